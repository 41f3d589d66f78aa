"""The pane of the explorer: its head, the list of moves, and a sentence where there is nothing to list."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.explorer.faces import ExplorerModel
from shogi_desktop.gui.explorer.view import ExplorerView, row_height
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.sign_buttons import more_button

_FEWEST_ROWS: Final = 1
_ROOM_FOR_ALL: Final = 440
"""Pixels of height below which the button that helps has its sentence in a tip."""
_SHARE: Final = 0.28
"""Of the height of all that stands beside the board the list takes no more than this."""


class ExplorerPane(QFrame):
    """The explorer. :ivar view: the rows. :ivar help_wanted: the button below the sentence is pressed."""

    help_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "surface")
        self.model = ExplorerModel(self)
        self.view = ExplorerView(self.model, self)
        self.title = Label(self)
        self.title.setProperty("role", "section")
        self.title.setContentsMargins(GRID - 2, 0, 0, 0)
        self.more = more_button(self)
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.note = Label(self)
        self.note.setProperty("role", "small")
        self.note.setWordWrap(True)
        self.note.setContentsMargins(GRID - 2, 0, GRID, 0)
        self.help = QPushButton(self)
        self.help.setProperty("tight", "yes")
        self.help.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.help.clicked.connect(self.help_wanted)
        self._room = 0
        head = QHBoxLayout()
        head.setSpacing(GRID // 2)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.more)
        below = QHBoxLayout()
        below.setContentsMargins(GRID - 2, 0, GRID, 0)
        below.addWidget(self.help)
        below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 2, 2, 4)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.view)
        column.addWidget(self.note)
        column.addLayout(below)
        self.retranslate()
        self.say("", "")

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.title.setText(self.tr("Explorer"))
        self.view.setAccessibleName(self.tr("Known moves from here"))
        self.more.setAccessibleName(self.tr("More explorer options"))
        self.more.setToolTip(self.tr("What counts, books"))

    def say(self, text: str, help_text: str) -> None:
        """Say why there is so little, with a button that helps; nothing where a text is empty."""
        self.note.setText(text)
        self.help.setText(help_text)
        self.help.setToolTip(tip(text))
        self.help.setVisible(bool(help_text))
        self.fit()

    def fit(self, room: int | None = None) -> None:
        """Be as high as the rows ask, as far as there is room for them.

        :param room: the height of all that stands beside the board; None: as before.
        """
        self._room = self._room if room is None else room
        low = self._room < px(_ROOM_FOR_ALL) and bool(self.help.text())
        self.note.setVisible(bool(self.note.text()) and not low)
        # A sentence of several lines asks for less than it takes, and would be laid over the rows.
        said = 0 if self.note.isHidden() else self.note.heightForWidth(self.view.width())
        if low:
            said += self.help.sizeHint().height()
        most = max(_FEWEST_ROWS, (int(self._room * _SHARE) - said) // row_height())
        rows = min(self.model.rowCount(), most)
        self.view.setVisible(rows > 0)
        self.view.setFixedHeight(max(1, rows) * row_height() + 2)
