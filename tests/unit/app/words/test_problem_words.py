"""The words of mating problems, and the names by which tables call openings, castles and reasons."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.castles import Castle
from shogi_desktop.analysis.openings import Strategy
from shogi_desktop.analysis.reasons import ReasonId
from shogi_desktop.app.problems.collection import Theme
from shogi_desktop.app.problems.reading import Refusal
from shogi_desktop.app.words.openings import castle_name, castle_name_of, strategy_name
from shogi_desktop.app.words.problems import (
    best_move_text,
    difficulty_text,
    refusal_text,
    refusals_text,
    task_text,
    theme_name,
    time_text,
)
from shogi_desktop.app.words.reasons import reason_name
from shogi_desktop.rules import Color

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_task_names_who_mates_and_in_how_many_where_that_is_told() -> None:
    assert task_text(Color.BLACK, 3) == "Black mates in 3."
    assert task_text(Color.WHITE, 5) == "White mates in 5."
    assert task_text(Color.BLACK, 0) == "Black mates."
    assert task_text(Color.WHITE, 0) == "White mates."


def test_every_theme_has_a_name_and_one_of_a_later_version_stands_as_it_is() -> None:
    names = {theme: theme_name(theme) for theme in Theme}
    assert len(set(names.values())) == len(Theme)
    assert names[Theme.QUIET] == "quiet move"
    assert names[Theme.PAWN_DROP] == "pawn drop"
    assert names[Theme.CHASE] == "king hunt"
    assert names[Theme.UNPROMOTED] == "no promotion"
    assert names[Theme.BETWEEN] == "drop in between"
    assert names[Theme.DISCOVERED] == "discovered check"
    assert all(names.values())
    assert theme_name("of-tomorrow") == "of-tomorrow"


@pytest.mark.parametrize(
    ("ms", "shown"),
    [(0, "0:00"), (999, "0:00"), (1_000, "0:01"), (59_999, "0:59"), (60_000, "1:00"), (3_725_000, "62:05")],
)
def test_times_are_minutes_and_seconds(ms: int, shown: str) -> None:
    assert time_text(ms) == shown


def test_how_hard_a_problem_is_and_what_came_of_a_file_are_figures() -> None:
    assert difficulty_text(4) == "Difficulty 4 of 5"
    assert refusals_text(0, 7) == "Mating problems added: 7."
    assert refusals_text(2, 7) == "Mating problems added: 7. Left out: 2."


def test_reasons_castles_and_openings_are_called_by_the_codes_that_files_hold() -> None:
    reasons = [reason_name(reason.value) for reason in ReasonId]
    assert len(set(reasons)) == len(ReasonId)
    assert "a losing exchange" in reasons and all(reasons)
    castles = [castle_name_of(castle.code) for castle in Castle]
    assert castles == [castle_name(castle) for castle in Castle]
    assert len(set(castles)) == len(Castle)
    openings = [strategy_name(strategy.code) for strategy in Strategy]
    assert len(set(openings)) == len(Strategy)
    assert [name("none") for name in (reason_name, castle_name_of, strategy_name)] == ["", "", ""]


def test_every_reason_to_leave_something_out_is_a_sentence_of_its_own() -> None:
    said = [refusal_text(refusal.name) for refusal in Refusal]
    assert len(set(said)) == len(Refusal)
    assert all(sentence.endswith(".") for sentence in said)


def test_the_side_that_looks_for_the_best_move_is_named() -> None:
    assert best_move_text(Color.BLACK) == "Black to move: find the best move."
    assert best_move_text(Color.WHITE) == "White to move: find the best move."
    assert best_move_text(Color.BLACK, punishes=True) == "White has made a mistake: find Black's best move."
    assert best_move_text(Color.WHITE, punishes=True) == "Black has made a mistake: find White's best move."
