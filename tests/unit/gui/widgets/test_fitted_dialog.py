"""A dialog takes the size of what it says, on small screens too, and no more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QLineEdit, QVBoxLayout
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.plain import Label

TEXT = "The engine is started by ssh and runs there. Your login there must work with a key. " * 2


def dialog_with(qtbot: QtBot, fields: int) -> FittedDialog:
    """A dialog with a text of some lines and so many fields below it."""
    dialog = FittedDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    text = Label(TEXT, dialog)
    text.setWordWrap(True)
    column.addWidget(text)
    for _ in range(fields):
        column.addWidget(QLineEdit(dialog))
    return dialog


def test_nothing_is_pressed_together_above_two_thirds_of_the_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = dialog_with(qtbot, 24)
    dialog.setMinimumWidth(400)
    # As high as the screen that Qt itself knows, of which it takes two thirds.
    room = QGuiApplication.primaryScreen().size()
    monkeypatch.setattr(QScreen, "availableSize", lambda _: room * 2)
    dialog.show()
    layout = dialog.layout()
    assert layout is not None
    assert dialog.height() == layout.totalHeightForWidth(dialog.width()) > room.height() * 2 // 3


def test_it_ends_where_the_screen_does(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(600, 300))
    dialog = dialog_with(qtbot, 4)
    dialog.setMinimumWidth(400)
    dialog.show()
    assert dialog.height() <= 300


def test_a_text_gets_the_lines_it_has_at_the_width_taken(qtbot: QtBot) -> None:
    dialog = dialog_with(qtbot, 1)
    dialog.setMinimumWidth(900)
    dialog.show()
    layout = dialog.layout()
    assert layout is not None
    assert dialog.size() == QSize(900, layout.totalHeightForWidth(900))


def test_a_size_that_was_given_stays(qtbot: QtBot) -> None:
    dialog = dialog_with(qtbot, 1)
    dialog.resize(700, 500)
    dialog.show()
    assert dialog.size() == QSize(700, 500)
