"""KIF files: `load`/`loads` read, `dump`/`dumps` write, and `suggested_file_name` names them.

Shift_JIS files (``.kif``) end their lines with CR LF, UTF-8 files (``.kifu``) with LF.
"""

from __future__ import annotations

import re
from datetime import datetime

from shogi_desktop.game import Record
from shogi_desktop.notation.encoding import CP932, UTF_8, encode_lines, load_with
from shogi_desktop.notation.kif_reader import loads
from shogi_desktop.notation.kif_writer import dumps
from shogi_desktop.notation.result import ReadResult

__all__ = ["CP932", "UTF_8", "dump", "dumps", "load", "loads", "suggested_file_name"]

_ENCODING_NAMES = {UTF_8: "UTF-8", CP932: "Shift_JIS"}
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*._\s]+')
_LONGEST_NAME = 40


def load(data: bytes) -> ReadResult:
    """Read a KIF file in whatever encoding it is.

    :raises NotKifuError: if nothing in it looks like KIF.
    :raises PositionTextError: if its board cannot be set up.
    """
    return load_with(loads, data)


def dump(record: Record, encoding: str = UTF_8) -> bytes:
    """`record` as a KIF file in `encoding` (``utf-8`` or ``cp932``).

    :raises UnencodableError: naming the characters that the encoding lacks.
    """
    text = dumps(record, encoding_name=_ENCODING_NAMES.get(encoding, encoding))
    return encode_lines(text, encoding)


def suggested_file_name(record: Record, when: datetime, extension: str = "kif") -> str:
    """``YYYYMMDD_HHMM_black_white.kif``, with nothing in it that a file system refuses."""
    names = [_NOT_IN_NAMES.sub("-", record.headers.get(key, "")).strip("-") for key in ("black", "white")]
    shortened = [(name or key)[:_LONGEST_NAME] for name, key in zip(names, ("black", "white"), strict=True)]
    return f"{when:%Y%m%d_%H%M}_{'_'.join(shortened)}.{extension}"
