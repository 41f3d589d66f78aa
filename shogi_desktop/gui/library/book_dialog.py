"""Asks which moves of which games go into a new opening book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtWidgets import QHBoxLayout, QLayout, QLineEdit, QPushButton, QWidget

from shogi_desktop.app.library.book_making import DEFAULT_PLIES, BookFilter, Wanted
from shogi_desktop.app.library.book_run import GamePlace
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.gui.widgets.choice import ValueChoice
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.question import add_field, form_grid, lay_out_question
from shogi_desktop.gui.widgets.segmented import Segmented

Which = Literal["chosen", "listed"]
_MOST_PLIES: Final = 500
_MOST_RATING: Final = 5000
_MOST_TIMES: Final = 1000
_LONGEST_NAME: Final = 100


class MakeBookDialog(FittedDialog):
    """`games` and `wanted` tell what was chosen."""

    def __init__(
        self, chosen: Sequence[GamePlace], listed: Sequence[GamePlace], parent: QWidget | None = None
    ) -> None:
        """:param chosen: the games selected. :param listed: all that the list shows."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Make an opening book"))
        self._games: dict[Which, Sequence[GamePlace]] = {"chosen": chosen, "listed": listed}
        heading = Label(self.windowTitle(), self)
        heading.setProperty("role", "heading")
        self._make_fields(len(chosen), len(listed))
        form = QWidget(self)
        grid = form_grid(form)
        fields: Sequence[tuple[str, QWidget]] = (
            (self.tr("Games"), self.which),
            (self.tr("Moves by"), self.player),
            (self.tr("Their result"), self.ended),
            (self.tr("Rated at least"), self.rating),
            (self.tr("From move to move"), self._span),
            (self.tr("Played at least"), self.least),
        )
        for row, (name, field) in enumerate(fields):
            add_field(grid, row, name, field)
            field.setAccessibleName(name)
        told = Label(
            self.tr(
                "Counts the moves of the main lines. The explorer shows the book, and players can use it."
            ),
            self,
        )
        told.setProperty("role", "small")
        told.setWordWrap(True)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        self.begin = QPushButton(self.tr("Make the book…"), self)
        self.begin.setProperty("kind", "primary")
        self.begin.setDefault(True)
        self.begin.clicked.connect(self.accept)
        lay_out_question(self, [heading, form, told], [self.cancel, self.begin])
        layout = self.layout()
        assert layout is not None
        # By itself Qt lets no dialog be higher than two thirds of the screen: it presses fields together.
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)

    def _make_fields(self, chosen: int, listed: int) -> None:
        texts: list[tuple[Which, str]] = [
            ("chosen", self.tr("Selected: {number}").format(number=number_text(chosen))),
            ("listed", self.tr("All listed: {number}").format(number=number_text(listed))),
        ]
        self.which: Segmented[Which] = Segmented(self.tr("Games"), texts, self)
        self.which.set_value("chosen" if chosen > 1 else "listed")
        self.player = QLineEdit(self)
        self.player.setMaxLength(_LONGEST_NAME)
        self.player.setPlaceholderText(self.tr("Any player"))
        self.player.setClearButtonEnabled(True)
        results = (
            (Wanted.ANY.value, self.tr("Won, drew or lost")),
            (Wanted.NOT_LOST.value, self.tr("Did not lose")),
            (Wanted.WON.value, self.tr("Won")),
        )
        self.ended = ValueChoice(self.tr("Their result"), results, Wanted.ANY.value, self)
        self.rating = number_field("", 0, _MOST_RATING, self)
        self.rating.setSpecialValueText(self.tr("Any rating"))
        self.rating.setSingleStep(100)
        self.plies = number_field("", 1, _MOST_PLIES, self)
        self.plies.setValue(DEFAULT_PLIES)
        self.first = number_field("", 1, DEFAULT_PLIES, self)
        self.plies.valueChanged.connect(self.first.setMaximum)
        self.first.setAccessibleName(self.tr("First move to count"))
        self.plies.setAccessibleName(self.tr("Last move to count"))
        self._span = QWidget(self)
        row = QHBoxLayout(self._span)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.first, 1)
        row.addWidget(Label("–", self._span))
        row.addWidget(self.plies, 1)
        self.least = number_field("", 1, _MOST_TIMES, self)

    @property
    def games(self) -> Sequence[GamePlace]:
        """The games whose moves are counted."""
        return self._games[self.which.value]

    @property
    def wanted(self) -> BookFilter:
        """Which of their moves."""
        return BookFilter(
            player=self.player.text().strip(),
            result=Wanted(self.ended.value),
            rating=self.rating.value() or None,
            least=self.least.value(),
            plies=self.plies.value(),
            first=self.first.value(),
        )
