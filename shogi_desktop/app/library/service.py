"""The library for the window: a call asks and returns at once, a signal answers.

Two threads of its own work for it: one searches and reads games to look at, one imports and removes. Of
several searches asked for quickly only the last is answered.
"""

from __future__ import annotations

import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThread, Signal, Slot

from shogi_desktop.analysis.figures import GameFigures
from shogi_desktop.app.analysis.kept import findings_of
from shogi_desktop.app.library.accuracies import Accuracy
from shogi_desktop.app.library.analyses import Place, key_of_game
from shogi_desktop.app.library.database import (
    Database,
    Found,
    GameRow,
    Query,
)
from shogi_desktop.app.library.errors import IndexUnusableError, StaleError
from shogi_desktop.app.library.exploring import Explored
from shogi_desktop.app.library.importing import AnalysesBeside, Progress, Report, bring_up_to_date
from shogi_desktop.app.library.reading import Trouble, TroubleKind
from shogi_desktop.app.library.sources import Sources, SourcesFile
from shogi_desktop.app.library.sqlite_files import is_damage, remove_database
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game import Record, opinions
from shogi_desktop.notation import detect
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.result import ReadResult
from shogi_desktop.regular_file import read_file
from shogi_desktop.rules import Position, RulesError

INDEX_NAME = "library.sqlite"
SOURCES_NAME = "library.json"
LET_GO_S = 3.0
"""How long the other thread may take to close the index."""


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A game of the library as read from its file just now.

    :ivar path: where in the record the node is that was looked for; the end of its main line where none was.
    """

    game: int
    record: Record
    path: RecordPath


@dataclass(frozen=True, slots=True)
class NotLoaded:
    """A game could not be read from its file; `trouble` says why."""

    game: int
    trouble: Trouble


def path_of_node(record: Record, number: int | None) -> RecordPath:
    """The path of node `number` of `Record.walk`; of the start where there is none any more.

    None: the end of the main line.
    """
    if number is None:
        return record.end_path()
    for at, node in enumerate(record.walk()):
        if at == number:
            return node.path
    return ()


class Library(QObject):
    """The player's kifu library. All methods return at once.

    Signals: `found(Found)` answers the last `search`, `explored(Explored)` the last `explore`;
    `rows(list[GameRow])` answers `load_rows`; `figures(list[tuple[GameRow, GameFigures | None]])` the last
    `load_figures`; `loaded(LoadedGame | NotLoaded)` the last `load_game`; `progressed(Progress)` while files
    are read; `imported(Report)` when they have been; `changed` when a search may find something else than
    before; `rebuilding` when the index was lost or damaged and is made anew; `failed(str)` with the reason
    why the index cannot be used; `set_aside(Path)` when the analyses of games were damaged, and where they
    were moved: what could be read of them is still known; `sources_lost(KeptFileTrouble)` when it starts and
    the list of its folders could not be read.
    """

    found = Signal(object)
    explored = Signal(object)
    rows = Signal(object)
    figures = Signal(object)
    loaded = Signal(object)
    progressed = Signal(object)
    imported = Signal(object)
    troubles = Signal(object)
    changed = Signal()
    rebuilding = Signal()
    failed = Signal(str)
    set_aside = Signal(object)
    sources_lost = Signal(object)

    _search_asked = Signal(object, int)
    _explore_asked = Signal(object, bool, int)
    _rows_asked = Signal(object)
    _figures_asked = Signal(object, int)
    _game_asked = Signal(object, object, int)
    _troubles_asked = Signal()
    _import_asked = Signal(object, object)

    def __init__(self, folder: Path, default_folder: Path, parent: QObject | None = None) -> None:
        """:param folder: where index and sources are kept. :param default_folder: the first source."""
        super().__init__(parent)
        self._folder = folder
        self._sources = SourcesFile(folder / SOURCES_NAME, Sources(folders=(str(default_folder),)))
        self._wanted = _Tickets()
        self._ready = threading.Event()
        """The index was opened, and made if need be: the other thread may open it too."""
        self._imports: deque[threading.Event] = deque()
        """What stops each import that was asked for and is not over."""
        self._threads: tuple[QThread, QThread] | None = None
        self._closed = False

    @property
    def sources(self) -> Sources:
        """The folders and files of the library."""
        return self._sources.current

    @property
    def importing(self) -> bool:
        """Whether files are being looked for or read."""
        return bool(self._imports)

    def start(self) -> None:
        """Open the index and look for what has changed in the files; once closed, it stays so.

        An answer on its way to a window that has been closed may ask for more.
        """
        if self._closed or self._threads is not None:
            return
        index = self._folder / INDEX_NAME
        searching, writing = QThread(self), QThread(self)
        searching.setObjectName("library search")
        writing.setObjectName("library import")
        # Objects that live in a thread have no parent; each is deleted by its thread's end.
        let_go = threading.Event()
        self._writer = _Writer(index, self._ready, let_go)
        self._searcher = _Searcher(index, self._ready, self._wanted, let_go)
        for worker, thread in ((self._writer, writing), (self._searcher, searching)):
            worker.moveToThread(thread)
        writer, searcher = self._writer, self._searcher
        for said, hears in (
            (self._search_asked, searcher.search),
            (self._explore_asked, searcher.explore),
            (self._rows_asked, searcher.load_rows),
            (self._figures_asked, searcher.load_figures),
            (self._game_asked, searcher.load_game),
            (self._troubles_asked, searcher.list_troubles),
            (self._import_asked, writer.bring_up_to_date),
            (searcher.found, self._on_found),
            (searcher.explored, self._on_explored),
            (searcher.loaded, self._on_loaded),
            (searcher.rows, self.rows),
            (searcher.figures, self._on_figures),
            (searcher.troubles, self.troubles),
            (searcher.damaged, self.refresh),
            (writer.hands_off, searcher.let_go),
            (writer.progressed, self._on_progress),
            (writer.imported, self._on_imported),
            (writer.rebuilding, self.rebuilding),
            *((worker.failed, self.failed) for worker in (writer, searcher)),
            *((worker.set_aside, self.set_aside) for worker in (writer, searcher)),
        ):
            said.connect(hears, Qt.ConnectionType.QueuedConnection)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)
        self._threads = (searching, writing)
        writing.start()
        searching.start()
        if self._sources.trouble is not None:
            self.sources_lost.emit(self._sources.trouble)
        self.refresh()

    def close(self) -> None:
        """End both threads, for good; an import stops after the files it is reading."""
        self._closed = True
        if self._threads is None:
            return
        self.cancel()
        self._wanted.give_up()
        self._ready.set()
        threads, self._threads = self._threads, None
        for thread in threads:
            thread.requestInterruption()
            thread.quit()
        for thread, worker in zip(threads, (self._searcher, self._writer), strict=True):
            thread.wait()
            worker.close()

    # --- what belongs to it -------------------------------------------------------------------------------

    def add(self, paths: Iterable[Path]) -> None:
        """Take folders, with all that is below them, or files into the library."""
        self._change(self.sources.with_added(paths))

    def remove_files(self, paths: Iterable[str]) -> None:
        """Take files out of the library, wherever they come from; the files themselves stay."""
        self._change(self.sources.without_files(paths))

    def remove_folder(self, folder: str) -> None:
        """Take a folder out of the library."""
        self._change(self.sources.without_folder(folder))

    def _change(self, sources: Sources) -> None:
        try:
            self._sources.change(sources)
        except OSError as error:
            self.failed.emit(f"{self._folder}: {error.strerror or error}")
        self._ask_import()

    def refresh(self) -> None:
        """Read what is new or has changed in the files; while that is being done, once more after it.

        Files may have come since their folder was looked through.
        """
        if len(self._imports) < 2:
            self._ask_import()

    def _ask_import(self) -> None:
        if self._threads is not None:
            self._imports.append(threading.Event())
            self._import_asked.emit(self.sources, self._imports[-1])

    def cancel(self) -> None:
        """Stop the import; what was read stays."""
        for stop in self._imports:
            stop.set()

    # --- asking -------------------------------------------------------------------------------------------

    def search(self, query: Query) -> None:
        """Ask for the games that fit: see `found`."""
        self._search_asked.emit(query, self._wanted.next())

    def explore(self, position: Position, *, exchanged: bool = True) -> None:
        """Ask what was played from `position`, in games with the colours exchanged too: see `explored`."""
        self._explore_asked.emit(position.copy(), exchanged, self._wanted.next_explored())

    def load_rows(self, games: Sequence[int]) -> None:
        """Ask for what the list shows of those games: see `rows`."""
        self._rows_asked.emit(tuple(games))

    def load_figures(self, query: Query) -> None:
        """Ask for all games that fit, each with what analysis has found out about it: see `figures`."""
        self._figures_asked.emit(query, self._wanted.next_figures())

    def load_game(self, row: GameRow, node: int | None) -> None:
        """Ask for a whole game at a node, None for its end: see `loaded`."""
        self._game_asked.emit(row, node, self._wanted.next_game())

    def list_troubles(self) -> None:
        """Ask which files are not as they should be: see `troubles`."""
        self._troubles_asked.emit()

    # --- answers ------------------------------------------------------------------------------------------

    def _on_found(self, found: Found, ticket: int) -> None:
        if ticket == self._wanted.search:
            self.found.emit(found)

    def _on_explored(self, explored: Explored, ticket: int) -> None:
        if ticket == self._wanted.explored:
            self.explored.emit(explored)

    def _on_figures(self, games: object, ticket: int) -> None:
        if ticket == self._wanted.figures:
            self.figures.emit(games)

    def _on_loaded(self, loaded: object, ticket: int) -> None:
        if ticket == self._wanted.game:
            self.loaded.emit(loaded)

    def _on_progress(self, progress: Progress) -> None:
        self.progressed.emit(progress)
        self.changed.emit()

    def _on_imported(self, report: Report) -> None:
        self._imports.popleft()
        self.imported.emit(report)
        if report.changed:
            self.changed.emit()


class _Tickets:
    """The numbers of the last search, exploration, figures and game asked for, shared by the threads."""

    def __init__(self) -> None:
        self.search = 0
        self.explored = 0
        self.game = 0
        self.figures = 0

    def next(self) -> int:
        self.search += 1
        return self.search

    def next_explored(self) -> int:
        self.explored += 1
        return self.explored

    def next_figures(self) -> int:
        self.figures += 1
        return self.figures

    def next_game(self) -> int:
        self.game += 1
        return self.game

    def give_up(self) -> None:
        """Nobody waits for any answer any more."""
        for ask in (self.next, self.next_explored, self.next_figures, self.next_game):
            ask()


class _Worker(QObject):
    """Lives in a thread and holds a connection that is opened there, when first needed."""

    failed = Signal(str)
    set_aside = Signal(object)

    def __init__(self, index: Path, ready: threading.Event) -> None:
        super().__init__()
        self._index = index
        self._ready = ready
        self._database: Database | None = None

    def close(self) -> None:
        """Give the connection back; the thread has ended."""
        if self._database is not None:
            self._database.close()
            self._database = None


class _Searcher(_Worker):
    """Answers searches and reads games to look at."""

    found = Signal(object, int)
    explored = Signal(object, int)
    rows = Signal(object)
    figures = Signal(object, int)
    loaded = Signal(object, int)
    troubles = Signal(object)
    damaged = Signal()

    def __init__(
        self, index: Path, ready: threading.Event, wanted: _Tickets, let_go: threading.Event
    ) -> None:
        super().__init__(index, ready)
        self._wanted = wanted
        self._let_go = let_go
        self._beside = AnalysesBeside(index, self.set_aside.emit)
        self._last_read: tuple[Path, int, int, list[ReadResult]] | None = None
        """The last file of several games, its time and size, and what is in it."""

    @Slot()
    def let_go(self) -> None:
        """Close the index, which is about to be deleted; the next question opens it again."""
        self.close()
        self._let_go.set()

    def close(self) -> None:
        """Give both connections back."""
        super().close()
        self._beside.close()

    def _ask(self, question: Callable[[Database], None]) -> None:
        try:
            if self._database is None:
                self._ready.wait()
                self._database = Database(self._index)
            question(self._database)
        except StaleError:
            pass
        except sqlite3.DatabaseError:
            # Damaged or gone under our hands: the writer makes it anew and tells.
            self.close()
            self.damaged.emit()
        except IndexUnusableError as error:
            self.failed.emit(str(error))

    @Slot(object, int)
    def search(self, query: Query, ticket: int) -> None:
        if ticket == self._wanted.search:
            self._ask(
                lambda database: self.found.emit(
                    database.find(query, lambda: ticket != self._wanted.search, self._accuracies), ticket
                )
            )

    @Slot(object, bool, int)
    def explore(self, position: Position, exchanged: bool, ticket: int) -> None:

        def stale() -> bool:
            return ticket != self._wanted.explored

        if not stale():
            self._ask(
                lambda database: self.explored.emit(
                    database.explore(position, exchanged=exchanged, stale=stale), ticket
                )
            )

    @Slot(object)
    def load_rows(self, games: Sequence[int]) -> None:
        self._ask(lambda database: self.rows.emit(self._with_accuracy(database.rows(games))))

    def _with_accuracy(self, rows: list[GameRow]) -> list[GameRow]:
        """The rows with what analysis has found out about the games."""
        figures = self._figures_of(rows)
        return [
            row
            if found is None
            else replace(row, accuracy=(found.sides[0].accuracy, found.sides[1].accuracy))
            for row, found in zip(rows, figures, strict=True)
        ]

    def _figures_of(self, rows: Sequence[GameRow]) -> list[GameFigures | None]:
        places = [(row.digest or b"", row.number) for row in rows]
        nothing: Mapping[Place, GameFigures] = {}
        found = self._beside.ask(lambda analyses: analyses.figures_at(places), nothing)
        return [found.get(place) for place in places]

    def _accuracies(self) -> Mapping[Place, Accuracy]:
        nothing: Mapping[Place, Accuracy] = {}
        return self._beside.ask(lambda analyses: analyses.accuracies(), nothing)

    def _with_findings(self, record: Record) -> Record:
        """A game with the evaluations that are kept beside its file, where it has none of its own there."""
        known = self._beside.ask(lambda analyses: analyses.find(key_of_game(record)), None)
        nodes = (record.root, *record.main_line())
        for one in findings_of(() if known is None else known.findings, record.variant):
            if one.ply < len(nodes) and nodes[one.ply].evaluation is None:
                # Further lines of one engine have its name, so they fall away.
                nodes[one.ply].take_opinions(opinions((one.evaluation, *one.others)))
        return record

    @Slot(object, int)
    def load_figures(self, query: Query, ticket: int) -> None:
        """All games that fit, with their figures."""

        def answer(database: Database) -> None:
            found = database.find(query, lambda: ticket != self._wanted.figures, self._accuracies)
            rows = database.rows(found.games)
            self.figures.emit(list(zip(rows, self._figures_of(rows), strict=True)), ticket)

        if ticket == self._wanted.figures:
            self._ask(answer)

    @Slot()
    def list_troubles(self) -> None:
        self._ask(lambda database: self.troubles.emit(database.troubles()))

    @Slot(object, object, int)
    def load_game(self, row: GameRow, node: int | None, ticket: int) -> None:
        if ticket != self._wanted.game:
            return
        try:
            games = self._games_of(Path(row.path))
            record = games[min(row.number, len(games) - 1)].record
        except OSError as error:
            reason = error.strerror or str(error)
            self.loaded.emit(NotLoaded(row.id, Trouble(row.path, TroubleKind.UNREADABLE, reason)), ticket)
        except (NotationError, RulesError) as error:
            self.loaded.emit(NotLoaded(row.id, Trouble(row.path, TroubleKind.NO_KIFU, str(error))), ticket)
        else:
            self.loaded.emit(
                LoadedGame(row.id, self._with_findings(record), path_of_node(record, node)), ticket
            )

    def _games_of(self, path: Path) -> list[ReadResult]:
        """What is in a file; one of many games is read once while its games are looked at."""
        status = path.stat()
        stamp = (path, status.st_mtime_ns, status.st_size)
        if self._last_read is not None and self._last_read[:3] == stamp:
            return self._last_read[3]
        games = detect.read_all(read_file(path))
        self._last_read = (*stamp, games) if len(games) > 1 else None
        return games


class _Writer(_Worker):
    """Brings the index up to date."""

    progressed = Signal(object)
    imported = Signal(object)
    rebuilding = Signal()
    hands_off = Signal()

    def __init__(self, index: Path, ready: threading.Event, let_go: threading.Event) -> None:
        super().__init__(index, ready)
        self._let_go = let_go
        self._beside = AnalysesBeside(index, self.set_aside.emit)
        self._looked_through = False

    def close(self) -> None:
        """Give both connections back."""
        super().close()
        self._beside.close()

    @Slot(object, object)
    def bring_up_to_date(self, sources: Sources, stop: threading.Event) -> None:
        report = Report()
        try:
            try:
                report = self._import(sources, stop)
            except sqlite3.DatabaseError as error:
                if not is_damage(error):
                    raise
                # What can be damaged can be made anew, once.
                self._delete_index()
                self.rebuilding.emit()
                report = self._import(sources, stop)
        except (sqlite3.Error, OSError) as error:
            self.failed.emit(f"{self._index}: {error}")
        except IndexUnusableError as error:
            self.failed.emit(str(error))
        self._ready.set()
        self.imported.emit(report)
        if not self._looked_through and not stop.is_set():
            self._look_through()

    def _look_through(self) -> None:
        """Look at all analyses once, when nobody waits for it."""
        self._looked_through = True
        if self._beside.is_damaged(QThread.currentThread().isInterruptionRequested):
            self._have_all_closed()
            self._beside.open()

    def _have_all_closed(self) -> None:
        """Have the other thread close the databases too: Windows deletes and renames no open file."""
        self.close()
        self._let_go.clear()
        self.hands_off.emit()
        self._let_go.wait(LET_GO_S)

    def _delete_index(self) -> None:
        self._have_all_closed()
        remove_database(self._index)

    def _import(self, sources: Sources, stop: threading.Event) -> Report:
        if self._database is None:
            is_first = not self._index.exists()
            self._database = Database(self._index)
            if self._database.rebuilt and not is_first:
                self.rebuilding.emit()
            # The list can be shown while the whole file is looked at.
            self._ready.set()
            self._database.check()
        return bring_up_to_date(
            self._database, sources, self.progressed.emit, stop.is_set, took=self._beside.take
        )
