"""Fields for numbers: bounds, the unit behind, and text that does not touch the edge."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.number_field import number_field


def test_its_text_begins_at_the_left_and_not_at_the_edge(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    field = number_field(" moves", 20, 100, window)
    field.setValue(7)
    assert (field.value(), field.text()) == (20, "20 moves")
    assert field.alignment() & Qt.AlignmentFlag.AlignLeft
    assert field.lineEdit().textMargins().left() >= 6
