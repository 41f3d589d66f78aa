"""Who plays whom of those who wait at a server: whoever comes first, unless a tournament says otherwise."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.csa.game_names import GameName
from shogi_desktop.rules import Color


class Candidate(Struct, frozen=True):
    """Somebody who waits, and for which game."""

    name: str
    game: GameName


class Pair(Struct, frozen=True):
    """A game to be played."""

    black: str
    white: str
    game: GameName


class Pairing(Protocol):
    """Decides who plays whom."""

    def pairs(self, waiting: Sequence[Candidate]) -> Iterable[Pair]:
        """Games for those who wait, in the order in which they came; each of them in one game at most."""


class FirstCome:
    """Whoever waits for the same game, with sides that go together; the side nobody asked for is drawn."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def pairs(self, waiting: Sequence[Candidate]) -> Iterator[Pair]:
        """See `Pairing`."""
        free: dict[str, list[Candidate]] = {}
        for candidate in waiting:
            others = free.setdefault(candidate.game.text, [])
            partner = next((other for other in others if _go_together(other, candidate)), None)
            if partner is None:
                others.append(candidate)
            else:
                others.remove(partner)
                yield self._pair(partner, candidate)

    def _pair(self, first: Candidate, second: Candidate) -> Pair:
        side = first.game.side
        if side is None:
            side = self._rng.choice(list(Color)) if second.game.side is None else second.game.side.opponent
        black, white = (first, second) if side is Color.BLACK else (second, first)
        return Pair(black.name, white.name, replace(first.game, side=None))


def _go_together(first: Candidate, second: Candidate) -> bool:
    return first.game.side is None or first.game.side is not second.game.side
