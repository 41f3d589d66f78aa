"""Whatever is in the way of a game at a server is one clear sentence for the person who wanted to play."""

from __future__ import annotations

import errno
import socket
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.csa.server import Limits, ServerRules
from shogi_desktop.csa.summary import GameSummary, summary_lines
from shogi_desktop.game import Reason
from shogi_desktop.rules import Color
from tests.support.online import PATIENCE_S, hosting
from tests.unit.app.online.test_runner import Scripted
from tests.unit.app.online.test_table import Person

SUMMARY = summary_lines(GameSummary("g-1", "anna", "boris", Color.BLACK))


@pytest.fixture
def anna(tmp_path: Path) -> Person:
    return Person(tmp_path, "anna")


def told(anna: Person, qtbot: QtBot, port: int) -> str:
    anna.log_in(port)
    qtbot.waitUntil(lambda: bool(anna.sentences), timeout=int(PATIENCE_S * 1_000))
    (sentence,) = anna.sentences
    return sentence


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENETUNREACH, "x"), "cannot be reached over the network. Check that this computer is"),
        (socket.gaierror(-2, "x"), "No computer named 127.0.0.1 was found. Check the spelling"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "x"), "No game server answers at 127.0.0.1, port 9."),
        (TimeoutError("x"), "127.0.0.1 does not answer. A firewall may be blocking it"),
    ],
)
def test_a_server_that_cannot_be_reached(
    error: OSError, sentence: str, anna: Person, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> socket.socket:
        raise error

    monkeypatch.setattr(socket, "create_connection", refuse)
    assert sentence in told(anna, qtbot, 9)


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        (["LOGIN:incorrect"], "refused the login. The password may be wrong, or the name may be in use."),
        (
            ["LOGIN:incorrect", "##[LOGIN] wrong password"],
            "did not accept the password. Check it and try again.",
        ),
        (["LOGIN:incorrect", "##[LOGIN] name taken"], "Someone is already logged in at 127.0.0.1"),
        (["LOGIN:incorrect", "##[LOGIN] server full"], "127.0.0.1 is full. Try again later."),
        (
            ["LOGIN:anna OK", *(line.replace("Version:1.2", "Version:7.1") for line in SUMMARY)],
            "uses a version of the protocol that this program does not support ('Protocol_Version:7.1'",
        ),
        (
            ["LOGIN:anna OK", *(line.replace("Shogi 1.0", "Chu 1.0") for line in SUMMARY)],
            "offered a game that this program does not support",
        ),
        (["LOGIN:anna OK", "\x01\x02"], "sent something that this program does not understand"),
        (["LOGIN:anna OK", "x" * 9_000], "sent too much at once. The connection was closed."),
        (["LOGIN:anna OK"], "The connection to 127.0.0.1 was lost."),
    ],
)
def test_what_a_server_says_or_does(
    answers: Sequence[str], sentence: str, anna: Person, qtbot: QtBot
) -> None:
    server = Scripted([("LOGIN", list(answers))], cut=len(answers))
    assert sentence in told(anna, qtbot, server.port)


def test_our_own_server_that_is_full(anna: Person, qtbot: QtBot) -> None:
    with (
        hosting(ServerRules(limits=Limits(connections=1))) as port,
        socket.create_connection(("127.0.0.1", port)) as other,
    ):
        other.sendall(b"LOGIN boris G-600-10,s\n")
        assert other.recv(100).startswith(b"LOGIN:boris OK")
        assert "127.0.0.1 is full. Try again later." in told(anna, qtbot, port)


def test_clocks_that_differ_are_told_at_the_end(anna: Person, qtbot: QtBot) -> None:
    notices: list[str] = []
    anna.table.noticed.connect(lambda words: notices.append(words()))
    server = Scripted(
        [
            ("LOGIN", ["LOGIN:anna OK", *SUMMARY]),
            ("AGREE", ["START:g-1"]),
            ("+7776FU", ["+7776FU,T30", "%TORYO", "#RESIGN", "#WIN"]),
        ]
    )
    anna.log_in(server.port)
    qtbot.waitUntil(lambda: bool(anna.proposals), timeout=int(PATIENCE_S * 1_000))
    anna.table.agree()
    qtbot.waitUntil(lambda: anna.board.running, timeout=int(PATIENCE_S * 1_000))
    assert anna.by_hand("7g7f")
    qtbot.waitUntil(lambda: bool(anna.outcomes), timeout=int(PATIENCE_S * 1_000))
    (notice,) = notices
    assert "charged up to 30 s more for a move than it took here: the network is slow" in notice


GAME = [
    ("LOGIN", ["LOGIN:anna OK", *SUMMARY]),
    ("AGREE", ["START:g-1"]),
    ("+7776FU", ["+7776FU,T1", "-3334FU,T2"]),
    ("+2726FU", ["+2726FU,T1", "%TORYO", "#RESIGN", "#WIN"]),
]
LINES = [line for _, answers in GAME for line in answers]


@pytest.mark.parametrize("cut", [1, 2, 9, *range(len(SUMMARY), len(LINES))])
def test_a_person_s_talk_cut_at_any_line_is_told_and_costs_no_move(
    cut: int, anna: Person, qtbot: QtBot
) -> None:
    server = Scripted(GAME, cut=cut)
    moves = ["7g7f", "2g2f"]

    def play_until_told() -> bool:
        if anna.board.activity.movable_colors() and moves:
            anna.by_hand(moves.pop(0))
        return bool(anna.sentences)

    anna.table.proposed.connect(lambda _: anna.table.agree())
    anna.log_in(server.port)
    qtbot.waitUntil(play_until_told, timeout=int(PATIENCE_S * 1_000))
    assert anna.sentences == ["The connection to 127.0.0.1 was lost."]
    told = [line for line in LINES[:cut] if line[0] in "+-" and line[1:2].isdigit()]
    if told:
        assert len(anna.saved().main_line()) == len(anna.moves) == len(told)
    started = "START:g-1" in LINES[:cut]
    assert [outcome.reason for outcome in anna.outcomes] == [Reason.INTERRUPTED] * started
