"""Client and server over real sockets of this machine."""

from __future__ import annotations

import contextlib
import queue
import random
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace

from shogi_desktop.csa.carrier import Address, Carrier, kind_of
from shogi_desktop.csa.client import Account, CsaClient
from shogi_desktop.csa.ends import Word
from shogi_desktop.csa.errors import FailureKind
from shogi_desktop.csa.events import (
    Event,
    GameOver,
    GameStarted,
    LoggedIn,
    MoveTold,
    Proposed,
    TalkClosed,
    TalkFailed,
)
from shogi_desktop.csa.hosting import Host, own_name
from shogi_desktop.csa.pairing import FirstCome
from shogi_desktop.csa.server import Limits, Server, ServerRules
from shogi_desktop.csa.server_events import GameEnded, ServerEvent
from shogi_desktop.csa.wire import MOST_UNSENT

PATIENCE_S = 20.0


@contextmanager
def hosting(rules: ServerRules | None = None) -> Iterator[tuple[Host, list[ServerEvent]]]:
    events: list[ServerEvent] = []
    server = Server(rules or ServerRules(), FirstCome(random.Random(1)), "T")
    host = Host(server, "127.0.0.1", 0, events.append)
    thread = threading.Thread(target=host.run, daemon=True)
    thread.start()
    try:
        yield host, events
    finally:
        host.stop()
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


class Player:
    def __init__(self, port: int, name: str, password: str = "G-600-10,s") -> None:
        self.events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        client = CsaClient(Account(name, password))
        self.carrier = Carrier(Address("127.0.0.1", port), client, self.events.put)
        self.carrier.start()

    def move(self, text: str) -> None:
        self.carrier.give(lambda client, now: client.move(text, now))

    def until(self, kind: type[Event]) -> Event:
        while True:
            event = self.events.get(timeout=PATIENCE_S)
            if isinstance(event, kind):
                return event


def test_a_game_over_sockets() -> None:
    with hosting() as (host, events):
        players = [Player(host.port, "a"), Player(host.port, "b")]
        for player in players:
            player.until(Proposed)
            player.carrier.give(lambda client, now: client.agree(now))
        for player in players:
            player.until(GameStarted)
            # Both try; it is Black's turn, and White's is dropped.
            player.carrier.give(lambda client, now: client.move("+7776FU", now))
        for player in players:
            player.until(MoveTold)
            player.carrier.give(lambda client, now: client.word(Word.RESIGN, now))
        for player in players:
            player.until(GameOver)
            player.until(TalkClosed)
            assert player.carrier.wait()
        assert sum(isinstance(event, GameEnded) for event in events) == 1


def test_the_reason_of_a_refusal_arrives_before_the_connection_closes() -> None:
    with hosting(ServerRules(word="sesame", limits=Limits(connections=1))) as (host, _):
        wrong = Player(host.port, "a")
        failed = wrong.until(TalkFailed)
        assert isinstance(failed, TalkFailed) and failed.failure.kind is FailureKind.WRONG_PASSWORD
        # Inside before the next one comes: else either may be the one too many.
        Player(host.port, "b", "sesame").until(LoggedIn)
        full = Player(host.port, "c", "sesame")
        failed = full.until(TalkFailed)
        assert isinstance(failed, TalkFailed)
        assert failed.failure.kind is FailureKind.SERVER_FULL


def test_a_line_without_an_end_and_a_reader_that_does_not_read_are_closed() -> None:
    rules = ServerRules()
    with hosting(replace(rules, limits=replace(rules.limits, login_ms=60_000))) as (host, _):
        with socket.create_connection(("127.0.0.1", host.port)) as flooder:
            flooder.settimeout(PATIENCE_S)
            flooder.sendall(b"x" * 10_000)
            assert flooder.recv(100) == b""
        still_served = Player(host.port, "a")
        partner = Player(host.port, "b")
        still_served.until(Proposed)
        partner.carrier.leave()
        still_served.carrier.leave()


def test_a_game_goes_on_among_those_who_flood_are_silent_or_talk_nonsense() -> None:
    rng = random.Random(7)
    with hosting() as (host, events), contextlib.ExitStack() as open_ones:
        players = [Player(host.port, "a", "G-600-10-B"), Player(host.port, "b", "G-600-10-W")]
        for player in players:
            player.until(Proposed)
            player.carrier.give(lambda client, now: client.agree(now))
        for player in players:
            player.until(GameStarted)
        for number in range(50):
            sock = open_ones.enter_context(socket.create_connection(("127.0.0.1", host.port)))
            with contextlib.suppress(OSError):
                if number % 3:
                    sock.sendall(rng.randbytes(3_000) if number % 2 else b"LOGIN a b\n" * 500)
        for text in ("+7776FU", "-3334FU", "+2726FU"):
            players[text[0] == "-"].move(text)
            for player in players:
                told = player.until(MoveTold)
                assert isinstance(told, MoveTold) and told.move.text == text
        players[1].carrier.leave()
        players[0].until(GameOver)
        players[0].carrier.wait()
    assert sum(isinstance(event, GameEnded) for event in events) == 1


def test_nobody_listens() -> None:
    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    failed = Player(port, "a").until(TalkFailed)

    assert isinstance(failed, TalkFailed)
    assert failed.failure.kind is FailureKind.REFUSED


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (socket.gaierror(-2, "Name or service not known"), FailureKind.NO_SUCH_HOST),
        (UnicodeError("label too long"), FailureKind.NO_SUCH_HOST),
        (ConnectionRefusedError(), FailureKind.REFUSED),
        (TimeoutError(), FailureKind.NO_ANSWER),
        (OSError(101, "Network is unreachable"), FailureKind.NO_NETWORK),
    ],
)
def test_the_systems_errors_by_name(error: Exception, kind: FailureKind) -> None:
    assert kind_of(error) is kind


def test_a_carrier_leaves_while_it_waits() -> None:
    with hosting() as (host, _):
        player = Player(host.port, "a")
        player.carrier.leave()
        assert player.carrier.wait(PATIENCE_S)


def test_a_server_that_dies_is_told_by_name() -> None:
    with hosting() as (host, _):
        player = Player(host.port, "a")
        Player(host.port, "b")
        player.until(Proposed)
    failed = player.until(TalkFailed)

    assert isinstance(failed, TalkFailed)
    assert failed.failure.kind is FailureKind.SERVER_GONE
    assert MOST_UNSENT > 0


@pytest.mark.parametrize(
    ("host", "found", "name"),
    [
        ("tanuki", ["192.168.0.7"], "tanuki.local"),
        ("tanuki.lan", ["192.168.0.7"], "tanuki.local"),
        ("tanuki", ["127.0.1.1"], ""),
        ("tanuki", None, ""),
        ("", ["192.168.0.7"], ""),
    ],
)
def test_a_computer_has_a_name_in_its_network_where_the_system_knows_it(
    host: str, found: list[str] | None, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def getaddrinfo(asked: str, *_: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        assert asked.endswith(".local")
        if found is None:
            raise socket.gaierror
        return [(0, 0, 0, "", (address, 0)) for address in found]

    monkeypatch.setattr(socket, "gethostname", lambda: host)
    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    assert own_name() == name
