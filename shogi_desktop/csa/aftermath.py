"""What comes after a game of two players of ours: they stay at the table, talk, and may play again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from shogi_desktop.csa.buoys import is_buoy
from shogi_desktop.csa.errors import FailureKind
from shogi_desktop.csa.floor import Floor
from shogi_desktop.csa.game_names import GameName
from shogi_desktop.csa.pairing import Pair
from shogi_desktop.csa.server_events import Outbox
from shogi_desktop.csa.table import Table
from shogi_desktop.rules import Color

STAY_MS: Final = 600_000
REMATCH: Final = "REMATCH"


class Aftermath:
    """The tables whose players stay, each for `STAY_MS` at most."""

    def __init__(
        self,
        floor: Floor,
        out: Outbox,
        begin: Callable[[Pair, tuple[int, ...], int], None],
        *,
        offered: bool,
    ) -> None:
        """:param begin: proposes a game, to be seen by those who watched, at a time in milliseconds.

        :param offered: whether anybody may stay at all.
        """
        self._floor, self._out, self._begin, self._offered = floor, out, begin, offered
        self._due_ms: dict[str, int] = {}
        self._wanted: dict[str, Color] = {}

    def next_tick_ms(self) -> int | None:
        """When `tick` next has something to do."""
        return min(self._due_ms.values(), default=None)

    def keep(self, table: Table, now_ms: int) -> bool:
        """Let the players of a game that is over stay; whether they do."""
        stay = self._offered and table.audience.begun and table.audience.all_house
        if stay:
            self._floor.after[table.game_id] = table
            self._due_ms[table.game_id] = now_ms + STAY_MS
        return stay

    def want(self, table: Table, color: Color, now_ms: int) -> None:
        """A player would like to play again."""
        if table.game_id not in self._floor.after:
            return
        if self._wanted.setdefault(table.game_id, color) is color:
            table.audience.tell_house(color.opponent, f"##[OFFER] {REMATCH}")
            return
        if not self._floor.free_tables:
            for each in Color:
                table.audience.tell_house(each, f"##[ERROR] {FailureKind.SERVER_FULL.value}")
            del self._wanted[table.game_id]
            return
        self._forget(table)
        watchers = tuple(table.audience.watchers)
        for guest in self._floor.those_at(table):
            self._floor.at.pop(guest.number, None)
        for number in watchers:
            self._floor.watching.pop(number, None)
        self._begin(self._again(table), watchers, now_ms)

    def decline(self, table: Table, color: Color) -> None:
        """A player does not want to."""
        if self._wanted.get(table.game_id) is color.opponent:
            del self._wanted[table.game_id]
            table.audience.tell_house(color.opponent, f"##[DECLINED] {REMATCH}")

    def leave(self, table: Table, name: str) -> None:
        """A player has gone: the other is told. The table is to be cleared."""
        self._forget(table)
        for seat in table.seats.values():
            self._out.say(seat.guest, f"##[LEFT] {name}")

    def over(self, now_ms: int) -> list[Table]:
        """The tables at which nobody stays any longer."""
        due = [game_id for game_id, due_ms in self._due_ms.items() if now_ms >= due_ms]
        tables = [self._floor.after[game_id] for game_id in due]
        for table in tables:
            self._forget(table)
        return tables

    def _forget(self, table: Table) -> None:
        self._floor.after.pop(table.game_id, None)
        self._due_ms.pop(table.game_id, None)
        self._wanted.pop(table.game_id, None)

    @staticmethod
    def _again(table: Table) -> Pair:
        """The same game; with the colours exchanged where both begin alike."""
        game = replace(GameName.parse(table.game_name), side=None)
        black, white = table.summary.black, table.summary.white
        even = game.handicap == "even" and not is_buoy(game)
        return Pair(white, black, game) if even else Pair(black, white, game)
