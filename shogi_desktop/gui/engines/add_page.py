"""Adding an engine: its file, or the line that starts it; it is tried out, and is on the list if it plays."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.engines.command_line import CommandLineError, read_command, written
from shogi_desktop.gui.engines.remote_dialog import RemoteDialog
from shogi_desktop.gui.engines.trial_card import TrialCard
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label

_MOST = 4_000


class AddPage(QWidget):
    """Asks for a command. ``wanted(command)`` is to be tried out."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        heading = Label(self.tr("Add an engine"), self)
        heading.setProperty("role", "heading")
        about = Label(
            self.tr(
                "Any USI engine: choose its file, drop it here, or type the command that starts it, here or "
                "on another computer. It runs with all your rights, so add only engines you trust."
            ),
            self,
        )
        about.setProperty("role", "dim")
        about.setWordWrap(True)
        self.line = QLineEdit(self)
        self.line.setMaxLength(_MOST)
        self.line.setPlaceholderText("ssh study-pc /opt/engine")
        self.line.setAccessibleName(self.tr("Command"))
        self.line.returnPressed.connect(self.start)
        self.line.textChanged.connect(self._refresh)
        self.browse = QPushButton(self.tr("Choose a file…"), self)
        self.browse.setAutoDefault(False)
        self.browse.clicked.connect(self._choose)
        self.remote = QPushButton(self.tr("On another computer…"), self)
        self.remote.setAutoDefault(False)
        self.remote.clicked.connect(self._ask_where)
        self.dialog: RemoteDialog | None = None
        """Asks for an engine on another computer; None while nobody does."""
        self.add = QPushButton(self.tr("Add"), self)
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self.start)
        self.card = TrialCard(self)
        self.card.again.connect(self.start)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.line, 1)
        row.addWidget(self.add)
        others = QHBoxLayout()
        others.setSpacing(GRID)
        others.addWidget(self.browse)
        others.addWidget(self.remote)
        others.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(2 * GRID)
        column.addWidget(heading)
        column.addWidget(about)
        column.addLayout(row)
        column.addLayout(others)
        column.addWidget(self.card)
        column.addStretch(1)
        self._refresh()

    def take(self, file: Path) -> None:
        """Add the engine of that file."""
        self.line.setText(written((str(file),)))
        self.start()

    def start(self) -> None:
        """Have what is written there tried out."""
        try:
            command = read_command(self.line.text())
        except CommandLineError:
            if self.line.text().strip():
                self.card.tell_trouble(self.tr("A quotation mark is missing in the command."))
            return
        self.wanted.emit(command)

    def begin_anew(self) -> None:
        """Ask for another one."""
        self.line.clear()
        self.card.tell_nothing()
        self.line.setFocus()

    def _ask_where(self) -> None:
        """Have the form filled in; what it makes is tried out like any line."""
        self.dialog = RemoteDialog(self)
        self.dialog.accepted.connect(self._take_remote)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    def _take_remote(self) -> None:
        if self.dialog is not None:
            self.line.setText(written(self.dialog.engine().command()))
            self.start()

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def _refresh(self) -> None:
        self.add.setEnabled(bool(self.line.text().strip()))

    def _choose(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Choose the engine's program"))
        if name:
            self.take(Path(name))
