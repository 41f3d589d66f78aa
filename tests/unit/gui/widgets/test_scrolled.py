"""An area that scrolls shows a line at the edges beyond which there is more."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.scrolled import _LinedArea, scrolled


def area_with(qtbot: QtBot, height: int, *, below: int) -> tuple[QWidget, _LinedArea]:
    """A window, and in it an area 100 pixels high over a page of that height; `below` it is room."""
    holder, page = QWidget(), QWidget()
    qtbot.addWidget(holder)
    page.setMinimumHeight(height)
    area = scrolled(page, holder)
    assert isinstance(area, _LinedArea)
    area.setFixedHeight(100)
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, below)
    column.addWidget(area)
    holder.resize(200, 100 + below)
    holder.show()
    return holder, area


def lines(area: _LinedArea) -> tuple[bool, bool]:
    top, bottom = area.edges
    return top.isVisible(), bottom.isVisible()


def test_a_line_shows_where_there_is_more(qtbot: QtBot) -> None:
    _window, area = area_with(qtbot, 300, below=40)
    assert lines(area) == (False, True)
    area.verticalScrollBar().setValue(50)
    assert lines(area) == (True, True)
    area.verticalScrollBar().setValue(200)
    assert lines(area) == (True, False)
    assert area.edges[0].geometry().top() == area.viewport().geometry().top()


def test_no_line_shows_where_everything_is_seen(qtbot: QtBot) -> None:
    _window, area = area_with(qtbot, 60, below=40)
    assert lines(area) == (False, False)


def test_the_edge_of_the_window_needs_no_line(qtbot: QtBot) -> None:
    _window, area = area_with(qtbot, 300, below=0)
    assert lines(area) == (False, False)
