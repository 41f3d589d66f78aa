"""Two people at one screen, and the settings of playing, by real events."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.settings.dialog import Page
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, parse_usi_move
from tests.gui.hands import LEFT, TWO_PLAYERS, Hands, play, resign


def test_the_board_stays_unless_it_is_told_to_turn(window: MainWindow) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f")
    assert not window.play_page.flipped


def test_the_board_turns_to_the_player_to_move(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(two_players_view="turns")
    window.parts.play.games.new_game(TWO_PLAYERS)
    hands = Hands(window, qtbot)
    hands.move(parse_usi_move("7g7f", STANDARD))
    assert window.play_page.scene.flipped
    hands.move(parse_usi_move("3c3d", STANDARD))
    assert not window.play_page.scene.flipped
    window.do("back")
    assert not window.play_page.scene.flipped


def test_far_letters_are_upright_in_a_game_of_two_only(window: MainWindow) -> None:
    window.settings.update(two_players_view="upright")
    assert not window.play_page.scene.letters_upright
    window.parts.play.games.new_game(TWO_PLAYERS)
    upright = window.play_page.board.grab().toImage()
    assert window.play_page.scene.letters_upright
    window.settings.update(two_players_view="fixed")
    assert window.play_page.board.grab().toImage() != upright
    window.settings.update(two_players_view="upright")
    resign(window)
    assert not window.play_page.scene.letters_upright


def test_the_settings_of_playing_are_changed_by_hand(window: MainWindow, qtbot: QtBot) -> None:
    window.do("settings")
    assert window.parts.settings.dialog is not None
    window.parts.settings.dialog.show_page(Page.PLAYING)
    dialog = window.parts.settings.dialog.playing
    for switch in (dialog.uses_clock, dialog.ponders):
        qtbot.keyClick(switch, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.least, Qt.Key.Key_Up)
    qtbot.keyClick(dialog.most, Qt.Key.Key_Up)
    qtbot.keyClick(dialog.tempo, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.resigning, Qt.Key.Key_End)
    qtbot.mouseClick(dialog.view.button("turns"), LEFT)
    kept = window.settings.current
    assert (kept.computer_uses_clock, kept.computer_ponders) == (True, True)
    assert (kept.computer_tempo, kept.computer_resigning) == ("instant", "never")
    assert (kept.computer_least_seconds, kept.computer_most_seconds) == (1, 1)
    assert kept.two_players_view == "turns"
    assert window.parts.play.desk.customs.resigning == "never"
    pace = window.parts.play._players.pace
    assert not pace.natural
    assert (pace.at_least_ms, pace.at_most_ms, pace.uses_clock, pace.ponders) == (1_000, 1_000, True, True)
    window.parts.settings.dialog.accept()
