"""Pixmaps land on the pixel grid of the device, whatever the scale."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from shogi_desktop.gui.board.device import DeviceScale, draw_snapped

RED, WHITE = QColor(255, 0, 0), QColor(255, 255, 255)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 2.75])
@pytest.mark.parametrize("scale", [0.37, 0.777, 1.3])
def test_a_pixmap_is_neither_blurred_nor_resized(qapp: QApplication, ratio: float, scale: float) -> None:
    pixmap = QPixmap(20, 14)
    pixmap.fill(RED)
    pixmap.setDevicePixelRatio(ratio)
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(WHITE)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.translate(3.3, 2.6)
    painter.scale(scale, scale)
    found = DeviceScale.of(painter)
    assert (found.view, found.ratio) == (pytest.approx(scale), pytest.approx(ratio))
    corner = painter.deviceTransform().map(QPointF(7.4, 5.7))
    draw_snapped(painter, QPointF(7.4, 5.7), pixmap)
    painter.end()
    colours = {(x, y): image.pixelColor(x, y) for x in range(200) for y in range(200)}
    red = {place for place, colour in colours.items() if colour == RED}
    assert all(colour in (RED, WHITE) for colour in colours.values())
    left, top = round(corner.x()), round(corner.y())
    assert red == {(x, y) for x in range(left, left + 20) for y in range(top, top + 14)}
