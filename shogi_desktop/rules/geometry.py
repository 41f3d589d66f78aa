"""Squares, numbered alike on boards of every size.

A square is the integer ``file * 16 + rank``; file 1 is Black's rightmost, rank 1 (written ``a``) is the far
one, as in RULES.md. The number does not depend on the board's size, so a move means the same to everyone
who holds it; which squares a board has is the variant's knowledge.
"""

from __future__ import annotations

from typing import NewType

from shogi_desktop.rules.errors import SquareError

Square = NewType("Square", int)

BOARD_CELLS = 16 * 12
"""Length of a list indexed by squares: room for files and ranks up to 11."""

_RANK_LETTERS = "abcdefghijk"


def square(file: int, rank: int) -> Square:
    """The square on `file` (1 = Black's rightmost) and `rank` (1 = the far one)."""
    return Square(file * 16 + rank)


def file_of(sq: Square) -> int:
    """File of `sq`, counted from 1 at Black's right."""
    return sq >> 4


def rank_of(sq: Square) -> int:
    """Rank of `sq`, counted from 1 at the far side as Black sees it."""
    return sq & 15


def square_name(sq: Square) -> str:
    """USI name of `sq`: ``7f``, ``10j``."""
    return f"{sq >> 4}{_RANK_LETTERS[(sq & 15) - 1]}"


def parse_square(text: str) -> Square:
    """The square that the USI name `text` means; whether a board has it is not asked.

    :raises SquareError: if `text` is not a file number followed by a rank letter.
    """
    digits, letter = text[:-1], text[-1:]
    rank = _RANK_LETTERS.find(letter) + 1 if letter else 0
    # Python refuses to read a number of thousands of digits with an error of its own.
    if rank and len(digits) <= 2 and digits.isascii() and digits.isdecimal() and digits[0] != "0":
        file = int(digits)
        if file <= 11:
            return square(file, rank)
    raise SquareError(text)
