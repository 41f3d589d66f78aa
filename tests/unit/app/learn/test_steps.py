"""What a step of the course asks for: which moves and squares answer it."""

from __future__ import annotations

import pytest

from shogi_desktop.app.learn.steps import (
    LEARNER,
    Chapter,
    Check,
    Collect,
    Drops,
    Find,
    Mate,
    MoveGoal,
    Play,
    SquaresOf,
    Stage,
    Step,
    Takes,
    Way,
    destinations,
    own,
    own_pieces,
    these,
    zone,
)
from shogi_desktop.rules import OKISAKI, STANDARD, Position, Square, Variant, parse_usi_move, square_name

FIGHT = "4k4/9/4p4/4G4/9/9/9/9/4K4 b GP 1"


def names(squares: frozenset[Square]) -> set[str]:
    return {square_name(square) for square in squares}


@pytest.mark.parametrize(
    ("goal", "usi", "accepted"),
    [
        (Takes("5c"), "5d5c", True),
        (Takes("5c"), "5d4c", False),
        (Takes("6c"), "G*6c", False),  # a drop takes nothing
        (Check(), "G*5b", True),
        (Check(), "5d4c", False),
        (Mate(), "5d5c", False),
        (Drops(), "G*6c", True),
        (Drops(), "5d5c", False),
        (Drops(kind="gold"), "P*6c", False),
        (Drops(kind="gold"), "G*6c", True),
        (Drops(rank=3), "G*6c", True),
        (Drops(rank=4), "G*6c", False),
        (Drops(kind="gold", rank=4), "G*6d", True),
    ],
)
def test_a_goal_accepts_what_it_asks_for_and_nothing_else(goal: MoveGoal, usi: str, accepted: bool) -> None:
    position = Position.from_sfen(FIGHT, STANDARD)
    assert goal.accepts(position, parse_usi_move(usi, STANDARD)) is accepted
    assert position.sfen() == FIGHT


def test_a_mate_is_what_leaves_no_move() -> None:
    position = Position.from_sfen("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", STANDARD)
    assert Mate().accepts(position, parse_usi_move("G*5b", STANDARD))


@pytest.mark.parametrize(
    ("squares", "found"),
    [
        (these("5e", "1a"), {"5e", "1a"}),
        (own(["gold"]), {"5d"}),
        (own(["gold", "king"]), {"5d", "5i"}),
        (own(["pawn"]), set()),  # theirs
        (own_pieces, {"5d", "5i"}),
        (destinations("5d"), {"5c", "4c", "6c", "4d", "6d", "5e"}),
        (destinations("5i"), {"4i", "6i", "4h", "5h", "6h"}),
        (destinations("5e"), set()),
    ],
)
def test_squares_to_be_chosen(squares: SquaresOf, found: set[str]) -> None:
    assert names(squares(Position.from_sfen(FIGHT, STANDARD))) == found


@pytest.mark.parametrize(("variant", "count"), [(STANDARD, 27), (OKISAKI, 30)])
def test_the_zone_is_the_far_three_ranks(variant: Variant, count: int) -> None:
    found = zone(Position.start(variant))
    assert len(found) == count
    assert all(variant.in_zone(LEARNER, square) for square in found)


def test_an_opponent_who_answers_makes_a_step_answered() -> None:
    one, replied = Stage(Mate()), Stage(Check(), reply="5a4a")
    for task, answered in (
        (Play((one,)), False),
        (Play((replied, one)), True),
        (Play((replied,)), True),
        (Collect(), False),
        (Find(these("5e")), False),
    ):
        assert Step("a", FIGHT, task).is_answered is answered


def test_a_step_begins_after_the_moves_before_it_anew_each_time() -> None:
    step = Step("a", FIGHT, Collect(), before=("5d5c", "5a4a"))
    position = step.position()
    position.play(parse_usi_move("5c4b", STANDARD))
    assert step.position().sfen() == "5k3/9/4G4/9/9/9/9/9/4K4 b G2P 3"


def test_a_chapter_has_on_each_way_the_steps_of_that_way() -> None:
    both = Step("a", FIGHT, Collect())
    way = next(iter(Way))
    alone = Step("b", FIGHT, Collect(), ways=frozenset({way}))
    chapter = Chapter("c", (both, alone))
    assert chapter.steps_of(way) == (both, alone)
    assert all(chapter.steps_of(other) == (both,) for other in Way if other is not way)
