"""Texts of megabytes: what is laid out of them is bounded, and not a character of them is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.records.files import open_file
from shogi_desktop.game import Record
from shogi_desktop.gui.library.preview import GamePreview
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.study.comment_box import MOST_READ, CommentBox
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, parse_usi_move
from tests.gui.hands import finish_work

WORD = "a" * 300_000
ANYWHERE, BETWEEN_WORDS = QTextOption.WrapMode.WrapAnywhere, QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere


@pytest.fixture
def box(qtbot: QtBot) -> Iterator[CommentBox]:
    """Beside a field that has the keys."""
    holder = QWidget()
    qtbot.addWidget(holder)
    box, field = CommentBox(holder), QLineEdit(holder)
    box.resize(300, 100)
    field.move(0, 100)
    holder.show()
    field.setFocus()
    yield box  # noqa: PT022 - the holder must live as long


def read(box: CommentBox) -> str:
    return box.view.document().toPlainText()


@pytest.mark.parametrize("word", ["a", "」", "\u00a0"], ids=["letters", "brackets", "no-break spaces"])
def test_a_comment_in_one_word_is_broken_anywhere(box: CommentBox, word: str) -> None:
    """To look for places between words in it took 45 s, and longer the longer it was."""
    box.set_text(word * 300_000)

    assert box.view.wordWrapMode() == ANYWHERE
    assert len(read(box)) < MOST_READ + 200
    box.edit()
    assert box.editor.wordWrapMode() == ANYWHERE
    assert box.editor.toPlainText() == word.replace("\u00a0", " ") * 300_000


def test_a_usual_comment_is_broken_between_words_and_there_whole(box: CommentBox) -> None:
    text = "The rook is driven away. " * 70
    box.set_text(text)

    assert box.view.wordWrapMode() == box.editor.wordWrapMode() == BETWEEN_WORDS
    assert read(box).strip() == text.strip()
    assert box.editor.toPlainText() == text


def test_of_a_long_comment_the_beginning_is_read_and_all_of_it_edited(box: CommentBox, qtbot: QtBot) -> None:
    text = "word " * 60_000
    told: list[str] = []
    box.edited.connect(told.append)
    box.set_text(text)

    assert read(box).startswith("word word")
    assert f"{len(text) - MOST_READ} more" in read(box)
    assert told == []
    qtbot.keyClick(box.view, Qt.Key.Key_Return)
    assert box.editor.toPlainText() == text
    qtbot.keyClicks(box.editor, "!")
    assert told == [text + "!"]


def test_a_long_word_that_is_pasted_is_broken_anywhere(box: CommentBox) -> None:
    pasted = QMimeData()
    pasted.setText(WORD)
    box.set_text("Before ")
    box.edit()
    box.editor.insertFromMimeData(pasted)

    assert box.editor.wordWrapMode() == ANYWHERE
    assert box.editor.toPlainText() == "Before " + WORD


def test_looking_at_other_moves_keeps_a_long_comment(box: CommentBox) -> None:
    told: list[str] = []
    box.edited.connect(told.append)
    for text in (WORD, "short", WORD + "b", "", WORD):
        box.set_text(text)
    box.edit()

    assert told == []
    assert box.editor.toPlainText() == WORD


@pytest.fixture
def kifu(tmp_path: Path) -> Path:
    path = tmp_path / "long.kif"
    lines = [f"{key}：{WORD}" for key in ("棋戦", "場所", "開始日時", "戦型", "先手", "後手")]
    lines += ["手数----指手---------消費時間--", "   1 ７六歩(77)", f"*{WORD}", f"&{WORD}"]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_headers_names_and_bookmarks_of_any_length_are_shown_short_and_saved_whole(
    window: MainWindow, kifu: Path
) -> None:
    window.open_path(kifu)
    finish_work(window)
    window.do("forward")
    window.do("bookmarks")

    assert all(len(label.text()) < 2_100 for label in window.findChildren(QLabel))
    window.do("save")
    finish_work(window)
    record = open_file(kifu).record
    assert record.headers["event"] == record.headers["black"] == WORD
    assert record.node((0,)).comment == record.node((0,)).bookmark == WORD


def test_the_librarys_preview_shows_the_beginning(window: MainWindow, qtbot: QtBot) -> None:
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD))
    record.headers.update(black=WORD, white=WORD, event=WORD, date=WORD, opening=WORD)
    preview = GamePreview(Appearance.of(window.settings.current), lambda *_: "")
    qtbot.addWidget(preview)
    preview.show_game(record, ())

    assert all(len(label.text()) < 500 for label in preview.findChildren(QLabel))
