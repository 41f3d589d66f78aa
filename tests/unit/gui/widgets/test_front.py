"""Windows come to the front without a word of Qt's where none can be raised."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.front import bring_to_front
from tests.support.source import MODULES


@pytest.fixture
def said() -> Iterator[list[str]]:
    """What Qt says, also what the other tests do not mind."""
    texts: list[str] = []

    def hear(_type: QtMsgType, _context: QMessageLogContext, text: str | None) -> None:
        texts.append(text or "")

    before = qInstallMessageHandler(hear)
    yield texts
    qInstallMessageHandler(before)


class Raised(QWidget):
    """Counts how often it was raised."""

    times = 0

    def raise_(self) -> None:
        self.times += 1


@pytest.mark.parametrize(
    ("platform", "times"), [("xcb", 1), ("windows", 1), ("cocoa", 1), ("wayland-egl", 0), ("offscreen", 0)]
)
def test_a_window_is_raised_where_that_can_be(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, platform: str, times: int
) -> None:
    window = Raised()
    qtbot.addWidget(window)
    window.show()
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    bring_to_front(window)
    assert window.times == times
    qtbot.waitUntil(window.isActiveWindow)


def test_nothing_is_said_where_it_cannot(qtbot: QtBot, said: list[str]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    bring_to_front(window)
    assert [text for text in said if "raise" in text] == []


def test_windows_come_to_the_front_in_no_other_way() -> None:
    found = [path.name for path in MODULES if ".activateWindow()" in path.read_text("utf-8")]
    assert found == ["front.py"]
