"""The engine knows the same moves as `rules`, and counts them right."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import OKISAKI, STANDARD, Variant
from tests.support.extent import extent
from tests.support.playouts import playouts

from .conftest import Talker

PERFT = {
    "shogi": (30, 900, 25_470, 719_731, 19_861_490),
    "okisakishogi": (37, 1_369, 48_211, 1_697_913, 58_915_668),
}


def _perft(engine: Talker, variant: str, depth: int) -> int:
    engine.set_option("USI_Variant", variant)
    engine.send("position startpos")
    return int(engine.ask(f"go perft {depth}", "Nodes searched").split()[-1])


@pytest.mark.parametrize("variant", PERFT)
def test_perft_to_depth_5(engine: Talker, variant: str) -> None:
    depths = range(1, extent(4, 5) + 1)
    assert tuple(_perft(engine, variant, depth) for depth in depths) == PERFT[variant][: len(depths)]


def test_perft_lists_each_move(engine: Talker) -> None:
    engine.send("position startpos")
    engine.ask("go perft 2", "Nodes searched: 900")
    assert "7g7f: 30" in engine.seen


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)
def test_moves_agree_with_rules_in_random_games(engine: Talker, variant: Variant) -> None:
    """Many different positions of random games from every handicap start."""
    enough = extent(sample=500, whole=10_000)
    engine.set_option("USI_Variant", variant.id)
    compared: set[str] = set()
    wrong: list[str] = []
    for position in playouts(variant, 1_000, 150, seed=5_000):
        board = position.sfen().rsplit(" ", 1)[0]
        if board in compared:
            continue
        compared.add(board)
        ours = {move.usi for move in position.legal_moves()}
        if engine.legal_moves(f"sfen {position.sfen()}") != ours:
            wrong.append(position.sfen())
        if len(compared) == enough:
            break
    assert (len(compared), wrong) == (enough, [])


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)
def test_every_handicap_start_is_accepted(engine: Talker, variant: Variant) -> None:
    engine.set_option("USI_Variant", variant.id)
    for handicap in variant.handicaps:
        engine.send(f"position sfen {handicap.sfen}")
        assert engine.ask("d", "sfen ") == f"sfen {handicap.sfen}"
    assert not any("error" in line for line in engine.seen)
