"""Which opening a game is: told by the file its rooks settle on, a few famous move orders, and castles.

Only for the even game of standard shogi, and only what can be told reliably from the moves; a game that fits
nothing has no opening. Names are the usual ones; the squares of the castles are those of any primer, written
as Black has them and turned round for White.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import islice

from shogi_desktop.game import Record
from shogi_desktop.rules import (
    STANDARD,
    Color,
    Move,
    Position,
    Square,
    Transition,
    file_of,
    parse_square,
    rank_of,
    square,
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
    YAGURA = ("yagura", "矢倉", "Yagura")
    STATIC_ROOKS = ("static_rooks", "相居飛車", "Double static rook")

    def __init__(self, code: str, kanji: str, english: str) -> None:
        self.code = code
        self.kanji = kanji
        self.english = english


class Castle(Enum):
    """A castle; the value is its name in the index, `kanji` its Japanese name, `english` its usual one."""

    ANAGUMA = ("anaguma", "穴熊", "Anaguma")
    YAGURA = ("yagura", "矢倉囲い", "Yagura castle")
    MINO = ("mino", "美濃囲い", "Mino castle")
    LEFT_MINO = ("left_mino", "左美濃", "Left Mino")
    BOAT = ("boat", "舟囲い", "Boat castle")

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
_STATIC_FILES = {3: Strategy.SLEEVE_ROOK, 4: Strategy.RIGHT_FOURTH_FILE}

_CASTLES: tuple[tuple[Castle, tuple[Mapping[str, str], ...]], ...] = (
    # Which castle, and the men that make it; either of several forms. The stronger stand first.
    (Castle.ANAGUMA, ({"9i": "K", "9h": "L", "8h": "S"}, {"1i": "K", "1h": "L", "2h": "S"})),
    (Castle.YAGURA, ({"8h": "K", "7h": "G", "7g": "S", "6g": "G"}, {"8h": "K", "7h": "G", "7g": "S"})),
    (Castle.MINO, ({"2h": "K", "3h": "S", "4i": "G"},)),
    (Castle.LEFT_MINO, ({"8h": "K", "7h": "S", "6i": "G"}, {"8g": "K", "7h": "S", "6i": "G"})),
    (Castle.BOAT, ({"7h": "K", "7i": "S", "6i": "G", "5h": "G"},)),
)
_FORMS = tuple(
    (castle, tuple({parse_square(name): symbol for name, symbol in form.items()} for form in forms))
    for castle, forms in _CASTLES
)


def classify(record: Record) -> Opening:
    """The opening of the main line; nothing where it is no even game of standard shogi, or too short."""
    if record.start_sfen != STANDARD.start_sfen:
        return Opening()
    line = record.main_line()
    if len(line) < _SHORTEST:
        return Opening()
    game = _Opening(record.start_position())
    for node in islice(line, CASTLED_PLY):
        if node.move is None or node.illegal:
            break
        game.play(node.move, node.ply)
    return Opening(game.strategy(), (game.castles[Color.BLACK], game.castles[Color.WHITE]))


def _seen(color: Color, sq: Square) -> Square:
    """`sq` as `color` sees it: White's squares are turned round."""
    return sq if color is Color.BLACK else square(10 - file_of(sq), 10 - rank_of(sq))


class _Opening:
    """What has been seen of the opening so far, move by move."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._rook: list[Square | None] = [parse_square("2h"), parse_square("8b")]
        self._rook_file = [2, 2]
        self._bishops_taken: set[Color] = set()
        self._took_side_pawn = False
        self._wing_pawns: set[Color] = set()
        self._diagonal_open = False
        self._double_wing = False
        self.castles: list[Castle | None] = [None, None]

    def play(self, move: Move, ply: int) -> None:
        """Make the move that is number `ply` of the game, and look."""
        transition = self._position.perform_trusted(move)
        color = transition.color
        if ply <= SETTLED_PLY:
            self._follow_rooks(transition)
            self._see_pawns(transition)
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
        seen = _seen(color, transition.target)
        if rank_of(seen) >= 8:
            self._rook_file[color] = file_of(seen)
        elif seen == parse_square("3d") and transition.captured is not None:
            self._took_side_pawn = True

    def _see_pawns(self, transition: Transition) -> None:
        if transition.piece.kind.id != "pawn":
            return
        seen = _seen(transition.color, transition.target)
        self._diagonal_open |= seen == parse_square("7f")
        if seen == parse_square("2e"):
            self._wing_pawns.add(transition.color)
        self._double_wing |= len(self._wing_pawns) == 2 and not self._diagonal_open

    def _see_castle(self, color: Color) -> None:
        for castle, forms in _FORMS:
            if castle is self.castles[color]:
                return  # those that follow are weaker
            if any(self._stands(form, color) for form in forms):
                self.castles[color] = castle
                return

    def _stands(self, form: Mapping[Square, str], color: Color) -> bool:
        for sq, symbol in form.items():
            piece = self._position.piece_at(_seen(color, sq))
            if piece is None or piece.color is not color or piece.kind.symbol != symbol:
                return False
        return True

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
        for file in self._rook_file:
            if file in _STATIC_FILES:
                return _STATIC_FILES[file]
        return Strategy.YAGURA if Castle.YAGURA in self.castles else Strategy.STATIC_ROOKS
