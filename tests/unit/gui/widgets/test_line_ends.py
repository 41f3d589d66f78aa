"""Where the lines of a label end: no kana is left alone, nor a word of one letter, nor a number."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.line_ends import released
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.reading import ReadingText

pytestmark = pytest.mark.usefixtures("qapp")

TEXT = "それでも詰みますが17手かかります。もっと早い詰みがあります。"


def lines(label: Label, width: int) -> list[str]:
    """The label's text as it is broken at that width, without what is not seen."""
    text = QLabel.text(label)
    layout = QTextLayout(text, label.font())
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(
            text[line.textStart() : line.textStart() + line.textLength()]
            .replace("\u00a0\u2060", " ")
            .replace("\u2060", "")
        )
    layout.endLayout()
    return found


def broken_at(text: str, width: int, *, phrases: bool = False) -> list[str]:
    """The lines of a label with that text, nothing of which is lost. :param phrases: as in a heading."""
    label = Label(text)
    if phrases:
        label.keep_phrases()
    broken = lines(label, width)
    assert "".join(broken) == text == label.text()
    return broken


@pytest.mark.parametrize("width", range(120, 400, 8))
def test_the_last_line_has_five_characters_at_any_width(width: int) -> None:
    broken = broken_at(TEXT, width)
    assert len(broken[-1]) >= 5


@pytest.mark.parametrize("width", range(90, 330, 8))
def test_no_line_ends_with_a_word_of_one_letter_or_with_a_number_before_its_unit(width: int) -> None:
    text = "Černý má na 2f druhého pěšce v tomtéž sloupci a k tomu 10 min, pak 30 s na každý tah i s věží."
    broken = broken_at(text, width)
    ends = {line.split()[-1] for line in broken if not line.endswith("30 s ")}
    assert not ends & {"v", "a", "k", "i", "s", "10", "30"}


@pytest.mark.parametrize("width", range(90, 330, 8))
def test_no_short_word_is_left_alone_on_the_last_line(width: int) -> None:
    for text in (
        "Lance 4, vez: Brancas. Encontre um lance melhor que o da partida.",
        "Black has two pawns on one file, the second on 2f (nifu).",
    ):
        broken = broken_at(text, width)
        assert len(broken[-1].split()) >= 2


@pytest.mark.parametrize("width", range(150, 400, 8))
@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("後手も同じ囲いを組むことが多く、受けきった側が駒得を手にします。", "手にします。"),
        ("チェスを知っている人へ。違うところ、新しいところ", "新しいところ"),
        ("灰色は局数が少なく、はっきりしたことは言えません。", "言えません。"),
        ("ポート番号と、サーバーが起動していることを確かめてください。", "確かめてください。"),
    ],
)
def test_a_japanese_text_does_not_end_with_a_piece_of_a_phrase(width: int, text: str, last: str) -> None:
    broken = broken_at(text, width)
    assert broken[-1].endswith(last)


@pytest.mark.parametrize("width", range(120, 330, 8))
def test_a_number_stays_with_what_it_tells_of_and_a_range_is_whole(width: int) -> None:
    text = "Partie: 25, výhry 7. Přesnost: 87,2. SPRT 0 … 10: LLR −0,03 (−2,94 … +2,94), nerozhodnuto."
    broken = broken_at(text, width)
    for whole in ("Partie: 25,", "Přesnost: 87,2.", "0 … 10:", "(−2,94 … +2,94),"):
        assert any(whole in line for line in broken), broken


@pytest.mark.parametrize("width", range(60, 330, 8))
def test_a_japanese_move_a_square_and_a_figure_stay_whole(width: int) -> None:
    text = "その後1手30秒。深さ21、☖2五銀。先手の歩が同じ筋に2枚あります(2六、二歩)。☗７六歩と指します。"
    broken = broken_at(text, width)
    for whole in ("1手", "30秒", "☖2五銀", "2枚", "2六", "☗７六歩"):
        assert any(whole in line for line in broken), broken


def test_a_text_to_be_read_at_length_breaks_its_lines_so_too(qtbot: QtBot) -> None:
    text = ReadingText()
    qtbot.addWidget(text)
    text.setText("No exercício, o adversário espera enquanto você joga.")
    for width in range(200, 420, 8):
        *_, (layout, last) = text._lines(width)
        ending = layout.text()[last.textStart() : last.textStart() + last.textLength()]
        assert len(released(ending).split()) >= 2, width


def test_a_unit_does_not_hold_what_follows_it(qtbot: QtBot) -> None:
    label = Label("pak 30 s na tah")
    qtbot.addWidget(label)
    assert lines(label, label.fontMetrics().horizontalAdvance("pak 30 s n")) == ["pak 30 s ", "na tah"]


def test_what_can_be_copied_and_what_is_short_stays_as_it_is(qtbot: QtBot) -> None:
    label = Label("先手の勝ちです。")
    qtbot.addWidget(label)
    assert QLabel.text(label) == "先手の勝ちです。"
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setText(TEXT)
    assert QLabel.text(label) == TEXT


@pytest.mark.parametrize("width", range(60, 330, 8))
def test_no_line_begins_with_the_dot_between_what_is_listed(width: int) -> None:
    text = "☖ +268  ·  profundidade 21  ·  Engine of the club  ·  S*2e"
    broken = broken_at(text, width)
    assert not [line for line in broken if line.lstrip().startswith("·")]


@pytest.mark.parametrize("width", range(100, 330, 8))
def test_a_heading_in_japanese_breaks_between_phrases(width: int) -> None:
    """It was broken within 提案 and within 対局."""
    text = "Aiko Yamamotoが引き分けを提案しています。ネットワークで対局中です。"
    broken = broken_at(text, width, phrases=True)
    for whole in ("分けを", "提案しています。", "ネットワークで", "対局中です。"):
        assert any(whole in line for line in broken), broken


def read(widget: QWidget) -> str:
    """What a screen reader says of it."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_a_screen_reader_says_no_signs_without_width(qtbot: QtBot) -> None:
    label = Label("Overlooks a lot. For your first game.")
    qtbot.addWidget(label)
    assert label.held_text != label.text()
    assert read(label) == label.text()
    label.setText("A coach warns me of bad moves before they count")
    assert read(label) == label.text()
    label.setText("Even")
    assert read(label) == "Even" and not label.accessibleName()
    label.setAccessibleName("What is known of it")
    label.setText("Overlooks a lot. For your first game.")
    assert read(label) == "What is known of it"


def test_a_name_that_may_be_broken_anywhere_is_read_as_it_is(qtbot: QtBot) -> None:
    """A saved file's name was read with signs without width behind its underscores."""
    label = Label("Saved as 20261128_\u200b1831_\u200bblack.kifu")
    qtbot.addWidget(label)
    assert read(label) == "Saved as 20261128_1831_black.kifu"
    label.setText("Saved as game.kifu")
    assert read(label) == "Saved as game.kifu"
