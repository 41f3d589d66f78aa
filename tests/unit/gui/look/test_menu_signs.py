"""What a menu shows beside its entries: ticks, arrows to menus below, frames round icons that are on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QMenu, QStyle, QStyleOption
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.look.icons import sign
from shogi_desktop.gui.look.keys import HouseStyle
from shogi_desktop.gui.look.style import style_sheet
from shogi_desktop.gui.look.tokens import DARK_TOKENS, LIGHT_TOKENS, Tokens

TICK, ARROW = (
    QStyle.PrimitiveElement.PE_IndicatorMenuCheckMark,
    QStyle.PrimitiveElement.PE_IndicatorArrowRight,
)


def inked(element: QStyle.PrimitiveElement, side: int, menu: QMenu) -> QRect:
    """Where there is ink in a square of `side` pixels."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    option = QStyleOption()
    option.rect = image.rect()
    painter = QPainter(image)
    HouseStyle().drawPrimitive(element, option, painter, menu)
    painter.end()
    dark = [(x, y) for x in range(side) for y in range(side) if image.pixelColor(x, y).lightness() < 160]
    across, down = [x for x, _ in dark], [y for _, y in dark]
    return QRect(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1)


@pytest.mark.parametrize(("element", "share"), [(TICK, 0.8), (ARROW, 0.35)])
def test_a_sign_is_as_large_as_its_place(
    qtbot: QtBot, element: QStyle.PrimitiveElement, share: float
) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    for side in (16, 32):
        ink = inked(element, side, menu)
        assert abs(ink.width() - share * side) <= 2
        assert abs(ink.center().x() - side / 2) <= 1.5


@pytest.mark.parametrize("tokens", [LIGHT_TOKENS, DARK_TOKENS])
def test_an_entry_with_an_icon_shows_whether_it_is_on(qtbot: QtBot, tokens: Tokens) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.setStyleSheet(style_sheet(tokens))
    entry = menu.addAction(sign("engine"), "Analyse")
    entry.setCheckable(True)
    pictures = []
    for on in (False, True):
        entry.setChecked(on)
        pictures.append(menu.grab().toImage())
    assert pictures[0] != pictures[1]
