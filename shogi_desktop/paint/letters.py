"""Faces of Latin letters, the SFEN symbols: for those who cannot read kanji, on paper above all.

Made of the bundled font when they are asked for; the body of the piece tells whose it is, so a letter stays
upright on a turned one. It is a plain set, meant for print: what a piece can do is not drawn on it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPainterPath

from shogi_desktop.paint.text import sized_font
from shogi_desktop.rules import VARIANTS

LETTER_DROP = 0.085
"""How far below the middle of the body a letter stands, in heights of the body."""

_SIZE = 1000.0
_LETTER = 0.58
"""Height of the type, in heights of the body."""
_WIDEST = 0.74
"""Room for the letters of a promoted piece, in widths of the body."""


def letter_faces() -> dict[str, bytes]:
    """SVG text of the letters, ``K`` to ``+P``, by the kanji that `PieceSet` finds a face by."""
    faces = {}
    for variant in VARIANTS:
        for kind in variant.kinds:
            faces[kind.kanji] = _face(kind.symbol)
            if kind.royal:
                faces["王"] = faces[kind.kanji]
    return faces


def _face(letters: str) -> bytes:
    font = sized_font(_LETTER * _SIZE, bold=True)
    outlines = QPainterPath()
    outlines.addText(QPointF(0, 0), font, letters)
    shown = outlines.boundingRect()
    squeeze = min(1.0, _WIDEST * 0.9 * _SIZE / shown.width())
    height = QFontMetricsF(font).capHeight()
    left = 0.45 * _SIZE - shown.center().x() * squeeze
    base = (0.5 + LETTER_DROP) * _SIZE + height / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0.9 * _SIZE:.0f} {_SIZE:.0f}">'
        f'<g fill="currentColor" transform="translate({left:.1f} {base:.1f}) scale({squeeze:.4f} 1)">'
        f'<path d="{_path_data(outlines)}"/></g></svg>'
    ).encode()


def _path_data(path: QPainterPath) -> str:
    """The path in the language of SVG's ``d``."""
    parts: list[str] = []
    element = QPainterPath.ElementType
    for i in range(path.elementCount()):
        at = path.elementAt(i)
        sign = {element.MoveToElement: "M", element.LineToElement: "L", element.CurveToElement: "C"}
        parts.append(f"{sign.get(at.type, '')}{at.x:.1f} {at.y:.1f}")
    return " ".join(parts)
