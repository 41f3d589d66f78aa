"""Notices lie over the page, and go when what they are about has gone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.books.trouble import BookTrouble, BookTroubleKind
from shogi_desktop.app.books.words import trouble_text
from shogi_desktop.app.engines.failures import happened
from shogi_desktop.app.play.events import EngineFailed, PlayerWarned
from shogi_desktop.app.play.resuming import SetAside, Waiting
from shogi_desktop.app.system.kept_file import Hitch, KeptFileTrouble
from shogi_desktop.gui.library.page import LibraryPage
from shogi_desktop.gui.records.export import export
from shogi_desktop.gui.tasks.background import Jobs
from shogi_desktop.gui.window.application import _tell_of_fault
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from tests.gui.hands import TWO_PLAYERS, finish_work, notice, play, playing
from tests.support.cramped import cramped
from tests.support.extent import extent
from tests.support.screens import SCREENS, settle

BROKEN = EngineFailure(FailureKind.DIED_IN_SEARCH, "/opt/engine")
NO_BOOK = BookTrouble(BookTroubleKind.UNREADABLE, Path("/kept/book.db"), "Permission denied")
DAMAGED = KeptFileTrouble(Hitch.SET_ASIDE, Path("/kept/engines.json"))
GAME_TEXT = "position startpos moves 2g2f 8c8d"


def paste(window: MainWindow, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    window.parts.play.files.paste()
    finish_work(window)


def refused(window: MainWindow, path: Path) -> None:
    """Open what cannot be opened."""
    window.parts.play.files.open_path(path)
    finish_work(window)


def library_page(window: MainWindow) -> LibraryPage:
    window.parts.library.open()
    page = window.parts.library.page
    assert page is not None
    return page


def typed(window: MainWindow, text: str) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    window.play_page.board.text_entered.emit(text)


def without_folder(window: MainWindow) -> None:
    """Export into a folder that is not there."""
    jobs = Jobs(window)
    export(window.shell, jobs, Path("/dev/null/game.pdf"), bytes)
    jobs.end()
    settle()


def opened_match(window: MainWindow, path: Path) -> None:
    """Open a match whose file is not there."""
    matches = window.parts.engine_matches
    matches.open()
    matches.open_match(path)
    matches._jobs.end()
    settle()


def place(window: MainWindow) -> QRect:
    """Where the board is in the window."""
    board = window.play_page.board
    return QRect(board.mapTo(window, board.rect().topLeft()), board.size())


def test_a_notice_covers_nothing_and_moves_no_board(game: MainWindow) -> None:
    before = place(game)
    paste(game, "no kifu at all")
    notices = game.notices
    assert "clipboard" in notice(game).lower()
    assert place(game) == before
    shown = QRect(notices.mapTo(game, notices.rect().topLeft()), notices.size())
    assert game.rect().contains(shown)
    assert not shown.intersects(before)
    game.resize(1000, 700)
    shown = QRect(notices.mapTo(game, notices.rect().topLeft()), notices.size())
    assert game.rect().contains(shown)
    assert not shown.intersects(place(game))
    notices.close_button.click()
    assert notices.isHidden()


@pytest.mark.parametrize(
    "page",
    extent(
        sample=["start", "editor", "mating"],
        whole=["start", "play", "editor", "library", "lesson", "mating", "review", "opponents"],
    ),
)
def test_a_notice_covers_nothing_of_any_page(game: MainWindow, page: str) -> None:
    SCREENS[page](game)
    game.say(lambda: "A sentence about something.", action="Do it", handler=lambda: None)
    settle()
    shown = game.notices.geometry()
    below = game.notices.parentWidget()
    assert below is not None
    # What was made small enough to scroll is covered by nothing but its own area.
    parts = [one for one in below.findChildren(QWidget) if not one.findChildren(QWidget) and one.isVisible()]
    seen = [one for one in parts if not (one is game.notices or game.notices.isAncestorOf(one))]
    assert len(seen) > 10
    covered = [
        one
        for one in seen
        if shown.intersects(one.visibleRegion().boundingRect().translated(one.mapTo(below, QPoint())))
    ]
    assert not covered
    while game.notices.current is not None:
        game.notices.close_button.click()
    settle()
    assert game.notices.isHidden()
    assert all(not panel.contentsMargins().top() for panel in (below, game.play_page.panel))


@pytest.mark.usefixtures("own_letters")
@pytest.mark.parametrize(
    "page", extent(sample=["atlas", "review"], whole=["play", "atlas", "mating", "review"])
)
@pytest.mark.parametrize("percent", extent(sample=[150], whole=[100, 150]))
def test_a_notice_is_as_wide_as_its_panel_and_its_buttons_are_whole(
    game: MainWindow, page: str, percent: int
) -> None:
    """Two buttons with long words did not fit beside each other in the panel of the atlas."""
    game.settings.update(text_percent=percent)
    game.resize(1024, 640)
    SCREENS[page](game)
    game.say(lambda: "A sentence about something.", action="Show what happened", handler=lambda: None)
    settle()
    way = game.notices._way
    layout = way.layout() if way is not None else None
    assert way is not None and layout is not None
    margins, shown = layout.contentsMargins(), game.notices.geometry()
    below = game.notices.parentWidget()
    assert below is not None
    left = way.mapTo(below, QPoint()).x()
    faults = cramped(game.notices)
    width = way.width() - margins.left() - margins.right()
    game.settings.update(text_percent=100)
    assert not faults
    assert (shown.left(), shown.width()) == (left + margins.left(), width)


@pytest.mark.parametrize("text", ["short", "a much longer sentence " * 12])
@pytest.mark.parametrize("percent", [100, 150])
def test_a_notice_is_as_high_as_its_text(game: MainWindow, text: str, percent: int) -> None:
    game.settings.update(text_percent=percent)
    game.say(lambda: text, action="Do it", handler=lambda: None)
    label = game.notices._label
    assert label.heightForWidth(label.width()) <= label.height()
    assert game.notices.action_button.geometry().bottom() < game.notices.height()


def new_game(window: MainWindow, _: Path) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)


def other_file(window: MainWindow, folder: Path) -> None:
    file = folder / "other.usi"
    file.write_text(GAME_TEXT)
    window.open_path(file)
    finish_work(window)


def other_clipboard(window: MainWindow, _: Path) -> None:
    QGuiApplication.clipboard().setText("something else")


def good_clipboard(window: MainWindow, _: Path) -> None:
    paste(window, GAME_TEXT)


def start_page(window: MainWindow, _: Path) -> None:
    window.show_start_page()


@pytest.mark.parametrize("way", [new_game, other_file, other_clipboard, good_clipboard, start_page])
def test_what_is_said_of_the_clipboard_goes_with_it(
    game: MainWindow, tmp_path: Path, qtbot: QtBot, way: Callable[[MainWindow, Path], None]
) -> None:
    paste(game, "no kifu at all")
    assert game.notices.isVisible()
    way(game, tmp_path)
    qtbot.waitUntil(lambda: not any(one.topic == "clipboard" for one in game.notices._waiting))


@pytest.mark.parametrize("way", [new_game, other_file, good_clipboard, start_page])
def test_what_is_said_of_a_file_goes_when_another_record_comes(
    game: MainWindow, tmp_path: Path, way: Callable[[MainWindow, Path], None]
) -> None:
    game.open_path(tmp_path / "there is none.kif")
    finish_work(game)
    assert game.notices.isVisible()
    way(game, tmp_path)
    assert not any(one.topic == "file" for one in game.notices._waiting)


def test_what_is_said_of_a_finished_game_stays_while_it_is_studied(game: MainWindow) -> None:
    playing(game).resign()
    game.say(lambda: "It could not be saved.", topic="file")
    game.do("study")
    assert notice(game) == "It could not be saved."


def test_an_answer_of_the_other_player_goes_with_the_next_move(game: MainWindow) -> None:
    game.say(lambda: "The draw was declined.", topic="manners")
    play(game, "2f2e")
    assert game.notices.isHidden()


def test_a_notice_follows_the_language(window: MainWindow) -> None:
    window.shell.say(lambda: "text from outside")
    window._report_journal(PermissionError(13, "Permission denied"), Path("/home"))
    window.notices.close_button.click()
    english = notice(window)
    try:
        window.settings.update(language="cs")
        czech = notice(window)
        assert "/home" in czech and czech != english
        assert window.notices.action_button.text() == ""
    finally:
        window.settings.update(language="en")
    assert notice(window) == english


@pytest.mark.parametrize(
    "tell",
    [
        lambda window: window.unsaved._tell_damaged(Path("/kept/changes")),
        lambda window: _tell_of_fault(window, Path("/kept/report.txt")),
        lambda window: window.parts.play.clock_watch._tell_slept(90_000),
        lambda window: window.shell.waiting._tell(Waiting(set_aside=(SetAside(Path("/kept/game"), 3),))),
        lambda window: library_page(window).collecting._tell_rebuilding(),
        lambda window: library_page(window).collecting._tell_set_aside(Path("/kept/analyses")),
        lambda window: library_page(window).collecting._tell_failure("disk full"),
        lambda window: paste(window, "no kifu at all"),
        lambda window: paste(window, ""),
        lambda window: refused(window, Path("/no/such/game.kif")),
        lambda window: refused(window, Path("/dev/null")),
        lambda window: window.parts.play.engine_notices._on_event(EngineFailed(happened(BROKEN))),
        lambda window: window.parts.play.engine_notices._on_event(
            PlayerWarned(partial(trouble_text, NO_BOOK))
        ),
        lambda window: typed(window, "nonsense"),
        without_folder,
        lambda window: opened_match(window, Path("/no/such/match.json")),
        lambda window: window.parts.analysis.mates.search.failed.emit(happened(BROKEN)),
        lambda window: window.parts.analysis.whole.analysis.failed.emit(happened(BROKEN)),
        lambda window: window.parts.play.computer._tell_no_hint(happened(BROKEN)),
        lambda window: window.parts.explorer.books._tell(NO_BOOK),
        lambda window: window.parts.engines.registry._told(DAMAGED),
        lambda window: window.settings._told(DAMAGED),
    ],
    ids=[
        "changes",
        "fault",
        "sleep",
        "journal",
        "index",
        "analyses",
        "library",
        "text",
        "none",
        "file",
        "device",
        "engine",
        "book",
        "typed",
        "export",
        "match",
        "mate",
        "analysis",
        "hint",
        "explorer",
        "engines",
        "settings",
    ],
)
def test_what_is_kept_and_lost_is_said_in_the_language_in_use(
    window: MainWindow, tell: Callable[[MainWindow], object]
) -> None:
    tell(window)
    english, button = notice(window), window.notices.action_button.text()
    try:
        window.settings.update(language="cs")
        assert notice(window) != english
        assert not button or window.notices.action_button.text() != button
    finally:
        window.settings.update(language="en")
    assert notice(window) == english
