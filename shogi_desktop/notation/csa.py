"""CSA files, the computers' format: `load`/`loads` read one game, `loads_all` all, `dump`/`dumps` write."""

from __future__ import annotations

from shogi_desktop.game import Record
from shogi_desktop.notation.csa_reader import loads, loads_all, looks_like_csa
from shogi_desktop.notation.csa_words import CsaVersion
from shogi_desktop.notation.csa_writer import dumps
from shogi_desktop.notation.encoding import CP932, UTF_8, encode_lines, load_with
from shogi_desktop.notation.result import ReadResult

__all__ = ["CsaVersion", "dump", "dump_2", "dumps", "dumps_2", "load", "loads", "loads_all", "looks_like_csa"]

_ENCODING_NAMES = {UTF_8: "UTF-8", CP932: "SHIFT_JIS"}


def load(data: bytes) -> ReadResult:
    """Read the first game of a CSA file in whatever encoding it is.

    :raises NotKifuError: if nothing in it looks like CSA.
    :raises PositionTextError: if its start position cannot be set up.
    """
    return load_with(loads, data)


def dump(record: Record, encoding: str = UTF_8, version: CsaVersion = CsaVersion.V3) -> bytes:
    """`record` as a CSA file.

    :raises CannotHoldError: for any game but standard shogi.
    :raises UnencodableError: naming the characters that the encoding lacks.
    """
    text = dumps(record, version, encoding_name=_ENCODING_NAMES.get(encoding, encoding))
    return encode_lines(text, encoding)


def dumps_2(record: Record) -> str:
    """`record` as CSA 2.2, which older programs read. :raises CannotHoldError: as `dumps`."""
    return dumps(record, CsaVersion.V2)


def dump_2(record: Record, encoding: str = CP932) -> bytes:
    """`record` as a file of CSA 2.2: see `dump`."""
    return dump(record, encoding, CsaVersion.V2)
