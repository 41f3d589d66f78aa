"""Which problems of a collection are gone through, and in which order."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from shogi_desktop.app.problems.collection import Puzzle, Theme
from shogi_desktop.app.problems.progress import SolvingProgress
from shogi_desktop.app.problems.selection import Selection, Which, Wish
from shogi_desktop.rules import STANDARD

START = "8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1"
MOVE = "2d2c+"
DAY = date(2026, 11, 23)


def puzzle(name: str, plies: int = 1, *themes: Theme, difficulty: int = 0) -> Puzzle:
    return Puzzle(name, STANDARD, START, (MOVE,) * plies, difficulty, frozenset(themes))


ONE, THREE, QUIET, LONG = (
    puzzle("one"),
    puzzle("three", 3),
    puzzle("quiet", 3, Theme.QUIET),
    puzzle("long", 21, difficulty=4),
)


@pytest.fixture
def today() -> list[date]:
    return [DAY]


@pytest.fixture
def progress(tmp_path: Path, today: list[date]) -> SolvingProgress:
    return SolvingProgress(tmp_path / "problems.json", print, lambda: today[0])


@pytest.fixture
def selection(progress: SolvingProgress) -> Selection:
    selection = Selection(progress)
    selection.take([ONE, THREE, QUIET, LONG])
    return selection


def test_before_anything_is_chosen_no_problem_is_shown(progress: SolvingProgress) -> None:
    fresh = Selection(progress)
    assert (fresh.puzzle, fresh.index, fresh.chosen, fresh.solved) == (None, 0, (), 0)


@pytest.mark.parametrize(
    ("wish", "chosen"),
    [
        (Wish(), (ONE, THREE, QUIET, LONG)),
        (Wish(length=3), (THREE, QUIET)),
        (Wish(length=15), (LONG,)),
        (Wish(theme=Theme.QUIET), (QUIET,)),
        (Wish(difficulty=4), (LONG,)),
        (Wish(difficulty=5), ()),
        (Wish(length=1, theme=Theme.QUIET), ()),
    ],
)
def test_length_and_theme_say_what_fits(selection: Selection, wish: Wish, chosen: tuple[Puzzle, ...]) -> None:
    selection.choose(wish)
    assert selection.chosen == chosen
    assert selection.puzzle == (chosen[0] if chosen else None)


def test_it_begins_at_the_first_that_is_not_solved(selection: Selection, progress: SolvingProgress) -> None:
    progress.solved(ONE, 1_000)
    selection.choose(Wish())
    assert (selection.puzzle, selection.index, selection.solved) == (THREE, 1, 1)
    for one in (THREE, QUIET, LONG):
        progress.solved(one, 1_000)
    selection.choose(Wish())
    assert (selection.puzzle, selection.solved) == (ONE, 4)


def test_what_is_new_and_what_comes_back(
    selection: Selection, progress: SolvingProgress, today: list[date]
) -> None:
    progress.solved(ONE, 1_000)
    progress.missed(THREE)
    selection.choose(Wish(which=Which.NEW))
    assert selection.chosen == (THREE, QUIET, LONG)
    selection.choose(Wish(which=Which.AGAIN))
    assert selection.chosen == ()
    today[0] += timedelta(days=1)
    selection.choose(Wish(which=Which.AGAIN))
    assert selection.chosen == (THREE,)


def test_one_goes_from_the_first_to_the_last_and_no_further(selection: Selection) -> None:
    selection.choose(Wish(length=3))
    assert not selection.go_to(-1)
    assert selection.go_to(1)
    assert selection.puzzle == QUIET
    assert not selection.go_to(2)
    assert selection.index == 1


def test_a_solution_that_was_found_is_there_after_another_choice(selection: Selection) -> None:
    unsolved = puzzle("mine", 0)
    selection.take([ONE, unsolved])
    selection.choose(Wish())
    solved = replace(unsolved, moves=(MOVE,) * 3)
    selection.replace(solved)
    assert selection.chosen == (ONE, solved)
    selection.choose(Wish(length=3))
    assert selection.chosen == (solved,)


def test_when_more_is_known_the_problem_shown_stays_if_it_still_fits(
    selection: Selection, progress: SolvingProgress
) -> None:
    selection.choose(Wish())
    selection.go_to(2)
    selection.renew(Wish(length=3))
    assert (selection.chosen, selection.puzzle) == ((THREE, QUIET), QUIET)
    progress.solved(THREE, 1_000)
    selection.go_to(0)
    selection.renew(Wish(difficulty=4))
    assert (selection.chosen, selection.puzzle) == ((LONG,), LONG)
    selection.renew(Wish(difficulty=5))
    assert selection.puzzle is None
    selection.renew(Wish())
    assert selection.puzzle == ONE


def test_where_the_problem_shown_does_not_fit_the_first_unsolved_one_is_shown(
    selection: Selection, progress: SolvingProgress
) -> None:
    selection.choose(Wish())
    progress.solved(THREE, 1_000)
    selection.renew(Wish(length=3))
    assert (selection.index, selection.puzzle) == (1, QUIET)


def test_mates_of_unknown_length_wait_to_be_solved(selection: Selection) -> None:
    assert selection.unsolved == ()
    mine = puzzle("mine", 0)
    best = replace(puzzle("best", 0), refuted=("120", "-300", "3c3b"))
    selection.take([ONE, mine, best])
    assert selection.unsolved == (mine,)


def test_what_is_due_is_counted_over_the_whole_collection(
    selection: Selection, progress: SolvingProgress, today: list[date]
) -> None:
    progress.missed(ONE)
    progress.missed(LONG)
    selection.choose(Wish(length=3))
    assert selection.due == 0
    today[0] += timedelta(days=1)
    assert selection.due == 2


def test_a_collection_is_empty_where_it_has_no_problems_and_not_where_none_fits(
    selection: Selection, progress: SolvingProgress
) -> None:
    selection.choose(Wish(difficulty=5))
    assert not selection.is_empty
    assert Selection(progress).is_empty
