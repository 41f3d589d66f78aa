"""One option of an engine in the form: what it is called, a field made of what the engine has declared, a way
back to its own value.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from shogi_desktop.app.settings.game_setup import OptionValue
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.gui.look.icons import sign
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label, menu_text, tip
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.gui.widgets.tight_button import tight_button
from shogi_desktop.usi.errors import OptionValueError
from shogi_desktop.usi.messages import (
    ButtonOption,
    CheckOption,
    ComboOption,
    EngineOption,
    FilenameOption,
    SpinOption,
    StringOption,
)

_FIELD_WIDTH = 240
_MOST_NAME = 60
_MOST_SHOWN = 200
_MOST_TEXT = 4_000
_INT = 2**31 - 1
_BREAK = "\u200b"
_BROKEN_AFTER = 12
_ONE_LINE = 20


class OptionRow(QWidget):
    """A row of the form.

    Signals: ``changed(value)`` when the player has chosen another value; ``reset()`` when the engine's own is
    to hold again; ``pressed()`` for a button.
    """

    changed = Signal(object)
    reset = Signal()
    pressed = Signal()

    def __init__(self, option: EngineOption, value: OptionValue, parent: QWidget | None = None) -> None:
        """:param value: what is chosen; None for the engine's own value."""
        super().__init__(parent)
        self.option = option
        self.value = value
        """What is chosen; None for the engine's own value."""
        self.name = in_one_line(option.name, _MOST_NAME)
        # A name is one word, mostly: it may be broken anywhere, lest it push the field out of sight.
        self._label = Label(_BREAK.join(menu_text(part) for part in _parts(self.name)), self)
        self._label.setWordWrap(len(self.name) > _ONE_LINE)  # to lay out several lines takes longer
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._label.setToolTip(tip(option.name))
        self.back = QToolButton(self)
        self.back.setIcon(sign("reset"))
        self.back.setToolTip(self.tr("Back to the engine's default"))
        self.back.setAccessibleName(
            self.tr("{option}: back to the engine's default").format(option=self.name)
        )
        self.back.clicked.connect(self.reset)
        policy = self.back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(policy)
        self.field: QWidget = self._field(option)
        self.field.setAccessibleName(self.name)
        self._label.setBuddy(self.field)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self._label, 1)
        row.addWidget(self.back)
        row.addWidget(self._held(), 0, Qt.AlignmentFlag.AlignRight)
        self.show_value(value)

    @property
    def default(self) -> OptionValue:
        """The engine's own value."""
        return None if isinstance(self.option, ButtonOption) else self.option.default

    def matches(self, words: str) -> bool:
        """Whether all of `words` stand in its name."""
        name = self.option.name.casefold()
        return all(word in name for word in words.casefold().split())

    def show_value(self, value: OptionValue) -> None:
        """Show what is chosen; None: the engine's own. Nobody is told."""
        self.value = value
        shown = self.default if value is None else value
        field = self.field
        field.blockSignals(True)
        match field:
            case Switch():
                field.setChecked(shown in (True, "true"))
            case QSpinBox():
                field.setValue(_as_int(shown))
            case Choice():
                field.setCurrentIndex(field.findData(shown))
            case QLineEdit():
                field.setText(str(shown)[:_MOST_TEXT])
                field.setCursorPosition(0)
        field.blockSignals(False)
        changed = value is not None and not isinstance(self.option, ButtonOption)
        self.back.setVisible(changed)
        self._label.setProperty("role", "strong" if changed else "")
        self._label.style().polish(self._label)

    # --- fields ---------------------------------------------------------------------------------------------

    def _held(self) -> QWidget:
        """The field as it lies in the row; a file has a button beside it."""
        width = px(_FIELD_WIDTH)
        if not isinstance(self.option, FilenameOption):
            if not isinstance(self.field, Switch):
                self.field.setFixedWidth(width)
                return self.field
            held = QWidget(self)
            line = QHBoxLayout(held)
            line.setContentsMargins(0, 0, 0, 0)
            line.addWidget(self.field)
            line.addStretch(1)
            held.setFixedWidth(width)
            return held
        held = QWidget(self)
        line = QHBoxLayout(held)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GRID // 2)
        line.addWidget(self.field, 1)
        self.browse = tight_button(self.tr("Choose…"), self._browse, held)
        self.browse.setAccessibleName(self.tr("{option}: choose a file").format(option=self.name))
        line.addWidget(self.browse)
        held.setFixedWidth(width)
        return held

    def _field(self, option: EngineOption) -> QWidget:
        match option:
            case CheckOption():
                switch = Switch(self.name, self)
                switch.toggled.connect(self._choose)
                return switch
            case SpinOption() if _fits(option):
                return self._number(option)
            case ComboOption():
                return self._choice(option)
            case ButtonOption():
                button = QPushButton(self.tr("Press"), self)
                button.setAutoDefault(False)
                button.clicked.connect(self.pressed)
                return button
            case SpinOption() | StringOption() | FilenameOption():
                line = QLineEdit(self)
                line.setMaxLength(_MOST_TEXT)
                line.editingFinished.connect(lambda: self._choose(line.text()))
                return line

    def _number(self, option: SpinOption) -> QSpinBox:
        low = -_INT if option.minimum is None else option.minimum
        high = _INT if option.maximum is None else option.maximum
        # An engine's own value outside of its bounds is shown as it is.
        spin = number_field("", min(low, option.default), max(high, option.default), self)
        spin.setKeyboardTracking(False)
        if option.minimum is not None and option.maximum is not None:
            bounds = self.tr("{low} to {high}").format(low=option.minimum, high=option.maximum)
            spin.setToolTip(tip(bounds))
        spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        spin.valueChanged.connect(self._choose)
        return spin

    def _choice(self, option: ComboOption) -> Choice:
        choice = Choice(self)
        choices = dict.fromkeys((*option.choices, option.default))
        for one in choices:
            choice.addItem(menu_text(in_one_line(one, _MOST_SHOWN)) or "–", one)
        choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        choice.setMinimumContentsLength(8)
        choice.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        choice.activated.connect(lambda _: self._choose(choice.currentData()))
        return choice

    def _choose(self, value: OptionValue) -> None:
        """Take what the player has chosen; what the option does not take is put back."""
        try:
            self.option.wire(value)
        except OptionValueError:
            self.show_value(None)
            return
        if isinstance(self.option, SpinOption):
            value = _as_int(value)
        if value == self.default:
            self.reset.emit()
        else:
            self.changed.emit(value)

    def _browse(self) -> None:
        assert isinstance(self.field, QLineEdit)
        now = Path(self.field.text())
        name, _ = QFileDialog.getOpenFileName(self, self.name, str(now) if now.is_absolute() else "")
        if name:
            self.field.setText(name)
            self._choose(name)


def _parts(name: str) -> list[str]:
    return [name[at : at + _BROKEN_AFTER] for at in range(0, len(name), _BROKEN_AFTER)]


def _fits(option: SpinOption) -> bool:
    """Whether a field for numbers can hold it; others are written as text."""
    bounds = (option.minimum or 0, option.maximum or 0, option.default)
    in_order = option.minimum is None or option.maximum is None or option.minimum <= option.maximum
    return in_order and all(abs(bound) <= _INT for bound in bounds)


def _as_int(value: object) -> int:
    try:
        return int(str(value))
    except ValueError:
        return 0
