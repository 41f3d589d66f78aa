"""Asks for an engine on another computer: host, user, program. No password: the login works by a key."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QPushButton, QSpinBox, QWidget

from shogi_desktop.app.engines.remote import MOST_NAME, MOST_PORT, MOST_PROGRAM, RemoteEngine
from shogi_desktop.app.engines.trouble_words import remote_text
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.question import add_field, form_grid, lay_out_question

_WIDTH = 520


class RemoteDialog(FittedDialog):
    """Accepted only with an engine that makes sense; whether it can be started its trial shows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("An engine on another computer"))
        heading = Label(self.windowTitle(), self)
        heading.setProperty("role", "heading")
        about = Label(
            self.tr(
                "The engine is started by ssh and runs there. The delay of the connection is "
                "measured and taken off its clock. Your login there must work with a key: no "
                "password is asked for or stored."
            ),
            self,
        )
        about.setProperty("role", "dim")
        about.setWordWrap(True)
        self.host = self._field(self.tr("Computer"), "study-pc", MOST_NAME)
        self.user = self._field(self.tr("User"), self.tr("as here"), MOST_NAME)
        self.port: QSpinBox = number_field("", 0, MOST_PORT, self)
        self.port.setSpecialValueText(self.tr("usual"))
        self.port.setAccessibleName(self.tr("Port"))
        self.program = self._field(self.tr("Program on it"), "/opt/engine/engine", MOST_PROGRAM)
        form = QWidget(self)
        grid = form_grid(form)
        for row, field in enumerate((self.host, self.user, self.port, self.program)):
            add_field(grid, row, field.accessibleName(), field).setBuddy(field)
        self.told = Label(self)
        self.told.setProperty("role", "small")
        self.told.setWordWrap(True)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        self.go = QPushButton(self.tr("Try it out"), self)
        self.go.setProperty("kind", "primary")
        self.go.setDefault(True)
        self.go.clicked.connect(self.accept)
        for changed in (self.host.textChanged, self.user.textChanged, self.program.textChanged):
            changed.connect(self._refresh)
        lay_out_question(self, [heading, about, form, self.told], [self.cancel, self.go])
        self.setMinimumWidth(px(_WIDTH))
        self._refresh()
        self.host.setFocus()

    def engine(self) -> RemoteEngine:
        """What is written there."""
        return RemoteEngine(
            self.host.text().strip(),
            self.program.text().strip(),
            self.user.text().strip(),
            self.port.value() or None,
        )

    def _field(self, name: str, example: str, most: int) -> QLineEdit:
        field = QLineEdit(self)
        field.setMaxLength(most)
        field.setPlaceholderText(example)
        field.setAccessibleName(name)
        return field

    def _refresh(self) -> None:
        engine = self.engine()
        trouble = engine.trouble
        self.go.setEnabled(trouble is None)
        begun = bool(engine.host) and bool(engine.program)
        self.told.setText(remote_text(engine, trouble) if trouble is not None and begun else "")
