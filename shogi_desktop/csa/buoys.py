"""Games that begin in a position which somebody has set before: shogi-server's buoys, ``buoy_NAME-900-0``."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from shogi_desktop.csa.errors import GameNameError, LineError
from shogi_desktop.csa.game_names import GameName
from shogi_desktop.csa.moves import MoveLine, meant, read_move_line
from shogi_desktop.game import EndingRules, History, ending_after
from shogi_desktop.rules import Position

PREFIX: Final = "buoy_"
MOST_BUOYS: Final = 100
MOST_EACH: Final = 10
"""Of one owner."""
MOST_GAMES: Final = 1_000
MOST_MOVES: Final = 280
"""As many as a line can hold."""
_MOVE = re.compile(r"[+-][0-9A]{2}[1-9A]{2}[A-Z]{2}(?:,T\d{1,10})?")


class BuoyError(Exception):
    """A buoy that cannot be set or removed; its text is what the server answers."""


class Buoy(Struct, frozen=True):
    """`count`: so many games may begin there yet."""

    moves: tuple[MoveLine, ...]
    owner: str
    count: int


def is_buoy(game: GameName) -> bool:
    """Whether a game of that name begins at a buoy."""
    return game.text.startswith(PREFIX)


class Buoys:
    """All that are set, by the name of the game."""

    def __init__(self) -> None:
        self._set: dict[str, Buoy] = {}

    def __contains__(self, game: GameName) -> bool:
        return game.text in self._set

    def may_begin(self, game: GameName) -> bool:
        """Whether games of that name begin now: at a buoy only while it is set."""
        return game in self or not is_buoy(game)

    def count(self, name: str) -> int:
        """How many games may begin there; -1: it is not set."""
        buoy = self._set.get(name)
        return -1 if buoy is None else buoy.count

    def set(self, name: str, moves: str, count: str, owner: str) -> None:
        """Set it. :raises BuoyError: it cannot be set so."""
        try:
            game = GameName.parse(name)
        except GameNameError:
            game = None
        if game is None or not is_buoy(game) or game.side is not None or game.text != name:
            raise BuoyError(f"wrong buoy game name: {name}")
        if name in self._set:
            raise BuoyError(f"duplicated buoy game name: {name}")
        if not (count.isascii() and count.isdecimal() and 1 <= int(count[:9]) <= MOST_GAMES):
            raise BuoyError(f"invalid count: {count}")
        own = sum(buoy.owner == owner for buoy in self._set.values())
        if len(self._set) >= MOST_BUOYS or own >= MOST_EACH:
            raise BuoyError(f"too many buoys: {name}")
        try:
            lines = _read(moves, game)
        except LineError:
            raise BuoyError(f"wrong moves: {moves}") from None
        self._set[name] = Buoy(lines, owner, int(count))

    def delete(self, name: str, owner: str) -> None:
        """Remove it. :raises BuoyError: it is not there, or somebody else's."""
        buoy = self._set.get(name)
        if buoy is None:
            raise BuoyError(f"buoy game not found: {name}")
        if buoy.owner != owner:
            raise BuoyError(f"you are not allowed to delete a buoy game that you did not set: {name}")
        del self._set[name]

    def take(self, game: GameName) -> tuple[MoveLine, ...]:
        """A game begins there: its first moves. After the last one the buoy is gone."""
        buoy = self._set.pop(game.text)
        if buoy.count > 1:
            self._set[game.text] = Buoy(buoy.moves, buoy.owner, buoy.count - 1)
        return buoy.moves


def _read(text: str, game: GameName) -> tuple[MoveLine, ...]:
    """The moves of ``+7776FU-3334FU``. :raises LineError: they are none, or not of a game that goes on."""
    texts = _MOVE.findall(text)
    if not texts or "".join(texts) != text or len(texts) > MOST_MOVES:
        raise LineError(text, "it is no row of moves")
    history = History(Position.from_sfen(game.variant.handicap(game.handicap).sfen, game.variant))
    lines = []
    for each in texts:
        line = read_move_line(each, game.variant)
        move = meant(line.text, history.position)
        if move is None or history.position.illegality(move) is not None:
            raise LineError(each, "it cannot be made there")
        history.push(history.position.play(move))
        if ending_after(history, EndingRules()) is not None:
            raise LineError(each, "the game is over with it")
        lines.append(MoveLine(line.text, 0))
    return tuple(lines)
