"""Writing PSN and western text: a head, then numbered moves with comments, variations and a result.

The form is PGN's. What that has no place for stands in comments of its command form: its own
``{[%emt 0:00:05.250]}`` for times and ``{[%eval 0.35,12]}`` for evaluations, and ``%total``, ``%end``,
``%bookmark``, ``%remark``, ``%nodes``, ``%engine`` and ``%line``.
A sign on a move (``!?``) stands behind it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from shogi_desktop.game import Evaluation, ForcedMate, Node, Record
from shogi_desktop.game.annotations import join_comment, split_comment
from shogi_desktop.notation.encoding import split_lines
from shogi_desktop.notation.errors import CannotHoldError
from shogi_desktop.notation.movetext_words import (
    FIELD_NAME,
    HANDICAP_NAMES,
    KEYS_OF_TAGS,
    OTHER_TAG,
    SET_UP_TAGS,
    TAG_NAME,
    TAGS_OF_KEYS,
    result_of,
    sentence_of,
)
from shogi_desktop.notation.walker import Walker
from shogi_desktop.rules import Color, Move, Position, Variant, unnamed_variant

_WIDTH = 78

_Lines = Iterator["_Lines"]
"""A line of play being written, which yields each variation to be written in between."""

MoveWriter = Callable[[Position, Move], str]


def name_in_text(variant: Variant) -> str:
    """What PSN and western text call a game. :raises CannotHoldError: if they have no name for it."""
    if variant.names.western is None:
        raise CannotHoldError("western text", f"it has no name for the game {variant.id}")
    return variant.names.western


def psn_head(record: Record) -> str:
    """Tags in square brackets."""
    lines: list[str] = []
    for key in TAGS_OF_KEYS:
        if key in record.headers:
            lines += _tags(TAGS_OF_KEYS[key], record.headers[key])
    lines += _tags("Result", result_of(record.outcome))
    name_in_text(record.variant)
    if record.variant is not unnamed_variant():
        lines += _tags("Variant", record.variant.id)
    if (handicap := _handicap_said(record)) is not None:
        lines += _tags("Handicap", handicap)
    if _says_position(record):
        lines += _tags("SFEN", record.start_sfen)
    for key, value in record.headers.items():
        if key not in TAGS_OF_KEYS:
            lines += _tags(key, value) if _reads_back(key, TAG_NAME) else _tags(*_wrapped(key, value))
    return "\n".join(lines)


def _tags(name: str, value: str) -> Iterator[str]:
    for line in split_lines(value):
        escaped = line.replace("\\", "\\\\").replace('"', '\\"')
        yield f'[{name} "{escaped}"]'


def _reads_back(key: str, name: re.Pattern[str]) -> bool:
    """Whether a header of another format may stand under its own name."""
    plain = key.lower()
    return name.fullmatch(key) is not None and plain not in {*KEYS_OF_TAGS, *SET_UP_TAGS, OTHER_TAG}


def _wrapped(key: str, value: str) -> tuple[str, str]:
    """A header whose name cannot stand for itself."""
    name = " ".join(split_lines(key))
    return OTHER_TAG.capitalize(), "\n".join(f"{name}: {line}" for line in split_lines(value))


def western_head(record: Record) -> str:
    """Lines such as ``Black: …``, the game first."""
    lines = [f"Game: {name_in_text(record.variant)}"]
    named = {**TAGS_OF_KEYS, "black": "Black", "white": "White"}
    keys = [key for key in named if key in record.headers]
    for key in (*keys, *(key for key in record.headers if key not in named)):
        name, value = named.get(key, key), record.headers[key]
        if key not in named and not _reads_back(key, FIELD_NAME):
            name, value = _wrapped(key, value)
        lines += [f"{name}: {line}" for line in split_lines(value)]
    if (handicap := _handicap_said(record)) is not None:
        lines.append(f"Handicap: {handicap}")
    if _says_position(record):
        lines.append(f"Position: {record.start_sfen}")
    return "\n".join(lines)


def _handicap_said(record: Record) -> str | None:
    """The name of the handicap; an even game is called so only if its position is another."""
    handicap = record.handicap_id
    if handicap is None or (handicap == "even" and not _says_position(record)):
        return None
    return HANDICAP_NAMES.get(handicap, handicap)


def _says_position(record: Record) -> bool:
    """Whether the names of game and handicap do not give the start position."""
    handicap = record.handicap_id
    return handicap is None or record.variant.handicap(handicap).sfen != record.start_sfen


def write(record: Record, head: str, move_text: MoveWriter, foul_text: MoveWriter) -> str:
    """The whole text: `head`, a blank line, the moves; `foul_text` writes those against the rules."""
    return f"{head}\n\n{_Writer(record, move_text, foul_text).text()}\n"


class _Writer:
    """Walks the tree; a variation stands behind the move, or the end, that it replaces."""

    def __init__(self, record: Record, move_text: MoveWriter, foul_text: MoveWriter) -> None:
        self._record = record
        self._walker = Walker(record)
        self._move_text = move_text
        self._foul_text = foul_text
        self._rows = [""]

    def text(self) -> str:
        root = self._record.root
        self._say_notes(root, root.comment)
        lines = [self._line(root, is_main=True)]
        while lines:
            inner = next(lines[-1], None)
            if inner is None:
                lines.pop()
            else:
                lines.append(inner)
        return "\n".join(self._rows)

    def _line(self, node: Node, *, is_main: bool) -> _Lines:
        """Write on from `node` to the end of its line."""
        while node.next is not None:
            parent, node = node, node.next
            self._move(node)
            for variation in parent.variations:
                yield self._variation(variation)
            if parent.outcome is not None:
                self._say("(")
                self._end(parent)
                self._say(")")
            if parent.variations:
                self._walker.go_to(node)
        if node.outcome is not None:
            self._end(node)
            for variation in node.variations:
                yield self._variation(variation)
        elif is_main:
            self._say(result_of(None))

    def _variation(self, node: Node) -> _Lines:
        self._say("(")
        assert node.parent is not None  # a variation is a child
        self._walker.go_to(node.parent)
        self._move(node)
        yield from self._line(node, is_main=False)
        self._say(")")

    def _move(self, node: Node) -> None:
        assert node.move is not None  # only the root has none
        walker = self._walker
        write = self._foul_text if node.illegal else self._move_text
        text, annotations = split_comment(node.comment)
        glyph = annotations.glyph
        comment = node.comment if glyph is None else join_comment(text, annotations.with_glyph(None))
        sign = "" if glyph is None else glyph.value
        self._say(f"{node.ply}.{write(walker.position, node.move)}{sign}")
        walker.step(node)
        self._say_times(node)
        self._say_notes(node, comment)

    def _end(self, node: Node) -> None:
        outcome = node.outcome
        assert outcome is not None  # asked by the callers
        if node.outcome_time_ms is not None:
            self._say(f"{{[%end {_clock(node.outcome_time_ms)}]}}")
        self._say(f"{{{sentence_of(outcome)}}}")
        self._say(result_of(outcome))

    def _say_times(self, node: Node) -> None:
        if node.time_ms is not None:
            self._say(f"{{[%emt {_clock(node.time_ms)}]}}")
        before = None if node.parent is None else node.parent.parent
        base = 0 if before is None or before.move is None else before.total_ms
        told = None if node.time_ms is None or base is None else base + node.time_ms
        if node.total_ms is not None and node.total_ms != told:
            self._say(f"{{[%total {_clock(node.total_ms)}]}}")

    def _say_notes(self, node: Node, comment: str) -> None:
        if comment:
            self._say_comment(comment)
        for evaluation in (*node.further, *node.opinions[:1]):
            for command in _evaluation_commands(evaluation):
                self._say_comment(f"[%{command}]")
        if node.bookmark is not None:
            self._say_comment(f"[%bookmark {node.bookmark}]")
        for remark in node.remarks:
            self._say_comment(f"[%remark {remark}]")

    def _say_comment(self, text: str) -> None:
        if "}" not in text:
            # A reader takes one blank off at both ends, where other programs put one.
            self._say(f"{{ {text} }}" if text[0] == text[-1] == " " else f"{{{text}}}")
            return
        for line in split_lines(text):
            self._say(f";{line}")
            self._rows.append("")

    def _say(self, token: str) -> None:
        row = self._rows[-1]
        first, *others = token.split("\n")
        if not row or row.endswith("(") or first == ")":
            row += first
        elif len(row) + len(first) >= _WIDTH:
            self._rows.append(first)
            row = first
        else:
            row += f" {first}"
        self._rows[-1] = row
        self._rows += others


def _evaluation_commands(evaluation: Evaluation) -> Iterator[str]:
    """``eval 0.35,12`` as chess programs have it, in pawns from Black's side; ``eval #-7``: White mates."""
    score = evaluation.score
    if isinstance(score, ForcedMate):
        sign = "+" if score.winner is Color.BLACK else "-"
        text = f"#{sign}{'' if score.plies is None else score.plies}"
    else:
        text = f"{'-' if score < 0 else ''}{abs(score) // 100}.{abs(score) % 100:02}"
    yield f"eval {text}" + ("" if evaluation.depth is None else f",{evaluation.depth}")
    if evaluation.nodes is not None:
        yield f"nodes {evaluation.nodes}"
    if evaluation.engine:
        yield f"engine {' '.join(evaluation.engine.split())}"
    if evaluation.line:
        yield f"line {' '.join(move.usi for move in evaluation.line)}"


def read_evaluation(text: str) -> Evaluation | None:
    """What stands behind ``%eval``; None if it is none."""
    match = _EVALUATION.fullmatch(text)
    if match is None:
        return None
    sign, plies, minus, pawns, cents, depth = match.groups()
    score: int | ForcedMate
    if pawns is None:
        winner = Color.WHITE if sign == "-" else Color.BLACK
        score = ForcedMate(winner, int(plies) if plies else None)
    else:
        score = (int(pawns or 0) * 100 + int(f"{cents or '':0<2}")) * (-1 if minus == "-" else 1)
    return Evaluation(score, int(depth) if depth else None)


def _clock(ms: int) -> str:
    """0:01:15.250, the fraction only where there is one."""
    seconds, rest = divmod(ms, 1000)
    fraction = f".{rest:03}" if rest else ""
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}{fraction}"


_EVALUATION = re.compile(r"(?:#([+-]?)(\d{0,4})|([+-]?)(?=\.?\d)(\d{0,5})(?:\.(\d{1,2}))?)(?:,(\d{1,5}))?")
COMMAND = re.compile(r"\[%(emt|total|end|bookmark|remark|eval|nodes|engine|line) (.*)\]", re.DOTALL)
"""A comment that is no comment but one of the above."""
