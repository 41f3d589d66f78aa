"""Kifu and move text: str and bytes to `Record` and back. Reads leniently, writes strictly, knows no Qt.

Formats are modules, listed in `formats`; `read` takes a text in any of them, `read_all` all games of one.
"""

from __future__ import annotations

from shogi_desktop.notation.detect import read, read_all
from shogi_desktop.notation.errors import (
    MoveReadError,
    NotationError,
    NotKifuError,
    PositionTextError,
    UnencodableError,
)
from shogi_desktop.notation.kif import suggested_file_name
from shogi_desktop.notation.result import Problem, ReadResult
from shogi_desktop.notation.style import MoveStyle, move_text, parse_typed_move

__all__ = [
    "MoveReadError",
    "MoveStyle",
    "NotKifuError",
    "NotationError",
    "PositionTextError",
    "Problem",
    "ReadResult",
    "UnencodableError",
    "move_text",
    "parse_typed_move",
    "read",
    "read_all",
    "suggested_file_name",
]
