"""What is kept about analysed games: found by the game itself and by where it lies, and never lost by
damage.
"""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.analysis.figures import GameFigures, PhaseFigures, SideFigures
from shogi_desktop.app.analysis.kept import KeptEvaluation, KeptFinding
from shogi_desktop.app.library import analyses as analyses_module
from shogi_desktop.app.library import database as database_module
from shogi_desktop.app.library import importing, sqlite_files
from shogi_desktop.app.library.analyses import VERSION, Analysed, Analyses, key_of_game
from shogi_desktop.app.library.database import Database
from shogi_desktop.app.library.errors import IndexUnusableError
from shogi_desktop.app.library.importing import AnalysesBeside
from shogi_desktop.app.library.reading import Job, read_batch
from shogi_desktop.app.library.sqlite_files import check_database, is_damage, open_database
from shogi_desktop.game import Record
from shogi_desktop.rules import STANDARD, parse_usi_move
from tests.support.games import random_record

PHASE = PhaseFigures(10, 8, 640.0, 1, 2, 3, 10, 5000)
SIDE = SideFigures((PHASE, PHASE, PhaseFigures()), {"hangs_piece": 2, "": 1}, 1, "mino", 3, 900)
FIGURES = GameFigures((SIDE, SIDE), "central", 30, 60, 0.55, "E")
FINDINGS = (KeptFinding(0, KeptEvaluation(12, line="7g7f")), KeptFinding(1, KeptEvaluation(mate="+3")))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "analyses.sqlite"


def test_what_was_kept_is_found_by_the_game_and_by_its_place(path: Path) -> None:
    first = Analyses(path)
    first.keep("key", Analysed(FIGURES, FINDINGS), [(b"digest", 2)])
    first.note("key", [(b"other", 0)])
    first.close()
    again = Analyses(path)
    assert again.find("key") == Analysed(FIGURES, FINDINGS)
    assert again.find("none") is None
    places = [(b"digest", 2), (b"digest", 1), (b"other", 0), (b"", 0)]
    assert again.figures_at(places) == {(b"digest", 2): FIGURES, (b"other", 0): FIGURES}
    assert again.accuracies() == dict.fromkeys(((b"digest", 2), (b"other", 0)), (80.0, 80.0))
    again.close()


def test_figures_of_files_do_not_replace_what_was_searched(path: Path) -> None:
    analyses = Analyses(path)
    analyses.keep("known", Analysed(FIGURES, FINDINGS), [])
    poor = GameFigures((SIDE, SIDE), "", 1, 1, None, "other")
    analyses.take([("known", (b"d", 0), poor), ("new", (b"d", 1), poor), ("silent", (b"d", 2), None)])
    assert analyses.figures_at([(b"d", n) for n in range(3)]) == {(b"d", 0): FIGURES, (b"d", 1): poor}
    analyses.close()


def test_a_damaged_file_is_set_aside_and_begun_anew(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database at all" * 100)
    analyses = Analyses(path)
    assert analyses.find("key") is None
    analyses.close()
    assert path.with_name("analyses.sqlite.broken").read_bytes().startswith(b"no database")


def test_a_file_of_a_later_version_is_left_alone(path: Path) -> None:
    connection = open_database(path)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    with pytest.raises(IndexUnusableError, match="later version"):
        Analyses(path)
    assert not path.with_name("analyses.sqlite.broken").exists()


def test_a_row_that_is_damaged_is_not_known(path: Path) -> None:
    analyses = Analyses(path)
    analyses.keep("key", Analysed(FIGURES, FINDINGS), [(b"d", 0)])
    analyses.close()
    connection = open_database(path)
    connection.execute("UPDATE analysis SET figures = x'93', findings = x'00'")
    connection.close()
    again = Analyses(path)
    assert again.find("key") is None
    assert again.figures_at([(b"d", 0)]) == {}
    assert again.accuracies() == {}
    again.close()


def test_an_analysis_belongs_to_the_moves_not_to_names_or_comments() -> None:
    one, other = random_record(1, plies=12), random_record(1, plies=12)
    other.headers["black"] = "Aiko"
    other.root.comment = "a comment"
    assert key_of_game(one) == key_of_game(other)
    shorter: Record = random_record(1, plies=11)
    assert key_of_game(one) != key_of_game(shorter)


def many(path: Path) -> list[str]:
    """The keys of a database of some hundred games."""
    keys = [f"{number:05}" for number in range(400)]
    analyses = Analyses(path)
    for number, key in enumerate(keys):
        analyses.keep(key, Analysed(FIGURES, FINDINGS), [(b"d", number)])
    analyses.close()
    return keys


@pytest.mark.parametrize("seed", range(3))
def test_what_damage_has_left_is_kept_and_the_file_set_aside(path: Path, seed: int) -> None:
    keys = many(path)
    data = bytearray(path.read_bytes())
    chance = random.Random(seed)
    page = 4096 * chance.randrange(5, len(data) // 4096 - 5)
    data[page : page + 4096] = chance.randbytes(4096)
    path.write_bytes(data)
    analyses = Analyses(path)
    assert analyses.set_aside == path.with_name("analyses.sqlite.broken")
    assert analyses.set_aside.read_bytes() == bytes(data)
    known = [key for key in keys if analyses.find(key) is not None]
    assert len(known) > 300
    analyses.keep("new", Analysed(FIGURES, FINDINGS), [])
    analyses.close()
    again = Analyses(path)
    assert again.set_aside is None
    assert again.find("new") == Analysed(FIGURES, FINDINGS)
    again.close()


def test_a_library_opens_without_looking_at_all_of_its_analyses(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking takes seconds where they are many, and the first rows of the list waited for it."""
    many(path)
    looked: list[object] = []
    monkeypatch.setattr(analyses_module, "check_database", lambda *told: looked.append(told))
    beside = AnalysesBeside(path.with_name("library.sqlite"))
    assert beside.ask(lambda one: len(one.accuracies()), 0) == 400
    assert not looked
    assert not beside.is_damaged(lambda: False)
    assert len(looked) == 1
    beside.close()


def test_damage_that_a_look_finds_is_set_aside_with_the_next_opening(path: Path) -> None:
    keys = many(path)
    told: list[Path] = []
    data = bytearray(path.read_bytes())
    data[4096 * 10 : 4096 * 11] = bytes(4096)
    path.write_bytes(data)
    beside = AnalysesBeside(path.with_name("library.sqlite"), told.append)
    assert beside.is_damaged(lambda: False)
    assert not told
    opened = beside.open()
    assert opened is not None
    assert told == [path.with_name("analyses.sqlite.broken")]
    assert len([key for key in keys if opened.find(key) is not None]) > 300
    assert not beside.is_damaged(lambda: False)
    beside.close()


def test_a_look_that_is_stopped_says_nothing_against_the_file(path: Path) -> None:
    many(path)
    analyses = Analyses(path)
    with pytest.raises(sqlite3.OperationalError) as stopped:
        check_database(analyses._connection, lambda: True, steps=1)
    assert not is_damage(stopped.value)
    assert analyses.find("00001") is not None
    analyses.close()


def test_a_truncated_file_is_set_aside_and_an_earlier_one_stays(path: Path) -> None:
    many(path)
    first = path.with_name("analyses.sqlite.broken")
    first.write_text("of an earlier day")
    path.write_bytes(path.read_bytes()[: 4096 * 5 + 100])
    analyses = Analyses(path)
    assert analyses.set_aside == path.with_name("analyses.sqlite.broken-2")
    assert analyses.accuracies() is not None
    analyses.close()
    assert first.read_text() == "of an earlier day"


def test_what_sqlite_keeps_beside_a_file_is_set_aside_with_it(path: Path) -> None:
    path.parent.mkdir()
    for suffix in ("", "-wal"):
        Path(f"{path}{suffix}").write_text(suffix)
    Path(f"{path}.broken-wal").write_text("of an earlier day")
    aside = sqlite_files.set_aside(path)
    assert aside.name == "analyses.sqlite.broken-2"
    assert Path(f"{aside}-wal").read_text() == "-wal"
    assert not Path(f"{path}-wal").exists()
    assert Path(f"{path}.broken-wal").read_text() == "of an earlier day"


def test_a_file_that_another_program_holds_is_not_set_aside(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_files, "BUSY_MS", 20)
    many(path)
    connection = open_database(path)
    connection.execute("BEGIN EXCLUSIVE")
    with pytest.raises(IndexUnusableError, match="locked"):
        Analyses(path)
    connection.execute("ROLLBACK")
    connection.close()
    assert [one.name for one in path.parent.glob("*.broken*")] == []
    analyses = Analyses(path)
    assert analyses.find("00001") is not None
    analyses.close()


@pytest.mark.parametrize("statement", ["DROP TABLE analysis", "PRAGMA user_version = 0", "DROP TABLE place"])
def test_a_file_with_other_tables_is_set_aside_and_what_is_in_it_kept(path: Path, statement: str) -> None:
    many(path)
    connection = open_database(path)
    connection.execute(statement)
    connection.close()
    analyses = Analyses(path)
    assert analyses.set_aside is not None
    assert (analyses.find("00001") is not None) is ("analysis" not in statement)
    analyses.close()


def test_an_empty_file_is_a_new_one(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    analyses = Analyses(path)
    assert analyses.set_aside is None
    analyses.close()


def test_the_library_asks_on_where_analyses_are_damaged(path: Path) -> None:
    told: list[Path] = []
    beside = AnalysesBeside(path.with_name("index.sqlite"), told.append)
    analyses = beside.open()
    assert analyses is not None
    assert not beside.ask(lambda one: len(one.accuracies()), 1)

    def damaged(_: Analyses) -> str:
        raise sqlite3.DatabaseError("malformed")

    assert beside.ask(damaged, "nothing") == "nothing"
    path.write_bytes(b"no database at all" * 100)
    assert not beside.ask(lambda one: len(one.accuracies()), 1)
    assert told == [path.with_name("analyses.sqlite.broken")]
    beside.close()


def test_analyses_that_another_program_holds_are_asked_for_once_a_minute(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, tries = [1_000.0], []
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    def locked(path: Path, **_: object) -> Analyses:
        tries.append(now[0])
        raise IndexUnusableError(path, "database is locked")

    beside = AnalysesBeside(path.with_name("index.sqlite"))
    monkeypatch.setattr(importing, "Analyses", locked)
    assert beside.ask(lambda _: 1, 2) == 2
    now[0] = 1_059.0
    assert beside.ask(lambda _: 1, 2) == 2
    now[0] = 1_060.0
    assert beside.ask(lambda _: 1, 2) == 2
    assert tries == [1_000.0, 1_060.0]
    monkeypatch.setattr(importing, "Analyses", Analyses)
    now[0] = 1_120.0
    assert beside.ask(lambda _: 1, 2) == 1
    assert beside.open() is beside.open() is not None
    beside.close()
    beside.close()


def test_games_of_a_batch_are_noted_with_the_figures_that_they_bring(path: Path, tmp_path: Path) -> None:
    two = tmp_path / "two.csa"
    two.write_text("V2.2\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nPI\n+\n+2726FU\n-3334FU\n%TORYO\n")
    batch = read_batch([Job(str(two), None, unsure=False), Job(str(tmp_path / "none"), None, unsure=False)])
    digest = batch.files[0].digest
    assert digest is not None
    first, second = batch.files[0].games
    beside = AnalysesBeside(path.with_name("index.sqlite"))
    analyses = beside.open()
    assert analyses is not None
    analyses.keep(second.key, Analysed(FIGURES), [])
    beside.take(batch)
    assert analyses.figures_at([(digest, 0), (digest, 1)]) == {(digest, 1): FIGURES}
    assert analyses.find(first.key) is None
    beside.close()


def test_a_game_s_own_figures_are_kept_where_nothing_is_known_of_it_yet(path: Path) -> None:
    other = GameFigures((SIDE, SIDE), "ranging", 1, 2, 0.4, "F")
    analyses = Analyses(path)
    analyses.keep("known", Analysed(FIGURES, FINDINGS), [])
    analyses.take([("known", (b"a", 0), other), ("new", (b"a", 1), other), ("none", (b"a", 2), None)])
    assert analyses.find("known") == Analysed(FIGURES, FINDINGS)
    assert analyses.find("new") == Analysed(other)
    assert analyses.find("none") is None
    places = [(b"a", number) for number in range(3)]
    assert analyses.figures_at(places) == {places[0]: FIGURES, places[1]: other}
    analyses.close()


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What SQLite is told by whatever opens a database."""
    told: list[str] = []

    def traced(path: Path) -> sqlite3.Connection:
        connection = open_database(path)
        connection.set_trace_callback(told.append)
        return connection

    for module in (analyses_module, database_module):
        monkeypatch.setattr(module, "open_database", traced)
    return told


@pytest.mark.parametrize("opened", [Analyses, Database])
def test_tables_are_made_while_no_other_program_writes(
    opened: Callable[[Path], Analyses | Database], path: Path, said: list[str]
) -> None:
    opened(path).close()
    first = next(number for number, one in enumerate(said) if "CREATE TABLE" in one)
    assert said.index("BEGIN IMMEDIATE") < first < said.index("COMMIT")


def test_what_was_left_of_a_damaged_file_is_taken_over_while_no_other_program_writes(
    path: Path, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database at all" * 100)
    monkeypatch.setattr(analyses_module, "rows_left", lambda *_: [])
    Analyses(path).close()
    assert said.count("BEGIN IMMEDIATE") == 1 + len(analyses_module._COLUMNS)


def test_a_game_is_known_by_the_same_name_for_ever() -> None:
    """What analysis has found out about it is kept under that name."""
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD))
    assert key_of_game(record) == "8f811d47e4d8b6f0a37140379c424ccd"
