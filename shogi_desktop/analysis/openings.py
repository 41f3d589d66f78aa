"""Which opening a game is: told by the file its rooks settle on, a few famous move orders, and castles.

Only for even games, and only what can be told reliably from the moves; a game that fits nothing has no
opening. Names are the usual ones; the castles are those of `analysis.castles`. Okisaki shogi, which has no
theory, is named by what its players do most (`resources/plans/okisakishogi.toml`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import Protocol

from shogi_desktop.analysis.castles import Castle, castle_of, form, shapes_of, stands
from shogi_desktop.game import Record
from shogi_desktop.rules import (
    STANDARD,
    Color,
    Move,
    Position,
    Square,
    Transition,
    Variant,
    file_of,
    parse_square,
    rank_of,
)

SETTLED_PLY = 30
"""By now a rook stands where the opening wants it."""
CASTLED_PLY = 70
"""Castles built later are no part of the opening."""
_SHORTEST = 20
"""In fewer plies nobody has shown what the opening is to be."""
_EXCHANGE_PLY = 24
"""Bishops exchanged later make no Bishop exchange opening."""


class Strategy(Enum):
    """An opening; the value is its name in the index, `kanji` its Japanese name, `english` its usual one."""

    CENTRAL_ROOK = ("central", "中飛車", "Central rook")
    FOURTH_FILE_ROOK = ("fourth_file", "四間飛車", "Fourth-file rook")
    THIRD_FILE_ROOK = ("third_file", "三間飛車", "Third-file rook")
    OPPOSING_ROOK = ("opposing", "向かい飛車", "Opposing rook")
    DOUBLE_RANGING = ("double_ranging", "相振り飛車", "Double ranging rook")
    RIGHT_FOURTH_FILE = ("right_fourth_file", "右四間飛車", "Right fourth-file rook")
    SLEEVE_ROOK = ("sleeve", "袖飛車", "Sleeve rook")
    BISHOP_EXCHANGE = ("bishop_exchange", "角換わり", "Bishop exchange")
    SIDE_PAWN = ("side_pawn", "横歩取り", "Side pawn capture")
    DOUBLE_WING = ("double_wing", "相掛かり", "Double wing attack")
    CLIMBING_SILVER = ("climbing_silver", "棒銀", "Climbing silver")
    YAGURA = ("yagura", "矢倉", "Yagura")
    STATIC_ROOKS = ("static_rooks", "相居飛車", "Double static rook")
    ROOK_PAWN = ("rook_pawn", "飛車先", "Rook's pawn")
    CENTRAL_KNIGHTS = ("central_knights", "中央桂", "Central knights")
    EDGE_BISHOP = ("edge", "端角", "Edge bishop")
    SWINGING_ROOK = ("swing", "振り飛車", "Swinging rook")

    def __init__(self, code: str, kanji: str, english: str) -> None:
        self.code = code
        self.kanji = kanji
        self.english = english


@dataclass(frozen=True, slots=True)
class Opening:
    """What was told about the opening of a game: its name, and the castle of either side."""

    strategy: Strategy | None = None
    castles: tuple[Castle | None, Castle | None] = (None, None)
    """Black's and White's."""


_RANGING = {
    5: Strategy.CENTRAL_ROOK,
    6: Strategy.FOURTH_FILE_ROOK,
    7: Strategy.THIRD_FILE_ROOK,
    8: Strategy.OPPOSING_ROOK,
}
"""By the file that Black's rook settles on."""
_CLIMBED = frozenset(parse_square(name) for name in ("1f", "2f", "1e", "2e"))
"""Where Black's right silver attacks beside its rook's pawn."""
_STATIC_FILES = {3: Strategy.SLEEVE_ROOK, 4: Strategy.RIGHT_FOURTH_FILE}


def classify(record: Record, shortest: int = _SHORTEST) -> Opening:
    """The opening of the main line; nothing where it is no even game, or has fewer plies than `shortest`."""
    line = record.main_line()
    game = _watching(record.start_sfen, record.start_position())
    if game is None or len(line) < shortest:
        return Opening()
    for node in islice(line, CASTLED_PLY):
        if node.move is None or node.illegal:
            break
        game.play(node.move, node.ply)
    return Opening(game.strategy(), (game.castles[Color.BLACK], game.castles[Color.WHITE]))


class _Watching(Protocol):
    """Sees the moves of an opening, and says what it was."""

    castles: list[Castle | None]

    def play(self, move: Move, ply: int) -> None:
        """Make the move that is number `ply` of the game, and look."""

    def strategy(self) -> Strategy | None:
        """The name that fits what was seen."""


class _Opening:
    """What has been seen of the opening so far, move by move."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._rook: list[Square | None] = [parse_square("2h"), parse_square("8b")]
        self._rook_file = [2, 2]
        self._bishops_taken: set[Color] = set()
        self._took_side_pawn = False
        self._wing_pawns: set[Color] = set()
        self._diagonal_open = self._silver_climbed = False
        self._double_wing = False
        self.castles: list[Castle | None] = [None, None]

    def play(self, move: Move, ply: int) -> None:
        """Make the move that is number `ply` of the game, and look."""
        transition = self._position.perform_trusted(move)
        color = transition.color
        if ply <= SETTLED_PLY:
            self._follow_rooks(transition)
            self._see_pawns(transition)
            self._see_silver(transition)
        if ply <= _EXCHANGE_PLY and transition.captured is not None:
            kind = STANDARD.unpromoted(transition.captured.kind)
            if kind.id == "bishop":
                self._bishops_taken.add(color)
        self._see_castle(color)

    def _follow_rooks(self, transition: Transition) -> None:
        color = transition.color
        if transition.target == self._rook[color.opponent]:
            self._rook[color.opponent] = None
        if transition.origin is None or transition.origin != self._rook[color]:
            return
        self._rook[color] = transition.target
        seen = STANDARD.seen_by(color, transition.target)
        if rank_of(seen) >= 8:
            self._rook_file[color] = file_of(seen)
        elif seen == parse_square("3d") and transition.captured is not None:
            self._took_side_pawn = True

    def _see_pawns(self, transition: Transition) -> None:
        if transition.piece.kind.id != "pawn":
            return
        seen = STANDARD.seen_by(transition.color, transition.target)
        self._diagonal_open |= seen == parse_square("7f")
        if seen == parse_square("2e"):
            self._wing_pawns.add(transition.color)
        self._double_wing |= len(self._wing_pawns) == 2 and not self._diagonal_open

    def _see_silver(self, transition: Transition) -> None:
        if transition.piece.kind.id == "silver" and transition.origin is not None:
            self._silver_climbed |= STANDARD.seen_by(transition.color, transition.target) in _CLIMBED

    def _see_castle(self, color: Color) -> None:
        known = self.castles[color]
        self.castles[color] = castle_of(self._position, color, known) or known

    def strategy(self) -> Strategy:
        """The name that fits what was seen."""
        ranging = [_RANGING[file] for file in self._rook_file if file in _RANGING]
        if ranging:
            return Strategy.DOUBLE_RANGING if len(ranging) == 2 else ranging[0]
        if self._took_side_pawn:
            return Strategy.SIDE_PAWN
        if len(self._bishops_taken) == 2:
            return Strategy.BISHOP_EXCHANGE
        if self._double_wing:
            return Strategy.DOUBLE_WING
        if self._silver_climbed:
            return Strategy.CLIMBING_SILVER
        for file in self._rook_file:
            if file in _STATIC_FILES:
                return _STATIC_FILES[file]
        return Strategy.YAGURA if Castle.YAGURA in self.castles else Strategy.STATIC_ROOKS


class _PlainOpening:
    """What has been seen of the opening of a game without theory: the men of its plans, move by move."""

    def __init__(self, position: Position) -> None:
        self._position = position
        known = {strategy.code: strategy for strategy in Strategy}
        signs = shapes_of(position.variant).openings
        self._signs = {known[code]: form(men) for code, men in signs.items()}
        self._seen: set[Strategy] = set()
        self.castles: list[Castle | None] = [None, None]

    def play(self, move: Move, ply: int) -> None:
        """Make the move that is number `ply` of the game, and look."""
        transition = self._position.perform_trusted(move)
        color, variant = transition.color, self._position.variant
        if ply <= SETTLED_PLY:
            self._seen |= {
                strategy for strategy, men in self._signs.items() if stands(men, self._position, color)
            }
            if transition.piece.kind.id == "rook" and _swings(
                variant.seen_by(color, transition.target), variant
            ):
                self._seen.add(Strategy.SWINGING_ROOK)
        known = self.castles[color]
        self.castles[color] = castle_of(self._position, color, known) or known

    def strategy(self) -> Strategy | None:
        """The surest name that fits what was seen of either side; None where nothing was."""
        return next((one for one in (Strategy.SWINGING_ROOK, *self._signs) if one in self._seen), None)


def _swings(rook: Square, variant: Variant) -> bool:
    """Whether a rook of Black's on that square has gone to the other half of its camp."""
    return rank_of(rook) >= variant.ranks - 1 and file_of(rook) > variant.files // 2


def _watching(start_sfen: str, start: Position) -> _Watching | None:
    """Who tells the opening of a game that begins in `start`; None where openings have no names."""
    if start_sfen == STANDARD.start_sfen:
        return _Opening(start)
    known = shapes_of(start.variant).openings
    return _PlainOpening(start) if known and start_sfen == start.variant.start_sfen else None
