"""The form of a page of the settings: questions below each other, what they are about in front or above."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.switch import Switch


def switch_line(switch: Switch, note: Label | None, parent: QWidget) -> QHBoxLayout:
    """What a switch is for, by its name, and the switch at the end of the line; a note below the words."""
    words = QVBoxLayout()
    words.setSpacing(2)
    label = Label(switch.accessibleName(), parent)
    label.setBuddy(switch)
    label.setWordWrap(True)
    words.addWidget(label)
    if note is not None:
        words.addWidget(note)
    line = QHBoxLayout()
    line.setSpacing(3 * GRID)
    line.addLayout(words, 1)
    line.addWidget(switch, 0, Qt.AlignmentFlag.AlignTop)
    return line


class SettingsForm(QWidget):
    """A column of settings. A switch stands at the end of its line, any other field below its question."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        self._column.setSpacing(2 * GRID)
        heading = Label(title, self)
        heading.setProperty("role", "heading")
        self._column.addWidget(heading)
        self._column.addStretch(1)

    def field(self, text: str, widget: QWidget, note: str = "") -> None:
        """Ask for what `widget` holds; `note` is a sentence below it."""
        block = QVBoxLayout()
        block.setSpacing(GRID)
        label = Label(text, self)
        label.setBuddy(widget)
        label.setWordWrap(True)
        block.addWidget(label)
        block.addWidget(widget)
        if note:
            block.addWidget(self._note(note))
        self._column.insertLayout(self._column.count() - 1, block)

    def switch(self, widget: Switch, note: str = "") -> None:
        """Offer to switch something on or off; its name is the question."""
        line = switch_line(widget, self._note(note) if note else None, self)
        self._column.insertLayout(self._column.count() - 1, line)

    def whole(self, widget: QWidget) -> None:
        """Put in something that asks its own questions."""
        self._column.insertWidget(self._column.count() - 1, widget)

    def line(self) -> None:
        """Draw a line between what belongs together and what comes next."""
        line = QFrame(self)
        line.setProperty("panel", "line")
        self._column.insertWidget(self._column.count() - 1, line)

    def _note(self, text: str) -> Label:
        note = Label(text, self)
        note.setProperty("role", "small")
        note.setWordWrap(True)
        return note
