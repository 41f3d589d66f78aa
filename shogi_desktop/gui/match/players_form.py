"""Who plays in a new match: a row for each, a level or an engine with a profile."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from shogi_desktop.app.engines.registry import BUILT_IN, Registry, Role
from shogi_desktop.app.match.contestants import Contestant
from shogi_desktop.app.match.tournament import MOST_PLAYERS
from shogi_desktop.app.settings.strengths import RUNGS
from shogi_desktop.app.words.games import computer_name
from shogi_desktop.gui.look.icons import sign
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.match.pace_form import PaceForm
from shogi_desktop.gui.widgets.choice import Choice, ValueChoice
from shogi_desktop.gui.widgets.plain import menu_text, tip
from shogi_desktop.gui.widgets.tight_button import tight_button
from shogi_desktop.gui.widgets.wrap_row import WrapRow
from shogi_desktop.rules import Variant

_LEVEL = "level:"
_ENGINE = "engine:"


class PlayerRow(QWidget):
    """One player. `changed` says that it is another one; `removed`, that it is not wanted.

    :ivar time: opens and closes `pace`, an engine's own time; a level has the time that makes it one.
    """

    changed = Signal()
    removed = Signal()

    def __init__(self, registry: Registry, variant: Variant, value: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._registry = registry
        self.player = self._choice(self.tr("Player"), 14)
        self.profile = self._choice(self.tr("Profile"), 8)
        self.remove = tight_button("", self.removed.emit, self)
        self.remove.setIcon(sign("close"))
        self.remove.setAccessibleName(self.tr("Remove this player"))
        self.remove.setToolTip(self.tr("Remove this player"))
        self.time = tight_button("", self._switch_time, self)
        self.pace = PaceForm(self)
        self.pace.hide()
        self.pace.changed.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        who = QWidget(self)
        parts = WrapRow(who)
        for each in (self.player, self.profile, self.time):
            parts.addWidget(each)
        row.addWidget(who, 1)
        row.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        below = QHBoxLayout()
        below.setContentsMargins(3 * GRID, 0, 0, 0)
        below.addWidget(self.pace)
        column.addLayout(below)
        self._name_time()
        self.player.chosen.connect(self._take)
        self.follow(variant)
        self.player.set_value(value)
        self._offer_profiles()

    def _choice(self, name: str, length: int) -> ValueChoice:
        choice = ValueChoice(name, (), "", self)
        choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(length)
        choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return choice

    @property
    def value(self) -> str:
        """Who is chosen: ``level:3`` or ``engine:`` and its id."""
        return self.player.value

    def follow(self, variant: Variant) -> None:
        """Offer who plays that game."""
        before = self.player.value if self.player.count() else ""
        self.player.clear()
        for level in range(1, RUNGS + 1):
            self.player.addItem(menu_text(computer_name(level)), f"{_LEVEL}{level}")
        for engine in self._registry.engines(variant):
            text = self.tr("Built-in engine, full strength") if engine.is_built_in else engine.label
            self.player.addItem(menu_text(text), f"{_ENGINE}{engine.id}")
        self.player.set_value(before)
        self._offer_profiles()

    def _take(self) -> None:
        self._offer_profiles()
        self.changed.emit()

    def _offer_profiles(self) -> None:
        self.profile.clear()
        engine = self._registry.engine(self.value.removeprefix(_ENGINE))
        if engine is not None:
            for one in engine.profiles:
                self.profile.addItem(menu_text(one.label), one.id)
            self.profile.set_value(engine.profile_for(Role.MATCH).id)
        self.profile.setVisible(self.profile.count() > 1)
        self.time.setVisible(engine is not None)
        if engine is None:
            self.pace.hide()
            self._name_time()

    def _switch_time(self) -> None:
        """Give the engine a time of its own, or that of all."""
        self.pace.setVisible(self.pace.isHidden())
        self._name_time()
        if not self.pace.isHidden():
            self.pace.kind.setFocus()
        self.changed.emit()

    def _name_time(self) -> None:
        self.time.setText(self.tr("Own time") if self.pace.isHidden() else self.tr("Same time"))
        self.time.setToolTip(
            tip(
                self.tr("Give this engine a time of its own")
                if self.pace.isHidden()
                else self.tr("Give this engine the time of the others")
            )
        )

    @property
    def is_possible(self) -> bool:
        """Whether it has any time."""
        return self.pace.isHidden() or self.pace.is_possible

    def contestant(self) -> Contestant:
        """The player. :raises EngineMissingError: the built-in engine is nowhere."""
        if self.value.startswith(_LEVEL):
            number = int(self.value.removeprefix(_LEVEL))
            return Contestant(player=self.value, name=computer_name(number))
        engine_id = self.value.removeprefix(_ENGINE)
        launch = self._registry.launch(engine_id, self.profile.value)
        engine = self._registry.named(engine_id)
        profile = engine.profile(self.profile.value)
        name = launch.name if profile is engine.profiles[0] else f"{launch.name} ({profile.label})"
        if self.pace.isHidden():
            return Contestant.of_launch(launch, name)
        return replace(Contestant.of_launch(launch, f"{name}, {self.pace.words}"), go=self.pace.text)


class PlayersForm(QWidget):
    """The rows. `changed` says that somebody else plays."""

    changed = Signal()

    def __init__(self, registry: Registry, variant: Variant, parent: QWidget) -> None:
        super().__init__(parent)
        self._registry = registry
        self._variant = variant
        self.rows: list[PlayerRow] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(GRID)
        self.add = tight_button(self.tr("Add a player"), self._add_another, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addLayout(self._column)
        foot = QHBoxLayout()
        foot.addWidget(self.add)
        foot.addStretch(1)
        column.addLayout(foot)
        column.addStretch(1)
        engines = registry.engines(variant)
        first = f"{_ENGINE}{engines[1].id}" if len(engines) > 1 else f"{_LEVEL}6"
        self._add(first)
        self._add(f"{_LEVEL}5")

    def _add_another(self) -> None:
        taken = {row.value for row in self.rows}
        wanted = [f"{_ENGINE}{one.id}" for one in self._registry.engines(self._variant) if one.id != BUILT_IN]
        wanted += [f"{_LEVEL}{level}" for level in reversed(range(1, RUNGS + 1))]
        self._add(next((value for value in wanted if value not in taken), wanted[0]))
        self.rows[-1].player.setFocus()
        self.changed.emit()

    def _add(self, value: str) -> None:
        row = PlayerRow(self._registry, self._variant, value, self)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._column.insertWidget(len(self.rows) - 1, row)
        row.show()
        self._refresh()

    def _remove(self, row: PlayerRow) -> None:
        self.rows.remove(row)
        row.hide()
        row.deleteLater()
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        for row in self.rows:
            row.remove.setEnabled(len(self.rows) > 2)
        self.add.setEnabled(len(self.rows) < MOST_PLAYERS)

    def follow(self, variant: Variant) -> None:
        """Offer who plays that game."""
        self._variant = variant
        for row in self.rows:
            row.follow(variant)

    @property
    def is_possible(self) -> bool:
        """Whether each player has any time."""
        return all(row.is_possible for row in self.rows)

    def contestants(self) -> tuple[Contestant, ...]:
        """All players. :raises EngineMissingError: the built-in engine is nowhere."""
        return tuple(row.contestant() for row in self.rows)
