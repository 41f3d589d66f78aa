"""Who is where at a server: the connections, the tables, who sits at them and who watches."""

from __future__ import annotations

from collections.abc import Iterable

from shogi_desktop.csa.guests import Guest, Guests
from shogi_desktop.csa.server_events import Outbox
from shogi_desktop.csa.table import Table
from shogi_desktop.rules import Color


class Floor:
    """The room that the server's parts share.

    :ivar guests: all connections. :ivar tables: the games that are proposed or played, by their id.
    :ivar after: those whose game is over while its players stay. :ivar at: who sits where, by connection.
    :ivar watching: who watches which.
    """

    def __init__(self, out: Outbox, most_tables: int) -> None:
        self._most_tables = most_tables
        self.guests = Guests()
        self.tables: dict[str, Table] = {}
        self.after: dict[str, Table] = {}
        self.at: dict[int, Table] = {}
        self.watching: dict[int, Table] = {}
        self._out = out

    @property
    def free_tables(self) -> int:
        """How many games may be begun."""
        return max(0, self._most_tables - len(self.tables))

    def seat_of(self, guest: Guest) -> tuple[Table, Color] | None:
        """Where somebody sits."""
        table = self.at.get(guest.number)
        color = None if table is None else table.color_of(guest.number)
        return None if table is None or color is None else (table, color)

    def those_at(self, table: Table) -> list[Guest]:
        """Its players, as far as they are there."""
        guests = (self.guests.get(seat.guest) for seat in table.seats.values() if seat.guest is not None)
        return [guest for guest in guests if guest is not None]

    # --- watching -------------------------------------------------------------------------------------------

    def watch(self, guest: Guest, table: Table) -> bool:
        """Let somebody see a game; whether there was room."""
        if not table.watch(guest.number):
            return False
        self.watching[guest.number] = table
        return True

    def wait_to_watch(self, guest: Guest) -> None:
        """Let somebody see the next game."""
        guest.watches = True
        self._out.say(guest.number, "##[WATCH] WAIT")

    def open_to_watchers(self, table: Table, first: Iterable[int] = ()) -> None:
        """A game is proposed: `first`, and who waits for one, see it."""
        waiting = [guest.number for guest in self.guests if guest.watches]
        for number in (*first, *waiting):
            guest = self.guests.get(number)
            if guest is not None and number not in self.watching:
                self.watch(guest, table)

    def send_watchers_on(self, table: Table) -> None:
        """There is nothing to see any more: who watched waits for the next game."""
        for number in table.audience.watchers:
            self.watching.pop(number, None)
            guest = self.guests.get(number)
            if guest is not None:
                self.wait_to_watch(guest)
        table.audience.watchers.clear()

    def stop_watching(self, guest: Guest) -> None:
        """Somebody watches no more."""
        table = self.watching.pop(guest.number, None)
        if table is not None and guest.number in table.audience.watchers:
            table.audience.watchers.remove(guest.number)
