"""An Alt that a screen reader hands on late closes no menu; one that is pressed does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.late_alt import LateAlt


def test_a_late_alt_closes_no_menu(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menu = LateAlt(window).guard(QMenu("&Game", window))
    window.menuBar().addMenu(menu)
    menu.addAction("New")
    window.show()
    menu.popup(window.pos())
    late = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    QCoreApplication.sendEvent(menu, late)
    assert menu.isVisible()
    QTest.keyPress(menu.windowHandle(), Qt.Key.Key_Escape)
    assert not menu.isVisible()
