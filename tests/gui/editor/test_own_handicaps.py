"""A handicap of one's own: composed by clicking pieces off, kept under a name, played, renamed, deleted."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.play.new_game.dialog import NewGameDialog
from shogi_desktop.gui.widgets.name_dialog import NameDialog
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import OKISAKI, STANDARD, Color
from tests.gui.editor.conftest import LEFT, EditorHands
from tests.gui.hands import notice

SFEN = "lnsgkg1nl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"


def dialog_of(window: MainWindow) -> NewGameDialog:
    assert window.parts.new_games.dialog is not None
    return window.parts.new_games.dialog


def give_name(window: MainWindow, name: str) -> None:
    """Type a name into the question that is about to come."""

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NameDialog)
        dialog.field.selectAll()
        dialog.field.insert(name)
        dialog.save.click()

    QTimer.singleShot(0, window, answer)


def listed(dialog: NewGameDialog) -> list[str]:
    return [dialog.handicap.itemText(row) for row in range(dialog.handicap.count())]


def test_from_clicking_pieces_off_to_a_game(window: MainWindow, qtbot: QtBot) -> None:
    window.parts.new_games.ask(handicap="two", two_players=True)
    qtbot.mouseClick(dialog_of(window).compose, LEFT)
    page = window.parts.editing.page
    assert page is not None and window.parts.editing.shown
    assert window.parts.new_games.dialog is None
    EditorHands(window, page).click("3a")  # White's silver
    assert page.draft.sfen() == SFEN
    give_name(window, "  Two and a silver ")
    qtbot.mouseClick(page.panel.keep, LEFT)
    assert "Two and a silver" in notice(window)
    qtbot.mouseClick(window.notices.action_button, LEFT)
    dialog = dialog_of(window)
    assert dialog.handicap.currentText() == "Two and a silver"
    assert dialog.preview.position is not None
    assert dialog.preview.position.sfen() == SFEN
    dialog.opponent.set_value(True)
    qtbot.mouseClick(dialog.start, LEFT)
    record = window.board.record
    assert record is not None and record.start_sfen == SFEN
    assert window.board.turn is Color.WHITE
    window.parts.new_games.ask()  # it is remembered
    assert dialog_of(window).handicap.currentText() == "Two and a silver"
    dialog_of(window).reject()


def test_composing_from_the_even_game_lets_white_begin(window: MainWindow, qtbot: QtBot) -> None:
    window.parts.new_games.ask(handicap="even")
    dialog = dialog_of(window)
    qtbot.mouseClick(dialog.variant.button("okisakishogi"), LEFT)
    dialog.more.click()
    qtbot.mouseClick(dialog.compose, LEFT)
    page = window.parts.editing.page
    assert page is not None
    assert page.draft.variant is OKISAKI
    assert page.draft.turn is Color.WHITE
    assert page.panel.takes_off.isChecked()


def test_renaming_and_deleting_in_the_list(window: MainWindow, qtbot: QtBot) -> None:
    for name in ("First", "Second"):
        window.shell.own_handicaps.save(STANDARD, name, SFEN)
    window.shell.own_handicaps.save(OKISAKI, "Other game", OKISAKI.handicap("two").sfen)
    window.parts.new_games.ask(handicap="even")
    dialog = dialog_of(window)
    assert listed(dialog)[-2:] == ["First", "Second"]
    assert not dialog.rename.isVisible() and not dialog.delete.isVisible()
    qtbot.keyClick(dialog.handicap, Qt.Key.Key_End)
    assert dialog.rename.isVisible()
    give_name(window, "Another")
    qtbot.mouseClick(dialog.rename, LEFT)
    assert listed(dialog)[-2:] == ["Another", "First"]
    assert dialog.handicap.currentText() == "Another"
    qtbot.mouseClick(dialog.delete, LEFT)
    assert listed(dialog)[-1] == "First"
    assert dialog.handicap.currentIndex() == 0
    assert not dialog.delete.isVisible()
    qtbot.mouseClick(dialog.restore, LEFT)
    assert listed(dialog)[-2:] == ["Another", "First"]
    assert dialog.handicap.currentText() == "Another"
    assert not dialog.restore.isVisible()
    dialog.reject()


def test_the_name_dialog_tells_of_a_name_that_is_taken(window: MainWindow) -> None:
    dialog = NameDialog("Save", "", lambda name: name == "There", window)
    assert not dialog.save.isEnabled()
    dialog.field.setText("  ")
    assert not dialog.save.isEnabled()
    dialog.field.setText("There ")
    assert dialog.save.isEnabled()
    assert "replaced" in dialog.note
    dialog.field.setText("New")
    assert dialog.note == ""
    dialog.deleteLater()


def test_the_editor_begins_from_ones_own_too(window: MainWindow) -> None:
    window.shell.own_handicaps.save(STANDARD, "Mine & yours", SFEN)
    window.do("edit_position")
    page = window.parts.editing.page
    assert page is not None
    menu = page.panel.beginnings.menu()
    menu.aboutToShow.emit()
    last = menu.actions()[-1]
    assert last.text() == "Mine && yours"
    last.trigger()
    assert page.draft.sfen() == SFEN
