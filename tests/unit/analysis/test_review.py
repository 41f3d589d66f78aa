"""A game looked back on: who was ahead, where it turned, which mates were missed, where the time went."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.analysis.judgement import Judgement, accuracy
from shogi_desktop.analysis.openings import Opening
from shogi_desktop.analysis.review import (
    Lead,
    MissedMate,
    Phase,
    Review,
    SideReview,
    TimeUse,
    review_of,
    turning_points,
)
from shogi_desktop.game import Evaluation, ForcedMate, Outcome, Reason, Record
from shogi_desktop.rules import STANDARD, Color, parse_usi_move
from tests.support.chances import game_with_chances

EVEN, BLACK, WHITE = Lead.EVEN, Lead.BLACK, Lead.WHITE


def reviewed(record: Record) -> Review:
    return review_of(record, judged_moves(record))


def course(*chances: float, of: Color = Color.BLACK) -> list[tuple[int, int, Lead]]:
    """The phases of a game after whose moves a side had these chances: told as if that side were Black."""
    black = chances if of is Color.BLACK else [1 - each for each in chances]
    told = reviewed(game_with_chances(0.5, *black)).course
    other = {BLACK: WHITE, WHITE: BLACK}
    return [
        (phase.first, phase.last, phase.lead if of is Color.BLACK else other.get(phase.lead, EVEN))
        for phase in told
    ]


@pytest.mark.parametrize("side", Color)
def test_a_lead_is_won_late_and_kept_until_it_is_nearly_gone(side: Color) -> None:
    assert course(*[0.61] * 5, of=side) == [(1, 5, EVEN)]
    assert course(*[0.5] * 4, *[0.63] * 5, of=side) == [(1, 4, EVEN), (5, 9, BLACK)]
    assert course(*[0.63] * 4, *[0.56] * 5, of=side) == [(1, 9, BLACK)]
    assert course(*[0.63] * 4, *[0.54] * 5, of=side) == [(1, 4, BLACK), (5, 9, EVEN)]


@pytest.mark.parametrize("side", Color)
def test_a_lead_that_goes_straight_to_the_other_side_is_a_lead_by_the_higher_bound(side: Color) -> None:
    assert course(*[0.7] * 5, *[0.37] * 5, of=side) == [(1, 5, BLACK), (6, 10, WHITE)]
    assert course(*[0.7] * 5, *[0.40] * 5, of=side) == [(1, 5, BLACK), (6, 10, EVEN)]


def test_a_lead_of_three_moves_is_none_and_of_four_it_is_one() -> None:
    assert course(*[0.5] * 5, *[0.7] * 3, *[0.5] * 6) == [(1, 14, EVEN)]
    assert course(*[0.5] * 5, *[0.7] * 4, *[0.5] * 6) == [(1, 5, EVEN), (6, 9, BLACK), (10, 15, EVEN)]


def test_a_lead_of_few_moves_belongs_to_the_one_before_whoever_leads_after_it() -> None:
    assert course(*[0.5] * 5, *[0.7] * 2, *[0.3] * 5) == [(1, 7, EVEN), (8, 12, WHITE)]
    assert course(*[0.7] * 2, *[0.3] * 5) == [(1, 2, BLACK), (3, 7, WHITE)], "nothing is before it"


def test_who_is_ahead_at_the_end_is_told_however_short() -> None:
    assert course(*[0.5] * 6, 0.7) == [(1, 6, EVEN), (7, 7, BLACK)]


def test_parts_of_a_course_meet() -> None:
    phases = reviewed(game_with_chances(0.5, *([0.7] * 5 + [0.3] * 5) * 4)).course
    assert len(phases) == 8
    assert all(one == Phase(5 * at + 1, 5 * at + 5, one.lead) for at, one in enumerate(phases))


def test_who_is_ahead_is_a_side_or_nobody() -> None:
    assert [lead.color for lead in (BLACK, EVEN, WHITE)] == [Color.BLACK, None, Color.WHITE]


# Turning points

TURNS = (0.5, 0.44, 0.44, 0.2, 0.5, 0.5, 0.5, 0.38, 0.38)
"""Black's moves 1, 3 and 7 are faults, and White's move 4."""


def test_the_three_moves_that_cost_most_are_the_turning_points() -> None:
    assert [point.ply for point in reviewed(game_with_chances(*TURNS)).turning_points] == [3, 4, 7]


def test_of_faults_that_cost_the_same_the_first_is_the_turning_point() -> None:
    moves = [replace(move, loss=0.25) for move in judged_moves(game_with_chances(*TURNS))]
    assert [point.ply for point in turning_points(moves)] == [1, 3, 4]
    assert [point.ply for point in turning_points(moves, 1)] == [1]


def test_a_game_without_faults_has_no_turning_point() -> None:
    assert reviewed(game_with_chances(0.5, 0.5, 0.5, 0.49)).turning_points == ()


# Both sides


def test_each_side_is_counted_by_itself() -> None:
    review = reviewed(game_with_chances(*TURNS))
    black, white = review.sides
    assert (black.moves, white.moves) == (4, 4)
    kinds = (Judgement.GOOD, Judgement.INACCURACY, Judgement.MISTAKE, Judgement.BLUNDER)
    assert [black.counts[kind] for kind in kinds] == [1, 1, 1, 1]
    assert [white.counts[kind] for kind in kinds] == [3, 0, 0, 1]
    assert [move.ply for move in review.faults(Color.BLACK)] == [1, 3, 7]
    assert [move.ply for move in review.faults(Color.WHITE)] == [4]
    assert black.accuracy == pytest.approx(accuracy([0.06, 0.24, 0.0, 0.12]), abs=0.3)


def test_moves_of_the_book_count_for_the_accuracy_only_where_there_is_nothing_else() -> None:
    first, second = judged_moves(game_with_chances(0.5, 0.48, 0.48, 0.40))[::2]
    known = [replace(first, in_book=True), second]
    assert accuracy_of_black(known) == pytest.approx(accuracy([second.loss]))
    assert accuracy_of_black(known[:1]) == pytest.approx(accuracy([first.loss]))


def accuracy_of_black(moves: list[JudgedMove]) -> float | None:
    return review_of(Record(STANDARD), moves).sides[Color.BLACK].accuracy


def test_a_review_says_how_long_the_game_was_and_how_it_ended() -> None:
    record = game_with_chances(0.5, 0.5, 0.5)
    end = Outcome(Reason.RESIGNATION, Color.BLACK)
    record.main_line()[-1].end(end)
    record.root.evaluation = None
    review = reviewed(record)
    assert [move.ply for move in review.moves] == [2], "the first cannot be judged"
    assert (review.plies, review.end) == (2, end)


def test_of_a_game_without_moves_there_is_nothing_to_say() -> None:
    review = reviewed(Record(STANDARD))
    nothing = SideReview(0, None, dict.fromkeys(Judgement, 0))
    assert review == Review((), (nothing, nothing), (), (), Opening(), None, 0)


# Mates that were missed


def missed(
    had: ForcedMate | int, left: ForcedMate | int = 0, *, ply: int = 1, best: str = ""
) -> tuple[tuple[MissedMate, ...], tuple[MissedMate, ...]]:
    """What each side missed in a game where `ply` was played at one score and led to another."""
    record = game_with_chances(0.5, 0.5, 0.5)
    nodes = (record.root, *record.main_line())
    line = (parse_usi_move(best, STANDARD),) if best else ()
    nodes[ply - 1].evaluation = Evaluation(had, line=line)
    nodes[ply].evaluation = Evaluation(left)
    black, white = reviewed(record).sides
    return black.missed_mates, white.missed_mates


def mate(color: Color, plies: int | None = 5) -> ForcedMate:
    return ForcedMate(color, plies)


@pytest.mark.parametrize(("plies", "is_told"), [(1, True), (15, True), (17, False), (None, False)])
def test_a_mate_that_was_let_go_is_told_where_it_was_short_enough(plies: int | None, is_told: bool) -> None:
    told = (MissedMate(1, plies),) if is_told and plies is not None else ()
    assert missed(mate(Color.BLACK, plies)) == (told, ())
    assert missed(mate(Color.WHITE, plies), ply=2) == ((), (replace(told[0], ply=2),) if told else ())


def test_a_mate_is_missed_only_by_who_had_it() -> None:
    assert missed(mate(Color.WHITE)) == ((), ())
    assert missed(mate(Color.BLACK), ply=2) == ((), ())
    assert missed(900) == ((), ())


def test_a_mate_that_takes_longer_than_it_could_is_not_missed() -> None:
    assert missed(mate(Color.BLACK), mate(Color.BLACK, 21))[0] == ()
    assert missed(mate(Color.BLACK), mate(Color.WHITE, 4))[0] == (MissedMate(1, 5),)


def test_the_engines_own_move_misses_no_mate_whatever_was_found_after_it() -> None:
    assert missed(mate(Color.BLACK), best="4i4h") == ((), ())
    assert missed(mate(Color.BLACK), best="7g7f") == ((MissedMate(1, 5),), ())


# Time


def times(*black: int | None, chances: tuple[float, ...] = ()) -> TimeUse | None:
    """How Black's time is told, whose moves took so long; White's are not known."""
    both = [each for time in black for each in (time, None)]
    record = game_with_chances(0.5, *(chances or [0.5] * len(both)), times=both)
    used, unknown = (side.time for side in reviewed(record).sides)
    assert unknown is None
    return used


def test_time_is_told_in_all_a_move_and_for_the_longest() -> None:
    assert times(4_000, 9_000, 2_001) == TimeUse(15_001, 5_000, 9_000, 3)


def test_of_two_moves_that_took_as_long_the_first_is_the_longest() -> None:
    assert times(4_000, 9_000, 9_000) == TimeUse(22_000, 7_333, 9_000, 3)


def test_moves_of_unknown_time_do_not_count_and_of_none_nothing_is_told() -> None:
    assert times(None, 3_000, 5_000) == TimeUse(8_000, 4_000, 5_000, 5)
    assert times(None, None) is None


def test_where_no_move_took_a_second_nobody_thought() -> None:
    assert times(999, 999) is None
    assert times(999, 1_000) == TimeUse(1_999, 999, 1_000, 3)


def test_the_time_for_faults_is_told_by_itself() -> None:
    faults = (0.3, 0.3, 0.3, 0.3, 0.1, 0.1)
    assert times(2_000, 8_000, 3_001, chances=faults) == TimeUse(13_001, 4_333, 8_000, 3, 2_500)
