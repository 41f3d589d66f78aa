"""Which engines of the player analyse: live, and the whole game on the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from shogi_desktop.app.analysis.engines import (
    MOST_ENGINES,
    AnalysisEngine,
    ChooseEngines,
    built_in,
    registered,
)
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.engines.registry import Registry, Role
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.gui.analysis.panel import add_choice
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.plain import menu_text
from shogi_desktop.rules import Variant


class EngineChoices(QObject):
    """The list of engines, for the game on the board. `changed`: it, or something of an engine, is another.

    The list is not read before an engine is asked: a graph needs none.
    """

    changed = Signal()

    def __init__(self, shell: Shell, board: BoardModel, parent: QObject) -> None:
        super().__init__(parent)
        self._shell, self._board = shell, board

    @cached_property
    def _registry(self) -> Registry:
        registry = self._shell.parts.engines.registry
        registry.changed.connect(self.changed)
        return registry

    def choose(self, settings: Settings) -> ChooseEngines:
        """The engines of the live analysis; in a window that was given one, that."""
        return self.named(settings.analysis_engines)

    def named(self, ids: Sequence[str]) -> ChooseEngines:
        """The engines of these ids; in a window that was given one, that."""
        given = self._shell.outside.engine
        if given is not None:
            return built_in(given)

        def choose(variant: Variant) -> Sequence[AnalysisEngine]:
            return registered(self._registry, ids)(variant)

        return choose

    def offered(self) -> list[tuple[str, str]]:
        """Id and name of the engines that can analyse the game on the board, those in use first."""
        record = self._board.record
        engines = self._registry.engines(None if record is None else record.variant)
        if self._shell.outside.engine is not None:
            engines = engines[:1]
        wanted = self._wanted()
        ordered = sorted(engines, key=lambda each: each.id not in wanted)
        return [(each.id, each.label) for each in ordered]

    def add_to(self, menu: QMenu) -> None:
        """Fill a menu that switches engines of the live analysis on and off."""
        record = self._board.record
        wanted = self._wanted()
        for engine in self._registry.engines(None if record is None else record.variant):
            entry = add_choice(
                menu,
                menu_text(engine.label),
                chosen=engine.id in wanted,
                choose=partial(self._switch, engine.id),
            )
            entry.setEnabled(engine.id in wanted or len(wanted) < MOST_ENGINES)

    def _switch(self, engine_id: str) -> None:
        """Let one more engine analyse, or one less."""
        wanted = list(self._wanted())
        if engine_id in wanted:
            wanted.remove(engine_id)
        else:
            wanted.append(engine_id)
        self._shell.settings.update(analysis_engines=tuple(wanted[-MOST_ENGINES:]))

    def _wanted(self) -> tuple[str, ...]:
        wanted = self._shell.settings.current.analysis_engines
        return wanted or (self._registry.chosen(Role.ANALYST).id,)
