"""Parts of an item of the board painted anew, each for itself."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem


def repaint(item: QGraphicsItem, *rects: QRectF) -> None:
    """Have these parts of `item`, which is in a scene, painted again; in its coordinates.

    `QGraphicsItem.update` joins what it is given into one rectangle: two squares in opposite corners would be
    the whole board.
    """
    scene = item.scene()
    for rect in rects:
        scene.update(item.mapRectToScene(rect))
