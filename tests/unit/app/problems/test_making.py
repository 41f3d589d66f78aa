"""The tools that make our best moves to find: where they look, and what they choose."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import shogi_desktop
from shogi_desktop.app.match.self_play import PlayedPly
from shogi_desktop.app.problems.collection import Puzzle, own_moves, puzzles_in
from shogi_desktop.rules import STANDARD, parse_usi_move

TOOLS = Path(shogi_desktop.__file__).parent.parent / "packaging" / "tools"
pytestmark = pytest.mark.skipif(
    not TOOLS.is_dir(), reason="platform: the checkout is not here, only the package"
)
LENGTH = 30
FAULT = 20
"""The ply from which Black stands better."""


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def finder() -> ModuleType:
    return tool("find_moves")


@pytest.fixture(scope="module")
def chooser() -> ModuleType:
    return tool("make_move_problems")


def game(black: dict[int, int], retaken: int = -1) -> list[PlayedPly]:
    """A game whose score, from Black's side, is 0 but where `black` says so; `retaken`: by that ply."""
    moves = [parse_usi_move(text, STANDARD) for text in ("2g2f", "8c8d")]
    plies: list[PlayedPly] = []
    for ply in range(LENGTH):
        score = black.get(ply, 0)
        move = plies[-1].move if ply == retaken else moves[ply % 2]
        plies.append(PlayedPly(move, score if ply % 2 == 0 else -score))
    return plies


def test_it_is_looked_where_a_score_leaps_and_stays(finder: ModuleType) -> None:
    leap = dict.fromkeys(range(FAULT, LENGTH), 900)
    assert finder._leaps(game(leap), STANDARD) == [FAULT]
    assert finder._leaps(game({}), STANDARD) == []
    assert finder._leaps(game({FAULT: 900}), STANDARD) == []
    assert finder._leaps(game(leap | {FAULT + 2: 0}), STANDARD) == []
    assert finder._leaps(game(leap | {FAULT - 2: 900}), STANDARD) == []
    # White gains at an even ply: Black is to move, and has lost.
    assert finder._leaps(game(dict.fromkeys(range(FAULT, LENGTH), -900)), STANDARD) == []


def test_what_takes_back_or_is_not_known_is_passed_over(finder: ModuleType) -> None:
    leap = dict.fromkeys(range(FAULT, LENGTH), 900)
    assert finder._leaps(game(leap, retaken=FAULT), STANDARD) == []
    unknown = game(leap)
    unknown[FAULT - 1] = PlayedPly(unknown[FAULT - 1].move, None)
    assert finder._leaps(unknown, STANDARD) == []


def row(puzzle: Puzzle, family: str, **changed: str) -> dict[str, Any]:
    """A problem of ours as the finder writes it."""
    assert puzzle.fault is not None and puzzle.reason is not None
    best, after, fault, *reply = puzzle.refuted
    second = str(-20_000 if puzzle.start.turn.name == "BLACK" else 20_000)
    return {
        "family": family,
        "sfen": puzzle.sfen,
        "reason": puzzle.reason.value,
        "best": list(puzzle.moves),
        "score": best,
        "second": second,
        "fault": fault,
        "reply": reply,
        "after": after,
        **changed,
    }


def test_what_is_proven_and_stands_out_is_chosen_the_easiest_first(
    chooser: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = [one for one in own_moves(STANDARD) if not one.refuted[0].startswith(("b", "w"))][:7]
    rows = [row(puzzle, f"game.{number}") for number, puzzle in enumerate(ours)]
    rows[3]["second"] = rows[3]["score"]  # as good as the best move
    rows[4]["after"] = rows[4]["score"]  # no fault
    found, output, known = (tmp_path / name for name in ("found.jsonl", "moves.sfen", "known.txt"))
    found.write_text("".join(f"{json.dumps(one)}\n" for one in [*rows, rows[0]]), "utf-8")
    hard = {puzzle.id: 0.1 * (7 - number) for number, puzzle in enumerate(ours)}
    known.write_text("".join(f"{id_} missed {value}\n" for id_, value in hard.items()), "utf-8")

    def choose() -> list[Puzzle]:
        arguments = ["", "shogi", str(found), str(output), "--known", str(known)]
        monkeypatch.setattr(sys, "argv", arguments)
        assert chooser.main() == 0
        return list(puzzles_in(output.read_text("utf-8"), STANDARD))

    chosen = choose()
    assert [one.id for one in chosen] == [ours[number].id for number in (6, 5, 2, 1, 0)]
    assert [one.difficulty for one in chosen] == [1, 2, 3, 4, 5]
    for one in chosen:
        (same,) = (puzzle for puzzle in ours if puzzle.id == one.id)
        assert (one.moves, one.refuted) == (same.moves, same.refuted)
    # What stands in the file is searched again: what holds no longer goes.
    known.write_text(f"{known.read_text('utf-8')}{ours[0].id} sure 0.0\n{ours[1].id} sure 1.0\n", "utf-8")
    found.write_text("", "utf-8")
    output.write_text(
        "\n".join(output.read_text("utf-8").splitlines()[-4:]) + "\n", "utf-8"
    )  # the two hardest: 1 and 0
    assert [one.id for one in choose()] == [ours[1].id]
