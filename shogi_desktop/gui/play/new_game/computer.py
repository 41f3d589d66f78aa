"""What is asked of a game against the computer: its level and style, the player's colour and name."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QSizeF, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shogi_desktop.app.engines.registry import Registry
from shogi_desktop.app.players.plans import style_ids
from shogi_desktop.app.settings.game_setup import LevelSetup, PersonSetup, PlayerSetup
from shogi_desktop.app.settings.settings import ColourChoice, NewGameChoices
from shogi_desktop.app.settings.strengths import RUNGS, rung_of
from shogi_desktop.app.words.games import grade_text, level_name, level_text
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.styles import ANY, STYLES, style_name, style_text
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.new_game.books import add_books, book_of, is_book
from shogi_desktop.gui.play.new_game.character import CharacterPart
from shogi_desktop.gui.play.new_game.engine import EnginePart
from shogi_desktop.gui.play.new_game.form import name_field, section, section_label, text_of
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.slider import Slider
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import STANDARD, Color, variant_by_id

_KING = QSizeF(22, 24)

translate = QCoreApplication.translate


class ComputerPart(QWidget):
    """Asks for the computer and for who plays against it. `changed` says that something is another.

    :ivar own_level: the level that the player chose, which comes back when it no longer adapts.
    :ivar opening: asks how the level opens, :ivar name: asks for the player's name; both are put where the
        dialog asks for what is seldom changed.
    """

    changed = Signal()

    def __init__(
        self,
        choices: NewGameChoices,
        player_name: str,
        adaptive_level: Callable[[str], float],
        engines: Registry | None = None,
        books: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """:param adaptive_level: the level that suits the player in a variant, by its id.
        :param engines: those of the player's own; `books`: likewise, their files.
        """
        super().__init__(parent)
        self.engine = EnginePart(choices, engines, books, self)
        self.engine.changed.connect(self.changed)
        self.way = Segmented(
            translate("NewGameDialog", "The computer plays as"),
            [
                (True, translate("NewGameDialog", "Character")),
                (False, translate("NewGameDialog", "Level")),
            ],
            self,
        )
        self.way.set_value(bool(choices.character))
        self.way.chosen.connect(lambda _: self.changed.emit())
        self.character = CharacterPart(choices.character, choices.rung, self)
        self.character.changed.connect(self.changed)
        self._adaptive_level = adaptive_level
        self._variant_id, self._rng = choices.variant, random.Random()
        self.own_level = choices.rung
        self._adapted = float(choices.rung)
        self._make_level(choices)
        self.style_choice = Choice(self)
        self.style_choice.setAccessibleName(translate("NewGameDialog", "Opening"))
        self._styles: tuple[str, ...] = ()
        self._offer(STYLES)
        add_books(self.style_choice, books)
        self.style_choice.setCurrentIndex(max(0, self.style_choice.findData(choices.book or choices.style)))
        self.style_choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.style_choice.setMinimumContentsLength(12)
        colours: list[tuple[ColourChoice, str]] = [
            ("black", translate("NewGameDialog", "Black")),
            ("white", translate("NewGameDialog", "White")),
            ("random", translate("NewGameDialog", "Random")),
        ]
        self.colour = Segmented(translate("NewGameDialog", "You play"), colours, self)
        self.colour.button("random").setToolTip(
            translate("NewGameDialog", "Decided by tossing five pawns (furigoma)")
        )
        self.colour.set_value(choices.colour)
        self.my_name = name_field(player_name, self)
        self._lay_out()
        self.level.valueChanged.connect(self._choose_level)
        self.adaptive.toggled.connect(lambda _: self.changed.emit())
        self.style_choice.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.colour.chosen.connect(lambda _: self.changed.emit())

    def _make_level(self, choices: NewGameChoices) -> None:
        self.level = Slider(self)
        self.level.setRange(1, RUNGS)
        self.level.setPageStep(1)
        self.level.setValue(choices.rung)
        self.level.setAccessibleName(translate("NewGameDialog", "Level"))
        self._level_name = Label(self)
        self._level_name.setProperty("role", "strong")
        self._level_name.setBuddy(self.level)
        self._level_text = Label(self)
        self._level_text.setProperty("role", "small")
        self._level_text.setWordWrap(True)
        self.adaptive = Switch(translate("NewGameDialog", "Adapts to you"), self)
        self.adaptive.setToolTip(translate("NewGameDialog", "Adjusts to your results after every game"))
        self.adaptive.setChecked(choices.adaptive)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        column.addWidget(self.engine)
        column.addWidget(self.way)
        column.addWidget(self.character)
        self._levels = QWidget(self)
        levels = QVBoxLayout(self._levels)
        levels.setContentsMargins(0, 0, 0, 0)
        levels.setSpacing(2 * GRID)
        level = QVBoxLayout()
        level.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self._level_name, 1)
        adapts = Label(self.adaptive.accessibleName(), self)
        adapts.setBuddy(self.adaptive)
        head.addWidget(adapts)
        head.addWidget(self.adaptive)
        level.addLayout(head)
        level.addWidget(self.level)
        level.addWidget(self._level_text)
        levels.addLayout(level)
        column.addWidget(self._levels)
        colours = QWidget(self)
        section(colours, translate("NewGameDialog", "You &play"), self.colour)
        column.addWidget(colours)
        self.opening = self._line(translate("NewGameDialog", "Op&ening"), self.style_choice)
        self.name = self._line(translate("NewGameDialog", "Your &name"), self.my_name)

    def _line(self, title: str, field: QWidget) -> QWidget:
        part = QWidget(self)
        line = QHBoxLayout(part)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2 * GRID)
        line.addWidget(section_label(title, field, part))
        line.addWidget(field, 1)
        return part

    # --- what was chosen ------------------------------------------------------------------------------------

    @property
    def player(self) -> PlayerSetup:
        """The player at the screen."""
        return PersonSetup(text_of(self.my_name))

    @property
    def computer(self) -> PlayerSetup:
        """The computer: an engine of the player's own, or the built-in one at its level."""
        own = self.engine.setup
        if own is not None:
            return own
        if self.plays_character:
            return self.character.character.seated(self._variant_id, self._rng)
        adaptive = self.adaptive.isChecked()
        return LevelSetup(
            self._adapted if adaptive else self.level.value(),
            adaptive=adaptive,
            style=self.style_id,
            book=book_of(self.book_value) if self.style_choice.isEnabled() else None,
        )

    @property
    def plays_engine(self) -> bool:
        """Whether an engine of the player's own plays, at no level."""
        return bool(self.engine.engine_id)

    @property
    def plays_character(self) -> bool:
        """Whether one of the characters plays."""
        return self.way.value and not self.plays_engine

    @property
    def at_level(self) -> bool:
        """Whether the built-in engine plays at a plain level."""
        return not self.plays_engine and not self.plays_character

    @property
    def character_id(self) -> str:
        """The character's id; empty where none plays."""
        return self.character.character.id if self.plays_character else ""

    @property
    def rung(self) -> int:
        """The level that the computer plays at."""
        return self.character.character.rung if self.plays_character else self.level.value()

    @property
    def style_id(self) -> str:
        """The id of the style chosen; any where it is a book."""
        chosen = str(self.style_choice.currentData())
        return ANY if is_book(chosen) else chosen

    @property
    def book_value(self) -> str:
        """The book chosen, as the settings keep it; empty for what is usual."""
        if self.plays_engine:
            return self.engine.book_value
        chosen = str(self.style_choice.currentData())
        return chosen if is_book(chosen) else ""

    @property
    def style_sentence(self) -> str:
        """What that style does; nothing where there is none."""
        if self.style_id == ANY or self.plays_engine or self.plays_character:
            return ""
        sentence = translate("NewGameDialog", "{style}: {text}")
        return sentence.format(style=style_name(self.style_id), text=style_text(self.style_id))

    # --- following ------------------------------------------------------------------------------------------

    def follow(self, variant_id: str, *, has_styles: bool) -> None:
        """Take the game that is asked for. :param has_styles: whether it begins where the book does."""
        self._variant_id = variant_id
        self.engine.follow(variant_id)
        self._offer(style_ids(variant_by_id(variant_id)))
        self.way.setVisible(not self.plays_engine)
        self.character.setVisible(self.plays_character)
        self._levels.setVisible(self.at_level)
        adaptive = self.adaptive.isChecked()
        self.level.setEnabled(not adaptive)
        self.level.blockSignals(True)
        if adaptive:
            self._adapted = self._adaptive_level(variant_id)
        self.level.setValue(rung_of(self._adapted) if adaptive else self.own_level)
        self.level.blockSignals(False)
        level = self.level.value()
        text = translate("NewGameDialog", "&Level {number}: {name}")
        self._level_name.setText(text.format(number=level, name=level_name(level)))
        self._level_text.setText(_expectations(level))
        self.style_choice.setEnabled(has_styles)

    def show_fullest(self) -> None:
        """Be seen as large as any level makes it, to be measured; then `show_as_chosen`."""
        metrics = self._level_text.fontMetrics()
        self._level_text.setText(max(map(_expectations, range(1, RUNGS + 1)), key=metrics.horizontalAdvance))
        self.show()

    def show_as_chosen(self, *, visible: bool) -> None:
        """Say what is chosen, and be there or not."""
        self._level_text.setText(_expectations(self.level.value()))
        self.setVisible(visible)

    def _offer(self, styles: tuple[str, ...]) -> None:
        """List these styles before the books; one chosen that is not among them gives way to any."""
        if styles == self._styles:
            return
        chosen = self.style_choice.currentData()
        self.style_choice.blockSignals(True)
        for _ in self._styles:
            self.style_choice.removeItem(0)
        for place, style in enumerate(styles):
            self.style_choice.insertItem(place, style_name(style), style)
        self.style_choice.setCurrentIndex(max(0, self.style_choice.findData(chosen)))
        self.style_choice.blockSignals(False)
        self._styles = styles

    def show_kings(self, piece_set: PieceSet, theme: Theme) -> None:
        """Put a king on the buttons of the colours as it stands on the board: 玉, and 王 upside down."""
        king = STANDARD.kind("king")
        values: tuple[tuple[ColourChoice, Color], ...] = (("black", Color.BLACK), ("white", Color.WHITE))
        for value, color in values:
            piece = STANDARD.piece(king, color)
            ratio = self.devicePixelRatioF()
            # Room on the right keeps the piece off the word.
            picture = QPixmap((QSizeF(_KING.width() + 6, _KING.height()) * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            upside_down = color is Color.WHITE
            king_shown = piece_set.pixmap(piece, _KING, ratio, upside_down=upside_down, theme=theme)
            painter.drawPixmap(0, 0, king_shown)
            painter.end()
            self.colour.button(value).setIcon(QIcon(picture))
            self.colour.button(value).setIconSize(QSizeF(_KING.width() + 6, _KING.height()).toSize())

    def _choose_level(self, level: int) -> None:
        if not self.adaptive.isChecked():
            self.own_level = level
        self.changed.emit()


def _expectations(level: int) -> str:
    return sentences(grade_text(level), level_text(level))
