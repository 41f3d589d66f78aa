"""The summary of a reviewed game: how it went, a table of both sides, where it turned."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.reasons import Reason, weighing
from shogi_desktop.analysis.review import Review
from shogi_desktop.app.words.games import side_name
from shogi_desktop.app.words.joined import listed, sentences
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.review import (
    course_text,
    fault_text,
    opening_text,
    table_rows,
    time_rows,
    why_text,
)
from shogi_desktop.game import Record
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.tasks.slices import do_at_once
from shogi_desktop.gui.widgets.card_button import CardButton
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.rules import Color


class Summary(QScrollArea):
    """Shows a review. `turned_to` carries the turning point clicked.

    :ivar points: a card for each turning point.
    """

    turned_to = Signal(object)

    def __init__(self, write: Write, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._write = write
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body = QWidget(self)
        self._body.setProperty("panel", "window")
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.setSpacing(GRID)
        self.setWidget(self._body)
        self.points: list[CardButton] = []
        self._shown: tuple[Review, Record] | None = None

    def set_writer(self, write: Write) -> None:
        """Write moves in another notation."""
        self._write = write
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        if self._shown is not None:
            do_at_once(self.showing(*self._shown))

    def showing(self, review: Review, record: Record) -> Iterator[None]:
        """Show the review of `record`, with rests: to say why a move was a fault takes milliseconds."""
        self._shown = None
        self._clear()
        self._add_text(course_text(review, record))
        opening = opening_text(review)
        if opening:
            self._add_text(opening, "dim")
        yield
        self._column.addLayout(self._table(review, record))
        yield
        if review.turning_points:
            self._add_text(self.tr("Turning points"), "heading")
        for judged in review.turning_points:
            reasons = yield from weighing(judged)
            self._column.addWidget(self._card(judged, reasons))
            yield
        self._column.addStretch(1)
        for widget in self._body.findChildren(QWidget):
            # Else Qt does it for all in the turn that shows them.
            widget.ensurePolished()
            yield
        self._shown = review, record

    def words(self) -> str:
        """All that is told in sentences, for a screen reader and for tests."""
        labels = self._body.findChildren(Label)
        return "\n".join(label.text() for label in labels if label.text())

    def spoken(self) -> str:
        """The gist of it in a few sentences: how the game went, its first figure, how many turning points."""
        if self._shown is None:
            return ""
        review, record = self._shown
        sides = [side_name(color, handicap=record.is_handicap) for color in Color]
        title, *numbers = next(iter(table_rows(review)))
        figures = listed(f"{side} {number}" for side, number in zip(sides, numbers, strict=True))
        points = self.tr("%n turning points.", "", len(review.turning_points))
        return sentences(course_text(review, record), f"{title}: {figures}.", points)

    def _clear(self) -> None:
        self.points = []
        body = QWidget(self)
        body.setProperty("panel", "window")
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.setSpacing(GRID)
        self._body = body
        self.setWidget(body)

    def _add_text(self, text: str, role: str = "") -> None:
        label = Label(text, self._body)
        label.setWordWrap(True)
        if role:
            label.setProperty("role", role)
        self._column.addWidget(label)

    def _table(self, review: Review, record: Record) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        for column, color in enumerate(Color, start=1):
            name = Label(side_name(color, handicap=record.is_handicap), self._body)
            name.setProperty("role", "section")
            grid.addWidget(name, 0, column, Qt.AlignmentFlag.AlignRight)
        rows = (*table_rows(review), *time_rows(review))
        for row, (title, *numbers) in enumerate(rows, start=1):
            grid.addWidget(Label(title, self._body), row, 0)
            for column, text in enumerate(numbers, start=1):
                value = Label(text, self._body)
                if row == 1:
                    value.setProperty("role", "strong")
                grid.addWidget(value, row, column, Qt.AlignmentFlag.AlignRight)
        return grid

    def _card(self, judged: JudgedMove, reasons: tuple[Reason, ...]) -> CardButton:
        why = why_text(judged, self._write, reasons)
        card = CardButton(fault_text(judged, self._write), why, parent=self._body)
        card.let_wrap()
        card.leave_out_icon()
        card.clicked.connect(lambda: self.turned_to.emit(judged))
        self.points.append(card)
        return card
