"""Rings and underlined letters: shown to who uses the keys, and to nobody else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.look.keys import shows_ring
from shogi_desktop.gui.look.style import apply_style
from shogi_desktop.gui.look.tokens import LIGHT_TOKENS
from shogi_desktop.gui.widgets.switch import Switch


class _Form(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = QPushButton("&First", self), QPushButton("Second", self)
        self.switch, self.name = Switch("Sounds", self), QLineEdit(self)
        column = QVBoxLayout(self)
        for field in (self.first, self.second, self.switch, self.name):
            column.addWidget(field)

    @property
    def of_system(self) -> QWindow:
        handle = self.windowHandle()
        assert handle is not None
        return handle

    def click(self, field: QWidget) -> None:
        QTest.mouseClick(
            self.of_system,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            field.mapTo(self, field.rect().center()),
        )


@pytest.fixture
def form(qtbot: QtBot, qapp: QApplication) -> _Form:
    apply_style(qapp, LIGHT_TOKENS)
    form = _Form()
    qtbot.addWidget(form)
    form.show()
    form.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWindow() is form.of_system)
    form.click(form.second)
    return form


def _seen(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_a_click_leaves_no_ring(form: _Form) -> None:
    assert form.second.hasFocus()
    assert not shows_ring(form.second)


def test_a_text_that_is_only_read_has_a_ring_for_the_keys_alone(form: _Form) -> None:
    """It has no caret that the ring would stand for: the list of faulty files opened in a blue frame."""
    column = form.layout()
    assert column is not None
    for text in (QPlainTextEdit("Read.", form), QTextBrowser(form)):
        text.setReadOnly(True)
        column.addWidget(text)
        text.show()
        bare = _seen(text)
        text.setFocus(Qt.FocusReason.OtherFocusReason)
        assert _seen(text) == bare
        QTest.keyClick(form.of_system, Qt.Key.Key_Down)
        assert _seen(text) != bare
        form.click(form.second)


@pytest.mark.parametrize("name", ["second", "switch"])
def test_tab_shows_where_one_is_and_a_click_hides_it_again(form: _Form, name: str) -> None:
    field: QWidget = getattr(form, name)
    field.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not shows_ring(field)
    QTest.mouseMove(form.of_system, QPoint(1, 1))
    bare = _seen(field)
    QTest.keyClick(form.of_system, Qt.Key.Key_Backtab)
    QTest.keyClick(form.of_system, Qt.Key.Key_Tab)
    assert field.hasFocus()
    assert shows_ring(field)
    assert _seen(field) != bare
    form.click(form.name)
    assert not shows_ring(field)
    field.setFocus(Qt.FocusReason.OtherFocusReason)
    assert _seen(field) == bare


def test_an_arrow_key_shows_the_ring_where_the_focus_is(form: _Form) -> None:
    QTest.keyClick(form.of_system, Qt.Key.Key_Escape)
    assert shows_ring(form.second)


def test_writing_does_not_bring_rings(form: _Form) -> None:
    form.click(form.name)
    QTest.keyClicks(form.name, "Ben")
    QTest.keyClick(form.of_system, Qt.Key.Key_B)
    form.second.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not shows_ring(form.second)


def test_letters_are_underlined_while_alt_is_held(form: _Form) -> None:
    bare = _seen(form.first)
    QTest.keyPress(form.of_system, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    assert _seen(form.first) != bare
    QTest.keyRelease(form.of_system, Qt.Key.Key_Alt)
    assert _seen(form.first) == bare
