"""The game chosen in the list, to look at and step through, without leaving the list."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.games import handicap_name, outcome_text, variant_name
from shogi_desktop.app.words.joined import headed
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.locale import dates_in
from shogi_desktop.game import Path, Record
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.stepped_board import SteppedBoard
from shogi_desktop.gui.widgets.wrap_row import WrapRow
from shogi_desktop.rules import unnamed_variant

_PAGE = 10
_NARROWEST = 300
_LEAST_BOARD = 180


class GamePreview(QFrame):
    """A board, who plays, and buttons to step. `open_wanted` and `find_wanted` ask for what they say."""

    open_wanted = Signal()
    find_wanted = Signal()

    def __init__(self, appearance: Appearance, write: Write, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "side")
        self.setMinimumWidth(_NARROWEST)
        self._reason = ""
        self._unasked = False
        """Whether the end is shown only because nobody has gone anywhere else."""
        self._title = Label(self)
        self._title.setProperty("role", "strong")
        self._details = Label(self)
        self._details.setProperty("role", "small")
        for label in (self._title, self._details):
            label.setWordWrap(True)
        self._stepped = SteppedBoard(appearance, write, self)
        self._stepped.stepped.connect(self._go_on)
        self.board, self.steps = self._stepped.board, self._stepped.steps
        self.open_button = QPushButton(self)
        self.open_button.setProperty("kind", "primary")
        self.open_button.clicked.connect(self.open_wanted)
        self.find_button = QPushButton(self)
        self.find_button.clicked.connect(self.find_wanted)
        for button in (self.open_button, self.find_button):
            button.setProperty("tight", "yes")
        self._lay_out()
        self.use_look(appearance)
        self.retranslate()
        self.show_nothing("")

    def _lay_out(self) -> None:
        self._open_row = buttons = WrapRow(even=None)
        buttons.addWidget(self.open_button)
        buttons.addWidget(self.find_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self._title)
        column.addWidget(self._details)
        column.addWidget(self._stepped, 1)
        column.addLayout(buttons)

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        self._stepped.use_look(appearance)

    def set_writer(self, write: Write) -> None:
        """Write moves in another notation from now on."""
        self._stepped.set_writer(write)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.open_button.setText(self.tr("Open"))
        self.open_button.setToolTip(self.tr("Open the game on the board"))
        self.find_button.setText(self.tr("Find position"))
        self.find_button.setToolTip(self.tr("List the games with this position"))
        self.board.setAccessibleName(self.tr("Board of the selected game"))
        self._stepped.retranslate()
        self._describe()

    @property
    def place(self) -> Cursor | None:
        """The game and the place in it, or None."""
        return self._stepped.place

    @property
    def path(self) -> Path:
        """The place in the game that is shown."""
        return () if self.place is None else self.place.path

    @property
    def opening_path(self) -> Path:
        """Where the game is to be opened: at the place shown, or at its start where none was gone to."""
        return () if self._unasked else self.path

    def show_game(self, record: Record, path: Path, *, sought: bool = True) -> None:
        """Show that game at `path`; `sought`: what was looked for is there."""
        self._stepped.show_line(Cursor(record, path))
        self._unasked = not sought
        self._describe()

    def show_nothing(self, reason: str) -> None:
        """Show an empty board, and say why."""
        self._stepped.show_line(None)
        self._reason = reason
        self._describe()

    def _describe(self) -> None:
        record = None if self.place is None else self.place.record
        self._title.setText(self._reason if record is None else _players(record, self.tr("unknown")))
        self._details.setText("" if record is None else _details(record))
        for button in (self.open_button, self.find_button):
            button.setEnabled(record is not None)
        self._fit()

    def _fit(self) -> None:
        """Leave the board the room that words would take from a small one; the list has them too."""
        room = self.height() - px(_LEAST_BOARD)
        room -= self._open_row.heightForWidth(self.width() - GRID) + self._stepped.height_of_steps
        for label in (self._title, self._details):
            room -= label.heightForWidth(self.width() - GRID) + GRID
            is_needed = label is self._title and self.place is None
            label.setVisible(bool(label.text()) and (is_needed or room >= 0))
        words = (self._title.text(), self._details.text()) if self._details.isHidden() else ()
        self.board.setToolTip(tip("\n".join(words)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many words as the board has no need of the room for."""
        super().resizeEvent(event)
        self._fit()

    def step(self, plies: int) -> None:
        """Go so many moves forward, or back."""
        self._stepped.step(plies)

    def _go_on(self) -> None:
        self._unasked = False

    def page(self, direction: int) -> None:
        """Go ten moves forward (1) or back (-1)."""
        self.step(_PAGE * direction)


def _players(record: Record, unknown: str) -> str:
    black, white = (in_one_line(record.headers.get(key, "")) or unknown for key in ("black", "white"))
    return f"☗ {black}  –  ☖ {white}"


def _details(record: Record) -> str:
    parts = [in_one_line(record.headers.get(key, "")) for key in ("date", "event", "opening")]
    parts[0] = dates_in(parts[0])
    if record.variant is not unnamed_variant():
        parts.append(variant_name(record.variant))
    if record.is_handicap and record.handicap_id is not None:
        parts.append(handicap_name(record.variant.handicap(record.handicap_id)))
    outcome = record.outcome
    if outcome is not None:
        words = outcome_text(outcome, record)
        parts.append(headed(words.headline, words.reason))
    return "  ·  ".join(part for part in parts if part)
