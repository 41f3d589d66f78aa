"""Work that is in no file of the player's yet, as a whole: a record with changes, a position being set up.

It is kept in a file of its own, lossless and with a checksum, so that the next start can offer it. When that
is written is `unsaved_keeper`'s business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from shogi_desktop.app.records.document import Origin
from shogi_desktop.app.records.journal import put_aside
from shogi_desktop.app.records.position_editor import Draft
from shogi_desktop.app.records.seals import holds, sealed
from shogi_desktop.app.system.json_text import from_json, to_json
from shogi_desktop.game import Evaluation, ForcedMate, Node, Outcome, Record
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.regular_file import read_whole
from shogi_desktop.rules import (
    Color,
    RulesError,
    Variant,
    parse_square,
    parse_usi_move,
    parse_usi_moves,
    square_name,
    variant_by_id,
)

_UNDERSTOOD: Final = 1
"""The form of the file that this version reads and writes."""


class EvaluationData(msgspec.Struct, frozen=True, omit_defaults=True):
    """An `Evaluation`: either `score`, or `mate`, who mates, and in how many `plies` if that is known."""

    score: int | None = None
    mate: Color | None = None
    plies: int | None = None
    depth: int | None = None
    nodes: int | None = None
    engine: str = ""
    line: tuple[str, ...] = ()

    @classmethod
    def of(cls, evaluation: Evaluation) -> EvaluationData:
        """The data of `evaluation`."""
        score = evaluation.score
        line = tuple(move.usi for move in evaluation.line)
        rest = (evaluation.depth, evaluation.nodes, evaluation.engine, line)
        if isinstance(score, ForcedMate):
            return cls(None, score.winner, score.plies, *rest)
        return cls(score, None, None, *rest)

    def evaluation(self, variant: Variant) -> Evaluation:
        """The evaluation. :raises ValueError: its line has moves of another game."""
        score = (self.score or 0) if self.mate is None else ForcedMate(self.mate, self.plies)
        line = parse_usi_moves(self.line, variant)
        return Evaluation(score, self.depth, self.nodes, self.engine, line)


class NodeData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move of a record and what is said about it, as in a `Node`; `parent` counts the nodes, the root 0."""

    parent: int = 0
    move: str = ""
    comment: str = ""
    bookmark: str | None = None
    time_ms: int | None = None
    total_ms: int | None = None
    illegal: bool = False
    remarks: tuple[str, ...] = ()
    outcome: Outcome | None = None
    outcome_time_ms: int | None = None
    ends_aside: bool = False
    evaluation: EvaluationData | None = None
    further: tuple[EvaluationData, ...] = ()


_OTHERWISE = {"parent", "move", "remarks", "evaluation", "further"}
SAID: Final = tuple(name for name in NodeData.__struct_fields__ if name not in _OTHERWISE)
"""The fields that a `Node` has too, under the same names and with the same values."""


class RecordData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record: every parent stands before its children, the first child first."""

    variant: str
    start_sfen: str
    handicap: str | None
    headers: dict[str, str]
    nodes: tuple[NodeData, ...]

    @classmethod
    def of(cls, record: Record) -> RecordData:
        """The data of `record`."""
        numbers: dict[int, int] = {}
        nodes = []
        for number, node in enumerate(record.walk()):
            numbers[id(node)] = number
            nodes.append(_data_of(node, 0 if node.parent is None else numbers[id(node.parent)]))
        headers = dict(record.headers)
        return cls(record.variant.id, record.start_sfen, record.handicap_id, headers, tuple(nodes))

    def record(self) -> Record:
        """The record. :raises ValueError: it is none that this version knows."""
        variant = variant_by_id(self.variant)
        if self.handicap is not None:
            variant.handicap(self.handicap)
        record = Record(variant, self.start_sfen, self.handicap)
        record.headers.update(self.headers)
        made = [record.root]
        for number, data in enumerate(self.nodes):
            if number:
                if not 0 <= data.parent < number:
                    raise ValueError(f"move {number} has no place")
                made.append(made[data.parent].add(parse_usi_move(data.move, variant)))
        # Only now: where an end stands among what follows it is not for a new move to say.
        for node, data in zip(made, self.nodes, strict=True):
            node.remarks = list(data.remarks)
            if data.evaluation is not None:
                node.evaluation = data.evaluation.evaluation(variant)
            node.further = tuple(each.evaluation(variant) for each in data.further)
            for name in SAID:
                setattr(node, name, getattr(data, name))
        return record


def _data_of(node: Node, parent: int) -> NodeData:
    # By place, not by name: a long record has many of these, and the window's thread makes them.
    return NodeData(
        parent,
        "" if node.move is None else node.move.usi,
        node.comment,
        node.bookmark,
        node.time_ms,
        node.total_ms,
        node.illegal,
        tuple(node.remarks),
        node.outcome,
        node.outcome_time_ms,
        node.ends_aside,
        None if node.evaluation is None else EvaluationData.of(node.evaluation),
        tuple(map(EvaluationData.of, node.further)),
    )


class StudyData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record with changes, the place looked at, and where it comes from."""

    record: RecordData
    path: RecordPath
    origin: Origin


class BoardData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position being set up, right or wrong: pieces by square, as SFEN has both, and each side's hand."""

    variant: str
    men: dict[str, str]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    white_moves: bool = False
    ply: int = 1

    @classmethod
    def of(cls, draft: Draft) -> BoardData:
        """The data of `draft`."""
        men = {square_name(sq): piece.symbol for sq, piece in draft.men.items()}
        return cls(draft.variant.id, men, draft.hands, draft.turn is Color.WHITE, draft.ply)

    def draft(self) -> Draft:
        """The draft. :raises ValueError: it is none that this version knows."""
        variant = variant_by_id(self.variant)
        men = {}
        try:
            for square, symbol in self.men.items():
                color = Color.BLACK if symbol.isupper() else Color.WHITE
                men[parse_square(square)] = variant.piece(variant.kind_for_symbol(symbol.upper()), color)
        except KeyError as error:
            raise RulesError(f"{variant.id} has no piece {error}") from error
        counts = {len(hand) for hand in self.hands}
        if not all(map(variant.contains, men)) or counts != {len(variant.hand_kinds)}:
            raise RulesError("the board has no such place")
        return Draft(variant, men, self.hands, Color.WHITE if self.white_moves else Color.BLACK, self.ply)


class Unsaved(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is in no file yet, and when it was kept (ISO 8601, local time)."""

    kept: str
    study: StudyData | None = None
    board: BoardData | None = None
    form: Annotated[int, Meta(ge=_UNDERSTOOD, le=_UNDERSTOOD)] = _UNDERSTOOD

    def text(self) -> bytes:
        """The content of its file."""
        return sealed(to_json(self))[0] + b"\n"


class Trouble(Enum):
    """Why a file of unsaved work cannot be offered."""

    DAMAGED = auto()
    """Its checksum does not hold."""
    OF_ANOTHER_VERSION = auto()
    """It is whole, and not understood."""


class UnsavedError(Exception):
    """What is in the file at `path` cannot be offered."""

    def __init__(self, path: Path, trouble: Trouble) -> None:
        super().__init__(f"{path}: {trouble.name}")
        self.path = path
        self.trouble = trouble


class Offer:
    """Unsaved work that can be gone on with: what was read from `path`, as the program works on it."""

    def __init__(self, path: Path, data: bytes) -> None:
        """:raises UnsavedError: it cannot be offered."""
        self.path = path
        self.data = data
        text = data.removesuffix(b"\n")
        if not holds(text):
            raise UnsavedError(path, Trouble.DAMAGED)
        try:
            unsaved = from_json(text, Unsaved)
            self.when = datetime.fromisoformat(unsaved.kept)
            self.draft = None if unsaved.board is None else unsaved.board.draft()
            self.origin = None if unsaved.study is None else unsaved.study.origin
            self.place: RecordPath = () if unsaved.study is None else unsaved.study.path
            self.record = None if unsaved.study is None else unsaved.study.record.record()
            if self.record is not None:
                self.record.position(self.place)
        except (msgspec.DecodeError, ValueError, LookupError, RecursionError) as error:
            raise UnsavedError(path, Trouble.OF_ANOTHER_VERSION) from error


def first_offer(left: Iterable[Path], told: Callable[[Path], None]) -> Offer | None:
    """The first work of the files `left` that can be gone on with.

    :param told: is told of a damaged file, where it was set aside.
    """
    for path in left:
        try:
            return Offer(path, read_whole(path))
        except OSError:
            pass
        except UnsavedError as error:
            aside = put_aside(path) if error.trouble is Trouble.DAMAGED else None
            if aside is not None:
                told(aside)
    return None
