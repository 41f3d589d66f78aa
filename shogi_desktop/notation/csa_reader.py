"""Reading CSA, versions 1 to 3.0: statement by statement, every move checked, every trouble with its place.

A move that cannot be made out ends its game; what follows up to the next game is kept as a comment. Plain
``'`` lines are kept as remarks; some of them are the house's own (`csa_writer`). Cases: KIFU.md 23 to 31.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from shogi_desktop.game import Node, Record
from shogi_desktop.notation.csa_moves import MOVE, Said, meant, said_of, spelt
from shogi_desktop.notation.csa_start import CsaStart
from shogi_desktop.notation.csa_words import (
    COLORS,
    ESCAPED_REMARK,
    ESCAPED_STAR,
    KEYS_OF_WORDS,
    VAGUE_MARKS,
    outcome_of_mark,
)
from shogi_desktop.notation.encoding import BROKEN, split_lines
from shogi_desktop.notation.errors import NotationError, NotKifuError
from shogi_desktop.notation.evaluations import take_evaluations
from shogi_desktop.notation.kif_header import by_meaning
from shogi_desktop.notation.kif_repair import count_playable, most_likely
from shogi_desktop.notation.kif_results import parse_exact_line
from shogi_desktop.notation.outcome_reading import exact_foul
from shogi_desktop.notation.result import FormatId, Problem, ProblemKind, Problems, ReadResult, start_problems
from shogi_desktop.notation.several import LostGame, readable, with_problems
from shogi_desktop.notation.walker import Walker
from shogi_desktop.rules import (
    STANDARD,
    Color,
    Drop,
    Move,
    quoted,
)

_DAMAGED_MOVE = re.compile(rf"(?=.*{BROKEN})[-+{BROKEN}][0-9{BROKEN}]{{4}}[A-Z{BROKEN}]{{2}}")
"""A first move with broken bytes; what is damaged beyond that is a line of the head."""
_TIME = re.compile(r"T(\d{1,9})(?:\.(\d*))?")
_HEAD = re.compile(r"V[123](?:\.\d+)?|N[+-].*|PI.*|P[1-9][-+ *].*|P[+-]\d\d.*|'CSA encoding=.*")
_STATEMENT = re.compile(r"V[123]|N[-+]|P[-+I1-9]|[-+](?:\d{4}|\s*$)|[$%][-+A-Z]")
_NEVER_PARTED = ("N", "$", "'")
_LOOK_AT = 400
_NOT_UNDERSTOOD = "this line is not understood; it is kept as a remark"


def looks_like_csa(text: str) -> bool:
    """Whether `text` begins as CSA does: two lines of a head, or one move."""
    heads = 0
    for line in split_lines(text)[:_LOOK_AT]:
        if MOVE.match(line):
            return True
        heads += bool(_HEAD.fullmatch(line))
        if heads >= 2 or line in {"V2.2", "V3.0"}:
            return True
    return False


def loads(text: str) -> ReadResult:
    """Read the first game of a CSA text; that there are others is a problem.

    :raises NotKifuError: if nothing in it looks like CSA.
    :raises PositionTextError: if its start position cannot be set up.
    """
    parts = _parts(text)
    read: list[ReadResult | LostGame] = []
    for game in _games(parts):
        read.append(game)
        if isinstance(game, ReadResult):
            break
    rest = parts[len(read) :]
    problems = Problems(_no_game(part).problem for part in rest if not part.is_game)
    others = [part for part in rest if part.is_game]
    if others:
        sentence = f"{len(others) + 1} games; only the first was read"
        problems.append(Problem(others[0].first, 1, ProblemKind.MORE_GAMES, sentence))
    return with_problems(readable(read)[0], problems)


def loads_all(text: str) -> list[ReadResult]:
    """Read every game of a CSA text; a part that is none is a problem of the game before it.

    :raises NotationError: as `loads`, if there is no game at all.
    """
    return readable(_games(_parts(text)))


class _Part(NamedTuple):
    """The lines between two that are ``/``, the number of the first, and whether they are to be a game."""

    lines: list[str]
    first: int
    is_game: bool


def _parts(text: str) -> list[_Part]:
    """What the lines ``/`` part; what has no statement of CSA, such as a comment alone, is no game."""
    parts: list[_Part] = []
    lines: list[str] = []
    first = 1
    for number, line in enumerate([*split_lines(text.removeprefix("\ufeff")), "/"], start=1):
        if line.rstrip() != "/":
            lines.append(line)
            continue
        if any(part.strip() for part in lines):
            parts.append(_Part(lines, first, any(_STATEMENT.match(part) for part in lines)))
        lines, first = [], number + 1
    return parts or [_Part([], 1, is_game=True)]


def _games(parts: list[_Part]) -> Iterator[ReadResult | LostGame]:
    for part in parts:
        if len(parts) > 1 and not part.is_game:
            yield _no_game(part)
            continue
        reader = _Reader(part.lines, part.first)
        try:
            yield reader.read()
        except NotationError as error:
            yield LostGame(reader.line, error)


def _no_game(part: _Part) -> LostGame:
    first, line = next((n, line) for n, line in enumerate(part.lines, start=part.first) if line.strip())
    return LostGame(first, NotKifuError(line, "a game"))


class _Reader:
    """Reads one game."""

    def __init__(self, lines: list[str], first: int) -> None:
        self.line = first
        """The line that is being read."""
        self._lines = lines
        self._first = first
        self._problems = Problems()
        self._start = CsaStart()
        self._start_line = first
        self._headers: dict[str, list[str]] = {}
        self._comments: dict[Node, list[str]] = {}
        self._seen = False  # a statement that only CSA has
        self._walker: Walker | None = None
        self._before: list[str] = []  # notes that stand before the start position is known
        self._lost = False
        self._ended = False

    def read(self) -> ReadResult:
        for number, line in enumerate(self._lines, start=self._first):
            self.line = number
            parts = [line] if line.startswith(_NEVER_PARTED) else line.split(",")
            column = 1
            for part in parts:
                self._read(part, number, column)
                column += len(part) + 1
        if not self._seen:
            self.line = self._first
            raise NotKifuError("\n".join(self._lines[:20]), "a CSA file")
        walker = self._walker or self._begin(None)
        for node, lines in self._comments.items():
            node.comment = "\n".join(lines)
        take_evaluations(walker.record)
        return ReadResult(walker.record, tuple(self._problems), FormatId.CSA)

    def _read(self, text: str, number: int, column: int) -> None:
        said = said_of(text)
        walker = self._walker
        if said is not None and not self._lost:
            self._read_move(walker or self._begin(said.color), said, text, number, column)
            return
        if not text.startswith("'"):  # what is noted is kept as it stands
            text = text.rstrip()
        if not text:
            return
        if walker is None:
            self._read_head(text, number, column)
        elif self._lost:
            self._comments.setdefault(walker.node, []).append(text)
        elif text[0] == "'":
            self._read_note(text, walker)
        elif text[0] == "%":
            self._read_end(text, walker, number, column)
        elif (time_ms := _milliseconds(text)) is not None:
            _take_time(walker, time_ms)
        else:
            said = said_of(text)
            if said is not None:
                self._read_move(walker, said, text, number, column)
            else:
                self._read_stray(text, walker, number, column)

    # Head

    def _read_head(self, text: str, number: int, column: int) -> None:
        if text[0] == "'":
            self._read_note_before(text)
        elif text[:2] in {"N+", "N-"}:
            self._headers["black" if text[1] == "+" else "white"] = [text[2:].strip()]
            self._seen = True
        elif text[0] == "$" and ":" in text:
            word, _, value = text[1:].partition(":")
            value = value.strip()
            self._keep(KEYS_OF_WORDS.get(word, word), _unescaped(value) if word == "NOTE" else value)
            self._seen = True
        elif text[0] == "V" and text[1:2].isdecimal():
            self._seen = True
        elif self._start.take(text):
            self._start_line = number
            self._seen = True
        elif text[0] in "%T":
            self._begin(None)
            self._read(text, number, column)
        elif (said := said_of(text)) is not None:
            self._read_move(self._begin(said.color), said, text, number, column)
        elif _DAMAGED_MOVE.fullmatch(text):
            self._begin(COLORS.get(text[0]))
            self._read(text, number, column)
        else:
            self._problem(number, ProblemKind.NOT_UNDERSTOOD, _NOT_UNDERSTOOD, column)
            self._before.append(f"'{text}")

    def _keep(self, key: str, value: str) -> None:
        self._headers.setdefault(key, []).append(value)

    def _read_note_before(self, text: str) -> None:
        if text.startswith("'$") and ":" in text:
            key, _, value = text[2:].partition(":")
            self._keep(key, _unescaped(value))
        elif text.startswith("'CSA encoding="):
            self._seen = True
        else:
            self._before.append(text)

    def _begin(self, first_move: Color | None) -> Walker:
        position = self._start.finished(first_move)
        sfen = position.sfen()
        named = next((h for h in STANDARD.handicaps if h.sfen == sfen), None)
        if named is None:
            self._problems += start_problems(position, "the start position", self._start_line)
        record = Record(STANDARD, sfen, None if named is None else named.id)
        record.headers.update(by_meaning(self._headers, handicap=record.is_handicap))
        self._walker = walker = Walker(record)
        for text in self._before:
            self._read_note(text, walker)
        return walker

    # Moves

    def _read_move(self, walker: Walker, said: Said, text: str, number: int, column: int) -> None:
        self._seen = True
        if said.color is not walker.turn or walker.is_stuck or self._ended:
            self._lose(text, walker, number, column, self._why_not(walker, said))
            return
        move = said.move
        piece = None if isinstance(move, Drop) else walker.position.piece_at(move.origin)
        if piece is not None and piece.kind is not said.kind and piece.kind.promoted is said.kind:
            move = said.promoting
        before = walker.node
        illegality = walker.add(move)
        before.ends_aside = before.outcome is not None  # said by a line of ours, of a game that went on
        if illegality is not None:
            sentence = f"{quoted(text)} is an illegal move: {illegality.text}"
            self._problem(number, ProblemKind.ILLEGAL_MOVE, sentence, column)
        elif piece is not None and move is said.move and piece.kind is not said.kind:
            sentence = f"{quoted(text)} is read as {move.usi}: it is a {piece.kind.id.replace('_', ' ')}"
            self._problem(number, ProblemKind.REPAIRED_MOVE, sentence, column)

    def _why_not(self, walker: Walker, said: Said) -> str:
        if self._ended:
            return "a move after the end"
        return (
            "a move after one that cannot be made"
            if said.color is walker.turn
            else "it is not that side's turn"
        )

    def _lose(self, text: str, walker: Walker, number: int, column: int, why: str) -> None:
        self._problem(
            number,
            ProblemKind.UNREADABLE_MOVE,
            f"{quoted(text)}: {why}; the rest is kept as a comment",
            column,
        )
        self._lost = True
        self._comments.setdefault(walker.node, []).append(text)

    # Everything else

    def _read_note(self, text: str, walker: Walker) -> None:
        node, said = walker.node, text[1:]
        if (outcome := parse_exact_line(said)) is not None:
            node.outcome = outcome
        elif said.startswith("*"):
            text = said[1:]
            self._comments.setdefault(node, []).append(text[1:] if ESCAPED_STAR.match(text) else text)
        elif said.startswith("&"):
            node.bookmark = said[1:]
        elif not said.startswith("CSA encoding="):
            node.remarks.append(said[1:] if ESCAPED_REMARK.match(said) else said)

    def _read_end(self, text: str, walker: Walker, number: int, column: int) -> None:
        self._seen = True
        node = walker.node
        outcome = outcome_of_mark(text[1:], walker.turn)
        if outcome is None:
            self._read_stray(text, walker, number, column)
            return
        if text[1:] in VAGUE_MARKS:
            node.remarks.append(text)
        node.outcome = exact_foul(walker.record, node, outcome)
        self._ended = True

    def _read_stray(self, text: str, walker: Walker, number: int, column: int) -> None:
        if BROKEN in text and (move := self._repaired(text, walker, number)) is not None:
            walker.add(move)
            self._problem(number, ProblemKind.REPAIRED_MOVE, f"{quoted(text)} is read as {move.usi}", column)
            return
        if text[0] in "+-" and len(text) > 1:
            self._lose(text, walker, number, column, "it is no move")
            return
        walker.node.remarks.append(text)
        self._problem(number, ProblemKind.NOT_UNDERSTOOD, _NOT_UNDERSTOOD, column)

    def _repaired(self, text: str, walker: Walker, number: int) -> Move | None:
        """The move that a text with a broken byte most likely was."""
        if walker.is_stuck or self._ended:
            return None
        position = walker.position
        rest = self._lines[number - self._first + 1 :]
        following = [part for line in rest for part in line.split(",") if said_of(part) is not None]
        found = most_likely(
            text,
            position,
            lambda move: spelt(move, position),
            lambda move: count_playable(position, move, following[:_LOOK_AT], meant),
        )
        return None if found is None else found[0]

    def _problem(self, number: int, what: ProblemKind, text: str, column: int) -> None:
        self._problems.append(Problem(number, column, what, text))


@lru_cache(maxsize=10_000)
def _milliseconds(text: str) -> int | None:
    """The time that ``T1.234`` says; None if it is none."""
    time = _TIME.fullmatch(text)
    return None if time is None else int(time[1]) * 1000 + int(f"{time[2] or '':0<3}"[:3])


def _take_time(walker: Walker, time_ms: int) -> None:
    node = walker.node
    if node.outcome is not None:
        node.outcome_time_ms = time_ms
    elif node.move is not None:
        walker.take_time(time_ms)


def _unescaped(value: str) -> str:
    r"""``\n`` as a line end and ``\\`` as a backslash, as $NOTE has them."""
    return re.sub(r"\\([n\\])", lambda match: "\n" if match[1] == "n" else "\\", value)
