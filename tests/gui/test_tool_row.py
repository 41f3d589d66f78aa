"""The tools over the list of moves say in words what they do, in every language and at every size of text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QScreen
from PySide6.QtWidgets import QApplication

from shogi_desktop.gui.study.tool_row import WordTool
from shogi_desktop.gui.window.main_window import MainWindow
from tests.support.extent import extent

UNDER = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
WIDE, NARROW = QSize(1280, 720), QSize(880, 720)


@pytest.mark.parametrize(
    ("size", "percent"), extent(sample=[(NARROW, 150)], whole=[(WIDE, 100), (WIDE, 200), (NARROW, 150)])
)
def test_every_tool_has_its_whole_word_and_its_sign_over_it_at_the_usual_size(
    game: MainWindow, monkeypatch: pytest.MonkeyPatch, size: QSize, percent: int
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: size)
    game.resize(size)
    row = game.play_page.panel.tools
    game.settings.update(text_percent=percent)
    for language in ("ja", "cs", "pt", "en"):
        game.settings.update(language=language)
        QApplication.processEvents()
        tools = list(row.tools.values())
        cut = [tool.text() for tool in tools if not _shows_all(tool)]
        assert not cut, language
        assert all(tool.text().strip() and row.rect().contains(tool.geometry()) for tool in tools)
        shared = [one.text() for one in tools for two in tools if one is not two and _overlap(one, two)]
        assert not shared, language
        assert row.width() <= game.play_page.panel.width()
        if percent == 100:
            assert {tool.y() for tool in tools} == {0}, language
            assert all(tool.toolButtonStyle() is UNDER and not tool.icon().isNull() for tool in tools)
    game.settings.update(text_percent=100)


def _shows_all(tool: WordTool) -> bool:
    metrics = QFontMetrics(tool.font())
    sign = tool.iconSize()
    high = metrics.height() + (sign.height() if tool.toolButtonStyle() is UNDER else 0)
    wide = metrics.horizontalAdvance(tool.text())
    if tool.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon:
        wide += sign.width()
    return wide <= tool.width() and high <= tool.height()


def _overlap(one: WordTool, two: WordTool) -> bool:
    return one.geometry().intersects(two.geometry())


def test_a_tool_does_its_command_and_is_dim_with_it(game: MainWindow) -> None:
    tools = game.play_page.panel.tools.tools
    before = game.play_page.scene.layout.flipped
    tools["flip"].click()
    assert game.play_page.scene.layout.flipped is not before
    action = game.play_page.panel._actions["save"]
    action.setEnabled(False)
    assert not tools["save"].isEnabled()
    assert "Ctrl+S" in tools["save"].toolTip()
