"""A server's half of the talk as a state machine: no IO, no clock, no threads.

What comes from each connection goes in, by its number and with the time in milliseconds; a `ServerStep` comes
out. Whoever carries it (`hosting`) puts `ServerStep.events` on the disk first, then sends, then closes.

Everybody is bounded: connections in all and from one address, lines a second, games, how long somebody may
take to log in, to agree, to say anything at all.
"""

from __future__ import annotations

import itertools
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from shogi_desktop.csa.aftermath import Aftermath
from shogi_desktop.csa.buoys import Buoys
from shogi_desktop.csa.errors import FailureKind, LineError
from shogi_desktop.csa.extensions import Extensions
from shogi_desktop.csa.floor import Floor
from shogi_desktop.csa.game_names import GameName
from shogi_desktop.csa.guests import Guest, GuestState, Login, LoginError, read_login
from shogi_desktop.csa.lines import Pace, decoded
from shogi_desktop.csa.pairing import Candidate, Pair, Pairing
from shogi_desktop.csa.server_events import (
    GuestNews,
    Outbox,
    SeatKey,
    ServerStep,
)
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.table import Seat, Table, TableRules
from shogi_desktop.rules import Color, ImpasseRule

DEFAULT_GAME: Final = "default-1500-0"


class Limits(Struct, frozen=True):
    """What the server bears."""

    connections: int = 64
    each_address: int = 32
    tables: int = 100
    pace: Pace = Pace(burst=200, each_second=100)
    login_ms: int = 20_000
    silent_ms: int = 3_600_000
    """Who waits and says nothing for so long is sent away; a program sends an empty line each minute."""


class ServerRules(Struct, frozen=True):
    """How games are played here. `word`: what everybody's password has to have; empty: nothing.

    :ivar event: the first part of every game's id. :ivar max_moves: None: no limit but the server's own.
    :ivar least: seconds that a move costs at least. :ivar only_game: a name of a game: no other is played.
    :ivar rematches: two players of ours may stay at their table for another game.
    """

    event: str = "desktop"
    word: str = ""
    default_game: str = DEFAULT_GAME
    only_game: str = ""
    max_moves: int | None = None
    least: int = 0
    rematches: bool = True
    table: TableRules = field(default_factory=TableRules)
    limits: Limits = field(default_factory=Limits)

    def __repr__(self) -> str:
        return f"ServerRules({self.event!r})"


class Server:
    """All who are connected, and all tables."""

    def __init__(self, rules: ServerRules, pairing: Pairing, stamp: str) -> None:
        """:param stamp: makes the ids of this run's games unlike those of others: the time of its start.

        :raises GameNameError: a name in the rules is none.
        """
        self._rules = rules
        self._pairing = pairing
        self._default = GameName.parse(rules.only_game or rules.default_game)
        self._ids = itertools.count(1)
        self._stamp = stamp
        self._out = Outbox()
        self._floor = Floor(self._out, rules.limits.tables)
        self._guests = self._floor.guests
        self._buoys = Buoys()
        self._aftermath = Aftermath(self._floor, self._out, self._begin, offered=rules.rematches)
        only = self._default if rules.only_game else None
        self._extensions = Extensions(self._floor, self._out, self._aftermath, self._buoys, self._wait, only)

    # --- what holds -----------------------------------------------------------------------------------------

    @property
    def connections(self) -> int:
        """How many there are."""
        return len(self._guests)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The games that are proposed or played."""
        return tuple(self._floor.tables.values())

    def next_tick_ms(self) -> int | None:
        """When `tick` next has something to do."""
        limits = self._rules.limits
        times = [table.next_tick_ms() for table in self.tables]
        times.append(self._aftermath.next_tick_ms())
        for guest in self._guests:
            if guest.state is GuestState.NEW:
                times.append(guest.came_ms + limits.login_ms)
            elif guest.state is not GuestState.AT_TABLE:
                times.append(guest.heard_ms + limits.silent_ms)
        return min((time for time in times if time is not None), default=None)

    # --- what comes -----------------------------------------------------------------------------------------

    def resume(
        self, summary: GameSummary, keys: tuple[SeatKey, SeatKey], game_name: str, now_ms: int
    ) -> ServerStep:
        """Take up a game that an earlier run has not ended; its players may come back.

        :raises LineError: its moves are none of this game.
        """
        grace_ms = self._rules.table.grace_ms
        seats = [
            Seat(summary.name(color), key, None, grace_ms) for color, key in zip(Color, keys, strict=True)
        ]
        table = Table(summary, (seats[0], seats[1]), game_name, self._rules.table, self._out, now_ms)
        self._floor.tables[table.game_id] = table
        table.resume(now_ms)
        self._clear_away(now_ms)
        return self._out.step()

    def connected(self, number: int, address: str, now_ms: int) -> ServerStep:
        """Somebody has connected."""
        limits = self._rules.limits
        full = len(self._guests) >= limits.connections
        if full or self._guests.from_address(address) >= limits.each_address:
            self._out.say(number, "LOGIN:incorrect", f"##[LOGIN] {FailureKind.SERVER_FULL.value}")
            self._out.close(number)
            self._out.tell(GuestNews("", address, FailureKind.SERVER_FULL.value))
        else:
            self._guests.add(Guest(number, address, limits.pace, now_ms))
        return self._out.step()

    def receive(self, number: int, line: bytes, now_ms: int) -> ServerStep:
        """A line of somebody, without its end."""
        guest = self._guests.get(number)
        if guest is None or guest.state is GuestState.LEAVING:
            return ServerStep()
        guest.heard_ms = now_ms
        if not guest.throttle.admits(now_ms):
            return self.flooded(number, now_ms)
        try:
            text = decoded(_without_foreign_comment(line))
        except LineError:
            self._send_away(guest, "sends what is no text", now_ms)
            return self._out.step()
        if not text.strip():
            if guest.state is not GuestState.NEW and not text:
                self._out.say(number, "")
        elif guest.state is GuestState.NEW:
            self._log_in(guest, text, now_ms)
        else:
            self._take(guest, text, now_ms)
        self._clear_away(now_ms)
        return self._out.step()

    def flooded(self, number: int, now_ms: int) -> ServerStep:
        """Somebody sends too much, or does not read what is sent."""
        guest = self._guests.get(number)
        if guest is not None:
            self._send_away(guest, FailureKind.FLOOD.value, now_ms)
        self._clear_away(now_ms)
        return self._out.step()

    def closed(self, number: int, now_ms: int) -> ServerStep:
        """A connection is gone."""
        guest = self._guests.get(number)
        if guest is not None:
            self._forget(guest, "left", now_ms)
        self._clear_away(now_ms)
        return self._out.step()

    def tick(self, now_ms: int) -> ServerStep:
        """Time has passed."""
        limits = self._rules.limits
        for table in self.tables:
            table.tick(now_ms)
        for guest in self._guests:
            if guest.state is GuestState.NEW and now_ms >= guest.came_ms + limits.login_ms:
                self._send_away(guest, "did not log in", now_ms)
            elif guest.state in {GuestState.IDLE, GuestState.WAITING} and (
                now_ms >= guest.heard_ms + limits.silent_ms
            ):
                self._send_away(guest, "was silent", now_ms)
        self._clear_away(now_ms)
        return self._out.step()

    def pair(self, now_ms: int) -> ServerStep:
        """Look again who may play whom: the tournament has changed."""
        self._pair(now_ms)
        return self._out.step()

    # --- logging in -----------------------------------------------------------------------------------------

    def _log_in(self, guest: Guest, text: str, now_ms: int) -> None:
        try:
            login = read_login(text, self._rules.word, guest.address)
            table = self._make_room(login, now_ms)
        except LoginError as error:
            self._out.say(guest.number, "LOGIN:incorrect", f"##[LOGIN] {error.kind.value}")
            self._out.tell(GuestNews("", guest.address, error.kind.value))
            self._leave(guest)
            return
        guest.key, guest.stays = login.key, login.is_extended
        self._guests.name(guest, login.name)
        self._out.say(guest.number, f"LOGIN:{login.name} OK")
        self._out.tell(GuestNews(login.name, guest.address, "logged in"))
        if table is not None:
            self._rejoin(guest, table)
        elif login.is_extended:
            self._out.say(guest.number, "##[LOGIN] +OK x1")
            guest.state = GuestState.IDLE
        else:
            self._wait(guest, self._game_of(login), now_ms)

    def _game_of(self, login: Login) -> GameName:
        """The game that is named; where all play one, that one, with the side that is asked for."""
        if login.game is None:
            return self._default
        if not self._rules.only_game:
            return login.game
        return replace(self._default, side=login.game.side)

    def _make_room(self, login: Login, now_ms: int) -> Table | None:
        """Let the login's name be free; the table to which it comes back. :raises LoginError: it is taken."""
        other = self._guests.named(login.name)
        table = next((t for t in self.tables if t.seat_of(login.name) is not None), None)
        color = None if table is None else table.seat_of(login.name)
        if table is not None and color is not None and not table.seats[color].key.fits(login.key):
            raise LoginError(FailureKind.NAME_TAKEN)
        if other is not None:
            # The same player again: the old connection is dead, and nobody has told us.
            if not login.key.digest or not other.key.fits(login.key):
                raise LoginError(FailureKind.NAME_TAKEN)
            self._send_away(other, "came anew", now_ms)
            if table is not None and table.is_over:
                return None
        return table

    def _rejoin(self, guest: Guest, table: Table) -> None:
        color = table.seat_of(guest.name)
        assert color is not None
        guest.state = GuestState.AT_TABLE
        self._floor.at[guest.number] = table
        table.rejoin(color, guest.number)

    def _wait(self, guest: Guest, game: GameName, now_ms: int) -> None:
        guest.state, guest.game, guest.came_ms = GuestState.WAITING, game, now_ms
        self._pair(now_ms)

    def _pair(self, now_ms: int) -> None:
        waiting = [
            Candidate(guest.name, guest.game)
            for guest in self._guests.waiting()
            if guest.game is not None and self._buoys.may_begin(guest.game)
        ]
        for pair in itertools.islice(self._pairing.pairs(waiting), self._floor.free_tables):
            if self._buoys.may_begin(pair.game):
                self._begin(pair, (), now_ms)

    def _begin(self, pair: Pair, watchers: tuple[int, ...], now_ms: int) -> None:
        guests = [self._guests.named(name) for name in (pair.black, pair.white)]
        black, white = guests
        assert black is not None and white is not None  # noqa: PT018 - both wait
        time = replace(pair.game.time, least=self._rules.least)
        variant = pair.game.variant
        summary = GameSummary(
            game_id=f"{self._rules.event}+{pair.game.text}+{pair.black}+{pair.white}+{self._stamp}-{next(self._ids)}",
            black=pair.black,
            white=pair.white,
            your_turn=None,
            variant=variant,
            start_sfen=variant.handicap(pair.game.handicap).sfen,
            black_time=time,
            white_time=time,
            max_moves=self._rules.max_moves,
            declares=ImpasseRule.DECLARATION_27 in variant.impasse_rules,
            moves=self._buoys.take(pair.game) if pair.game in self._buoys else (),
        )
        seats = []
        for guest in (black, white):
            seat = Seat(guest.name, guest.key, guest.number, self._rules.table.grace_ms)
            seat.is_house = guest.is_house
            seats.append(seat)
        table = Table(summary, (seats[0], seats[1]), pair.game.text, self._rules.table, self._out, now_ms)
        self._floor.tables[table.game_id] = table
        for guest in (black, white):
            guest.state, guest.watches = GuestState.AT_TABLE, False
            self._floor.at[guest.number] = table
        table.propose()
        self._floor.open_to_watchers(table, watchers)

    # --- lines ----------------------------------------------------------------------------------------------

    def _take(self, guest: Guest, text: str, now_ms: int) -> None:
        seat = self._floor.seat_of(guest)
        if text == "LOGOUT":
            self._out.say(guest.number, "LOGOUT:completed")
            self._forget(guest, "logged out", now_ms)
            self._out.close(guest.number)
        elif text.startswith("%%"):
            self._extensions.take(guest, text, now_ms)
            self._pair(now_ms)
        elif seat is not None:
            table, color = seat
            if text.partition(" ")[0] == "AGREE":
                table.agree(color, now_ms)
            elif text.partition(" ")[0] == "REJECT":
                table.reject(color)
            else:
                table.take(color, text, now_ms)

    # --- going ----------------------------------------------------------------------------------------------

    def _send_away(self, guest: Guest, why: str, now_ms: int) -> None:
        self._forget(guest, why, now_ms)
        self._out.close(guest.number)

    def _forget(self, guest: Guest, why: str, now_ms: int) -> None:
        """A connection is gone or given up: at a table its player is missing from now on."""
        self._guests.remove(guest)
        guest.state = GuestState.LEAVING
        self._floor.stop_watching(guest)
        seat = self._floor.seat_of(guest)
        self._floor.at.pop(guest.number, None)
        if seat is not None:
            table, color = seat
            if why == "logged out":
                table.seats[color].grace_ms = 0
            table.left(color, now_ms)
            if table.game_id in self._floor.after:
                self._aftermath.leave(table, guest.name)
                self._end_table(table, now_ms)
        if guest.name:
            self._out.tell(GuestNews(guest.name, guest.address, why))

    def _leave(self, guest: Guest) -> None:
        """Close once all is said."""
        self._guests.remove(guest)
        guest.state = GuestState.LEAVING
        self._out.close(guest.number)

    def _clear_away(self, now_ms: int) -> None:
        """Tables that are over go; who sat there stays for a rematch, leaves, or is free again."""
        floor = self._floor
        over = [table for table in floor.tables.values() if table.is_over]
        for table in over:
            del floor.tables[table.game_id]
            if not self._aftermath.keep(table, now_ms):
                self._end_table(table, now_ms)
        for table in self._aftermath.over(now_ms):
            self._end_table(table, now_ms)
        if over:
            self._pair(now_ms)

    def _end_table(self, table: Table, now_ms: int) -> None:
        for guest in self._floor.those_at(table):
            self._floor.at.pop(guest.number, None)
            if guest.stays:
                guest.state, guest.came_ms = GuestState.IDLE, now_ms
            else:
                self._leave(guest)
        self._floor.send_watchers_on(table)


def _without_foreign_comment(line: bytes) -> bytes:
    """A move whose comment is in some other encoding (EUC, Shift_JIS) is the move alone."""
    move, mark, comment = line.partition(b",'")
    try:
        comment.decode()
    except UnicodeDecodeError:
        return move if mark and move.isascii() else line
    return line
