"""Who plays what in a match, and when a game is ended that both think decided. No engine is started."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from shogi_desktop.app.engines.required import EngineOptionError
from shogi_desktop.app.match import runner
from shogi_desktop.app.match.game import Adjudication, GameResult, MatchSpec
from shogi_desktop.app.match.openings import Opening
from shogi_desktop.app.match.players import (
    Answer,
    Fault,
    PlayerSpec,
    PlayerSpecError,
    Seat,
    Usage,
    fault_of,
)
from shogi_desktop.app.match.runner import MatchResult, Running, play_games
from shogi_desktop.app.match.statistics import Sprt, Standing
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.rules import STANDARD, Color
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.messages import Verdict

BLACK_WON, WHITE_WON = (Outcome(Reason.RESIGNATION, color) for color in Color)
DRAWN = Outcome(Reason.AGREEMENT)
ONE, OTHER = PlayerSpec(name="One"), PlayerSpec(name="Other")


# --- adjudication -------------------------------------------------------------------------------------------

JUDGE = Adjudication(resign_score=900, resign_moves=2, draw_moves=1, draw_score=20)


@pytest.mark.parametrize(
    ("scores", "outcome"),
    [
        ([], None),
        ([900, 900, 900], None),
        ([900, 900, 900, 900], BLACK_WON),
        ([0, 900, 950, 1_000, 900], BLACK_WON),
        ([900, 900, 900, 899], None),
        ([-900, -900, -900, -900], WHITE_WON),
        ([-900, -899, -900, -900], None),
        ([900, -900, 900, -900], None),
        ([900, None, 900, 900], None),
        ([None, 900, 900, 900, 900], BLACK_WON),
        ([500, 20], None),
        ([20, -20], DRAWN),
        ([500, 20, -20], DRAWN),
        ([20, 21], None),
        ([20, None], None),
    ],
)
def test_a_game_is_ended_when_both_have_thought_so_long_enough(
    scores: list[float | None], outcome: Outcome | None
) -> None:
    assert JUDGE.outcome(scores) == outcome


def test_unless_asked_for_no_game_is_ended_so() -> None:
    assert Adjudication().outcome([9_000] * 40) is None
    assert Adjudication().outcome([0] * 400) is None
    assert Adjudication(resign_score=900).outcome([900] * 5) is None
    assert Adjudication(resign_score=900).outcome([900] * 6) == BLACK_WON
    assert Adjudication(draw_moves=3).outcome([20] * 6) == DRAWN


# --- the plan -----------------------------------------------------------------------------------------------

OPENINGS = tuple(Opening(STANDARD.start_sfen, ()) for _ in range(5))


def test_colours_pairs_and_openings_of_a_match_with_colours_exchanged() -> None:
    spec = MatchSpec(ONE, OTHER, alternate=True, openings=OPENINGS, seed=3)
    numbers = range(1, 13)
    assert [spec.first_is_black(number) for number in numbers] == [True, False] * 6
    assert [spec.pair(number) for number in numbers] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    order = [spec.opening(number) for number in numbers]
    assert order[::2] == order[1::2]
    assert sorted(order[:10:2], key=str) == [0, 1, 2, 3, 4]
    assert order[10] == order[0]


def test_without_exchange_each_game_stands_alone() -> None:
    spec = MatchSpec(ONE, OTHER, openings=OPENINGS, seed=3)
    assert all(spec.first_is_black(number) for number in range(1, 9))
    assert [spec.pair(number) for number in (1, 2, 3)] == [0, 1, 2]
    assert spec.opening(1) != spec.opening(2)
    assert spec.opening(1) == spec.opening(6)
    assert MatchSpec(ONE, OTHER).opening(1) is None


def test_another_seed_takes_the_openings_in_another_order() -> None:
    orders = {
        tuple(MatchSpec(ONE, OTHER, openings=OPENINGS, seed=seed).opening(number) for number in range(1, 6))
        for seed in range(8)
    }
    assert len(orders) > 4


@pytest.mark.parametrize(
    ("outcome", "first_is_black", "score"),
    [
        (BLACK_WON, True, 1.0),
        (BLACK_WON, False, 0.0),
        (WHITE_WON, True, 0.0),
        (WHITE_WON, False, 1.0),
        (DRAWN, False, 0.5),
        (Outcome(Reason.REPETITION), True, 0.5),
    ],
)
def test_a_game_scores_for_the_first_player(outcome: Outcome, first_is_black: bool, score: float) -> None:
    game = GameResult(Record(STANDARD), outcome, first_is_black)
    assert game.first_score == score
    assert game.is_first(Color.BLACK) is first_is_black
    assert game.is_first(Color.WHITE) is not first_is_black


def test_a_match_counts_the_first_players_games() -> None:
    games = [
        GameResult(Record(STANDARD), outcome, True) for outcome in (BLACK_WON, BLACK_WON, WHITE_WON, DRAWN)
    ]
    result = MatchResult(MatchSpec(ONE, OTHER), tuple(games))
    assert (result.wins, result.losses, result.undecided) == (2, 1, 1)


def test_what_broke_is_told_by_name_and_side() -> None:
    record = Record(STANDARD)
    record.headers.update(black="Deep", white="Level 5")
    failure = EngineFailure(FailureKind.DIED_IN_SEARCH, "/e/x", "", 1)
    broken = GameResult(record, WHITE_WON, True, failure, faulty=Color.BLACK)
    assert "Deep (Black)" in broken.failure_words
    assert GameResult(record, WHITE_WON, True).failure_words == ""
    assert GameResult(record, WHITE_WON, True, failure).failure_words == ""


# --- the players --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        (FailureKind.ILLEGAL_MOVE, Fault.ILLEGAL_MOVE),
        (FailureKind.ANSWERED_TWICE, Fault.ILLEGAL_MOVE),
        (FailureKind.TIMED_OUT, Fault.HANG),
        (FailureKind.TIMED_OUT_PREPARING, Fault.HANG),
        (FailureKind.DIED_IN_SEARCH, Fault.CRASH),
        (FailureKind.DIED_IDLE, Fault.CRASH),
    ],
)
def test_a_failure_is_a_fault_of_some_sort(kind: FailureKind, fault: Fault) -> None:
    assert fault_of(EngineFailure(kind, "/e/x")) is fault


def test_what_searches_used_is_added_up() -> None:
    usage = (
        Usage()
        .with_answer(Answer(Verdict.MOVE, "7g7f", 100, depth=8, nodes=5_000))
        .with_answer(Answer(Verdict.MOVE, "2g2f", 20, nodes=700))
        .with_answer(Answer(Verdict.RESIGN, "", 3))
    )
    assert usage == Usage(moves=3, time_ms=123, nodes=5_700, depths=8, with_depth=1)
    assert usage + usage == Usage(6, 246, 11_400, 16, 2)


@pytest.mark.parametrize(
    ("spec", "label"),
    [
        (PlayerSpec(strength=3), "Level 3"),
        (PlayerSpec(strength=3, name="Mine"), "Mine"),
        (PlayerSpec(command=EngineCommand("/opt/deep.exe")), "deep"),
        (PlayerSpec(), "Engine"),
    ],
)
def test_a_player_is_called_by_its_description(spec: PlayerSpec, label: str) -> None:
    assert spec.label == label
    assert Seat(spec, STANDARD, None, threading.Event()).name == label


def test_an_engine_given_as_a_file_runs_in_its_folder_and_files_among_its_words_are_found_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("my engine", "engine", "book"):
        (tmp_path / name).touch()
    spaced, plain, foreign = (
        PlayerSpec.parse(f"engine:{text}").command for text in ("my engine", "engine book -q", "node book -q")
    )
    assert spaced == EngineCommand(str(tmp_path / "my engine"), directory=str(tmp_path))
    assert plain == EngineCommand(str(tmp_path / "engine"), (str(tmp_path / "book"), "-q"), str(tmp_path))
    assert foreign == EngineCommand("node", (str(tmp_path / "book"), "-q"))


def test_what_is_no_player_is_refused_in_a_sentence() -> None:
    with pytest.raises(PlayerSpecError) as refused:
        PlayerSpec.parse("level:41")
    assert refused.value.text == "level:41"
    assert str(refused.value) == (
        "'level:41' is not a player: there is no level '41'. "
        "Write level:1 to level:40, or engine:/path/to/program"
    )


def test_an_option_that_is_not_taken_is_told_with_what_would_be() -> None:
    assert str(EngineOptionError("x", "Hash", 5, "")) == "The engine x has no option Hash"
    assert str(EngineOptionError("x", "Hash", 5, "16 to 64")) == (
        "The engine x takes 16 to 64 for Hash, not 5"
    )


# --- the crew -----------------------------------------------------------------------------------------------


class FaultyTable:
    """A table that breaks in a way that nobody has thought of."""

    number = plies = 0

    def open(self) -> None:
        """Nothing is to be started."""

    def play(self, number: int) -> GameResult:
        raise ZeroDivisionError

    def interrupt(self) -> None:
        """Nothing runs."""

    def close(self) -> None:
        """Nothing is open."""


def test_what_breaks_in_a_thread_is_raised_where_the_match_was_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(runner, "Table", lambda *_: FaultyTable())
    with pytest.raises(ZeroDivisionError):
        play_games(MatchSpec(ONE, OTHER), lambda _: None)


def test_a_running_game_is_known_by_number_and_plies() -> None:
    assert Running(3, 40) != Running(40, 3)


# --- the standing -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["elo0=-1001", "elo1=1001", "elo0=5,elo1=4", "alpha=0.5", "alpha=0", "beta=0.5", "beta=-0.1"]
)
def test_a_test_beyond_its_bounds_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a test: (elo0 must be less|alpha and beta must be)"):
        Sprt.parse(text)


def test_a_test_at_its_bounds_is_taken() -> None:
    assert Sprt.parse("elo0=-1000,elo1=1000,alpha=0.49, beta = 0.01") == Sprt(-1000, 1000, 0.49, 0.01)
    assert Sprt.parse("") == Sprt(0, 10, 0.05, 0.05)


def test_a_standing_knows_games_and_points() -> None:
    standing = Standing.of({1: 1.0, 2: 0.5, 3: 0.0, 4: 1.0}, paired=True)
    assert (standing.games, standing.points) == (4, 2.5)
    assert standing.sample.counts == (0, 0, 1, 1, 0)
    assert Standing.of({2: 1.0, 3: 1.0}, paired=True).sample.counts == (0, 0, 2)
