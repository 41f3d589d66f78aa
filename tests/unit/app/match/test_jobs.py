"""A match played by workers: the same games as at a table, in their order, whoever plays them."""

from __future__ import annotations

import pickle
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.jobs.worker import Shared
from shogi_desktop.app.jobs.workers import Here, Processes, WorkersKilledError
from shogi_desktop.app.match import GameResult, play_games
from shogi_desktop.app.match.jobs import (
    PairJob,
    _of_worker,
    _received,
    _sent,
    _shared,
    play_in_cluster,
    play_pair,
)
from shogi_desktop.app.match.players import Fault, Usage
from shogi_desktop.app.match.runner import Turn
from shogi_desktop.app.match.settings import BALANCED, NO_BOOK, NO_OPENINGS, MatchSettings
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.rules import STANDARD, Color, parse_usi_move
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from tests.support.extent import in_the_whole

FAKE = Path(__file__).parents[3] / "fakes" / "fake_engine.py"
SETTINGS = MatchSettings(
    black=f"engine:{sys.executable} -S {FAKE} random 1",
    white=f"engine:{sys.executable} -S {FAKE} random 2",
    go="nodes=1",
    games=6,
    alternate=True,
    openings="balanced",
    seed=7,
    max_moves=12,
)
TURNS = [Turn(0, number) for number in range(1, 7)]


def never(turn: Turn, error: Exception) -> None:
    pytest.fail(f"{turn} is left out: {error}")


class Shuffled(Here):
    """Does jobs at once, several at a time, and answers in another order."""

    places = 4

    def __init__(self) -> None:
        super().__init__()
        self.done = 0
        self._waiting: list[tuple[Future[Any], Callable[[Any], Any], Any]] = []

    def submit(self, do: Callable[[Any], Any], job: Any) -> Future[Any]:
        later: Future[Any] = Future()
        self._waiting.append((later, do, job))
        if isinstance(job[0], PairJob) and len(self._waiting) < len(TURNS) // 2:
            return later
        random.Random(1).shuffle(self._waiting)
        for future, its, one in self._waiting:
            self.done += 1
            with suppress(Exception):
                future.set_result(super().submit(its, one).result())
        self._waiting = []
        return later


def lines(games: list[GameResult]) -> Iterator[tuple[object, ...]]:
    for game in games:
        moves = [node.move.usi for node in game.record.main_line() if node.move]
        headers = dict(game.record.headers)
        yield (
            game.number,
            moves,
            headers,
            game.outcome,
            game.first_is_black,
            game.opening,
            game.record.start_sfen,
        )


def played(workers: Here | Processes, settings: MatchSettings = SETTINGS) -> list[GameResult]:
    games: list[GameResult] = []
    with workers:
        play_in_cluster(workers, [settings], TURNS, lambda _, game: games.append(game), never)
    return games


def test_workers_play_the_games_that_a_table_plays_in_their_order() -> None:
    levels = replace(SETTINGS, black="level:1", white="level:2", go=None)
    here: list[GameResult] = []
    try:
        play_games(levels.spec(), here.append)
    except EngineMissingError as error:
        pytest.skip(str(error))
    there = played(Shuffled(), levels)
    assert [game.number for game in there] == [1, 2, 3, 4, 5, 6]
    assert list(lines(there)) == list(lines(here))
    for one, other in zip(there, here, strict=True):
        assert [node.comment for node in one.record.main_line()] == [
            node.comment for node in other.record.main_line()
        ]
        assert one.record.root.comment == other.record.root.comment
        assert one.usage[0].moves == other.usage[0].moves


@in_the_whole
def test_processes_play_them_too() -> None:
    games = played(Processes(2), replace(SETTINGS, games=4))
    assert [game.number for game in games] == [1, 2, 3, 4, 5, 6]


def test_what_a_worker_plays_can_be_sent() -> None:
    with Here() as workers:
        job = PairJob(replace(SETTINGS, max_moves=60, variant="okisakishogi"), (1, 2), {})
        sent = workers.submit(play_pair, job).result().result
    assert pickle.loads(pickle.dumps(sent)) == sent
    assert len(sent[0].nodes) > 30


def test_a_match_that_is_decided_ends_after_the_same_game() -> None:
    games: list[GameResult] = []
    workers = Shuffled()
    with workers:
        play_in_cluster(
            workers,
            [SETTINGS],
            TURNS,
            lambda _, game: games.append(game),
            never,
            enough=lambda _: len(games) == 3,
        )
    assert [game.number for game in games] == [1, 2, 3]
    assert workers.done == 3  # all three pairs had been played by then


def test_pairs_of_a_decided_match_are_not_played() -> None:
    told: list[tuple[int, int]] = []
    turns = [Turn(match, number) for number in (1, 2) for match in (0, 1)]
    with Here() as workers:
        play_in_cluster(
            workers,
            [replace(SETTINGS, alternate=False)] * 2,
            turns,
            lambda match, game: told.append((match, game.number)),
            never,
            enough=lambda match: match == 0,
        )
    assert told == [(1, 1), (1, 2)]


class Deadly(Here):
    """Each pair with game 3 kills its workers."""

    def submit(self, do: Callable[[Any], Any], job: Any) -> Future[Any]:
        if isinstance(job[0], PairJob) and 3 in job[0].numbers:
            future: Future[Any] = Future()
            future.set_exception(WorkersKilledError())
            return future
        return super().submit(do, job)


def test_a_pair_that_kills_its_workers_is_left_out_and_told() -> None:
    games: list[int] = []
    left: list[tuple[int, str]] = []
    with Deadly() as workers:
        play_in_cluster(
            workers,
            [SETTINGS],
            TURNS,
            lambda _, game: games.append(game.number),
            lambda turn, error: left.append((turn.number, str(error))),
        )
    assert games == [1, 2, 5, 6]
    assert left == [(number, "3 workers ended while they did it") for number in (3, 4)]


def test_an_engine_that_does_not_start_on_the_workers_ends_the_match() -> None:
    with pytest.raises(EngineFailedError):
        played(Here(), replace(SETTINGS, white="engine:/nowhere/engine"))


def test_files_that_the_settings_name_are_sent(tmp_path: Path) -> None:
    openings = tmp_path / "openings"
    openings.write_text("startpos moves 7g7f 3c3d\n")
    games = played(Here(), replace(SETTINGS, openings=str(openings)))
    assert {tuple(node.move.usi for node in game.record.main_line()[:2] if node.move) for game in games} == {
        ("7g7f", "3c3d")
    }
    with pytest.raises(OSError, match="nowhere"):
        played(Here(), replace(SETTINGS, openings=str(tmp_path / "nowhere")))


def test_a_game_comes_back_from_a_worker_with_all_that_it_says() -> None:
    record = Record(STANDARD, handicap_id="bishop")
    record.headers.update(black="A", white="B", date="2026/11/26")
    record.root.comment = "from the start"
    for number, usi in enumerate(("5a4b", "7g7f", "3c3d"), 1):
        path = record.append(record.end_path(), parse_usi_move(usi, STANDARD), time_ms=1_000 * number)
        record.node(path).total_ms, record.node(path).comment = 2_000 * number, f"move {number}"
    last = record.node(record.end_path())
    last.illegal = True
    last.end(Outcome(Reason.ILLEGAL_MOVE, Color.BLACK))
    last.outcome_time_ms = 700
    game = GameResult(
        record,
        Outcome(Reason.ILLEGAL_MOVE, Color.BLACK),
        first_is_black=False,
        failure=EngineFailure(FailureKind.DIED_IN_SEARCH, "engine", "7"),
        number=5,
        opening=2,
        fault=Fault.ILLEGAL_MOVE,
        faulty=Color.WHITE,
        adjudicated=True,
        usage=(Usage(3, 30, 300, 12, 2), Usage(2, 20, 200, 8, 1)),
    )
    sent = pickle.loads(pickle.dumps(_sent(game)))
    assert _received(sent, STANDARD.id) == game


def test_only_what_the_settings_name_of_files_is_shared(tmp_path: Path) -> None:
    shared: list[Path] = []

    class Sharing(Here):
        def share(self, path: Path) -> Shared:
            shared.append(path)
            return Shared(path.name, str(path))

    usual = replace(SETTINGS, openings=BALANCED, black_book=NO_BOOK, white_book="")
    assert _shared(Sharing(), usual) == {}
    own = replace(
        SETTINGS, openings=NO_OPENINGS, black_book=str(tmp_path / "b"), white_book=str(tmp_path / "w")
    )
    assert {name: one.key for name, one in _shared(Sharing(), own).items()} == {
        "black_book": "b",
        "white_book": "w",
    }
    with_openings = replace(usual, openings=str(tmp_path / "o"))
    assert list(_shared(Sharing(), with_openings)) == ["openings"]
    assert shared == [tmp_path / "b", tmp_path / "w", tmp_path / "o"]


def test_only_our_own_engine_is_told_to_take_one_thread_of_a_worker() -> None:
    settings = replace(SETTINGS, black="level:3", black_options={"USI_Hash": "32"})
    sent = _of_worker(settings)
    assert sent.black_options == {"Threads": "1", "USI_Hash": "32"}
    assert sent.white_options == settings.white_options
