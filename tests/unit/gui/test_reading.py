"""Text to be read: the lines it takes, and their distance."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.reading import ReadingText

WORDS = "The king goes one square in any direction. To practise, your opponent waits while you move."


def text(qtbot: QtBot, words: str) -> ReadingText:
    label = ReadingText()
    qtbot.addWidget(label)
    label.setStyleSheet("font-size: 17px;")
    label.setText(words)
    return label


def test_lines_of_17_pixels_are_26_apart(qtbot: QtBot) -> None:
    label = text(qtbot, "One line")
    assert label.pitch == 26
    assert label.heightForWidth(400) == 26


def test_a_narrow_text_takes_more_lines_and_an_empty_one_none(qtbot: QtBot) -> None:
    label = text(qtbot, WORDS)
    assert label.heightForWidth(200) > label.heightForWidth(400) > 26
    assert text(qtbot, "").heightForWidth(400) == 0
    assert text(qtbot, "One\nTwo").heightForWidth(400) == 52


def test_every_line_is_within_its_width(qtbot: QtBot) -> None:
    label = text(qtbot, WORDS + " 駒" * 40)
    assert all(line.naturalTextWidth() <= 180 for _layout, line in label._lines(180))
