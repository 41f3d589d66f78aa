"""How a level or an engine fares at a server, and how it is stopped."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.online.form import Rows, note
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.texts import Texts

_SIZE: Final = QSize(560, 320)


class EngineGamesDialog(QDialog):
    """It does not keep the window from being used; closing it stops nothing.

    `board_wanted`: the game is to be shown. `stop_wanted(after_game)`: no further games.
    """

    board_wanted = Signal()
    stop_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = Texts()
        self._texts.give(self.setWindowTitle, lambda: self.tr("Engine on a server"))
        self.setWindowModality(Qt.WindowModality.NonModal)
        self.head = Label(self)
        self.head.setProperty("role", "heading")
        self.head.setWordWrap(True)
        self.rows = Rows(self)
        self.about = note(self)
        self.board, self.after, self.now = QPushButton(self), QPushButton(self), QPushButton(self)
        self.close_button = QPushButton(self)
        self._name()
        self.close_button.setProperty("kind", "primary")
        self.board.clicked.connect(self.board_wanted)
        self.after.clicked.connect(lambda: self.stop_wanted.emit(True))
        self.now.clicked.connect(lambda: self.stop_wanted.emit(False))
        self.close_button.clicked.connect(self.accept)
        for button in (self.board, self.after, self.now, self.close_button):
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(2 * GRID)
        column.addWidget(self.head)
        column.addWidget(self.rows)
        column.addWidget(self.about)
        column.addStretch(1)
        column.addLayout(button_row(self.after, self.now, self.close_button, left=(self.board,)))
        self.resize(self.sizeHint().expandedTo(QSize(px(_SIZE.width()), px(_SIZE.height()))))
        self.close_button.setFocus()

    def _name(self) -> None:
        give = self._texts.give
        give(
            self.about.setText,
            lambda: self.tr("The games go on when this window is closed. Each is saved as a kifu."),
        )
        give(self.board.setText, lambda: self.tr("Show on the &board"))
        give(self.after.setText, lambda: self.tr("&Stop after this game"))
        give(self.now.setText, lambda: self.tr("&Resign and stop"))
        give(self.close_button.setText, lambda: self.tr("Close"))

    def retranslate(self) -> None:
        """Take the texts of the language in use, but what was told."""
        self._texts.retranslate()

    def tell(self, head: str, rows: list[tuple[str, str]], *, plays: bool, runs: bool) -> None:
        """Say how it stands. :param plays: a game goes on. :param runs: further games may come."""
        self.head.setText(head)
        self.rows.show_rows(rows)
        self.board.setEnabled(plays)
        self.after.setEnabled(runs)
        self.now.setEnabled(runs)
        self.about.setVisible(runs)
