"""The dialog of a new match: who plays, how many games, from which openings, with what time, until when."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import missing_engine_text
from shogi_desktop.app.engines.registry import Registry
from shogi_desktop.app.match.contestants import Contestant
from shogi_desktop.app.match.settings import BALANCED, NO_OPENINGS, MatchSettings
from shogi_desktop.app.system.machine import processors
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.match.pace_form import PaceForm
from shogi_desktop.gui.match.players_form import PlayersForm
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.check import Check
from shogi_desktop.gui.widgets.choice import ValueChoice
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.room import room_on_screen
from shogi_desktop.gui.widgets.scrolled import scrolled
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.rules import VARIANTS, Position, Variant, variant_by_id

_SIZE: Final = QSize(860, 640)
_MOST_GAMES: Final = 100_000
_MOST_TITLE: Final = 80
_FILE, _POSITION = "file", "position"


@dataclass(frozen=True, slots=True)
class Wish:
    """A match that is wanted. :ivar title: empty: after its players. :ivar sfen: where all games begin."""

    title: str
    players: tuple[Contestant, ...]
    settings: MatchSettings
    gauntlet: bool
    concurrency: int
    sfen: str = ""


class NewMatchDialog(QDialog):
    """`wanted(Wish)` asks for a match; whoever makes it closes the dialog, or says why it cannot be.

    :ivar players: who plays. :ivar pace: how long they think.
    """

    wanted = Signal(object)

    def __init__(self, registry: Registry, position: Position | None, parent: QWidget | None = None) -> None:
        """:param position: the one on the board, to begin from if the player likes."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New engine match"))
        self._position = position
        self._file = ""
        variant = VARIANTS[0] if position is None else position.variant
        games = [(one.id, variant_name(one)) for one in VARIANTS]
        self.game = Segmented(self.tr("Game"), games, self)
        self.game.set_value(variant.id)
        self.players = PlayersForm(registry, variant, self)
        self.players.setAccessibleName(self.tr("Players"))
        systems = [(False, self.tr("Round robin")), (True, self.tr("First against all others"))]
        self.system = Segmented(self.tr("Who plays whom"), systems, self, wraps=True)
        self.pace = PaceForm(self)
        self._make_numbers()
        self._make_ends()
        self.title = QLineEdit(self)
        self.title.setMaxLength(_MOST_TITLE)
        self.title.setPlaceholderText(self.tr("Named after its players"))
        self._trouble = Label(self)
        self._trouble.setWordWrap(True)
        self._trouble.setProperty("role", "strong")
        self.start = QPushButton(self.tr("Start"), self)
        self.start.setProperty("kind", "primary")
        self.start.setDefault(True)
        self.start.clicked.connect(self._ask)
        self._cancel = QPushButton(self.tr("Cancel"), self)
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self.reject)
        self._lay_out()
        self.game.chosen.connect(self._take_game)
        self.players.changed.connect(self._refresh)
        self.pace.changed.connect(self._refresh)
        self.games.valueChanged.connect(lambda _: self._refresh())
        self.tell("")
        self._refresh()
        self.resize(self.sizeHint().expandedTo(_SIZE).boundedTo(room_on_screen(self)))

    # --- building -------------------------------------------------------------------------------------------

    def _make_numbers(self) -> None:
        self.games = number_field("", 1, _MOST_GAMES, self)
        self.games.setValue(20)
        self.at_once = number_field("", 1, max(1, processors()), self)
        openings = [
            (BALANCED, self.tr("The program's balanced openings")),
            (NO_OPENINGS, self.tr("The normal start position")),
            (_FILE, self.tr("A file…")),
        ]
        if self._position is not None:
            openings.append((_POSITION, self.tr("The position on the board")))
        self.openings = ValueChoice(self.tr("Openings"), openings, BALANCED, self)
        self.openings.chosen.connect(self._take_openings)
        self.file = Label(self)
        self.file.setProperty("role", "small")
        self.file.setWordWrap(True)
        self._games_words = Label(self)
        self._games_words.setProperty("role", "small")
        self._games_words.setWordWrap(True)

    def _make_ends(self) -> None:
        self.resigns = Check(self.tr("Resign when both see it lost by"), self)
        self.resigns.setChecked(True)
        self.resign_score = number_field(self.tr(" points"), 100, 30_000, self)
        self.resign_score.setAccessibleName(self.tr("Hundredths of a pawn"))
        self.resign_score.setToolTip(self.tr("Hundredths of a pawn"))
        self.resign_score.setSingleStep(100)
        self.resign_score.setValue(2_000)
        self.tests = Check(self.tr("Stop when decided (SPRT), Elo"), self)
        self.elo_low = number_field("", -500, 499, self)
        self.elo_low.setAccessibleName(self.tr("Elo of the first hypothesis"))
        self.elo_high = number_field("", -499, 500, self)
        self.elo_high.setAccessibleName(self.tr("Elo of the second hypothesis"))
        self.elo_high.setValue(10)
        for field in (self.elo_low, self.elo_high):
            field.valueChanged.connect(lambda _: self._refresh())
        self.tests.toggled.connect(lambda _: self._refresh())
        self.resigns.toggled.connect(lambda _: self._refresh())

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(GRID)
        self._add(left, self.tr("&Game"), self.game)
        self._add(left, self.tr("&Players"), self.players)
        self._system_label = self._add(left, self.tr("&Who plays whom"), self.system)
        self._add(left, self.tr("&Name"), self.title)
        left.addStretch(1)
        self._add(right, self.tr("&Time for engines (levels have their own)"), self.pace)
        numbers = QGridLayout()
        numbers.setHorizontalSpacing(2 * GRID)
        numbers.setVerticalSpacing(4)
        numbers.addWidget(self._label(self.tr("Ga&mes per pair"), self.games), 0, 0)
        numbers.addWidget(self.games, 1, 0)
        numbers.addWidget(self._label(self.tr("Games at on&ce"), self.at_once), 0, 1)
        numbers.addWidget(self.at_once, 1, 1)
        right.addLayout(numbers)
        right.addWidget(self._games_words)
        right.addSpacing(GRID)
        self._add(right, self.tr("&Openings"), self.openings)
        right.addWidget(self.file)
        right.addSpacing(GRID)
        right.addWidget(self._label(self.tr("Ends"), self.resigns))
        for members in ((self.resigns, self.resign_score), (self.tests, self.elo_low, self.elo_high)):
            right.addWidget(members[0])
            row = QHBoxLayout()
            row.setSpacing(GRID)
            row.setContentsMargins(3 * GRID, 0, 0, 0)
            for field in members[1:]:
                row.addWidget(field, 1)
            right.addLayout(row)
        right.addStretch(1)
        form = QWidget(self)
        form.setProperty("panel", "window")
        halves = QHBoxLayout(form)
        halves.setContentsMargins(0, 0, 0, 0)
        halves.setSpacing(4 * GRID)
        halves.addLayout(left, 6)
        halves.addLayout(right, 5)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        whole.setSpacing(2 * GRID)
        whole.addWidget(scrolled(form, self, whole=True), 1)
        whole.addWidget(self._trouble)
        whole.addLayout(button_row(self._cancel, self.start))

    def _label(self, text: str, buddy: QWidget) -> Label:
        label = Label(text, self)
        label.setProperty("role", "section")
        label.setBuddy(buddy)
        if not buddy.accessibleName():
            buddy.setAccessibleName(text.replace("&", ""))
        return label

    def _add(self, column: QVBoxLayout, text: str, widget: QWidget) -> Label:
        label = self._label(text, widget)
        column.addWidget(label)
        column.addWidget(widget)
        column.addSpacing(GRID)
        return label

    # --- what was chosen ------------------------------------------------------------------------------------

    @property
    def variant(self) -> Variant:
        """The game chosen."""
        return variant_by_id(self.game.value)

    def wish(self) -> Wish:
        """The match as it is asked for. :raises EngineMissingError: the built-in engine is nowhere."""
        players = self.players.contestants()
        from_position = self.openings.value == _POSITION
        is_pair = self.games.value() > 1
        test = f"elo0={self.elo_low.value()},elo1={self.elo_high.value()}" if self.tests.isChecked() else None
        opening = self._file if self.openings.value == _FILE else self.openings.value
        settings = MatchSettings(
            go=self.pace.text,
            variant=self.variant.id,
            games=self.games.value(),
            alternate=is_pair,
            openings=NO_OPENINGS if from_position else opening,
            seed=random.SystemRandom().getrandbits(32),
            resign_score=self.resign_score.value() if self.resigns.isChecked() else None,
            sprt=test,
        )
        sfen = self._position.sfen() if from_position and self._position is not None else ""
        gauntlet = self.system.value and len(players) > 2
        return Wish(self.title.text().strip(), players, settings, gauntlet, self.at_once.value(), sfen)

    def _ask(self) -> None:
        try:
            wish = self.wish()
        except EngineMissingError:
            self.tell(missing_engine_text())
            return
        self.start.setEnabled(False)
        self.wanted.emit(wish)

    def tell(self, text: str) -> None:
        """Say why there cannot be such a match; nothing where `text` is empty."""
        self._trouble.setText(text)
        self._trouble.setVisible(bool(text))
        self._refresh()

    # --- following ------------------------------------------------------------------------------------------

    def _take_game(self) -> None:
        self.players.follow(self.variant)
        other = self._position is not None and self._position.variant is not self.variant
        if other and self.openings.value == _POSITION:
            self.openings.set_value(BALANCED)
        self._refresh()

    def _take_openings(self, value: str) -> None:
        if value == _FILE:
            name, _ = QFileDialog.getOpenFileName(self, self.tr("Openings"), self._file)
            if name:
                self._file = str(Path(name).absolute())
            elif not self._file:
                self.openings.set_value(BALANCED)
        self._refresh()

    def _refresh(self) -> None:
        several = len(self.players.rows) > 2
        for part in (self._system_label, self.system):
            part.setVisible(several)
        is_file = self.openings.value == _FILE
        self.file.setVisible(is_file)
        self.file.setText(self._file)
        self.resign_score.setEnabled(self.resigns.isChecked())
        for field in (self.elo_low, self.elo_high):
            field.setEnabled(self.tests.isChecked())
        self._games_words.setText(
            self.tr("Each opening is played with both colours.")
            if self.games.value() > 1
            else self.tr("The first player is Black.")
        )
        tested = not self.tests.isChecked() or self.elo_low.value() < self.elo_high.value()
        here = self._position is None or self.openings.value != _POSITION
        fits = here or (self._position is not None and self._position.variant is self.variant)
        self.start.setEnabled(self.pace.is_possible and self.players.is_possible and tested and fits)
