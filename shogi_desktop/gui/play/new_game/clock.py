"""How time is counted in a new game: no limit, byōyomi or Fischer, and how much of it.

Periods and a time of White's own are asked among the rules (`game_rules`) and given here to be fitted in.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shogi_desktop.app.settings.game_setup import TimeSetup
from shogi_desktop.app.settings.settings import NewGameChoices, TimeKind
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.new_game.form import section
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.segmented import Segmented

translate = QCoreApplication.translate


class ClockPart(QWidget):
    """Asks for the time of a game. `changed` says that it is another one.

    :ivar numbers: what is asked where there is a limit; hidden where there is none, its room kept.
    """

    changed = Signal()

    def __init__(self, choices: NewGameChoices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        kinds: list[tuple[TimeKind, str]] = [
            ("unlimited", translate("NewGameDialog", "No limit")),
            ("byoyomi", translate("NewGameDialog", "Byōyomi")),
            ("fischer", translate("NewGameDialog", "Fischer")),
        ]
        self.byoyomi_seconds = choices.byoyomi_seconds
        self.increment_seconds = choices.increment_seconds
        self.kind = Segmented(translate("NewGameDialog", "Time"), kinds, self)
        self.kind.set_value(choices.time_kind)
        self.main_minutes = number_field(translate("NewGameDialog", " min"), 0, 600, self)
        self.main_minutes.setAccessibleName(translate("NewGameDialog", "Main time in minutes"))
        self.main_minutes.setValue(choices.main_minutes)
        self.move_seconds = number_field(translate("NewGameDialog", " s a move"), 0, 600, self)
        self.move_seconds.setAccessibleName(translate("NewGameDialog", "Seconds for each move"))
        self.numbers = QWidget(self)
        policy = self.numbers.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.numbers.setSizePolicy(policy)
        row = QHBoxLayout(self.numbers)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.main_minutes)
        row.addWidget(self.move_seconds)
        section(self, translate("NewGameDialog", "&Time"), self.kind).addWidget(self.numbers)
        self._show_numbers()
        self.kind.chosen.connect(self._change_kind)
        self.move_seconds.valueChanged.connect(self._remember_seconds)
        self.main_minutes.valueChanged.connect(lambda _: self.changed.emit())

    @property
    def is_limited(self) -> bool:
        """Whether the time has an end."""
        return self.kind.value != "unlimited"

    def time(self, periods: int) -> TimeSetup:
        """The time chosen. :param periods: of byōyomi."""
        main, seconds = self.main_minutes.value() * 60_000, self.move_seconds.value()
        if self.kind.value == "byoyomi":
            return TimeSetup(main, seconds * 1000, periods=periods)
        if self.kind.value == "fischer":
            return TimeSetup(main_ms=main, increment_ms=seconds * 1000)
        return TimeSetup()

    def white_time(self, white: TimeSetup | None) -> TimeSetup | None:
        """White's time, where `white` was chosen and is of the same kind as Black's."""
        if white is None or not self.is_limited:
            return None
        return white if bool(white.increment_ms) == (self.kind.value == "fischer") else None

    def _change_kind(self) -> None:
        self._show_numbers()
        self.changed.emit()

    def _show_numbers(self) -> None:
        fischer = self.kind.value == "fischer"
        self.move_seconds.blockSignals(True)
        self.move_seconds.setValue(self.increment_seconds if fischer else self.byoyomi_seconds)
        self.move_seconds.blockSignals(False)
        self.numbers.setEnabled(self.is_limited)
        self.numbers.setVisible(self.is_limited)

    def _remember_seconds(self, seconds: int) -> None:
        """Each kind has seconds of its own."""
        if self.kind.value == "fischer":
            self.increment_seconds = seconds
        else:
            self.byoyomi_seconds = seconds
        self.changed.emit()
