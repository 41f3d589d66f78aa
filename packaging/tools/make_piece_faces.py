"""Draw the faces of the bundled piece sets: characters of openly licensed fonts as SVG outlines.

Run by hand when the lettering changes; the result is in the repository, so neither a build nor a user's
machine needs the fonts. The characters are fitted by their ink, not by their em square, so that every
piece is filled alike, and strengthened by a stroke of the same ink.

    python packaging/tools/make_piece_faces.py --brush kouzan-mouhitsu.ttf --serif NotoSerifCJK-Bold.ttc

Debian's packages fonts-kouzan-mouhitsu (public domain) and fonts-noto-cjk (OFL 1.1) hold these files.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from PySide6.QtCore import QPointF

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
    """A set: its font, the strength of the added stroke in parts of the body's height, and its boxes."""

    set_id: str
    font: TTFont
    stroke: float
    boxes: tuple[Box, ...]
    texts: dict[str, str]


def face_svg(style: Style, text: str, kind: PieceKind) -> str:
    """SVG of the characters `text`, one to a box of `style`, on the body of `kind`."""
    width, height = body_size(kind)
    paths = "".join(
        f'<path d="{_fitted(style.font, char, box, width, height, style.stroke)}"/>'
        for char, box in zip(text, style.boxes, strict=True)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<g fill="currentColor" stroke="currentColor" stroke-width="{round(style.stroke * height)}"'
        f' stroke-linejoin="round">{paths}</g></svg>\n'
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


def write_set(style: Style, folder: Path) -> None:
    """Write the faces of `style` for every kind of both variants, and their manifest."""
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
                text = style.texts.get(key, key)
                (folder / name).write_text(face_svg(style, text, kind), encoding="utf-8", newline="\n")
    manifest = {"id": style.set_id, "faces": names}
    text = json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"
    (folder / "set.json").write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Read the fonts named on the command line and write both sets."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--brush", type=Path, required=True, help="Kouzan Mouhitsu, for the two-kanji set")
    parser.add_argument("--serif", type=Path, required=True, help="Noto Serif CJK, for the one-kanji set")
    parser.add_argument("--output", type=Path, default=REPOSITORY / "resources" / "pieces")
    arguments = parser.parse_args()
    two = Style(
        set_id="two_kanji",
        font=TTFont(arguments.brush),
        stroke=0.017,
        boxes=(Box(0.185, 0.125, 0.815, 0.53, stretch=1.3), Box(0.13, 0.53, 0.87, 0.945, stretch=1.3)),
        texts=TWO_KANJI,
    )
    one = Style(
        set_id="one_kanji",
        font=TTFont(arguments.serif, fontNumber=0),
        stroke=0.012,
        boxes=(Box(0.145, 0.19, 0.855, 0.90, stretch=1.2),),
        texts={},
    )
    for style in (two, one):
        write_set(style, arguments.output / style.set_id)


if __name__ == "__main__":
    main()
