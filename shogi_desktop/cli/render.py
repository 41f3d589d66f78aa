"""``shogi-desktop render``: a position of a kifu as PNG or SVG, the whole kifu as PDF."""

from __future__ import annotations

import argparse
from pathlib import Path

from shogi_desktop.cli.common import CommandError, read_kifu
from shogi_desktop.cli.painting import (
    DEFAULT_WIDTH,
    Look,
    painting,
    write_pdf,
    write_png,
    write_svg,
)
from shogi_desktop.notation import MoveStyle
from shogi_desktop.paint.faces import PIECE_SETS
from shogi_desktop.system_check import Machine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``render`` understands."""
    parser.add_argument("source", help="the kifu to read; - for standard input")
    parser.add_argument("target", help="the file to write: .png, .svg or .pdf")
    parser.add_argument("--ply", type=int, metavar="N", help="the position after N moves (default: the last)")
    parser.add_argument("--flip", action="store_true", help="with White at the bottom")
    parser.add_argument("--pieces", choices=PIECE_SETS, default=PIECE_SETS[0], help="default: %(default)s")
    parser.add_argument("--width", type=int, default=DEFAULT_WIDTH, metavar="PIXELS", help="of a picture")
    styles = [style.value for style in MoveStyle]
    parser.add_argument(
        "--moves", choices=styles, default=MoveStyle.JAPANESE.value, help="in a PDF (default: %(default)s)"
    )


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Read the kifu and paint it in the form that the target's name asks for."""
    target = Path(options.target)
    record = read_kifu(options.source)
    plies = len(record.main_line())
    if options.ply is not None and not 0 <= options.ply <= plies:
        raise CommandError(
            f"{options.source} has {plies} moves; there is no position after move {options.ply}"
        )
    if options.width < 1:
        raise CommandError("a picture is at least one pixel wide")
    look = Look(
        ply=options.ply,
        flipped=options.flip,
        pieces=options.pieces,
        width=options.width,
        moves=MoveStyle(options.moves),
    )
    with painting():
        match target.suffix.lower():
            case ".png":
                write_png(record, target, look)
            case ".svg":
                write_svg(record, target, look)
            case ".pdf":
                write_pdf(record, target, look)
            case _:
                raise CommandError(f"{target} does not tell the format; end it in .png, .svg or .pdf")
    return 0
