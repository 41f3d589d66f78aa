"""The index follows the files: new, changed, moved, vanished, bad ones, in this process and in others."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.app.jobs.workers import Here, WorkersError, WorkersKilledError
from shogi_desktop.app.library import importing
from shogi_desktop.app.library.database import Database, GameRow, Query
from shogi_desktop.app.library.importing import AnalysesBeside, Progress, Report, bring_up_to_date
from shogi_desktop.app.library.reading import Batch, Job, TroubleKind, read_batch
from shogi_desktop.app.library.sources import Sources
from shogi_desktop.app.records.files import open_file
from shogi_desktop.game import Record
from shogi_desktop.notation import detect
from shogi_desktop.notation.result import ReadResult
from shogi_desktop.rules import OKISAKI
from tests.support.at_once import at_once
from tests.support.extent import extent
from tests.support.games import random_record, write_kifu


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(tmp_path / "data" / "library.sqlite")


def update(database: Database, *folders: Path, workers: int = 0, **rest: object) -> Report:
    return bring_up_to_date(database, Sources(tuple(map(str, folders))), workers=workers, **rest)  # type: ignore[arg-type]


def games(database: Database, query: Query = Query()) -> list[GameRow]:  # noqa: B008 - a frozen value
    return database.rows(database.find(query).games)


def names(database: Database) -> set[str]:
    return {Path(row.path).name for row in games(database)}


def test_every_kifu_below_a_folder_is_read(folder: Path, database: Database) -> None:
    write_kifu(folder / "a" / "b", random_record(1), "one.kif")
    write_kifu(folder, random_record(2, OKISAKI), "two.kifu")
    (folder / "picture.png").write_bytes(b"no kifu at all")
    (folder / "readme.txt").write_text("These are my games.")
    report = update(database, folder)
    assert (report.games, report.troubles) == (2, ())
    assert names(database) == {"one.kif", "two.kifu"}
    row = next(row for row in games(database) if row.black == "Black 1")
    assert (row.white, row.date, row.plies, row.variant) == ("White 1", "2001/01/02", 40, "shogi")


def test_what_has_not_changed_is_not_read_again(folder: Path, database: Database) -> None:
    path = write_kifu(folder, random_record(1), "one.kif")
    update(database, folder)
    assert update(database, folder) == Report()
    os.utime(path, ns=(1, 1))
    again = update(database, folder)
    assert (again.files, again.games) == (0, 0)
    assert len(games(database)) == 1


def test_a_changed_file_is_read_again(folder: Path, database: Database) -> None:
    write_kifu(folder, random_record(1), "one.kif")
    update(database, folder)
    write_kifu(folder, random_record(2, plies=50), "one.kif")
    assert update(database, folder).games == 1
    assert [(row.black, row.plies) for row in games(database)] == [("Black 2", 50)]


def test_a_bad_file_is_told_with_its_reason_and_read_when_it_is_mended(
    folder: Path, database: Database
) -> None:
    write_kifu(folder, random_record(1), "good.kif")
    (folder / "bad.kif").write_bytes(b"\x00\x01\x02 nonsense")
    (folder / "empty.csa").write_bytes(b"")
    report = update(database, folder)
    assert {(Path(one.path).name, one.kind) for one in report.troubles} == {
        ("bad.kif", TroubleKind.NO_KIFU),
        ("empty.csa", TroubleKind.NO_KIFU),
    }
    assert all(one.reason for one in report.troubles)
    assert names(database) == {"good.kif"}
    assert [Path(one.path).name for one in database.troubles()] == ["bad.kif", "empty.csa"]
    write_kifu(folder, random_record(2), "bad.kif")
    assert update(database, folder).games == 1
    assert names(database) == {"good.kif", "bad.kif"}


@pytest.mark.skipif(os.name == "nt", reason="platform: links need a right of their own")
def test_a_file_that_cannot_be_opened_is_told(folder: Path, database: Database) -> None:
    folder.mkdir()
    (folder / "gone.kif").symlink_to(folder / "nowhere.kif")
    named = folder / "is a folder.kif"
    named.mkdir()
    report = bring_up_to_date(database, Sources((str(folder),), (str(named),)), workers=0)
    assert [one.kind for one in report.troubles] == [TroubleKind.UNREADABLE]


def test_a_vanished_file_is_marked_and_comes_back(folder: Path, database: Database) -> None:
    path = write_kifu(folder, random_record(1), "one.kif")
    update(database, folder)
    path.rename(folder / "hidden")
    assert update(database, folder).changed
    assert [row.vanished for row in games(database)] == [True]
    (folder / "hidden").rename(path)
    assert update(database, folder).changed
    assert [row.vanished for row in games(database)] == [False]


def test_a_whole_folder_that_is_away_keeps_its_games(folder: Path, database: Database) -> None:
    write_kifu(folder, random_record(1), "one.kif")
    update(database, folder)
    shutil.move(folder, folder.with_name("elsewhere"))
    update(database, folder)
    assert [row.vanished for row in games(database)] == [True]


def test_a_moved_file_is_the_same_game(folder: Path, database: Database) -> None:
    path = write_kifu(folder, random_record(1), "one.kif")
    update(database, folder)
    path.rename(folder / "renamed.kif")
    update(database, folder)
    assert [(Path(row.path).name, row.vanished) for row in games(database)] == [("renamed.kif", False)]


def test_files_of_a_folder_given_up_leave_the_library(folder: Path, database: Database) -> None:
    write_kifu(folder / "a", random_record(1), "one.kif")
    write_kifu(folder / "b", random_record(2), "two.kif")
    update(database, folder / "a", folder / "b")
    assert update(database, folder / "b").changed
    assert names(database) == {"two.kif"}


def test_a_file_taken_out_stays_out_until_it_is_added_again(folder: Path, database: Database) -> None:
    path = write_kifu(folder, random_record(1), "one.kif")
    sources = Sources((str(folder),))
    bring_up_to_date(database, sources, workers=0)
    without = sources.without_files([str(path)])
    bring_up_to_date(database, without, workers=0)
    assert not games(database)
    bring_up_to_date(database, without, workers=0)
    assert not games(database)
    bring_up_to_date(database, without.with_added([path]), workers=0)
    assert names(database) == {"one.kif"}
    assert path.exists()


def test_a_file_in_two_folders_of_the_library_is_listed_once(folder: Path, database: Database) -> None:
    path = write_kifu(folder / "inner", random_record(1), "one.kif")
    sources = Sources((str(folder), str(folder / "inner")), (str(path),))
    assert bring_up_to_date(database, sources, workers=0).games == 1


@pytest.mark.parametrize("workers", extent([0], [0, 2]))
def test_an_import_tells_how_far_it_is(
    folder: Path, database: Database, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "BATCH_FILES", 3)
    for seed in range(8):
        write_kifu(folder, random_record(seed, plies=5), f"{seed}.kif")
    told: list[Progress] = []
    report = update(database, folder, workers=workers, tell=told.append)
    assert report.games == 8
    assert told[0] == Progress(0, 8)
    assert told[-1] == Progress(8, 8)
    assert [one.done for one in told] == sorted(one.done for one in told)
    assert len(games(database)) == 8


@pytest.mark.parametrize("workers", extent([0], [0, 2]))
def test_a_cancelled_import_keeps_what_was_read_and_goes_on_later(
    folder: Path, database: Database, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "BATCH_FILES", 2)
    for seed in range(12):
        write_kifu(folder, random_record(seed, plies=5), f"{seed}.kif")
    told: list[Progress] = []
    report = update(
        database, folder, workers=workers, tell=told.append, cancelled=lambda: bool(told and told[-1].done)
    )
    assert report.cancelled
    assert 0 < len(games(database)) < 12
    assert not update(database, folder).cancelled
    assert len(games(database)) == 12


def batches_of(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many files each batch has, which is read by this process."""
    sizes: list[int] = []

    def noted(jobs: Sequence[Job], stopped: Callable[[], bool]) -> Batch:
        sizes.append(len(jobs))
        return read_batch(jobs, stopped)

    monkeypatch.setattr(importing, "read_batch", noted)
    return sizes


def test_files_are_read_in_batches_of_so_many(
    folder: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "BATCH_FILES", 3)
    for seed in range(7):
        write_kifu(folder, random_record(seed, plies=5), f"{seed}.kif")
    sizes = batches_of(monkeypatch)
    update(database, folder)
    assert sizes == [3, 3, 1]


def test_files_enough_for_processes_are_shared_out_among_the_cores(
    folder: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "FEW_FILES", 2)
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    for seed in range(10):
        write_kifu(folder, random_record(seed, plies=5), f"{seed}.kif")
    sizes = batches_of(monkeypatch)
    update(database, folder)
    assert sizes == [4, 4, 2]


def test_large_files_make_small_batches(
    folder: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [write_kifu(folder, random_record(1, plies=5), f"{number}.kif") for number in range(5)]
    monkeypatch.setattr(importing, "BATCH_BYTES", 2 * paths[0].stat().st_size)
    sizes = batches_of(monkeypatch)
    update(database, folder)
    assert sizes == [2, 2, 1]


@pytest.mark.parametrize(("files", "asked"), [(2, []), (3, [2]), (9, [4])])
def test_few_files_are_read_here_and_many_by_as_many_workers_as_there_are_cores_or_batches(
    folder: Path, database: Database, monkeypatch: pytest.MonkeyPatch, files: int, asked: list[int]
) -> None:
    workers: list[int] = []

    def refuse(count: int, *_: object) -> None:
        workers.append(count)
        raise WorkersError("none are needed for this")

    monkeypatch.setattr(importing, "FEW_FILES", 2)
    monkeypatch.setattr(importing, "BATCH_FILES", 2)
    monkeypatch.setattr(importing, "Processes", refuse)
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    for seed in range(files):
        write_kifu(folder, random_record(seed, plies=5), f"{seed}.kif")
    bring_up_to_date(database, Sources((str(folder),)))
    assert workers == asked
    assert len(games(database)) == files


def test_where_processes_cannot_be_started_this_one_reads(
    folder: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise WorkersError("no processes here")

    monkeypatch.setattr(importing, "Processes", refuse)
    write_kifu(folder, random_record(1), "one.kif")
    assert update(database, folder, workers=2).games == 1


class Dying(Here):
    """Ends in the middle of each batch with a file of that name, or of every batch."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def submit(self, do: Callable[[Any], Any], job: Any) -> Future[Any]:
        if any(self._name in one.path for batch in job for one in batch):
            future: Future[Any] = Future()
            future.set_exception(WorkersKilledError())
            return future
        return super().submit(do, job)


def test_where_all_workers_die_this_process_reads(folder: Path, database: Database) -> None:
    for seed in range(3):
        write_kifu(folder, random_record(seed, plies=5), f"{seed}.kif")
    report = bring_up_to_date(database, Sources((str(folder),)), workers=Dying(""))
    assert (report.games, report.troubles) == (3, ())


def test_a_file_that_workers_die_of_is_named_and_the_others_are_read(
    folder: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "BATCH_FILES", 3)
    for seed in range(8):
        write_kifu(folder, random_record(seed, plies=5), f"{seed}.kif")
    report = bring_up_to_date(database, Sources((str(folder),)), workers=Dying("4.kif"))
    assert report.games == 7
    assert [(Path(one.path).name, one.kind, one.reason) for one in report.troubles] == [
        ("4.kif", TroubleKind.UNREADABLE, "3 workers ended while they did it")
    ]


class Elsewhere(Here):
    """A machine that has none of our files."""

    is_here = False

    def submit(self, do: Callable[[Any], Any], job: Any) -> Future[Any]:
        paths = [Path(one.job.path) for batch in job for one in batch]
        hidden = [path.with_name(f".{path.name}") for path in paths]
        for path, to in zip(paths, hidden, strict=True):
            path.rename(to)
        done = super().submit(do, job)
        for path, to in zip(paths, hidden, strict=True):
            to.rename(path)
        return done


def test_workers_elsewhere_are_sent_the_files(folder: Path, database: Database) -> None:
    for seed in range(3):
        write_kifu(folder, random_record(seed, plies=5), f"{seed}.kif")
    (folder / "bad.kif").write_bytes(b"nonsense")
    report = bring_up_to_date(database, Sources((str(folder),)), workers=Elsewhere())
    assert report.games == 3
    assert [Path(one.path).name for one in report.troubles] == ["bad.kif"]


def test_one_process_and_two_write_the_same_index(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "BATCH_FILES", 2)
    for seed in range(9):
        write_kifu(folder, random_record(seed, plies=5 + 9 * (seed % 3)), f"{seed}.kif")
    written = []
    for workers in (1, 2, 0):
        path = tmp_path / str(workers) / "library.sqlite"
        database = Database(path)
        assert update(database, folder, workers=workers).games == 9
        database.close()
        with closing(sqlite3.connect(path)) as connection:
            written.append(list(connection.iterdump()))
    assert written[0] == written[1] == written[2]


def test_a_record_of_no_moves_is_in_the_library(folder: Path, database: Database) -> None:
    write_kifu(folder, Record(OKISAKI), "start.kif")
    assert update(database, folder).games == 1
    assert games(database)[0].plies == 0


def test_every_game_of_a_file_is_in_the_library(folder: Path, database: Database) -> None:
    folder.mkdir()
    text = "V2.2\nN+Aiko\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nN+Ben\nPI\n+\n+2726FU\n-3334FU\n%TORYO\n"
    path = folder / "two.csa"
    path.write_text(text)
    report = update(database, folder)
    assert (report.files, report.games, report.troubles) == (1, 2, ())
    rows = {row.black: row for row in games(database)}
    assert {name: (row.number, row.plies) for name, row in rows.items()} == {"Aiko": (0, 1), "Ben": (1, 2)}
    second = open_file(path, rows["Ben"].number)
    assert len(second.record.main_line()) == 2
    assert second.problems, "the file may not be overwritten by one of its games"
    database.remove_files([str(path)])
    assert not games(database)


def test_a_file_that_breaks_a_reader_costs_no_other_file(
    folder: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_all = detect.read_all

    def fail(data: bytes | str) -> list[ReadResult]:
        if data == b"bomb":
            raise ZeroDivisionError("bomb")
        return read_all(data)

    monkeypatch.setattr(detect, "read_all", fail)
    write_kifu(folder, random_record(1), "good.kif")
    (folder / "bad.kif").write_bytes(b"bomb")
    report = update(database, folder)
    assert report.games == 1
    assert [one.reason for one in report.troubles] == ["ZeroDivisionError: bomb"]


def test_a_batch_has_four_hundred_files_or_four_megabytes_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    def sizes(count: int, length: int, cores: int | None) -> list[int]:
        monkeypatch.setattr(os, "cpu_count", lambda: cores)
        jobs = [(Job(f"/{number}", None, unsure=False), length) for number in range(count)]
        return [len(batch) for batch in importing._batches(jobs)]

    assert sizes(801, 10, 1) == [400, 400, 1]
    assert sizes(801, 10, None) == [400, 400, 1]
    assert sizes(100, 10, 8) == [48, 48, 4], "so few are not shared out"
    assert sizes(390, 10, 8) == [49] * 7 + [47]
    assert sizes(3, 2_000_000, 1) == [2, 1]
    assert sizes(3, 2_000_001, 1) == [1, 1, 1]
    assert sizes(2, 9_000_000, 1) == [1, 1]
    assert sizes(0, 1, 1) == []


@pytest.mark.skipif(sys.platform == "win32", reason="platform: processes that are forks")
def test_many_programs_that_read_a_new_library_at_once_take_each_game_once(
    folder: Path, tmp_path: Path
) -> None:
    for seed in range(6):
        write_kifu(folder, random_record(seed, plies=4), f"{seed}.kif")
    index = tmp_path / "data" / "library.sqlite"

    def read(_: int) -> None:
        beside = AnalysesBeside(index)
        with closing(Database(index)) as database:
            assert update(database, folder, took=beside.take).troubles == ()
        assert not beside.is_damaged(lambda: False)
        beside.close()

    at_once(read, 4)
    with closing(Database(index)) as database:
        database.check()
        assert len(games(database)) == 6
