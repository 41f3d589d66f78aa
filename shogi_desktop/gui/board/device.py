"""Drawing pixmaps one device pixel to one device pixel, at whatever scale the view and the screen have."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform


@dataclass(frozen=True, slots=True)
class DeviceScale:
    """How item units become device pixels under a painter whose transform neither turns nor shears.

    :ivar view: logical pixels per item unit.
    :ivar ratio: device pixels per logical pixel (1.25 on a screen at 125 %).
    """

    view: float
    ratio: float

    @classmethod
    def of(cls, painter: QPainter) -> DeviceScale:
        world, device = painter.worldTransform(), painter.deviceTransform()
        view = math.hypot(world.m11(), world.m12())
        # Rounded: the same screen must always give the same number, by which drawings are kept.
        return cls(view, round(math.hypot(device.m11(), device.m12()) / view, 6))


def draw_snapped(painter: QPainter, top_left: QPointF, pixmap: QPixmap) -> None:
    """Draw `pixmap` unscaled, its corner on the device pixel nearest to `top_left` (item coordinates)."""
    device = painter.deviceTransform()
    to_device, _ = painter.worldTransform().inverted()
    to_device = to_device * device
    corner = device.map(top_left)
    from_device, _ = to_device.inverted()
    painter.save()
    painter.setWorldTransform(QTransform())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    painter.drawPixmap(from_device.map(QPointF(round(corner.x()), round(corner.y()))), pixmap)
    painter.restore()


def draw_fitted(painter: QPainter, rect: QRectF, pixmap: QPixmap) -> None:
    """Draw `pixmap` scaled into `rect` (item coordinates), smoothly: for what is in motion."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
