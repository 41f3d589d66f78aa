"""The atlas of openings and castles: looked at, stepped through, and tried, by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.app.learn.atlas import entries
from shogi_desktop.app.settings.game_setup import LevelSetup, PersonSetup
from shogi_desktop.app.words.atlas import castle_ideas, castle_name, opening_ideas, opening_name
from shogi_desktop.gui.learn.atlas_page import AtlasPage, entry_name
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import OKISAKI, STANDARD, Position, Variant
from tests.gui.conftest import MakeWindow
from tests.gui.hands import LEFT
from tests.support.players import ScriptedPlayer, against

BOTH = pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    made = make_window(against(ScriptedPlayer()))
    made.settings.update(language="en", player_name="Aiko", animate_moves=False)
    return made


@pytest.fixture
def page(window: MainWindow) -> AtlasPage:
    window.do("learn")
    learn = window.parts.learning.page
    assert learn is not None
    learn.contents.atlas.click()
    shown = window.parts.atlas.page
    assert shown is not None and window.pages.currentWidget() is shown
    return shown


@BOTH
def test_every_entry_has_a_name_and_two_ideas(variant: Variant) -> None:
    for entry in entries(variant):
        ideas = castle_ideas(entry.id) if entry.is_castle else opening_ideas(entry.id)
        name = castle_name(entry.id) if entry.is_castle else opening_name(entry.id, entry.opening)
        assert name and all(ideas) and ideas[0] != ideas[1]


def test_the_page_begins_with_the_first_opening_as_it_looks_in_the_end(page: AtlasPage) -> None:
    assert len(entries(STANDARD)) == 19
    texts = [page.list.item(row).text() for row in range(page.list.count())]
    heads = [
        text for text, item in zip(texts, map(page.list.item, range(21)), strict=True) if not item.flags()
    ]
    assert heads == ["Openings", "Castles"] and texts[0] == "Openings" and texts[12] == "Castles"
    assert page.list.currentItem().text() == "Fourth-file rook" and page.list.hasFocus()
    assert page.scene.position == page.entry.position(len(page.entry.moves))
    assert page.move_text.text().startswith(f"{len(page.entry.moves)}. ")


def test_its_moves_can_be_stepped_from_the_start(page: AtlasPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.first, LEFT)
    assert page.scene.position == Position.start(STANDARD) and page.move_text.text() == "Start position"
    assert not page.before.isEnabled()
    qtbot.mouseClick(page.after, LEFT)
    assert page.scene.last_move == page.entry.moves[0]
    qtbot.keyClick(page.list, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert page.scene.last_move == page.entry.moves[1] and page.ply == 2
    qtbot.keyClick(page.list, Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    assert page.ply == len(page.entry.moves) and not page.after.isEnabled()


def test_another_one_is_chosen_by_keys_and_okisaki_has_its_own(page: AtlasPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    assert page.entry.id == "third_file"
    page.list.setCurrentRow(11)
    assert not page.entry.is_castle
    qtbot.keyClick(page.list, Qt.Key.Key_Down)  # over the heading
    assert page.entry.is_castle and page.list.currentItem().text() == entry_name(page.entry)
    page.retranslate()
    assert page.list.currentItem().text() == entry_name(page.entry)
    page.game.button(OKISAKI.id).click()
    assert page.entry.variant is OKISAKI
    assert [entry_name(one) for one in entries(OKISAKI)] == [
        *("Rook's pawn", "Central knights", "Edge bishop", "Swinging rook"),
        *("Left house", "Right house", "Middle house"),
    ]


def test_it_is_played_with_black_from_the_first_move(
    window: MainWindow, page: AtlasPage, qtbot: QtBot
) -> None:
    before = window.settings.current.new_game
    qtbot.mouseClick(page.play, LEFT)
    setup = window.parts.play.setup
    assert setup is not None and window.board.running
    assert setup.black == PersonSetup("Aiko") and isinstance(setup.white, LevelSetup)
    assert setup.white.style == "boat"
    assert window.board.record is not None and not window.board.record.main_line()
    assert window.settings.current.new_game == before


def test_it_is_played_against_too(window: MainWindow, page: AtlasPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.against, LEFT)
    setup = window.parts.play.setup
    assert setup is not None and isinstance(setup.black, LevelSetup) and setup.black.style == "fourth_file"


def test_a_trap_is_solved_on_the_page_of_problems(window: MainWindow, page: AtlasPage, qtbot: QtBot) -> None:
    assert not page.traps.isVisibleTo(page)
    page.show_entry("yagura", castle=False)
    qtbot.mouseClick(page.traps, LEFT)
    problems = window.parts.problems.page
    assert problems is not None and window.pages.currentWidget() is problems
    assert problems.panel.about.text() == "Yagura: a trap"
    assert problems.panel.task.text() == "White to move: find the best move."
    qtbot.keyClicks(problems.board, "2b8h+")
    qtbot.keyClick(problems.board, Qt.Key.Key_Return)
    assert problems.panel.feedback.text().startswith("Right.")
    problems.panel.back.click()
    assert window.pages.currentWidget() is page


def test_a_screen_reader_hears_the_ideas_with_the_name_and_each_step_in_words(
    page: AtlasPage, qtbot: QtBot, heard: list[str]
) -> None:
    own, theirs = opening_ideas(page.entry.id)
    described = page.list.currentItem().data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert described.startswith(f"Opening. Black's idea: {own} White's idea: {theirs}")
    qtbot.mouseClick(page.first, LEFT)
    assert heard[-1] == "Start position"
    qtbot.mouseClick(page.after, LEFT)
    assert heard[-1] == "1. Black: pawn to seven six"
