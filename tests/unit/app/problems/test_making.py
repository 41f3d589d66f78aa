"""The tools that make our best moves to find: what they read, and what they choose."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import shogi_desktop
from shogi_desktop.analysis.waiting import turned
from shogi_desktop.app.problems.collection import Puzzle, own_moves, puzzles_in
from shogi_desktop.rules import STANDARD, BoardMove, Move, Position

TOOLS = Path(shogi_desktop.__file__).parent.parent / "packaging" / "tools"
pytestmark = pytest.mark.skipif(
    not TOOLS.is_dir(), reason="platform: the checkout is not here, only the package"
)


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


def test_what_was_sifted_is_read(finder: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "fast.txt"
    start = Position.start(STANDARD)
    path.write_text(f"12 40 f {start.sfen()} | 7g7f | 3c3d 2g2f\n", "utf-8")
    (one,) = finder.sifted(path, STANDARD)
    assert (one.family, one.kind, one.before, one.last.usi) == ("fast.12", "f", start, "7g7f")


def test_captures_that_lose_tempt(finder: ModuleType) -> None:
    """The bishop can take a lance that the gold guards, and a pawn, which is not worth a word."""
    guarded = Position.from_sfen("4k4/7g1/4p3l/9/6B2/9/9/9/4K4 b - 1", STANDARD)
    assert [move.usi for move in finder._greedy(guarded)] == ["3e1c+"]
    alone = Position.from_sfen("4k4/9/4p3l/9/6B2/9/9/9/4K4 b - 1", STANDARD)
    assert finder._greedy(alone) == []


def led_to(start: Position) -> tuple[Position, Move]:
    """A position and a move that leads from there to `start`: something stepped back."""
    for target in start.variant.squares:
        piece = start.piece_at(target)
        if piece is None or piece.color is start.turn:
            continue
        for origin in start.variant.squares:
            before = turned(start)
            if start.piece_at(origin) is None:
                before.put(None, target)
                before.put(piece, origin)
                if before.is_legal(BoardMove(origin, target)):
                    return before, BoardMove(origin, target)
    raise AssertionError(start.sfen())


def row(puzzle: Puzzle, family: str, **changed: str) -> dict[str, Any]:
    """A problem of ours, which shows a picture, as the finder writes it."""
    best, after, fault, *reply = puzzle.refuted
    reason, instead_score, _, _, *instead = puzzle.shown
    before, last = led_to(puzzle.start)
    second = str(-20_000 if puzzle.start.turn.name == "BLACK" else 20_000)
    return {
        "family": family,
        "before": before.sfen(),
        "last": last.usi,
        "reason": puzzle.reason and puzzle.reason.value,
        "best": list(puzzle.moves),
        "score": best,
        "second": second,
        "fault": fault,
        "reply": reply,
        "after": after,
        "punished": reason,
        "waits": True,
        "instead": instead,
        "instead_score": instead_score,
        **changed,
    }


def test_what_is_proven_and_stands_out_is_chosen_the_easiest_first(
    chooser: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet = [one for one in own_moves(STANDARD) if one.shown and not one.last_move and not one.also]
    ours = [one for one in quiet if not one.refuted[0].startswith(("b", "w"))][:7]
    rows = [row(puzzle, f"game.{number}") for number, puzzle in enumerate(ours)]
    rows[3]["second"] = rows[3]["score"]  # as good as the best move
    rows[4] |= {"after": rows[4]["score"], "instead_score": rows[4]["score"]}  # neither is a fault
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
        assert (one.moves, one.refuted, one.shown) == (same.moves, same.refuted, same.shown)
    # What stands in the file is searched again: what holds no longer goes.
    known.write_text(f"{known.read_text('utf-8')}{ours[0].id} sure 0.0\n{ours[1].id} sure 1.0\n", "utf-8")
    found.write_text("", "utf-8")
    output.write_text(
        "\n".join(output.read_text("utf-8").splitlines()[-6:]) + "\n", "utf-8"
    )  # the two hardest: 1 and 0
    assert [one.id for one in choose()] == [ours[1].id]
