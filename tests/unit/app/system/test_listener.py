"""The end that stays hears later starts, answers each once, and is troubled by none."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from shogi_desktop.app.system import listener
from shogi_desktop.app.system.listener import Listener
from shogi_desktop.app.system.start_request import ANSWER, Request

FILES = Request(("/a.kif", "/b.kif"), {"XDG_ACTIVATION_TOKEN": "t"})


class Meeting:
    """A listener, and what it was asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asked: list[object] = []
        self.listener = Listener()
        self.listener.asked.connect(self.asked.append)

    def visitor(self) -> QLocalSocket:
        """A later start that has not spoken yet."""
        visitor = QLocalSocket(self.listener)
        visitor.connectToServer(self.name)
        assert visitor.waitForConnected()
        return visitor


@pytest.fixture
def meeting(qtbot: QtBot, tmp_path: Path) -> Iterator[Meeting]:
    made = Meeting(str(tmp_path / "s"))
    assert made.listener.listen(made.name)
    yield made
    made.listener.close()


def say(visitor: QLocalSocket, message: bytes) -> None:
    visitor.write(message)
    visitor.flush()


def test_a_request_is_answered_and_told(meeting: Meeting, qtbot: QtBot) -> None:
    visitor = meeting.visitor()
    with qtbot.waitSignal(visitor.readyRead):
        say(visitor, FILES.encoded())
    assert bytes(visitor.readAll().data()) == ANSWER
    assert meeting.asked == [FILES]


def test_a_request_in_pieces_is_waited_for(meeting: Meeting, qtbot: QtBot) -> None:
    visitor, message = meeting.visitor(), FILES.encoded()
    say(visitor, message[:9])
    other = meeting.visitor()
    with qtbot.waitSignal(other.readyRead):
        say(other, Request().encoded())
    with qtbot.waitSignal(visitor.readyRead):
        say(visitor, message[9:])
    assert meeting.asked == [Request((), {}), FILES]


def test_who_has_spoken_and_gone_is_heard_all_the_same(meeting: Meeting, qtbot: QtBot) -> None:
    visitor = meeting.visitor()
    with qtbot.waitSignal(meeting.listener.asked):
        say(visitor, FILES.encoded())
        visitor.disconnectFromServer()
    assert meeting.asked == [FILES]


def test_a_visitor_is_heard_once(meeting: Meeting, qtbot: QtBot) -> None:
    visitor, other = meeting.visitor(), meeting.visitor()
    with qtbot.waitSignal(visitor.readyRead):
        say(visitor, FILES.encoded() * 2)
    with qtbot.waitSignal(other.readyRead):
        say(other, Request().encoded())
    assert meeting.asked == [FILES, Request((), {})]


@pytest.mark.parametrize("said", [b"rubbish\n", b"x" * 20])
def test_nonsense_is_hung_up_on(
    meeting: Meeting, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(listener, "LONGEST_MESSAGE", 19)
    visitor = meeting.visitor()
    with qtbot.waitSignal(visitor.disconnected):
        say(visitor, said)
    assert meeting.asked == []


def test_as_much_as_a_message_may_have_is_waited_for(
    meeting: Meeting, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = Request().encoded()
    monkeypatch.setattr(listener, "LONGEST_MESSAGE", len(message) - 1)
    visitor, other = meeting.visitor(), meeting.visitor()
    say(visitor, message[:-1])
    with qtbot.waitSignal(other.readyRead):
        say(other, message)
    with qtbot.waitSignal(visitor.readyRead):
        say(visitor, message[-1:])
    assert len(meeting.asked) == 2


def test_a_long_list_of_files_is_taken(meeting: Meeting, qtbot: QtBot) -> None:
    many = Request(tuple(f"/{'k' * 200}/{number}.kif" for number in range(2_000)), {})
    visitor = meeting.visitor()
    with qtbot.waitSignal(meeting.listener.asked):
        say(visitor, many.encoded())
    assert meeting.asked == [many]


def test_after_the_end_nobody_is_let_in(meeting: Meeting) -> None:
    meeting.listener.close()
    visitor = QLocalSocket(meeting.listener)
    visitor.connectToServer(meeting.name)
    assert not visitor.waitForConnected(100)


@pytest.mark.skipif(os.name != "posix", reason="a pipe on Windows leaves nothing behind")
def test_what_a_killed_program_left_is_swept_away_and_only_the_user_may_come(
    meeting: Meeting, tmp_path: Path
) -> None:
    left = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    left.bind(str(tmp_path / "left"))
    left.close()
    again = Meeting(str(tmp_path / "left"))
    assert again.listener.listen(again.name)
    assert (tmp_path / "left").stat().st_mode & 0o077 == 0
    again.visitor()
    again.listener.close()


def test_where_none_can_be_it_does_not_listen(qtbot: QtBot, tmp_path: Path) -> None:
    assert not Listener().listen(str(tmp_path / "missing" / "s"))
