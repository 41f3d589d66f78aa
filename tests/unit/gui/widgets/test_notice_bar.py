"""Notices one after the other, and one that says how far something has come."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets import notice_bar
from shogi_desktop.gui.widgets.notice_bar import Notice, NoticeBar


@pytest.fixture
def bar(qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    return bar


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    heard: list[str] = []
    monkeypatch.setattr(notice_bar, "say", lambda _widget, text: heard.append(text))
    return heard


def test_a_notice_is_written_again_in_another_language(bar: NoticeBar, heard: list[str]) -> None:
    language = {"en": ("ready", "Show"), "cs": ("hotovo", "Ukázat")}
    use = ["en"]
    bar.say(Notice(lambda: "behind"))
    bar.say(Notice(lambda: language[use[0]][0], lambda: language[use[0]][1], topic="a"))
    bar._close.click()
    assert (bar._label.text(), bar.action_button.text()) == ("ready", "Show")
    use[0] = "cs"
    bar.retranslate()
    assert (bar._label.text(), bar.action_button.text()) == ("hotovo", "Ukázat")
    assert heard == ["behind", "ready"]


def test_what_reads_the_same_is_said_once(bar: NoticeBar) -> None:
    for _ in range(2):
        bar.say(Notice(lambda: "the same"))
    bar._close.click()
    assert bar.current is None


def test_a_notice_on_the_same_topic_takes_its_place(bar: NoticeBar) -> None:
    bar.say(Notice(lambda: "first", topic="a"))
    bar.say(other := Notice(lambda: "other", topic="b"))
    bar.say(second := Notice(lambda: "second", topic="a"))
    assert bar.current == second
    bar.withdraw("a")
    assert bar.current == other


def test_how_far_something_has_come_is_shown_and_not_read_aloud(bar: NoticeBar, heard: list[str]) -> None:
    bar.say(Notice(lambda: "looking", topic="a"))
    bar.renew(later := Notice(lambda: "looking, 1 s", topic="a"))
    assert bar.current == later
    assert heard == ["looking"]
    bar.say(Notice(lambda: "found", topic="a"))
    assert heard == ["looking", "found"]


def test_what_was_closed_is_not_renewed(bar: NoticeBar) -> None:
    bar.say(Notice(lambda: "looking", topic="a"))
    bar.withdraw("a")
    bar.renew(Notice(lambda: "looking, 1 s", topic="a"))
    assert bar.current is None
    assert bar.isHidden()
