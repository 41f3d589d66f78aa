"""Who solves a problem as a job: the command it was given, else the program's own engine where it is done."""

from __future__ import annotations

import pytest

from shogi_desktop.app.problems import examining
from shogi_desktop.app.problems.examining import Solver
from shogi_desktop.usi.command import EngineCommand


def test_a_solver_asks_its_command_and_without_one_the_engine_that_is_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[object, ...]] = []
    own, given = EngineCommand("/here/engine"), EngineCommand("/opt/solver")
    monkeypatch.setattr(examining, "EngineProver", lambda *how: asked.append(how))
    monkeypatch.setattr(examining, "bundled_engine", lambda: own)
    Solver().prover()
    Solver(given, {"Threads": "2"}, 700).prover()
    assert asked == [(own, {}, 10_000), (given, {"Threads": "2"}, 700)]
