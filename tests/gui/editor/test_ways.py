"""The ways to the editor and from it: nothing is lost, a running game stays, the position gets used."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.records.position_editor import Draft, Use
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup, TimeSetup
from shogi_desktop.game import Record
from shogi_desktop.gui.editor.dialogs import AskLeaveDialog
from shogi_desktop.gui.editor.page import EditorPage
from shogi_desktop.gui.widgets.line_ends import released
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, Variant
from tests.gui.editor.conftest import LEFT, EditorHands
from tests.gui.hands import TWO_PLAYERS, answer, finish_work, notice, play, playing

MATE = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
ENDGAME = "4k4/9/9/9/9/9/9/9/4K4 b RBGSr 1"


def page_of(window: MainWindow) -> EditorPage:
    page = window.parts.editing.page
    assert page is not None and window.parts.editing.shown
    return page


def open_editor(window: MainWindow) -> EditorPage:
    window.do("edit_position")
    return page_of(window)


def set_up(window: MainWindow, sfen: str, variant: Variant = STANDARD) -> EditorPage:
    page = page_of(window) if window.parts.editing.shown else open_editor(window)
    QGuiApplication.clipboard().setText(sfen)
    window.do("paste")
    finish_work(window)
    assert page.draft.sfen() == sfen
    assert page.draft.variant is variant
    return page


def answer_next(window: MainWindow, dialog_class: type, act: Callable[[QWidget], None]) -> list[QWidget]:
    """Answer the dialog that is about to come; the list tells that it came."""
    asked: list[QWidget] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QWidget) and isinstance(dialog, dialog_class)
        asked.append(dialog)
        act(dialog)

    QTimer.singleShot(0, window, answer)
    return asked


# --- ways in ----------------------------------------------------------------------------------------------


def test_from_the_first_page_it_begins_with_the_start_and_later_with_what_was_left(
    window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.mouseClick(window.start_page.set_up, LEFT)
    page = page_of(window)
    assert page.draft == Draft.start(STANDARD)
    page.change(page.draft.cleared())
    page.editor.settle()
    qtbot.mouseClick(page.panel.cancel, LEFT)
    assert window.pages.currentWidget() is window.start_page
    qtbot.mouseClick(window.start_page.set_up, LEFT)
    assert page.draft == Draft.empty(STANDARD)


def test_from_a_game_it_begins_with_the_position_shown(game: MainWindow, qtbot: QtBot) -> None:
    game.do("back")
    cursor = game.board.cursor
    assert cursor is not None
    shown = cursor.position().sfen()
    page = open_editor(game)
    assert page.draft.sfen() == shown
    assert not page.editor.can_undo


def test_another_position_of_a_record_can_be_undone_to_what_was_set_up_before(game: MainWindow) -> None:
    page = open_editor(game)
    page.change(page.draft.mirrored())
    before = page.draft
    page.editor.settle()
    page.panel.cancel.click()
    game.do("back")
    open_editor(game)
    assert page.draft != before
    page.undo()
    assert page.draft == before


def test_the_menu_and_its_key_lead_there(window: MainWindow) -> None:
    action = window.actions_by_id["edit_position"]
    assert action.isEnabled()
    assert action.shortcut().toString() == "Ctrl+E"
    action.trigger()
    assert window.parts.editing.shown


def test_commands_of_a_record_rest_meanwhile(game: MainWindow) -> None:
    open_editor(game)
    for name in ("take_back", "copy_game", "copy_position", "flip", "back", "resign", "save"):
        assert not game.actions_by_id[name].isEnabled(), name
    page_of(game).panel.cancel.click()
    assert game.actions_by_id["take_back"].isEnabled()


# --- leaving ----------------------------------------------------------------------------------------------


def test_leaving_asks_nothing_and_undo_brings_back_what_was_set_up(game: MainWindow) -> None:
    record = game.board.record
    page = open_editor(game)
    page.panel.cancel.click()
    assert game.on_board
    open_editor(game)
    page.change(page.draft.cleared())
    page.panel.cancel.click()
    assert game.on_board
    assert game.board.record is record
    assert game.board.running
    open_editor(game)
    page.undo()
    assert page.draft == Draft.empty(STANDARD)


@pytest.mark.parametrize("way", ["paste", "start_page", "new_game"])
def test_something_else_in_its_place_asks_nothing_either(game: MainWindow, way: str) -> None:
    page = open_editor(game)
    page.change(page.draft.cleared())
    if way == "paste":
        QGuiApplication.clipboard().setText("position startpos moves 2g2f")
        game.parts.play.files.paste()
        finish_work(game)
    elif way == "start_page":
        game.show_start_page()
    else:
        game.parts.play.games.new_game(GameSetup(black=PersonSetup("A"), white=PersonSetup("B")))
    assert not game.parts.editing.shown
    assert not page.editor.edited
    open_editor(game)
    assert game.parts.editing.page is page
    if way != "start_page":
        page.undo()
    assert page.draft == Draft.empty(STANDARD)


def test_what_is_set_up_stays_when_the_record_behind_it_may_not_make_way(window: MainWindow) -> None:
    window.desk.open_record(Record(STANDARD))
    play(window, "7g7f")
    assert window.board.modified
    page = open_editor(window)
    page.change(page.draft.cleared())
    QGuiApplication.clipboard().setText("position startpos moves 2g2f")
    answer(window, "cancel")
    window.parts.play.files.paste()
    finish_work(window)
    assert window.parts.editing.shown
    assert page.editor.edited
    page.editor.settle()


def test_what_was_given_up_is_not_asked_about_when_the_window_closes(window: MainWindow) -> None:
    page = open_editor(window)
    page.change(page.draft.cleared())
    page.panel.cancel.click()
    assert window.close()


def test_a_running_clock_and_game_go_on_behind(window: MainWindow) -> None:
    window.parts.play.games.new_game(
        GameSetup(black=PersonSetup("A"), white=PersonSetup("B"), time=TimeSetup(main_ms=60_000))
    )
    play(window, "7g7f")
    page = open_editor(window)
    page.change(page.draft.cleared())
    assert window.board.running
    assert playing(window).clock.reading(Color.WHITE) is not None
    page.editor.settle()
    page.panel.cancel.click()
    play(window, "3c3d")


def test_what_was_left_behind_another_page_is_there_again_and_asked_about_at_the_end(
    window: MainWindow,
) -> None:
    page = open_editor(window)
    page.change(page.draft.cleared())
    window.do("library")
    assert not window.parts.editing.shown
    open_editor(window)
    assert page.draft == Draft.empty(STANDARD)
    window.do("library")
    asked = answer_next(window, AskLeaveDialog, lambda dialog: dialog.stay.click())  # type: ignore[attr-defined]
    assert not window.close()
    assert asked


def test_closing_the_window_asks_too(window: MainWindow) -> None:
    page = open_editor(window)
    page.change(page.draft.cleared())
    asked = answer_next(window, AskLeaveDialog, lambda dialog: dialog.stay.click())  # type: ignore[attr-defined]
    assert not window.close()
    assert asked and window.isVisible()


# --- using the position -----------------------------------------------------------------------------------


def test_playing_from_here_asks_how_and_begins_there(window: MainWindow, qtbot: QtBot) -> None:
    page = set_up(window, ENDGAME)
    qtbot.mouseClick(page.panel.play, LEFT)
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    assert dialog.preview.position is not None
    assert dialog.preview.position.sfen() == ENDGAME
    dialog.reject()
    assert window.parts.editing.shown and page.editor.edited
    qtbot.mouseClick(page.panel.play, LEFT)
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    dialog.opponent.set_value(True)
    qtbot.mouseClick(dialog.start, LEFT)
    assert window.on_board and window.board.running
    record = window.board.record
    assert record is not None and record.start_sfen == ENDGAME
    play(window, "R*5b")


def test_a_named_handicap_set_up_is_played_as_one(window: MainWindow, qtbot: QtBot) -> None:
    page = set_up(window, OKISAKI.handicap("two").sfen, OKISAKI)
    qtbot.mouseClick(page.panel.play, LEFT)
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    dialog.opponent.set_value(True)
    qtbot.mouseClick(dialog.start, LEFT)
    record = window.board.record
    assert record is not None
    assert (record.handicap_id, record.is_handicap, record.variant) == ("two", True, OKISAKI)


def test_a_mating_problem_is_studied_not_played(window: MainWindow, qtbot: QtBot) -> None:
    page = set_up(window, MATE)
    assert page.verdict.use is Use.STUDY
    assert not page.panel.play.isEnabled()
    qtbot.mouseClick(page.panel.study, LEFT)
    assert window.on_board and not window.board.running
    play(window, "G*5b")
    assert window.board.cursor is not None and window.board.cursor.index == 1


def test_studying_lets_a_running_game_wait(game: MainWindow, qtbot: QtBot) -> None:
    page = set_up(game, MATE)
    qtbot.mouseClick(page.panel.study, LEFT)
    assert game.board.record is not None
    assert game.board.record.start_sfen == MATE
    assert "waiting to be resumed" in notice(game)


GOOD_FOR = [
    ("4k4/4R4/9/9/9/9/9/9/4K4 b - 1", "Cannot be played or studied yet.", False),
    ("9/9/9/9/9/9/9/9/9 b - 1", "Cannot be played or studied yet.", False),
    ("4k4/9/9/4P4/4P4/9/9/9/4K4 b - 1", "Can be studied but not played.", True),
    (STANDARD.start_sfen, "Ready to play or study.", True),
]


def test_it_says_what_a_position_is_good_for(window: MainWindow, subtests: pytest.Subtests) -> None:
    for sfen, headline, study in GOOD_FOR:
        with subtests.test(sfen=sfen):
            panel = set_up(window, sfen).panel
            shown = [released(panel.problems.item(row).text()) for row in range(panel.problems.count())]
            assert panel.headline == headline
            assert panel.study.isEnabled() is study
            assert panel.play.isEnabled() is panel.keep.isEnabled() is (not shown)


def test_a_click_on_a_fault_leads_to_its_square(window: MainWindow, qtbot: QtBot) -> None:
    page = set_up(window, "4k4/9/9/4P4/4P4/9/9/9/4K4 b - 1")
    listed = page.panel.problems
    where = listed.visualItemRect(listed.item(0)).center()
    qtbot.mouseClick(listed.viewport(), LEFT, pos=where)
    hands = EditorHands(window, page)
    assert page.scene.cursor == hands.place("5e")


# --- text -------------------------------------------------------------------------------------------------


def test_what_cannot_be_read_is_said_and_changes_nothing(window: MainWindow) -> None:
    page = open_editor(window)
    before = page.draft
    QGuiApplication.clipboard().setText("what is this?")
    window.do("paste")
    finish_work(window)
    assert "contains no position" in notice(window)
    assert page.draft == before
    page.actions_by_id["copy_bod"].trigger()
    window.do("paste")
    finish_work(window)
    assert page.draft == before
    assert page.editor.can_undo is False


def test_a_diagram_of_two_kings_is_refused_in_words(window: MainWindow) -> None:
    page = open_editor(window)
    EditorHands(window, page).click("5a", button=Qt.MouseButton.RightButton)
    page.actions_by_id["copy_bod"].trigger()
    assert "one king on each side" in notice(window)
    assert released(page.panel.problems.item(0).text()) == "Black has a second king, on 5i."


# --- tools ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_beginning_is_offered(window: MainWindow, qtbot: QtBot, variant: Variant) -> None:
    page = open_editor(window)
    qtbot.mouseClick(page.panel.variant.button(variant.id), LEFT)
    menu = page.panel.beginnings.menu()
    menu.aboutToShow.emit()
    actions = [action for action in menu.actions() if not action.isSeparator()]
    assert len(actions) == 2 + len(variant.handicaps)
    seen = []
    for action in actions:
        action.trigger()
        seen.append(page.draft)
    assert seen[:2] == [Draft.empty(variant), Draft.for_mate(variant)]
    assert seen[2:] == [Draft.start(variant, handicap.id) for handicap in variant.handicaps]


def test_the_position_is_changed_by_a_menu_and_every_tool_has_its_word(window: MainWindow) -> None:
    page = set_up(window, "4k4/9/9/9/9/9/9/4P4/4K4 b - 1")
    menu = page.panel.changes.menu()
    assert menu is not None
    changes = {action.text(): action for action in menu.actions()}
    assert list(changes) == [
        *("Swap sides", "Mirror", "Clear board", "Rest to White"),
        "Check as a mating problem…",
    ]
    words = [tool.text() for tool in page.panel.findChildren(QToolButton)]
    assert words == ["Undo", "Redo", "Turn", "Paste", "Copy"]
    changes["Rest to White"].trigger()
    assert page.draft.sfen() == "4k4/9/9/9/9/9/9/4P4/4K4 b 2r2b4g4s4n4l17p 1"


# --- a small window, another language, another look -------------------------------------------------------


def test_nothing_is_cut_off_in_a_small_window(window: MainWindow, qtbot: QtBot) -> None:
    page = open_editor(window)
    window.resize(900, 600)
    qtbot.waitUntil(lambda: page.panel.width() <= 300)
    for button in (page.panel.play, page.panel.study, page.panel.cancel):
        assert window.rect().contains(QRect(button.mapTo(window, QPoint()), button.size()))
        assert button.width() >= button.sizeHint().width()
    shown = page.board.mapFromScene(page.scene.layout.box_rect).boundingRect()
    assert page.board.viewport().rect().contains(shown)
    right = page.panel.variant.mapTo(page.panel, page.panel.variant.rect().bottomRight()).x()
    assert right <= page.panel.width()


def test_long_words_of_a_language_widen_the_panel(window: MainWindow, qtbot: QtBot) -> None:
    page = open_editor(window)
    window.resize(900, 600)
    qtbot.waitUntil(lambda: page.panel.width() <= 300)
    button = page.panel.beginnings
    button.setText("Everything that one can begin with")
    window.resize(904, 600)

    def right() -> int:
        return button.mapTo(page.panel, button.rect().bottomRight()).x()

    qtbot.waitUntil(lambda: button.width() >= button.sizeHint().width() and right() <= page.panel.width())


def test_look_and_language_are_followed_while_it_is_open(window: MainWindow) -> None:
    page = open_editor(window)
    before = page.grab().toImage()
    window.settings.update(appearance="dark")
    assert page.grab().toImage() != before
    window.settings.update(language="ja")
    window.settings.update(language="en", piece_set="one_kanji")
    assert page.panel.play.text() == "&Play from here…"
    window.parts.play.games.new_game(TWO_PLAYERS)
    assert window.on_board


def test_in_high_contrast_the_box_and_the_plates_have_edges(window: MainWindow, qtbot: QtBot) -> None:
    """They had those of the stands, white on white."""
    window.settings.update(appearance="contrast")
    page = open_editor(window)
    qtbot.waitUntil(lambda: page.board.is_sharp)
    image = page.board.grab().toImage()
    layout = page.scene.layout
    for rect in (layout.plate_rect(page.draft.turn.opponent), layout.box_rect):
        left = page.board.mapFromScene(QPointF(rect.left(), rect.center().y()))
        darkest = min(image.pixelColor(left + QPoint(x, 0)).lightness() for x in range(-3, 4))
        assert darkest < 100
