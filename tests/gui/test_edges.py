"""What is below each other begins at the same edge, at every size of text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QTableWidget, QWidget

from shogi_desktop.gui.library.list_model import GameListModel, ListColumn
from shogi_desktop.gui.widgets.line_ends import held
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.window.main_window import MainWindow
from tests.support.screens import SCREENS, put_away, settle

NEAR = 8
"""Pixels: as far as the sign of the way back may be from the edge, since its drawing has a margin."""


def ink_left(top: QWidget, area: QRect) -> int:
    """The first column of `area`, in `top`, in which something is drawn on the ground."""
    picture = top.grab(area).toImage()
    ground = picture.pixel(0, picture.height() // 2)
    for x in range(picture.width()):
        if any(picture.pixel(x, y) != ground for y in range(picture.height())):
            return area.left() + x
    return area.right() + 1


def of_widget(top: QWidget, widget: QWidget) -> int:
    return ink_left(top, QRect(widget.mapTo(top, QPoint()), widget.size()))


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("screen", ["review", "lesson", "deck"])
def test_the_way_back_is_at_the_edge_of_what_is_below_it(
    window: MainWindow, screen: str, percent: int
) -> None:
    window.settings.update(text_percent=percent)
    page = SCREENS[screen](window)
    settle()
    back = next(
        one for one in page.findChildren(QPushButton) if one.property("way") == "back" and one.isVisible()
    )
    below = [
        one
        for one in page.findChildren(QLabel)
        if one.isVisible() and one.property("role") in {"title", "heading"}
    ]
    edges = of_widget(page, back), of_widget(page, below[0])
    put_away(window, page)
    window.settings.update(text_percent=100)
    assert abs(edges[0] - edges[1]) <= NEAR * percent // 100


@pytest.mark.parametrize("percent", [100, 150])
def test_what_is_wrong_with_a_position_begins_below_the_headline(window: MainWindow, percent: int) -> None:
    window.settings.update(text_percent=percent)
    window.resize(1280, 720)
    SCREENS["editor"](window)
    settle()
    page = window.parts.editing.page
    assert page is not None
    panel = page.panel
    first = panel.problems.visualRect(panel.problems.model().index(0, 0))
    corner = panel.problems.viewport().mapTo(window, first.topLeft())
    edges = of_widget(window, panel._use), ink_left(window, QRect(corner, first.size()))
    window.settings.update(text_percent=100)
    assert abs(edges[0] - edges[1]) <= 2


def test_numbers_of_moves_are_right_aligned_below_their_heading() -> None:
    model = GameListModel()
    role = Qt.ItemDataRole.TextAlignmentRole
    sides = [
        model.headerData(column, Qt.Orientation.Horizontal, role)
        for column in (ListColumn.PLIES, ListColumn.DATE)
    ]
    middle = Qt.AlignmentFlag.AlignVCenter
    assert sides == [Qt.AlignmentFlag.AlignRight | middle, Qt.AlignmentFlag.AlignLeft | middle]


def test_no_table_has_a_grid_of_its_own(window: MainWindow) -> None:
    dialog = SCREENS["information"](window)
    assert isinstance(dialog, QDialog)
    grids = [table.showGrid() for table in dialog.findChildren(QTableWidget)]
    put_away(window, dialog)
    assert grids == [False]


@pytest.mark.parametrize(("screen", "roles"), [("best_move", {"heading"}), ("opponents", {"dim", "strong"})])
def test_what_is_asked_and_what_is_centred_breaks_between_japanese_phrases(
    window: MainWindow, screen: str, roles: set[str]
) -> None:
    window.settings.update(language="ja")
    page = SCREENS[screen](window)
    settle()
    labels = [
        one
        for one in page.findChildren(Label)
        if one.isVisible() and one.wordWrap() and one.property("role") in roles
    ]
    torn = [one.text() for one in labels if one.held_text != held(one.text(), phrases=True)]
    put_away(window, page)
    window.settings.update(language="en")
    assert labels
    assert not torn
