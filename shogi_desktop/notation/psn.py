"""PSN files, PGN's way of writing shogi: `load`/`loads` read, `loads_all` all games, `dump`/`dumps` write."""

from __future__ import annotations

from shogi_desktop.game import Record
from shogi_desktop.notation.encoding import UTF_8, encode_lines, load_with
from shogi_desktop.notation.movetext_reader import loads, loads_all, looks_like_movetext
from shogi_desktop.notation.movetext_writer import psn_head, write
from shogi_desktop.notation.result import ReadResult
from shogi_desktop.notation.western import full_text

__all__ = ["dump", "dumps", "load", "loads", "loads_all", "looks_like_movetext"]


def load(data: bytes) -> ReadResult:
    """Read the first game of a PSN file in whatever encoding it is.

    :raises NotKifuError: if nothing in it looks like PSN.
    :raises PositionTextError: if its start position cannot be set up.
    """
    return load_with(loads, data)


def dumps(record: Record) -> str:
    """`record` as PSN text with LF line ends: tags, and moves with their origin (``1.P7g-7f``)."""
    return write(record, psn_head(record), full_text, full_text)


def dump(record: Record, encoding: str = UTF_8) -> bytes:
    """`record` as a PSN file. :raises UnencodableError: naming the characters that the encoding lacks."""
    return encode_lines(dumps(record), encoding)
