"""Apery's book format: entries of sixteen bytes, in the order of their keys, for standard shogi only.

Source: the readers of Apery, YaneuraOu and ShogiHome. An entry is a key of 64 bits (`zobrist`), a move of
16, a count of 16 and a score of 32, little-endian. In a move bits 0 to 6 are the target, 7 to 13 the origin
(of a drop 80 and the code of the piece), bit 14 tells a promotion. A position has an entry for each of its
moves.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from shogi_desktop.books.book import PIECE, Book, Places, Splice, StoppedError, legal_moves, never
from shogi_desktop.books.errors import BookFormatError, UnfitForBookError
from shogi_desktop.books.values import BookMove, BookPosition, board_of
from shogi_desktop.books.zobrist import CODES, SQUARES, book_key, has_keys, square_number
from shogi_desktop.rules import (
    STANDARD,
    Drop,
    Move,
    Position,
    parse_usi_move,
    quoted,
    square,
    square_name,
)

ENTRY: Final = struct.Struct("<QHHi")
MOST: Final = 0xFFFF
"""The largest count; what is more is kept as that."""
_SCORES: Final = (-(1 << 31), (1 << 31) - 1)
_LETTERS: Final = {code: letter for letter, code in CODES.items()}


def move_bits(move: Move) -> int:
    """A move of standard shogi in 16 bits."""
    target = square_number(move.target)
    if isinstance(move, Drop):
        return (SQUARES - 1 + CODES[move.kind.letter]) << 7 | target
    return move.promote << 14 | square_number(move.origin) << 7 | target


def move_text(bits: int) -> str:
    """USI text of a move in 16 bits; empty where they mean none."""
    target, origin = bits & 0x7F, bits >> 7 & 0x7F
    if target >= SQUARES:
        return ""
    if origin < SQUARES:
        return _name(origin) + _name(target) + ("+" if bits >> 14 & 1 else "")
    letter = _LETTERS.get(origin - SQUARES + 1, "K")
    return "" if letter == "K" else f"{letter}*{_name(target)}"


def _name(number: int) -> str:
    return square_name(square(number // 9 + 1, number % 9 + 1))


class AperyBook(Book):
    """A ``.bin`` file. :raises BookFormatError: its length is no whole number of entries, or nothing fits."""

    _places: Places | None = None

    def _survey(self, stopped: Callable[[], bool]) -> None:
        if self._size % ENTRY.size:
            raise BookFormatError(
                f"its length, {self._size:,} bytes, is not a multiple of {ENTRY.size}: it is not an "
                "Apery book, or not all of it"
            )
        last = -1
        for number, (key, bits, _, _) in enumerate(self._all(stopped)):
            self.is_sorted &= key >= last
            self.positions += key != last
            last = key
            self.moves = number + 1
            if not move_text(bits):
                self._trouble(number + 1, f"{bits:#06x} is not a move")
        if self.trouble_count * 2 > self.moves:
            raise BookFormatError("most of its entries contain no move: it is not an Apery book")
        if not self.is_sorted:
            self._places = Places()
            for number, (key, _, _, _) in enumerate(self._all(stopped)):
                self._places.add(key, number)
            self._places.finish()

    def _all(self, stopped: Callable[[], bool]) -> Iterator[tuple[int, int, int, int]]:
        self._stream.seek(0)
        while piece := self._stream.read(PIECE):
            if stopped():
                raise StoppedError("given up")
            yield from ENTRY.iter_unpack(piece)

    def entries(self, stopped: Callable[[], bool] = never) -> Iterator[BookPosition]:
        """Everything, in the order of the file; without boards: the format keeps only their keys."""
        moves: list[BookMove] = []
        last: int | None = None
        for key, bits, count, score in self._all(stopped):
            if key != last and moves:
                yield BookPosition("", _scored(moves))
                moves = []
            last = key
            if text := move_text(bits):
                moves.append(BookMove(text, score=score, count=count))
        if moves:
            yield BookPosition("", _scored(moves))

    # --- seeking ------------------------------------------------------------------------------------------

    def _entry(self, number: int) -> tuple[int, int, int, int]:
        self._stream.seek(number * ENTRY.size)
        key, bits, count, score = ENTRY.unpack(self._stream.read(ENTRY.size))
        return key, bits, count, score

    def _numbers(self, key: int) -> list[int]:
        """The entries of a position."""
        if self._places is not None:
            return [number for number in self._places.find(key) if self._entry(number)[0] == key]
        first = self._lower_bound(key)
        found: list[int] = []
        most = self._size // ENTRY.size
        while first + len(found) < most and self._entry(first + len(found))[0] == key:
            found.append(first + len(found))
        return found

    def _lower_bound(self, key: int) -> int:
        low, high = 0, self._size // ENTRY.size
        while low < high:
            middle = (low + high) // 2
            if self._entry(middle)[0] < key:
                low = middle + 1
            else:
                high = middle
        return low

    def lookup(self, position: Position) -> BookPosition | None:
        """What the book says of `position`."""
        if not has_keys(position.variant):
            return None
        numbers = self._numbers(book_key(position))
        if not numbers:
            return None
        moves = []
        for number in numbers:
            _, bits, count, score = self._entry(number)
            moves.append(BookMove(move_text(bits), score=score, count=count))
        # Another position may share the key: its moves are hardly legal here.
        return BookPosition(board_of(position), legal_moves(_scored(moves), position))

    def followed(self, start: Position, stopped: Callable[[], bool] = never) -> Iterator[BookPosition]:
        """The positions that can be told: those that the book's own moves lead to from `start`.

        Where a move of the book leads out of it, each answer is tried: a book may be for one side only.
        """
        keys = {key for key, _, _, _ in self._all(stopped)}
        seen, waiting = {book_key(start)}, [start]

        def meet(position: Position) -> bool:
            key = book_key(position)
            if key in keys and key not in seen:
                seen.add(key)
                waiting.append(position.copy())
            return key in keys

        while waiting:
            if stopped():
                raise StoppedError("given up")
            position = waiting.pop()
            found = self.lookup(position)
            if found is not None:
                yield BookPosition(found.board, found.moves, ply=position.ply)
            replies = [parse_usi_move(each.move, STANDARD) for each in found.moves] if found else ()
            for move in replies or position.legal_moves():
                made = position.perform_trusted(move)
                if not meet(position) and replies:
                    for answer in position.legal_moves():
                        answered = position.perform_trusted(answer)
                        meet(position)
                        position.undo(answered)
                position.undo(made)

    # --- changing -----------------------------------------------------------------------------------------

    def splices(self, position: Position, wanted: BookPosition | None) -> list[Splice]:
        """What to change in the file so that it says that of `position`.

        Entries of a position go together.
        """
        if not has_keys(position.variant):
            raise UnfitForBookError(
                "Apery's books contain standard shogi only; a .db book contains both games"
            )
        key = book_key(position)
        data = b"" if wanted is None else b"".join(entry_bytes(key, move) for move in wanted.moves)
        numbers = self._numbers(key)
        if numbers:
            first, *others = ((number * ENTRY.size, (number + 1) * ENTRY.size) for number in numbers)
            return [Splice(*first, data), *(Splice(*each, b"") for each in others)]
        place = self._size if self._places is not None else self._lower_bound(key) * ENTRY.size
        return [Splice(place, place, data)] if data else []


def _scored(moves: list[BookMove]) -> tuple[BookMove, ...]:
    """The moves of a position; without scores where all are 0: there is nothing else in a book of counts."""
    if any(move.score for move in moves):
        return tuple(moves)
    return tuple(replace(move, score=None) for move in moves)


def entry_bytes(key: int, move: BookMove) -> bytes:
    """A move as an entry. Replies, depths and comments have no room there.

    :raises UnfitForBookError: it is not a move of standard shogi.
    """
    try:
        bits = move_bits(parse_usi_move(move.move, STANDARD))
    except (ValueError, KeyError) as error:
        raise UnfitForBookError(f"{quoted(move.move)} is not a move of standard shogi") from error
    score = max(_SCORES[0], min(_SCORES[1], move.score or 0))
    return ENTRY.pack(key, bits, max(0, min(MOST, move.weight)), score)


def apery_bytes(positions: Iterable[BookPosition]) -> Iterator[bytes]:
    """A whole book, in the order of its keys.

    :raises UnfitForBookError: a position is not of standard shogi.
    """
    keyed = []
    for position in positions:
        try:
            board = Position.from_sfen(f"{position.board} 1", STANDARD)
        except ValueError as error:
            raise UnfitForBookError(
                f"{quoted(position.board[:80])} is not a position of standard shogi, which is all that "
                "Apery's books contain; a .db book contains both games"
            ) from error
        keyed.append((book_key(board), position))
    for key, position in sorted(keyed, key=lambda each: each[0]):
        for move in sorted(position.moves, key=lambda each: -each.weight):
            yield entry_bytes(key, move)
