"""What goals wish of a position: what brings men nearer, what spoils their places, what has to wait."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from shogi_desktop.app.players.plans import Goal
from shogi_desktop.app.players.wishes import Allowance, Wishes, as_black, steps, wishes_for
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    Color,
    Position,
    Variant,
    parse_square,
    parse_usi_move,
)

KINGS = "4k4/9/9/9/9/9/9/9/4K4 b - 1"


def goal(text: str, after: Goal | None = None) -> Goal:
    """A man and its square, or a move."""
    if len(text) == 4:
        return Goal("", parse_square(text[2:]), text, after)
    return Goal(text[0], parse_square(text[1:]), after=after)


def wished(sfen: str, *goals: Goal, made: Collection[str] = (), castle: Collection[Goal] = ()) -> Wishes:
    position = Position.from_sfen(sfen, STANDARD)
    return wishes_for(goals, position, position.legal_moves(), made, Allowance(50.0, 50.0, 25.0), castle)


def places(sfen: str, *goals: Goal, made: Collection[str] = ()) -> dict[str, int]:
    return dict(wished(sfen, *goals, made=made).places)


@pytest.mark.parametrize(
    ("variant", "symbol", "start", "target", "moves"),
    [
        (STANDARD, "G", "6i", "7h", 1),
        (STANDARD, "G", "7h", "6i", 2),
        (STANDARD, "S", "7i", "7h", 1),
        (STANDARD, "S", "7h", "7i", 3),
        (STANDARD, "S", "3i", "2f", 3),
        (STANDARD, "R", "2h", "6h", 1),
        (STANDARD, "R", "2h", "7f", 2),
        (STANDARD, "B", "8h", "2b", 1),
        (STANDARD, "B", "8h", "6h", 2),
        (STANDARD, "N", "8i", "7g", 1),
        (STANDARD, "K", "5i", "2h", 3),
        (STANDARD, "L", "9i", "9a", 1),
        (STANDARD, "P", "7g", "7e", 2),
        (OKISAKI, "R", "2i", "10i", 1),
        (OKISAKI, "R", "2i", "10a", 2),
    ],
)
def test_a_man_needs_so_many_moves_on_an_empty_board(
    variant: Variant, symbol: str, start: str, target: str, moves: int
) -> None:
    found = steps(variant, symbol, parse_square(start))
    assert found[parse_square(target)] == moves
    assert found[parse_square(start)] == 0


@pytest.mark.parametrize(
    ("symbol", "start", "target"),
    [("P", "7g", "6f"), ("P", "7g", "7h"), ("B", "8h", "8g"), ("N", "8i", "9i")],
)
def test_some_squares_are_reached_never(symbol: str, start: str, target: str) -> None:
    assert parse_square(target) not in steps(STANDARD, symbol, parse_square(start))


def test_the_moves_that_bring_a_man_nearer_are_wished_in_the_order_of_the_goals() -> None:
    sfen = "4k4/9/9/9/9/9/2P6/9/4K2R1 b - 1"
    found = places(sfen, goal("P7e"), goal("R6h"))
    assert found == {"7g7f": 0, "2i2h": 1}
    assert places(sfen, goal("R6h"), goal("P7e"))["7g7f"] == 1


def test_the_moves_that_build_the_castle_are_told_from_the_others() -> None:
    sfen = "4k4/9/9/9/9/9/2P6/9/4K1SR1 b - 1"
    goals = [goal("P7f"), goal("R6i"), goal("S3h"), goal("K6h")]
    found = wished(sfen, *goals, castle=[goal("S3h"), goal("K6h")])
    assert found.builds == {"3i3h", "5i6h"} < set(found.places)
    assert not wished(sfen, *goals).builds


def test_a_man_that_leaves_its_place_goes_against_the_plan_and_one_that_takes_something_does_not() -> None:
    sfen = "4k4/9/9/9/9/3p5/9/3R5/4K4 b - 1"
    found = wished(sfen, goal("R6h"))
    assert not found.places
    assert {"6h5h", "6h6g", "6h1h"} <= found.against
    assert "6h6f" not in found.against
    assert found.allowance == Allowance(50.0, 50.0, 25.0)


def test_of_two_men_of_a_kind_the_one_that_is_nearer_goes() -> None:
    sfen = "4k4/9/9/9/9/9/9/9/3GKG3 b - 1"
    found = places(sfen, goal("G7h"), goal("G5h"))
    assert {"6i7h", "6i7i", "6i6h", "4i5h", "4i4h"} >= set(found)
    assert (found["6i7h"], found["4i5h"]) == (0, 1)
    assert "6i5h" not in found


def test_more_men_than_there_are_are_not_waited_for() -> None:
    sfen = "4k4/9/9/9/9/9/9/9/3GK4 b - 1"
    assert places(sfen, goal("G7h"), goal("G5h")) == {"6i7h": 0}
    assert places(KINGS, goal("G7h")) == {}


@pytest.mark.parametrize(
    ("pawns", "wanted"),
    [
        ("4k4/9/9/9/9/9/2P5P/9/4K4 b - 1", {"7g7f": 0}),
        ("4k4/9/9/9/9/2P6/8P/9/4K4 b - 1", {}),  # there
        ("4k4/9/9/9/2P6/9/8P/9/4K4 b - 1", {}),  # beyond
        ("4k4/9/9/9/9/9/8P/9/4K4 b - 1", {}),  # gone
    ],
)
def test_a_pawn_is_wanted_until_it_is_there_or_beyond_or_gone(pawns: str, wanted: dict[str, int]) -> None:
    found = wished(pawns, goal("P7f"))
    assert dict(found.places) == wanted
    assert "1g1f" not in found.against
    behind = wished(pawns, goal("P7f"), goal("P1f"))
    assert behind.places["1g1f"] == len(wanted), "what is wanted no more holds nothing up"


def test_what_waits_for_another_goal_is_wished_when_that_is_reached() -> None:
    later = goal("S6h", after=goal("K7i"))
    assert places("4k4/9/9/9/9/9/9/9/3SK4 b - 1", later) == {}
    assert places("4k4/9/9/9/9/9/9/9/2KS5 b - 1", later) == {"6i6h": 0}


def test_a_bishop_in_the_silvers_way_goes_back_and_has_its_own_goal_only_then() -> None:
    goals = goal("S7g"), goal("B8h", after=goal("S6h")), goal("B6h")
    assert places("4k4/9/9/9/9/9/2B6/3S5/4K4 b - 1", *goals) == {"7g8h": 1}
    assert places("4k4/9/9/9/9/9/9/1B1S5/4K4 b - 1", *goals) == {"6h7g": 0}
    assert places("4k4/9/9/9/9/9/2S6/1B7/4K4 b - 1", *goals) == {"8h7i": 0}
    assert places("4k4/9/9/9/9/9/2B6/9/2S1K4 b - 1", *goals).keys() >= {"7g6h", "7i7h", "7i6h"}


def test_a_move_is_wished_once_and_where_it_can_be_made() -> None:
    sfen = "4k4/9/9/9/9/9/7P1/9/3GK4 b - 1"
    goals = goal("2g2f"), goal("G7h")
    assert places(sfen, *goals) == {"2g2f": 0, "6i7h": 1}
    assert places(sfen, *goals, made={"2g2f"}) == {"6i7h": 0}
    assert places(sfen, goal("2f2e"), goal("G7h")) == {"6i7h": 0}
    assert places(sfen, goal("2f2e"), goal("G7h"), made={"2f2e"}) == {"6i7h": 0}


def test_promoted_men_and_drops_are_nobodys_goals() -> None:
    sfen = "4k4/9/9/9/9/9/9/3+R5/4K4 b R 1"
    assert places(sfen, goal("R2h")) == {}
    assert places("4k4/4R4/9/9/9/9/9/9/3K5 b - 1", goal("R2b")).keys() == {"5b2b"}


def test_white_has_the_same_wishes_with_the_board_turned_round() -> None:
    black = wished("4k4/9/9/9/9/9/2P6/9/4K2R1 b - 1", goal("P7e"), goal("R6h"))
    white = wished("1r2k4/9/6p2/9/9/9/9/9/4K4 w - 1", goal("P7e"), goal("R6h"))
    assert {as_black(parse_usi_move(text, STANDARD), Color.WHITE, STANDARD) for text in white.places} == set(
        black.places
    )
    assert white.places["3c3d"] == 0


def test_white_makes_a_move_as_black_with_the_board_turned_round() -> None:
    assert as_black(parse_usi_move("3c3b+", STANDARD), Color.WHITE, STANDARD) == "7g7h+"
    assert as_black(parse_usi_move("P*3c", STANDARD), Color.WHITE, STANDARD) == "P*3c"
