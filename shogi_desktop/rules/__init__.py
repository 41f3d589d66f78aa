"""The game itself: squares, pieces, variants, positions and their legal moves. Pure Python, no history.

RULES.md 1, 3 and 4 are implemented here; what happens over time (repetition, endings, clocks) is `game`.
"""

from __future__ import annotations

from shogi_desktop.rules.color import Color
from shogi_desktop.rules.errors import (
    BetzaError,
    HandError,
    MoveTextError,
    OffBoardError,
    RulesError,
    SecondKingError,
    SfenError,
    SfenFault,
    SquareError,
)
from shogi_desktop.rules.geometry import (
    Square,
    file_of,
    parse_square,
    rank_of,
    square,
    square_name,
)
from shogi_desktop.rules.hand import Hand
from shogi_desktop.rules.legality import Illegality, IllegalMoveError
from shogi_desktop.rules.move import BoardMove, Drop, Move, parse_usi_move, parse_usi_moves
from shogi_desktop.rules.objection import (
    Circumstance,
    Objection,
    objection,
    objection_by_hand,
    objection_to_all,
)
from shogi_desktop.rules.perft import perft
from shogi_desktop.rules.pieces import Piece, PieceKind
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.quoting import quoted
from shogi_desktop.rules.sfen import variant_of_sfen
from shogi_desktop.rules.transition import Transition
from shogi_desktop.rules.validation import (
    Fault,
    PositionProblem,
    UnplayableError,
    men_of,
    oddities_for_study,
    problems_of,
    require_playable,
)
from shogi_desktop.rules.variant import FormatNames, Handicap, ImpasseRule, Variant
from shogi_desktop.rules.variants import OKISAKI, STANDARD, VARIANTS, unnamed_variant, variant_by_id

__all__ = [
    "OKISAKI",
    "STANDARD",
    "VARIANTS",
    "BetzaError",
    "BoardMove",
    "Circumstance",
    "Color",
    "Drop",
    "Fault",
    "FormatNames",
    "Hand",
    "HandError",
    "Handicap",
    "IllegalMoveError",
    "Illegality",
    "ImpasseRule",
    "Move",
    "MoveTextError",
    "Objection",
    "OffBoardError",
    "Piece",
    "PieceKind",
    "Position",
    "PositionProblem",
    "RulesError",
    "SecondKingError",
    "SfenError",
    "SfenFault",
    "Square",
    "SquareError",
    "Transition",
    "UnplayableError",
    "Variant",
    "file_of",
    "men_of",
    "objection",
    "objection_by_hand",
    "objection_to_all",
    "oddities_for_study",
    "parse_square",
    "parse_usi_move",
    "parse_usi_moves",
    "perft",
    "problems_of",
    "quoted",
    "rank_of",
    "require_playable",
    "square",
    "square_name",
    "unnamed_variant",
    "variant_by_id",
    "variant_of_sfen",
]
