"""What a server reports to whoever keeps its games, and what follows from each call of it."""

from __future__ import annotations

from msgspec import Struct

from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.game import Outcome, Record


class SeatKey(Struct, frozen=True):
    """By what a player is known again: a digest of the password, or the address where there was none."""

    digest: str
    address: str

    def fits(self, other: SeatKey) -> bool:
        """Whether both may be the same player."""
        return self.digest == other.digest and (bool(self.digest) or self.address == other.address)


class GameBegan(Struct, frozen=True):
    """Both have agreed. `keys` are Black's and White's."""

    summary: GameSummary
    keys: tuple[SeatKey, SeatKey]
    game_name: str


class MoveMade(Struct, frozen=True):
    """A move was made: the line that tells it."""

    game_id: str
    line: str


class GameEnded(Struct, frozen=True):
    """A game is over."""

    game_id: str
    black: str
    white: str
    game_name: str
    record: Record
    outcome: Outcome


class GuestNews(Struct, frozen=True):
    """Somebody came, was refused, or went: for a log. Never a password."""

    name: str
    address: str
    what: str


ServerEvent = GameBegan | MoveMade | GameEnded | GuestNews


class ServerStep(Struct, frozen=True):
    """What follows from one call: lines to send, each to whom, who is to be closed then, and events.

    What `events` say is to be on the disk before anything is sent.
    """

    send: tuple[tuple[int, str], ...] = ()
    close: tuple[int, ...] = ()
    events: tuple[ServerEvent, ...] = ()


class Outbox:
    """Gathers a `ServerStep`."""

    def __init__(self) -> None:
        self._send: list[tuple[int, str]] = []
        self._close: list[int] = []
        self._events: list[ServerEvent] = []

    def say(self, guest: int | None, *lines: str) -> None:
        """Lines for a guest; None: nobody is there to hear them."""
        if guest is not None:
            self._send += [(guest, line) for line in lines]

    def close(self, guest: int) -> None:
        """Close the guest's connection, after what is sent to it."""
        if guest not in self._close:
            self._close.append(guest)

    def tell(self, event: ServerEvent) -> None:
        """Report something."""
        self._events.append(event)

    def step(self) -> ServerStep:
        """What was gathered; from now on anew."""
        step = ServerStep(tuple(self._send), tuple(self._close), tuple(self._events))
        self._send, self._close, self._events = [], [], []
        return step
