"""Standard shogi, 本将棋: nine files, nine ranks, twenty pieces a side (RULES.md 1)."""

from __future__ import annotations

from shogi_desktop.rules.handicaps import standard_handicaps
from shogi_desktop.rules.pieces import PieceKind
from shogi_desktop.rules.variant import FormatNames, ImpasseRule, Variant

_START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
_GOLD_MOVE = "WfF"

_DRAGON = PieceKind("dragon", "+R", "龍", "RF", large=True)
_HORSE = PieceKind("horse", "+B", "馬", "BW", large=True)
_PROMOTED_SILVER = PieceKind("promoted_silver", "+S", "全", _GOLD_MOVE, written="成銀")
_PROMOTED_KNIGHT = PieceKind("promoted_knight", "+N", "圭", _GOLD_MOVE, written="成桂")
_PROMOTED_LANCE = PieceKind("promoted_lance", "+L", "杏", _GOLD_MOVE, written="成香")
_TOKIN = PieceKind("tokin", "+P", "と", _GOLD_MOVE)

_KING = PieceKind("king", "K", "玉", "K", royal=True)
_ROOK = PieceKind("rook", "R", "飛", "R", _DRAGON, large=True)
_BISHOP = PieceKind("bishop", "B", "角", "B", _HORSE, large=True)
_GOLD = PieceKind("gold", "G", "金", _GOLD_MOVE)
_SILVER = PieceKind("silver", "S", "銀", "FfW", _PROMOTED_SILVER)
_KNIGHT = PieceKind("knight", "N", "桂", "ffN", _PROMOTED_KNIGHT)
_LANCE = PieceKind("lance", "L", "香", "fR", _PROMOTED_LANCE)
_PAWN = PieceKind("pawn", "P", "歩", "fW", _TOKIN, per_file=1, mates_by_drop=False)

_IN_HAND = (_ROOK, _BISHOP, _GOLD, _SILVER, _KNIGHT, _LANCE, _PAWN)

STANDARD = Variant(
    id="shogi",
    files=9,
    ranks=9,
    kinds=(
        *(_KING, *_IN_HAND),
        *(_DRAGON, _HORSE, _PROMOTED_SILVER, _PROMOTED_KNIGHT, _PROMOTED_LANCE, _TOKIN),
    ),
    hand_kinds=_IN_HAND,
    start_sfen=_START,
    zone_depth=3,
    handicaps=standard_handicaps(_START),
    impasse_rules=(
        ImpasseRule.NONE,
        ImpasseRule.POINTS_24,
        ImpasseRule.POINTS_27,
        ImpasseRule.DECLARATION_27,
        ImpasseRule.DECLARATION_24,
        ImpasseRule.TRY_RULE,
        ImpasseRule.ALL_PIECES_HOME,
    ),
    bare_king_loses=False,
    usual_impasse=ImpasseRule.DECLARATION_27,
    names=FormatNames(kif="", csa=True, jkf="", western="Shogi", is_startpos=True, server="Shogi 1.0"),
)
"""The game everyone means by "shogi"."""
