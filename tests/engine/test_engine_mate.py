"""`go mate`: what the engine claims, held against the rules as `rules` knows them and against plain trial."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from shogi_desktop.rules import BoardMove, Drop, Move, Position, parse_usi_move, variant_by_id
from tests.support.extent import extent

from .conftest import Talker

DATA = Path(__file__).parents[1] / "data"
# As in test_engine_usi: 20 ms on an idle machine, a machine under test may be busy.
STOP_BOUND_S = 0.25
# A rook and two bishops in hand against a king on an open board: minutes of work.
ENDLESS = "sfen 9/1k7/N8/9/9/9/9/9/8K b R2Br4g4s3n4l18p 1"


@dataclass(frozen=True)
class Problem:
    variant: str
    length: int
    sfen: str

    def position(self) -> Position:
        return Position.from_sfen(self.sfen, variant_by_id(self.variant))


def _problems(file: str) -> list[Problem]:
    rows = [line for line in (DATA / file).read_text().splitlines() if not line.startswith("#")]
    return [
        Problem(variant, int(length), sfen) for variant, length, sfen in (row.split(" ", 2) for row in rows)
    ]


def _of_length(length: int, count: int) -> list[Problem]:
    found = [problem for problem in _problems("mates.sfens") if problem.length == length]
    return random.Random(length).sample(found, min(count, len(found)))


def _solve(engine: Talker, problem: Problem) -> list[Move]:
    engine.set_option("USI_Variant", problem.variant)
    engine.send(f"position sfen {problem.sfen}")
    words = engine.ask("go mate 10000", "checkmate").split()[1:]
    variant = variant_by_id(problem.variant)
    assert words not in (["nomate"], ["timeout"]), problem.sfen
    return [parse_usi_move(word, variant) for word in words]


# --- plain trial ----------------------------------------------------------------------------------


def _attack(position: Position, limit: int) -> int | None:
    """Plies to mate by checks alone, if at most `limit`; futile drops in between do not count."""
    for length in range(1, limit + 1, 2):
        for move in position.legal_moves():
            transition = position.perform_trusted(move)
            mates = position.is_check() and _defend(position, length - 1) is not None
            position.undo(transition)
            if mates:
                return length
    return None


def _defend(position: Position, limit: int) -> int | None:
    moves = position.legal_moves()
    longest = 0
    for move in moves:
        if isinstance(move, BoardMove):
            if not (length := _after(position, move, limit)):
                return None
            longest = max(longest, length)
    without_drops = longest
    for drop in moves:
        if isinstance(drop, Drop) and not _is_futile(position, drop, without_drops):
            if not (length := _after(position, drop, limit)):
                return None
            longest = max(longest, length)
    return longest


def _after(position: Position, move: Move, limit: int) -> int:
    """The length with this defence, 0 if it is more than `limit`."""
    if limit < 2:
        return 0
    transition = position.perform_trusted(move)
    length = _attack(position, limit - 1)
    position.undo(transition)
    return 0 if length is None else length + 1


def _is_futile(position: Position, drop: Drop, without_drops: int) -> bool:
    """Whether the checking piece takes it and mate comes no later than without any drop."""
    (checker,) = position.checkers()
    transition = position.perform_trusted(drop)
    futile = False
    for move in position.legal_moves():
        if isinstance(move, BoardMove) and move.origin == checker and move.target == drop.target:
            taken = position.perform_trusted(move)
            futile = futile or (position.is_check() and _defend(position, without_drops) is not None)
            position.undo(taken)
    position.undo(transition)
    return futile


# --- tests ----------------------------------------------------------------------------------------


def _assert_mates(problem: Problem, line: list[Move]) -> None:
    position = problem.position()
    for ply, move in enumerate(line):
        assert position.is_legal(move), (problem.sfen, move)
        position.perform_trusted(move)
        assert ply % 2 == 1 or position.is_check(), (problem.sfen, move)
    assert len(line) % 2 == 1
    assert _defend(position, 0) == 0, problem.sfen


def test_there_are_problems_enough() -> None:
    for variant in ("shogi", "okisakishogi"):
        known = [problem for problem in _problems("mates.sfens") if problem.variant == variant]
        assert len({problem.sfen for problem in known}) >= 300
        assert sum(problem.variant == variant for problem in _problems("long_mates.sfens")) >= 10


@pytest.mark.parametrize(
    ("length", "count"), [(1, extent(40, 160)), (3, extent(20, 60)), (5, extent(6, 60)), (7, extent(1, 60))]
)
def test_known_mates_are_found_with_their_length(engine: Talker, length: int, count: int) -> None:
    for problem in _of_length(length, count):
        line = _solve(engine, problem)
        assert len(line) == length, problem.sfen
        _assert_mates(problem, line)


def test_long_mates_are_found(engine: Talker) -> None:
    for problem in _problems("long_mates.sfens")[:: extent(20, 1)]:
        _assert_mates(problem, _solve(engine, problem))


@pytest.mark.parametrize(
    ("length", "count"),
    [(1, extent(20, 40)), (3, extent(2, 6)), pytest.param(3, 160, marks=pytest.mark.slow)],
)
def test_known_mates_have_their_length_by_trial(length: int, count: int) -> None:
    for problem in _of_length(length, count):
        assert _attack(problem.position(), length) == length, problem.sfen


@pytest.mark.parametrize("variant", ["shogi", "okisakishogi"])
def test_no_mate_at_the_start(engine: Talker, variant: str) -> None:
    engine.set_option("USI_Variant", variant)
    engine.send("position startpos")
    assert engine.ask("go mate 10000", "checkmate") == "checkmate nomate"


def test_the_solution_comes_with_its_figures(engine: Talker) -> None:
    engine.send("position sfen 4k4/9/4P4/9/9/9/9/9/9 b 2G 1")
    assert engine.ask("go mate infinite", "checkmate") == "checkmate G*5b"
    (info,) = [line for line in engine.seen if line.startswith("info depth")]
    for field in ("score mate 1 ", " time ", " nodes ", " nps ", " hashfull ", " pv G*5b"):
        assert field in info


def test_the_time_given_is_kept(engine: Talker) -> None:
    engine.send(f"position {ENDLESS}")
    started = engine.send("go mate 300")
    answered, line = engine.timed_until("checkmate")
    assert line == "checkmate timeout"
    assert answered - started < 0.3 + STOP_BOUND_S


def test_stop_is_answered_at_once(engine: Talker) -> None:
    engine.send(f"position {ENDLESS}", "go mate infinite")
    time.sleep(0.5)  # deep in the search: nothing is printed that could be waited for
    stopped = engine.send("stop")
    answered, line = engine.timed_until("checkmate")
    assert line == "checkmate timeout"
    assert answered - stopped < STOP_BOUND_S


def test_a_bad_time_is_reported(engine: Talker) -> None:
    engine.send("position startpos")
    assert engine.ask("go mate soon", "checkmate") == "checkmate nomate"
    assert any(line.startswith("info string error go mate") for line in engine.seen)
