"""A field that offers one of several values, in a list that opens below it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from shogi_desktop.gui.look.style import scaled
from shogi_desktop.gui.widgets.menu_button import draw_down

_FROM_RIGHT = 15.0
_LIST_EDGE = 8
"""The padding and the line of the list that opens, at 100 %."""
_MARGIN = 4
"""What the style sheet keeps free at the text's end."""
_MOST_ROWS = 12
"""So many values are seen at once; the others are scrolled to."""
_SLACK = 4
"""Pixels: letters are a little wider than they are said to be, most with two pixels to the point."""


class Choice(QComboBox):
    """A combo box as the style sheet has it; that one can give its arrow no colour, so it is painted here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(_MOST_ROWS)
        self.currentTextChanged.connect(lambda _: self.updateGeometry())

    def setAccessibleName(self, name: str) -> None:
        """Name the field; on some systems Qt reads the chosen text instead, so the name describes it too."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)

    def sizeHint(self) -> QSize:
        """Room for the longest text, which Qt's own hint under a style sheet has not beside the arrow."""
        hint = super().sizeHint()
        if self.minimumContentsLength():
            return hint  # who sets it wants a field that may be too narrow
        texts = (self.itemText(at) for at in range(self.count()))
        return hint.expandedTo(QSize(self._wide_for(*texts), 0))

    def minimumSizeHint(self) -> QSize:
        """Room for the text that is chosen, in a row with others too."""
        least = super().minimumSizeHint()
        return least if self.minimumContentsLength() else least.expandedTo(QSize(self.needed, 0))

    @property
    def needed(self) -> int:
        """The width in which nothing of the text chosen is cut, in pixels."""
        return self._wide_for(self.currentText())

    def _wide_for(self, *texts: str) -> int:
        hint = super().sizeHint()
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.rect = QRect(0, 0, hint.width(), hint.height())
        around = hint.width() - self._text_room(option)
        return around + _SLACK + max(map(self.fontMetrics().horizontalAdvance, texts), default=0)

    def showPopup(self) -> None:
        """Open the list, as wide as its longest text: a field is often narrower than what it offers."""
        view = self.view()
        around = scaled(2 * _LIST_EDGE)
        bar = view.verticalScrollBar().sizeHint().width() if self.count() > self.maxVisibleItems() else 0
        view.setMinimumWidth(max(self.width(), view.sizeHintForColumn(0) + around + bar))
        super().showPopup()
        box = view.window()
        beyond = box.geometry().right() - self.screen().availableGeometry().right()
        if beyond > 0:
            box.move(max(self.screen().availableGeometry().left(), box.x() - beyond), box.y())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field, and an arrow at its right end."""
        self._paint_field(event)
        painter = QPainter(self)
        role = QPalette.ColorRole.Text if self.isEnabled() else QPalette.ColorRole.PlaceholderText
        draw_down(painter, QPointF(self.width() - _FROM_RIGHT, self.height() / 2), self.palette().color(role))
        painter.end()

    def _paint_field(self, event: QPaintEvent) -> None:
        """Draw the field; Qt cuts a text that is too long off within a letter."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        room = self._text_room(option)
        short = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)
        if short == option.currentText or self.currentIndex() < 0:
            super().paintEvent(event)
            return
        option.currentText = short
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def _text_room(self, option: QStyleOptionComboBox) -> int:
        part = QStyle.SubControl.SC_ComboBoxEditField
        place = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        icons = any(not self.itemIcon(at).isNull() for at in range(self.count()))
        return place.width() - _MARGIN - (self.iconSize().width() + _MARGIN if icons else 0)


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

    def set_text(self, value: str, text: str) -> None:
        """Give `value`, which is offered, another text."""
        self.setItemText(self.findData(value), text)

    def choose(self, value: str) -> None:
        """Choose a value as the player would."""
        self.set_value(value)
        self.activated.emit(self.currentIndex())
