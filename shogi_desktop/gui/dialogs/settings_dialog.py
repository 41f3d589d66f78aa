"""The settings page. A change holds at once; there is nothing to confirm."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.i18n import LANGUAGES
from shogi_desktop.app.settings import Appearance, MoveTextStyle, SettingsStore
from shogi_desktop.gui.dialogs.piece_settings import PieceSettings
from shogi_desktop.gui.dialogs.playing_settings import PlayingSettings
from shogi_desktop.gui.dialogs.sound_settings import SoundSettings
from shogi_desktop.gui.tokens import GRID
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.switch import Switch

_FIELD_WIDTH = 420


class SettingsDialog(QDialog):
    """Shows the settings and changes them in the store. `sound_tried` asks for an example of the volume."""

    sound_tried = Signal()

    def __init__(
        self, store: SettingsStore, games_dir: Path, pieces_dir: Path, parent: QWidget | None = None
    ) -> None:
        """:param games_dir: where finished games are saved. :param pieces_dir: where own piece sets are."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        self._store = store
        settings = store.current
        appearances: list[tuple[Appearance, str]] = [
            ("system", self.tr("As the system")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
        ]
        self.appearance = Segmented(self.tr("Colours"), appearances, self)
        self.pieces = PieceSettings(store, pieces_dir, self)
        styles: list[tuple[MoveTextStyle, str]] = [
            ("auto", self.tr("By language")),
            ("japanese", "☗７六歩"),
            ("hodges", "P-7f"),
            ("digits", "P-76"),
            ("usi", "7g7f"),
        ]
        self.move_text = Segmented(self.tr("Moves are written"), styles, self)
        self.move_text.button("auto").setToolTip(
            self.tr("☗７六歩 when the window is in Japanese, P-7f in every other language")
        )
        languages = [("", self.tr("System"))] + [(language.code, language.name) for language in LANGUAGES]
        self.language = Segmented(self.tr("Language"), languages, self)
        self.player_name = QLineEdit(settings.player_name, self)
        self.player_name.setMaxLength(60)
        self.player_name.setPlaceholderText(self.tr("Shown on your card and in saved games"))
        self.player_name.setAccessibleName(self.tr("Your name"))
        self.destinations = Switch(self.tr("Mark where a piece can go"), self)
        self.motion = Switch(self.tr("Moves glide over the board"), self)
        self.keep_games = Switch(self.tr("Save every finished game"), self)
        self.sounds = SoundSettings(store, self)
        self.sounds.tried.connect(self.sound_tried)
        self.finished.connect(self.sounds.leave)
        self.playing = QPushButton(self.tr("The computer, two players…"), self)
        self.playing.setAutoDefault(False)
        self.playing.clicked.connect(self._open_playing)
        self.playing_dialog: PlayingSettings | None = None
        self._games_dir = games_dir
        self._lay_out()
        self.appearance.set_value(settings.appearance)
        self.move_text.set_value(settings.move_text)
        self.language.set_value(settings.language)
        self.destinations.setChecked(settings.show_destinations)
        self.motion.setChecked(settings.animate_moves)
        self.keep_games.setChecked(settings.keep_games)
        self._connect()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * GRID)
        grid.setVerticalSpacing(2 * GRID)
        grid.setColumnStretch(1, 1)
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Your name"), self.player_name),
            (self.tr("Language"), self.language),
            (self.tr("Colours"), self.appearance),
            (self.tr("Pieces"), self.pieces),
            (self.tr("Moves are written"), self.move_text),
            (self.tr("Mark where a piece can go"), self.destinations),
            (self.tr("Moves glide over the board"), self.motion),
            (
                self.tr("Save every finished game in\n{folder}").format(folder=self._games_dir),
                self.keep_games,
            ),
            (self.tr("Sounds"), self.sounds),
        )
        for row, (text, widget) in enumerate(rows):
            label = QLabel(text, self)
            tall = widget is self.sounds or widget is self.pieces
            if widget is self.sounds:
                label.setFixedHeight(self.sounds.sounds.sizeHint().height())
            elif widget is self.pieces:
                label.setFixedHeight(self.pieces.choice.sizeHint().height())
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop if tall else Qt.AlignmentFlag(0))
            alignment = Qt.AlignmentFlag.AlignRight if isinstance(widget, Switch) else Qt.AlignmentFlag(0)
            grid.addWidget(widget, row, 1, alignment)
        grid.setColumnMinimumWidth(1, _FIELD_WIDTH)
        done = QPushButton(self.tr("Done"), self)
        done.setProperty("kind", "primary")
        done.setDefault(True)
        done.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addWidget(self.playing)
        buttons.addStretch(1)
        buttons.addWidget(done)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(3 * GRID)
        column.addLayout(grid)
        column.addLayout(buttons)

    def _open_playing(self) -> None:
        self.playing_dialog = PlayingSettings(self._store, self)
        self.playing_dialog.open()

    def _connect(self) -> None:
        update = self._store.update
        self.appearance.chosen.connect(lambda value: update(appearance=value))
        self.move_text.chosen.connect(lambda value: update(move_text=value))
        self.language.chosen.connect(lambda value: update(language=value))
        self.destinations.toggled.connect(lambda on: update(show_destinations=on))
        self.motion.toggled.connect(lambda on: update(animate_moves=on))
        self.keep_games.toggled.connect(lambda on: update(keep_games=on))
        self.player_name.editingFinished.connect(lambda: update(player_name=self.player_name.text().strip()))
