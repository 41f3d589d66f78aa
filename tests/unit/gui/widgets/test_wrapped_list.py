"""No line of a list of wrapped entries begins within a Japanese move, nor within a phrase of a heading."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtWidgets import QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.line_ends import released
from shogi_desktop.gui.widgets.wrapped_list import WrappedList


def beginnings(shown: WrappedList, width: int) -> str:
    """What the lines of the first entry begin with, where that much room is."""
    option = QStyleOptionViewItem()
    delegate = shown.itemDelegate()
    assert isinstance(delegate, QStyledItemDelegate)
    delegate.initStyleOption(option, shown.model().index(0, 0))
    text: str = option.text
    assert released(text) == shown.item(0).text()
    layout = QTextLayout(text, shown.font())
    layout.setTextOption(QTextOption())
    layout.beginLayout()
    starts = ""
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts += text[line.textStart()]
    layout.endLayout()
    return starts


def test_moves_are_whole(qtbot: QtBot) -> None:
    shown = WrappedList()
    qtbot.addWidget(shown)
    shown.addItem("1手目：同手数の余詰：☗2三金打、☖2一玉、☗3二金直")
    room = shown.fontMetrics().horizontalAdvance("☖2一玉、☗3")
    for width in range(room, 3 * room, 3):
        assert not set("一二三玉金打直") & set(beginnings(shown, width)[1:]), width


def test_phrases_of_headings_are_whole(qtbot: QtBot) -> None:
    shown = WrappedList(phrases=True)
    qtbot.addWidget(shown)
    shown.addItem("向かい飛車")
    assert beginnings(shown, shown.fontMetrics().horizontalAdvance("向かい飛")) == "向飛"


def drawn_lines(shown: WrappedList) -> int:
    """How many lines of words the first entry has in the picture."""
    picture, place = shown.grab().toImage(), shown.visualItemRect(shown.item(0))
    columns = range(place.left() + GRID, place.right() - GRID)
    ground = picture.pixel(place.right() - 1, place.top() + 1)
    inked = [
        any(picture.pixel(x, y) != ground for x in columns)
        for y in range(place.top() + 2, place.bottom() - 1)
    ]
    return sum(now and not before for before, now in pairwise([False, *inked]))


def test_an_entry_is_as_high_as_the_lines_that_are_drawn(qtbot: QtBot) -> None:
    shown = WrappedList()
    qtbot.addWidget(shown)
    shown.setStyleSheet("QListWidget { border: none; } QListWidget::item { padding: 6px 8px; }")
    shown.addItem("other solution, as short as this one")
    line = shown.fontMetrics().height()
    asked = shown.fontMetrics().horizontalAdvance(shown.item(0).text())
    seen = set()
    for width in range(asked + 2, asked + 4 * GRID, 2):
        shown.resize(width, 400)
        shown.grab()  # it hears of its size
        lines = round((shown.item(0).sizeHint().height() - 2 * GRID) / line)
        assert drawn_lines(shown) == lines, width
        seen.add(lines)
    assert seen == {1, 2}


def test_an_item_is_left_alone_until_it_is_made(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """One seen while its constructor runs has two objects in Python; to clear the list then crashed."""
    shown = WrappedList()
    qtbot.addWidget(shown)
    monkeypatch.setattr(shown, "item", None)
    made = QListWidgetItem("one", shown)
    assert made.sizeHint().height() > shown.fontMetrics().height()
