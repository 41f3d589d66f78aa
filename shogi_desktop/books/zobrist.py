"""The keys that Apery's books know positions by.

Every program that reads such books has the same table of random numbers: the output of the 64-bit Mersenne
Twister (Nishimura 2000; `std::mt19937_64` with its default seed 5489), drawn in this order: a number for
each of 31 codes of a piece on each of 81 squares, then for each of seven kinds in hand and each count from
0 to 18, then one for White to move. A key is the XOR of the men on the board, the hand of the side to move,
and the turn; the other side's hand follows from these. Squares go down the files from 1a; codes are 1 to 8
for pawn, lance, knight, silver, bishop, rook, gold and king, 8 more where promoted, 16 more for White;
hands go pawn, lance, knight, silver, gold, bishop, rook.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Final

from shogi_desktop.rules import Color, Piece, Position, Square, Variant, file_of, rank_of

_SEED: Final = 5489
_SIZE, _MIDDLE = 312, 156
_MASK: Final = (1 << 64) - 1
_UPPER: Final = _MASK ^ (1 << 31) - 1
_TWIST: Final = 0xB5026F5AA96619E9
SQUARES: Final = 81
_CODES: Final = 31
_COUNTS: Final = 19
CODES: Final = {"P": 1, "L": 2, "N": 3, "S": 4, "B": 5, "R": 6, "G": 7, "K": 8}
"""Of unpromoted pieces, by their letter; drops are written with them too."""
_HANDS: Final = ("P", "L", "N", "S", "G", "B", "R")


def mersenne_twister(seed: int = _SEED) -> Iterator[int]:
    """The 64-bit Mersenne Twister, MT19937-64."""
    state = [seed & _MASK]
    for number in range(1, _SIZE):
        before = state[-1]
        state.append((6364136223846793005 * (before ^ before >> 62) + number) & _MASK)
    while True:
        for number in range(_SIZE):
            mixed = (state[number] & _UPPER) | (state[(number + 1) % _SIZE] & ~_UPPER & _MASK)
            state[number] = state[(number + _MIDDLE) % _SIZE] ^ mixed >> 1 ^ (_TWIST if mixed & 1 else 0)
        for word in state:
            word ^= word >> 29 & 0x5555555555555555  # noqa: PLW2901 - the tempering of the paper
            word ^= word << 17 & 0x71D67FFFEDA60000  # noqa: PLW2901
            word ^= word << 37 & 0xFFF7EEE000000000  # noqa: PLW2901
            yield word ^ word >> 43


@cache
def _table() -> tuple[list[list[int]], list[list[int]], int]:
    """The numbers of men on squares, of pieces in hand, and of White's turn."""
    numbers = mersenne_twister()
    men = [list(islice(numbers, SQUARES)) for _ in range(_CODES)]
    hands = [list(islice(numbers, _COUNTS)) for _ in _HANDS]
    return men, hands, next(numbers)


@cache
def has_keys(variant: Variant) -> bool:
    """Whether positions of the game have keys: its board and its pieces are those of the table."""
    letters = {kind.letter for kind in variant.kinds}
    return variant.files * variant.ranks == SQUARES and letters <= CODES.keys()


def square_number(square: Square) -> int:
    """Where a square stands in Apery's order."""
    return (file_of(square) - 1) * 9 + rank_of(square) - 1


def _code(piece: Piece) -> int:
    kind = piece.kind
    return CODES[kind.letter] + 8 * kind.is_promoted + 16 * (piece.color is Color.WHITE)


def book_key(position: Position) -> int:
    """The 64 bits that a book knows a position of standard shogi by.

    :raises KeyError: it holds pieces of another game.
    """
    men, hands, white = _table()
    key = 0
    for square, piece in position.pieces():
        key ^= men[_code(piece)][square_number(square)]
    held = {kind.letter: count for kind, count in position.hand(position.turn).items()}
    for number, letter in enumerate(_HANDS):
        key ^= hands[number][held.get(letter, 0)]
    return key ^ white if position.turn is Color.WHITE else key
