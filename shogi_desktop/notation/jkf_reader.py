"""Reading JKF, kifu in JSON: whatever is missing or null is made out from the position. KIFU.md 32 to 34.

The place of a problem is that of its move in the text. Keys of our own are described in `jkf_writer`.
"""

from __future__ import annotations

import bisect
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cached_property

import msgspec
from msgspec import UNSET

from shogi_desktop.game import Node, Record
from shogi_desktop.notation.csa_words import VAGUE_MARKS, kinds_by_code, outcome_of_mark
from shogi_desktop.notation.evaluations import take_evaluations
from shogi_desktop.notation.jkf_entries import (
    Entry,
    Game,
    Json,
    MoveWords,
    OddEntry,
    OddGame,
    decoded,
    entries_of,
    made_out,
)
from shogi_desktop.notation.jkf_start import record_of
from shogi_desktop.notation.kif_header import HANDICAP_KEY, by_meaning, find_handicap
from shogi_desktop.notation.kif_results import parse_exact_line
from shogi_desktop.notation.outcome_reading import TWO_ENDS, exact_foul
from shogi_desktop.notation.result import FormatId, Problem, ProblemKind, Problems, ReadResult
from shogi_desktop.notation.walker import Walker
from shogi_desktop.rules import BoardMove, Drop, Move, quoted, square

_MOVE_KEY = re.compile(r'(?<!\\)"move"\s*:')
_BEGINNING = re.compile(r"\s*\{\s*\"")
_NO_WORDS = MoveWords()


def looks_like_jkf(text: str) -> bool:
    """Whether `text` is a JSON object, which no other format is."""
    return _BEGINNING.match(text) is not None


def loads(text: str) -> ReadResult:
    """Read one game from JKF text.

    :raises NotKifuError: if it is no JSON, or not that of a game.
    :raises PositionTextError: if its board cannot be set up.
    """
    plain = text.removeprefix("\ufeff")
    game = decoded(plain)
    if game is not None:
        with suppress(_UnreadError):
            return _Reader(game, text).read()
    return _Reader(made_out(plain), text).read()


class _UnreadError(Exception):
    """A move cannot be made out in a game whose entries were decoded: what the rest says is not at hand."""


class _Reader:
    def __init__(self, game: Game, text: str) -> None:
        self._game = game
        self._text = text
        self._problems = Problems()
        self._moves_seen = 0

    def read(self) -> ReadResult:
        record = record_of(self._game, self._problems)
        self._read_header(record)
        self._walker = Walker(record)
        if isinstance(self._game, OddGame) and not self._game.has_moves:
            self._problem(ProblemKind.NOT_UNDERSTOOD, "there is no list of moves", self._game.odd)
        entries = self._game.moves
        first = entries[0] if entries else None
        if first is not None and first.move in {UNSET, None, _NO_WORDS} and not first.special:
            self._read_notes(first, record.root)
            entries = entries[1:]
        self._read_tree(entries)
        take_evaluations(record)
        return ReadResult(record, tuple(self._problems), FormatId.JKF)

    def _read_header(self, record: Record) -> None:
        header = self._game.header
        fields: dict[str, list[str]] = {}
        for name, value in header.items() if isinstance(header, dict) else ():
            if not isinstance(value, str):
                continue
            if name == HANDICAP_KEY:
                self._name_handicap(record, value)
            else:
                fields[name] = [value]
        record.headers.update(by_meaning(fields, handicap=record.is_handicap))

    @staticmethod
    def _name_handicap(record: Record, word: str) -> None:
        handicap = find_handicap(word, record.variant)
        if handicap is None:
            record.headers[HANDICAP_KEY] = word
        elif record.handicap_id is None:
            record.handicap_id = handicap.id

    # Moves

    def _read_tree(self, entries: Sequence[Entry]) -> None:
        """Read a line of play with its forks, in the order of the text."""
        is_odd = isinstance(self._game, OddGame)
        stack = [self._line(self._walker.node, entries)]
        while stack:
            self._walker.depth = len(stack) - 1
            found = next(stack[-1], None)
            if found is None:
                stack.pop()
                continue
            before, fork = found
            stack.append(self._line(before, entries_of(fork) if is_odd else fork))

    def _line(self, node: Node, entries: Sequence[Entry]) -> Iterator[tuple[Node, list[Entry]]]:
        """Read `entries` on from `node`; yields each fork with the node from which it goes on."""
        walker = self._walker
        walker.go_to(node)
        for index, entry in enumerate(entries):
            before = walker.node
            is_read = self._read_entry(entry)
            if entry.forks:
                after = walker.node
                yield from ((before, fork) for fork in entry.forks)
                walker.go_to(after)
            if not is_read:
                rest = msgspec.json.encode([_raw(entry) for entry in entries[index:]]).decode()
                node = walker.node
                node.comment = f"{node.comment}\n{rest}" if node.comment else rest
                return

    def _read_entry(self, entry: Entry) -> bool:
        """Read one move or end; False if it cannot be made out."""
        walker, move = self._walker, entry.move
        if move is not UNSET:
            self._moves_seen += 1
        if entry.special:
            self._read_end(entry.special, entry)
            return True
        if not move:
            return self._read_without_move(entry)
        if isinstance(entry, OddEntry) and entry.odd_in_move is not None:
            text = f"the key {quoted(entry.odd_in_move)} of a move is not known"
            self._problem(ProblemKind.NOT_UNDERSTOOD, text)
        meant = None if walker.is_stuck else self._move(move)
        if meant is None:
            said = msgspec.json.encode(_raw(entry)["move"]).decode()
            text = f"the move {quoted(said)} cannot be read; the rest is kept as a comment"
            self._problem(ProblemKind.UNREADABLE_MOVE, text)
            return False
        why = walker.add(meant)
        if why is not None:
            self._problem(ProblemKind.ILLEGAL_MOVE, f"{quoted(meant.usi)} is an illegal move: {why.text}")
        node, times = walker.node, entry.time
        if times is not None:
            node.time_ms, node.total_ms = times.milliseconds()
        self._read_notes(entry, node)
        return True

    def _read_without_move(self, entry: Entry) -> bool:
        """Read an entry of notes only; False if a move may stand in it under a key that is not known."""
        if isinstance(entry, OddEntry) and entry.odd is not None:
            text = f"the key {quoted(entry.odd)} is not known, and there is no move"
            self._problem(ProblemKind.UNREADABLE_MOVE, f"{text}; the rest is kept as a comment", entry.odd)
            return False
        self._read_notes(entry, self._walker.node)
        return True

    def _move(self, said: MoveWords) -> Move | None:
        position, to, origin = self._walker.position, said.to, said.origin
        target = square(to.x, to.y) if to is not None else self._walker.previous if said.same else None
        if target is None or target not in position.variant.square_set:
            return None
        if origin is not None:
            return BoardMove(square(origin.x, origin.y), target, bool(said.promote))
        kind = kinds_by_code(position.variant).get(said.piece or "")
        if kind is None:
            return None
        if said.relative in {None, "", "H"}:
            return Drop(kind, target)
        # It is told by its words only.
        found = position.legal_moves_to(target, kind, promote=bool(said.promote))
        return found[0] if len(found) == 1 else None

    def _read_end(self, special: str, entry: Entry) -> None:
        walker, node = self._walker, self._walker.node
        exact = parse_exact_line(f"#outcome {entry.outcome}")
        outcome = exact or outcome_of_mark(special.removeprefix("%"), walker.turn)
        if outcome is None:
            node.remarks.append(special)
            self._problem(
                ProblemKind.RESULT, f"the end {quoted(special)} is not known; it is kept as a remark"
            )
            return
        if special in VAGUE_MARKS:
            node.remarks.append(special)
        outcome = outcome if exact else exact_foul(walker.record, node, outcome)
        if node.outcome is None:
            node.end(outcome)
            node.outcome_time_ms = None if entry.time is None else entry.time.milliseconds()[0]
        elif node.outcome != outcome:
            node.remarks.append(special)
            self._problem(ProblemKind.RESULT, TWO_ENDS)
        self._read_notes(entry, node)

    @staticmethod
    def _read_notes(entry: Entry, node: Node) -> None:
        texts = entry.comments
        if texts is not None:
            node.comment = "\n".join([node.comment, *texts] if node.comment else texts)
        if entry.remarks is not None:
            node.remarks += entry.remarks
        if entry.bookmark is not None:
            node.bookmark = entry.bookmark

    # Places

    @cached_property
    def _move_places(self) -> list[int]:
        """Where each move stands in the text: worked out for the first problem, most files having none."""
        return [match.start() for match in _MOVE_KEY.finditer(self._text)]

    @cached_property
    def _line_ends(self) -> list[int]:
        return [match.start() for match in re.finditer("\n", self._text)]

    def _problem(self, what: ProblemKind, text: str, key: str | None = None) -> None:
        """Note a problem of the entry read: its place is that of the last move, or of `key` after it."""
        index = min(self._moves_seen, len(self._move_places)) - 1
        offset = self._move_places[index] if index >= 0 else 0
        if key is not None:
            offset = max(offset, self._text.find(f'"{key}"', offset))
        line = bisect.bisect_left(self._line_ends, offset)
        start = self._line_ends[line - 1] + 1 if line else 0
        self._problems.append(Problem(line + 1, offset - start + 1, what, text))


def _raw(entry: Entry) -> Json:
    """How `entry` stands in the file. :raises _UnreadError: that is not at hand."""
    if not isinstance(entry, OddEntry):
        raise _UnreadError
    return entry.raw
