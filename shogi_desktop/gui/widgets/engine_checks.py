"""A choice of engines, of which several may be asked at once: a check box for each, the first one judges."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shogi_desktop.app.analysis.engines import MOST_ENGINES
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.check import Check
from shogi_desktop.gui.widgets.plain import menu_text


class EngineChecks(QWidget):
    """The boxes, by the ids of the engines.

    :ivar changed: other ones are chosen.
    """

    changed = Signal()

    def __init__(
        self, engines: Sequence[tuple[str, str]], wanted: Collection[str], parent: QWidget | None = None
    ) -> None:
        """:param engines: id and name of each.
        :param wanted: ids of those chosen at first; where none of them is there, the first engine is.
        """
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        known = [one for one, _ in engines if one in wanted] or [one for one, _ in engines[:1]]
        self.boxes: dict[str, Check] = {}
        self._names = dict(engines)
        for one, name in engines:
            check = Check(menu_text(name), self)
            check.setChecked(one in known)
            check.toggled.connect(self._on_toggled)
            column.addWidget(check)
            self.boxes[one] = check
        self._bound()

    @property
    def chosen(self) -> tuple[str, ...]:
        """The ids, the one that judges first."""
        return tuple(one for one, check in self.boxes.items() if check.isChecked())

    @property
    def told(self) -> str:
        """Who judges where there are several; empty where there are not."""
        first, *others = self.chosen or ("",)
        text = self.tr("{engine} judges the moves; what the others find is kept too.")
        return text.format(engine=self._names[first]) if others else ""

    def _on_toggled(self) -> None:
        self._bound()
        self.changed.emit()

    def _bound(self) -> None:
        """No more than a record has room for."""
        full = len(self.chosen) >= MOST_ENGINES
        for check in self.boxes.values():
            check.setEnabled(check.isChecked() or not full)
