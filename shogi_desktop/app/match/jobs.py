"""A match played by the workers of a cluster: a pair of games is a job, and pairs count in their order.

The settings travel as they stand in the match's file, so that each worker has the players of its own
installation; files that they name are sent. What a worker played comes back as plain values. On this
machine `runner` plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.app.jobs import worker
from shogi_desktop.app.jobs.running import Progress, in_order, run_jobs
from shogi_desktop.app.jobs.worker import Shared, StampError
from shogi_desktop.app.jobs.workers import Workers, WorkersKilledError
from shogi_desktop.app.match.game import GameResult, Table, pair_of
from shogi_desktop.app.match.players import Fault, Usage
from shogi_desktop.app.match.runner import Turn
from shogi_desktop.app.match.settings import BALANCED, NO_BOOK, NO_OPENINGS, MatchSettings
from shogi_desktop.game import Outcome, Record
from shogi_desktop.rules import Color, parse_usi_move, variant_by_id
from shogi_desktop.usi.errors import EngineFailure

_LEVEL: Final = "level:"
_ONE_THREAD: Final = {"Threads": "1"}
"""What a level's engine takes of a worker, whose machine is not known."""


class PairJob(Struct, frozen=True):
    """Games of a match, by their numbers.

    :ivar files: where the settings name a file, the file, by the setting's name.
    """

    settings: MatchSettings
    numbers: tuple[int, ...]
    files: dict[str, Shared]


class SentNode(Struct, frozen=True, array_like=True):
    """A move of a game that was played, with what its node says; the last one may have the outcome."""

    move: str
    comment: str
    time_ms: int | None
    total_ms: int | None
    illegal: bool
    outcome: Outcome | None
    outcome_time_ms: int | None


class SentGame(Struct, frozen=True):
    """A `GameResult` without its record, which is a tree, and too deep to be pickled."""

    start_sfen: str
    handicap: str | None
    headers: dict[str, str]
    root: SentNode
    nodes: tuple[SentNode, ...]
    outcome: Outcome
    first_is_black: bool
    failure: EngineFailure | None
    number: int
    opening: int | None
    fault: Fault | None
    faulty: Color | None
    adjudicated: bool
    usage: tuple[Usage, Usage]


def play_pair(job: PairJob) -> tuple[SentGame, ...]:
    """Do the job.

    :raises EngineFailedError: an engine does not start. :raises EngineMissingError: our own is nowhere.
    :raises EngineOptionError: one does not take an option. :raises EngineInterruptedError: stopped.
    """
    key = repr((job.settings, job.files))
    try:
        place = worker.tool(key, lambda: _Place(job))
        with worker.stopped_by(place.table.interrupt):
            return tuple(_sent(place.table.play(number)) for number in job.numbers)
    except BaseException:
        worker.forget_tool(key)
        raise


class _Place:
    """A table with both players, as a context: kept from pair to pair."""

    def __init__(self, job: PairJob) -> None:
        paths = {name: str(worker.path_of(file)) for name, file in job.files.items()}
        spec = replace(job.settings, **paths).spec()
        self.table = Table(spec, variant_by_id(spec.variant), None)

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            stack.callback(self.table.close)
            self.table.open()
            self._open = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()


def play_in_cluster(
    workers: Workers,
    matches: Sequence[MatchSettings],
    turns: Sequence[Turn],
    on_game: Callable[[int, GameResult], None],
    left_out: Callable[[Turn, Exception], None],
    *,
    enough: Callable[[int], bool] = lambda _: False,
    on_tick: Callable[[Progress], None] | None = None,
) -> None:
    """Play `turns` in pairs; all else as in `runner.play_schedule`, but each game is told in its turn.

    So a test that decides a match decides it after the same game whoever played what. Pairs that were played
    ahead are let go of then.

    :param left_out: is told a game that no worker could play, and why.
    :raises OSError: a file that the settings name cannot be read. :raises WorkersError: all workers have
        gone. :raises: as `play_pair`.
    """
    files = [_shared(workers, settings) for settings in matches]
    pairs = [tuple(pair) for _, pair in groupby(turns, lambda turn: _pair(matches, turn))]
    decided = {match for match in range(len(matches)) if enough(match)}

    def jobs() -> Iterator[tuple[int, PairJob]]:
        for place, pair in enumerate(pairs):
            match = pair[0].match
            if match not in decided:
                numbers = tuple(turn.number for turn in pair)
                yield place, PairJob(_of_worker(matches[match]), numbers, files[match])

    for done in in_order(run_jobs(workers, play_pair, jobs(), total=len(pairs), on_tick=on_tick)):
        match = pairs[done.key][0].match
        if isinstance(done.error, WorkersKilledError | StampError):
            for turn in pairs[done.key]:
                left_out(turn, done.error)
            continue
        for sent in done.result:
            if match not in decided:
                on_game(match, _received(sent, matches[match].variant))
                if enough(match):
                    decided.add(match)
        if len(decided) == len(matches):
            workers.stop()
            return


def _pair(matches: Sequence[MatchSettings], turn: Turn) -> tuple[int, int]:
    return turn.match, pair_of(turn.number, alternate=matches[turn.match].alternate)


def _shared(workers: Workers, settings: MatchSettings) -> dict[str, Shared]:
    """What the settings name of files, and no worker need have."""
    named = {
        "openings": "" if settings.openings in {NO_OPENINGS, BALANCED} else settings.openings,
        "black_book": "" if settings.black_book == NO_BOOK else settings.black_book,
        "white_book": "" if settings.white_book == NO_BOOK else settings.white_book,
    }
    return {name: workers.share(Path(path)) for name, path in named.items() if path}


def _of_worker(settings: MatchSettings) -> MatchSettings:
    """The settings for a worker: our own engine takes one thread of it."""
    return replace(
        settings,
        black_options=_share(settings.black, settings.black_options),
        white_options=_share(settings.white, settings.white_options),
    )


def _share(player: str, options: Mapping[str, str | None]) -> dict[str, str | None]:
    return {**(_ONE_THREAD if player.startswith(_LEVEL) else {}), **options}


# --- games on their way -----------------------------------------------------------------------------------


def _sent(game: GameResult) -> SentGame:
    record = game.record
    moves = record.main_line()
    return SentGame(
        record.start_sfen,
        record.handicap_id,
        dict(record.headers),
        _sent_node(record, 0),
        tuple(_sent_node(record, ply) for ply in range(1, len(moves) + 1)),
        game.outcome,
        game.first_is_black,
        game.failure,
        game.number,
        game.opening,
        game.fault,
        game.faulty,
        game.adjudicated,
        game.usage,
    )


def _sent_node(record: Record, ply: int) -> SentNode:
    node = record.node((0,) * ply)
    return SentNode(
        "" if node.move is None else node.move.usi,
        node.comment,
        node.time_ms,
        node.total_ms,
        node.illegal,
        node.outcome,
        node.outcome_time_ms,
    )


def _received(sent: SentGame, variant_id: str) -> GameResult:
    variant = variant_by_id(variant_id)
    record = Record(variant, sent.start_sfen, sent.handicap)
    record.headers.update(sent.headers)
    node = record.root
    for one in (sent.root, *sent.nodes):
        if one.move:
            node = node.add(parse_usi_move(one.move, variant))
        node.comment, node.illegal = one.comment, one.illegal
        node.time_ms, node.total_ms = one.time_ms, one.total_ms
        if one.outcome is not None:
            node.end(one.outcome)
            node.outcome_time_ms = one.outcome_time_ms
    return GameResult(
        record,
        sent.outcome,
        sent.first_is_black,
        sent.failure,
        sent.number,
        sent.opening,
        sent.fault,
        sent.faulty,
        sent.adjudicated,
        sent.usage,
    )
