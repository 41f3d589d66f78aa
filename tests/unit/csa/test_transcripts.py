"""Talks of other people's clients with our server, line by line over a socket, as those clients speak.

ShogiHome (protocol 1.2.1, and its way with Floodgate, which never logs out) and the small scripts of the
field, which agree without an id and end their lines with CR LF. What each side is told is written out.
"""

from __future__ import annotations

import random
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from shogi_desktop.csa.hosting import Host
from shogi_desktop.csa.pairing import FirstCome
from shogi_desktop.csa.server import Server, ServerRules
from shogi_desktop.csa.server_events import GameEnded, ServerEvent
from shogi_desktop.game import Reason

PATIENCE_S = 20
KNOWN = {
    *("Protocol_Version", "Protocol_Mode", "Format", "Declaration", "Game_ID", "Name+", "Name-", "Your_Turn"),
    *("Rematch_On_Draw", "To_Move", "Max_Moves", "Time_Unit", "Total_Time", "Byoyomi", "Increment", "Delay"),
    *("Least_Time_Per_Move", "Time_Roundup"),
}
"""Words of a summary that the protocol has: a client is told no other."""


OPEN: list[Raw] = []


class Raw:
    """A client that is nothing but a socket."""

    def __init__(self, port: int, end: str = "\n") -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE_S)
        self._stream = self._socket.makefile("r", encoding="ascii", newline="\n")
        self._end = end
        OPEN.append(self)

    def say(self, line: str) -> None:
        self._socket.sendall((line + self._end).encode())

    def hear(self, *lines: str) -> None:
        """Hear exactly these."""
        assert tuple(self._stream.readline().rstrip("\n") for _ in lines) == lines

    def summary(self) -> dict[str, str]:
        """What the summary of a game says, by its words."""
        self.hear("BEGIN Game_Summary")
        said, line = {}, ""
        while line != "END Game_Summary":
            line = self._stream.readline().rstrip("\n")
            word, colon, value = line.partition(":")
            if colon:
                assert word in KNOWN
                said[word] = value
            elif line.startswith(("BEGIN", "END")):
                assert line.split()[1] in {"Game_Summary", "Time", "Position"}
        return said

    def is_closed(self) -> bool:
        """Whether the server closes, having said no more."""
        return self._stream.readline() == ""

    def close(self) -> None:
        self._stream.close()
        self._socket.close()


@contextmanager
def served(rules: ServerRules | None = None) -> Iterator[tuple[int, list[ServerEvent]]]:
    events: list[ServerEvent] = []
    host = Host(
        Server(rules or ServerRules(), FirstCome(random.Random(1)), "T"), "127.0.0.1", 0, events.append
    )
    thread = threading.Thread(target=host.run, daemon=True)
    thread.start()
    try:
        yield host.port, events
    finally:
        while OPEN:
            OPEN.pop().close()
        host.stop()
        thread.join(PATIENCE_S)


def begun(port: int, password: str = "GAME-600-10", end: str = "\n") -> tuple[Raw, Raw, str]:
    """Both log in with a side each and agree; the game's id."""
    black, white = Raw(port, end), Raw(port, end)
    for client, name, side in ((black, "kuro", "B"), (white, "shiro", "W")):
        client.say(f"LOGIN {name} {password}-{side},word")
        client.hear(f"LOGIN:{name} OK")
    told = [client.summary() for client in (black, white)]
    assert [one["Your_Turn"] for one in told] == ["+", "-"]
    assert told[0]["Game_ID"] == told[1]["Game_ID"]
    assert (told[0]["Name+"], told[0]["Name-"]) == ("kuro", "shiro")
    return black, white, told[0]["Game_ID"]


def test_shogihome_plays_with_searches_in_its_comments_pings_and_logs_out() -> None:
    with served() as (port, events):
        black, white, game = begun(port)
        for client in (black, white):
            client.say(f"AGREE {game}")
        for client in (black, white):
            client.hear(f"START:{game}")
        black.say("+7776FU,'* 58 -3334FU +2726FU")
        for client in (black, white):
            client.hear("+7776FU,T0")
        white.say("")
        white.hear("")
        white.say("-3334FU,'* -12")
        for client in (black, white):
            client.hear("-3334FU,T0")
        black.say("%TORYO")
        black.hear("%TORYO", "#RESIGN", "#LOSE")
        white.hear("%TORYO", "#RESIGN", "#WIN")
        white.say("LOGOUT")
        assert black.is_closed() and white.is_closed()
    (ended,) = (event for event in events if isinstance(event, GameEnded))
    assert ended.outcome.reason is Reason.RESIGNATION
    assert ended.record.main_line()[0].comment == "* 58 -3334FU +2726FU"


def test_shogihome_at_floodgate_closes_without_a_word() -> None:
    with served() as (port, events):
        black, white, game = begun(port, "floodgate-300-10F")
        for client in (black, white):
            client.say(f"AGREE {game}")
        for client in (black, white):
            client.hear(f"START:{game}")
        black.say("%KACHI")
        black.hear("%KACHI", "#ILLEGAL_MOVE", "#LOSE")
        white.hear("%KACHI", "#ILLEGAL_MOVE", "#WIN")
        black.close()
        assert white.is_closed()
    (ended,) = (event for event in events if isinstance(event, GameEnded))
    assert ended.outcome.reason is Reason.FALSE_DECLARATION


def test_a_client_that_rejects_the_game() -> None:
    with served() as (port, _):
        black, white, game = begun(port)
        white.say(f"REJECT {game}")
        for client in (black, white):
            client.hear(f"REJECT:{game} by shiro")
            assert client.is_closed()


def test_scripts_that_agree_without_an_id_and_end_lines_with_cr_lf() -> None:
    with served() as (port, _):
        black, white, game = begun(port, end="\r\n")
        for client in (black, white):
            client.say("AGREE")
        for client in (black, white):
            client.hear(f"START:{game}")
        black.say("+2726FU")
        for client in (black, white):
            client.hear("+2726FU,T0")
        white.say("%CHUDAN")
        black.say("%CHUDAN")
        for client in (black, white):
            client.hear("#CHUDAN")
            assert client.is_closed()


def test_who_knows_nothing_of_our_extensions_is_told_nothing_of_them() -> None:
    """One of ours on the other side: chat, watching and offers reach nobody who has not asked for them."""
    with served() as (port, _):
        black, white, game = begun(port)
        black.say("%%%DESKTOP 1")
        black.hear("##[DESKTOP] 1")
        for client in (black, white):
            client.say(f"AGREE {game}")
        for client in (black, white):
            client.hear(f"START:{game}")
        third = Raw(port)
        third.say("LOGIN mita x,word x1")
        third.hear("LOGIN:mita OK", "##[LOGIN] +OK x1")
        third.say("%%%DESKTOP 1")
        third.hear("##[DESKTOP] 1")
        third.say("%%%WATCH")
        for line in ("%%%CHAT hello", "%%%DRAW"):
            black.say(line)
        black.hear("##[CHAT] kuro: hello", "##[DECLINED] %HIKIWAKE")
        black.say("%TORYO")
        white.hear("%TORYO", "#RESIGN", "#WIN")
        assert white.is_closed()
        third.close()
