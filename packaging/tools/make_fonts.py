"""Make the bundled Japanese font: BIZ UDPGothic cut down to what kifu and four languages need.

Run by hand when the choice of characters changes; the result is in the repository. Kept is all of CP932
(so both levels of JIS X 0208 and the variants that names use), Latin with the accents of Europe, the
marks of shogi and arrows; hinting and vertical forms go. A changed font takes a name of its own.

    python packaging/tools/make_fonts.py BIZUDPGothic-Regular.ttf BIZUDPGothic-Bold.ttf

Debian's package fonts-morisawa-bizud-gothic (OFL 1.1) holds these files.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

REPOSITORY = Path(__file__).resolve().parents[2]
FAMILY = "Shogi Desktop Gothic"
MARKS = "☗☖▲△▼▽●○◎★☆♪←↑→↓↔↗↘±×÷−–—―…‘’“”„‚«»‹›•†‡‰€№™〇々仝"
_COPYRIGHT, _FAMILY, _STYLE, _UNIQUE, _FULL, _VERSION, _POSTSCRIPT = range(7)
_LICENCE, _LICENCE_URL = 13, 14


def characters() -> set[int]:
    """Code points to keep."""
    latin = {*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2012, 0x2015)}
    return latin | {ord(char) for char in MARKS} | cp932_characters()


def cp932_characters() -> set[int]:
    """Every character that Shift_JIS as Windows knows it can write with two bytes, private ones left out."""
    found = set()
    for lead in (*range(0x81, 0xA0), *range(0xE0, 0xFD)):
        for trail in range(0x40, 0xFD):
            try:
                text = bytes([lead, trail]).decode("cp932")
            except UnicodeDecodeError:
                continue
            if len(text) == 1 and not "\ue000" <= text < "\uf900":
                found.add(ord(text))
    return found


def make(source: Path, folder: Path) -> Path:
    """Write the subset of the font `source` into `folder`; returns its path."""
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern"]
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.drop_tables += ["VORG", "vhea", "vmtx", "BASE", "meta", "DSIG"]
    font = subset.load_font(os.fspath(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters())
    subsetter.subset(font)
    _rename(font)
    target = folder / f"{FAMILY.replace(' ', '')}-{font['name'].getDebugName(_STYLE)}.ttf"
    font.save(target)
    return target


def _rename(font: TTFont) -> None:
    names = font["name"]
    style = names.getDebugName(_STYLE)
    kept = {number: names.getDebugName(number) for number in (_COPYRIGHT, _VERSION, _LICENCE, _LICENCE_URL)}
    postscript = f"{FAMILY.replace(' ', '')}-{style}"
    own = {_FAMILY: FAMILY, _STYLE: style, _FULL: f"{FAMILY} {style}"}
    own |= {_UNIQUE: postscript, _POSTSCRIPT: postscript}
    names.names = []
    for number, text in {**kept, **own}.items():
        names.setName(text, number, 3, 1, 0x409)


def main() -> None:
    """Make a bundled font of each font named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("fonts", type=Path, nargs="+")
    parser.add_argument("--output", type=Path, default=REPOSITORY / "resources" / "fonts")
    arguments = parser.parse_args()
    arguments.output.mkdir(parents=True, exist_ok=True)
    for source in arguments.fonts:
        target = make(source, arguments.output)
        print(f"{target}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
