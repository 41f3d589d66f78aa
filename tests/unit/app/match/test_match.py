"""Matches of engines, with fakes that play legally or not at all."""

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest

from shogi_desktop.app.books.file import write_book
from shogi_desktop.app.books.trouble import BookTrouble
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.match import (
    Adjudication,
    EngineOptionError,
    Fault,
    GameResult,
    MatchSpec,
    Pace,
    PlayerSpec,
    PlayerSpecError,
    Running,
    Usage,
    play_games,
    run_match,
)
from shogi_desktop.app.match.openings import Opening
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.settings.game_setup import BookSetup
from shogi_desktop.books import BookMove, BookPosition, board_of
from shogi_desktop.game import Outcome, Reason, TimeControl
from shogi_desktop.rules import STANDARD, Color, Position, RulesError, parse_usi_move
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import FailureKind
from tests.support.extent import extent, in_the_whole

FAKE = Path(__file__).parents[3] / "fakes" / "fake_engine.py"


def fake(mode: str, *arguments: object) -> PlayerSpec:
    command = EngineCommand(sys.executable, ("-S", str(FAKE), mode, *map(str, arguments)))
    return PlayerSpec(command=command, pace=Pace(thinking_ms=10))


def usi(game: GameResult) -> list[str]:
    return [node.move.usi for node in game.record.main_line() if node.move is not None]


def test_players_are_described_in_a_word() -> None:
    assert PlayerSpec.parse("level:3") == PlayerSpec(strength=3)
    spec = PlayerSpec.parse("engine:/opt/yane/YaneuraOu")
    assert spec.command is not None
    assert spec.command.program == "/opt/yane/YaneuraOu"
    assert spec.label == "YaneuraOu"


@pytest.mark.parametrize(
    "text", ["", "level", "level:", "level:0", "level:41", "level:nan", "level:x", "engine:", "human"]
)
def test_what_describes_no_player_is_refused_with_what_would(text: str) -> None:
    with pytest.raises(PlayerSpecError, match="level:1 to level:40"):
        PlayerSpec.parse(text)


@pytest.mark.parametrize("variant", extent(["okisakishogi"], ["shogi", "okisakishogi"]))
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
    weak = PlayerSpec(strength=1, command=fake("random", 1).command)
    spec = MatchSpec(weak, weak, max_moves=6)

    (game,) = run_match(spec).games

    assert len(usi(game)) == 6
    assert game.record.headers["black"] == "Level 1"


def test_a_level_with_a_style_follows_its_plan_as_in_the_window() -> None:
    seat = PlayerSpec(strength=20, command=fake("even").command, style="fourth_file")
    (game,) = run_match(MatchSpec(seat, seat, max_moves=6)).games
    assert usi(game) == ["7g7f", "3c3d", "6g6f", "4c4d", "2h6h", "8b4b"]


def test_both_play_from_a_book_until_it_ends(tmp_path: Path) -> None:
    start, after = Position.start(STANDARD), Position.start(STANDARD)
    after.play(parse_usi_move("5g5f", STANDARD))
    entries = [(start, "5g5f"), (after, "5c5d")]
    path = tmp_path / "book.db"
    write_book(path, [BookPosition(board_of(place), (BookMove(move),)) for place, move in entries])
    settings = MatchSettings(black="level:3", white="level:3", black_book=str(path), white_book=str(path))
    spec = settings.spec()
    assert settings.fingerprints().keys() >= {"books"}
    players = [replace(each, command=fake("random", 2).command) for each in (spec.first, spec.second)]
    (game,) = run_match(replace(spec, first=players[0], second=players[1], max_moves=4)).games
    assert usi(game)[:2] == ["5g5f", "5c5d"]
    assert len(usi(game)) == 4
    opened = replace(spec, first=players[0], second=players[1], max_moves=2)
    (game,) = run_match(opened).games
    assert game.usage == (Usage(moves=1), Usage(moves=1)), "a move of the book takes no time"
    with pytest.raises(BookTrouble, match=r"missing\.db cannot be opened"):
        MatchSettings(black_book="missing.db").spec()
    assert MatchSettings(black_book="none").spec().first.book == BookSetup()


def test_resignation_and_declaration_end_a_game() -> None:
    (game,) = run_match(MatchSpec(fake("book", "resign"), fake("book"))).games
    assert game.outcome == Outcome(Reason.RESIGNATION, Color.WHITE)
    assert game.first_score == 0.0

    (game,) = run_match(MatchSpec(fake("book", "win"), fake("book"))).games
    assert game.outcome == Outcome(Reason.FALSE_DECLARATION, Color.WHITE)


def test_an_illegal_move_loses_and_is_named() -> None:
    (game,) = run_match(MatchSpec(fake("book", "7g7f"), fake("book", "5a5e"))).games

    assert game.outcome == Outcome(Reason.ILLEGAL_MOVE, Color.BLACK)
    assert game.failure is not None
    assert game.failure.detail == "5a5e"
    assert game.failure_words == "The engine Fake (White) answered with an illegal move (5a5e)."
    assert (game.fault, game.faulty) == (Fault.ILLEGAL_MOVE, Color.WHITE)
    assert usi(game) == ["7g7f"]


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_an_engine_that_dies_loses_its_game_and_plays_the_next() -> None:
    result = run_match(MatchSpec(fake("random", 1), fake("dies_in_search"), games=2, alternate=True))

    for game, winner in zip(result.games, (Color.BLACK, Color.WHITE), strict=True):
        assert game.outcome == Outcome(Reason.TIMEOUT, winner)
        assert (game.fault, game.faulty) == (Fault.CRASH, winner.opponent)
        assert game.failure is not None
        assert game.failure.kind is FailureKind.DIED_IN_SEARCH
        assert "stopped unexpectedly" in game.record.node(game.record.end_path()).comment
    assert result.wins == 2


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_an_engine_that_never_answers_loses_on_time() -> None:
    hasty = Timeouts(overdue_ms=50, stop_ms=50)

    (game,) = run_match(MatchSpec(fake("deaf_in_search"), fake("book")), timeouts=hasty).games

    assert game.outcome == Outcome(Reason.TIMEOUT, Color.WHITE)
    assert (game.fault, game.faulty) == (Fault.HANG, Color.BLACK)


def test_an_engine_that_does_not_start_is_an_error() -> None:
    with pytest.raises(EngineFailedError) as caught:
        run_match(MatchSpec(PlayerSpec.parse("engine:/nowhere/engine"), fake("book")))

    assert caught.value.failure.kind is FailureKind.MISSING_FILE


def test_an_unknown_game_or_handicap_is_an_error() -> None:
    with pytest.raises(RulesError, match="go"):
        run_match(MatchSpec(fake("book"), fake("book"), "go"))
    with pytest.raises(RulesError, match="eleven"):
        run_match(MatchSpec(fake("book"), fake("book"), handicap="eleven"))


@in_the_whole
def test_the_same_seed_gives_the_same_match() -> None:
    players = (
        PlayerSpec(strength=1, command=fake("random", 1).command, options=MappingProxyType({})),
        fake("random", 5),
    )
    spec = MatchSpec(*players, max_moves=12, seed=9, opening_plies=2)

    assert usi(run_match(spec).games[0]) == usi(run_match(spec).games[0])


def openings(*lines: str) -> tuple[Opening, ...]:
    return tuple(
        Opening(STANDARD.start_sfen, tuple(parse_usi_move(text, STANDARD) for text in line.split()))
        for line in lines
    )


def test_openings_are_taken_in_turn_and_twice_with_the_colours_exchanged() -> None:
    lines = ("7g7f 3c3d", "2g2f 8c8d", "5g5f")
    spec = MatchSpec(
        fake("random", 1), fake("random", 2), games=8, alternate=True, openings=openings(*lines), max_moves=4
    )

    games = run_match(spec).games

    begun = [lines[game.opening] for game in games if game.opening is not None]
    assert begun[0::2] == begun[1::2]
    assert set(begun[:6]) == set(lines)
    assert begun[6] == begun[0]
    for game, line in zip(games, begun, strict=True):
        assert " ".join(usi(game)).startswith(line)


def test_several_tables_play_all_games_from_the_same_openings() -> None:
    fakes = PlayerSpec(strength=1, command=fake("random", 4).command)
    spec = MatchSpec(fakes, fakes, games=4, alternate=True, opening_plies=2, max_moves=6)
    one: list[GameResult] = []
    two: list[GameResult] = []

    play_games(spec, one.append)
    play_games(spec, two.append, concurrency=2)

    assert [game.number for game in one] == [1, 2, 3, 4]
    two.sort(key=lambda game: game.number)
    assert [usi(game)[:2] for game in one] == [usi(game)[:2] for game in two]
    assert [game.first_is_black for game in two] == [True, False] * 2


def test_games_played_before_are_left_out_and_enough_is_enough() -> None:
    seen: list[int] = []
    spec = MatchSpec(fake("random", 1), fake("random", 2), games=6, max_moves=2)

    play_games(spec, lambda game: seen.append(game.number), skip={1, 3}, enough=lambda: len(seen) == 2)

    assert seen == [2, 4]


def test_what_is_raised_while_a_game_is_told_ends_the_match_and_its_engines() -> None:
    def break_off(game: GameResult) -> None:
        raise KeyboardInterrupt

    spec = MatchSpec(fake("random", 1), fake("random", 2), games=10, max_moves=2)

    with pytest.raises(KeyboardInterrupt):
        play_games(spec, break_off, concurrency=2)


def test_a_running_game_is_told_and_can_be_broken_off() -> None:
    ticks: list[Running] = []

    def tick(running: Sequence[Running]) -> None:
        ticks.extend(running)
        raise KeyboardInterrupt

    slow = replace(fake("waits_for_stop"), pace=Pace(thinking_ms=60_000))

    with pytest.raises(KeyboardInterrupt):
        play_games(MatchSpec(slow, slow), lambda game: None, on_tick=tick)

    assert ticks == [Running(1, 0)]


def test_who_oversteps_the_clock_loses() -> None:
    clocked = replace(fake("waits_for_stop"), pace=Pace(control=TimeControl(byoyomi_ms=50)))
    spec = MatchSpec(clocked, fake("book"), margin_ms=10)

    (game,) = run_match(spec, timeouts=Timeouts(overdue_ms=60)).games

    assert game.outcome == Outcome(Reason.TIMEOUT, Color.WHITE)
    assert (game.fault, game.faulty, game.failure) == (Fault.TIME, Color.BLACK, None)


def test_a_move_within_the_margin_counts() -> None:
    clocked = replace(fake("waits_for_stop"), pace=Pace(control=TimeControl(byoyomi_ms=20)))
    spec = MatchSpec(clocked, fake("book", "resign"), margin_ms=10_000)

    (game,) = run_match(spec, timeouts=Timeouts(overdue_ms=0)).games

    assert usi(game) == ["7g7f"]
    assert game.record.main_line()[0].time_ms == 19


def test_a_game_that_both_think_decided_is_ended() -> None:
    lost = MatchSpec(
        fake("random", 1, -900), fake("random", 2, 900), adjudication=Adjudication(resign_score=800)
    )
    drawn = MatchSpec(
        fake("random", 1, 5), fake("random", 2, 5), adjudication=Adjudication(draw_moves=2, draw_score=10)
    )
    at_odds = MatchSpec(
        fake("random", 1, 900),
        fake("random", 2, 900),
        adjudication=Adjudication(resign_score=800),
        max_moves=12,
    )

    games = [run_match(spec).games[0] for spec in (lost, drawn, at_odds)]

    assert [(game.outcome, game.adjudicated, len(usi(game))) for game in games[:2]] == [
        (Outcome(Reason.RESIGNATION, Color.WHITE), True, 6),
        (Outcome(Reason.AGREEMENT), True, 4),
    ]
    assert not games[2].adjudicated


def test_what_the_searches_used_is_counted_for_each_player() -> None:
    spec = MatchSpec(fake("random", 1), fake("book", "3c3d", "8c8d"), max_moves=3, games=2, alternate=True)

    (first, _) = run_match(replace(spec, games=1)).games[0].usage

    assert (first.moves, first.nodes, first.depths, first.with_depth) == (2, 40, 2, 2)
    assert first + Usage() == first


@pytest.mark.parametrize("options", [{"Contempt": "3"}, {"Threads": "65"}, {"Threads": "many"}])
def test_an_option_that_an_engine_does_not_take_is_an_error(options: dict[str, object]) -> None:
    player = replace(fake("book"), options=MappingProxyType(options))

    with pytest.raises(EngineOptionError, match=next(iter(options))):
        run_match(MatchSpec(player, fake("book")))


def test_an_engine_is_a_file_or_a_command_line(tmp_path: Path) -> None:
    program = tmp_path / "my engine"
    program.touch()
    script = tmp_path / "engine.py"
    script.touch()

    whole = PlayerSpec.parse(f"engine:{program}").command
    words = PlayerSpec.parse(f"engine:{sys.executable} {script} --fast").command
    on_path = PlayerSpec.parse("engine:node yane.js").command

    assert whole == EngineCommand(str(program), (), str(tmp_path))
    assert words is not None
    assert words.arguments == (str(script), "--fast")
    assert on_path == EngineCommand("node", ("yane.js",))


@pytest.mark.skipif(os.name != "posix", reason="a shell script of POSIX")
def test_a_deaf_engine_in_a_shell_script_loses_and_holds_up_nothing(tmp_path: Path) -> None:
    script = tmp_path / "engine.sh"
    script.write_text(f"#!/bin/sh\n'{sys.executable}' -S '{FAKE}' deaf_in_search\n")
    script.chmod(0o755)
    wrapper = PlayerSpec(command=EngineCommand(str(script)), pace=Pace(thinking_ms=10))

    (game,) = run_match(
        MatchSpec(wrapper, fake("book")), timeouts=Timeouts(overdue_ms=100, stop_ms=100)
    ).games

    assert (game.fault, game.faulty) == (Fault.HANG, Color.BLACK)
