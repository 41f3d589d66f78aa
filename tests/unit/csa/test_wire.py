"""One socket: bounds both ways; names of games; the pace of lines; a client of others, line by line."""

from __future__ import annotations

import socket

import pytest

from shogi_desktop.csa.errors import GameNameError
from shogi_desktop.csa.game_names import GameName
from shogi_desktop.csa.lines import LineTooLongError, Pace, Throttle
from shogi_desktop.csa.server import ServerRules
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.csa.wire import SlowReaderError, Wire
from shogi_desktop.rules import OKISAKI, STANDARD, Color
from tests.unit.csa.test_sockets import PATIENCE_S, hosting


def send_for_ever(wire: Wire) -> None:
    while True:
        wire.send(["x" * 1_000])


def test_somebody_who_does_not_read_is_given_up() -> None:
    ours, theirs = socket.socketpair()
    with theirs:
        wire = Wire(ours)
        with pytest.raises(SlowReaderError):
            send_for_ever(wire)
        wire.close()


def test_what_could_not_be_sent_at_once_is_sent_later_in_order() -> None:
    ours, theirs = socket.socketpair()
    with theirs:
        theirs.settimeout(PATIENCE_S)
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
        wire = Wire(ours)
        lines = [f"{number:06}" for number in range(20_000)]
        wire.send(lines)
        got = b""
        while wire.has_unsent or len(got) < 7 * len(lines):
            got += theirs.recv(65_536)
            wire.flush()
        wire.close()

    assert got.decode().split() == lines


def test_lines_come_whole_and_the_end_is_seen() -> None:
    ours, theirs = socket.socketpair()
    wire = Wire(ours)
    with theirs:
        assert wire.receive() == []
        theirs.sendall(b"one\r\ntw")
        assert wire.receive() == [b"one"]
        theirs.sendall(b"o\n\n")
        assert wire.receive() == [b"two", b""]
    assert wire.receive() is None
    wire.close()


def test_a_line_without_an_end_is_an_error() -> None:
    ours, theirs = socket.socketpair()
    wire = Wire(ours)
    with theirs:
        theirs.sendall(b"x" * 5_000)
        with pytest.raises(LineTooLongError):
            wire.receive()
    wire.close()


def test_the_pace_of_lines() -> None:
    throttle = Throttle(Pace(burst=3, each_second=2))

    assert [throttle.admits(0) for _ in range(4)] == [True, True, True, False]
    assert not throttle.admits(100)
    assert throttle.admits(2_000)


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("GAME-600-10", GameName("GAME-600-10", STANDARD, "even", TimeRule(total=600, byoyomi=10))),
        (
            "x-300-10F-B",
            GameName("x-300-10F", STANDARD, "even", TimeRule(total=300, increment=10), Color.BLACK),
        ),
        ("hc2p_x-0-5-w", GameName("hc2p_x-0-5", STANDARD, "two", TimeRule(total=0, byoyomi=5), Color.WHITE)),
        ("hcrooklance_-9-0", GameName("hcrooklance_-9-0", STANDARD, "rook_lance", TimeRule(total=9))),
        ("okisaki_x-60-0", GameName("okisaki_x-60-0", OKISAKI, "even", TimeRule(total=60))),
        ("okisaki_hc4p_x-60-0", GameName("okisaki_hc4p_x-60-0", OKISAKI, "four", TimeRule(total=60))),
    ],
)
def test_names_of_games(text: str, game: GameName) -> None:
    assert GameName.parse(text) == game


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "x-60",
        "x-60-F",
        "x-600-060",
        "-60-0",
        "x y-60-0",
        "x-60-0-Z",
        "x-999999-0",
        "a" * 33 + "-60-0",
    ],
)
def test_what_is_no_name_of_a_game(text: str) -> None:
    with pytest.raises(GameNameError):
        GameName.parse(text)


# The protocol's own description of a talk, by a client that is none of ours: CR before LF, an AGREE without
# the game's name, an empty line to keep the connection, LOGOUT at the end.
def test_a_client_of_others_as_the_protocol_describes_its_talk() -> None:
    with hosting(ServerRules()) as (host, _):
        streams = []
        for name, side in (("TANUKI", "B"), ("KITSUNE", "W")):
            sock = socket.create_connection(("127.0.0.1", host.port))
            sock.settimeout(PATIENCE_S)
            stream = sock.makefile("rw", newline="")
            sock.close()
            stream.write(f"LOGIN {name} G-600-10-{side},x\r\n")
            stream.flush()
            assert stream.readline() == f"LOGIN:{name} OK\n"
            streams.append(stream)
        heard: list[list[str]] = [[], []]

        def until(which: int, start: str) -> None:
            while True:
                line = streams[which].readline()
                assert line.endswith("\n")
                heard[which].append(line[:-1])
                if line.startswith(start):
                    return

        def say(which: int, text: str) -> None:
            streams[which].write(text + "\r\n")
            streams[which].flush()

        for which in (0, 1):
            until(which, "END Game_Summary")
            say(which, "AGREE")
        for which in (0, 1):
            until(which, "START:")
        say(0, "+2726FU")
        for which in (0, 1):
            until(which, "+2726FU,T")
        say(1, "-3334FU,'* -30 +7776FU")
        for which in (0, 1):
            until(which, "-3334FU,T")
        say(0, "")
        until(0, "")
        say(0, "%TORYO")
        until(0, "#LOSE")
        until(1, "#WIN")
        say(0, "LOGOUT")
        assert [stream.read() for stream in streams] == ["", ""]
        for stream in streams:
            stream.close()

    assert heard[0][-4:] == ["", "%TORYO", "#RESIGN", "#LOSE"]
    assert "Your_Turn:+" in heard[0]
    assert "Your_Turn:-" in heard[1]
