"""How long the computer takes for a move where it takes as long as a person."""

import pytest

from shogi_desktop.app.players.player import Clocks, Course
from shogi_desktop.app.players.tempo import Turn, hardness, pause_ms
from shogi_desktop.game import ClockReading
from shogi_desktop.rules import STANDARD, Color, parse_usi_move

PLAIN = (300.0, -200.0, -250.0)
HARD = (40.0, 35.0, 30.0, 28.0, 20.0, 10.0, 5.0)


def took(turn: Turn, clocks: Clocks | None = None, pace: float = 1.0, chance: float = 0.5) -> int:
    return pause_ms(turn, clocks, Color.BLACK, pace, chance)


def left(main_ms: int, byoyomi_ms: int = 0, increment_ms: int = 0) -> Clocks:
    reading = ClockReading(main_ms, byoyomi_ms, 1, in_byoyomi=not main_ms, flagged=False)
    return Clocks(reading, reading, increment_ms, increment_ms)


def test_a_retake_and_the_only_move_come_at_once_and_a_hard_choice_last() -> None:
    retake, forced = took(Turn(60, HARD, retakes=True)), took(Turn(60, HARD, is_forced=True))
    plain, hard = took(Turn(60, PLAIN)), took(Turn(60, HARD))
    assert max(retake, forced) <= 500 < plain < 1_500
    assert 3_000 < hard <= 6_000


def test_the_opening_goes_soon_and_so_does_what_is_decided() -> None:
    assert took(Turn(4, HARD)) == took(Turn(4)) == 900
    assert took(Turn(60, tuple(score - 3_000 for score in HARD))) == 1_400


def test_hardness_is_how_many_lines_are_worth_the_same() -> None:
    assert hardness((100.0, -900.0)) == pytest.approx(0, abs=0.01)
    assert hardness((10.0,) * 6) == hardness((10.0,) * 40) == 1
    assert 0 < hardness((10.0, 0.0)) < hardness((10.0, 5.0, 0.0)) < 1
    assert hardness((5.0,)) == hardness(()) == 0.5


def test_who_is_quick_takes_less_and_no_two_moves_the_same() -> None:
    turn = Turn(60, HARD)
    assert took(turn, pace=0.5) == pytest.approx(took(turn) / 2, abs=1)
    assert took(turn, chance=0.0) < took(turn) < took(turn, chance=1.0)


@pytest.mark.parametrize(
    ("clocks", "most"),
    [(left(60_000), 1_000), (left(0, 10_000), 3_500), (left(3_000, 0, 2_000), 1_250), (left(2_000), 250)],
)
def test_no_more_is_used_than_a_share_of_the_clock(clocks: Clocks, most: int) -> None:
    assert took(Turn(60, HARD), clocks, chance=1.0) == most


def test_with_time_enough_the_clock_changes_nothing() -> None:
    assert took(Turn(60, HARD), left(600_000, 30_000)) == took(Turn(60, HARD))


def test_a_retake_takes_what_has_just_taken() -> None:
    moves = tuple(parse_usi_move(text, STANDARD) for text in ("7g7f", "3c3d", "8h2b+"))
    course = Course(STANDARD.start_sfen, moves)
    assert course.is_retaken_by(parse_usi_move("3a2b", STANDARD), STANDARD)
    assert not course.is_retaken_by(parse_usi_move("8c8d", STANDARD), STANDARD)
    quiet = Course(STANDARD.start_sfen, moves[:2])
    assert not quiet.is_retaken_by(parse_usi_move("2g2f", STANDARD), STANDARD)


def test_a_retake_is_told_by_the_last_move_however_many_came_before() -> None:
    texts = ("7g7f", "3c3d", "2g2f", "8c8d", "8h2b+")
    course = Course(STANDARD.start_sfen, tuple(parse_usi_move(text, STANDARD) for text in texts))
    assert course.is_retaken_by(parse_usi_move("3a2b", STANDARD), STANDARD)
    pawns = ("2g2f", "8c8d", "2f2e", "8d8e", "2e2d", "2c2d")
    taken = Course(STANDARD.start_sfen, tuple(parse_usi_move(text, STANDARD) for text in pawns))
    assert taken.is_retaken_by(parse_usi_move("2h2d", STANDARD), STANDARD)
    assert not Course(STANDARD.start_sfen, course.moves[:4]).is_retaken_by(
        parse_usi_move("2f2e", STANDARD), STANDARD
    )


def test_before_the_first_move_nothing_is_retaken() -> None:
    assert not Course(STANDARD.start_sfen).is_retaken_by(parse_usi_move("7g7f", STANDARD), STANDARD)


def test_what_took_something_elsewhere_is_not_retaken_by_taking_something_else() -> None:
    moves = tuple(parse_usi_move(text, STANDARD) for text in ("7g7f", "3c3d"))
    assert not Course(STANDARD.start_sfen, moves).is_retaken_by(parse_usi_move("8h2b+", STANDARD), STANDARD)


def test_without_a_clock_nobody_takes_longer_than_twelve_seconds() -> None:
    turn = Turn(60, (10.0,) * 6)
    assert took(turn, pace=1.5) == 9_000
    assert took(turn, pace=4.0) == 12_000


def test_each_side_goes_by_its_own_clock() -> None:
    much, little = left(600_000), left(60_000)
    clocks = Clocks(much.black, little.white, 0, 2_000)
    turn = Turn(60, (10.0,) * 6)
    assert pause_ms(turn, clocks, Color.BLACK, 2.0, 0.5) == 10_000
    assert pause_ms(turn, clocks, Color.WHITE, 2.0, 0.5) == 1_000 + 1_200
