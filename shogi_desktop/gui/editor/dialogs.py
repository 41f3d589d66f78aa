"""The editor's two questions: whether to give up a changed position, and what a handicap is called."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.settings.own_handicaps import LONGEST_NAME
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label


class AskLeaveDialog(QDialog):
    """Close · Keep editing, when the window is to be closed. Accepted means close; Esc stays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Shogi Desktop"))
        title = Label(self.tr("Give up the position that you have set up?"), self)
        title.setProperty("role", "heading")
        text = Label(
            self.tr("It is in no game and no file, and is lost when the program is closed."),
            self,
        )
        text.setProperty("role", "dim")
        self.leave = QPushButton(self.tr("Close"), self)
        self.leave.clicked.connect(self.accept)
        self.stay = QPushButton(self.tr("Keep editing"), self)
        self.stay.setProperty("kind", "primary")
        self.stay.setDefault(True)
        self.stay.clicked.connect(self.reject)
        _lay_out(self, [title, text], self.leave, self.stay)


class NameDialog(QDialog):
    """Asks for the name of an own handicap; says when there is one of that name, which is then replaced."""

    def __init__(
        self, title: str, name: str, is_taken: Callable[[str], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._is_taken = is_taken
        heading = Label(title, self)
        heading.setProperty("role", "heading")
        self.field = QLineEdit(name, self)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setMinimumWidth(320)
        self.field.setPlaceholderText(self.tr("Its name, for example “Two pieces and a silver”"))
        self.field.setAccessibleName(self.tr("Name of the handicap"))
        self.field.textChanged.connect(self._refresh)
        self._note = Label(self)
        self._note.setProperty("role", "small")
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        self.save = QPushButton(self.tr("Save"), self)
        self.save.setProperty("kind", "primary")
        self.save.setDefault(True)
        self.save.clicked.connect(self.accept)
        _lay_out(self, [heading, self.field, self._note], self.cancel, self.save)
        self.field.selectAll()
        self.field.setFocus()
        self._refresh()

    @property
    def name(self) -> str:
        """The name given, without blanks around it."""
        return self.field.text().strip()

    @property
    def note(self) -> str:
        """What is said about the name; empty where there is nothing to say."""
        return self._note.text().strip()

    def _refresh(self) -> None:
        self.save.setEnabled(bool(self.name))
        taken = bool(self.name) and self._is_taken(self.name)
        self._note.setText(self.tr("There is one of this name; it will be replaced.") if taken else " ")


def _lay_out(dialog: QDialog, rows: list[QWidget], *buttons: QPushButton) -> None:
    line = QHBoxLayout()
    line.setSpacing(GRID)
    line.addStretch(1)
    for button in buttons:
        line.addWidget(button)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
    column.setSpacing(GRID)
    for row in rows:
        column.addWidget(row)
    column.addSpacing(GRID)
    column.addLayout(line)
