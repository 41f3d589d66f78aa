"""The library as the window uses it: asked in one thread, answered from others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from shogi_desktop.app.library.database import GameRow, Query
from shogi_desktop.app.library.importing import Progress
from shogi_desktop.app.library.service import (
    INDEX_NAME,
    SOURCES_NAME,
    Library,
    LoadedGame,
    NotLoaded,
    path_of_node,
)
from shogi_desktop.app.system.kept_file import Hitch, KeptFileTrouble
from shogi_desktop.rules import STANDARD, Position
from tests.support.games import random_record, write_kifu
from tests.support.heard import unheard


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    games = tmp_path / "games"
    for seed, name in enumerate(("Alpha", "Beta", "Gamma")):
        record = random_record(seed, plies=10 + seed, branches=seed)
        record.headers["black"] = name
        write_kifu(games, record, f"{seed}.kif")
    return games


@pytest.fixture
def library(tmp_path: Path, folder: Path) -> Iterator[Library]:
    made = Library(tmp_path / "data", folder)
    yield made
    made.close()


def started(library: Library, qtbot: QtBot) -> Library:
    with qtbot.waitSignal(library.imported):
        library.start()
    return library


def found(library: Library, qtbot: QtBot, query: Query = Query()) -> list[str]:  # noqa: B008 - a frozen value
    with qtbot.waitSignal(library.found) as answer:
        library.search(query)
    with qtbot.waitSignal(library.rows) as rows:
        library.load_rows(answer.args[0].games)
    return sorted(Path(row.path).name for row in rows.args[0])


def test_the_first_start_reads_the_folder_of_finished_games(library: Library, qtbot: QtBot) -> None:
    progress: list[Progress] = []
    library.progressed.connect(progress.append)
    started(library, qtbot)
    assert progress, "it is told how far it is"
    assert found(library, qtbot) == ["0.kif", "1.kif", "2.kif"]
    assert not library.importing


def test_what_the_two_threads_tell_and_are_asked_is_heard(library: Library, qtbot: QtBot) -> None:
    started(library, qtbot)
    assert unheard(library._writer) == unheard(library._searcher) == []
    assert [signal for signal in unheard(library) if signal.startswith("_")] == []
    assert {thread.objectName() for thread in library.findChildren(QThread)} == {
        "library search",
        "library import",
    }


def test_of_several_searches_only_the_last_is_answered(library: Library, qtbot: QtBot) -> None:
    started(library, qtbot)
    answers: list[int] = []
    library.found.connect(lambda answer: answers.append(len(answer.games)))
    for text in ("", "nobody", "beta"):
        library.search(Query(text=text))
    qtbot.waitUntil(lambda: bool(answers))
    with qtbot.waitSignal(library.rows):
        library.load_rows(())
    assert answers == [1]


def test_a_game_is_read_from_its_file_at_the_node_found(library: Library, qtbot: QtBot, folder: Path) -> None:
    started(library, qtbot)
    with qtbot.waitSignal(library.found) as answer:
        library.search(Query(text="gamma"))
    with qtbot.waitSignal(library.rows) as rows:
        library.load_rows(answer.args[0].games)
    (row,) = rows.args[0]
    record = random_record(2, plies=12, branches=2)
    for number, node in enumerate(record.walk()):
        with qtbot.waitSignal(library.loaded) as loaded:
            library.load_game(row, number)
        game = loaded.args[0]
        assert isinstance(game, LoadedGame)
        assert game.path == node.path
    with qtbot.waitSignal(library.loaded) as loaded:
        library.load_game(row, None)
    assert loaded.args[0].path == record.end_path() == (0,) * 12
    (folder / "2.kif").unlink()
    with qtbot.waitSignal(library.loaded) as loaded:
        library.load_game(row, 0)
    assert isinstance(loaded.args[0], NotLoaded)


def test_games_of_one_file_are_told_apart_and_read_anew_when_it_changes(
    library: Library, qtbot: QtBot, folder: Path
) -> None:
    text = "V2.2\nN+Aiko\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nN+Ben\nPI\n+\n+2726FU\n-3334FU\n%TORYO\n"
    path = folder / "both.csa"
    path.write_text(text)
    started(library, qtbot)
    with qtbot.waitSignal(library.found) as answer:
        library.search(Query(text="both"))
    with qtbot.waitSignal(library.rows) as rows:
        library.load_rows(answer.args[0].games)
    first, second = sorted(rows.args[0], key=lambda row: row.number)

    def moves(row: GameRow) -> int:
        with qtbot.waitSignal(library.loaded) as loaded:
            library.load_game(row, 0)
        return len(loaded.args[0].record.main_line())

    assert (moves(first), moves(second), moves(first)) == (1, 2, 1)
    path.write_text(text.replace("+7776FU\n", "+7776FU\n-8384FU\n+2726FU\n"))
    assert (moves(first), moves(second)) == (3, 2)


def test_a_node_that_is_not_there_any_more_is_the_start() -> None:
    assert path_of_node(random_record(1, plies=3), 99) == ()


def test_what_was_chosen_survives_the_loss_of_the_index(
    library: Library, qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    started(library, qtbot)
    other = write_kifu(tmp_path / "other", random_record(7), "seven.kif")
    with qtbot.waitSignal(library.imported):
        library.add([other.parent])
    with qtbot.waitSignal(library.imported):
        library.remove_files([str(folder / "1.kif")])
    library.close()
    (tmp_path / "data" / INDEX_NAME).unlink()
    again = Library(tmp_path / "data", folder)
    started(again, qtbot)
    assert found(again, qtbot) == ["0.kif", "2.kif", "seven.kif"]
    again.close()


def test_a_damaged_index_is_told_and_made_anew(
    library: Library, qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    started(library, qtbot)
    library.close()
    (tmp_path / "data" / INDEX_NAME).write_bytes(b"rubbish" * 1000)
    again = Library(tmp_path / "data", folder)
    with qtbot.waitSignals([again.rebuilding, again.imported]):
        again.start()
    assert found(again, qtbot) == ["0.kif", "1.kif", "2.kif"]
    again.close()


def test_an_index_that_breaks_while_it_is_open_is_made_anew(
    library: Library, qtbot: QtBot, tmp_path: Path
) -> None:
    started(library, qtbot)
    assert found(library, qtbot)
    index = tmp_path / "data" / INDEX_NAME
    for path in (index, index.with_name(index.name + "-wal")):
        if path.exists():
            path.write_bytes(b"\x5a" * path.stat().st_size)
    with qtbot.waitSignal(library.imported):
        library.search(Query(text="black"))
        library.refresh()
    if library.importing:
        qtbot.waitUntil(lambda: not library.importing)
    qtbot.waitUntil(lambda: not library.importing)
    assert found(library, qtbot) == ["0.kif", "1.kif", "2.kif"]


def test_files_are_looked_for_once_more_when_that_is_asked_while_they_are_read(
    library: Library, qtbot: QtBot
) -> None:
    """A game written after the folder was looked through was not found when the library opened."""
    reports: list[object] = []
    library.imported.connect(reports.append)
    library.start()
    for _ in range(5):
        library.refresh()
    qtbot.waitUntil(lambda: not library.importing)
    assert len(reports) == 2


def test_damaged_sources_are_set_aside(library: Library, qtbot: QtBot, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / SOURCES_NAME).write_text("{ this is not")
    again = Library(data, tmp_path / "games")
    assert again.sources.folders == (str(tmp_path / "games"),)
    aside = data / f"{SOURCES_NAME}.broken"
    assert aside.read_text() == "{ this is not"
    with qtbot.waitSignal(again.sources_lost) as told, qtbot.waitSignal(again.imported):
        again.start()
    assert told.args == [KeptFileTrouble(Hitch.SET_ASIDE, aside)]
    again.close()


def test_where_no_index_can_be_kept_it_is_told(tmp_path: Path, folder: Path, qtbot: QtBot) -> None:
    (tmp_path / "data").write_text("a file in the way")
    library = Library(tmp_path / "data", folder)
    with qtbot.waitSignals([library.failed, library.imported]):
        library.start()
    library.close()


def test_closing_in_the_middle_of_an_import_ends_every_thread(library: Library, folder: Path) -> None:
    for seed in range(60):
        write_kifu(folder, random_record(seed, plies=2), f"more{seed}.kif")
    library.start()
    library.close()
    assert not any(thread.isRunning() for thread in library.findChildren(QThread))


def test_what_asks_after_the_end_starts_nothing(library: Library) -> None:
    library.start()
    library.close()
    library.start()
    library.refresh()
    assert not [thread for thread in library.findChildren(QThread) if thread.isRunning()]


def test_figures_troubles_and_moves_are_told_when_they_are_asked_for(
    library: Library, qtbot: QtBot, folder: Path
) -> None:
    (folder / "bad.csa").write_text("V2.2\nthis is no game\n")
    started(library, qtbot)
    with qtbot.waitSignal(library.figures) as figures:
        library.load_figures(Query())
    assert sorted(Path(row.path).name for row, _ in figures.args[0]) == [
        "0.kif", "1.kif", "2.kif", "bad.csa",
    ]  # fmt: skip
    with qtbot.waitSignal(library.troubles) as troubles:
        library.list_troubles()
    assert [Path(trouble.path).name for trouble in troubles.args[0]] == ["bad.csa"]
    with qtbot.waitSignal(library.explored) as explored:
        library.explore(Position.start(STANDARD))
    assert (explored.args[0].games, explored.args[0].total) == (4, 4)


def test_a_folder_that_is_given_up_takes_its_games_along_and_leaves_the_files(
    library: Library, qtbot: QtBot, folder: Path
) -> None:
    started(library, qtbot)
    with qtbot.waitSignal(library.imported):
        library.remove_folder(str(folder))
    assert found(library, qtbot) == []
    assert len(list(folder.iterdir())) == 3
