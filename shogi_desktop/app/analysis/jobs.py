"""One game analysed from beginning to end: what is done with many games at a time.

A job is a plain value, knows nothing of other jobs, and gives the same however often it is done: any
`concurrent.futures.Executor` takes it. No Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from shogi_desktop.app.analysis.game_analysis import GameWalk, NoScoreError, Plan
from shogi_desktop.app.analysis.kept import KeptFinding, findings_of, kept_of
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.handle import EngineHandle
from shogi_desktop.app.engines.required import require_options
from shogi_desktop.app.jobs import worker
from shogi_desktop.game import Outcome, Record
from shogi_desktop.rules import parse_usi_move, variant_by_id
from shogi_desktop.usi.command import EngineCommand

__all__ = ["GameJob", "KeptFinding", "NoScoreError", "analyse_game", "job_of"]


SHARE_OF_WORKER: Final[dict[str, object]] = {"Threads": 1, "USI_Hash": 64}
"""What an engine takes of a worker, whose machine is not known: the same everywhere, as findings need it."""


@dataclass(frozen=True, slots=True)
class GameJob:
    """A game, a line of moves in USI, and what is to be found out about it.

    :ivar engine: None: the program's own, wherever the job is done.
    :ivar options: for the engine; each must be one that it has.
    :ivar known: what was found before, by the same plan and engine.
    :ivar share: what of the machine the engine is to take, as far as it has options for that.
    """

    variant_id: str
    start_sfen: str
    moves: tuple[str, ...]
    end: Outcome | None
    plan: Plan
    engine: EngineCommand | None
    options: dict[str, object]
    known: tuple[KeptFinding, ...]
    share: dict[str, object] = field(default_factory=dict)


def job_of(
    record: Record,
    plan: Plan,
    engine: EngineCommand | None,
    options: dict[str, object],
    known: tuple[KeptFinding, ...] = (),
) -> GameJob:
    """The job of analysing the main line of `record`, up to the first foul."""
    moves: list[str] = []
    end = record.root.outcome
    for node in record.main_line():
        if node.illegal or node.move is None:
            end = None
            break
        moves.append(node.move.usi)
        end = None if node.ends_aside else node.outcome
    return GameJob(
        record.variant.id, record.start_sfen, tuple(moves), end, plan, engine, dict(options), known
    )


def walk_of(job: GameJob, known: Iterable[KeptFinding]) -> GameWalk:
    """The way through the game of a job. :param known: what has been found of it before."""
    return GameWalk(_record(job), job.plan, known=findings_of(known, variant_by_id(job.variant_id)))


def analyse_game(
    job: GameJob,
    tell: Callable[[KeptFinding, GameWalk], None] | None = None,
) -> tuple[KeptFinding, ...]:
    """Do the job: every finding, those known before too, by ply.

    :param tell: called with each finding as it is made.
    :raises EngineMissingError: the program's own engine is to be asked, and missing.
    :raises EngineFailedError: the engine does not start, or breaks twice without an answer between.
    :raises EngineInterruptedError: the run that the job belongs to was stopped.
    :raises NoScoreError: it says no scores. :raises EngineOptionError: it does not take an option.
    """
    variant = variant_by_id(job.variant_id)
    walk = walk_of(job, job.known)
    if walk.next() is not None:
        with _engine_of(job) as engine, worker.stopped_by(engine.interrupt):
            engine.prepare(variant.id, _all_options(job))
            engine.wait_until_ready()
            require_options(engine.name, engine.rejected, job.options)
            _search_all(walk, engine, tell)
    return tuple(kept_of(walk.findings[ply]) for ply in sorted(walk.findings))


@contextmanager
def _engine_of(job: GameJob) -> Iterator[EngineHandle]:
    """Our own stays for the next game of a run: it forgets everything with ``usinewgame``.

    Of another engine that is not known, and what it learnt from one game would be in the findings of the
    next: it begins each game anew.
    """
    if job.engine is not None or not worker.is_at_work():
        with EngineHandle(job.engine or bundled_engine(), restarts=True) as engine:
            yield engine
        return
    key = repr(sorted(_all_options(job).items()))  # what one was told stays with it
    try:
        yield worker.tool(key, lambda: EngineHandle(bundled_engine(), restarts=True))
    except BaseException:
        worker.forget_tool(key)
        raise


def _search_all(
    walk: GameWalk, engine: EngineHandle, tell: Callable[[KeptFinding, GameWalk], None] | None
) -> None:
    while (question := walk.next()) is not None:
        done = engine.search(walk.request(question)).result()
        for finding in walk.take(question, done, engine.name):
            if tell is not None:
                tell(kept_of(finding), walk)


def _all_options(job: GameJob) -> dict[str, object]:
    multipv = job.plan.effort.multipv
    return ({"MultiPV": multipv} if multipv > 1 else {}) | job.share | job.options


def _record(job: GameJob) -> Record:
    variant = variant_by_id(job.variant_id)
    record = Record(variant, job.start_sfen)
    node = record.root
    for text in job.moves:
        node = node.add(parse_usi_move(text, variant))
    if job.end is not None:
        node.end(job.end)
    return record
