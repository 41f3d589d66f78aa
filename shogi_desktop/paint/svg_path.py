"""The outlines of a face as a painter's path, where the SVG is of plain paths as in the bundled sets.

Qt's own renderer outlines an invisible stroke of every path that it paints into a PDF, which makes the file
three times as large; a path that is only filled has none.
"""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

_DATA = re.compile(rb'<path d="([MLHVCQZ0-9 .\-]*)"/>')
_STEP = re.compile(r"([MLHVCQZ])([^MLHVCQZ]*)")
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}


def outlines(svg: bytes) -> QPainterPath | None:
    """The paths of `svg` in one, filled as SVG does; None if there is more to it than absolute steps."""
    found = _DATA.findall(svg)
    if not found or b"transform" in svg or len(found) != svg.count(b"<path"):
        return None
    path = QPainterPath()
    for step, text in _STEP.findall(b" ".join(found).decode()):
        numbers = [float(number) for number in _NUMBER.findall(text)]
        if step == "Z":
            path.closeSubpath()
            continue
        count = _COUNTS[step]
        for at in range(0, len(numbers) - count + 1, count):
            # SVG 1.1, 8.3.2: more pairs after the first of a moveto are lines.
            _take("L" if step == "M" and at else step, numbers[at : at + count], path)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _take(step: str, numbers: list[float], path: QPainterPath) -> None:
    here = path.currentPosition()
    match step:
        case "M":
            path.moveTo(*numbers)
        case "L":
            path.lineTo(*numbers)
        case "H":
            path.lineTo(numbers[0], here.y())
        case "V":
            path.lineTo(here.x(), numbers[0])
        case "C":
            path.cubicTo(*numbers)
        case "Q":
            path.quadTo(*numbers)
