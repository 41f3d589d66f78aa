"""One connection with a server at a time, whose thread's news are told in the window's."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.engines.bridge import Bridge
from shogi_desktop.csa.carrier import Address, Carrier, Command
from shogi_desktop.csa.client import Account, CsaClient
from shogi_desktop.csa.events import Event


class Connection(QObject):
    """Nothing in it waits, but `wait`. ``heard(Event)``: what the connection that there is reports."""

    heard = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = Bridge()
        self._carrier: Carrier | None = None
        self._leaving: list[Carrier] = []

    @property
    def is_open(self) -> bool:
        """Whether there is one, or an attempt at one, as far as has been heard."""
        return self._carrier is not None

    def open(self, address: Address, account: Account) -> None:
        """Connect and log in; one that there was is left."""
        self.leave()
        # The carrier is known to its own events, so that none of an earlier one is taken for a later one's.
        carrier = Carrier(address, CsaClient(account), lambda event: self._bridge(lambda: hear(event)))
        hear = partial(self._hear, carrier)
        self._carrier = carrier
        carrier.start()

    def give(self, command: Command) -> None:
        """Have something said, where there is a connection."""
        if self._carrier is not None:
            self._carrier.give(command)

    def house(self, command: str, text: str = "") -> None:
        """Have something said that only servers of ours understand."""
        self.give(lambda client, now: client.house(command, text, now))

    def leave(self) -> None:
        """Log out and close; nothing is heard any more."""
        carrier, self._carrier = self._carrier, None
        if carrier is not None:
            carrier.leave()
            self._leaving = [*(one for one in self._leaving if one.is_running), carrier]

    def drop(self) -> None:
        """Close without a word, as a broken cable would."""
        if self._carrier is not None:
            self._carrier.drop()
        self.leave()

    def wait(self, limit_s: float = 4.0) -> bool:
        """Block until no connection is left, after `leave` at the program's exit. False: the limit passed."""
        return all(carrier.wait(limit_s) for carrier in self._leaving)

    def _hear(self, carrier: Carrier, event: Event) -> None:
        if carrier is self._carrier:
            self.heard.emit(event)
