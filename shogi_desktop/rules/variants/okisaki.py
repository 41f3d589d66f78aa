"""Okisaki shogi, 御妃将棋: ten files, ten ranks, with a queen and chess knights (RULES.md 4)."""

from __future__ import annotations

from shogi_desktop.rules.handicaps import standard_handicaps
from shogi_desktop.rules.pieces import PieceKind
from shogi_desktop.rules.variant import FormatNames, ImpasseRule, Variant

_START = "lnsgkqgsnl/1r6b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSGQKGSNL b - 1"
_GOLD_MOVE = "WfF"

_DRAGON = PieceKind("dragon", "+R", "龍", "RF", large=True)
_HORSE = PieceKind("horse", "+B", "馬", "BW", large=True)
_PROMOTED_SILVER = PieceKind("promoted_silver", "+S", "全", _GOLD_MOVE)
_PROMOTED_KNIGHT = PieceKind("promoted_knight", "+N", "今", _GOLD_MOVE)
_PROMOTED_LANCE = PieceKind("promoted_lance", "+L", "仝", _GOLD_MOVE)
_TOKIN = PieceKind("tokin", "+P", "个", _GOLD_MOVE)

_KING = PieceKind("king", "K", "玉", "K", royal=True)
_QUEEN = PieceKind("queen", "Q", "妃", "Q")
_ROOK = PieceKind("rook", "R", "飛", "R", _DRAGON, large=True)
_BISHOP = PieceKind("bishop", "B", "角", "B", _HORSE, large=True)
_GOLD = PieceKind("gold", "G", "金", _GOLD_MOVE)
_SILVER = PieceKind("silver", "S", "銀", "FfW", _PROMOTED_SILVER)
_KNIGHT = PieceKind("knight", "N", "跳", "N", _PROMOTED_KNIGHT)
_LANCE = PieceKind("lance", "L", "香", "fbR", _PROMOTED_LANCE)
_PAWN = PieceKind("pawn", "P", "歩", "fW", _TOKIN, per_file=1, mates_by_drop=False)

_IN_HAND = (_QUEEN, _ROOK, _BISHOP, _GOLD, _SILVER, _KNIGHT, _LANCE, _PAWN)

OKISAKI = Variant(
    id="okisakishogi",
    files=10,
    ranks=10,
    kinds=(
        *(_KING, *_IN_HAND),
        *(_DRAGON, _HORSE, _PROMOTED_SILVER, _PROMOTED_KNIGHT, _PROMOTED_LANCE, _TOKIN),
    ),
    hand_kinds=_IN_HAND,
    start_sfen=_START,
    zone_depth=3,
    handicaps=standard_handicaps(_START),
    impasse_rules=(ImpasseRule.NONE, ImpasseRule.AGREEMENT),
    bare_king_loses=True,
    usual_impasse=ImpasseRule.AGREEMENT,
    names=FormatNames(kif="御妃将棋", jkf="okisaki", western="Okisaki shogi", server="Okisaki 1.0"),
)
"""Masayuki Nakayachi's game of about 1996."""
