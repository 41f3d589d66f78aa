"""The menus of the window, without a window of the program."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from shogi_desktop.app.shell.commands import CommandState
from shogi_desktop.gui.look.icons import IconSet
from shogi_desktop.gui.window.menus import Menus


def test_a_menu_within_a_menu_opens_only_where_something_in_it_can_be_done(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window, lambda _: None, IconSet("#000000", "#888888"))

    def open_ones(state: CommandState) -> set[str]:
        menus.refresh(state)
        tops = [action.menu() for action in window.menuBar().actions()]
        rows = [entry for top in tops if isinstance(top, QMenu) for entry in top.actions()]
        inner = [entry for entry in rows if entry.menu() is not None]
        return {entry.text().replace("&", "") for entry in inner if entry.isEnabled()}

    always = {"Play over the network", "Print and export", "Training and results"}
    assert open_ones(CommandState()) == always
    assert open_ones(CommandState(has_record=True)) == {*always, "Copy game as", "Analysis"}
    assert open_ones(CommandState(can_resume=True)) == {*always, "Continue playing"}
    assert open_ones(CommandState(can_step_back=True)) == {*always, "Go to"}
    assert open_ones(CommandState(can_offer_draw=True)) == {*always, "Offers and claims"}
    assert open_ones(CommandState(on_move=True)) == {*always, "Mark the move"}
