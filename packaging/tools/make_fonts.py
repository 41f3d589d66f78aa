"""Make the bundled fonts: BIZ UDPGothic and IBM Plex Sans cut down to what kifu and four languages need.

Run by hand when the choice of characters changes; the result is in the repository. Of the Japanese font all
of CP932 is kept (so both levels of JIS X 0208 and the variants that names use), Latin with the accents of
Europe, the marks of shogi and arrows; of the Latin one the letters, signs and figures, which are all of one
width. Hinting and vertical forms go. A changed font takes a name of its own; Plex's SemiBold is the bold one.

    python packaging/tools/make_fonts.py BIZUDPGothic-Regular.ttf BIZUDPGothic-Bold.ttf
    python packaging/tools/make_fonts.py IBMPlexSans-Regular.woff IBMPlexSans-SemiBold.woff

Debian's package fonts-morisawa-bizud-gothic and npm's @ibm/plex-sans (both OFL 1.1) hold these files.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

REPOSITORY = Path(__file__).resolve().parents[2]
FAMILIES = {"BIZ UDPGothic": "Shogi Desktop Gothic", "IBM Plex Sans": "Shogi Desktop Sans"}
"""The name of the font that each becomes."""
MARKS = "☗☖▲△▼▽●○◎★☆♪←↑→↓↔↗↘±×÷−–—―…‘’“”„‚«»‹›•†‡‰€№™〇々仝"
_COPYRIGHT, _FAMILY, _STYLE, _UNIQUE, _FULL, _VERSION, _POSTSCRIPT = range(7)
_LICENCE, _LICENCE_URL = 13, 14


def characters(family: str) -> set[int]:
    """Code points to keep of the font that becomes `family`."""
    latin = {*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2012, 0x2015)}
    if family == "Shogi Desktop Sans":
        return latin | {ord(char) for char in "−…‘’“”„‚«»‹›•†‡‰€№™←↑→↓"}
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
    before = font["name"].getDebugName(_FAMILY)
    family = next(own for name, own in FAMILIES.items() if before.startswith(name))
    subsetter.populate(unicodes=characters(family))
    subsetter.subset(font)
    bold = font["OS/2"].usWeightClass >= 600
    _rename(font, family, "Bold" if bold else "Regular")
    _weigh(font, bold=bold)
    font.flavor = None
    target = folder / f"{family.replace(' ', '')}-{font['name'].getDebugName(_STYLE)}.ttf"
    font.save(target)
    return target


def _weigh(font: TTFont, *, bold: bool) -> None:
    """Say that it is the regular or the bold font of its family: else it would be made bolder once more."""
    font["OS/2"].usWeightClass = 700 if bold else 400
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0b1100001 | (0b100000 if bold else 0b1000000)
    font["head"].macStyle = int(bold)


def _rename(font: TTFont, family: str, style: str) -> None:
    names = font["name"]
    kept = {number: names.getDebugName(number) for number in (_COPYRIGHT, _VERSION, _LICENCE, _LICENCE_URL)}
    postscript = f"{family.replace(' ', '')}-{style}"
    own = {_FAMILY: family, _STYLE: style, _FULL: f"{family} {style}"}
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
