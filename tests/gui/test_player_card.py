"""A player's card: nothing cut, and colours of alarm on a clock that runs only."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.game import ClockReading
from shogi_desktop.gui.look.tokens import BODY_PX, SMALL_PX
from shogi_desktop.gui.play.player_card import CardFace, PlayerCard, in_few_lines
from shogi_desktop.gui.window.main_window import MainWindow


def reading(ms: int) -> ClockReading:
    return ClockReading(main_ms=ms, byoyomi_ms=0, periods=0, in_byoyomi=False, flagged=False)


def face(*, name: str = "Aiko", ms: int = 600_000, to_move: bool = True) -> CardFace:
    return CardFace("Black", name, "", reading(ms), to_move=to_move, thinking=False)


@pytest.fixture
def card(qtbot: QtBot) -> PlayerCard:
    made = PlayerCard("☗")
    qtbot.addWidget(made)
    made.resize(88, 200)
    made.show()
    return made


def clock(card: PlayerCard) -> QLabel:
    return next(label for label in card.findChildren(QLabel) if label.property("role") == "clock")


@pytest.mark.parametrize(("ms", "alarm"), [(60_000, "none"), (10_000, "warning"), (5_000, "danger")])
def test_only_the_running_clock_takes_the_colours_of_alarm(card: PlayerCard, ms: int, alarm: str) -> None:
    card.show_face(face(ms=ms, to_move=True))
    assert clock(card).property("alarm") == alarm
    card.show_face(face(ms=ms, to_move=False))
    assert clock(card).property("alarm") == "none"


def test_large_text_is_large_in_a_narrow_card_too_where_its_words_have_room(
    card: PlayerCard, window: MainWindow
) -> None:
    """It was as small as at 100 % beside every small board."""
    window.settings.update(text_percent=150)
    card.resize(104, 240)
    card.show_face(face())
    label = next(label for label in card.findChildren(QLabel) if label.text() == "Black")
    label.ensurePolished()
    size = label.fontInfo().pixelSize()
    window.settings.update(text_percent=100)
    assert size == round(1.5 * SMALL_PX)


@pytest.mark.parametrize("width", [72, 88, 110, 140, 180])
@pytest.mark.parametrize("ms", [9_000, 600_000, 35_999_000])
def test_the_clock_is_never_cut(card: PlayerCard, width: int, ms: int) -> None:
    card.resize(width, 220)
    card.show_face(face(ms=ms))
    label = clock(card)
    label.ensurePolished()
    assert QFontMetrics(label.font()).horizontalAdvance(label.text()) <= label.width()


@pytest.mark.parametrize("name", ["Aiko", "A rather long name, of Somewhere far away", "W" * 60, "愛子" * 20])
@pytest.mark.parametrize("width", [72, 88, 140])
def test_a_name_takes_three_lines_at_most_and_stays_whole_for_a_screen_reader(
    card: PlayerCard, name: str, width: int
) -> None:
    card.resize(width, 220)
    card.show_face(face(name=name))
    label = next(part for part in card.findChildren(QLabel) if part.property("role") == "strong")
    lines = label.text().split("\n")
    assert len(lines) <= 3
    assert all(QFontMetrics(label.font()).horizontalAdvance(line) <= label.width() for line in lines)
    assert name in card.accessibleName()


def test_a_name_breaks_between_words_then_within_them_and_ends_in_dots(card: PlayerCard) -> None:
    metrics = QFontMetrics(card.font())

    def lines(text: str, room: str) -> list[str]:
        return in_few_lines(text, metrics, metrics.horizontalAdvance(room) + 1).split("\n")

    assert lines("Aiko", "Aiko Aiko") == ["Aiko"]
    assert lines("Aiko Yamamoto", "Yamamoto") == ["Aiko", "Yamamoto"]
    assert lines("WWWWWWWW", "WWWW") == ["WWWW", "WWWW"]
    assert lines("Aiko Yamamoto of Somewhere", "Yamamoto")[:2] == ["Aiko", "Yamamoto"]
    assert lines("Aiko Yamamoto of Somewhere", "Yamamoto")[2].endswith("…")
    assert lines("Wanderley_de_Oliveira", "Wanderley_de_") == ["Wanderley_de_", "Oliveira"]
    assert lines("", "Aiko") == [""]


def figures_of(label: QLabel) -> str:
    return label.text().replace("\u00a0", " ")


def byoyomi(ms: int, periods: int, main_ms: int = 0) -> CardFace:
    read = ClockReading(main_ms, ms, periods, in_byoyomi=not main_ms, flagged=False, period_ms=30_000)
    return CardFace("Black", "Aiko", "", read, to_move=True, thinking=False)


@pytest.mark.parametrize(
    ("face_shown", "figures", "note"),
    [
        (byoyomi(30_000, 3, main_ms=61_000), "1:01", "then 3 × 0:30"),
        (byoyomi(30_000, 1, main_ms=61_000), "1:01", "then 30 s a move"),
        (byoyomi(12_001, 3), "0:13", "byōyomi, 3 × 0:30"),
        (byoyomi(12_000, 1), "0:12", "byōyomi"),
    ],
)
def test_the_card_counts_the_present_period_down_and_tells_those_left(
    card: PlayerCard, face_shown: CardFace, figures: str, note: str
) -> None:
    card.show_face(face_shown)
    assert (clock(card).text(), card.clock_note) == (figures, note)
    shown = next(part for part in card.findChildren(QLabel) if figures_of(part) == note)
    assert " " not in shown.text().rpartition(" s ")[2].removeprefix("then ").removeprefix("byōyomi, ")


def test_a_clock_that_stands_still_says_so(card: PlayerCard) -> None:
    card.show_face(replace(byoyomi(12_000, 1), paused=True))
    assert card.clock_note == "paused"
    card.show_face(replace(byoyomi(12_000, 1), paused=True, to_move=False))
    assert card.clock_note == "byōyomi"


def test_a_word_is_made_smaller_before_it_is_broken(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    card = PlayerCard("☗", holder)  # as narrow as it is told to be, unlike a window
    holder.show()

    def advance(pixels: int) -> int:
        font = QFont(card.name_label.font())
        font.setPixelSize(pixels)
        return QFontMetrics(font).horizontalAdvance("Computer")

    card.resize(160, 220)
    card.show_face(face(name="Computer"))
    assert not card.name_label.styleSheet()

    card.resize(advance(SMALL_PX) + 12, 220)  # and the margins

    card.name_label.ensurePolished()
    assert card.name_label.text() == "Computer"
    assert card.name_label.font().pixelSize() == SMALL_PX < BODY_PX
    card.show_face(face(name="名人戦の挑戦者"))
    assert not card.name_label.styleSheet()
