"""Where positions stand: their hashes in buckets, each with its place on the axis and the move made there.

The positions of a batch of games are shared out among `BUCKETS` rows by their hash, so that a search for one
reads a small row of every batch and nothing else. A row is three columns, each in the order of the axis: what
is kept of the hashes (32 bits; with the bucket 42, of which one search in some 400,000 among ten million
positions meets an equal one by chance), the places, and the moves as numbers (`move_code`).
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable
from typing import Final

from shogi_desktop.rules import Drop, Move, Square, Variant, file_of, rank_of

BUCKETS: Final = 1024
NO_MOVE: Final = 0xFFFF
"""Nothing of the main line follows."""
FEW_PLACES: Final = 0x10000
"""With more of them on an axis a place takes four bytes instead of two."""
_HASH_BYTES: Final = 4
_MOVE_BYTES: Final = 2
_DROP: Final = 101
"""Beyond every square of a board of ten by ten."""


def bucket_of(value: int) -> int:
    """Which row the positions of that hash stand in."""
    return value % BUCKETS


def move_code(move: Move, variant: Variant) -> int:
    """A move as a number of fifteen bits, the same for ever; two moves of a game never share one."""
    ranks = variant.ranks
    target = _number(move.target, ranks) << 8
    if isinstance(move, Drop):
        return target | (_DROP + ord(move.kind.letter) - ord("A")) << 1
    return target | _number(move.origin, ranks) << 1 | move.promote


def _number(sq: Square, ranks: int) -> int:
    return (file_of(sq) - 1) * ranks + rank_of(sq) - 1


def postings(positions: Iterable[tuple[int, int, int]], length: int) -> dict[int, bytes]:
    """The rows by their buckets.

    :param positions: hash, place and code of the move of each, in the order of the axis, `length` long.
    """
    columns: dict[int, tuple[array[int], array[int], array[int]]] = {}
    place_code = _place_code(length)
    for value, place, move in positions:
        column = columns.get(value % BUCKETS)
        if column is None:
            column = columns[value % BUCKETS] = (array("I"), array(place_code), array("H"))
        column[0].append(value // BUCKETS & 0xFFFFFFFF)
        column[1].append(place)
        column[2].append(move)
    return {bucket: b"".join(map(_bytes, column)) for bucket, column in columns.items()}


def standing(row: bytes, value: int, length: int) -> tuple[list[int], list[int]]:
    """The places in a row where the position of that hash stands, and the codes of the moves made there.

    :param length: of the axis.
    """
    place_code = _place_code(length)
    width = array(place_code).itemsize
    count = len(row) // (_HASH_BYTES + width + _MOVE_BYTES)
    kept = value // BUCKETS & 0xFFFFFFFF
    hashes_end = count * _HASH_BYTES
    # In most rows it does not stand: that is told soonest so.
    if row.find(kept.to_bytes(_HASH_BYTES, "little"), 0, hashes_end) < 0:
        return [], []
    places_end = hashes_end + count * width
    hashes = _numbers("I", row[:hashes_end])
    places = _numbers(place_code, row[hashes_end:places_end])
    moves = _numbers("H", row[places_end:])
    entries = [at for at, one in enumerate(hashes) if one == kept]
    return [places[at] for at in entries], [moves[at] for at in entries]


def _place_code(length: int) -> str:
    return "H" if length <= FEW_PLACES else "I"


def _bytes(column: array[int]) -> bytes:
    if sys.byteorder == "big":
        column.byteswap()
    return column.tobytes()


def _numbers(code: str, data: bytes) -> array[int]:
    column = array(code, data)
    if sys.byteorder == "big":
        column.byteswap()
    return column
