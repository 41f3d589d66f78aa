"""A field that offers one of several values, in a list that opens below it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

_FROM_RIGHT = 15.0
_HALF = 4.0
_MARGIN = 4
"""What the style sheet keeps free at the text's end."""


class Choice(QComboBox):
    """A combo box as the style sheet has it; that one can give its arrow no colour, so it is painted here."""

    def setAccessibleName(self, name: str) -> None:
        """Name the field; on some systems Qt reads the chosen text instead, so the name describes it too."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field, and an arrow at its right end."""
        self._paint_field(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole.Text if self.isEnabled() else QPalette.ColorRole.PlaceholderText
        painter.setPen(QPen(self.palette().color(role), 1.6))
        tip = QPointF(self.width() - _FROM_RIGHT, self.height() / 2 + _HALF / 2)
        painter.drawPolyline([tip + QPointF(-_HALF, -_HALF), tip, tip + QPointF(_HALF, -_HALF)])
        painter.end()

    def _paint_field(self, event: QPaintEvent) -> None:
        """Draw the field; Qt cuts a text that is too long off within a letter."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        short = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room.width() - _MARGIN
        )
        if short == option.currentText or self.currentIndex() < 0:
            super().paintEvent(event)
            return
        option.currentText = short
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()


class ValueChoice(Choice):
    """A choice among named values. `chosen` carries the one the player picks, never by :meth:`set_value`."""

    chosen = Signal(str)

    def __init__(
        self, name: str, values: Iterable[tuple[str, str]], value: str, parent: QWidget | None = None
    ) -> None:
        """:param name: what is chosen, for a screen reader. :param values: the values and their texts."""
        super().__init__(parent)
        self.setAccessibleName(name)
        for one, text in values:
            self.addItem(text, one)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_value(value)
        self.activated.connect(lambda _: self.chosen.emit(self.value))

    @property
    def value(self) -> str:
        """The value chosen."""
        return str(self.currentData())

    def set_value(self, value: str) -> None:
        """Choose a value without telling anyone; one that is not offered leaves the choice as it is."""
        index = self.findData(value)
        if index >= 0:
            self.setCurrentIndex(index)

    def choose(self, value: str) -> None:
        """Choose a value as the player would."""
        self.set_value(value)
        self.activated.emit(self.currentIndex())
