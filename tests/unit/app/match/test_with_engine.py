"""The levels played by the program's own engine."""

import random

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.handle import EngineHandle
from shogi_desktop.app.match import GameResult, MatchResult, MatchSpec, PlayerSpec, play_games, run_match
from shogi_desktop.app.players.engine_kind import EngineKind
from shogi_desktop.app.players.engine_player import EnginePlayer
from shogi_desktop.app.players.levels import level_at
from shogi_desktop.app.players.player import course_of
from shogi_desktop.app.players.thinking_time import Pace
from shogi_desktop.app.settings.strengths import RUNGS
from shogi_desktop.game import Session
from shogi_desktop.game.record import Record
from shogi_desktop.rules import Color, Position, Variant, variant_by_id
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.messages import GoLimits
from shogi_desktop.usi.search import SearchRequest
from tests.support.extent import extent, in_the_whole

GAMES = ("shogi", "okisakishogi")


@pytest.fixture(scope="module")
def engine() -> EngineCommand:
    """The engine of this checkout."""
    try:
        return bundled_engine()
    except EngineMissingError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("game", extent(GAMES[1:], GAMES))
def test_a_level_wins_every_game_against_one_far_below(engine: EngineCommand, game: str) -> None:
    five, one = (PlayerSpec(strength=number, command=engine) for number in (18, 3))

    games = extent(1, 6)
    result = run_match(MatchSpec(five, one, game, games=games, alternate=True, opening_plies=4))

    assert (result.wins, result.losses) == (games, 0)
    assert not any(one_game.failure for one_game in result.games)


@pytest.mark.parametrize("game", extent(GAMES[1:], GAMES))
def test_a_seeded_match_of_levels_is_the_same_every_time(engine: EngineCommand, game: str) -> None:
    two, three = (PlayerSpec(strength=number, command=engine) for number in (2, 3))
    spec = MatchSpec(two, three, game, games=2, seed=5, max_moves=extent(16, 300))

    first, second = run_match(spec), run_match(spec)

    assert _moves(first) == _moves(second)


@in_the_whole
def test_a_game_is_the_same_whatever_was_played_before_it(engine: EngineCommand) -> None:
    """So that a match that is resumed, or played at two tables, is the same match."""
    two, three = (PlayerSpec(strength=number, command=engine) for number in (2, 3))
    spec = MatchSpec(two, three, games=4, seed=5, alternate=True, opening_plies=4, max_moves=extent(10, 30))
    resumed: list[GameResult] = []

    play_games(spec, resumed.append, concurrency=2, skip={1})

    resumed.sort(key=lambda game: game.number)
    assert _moves(MatchResult(spec, tuple(resumed))) == _moves(run_match(spec))[1:]


def _moves(result: MatchResult) -> list[list[str]]:
    return [[node.move.usi for node in game.record.main_line() if node.move] for game in result.games]


@pytest.mark.parametrize("level", extent((1, 8, 18, 25), tuple(range(1, RUNGS))))
@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_as_many_lines_as_it_chooses_from(
    engine: EngineCommand, game: str, level: int
) -> None:
    """Nodes that do not suffice for the first iteration would leave it fewer moves than meant."""
    one, start = level_at(level, game), variant_by_id(game).start_sfen
    options = one.engine_options() | one.search_options(0)
    few = GoLimits(nodes=min(one.nodes or 1, 5_000))
    with EngineHandle(engine) as process:
        process.prepare(game, options)
        process.wait_until_ready()
        done = process.search(SearchRequest(1, start, limits=few)).result()

    legal = Position.start(variant_by_id(game)).legal_moves()
    assert len(done.lines) == min(one.multipv_at(0), len(legal))


@pytest.mark.parametrize("game", extent(GAMES[:1], GAMES))
def test_the_window_s_opponent_plays_a_game_to_its_end(
    qtbot: QtBot, engine: EngineCommand, game: str
) -> None:
    variant: Variant = variant_by_id(game)
    session = Session(Record(variant))
    kind = EngineKind(engine, level_at(16, game))
    opponent = EnginePlayer(kind, variant, random.Random(1), pace=lambda: Pace(0))
    rng = random.Random(2)
    while session.outcome is None:
        if session.turn is Color.BLACK:
            session.play(rng.choice(session.position.legal_moves()))
            continue
        with qtbot.waitSignal(opponent.chose) as answer:
            opponent.think(course_of(session))
        session.play(answer.args[0])
    opponent.close()
    assert opponent.wait()

    assert session.outcome.winner is Color.WHITE
