"""Matches in the window: the score, the next game by button and key, a match that outlives the program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Outcome, Reason, Series
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color
from tests.gui.conftest import MakeWindow
from tests.gui.hands import LEFT, notice, play, resign

ROUND = ("2h3h", "8b7b", "3h2h", "7b8b")


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    window = make_window()
    window.settings.update(language="en")
    return window


def begin(window: MainWindow, match: Series, handicap: str = "even") -> None:
    setup = GameSetup(handicap=handicap, match=match, black=PersonSetup("Aiko"), white=PersonSetup("Ben"))
    window.parts.play.games.new_game(setup)


def lose(window: MainWindow, color: Color) -> None:
    """That side resigns after a move or two."""
    if window.board.turn is Color.WHITE:
        play(window, "3c3d")
    else:
        play(window, "7g7f")
    if window.board.turn is not color:
        play(window, "3c3d" if window.board.turn is Color.WHITE else "7g7f")
    resign(window)
    assert window.board.outcome == Outcome(Reason.RESIGNATION, color.opponent)


def names(window: MainWindow) -> tuple[str, str]:
    record = window.board.record
    assert record is not None
    return record.headers["black"], record.headers["white"]


def test_a_match_goes_on_by_its_button_until_it_is_decided(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, Series.best_of(3))
    card = window.play_page.panel.end_card
    lose(window, Color.WHITE)
    assert card.standing == "Aiko 1 – 0 Ben"
    assert card.onward.text() == "Next game"
    assert not card.rematch.isVisible()
    assert not window.actions_by_id["rematch"].isEnabled()
    qtbot.mouseClick(card.onward, LEFT)
    assert names(window) == ("Ben", "Aiko")
    assert window.board.running
    lose(window, Color.BLACK)
    assert card.standing == "The match goes to Aiko: Aiko 2 – 0 Ben"
    assert not card.onward.isVisible()
    assert card.rematch.isVisible()
    assert window.settings.current.match_game is None
    assert not window.actions_by_id["end_match"].isEnabled()


def test_the_next_game_begins_by_a_key(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, Series.best_of(5))
    lose(window, Color.BLACK)
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window.play_page.board, Qt.Key.Key_N, keys)
    record = window.board.record
    assert record is not None
    assert record.headers["event"] == "Best of 5, game 2: Aiko 0-1 Ben"


def test_a_void_game_of_a_match_is_replayed_and_counts_for_nothing(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, Series.best_of(3))
    play(window, *ROUND * 3)
    card = window.play_page.panel.end_card
    assert card.standing == "Aiko 0 – 0 Ben"
    assert card.onward.text() == "Replay, colours reversed"
    qtbot.mouseClick(card.onward, LEFT)
    assert names(window) == ("Ben", "Aiko")


def test_three_losses_raise_the_handicap_of_the_ladder(window: MainWindow) -> None:
    begin(window, Series.ladder("lance"), "lance")
    for _ in range(3):
        lose(window, Color.BLACK)
        window.do("go_on")
    assert window.desk.setup is not None
    assert window.desk.setup.handicap == "bishop"
    assert names(window) == ("Aiko", "Ben")
    assert window.board.turn is Color.WHITE


def test_a_match_outlives_the_program(window: MainWindow, make_window: MakeWindow, qtbot: QtBot) -> None:
    begin(window, Series.best_of(3))
    lose(window, Color.WHITE)
    window.board.modified = False
    window.close()
    again = make_window()
    assert "Best of 3, game 2: Aiko 1 – 0 Ben" in notice(again)
    qtbot.mouseClick(again.notices.action_button, LEFT)
    assert names(again) == ("Ben", "Aiko")
    assert again.desk.setup is not None
    assert again.desk.setup.match is not None
    assert again.desk.setup.match.number == 2


def test_a_game_of_a_match_that_was_cut_off_is_resumed_and_not_begun_anew(
    window: MainWindow, make_window: MakeWindow, paths: AppPaths
) -> None:
    begin(window, Series.best_of(3))
    play(window, "7g7f")
    window.close()
    again = make_window()
    assert again.notices.current is None
    assert not again.actions_by_id["go_on"].isEnabled()
    again.do("resume")
    assert again.board.turn is Color.WHITE
    resign(again)
    assert again.play_page.panel.end_card.standing == "Aiko 1 – 0 Ben"


def test_another_game_in_between_leaves_the_match_waiting(window: MainWindow) -> None:
    begin(window, Series.best_of(3))
    lose(window, Color.WHITE)
    window.board.modified = False
    window.parts.play.games.new_game(GameSetup(black=PersonSetup("Chika"), white=PersonSetup("Ben")))
    lose(window, Color.WHITE)
    assert window.play_page.panel.end_card.standing == ""
    assert not window.play_page.panel.end_card.onward.isVisible()
    window.board.modified = False
    window.do("go_on")
    assert names(window) == ("Ben", "Aiko")


def test_a_match_can_be_ended(window: MainWindow) -> None:
    begin(window, Series.best_of(3))
    assert not window.actions_by_id["end_match"].isEnabled()
    lose(window, Color.WHITE)
    window.do("end_match")
    assert not window.actions_by_id["go_on"].isEnabled()
    assert not window.play_page.panel.end_card.onward.isVisible()
    assert window.play_page.panel.end_card.rematch.isVisible()


def test_a_win_taken_back_no_longer_counts(window: MainWindow) -> None:
    begin(window, Series.best_of(3))
    lose(window, Color.WHITE)
    window.do("take_back")
    assert window.board.running
    kept = window.settings.current.match_game
    assert kept is not None
    assert kept.match == Series.best_of(3)
    resign(window)
    assert window.play_page.panel.end_card.standing.startswith("Aiko ")


@pytest.mark.parametrize("handicap", ["even", "rook"])
def test_in_the_smallest_window_no_button_of_the_end_lies_over_another(
    window: MainWindow, qtbot: QtBot, handicap: str
) -> None:
    window.resize(window.minimumSize())
    begin(window, Series.best_of(3, handicap=handicap != "even"), handicap)
    there_and_back = ROUND if handicap == "even" else ("4a4b", "2h3h", "4b4a", "3h2h")
    play(window, *there_and_back * 3)
    card = window.play_page.panel.end_card
    assert window.board.outcome == Outcome(Reason.REPETITION)
    buttons = [card.onward, card.new_game, card.save, card.study]

    def all_have_room() -> None:
        """A notice that has just gone gives its room back in a turn of its own."""
        for number, button in enumerate(buttons):
            assert button.isVisible()
            assert button.height() >= button.minimumSizeHint().height()
            assert card.rect().contains(button.geometry())
            for other in buttons[number + 1 :]:
                assert not button.geometry().intersects(other.geometry())

    qtbot.waitUntil(all_have_room)
    assert card.onward.accessibleDescription() == card.onward.toolTip()
