"""The page of the characters, by mouse and by keys, and the game that begins from it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.players.characters import characters
from shogi_desktop.app.results.history import PlayedGame
from shogi_desktop.app.settings.game_setup import LevelSetup, PersonSetup
from shogi_desktop.gui.opponents.page import OpponentsPage
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color
from tests.gui.conftest import MakeWindow
from tests.gui.hands import LEFT
from tests.support.players import ScriptedPlayer, against

ALL = characters()


def beaten(character_id: str, **changes: object) -> PlayedGame:
    usual = PlayedGame("2026-11-21T18:05:07", "shogi", "even", "black", "won", "checkmate", 87, strength=6.0)
    return replace(usual, character=character_id, **changes)


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    made = make_window(against(ScriptedPlayer()))
    made.settings.update(language="en", player_name="Aiko")
    return made


@pytest.fixture
def page(window: MainWindow) -> OpponentsPage:
    window.start_page.opponents.click()
    shown = window.parts.opponents.page
    assert shown is not None
    return shown


def test_the_page_opens_from_the_first_one_and_goes_back(window: MainWindow, page: OpponentsPage) -> None:
    assert window.pages.currentWidget() is page
    assert [card.character for card in page.cards] == list(ALL)
    page.back.click()
    assert window.pages.currentWidget() is window.start_page


def test_esc_goes_back_as_from_every_page(window: MainWindow, page: OpponentsPage, qtbot: QtBot) -> None:
    window.activateWindow()
    page.cards[0].setFocus()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    qtbot.keyClick(page.cards[0], Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start_page


def test_a_new_player_is_sent_to_the_one_like_a_beginner(page: OpponentsPage) -> None:
    assert page.suggested == page.card.character.id == "hana"
    assert (
        page.profile.badge.isVisibleTo(page)
        and page.profile.result.text() == "You have not played each other yet."
    )


def test_results_against_each_are_told_and_the_next_one_is_suggested(window: MainWindow) -> None:
    history = window.parts.results.history
    for game in (beaten("hana"), beaten("hana", result="lost"), beaten("rosa", taken_back=1)):
        history.add(game)
    window.do("opponents")
    page = window.parts.opponents.page
    assert page is not None
    assert page.suggested == "otto"
    hana = next(card for card in page.cards if card.character.id == "hana")
    assert "Won 1, lost 1" in hana.accessibleDescription() and "Beaten." in hana.accessibleDescription()
    rosa = next(card for card in page.cards if card.character.id == "rosa")
    assert "Beaten" not in rosa.accessibleDescription()
    page.game.button("okisakishogi").click()
    assert "Won" not in hana.accessibleDescription()


def test_a_click_chooses_and_the_button_begins_the_game(
    window: MainWindow, page: OpponentsPage, qtbot: QtBot
) -> None:
    card = next(card for card in page.cards if card.character.id == "kofi")
    qtbot.mouseClick(card, LEFT)
    assert page.profile.name.text() == "Kofi" and page.profile.play.text() == "Play Kofi"
    qtbot.mouseClick(page.profile.play, LEFT)
    setup = window.parts.play.setup
    assert setup is not None
    assert (setup.black, setup.handicap, setup.variant) == (PersonSetup("Aiko"), "even", "shogi")
    assert isinstance(setup.white, LevelSetup)
    assert (setup.white.character, setup.white.level, setup.white.name) == ("kofi", 14, "Kofi")
    assert window.board.record is not None and window.board.record.headers["white"] == "Kofi"
    assert window.settings.current.new_game.character == "kofi"
    face = window.parts.play.page.cards[Color.WHITE]
    assert face.name_label.text() == "Kofi" and face.has_portrait
    assert not window.parts.play.page.cards[Color.BLACK].has_portrait


def test_by_keys_alone_somebody_is_chosen_and_played(
    window: MainWindow, page: OpponentsPage, qtbot: QtBot
) -> None:
    window.activateWindow()
    assert QApplication.focusWidget() is page.card
    qtbot.keyClick(page.card, Qt.Key.Key_Right)
    assert page.card.character.id == "otto" and QApplication.focusWidget() is page.card
    qtbot.keyClick(page.card, Qt.Key.Key_Down)
    below = page.card.character.id
    assert below not in {"hana", "otto"}
    qtbot.keyClick(page.card, Qt.Key.Key_Return)
    setup = window.parts.play.setup
    assert setup is not None and isinstance(setup.white, LevelSetup) and setup.white.character == below


def test_more_is_asked_in_the_dialog_with_that_one_chosen(
    window: MainWindow, page: OpponentsPage, qtbot: QtBot
) -> None:
    page.game.button("okisakishogi").click()
    qtbot.mouseClick(page.profile.choices, LEFT)
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    assert (dialog.choices.character, dialog.choices.variant) == ("hana", "okisakishogi")
    qtbot.mouseClick(dialog.character.stronger, LEFT)
    assert dialog.choices.character == "otto"
    qtbot.mouseClick(dialog.character.all, LEFT)
    assert window.parts.new_games.dialog is None


def test_from_the_dialog_one_gets_to_the_page(window: MainWindow, qtbot: QtBot) -> None:
    window.parts.new_games.ask_character("vera", "shogi")
    dialog = window.parts.new_games.dialog
    assert dialog is not None and dialog.character.name.text() == "Vera"
    qtbot.mouseClick(dialog.character.all, LEFT)
    assert window.parts.opponents.shown


def test_a_plain_level_has_no_character(window: MainWindow, qtbot: QtBot) -> None:
    window.parts.new_games.ask_character("vera", "shogi")
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    dialog.way.button(False).click()
    qtbot.mouseClick(dialog.start, LEFT)
    setup = window.parts.play.setup
    assert setup is not None and isinstance(setup.white, LevelSetup)
    assert setup.white.character == "" and window.settings.current.new_game.character == ""


@pytest.mark.parametrize("width", [900, 1024, 1400])
def test_every_card_is_whole_at_every_width(page: OpponentsPage, window: MainWindow, width: int) -> None:
    window.resize(width, 640)
    QApplication.processEvents()
    for card in page.cards:
        assert card.height() >= card.sizeHint().height() and card.width() >= card.minimumSizeHint().width()


def test_at_the_end_the_character_says_thanks(window: MainWindow, page: OpponentsPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.profile.play, LEFT)
    window.board.activity.resign()
    words = window.parts.play.page.panel.end_card.words
    assert words.headline == "You lose"
    assert words.reason.endswith("Hana: “Thank you for the game. Shall we play again?”")
