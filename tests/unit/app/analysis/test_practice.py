"""Exercises made of one's own faults: what counts as solved, and at which try."""

from __future__ import annotations

from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.analysis.judgement import STRICT
from shogi_desktop.app.analysis.practice import Practice, Result
from shogi_desktop.game import Evaluation
from tests.support.analysing import record_of_line


def moves() -> list[JudgedMove]:
    record = record_of_line()
    for node in (record.root, *record.main_line()):
        node.evaluation = Evaluation(0)
    return list(judged_moves(record, in_book=lambda *_: False))[:3]


def test_a_move_that_costs_little_enough_solves_the_exercise() -> None:
    practice = Practice(moves())
    assert not practice.is_done
    assert not practice.judge(STRICT.inaccuracy)
    assert not practice.is_done
    assert practice.judge(STRICT.inaccuracy - 0.001)
    assert practice.results == {0: Result.SOLVED_LATER}
    assert (practice.is_done, practice.solved) == (True, 0)


def test_only_the_first_try_without_help_counts_as_solved() -> None:
    practice = Practice(moves())
    assert practice.judge(0.0)
    practice.next()
    practice.help()
    assert practice.judge(0.0)
    practice.next()
    practice.show()
    assert practice.judge(0.0)
    assert practice.results == {0: Result.SOLVED, 1: Result.SOLVED_LATER, 2: Result.SHOWN}
    assert practice.solved == 1


def test_an_answer_shown_after_the_solution_takes_nothing_away() -> None:
    practice = Practice(moves())
    practice.judge(0.0)
    practice.show()
    practice.judge(1.0)
    assert practice.results == {0: Result.SOLVED}


def test_the_exercises_come_in_order_and_help_holds_for_one() -> None:
    exercises = moves()
    practice = Practice(exercises)
    seen = [practice.exercise]
    practice.help()
    while not practice.is_last:
        practice.next()
        assert not practice.helped
        seen.append(practice.exercise)
    assert seen == exercises
    practice.help()
    practice.next()
    assert (practice.index, practice.helped) == (2, True)


def test_what_was_not_solved_at_once_was_missed() -> None:
    exercises = moves()
    practice = Practice(exercises)
    assert practice.missed == exercises
    practice.judge(0.0)
    practice.next()
    practice.judge(1.0)
    practice.judge(0.0)
    assert practice.missed == exercises[1:]
