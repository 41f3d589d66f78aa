"""Minishogi, 5五将棋, as a third game: what a game needs is here, and nothing in the program knows of it.

Its names in the formats of kifu are left out, so that each must say that it cannot hold the game; `NAMED` is
the same game with names that only these tests know.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache
from typing import Final

import pytest
from msgspec.structs import replace

import shogi_desktop
from shogi_desktop import rules
from shogi_desktop.rules import FormatNames, Handicap, ImpasseRule, PieceKind, Variant

_START: Final = "rbsgk/4p/5/P4/KGSBR b - 1"
_GOLD_MOVE: Final = "WfF"

_DRAGON = PieceKind("dragon", "+R", "龍", "RF", large=True)
_HORSE = PieceKind("horse", "+B", "馬", "BW", large=True)
_PROMOTED_SILVER = PieceKind("promoted_silver", "+S", "全", _GOLD_MOVE, written="成銀")
_TOKIN = PieceKind("tokin", "+P", "と", _GOLD_MOVE)

_KING = PieceKind("king", "K", "玉", "K", royal=True)
_ROOK = PieceKind("rook", "R", "飛", "R", _DRAGON, large=True)
_BISHOP = PieceKind("bishop", "B", "角", "B", _HORSE, large=True)
_GOLD = PieceKind("gold", "G", "金", _GOLD_MOVE)
_SILVER = PieceKind("silver", "S", "銀", "FfW", _PROMOTED_SILVER)
_PAWN = PieceKind("pawn", "P", "歩", "fW", _TOKIN, per_file=1, mates_by_drop=False)

_IN_HAND = (_ROOK, _BISHOP, _GOLD, _SILVER, _PAWN)

MINISHOGI = Variant(
    id="minishogi",
    files=5,
    ranks=5,
    kinds=(_KING, *_IN_HAND, _DRAGON, _HORSE, _PROMOTED_SILVER, _TOKIN),
    hand_kinds=_IN_HAND,
    start_sfen=_START,
    zone_depth=1,
    handicaps=(Handicap("even", "平手", _START),),
    impasse_rules=(ImpasseRule.NONE,),
    bare_king_loses=False,
)
"""Shigenobu Kusumoto's game of 1970."""

NAMES: Final = FormatNames(kif="５五将棋", jkf="minishogi", western="Minishogi")


NAMED: Final = replace(MINISHOGI, names=NAMES)
"""The game with names in every format that can have one."""


@cache
def _import_all() -> None:
    """Or whoever was imported later would keep what is patched then."""
    for module in pkgutil.walk_packages(shogi_desktop.__path__, "shogi_desktop."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)


def make_known(monkeypatch: pytest.MonkeyPatch, variant: Variant) -> None:
    """Let the program know `variant` beside its own games, as one more module of data would."""
    _import_all()
    known = rules.VARIANTS
    for name, loaded in list(sys.modules.items()):
        if name.startswith("shogi_desktop") and getattr(loaded, "VARIANTS", None) is known:
            monkeypatch.setattr(loaded, "VARIANTS", (*known, variant))
