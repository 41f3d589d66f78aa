"""What a guest may say beyond the protocol: ours, and a part of shogi-server's extended mode."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from shogi_desktop.csa.aftermath import Aftermath
from shogi_desktop.csa.buoys import BuoyError, Buoys
from shogi_desktop.csa.ends import Word
from shogi_desktop.csa.errors import GameNameError
from shogi_desktop.csa.floor import Floor
from shogi_desktop.csa.game_names import GameName
from shogi_desktop.csa.guests import Guest, GuestState
from shogi_desktop.csa.lines import chat_text
from shogi_desktop.csa.server_events import Outbox
from shogi_desktop.csa.table import Table
from shogi_desktop.rules import Color

_FREE = frozenset({GuestState.WAITING, GuestState.IDLE})


class Extensions:
    """Carries such lines out."""

    def __init__(
        self,
        floor: Floor,
        out: Outbox,
        aftermath: Aftermath,
        buoys: Buoys,
        wait: Callable[[Guest, GameName, int], None],
        only: GameName | None,
    ) -> None:
        """:param wait: lets somebody wait for a game. :param only: the one game that is played."""
        self._floor, self._out, self._aftermath, self._buoys = floor, out, aftermath, buoys
        self._wait, self._only = wait, only

    def take(self, guest: Guest, text: str, now_ms: int) -> None:
        """A line that begins with ``%%``."""
        command, _, rest = text.partition(" ")
        seat = self._floor.seat_of(guest)
        if command.startswith("%%%"):
            known = self._take_ours(guest, seat, command, rest, now_ms)
        else:
            known = self._take_theirs(guest, command, rest, now_ms)
        if not known:
            self._refuse(guest, f"{chat_text(command)} is not known here, or not now")

    def _take_ours(
        self, guest: Guest, seat: tuple[Table, Color] | None, command: str, rest: str, now_ms: int
    ) -> bool:
        match command:
            case "%%%DESKTOP":
                guest.is_house = True
                if seat is not None:
                    seat[0].seats[seat[1]].is_house = True
                self._out.say(guest.number, "##[DESKTOP] 1")
            case "%%%CHAT" if guest.is_house:
                return self._chat(guest, seat, chat_text(rest), now_ms)
            case "%%%DRAW" if seat is not None:
                seat[0].offer(seat[1], Word.DRAW)
            case "%%%DECLINE" if seat is not None:
                seat[0].decline(seat[1])
                self._aftermath.decline(*seat)
            case "%%%REMATCH" if seat is not None and seat[0].is_over:
                self._aftermath.want(*seat, now_ms)
            case "%%%WATCH" if guest.state in _FREE:
                self._watch(guest, rest.strip())
            case _:
                return False
        return True

    def _take_theirs(self, guest: Guest, command: str, rest: str, now_ms: int) -> bool:
        words = rest.split()
        match command:
            case "%%GAME" | "%%CHALLENGE" if guest.state in _FREE:
                self._ask_for(guest, words, now_ms)
            case "%%WHO":
                guests = (other for other in self._floor.guests if other.name)
                self._list(guest, "WHO", [f"{other.name} {other.state.value}" for other in guests])
            case "%%LIST":
                self._list(guest, "LIST", list(self._floor.tables))
            case "%%SETBUOY" if len(words) in {2, 3}:
                name, moves, count = (*words, "1")[:3]
                self._answer(guest, "SETBUOY", lambda: self._buoys.set(name, moves, count, guest.name))
            case "%%DELETEBUOY" if len(words) == 1:
                self._answer(guest, "DELETEBUOY", lambda: self._buoys.delete(words[0], guest.name))
            case "%%GETBUOYCOUNT" if len(words) == 1:
                self._list(guest, "GETBUOYCOUNT", [str(self._buoys.count(words[0]))])
            case _:
                return False
        return True

    def _chat(self, guest: Guest, seat: tuple[Table, Color] | None, text: str, now_ms: int) -> bool:
        """Somebody at a table says something; whether he is at one."""
        table = self._floor.watching.get(guest.number) if seat is None else seat[0]
        if table is None:
            return False
        if not guest.chat.admits(now_ms):
            self._refuse(guest, "that is too much at a time; it was not passed on")
        elif text:
            # Nobody advises a player.
            to_players = seat is not None or table.is_over
            table.audience.chat(guest.name, text, to_players=to_players)
        return True

    def _watch(self, guest: Guest, game_id: str) -> None:
        floor = self._floor
        floor.stop_watching(guest)
        guest.state, guest.game, guest.watches = GuestState.IDLE, None, False
        if not game_id and not floor.tables:
            floor.wait_to_watch(guest)
            return
        table = floor.tables.get(game_id) if game_id else next(reversed(floor.tables.values()))
        if table is None or not floor.watch(guest, table):
            self._refuse(guest, "there is no such game, or too many watch it")

    def _ask_for(self, guest: Guest, words: list[str], now_ms: int) -> None:
        """``%%GAME name +``, ``-`` or ``*``; without a name: no game any more."""
        self._floor.stop_watching(guest)
        guest.watches = False
        if not words:
            guest.state, guest.game = GuestState.IDLE, None
            return
        side = {"+": Color.BLACK, "-": Color.WHITE}.get(words[-1]) if len(words) == 2 else None
        try:
            game = GameName.parse(words[0])
        except GameNameError as error:
            self._refuse(guest, chat_text(str(error)))
            return
        if self._only is not None:
            game = replace(self._only, side=game.side)
        self._wait(guest, game if side is None else replace(game, side=side), now_ms)

    def _answer(self, guest: Guest, what: str, do: Callable[[], None]) -> None:
        try:
            do()
        except BuoyError as error:
            self._refuse(guest, chat_text(str(error)))
        else:
            self._list(guest, what, [])

    def _list(self, guest: Guest, what: str, lines: list[str]) -> None:
        self._out.say(guest.number, *(f"##[{what}] {line}" for line in lines), f"##[{what}] +OK")

    def _refuse(self, guest: Guest, why: str) -> None:
        self._out.say(guest.number, f"##[ERROR] {why}")
