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
import sys
from dataclasses import dataclass
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY))

from shogi_desktop.paint.wedge import body_size  # noqa: E402
from shogi_desktop.rules import VARIANTS, PieceKind  # noqa: E402

TWO_KANJI = {
    "王": "王将", "玉": "玉将", "妃": "妃将", "飛": "飛車", "角": "角行", "金": "金将", "銀": "銀将",
    "桂": "桂馬", "跳": "跳馬", "香": "香車", "歩": "歩兵", "龍": "龍王", "馬": "龍馬", "全": "成銀",
    "圭": "成桂", "今": "成跳", "杏": "成香", "仝": "成香", "と": "と金", "个": "と金",
}  # fmt: skip
"""The full names on the pieces, by the single character RULES.md gives each face."""


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
    """SVG path data of `char` in `box`, the stroke's half width inside it."""
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(char)]]
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    x_min, y_min, x_max, y_max = bounds.bounds
    room_x = (box.right - box.left) * width - stroke * height
    room_y = (box.bottom - box.top) * height - stroke * height
    scale_x, scale_y = room_x / (x_max - x_min), room_y / (y_max - y_min)
    scale_x, scale_y = min(scale_x, scale_y * box.stretch), min(scale_y, scale_x * box.stretch)
    centre_x, centre_y = (box.left + box.right) / 2 * width, (box.top + box.bottom) / 2 * height
    pen = SVGPathPen(glyphs, ntos=lambda v: str(round(v)))
    transform = (
        scale_x, 0, 0, -scale_y,
        centre_x - scale_x * (x_min + x_max) / 2, centre_y + scale_y * (y_min + y_max) / 2,
    )  # fmt: skip
    glyph.draw(TransformPen(pen, transform))
    return str(pen.getCommands())


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
