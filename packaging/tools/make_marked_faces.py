"""Draw the piece sets for those who do not read kanji: international, beginner and letters.

Run by hand when a sign changes; the result is in the repository. The marks around a sign are made of the
kinds' Betza text, so that they cannot contradict the rules; everything becomes plain filled outlines, named
after what it tells (``slide_0_1`` is a line without end straight ahead). The signs are drawn below, in a box
of 100 × 100; kanji come from Noto Serif CJK, letters from the bundled font.

    python packaging/tools/make_marked_faces.py --serif NotoSerifCJK-Bold.ttc
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QPainterPath,
    QPainterPathStroker,
    QRawFont,
    QTransform,
)

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY))

from shogi_desktop.paint.svg_path import outlines  # noqa: E402
from shogi_desktop.paint.wedge import body_size  # noqa: E402
from shogi_desktop.rules import VARIANTS, PieceKind, Variant  # noqa: E402
from shogi_desktop.rules.betza import Vector  # noqa: E402

_BASE = "fill M21 85H79V96H21Z"
_SHIELD = "fill M50 3C61 10 74 13 87 13V42C87 58 71 70 50 77C29 70 13 58 13 42V13C26 13 39 10 50 3Z"
_NECK = "fill M41 71H59L66 85H34Z"
_CROWN = "fill M25 30L17 5L36 17L50 1L64 17L83 5L75 30Z"
_HEAD = (
    "fill M29 79C29 62 45 56 46 45C40 51 34 51 30 57C26 64 17 64 13 58C10 52 13 47 17 41"
    "C21 34 23 27 31 20L33 4L45 14C66 14 85 34 79 79Z"
)
SIGNS: dict[str, tuple[str, ...]] = {
    "king": (
        "fill M26 78L13 46C9 30 34 24 50 44C66 24 91 30 87 46L74 78Z",
        "line 9 M50 3V40",
        "line 9 M38 14H62",
        "cut 6 M33 64L27 48C26 41 36 40 44 54V64",
        "cut 6 M67 64L73 48C74 41 64 40 56 54V64",
        _BASE,
    ),
    "queen": (
        "fill M25 78L7 28L29 54L29 16L45 50L50 10L55 50L71 16L71 54L93 28L75 78Z",
        "line 13 M7 27V27.1", "line 13 M29 14V14.1", "line 13 M50 8V8.1", "line 13 M71 14V14.1",
        "line 13 M93 27V27.1",
        "cut 5 M29 69H71",
        _BASE,
    ),
    "rook": ("fill M19 8H36V19H43V8H57V19H64V8H81V33L71 42V68L79 79H21L29 68V42L19 33Z", _BASE),
    "bishop": (
        "line 13 M50 7V7.1",
        "fill M50 14C68 28 80 44 71 64L68 79H32L29 64C20 44 32 28 50 14Z",
        "cut 7 M50 32V60", "cut 7 M38 43H62",
        _BASE,
    ),
    "gold": (_SHIELD, _NECK, _BASE),
    "silver": (
        "line 9 M50 8C61 14 73 17 83 17V42C83 55 69 66 50 73C31 66 17 55 17 42V17C27 17 39 14 50 8Z",
        _NECK, _BASE,
    ),
    "knight": (
        _HEAD,
        "line 8 M36 29V29.1 remove", "cut 5 M57 27C67 38 70 52 67 71",
        _BASE,
    ),
    "lance": (
        "fill M50 0C60 12 66 21 66 31C66 39 60 43 55 48H45C40 43 34 39 34 31C34 21 40 12 50 0Z",
        "cut 5 M50 17V36",
        "fill M30 52H70V61H30Z", "fill M44 61H56V85H44Z", _BASE,
    ),
    "pawn": (
        "line 40 M50 25V25.1", "fill M31 49H69V57H31Z",
        "fill M41 57H59C60 68 66 75 73 79H27C34 75 40 68 41 57Z", _BASE,
    ),
    "dragon": (_CROWN, "fill M21 38H79V50L71 57V70L79 79H21L29 70V57L21 50Z", _BASE),
    "horse": (
        _CROWN, "fill M50 36C71 42 77 58 68 79H32C23 58 29 42 50 36Z",
        "cut 6 M50 46V70", "cut 6 M39 57H61", _BASE,
    ),
}  # fmt: skip
SIGNS["white_king"] = (*SIGNS["king"], "cut 4 M30 90.5H70")
"""Our own signs: ``fill`` and ``line WIDTH`` add to a shape, ``cut WIDTH`` takes a line out of it."""

_GOLD_MOVERS = ("promoted_silver", "promoted_knight", "promoted_lance", "tokin")
_IN_SHIELD = QRectF(22, 11, 56, 53)
_ROUND = 3.0
_MIDDLE = 0.50
"""Height of the middle of the marks, in parts of the body."""


def sign(kind_id: str) -> QPainterPath:
    """The sign of a kind."""
    return shaped(SIGNS[kind_id])


def gold_with(kind_id: str) -> QPainterPath:
    """The sign of gold, for what moves as that one, and in its shield, cut out, the sign of what it was."""
    emblem = shaped([step for step in SIGNS[kind_id] if step not in {_NECK, _BASE}])
    return wound(sign("gold").subtracted(fitted(emblem, _IN_SHIELD)))


def shaped(steps: Iterable[str]) -> QPainterPath:
    """What `steps` draw."""
    shape = QPainterPath()
    for step in steps:
        word, rest = step.split(" ", 1)
        removes = rest.endswith(" remove")
        rest = rest.removesuffix(" remove")
        if word == "fill":
            drawn = parsed(rest)
            shape = shape.united(drawn.united(stroked(drawn, _ROUND)))
            continue
        width, data = rest.split(" ", 1)
        line = stroked(parsed(data), float(width))
        shape = shape.subtracted(line) if word == "cut" or removes else shape.united(line)
    return wound(shape)


def wound(shape: QPainterPath) -> QPainterPath:
    """`shape` with its holes running the other way round, so that SVG's usual rule leaves them open."""
    parts: list[QPainterPath] = []
    for i in range(shape.elementCount()):
        at = shape.elementAt(i)
        if at.isMoveTo():
            parts.append(QPainterPath(QPointF(at.x, at.y)))
        elif at.isLineTo():
            parts[-1].lineTo(at.x, at.y)
        elif at.isCurveTo():
            second, third = shape.elementAt(i + 1), shape.elementAt(i + 2)
            parts[-1].cubicTo(at.x, at.y, second.x, second.y, third.x, third.y)
    result = QPainterPath()
    for part in parts:
        inside = sum(other is not part and other.contains(part.pointAtPercent(0)) for other in parts)
        clockwise = _area(part) > 0
        result.addPath(part if clockwise == (inside % 2 == 0) else part.toReversed())
    result.setFillRule(Qt.FillRule.WindingFill)
    return result


def _area(part: QPainterPath) -> float:
    points = [part.pointAtPercent(i / 200) for i in range(200)]
    return sum(a.x() * b.y() - b.x() * a.y() for a, b in zip(points, [*points[1:], points[0]], strict=True))


def parsed(data: str) -> QPainterPath:
    """The path of SVG's absolute steps `data`."""
    path = outlines(f'<path d="{data}"/>'.encode())
    if path is None:
        raise ValueError(data)
    return path


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """The outline of a line of `width` along `path`, with round ends."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def fitted(path: QPainterPath, box: QRectF) -> QPainterPath:
    """`path` as large as `box` allows, in its middle."""
    bounds = path.boundingRect()
    scale = min(box.width() / bounds.width(), box.height() / bounds.height())
    move = QTransform.fromTranslate(box.center().x(), box.center().y())
    move.scale(scale, scale)
    move.translate(-bounds.center().x(), -bounds.center().y())
    return move.map(path)


def text_path(font: QRawFont, text: str) -> QPainterPath:
    """The outlines of `text` on one line."""
    path, x = QPainterPath(), 0.0
    glyphs = font.glyphIndexesForString(text)
    for glyph, advance in zip(glyphs, font.advancesForGlyphIndexes(glyphs), strict=True):
        path.addPath(font.pathForGlyph(glyph).translated(x, 0))
        x += advance.x()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


# --- marks --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ring:
    """Where marks stand on a body: from one ellipse out to another, in parts of width and height."""

    width: int
    height: int
    start: dict[Vector, tuple[float, float]]
    end: dict[Vector, tuple[float, float]]

    def at(self, place: tuple[float, float]) -> QPointF:
        """A place in parts of the body as a point of it."""
        return QPointF(place[0] * self.width, place[1] * self.height)


def _both_sides(places: dict[Vector, tuple[float, float]]) -> dict[Vector, tuple[float, float]]:
    return {**places, **{(-v[0], v[1]): (1 - x, y) for v, (x, y) in places.items()}}


STARTS = _both_sides(
    {
        (0, 1): (0.5, 0.21),
        (1, 1): (0.755, 0.315),
        (1, 0): (0.77, _MIDDLE),
        (1, -1): (0.80, 0.765),
        (0, -1): (0.5, 0.80),
    }
)
ENDS = _both_sides(
    {(0, 1): (0.5, 0.075), (1, 1): (0.855, 0.225), (1, 0): (0.885, _MIDDLE), (1, -1): (0.935, 0.905),
     (0, -1): (0.5, 0.945)}
)  # fmt: skip
RIM_STARTS = _both_sides(
    {
        (0, 1): (0.5, 0.165),
        (1, 1): (0.775, 0.275),
        (1, 0): (0.835, _MIDDLE),
        (1, -1): (0.855, 0.845),
        (0, -1): (0.5, 0.855),
    }
)
RIM_ENDS = _both_sides(
    {(0, 1): (0.5, 0.055), (1, 1): (0.855, 0.205), (1, 0): (0.905, _MIDDLE), (1, -1): (0.945, 0.925),
     (0, -1): (0.5, 0.955)}
)  # fmt: skip
"""Where marks stand round a large sign: between it and the edge."""


def lines_of(kind: PieceKind, ring: Ring) -> dict[str, QPainterPath]:
    """A line for each step, one with an arrowhead for each slide, a bent one with a dot for each leap."""
    marks: dict[str, QPainterPath] = {}
    thick = 0.026 * ring.height
    for vector in sorted(kind.movement.slides):
        start, end = ring.at(ring.start[vector]), ring.at(ring.end[vector])
        marks[_name("slide", vector)] = arrow(start, end, thick, 0.085 * ring.height)
    for vector in sorted(kind.movement.steps):
        if max(map(abs, vector)) == 1:
            start, end = ring.at(ring.start[vector]), ring.at(ring.end[vector])
            along = (end - start) * (0.5 / length(end - start))
            middle, half = (start + end) / 2, 0.040 * ring.height
            marks[_name("step", vector)] = segment(
                (middle - along * half, middle + along * half), thick * 1.12
            )
        else:
            marks[_name("leap", vector)] = leap(vector, ring, thick)
    return marks


def dots_of(kind: PieceKind, ring: Ring) -> dict[str, QPainterPath]:
    """A dot for each step, a point outward for each slide, a ring for each leap."""
    marks: dict[str, QPainterPath] = {}
    size = ring.height
    for vector in sorted(kind.movement.slides):
        start, end = ring.at(ring.start[vector]), ring.at(ring.end[vector])
        along = (end - start) / length(end - start)
        middle = (start + end) / 2
        marks[_name("slide", vector)] = head(middle + along * (0.062 * size), along, 0.105 * size)
    for vector in sorted(kind.movement.steps):
        if max(map(abs, vector)) == 1:
            middle = (ring.at(ring.start[vector]) + ring.at(ring.end[vector])) / 2
            marks[_name("step", vector)] = segment((middle, middle), 0.066 * size)
        else:
            spot = QPainterPath()
            spot.addEllipse(leap_end(vector, ring), 0.030 * size, 0.030 * size)
            marks[_name("leap", vector)] = stroked(spot, 0.020 * size)
    return marks


def _name(word: str, vector: Vector) -> str:
    return f"{word}_{vector[0]}_{vector[1]}"


def length(vector: QPointF) -> float:
    """The length of `vector`."""
    return math.hypot(vector.x(), vector.y())


def segment(points: Iterable[QPointF], thick: float) -> QPainterPath:
    """A line through `points`; through one point twice it is a dot."""
    first, *rest = points
    path = QPainterPath(first)
    for point in rest:
        path.lineTo(point if point != first else point + QPointF(0.01, 0))
    return stroked(path, thick)


def head(tip: QPointF, along: QPointF, size: float) -> QPainterPath:
    """An arrowhead that ends at `tip`."""
    across = QPointF(-along.y(), along.x()) * (0.52 * size)
    back = tip - along * (0.88 * size)
    path = QPainterPath(tip)
    path.lineTo(back + across)
    path.lineTo(back - across)
    path.closeSubpath()
    return path.united(stroked(path, 0.10 * size))


def arrow(start: QPointF, end: QPointF, thick: float, size: float) -> QPainterPath:
    """A line from `start` to `end` with its head there."""
    along = (end - start) / length(end - start)
    return segment((start, end - along * (0.6 * size)), thick).united(head(end, along, size))


def leap_end(vector: Vector, ring: Ring) -> QPointF:
    """Where the mark of a leap ends: beside the mark of the step on its long way."""
    right, forward = vector
    if abs(forward) > abs(right):
        x, y = ring.at(ring.end[0, 1 if forward > 0 else -1]).toTuple()
        return QPointF(
            x + math.copysign(0.105 * ring.width, right), y + (0.045 if forward > 0 else -0.01) * ring.height
        )
    x, y = ring.at(ring.end[1 if right > 0 else -1, 0]).toTuple()
    return QPointF(
        x - math.copysign(0.04 * ring.width, right), y - math.copysign(0.085 * ring.height, forward)
    )


def leap(vector: Vector, ring: Ring, thick: float) -> QPainterPath:
    """A line that goes ahead and then to the side, a dot at its end."""
    right, forward = vector
    tall = abs(forward) > abs(right)
    way = (0, 1 if forward > 0 else -1) if tall else (1 if right > 0 else -1, 0)
    start, end = ring.at(ring.start[way]), leap_end(vector, ring)
    corner = QPointF(start.x(), end.y()) if tall else QPointF(end.x(), start.y())
    return segment((start, corner, end), thick).united(segment((end, end), 2.1 * thick))


# --- faces --------------------------------------------------------------------------------------------------

Parts = dict[str, QPainterPath]


@dataclass(frozen=True)
class Fonts:
    """What the characters are taken from."""

    serif: QRawFont
    gothic: QRawFont


def international(variant: Variant, kind: PieceKind, kanji: str, _fonts: Fonts) -> Parts:
    """A large sign, which on a promoted piece tells what it was, and marks at the rim."""
    width, height = body_size(kind)
    ring = Ring(width, height, RIM_STARTS, RIM_ENDS)
    own = "white_king" if kanji == "王" else kind.id
    shape = gold_with(variant.unpromoted(kind).id) if kind.id in _GOLD_MOVERS else sign(own)
    parts = {"sign": fitted(shape, _box(width, height, 0.5, 0.515, 0.62, 0.60))}
    return parts | lines_of(kind, ring)


def _corner(kind: PieceKind) -> float:
    """How far from the left a small sign stands: further where there is a mark in the corner."""
    movement = kind.movement
    return 0.322 if (-1, -1) in movement.steps | movement.slides else 0.235


def beginner(_variant: Variant, kind: PieceKind, kanji: str, fonts: Fonts) -> Parts:
    """The kanji, dots for its moves, a small letter."""
    width, height = body_size(kind)
    ring = Ring(width, height, STARTS, ENDS)
    parts = {"kanji": fitted(text_path(fonts.serif, kanji), _box(width, height, 0.5, 0.485, 0.56, 0.50))}
    parts |= dots_of(kind, ring)
    parts["letter"] = fitted(
        text_path(fonts.gothic, kind.symbol),
        _box(width, height, 1 - _corner(kind) + 0.012, 0.872, 0.20 if _corner(kind) > 0.3 else 0.22, 0.16),
    )
    return parts


def letters(_variant: Variant, kind: PieceKind, _kanji: str, fonts: Fonts) -> Parts:
    """The SFEN letter, all of one height."""
    width, height = body_size(kind)
    path = text_path(fonts.gothic, kind.symbol)
    cap = text_path(fonts.gothic, "H").boundingRect().height()
    scale = 0.43 * height / cap
    squeeze = min(1.0, 0.72 * width / (path.boundingRect().width() * scale))
    middle = path.boundingRect().center().x()
    move = QTransform.fromTranslate(0.5 * width, (0.5 + 0.085) * height + 0.43 * height / 2)
    move.scale(scale * squeeze, scale)
    move.translate(-middle, 0)
    return {"letter": move.map(path)}


def _box(width: int, height: int, x: float, y: float, across: float, tall: float) -> QRectF:
    box = QRectF(0, 0, across * width, tall * height)
    box.moveCenter(QPointF(x * width, y * height))
    return box


def svg(kind: PieceKind, parts: Parts, *, faint: bool) -> str:
    """The face as SVG text: a group for each part, all of them filled. `faint`: the marks are lighter."""
    width, height = body_size(kind)
    shown = "".join(
        f'<g id="{name}"{_opacity(name) if faint else ""}><path d="{path_data(path)}"/></g>'
        for name, path in parts.items()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<g fill="currentColor" stroke="none">{shown}</g></svg>\n'
    )


def _opacity(name: str) -> str:
    """Marks are lighter than what they stand round."""
    return ' fill-opacity="0.62"' if name.split("_", maxsplit=1)[0] in {"slide", "step", "leap"} else ""


def path_data(path: QPainterPath) -> str:
    """`path` in the language of SVG's ``d``, in whole units."""
    parts: list[str] = []
    element = QPainterPath.ElementType
    sign_of = {element.MoveToElement: "M", element.LineToElement: "L", element.CurveToElement: "C"}
    for i in range(path.elementCount()):
        at = path.elementAt(i)
        parts.append(f"{sign_of.get(at.type, '')}{round(at.x)} {round(at.y)}")
    return " ".join(parts).replace(" M", "ZM").replace(" L", "L").replace(" C", "C") + "Z"


def write_set(
    set_id: str,
    draw: Callable[[Variant, PieceKind, str, Fonts], Parts],
    fonts: Fonts,
    folder: Path,
    *,
    upright: bool,
) -> None:
    """Write the faces of every kind of both games, each drawing once, and the manifest that names them."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    written: dict[str, str] = {}
    faces: dict[str, str] = {}
    for variant in VARIANTS:
        for kind in variant.kinds:
            for key in ("玉", "王") if kind.royal else (kind.kanji,):
                text = svg(kind, draw(variant, kind, key, fonts), faint=draw is international)
                name = written.get(text)
                if name is None:
                    name = f"{kind.id}{'_white' if key == '王' else ''}"
                    name += f"_{variant.id}.svg" if f"{name}.svg" in written.values() else ".svg"
                    (folder / name).write_text(text, encoding="utf-8", newline="\n")
                    written[text] = name
                # The same character may move differently in the other game: the lance.
                other = faces.get(key, name) != name
                faces[f"{key}@{variant.id}" if other else key] = name
    manifest = {"id": set_id, "upright": upright, "bodied": True, "faces": faces}
    text = json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"
    (folder / "set.json").write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Read the fonts and write the three sets."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--serif", type=Path, required=True, help="Noto Serif CJK, for the kanji")
    parser.add_argument("--output", type=Path, default=REPOSITORY / "resources" / "pieces")
    arguments = parser.parse_args()
    application = QGuiApplication([])
    gothic = REPOSITORY / "resources" / "fonts" / "ShogiDesktopGothic-Bold.ttf"
    fonts = Fonts(QRawFont(str(arguments.serif), 1000), QRawFont(str(gothic), 1000))
    write_set("international", international, fonts, arguments.output / "international", upright=False)
    write_set("beginner", beginner, fonts, arguments.output / "beginner", upright=False)
    write_set("letters", letters, fonts, arguments.output / "letters", upright=True)
    application.quit()


if __name__ == "__main__":
    main()
