"""What is asked of a game against an engine of the player's own: which, with which profile, how strong."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from shogi_desktop.app.engines.registry import BUILT_IN, RegisteredEngine, Registry, Role
from shogi_desktop.app.players.thinking_time import ENGINE_SEARCH_MS
from shogi_desktop.app.settings.game_setup import EngineSetup, SearchLimits
from shogi_desktop.app.settings.settings import NewGameChoices
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.new_game.books import add_books, book_of
from shogi_desktop.gui.play.new_game.form import section_label, small_label
from shogi_desktop.gui.widgets.choice import Choice, ValueChoice
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label, menu_text
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.rules import variant_by_id

translate = QCoreApplication.translate

_SECONDS, _NODES, _DEPTH = 10, 100_000, 12
_MOST_SECONDS, _MOST_NODES, _MOST_DEPTH = 3_600, 2_000_000_000, 200


class EnginePart(QWidget):
    """The chooser of who plays, always shown where there is a choice, and `form`, what is asked of an engine.

    `changed` says that something is another.
    """

    changed = Signal()

    def __init__(
        self,
        choices: NewGameChoices,
        registry: Registry | None,
        books: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """:param registry: the engines to choose from; None for the built-in one alone.
        :param books: the files of the player's own opening books.
        """
        super().__init__(parent)
        self._registry = registry
        self._wanted = choices.engine
        self._wanted_profile = choices.engine_profile
        self.engine = self._choice(translate("NewGameDialog", "Played by"))
        self.engine.chosen.connect(self._take_engine)
        self.form = QWidget(self)
        self.profile = self._choice(translate("NewGameDialog", "Profile"))
        self.profile.chosen.connect(self._take_profile)
        self.limit = ValueChoice(
            translate("NewGameDialog", "Strength"),
            (
                ("clock", translate("NewGameDialog", "By the clock")),
                ("movetime", translate("NewGameDialog", "Time a move")),
                ("nodes", translate("NewGameDialog", "Positions a move")),
                ("depth", translate("NewGameDialog", "Depth in moves")),
            ),
            "clock",
            self,
        )
        self.limit.chosen.connect(lambda _: self._refresh())
        self.limit.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.limit.setMinimumContentsLength(8)
        unit = translate("NewGameDialog", " s")
        self.seconds = number_field(unit, 1, _MOST_SECONDS, self)
        self.nodes = number_field("", 1, _MOST_NODES, self)
        self.nodes.setGroupSeparatorShown(True)
        self.deep = number_field("", 1, _MOST_DEPTH, self)
        self.ponders = Switch(translate("NewGameDialog", "Thinks on your time"), self)
        self.ponders.setChecked(choices.engine_ponders)
        self.book = self._choice(translate("NewGameDialog", "Opening"))
        self.book.addItem(translate("NewGameDialog", "Up to the engine"), "")
        add_books(self.book, books)
        self.book.set_value(choices.book)
        self._words = small_label(self)
        self._show_limits(choices.engine_limits)
        self._lay_out()
        self._refresh()

    def _choice(self, name: str) -> ValueChoice:
        choice = ValueChoice(name, (), "", self)
        choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(12)
        return choice

    def _show_limits(self, limits: SearchLimits) -> None:
        self.seconds.setValue(_SECONDS if limits.movetime_ms is None else limits.movetime_ms // 1000)
        self.nodes.setValue(_NODES if limits.nodes is None else min(limits.nodes, _MOST_NODES))
        self.deep.setValue(_DEPTH if limits.depth is None else limits.depth)
        given = {"movetime": limits.movetime_ms, "nodes": limits.nodes, "depth": limits.depth}
        self.limit.set_value(next((kind for kind, value in given.items() if value is not None), "clock"))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        head = QHBoxLayout()
        head.setSpacing(2 * GRID)
        head.addWidget(section_label(translate("NewGameDialog", "Pla&yed by"), self.engine, self))
        head.addWidget(self.engine, 1)
        column.addLayout(head)
        column.addWidget(self.form)
        grid = QGridLayout(self.form)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID)
        grid.setColumnStretch(1, 1)
        grid.addWidget(section_label(translate("NewGameDialog", "Profile"), self.profile, self), 0, 0)
        grid.addWidget(self.profile, 0, 1)
        amount = QHBoxLayout()
        amount.setSpacing(GRID)
        amount.addWidget(self.limit, 3)
        for field, name in (
            (self.seconds, translate("NewGameDialog", "Seconds a move")),
            (self.nodes, translate("NewGameDialog", "Positions a move")),
            (self.deep, translate("NewGameDialog", "Depth in moves")),
        ):
            field.setAccessibleName(name)
            field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            amount.addWidget(field, 2)
        grid.addWidget(section_label(translate("NewGameDialog", "Strength"), self.limit, self), 1, 0)
        grid.addLayout(amount, 1, 1)
        if self.book.count() > 1:
            grid.addWidget(section_label(translate("NewGameDialog", "Opening"), self.book, self), 2, 0)
            grid.addWidget(self.book, 2, 1)
        else:
            self.book.hide()
        ponder = QHBoxLayout()
        label = Label(self.ponders.accessibleName(), self)
        label.setBuddy(self.ponders)
        ponder.addWidget(label, 1)
        ponder.addWidget(self.ponders)
        grid.addLayout(ponder, 3, 0, 1, 2)
        grid.addWidget(self._words, 4, 0, 1, 2)

    # --- what was chosen ------------------------------------------------------------------------------------

    @property
    def engine_id(self) -> str:
        """The id of the engine that plays; empty for the built-in one at a level."""
        chosen = self.engine.value if self.engine.count() else BUILT_IN
        return "" if chosen == BUILT_IN else chosen

    @property
    def limits(self) -> SearchLimits:
        """What ends its searches."""
        match self.limit.value:
            case "movetime":
                return SearchLimits(movetime_ms=self.seconds.value() * 1000)
            case "nodes":
                return SearchLimits(nodes=self.nodes.value())
            case "depth":
                return SearchLimits(depth=self.deep.value())
        return SearchLimits()

    @property
    def setup(self) -> EngineSetup | None:
        """The engine as a player; None where the built-in one plays at a level."""
        if self._registry is None or not self.engine_id:
            return None
        setup = self._registry.setup(
            self.engine_id, self.profile.value, self.limits, ponder=self.ponders.isChecked()
        )
        return msgspec.structs.replace(setup, book=book_of(self.book_value))

    @property
    def book_value(self) -> str:
        """The book chosen, as the settings keep it; empty for what is usual."""
        return self.book.value

    @property
    def wanted(self) -> tuple[str, str]:
        """The engine and the profile to be remembered: one that plays another game only is not forgotten."""
        return self._wanted, self.profile.value if self.engine_id else self._wanted_profile

    # --- following ------------------------------------------------------------------------------------------

    def follow(self, variant_id: str) -> None:
        """Offer the engines that play that game."""
        engines = () if self._registry is None else self._registry.engines(variant_by_id(variant_id))
        shown = [(self.engine.itemData(row), self.engine.itemText(row)) for row in range(self.engine.count())]
        offered = [(one.id, menu_text(_name(one))) for one in engines]
        if shown != offered:
            self.engine.blockSignals(True)
            self.engine.clear()
            for engine_id, text in offered:
                self.engine.addItem(text, engine_id)
            self.engine.set_value(self._wanted)
            self.engine.blockSignals(False)
            self._offer_profiles()
        self.setVisible(len(engines) > 1)
        self.form.setVisible(bool(self.engine_id))

    def _take_engine(self, engine_id: str) -> None:
        self._wanted = "" if engine_id == BUILT_IN else engine_id
        self._wanted_profile = ""
        self._offer_profiles()
        self.changed.emit()

    def _take_profile(self, profile_id: str) -> None:
        self._wanted_profile = profile_id

    def _offer_profiles(self) -> None:
        self.profile.clear()
        engine = None if self._registry is None else self._registry.engine(self.engine_id)
        if engine is None:
            return
        for one in engine.profiles:
            self.profile.addItem(menu_text(one.label), one.id)
        self.profile.set_value(engine.profile_for(Role.OPPONENT).id)
        self.profile.set_value(self._wanted_profile)

    def _refresh(self) -> None:
        kind = self.limit.value
        fields = {"movetime": self.seconds, "nodes": self.nodes, "depth": self.deep}
        for one, field in fields.items():
            field.setVisible(one == kind)
        words = {
            "clock": translate(
                "NewGameDialog", "It plays as well as it can; without a clock, {seconds} s a move."
            ),
            "movetime": translate("NewGameDialog", "It plays as well as it can in that time."),
            "nodes": translate("NewGameDialog", "It examines that many positions, the same on any computer."),
            "depth": translate("NewGameDialog", "It looks that many moves ahead."),
        }
        self._words.setText(words[kind].format(seconds=ENGINE_SEARCH_MS // 1000))


def _name(engine: RegisteredEngine) -> str:
    if engine.is_built_in:
        return translate("NewGameDialog", "Built-in engine, at a level")
    return engine.label
