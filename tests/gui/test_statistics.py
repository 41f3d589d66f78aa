"""A player's statistics in the window: chosen, shown, explained, and led from to the games."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.app.library.statistics import Statistics
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Evaluation, Outcome, Reason
from shogi_desktop.gui.library.statistics_page import StatisticsPage
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import OKISAKI, STANDARD, Color
from tests.gui.hands import LEFT
from tests.support.games import random_record, write_kifu
from tests.support.screens import settle


@pytest.fixture
def games(paths: AppPaths) -> Path:
    """Six games of Aiko's, five of which say what each move is worth, and one of others."""
    folder = paths.games_dir
    for number in range(7):
        variant = OKISAKI if number == 5 else STANDARD
        record = random_record(number + 1, variant, plies=30)
        names = ("Aiko", "Ben") if number % 2 else ("Ben", "Aiko")
        black, white = names if number < 6 else ("Chiyo", "Dora")
        record.headers.update(black=black, white=white, date=f"2026/{number + 1:02}/10")
        record.main_line()[-1].outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
        if number:
            for at, node in enumerate((record.root, *record.main_line())):
                node.evaluation = Evaluation((at % 3) * 400 * (1 if number % 2 else -1), 5, 10, "E")
        write_kifu(folder, record, f"{number}.kif")
    return folder


@pytest.fixture
def page(games: Path, window: MainWindow, qtbot: QtBot) -> StatisticsPage:
    window.settings.update(player_name="Aiko")
    window.do("statistics")
    part = window.parts.statistics
    part.today = lambda: date(2026, 7, 1)
    page: StatisticsPage | None = part.page
    assert page is not None
    # The games are counted before what their files say of each move is noted.
    qtbot.waitUntil(lambda: "Analysed: 5" in page.told.text(), timeout=20_000)
    return page


def test_while_games_are_read_nobody_is_said_to_have_none(page: StatisticsPage) -> None:
    page.show_statistics(Statistics(), reading=True)
    assert "still being read" in page.told.text()
    page.show_statistics(Statistics())
    assert "has no games of this player" in page.told.text()


def test_the_page_tells_the_players_figures_and_explains_them(page: StatisticsPage) -> None:
    assert "Games: 6" in page.told.text()
    assert page.curve.isVisible()
    assert page.phases.rowCount() == 3
    assert page.reasons.isVisible()
    assert page.colors.rowCount() == 2
    explained = " ".join(label.text() for label in page._explained)
    assert "mean accuracy" in explained
    assert "too few" in explained
    count = page.colors.item(0, page.colors.columnCount() - 1)
    assert count is not None
    assert "too few" in count.text()


def test_another_player_game_and_time_can_be_chosen(page: StatisticsPage, qtbot: QtBot) -> None:
    page.player.choose("Chiyo")
    qtbot.waitUntil(lambda: "Games: 1," in page.told.text())
    assert "Too few games" in page.told.text()
    page.player.choose("")
    page.variant.choose("okisakishogi")
    qtbot.waitUntil(lambda: "Games: 1," in page.told.text())
    page.variant.choose("")
    page.period.choose("90")
    qtbot.waitUntil(lambda: "Games: 3" in page.told.text())
    page.period.choose("")
    page.start.choose("odd")
    qtbot.waitUntil(lambda: "no games of this player" in page.told.text())
    assert not page.curve.isVisible()


def test_a_row_leads_to_its_games_and_all_come_back(
    page: StatisticsPage, window: MainWindow, qtbot: QtBot
) -> None:
    table = page.colors
    place = table.visualRect(table.model().index(0, 0)).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=place)
    library = window.parts.library.page
    assert library is not None
    assert window.pages.currentWidget() is library
    qtbot.waitUntil(lambda: library.games.rowCount() == 3)
    assert library.filters.only.text() == "Black"
    qtbot.mouseClick(library.filters.clear_button, LEFT)
    qtbot.waitUntil(lambda: library.games.rowCount() == 7)
    qtbot.mouseClick(library.head.statistics, LEFT)
    assert window.pages.currentWidget() is page


def test_a_row_is_opened_by_keys_too(page: StatisticsPage, window: MainWindow, qtbot: QtBot) -> None:
    page.openings.setFocus()
    page.openings.setCurrentCell(0, 0)
    qtbot.keyClick(page.openings, Qt.Key.Key_Return)
    library = window.parts.library.page
    assert library is not None
    assert window.pages.currentWidget() is library


def test_a_point_of_the_curve_leads_to_its_game(
    page: StatisticsPage, window: MainWindow, qtbot: QtBot
) -> None:
    page.curve.setFocus()
    qtbot.keyClick(page.curve, Qt.Key.Key_Left)
    assert "%" in page.curve.accessibleDescription()
    qtbot.mouseClick(page.curve, LEFT, pos=page.curve.rect().center())
    library = window.parts.library.page
    assert library is not None
    qtbot.waitUntil(lambda: library.games.rowCount() == 1)


def test_what_is_not_analysed_can_be(page: StatisticsPage, window: MainWindow, qtbot: QtBot) -> None:
    assert page.analyse.isVisible()
    qtbot.mouseClick(page.analyse, LEFT)
    library = window.parts.library.page
    assert library is not None
    dialog = library.analysing.dialog
    assert dialog is not None
    assert len(dialog.wish().games) == 1
    dialog.effort.by.set_value("nodes")
    dialog.effort.nodes.setValue(200)
    qtbot.mouseClick(dialog.begin, LEFT)
    qtbot.waitUntil(lambda: not library.analysing.analysis.running, timeout=60_000)
    window.do("statistics")
    qtbot.waitUntil(lambda: "Analysed: 6" in page.told.text(), timeout=20_000)
    assert not page.analyse.isVisible()


def test_escape_goes_back(page: StatisticsPage, window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start_page


def test_my_results_lead_there(window: MainWindow, qtbot: QtBot) -> None:
    window.do("results")
    dialog = window.parts.results.dialog
    assert dialog is not None
    qtbot.mouseClick(dialog.statistics, LEFT)
    assert window.parts.statistics.shown


def test_the_page_is_as_wide_as_larger_text_asks(page: StatisticsPage, window: MainWindow) -> None:
    """It kept the width of the size of text that it was opened with, and gaps were left in its head."""
    window.resize(1900, 900)
    settle()
    before = page.player.maximumWidth(), page.analyse.geometry().right() - page.player.x()
    window.settings.update(text_percent=150)
    settle()
    now = page.player.maximumWidth(), page.analyse.geometry().right() - page.player.x()
    assert all(wide > 1.4 * narrow for narrow, wide in zip(before, now, strict=True))
