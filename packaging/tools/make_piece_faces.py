"""Draw the faces of the bundled piece sets: characters of openly licensed fonts as SVG outlines.

Run by hand when the lettering changes; the result is in the repository, so neither a build nor a user's
machine needs the fonts. The one character of a piece is fitted by its ink, so that every piece is filled
alike, and strengthened by a stroke. Two characters are of a scanned brush: its edges are ragged, and one of
few strokes, scaled to fill its place, would be much bolder than one of many. So each is drawn large, made
bolder or lighter until its strokes are as wide as wanted, smoothed, and traced by potrace, whose output is
ours.

    python packaging/tools/make_piece_faces.py --brush kouzan-mouhitsu.ttf --serif NotoSerifCJK-Bold.ttc

Debian's packages fonts-kouzan-mouhitsu (public domain) and fonts-noto-cjk (OFL 1.1) hold these files, and
potrace is a package too. Either font may be left out.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from PIL import Image, ImageChops, ImageFilter
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY))

from shogi_desktop.paint.wedge import CORNERS, body_size  # noqa: E402
from shogi_desktop.rules import VARIANTS, PieceKind  # noqa: E402

TWO_KANJI = {
    "王": "王将", "玉": "玉将", "妃": "妃将", "飛": "飛車", "角": "角行", "金": "金将", "銀": "銀将",
    "桂": "桂馬", "跳": "跳馬", "香": "香車", "歩": "歩兵", "龍": "龍王", "馬": "龍馬", "全": "成銀",
    "圭": "成桂", "今": "成跳", "杏": "成香", "仝": "成香", "と": "と金", "个": "と金",
}  # fmt: skip
"""The full names on the pieces, by the single character RULES.md gives each face."""


_EDGE = 0.022
"""How far ink keeps from the edge of the wood, in parts of the body's size."""


@dataclass(frozen=True)
class Box:
    """Where a character's ink goes, in parts of the body's width and height; `stretch` bounds distortion."""

    left: float
    top: float
    right: float
    bottom: float
    stretch: float = 1.0


@dataclass(frozen=True)
class Style:
    """One character: its font, the strength of the added stroke in parts of the body's height, its box."""

    font: TTFont
    stroke: float
    box: Box


def face_svg(style: Style, char: str, kind: PieceKind) -> str:
    """SVG of the character `char` in the box of `style`, on the body of `kind`."""
    width, height = body_size(kind)
    path = f'<path d="{_fitted(style.font, char, style.box, width, height, style.stroke)}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<g fill="currentColor" stroke="currentColor" stroke-width="{round(style.stroke * height)}"'
        f' stroke-linejoin="round">{path}</g></svg>\n'
    )


def _fitted(font: TTFont, char: str, box: Box, width: int, height: int, stroke: float) -> str:
    """SVG path data of `char` in `box`, narrowed until it keeps off the slanting edges of the body."""
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(char)]]
    while True:
        transform = _transform(_bounds(glyphs, glyph), box, width, height, stroke)
        recording = RecordingPen()
        glyph.draw(TransformPen(recording, transform))
        points = [point for _, arguments in recording.value for point in arguments]
        if all(_on_wood(x / width, y / height, _EDGE + stroke / 2) for x, y in points):
            break
        box = replace(box, left=box.left + 0.01, right=box.right - 0.01)
    pen = SVGPathPen(glyphs, ntos=lambda v: str(round(v)))
    glyph.draw(TransformPen(pen, transform))
    return str(pen.getCommands())


def _bounds(glyphs: Any, glyph: Any) -> tuple[float, float, float, float]:
    pen = BoundsPen(glyphs)
    glyph.draw(pen)
    left, bottom, right, top = pen.bounds
    return left, bottom, right, top


def _transform(
    bounds: tuple[float, float, float, float], box: Box, width: int, height: int, stroke: float
) -> tuple[float, float, float, float, float, float]:
    """What takes ink of `bounds`, in font units, into `box`, the stroke's half width inside it."""
    x_min, y_min, x_max, y_max = bounds
    room_x = (box.right - box.left) * width - stroke * height
    room_y = (box.bottom - box.top) * height - stroke * height
    scale_x, scale_y = room_x / (x_max - x_min), room_y / (y_max - y_min)
    scale_x, scale_y = min(scale_x, scale_y * box.stretch), min(scale_y, scale_x * box.stretch)
    dx = (box.left + box.right) / 2 * width - scale_x * (x_min + x_max) / 2
    dy = (box.top + box.bottom) / 2 * height + scale_y * (y_min + y_max) / 2
    return (scale_x, 0, 0, -scale_y, dx, dy)


def _on_wood(x: float, y: float, distance: float) -> bool:
    """Whether a point of the unit square lies in the wedge, `distance` from its edges."""
    corners = [QPointF(*corner) for corner in CORNERS]
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        along = end - start
        off = (along.x() * (y - start.y()) - along.y() * (x - start.x())) / math.hypot(along.x(), along.y())
        if off < distance:
            return False
    return True


_PIXEL = 2
"""Units of the body to a pixel of the drawing."""
_SMOOTH = 4.5
"""Radius of the blur that takes the raggedness off, in pixels."""
_WIDEST, _STEPS = 70.0, 9
"""How much bolder or lighter a letter is made at most, in units, and halvings of that range."""
_USUAL, _LEAST = 0.80, 0.80
"""A letter as wide as `_USUAL` of its em fills its place; a narrow one at least `_LEAST` of it."""
_STRETCH = 1.32
_BRUSH_EDGE = 0.02
"""How far ink keeps from the edge of the wood, in widths of the body."""


@dataclass(frozen=True)
class Place:
    """Where a letter goes, in parts of the body's width and height."""

    left: float
    top: float
    right: float
    bottom: float


STEM = 0.058
"""How wide the strokes of two characters are, in widths of the body."""
UPPER, LOWER = Place(0.18, 0.105, 0.82, 0.525), Place(0.115, 0.505, 0.885, 0.945)
"""The places of two characters; they overlap a little, as on real pieces."""


def brush_svg(font: TTFont, text: str, kind: PieceKind) -> str:
    """SVG of the two characters `text` in even strokes on the body of `kind`."""
    width, height = body_size(kind)
    letters = (
        "".join(brush_paths(font, char, place, (width, height), STEM))
        for char, place in zip(text, (UPPER, LOWER), strict=True)
    )
    paths = "".join(f'<path d="{data}"/>' for data in letters)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<g fill="currentColor">{paths}</g></svg>\n'
    )


def brush_paths(font: TTFont, char: str, place: Place, size: tuple[int, int], stem: float) -> list[str]:
    """SVG path data of `char` at `place` on a body of `size`, its strokes `stem` widths of the body wide."""
    width, height = size
    narrowed = 1.0
    while True:
        drawn = _placed(_outline(font, char), font["head"].unitsPerEm, place, size, narrowed)
        ink = _weighed(drawn, width // _PIXEL, height // _PIXEL, stem * width / _PIXEL)
        if _all_on_wood(ink):
            return _traced(ink)
        narrowed -= 0.02


@cache
def _outline(font: TTFont, char: str) -> QPainterPath:
    """The letter in font units, y upwards."""
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[ord(char)]].draw(pen)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for operator, points in pen.value:
        match operator:
            case "moveTo":
                path.moveTo(*points[0])
            case "lineTo":
                path.lineTo(*points[0])
            case "curveTo":
                path.cubicTo(*points[0], *points[1], *points[2])
            case "qCurveTo":
                for number, control in enumerate(points[:-1]):
                    after = points[number + 1]
                    last = number == len(points) - 2
                    end = after if last else ((control[0] + after[0]) / 2, (control[1] + after[1]) / 2)
                    path.quadTo(*control, *end)
            case _:
                path.closeSubpath()
    return path


def _placed(
    outline: QPainterPath, em: int, place: Place, size: tuple[int, int], narrowed: float
) -> QPainterPath:
    """The letter in its place, as large beside others as its share of the em says, in pixels."""
    ink = outline.boundingRect()
    width, height = size[0] / _PIXEL, size[1] / _PIXEL
    room_x = (place.right - place.left) * width * narrowed
    room_y = (place.bottom - place.top) * height
    scale_x = room_x * min(1.0, max(_LEAST, ink.width() / em / _USUAL)) / ink.width()
    scale_y = room_y * min(1.0, max(_LEAST, ink.height() / em / _USUAL)) / ink.height()
    scale_x, scale_y = min(scale_x, scale_y * _STRETCH), min(scale_y, scale_x * _STRETCH)
    middle = QPointF((place.left + place.right) / 2 * width, (place.top + place.bottom) / 2 * height)
    centre = ink.center()
    shift = QTransform(
        scale_x, 0, 0, -scale_y, middle.x() - scale_x * centre.x(), middle.y() + scale_y * centre.y()
    )
    return shift.map(outline)


def _weighed(letter: QPainterPath, width: int, height: int, stem: float) -> Image.Image:
    """The smoothed drawing whose strokes are `stem` pixels wide, as far as that can be had."""
    light, bold = -_WIDEST / _PIXEL, _WIDEST / _PIXEL
    ink = _drawn(letter, width, height, 0.0)
    for _ in range(_STEPS):
        middle = (light + bold) / 2
        ink = _drawn(letter, width, height, middle)
        if _stem(ink) < stem:
            light = middle
        else:
            bold = middle
    return ink


def _drawn(letter: QPainterPath, width: int, height: int, bolder: float) -> Image.Image:
    """Black and white: the letter, its edge `bolder` pixels further out, smoothed."""
    image = QImage(width, height, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(letter, QColor(255, 255, 255))
    edge = QColor(255, 255, 255) if bolder > 0 else QColor(0, 0, 0)
    painter.strokePath(letter, QPen(edge, 2 * abs(bolder), j=Qt.PenJoinStyle.RoundJoin))
    painter.end()
    pixels = Image.frombytes("L", (width, height), bytes(image.constBits()), "raw", "L", image.bytesPerLine())
    return pixels.filter(ImageFilter.GaussianBlur(_SMOOTH)).point(lambda level: 255 if level > 127 else 0)


def _stem(ink: Image.Image) -> float:
    """The mean width of the strokes: twice the area by the length of the edge."""
    across = ImageChops.difference(ink, ImageChops.offset(ink, 1, 0)).histogram()[255]
    down = ImageChops.difference(ink, ImageChops.offset(ink, 0, 1)).histogram()[255]
    edge = (across + down) * math.pi / 4
    return 2 * ink.histogram()[255] / edge if edge else 0.0


def _all_on_wood(ink: Image.Image) -> bool:
    """Whether all ink lies in the wedge, away from its edges."""
    wood = QImage(ink.width, ink.height, QImage.Format.Format_Grayscale8)
    wood.fill(255)
    body = QPainterPath()
    body.moveTo(CORNERS[0][0] * ink.width, CORNERS[0][1] * ink.height)
    for x, y in CORNERS[1:]:
        body.lineTo(x * ink.width, y * ink.height)
    body.closeSubpath()
    painter = QPainter(wood)
    painter.fillPath(body, QColor(0, 0, 0))
    painter.strokePath(body, QPen(QColor(255, 255, 255), 2 * _BRUSH_EDGE * ink.width))
    painter.end()
    beside = Image.frombytes("L", ink.size, bytes(wood.constBits()), "raw", "L", wood.bytesPerLine())
    return ImageChops.multiply(ink, beside).getbbox() is None


def _traced(ink: Image.Image) -> list[str]:
    """The outlines of the drawing in units of the body, curves where they curve."""
    bitmap = ImageChops.invert(ink).convert("1")
    header = f"P4\n{bitmap.width} {bitmap.height}\n".encode()
    options = ["--svg", "--alphamax", "1.1", "--opttolerance", "0.8", "--turdsize", "30", "--output", "-"]
    # In a portable bitmap black is 1, in Pillow 0.
    data = ImageChops.invert(bitmap.convert("L")).convert("1").tobytes()
    done = subprocess.run(["potrace", *options], input=header + data, capture_output=True, check=True)
    drawing = done.stdout.decode()
    found = re.search(r"translate\(([-\d.]+),([-\d.]+)\) scale\(([-\d.]+),([-\d.]+)\)", drawing)
    if found is None:
        raise ValueError("potrace wrote another kind of SVG")
    left, top, right, down = (float(part) for part in found.groups())
    shift = QTransform(right * _PIXEL, 0, 0, down * _PIXEL, left * _PIXEL, top * _PIXEL)
    return [_absolute(data, shift) for data in re.findall(r'<path d="([^"]*)"', drawing)]


def _absolute(data: str, shift: QTransform) -> str:
    """Path data of potrace (M, then m l c z, relative) with absolute whole units."""
    steps = re.findall(r"[a-zA-Z]|-?\d+(?:\.\d+)?", data)
    x = y = 0.0
    operator, number, result = "", 0, []
    while number < len(steps):
        if steps[number].isalpha():
            operator = steps[number]
            number += 1
        if operator in "zZ":
            result.append("Z")
            continue
        count = 6 if operator == "c" else 2
        values = [float(step) for step in steps[number : number + count]]
        number += count
        if operator.islower():
            values = [value + (y if place % 2 else x) for place, value in enumerate(values)]
        x, y = values[-2:]
        points = [shift.map(QPointF(*values[place : place + 2])) for place in range(0, count, 2)]
        result.append(operator.upper() + " ".join(f"{round(p.x())} {round(p.y())}" for p in points))
        operator = {"M": "L", "m": "l"}.get(operator, operator)
    return "".join(result)


def write_set(set_id: str, face: Callable[[str, PieceKind], str], folder: Path) -> None:
    """Write the `face` of every kind of both variants, made of its character, and their manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    names: dict[str, str] = {}
    for variant in VARIANTS:
        for kind in variant.kinds:
            own = variant.id if kind.kanji not in names and f"{kind.id}.svg" in names.values() else ""
            for key in ("玉", "王") if kind.royal else (kind.kanji,):
                if key in names:
                    continue
                name = "_".join(filter(None, (kind.id, "white" if key == "王" else "", own))) + ".svg"
                names[key] = name
                (folder / name).write_text(face(key, kind), encoding="utf-8", newline="\n")
    manifest = {"id": set_id, "faces": names}
    text = json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"
    (folder / "set.json").write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Read the fonts named on the command line and write both sets."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--brush", type=Path, help="Kouzan Mouhitsu, for the two-kanji set")
    parser.add_argument("--serif", type=Path, help="Noto Serif CJK, for the one-kanji set")
    parser.add_argument("--output", type=Path, default=REPOSITORY / "resources" / "pieces")
    arguments = parser.parse_args()
    if arguments.brush is not None:
        brush = TTFont(arguments.brush)
        write_set(
            "two_kanji",
            lambda char, kind: brush_svg(brush, TWO_KANJI[char], kind),
            arguments.output / "two_kanji",
        )
    if arguments.serif is not None:
        one = Style(
            font=TTFont(arguments.serif, fontNumber=0),
            stroke=0.012,
            box=Box(0.145, 0.19, 0.855, 0.90, stretch=1.2),
        )
        write_set("one_kanji", lambda char, kind: face_svg(one, char, kind), arguments.output / "one_kanji")


if __name__ == "__main__":
    main()
