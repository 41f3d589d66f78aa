"""KI2 files, the moves as books print them: `load`/`loads` read, `dump`/`dumps` write.

The reader is that of KIF: heads, notes and variations are the same. Shift_JIS files (``.ki2``) end their
lines with CR LF, UTF-8 files (``.ki2u``) with LF.
"""

from __future__ import annotations

from shogi_desktop.game import Record
from shogi_desktop.notation.encoding import UTF_8, encode_lines, load_with
from shogi_desktop.notation.ki2_writer import dumps
from shogi_desktop.notation.kif import loads
from shogi_desktop.notation.result import ReadResult

__all__ = ["dump", "dumps", "load", "loads"]


def load(data: bytes) -> ReadResult:
    """Read a KI2 file in whatever encoding it is.

    :raises NotKifuError: if nothing in it looks like KI2.
    :raises PositionTextError: if its board cannot be set up.
    """
    return load_with(loads, data)


def dump(record: Record, encoding: str = UTF_8) -> bytes:
    """`record` as a KI2 file. :raises UnencodableError: naming the characters that the encoding lacks."""
    return encode_lines(dumps(record), encoding)
