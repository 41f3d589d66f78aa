"""A book that lies in a file: asked for positions where it lies, and changed by splices of its bytes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import BinaryIO, Final

from msgspec import Struct

from shogi_desktop.books.errors import BookError, Problem
from shogi_desktop.books.values import BookMove, BookPosition
from shogi_desktop.rules import MoveTextError, Position, parse_usi_move

PIECE: Final = 1 << 20
"""Bytes that are read or copied at a time."""
MOST_PROBLEMS: Final = 1000
_BUCKETS: Final = 64
_OFFSET_BITS: Final = 38


def never() -> bool:
    """Nothing asks to stop."""
    return False


class StoppedError(BookError):
    """The work was given up, because nobody waits for it any more."""


class Splice(Struct, frozen=True):
    """What stands from `start` to `end` gives way to `data`."""

    start: int
    end: int
    data: bytes


def spliced(stream: BinaryIO, splices: Sequence[Splice]) -> Iterator[bytes]:
    """The content of a file with its splices, piece by piece; what they do not touch stays byte for byte."""
    at = 0
    for splice in sorted(splices, key=lambda each: (each.start, each.end)):
        yield from _pieces(stream, at, splice.start)
        yield splice.data
        at = splice.end
    stream.seek(at)
    while piece := stream.read(PIECE):
        yield piece


def _pieces(stream: BinaryIO, start: int, end: int) -> Iterator[bytes]:
    stream.seek(start)
    while start < end and (piece := stream.read(min(PIECE, end - start))):
        start += len(piece)
        yield piece


class Places:
    """Where the positions of a book that is in no order stand: eight bytes for each.

    A hash of the key's bits and the place share a number; numbers are sorted in buckets, so that little
    more than themselves is in memory at any time. Different keys may share a hash: who asks looks at the
    places.
    """

    def __init__(self) -> None:
        self._buckets = [array("Q") for _ in range(_BUCKETS)]

    def add(self, key_hash: int, place: int) -> None:
        """Note a place for a hash of any size."""
        short = key_hash & (1 << 64 - _OFFSET_BITS) - 1
        self._buckets[short % _BUCKETS].append(short << _OFFSET_BITS | place)

    def finish(self) -> None:
        """Sort them: to be called once, after the last place."""
        self._buckets = [array("Q", sorted(bucket)) for bucket in self._buckets]

    def find(self, key_hash: int) -> list[int]:
        """The places noted for that hash, in their order."""
        short = key_hash & (1 << 64 - _OFFSET_BITS) - 1
        bucket = self._buckets[short % _BUCKETS]
        found, at = [], bisect_left(bucket, short << _OFFSET_BITS)
        while at < len(bucket) and bucket[at] >> _OFFSET_BITS == short:
            found.append(bucket[at] & (1 << _OFFSET_BITS) - 1)
            at += 1
        return found


class Book(ABC):
    """A book over a stream that can be sought in, looked through once when it is made.

    :ivar positions: how many positions it has (of a book without order: entries of them).
    :ivar moves: how many moves. :ivar is_sorted: whether it is in the order that its format asks for.
    :ivar problems: places that could not be read, the first of them; `trouble_count` how many there are.
    """

    positions = 0
    moves = 0
    is_sorted = True

    def __init__(self, stream: BinaryIO, stopped: Callable[[], bool] = never) -> None:
        """:param stopped: asked now and then whether to give up.

        :raises BookFormatError: it is no book of this format.
        :raises StoppedError: it was given up.
        """
        self.problems: list[Problem] = []
        self.trouble_count = 0
        self._stream = stream
        self._size = stream.seek(0, 2)
        self._survey(stopped)

    def _trouble(self, line: int, text: str) -> None:
        self.trouble_count += 1
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(line, text))

    @abstractmethod
    def _survey(self, stopped: Callable[[], bool]) -> None:
        """Look through the whole book once."""

    @abstractmethod
    def lookup(self, position: Position) -> BookPosition | None:
        """What the book says of `position`, moves that are not legal left out; None for nothing."""

    @abstractmethod
    def splices(self, position: Position, wanted: BookPosition | None) -> list[Splice]:
        """What to change in the file so that it says that of `position`; None: nothing any more.

        :raises UnfitForBookError: the format has no room for it.
        """

    @abstractmethod
    def entries(self, stopped: Callable[[], bool] = never) -> Iterator[BookPosition]:
        """Everything, in the order of the file. Formats that keep hashes tell no boards."""


def legal_moves(moves: Iterable[BookMove], position: Position) -> tuple[BookMove, ...]:
    """Those of `moves` that can be made in `position`, each once."""
    legal: dict[str, BookMove] = {}
    for each in moves:
        try:
            move = parse_usi_move(each.move, position.variant)
        except MoveTextError:
            continue
        if each.move not in legal and position.is_legal(move):
            legal[each.move] = each
    return tuple(legal.values())
