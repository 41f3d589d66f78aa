"""The chat below the moves keeps what was said last in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.online.company import ChatLine
from shogi_desktop.gui.online.chat_pane import ChatPane


@pytest.fixture
def pane(qtbot: QtBot) -> ChatPane:
    pane = ChatPane()
    qtbot.addWidget(pane)
    pane.resize(240, 200)
    pane.show()
    for number in range(40):
        pane.add(ChatLine("Ben", f"Line {number}"))
    QApplication.processEvents()
    return pane


def test_the_last_line_stays_in_sight_in_a_lower_pane(pane: ChatPane) -> None:
    bar = pane.lines.verticalScrollBar()
    assert bar.value() == bar.maximum()
    for height in (160, 120, 200):
        pane.resize(240, height)
        QApplication.processEvents()
        assert bar.value() == bar.maximum()


def test_who_reads_what_was_said_before_is_left_there(pane: ChatPane) -> None:
    view, bar = pane.lines.viewport(), pane.lines.verticalScrollBar()
    middle = QPointF(view.rect().center())
    up = QWheelEvent(
        middle,
        view.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 1_200),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, up)
    place = bar.value()
    assert place < bar.maximum()
    pane.resize(240, 120)
    QApplication.processEvents()
    assert bar.value() == place
