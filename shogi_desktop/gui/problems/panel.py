"""What stands beside the board of a problem: which problems, what is asked, what was said, the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.problems.collection import LENGTHS, Theme
from shogi_desktop.app.problems.selection import Which, Wish
from shogi_desktop.app.words.problems import theme_name
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.check import Check
from shogi_desktop.gui.widgets.choice import ValueChoice
from shogi_desktop.gui.widgets.feedback import Feedback
from shogi_desktop.gui.widgets.plain import Label

_WIDTH: Final = 420
_ANY: Final = "all"


class ProblemPanel(QWidget):
    """Fields and buttons; the page says what they show. `changed`: another choice of problems."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedWidth(px(_WIDTH))
        self.back = QPushButton(self)
        self.back.setProperty("kind", "quiet")
        self._title = Label(self)
        self._title.setProperty("role", "title")
        self.count = Label(self)
        self.count.setProperty("role", "small")
        self.collection = ValueChoice("", (), "", self)
        self.length = ValueChoice("", (), "", self)
        self.theme = ValueChoice("", (), "", self)
        self.which = ValueChoice("", (), "", self)
        self.told = Check(self)
        self.told.setChecked(True)
        self.task = Label(self)
        self.task.setProperty("role", "heading")
        self.task.setWordWrap(True)
        self.about = Label(self)
        self.about.setProperty("role", "dim")
        self.about.setWordWrap(True)
        self.feedback = Feedback(self)
        self.hint, self.show_me, self.again = QPushButton(self), QPushButton(self), QPushButton(self)
        self.previous, self.next = QPushButton(self), QPushButton(self)
        self.add, self.check, self.sheet = QPushButton(self), QPushButton(self), QPushButton(self)
        for button in (self.hint, self.show_me, self.again):
            button.setProperty("tight", "yes")
        for button in (self.add, self.check, self.sheet):
            button.setProperty("kind", "quiet")
            button.setProperty("tight", "yes")
        self.score = Label(self)
        self.score.setProperty("role", "dim")
        self.score.setWordWrap(True)
        self._lay_out()
        for choice in (self.collection, self.length, self.theme, self.which):
            choice.chosen.connect(self.changed)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addStretch(1)
        head.addWidget(self.count)
        column.addLayout(head)
        column.addWidget(self._title)
        fields = QGridLayout()
        fields.setSpacing(GRID)
        for place, choice in enumerate((self.collection, self.which, self.length, self.theme)):
            fields.addWidget(choice, *divmod(place, 2))
        column.addLayout(fields)
        column.addWidget(self.told)
        column.addSpacing(GRID)
        column.addWidget(self.task)
        column.addWidget(self.about)
        column.addWidget(self.feedback)
        column.addStretch(1)
        column.addWidget(self.score)
        for buttons in (
            (self.add, self.check, self.sheet),
            (self.hint, self.show_me, self.again),
            (self.previous, self.next),
        ):
            row = QHBoxLayout()
            row.setSpacing(GRID)
            for button in buttons:
                row.addWidget(button, 2 if button is self.next else 1)
            column.addLayout(row)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.back.setText(self.tr("‹ Back"))
        self._title.setText(self.tr("Mating problems"))
        self.told.setText(self.tr("Show the number of moves"))
        self.hint.setText(self.tr("H&int"))
        self.show_me.setText(self.tr("Show the &solution"))
        self.again.setText(self.tr("Start &over"))
        self.previous.setText(self.tr("&Previous"))
        self.next.setText(self.tr("&Next"))
        self.add.setText(self.tr("Add a &file…"))
        self.check.setText(self.tr("&Check it"))
        self.check.setToolTip(self.tr("Look for other solutions and for pieces that are not needed"))
        self.sheet.setText(self.tr("P&rint…"))
        self.sheet.setToolTip(self.tr("These problems on paper, with or without solutions"))
        _fill(
            self.which,
            self.tr("Which problems"),
            (
                (Which.ALL, self.tr("All of them")),
                (Which.NEW, self.tr("Not solved yet")),
                (Which.AGAIN, self.tr("To repeat")),
            ),
        )
        lengths = [(str(plies), self.tr("Mate in {plies}").format(plies=plies)) for plies in LENGTHS]
        _fill(self.length, self.tr("Length"), [(_ANY, self.tr("Any length")), *lengths])
        themes = [(theme.value, theme_name(theme.value)) for theme in Theme]
        _fill(self.theme, self.tr("Theme"), [(_ANY, self.tr("Any theme")), *themes])
        self.collection.setAccessibleName(self.tr("Collection"))

    def offer(self, collections: Sequence[tuple[str, str]]) -> None:
        """Offer these collections, by id and name; the one chosen stays if it can."""
        _fill(self.collection, self.tr("Collection"), collections)

    def wish(self) -> Wish:
        """What is chosen of length, theme and kind."""
        length, theme = self.length.value, self.theme.value
        return Wish(
            None if length == _ANY else int(length),
            None if theme == _ANY else Theme(theme),
            Which(self.which.value),
        )

    def use_look(self) -> None:
        """Take the size of text in force."""
        self.setFixedWidth(px(_WIDTH))


def _fill(choice: ValueChoice, name: str, values: Sequence[tuple[str, str]]) -> None:
    """Offer other values, keeping the one chosen where it is among them."""
    chosen = choice.value if choice.count() else ""
    choice.clear()
    choice.setAccessibleName(name)
    for value, text in values:
        choice.addItem(text, value)
    choice.set_value(chosen)
