"""The options of an engine, a row for each, with a field to find one among many."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from shogi_desktop.app.engines.declared import option_of
from shogi_desktop.app.engines.kept_options import DeclaredOption
from shogi_desktop.app.settings.game_setup import OptionValue
from shogi_desktop.gui.engines.option_row import OptionRow
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.tasks.slices import Slices
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.usi.introduction import VARIANT_OPTIONS
from shogi_desktop.usi.messages import ButtonOption

_TOGETHER = 10
"""So many rows are shown at once while they are made."""
MANY = 12
"""From so many options on they are searched."""
SET_ELSEWHERE = frozenset({*VARIANT_OPTIONS, "USI_Ponder"})
"""What a game asks for is none of the player's here."""


class OptionForm(QWidget):
    """The rows. They are made in slices: an engine may have hundreds.

    Signals: ``changed(name, value)``; ``reset(name)``; ``pressed(name)``.
    """

    changed = Signal(str, object)
    reset = Signal(str)
    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Find an option"))
        self.search.setAccessibleName(self.tr("Find an option"))
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(60)
        self.search.textChanged.connect(self._filter)
        self._none = Label(self.tr("No option has that name."), self)
        self._none.setProperty("role", "dim")
        self.rows: dict[str, OptionRow] = {}
        self._values: Mapping[str, OptionValue] = {}
        self._options: tuple[DeclaredOption, ...] = ()
        self._slices = Slices(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self.search)
        column.addWidget(self._none)
        self._column = column
        self._boxes: list[QWidget] = []
        self._filter()

    def show_options(self, options: Sequence[DeclaredOption], values: Mapping[str, OptionValue]) -> None:
        """Show these options as they are set; the rows stay where the options are the same."""
        self._values = values
        options = tuple(one for one in options if one.name not in SET_ELSEWHERE)
        if options == self._options:
            for name, row in self.rows.items():
                if row.value != values.get(name):
                    row.show_value(values.get(name))
            return
        self._options = options
        self._slices.stop()
        for box in self._boxes:
            self._column.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.rows, self._boxes = {}, []
        self.search.clear()
        self.search.setVisible(len(options) >= MANY)
        self._slices.begin(self._make_rows(options))

    def finish(self) -> None:
        """Have all rows now."""
        self._slices.finish()

    def _make_rows(self, options: Sequence[DeclaredOption]) -> Iterator[None]:
        known = tuple({one.name: one for one in options}.values())
        for first in range(0, len(known), _TOGETHER):
            # Hidden while its rows are made: it would be laid out anew for each of them.
            box = QWidget(self)
            box.hide()
            column = QVBoxLayout(box)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(GRID)
            for declared in known[first : first + _TOGETHER]:
                column.addWidget(self._row(declared, box))
                yield
            self._column.addWidget(box)
            self._boxes.append(box)
            self._filter()
            yield

    def _row(self, declared: DeclaredOption, box: QWidget) -> OptionRow:
        option = option_of(declared)
        name = option.name
        value = None if isinstance(option, ButtonOption) else self._values.get(name)
        row = OptionRow(option, value, box)
        row.changed.connect(lambda value: self.changed.emit(name, value))
        row.reset.connect(lambda: self.reset.emit(name))
        row.pressed.connect(lambda: self.pressed.emit(name))
        self.rows[name] = row
        return row

    def _filter(self) -> None:
        words = self.search.text()
        matching = {row.parentWidget() for row in self.rows.values() if row.matches(words)}
        for row in self.rows.values():
            row.setVisible(row.matches(words))
        for box in self._boxes:
            box.setVisible(box in matching)
        self._none.setVisible(bool(words.strip()) and not matching)
