"""Reading JKF, kifu in JSON: whatever is missing or null is made out from the position. KIFU.md 32 to 34.

The place of a problem is that of its move in the text. Keys of our own are described in `jkf_writer`.
"""

from __future__ import annotations

import bisect
import re
from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from shogi_desktop.game import Node, Record
from shogi_desktop.notation.csa_words import VAGUE_MARKS, kinds_by_code, outcome_of_mark
from shogi_desktop.notation.errors import NotKifuError
from shogi_desktop.notation.evaluations import take_evaluations
from shogi_desktop.notation.jkf_start import Json, record_of
from shogi_desktop.notation.kif_header import HANDICAP_KEY, by_meaning, find_handicap
from shogi_desktop.notation.kif_results import parse_exact_line
from shogi_desktop.notation.outcome_reading import TWO_ENDS, exact_foul
from shogi_desktop.notation.result import FormatId, Problem, ProblemKind, Problems, ReadResult
from shogi_desktop.notation.walker import Walker
from shogi_desktop.rules import BoardMove, Drop, Move, PieceKind, Square, quoted, square

_MOVE_KEY = re.compile(r'(?<!\\)"move"\s*:')
_NOTES = frozenset({"comments", "remarks", "bookmark"})
_ENTRY = frozenset({*_NOTES, "special", "outcome", "time", "forks"})
_MOVE = frozenset({"color", "from", "to", "same", "piece", "capture", "promote", "relative"})
_BEGINNING = re.compile(r"\s*\{\s*\"")


def looks_like_jkf(text: str) -> bool:
    """Whether `text` is a JSON object, which no other format is."""
    return _BEGINNING.match(text) is not None


def loads(text: str) -> ReadResult:
    """Read one game from JKF text.

    :raises NotKifuError: if it is no JSON, or not that of a game.
    :raises PositionTextError: if its board cannot be set up.
    """
    try:
        game = msgspec.json.decode(text.removeprefix("\ufeff"))
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise NotKifuError(text, f"a JKF file ({error})") from None
    if not isinstance(game, dict) or not ({"moves", "header", "initial"} & game.keys()):
        raise NotKifuError(text, "a JKF file")
    return _Reader(game, text).read()


class _Reader:
    def __init__(self, game: dict[str, Json], text: str) -> None:
        self._game = game
        self._text = text
        self._problems = Problems()
        self._moves_seen = 0

    def read(self) -> ReadResult:
        record = record_of(self._game, self._problems)
        self._read_header(record)
        self._walker = Walker(record)
        if "moves" not in self._game:
            odd = next((key for key in self._game if isinstance(self._game[key], list)), None)
            self._problem(ProblemKind.NOT_UNDERSTOOD, "there is no list of moves", odd)
        moves = self._game.get("moves")
        entries = [entry for entry in moves if isinstance(entry, dict)] if isinstance(moves, list) else []
        if entries and not entries[0].get("move") and not entries[0].get("special"):
            self._read_notes(entries.pop(0), record.root)
        self._read_tree(entries)
        take_evaluations(record)
        return ReadResult(record, tuple(self._problems), FormatId.JKF)

    def _read_header(self, record: Record) -> None:
        header = self._game.get("header")
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

    def _read_tree(self, entries: list[Json]) -> None:
        """Read a line of play with its forks, in the order of the text."""
        stack: list[Iterator[tuple[Node, Json]]] = [self._line(self._walker.node, entries)]
        while stack:
            self._walker.depth = len(stack) - 1
            found = next(stack[-1], None)
            if found is None:
                stack.pop()
                continue
            before, fork = found
            if isinstance(fork, list):
                stack.append(self._line(before, [entry for entry in fork if isinstance(entry, dict)]))

    def _line(self, node: Node, entries: list[Json]) -> Iterator[tuple[Node, Json]]:
        """Read `entries` on from `node`; yields each fork with the node from which it goes on."""
        walker = self._walker
        walker.go_to(node)
        for index, entry in enumerate(entries):
            before = walker.node
            is_read = self._read_entry(entry)
            forks = entry.get("forks")
            if isinstance(forks, list):
                after = walker.node
                yield from ((before, fork) for fork in forks)
                walker.go_to(after)
            if not is_read:
                rest = msgspec.json.encode(entries[index:]).decode()
                node = walker.node
                node.comment = f"{node.comment}\n{rest}" if node.comment else rest
                return

    def _read_entry(self, entry: dict[str, Json]) -> bool:
        """Read one move or end; False if it cannot be made out."""
        walker = self._walker
        move, special = entry.get("move"), entry.get("special")
        if "move" in entry:
            self._moves_seen += 1
        if isinstance(special, str) and special:
            self._read_end(special, entry)
            return True
        if not isinstance(move, dict):
            odd = next((key for key in entry if key not in _ENTRY and isinstance(entry[key], dict)), None)
            if odd is not None:
                text = f"the key {quoted(odd)} is not known, and there is no move"
                self._problem(ProblemKind.UNREADABLE_MOVE, f"{text}; the rest is kept as a comment", odd)
                return False
            self._read_notes(entry, walker.node)
            return True
        if not move.keys() <= _MOVE:
            odd = next(key for key in move if key not in _MOVE)
            self._problem(ProblemKind.NOT_UNDERSTOOD, f"the key {quoted(odd)} of a move is not known")
        meant = None if walker.is_stuck else self._move(move)
        if meant is None:
            text = f"the move {quoted(msgspec.json.encode(move).decode())} cannot be read"
            self._problem(ProblemKind.UNREADABLE_MOVE, f"{text}; the rest is kept as a comment")
            return False
        why = walker.add(meant)
        if why is not None:
            self._problem(ProblemKind.ILLEGAL_MOVE, f"{quoted(meant.usi)} is an illegal move: {why.text}")
        node = walker.node
        times = entry.get("time")
        if isinstance(times, dict):
            node.time_ms, node.total_ms = _time(times.get("now")), _time(times.get("total"))
        self._read_notes(entry, node)
        return True

    def _move(self, said: dict[str, Json]) -> Move | None:
        variant = self._walker.position.variant
        target = _square(said.get("to")) or (self._walker.previous if said.get("same") else None)
        origin = _square(said.get("from"))
        if target is None or target not in variant.square_set:
            return None
        if origin is not None:
            return _board_move(origin, target, bool(said.get("promote")))
        kind = kinds_by_code(variant).get(str(said.get("piece")))
        if kind is None:
            return None
        if said.get("relative") in (None, "", "H"):  # no set: it may be a list
            return _drop(kind, target)
        return self._by_words(kind, target, said)

    def _by_words(self, kind: PieceKind, target: Square, said: dict[str, Json]) -> Move | None:
        """The one move of a piece that is told by its words only, without an origin."""
        promote = bool(said.get("promote"))
        moves = self._walker.position.legal_moves_to(target, kind)
        found = [move for move in moves if move.promote == promote]
        return found[0] if len(found) == 1 else None

    def _read_end(self, special: str, entry: dict[str, Json]) -> None:
        walker, node = self._walker, self._walker.node
        exact = parse_exact_line(f"#outcome {entry.get('outcome')}")
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
            times = entry.get("time")
            node.outcome_time_ms = _time(times.get("now")) if isinstance(times, dict) else None
        elif node.outcome != outcome:
            node.remarks.append(special)
            self._problem(ProblemKind.RESULT, TWO_ENDS)
        self._read_notes(entry, node)

    @staticmethod
    def _read_notes(entry: dict[str, Json], node: Node) -> None:
        if not entry.keys() & _NOTES:
            return
        comments, remarks, bookmark = entry.get("comments"), entry.get("remarks"), entry.get("bookmark")
        if isinstance(comments, list):
            texts = [text for text in comments if isinstance(text, str)]
            node.comment = "\n".join([node.comment, *texts] if node.comment else texts)
        if isinstance(remarks, list):
            node.remarks += [text for text in remarks if isinstance(text, str)]
        if isinstance(bookmark, str):
            node.bookmark = bookmark

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


@lru_cache(maxsize=20_000)
def _board_move(origin: Square, target: Square, promote: bool) -> BoardMove:
    """A move, made once, as it means the same wherever it stands."""
    return BoardMove(origin, target, promote)


@lru_cache(maxsize=20_000)
def _drop(kind: PieceKind, target: Square) -> Drop:
    return Drop(kind, target)


_SQUARES: dict[tuple[Any, Any], Square] = {(x, y): square(x, y) for x in range(1, 11) for y in range(1, 11)}


def _square(place: Json) -> Square | None:
    """The square at ``{"x": 7, "y": 6}``; None if it is none."""
    if not isinstance(place, dict):
        return None
    try:
        return _SQUARES.get((place.get("x"), place.get("y")))
    except TypeError:  # a list or an object where a number should be
        return None


_LONGEST = 10_000_000
_MILLISECONDS = {"h": 3_600_000, "m": 60_000, "s": 1000, "ms": 1}


def _time(time: Json) -> int | None:
    """Milliseconds of ``{"h": 1, "m": 2, "s": 3}``; None if nothing is said."""
    if not isinstance(time, dict):
        return None
    total = 0
    for key, value in time.items():
        factor = _MILLISECONDS.get(key, 0)
        if isinstance(value, int | float) and 0 <= value < _LONGEST:
            total += round(value * factor)
    return total
