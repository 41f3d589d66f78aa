"""Games at servers that nobody at the screen plays: watched ones, and those of a level or an engine."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.registry import RegisteredEngine
from shogi_desktop.app.online import runner
from shogi_desktop.app.online.buoys import ask
from shogi_desktop.app.online.table import Stage
from shogi_desktop.app.online.watching import WatchStage
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.csa.carrier import Address
from shogi_desktop.csa.client import Account
from shogi_desktop.csa.server import ServerRules
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.gui.online.leave_dialog import LeaveDialog
from shogi_desktop.gui.online.login_page import FRIEND, ME, OTHER, WATCH
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, Color, parse_usi_move
from tests.gui.hands import LEFT, Hands, notice, resign
from tests.gui.online_hands import dialog_of, plies, seated, until
from tests.support.extent import in_the_whole
from tests.support.online import hosting

FAKE = Path(__file__).parents[1] / "fakes" / "fake_engine.py"
BUOY = "buoy_ladder-600-10"


@pytest.fixture
def third(make_window: Callable[..., MainWindow], tmp_path: Path) -> MainWindow:
    places = AppPaths.below(tmp_path / "carol")
    places.documents_dir.mkdir(parents=True)
    window = make_window(paths=places)
    window.settings.update(player_name="carol")
    return window


def log_in(
    window: MainWindow, qtbot: QtBot, port: int, who: str, *, game: str = "", games: int = 1, word: str = "s"
) -> None:
    window.do("play_online")
    page = dialog_of(window).login
    page.server.choose(OTHER if game else FRIEND)
    page.who.choose(who)
    qtbot.keyClicks(page.host, "127.0.0.1")
    page.port.setValue(port)
    if game:
        qtbot.keyClicks(page.game, game)
    page.games.setValue(games)
    qtbot.keyClicks(page.password, word)
    qtbot.keyClick(page.password, Qt.Key.Key_Return)


def test_a_third_window_watches_a_game_and_may_not_analyse_it(
    qtbot: QtBot,
    two: tuple[MainWindow, MainWindow],
    third: MainWindow,
) -> None:
    with hosting() as port:
        log_in(third, qtbot, port, WATCH)
        until(qtbot, lambda: third.parts.online.others.watch.stage is WatchStage.WAITING)
        assert "Waiting for a game to watch" in dialog_of(third).waiting_for
        black, _ = seated(qtbot, port, two, "")
        until(qtbot, lambda: third.parts.online.others.watch.stage is WatchStage.WATCHING)
        assert third.parts.online.dialog is None
        assert "watching" in notice(third)
        third.settings.update(two_players_view="turns")
        assert third.on_board and third.board.running and third.board.human is None
        Hands(black, qtbot).move(parse_usi_move("7g7f", STANDARD))
        until(qtbot, lambda: plies(third) == 1)
        assert third.board.activity.movable_colors() == frozenset()
        assert not third.play_page.flipped, "the board does not turn as for two people at one screen"
        assert third.board.activity.reading(Color.WHITE) is not None
        for command in ("analyse", "hint", "take_back", "explorer", "library", "engine_match", "resign"):
            assert not third.actions_by_id[command].isEnabled(), command
        panels = [window.play_page.panel for window in (black, third)]
        assert [panel.button("resign").isVisible() for panel in panels] == [True, False]
        pane = third.parts.online.others.company.pane
        assert pane is not None
        qtbot.keyClicks(pane.entry, "nice move")
        qtbot.keyClick(pane.entry, Qt.Key.Key_Return)
        until(qtbot, lambda: "carol: nice move" in pane.lines.toPlainText())
        theirs = black.parts.online.company.pane
        assert theirs is not None and "nice" not in theirs.lines.toPlainText()
        resign(black)
        until(qtbot, lambda: third.board.outcome is not None)
        assert third.board.outcome == Outcome(Reason.RESIGNATION, Color.WHITE)
        assert third.actions_by_id["analyse"].isEnabled()
        until(qtbot, lambda: all(window.parts.online.table.stage is Stage.AFTER for window in two))
        for window in two:
            window.parts.online.again()
        until(qtbot, lambda: third.board.running and plies(third) == 0)
        until(qtbot, lambda: all(window.board.running for window in two))
        third.do("start_page")
        assert third.parts.online.others.watch.stage is WatchStage.AWAY
        assert all(window.board.running for window in two)


def test_what_is_no_server_of_ours_cannot_be_watched(window: MainWindow, qtbot: QtBot) -> None:
    window.do("play_online")
    page = dialog_of(window).login
    page.who.choose(WATCH)
    page.server.choose(OTHER)
    assert page.who.value == ME
    dialog_of(window).reject()


@in_the_whole
def test_levels_play_at_a_server_from_two_windows_and_are_seen_on_the_board(
    qtbot: QtBot,
    two: tuple[MainWindow, MainWindow],
) -> None:
    with hosting(ServerRules(max_moves=14)) as port:
        for window in two:
            window.settings.update(player_name=window.settings.current.player_name)
            log_in(window, qtbot, port, "level:1", game="G-600-10", games=2)
        first, second = two
        others = first.parts.online.others
        assert first.parts.online.dialog is None and others.dialog is not None
        until(qtbot, lambda: others.engine_games.running)
        assert "is playing" in others.dialog.head.text()
        qtbot.mouseClick(others.dialog.board, LEFT)
        assert first.on_board and first.board.human is None
        assert not first.actions_by_id["analyse"].isEnabled()
        assert first.actions_by_id["library"].isEnabled(), "nobody here plays"
        until(qtbot, lambda: len(others.run.games) == 2 and not others.run.is_running)
        assert others.dialog.head.text() == "The games are over"
        assert "2 of 2" in others.dialog.rows.text() and "2 drawn" in others.dialog.rows.text()
        assert not others.dialog.now.isEnabled()
        assert plies(first) == 14 and first.board.outcome == Outcome(Reason.MOVE_LIMIT)
        assert first.actions_by_id["analyse"].isEnabled()
        assert len(list((first.shell.paths.games_dir / "online").iterdir())) == 2
        until(qtbot, lambda: not second.parts.online.others.run.is_running)
        others.dialog.accept()


def test_an_engine_of_the_players_own_plays_at_a_server_and_a_full_disk_is_told(
    qtbot: QtBot, two: tuple[MainWindow, MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(runner, "save_record", refuse)
    engines, person = two
    engine = RegisteredEngine(
        "",
        said_name="Ninety",
        command=(sys.executable, "-S", str(FAKE), "book", "7g7f 3c3d"),
        games=("shogi",),
    )
    engine = engines.parts.engines.registry.add(engine)
    with hosting() as port:
        log_in(engines, qtbot, port, f"engine:{engine.id}", game="G-600-10")
        log_in(person, qtbot, port, ME, game="G-600-10")
        until(qtbot, lambda: person.parts.online.table.stage is Stage.ASKED)
        qtbot.mouseClick(dialog_of(person).go, LEFT)
        until(qtbot, lambda: engines.parts.online.others.engine_games.running)
        until(qtbot, lambda: person.board.human is not None)
        if person.board.human is Color.BLACK:
            Hands(person, qtbot).move(parse_usi_move("7g7f", STANDARD))
        until(qtbot, lambda: "No space left on device" in notice(engines))
        assert "It continues." in notice(engines)
        until(qtbot, lambda: person.board.turn is person.board.human)
        resign(person)
        run = engines.parts.online.others.run
        until(qtbot, lambda: not run.is_running)
        assert [game.points for game in run.games] == [1.0]
        dialog = engines.parts.online.others.dialog
        assert dialog is not None
        dialog.accept()


def test_a_game_from_a_buoy_begins_where_its_moves_end(
    qtbot: QtBot, two: tuple[MainWindow, MainWindow]
) -> None:
    with hosting() as port:
        account = Account("clara", "s", is_extended=True)
        ask(Address("127.0.0.1", port), account, "SETBUOY", f"{BUOY} +7776FU-3334FU+2726FU 1")
        black, white = seated(qtbot, port, two, BUOY)
        assert plies(black) == plies(white) == 3
        assert black.board.turn is Color.WHITE and white.board.human is Color.WHITE
        Hands(white, qtbot).move(parse_usi_move("8c8d", STANDARD))
        until(qtbot, lambda: plies(black) == 4)
        until(qtbot, lambda: black.board.turn is black.board.human)
        resign(black)
        until(qtbot, lambda: white.board.outcome is not None)


def test_an_engine_that_plays_is_stopped_after_its_game_or_at_once(
    qtbot: QtBot,
    two: tuple[MainWindow, MainWindow],
) -> None:
    with hosting(ServerRules(max_moves=30)) as port:
        for window in two:
            log_in(window, qtbot, port, "level:1", game="G-600-10", games=50)
        first, second = (window.parts.online.others for window in two)
        until(qtbot, lambda: first.engine_games.running)
        assert first.dialog is not None and second.dialog is not None
        qtbot.mouseClick(first.dialog.after, LEFT)
        until(qtbot, lambda: not first.run.is_running)
        assert len(first.run.games) == 1 and first.run.games[0].outcome.reason is Reason.MOVE_LIMIT
        until(qtbot, lambda: "Waiting" in second.dialog.head.text())  # type: ignore[union-attr]
        qtbot.mouseClick(second.dialog.now, LEFT)
        until(qtbot, lambda: not second.run.is_running)
        assert len(second.run.games) == 1


def test_closing_the_window_asks_where_an_engine_plays_and_then_resigns(
    qtbot: QtBot,
    two: tuple[MainWindow, MainWindow],
) -> None:
    def answer(button: str) -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, LeaveDialog)
        getattr(dialog, button).click()

    with hosting() as port:
        engines, person = two
        log_in(engines, qtbot, port, "level:1", game="G-600-10")
        log_in(person, qtbot, port, ME, game="G-600-10")
        until(qtbot, lambda: person.parts.online.table.stage is Stage.ASKED)
        qtbot.mouseClick(dialog_of(person).go, LEFT)
        until(qtbot, lambda: engines.parts.online.others.engine_games.running)
        engines.do("play_online")
        assert engines.parts.online.dialog is None, "one at a time"
        engines.do("invite")
        assert engines.parts.online.inviting.dialog is None
        QTimer.singleShot(0, lambda: answer("stay"))
        assert not engines.close()
        QTimer.singleShot(0, lambda: answer("give_up"))
        assert engines.close()
        until(qtbot, lambda: person.board.outcome is not None)
        assert person.board.outcome is not None
        assert person.board.outcome.winner is person.board.human


def test_what_is_wrong_with_an_engine_s_login_is_said(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(player_name="anna")
    with hosting(ServerRules(word="sesame")) as port:
        log_in(window, qtbot, port, "level:1", game="G-600-10", word="wrong")
        others = window.parts.online.others
        until(qtbot, lambda: not others.run.is_running)
        assert others.dialog is not None
        assert "did not accept the password" in others.dialog.head.text()
        others.dialog.accept()
