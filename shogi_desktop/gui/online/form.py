"""What the dialogs of play over the network are built of: labelled fields in a column, sentences, rows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.texts import Texts


def label_of(texts: Texts, text: Callable[[], str], buddy: QWidget, parent: QWidget) -> Label:
    """What a field is called; its mnemonic leads there."""
    label = Label(parent)
    label.setProperty("role", "section")
    label.setBuddy(buddy)
    texts.give(label.setText, text)
    if not buddy.accessibleName():
        texts.give(buddy.setAccessibleName, lambda: text().replace("&", ""))
    return label


def block(label: Label, *widgets: QWidget) -> QVBoxLayout:
    """A field below what it is called."""
    column = QVBoxLayout()
    column.setSpacing(4)
    column.addWidget(label)
    for widget in widgets:
        column.addWidget(widget)
    return column


def note(parent: QWidget, text: str = "", role: str = "small") -> Label:
    """A sentence in as many lines as it needs."""
    label = Label(text, parent)
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label


class Rows(QWidget):
    """What something is like: what each line is about at the left, what it says at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(3 * GRID)
        self._grid.setVerticalSpacing(GRID)
        self._grid.setColumnStretch(1, 1)
        self._labels: list[Label] = []

    def show_rows(self, rows: list[tuple[str, str]]) -> None:
        """Show these."""
        for label in self._labels:
            self._grid.removeWidget(label)
            label.hide()
            label.deleteLater()
        self._labels = []
        for number, (about, said) in enumerate(rows):
            left, right = Label(about, self), Label(said, self)
            left.setProperty("role", "dim")
            right.setWordWrap(True)
            right.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            for column, label in enumerate((left, right)):
                self._grid.addWidget(label, number, column, Qt.AlignmentFlag.AlignTop)
                self._labels.append(label)

    def text(self) -> str:
        """All that is shown, for a screen reader."""
        words = [label.text() for label in self._labels]
        return "\n".join(f"{about}: {said}" for about, said in zip(words[::2], words[1::2], strict=True))
