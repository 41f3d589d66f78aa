"""A list whose entries take the lines that their words need, and no more."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.scrolled import bar_width
from shogi_desktop.gui.widgets.wrapped_list import WrappedList

WORDS = "Five words in one entry"


@pytest.mark.parametrize(("entries", "lines"), [(3, 1), (40, 2)])
def test_the_room_of_a_scroll_bar_is_kept_only_where_there_is_one(
    qtbot: QtBot, entries: int, lines: int
) -> None:
    shown = WrappedList()
    qtbot.addWidget(shown)
    metrics = QFontMetrics(shown.font())
    shown.resize(metrics.horizontalAdvance(WORDS) + 4 * GRID + bar_width(shown) // 2, 300)
    shown.addItems(["One"] + [WORDS] * (entries - 1))
    shown.show()
    QApplication.processEvents()
    first, second = (shown.sizeHintForRow(row) for row in (0, 1))
    assert round((second - first) / metrics.lineSpacing()) == lines - 1
