"""The tables of the index: filters, order, and what happens to a lost, damaged or outdated one."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.app.library import sqlite_files
from shogi_desktop.app.library.accuracies import Accuracy, AccuracyWish
from shogi_desktop.app.library.database import Column, Database, Query
from shogi_desktop.app.library.errors import IndexUnusableError, StaleError
from shogi_desktop.app.library.importing import bring_up_to_date
from shogi_desktop.app.library.patterns import Pattern, PositionSearch
from shogi_desktop.app.library.placed import FEATURES
from shogi_desktop.app.library.postings import BUCKETS
from shogi_desktop.app.library.reading import Job, Result, read_batch, year_of
from shogi_desktop.app.library.sources import Sources
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position
from tests.support.games import random_record, write_kifu


@pytest.fixture
def index(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite"


def filled(index: Path) -> Database:
    """An index of five games that differ in everything a filter asks."""
    folder = index.parent / "games"
    habu = random_record(1)
    habu.headers.update(black="羽生善治", white="谷川浩司", date="1996/02/14", event="第45期王将戦")
    kato = random_record(2, plies=39)
    kato.headers.update(black="ＫＡＴＯ", white="Élise", date="昭和57年7月31日", opening="相矢倉")
    two = random_record(3, handicap="two")
    two.headers.update(black="Aiko", white="Ben", date="2024")
    queen = random_record(4, OKISAKI, plies=12)
    queen.headers.update(black="Ben", white="Aiko")
    del queen.headers["date"]
    drawn = Record(STANDARD)
    drawn.headers.update(black="aiko")
    drawn.root.outcome = Outcome(Reason.REPETITION)
    for name, record in (("habu", habu), ("kato", kato), ("two", two), ("queen", queen), ("drawn", drawn)):
        write_kifu(folder, record, f"{name}.kif")
    database = Database(index)
    bring_up_to_date(database, Sources((str(folder),)), workers=0)
    return database


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """A filled index for all who only ask."""
    database = filled(tmp_path_factory.mktemp("asked") / "library.sqlite")
    yield database
    database.close()


def names(database: Database, query: Query) -> list[str]:
    return [Path(row.path).stem for row in database.rows(database.find(query).games)]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (Query(), {"habu", "kato", "two", "queen", "drawn"}),
        (Query(text="羽生"), {"habu"}),
        (Query(text="王将 谷川"), {"habu"}),
        (Query(text="kato"), {"kato"}),
        (Query(text="ÉLISE"), {"kato"}),
        (Query(text="矢倉"), {"kato"}),
        (Query(text="AIKO"), {"two", "queen", "drawn"}),
        (Query(text="二枚"), {"two"}),
        (Query(text="谷川 Ben"), set()),
        (Query(text="%"), set()),
        (Query(text="'; DROP TABLE game; --"), set()),
        (Query(variant="okisakishogi"), {"queen"}),
        (Query(handicap="two"), {"two"}),
        (Query(result=Result.VOID), {"drawn"}),
        (Query(years=(1982, 1996)), {"habu", "kato"}),
        (Query(years=(None, 1990)), {"kato"}),
        (Query(years=(2000, None)), {"two"}),
        (Query(text="aiko", years=(2024, 2024), handicap="two"), {"two"}),
    ],
)
def test_filters_say_which_games_are_listed(asked: Database, query: Query, expected: set[str]) -> None:
    found = asked.find(query)
    assert set(names(asked, query)) == expected
    assert found.total == 5


def test_the_list_is_sorted_and_what_is_unknown_stands_last(asked: Database) -> None:
    assert names(asked, Query(order=Column.DATE, descending=False))[:3] == ["kato", "habu", "two"]
    assert names(asked, Query(order=Column.DATE))[:3] == ["two", "habu", "kato"]
    assert names(asked, Query(order=Column.PLIES))[-1] == "drawn"
    assert names(asked, Query(order=Column.FILE, descending=False)) == [
        "drawn", "habu", "kato", "queen", "two",
    ]  # fmt: skip
    for column in Column:
        assert len(names(asked, Query(order=column))) == 5


@pytest.fixture
def judged(asked: Database) -> dict[tuple[bytes, int], Accuracy]:
    """Accuracies of four of the games; of one that of White alone, of another none of a side's moves."""
    known: dict[str, Accuracy] = {
        "habu": (95.0, 91.0), "kato": (99.0, 60.0), "two": (None, 85.0), "queen": (None, None)
    }  # fmt: skip
    rows = {Path(row.path).stem: row for row in asked.rows(asked.find(Query()).games)}
    return {(rows[name].digest or b"", rows[name].number): found for name, found in known.items()}


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        (AccuracyWish.KNOWN, {"habu", "kato", "two"}),
        (AccuracyWish.UNKNOWN, {"queen", "drawn"}),
        (AccuracyWish.GOOD, {"habu"}),
        (AccuracyWish.POOR, {"kato"}),
    ],
)
def test_games_are_filtered_by_accuracy(
    asked: Database, judged: dict[tuple[bytes, int], Accuracy], wish: AccuracyWish, expected: set[str]
) -> None:
    found = asked.find(Query(accuracy=wish), accuracies=lambda: judged)
    assert {Path(row.path).stem for row in asked.rows(found.games)} == expected
    assert found.total == 5
    assert not Query(accuracy=wish).is_everything


def test_games_are_sorted_by_the_mean_accuracy_and_what_is_unknown_is_last(
    asked: Database, judged: dict[tuple[bytes, int], Accuracy]
) -> None:
    for descending, expected in ((True, ["habu", "two", "kato"]), (False, ["kato", "two", "habu"])):
        query = Query(order=Column.ACCURACY, descending=descending)
        found = asked.find(query, accuracies=lambda: judged)
        listed = [Path(row.path).stem for row in asked.rows(found.games)]
        assert listed[:3] == expected
        assert set(listed[3:]) == {"queen", "drawn"}


def test_analyses_are_asked_only_where_accuracy_is(asked: Database) -> None:
    def never_asked() -> dict[tuple[bytes, int], Accuracy]:
        raise AssertionError

    assert asked.find(Query(text="aiko", order=Column.PLIES), accuracies=never_asked).total == 5


def test_a_position_and_filters_go_together(asked: Database) -> None:
    start = PositionSearch(Pattern.of_position(Position.start(STANDARD)), exact=True)
    assert set(names(asked, Query(position=start))) == {"habu", "kato", "drawn"}
    winners = [random_record(1).outcome, random_record(2, plies=39).outcome]
    won = tuple(sum(one is not None and one.winner is color for one in winners) for color in Color)
    assert asked.find(Query(position=start)).won == won
    assert names(asked, Query(position=start, text="羽生")) == ["habu"]
    kings = Pattern(STANDARD, turn=Color.BLACK, hands=frozenset({(Color.BLACK, STANDARD.kind("king"), 1)}))
    assert names(asked, Query(position=PositionSearch(kings, exact=False))) == []
    anything = Pattern(STANDARD)
    assert names(asked, Query(position=PositionSearch(anything, exact=False))) == []


def test_a_query_that_only_sorts_asks_for_everything() -> None:
    assert Query().is_everything
    assert Query(order=Column.PLIES, descending=False).is_everything
    assert not Query(text="Aiko").is_everything
    assert not Query(years=(1990, None)).is_everything


def test_a_search_that_is_not_wanted_any_more_is_given_up(asked: Database) -> None:
    with pytest.raises(StaleError):
        asked.find(Query(), lambda: True)


def test_what_is_removed_while_a_search_runs_is_still_found_by_it(index: Path) -> None:
    """The writer takes a chunk away between the places and the games that stand there."""
    reader, writer = filled(index), Database(index)
    start = Position.start(STANDARD)
    search = PositionSearch(Pattern.of_position(start), exact=True)

    def remove() -> bool:
        writer.remove_files(writer.known_files())
        return False

    assert len(reader.find(Query(position=search), remove).games) == 3
    assert reader.find(Query(position=search)).games == ()
    assert reader.explore(start).games == 0
    reader.close()
    writer.close()


def test_a_damaged_chunk_is_damage_of_the_index(index: Path) -> None:
    database = filled(index)
    connection = sqlite3.connect(index)
    connection.execute("UPDATE chunk SET games = x'00'")
    connection.commit()
    connection.close()
    with pytest.raises(sqlite3.DatabaseError):
        database.explore(Position.start(STANDARD))
    database.close()


@pytest.mark.parametrize("content", [b"this is no database", b"SQLite format 3\x00" + b"\xff" * 4096])
def test_a_damaged_index_is_made_anew(index: Path, content: bytes) -> None:
    filled(index).close()
    for suffix in ("-wal", "-shm"):
        index.with_name(index.name + suffix).unlink(missing_ok=True)
    index.write_bytes(content)
    database = Database(index, check=True)
    assert database.rebuilt
    assert database.find(Query()).total == 0
    database.close()
    assert len(filled(index).find(Query()).games) == 5


def test_damage_inside_is_found_by_the_check(index: Path) -> None:
    filled(index).close()
    data = bytearray(index.read_bytes())
    data[4096:] = b"\x5a" * (len(data) - 4096)
    index.write_bytes(data)
    assert Database(index, check=True).rebuilt


@pytest.mark.parametrize("version", [0, 999])
def test_an_index_of_another_version_is_made_anew(index: Path, version: int) -> None:
    filled(index).close()
    connection = sqlite3.connect(index)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    database = Database(index)
    assert database.rebuilt
    assert database.find(Query()).total == 0


VERSION_2 = """
CREATE TABLE file (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, vanished INTEGER NOT NULL DEFAULT 0);
CREATE TABLE chunk (id INTEGER PRIMARY KEY, hashes BLOB NOT NULL);
CREATE TABLE row (feature INTEGER, chunk INTEGER, bits BLOB, PRIMARY KEY (feature, chunk)) WITHOUT ROWID;
CREATE TABLE game (
    id INTEGER PRIMARY KEY, file INTEGER NOT NULL REFERENCES file(id) ON DELETE CASCADE,
    chunk INTEGER NOT NULL, first INTEGER NOT NULL, nodes INTEGER NOT NULL
);
CREATE INDEX game_on_axis ON game (chunk, first, nodes, id);
INSERT INTO file VALUES (1, '/old/game.kif', 0);
INSERT INTO game VALUES (1, 1, 1, 0, 1);
PRAGMA user_version = 2;
"""


def test_a_library_of_the_version_before_is_read_anew_from_its_files(index: Path) -> None:
    connection = sqlite3.connect(index)
    connection.executescript(VERSION_2)
    connection.close()
    database = Database(index)
    assert database.rebuilt
    assert database.known_files() == {}
    database.close()
    assert len(filled(index).find(Query()).games) == 5


def test_an_index_of_this_version_is_kept(index: Path) -> None:
    filled(index).close()
    database = Database(index, check=True)
    assert not database.rebuilt
    assert database.find(Query()).total == 5


def test_where_no_index_can_be_the_reason_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(IndexUnusableError, match="file"):
        Database(tmp_path / "file" / "library.sqlite")


def test_what_is_removed_leaves_nothing_behind(index: Path) -> None:
    database = filled(index)
    database.remove_files([str(index.parent / "games" / f"{name}.kif") for name in ("habu", "two")])
    assert set(names(database, Query())) == {"kato", "queen", "drawn"}
    start = PositionSearch(Pattern.of_position(Position.start(STANDARD)), exact=True)
    assert set(names(database, Query(position=start))) == {"kato", "drawn"}
    database.remove_files(database.known_files())
    database.close()
    connection = sqlite3.connect(index)
    counts = [
        connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
        for name in ("row", "posting", "chunk", "game")
    ]
    connection.close()
    assert counts == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("date", "year"),
    [
        ("2026/11/21", 2026), ("1996-02-14", 1996), ("昭和57年7月31日", 1982), ("令和元年5月1日", 2019),
        ("平成３１年", 2019), ("21.11.2026 18:00", 2026), ("", None), ("12/31", None),
        ("20261121", 2026), ("202611", None),
        ("慶長12年", None),
    ],
)  # fmt: skip
def test_the_year_of_a_date(date: str, year: int | None) -> None:
    assert year_of(date) == year


def test_several_may_open_a_new_index_at_the_same_moment(index: Path) -> None:
    with ThreadPoolExecutor(6) as threads:
        opened = list(threads.map(lambda _: Database(index, check=True), range(6)))
    assert sum(database.rebuilt for database in opened) == 1
    for database in opened:
        assert database.find(Query()).total == 0
        database.close()


class Locked:
    """A connection that another one keeps from its journal, so often."""

    def __init__(self, times: int, code: int = sqlite3.SQLITE_BUSY) -> None:
        self.times, self.code, self.asked = times, code, 0

    def execute(self, _: str) -> None:
        self.asked += 1
        if self.asked <= self.times:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = self.code
            raise error


def test_an_index_that_is_locked_for_a_moment_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_files, "RETRY_S", 0.0)
    locked = Locked(3)
    sqlite_files._use_wal(locked)  # type: ignore[arg-type]
    assert locked.asked == 4
    broken = Locked(1, sqlite3.SQLITE_CORRUPT)
    with pytest.raises(sqlite3.OperationalError):
        sqlite_files._use_wal(broken)  # type: ignore[arg-type]
    assert broken.asked == 1
    monkeypatch.setattr(sqlite_files, "BUSY_MS", -1)
    with pytest.raises(sqlite3.OperationalError):
        sqlite_files._use_wal(Locked(9))  # type: ignore[arg-type]


def test_damage_where_nobody_looks_at_once_is_found_by_the_check_alone(index: Path) -> None:
    filled(index).close()
    data = bytearray(index.read_bytes())
    page = int.from_bytes(data[16:18], "big")
    data[-page:] = b"\x5a" * page
    index.write_bytes(data)
    plain = Database(index)
    assert not plain.rebuilt
    with pytest.raises(sqlite3.DatabaseError):
        plain.check()
    plain.close()
    checked = Database(index, check=True)
    assert checked.rebuilt
    checked.check()
    checked.close()


def test_a_search_for_a_pattern_is_given_up_at_the_next_chunk(asked: Database) -> None:
    anything = PositionSearch(Pattern(STANDARD), exact=False)
    answers = iter([False, True])
    with pytest.raises(StaleError):
        asked.find(Query(position=anything), lambda: next(answers, True))


# --- all or nothing -----------------------------------------------------------------------------------------


class BrokenOffError(Exception):
    pass


def broken_off(*paths: str) -> Iterator[str]:
    yield from paths
    raise BrokenOffError


def test_what_is_broken_off_has_changed_nothing(index: Path) -> None:
    database = filled(index)
    known = database.known_files()
    first, *_ = sorted(known)
    with pytest.raises(BrokenOffError):
        database.mark_vanished(broken_off(first))
    with pytest.raises(BrokenOffError):
        database.remove_files(broken_off(first))
    assert database.known_files() == known
    assert len(database.find(Query()).games) == 5
    path = index.parent / "new.kif"
    write_kifu(index.parent, random_record(8), path.name)
    batch = read_batch([Job(str(path), None, unsure=False)])
    (file,) = batch.files
    (good,) = file.games
    bad = replace(batch, files=(replace(file, games=(replace(good, event=object()),)),))  # type: ignore[arg-type]
    with pytest.raises(sqlite3.Error):
        database.add(bad)
    assert database.known_files() == known
    database.add(batch)
    assert len(database.find(Query()).games) == 6
    database.close()


def test_vanished_files_without_a_game_are_forgotten_and_others_come_back(index: Path) -> None:
    database = filled(index)
    letter = index.parent / "games" / "letter.txt"
    letter.write_text("Dear reader")
    database.add(read_batch([Job(str(letter), None, unsure=True)]))
    game = str(index.parent / "games" / "habu.kif")
    assert {str(letter), game} <= database.known_files().keys()
    database.mark_vanished([str(letter), game])
    known = database.known_files()
    assert str(letter) not in known
    assert known[game].vanished
    assert [row.vanished for row in database.rows(database.find(Query(text="habu")).games)] == [True]
    database.mark_vanished([game], vanished=False)
    assert not database.known_files()[game].vanished
    database.close()


def test_with_a_chunk_all_its_rows_go_and_none_of_its_neighbours(index: Path) -> None:
    database = Database(index)
    folder = index.parent / "games"
    paths = [write_kifu(folder, random_record(seed, plies=5), f"{seed}.kif") for seed in range(3)]
    for path in paths:
        database.add(read_batch([Job(str(path), None, unsure=False)]))
    with closing(sqlite3.connect(index)) as connection:
        for table, keys in (("row", FEATURES), ("posting", BUCKETS)):
            for chunk in (1, 2, 3):
                for key in (0, 1, keys - 2, keys - 1):
                    connection.execute(
                        f"INSERT OR IGNORE INTO {table} VALUES (?, x'')", (chunk * keys + key,)
                    )
        connection.commit()

        def ids(table: str) -> set[int]:
            return {number for (number,) in connection.execute(f"SELECT id FROM {table}")}

        before = {table: ids(table) for table in ("row", "posting")}
        database.remove_files([str(paths[1])])
        for table, keys in (("row", FEATURES), ("posting", BUCKETS)):
            assert before[table] - ids(table) == {one for one in before[table] if one // keys == 2}
        assert {number for (number,) in connection.execute("SELECT id FROM chunk")} == {1, 3}
    database.close()


def test_games_that_have_gone_are_not_found_by_their_positions(index: Path) -> None:
    database = Database(index)
    folder = index.parent / "games"
    batches = [[random_record(seed, plies=5) for seed in seeds] for seeds in ((1, 2), (3, 4, 5))]
    for number, records in enumerate(batches):
        paths = [write_kifu(folder, record, f"{number}-{place}.kif") for place, record in enumerate(records)]
        database.add(read_batch([Job(str(path), None, unsure=False) for path in paths]))
    start = Position.start(STANDARD)
    exact = PositionSearch(Pattern.of_position(start), exact=True)
    assert set(database.positions(exact)) == {1, 2, 3, 4, 5}
    database.remove_files([str(folder / "0-1.kif")])
    assert set(database.positions(exact)) == {1, 3, 4, 5}
    assert database.explore(start, exchanged=False).games == 4
    database.close()


def test_a_lock_is_waited_for_ten_seconds(index: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite_files.open_database(index)) as connection:
        assert connection.execute("PRAGMA busy_timeout").fetchone() == (10_000,)
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (1,)
        assert connection.isolation_level is None
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    sqlite_files._use_wal(Locked(3))  # type: ignore[arg-type]
    assert slept == [0.02] * 3


def test_a_file_that_was_only_touched_keeps_its_games_and_is_there_again(index: Path) -> None:
    database = filled(index)
    path = str(index.parent / "games" / "habu.kif")
    known = database.known_files()[path]
    games = database.find(Query(text="habu")).games
    database.mark_vanished([path])
    os.utime(path, (77, 77))
    new = index.parent / "games" / "new.kif"
    new.write_text("先手：後から\n   1 ７六歩(77)\n", encoding="utf-8")
    batch = read_batch([Job(path, known.digest, unsure=False), Job(str(new), None, unsure=False)])
    assert batch.files[0].unchanged
    database.add(batch)
    assert len(database.find(Query(text="後から")).games) == 1, "files behind it are taken in"
    assert database.known_files()[path] == replace(known, mtime_ns=77_000_000_000)
    assert database.find(Query(text="habu")).games == games
    database.close()


def test_positions_that_nobody_waits_for_are_not_looked_for(asked: Database) -> None:
    start = Pattern.of_position(Position.start(STANDARD))
    for search in (PositionSearch(Pattern(STANDARD), exact=False), PositionSearch(start, exact=True)):
        with pytest.raises(StaleError):
            asked.positions(search, lambda: True)


class Overtaken:
    """A connection of one that is about to make the tables when another does."""

    def __init__(self, index: Path) -> None:
        self._index = index
        self._real = sqlite3.connect(index, isolation_level=None)

    def execute(self, sql: str) -> sqlite3.Cursor:
        if sql.startswith("BEGIN"):
            filled(self._index).close()
        return self._real.execute(sql)

    def __enter__(self) -> None:
        self._real.__enter__()

    def __exit__(self, *error: Any) -> None:
        self._real.__exit__(*error)

    def close(self) -> None:
        self._real.close()


def test_who_is_overtaken_by_another_window_leaves_its_index_as_it_is(index: Path) -> None:
    one = Database.__new__(Database)
    one.rebuilt = False
    connection = Overtaken(index)
    one._make_tables(connection)  # type: ignore[arg-type]
    connection.close()
    assert not one.rebuilt
    with closing(Database(index)) as database:
        assert database.find(Query()).total == 5


@pytest.mark.skipif(os.name == "nt", reason="there names are text")
def test_files_whose_names_are_no_text_are_found_moved_and_removed(index: Path) -> None:
    folder = index.parent / "games"
    names = [os.fsdecode(b"\x8c\xfb.kif"), os.fsdecode(b"\xff.kif")]
    for seed, name in enumerate(names):
        write_kifu(folder, random_record(seed), name)
    (folder / os.fsdecode(b"\xfe.kif")).write_text("no kifu at all")
    sources = Sources((str(folder),))
    with closing(Database(index)) as database:
        bring_up_to_date(database, sources, workers=0)
        known = database.known_files()
        assert {Path(path).name for path in known} == {*names, os.fsdecode(b"\xfe.kif")}
        assert {Path(row.path).name for row in database.rows(database.find(Query()).games)} == set(names)
        assert [Path(one.path).name for one in database.troubles()] == [os.fsdecode(b"\xfe.kif")]
        (folder / names[0]).unlink()
        bring_up_to_date(database, sources, workers=0)
        gone = database.known_files()[str(folder / names[0])]
        assert gone.vanished
        database.remove_files([str(folder / names[1])])
        assert str(folder / names[1]) not in database.known_files()
