"""JKF files, kifu in JSON: `load`/`loads` read, `dump`/`dumps` write. Loaded late, as in `kif`."""

from __future__ import annotations

from shogi_desktop.game import Record
from shogi_desktop.notation.encoding import UTF_8, encode_lines, load_with
from shogi_desktop.notation.result import ReadResult

__all__ = ["dump", "dumps", "load", "loads", "looks_like_jkf"]


def looks_like_jkf(text: str) -> bool:
    """Whether `text` is a JSON object, which no other format is."""
    from shogi_desktop.notation import jkf_reader  # noqa: PLC0415 - see `kif`

    return jkf_reader.looks_like_jkf(text)


def loads(text: str) -> ReadResult:
    """Read one game from JKF text.

    :raises NotKifuError: if it is no JSON, or not that of a game.
    :raises PositionTextError: if its board cannot be set up.
    """
    from shogi_desktop.notation import jkf_reader  # noqa: PLC0415 - see `kif`

    return jkf_reader.loads(text)


def load(data: bytes) -> ReadResult:
    """Read a JKF file.

    :raises NotKifuError: if it is no JSON, or not that of a game.
    :raises PositionTextError: if its board cannot be set up.
    """
    return load_with(loads, data)


def dumps(record: Record) -> str:
    """`record` as JKF text, a line for each move."""
    from shogi_desktop.notation import jkf_writer  # noqa: PLC0415 - see `kif`

    return jkf_writer.dumps(record)


def dump(record: Record, encoding: str = UTF_8) -> bytes:
    """`record` as a JKF file."""
    return encode_lines(dumps(record), encoding)
