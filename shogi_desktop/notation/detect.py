"""Reading whatever somebody has: the format is told by the content, never by a file's name."""

from __future__ import annotations

from dataclasses import replace

from shogi_desktop.notation import kif_reader, usi_text
from shogi_desktop.notation.encoding import Decoded, decode
from shogi_desktop.notation.result import ReadResult


def read(data: bytes | str) -> ReadResult:
    """Read a game or a position of any known format: KIF, BOD, USI, SFEN.

    :raises NotKifuError: if it is none of them.
    :raises UnreadFormatError: if its moves are in a format that is not read yet.
    :raises PositionTextError: if it is one, but its position cannot be set up.
    """
    decoded = Decoded(data, "") if isinstance(data, str) else decode(data)
    loads = usi_text.loads if usi_text.looks_like_usi(decoded.text.lstrip("\ufeff")) else kif_reader.loads
    result = loads(decoded.text)
    problems = sorted((*decoded.problems, *result.problems), key=lambda p: p.line)
    return replace(result, problems=tuple(problems), encoding=decoded.encoding or None)
