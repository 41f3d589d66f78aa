"""Which engines analyse, and what of the machine each of them may take."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.registry import Registry, Role
from shogi_desktop.app.system.machine import memory_mib, processors
from shogi_desktop.game import MOST_OPINIONS
from shogi_desktop.rules import Variant
from shogi_desktop.usi.command import EngineCommand

MOST_ENGINES: Final = MOST_OPINIONS
"""So many as a record has room for."""
_MOST_THREADS: Final = 8
_LEAST_HASH_MIB: Final = 16
_MOST_HASH_MIB: Final = 128
"""Of one engine. A larger table takes longer to be wiped than the first line may take to come; who wants one
all the same gives it in the engine's profile."""
_SHARE_OF_MEMORY: Final = 16
"""All engines together take no more than one part in so many of the machine's memory for their tables."""


@dataclass(frozen=True, slots=True)
class AnalysisEngine:
    """An engine that analyses.

    :ivar key: what its findings are kept by. :ivar name: what it is called; empty: as it calls itself.
    :ivar options: those that it is given besides its share of the machine, which they may overrule.
    """

    key: str
    command: EngineCommand
    name: str = ""
    options: Mapping[str, object] = field(default_factory=dict)


ChooseEngines = Callable[[Variant], Sequence[AnalysisEngine]]
"""The engines for a game. May raise `EngineMissingError`."""


def built_in(command: EngineCommand | None = None) -> ChooseEngines:
    """The program's own engine, or `command` in its place, for every game."""

    def choose(_variant: Variant) -> Sequence[AnalysisEngine]:
        return (AnalysisEngine("built-in", command or bundled_engine()),)

    return choose


def registered(registry: Registry, wanted: Sequence[str]) -> ChooseEngines:
    """Those engines of the player's list that play the game; where none does, the one chosen for analysis."""

    def choose(variant: Variant) -> Sequence[AnalysisEngine]:
        there = (registry.engine(each) for each in dict.fromkeys(wanted))
        playing = [each for each in there if each is not None and each.plays(variant)]
        engines = playing or [registry.chosen(Role.ANALYST, variant)]
        launches = [(each.id, registry.launch(each.id, role=Role.ANALYST)) for each in engines]
        return [AnalysisEngine(key, each.command, each.name, each.options) for key, each in launches]

    return choose


def politely(command: EngineCommand) -> EngineCommand:
    """The same, leaving the processor to whatever else wants it."""
    return replace(command, low_priority=True)


def share_of_machine(engines: int) -> dict[str, object]:
    """The options that bound what one of so many engines takes: half the processors, and little memory."""
    threads = max(1, min(_MOST_THREADS, processors() // 2 // engines))
    memory = memory_mib() // _SHARE_OF_MEMORY // engines
    return {"Threads": threads, "USI_Hash": max(_LEAST_HASH_MIB, min(_MOST_HASH_MIB, memory))}
