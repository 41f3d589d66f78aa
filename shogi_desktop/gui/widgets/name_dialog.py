"""Asks for a name: of a handicap of the player's own, or of something else."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from shogi_desktop.app.settings.own_handicaps import LONGEST_NAME
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.question import lay_out_question


class NameDialog(FittedDialog):
    """Asks for a name, by default that of an own handicap, where one of that name is replaced.

    :param example: stands in the empty field. :param called: what the field is called.
    :param taken: what is said of a name that is taken, where that is refused.
    """

    def __init__(
        self,
        title: str,
        name: str,
        is_taken: Callable[[str], bool],
        parent: QWidget | None = None,
        *,
        example: str = "",
        called: str = "",
        taken: str = "",
    ) -> None:
        super().__init__(parent)
        self._taken = taken
        self.setWindowTitle(title)
        self._is_taken = is_taken
        heading = Label(title, self)
        heading.setProperty("role", "heading")
        self.field = QLineEdit(name, self)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setMinimumWidth(320)
        self.field.setPlaceholderText(example or self.tr("A name, for example “Two pieces and a silver”"))
        self.field.setAccessibleName(called or self.tr("Name of the handicap"))
        self.field.textChanged.connect(self._refresh)
        self._note = Label(self)
        self._note.setProperty("role", "small")
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        self.save = QPushButton(self.tr("Save"), self)
        self.save.setProperty("kind", "primary")
        self.save.setDefault(True)
        self.save.clicked.connect(self.accept)
        lay_out_question(self, [heading, self.field, self._note], [self.cancel, self.save])
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
        taken = bool(self.name) and self._is_taken(self.name)
        self.save.setEnabled(bool(self.name) and not (taken and self._taken))
        words = self._taken or self.tr("A handicap of this name exists; it will be replaced.")
        self._note.setText(words if taken else " ")
