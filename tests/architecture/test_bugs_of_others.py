"""Bugs that other shogi programs had, and the tests that keep this one from having them.

Each line: the bug, the program and number of its report (SH ShogiHome, LI Lishogi, others by name), and the
tests, `file::name` below `tests/`. A bug in a part that this program does not have yet says so.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]

BUGS: dict[str, tuple[str, ...] | str] = {
    "sennichite missed when Black completes it (SH 1368)": (
        "unit/game/test_endings.py::test_fourth_occurrence_completed_by_black_is_void",
        "unit/game/test_endings.py::test_perpetual_check_by_black_completed_by_black",
        "unit/game/test_session.py::test_repetition_completed_by_black_ends_the_session",
        "unit/game/test_repetition_oracle.py::test_repetition_is_seen_exactly_when_python_shogi_sees_it",
    ),
    "a failed 27-point declaration written down as a draw (SH 1627)": (
        "unit/game/test_impasse.py::test_a_false_declaration_loses_and_is_no_draw",
        "unit/notation/test_kif_cases.py::test_13_a_failed_declaration_is_no_draw",
        "gui/test_manners.py::test_where_fouls_can_be_made_a_false_declaration_loses_but_is_asked_about",
    ),
    "the wrong clock started in a handicap game (SH 120)": (
        "unit/game/test_session.py::test_whites_clock_starts_first_in_a_handicap_game",
        "unit/app/play/test_game.py::test_whites_clock_starts_first_in_a_handicap_game",
        "unit/app/play/test_game_start.py::test_uwate_is_white_has_the_other_king_and_its_clock_runs_first",
    ),
    "per-side byoyomi sent to the wrong engine (SH 779)": (
        "unit/app/players/test_engine_player.py::test_a_level_knows_its_clock_and_each_sides_byoyomi_goes_to_that_side",
    ),
    "the engine's own best move marked as a mistake (SH 113)": (
        "unit/analysis/test_judgement.py::test_the_engines_own_best_move_is_never_called_a_mistake",
        "unit/app/analysis/test_game_analysis.py::test_where_the_engines_own_move_proves_no_better_the_played_one_is_the_best",
    ),
    "`bestmove win` not handled (LI 781)": (
        "unit/usi/test_client.py::test_resignation_and_declaration_are_answers_in_any_position",
        "unit/app/players/test_engine_player.py::test_resignation_and_declaration_have_signals_of_their_own",
        "unit/app/play/test_game.py::test_a_win_rightly_declared_by_the_computer_is_its_win",
        "unit/app/play/test_game.py::test_a_win_wrongly_declared_by_the_computer_is_its_loss",
        "unit/app/match/test_match.py::test_resignation_and_declaration_end_a_game",
    ),
    "a KIF that ends in an illegal move refused": (
        "unit/notation/test_kif_cases.py::test_16_an_illegal_last_move_is_kept_and_marked",
        "unit/notation/test_kif_cases.py::test_16_a_foul_that_pieces_cannot_make_is_kept_too",
        "unit/notation/test_kif_cases.py::test_14_who_lost_by_a_foul",
    ),
    "a KIF with a handicap and a board refused": (
        "unit/notation/test_kif_cases.py::test_02_a_handicap_and_a_board_together_are_legal",
    ),
    "the handicap giver labelled gote though it moves first (SH 531)": (
        "unit/app/words/test_games.py::test_in_a_handicap_game_the_sides_are_uwate_and_shitate",
        "unit/notation/test_kif_cases.py::test_03_a_handicap_game_is_written_with_its_own_names",
    ),
    "a crash in mid-game losing the game (every surveyed program)": (
        "gui/test_killed.py::test_kills_lose_nothing",
        "gui/test_killed.py::test_two_hundred_kills_lose_nothing",
        "unit/app/records/test_journal.py::test_every_cut_of_the_file_keeps_the_whole_lines_before_it",
        "unit/app/records/test_journal.py::test_a_disk_that_fills_up_is_reported_once_and_loses_nothing_written",
    ),
    "settings destroyed by a crash (SH 1638)": (
        "unit/app/settings/test_settings.py::test_the_file_is_never_seen_half_written",
        "unit/app/settings/test_settings.py::test_a_damaged_file_is_set_aside_and_named",
        "gui/test_window.py::test_damaged_settings_are_said_and_the_program_starts",
    ),
    'a slow engine start reported as "not a USI engine" (YaneuraOu 4)': (
        "unit/usi/test_client.py::test_a_silent_program_is_waited_for_a_minute_with_word_of_it_and_then_given_up",
        "unit/usi/test_client.py::test_a_slow_readyok_is_told_as_still_preparing_and_accepted_after_a_minute_and_a_half",
        "gui/test_engine_words.py::test_a_slow_start_is_told_on_the_computers_card",
    ),
    "a damaged or missing engine file ending in a cryptic error (KaTrain 593, 728, 814)": (
        "unit/app/engines/test_check.py::test_a_missing_an_empty_and_a_forbidden_file_are_told_apart",
        "unit/app/engines/test_check.py::test_a_file_for_another_processor_is_named",
        "unit/app/engines/test_check.py::test_an_instruction_that_the_processor_lacks_is_explained",
        "unit/app/engines/test_bundled.py::test_every_failure_says_which_program_and_what_to_do_next",
        "gui/test_window.py::test_a_missing_engine_is_said_with_a_retry_and_the_game_is_kept",
    ),
    "the weakest level too strong for beginners (LI 755, 855)": (
        "unit/app/results/test_rating.py::test_the_weakest_level_loses_to_a_beginner_more_often_than_not",
    ),
}


@cache
def names_in(file: str) -> frozenset[str]:
    """The names of the tests in a file below `tests/`."""
    tree = ast.parse((TESTS / file).read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("bug", BUGS)
def test_every_bug_of_others_has_its_tests(bug: str) -> None:
    held = BUGS[bug]
    if isinstance(held, str):
        assert held
        return
    assert held
    for name in held:
        file, _, test = name.partition("::")
        assert test in names_in(file), name
