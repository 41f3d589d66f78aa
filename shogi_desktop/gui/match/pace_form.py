"""How long engines think in a match: time, nodes or depth for each move, or a clock of any kind."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSpinBox, QVBoxLayout, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.choice import ValueChoice
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import tip
from shogi_desktop.gui.widgets.wrap_row import WrapRow

_MOST_NODES, _MOST_DEPTH, _MOST_MS, _MOST_S = 2_000_000_000, 200, 3_600_000, 3_600


class PaceForm(QWidget):
    """Asks for a pace. `changed` says that it is another one."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = ValueChoice(
            self.tr("Time for engines"),
            (
                ("thinking", self.tr("Time for each move")),
                ("nodes", self.tr("Positions for each move")),
                ("depth", self.tr("Depth for each move")),
                ("byoyomi", self.tr("Clock with byōyomi")),
                ("fischer", self.tr("Clock with increment")),
            ),
            "thinking",
            self,
        )
        self.milliseconds = self._field(self.tr(" ms"), 10, _MOST_MS, 1_000, self.tr("Milliseconds a move"))
        self.milliseconds.setSingleStep(100)
        self.nodes = self._field("", 1, _MOST_NODES, 100_000, self.tr("Positions a move"))
        self.nodes.setGroupSeparatorShown(True)
        self.deep = self._field("", 1, _MOST_DEPTH, 8, self.tr("Depth in moves"))
        self.minutes = self._field(self.tr(" min"), 0, 600, 5, self.tr("Main time in minutes"))
        self.byoyomi = self._field(self.tr(" s a move"), 0, _MOST_S, 5, self.tr("Byōyomi in seconds"))
        self.periods = self._field("", 1, 20, 1, self.tr("Periods of byōyomi"))
        self.increment = self._field(self.tr(" s more"), 0, _MOST_S, 3, self.tr("Increment in seconds"))
        self._fields: dict[str, tuple[QSpinBox, ...]] = {
            "thinking": (self.milliseconds,),
            "nodes": (self.nodes,),
            "depth": (self.deep,),
            "byoyomi": (self.minutes, self.byoyomi, self.periods),
            "fischer": (self.minutes, self.increment),
        }
        self.periods.valueChanged.connect(self._name_periods)
        self._name_periods(self.periods.value())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self.kind)
        numbers = QWidget(self)
        row = WrapRow(numbers)
        for field in (
            self.milliseconds,
            self.nodes,
            self.deep,
            self.minutes,
            self.byoyomi,
            self.periods,
            self.increment,
        ):
            row.addWidget(field)
            field.valueChanged.connect(lambda _: self.changed.emit())
        column.addWidget(numbers)
        self.kind.chosen.connect(lambda _: self._show())
        self._show()

    def _field(self, unit: str, low: int, high: int, value: int, name: str) -> QSpinBox:
        field = number_field(unit, low, high, self)
        field.setAccessibleName(name)
        field.setToolTip(tip(name))
        field.setValue(value)
        return field

    def _name_periods(self, number: int) -> None:
        """One is counted otherwise than several."""
        text = self.tr("%n periods", "", number)
        self.periods.setSuffix(text.removeprefix(str(number)))

    def _show(self) -> None:
        wanted = self._fields[self.kind.value]
        for fields in self._fields.values():
            for field in fields:
                field.setVisible(field in wanted)
        self.changed.emit()

    @property
    def is_possible(self) -> bool:
        """Whether there is any time at all."""
        match self.kind.value:
            case "byoyomi":
                return bool(self.minutes.value() or self.byoyomi.value())
            case "fischer":
                return bool(self.minutes.value() or self.increment.value())
        return True

    @property
    def words(self) -> str:
        """In few words, to tell a player from another: ``1,000 ms``, ``5 min + 3 s more``."""
        match self.kind.value:
            case "nodes":
                return self.tr("positions: {number}").format(number=self.nodes.text())
            case "depth":
                return self.tr("depth: {number}").format(number=self.deep.text())
        fields = self._fields[self.kind.value]
        said = [field for field in fields if field.value() > (field is self.periods)]
        return " + ".join(field.text() for field in said)

    @property
    def text(self) -> str:
        """As `Pace.parse` reads it."""
        match self.kind.value:
            case "nodes":
                return f"nodes={self.nodes.value()}"
            case "depth":
                return f"depth={self.deep.value()}"
            case "byoyomi":
                main = f"time={self.minutes.value()}m,byoyomi={self.byoyomi.value()}s"
                return f"{main},periods={self.periods.value()}"
            case "fischer":
                return f"time={self.minutes.value()}m,inc={self.increment.value()}s"
        return f"thinking={self.milliseconds.value()}"
