"""The ten levels of the computer, as data, and how a level chooses its move.

A level searches a fixed number of nodes with one thread, so that it plays alike on every machine, and then
draws its move among the engine's best lines: each with weight exp((score - best score) / temperature). The
weakest levels also make, now and then, a move without any thought. Strengths were measured against each
other: docs/levels.md.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shogi_desktop.app.players.levels import value_of
from shogi_desktop.usi.messages import Bound, GoLimits, Info


@dataclass(frozen=True, slots=True)
class Level:
    """How an opponent of one strength is set up.

    ``nodes`` per move; ``multipv`` lines to choose from; ``temperature`` in centipawns (0: always the best);
    ``blunder`` the probability of a move drawn from all legal ones alike. In the first ``opening_plies`` of a
    game ``opening_multipv`` and ``opening_temperature`` hold where they are wider, so that games differ.
    """

    number: int
    nodes: int
    multipv: int = 1
    temperature: float = 0.0
    blunder: float = 0.0
    hash_mib: int = 16
    opening_plies: int = 0
    opening_multipv: int = 1
    opening_temperature: float = 0.0

    def multipv_at(self, ply: int) -> int:
        """How many lines to ask for after ``ply`` plies."""
        return max(self.multipv, self.opening_multipv) if ply < self.opening_plies else self.multipv

    def temperature_at(self, ply: int) -> float:
        """The temperature after ``ply`` plies, in centipawns."""
        opening = self.opening_temperature if ply < self.opening_plies else 0.0
        return max(self.temperature, opening)

    def engine_options(self) -> dict[str, object]:
        """What is set once for a game."""
        return {"USI_Hash": self.hash_mib, "Threads": 1, "MultiPV": self.multipv}

    def search_options(self, ply: int) -> dict[str, object]:
        """What is set before the search after ``ply`` plies."""
        return {"MultiPV": self.multipv_at(ply)} if self.opening_plies else {}

    def limits(self) -> GoLimits:
        """When its search ends."""
        return GoLimits(nodes=self.nodes)


LEVELS: tuple[Level, ...] = (
    Level(1, nodes=600, multipv=20, temperature=700.0, blunder=0.50),
    Level(2, nodes=600, multipv=16, temperature=500.0, blunder=0.35),
    Level(3, nodes=800, multipv=12, temperature=280.0, blunder=0.18),
    Level(4, nodes=1_500, multipv=8, temperature=130.0, blunder=0.05),
    Level(5, nodes=3_000, multipv=6, temperature=70.0),
    Level(6, nodes=8_000, multipv=5, temperature=40.0),
    Level(7, nodes=25_000, multipv=4, temperature=25.0),
    Level(8, nodes=80_000, multipv=3, temperature=12.0, hash_mib=32),
    Level(9, 300_000, hash_mib=64, opening_plies=12, opening_multipv=4, opening_temperature=12.0),
    Level(10, 1_000_000, hash_mib=128, opening_plies=12, opening_multipv=3, opening_temperature=8.0),
)


def level(number: int) -> Level:
    """The level of that number. :raises ValueError: when there is none."""
    if not 1 <= number <= len(LEVELS):
        raise ValueError(f"there is no level {number}: levels are 1 to {len(LEVELS)}")
    return LEVELS[number - 1]


def choose(
    level: Level, ply: int, best: str, lines: Sequence[Info], legal: Iterable[str], rng: random.Random
) -> str:
    """The move the level plays (USI text) where the engine says ``best`` and shows ``lines``.

    ``legal`` are the legal moves; lines that begin with any other are passed over. The same ``rng`` state and
    the same arguments give the same move.
    """
    moves = sorted(legal)
    if moves and level.blunder and rng.random() < level.blunder:
        return rng.choice(moves)
    temperature = level.temperature_at(ply)
    values = _values(lines, frozenset(moves))
    if temperature <= 0 or best not in values:
        return best
    top = max(values.values())
    weights = [math.exp((value - top) / temperature) for value in values.values()]
    return rng.choices(list(values), weights)[0]


def _values(lines: Sequence[Info], legal: frozenset[str]) -> dict[str, float]:
    """The value of each move that begins an exact line: where two lines begin with it, of the deeper one."""
    values: dict[str, float] = {}
    for line in sorted(lines, key=lambda line: line.depth or 0, reverse=True):
        if line.pv and line.score is not None and line.bound is Bound.EXACT and line.pv[0] in legal:
            values.setdefault(line.pv[0], value_of(line.score))
    return values
