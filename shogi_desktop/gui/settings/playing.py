"""The part of the settings about a game at this screen: the computer's time, how two people see the board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.settings.settings import (
    ComputerResigning,
    ComputerTempo,
    SettingsStore,
    TwoPlayersView,
)
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.choice import ValueChoice
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.switch import Switch

_FIELD_WIDTH = 140
_MOST_LEAST, _MOST_MOST = 60, 600


class PlayingSettings(QWidget):
    """Shows these settings and changes them in the store at once; they hold from the next move on."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        settings = store.current
        self.least = self._seconds(
            self.tr("Minimum per move"), settings.computer_least_seconds, _MOST_LEAST, self.tr("at once")
        )
        self.most = self._seconds(
            self.tr("Maximum per move"), settings.computer_most_seconds, _MOST_MOST, self.tr("set by level")
        )
        self.uses_clock = Switch(self.tr("The strongest level uses all the time on its clock"), self)
        self.uses_clock.setChecked(settings.computer_uses_clock)
        self.ponders = Switch(self.tr("The strongest level thinks on your time"), self)
        self.ponders.setChecked(settings.computer_ponders)
        tempos: list[tuple[ComputerTempo, str]] = [
            ("natural", self.tr("Like a person")),
            ("instant", self.tr("At once")),
        ]
        self.tempo = ValueChoice(self.tr("Replies"), tempos, settings.computer_tempo, self)
        resigning: list[tuple[ComputerResigning, str]] = [
            ("own", self.tr("Its own way")),
            ("lost", self.tr("When lost")),
            ("never", self.tr("Never")),
        ]
        self.resigning = ValueChoice(self.tr("Resigns"), resigning, settings.computer_resigning, self)
        self.resigning.setToolTip(
            tip(self.tr("Each character has its own way; levels from 17 up resign lost games"))
        )
        self.coach = Switch(self.tr("A coach warns of bad moves before they count"), self)
        self.coach.setChecked(settings.coach)
        views: list[tuple[TwoPlayersView, str]] = [
            ("fixed", self.tr("Stays")),
            ("turns", self.tr("Turns to the player to move")),
            ("upright", self.tr("All letters upright")),
        ]
        self.view = Segmented(self.tr("The board between two people"), views, self, wraps=True)
        self.view.set_value(settings.two_players_view)
        self._lay_out()
        self._connect()

    def _seconds(self, name: str, value: int, highest: int, none: str) -> QSpinBox:
        spin = number_field(self.tr(" s"), 0, highest, self)
        spin.setSpecialValueText(none)
        spin.setAccessibleName(name)
        spin.setMinimumWidth(px(_FIELD_WIDTH))
        spin.setValue(value)
        return spin

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * GRID)
        grid.setVerticalSpacing(2 * GRID)
        grid.setColumnStretch(0, 1)
        head = self._head(self.tr("The computer"))
        grid.addWidget(head, 0, 0, 1, 2)
        rows: tuple[QWidget, ...] = (
            *(self.tempo, self.least, self.most, self.uses_clock, self.ponders),
            *(self.resigning, self.coach),
        )
        for row, widget in enumerate(rows, start=1):
            label = Label(widget.accessibleName(), self)
            label.setBuddy(widget)
            label.setWordWrap(True)
            grid.addWidget(label, row, 0)
            # Fields are as wide as the widest of them: their edges are one line.
            at = Qt.AlignmentFlag.AlignRight if isinstance(widget, Switch) else Qt.AlignmentFlag(0)
            grid.addWidget(widget, row, 1, at)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        column.addLayout(grid)
        column.addSpacing(GRID)
        column.addWidget(self._head(self.tr("The board between two people")))
        column.addWidget(self.view)

    def _head(self, text: str) -> Label:
        label = Label(text, self)
        label.setProperty("role", "section")
        return label

    def _connect(self) -> None:
        update = self._store.update
        self.least.valueChanged.connect(lambda value: update(computer_least_seconds=value))
        self.most.valueChanged.connect(lambda value: update(computer_most_seconds=value))
        self.uses_clock.toggled.connect(lambda on: update(computer_uses_clock=on))
        self.ponders.toggled.connect(lambda on: update(computer_ponders=on))
        self.tempo.chosen.connect(lambda value: update(computer_tempo=value))
        self.resigning.chosen.connect(lambda value: update(computer_resigning=value))
        self.coach.toggled.connect(lambda on: update(coach=on))
        self.view.chosen.connect(lambda value: update(two_players_view=value))
