"""The column of options beside a preview: rows of controls, each telling its value by one signal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.settings.piece_sets import OfferedSet
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.board_list import BoardList
from shogi_desktop.gui.widgets.choice import ValueChoice
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.piece_set_choice import PieceSetChoice
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.scrolled import bar_width, scrolled
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.switch import Switch

WIDTH = 372
_FIELD = 96


class Form(QWidget):
    """Options below each other. `changed` carries the key of a control and its new value.

    :ivar controls: the widgets by key, for tests and for what depends on another.
    """

    changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controls: dict[str, QWidget] = {}
        self._rows: dict[str, list[QWidget]] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, GRID, 0)
        self._column.setSpacing(GRID)

    def choice(
        self,
        key: str,
        name: str,
        choices: Sequence[tuple[object, str]],
        value: object,
    ) -> None:
        """Buttons side by side under their name, in lines where they are many."""
        control: Segmented[object] = Segmented(name, choices, self, wraps=True)
        control.set_value(value)
        self._add_named(key, name, control)

    def boards(self, key: str, name: str, boards: Sequence[tuple[str, str]], value: str) -> BoardList:
        """A list of boards under its name; samples are the caller's to show."""
        control = BoardList(name, boards, value, self)
        self._add_named(key, name, control)
        return control

    def pieces(self, key: str, name: str, sets: Sequence[OfferedSet], value: str) -> PieceSetChoice:
        """A list of piece sets under its name."""
        control = PieceSetChoice(name, sets, value, self)
        self._add_named(key, name, control)
        return control

    def _add_named(self, key: str, name: str, control: Segmented[object] | ValueChoice) -> None:
        """Put a choice below its name."""
        label = Label(name, self)
        label.setProperty("role", "section")
        control.chosen.connect(lambda chosen: self.changed.emit(key, chosen))
        self._column.addWidget(label)
        self._column.addWidget(control)
        self._keep(key, control, label)

    def switch(self, key: str, name: str, *, on: bool) -> None:
        """A name and its switch."""
        control = Switch(name, self)
        control.setChecked(on)
        control.toggled.connect(lambda now: self.changed.emit(key, now))
        self._row(key, name, control)

    def number(
        self,
        key: str,
        name: str,
        value: int,
        bounds: tuple[int, int],
        *,
        suffix: str = "",
        special: str = "",
        step: int = 1,
    ) -> None:
        """A name and a number; `special` is shown instead of the least one."""
        control = number_field(suffix, *bounds, self)
        control.setSingleStep(step)
        control.setSpecialValueText(special)
        control.setValue(value)
        control.setAccessibleName(name)
        control.setFixedWidth(px(_FIELD))
        control.valueChanged.connect(lambda now: self.changed.emit(key, now))
        self._row(key, name, control)

    def text(self, key: str, name: str, value: str, hint: str = "") -> None:
        """A line to write in, under its name."""
        label = Label(name, self)
        label.setProperty("role", "section")
        control = QLineEdit(value, self)
        control.setPlaceholderText(hint)
        control.setAccessibleName(name)
        control.textChanged.connect(lambda now: self.changed.emit(key, now))
        self._column.addWidget(label)
        self._column.addWidget(control)
        self._keep(key, control, label)

    def add(self, key: str, widget: QWidget) -> None:
        """Any other widget."""
        self._column.addWidget(widget)
        self._keep(key, widget)

    def finish(self) -> QScrollArea:
        """The form in an area that scrolls where the window is low."""
        self._column.addStretch(1)
        area = scrolled(self, self.parentWidget())
        # Choices are longer in some languages, and one that is cut off is none.
        most = area.screen().availableSize().width() // 2 - bar_width(area)
        wanted = max(min(px(WIDTH), most), self._column.minimumSize().width())
        area.setFixedWidth(wanted + bar_width(area))
        area.viewport().setAutoFillBackground(False)
        self.setAutoFillBackground(False)
        return area

    def show_only(self, keys: Callable[[str], bool]) -> None:
        """Show the rows whose key is wanted."""
        for key, widgets in self._rows.items():
            for widget in widgets:
                widget.setVisible(keys(key))

    def _row(self, key: str, name: str, control: QWidget) -> None:
        row = QWidget(self)
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        label = Label(name, row)
        label.setWordWrap(True)
        across.addWidget(label, 1)
        across.addWidget(control)
        self._column.addWidget(row)
        self._keep(key, control, row)

    def _keep(self, key: str, control: QWidget, *others: QWidget) -> None:
        self.controls[key] = control
        self._rows[key] = [*others] if others and others[0].isAncestorOf(control) else [control, *others]
