"""``shogi-desktop convert``: a kifu of any format that is read, written in any that is written."""

from __future__ import annotations

import argparse
import sys
from enum import Enum
from pathlib import Path

from shogi_desktop.cli.common import STDIN, CommandError, read_kifu, write_bytes
from shogi_desktop.game import Record
from shogi_desktop.notation import kif, usi_text
from shogi_desktop.system_check import Machine


class Format(Enum):
    """What can be written; the value is the name on the command line."""

    KIF = "kif"
    KIFU = "kifu"
    USI = "usi"
    SFEN = "sfen"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``convert`` understands."""
    parser.add_argument("source", help="the kifu to read; - for standard input")
    parser.add_argument("target", help="the file to write; - for standard output")
    parser.add_argument(
        "--to",
        type=Format,
        choices=list(Format),
        metavar="{kif,kifu,usi,sfen}",
        help="kif is Shift_JIS, kifu is UTF-8, sfen the final position (default: as the target's name ends)",
    )


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Read, write, and tell the name of what was written."""
    wanted: Format = options.to or _format_of(options.target)
    data = encode(read_kifu(options.source), wanted)
    if options.target == STDIN:
        sys.stdout.buffer.write(data)
    else:
        write_bytes(Path(options.target), data)
    return 0


def encode(record: Record, wanted: Format) -> bytes:
    """Return `record` in the format `wanted`.

    :raises UnencodableError: if Shift_JIS lacks a character; names it.
    """
    match wanted:
        case Format.KIF:
            return kif.dump(record, "cp932")
        case Format.KIFU:
            return kif.dump(record, "utf-8")
        case Format.USI:
            return usi_text.dump(record)
        case Format.SFEN:
            return f"{record.position(record.end_path()).sfen()}\n".encode()


def _format_of(target: str) -> Format:
    suffix = Path(target).suffix.removeprefix(".").lower()
    try:
        return Format(suffix)
    except ValueError:
        raise CommandError(f"{target} does not tell the format; choose one with --to") from None
