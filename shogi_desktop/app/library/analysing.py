"""Games of the library analysed in the background: the crew of ``shogi-desktop analyse``, behind Qt's
signals.

What is wished is kept in a file until it is done, and what a game has come to so far in one of its own: a
run that was stopped, even by a kill, goes on where it was. Everything that waits for disks and engines is
done in a thread.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from PySide6.QtCore import QObject, Signal

from shogi_desktop.analysis.figures import figures_of
from shogi_desktop.analysis.judged import judged_moves
from shogi_desktop.app.analysis.crew import Crew, CrewTells
from shogi_desktop.app.analysis.engines import (
    MOST_ENGINES,
    AnalysisEngine,
    ChooseEngines,
    politely,
    share_of_machine,
)
from shogi_desktop.app.analysis.game_analysis import Effort, Finding, NoScoreError, Plan
from shogi_desktop.app.analysis.jobs import SHARE_OF_WORKER, GameJob, KeptFinding, job_of
from shogi_desktop.app.analysis.joining import joined, keep_in_record, told_apart
from shogi_desktop.app.analysis.kept import findings_of, kept_of
from shogi_desktop.app.analysis.partial import PartialFolder
from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.failures import missing_engine_text, words_for_failure
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.jobs.choosing import workers_for
from shogi_desktop.app.jobs.running import Progress
from shogi_desktop.app.jobs.workers import Threads, Workers, WorkersError, WorkersKilledError
from shogi_desktop.app.library.analyses import NAME, Analysed, Analyses, key_of_game
from shogi_desktop.app.library.errors import IndexUnusableError
from shogi_desktop.app.players.book import in_book
from shogi_desktop.app.records.files import FileTrouble, losses
from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.app.system.json_text import from_json, to_json
from shogi_desktop.game import Record
from shogi_desktop.notation import NotationError, ReadResult, detect
from shogi_desktop.notation.formats import format_by_id
from shogi_desktop.regular_file import read_file, read_whole
from shogi_desktop.rules import VARIANTS, RulesError, UnplayableError, require_playable
from shogi_desktop.usi.command import EngineCommand

WISH_NAME: Final = "library-analysis.json"
FOLDER_NAME: Final = "library-analysis"
MOST_GAMES: Final = 20_000
MOST_JOBS: Final = 16
_GLANCE_S: Final = 0.1
"""How soon a stop is noticed while a cluster is called."""
_TOLD_EVERY_S: Final = 0.25
_LEAST_SEARCHED: Final = 20
"""Positions after which the time left is told."""


class WishedGame(Struct, frozen=True, array_like=True):
    """A game of the library: its file, its number there from 0, how many moves the index says it has."""

    path: str
    number: int
    plies: int


class Wish(Struct, frozen=True):
    """What is to be analysed, and how. One of `nodes` and `movetime_ms`; `engine` is an id of the player's
    list, `others` are those of engines whose word is kept beside its.

    :ivar cluster: whose workers do it (`jobs.cluster.Cluster`); empty: this computer, `jobs` at a time.
    :ivar into_files: evaluations are written into the files that are ours to write; else beside them.
    :ivar again: what is known of games already is found anew.
    """

    games: Annotated[tuple[WishedGame, ...], Meta(max_length=MOST_GAMES)]
    nodes: Annotated[int, Meta(ge=1)] | None = None
    movetime_ms: Annotated[int, Meta(ge=1)] | None = None
    jobs: Annotated[int, Meta(ge=1, le=MOST_JOBS)] = 1
    engine: str = ""
    into_files: bool = False
    again: bool = False
    cluster: Annotated[str, Meta(max_length=255)] = ""
    others: Annotated[tuple[str, ...], Meta(max_length=MOST_ENGINES - 1)] = ()

    @property
    def plan(self) -> Plan:
        """As the crew is told."""
        return Plan(Effort(self.nodes, self.movetime_ms))


class Why(Enum):
    """Why a game could not be analysed."""

    UNREADABLE = auto()
    NO_MOVES = auto()
    UNPLAYABLE = auto()
    ENGINE = auto()
    WORKERS = auto()
    """Workers ended each time they did it."""


@dataclass(frozen=True, slots=True)
class RunProgress:
    """How far it is: games, and the seconds that the rest takes, None while that cannot be said.

    :ivar failed: games among those done that could not be analysed. :ivar running: being searched now.
    :ivar by_worker: in a cluster, the games that each worker has done.
    """

    done: int
    total: int
    seconds_left: float | None
    failed: int = 0
    running: int = 0
    by_worker: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RunReport:
    """What came of a run.

    :ivar analysed: games searched or found to be known. :ivar failed: with why, and the engine's sentence.
    :ivar beside: games that were to be written into their files, which are not ours to write.
    :ivar left: games that were not come to, because the run was stopped.
    :ivar lacking: games among those analysed of which one of the engines found nothing.
    """

    analysed: int = 0
    failed: tuple[tuple[str, Why, str], ...] = ()
    beside: int = 0
    left: int = 0
    trouble: str = ""
    lacking: int = 0


class LibraryAnalysis(QObject):
    """One run at a time.

    :ivar progressed: a `RunProgress`. :ivar analysed: the list may show more. :ivar ended: a `RunReport`.
    :ivar waiting_changed: a run that was stopped waits to be gone on with, or none does any more.
    """

    progressed = Signal(object)
    analysed = Signal()
    ended = Signal(object)
    waiting_changed = Signal()
    _over = Signal(object)
    _read = Signal(object)

    def __init__(
        self,
        folder: Path,
        choose: Callable[[Sequence[str]], ChooseEngines],
        parent: QObject | None = None,
        *,
        cluster: Callable[[], str] = lambda: "",
    ) -> None:
        """:param folder: where everything is kept. :param choose: the engines of these ids, for a game.
        :param cluster: the one that the player has named; empty for none.
        """
        super().__init__(parent)
        self._folder, self._choose, self.cluster = folder, choose, cluster
        self._thread: threading.Thread | None = None
        self._run: _Run | None = None
        self.waiting: Wish | None = None
        self._over.connect(self._end)
        self._read.connect(self._take_waiting)

    @property
    def running(self) -> bool:
        """Whether games are being analysed."""
        return self._run is not None

    def look(self) -> None:
        """Look whether a run was cut off; see `waiting`."""
        if self._thread is None:
            self._begin(lambda: self._read.emit(_read_wish(self._folder / WISH_NAME)))

    def start(self, wish: Wish) -> None:
        """Analyse these games. What another run had left is let go of."""
        if not self.running:
            self._start(wish, goes_on=False)

    def go_on(self) -> None:
        """Go on with what was stopped."""
        if self.waiting is not None and not self.running:
            self._start(self.waiting, goes_on=True)

    def discard(self) -> None:
        """Let go of what was stopped; what it has found of whole games stays."""
        if self.running:
            return
        self.waiting = None
        with suppress(OSError):
            (self._folder / WISH_NAME).unlink()
        PartialFolder(self._folder / FOLDER_NAME).clear()
        self.waiting_changed.emit()

    def stop(self) -> None:
        """Stop soon; `ended` tells when. What was found is kept."""
        if self._run is not None:
            self._run.stop()

    def close(self) -> None:
        """Stop, and wait until the engines have gone."""
        self.stop()
        if self._thread is not None:
            self._thread.join()

    def _start(self, wish: Wish, *, goes_on: bool) -> None:
        self._join()
        try:
            choose = self._choose((wish.engine, *wish.others))
            engines = {variant.id: choose(variant) for variant in VARIANTS}
        except EngineMissingError:
            self.ended.emit(RunReport(left=len(wish.games), trouble=missing_engine_text()))
            return
        self.waiting = wish
        self._run = run = _Run(self._folder, wish, engines, self.progressed.emit, self.analysed.emit)
        self.waiting_changed.emit()
        self._begin(lambda: self._over.emit(run.work(goes_on=goes_on)))

    def _begin(self, work: Callable[[], object]) -> None:
        self._thread = threading.Thread(target=work, name="library analysis")
        self._thread.start()

    def _join(self) -> None:
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _end(self, report: RunReport) -> None:
        self._join()
        self._run = None
        if not report.left:
            self.waiting = None
        self.ended.emit(report)
        self.waiting_changed.emit()

    def _take_waiting(self, wish: Wish | None) -> None:
        self._join()
        if not self.running:
            self.waiting = wish
            self.waiting_changed.emit()


def _read_wish(path: Path) -> Wish | None:
    try:
        return from_json(read_whole(path), Wish)
    except (OSError, msgspec.DecodeError):
        return None


@dataclass(slots=True)
class _Game:
    """A game on its way. `digest` is that of its file.

    :ivar jobs: one for each engine that plays it. :ivar told: what they have found, by their numbers.
    :ivar trouble: why one of them could not.
    """

    wished: WishedGame
    result: ReadResult
    digest: bytes
    key: str
    is_single: bool
    jobs: tuple[GameJob, ...] = ()
    told: dict[int, tuple[KeptFinding, ...]] = field(default_factory=dict)
    untold: int = 0
    trouble: tuple[Why, str] | None = None
    searched: int = 0


@dataclass(frozen=True, slots=True)
class _Task:
    """A game to be searched by one of the engines."""

    game: _Game
    number: int


class _Run(CrewTells[_Task]):
    """One run, in its thread."""

    def __init__(
        self,
        folder: Path,
        wish: Wish,
        engines: Mapping[str, Sequence[AnalysisEngine]],
        tell: Callable[[RunProgress], object],
        analysed: Callable[[], object],
    ) -> None:
        self._folder, self._wish, self._engines = folder, wish, engines
        self._tell_progress, self._tell_analysed = tell, analysed
        self._partial = PartialFolder(folder / FOLDER_NAME)
        self._crew: Crew[_Task] | None = None
        self._stopped = False
        self._share = {**SHARE_OF_WORKER} if wish.cluster else share_of_machine(wish.jobs)
        self._lock = threading.Lock()
        self._progress = Progress(0, 0, 0, None, 0.0)
        self._most = max((len(each) for each in engines.values()), default=1)
        self._left = self._most * sum(game.plies + 1 for game in wish.games)
        """Searches that are not done yet, by what the index says."""
        self._searched = 0
        self._told_s = time.monotonic()
        self._began_s: float | None = None
        """When the first position was found: what came before was reading, and engines that start."""
        self._done = self._count = self._beside = self._lacking = 0
        self._failed: list[tuple[str, Why, str]] = []
        self._last_file: tuple[str, bytes, list[ReadResult]] | None = None

    def stop(self) -> None:
        """From another thread."""
        with self._lock:
            self._stopped = True
            crew = self._crew
        if crew is not None:
            crew.stop()

    def work(self, *, goes_on: bool) -> RunReport:
        """Do it all."""
        try:
            self._analyses = Analyses(self._folder / NAME)
        except IndexUnusableError as error:
            return RunReport(left=len(self._wish.games), trouble=str(error))
        try:
            if not goes_on:
                self._partial.clear()
                write_atomically(self._folder / WISH_NAME, to_json(self._wish))
            self._analyse()
            left = len(self._wish.games) - self._done
            if not left:
                self._partial.clear()
                (self._folder / WISH_NAME).unlink(missing_ok=True)
        except WorkersError as error:
            return self._report(len(self._wish.games) - self._done, str(error))
        except OSError as error:
            trouble = f"{error.filename or self._folder}: {error.strerror or error}"
            return self._report(len(self._wish.games) - self._done, trouble)
        except sqlite3.Error as error:
            return self._report(len(self._wish.games) - self._done, f"{self._folder / NAME}: {error}")
        else:
            return self._report(left)
        finally:
            self._partial.close()
            self._analyses.close()

    def _analyse(self) -> None:
        """:raises WorkersError: there is no such cluster, or it has gone."""
        workers = self._workers()
        if workers is None:
            return
        crew: Crew[_Task] = Crew(self, self._partial, workers)
        with self._lock:
            self._crew = crew
            late = self._stopped
        if late:
            crew.stop()
        crew.work(self._jobs())

    def _workers(self) -> Workers | None:
        """Who does it; None where the run was stopped before they were there."""
        wish = self._wish
        if not wish.cluster:
            return Threads(wish.jobs)
        found: Future[Workers] = Future()
        threading.Thread(target=_connect, args=(wish.cluster, found), name="cluster", daemon=True).start()
        while not self._stopped:
            with suppress(TimeoutError):
                return found.result(_GLANCE_S)
        found.add_done_callback(_let_go)
        return None

    def _report(self, left: int, trouble: str = "") -> RunReport:
        return RunReport(self._count, tuple(self._failed), self._beside, left, trouble, self._lacking)

    # --- reading ------------------------------------------------------------------------------------------

    def _jobs(self) -> Iterator[tuple[_Task, GameJob]]:
        for wished in self._wish.games:
            if self._stopped:
                return
            try:
                game = self._read(wished)
            except (OSError, NotationError, RulesError) as error:
                self._give_up(wished, Why.UNREADABLE, str(error))
                continue
            record = game.result.record
            if not record.main_line():
                self._give_up(wished, Why.NO_MOVES)
                continue
            if not self._wish.again and self._is_known(game):
                self._finish(game)
                continue
            try:
                require_playable(record.start_position())
            except UnplayableError as error:
                self._give_up(wished, Why.UNPLAYABLE, str(error))
                continue
            game.jobs = tuple(
                replace(
                    job_of(record, self._wish.plan, self._command(engine), dict(engine.options)),
                    share=self._share,
                )
                for engine in self._engines[record.variant.id]
            )
            for number, job in enumerate(game.jobs):
                yield _Task(game, number), job

    def _command(self, engine: AnalysisEngine) -> EngineCommand | None:
        """How it is started where the job is done; None: as the program's own is there."""
        if not self._wish.cluster:
            return politely(engine.command)
        try:
            return None if engine.command == bundled_engine() else engine.command
        except EngineMissingError:
            return engine.command

    def _read(self, wished: WishedGame) -> _Game:
        if self._last_file is None or self._last_file[0] != wished.path:
            data = read_file(Path(wished.path))
            digest = blake2b(data, digest_size=16).digest()
            self._last_file = (wished.path, digest, detect.read_all(data))
        _, digest, results = self._last_file
        result = results[min(wished.number, len(results) - 1)]
        return _Game(wished, result, digest, key_of_game(result.record), len(results) == 1)

    def _is_known(self, game: _Game) -> bool:
        """Whether a game needs no search: it was analysed before, or its file says what each move is
        worth.
        """
        place = [(game.digest, game.wished.number)]
        if self._analyses.find(game.key) is not None:
            self._analyses.note(game.key, place)
            return True
        record = game.result.record
        moves = judged_moves(record, in_book=in_book)
        if len(moves) < len(record.main_line()):
            return False
        self._analyses.keep(game.key, Analysed(figures_of(record, moves)), place)
        return True

    # --- what the crew tells ------------------------------------------------------------------------------

    def searched(self, task: _Task, done: int, total: int) -> None:  # noqa: ARG002 - the crew tells it
        """One more position of a game is known."""
        with self._lock:
            task.game.searched += 1
            if self._began_s is None:
                self._began_s = time.monotonic()
            self._searched += 1
            self._left -= 1

    def tick(self, progress: Progress) -> None:
        """Tell how far it is, now and then."""
        now = time.monotonic()
        self._progress = progress
        if self._wish.cluster and self._began_s is None:
            self._began_s = now
        if now - self._told_s >= _TOLD_EVERY_S:
            self._told_s = now
            self._tell(now)

    def found(self, task: _Task, findings: tuple[KeptFinding, ...]) -> None:
        """Take what an engine has found of a game."""
        task.game.told[task.number] = findings
        self._gather(task.game)

    def _gather(self, game: _Game) -> None:
        """Keep what was found of a game, once every engine has told."""
        if len(game.told) + game.untold < len(game.jobs):
            return
        if not game.told:
            assert game.trouble is not None
            self._give_up(game.wished, *game.trouble, game.searched)
            return
        self._lacking += bool(game.untold)
        record = game.result.record
        apart = told_apart([_by_ply(record, findings) for _, findings in sorted(game.told.items())])
        keep_in_record(record, *apart)
        figures = figures_of(record, judged_moves(record, in_book=in_book))
        digest = self._write_into_file(game) if self._wish.into_files else None
        kept = Analysed(figures, () if digest is not None else tuple(map(kept_of, joined(apart))))
        self._analyses.keep(game.key, kept, [(digest or game.digest, game.wished.number)])
        for job in game.jobs:
            self._partial.done(job)
        self._finish(game)
        self._tell_analysed()

    def failed(self, task: _Task, error: Exception) -> None:
        """An engine cannot do a game; where none can, the game is given up."""
        why = Why.ENGINE
        if isinstance(error, WorkersKilledError):
            why, sentence = Why.WORKERS, ""
        elif isinstance(error, EngineFailedError):
            sentence = words_for_failure(error.failure).happened
        elif isinstance(error, NoScoreError):
            sentence = error.engine
        else:
            sentence = str(error)
        task.game.untold += 1
        task.game.trouble = task.game.trouble or (why, sentence)
        self._gather(task.game)

    def _give_up(self, wished: WishedGame, why: Why, sentence: str = "", searched: int = 0) -> None:
        self._failed.append((wished.path, why, sentence))
        self._done += 1
        with self._lock:
            self._left -= self._most * (wished.plies + 1) - searched

    def _finish(self, game: _Game) -> None:
        """A game is done."""
        self._done += 1
        self._count += 1
        with self._lock:
            rest = self._most * (game.wished.plies + 1) - game.searched
            self._left -= rest
            if self._wish.cluster:  # whose workers tell of whole games
                self._searched += rest
        self._tell(time.monotonic())

    def _tell(self, now: float) -> None:
        with self._lock:
            searched, left, began = self._searched - 1, max(0, self._left), self._began_s
        is_sure = began is not None and searched >= _LEAST_SEARCHED
        seconds = (now - began) / searched * left if is_sure and began is not None else None
        by_worker = self._progress.by_worker if self._wish.cluster else {}
        self._tell_progress(
            RunProgress(
                self._done,
                len(self._wish.games),
                seconds,
                len(self._failed),
                self._progress.running,
                by_worker,
            )
        )

    # --- writing ------------------------------------------------------------------------------------------

    def _write_into_file(self, game: _Game) -> bytes | None:
        """Write the evaluations into the game's file; its new digest. None: it is not ours to write.

        It is ours where it holds this game alone, was read without reservations, loses nothing by being
        written in its format, and has not changed since.
        """
        path, result = Path(game.wished.path), game.result
        entry = format_by_id(result.format)
        written = None
        # Files of anybody's: whatever speaks against it, they stay as they are.
        with suppress(OSError, NotationError, FileTrouble):
            if game.is_single and not result.problems and not losses(result.record, entry):
                data = entry.dump(result.record, result.encoding or "utf-8")
                if blake2b(read_file(path), digest_size=16).digest() == game.digest:
                    write_atomically(path, data)
                    written = blake2b(data, digest_size=16).digest()
        self._beside += written is None
        return written


def _connect(cluster: str, found: Future[Workers]) -> None:
    try:
        found.set_result(workers_for(cluster, None))
    except Exception as error:  # noqa: BLE001 - raised again where the workers are waited for
        found.set_exception(error)


def _let_go(found: Future[Workers]) -> None:
    """Workers that came when nobody waited for them any more."""
    if found.exception() is None:
        with found.result():
            pass


def _by_ply(record: Record, findings: tuple[KeptFinding, ...]) -> dict[int, Finding]:
    return {one.ply: one for one in findings_of(findings, record.variant)}
