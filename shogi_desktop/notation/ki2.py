"""KI2 files, the moves as books print them: `load`/`loads` read, `dump`/`dumps` write.

The reader is that of KIF: heads, notes and variations are the same. Shift_JIS files (``.ki2``) end their
lines with CR LF, UTF-8 files (``.ki2u``) with LF. Loaded late, as in `kif`.
"""

from __future__ import annotations

from shogi_desktop.game import Record
from shogi_desktop.notation.encoding import UTF_8, encode_lines, load_with
from shogi_desktop.notation.kif import loads
from shogi_desktop.notation.result import ReadResult

__all__ = ["dump", "dumps", "load", "loads"]


def load(data: bytes) -> ReadResult:
    """Read a KI2 file in whatever encoding it is.

    :raises NotKifuError: if nothing in it looks like KI2.
    :raises PositionTextError: if its board cannot be set up.
    """
    return load_with(loads, data)


def dumps(record: Record) -> str:
    """`record` as KI2 text with LF line ends."""
    from shogi_desktop.notation import ki2_writer  # noqa: PLC0415 - see `kif`

    return ki2_writer.dumps(record)


def dump(record: Record, encoding: str = UTF_8) -> bytes:
    """`record` as a KI2 file. :raises UnencodableError: naming the characters that the encoding lacks."""
    return encode_lines(dumps(record), encoding)
