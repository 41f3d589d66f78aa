"""JKF files, kifu in JSON: `load`/`loads` read, `dump`/`dumps` write."""

from __future__ import annotations

from shogi_desktop.game import Record
from shogi_desktop.notation.encoding import UTF_8, encode_lines, load_with
from shogi_desktop.notation.jkf_reader import loads, looks_like_jkf
from shogi_desktop.notation.jkf_writer import dumps
from shogi_desktop.notation.result import ReadResult

__all__ = ["dump", "dumps", "load", "loads", "looks_like_jkf"]


def load(data: bytes) -> ReadResult:
    """Read a JKF file.

    :raises NotKifuError: if it is no JSON, or not that of a game.
    :raises PositionTextError: if its board cannot be set up.
    """
    return load_with(loads, data)


def dump(record: Record, encoding: str = UTF_8) -> bytes:
    """`record` as a JKF file."""
    return encode_lines(dumps(record), encoding)
