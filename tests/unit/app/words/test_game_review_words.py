"""A game looked back on, in sentences."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.analysis.review import review_of
from shogi_desktop.app.words.review import (
    accuracy_text,
    better_text,
    course_text,
    fault_text,
    numbered_move,
    opening_text,
    table_rows,
    time_rows,
    why_text,
)
from shogi_desktop.game import Evaluation, Outcome, Reason, Record
from shogi_desktop.notation.style import MoveStyle, move_text
from shogi_desktop.rules import STANDARD, Color, Move, Position, Square, parse_usi_move
from tests.support.chances import game_with_chances as game

pytestmark = pytest.mark.usefixtures("qapp")


def write(position: Position, move: Move, previous: Square | None) -> str:
    return move_text(position, move, MoveStyle.HODGES, previous)


def judged(record: Record) -> list[JudgedMove]:
    return judged_moves(record)


def course(record: Record) -> str:
    return course_text(review_of(record, judged(record)), record)


def test_an_even_game() -> None:
    assert course(game(*[0.5] * 9)) == "The game was even until move 8."


def test_a_lead_that_was_won_and_kept() -> None:
    record = game(*[0.5] * 5, *[0.7] * 6)
    record.main_line()[-1].end(Outcome(Reason.RESIGNATION, Color.BLACK))
    told = course(record)
    assert told == "The game was even until move 4. From move 5 on Black was ahead. White resigned."


def test_a_lead_that_was_lost_again() -> None:
    told = course(game(*[0.7] * 6, *[0.5] * 5))
    assert told == "Black was ahead from the beginning. From move 6 on it was even again."


def test_a_game_of_many_turns_is_told_in_short() -> None:
    swings = [value for pair in [(0.7, 0.3)] * 4 for value in pair for _ in range(5)]
    assert "Then the lead changed" in course(game(0.5, *swings))


def test_a_fault_is_told_with_its_number_its_name_and_its_price() -> None:
    record = game(0.5, 0.5, 0.5, 0.25)
    fault = judged(record)[2]
    assert numbered_move(fault, write) == "3. ☗G-4i"
    assert fault_text(fault, write) == "3. ☗G-4i: Blunder, winning chances −25%"
    assert better_text(fault, write) == why_text(fault, write) == "P-7f was best."


def test_the_table_counts_both_sides() -> None:
    record = game(0.5, 0.44, 0.44, 0.2, 0.5, 0.5, 0.5, 0.38, 0.38)
    rows = table_rows(review_of(record, judged(record)))
    assert [row[0] for row in rows] == ["Accuracy", "Inaccuracies", "Mistakes", "Blunders", "Mates missed"]
    assert rows[1:4] == [("Inaccuracies", "1", "0"), ("Mistakes", "1", "0"), ("Blunders", "1", "1")]


def test_times_are_told_where_somebody_thought() -> None:
    review = review_of(record := game(*[0.5] * 5, times=[4000, 10, 8000, 20]), judged(record))
    assert time_rows(review) == [("Time per move", "6 s", "–"), ("Longest move", "8 s", "–")]


def test_what_is_not_known_is_not_told() -> None:
    review = review_of(record := game(0.5, 0.5), judged(record))
    assert accuracy_text(review.sides[Color.WHITE].accuracy) == "–"
    assert opening_text(review) == ""
    assert not time_rows(review)


def test_what_was_better_is_told_unless_the_reason_names_it_already() -> None:
    """The rook could be taken for nothing; or it was put where it is taken for nothing."""
    told = []
    for sfen, played, best, answer in (
        ("4k4/9/9/9/3r5/9/9/3R5/4K4 b - 1", "5i5h", "6h6e", "6e6h"),
        ("4k4/9/9/9/r8/9/9/9/4K3R b - 1", "1i1e", "1i1a", "9e1e"),
    ):
        record = Record(STANDARD, sfen)
        path = record.append((), parse_usi_move(played, STANDARD))
        path = record.append(path, parse_usi_move(answer, STANDARD))
        for node, score, move in (
            (record.root, 600, best),
            (record.node((0,)), -2_000, answer),
            (record.node(path), -2_000, "5i4h" if played != "5i5h" else "5h4h"),
        ):
            node.evaluation = Evaluation(score, line=(parse_usi_move(move, STANDARD),))
        told.append(why_text(judged(record)[0], write))
    assert all(told)
    assert ["was best" in text for text in told] == [False, True]
