"""The settings, page by page. A change holds at once; there is nothing to confirm.

The pages are made of the fields here and of the parts that ask their own questions: `piece_settings`,
`sound_settings`, `playing_settings`.
"""

from __future__ import annotations

import os
from enum import Enum
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.settings.settings import (
    Appearance,
    BoardCoordinates,
    MoveTextStyle,
    Settings,
    SettingsStore,
)
from shogi_desktop.app.sound.voice import Voice
from shogi_desktop.app.system.i18n import LANGUAGES
from shogi_desktop.gui.look.appearance import board_theme, offered_themes
from shogi_desktop.gui.look.icons import IconSet
from shogi_desktop.gui.look.style import px, tokens_for
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.settings.form import SettingsForm
from shogi_desktop.gui.settings.pieces import PieceSettings
from shogi_desktop.gui.settings.playing import PlayingSettings
from shogi_desktop.gui.settings.sound import SoundSettings
from shogi_desktop.gui.settings.text_size import TextSize
from shogi_desktop.gui.widgets.board_choice import BoardChoice
from shogi_desktop.gui.widgets.plain import tip
from shogi_desktop.gui.widgets.scrolled import scrolled
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.gui.widgets.two_panes import lay_out_panes

_PAGE = QSize(752, 672)
"""Size of a page at 100 %; it scrolls where a screen, or larger text, leaves it less."""
_SHARE = 0.94
_ICON = 20


def _breakable(path: Path) -> str:
    """The path as a text that may go on in another line after each of its folders."""
    return str(path).replace(os.sep, f"{os.sep}\u200b")


class Page(Enum):
    """The pages, in their order. The value is the icon's name."""

    GENERAL = "settings"
    BOARD = "board"
    SOUNDS = "sound"
    PLAYING = "play"
    ACCESS = "sight"


class Motion(Enum):
    """Whether things move by themselves."""

    SYSTEM = "system"
    REDUCED = "reduced"
    FULL = "full"

    @classmethod
    def of(cls, settings: Settings) -> Motion:
        """What the settings say."""
        if not settings.animate_moves:
            return cls.REDUCED
        return cls.FULL if settings.animate_always else cls.SYSTEM


class SettingsDialog(QDialog):
    """Shows the settings and changes them in the store. `sound_tried` asks for an example of the volume.

    When the language changes all pages are made anew, which `rebuilt` tells: hold none of their widgets over
    that.
    """

    sound_tried = Signal()
    rebuilt = Signal()

    def __init__(
        self, store: SettingsStore, games_dir: Path, pieces_dir: Path, parent: QWidget | None = None
    ) -> None:
        """:param games_dir: where finished games are saved. :param pieces_dir: where own piece sets are."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._store = store
        self._games_dir, self._pieces_dir = games_dir, pieces_dir
        self._before = store.current
        self._voice: Voice | None = None
        self.nav = QListWidget(self)
        self.nav.setProperty("role", "nav")
        self.nav.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pages = QStackedWidget(self)
        self.done_button = QPushButton(self)
        self.done_button.setProperty("kind", "primary")
        self.done_button.setDefault(True)
        self.done_button.clicked.connect(self.accept)
        self._lay_out()
        self._build()
        self.nav.currentRowChanged.connect(self.pages.setCurrentIndex)
        self.nav.setCurrentRow(0)
        self._fit()
        self.nav.setFocus()
        store.changed.connect(self._follow)

    def use_voice(self, voice: Voice) -> None:
        """Tell on the page of sounds whether `voice` could count."""
        self._voice = voice
        self.sounds.use_voice(voice)

    def show_page(self, page: Page) -> None:
        """Turn to `page`."""
        self.nav.setCurrentRow(list(Page).index(page))

    # --- building -----------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        left = QWidget(self)
        side = QVBoxLayout(left)
        side.setContentsMargins(2 * GRID, 3 * GRID, GRID, 2 * GRID)
        side.addWidget(self.nav)
        lay_out_panes(self, left, self.pages, self.done_button)

    def _build(self) -> None:
        """Make all pages in the language in use; which one is shown is left to the list."""
        self.setWindowTitle(self.tr("Settings"))
        self.nav.setAccessibleName(self.tr("Pages of the settings"))
        self.done_button.setText(self.tr("Done"))
        made = (
            (Page.GENERAL, self.tr("General"), self._general),
            (Page.BOARD, self.tr("Board and pieces"), self._board),
            (Page.SOUNDS, self.tr("Sounds"), self._sounds),
            (Page.PLAYING, self.tr("Playing"), self._playing),
            (Page.ACCESS, self.tr("Accessibility"), self._access),
        )
        for _, title, fill in made:
            self.nav.addItem(QListWidgetItem(title))
            form = SettingsForm(title)
            fill(form)
            self.pages.addWidget(scrolled(form, self.pages, sideways=True, lined=False))
        self._draw()

    def _general(self, form: SettingsForm) -> None:
        settings, update = self._store.current, self._store.update
        self.player_name = QLineEdit(settings.player_name, form)
        self.player_name.setMaxLength(60)
        self.player_name.setPlaceholderText(self.tr("Shown on your card and in saved games"))
        self.player_name.setAccessibleName(self.tr("Your name"))
        self.player_name.editingFinished.connect(lambda: update(player_name=self.player_name.text().strip()))
        languages = [("", self.tr("System"))] + [(language.code, language.name) for language in LANGUAGES]
        self.language = Segmented(self.tr("Language"), languages, form, wraps=True)
        self.language.set_value(settings.language)
        self.language.chosen.connect(lambda value: update(language=value))
        appearances: list[tuple[Appearance, str]] = [
            ("system", self.tr("Same as system")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
            ("contrast", self.tr("High contrast")),
        ]
        self.appearance = Segmented(self.tr("Colours"), appearances, form, wraps=True)
        self.appearance.set_value(settings.appearance)
        self.appearance.chosen.connect(lambda value: update(appearance=value))
        styles: list[tuple[MoveTextStyle, str]] = [
            ("auto", self.tr("By language")),
            ("japanese", "☗７六歩"),
            ("hodges", "P-7f"),
            ("digits", "P-76"),
            ("usi", "7g7f"),
        ]
        self.move_text = Segmented(self.tr("Notation"), styles, form, wraps=True)
        self.move_text.set_value(settings.move_text)
        self.move_text.button("auto").setToolTip(
            self.tr("☗７六歩 when the window is in Japanese, P-7f in every other language")
        )
        self.move_text.chosen.connect(lambda value: update(move_text=value))
        along: list[tuple[BoardCoordinates, str]] = [
            ("auto", self.tr("Same as moves")),
            ("japanese", "一 二 三"),
            ("letters", "a b c"),
            ("digits", "1 2 3"),
            ("none", self.tr("None")),
        ]
        self.coordinates = Segmented(self.tr("Coordinates"), along, form, wraps=True)
        self.coordinates.set_value(settings.coordinates)
        self.coordinates.chosen.connect(lambda value: update(coordinates=value))
        self.keep_games = self._switch(self.tr("Save every finished game"), settings.keep_games, "keep_games")
        self.cluster = QLineEdit(settings.cluster, form)
        self.cluster.setMaxLength(255)
        self.cluster.setPlaceholderText(self.tr("none; for instance tcp://192.168.1.10:8786"))
        self.cluster.setAccessibleName(self.tr("Cluster for analysis"))
        self.cluster.setToolTip(
            tip(self.tr("Other computers that analyse games of your library: see the guide"))
        )
        self.cluster.editingFinished.connect(lambda: update(cluster=self.cluster.text().strip()))
        form.field(self.tr("Your name"), self.player_name)
        form.field(self.tr("Language"), self.language)
        form.field(self.tr("Colours"), self.appearance)
        form.field(self.tr("Notation"), self.move_text)
        form.field(self.tr("Coordinates"), self.coordinates)
        form.switch(self.keep_games, self.tr("In {folder}").format(folder=_breakable(self._games_dir)))
        form.field(self.tr("Cluster for analysis"), self.cluster)

    def _board(self, form: SettingsForm) -> None:
        settings, update = self._store.current, self._store.update
        boards = [
            ("auto", self.tr("Match colours")),
            ("kaya", self.tr("Kaya")),
            ("dark", self.tr("Dark wood")),
            ("paper", self.tr("Paper")),
            ("contrast", self.tr("High contrast")),
            ("plain", self.tr("Plain")),
        ]
        self.board = BoardChoice(self.tr("Board"), boards, form)
        self.board.set_value(settings.board)
        self.board.button("auto").setToolTip(self.tr("Kaya with light colours, dark wood with dark ones"))
        self.board.chosen.connect(lambda value: update(board=value))
        self.pieces = PieceSettings(self._store, self._pieces_dir, form)
        self.destinations = self._switch(
            self.tr("Show where a piece can go"), settings.show_destinations, "show_destinations"
        )
        self.piece_tips = self._switch(
            self.tr("Show what a piece is when the mouse rests on it"), settings.piece_tips, "piece_tips"
        )
        form.field(self.tr("Board"), self.board)
        form.field(self.tr("Pieces"), self.pieces)
        form.switch(self.destinations)
        form.switch(self.piece_tips)

    def _sounds(self, form: SettingsForm) -> None:
        self.sounds = SoundSettings(self._store, form)
        self.sounds.tried.connect(self.sound_tried)
        if self._voice is not None:
            self.sounds.use_voice(self._voice)
        form.whole(self.sounds)

    def _playing(self, form: SettingsForm) -> None:
        self.playing = PlayingSettings(self._store, form)
        form.whole(self.playing)

    def _access(self, form: SettingsForm) -> None:
        settings, update = self._store.current, self._store.update
        self.text_size = TextSize(self.tr("Size of text"), settings.text_percent, form)
        self.text_size.chosen.connect(lambda percent: update(text_percent=percent))
        self.contrast = Switch(self.tr("High contrast"), form)
        self.contrast.setChecked(settings.appearance == "contrast")
        self.contrast.toggled.connect(self._switch_contrast)
        self.strong_marks = self._switch(
            self.tr("Strong marks on the board"), settings.strong_marks, "strong_marks"
        )
        motions = [
            (Motion.SYSTEM, self.tr("Same as system")),
            (Motion.REDUCED, self.tr("On")),
            (Motion.FULL, self.tr("Off")),
        ]
        self.motion = Segmented(self.tr("Reduce motion"), motions, form, wraps=True)
        self.motion.set_value(Motion.of(settings))
        self.motion.chosen.connect(
            lambda motion: update(
                animate_moves=motion is not Motion.REDUCED, animate_always=motion is Motion.FULL
            )
        )
        form.field(self.tr("Size of text"), self.text_size)
        form.switch(
            self.contrast,
            self.tr("Strong lines and colours; the board follows if it is set to match colours"),
        )
        form.switch(self.strong_marks, self.tr("Corners, frames and shades that any eye can tell apart"))
        form.field(
            self.tr("Reduce motion"),
            self.motion,
            self.tr("Pieces appear at their new place at once, and tossed pawns at rest"),
        )

    def _switch(self, name: str, on: bool, key: str) -> Switch:
        switch = Switch(name, self)
        switch.setChecked(on)
        switch.toggled.connect(lambda now: self._store.update(**{key: now}))
        return switch

    def done(self, result: int) -> None:
        """Close; the voice is not needed for these pages any more."""
        self.sounds.leave()
        super().done(result)

    # --- following ----------------------------------------------------------------------------------------

    def _switch_contrast(self, on: bool) -> None:
        if on != (self._store.current.appearance == "contrast"):
            self._store.update(appearance="contrast" if on else "system")

    def _follow(self, settings: Settings) -> None:
        before, self._before = self._before, settings
        if before.language != settings.language:
            # The widget that asked for it is still at work.
            QTimer.singleShot(0, self, self._rebuild)
            return
        self.appearance.set_value(settings.appearance)
        self.contrast.setChecked(settings.appearance == "contrast")
        self._draw()
        if before.text_percent != settings.text_percent:
            QTimer.singleShot(0, self, self._fit)

    def _rebuild(self) -> None:
        row = self.nav.currentRow()
        self.sounds.leave()
        self.nav.blockSignals(True)
        self.nav.clear()
        while (page := self.pages.widget(0)) is not None:
            self.pages.removeWidget(page)
            page.deleteLater()
        self._build()
        self.nav.setCurrentRow(row)
        self.nav.blockSignals(False)
        self.pages.setCurrentIndex(row)
        self.language.setFocus()
        self._fit()
        self.rebuilt.emit()

    def _draw(self) -> None:
        """Icons and samples in the colours in force."""
        settings = self._store.current
        tokens = tokens_for(settings.appearance)
        icons = IconSet(tokens.text, tokens.faint)
        for number, page in enumerate(Page):
            self.nav.item(number).setIcon(icons.icon(page.value))
        self.nav.setIconSize(QSize(px(_ICON), px(_ICON)))
        self.board.show_samples(offered_themes(), self.pieces.strip.piece_set)
        self.pieces.strip.use_look(self.pieces.strip.piece_set, board_theme(settings, tokens))
        # The board in high contrast has them whatever is chosen.
        always = board_theme(replace(settings, strong_marks=False), tokens).strong_marks
        with QSignalBlocker(self.strong_marks):
            self.strong_marks.setChecked(always or settings.strong_marks)
        self.strong_marks.setEnabled(not always)

    def _fit(self) -> None:
        """Take the size that suits the text, within the screen's."""
        self.nav.ensurePolished()
        self.nav.setFixedWidth(self.nav.sizeHintForColumn(0) + 2 * GRID)
        room = self.screen().availableSize() * _SHARE
        wanted = QSize(self.nav.width() + 3 * GRID + px(_PAGE.width()), px(_PAGE.height()))
        self.setMinimumSize(QSize(480, 320).boundedTo(room))
        self.resize(wanted.boundedTo(room))
