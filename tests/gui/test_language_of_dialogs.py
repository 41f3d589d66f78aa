"""Dialogs that stay open beside the window follow its language, and keep what was typed and chosen."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.words.online import talk_sentence
from shogi_desktop.csa.errors import FailureKind, TalkFailure
from shogi_desktop.csa.events import LoggedIn
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.gui.online.engine_dialog import EngineGamesDialog
from shogi_desktop.gui.online.login_page import OTHER
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color
from tests.gui.hands import LEFT, finish_work
from tests.gui.online_hands import dialog_of
from tests.support.extent import extent
from tests.support.screens import settle


def texts(widget: QWidget) -> list[tuple[str, ...]]:
    """All that a dialog says, to eyes and to screen readers."""
    settle()
    said: list[tuple[str, ...]] = [("title", widget.windowTitle())]
    for one in widget.findChildren(QWidget):
        name = type(one).__name__
        if one.isHidden() or name in {"QScrollBar", "QListView"}:
            continue
        said.append((name, one.accessibleName(), one.toolTip()))
        if isinstance(one, QLabel | QAbstractButton):
            said.append((name, one.text()))
        elif isinstance(one, QComboBox):
            said.append((name, *(one.itemText(at) for at in range(one.count()))))
        elif isinstance(one, QSpinBox):
            said.append((name, one.suffix(), one.text()))
        elif isinstance(one, QLineEdit):
            said.append((name, one.text(), one.placeholderText()))
    return said


def asking(window: MainWindow, qtbot: QtBot) -> QDialog:
    """Somebody chooses another server, an engine to play, types half a name and connects too early."""
    window.do("play_online")
    dialog = dialog_of(window)
    dialog.login.server.choose(OTHER)
    dialog.login.who.choose("level:7")
    dialog.login.name.clear()
    qtbot.keyClicks(dialog.login.name, "anna")
    qtbot.keyClicks(dialog.login.password, "secret")
    qtbot.mouseClick(dialog.go, LEFT)
    assert dialog.login.password.text() == "secret"
    return dialog


def refused(window: MainWindow, qtbot: QtBot) -> QDialog:
    window.do("play_online")
    dialog = dialog_of(window)
    window.parts.online.table.failed.emit(partial(talk_sentence, TalkFailure(FailureKind.REFUSED), "h", 1))
    return dialog


def waiting(window: MainWindow, qtbot: QtBot) -> QDialog:
    window.do("play_online")
    window.parts.online.table.rejected.emit("boris")
    return dialog_of(window)


def proposed(window: MainWindow, qtbot: QtBot) -> QDialog:
    window.do("play_online")
    window.parts.online.table.proposed.emit(GameSummary("g", "anna", "boris", Color.WHITE, max_moves=256))
    return dialog_of(window)


def inviting(window: MainWindow, qtbot: QtBot) -> QDialog:
    window.do("invite")
    finish_work(window)  # the addresses of this machine are offered
    dialog = window.parts.online.inviting.dialog
    assert dialog is not None
    dialog.word.setText("sesame")
    dialog.time.button("fischer").click()
    dialog.handicap.choose("lance")
    dialog.name.clear()
    qtbot.mouseClick(dialog.go, LEFT)
    return dialog


def invited(window: MainWindow, qtbot: QtBot) -> QDialog:
    window.do("invite")
    finish_work(window)  # the addresses of this machine are offered
    dialog = window.parts.online.inviting.dialog
    assert dialog is not None
    dialog.word.setText("sesame")
    dialog.show_told(["192.168.178.104", "10.0.0.12"], 4081, "")
    return dialog


def test_they_say_the_same_as_those_opened_in_that_language(
    window: MainWindow, qtbot: QtBot, subtests: pytest.Subtests
) -> None:
    for opens in (asking, refused, waiting, proposed, inviting, invited)[:: extent(sample=3, whole=1)]:
        with subtests.test(opens.__name__):
            window.settings.update(language="en")
            dialog = opens(window, qtbot)
            english = texts(dialog)
            window.do("settings")
            settings = window.parts.settings.dialog
            assert settings is not None
            qtbot.mouseClick(settings.language.button("cs"), LEFT)
            settings.reject()
            switched = texts(dialog)
            dialog.reject()
            fresh = opens(window, qtbot)
            assert switched == texts(fresh)
            assert switched != english
            fresh.reject()


def test_how_an_engine_fares_follows_the_language(window: MainWindow) -> None:
    window.settings.update(language="en")
    others = window.parts.online.others
    dialog = others.dialog = EngineGamesDialog(window)
    dialog.show()
    others._hear(LoggedIn("anna"))
    english = texts(dialog)
    window.settings.update(language="ja")
    stayed = [text for one in texts(dialog) if one in english for text in one[1:]]
    assert not any(letter.isalpha() for text in stayed for letter in text)
