"""Both ends of the CSA protocol joined without a network, in a time that the test sets."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from shogi_desktop.csa.client import Account, CsaClient, Step
from shogi_desktop.csa.events import Event, GameOver, GameStarted, MoveTold, Proposed
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.pairing import FirstCome, Pairing
from shogi_desktop.csa.server import Server, ServerRules
from shogi_desktop.csa.server_events import GameEnded, ServerEvent, ServerStep


@dataclass
class End:
    """A client, what it has been told, and its connection's number."""

    number: int
    client: CsaClient
    events: list[Event] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    """What came on its wire."""
    mirror: Mirror | None = None
    is_open: bool = True


class Loopback:
    """A server with clients."""

    def __init__(self, rules: ServerRules | None = None, pairing: Pairing | None = None) -> None:
        self.now = 1_000
        self.server = Server(rules or ServerRules(), pairing or FirstCome(random.Random(1)), "T")
        self.ends: dict[int, End] = {}
        self.events: list[ServerEvent] = []
        self.auto_agree = True

    def join(self, name: str, password: str = "GAME-600-10,secret", *, house: bool = False) -> End:
        """Somebody connects and logs in."""
        end = End(len(self.ends) + 1, CsaClient(Account(name, password, house)))
        self.ends[end.number] = end
        login = end.client.start(self.now)
        self.served(self.server.connected(end.number, "127.0.0.1", self.now))
        self.said(end, login)
        return end

    def said(self, end: End, step: Step) -> None:
        """What a client does next."""
        for event in step.events:
            end.events.append(event)
            self._mirror(end, event)
        for line in step.send:
            if end.is_open:
                self.served(self.server.receive(end.number, line.encode(), self.now))

    def served(self, step: ServerStep) -> None:
        """What the server does next."""
        self.events += step.events
        for number, line in step.send:
            end = self.ends.get(number)
            if end is not None and end.is_open:
                end.lines.append(line)
                self.said(end, end.client.receive(line.encode(), self.now))
        for number in step.close:
            end = self.ends.get(number)
            if end is not None and end.is_open:
                end.is_open = False
                self.said(end, end.client.closed(self.now))

    def _mirror(self, end: End, event: Event) -> None:
        match event:
            case Proposed(summary):
                end.mirror = Mirror(summary)
                if self.auto_agree:
                    self.said(end, end.client.agree(self.now))
            case GameStarted() if end.mirror is not None:
                end.mirror.start(self.now)
            case MoveTold(move) if end.mirror is not None:
                end.mirror.take(move, self.now)
            case GameOver() if end.mirror is not None:
                end.mirror.end(event)

    def cut(self, end: End) -> None:
        """The connection breaks."""
        end.is_open = False
        self.said(end, end.client.closed(self.now))
        self.served(self.server.closed(end.number, self.now))

    def pass_time(self, ms: int) -> None:
        """Let time go by."""
        until = self.now + ms
        while True:
            due = self.server.next_tick_ms()
            if due is None or due > until:
                break
            self.now = max(self.now, due)
            self.served(self.server.tick(self.now))
        self.now = until

    def move(self, end: End, text: str, comment: str = "") -> None:
        """A client moves."""
        self.said(end, end.client.move(text, self.now, comment))

    @property
    def ended(self) -> list[GameEnded]:
        """The games that are over."""
        return [event for event in self.events if isinstance(event, GameEnded)]


def sides(first: End, second: End) -> tuple[End, End]:
    """Black and White of the two."""
    assert first.mirror is not None
    black = first.mirror.summary.black
    return (first, second) if black == _name(first) else (second, first)


def _name(end: End) -> str:
    assert end.mirror is not None
    return end.mirror.summary.name(end.mirror.ours)
