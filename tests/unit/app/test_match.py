"""Matches of engines, with fakes that play legally or not at all."""

import os
import sys
from pathlib import Path
from types import MappingProxyType

import pytest

from shogi_desktop.app.levels import LEVELS
from shogi_desktop.app.match import GameResult, MatchSpec, PlayerSpec, PlayerSpecError, run_match
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import Color, RulesError
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import FailureKind
from shogi_desktop.usi.pipes import EngineFailedError

FAKE = Path(__file__).parents[2] / "fakes" / "fake_engine.py"


def fake(mode: str, *arguments: object) -> PlayerSpec:
    command = EngineCommand(sys.executable, (str(FAKE), mode, *map(str, arguments)))
    return PlayerSpec(command=command, movetime_ms=10)


def usi(game: GameResult) -> list[str]:
    return [node.move.usi for node in game.record.main_line() if node.move is not None]


def test_players_are_described_in_a_word() -> None:
    assert PlayerSpec.parse("level:3") == PlayerSpec(level=LEVELS[2])
    spec = PlayerSpec.parse("engine:/opt/yane/YaneuraOu")
    assert spec.command is not None
    assert spec.command.program == "/opt/yane/YaneuraOu"
    assert spec.label == "YaneuraOu"


@pytest.mark.parametrize(
    "text", ["", "level", "level:", "level:0", "level:11", "level:x", "engine:", "human"]
)
def test_what_describes_no_player_is_refused_with_what_would(text: str) -> None:
    with pytest.raises(PlayerSpecError, match="level:1 to level:10"):
        PlayerSpec.parse(text)


@pytest.mark.parametrize("variant", ["shogi", "okisakishogi"])
def test_games_are_played_to_their_end_or_the_limit(variant: str) -> None:
    seen: list[GameResult] = []
    spec = MatchSpec(fake("random", 1), fake("random", 2), variant, games=2, max_moves=40)

    result = run_match(spec, seen.append)

    assert list(result.games) == seen
    for game in result.games:
        assert game.failure is None
        assert game.first_is_black
        assert game.outcome == Outcome(Reason.MOVE_LIMIT) or game.outcome.reason is Reason.CHECKMATE
        assert len(usi(game)) <= 45  # the limit waits while the side to move is in check
        assert game.record.headers["black"] == "Fake"
    assert result.wins + result.losses + result.undecided == 2


def test_a_handicap_game_is_begun_by_white() -> None:
    spec = MatchSpec(fake("book", "3i3h"), fake("book", "3c3d", "4a3b"), handicap="two", max_moves=3)

    (game,) = run_match(spec).games

    assert usi(game) == ["3c3d", "3i3h", "4a3b"]
    assert game.record.is_handicap


def test_colours_alternate_and_each_opening_is_played_from_both_sides() -> None:
    spec = MatchSpec(
        fake("random", 1), fake("random", 2), games=4, alternate=True, opening_plies=6, max_moves=8, seed=3
    )

    games = run_match(spec).games

    openings = [usi(game)[:6] for game in games]
    assert [game.first_is_black for game in games] == [True, False, True, False]
    assert openings[0] == openings[1] != openings[2] == openings[3]


def test_a_level_plays_by_its_own_choice_among_the_lines() -> None:
    weak = PlayerSpec(level=LEVELS[0], command=fake("random", 1).command)
    spec = MatchSpec(weak, weak, max_moves=6)

    (game,) = run_match(spec).games

    assert len(usi(game)) == 6
    assert game.record.headers["black"] == "Level 1"


def test_resignation_and_declaration_end_a_game() -> None:
    (game,) = run_match(MatchSpec(fake("book", "resign"), fake("book"))).games
    assert game.outcome == Outcome(Reason.RESIGNATION, Color.WHITE)
    assert game.first_score == 0.0

    (game,) = run_match(MatchSpec(fake("book", "win"), fake("book"))).games
    assert game.outcome == Outcome(Reason.DECLARATION, Color.BLACK)


def test_an_illegal_move_loses_and_is_named() -> None:
    (game,) = run_match(MatchSpec(fake("book", "7g7f"), fake("book", "5a5e"))).games

    assert game.outcome == Outcome(Reason.ILLEGAL_MOVE, Color.BLACK)
    assert game.failure is not None
    assert game.failure.detail == "5a5e"
    assert usi(game) == ["7g7f"]


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_an_engine_that_dies_breaks_its_game_off_and_plays_the_next() -> None:
    result = run_match(MatchSpec(fake("book", "7g7f"), fake("dies_in_search"), games=2))

    first = result.games[0]
    assert first.outcome == Outcome(Reason.INTERRUPTED)
    assert first.failure is not None
    assert first.failure.kind is FailureKind.DIED_IN_SEARCH
    assert result.undecided >= 1
    assert len(result.games) == 2


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_an_engine_that_never_answers_loses_on_time() -> None:
    hasty = Timeouts(overdue_ms=50, stop_ms=50)

    (game,) = run_match(MatchSpec(fake("deaf_in_search"), fake("book")), timeouts=hasty).games

    assert game.outcome == Outcome(Reason.TIMEOUT, Color.WHITE)


def test_an_engine_that_does_not_start_is_an_error() -> None:
    with pytest.raises(EngineFailedError) as caught:
        run_match(MatchSpec(PlayerSpec.parse("engine:/nowhere/engine"), fake("book")))

    assert caught.value.failure.kind is FailureKind.MISSING_FILE


def test_an_unknown_game_or_handicap_is_an_error() -> None:
    with pytest.raises(RulesError, match="go"):
        run_match(MatchSpec(fake("book"), fake("book"), "go"))
    with pytest.raises(RulesError, match="eleven"):
        run_match(MatchSpec(fake("book"), fake("book"), handicap="eleven"))


def test_the_same_seed_gives_the_same_match() -> None:
    players = (
        PlayerSpec(level=LEVELS[0], command=fake("random", 1).command, options=MappingProxyType({})),
        fake("random", 5),
    )
    spec = MatchSpec(*players, max_moves=12, seed=9, opening_plies=2)

    assert usi(run_match(spec).games[0]) == usi(run_match(spec).games[0])
