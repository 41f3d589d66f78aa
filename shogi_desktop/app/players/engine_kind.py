"""Which engine a player is, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from shogi_desktop.app.players.levels import Level
from shogi_desktop.app.players.temper import EVEN, Temper
from shogi_desktop.app.settings.game_setup import BookSetup, SearchLimits
from shogi_desktop.usi.command import EngineCommand


@dataclass(frozen=True, slots=True)
class EngineKind:
    """Which engine plays, and how.

    :ivar level: None for an engine that plays as well as it can in its time.
    :ivar options: what it is given beside what the level and the game ask for.
    :ivar limits: what ends each search of an engine without a level. :ivar ponders: it thinks while the other
        side does, likewise. :ivar book: what it plays from before the engine is asked; None: what is usual.
    :ivar temper: what it likes among moves that look alike, at a level.
    :ivar tempo: how long it takes, 1 being usual, where answers come as a person's would.
    """

    command: EngineCommand
    level: Level | None = None
    options: Mapping[str, object] | None = None
    name: str = ""
    limits: SearchLimits = field(default_factory=SearchLimits)
    ponders: bool = False
    book: BookSetup | None = None
    temper: Temper = EVEN
    tempo: float = 1.0
