"""One problem examined: what is done with many at a time, here or on other machines."""

from __future__ import annotations

from msgspec import Struct, field

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.engines.mates import Verdict
from shogi_desktop.app.jobs import worker
from shogi_desktop.app.problems.defences import Branch, tree_of_defences
from shogi_desktop.app.problems.examination import Examination, Examiner, UndecidedError
from shogi_desktop.app.problems.prover import DEFAULT_LIMIT_MS, EngineProver
from shogi_desktop.rules import Position, variant_by_id
from shogi_desktop.usi.command import EngineCommand


class Solver(Struct, frozen=True):
    """Who solves: a command that works where the job is done, by default the program's own engine there."""

    command: EngineCommand | None = None
    options: dict[str, str | None] = field(default_factory=dict)
    limit_ms: int = DEFAULT_LIMIT_MS

    def prover(self) -> EngineProver:
        """One that asks it. :raises EngineMissingError: the program's own engine is missing."""
        return EngineProver(self.command or bundled_engine(), self.options, self.limit_ms)


class ProblemJob(Struct, frozen=True):
    """A position to be examined, by `check` thoroughly, by `tree` with every defence."""

    variant_id: str
    sfen: str
    solver: Solver
    check: bool
    tree: bool


class Examined(Struct, frozen=True):
    """What was found; `tree` is None too where some defence could not be decided."""

    found: Examination
    tree: Branch | None


def examine_problem(job: ProblemJob) -> Examined:
    """Do the job.

    :raises EngineFailedError: the engine broke. :raises EngineMissingError: see `Solver`.
    """
    prover = worker.tool(repr(job.solver), job.solver.prover)
    start = Position.from_sfen(job.sfen, variant_by_id(job.variant_id))
    try:
        with worker.stopped_by(prover.interrupt):
            found = Examiner(prover).examine(start, thoroughly=job.check)
            return Examined(found, _tree(prover, start, found) if job.tree else None)
    except EngineFailedError:
        worker.forget_tool(repr(job.solver))  # the next problem has another engine
        raise


def _tree(prover: EngineProver, start: Position, found: Examination) -> Branch | None:
    if found.verdict is not Verdict.MATE:
        return None
    try:
        return tree_of_defences(prover, start)
    except UndecidedError:
        return None
