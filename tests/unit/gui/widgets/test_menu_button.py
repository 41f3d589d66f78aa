"""The button that opens a menu: its word and the sign behind it, in a narrow and in a wide one."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.menu_button import MenuButton


def inked(button: MenuButton) -> list[int]:
    """The columns between the edges that are not plain ground."""
    image = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ground = image.pixelColor(4, image.height() // 2)
    rows = range(4, image.height() - 4)

    def differs(x: int) -> bool:
        return any(abs(QColor(image.pixel(x, y)).lightness() - ground.lightness()) > 60 for y in rows)

    return [x for x in range(4, image.width() - 4) if differs(x)]


@pytest.mark.parametrize("spare", [0, 120])
def test_the_sign_stands_a_gap_behind_the_word_and_nothing_is_cut(qtbot: QtBot, spare: int) -> None:
    button = MenuButton("Add")
    qtbot.addWidget(button)
    button.setStyleSheet("QPushButton { background: white; color: black; border: none; padding: 0 6px; }")
    button.setMenu(QMenu(button))
    button.resize(button.sizeHint().width() + spare, 36)

    found = inked(button)
    gaps = [after - before for before, after in itertools.pairwise(found)]
    assert 6 <= max(gaps) <= 10
    assert abs((found[0] + found[-1]) / 2 - button.width() / 2) <= 2
