"""Writing on any device: as text where the device keeps it, else as outlines."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEngine, QPainter, QPainterPath

from shogi_desktop.paint.fonts import print_font


def sized_font(size: float, *, bold: bool = False) -> QFont:
    """The bundled font, `size` painter units high, unhinted: it may be painted at any scale."""
    font = print_font()
    font.setPixelSize(max(1, round(size)))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def fitted_font(text: str, width: float, size: float, *, bold: bool = False) -> QFont:
    """`sized_font`, up to a third smaller if `text` would be wider than `width`."""
    font = sized_font(size, bold=bold)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    # Rounded down: a font a trifle too large would have its text shortened.
    return font if wide <= width else sized_font(math.floor(size * max(0.66, width / wide)), bold=bold)


def draw_text(painter: QPainter, rect: QRectF, alignment: Qt.AlignmentFlag, text: str, font: QFont) -> None:
    """Write one line of `text` in `rect` with the painter's pen colour, shortened to fit.

    In SVG it becomes outlines, which look the same everywhere; elsewhere it stays text.
    """
    metrics = QFontMetricsF(font)
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    if painter.paintEngine().type() is not QPaintEngine.Type.SVG:
        painter.setFont(font)
        painter.drawText(rect, alignment | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip, text)
        return
    width = metrics.horizontalAdvance(text)
    x = rect.left()
    if alignment & Qt.AlignmentFlag.AlignRight:
        x = rect.right() - width
    elif alignment & Qt.AlignmentFlag.AlignHCenter:
        x = rect.center().x() - width / 2
    baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    outlines = QPainterPath()
    outlines.addText(QPointF(x, baseline), font, text)
    painter.fillPath(outlines, painter.pen().color())
