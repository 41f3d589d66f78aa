"""Furigoma by real keys and clicks: thrown, skipped, explained, and the colours as they fell."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.game import Fall, throw_furigoma
from shogi_desktop.gui.play.furigoma import FurigomaDialog
from shogi_desktop.gui.play.new_game.dialog import NewGameDialog
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color
from tests.gui.hands import LEFT
from tests.support.extent import extent

THROWER_BEGINS = next(seed for seed in range(99) if throw_furigoma(Random(seed)).thrower_begins)
OTHER_BEGINS = next(seed for seed in range(99) if not throw_furigoma(Random(seed)).thrower_begins)
ON_EDGE = next(seed for seed in range(999) if Fall.STANDING in throw_furigoma(Random(seed)).throws[0])


def ask(window: MainWindow, *, two_players: bool) -> NewGameDialog:
    window.settings.update(language="en", player_name="Aiko")
    window.parts.new_games.ask(handicap="even", two_players=two_players)
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    return dialog


def throw(window: MainWindow, dialog: NewGameDialog, seed: int, qtbot: QtBot) -> FurigomaDialog:
    window.parts.new_games.chance = Random(seed)
    qtbot.mouseClick(dialog.start, LEFT)
    thrown = window.parts.new_games.furigoma_dialog
    assert thrown is not None
    qtbot.waitUntil(thrown.isVisible)
    assert not window.board.running
    return thrown


@pytest.mark.parametrize("skip_by_click", extent(sample=[True], whole=[True, False]))
@pytest.mark.parametrize(("seed", "human"), [(THROWER_BEGINS, Color.BLACK), (OTHER_BEGINS, Color.WHITE)])
def test_a_random_colour_is_thrown_for_skipped_explained_and_played(
    window: MainWindow, qtbot: QtBot, seed: int, human: Color, skip_by_click: bool
) -> None:
    dialog = ask(window, two_players=False)
    qtbot.mouseClick(dialog.colour.button("random"), LEFT)
    window.settings.update(animate_moves=True)
    thrown = throw(window, dialog, seed, qtbot)
    assert not thrown.over
    assert not thrown.begin.isEnabled()
    if skip_by_click:
        qtbot.mouseClick(thrown._pawns, LEFT)
    else:
        qtbot.keyClick(thrown, Qt.Key.Key_Space)
    assert thrown.over
    tokin = throw_furigoma(Random(seed)).tokin
    head, text = thrown.words
    assert head == f"Pawns: {5 - tokin}, tokin: {tokin}"
    assert ("☗ Black: Aiko" in text) is (human is Color.BLACK)
    qtbot.keyClick(thrown, Qt.Key.Key_Return)
    assert window.board.running
    assert window.board.human is human


def test_the_throw_ends_by_itself_and_a_pawn_on_its_edge_flies_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = ask(window, two_players=True)
    dialog.furigoma.setChecked(True)
    window.settings.update(animate_moves=True)
    thrown = throw(window, dialog, ON_EDGE, qtbot)
    thrown._flight.setDuration(20)
    thrown._flight.setCurrentTime(20)
    qtbot.waitUntil(lambda: thrown.over)
    qtbot.mouseClick(thrown.begin, LEFT)
    assert window.board.running


def test_with_less_motion_the_pawns_lie_there_at_once(window: MainWindow, qtbot: QtBot) -> None:
    dialog = ask(window, two_players=True)
    qtbot.mouseClick(dialog.furigoma, LEFT)
    window.settings.update(animate_moves=False)
    thrown = throw(window, dialog, OTHER_BEGINS, qtbot)
    assert thrown.over
    qtbot.keyClick(thrown, Qt.Key.Key_Escape)
    assert window.board.running


@pytest.mark.parametrize(("seed", "black"), [(THROWER_BEGINS, "Chika"), (OTHER_BEGINS, "Ben")])
def test_two_players_change_places_when_the_tokin_are_more(
    window: MainWindow, qtbot: QtBot, seed: int, black: str
) -> None:
    dialog = ask(window, two_players=True)
    qtbot.mouseClick(dialog.furigoma, LEFT)
    dialog.names[Color.BLACK].setText("Chika")
    dialog.names[Color.WHITE].setText("Ben")
    qtbot.mouseClick(throw(window, dialog, seed, qtbot).begin, LEFT)
    record = window.board.record
    assert record is not None
    assert record.headers["black"] == black
    assert window.settings.current.new_game.furigoma


def test_no_pawns_are_thrown_where_a_handicap_is_given(window: MainWindow, qtbot: QtBot) -> None:
    dialog = ask(window, two_players=True)
    qtbot.mouseClick(dialog.furigoma, LEFT)
    dialog.handicap.setCurrentIndex(3)
    assert not dialog._toss_part.isEnabled()
    qtbot.mouseClick(dialog.start, LEFT)
    assert window.parts.new_games.furigoma_dialog is None
    assert window.board.running
