"""What is wrong with a position that somebody set up: for editors and readers, not for play."""

from __future__ import annotations

from collections import Counter
from enum import Enum, auto
from functools import cache

from msgspec import Struct

from shogi_desktop.rules.color import Color
from shogi_desktop.rules.errors import RulesError
from shogi_desktop.rules.geometry import Square, file_of, square_name
from shogi_desktop.rules.pieces import Piece, PieceKind
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.tables import tables_of
from shogi_desktop.rules.variant import Variant


class Fault(Enum):
    """One way in which a position cannot arise in play."""

    NO_KING = auto()
    NIFU = auto()
    DEAD_PIECE = auto()
    OPPONENT_IN_CHECK = auto()
    TOO_MANY = auto()
    SECOND_KING = auto()
    """Only in what is being set up: a `Position` holds no second king of one side."""


class PositionProblem(Struct, frozen=True):
    """A fault with its place: whose it is, on which square, of which kind, as far as that has a meaning."""

    fault: Fault
    color: Color | None = None
    square: Square | None = None
    kind: PieceKind | None = None

    @property
    def text(self) -> str:
        """The fault as a clause in plain English."""
        side = "" if self.color is None else self.color.name.capitalize()
        kind = "" if self.kind is None else self.kind.id.replace("_", " ")
        place = "" if self.square is None else square_name(self.square)
        match self.fault:
            case Fault.NO_KING:
                return f"{side} has no king"
            case Fault.NIFU:
                return f"a second pawn of {side} is on the file of {place} (nifu)"
            case Fault.DEAD_PIECE:
                return f"the {kind} of {side} on {place} could never move"
            case Fault.OPPONENT_IN_CHECK:
                return f"the king of {side} on {place} could be captured at once"
            case Fault.TOO_MANY:
                return f"there are more pieces of the kind {kind} than the set has"
            case Fault.SECOND_KING:
                return f"a second king of {side} is on {place}"


class UnplayableError(RulesError):
    """No game can be played from a position, because of `problems`."""

    def __init__(self, problems: list[PositionProblem]) -> None:
        super().__init__("; ".join(problem.text for problem in problems))
        self.problems = problems


def problems_of(position: Position) -> list[PositionProblem]:
    """Every fault of `position`; an empty list for one that may be played from."""
    found = [PositionProblem(Fault.NO_KING, color) for color in Color if position.king(color) is None]
    tables = tables_of(position.variant)
    on_files: Counter[tuple[Piece, int]] = Counter()
    for sq, piece in position.pieces():
        if tables.is_dead_end(piece, sq):
            found.append(PositionProblem(Fault.DEAD_PIECE, piece.color, sq, piece.kind))
        limit = piece.kind.per_file
        if limit is not None:
            on_files[piece, file_of(sq)] += 1
            if on_files[piece, file_of(sq)] > limit:
                found.append(PositionProblem(Fault.NIFU, piece.color, sq, piece.kind))
    if position.is_check(position.turn.opponent):
        other = position.turn.opponent
        found.append(PositionProblem(Fault.OPPONENT_IN_CHECK, other, position.king(other)))
    return found + _surplus(position)


def require_playable(position: Position) -> None:
    """See that a game can be played from `position`: both kings stand, and none can be captured at once.

    :raises UnplayableError: naming the kings' faults. Other faults are odd and no more.
    """
    barring = [p for p in problems_of(position) if p.fault in {Fault.NO_KING, Fault.OPPONENT_IN_CHECK}]
    if barring:
        raise UnplayableError(barring)


def oddities_for_study(position: Position) -> list[PositionProblem]:
    """What is odd about a position that is looked at and tried out, as mating problems are.

    The attacker of such a problem, Black, needs no king.

    :raises UnplayableError: there is no king at all, or one that could be captured at once.
    """
    problems = problems_of(position)
    kings_missing = [p for p in problems if p.fault is Fault.NO_KING]
    capturable = [p for p in problems if p.fault is Fault.OPPONENT_IN_CHECK]
    barring = capturable or (kings_missing if len(kings_missing) > 1 else [])
    if barring:
        raise UnplayableError(barring)
    return [p for p in problems if (p.fault, p.color) != (Fault.NO_KING, Color.BLACK)]


def _surplus(position: Position) -> list[PositionProblem]:
    """Kinds of which there are more, on board and in hands together, than the set holds."""
    most = _men_of_the_set(position.variant)
    return [
        PositionProblem(Fault.TOO_MANY, kind=kind)
        for kind, n in _men(position).items()
        if n > most.get(kind, 0)
    ]


@cache
def _men_of_the_set(variant: Variant) -> dict[PieceKind, int]:
    return _men(Position.start(variant))


def men_of(position: Position) -> Counter[PieceKind]:
    """How many pieces of each kind are about, on the board and in hand; promoted ones as what they were."""
    return Counter(_men(position))


def _men(position: Position) -> dict[PieceKind, int]:
    unpromoted = position.variant.unpromoted
    counts: dict[PieceKind, int] = {}
    for _, piece in position.pieces():
        kind = unpromoted(piece.kind)
        counts[kind] = counts.get(kind, 0) + 1
    for color in Color:
        for kind, n in position.hand(color).items():
            counts[kind] = counts.get(kind, 0) + n
    return counts
