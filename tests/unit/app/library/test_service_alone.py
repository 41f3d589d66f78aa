"""What the library's two threads do, called in the test's own: what is answered, and to which question."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject

from shogi_desktop.analysis.figures import GameFigures, PhaseFigures, SideFigures
from shogi_desktop.app.analysis.game_analysis import Finding
from shogi_desktop.app.analysis.jobs import KeptFinding
from shogi_desktop.app.analysis.kept import kept_of
from shogi_desktop.app.library import service
from shogi_desktop.app.library.accuracies import AccuracyWish
from shogi_desktop.app.library.analyses import NAME as ANALYSES_NAME
from shogi_desktop.app.library.analyses import Analysed, Analyses, key_of_game
from shogi_desktop.app.library.database import Database, Found, GameRow, Query
from shogi_desktop.app.library.errors import IndexUnusableError, StaleError
from shogi_desktop.app.library.importing import Report, bring_up_to_date
from shogi_desktop.app.library.reading import Trouble, TroubleKind
from shogi_desktop.app.library.service import Library, LoadedGame, NotLoaded, _Searcher, _Tickets, _Writer
from shogi_desktop.app.library.sources import Sources
from shogi_desktop.game import Evaluation, Outcome, Reason, Record
from shogi_desktop.notation import csa, kif
from shogi_desktop.regular_file import read_file
from shogi_desktop.rules import STANDARD, Color, Position, parse_usi_move

pytestmark = pytest.mark.usefixtures("qapp")

ANSWERS = ("found", "explored", "rows", "figures", "loaded", "troubles", "damaged", "failed")
UNUSABLE = IndexUnusableError(Path("/x"), "locked")
MOVES = ("7g7f", "3c3d", "2g2f", "8c8d")


def game(plies: int = 4, **headers: str) -> Record:
    record = Record(STANDARD)
    for usi in MOVES[:plies]:
        record.append(record.end_path(), parse_usi_move(usi, STANDARD))
    record.node(record.end_path()).end(Outcome(Reason.RESIGNATION, Color.BLACK))
    record.headers.update(headers)
    return record


def figures(black: float = 90.0, white: float = 60.0) -> GameFigures:
    sides = [
        SideFigures((PhaseFigures(2, 2, 2 * accuracy), PhaseFigures(), PhaseFigures()), {}, 0, "", 0, 0)
        for accuracy in (black, white)
    ]
    return GameFigures((sides[0], sides[1]), "", 2, 4, None, "E")


def findings(*plies: int) -> tuple[KeptFinding, ...]:
    return tuple(kept_of(Finding(ply, Evaluation(100 + ply, 12))) for ply in plies)


class Threads:
    """A writer and a searcher of one index, and what they have told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / "games"
        self.games.mkdir()
        self.index = folder / "library.sqlite"
        self.wanted, self.ready, let_go = _Tickets(), threading.Event(), threading.Event()
        self.writer = _Writer(self.index, self.ready, let_go)
        self.searcher = _Searcher(self.index, self.ready, self.wanted, let_go)
        self.told: list[tuple[object, ...]] = []
        for worker, names in (
            (self.writer, ("imported", "rebuilding", "failed", "hands_off")),
            (
                self.searcher,
                ("found", "explored", "rows", "figures", "loaded", "troubles", "damaged", "failed"),
            ),
        ):
            for name in names:
                getattr(worker, name).connect(lambda *said, name=name: self.told.append((name, *said)))
        self.writer.hands_off.connect(self.searcher.let_go)

    def all(self, name: str) -> list[tuple[object, ...]]:
        found = [one[1:] for one in self.told if one[0] == name]
        self.told.clear()
        return found

    def read(self) -> Report:
        self.writer.bring_up_to_date(Sources((str(self.games),)), threading.Event())
        return next(one[1] for one in self.told if one[0] == "imported")  # type: ignore[return-value]

    def rows(self) -> list[GameRow]:
        with_index = Database(self.index)
        rows = with_index.rows(with_index.find(Query()).games)
        with_index.close()
        return sorted(rows, key=lambda row: (row.path, row.number))

    def write(self, name: str, *records: Record) -> Path:
        path = self.games / name
        texts = [csa.dumps(one) if path.suffix == ".csa" else kif.dumps(one) for one in records]
        path.write_text("/\n".join(texts), "utf-8")
        return path

    def close(self) -> None:
        self.writer.close()
        self.searcher.close()


@pytest.fixture
def threads(tmp_path: Path) -> Iterator[Threads]:
    made = Threads(tmp_path)
    yield made
    made.close()


# --- reading games ----------------------------------------------------------------------------------------


def loaded(threads: Threads, row: GameRow, node: int | None = None) -> LoadedGame | NotLoaded:
    ticket = threads.wanted.next_game()
    threads.searcher.load_game(row, node, ticket)
    ((answer, told),) = threads.all("loaded")
    assert told == ticket
    assert isinstance(answer, LoadedGame | NotLoaded)
    return answer


def black(answer: LoadedGame | NotLoaded) -> str:
    assert isinstance(answer, LoadedGame)
    return answer.record.headers["black"]


def test_a_file_of_several_games_is_read_once_until_it_changes_and_another_file_each_time(
    threads: Threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = threads.write("both.csa", game(black="A"), game(black="B"))
    threads.write("one.kif", game(2, black="C"))
    threads.read()
    first, second, other = threads.rows()
    read: list[str] = []
    monkeypatch.setattr(service, "read_file", lambda path: read.append(path.name) or read_file(path))
    assert [black(loaded(threads, row)) for row in (first, second, first)] == ["A", "B", "A"]
    assert read == ["both.csa"]
    assert [black(loaded(threads, row)) for row in (other, other, second)] == ["C", "C", "B"]
    assert read == ["both.csa", "one.kif", "one.kif", "both.csa"]
    both.write_text(both.read_text("utf-8").replace("N+B", "N+Bo"), "utf-8")
    assert black(loaded(threads, second)) == "Bo"


def test_of_a_file_that_has_fewer_games_by_now_the_last_is_shown(threads: Threads) -> None:
    threads.write("both.csa", game(black="A"), game(black="B"))
    threads.read()
    _, second = threads.rows()
    threads.write("both.csa", game(black="A"))
    assert black(loaded(threads, second)) == "A"


def test_a_game_that_cannot_be_read_is_told_with_the_reason(
    threads: Threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = threads.write("a.kif", game())
    threads.read()
    (row,) = threads.rows()
    path.write_text("Dear reader", "utf-8")
    answer = loaded(threads, row)
    assert isinstance(answer, NotLoaded) and answer.trouble.kind is TroubleKind.NO_KIFU
    for error, reason in ((OSError(13, "Permission denied"), "Permission denied"), (OSError("odd"), "odd")):

        def refuse(_: Path, error: OSError = error) -> bytes:
            raise error

        monkeypatch.setattr(service, "read_file", refuse)
        trouble = Trouble(str(path), TroubleKind.UNREADABLE, reason)
        assert loaded(threads, row) == NotLoaded(row.id, trouble)


def test_a_game_nobody_waits_for_any_more_is_not_read(threads: Threads) -> None:
    threads.write("a.kif", game())
    threads.read()
    (row,) = threads.rows()
    threads.told.clear()
    ticket = threads.wanted.next_game()
    threads.wanted.next_game()
    threads.searcher.load_game(row, None, ticket)
    assert threads.told == []


# --- what analysis has found out --------------------------------------------------------------------------


def test_a_game_has_the_evaluations_found_beside_its_file_where_it_has_none_of_its_own(
    threads: Threads,
) -> None:
    record = game()
    record.node((0,)).evaluation = Evaluation(7, 3)
    threads.write("a.kif", record)
    threads.read()
    (row,) = threads.rows()
    known = Analyses(threads.folder / "analyses.sqlite")
    known.keep(key_of_game(record), Analysed(figures(), findings(0, 1, 2, 4, 5, 9)), [])
    known.close()
    answer = loaded(threads, row, 2)
    assert isinstance(answer, LoadedGame)
    nodes = (answer.record.root, *answer.record.main_line())
    scores = [None if node.evaluation is None else node.evaluation.score for node in nodes]
    assert scores == [100, 7, 102, None, 104]
    assert answer.path == (0, 0)


def test_rows_and_figures_tell_what_is_known_of_each_game_of_a_file(threads: Threads) -> None:
    threads.write("both.csa", game(3, black="A"), game(4, black="B"))
    threads.write("one.kif", game(2, black="C"))
    threads.read()
    first, second, other = threads.rows()
    assert first.digest is not None and first.digest == second.digest != other.digest
    known = Analyses(threads.folder / "analyses.sqlite")
    known.keep("k", Analysed(figures(91.0, 61.0)), [(second.digest or b"", 1)])
    known.close()
    threads.told.clear()
    threads.searcher.load_rows((first.id, second.id, other.id))
    ((rows,),) = threads.all("rows")
    assert isinstance(rows, list)
    assert [row.accuracy for row in rows] == [None, (91.0, 61.0), None]
    ticket = threads.wanted.next_figures()
    threads.searcher.load_figures(Query(), ticket)
    ((told, its),) = threads.all("figures")
    assert its == ticket
    assert isinstance(told, list)
    assert {row.id: found for row, found in told} == {
        first.id: None, second.id: figures(91.0, 61.0), other.id: None,
    }  # fmt: skip
    threads.searcher.load_figures(Query(), ticket - 1)
    assert threads.told == []


def test_games_are_found_by_the_accuracy_that_analysis_has_found(threads: Threads) -> None:
    threads.write("a.kif", game(3, black="A"))
    threads.write("b.kif", game(4, black="B"))
    threads.read()
    first, second = threads.rows()
    known = Analyses(threads.folder / "analyses.sqlite")
    known.keep("k", Analysed(figures(91.0, 95.0)), [(second.digest or b"", second.number)])
    known.close()
    for wish, games in ((AccuracyWish.GOOD, [second.id]), (AccuracyWish.UNKNOWN, [first.id])):
        threads.told.clear()
        threads.searcher.search(Query(accuracy=wish), threads.wanted.next())
        ((found, _),) = threads.all("found")
        assert isinstance(found, Found)
        assert list(found.games) == games
        threads.searcher.load_figures(Query(accuracy=wish), threads.wanted.next_figures())
        ((told, _),) = threads.all("figures")
        assert isinstance(told, list)
        assert [row.id for row, _ in told] == games


# --- searching --------------------------------------------------------------------------------------------


def test_only_the_last_of_several_questions_is_answered(threads: Threads) -> None:
    threads.write("a.kif", game())
    threads.read()
    threads.told.clear()
    old, new = threads.wanted.next(), threads.wanted.next()
    threads.searcher.search(Query(), old)
    assert threads.told == []
    threads.searcher.search(Query(), new)
    ((found, ticket),) = threads.all("found")
    assert isinstance(found, Found)
    assert (len(found.games), ticket) == (1, new)
    old, new = threads.wanted.next_explored(), threads.wanted.next_explored()
    start = Position.start(STANDARD)
    threads.searcher.explore(start, True, old)
    assert threads.told == []
    threads.searcher.explore(start, False, new)
    assert [ticket for _, ticket in threads.all("explored")] == [new]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (StaleError(), []),
        (sqlite3.DatabaseError("malformed"), [("damaged",)]),
        (
            IndexUnusableError(Path("/x"), "locked"),
            [("failed", str(IndexUnusableError(Path("/x"), "locked")))],
        ),
    ],
)
def test_what_keeps_the_index_from_answering_is_told(
    error: Exception, told: list[tuple[object, ...]], threads: Threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads.read()
    threads.told.clear()

    def refuse(*_: object) -> list[Trouble]:
        raise error

    monkeypatch.setattr(Database, "troubles", refuse)
    threads.searcher.list_troubles()
    assert threads.told == told
    monkeypatch.undo()
    threads.told.clear()
    threads.searcher.list_troubles()
    assert threads.told == [("troubles", [])], "it is asked again"


# --- bringing up to date ----------------------------------------------------------------------------------


def test_that_the_index_is_made_anew_is_told_only_where_one_was_lost(threads: Threads) -> None:
    threads.write("a.kif", game())
    assert threads.read().games == 1
    assert threads.all("rebuilding") == [], "it is the first"
    assert threads.ready.is_set()
    threads.writer.close()
    assert threads.read() == Report()
    assert threads.all("rebuilding") == [], "it is as it was"
    threads.writer.close()
    connection = sqlite3.connect(threads.index)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    assert threads.read().games == 1
    assert threads.all("rebuilding") == [()]


def test_an_index_found_damaged_while_it_is_read_is_made_anew_by_both_threads_hands_off(
    threads: Threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads.write("a.kif", game())
    threads.read()
    threads.searcher.list_troubles()
    assert threads.searcher._database is not None
    threads.told.clear()
    broken = [sqlite3.DatabaseError("malformed")]

    def once(*arguments: object, **named: object) -> Report:
        if broken:
            raise broken.pop()
        return bring_up_to_date(*arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(service, "bring_up_to_date", once)
    assert threads.read().games == 1
    assert [one[0] for one in threads.told] == ["hands_off", "rebuilding", "imported"]
    assert threads.searcher._database is None


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(28, "No space left"), "{index}: [Errno 28] No space left"),
        (UNUSABLE, str(UNUSABLE)),
    ],
)
def test_what_keeps_an_import_from_its_end_is_told_and_it_is_over_all_the_same(
    error: Exception, said: str, threads: Threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> Report:
        raise error

    monkeypatch.setattr(service, "bring_up_to_date", refuse)
    threads.read()
    assert threads.told == [("failed", said.format(index=threads.index)), ("imported", Report())]


def test_where_no_index_can_be_made_nobody_waits_for_it(threads: Threads) -> None:
    threads.index.mkdir()
    threads.read()
    assert [one[0] for one in threads.told][-2:] == ["failed", "imported"]
    assert threads.ready.is_set()


def test_a_lock_is_no_damage(threads: Threads, monkeypatch: pytest.MonkeyPatch) -> None:
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorcode = sqlite3.SQLITE_BUSY

    def refuse(*_: object, **__: object) -> Report:
        raise error

    monkeypatch.setattr(service, "bring_up_to_date", refuse)
    threads.read()
    assert [one[0] for one in threads.told] == ["failed", "imported"]


# --- the window's side ------------------------------------------------------------------------------------


def test_a_library_goes_with_its_owner_and_is_told_of_once_closed(tmp_path: Path) -> None:
    owner = QObject()
    library = Library(tmp_path / "data", tmp_path / "games", owner)
    assert library.parent() is owner
    assert (library.importing, library.sources.folders) == (False, (str(tmp_path / "games"),))
    library.refresh()
    assert not library.importing, "it has not begun"
    library.close()


def test_answers_to_questions_of_before_are_not_passed_on(tmp_path: Path) -> None:
    library = Library(tmp_path / "data", tmp_path / "games")
    told: list[tuple[str, object]] = []
    for name in ("found", "explored", "figures", "loaded"):
        getattr(library, name).connect(lambda said, name=name: told.append((name, said)))
    library.search(Query())
    library.search(Query(text="b"))
    library.explore(Position.start(STANDARD))
    library.load_figures(Query())
    library.load_figures(Query())
    library.load_figures(Query())
    for pass_on in (library._on_found, library._on_explored, library._on_figures, library._on_loaded):
        for ticket in (0, 1, 2, 3):
            pass_on(ticket, ticket)  # type: ignore[arg-type]
    assert told == [("found", 2), ("explored", 1), ("figures", 3), ("loaded", 0)]


def test_answers_that_come_after_the_end_are_not_passed_on(tmp_path: Path) -> None:
    library = Library(tmp_path / "data", tmp_path / "games")
    told: list[object] = []
    for answer in (library.found, library.explored, library.figures, library.loaded):
        answer.connect(told.append)
    library.start()
    library.search(Query())
    library.explore(Position.start(STANDARD))
    library.load_figures(Query())
    library.load_game(Mock(), None)
    library.close()
    for pass_on in (library._on_found, library._on_explored, library._on_figures, library._on_loaded):
        pass_on(Mock(), 1)
    assert told == []


def test_what_an_import_has_changed_is_told_and_what_it_has_not_is_not(tmp_path: Path) -> None:
    library = Library(tmp_path / "data", tmp_path / "games")
    told: list[object] = []
    library.imported.connect(told.append)
    library.changed.connect(lambda: told.append("changed"))
    stops = [threading.Event(), threading.Event(), threading.Event()]
    library._imports.extend(stops)
    assert library.importing
    library.cancel()
    assert all(stop.is_set() for stop in stops)
    reports = [Report(), Report(files=1), Report(other_changes=1)]
    for report in reports:
        library._on_imported(report)
    assert told == [reports[0], reports[1], "changed", reports[2], "changed"]
    assert not library.importing


def test_the_other_thread_has_three_seconds_to_close_the_index(
    threads: Threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float | None] = []

    class Never(threading.Event):
        def wait(self, timeout: float | None = None) -> bool:
            waited.append(timeout)
            return False

    threads.read()
    monkeypatch.setattr(threads.writer, "_let_go", Never())
    threads.writer._delete_index()
    assert waited == [3.0]
    assert not threads.index.exists()


# --- analyses -----------------------------------------------------------------------------------------------


def test_damage_of_analyses_is_found_after_the_files_were_read_and_told_once(threads: Threads) -> None:
    threads.write("a.kif", game())
    path = threads.index.with_name(ANALYSES_NAME)
    kept = Analyses(path)
    for number in range(400):
        kept.keep(f"{number:05}", Analysed(figures()), [(b"d", number)])
    kept.close()
    data = bytearray(path.read_bytes())
    data[4096 * 10 : 4096 * 11] = bytes(4096)
    path.write_bytes(data)
    told: list[Path] = []
    for worker in (threads.writer, threads.searcher):
        worker.set_aside.connect(told.append)
    assert threads.read().games == 1
    assert [name for name, *_ in threads.told] == ["imported", "hands_off"]
    assert told == [path.with_name(f"{ANALYSES_NAME}.broken")]
    threads.told.clear()
    assert threads.read().games == 0
    assert len(told) == 1


def test_all_analyses_are_looked_at_once_after_the_first_import_that_nobody_stopped(
    threads: Threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[object] = []
    monkeypatch.setattr(threads.writer._beside, "is_damaged", looked.append)
    stopped = threading.Event()
    stopped.set()
    threads.writer.bring_up_to_date(Sources((str(threads.games),)), stopped)
    assert looked == []
    for _ in range(2):
        threads.read()
        assert len(looked) == 1


def test_who_is_to_delete_the_index_is_told_that_nobody_reads_it_any_more(threads: Threads) -> None:
    let_go = threads.searcher._let_go
    assert not let_go.is_set()
    threads.searcher.let_go()
    assert let_go.is_set()
