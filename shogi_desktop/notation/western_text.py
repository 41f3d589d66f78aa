"""Western text, a game as English books print it: `load`/`loads` read, `dump`/`dumps` write.

Moves are in Hodges' letters (``P-7f``) or in digits (``P-76``); head, comments and variations as in PSN.
Loaded late, as in `kif`.
"""

from __future__ import annotations

from functools import partial

from shogi_desktop.game import Record
from shogi_desktop.notation.encoding import UTF_8, encode_lines, load_with
from shogi_desktop.notation.movetext_writer import western_head, write
from shogi_desktop.notation.psn import loads
from shogi_desktop.notation.result import ReadResult
from shogi_desktop.notation.western import digits_text, full_text, hodges_text

__all__ = ["digits_dump", "digits_dumps", "dump", "dumps", "load", "loads"]


def load(data: bytes) -> ReadResult:
    """Read a game in whatever encoding it is.

    :raises NotKifuError: if nothing in it looks like western text.
    :raises PositionTextError: if its start position cannot be set up.
    """
    return load_with(loads, data)


def dumps(record: Record) -> str:
    """`record` with moves in Hodges' letters, with LF line ends."""
    return write(record, western_head(record), hodges_text, full_text)


def dump(record: Record, encoding: str = UTF_8) -> bytes:
    """The same as bytes. :raises UnencodableError: naming the characters that the encoding lacks."""
    return encode_lines(dumps(record), encoding)


def digits_dumps(record: Record) -> str:
    """`record` with moves in digits, with LF line ends."""
    return write(record, western_head(record), digits_text, partial(full_text, digits=True))


def digits_dump(record: Record, encoding: str = UTF_8) -> bytes:
    """The same as bytes. :raises UnencodableError: naming the characters that the encoding lacks."""
    return encode_lines(digits_dumps(record), encoding)
