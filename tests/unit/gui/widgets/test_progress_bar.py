"""A bar of progress: painted with the window, never in the middle of what it is told by."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPaintEvent
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.progress_bar import ProgressBar


def test_a_new_value_is_painted_later_and_not_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[QPaintEvent] = []
    monkeypatch.setattr(ProgressBar, "paintEvent", lambda _, event: painted.append(event))
    bar = ProgressBar()
    qtbot.addWidget(bar)
    bar.resize(200, 20)
    bar.show()
    qtbot.waitUntil(lambda: bool(painted))
    before = len(painted)
    bar.setValue(70)
    assert len(painted) == before
    qtbot.waitUntil(lambda: len(painted) > before)
