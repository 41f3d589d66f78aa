"""The part of the settings page about pieces: the set, a strip that shows it, the wood of the sides."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.settings.piece_sets import load_or_usual, offered_sets
from shogi_desktop.app.settings.settings import Settings, SettingsStore
from shogi_desktop.gui.look.appearance import board_theme, still_current
from shogi_desktop.gui.look.style import tokens_for
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.piece_menu import open_own_sets
from shogi_desktop.gui.widgets.piece_set_choice import PieceSetChoice, PieceStrip
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.gui.widgets.wrap_row import WrapRow


class PieceSettings(QWidget):
    """Changes the pieces in the store at once and shows them.

    :ivar choice: the set. :ivar strip: the pieces of both games. :ivar dark_sides: the wood.
    :ivar problems: what is wrong with own sets, hidden if nothing is.
    """

    def __init__(self, store: SettingsStore, folder: Path, parent: QWidget | None = None) -> None:
        """:param folder: where the player's own sets are."""
        super().__init__(parent)
        self._store = store
        self._folder = folder
        settings = store.current
        sets = offered_sets(folder)
        usable = [one for one in sets if not one.problem]
        self.choice = PieceSetChoice(self.tr("Pieces"), usable, settings.piece_set, self)
        piece_set, _ = load_or_usual(settings.piece_set, dark_sides=settings.dark_sides)
        theme = board_theme(settings, tokens_for(settings.appearance))
        self.strip = PieceStrip(self.tr("The pieces of both games"), piece_set, theme, self)
        self.dark_sides = Switch(self.tr("White's pieces of dark wood"), self)
        self.dark_sides.setChecked(settings.dark_sides)
        self.folder_button = QPushButton(self.tr("Your own pieces"), self)
        self.folder_button.setAutoDefault(False)
        self.folder_button.setToolTip(
            tip(self.tr("Open {folder}, the place for your own sets").format(folder=folder))
        )
        self.problems = Label(self._told([one.problem for one in sets if one.problem]), self)
        self.problems.setProperty("role", "dim")
        self.problems.setWordWrap(True)
        self.problems.setVisible(bool(self.problems.text()))
        self._lay_out()
        self.choice.chosen.connect(lambda value: store.update(piece_set=value))
        self.dark_sides.toggled.connect(lambda on: store.update(dark_sides=on))
        self.folder_button.clicked.connect(lambda _=False: self._open_folder())
        store.changed.connect(self._follow)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        first = WrapRow()
        first.addWidget(self.choice)
        first.addWidget(self.folder_button)
        column.addLayout(first)
        column.addWidget(self.strip)
        column.addWidget(self.problems)
        last = QHBoxLayout()
        wood = Label(self.tr("White's pieces of dark wood"), self)
        wood.setWordWrap(True)
        last.addWidget(wood, 1)
        last.addWidget(self.dark_sides)
        column.addLayout(last)

    def _told(self, problems: list[str]) -> str:
        """The first problem and how many more there are: a page of them would hide the settings."""
        if len(problems) < 2:
            return "".join(problems)
        more = self.tr("{count} more of your own sets cannot be used.").format(count=len(problems) - 1)
        return f"{problems[0]}\n{more}"

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the problems the room that their lines need: a form asks a label for one line only."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        # Without text there is no height for a width: -1.
        self.problems.setMinimumHeight(max(0, self.problems.heightForWidth(self.width())))

    def _follow(self, settings: Settings) -> None:
        piece_set = self.strip.piece_set
        if not still_current(piece_set, settings):
            piece_set, _ = load_or_usual(settings.piece_set, dark_sides=settings.dark_sides)
        self.strip.use_look(piece_set, board_theme(settings, tokens_for(settings.appearance)))

    def _open_folder(self) -> None:
        if not open_own_sets(self._folder):
            self.problems.setText(self.tr("Put your own sets into {folder}.").format(folder=self._folder))
            self.problems.setVisible(True)
            self._make_room()
