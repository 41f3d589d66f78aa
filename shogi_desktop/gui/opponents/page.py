"""The page of the characters: their cards, the weakest first, and beside them the one who is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.players.characters import Character
from shogi_desktop.app.results.against import has_beaten, next_to_beat, standing_against
from shogi_desktop.app.results.history import PlayedGame, Standing
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.opponents.card import OpponentCard
from shogi_desktop.gui.opponents.profile import Profile
from shogi_desktop.gui.shell.page_part import Page
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.scrolled import scrolled
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.sign_buttons import back_button
from shogi_desktop.rules import VARIANTS

_PROFILE_WIDTH = 300


class OpponentsPage(Page):
    """Shows who there is, for one of the games, and how the player has done.

    `left`: back to where the player came from. `play_wanted(character id, variant id)`: a game at once;
    `choices_wanted` with the same: after more was asked. `game_changed(variant id)`: results of another game.
    """

    left = Signal()
    play_wanted = Signal(str, str)
    choices_wanted = Signal(str, str)
    game_changed = Signal(str)

    def __init__(self, everyone: Sequence[Character], variant_id: str, parent: QWidget | None = None) -> None:
        """:param everyone: the weakest first."""
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._games: Sequence[PlayedGame] = ()
        self._strength = 0.0
        self.back = back_button(self)
        self.back.clicked.connect(self.left)
        QShortcut(QKeySequence("Escape"), self).activated.connect(self.back.click)
        self._title, self._subtitle = Label(self), Label(self)
        self._title.setProperty("role", "heading")
        self._subtitle.setProperty("role", "dim")
        self.game = Segmented(self.tr("Game"), [(one.id, variant_name(one)) for one in VARIANTS], self)
        self.game.set_value(variant_id)
        self.game.chosen.connect(lambda _: self.game_changed.emit(self.game.value))
        self._group = QButtonGroup(self)
        self.cards = [OpponentCard(one, self) for one in everyone]
        for card in self.cards:
            self._group.addButton(card)
            card.taken.connect(self._play)
            card.installEventFilter(self)
        self._group.buttonToggled.connect(self._on_toggled)
        self.profile = Profile(self)
        self.profile.play_wanted.connect(self._play)
        self.profile.choices_wanted.connect(lambda: self.choices_wanted.emit(*self._chosen))
        self._columns = 0
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2 * GRID)
        head.addWidget(self.back)
        titles = QVBoxLayout()
        titles.setSpacing(0)
        titles.addWidget(self._title)
        titles.addWidget(self._subtitle)
        head.addLayout(titles, 1)
        head.addWidget(self.game)
        self._subtitle.setMinimumWidth(1)
        board = QWidget(self)
        board.setProperty("panel", "window")
        self._grid = QGridLayout(board)
        self._grid.setContentsMargins(0, 0, GRID, GRID)
        self._grid.setSpacing(GRID + 4)
        self._scroll = scroll = scrolled(board, self)
        scroll.viewport().installEventFilter(self)
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        row.addWidget(scroll, 1)
        row.addWidget(self.profile)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(2 * GRID)
        column.addLayout(head)
        column.addLayout(row, 1)

    # --- who is chosen --------------------------------------------------------------------------------------

    @property
    def card(self) -> OpponentCard:
        """The card that is chosen; the first where none is."""
        return next((card for card in self.cards if card.isChecked()), self.cards[0])

    @property
    def _chosen(self) -> tuple[str, str]:
        return self.card.character.id, self.game.value

    def _play(self) -> None:
        self.play_wanted.emit(*self._chosen)

    def choose(self, character_id: str) -> None:
        """Choose somebody, bring the card into view and give it the keyboard."""
        card = next((card for card in self.cards if card.character.id == character_id), self.cards[0])
        card.setChecked(True)
        card.setFocus()
        QTimer.singleShot(0, card, lambda: self._scroll.ensureWidgetVisible(card, 0, 2 * GRID))

    def _on_toggled(self, card: QPushButton, checked: bool) -> None:
        del card
        if checked:
            self._show_profile()

    # --- what is shown --------------------------------------------------------------------------------------

    def show_results(self, games: Sequence[PlayedGame], strength: float) -> None:
        """Take the results, the oldest first. :param strength: what the player plays like in this game."""
        self._games, self._strength = games, strength
        self._tell()

    @property
    def suggested(self) -> str:
        """The id of the one to beat next; empty where all are beaten."""
        everyone = [card.character for card in self.cards]
        found = next_to_beat(everyone, self._games, self.game.value, self._strength)
        return "" if found is None else found.id

    def _tell(self) -> None:
        suggested = self.suggested
        for card in self.cards:
            one = card.character
            card.tell(
                self._score(one),
                self._result(one),
                is_next=one.id == suggested,
                beaten=has_beaten(self._games, one.id, self.game.value),
            )
        self._columns = 0
        self._place()
        self._show_profile()

    def _standing(self, one: Character) -> Standing:
        return standing_against(self._games, one.id, self.game.value)

    def _score(self, one: Character) -> str:
        """The same in figures: won, drawn where there are any, lost."""
        found = self._standing(one)
        parts = (found.won, found.drawn, found.lost) if found.drawn else (found.won, found.lost)
        return "–".join(map(str, parts)) if found.games else ""

    def _result(self, one: Character) -> str:
        """The games against somebody in a few words; empty where there are none."""
        found = self._standing(one)
        if not found.games:
            return ""
        if found.drawn:
            text = self.tr("Won {won}, lost {lost}, drawn {drawn}")
        else:
            text = self.tr("Won {won}, lost {lost}")
        return text.format(won=found.won, lost=found.lost, drawn=found.drawn)

    def _show_profile(self) -> None:
        one = self.card.character
        self.profile.show_one(one, self.game.value, self._result(one), is_next=one.id == self.suggested)

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and the size of text in force."""
        del appearance
        self.profile.setFixedWidth(px(_PROFILE_WIDTH))
        for card in self.cards:
            card.use_size()
        self._columns = 0
        self._place()
        self._show_profile()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.back.setText(self.tr("Back"))
        self._title.setText(self.tr("Opponents"))
        self._subtitle.setText(self.tr("Who would you like to play?"))
        self.setAccessibleName(self.tr("Opponents"))
        for variant in VARIANTS:
            self.game.set_text(variant.id, variant_name(variant))
        self.game.setAccessibleName(self.tr("Game"))
        self._tell()

    # --- room -----------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The cards stand in as many columns as there is room; the one with the keyboard is in view."""
        if watched is self._scroll.viewport() and event.type() == QEvent.Type.Resize:
            self._place()
        elif event.type() == QEvent.Type.FocusIn and isinstance(watched, OpponentCard):
            self._scroll.ensureWidgetVisible(watched, 0, GRID)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        width = self._scroll.viewport().width() - GRID
        wanted = max(card.minimumSizeHint().width() for card in self.cards)
        gap = self._grid.spacing()
        most = max(1, (width + gap) // (wanted + gap))
        # In a large window no more columns than it takes to see all: larger cards instead of an empty half.
        height = max(card.minimumSizeHint().height() for card in self.cards)
        rows = max(1, (self._scroll.viewport().height() - GRID + gap) // (height + gap))
        columns = min(most, -(-len(self.cards) // rows))
        if columns == self._columns:
            return
        self._columns = columns
        for card in self.cards:
            self._grid.removeWidget(card)
        for number, card in enumerate(self.cards):
            self._grid.addWidget(card, number // columns, number % columns)
        # The style sheet gives every button a least height, and Qt then asks it for no other.
        for row in range(self._grid.rowCount()):
            self._grid.setRowMinimumHeight(row, height if row * columns < len(self.cards) else 0)
            self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(-(-len(self.cards) // columns), 1)  # what is over stays below the cards
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
