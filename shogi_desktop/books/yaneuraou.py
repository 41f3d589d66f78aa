"""YaneuraOu's book format, ``#YANEURAOU-DB2016 1.00``: a text with a line for each position and each move.

Source: the reader of YaneuraOu (`book.cpp`) and that of ShogiHome. ``sfen BOARD TURN HANDS PLY`` begins a
position; the lines of its moves are ``MOVE REPLY SCORE DEPTH COUNT``, of which all but the first may be
missing or say ``none``. Lines that begin with ``#`` or ``//`` are comments of the move, or the position,
above them; ``#`` may also stand behind a move. Positions stand in the order of their bytes, so that a file
can be sought in. Writers differ: some leave out the ply, the count or the order; all of that is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final
from zlib import crc32

from msgspec.structs import replace

from shogi_desktop.books.book import PIECE, Book, Places, Splice, StoppedError, legal_moves, never
from shogi_desktop.books.errors import BookFormatError, UnfitForBookError
from shogi_desktop.books.values import BookMove, BookPosition, board_of
from shogi_desktop.rules import Position, quoted

HEADER: Final = b"#YANEURAOU-DB2016 1.00"
_BOM: Final = b"\xef\xbb\xbf"
_MARK: Final = b"sfen "
_WINDOW: Final = 1 << 12
LONGEST_LINE: Final = 10_000
_LONGEST_BLOCK: Final = 1 << 20
_MOVE: Final = re.compile(r"(?:(?:[1-9]|1[01])[a-k]){2}\+?|[A-Z]\*(?:[1-9]|1[01])[a-k]")
_NOTHING: Final = frozenset({"none", "None", "resign", "win", ""})
_LARGEST: Final = 1 << 31


def _key(line: bytes) -> bytes:
    """What positions are ordered by: board, turn and hands of a line that begins with ``sfen ``."""
    return b" ".join(line.split(None, 4)[1:4])


def _text(line: bytes) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        return line.decode("cp932", "replace")


class _Reader:
    """Makes positions of lines."""

    def __init__(self, trouble: Callable[[int, str], None]) -> None:
        self._trouble = trouble
        self._board: str | None = None
        self._ply = 0
        self._comment: list[str] = []
        self._moves: list[BookMove] = []
        self._below: list[str] = []  # the comment below the last move; joined once, for it may be long

    def take(self, number: int, raw: bytes) -> BookPosition | None:
        """Take a line; the position that it ends, if it does."""
        line = _text(raw[:LONGEST_LINE].strip(b" \t\r\n\0"))
        if len(raw) > LONGEST_LINE:
            self._trouble(number, "it is too long; only its beginning was read")
        if line.startswith("sfen "):
            done = self.finish()
            fields = line.split()
            self._board = " ".join(fields[1:4])
            self._ply = int(fields[4]) if len(fields) > 4 and re.fullmatch(r"\d{1,6}", fields[4]) else 0
            if len(fields) < 4:
                self._trouble(number, f"{quoted(line[:80])} is not a position")
            return done
        if line.startswith(("#", "//")):
            self._note(line.removeprefix("#").removeprefix("//"))
        elif line:
            self._take_move(number, line)
        return None

    def finish(self) -> BookPosition | None:
        """The position that was being read."""
        board, self._board = self._board, None
        if board is None:
            return None
        self._end_comment()
        done = BookPosition(board, tuple(self._moves), "\n".join(self._comment), self._ply)
        self._comment, self._moves = [], []
        return done

    def _note(self, text: str) -> None:
        if self._board is None:
            return
        (self._below if self._moves else self._comment).append(text)

    def _end_comment(self) -> None:
        """Give the last move the comment below it."""
        if self._below:
            last = self._moves.pop()
            lines = [last.comment] if last.comment else []
            self._moves.append(replace(last, comment="\n".join(lines + self._below)))
            self._below = []

    def _take_move(self, number: int, line: str) -> None:
        body, sign, behind = line.partition("#")
        if not sign:
            body, sign, behind = line.partition("//")
        fields = body.split()
        if fields and fields[0] in _NOTHING:
            return
        if not fields or not _MOVE.fullmatch(fields[0]):
            self._trouble(number, f"{quoted(line[:80])} is neither a position nor a move")
            return
        if self._board is None:
            self._trouble(number, f"the move {fields[0]} comes before any position")
            return
        reply = fields[1] if len(fields) > 1 and _MOVE.fullmatch(fields[1]) else ""
        score, depth, count = (self._number(number, fields, place) for place in (2, 3, 4))
        move = BookMove(fields[0], reply, score, depth, count, behind.strip())
        self._end_comment()
        self._moves.append(move)

    def _number(self, line: int, fields: list[str], place: int) -> int | None:
        text = fields[place] if len(fields) > place else ""
        if text in _NOTHING:
            return None
        try:
            value = int(text[:20])
        except ValueError:
            self._trouble(line, f"{quoted(text[:40])} is not a number")
            return None
        return max(-_LARGEST, min(_LARGEST, value))


class DbBook(Book):
    """A ``.db`` file. :raises BookFormatError: neither its first line nor a position says that it is one."""

    _places: Places | None = None
    _newline = b"\n"

    # --- looking through ----------------------------------------------------------------------------------

    def _survey(self, stopped: Callable[[], bool]) -> None:
        self._stream.seek(0)
        first = self._stream.readline(LONGEST_LINE).removeprefix(_BOM)
        if not first.startswith((HEADER, _MARK)):
            shown = quoted(_text(first[:60]).strip())
            raise BookFormatError(f"line 1: expected {HEADER.decode()}, not {shown if first else 'nothing'}")
        if first.endswith(b"\r\n"):
            self._newline = b"\r\n"
        last = b""
        for number, (_, line) in enumerate(self._position_lines(stopped)):
            key = _key(line)
            if key < last:
                self.is_sorted = False
            last = key
            self.positions = number + 1
        if not self.is_sorted:
            self._places = Places()
            for place, line in self._position_lines(stopped):
                self._places.add(crc32(_key(line)), place)
            self._places.finish()

    def _position_lines(self, stopped: Callable[[], bool]) -> Iterator[tuple[int, bytes]]:
        """Where each position begins, and its line."""
        self._stream.seek(0)
        place, rest = 0, b""
        pattern = re.compile(rb"^sfen [^\r\n]*", re.MULTILINE)
        while True:
            if stopped():
                raise StoppedError("given up")
            piece = self._stream.read(PIECE)
            text = rest + piece
            if place == 0 and text.startswith(_BOM + _MARK):
                yield len(_BOM), text[len(_BOM) :].split(b"\n", 1)[0]
            cut = text.rfind(b"\n") + 1 if piece else len(text)
            if not cut and len(text) > LONGEST_LINE:
                cut = len(text)
            for match in pattern.finditer(text, 0, cut):
                yield place + match.start(), match.group()
            place += cut
            rest = text[cut:]
            if not piece:
                return

    def entries(self, stopped: Callable[[], bool] = never) -> Iterator[BookPosition]:
        """Everything, in the order of the file; what cannot be read is told in `problems`."""
        self.problems.clear()
        self.trouble_count = 0
        self._stream.seek(0)
        reader = _Reader(self._trouble)
        for number, line in enumerate(self._lines(), start=1):
            if number % 4096 == 0 and stopped():
                raise StoppedError("given up")
            done = reader.take(number, line.removeprefix(_BOM) if number == 1 else line)
            if done is not None:
                yield done
        done = reader.finish()
        if done is not None:
            yield done

    def _lines(self) -> Iterator[bytes]:
        """The lines of the file; of one that is too long the beginning, with a sign that there was more."""
        while line := self._stream.readline(LONGEST_LINE + 1):
            rest = line
            while not rest.endswith(b"\n") and len(rest) > LONGEST_LINE:
                rest = self._stream.readline(LONGEST_LINE + 1)
            yield line

    # --- seeking ------------------------------------------------------------------------------------------

    def lookup(self, position: Position) -> BookPosition | None:
        """What the book says of `position`, whatever the number of the move."""
        found = self._stored(position)
        if found is None:
            return None
        return BookPosition(found.board, legal_moves(found.moves, position), found.comment, found.ply)

    def _stored(self, position: Position) -> BookPosition | None:
        """The same, with all that stands there; several lines of one position are put together."""
        parts: list[BookPosition] = []
        for start, end in self._blocks(position):
            self._stream.seek(start)
            data = self._stream.read(min(end - start, _LONGEST_BLOCK))
            reader = _Reader(lambda _line, _text: None)
            for line in data.splitlines():
                reader.take(0, line)
            part = reader.finish()
            if part is not None:
                parts.append(part)
        if not parts:
            return None
        moves = {move.move: move for part in reversed(parts) for move in part.moves}
        ordered = dict.fromkeys(move.move for part in parts for move in part.moves)
        comment = "\n".join(part.comment for part in parts if part.comment)
        return BookPosition(parts[0].board, tuple(moves[move] for move in ordered), comment, parts[0].ply)

    def _blocks(self, position: Position) -> list[tuple[int, int]]:
        """Where the position stands: from its line to the next one's."""
        wanted = board_of(position).encode()
        if self._places is not None:
            places = self._places.find(crc32(wanted))
            there = [place for place in places if _key(self._line_at(place)) == wanted]
            return [(place, self._next(place + 1, self._size)) for place in there]
        start = self._lower_bound(wanted)
        blocks = []
        while start < self._size and _key(self._line_at(start)) == wanted:
            end = self._next(start + 1, self._size)
            blocks.append((start, end))
            start = end
        return blocks

    def _lower_bound(self, wanted: bytes) -> int:
        """The first position that does not stand before `wanted`; the end of the file where all do."""
        low, high = 0, self._size
        while low < high:
            middle = (low + high) // 2
            place = self._next(middle, high)
            if place < high and _key(self._line_at(place)) < wanted:
                low = place + 1
            else:
                high = middle
        return self._next(low, self._size)

    def _next(self, place: int, limit: int) -> int:
        """Where the next line of a position begins, from `place` on; `limit` where none does before it."""
        at = place
        while at < limit:
            self._stream.seek(max(0, at - 1))
            window = self._stream.read(_WINDOW)
            base = max(0, at - 1)
            if at == 0 and window.removeprefix(_BOM).startswith(_MARK):
                return len(window) - len(window.removeprefix(_BOM))
            found = window.find(b"\n" + _MARK)
            if found >= 0:
                return min(limit, base + found + 1)
            if len(window) < _WINDOW:
                break
            at = base + len(window) - len(_MARK)
        return limit

    def _line_at(self, place: int) -> bytes:
        self._stream.seek(place)
        return self._stream.readline(LONGEST_LINE)

    # --- changing -----------------------------------------------------------------------------------------

    def splices(self, position: Position, wanted: BookPosition | None) -> list[Splice]:
        """What to change in the file so that it says that of `position`."""
        blocks = self._blocks(position)
        data = b"" if wanted is None else position_bytes(wanted, self._newline)
        if not blocks:
            if not data:
                return []
            sought = self._places is None
            place = self._lower_bound(board_of(position).encode()) if sought else self._size
            return [Splice(place, place, self._break_before(place) + data)]
        first, *others = blocks
        if first[1] == self._size and others:
            data = self._break_before(first[0]) + data
        return [Splice(*first, data), *(Splice(*block, b"") for block in others)]

    def _break_before(self, place: int) -> bytes:
        """A line end, where the last line of the file has none."""
        if place < self._size or not place:
            return b""
        self._stream.seek(place - 1)
        return b"" if self._stream.read(1) == b"\n" else self._newline


def position_bytes(position: BookPosition, newline: bytes = b"\n") -> bytes:
    """A position as it stands in the file. :raises UnfitForBookError: it has no board."""
    if not position.board:
        raise UnfitForBookError("the position is not known, only a hash of it: a .db book needs the position")
    lines = [f"sfen {position.board} {position.ply or 1}", *_comment_lines(position.comment)]
    for move in position.moves:
        numbers = ("none" if value is None else str(value) for value in (move.score, move.depth))
        count = "" if move.count is None else f" {move.count}"
        lines.append(f"{move.move} {move.reply or 'none'} {' '.join(numbers)}{count}")
        lines += _comment_lines(move.comment)
    return b"".join(line.encode("utf-8", "replace") + newline for line in lines)


def _comment_lines(comment: str) -> list[str]:
    return [f"#{line}" for line in comment.splitlines()] if comment else []


def db_bytes(positions: Iterable[BookPosition]) -> Iterator[bytes]:
    """A whole book, its positions in order: header first."""
    yield HEADER + b"\n"
    for position in sorted(positions, key=lambda each: each.board.encode()):
        yield position_bytes(position)
