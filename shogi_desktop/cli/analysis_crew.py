"""The games of ``analyse``: read, handed to the crew that searches them, written and told."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from shogi_desktop.analysis.judged import judged_moves
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.analysis.review import review_of
from shogi_desktop.app.analysis.crew import Crew, CrewTells
from shogi_desktop.app.analysis.game_analysis import NoScoreError, Plan
from shogi_desktop.app.analysis.games_json import GamesJson
from shogi_desktop.app.analysis.jobs import GameJob, KeptFinding, job_of
from shogi_desktop.app.analysis.joining import keep_in_record, told_apart
from shogi_desktop.app.analysis.kept import findings_of
from shogi_desktop.app.analysis.partial import Partial
from shogi_desktop.app.analysis.report import GameData, SideData, game_data
from shogi_desktop.app.analysis.sheet import review_sheet
from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import words_for_failure
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.engines.required import EngineOptionError
from shogi_desktop.app.jobs.running import Progress
from shogi_desktop.app.jobs.worker import StampError
from shogi_desktop.app.jobs.workers import Workers, WorkersKilledError
from shogi_desktop.app.players.book import in_book
from shogi_desktop.app.printing.sheets import facts_of, page_setup
from shogi_desktop.app.system.json_text import name_as_text
from shogi_desktop.cli.common import STDIN, CommandError, complain, read_games, write_bytes
from shogi_desktop.cli.convert import TARGETS, Target, listed, target_of_suffix
from shogi_desktop.cli.sources import Source, free
from shogi_desktop.cli.workers import TerminalLine
from shogi_desktop.game import Record
from shogi_desktop.notation import MoveStyle, NotationError, ReadResult, UnencodableError
from shogi_desktop.notation.style import move_text
from shogi_desktop.paint.errors import PaintError
from shogi_desktop.paint.page import sheet_pdf_bytes
from shogi_desktop.regular_file import real_path
from shogi_desktop.rules import Move, Position, RulesError, Square, UnplayableError, require_playable
from shogi_desktop.usi.command import EngineCommand

COMMAND: Final = "analyse"


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine that is asked, by the `name` of the command line; `command` is None for the program's own."""

    command: EngineCommand | None = None
    options: dict[str, object] = field(default_factory=dict)
    name: str = "our own engine"


@dataclass(frozen=True, slots=True)
class Settings:
    """How each game is analysed, and how its reasons write moves; the first engine's word counts."""

    plan: Plan
    engines: tuple[Engine, ...]
    style: MoveStyle
    share: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outputs:
    """Where results go. `save` and `report` are folders where `many`."""

    json: str | None
    save: Path | None
    report: Path | None
    many: bool

    @property
    def partial(self) -> Path | None:
        """Where is kept what was found so far; None where nothing is written that a run could go on with."""
        named = [Path(self.json)] if self.json not in {None, STDIN} and self.json is not None else []
        named += [path for path in (self.save, self.report) if path is not None]
        if not named:
            return None
        first = named[0]
        return first / ".analysis.partial" if first.is_dir() else first.with_name(f"{first.name}.partial")


@dataclass(frozen=True, slots=True)
class _Game:
    """A game of a file: its place in the list, and in its file where that holds several.

    :ivar save: the file to write it to, and its format. :ivar report: the same of its review.
    """

    place: tuple[int, int]
    source: Source
    number: int | None
    result: ReadResult
    save: tuple[Path, Target] | None
    report: Path | None

    @property
    def name(self) -> str:
        """For people: the file, and which game in it."""
        return self.source.name if self.number is None else f"{self.source.name}, game {self.number}"


@dataclass(frozen=True, slots=True)
class _Task:
    """A game to be searched by one of the engines."""

    game: _Game
    engine: int
    name: str


class Analysis(CrewTells[_Task]):
    """Reads the games, has them analysed, and writes what comes back: a game when all engines are done."""

    def __init__(
        self,
        settings: Settings,
        outputs: Outputs,
        partial: Partial | None,
        workers: Workers,
        games: GamesJson | None = None,
    ) -> None:
        """:param games: takes what is found for the JSON, where one is wanted."""
        self._settings = settings
        self._outputs = outputs
        self._crew: Crew[_Task] = Crew(self, partial, workers)
        self._waiting: dict[tuple[int, int], dict[int, tuple[KeptFinding, ...] | None]] = {}
        """What engines have found of a game of which others have not told yet; None: nothing came of it."""
        self._games = games
        self._taken: set[Path] = set()
        """What is not to be written to any more: the files that are read, and those of games before."""
        self._status = _Status()
        self._failed = False
        self.is_unfinished = False
        """Whether another run could find or write what is not in the output."""

    def work(self, found: list[Source]) -> bool:
        """Analyse every game; whether something failed, which has been told."""
        self._crew.total = 0
        self._taken = {real_path(Path(source.name)) for source in found}
        self._count(len(found))
        engines = list(enumerate(self._settings.engines))
        try:
            self._crew.work(
                (self._task(game, number), self._job(game, engine))
                for game in self._read_all(found)
                for number, engine in engines
            )
        finally:
            self._status.clear()
        return self._failed

    def _read_all(self, found: list[Source]) -> Iterator[_Game]:
        for place, source in enumerate(found):
            try:
                results = read_games(source.name)
            except CommandError as error:
                self._fail(str(error))
                self._count(-1)
                continue
            several = len(results) > 1
            self._count(len(results) - 1)
            for number, result in enumerate(results, start=1):
                game = self._game((place, number), source, several, result)
                if self._can_be_analysed(game):
                    yield game
                else:
                    self._count(-1)

    def _game(self, place: tuple[int, int], source: Source, several: bool, result: ReadResult) -> _Game:
        """The game with its files. Those of one file get numbers, and so do games of one name."""
        number = place[1] if several else None
        save = report = None
        if self._outputs.save is not None:
            wanted = _target(source, number, self._outputs.save, many=self._outputs.many)
            known = target_of_suffix(wanted.suffix)
            if known is None:  # a .txt, or standard input
                known, wanted = TARGETS["kifu"], wanted.with_suffix(".kifu")
            save = free(wanted, self._taken), known
        if self._outputs.report is not None:
            wanted = _target(source, number, self._outputs.report, many=self._outputs.many)
            report = free(wanted.with_suffix(".pdf"), self._taken)
        return _Game(place, source, number, result, save, report)

    def _count(self, more: int) -> None:
        """There are so many games more than was thought: a file was taken for one."""
        assert self._crew.total is not None
        self._crew.total += more * len(self._settings.engines)

    def _can_be_analysed(self, game: _Game) -> bool:
        record = game.result.record
        try:
            require_playable(record.start_position())
        except UnplayableError as error:
            self._fail(f"{game.name}: no engine can play from its position: {error}")
            return False
        if not record.main_line():
            self._fail(f"{game.name} has no moves")
            return False
        return True

    def _task(self, game: _Game, number: int) -> _Task:
        engine = self._settings.engines[number]
        several = len(self._settings.engines) > 1
        return _Task(game, number, f"{game.name}, {engine.name}" if several else game.name)

    def _job(self, game: _Game, engine: Engine) -> GameJob:
        job = job_of(game.result.record, self._settings.plan, engine.command, engine.options)
        return replace(job, share=self._settings.share)

    def searched(self, task: _Task, done: int, total: int) -> None:
        """Tell how far the game is."""
        self._status.tell(task.name, done, total)

    def tick(self, progress: Progress) -> None:
        """Write the line on the terminal anew."""
        self._status.show(progress)

    def failed(self, task: _Task, error: Exception) -> None:
        """Say why a game cannot be done. :raises CommandError: none can."""
        self._status.done(task.name)
        if isinstance(error, EngineFailedError):
            self._leave(f"{task.name}: {words_for_failure(error.failure).happened}")
        elif isinstance(error, NoScoreError):
            self._fail(f"{task.name}: the engine {error.engine} gives no scores: choose another one")
        elif isinstance(error, WorkersKilledError | StampError):
            self._leave(f"{task.name} is left out: {error}")
        elif isinstance(error, EngineOptionError | EngineMissingError):
            raise CommandError(str(error)) from error
        else:
            raise error
        self._gather(task, None)

    def found(self, task: _Task, findings: tuple[KeptFinding, ...]) -> None:
        """Write what was found, once every engine has told."""
        self._status.done(task.name)
        self._gather(task, findings)

    def _gather(self, task: _Task, findings: tuple[KeptFinding, ...] | None) -> None:
        told = self._waiting.setdefault(task.game.place, {})
        told[task.engine] = findings
        if len(told) == len(self._settings.engines):
            del self._waiting[task.game.place]
            there = [kept for _, kept in sorted(told.items()) if kept is not None]
            if there:
                self._take(task.game, there)

    def _take(self, game: _Game, kept: Sequence[tuple[KeptFinding, ...]]) -> None:
        record = game.result.record
        found = told_apart([{one.ply: one for one in findings_of(each, record.variant)} for each in kept])
        keep_in_record(record, *found)
        file = name_as_text(game.source.name)
        data = game_data(file, record, self._settings.plan, found[0], self._write, game.number)
        self._status.clear()
        if self._outputs.json != STDIN:
            print(_line(game.name, data), flush=True)
        try:
            if self._games is not None:
                self._games.add(game.place, data)
            if game.save is not None:
                self._save(game.name, record, *game.save)
            if game.report is not None:
                self._write_report(record, game.report)
        except (CommandError, NotationError, PaintError, RulesError) as error:
            self._leave(f"{game.name}: {error}")
        except OSError as error:
            self._leave(f"{error.filename or game.name} cannot be written: {error.strerror or error}")

    def _save(self, name: str, record: Record, path: Path, wanted: Target) -> None:
        """Write the record with its evaluations, and tell what the format does not hold."""
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(path, _encoded(record, wanted))
        losses = wanted.format.losses(record)
        if losses:
            self._status.clear()
            complain(COMMAND, f"{name}: {wanted.format.name} does not hold {listed(losses)}")

    def _write_report(self, record: Record, path: Path) -> None:
        review = review_of(record, judged_moves(record, in_book=in_book))
        style, facts = self._settings.style, facts_of(record)
        sheet = review_sheet(review, record, self._write, style, facts=facts)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(path, sheet_pdf_bytes(sheet, page_setup()))

    def _write(self, position: Position, move: Move, previous: Square | None) -> str:
        return move_text(position, move, self._settings.style, previous)

    def _leave(self, sentence: str) -> None:
        """Say why something is left for another run."""
        self.is_unfinished = True
        self._fail(sentence)

    def _fail(self, sentence: str) -> None:
        self._failed = True
        self._status.clear()
        complain(COMMAND, sentence)


def _target(source: Source, number: int | None, path: Path, *, many: bool) -> Path:
    """The file that a game is to have; games of one file get numbers."""
    path = path / source.relative if many else path
    return path if number is None else path.with_stem(f"{path.stem}-{number}")


def _encoded(record: Record, wanted: Target) -> bytes:
    try:
        return wanted.format.dump(record, wanted.encoding)
    except UnencodableError as error:
        raise CommandError(f"{error}. Write a .kifu, which is UTF-8 and holds every character") from error


# What is said


def _line(name: str, data: GameData) -> str:
    summary = data.summary
    return f"{name}: Black {_side(summary.black)}; White {_side(summary.white)}"


def _side(side: SideData) -> str:
    accuracy = "–" if side.accuracy is None else f"{side.accuracy:.0f}%"
    counts = (
        (side.inaccuracies, Judgement.INACCURACY, "inaccuracies"),
        (side.mistakes, Judgement.MISTAKE, "mistakes"),
        (side.blunders, Judgement.BLUNDER, "blunders"),
    )
    faults = [f"{count} {one.value if count == 1 else many}" for count, one, many in counts if count]
    return f"accuracy {accuracy}, {', '.join(faults) or 'no faults'}"


class _Status:
    """One line on a terminal that says how far the games are; nothing elsewhere."""

    def __init__(self) -> None:
        self._line = TerminalLine()
        self._lock = threading.Lock()
        self._games: dict[str, tuple[int, int, float, int]] = {}

    def tell(self, name: str, done: int, total: int) -> None:
        """So many positions of a game have been searched. From any thread."""
        with self._lock:
            _, _, began, first = self._games.get(name, (0, 0, time.monotonic(), done))
            self._games[name] = (done, total, began, first)

    def done(self, name: str) -> None:
        """A game is no longer worked on."""
        with self._lock:
            self._games.pop(name, None)

    def show(self, progress: Progress) -> None:
        """Write the line anew: the games that are searched here, or how far those elsewhere are."""
        if not self._line.is_shown:
            return
        if not self._games:
            self._line.tell(progress)
            return
        now = time.monotonic()
        with self._lock:
            texts = []
            for name, (done, total, began, first) in self._games.items():
                left = round((now - began) / (done - first) * (total - done)) if done > first else None
                texts.append(
                    f"{Path(name).name} {done}/{total}" + ("" if left is None else f", {left} s left")
                )
        self._line.put("  ".join(texts))

    def clear(self) -> None:
        """Take the line away."""
        self._line.clear()
