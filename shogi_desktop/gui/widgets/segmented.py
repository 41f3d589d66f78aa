"""A row of buttons of which exactly one is chosen: for the few choices that deserve to be seen at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLayout, QPushButton, QSizePolicy, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.wrap_row import WrapRow

T = TypeVar("T")


class ChoiceButton(QPushButton):
    """A button that is as wide with its text in bold, which it is when chosen, as without."""

    def sizeHint(self) -> QSize:
        """Room for the bold text, whether it is bold or not."""
        self.ensurePolished()
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        widest = QFontMetrics(bold).horizontalAdvance(self.text())
        hint = super().sizeHint()
        return QSize(
            hint.width() + max(0, widest - self.fontMetrics().horizontalAdvance(self.text())) + 2,
            hint.height(),
        )

    def minimumSizeHint(self) -> QSize:
        """No narrower: a choice that cannot be read is none."""
        return self.sizeHint()


class Segmented(QWidget, Generic[T]):
    """Choices side by side. `chosen` is sent when the player picks one, never by :meth:`set_value`."""

    chosen = Signal(object)
    kind: ClassVar = "choice"
    """The style sheet's word for the buttons."""
    steps: ClassVar = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
    """How many places each arrow key goes."""

    def __init__(
        self,
        name: str,
        choices: Sequence[tuple[T, str]],
        parent: QWidget | None = None,
        *,
        wraps: bool = False,
        even: bool = False,
    ) -> None:
        """:param name: what is chosen, for a screen reader. :param choices: values and their texts.
        :param wraps: goes on in a second line where one is too narrow. :param even: and stands in columns.
        """
        super().__init__(parent)
        self._values = [value for value, _ in choices]
        self._group = QButtonGroup(self)
        row: QLayout = WrapRow(self, even=even) if wraps else QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        for index, (_, text) in enumerate(choices):
            button = ChoiceButton(text, self)
            button.setCheckable(True)
            button.setAutoDefault(False)  # Return answers the dialog; arrows and the space bar choose
            button.setProperty("kind", self.kind)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setAutoExclusive(True)  # so that it is a radio button to a screen reader
            self._group.addButton(button, index)
            row.addWidget(button)
        self.setAccessibleName(name)
        self._group.button(0).setChecked(True)
        # A label's mnemonic comes here, and goes on to what is chosen.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._group.idToggled.connect(self._lead_focus)
        self._lead_focus()
        self._group.idClicked.connect(lambda index: self.chosen.emit(self._values[index]))

    def _lead_focus(self) -> None:
        chosen = self._group.checkedButton()
        if chosen is not None:
            self.setFocusProxy(chosen)

    @property
    def value(self) -> T:
        """What is chosen."""
        return self._values[self._group.checkedId()]

    def set_value(self, value: T) -> None:
        """Choose `value` without telling anyone; one that is not offered leaves the choice as it is."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)

    def button(self, value: T) -> QPushButton:
        """The button of `value`."""
        button = self._group.button(self._values.index(value))
        assert isinstance(button, QPushButton)
        return button

    def setAccessibleName(self, name: str) -> None:
        """Say what is chosen here; every button says it with its own text."""
        super().setAccessibleName(name)
        for button in self._group.buttons():
            text = button.text().strip()
            button.setAccessibleName(f"{name}: {text}" if name else text)

    def set_text(self, value: T, text: str) -> None:
        """Give the button of `value` another text."""
        self.button(value).setText(text)
        self.setAccessibleName(self.accessibleName())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move the choice, as in a group of radio buttons."""
        step = self.steps.get(Qt.Key(event.key()), 0)
        target = self._group.checkedId() + step
        # One that is not offered now is hidden.
        if step and 0 <= target < len(self._values) and self._group.button(target).isVisibleTo(self):
            self._group.button(target).setFocus()
            self._group.button(target).click()
            return
        super().keyPressEvent(event)
