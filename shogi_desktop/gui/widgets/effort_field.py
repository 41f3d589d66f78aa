"""How thoroughly an engine looks at each move: by time or by nodes."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.segmented import Segmented

By = Literal["time", "nodes"]
_TIME_MS: Final = 300
_NODES: Final = 20_000


class EffortField(QWidget):
    """Two buttons, and the number that goes with the one chosen. `changed` tells of any change."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.by: Segmented[By] = Segmented(
            self.tr("For each move"), [("time", self.tr("Time")), ("nodes", self.tr("Positions"))], self
        )
        self.by.set_value("time")
        self.time = number_field(self.tr(" ms"), 50, 600_000, self)
        self.time.setSingleStep(100)
        self.time.setValue(_TIME_MS)
        self.time.setAccessibleName(self.tr("Milliseconds for each move"))
        self.nodes = number_field("", 100, 100_000_000, self)
        self.nodes.setSingleStep(10_000)
        self.nodes.setGroupSeparatorShown(True)
        self.nodes.setValue(_NODES)
        self.nodes.setAccessibleName(self.tr("Positions for each move"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.by, self.time, self.nodes):
            row.addWidget(widget)
        self.by.chosen.connect(self._show)
        self.time.valueChanged.connect(self.changed)
        self.nodes.valueChanged.connect(self.changed)
        self._show()

    @property
    def movetime_ms(self) -> int | None:
        """Milliseconds for each move; None where nodes are counted."""
        return self.time.value() if self.by.value == "time" else None

    @property
    def node_count(self) -> int | None:
        """Nodes for each move; None where time is."""
        return self.nodes.value() if self.by.value == "nodes" else None

    def set_value(self, movetime_ms: int | None, nodes: int | None) -> None:
        """Show one of the two."""
        self.by.set_value("nodes" if movetime_ms is None else "time")
        if movetime_ms is not None:
            self.time.setValue(movetime_ms)
        if nodes is not None:
            self.nodes.setValue(nodes)
        self._show()

    def _show(self) -> None:
        self.time.setVisible(self.by.value == "time")
        self.nodes.setVisible(self.by.value == "nodes")
        self.changed.emit()
