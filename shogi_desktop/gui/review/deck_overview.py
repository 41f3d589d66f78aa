"""What a practice deck holds: how much is due, when the rest comes back, and every card of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.practice.deck import Decks, Held
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.locale import date_text, dates_in, number_text
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.choice import ValueChoice
from shogi_desktop.gui.widgets.plain import Label, tip

_DAYS: Final = 7


class DeckOverview(QWidget):
    """Shows one deck. `begin_wanted`: practise what is due. `looked_at`: the id of the card chosen in the
    list.

    `suspend_wanted` and `remove_wanted` carry the id of that card.
    """

    begin_wanted = Signal()
    looked_at = Signal(str)
    suspend_wanted = Signal(str)
    remove_wanted = Signal(str)

    def __init__(self, decks: Decks, describe: Callable[[Held], str], parent: QWidget | None = None) -> None:
        """:param describe: what a card is called in the list."""
        super().__init__(parent)
        self._decks, self._describe = decks, describe
        self._today = date.min
        self.player = ""
        self.players = ValueChoice(self.tr("Player"), (), "", self)
        self.due = Label(self)
        self.due.setProperty("role", "heading")
        self.about = Label(self)
        self.about.setProperty("role", "dim")
        self.begin = QPushButton(self)
        self.begin.setProperty("kind", "primary")
        self.how = Label(self)
        self.how.setProperty("role", "small")
        self.list = QListWidget(self)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # It takes what is left, and scrolls: a notice above the page presses nothing else together.
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.suspend = QPushButton(self)
        self.remove = QPushButton(self)
        for label in (self.due, self.about, self.how):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for widget in (self.players, self.due, self.about, self.begin, self.how):
            column.addWidget(widget)
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.suspend, 1)
        row.addWidget(self.remove, 1)
        column.addLayout(row)
        self.players.chosen.connect(self._choose_player)
        self.begin.clicked.connect(self.begin_wanted)
        self.list.currentRowChanged.connect(self._look)
        self.suspend.clicked.connect(lambda: self._tell(self.suspend_wanted))
        self.remove.clicked.connect(lambda: self._tell(self.remove_wanted))

    @property
    def current(self) -> str:
        """The id of the card chosen; empty where none is."""
        if self.list.currentRow() < 0:
            return ""
        return str(self.list.currentItem().data(Qt.ItemDataRole.UserRole))

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.players.setAccessibleName(self.tr("Player"))
        self.list.setAccessibleName(self.tr("Positions of the deck"))
        self.begin.setText(self.tr("&Practise"))
        self.remove.setText(self.tr("Rem&ove"))
        self.how.setText(
            self.tr(
                "Positions you find at once come back after a day, then after six, then at longer "
                "and longer intervals. The others come back the next day."
            )
        )
        self.show_deck(self._today)

    def show_deck(self, today: date) -> None:
        """Show the deck as it is on that day; the card chosen stays chosen where it is still there."""
        self._today = today
        if today == date.min:
            return
        players = self._decks.players()
        if self.player not in players:
            self.player = players[0] if players else ""
        self.players.clear()
        for name in players:
            self.players.addItem(in_one_line(name) or self.tr("You"), name)
        self.players.set_value(self.player)
        self.players.setVisible(len(players) > 1)
        self._tell_counts()
        self._fill()

    def _tell_counts(self) -> None:
        counts = self._decks.counts(self.player, self._today)
        has_cards = bool(counts.cards)
        if not has_cards:
            self.due.setText(self.tr("No positions are kept for practice yet."))
            self.about.setText(
                self.tr(
                    "Review a game, select a mistake and press “Keep for practice”. Or learn from "
                    "your mistakes, and keep the moves you did not find."
                )
            )
        else:
            self.due.setText(
                self.tr("Due today: {number}").format(number=number_text(counts.due))
                if counts.due
                else self.tr("Nothing is due today.")
            )
            self.about.setText(self._words_about(counts.cards, counts.suspended))
        for widget in (self.begin, self.how, self.list, self.suspend, self.remove):
            widget.setVisible(has_cards)
        self.begin.setEnabled(bool(counts.due))

    def _words_about(self, cards: int, suspended: int) -> str:
        words = [self.tr("In the deck: {number}.").format(number=number_text(cards))]
        if suspended:
            words.append(self.tr("Set aside: {number}.").format(number=number_text(suspended)))
        coming = sum(self._decks.coming(self.player, self._today, _DAYS)[1:])
        if coming:
            words.append(self.tr("In the next six days: {number}.").format(number=number_text(coming)))
        streak = self._decks.streak(self._today)
        if streak:
            words.append(self.tr("Days in a row: {number}.").format(number=number_text(streak)))
        return sentences(*words)

    def _fill(self) -> None:
        chosen, row = self.current, max(0, self.list.currentRow())
        cards: Sequence[Held] = self._decks.cards(self.player)
        self.list.blockSignals(True)
        self.list.clear()
        for held in cards:
            item = QListWidgetItem(f"{self._describe(held)} · {self._when(held)}")
            item.setData(Qt.ItemDataRole.UserRole, held.card.id)
            item.setToolTip(tip(f"{item.text()}\n{dates_in(held.card.source)}"))
            self.list.addItem(item)
        ids = [held.card.id for held in cards]
        if ids:
            self.list.setCurrentRow(ids.index(chosen) if chosen in ids else min(row, len(ids) - 1))
        self.list.blockSignals(False)
        self._look()

    def _when(self, held: Held) -> str:
        if held.suspended:
            return self.tr("set aside")
        if held.memory.is_due(self._today):
            return self.tr("new") if held.memory.is_new else self.tr("due")
        return date_text(date.fromisoformat(held.memory.due))

    def _look(self, _: int = 0) -> None:
        chosen = self.current
        there = chosen in self._decks
        for button in (self.suspend, self.remove):
            button.setEnabled(there)
        aside = there and self._decks[chosen].suspended
        self.suspend.setText(self.tr("&Take up again") if aside else self.tr("Set &aside"))
        mark(self.begin, kind="primary" if self.begin.isEnabled() else "")
        self.looked_at.emit(chosen)

    def _tell(self, signal: object) -> None:
        if self.current:
            signal.emit(self.current)  # type: ignore[attr-defined]

    def _choose_player(self, player: str) -> None:
        self.player = player
        self.show_deck(self._today)
