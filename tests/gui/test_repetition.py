"""Sennichite in the window: foretold at the third occurrence, void at the fourth, replayed by a button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.app.records.journal_lines import read_journal
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup, TimeSetup
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, parse_usi_move
from tests.gui.hands import LEFT, Hands, notice, play, playing

ROUND = ("2h3h", "8b7b", "3h2h", "7b8b")
CHASE = "8k/R8/9/9/9/9/9/4K4/9 b - 1"
CHECKS = ("9b9a", "1a1b", "9a9b", "1b1a")
TIME = TimeSetup(main_ms=600_000, byoyomi_ms=30_000)


def begin(window: MainWindow, **kwargs: object) -> None:
    window.settings.update(language="en")
    window.parts.play.games.new_game(GameSetup(black=PersonSetup("Aiko"), white=PersonSetup("Ben"), **kwargs))  # type: ignore[arg-type]


def silent(window: MainWindow) -> bool:
    return window.notices.current is None


def test_the_third_occurrence_is_announced_while_it_stands(window: MainWindow) -> None:
    begin(window)
    play(window, *ROUND, *ROUND[:3])
    assert silent(window)
    play(window, ROUND[3])
    assert "three times" in notice(window)
    assert "void" in notice(window)
    window.do("take_back")
    assert silent(window)


def test_the_checker_is_told_that_the_fourth_time_loses(window: MainWindow) -> None:
    begin(window, handicap="", start_sfen=CHASE)
    play(window, *CHECKS, *CHECKS)
    assert "Black loses" in notice(window)


def to_void(window: MainWindow, qtbot: QtBot) -> None:
    """Repeat the position until the game is void, the last move by hand."""
    play(window, *ROUND, *ROUND, *ROUND[:3])
    Hands(window, qtbot).move(parse_usi_move(ROUND[3], STANDARD))
    assert window.board.outcome == Outcome(Reason.REPETITION)


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_void_game_is_replayed_with_colours_reversed_and_the_times_left(
    window: MainWindow, qtbot: QtBot, paths: AppPaths, by_keys: bool
) -> None:
    begin(window, time=TIME)
    to_void(window, qtbot)
    assert silent(window)
    session, card = playing(window).session, window.play_page.panel.end_card
    assert session is not None
    assert session.clock is not None
    left = session.clock.state()
    assert card.onward.isVisible()
    assert card.onward.text() == "Replay, colours reversed"
    if by_keys:
        qtbot.keyClick(
            window.play_page.board,
            Qt.Key.Key_N,
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
        )
    else:
        qtbot.mouseClick(card.onward, LEFT)
    again = playing(window).session
    assert window.board.running
    assert again is not None
    assert again is not session
    assert again.clock is not None
    record = window.board.record
    assert record is not None
    assert (record.headers["black"], record.headers["white"]) == ("Ben", "Aiko")
    assert again.clock.state().black.main_ms == left.white.main_ms
    assert again.clock.state().white.main_ms == left.black.main_ms
    assert not card.isVisible()
    # The journal knows the times, so that a replay cut off goes on with them.
    play(window, "7g7f")
    newest = max(paths.journal_dir.glob("*.jsonl"))
    kept = read_journal(newest).game
    assert kept is not None
    assert kept.setup.carried is not None
    assert kept.setup.carried.white.main_ms == left.black.main_ms


def test_any_other_end_offers_the_rematch_only(window: MainWindow) -> None:
    begin(window)
    play(window, "7g7f")
    playing(window).resign()
    card = window.play_page.panel.end_card
    assert card.rematch.isVisible()
    assert not card.onward.isVisible()
    assert card.rematch.property("kind") == "primary"
    assert not window.actions_by_id["go_on"].isEnabled()
