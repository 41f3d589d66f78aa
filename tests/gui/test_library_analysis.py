"""Games analysed from the library's page: asked by its dialog, shown in the list, stopped and gone on
with.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.registry import RegisteredEngine
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Evaluation
from shogi_desktop.gui.library.analyse_dialog import AnalyseDialog
from shogi_desktop.gui.library.list_model import ListColumn
from shogi_desktop.gui.library.page import LibraryPage
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import read
from shogi_desktop.rules import OKISAKI
from tests.gui.conftest import MakeWindow
from tests.gui.hands import LEFT, notice
from tests.support.games import random_record, write_kifu

FAKE = Path(__file__).parents[1] / "fakes" / "fake_engine.py"


@pytest.fixture
def games(paths: AppPaths) -> Path:
    folder = paths.games_dir
    for number, record in enumerate((random_record(1, plies=8), random_record(2, OKISAKI, plies=8))):
        record.headers.update(black=f"Player {number}", date=f"202{number}/01/01")
        write_kifu(folder, record, f"{number}.kif")
    return folder


def opened(window: MainWindow, qtbot: QtBot) -> LibraryPage:
    window.do("library")
    page: LibraryPage | None = window.parts.library.page
    assert page is not None
    qtbot.waitUntil(lambda: page.games.rowCount() == 2)
    qtbot.waitUntil(lambda: page.preview.place is not None)
    return page


def asked(page: LibraryPage, qtbot: QtBot) -> AnalyseDialog:
    qtbot.mouseClick(page.head.analyse, LEFT)
    qtbot.waitUntil(lambda: page.analysing.dialog is not None)
    assert page.analysing.dialog is not None
    return page.analysing.dialog


def begin(page: LibraryPage, qtbot: QtBot, nodes: int, *, into_files: bool = False) -> None:
    dialog = asked(page, qtbot)
    qtbot.mouseClick(dialog.effort.by.button("nodes"), LEFT)
    dialog.effort.nodes.setValue(nodes)
    if into_files:
        qtbot.mouseClick(dialog.where.button(True), LEFT)
        assert "would lose nothing" in dialog.told.text()
    qtbot.mouseClick(dialog.begin, LEFT)


def accuracies(page: LibraryPage) -> list[str]:
    rows = range(page.games.rowCount())
    return [str(page.games.index(row, ListColumn.ACCURACY).data() or "") for row in rows]


@pytest.mark.usefixtures("games")
def test_the_list_is_analysed_and_shows_accuracies(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, qtbot)
    assert accuracies(page) == ["", ""]
    begin(page, qtbot, 200)
    assert page.analysis_row.isVisible()
    qtbot.waitUntil(lambda: not page.analysing.analysis.running, timeout=60_000)
    assert "Games analysed: 2" in notice(window)
    assert not page.analysis_row.isVisible()
    qtbot.waitUntil(lambda: all("☗" in text for text in accuracies(page)))


@pytest.mark.usefixtures("games")
def test_a_game_analysed_beside_its_file_shows_its_evaluations(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, qtbot)
    begin(page, qtbot, 200)
    qtbot.waitUntil(lambda: not page.analysing.analysis.running, timeout=60_000)

    def is_loaded() -> bool:
        place = page.preview.place
        return place is not None and place.record.root.evaluation is not None

    qtbot.waitUntil(is_loaded)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    record = window.board.record
    assert record is not None
    assert record.root.evaluation is not None
    assert not window.board.modified


def test_evaluations_are_written_into_the_files_on_request(
    window: MainWindow, qtbot: QtBot, games: Path
) -> None:
    page = opened(window, qtbot)
    begin(page, qtbot, 200, into_files=True)
    qtbot.waitUntil(lambda: not page.analysing.analysis.running, timeout=60_000)
    assert all(read(path.read_bytes()).record.root.evaluation is not None for path in games.glob("*.kif"))
    qtbot.waitUntil(lambda: all("☗" in text for text in accuracies(page)))


@pytest.mark.usefixtures("games")
def test_a_run_is_stopped_and_goes_on_in_another_window(make_window: MakeWindow, qtbot: QtBot) -> None:
    first = make_window()
    page = opened(first, qtbot)
    begin(page, qtbot, 50_000_000)
    qtbot.waitUntil(lambda: page.analysing.analysis.running)
    qtbot.mouseClick(page.analysis_row.stop, LEFT)
    qtbot.waitUntil(page.analysis_row.go_on.isVisible, timeout=60_000)
    first.close()
    again = opened(make_window(), qtbot)
    qtbot.waitUntil(again.analysis_row.go_on.isVisible)
    assert "2 games was stopped" in again.analysis_row.text.text()
    qtbot.mouseClick(again.analysis_row.go_on, LEFT)
    qtbot.waitUntil(again.analysis_row.stop.isVisible)
    qtbot.mouseClick(again.analysis_row.stop, LEFT)
    qtbot.waitUntil(again.analysis_row.discard.isVisible, timeout=60_000)
    qtbot.mouseClick(again.analysis_row.discard, LEFT)
    assert not again.analysis_row.isVisible()


@pytest.mark.usefixtures("games")
def test_closing_the_window_stops_an_analysis(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    page = opened(window, qtbot)
    begin(page, qtbot, 50_000_000)
    qtbot.waitUntil(lambda: page.analysing.analysis.running)
    window.close()
    again = opened(make_window(), qtbot)
    qtbot.waitUntil(again.analysis_row.go_on.isVisible)


@pytest.mark.usefixtures("games")
def test_two_engines_say_what_each_position_is_worth(window: MainWindow, qtbot: QtBot) -> None:
    for name, score in (("One", 4), ("Two", -9)):
        words = ("named", name, "1", str(score))
        window.parts.engines.registry.add(
            RegisteredEngine(
                name.lower(), name=name, command=(sys.executable, "-S", str(FAKE), *words), games=("shogi",)
            )
        )
    page = opened(window, qtbot)
    dialog = asked(page, qtbot)
    qtbot.mouseClick(dialog.effort.by.button("nodes"), LEFT)
    for one, check in dialog.engines.boxes.items():
        check.setChecked(one in {"one", "two"})
    assert dialog.told.text().count("One") == 1
    qtbot.mouseClick(dialog.begin, LEFT)
    qtbot.waitUntil(lambda: not page.analysing.analysis.running, timeout=60_000)

    def said() -> list[tuple[str, object]]:
        place = page.preview.place
        return [] if place is None else [(one.engine, one.score) for one in place.record.root.opinions]

    page.table.selectRow(1)  # the game that they play
    qtbot.waitUntil(lambda: said() == [("One", 4), ("Two", -9)])


@pytest.mark.usefixtures("games")
def test_the_selected_games_alone_can_be_analysed(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, qtbot)
    dialog = asked(page, qtbot)
    qtbot.mouseClick(dialog.which.button("chosen"), LEFT)
    assert len(dialog.wish().games) == 1
    assert "No file is changed" in dialog.told.text()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.analysing.dialog is None)
    assert not page.analysing.analysis.running


def test_games_are_sorted_and_filtered_by_accuracy(window: MainWindow, qtbot: QtBot, paths: AppPaths) -> None:
    for number, swing in enumerate((900, 0, 80)):
        record = random_record(number, plies=12)
        record.headers.update(black=str(swing), date=f"202{number}/01/01")
        for at, node in enumerate((record.root, *record.main_line())):
            node.evaluation = Evaluation(-swing * (at % 2), 5, 10, "E")
        write_kifu(paths.games_dir, record, f"{number}.kif")
    write_kifu(paths.games_dir, random_record(7, plies=8), "unknown.kif")
    window.do("library")
    page = window.parts.library.page
    assert page is not None
    qtbot.waitUntil(lambda: page.games.rowCount() == 4)

    def is_listed(*order: str) -> bool:
        rows = range(page.games.rowCount())
        return [page.games.index(row, ListColumn.BLACK).data() for row in rows] == list(order)

    for order in (["900", "80", "0"], ["0", "80", "900"]):
        page.table.sort_by(ListColumn.ACCURACY)
        qtbot.waitUntil(partial(is_listed, *order, "Black 7"))
    for wish, listed in (
        ("Not analysed", ["Black 7"]),
        ("Both sides 90 or more", ["0", "80"]),
        ("A side below 70", ["900"]),
        ("Any accuracy", ["0", "80", "900", "Black 7"]),
    ):
        page.filters.accuracy.setCurrentIndex(page.filters.accuracy.findText(wish))
        qtbot.waitUntil(partial(is_listed, *listed))
    assert not page.filters.clear_button.isEnabled()
