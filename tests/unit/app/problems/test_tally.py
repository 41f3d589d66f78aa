"""How a problem counts, once only, and the time that was spent on it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from shogi_desktop.app.problems.collection import Puzzle
from shogi_desktop.app.problems.progress import SolvingProgress
from shogi_desktop.app.problems.tally import Tally
from shogi_desktop.rules import STANDARD

ONE, TWO = (Puzzle(name, STANDARD, "8k/9/9/9/9/9/9/9/9 b - 1") for name in ("one", "two"))


class Counted:
    """A tally with a clock in the test's hand."""

    def __init__(self, file: Path) -> None:
        self.now = 1_000
        self.told: list[tuple[str, bool]] = []
        self.progress = SolvingProgress(file, print, lambda: date(2026, 11, 27))
        self.tally = Tally(self.progress, lambda: self.now, lambda one, ok: self.told.append((one.id, ok)))


@pytest.fixture
def counted(qapp: object, tmp_path: Path) -> Counted:
    del qapp
    return Counted(tmp_path / "problems.json")


def test_before_there_is_a_problem_nothing_counts(counted: Counted) -> None:
    counted.tally.miss()
    counted.tally.solve()
    assert counted.told == [] and counted.tally.ms == 0


def test_a_problem_counts_once_as_missed_or_as_solved(counted: Counted) -> None:
    counted.tally.begin(ONE, running=True)
    counted.tally.solve()
    counted.tally.miss()
    assert counted.told == [("one", True)] and not counted.tally.missed
    counted.tally.begin(TWO, running=True)
    counted.tally.miss()
    counted.tally.solve()
    assert counted.told == [("one", True), ("two", False)] and counted.tally.missed
    assert [counted.progress.is_solved(one) for one in (ONE, TWO)] == [True, False]
    assert counted.progress.streak == 0
    counted.tally.begin(TWO, running=True)
    assert not counted.tally.missed


def test_the_time_stands_while_nobody_sees_the_problem(counted: Counted) -> None:
    tally = counted.tally
    tally.begin(ONE, running=False)
    counted.now += 500
    tally.go_on()
    counted.now += 30
    tally.go_on()  # runs already
    counted.now += 4
    tally.pause()
    counted.now += 700
    tally.pause()
    assert tally.ms == 34
    tally.go_on()
    counted.now += 6
    tally.solve()
    assert counted.progress.best_ms(ONE) == 40
    tally.begin(TWO, running=True)
    assert tally.ms == 0
