"""The look of the window changes with what concerns it, and says so once."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.widgets.notice_bar import Notice, NoticeBar
from shogi_desktop.gui.window.window_look import WindowLook

LIGHT = Settings(appearance="light")


@pytest.fixture
def notices(qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    return bar


@pytest.fixture
def look(notices: NoticeBar) -> WindowLook:
    return WindowLook(LIGHT, notices, notices)


@pytest.fixture
def told(look: WindowLook) -> list[Appearance]:
    told: list[Appearance] = []
    look.changed.connect(told.append)
    return told


def test_a_setting_of_something_else_is_no_other_look(look: WindowLook, told: list[Appearance]) -> None:
    look.use_settings(msgspec.structs.replace(LIGHT, show_destinations=not LIGHT.show_destinations))
    assert not told


@pytest.mark.parametrize(
    "change", [{"appearance": "dark"}, {"board": "paper"}, {"text_percent": 125}, {"dark_sides": True}]
)
def test_each_setting_of_the_look_makes_another_one(
    look: WindowLook, told: list[Appearance], change: dict[str, object]
) -> None:
    before = look.appearance
    look.use_settings(msgspec.structs.replace(LIGHT, **change))
    assert told == [look.appearance]
    assert look.appearance != before


def test_colours_of_the_systems_concern_only_who_leaves_them_to_it(
    look: WindowLook, told: list[Appearance]
) -> None:
    look.follow_system()
    assert not told
    look.use_settings(msgspec.structs.replace(LIGHT, appearance="system"))
    told.clear()
    look.follow_system()
    assert told == [look.appearance]


def test_missing_pieces_are_told_until_others_are_chosen(look: WindowLook, notices: NoticeBar) -> None:
    look.use_settings(msgspec.structs.replace(LIGHT, piece_set=str(Path("own") / "not there")))
    assert look.appearance.piece_problem
    assert notices.current == Notice(look.appearance.piece_problem, topic="pieces")
    look.use_settings(LIGHT)
    assert notices.current is None
