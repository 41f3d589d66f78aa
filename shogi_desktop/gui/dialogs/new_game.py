"""The new-game dialog: game, opponent, colour, handicap on a small live board, time."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.adaptive import FIRST_LEVEL
from shogi_desktop.app.game_start import rules_of
from shogi_desktop.app.own_handicaps import OwnHandicaps, id_of, position_of
from shogi_desktop.app.rule_words import rules_text
from shogi_desktop.app.settings import ColourChoice, NewGameChoices, OwnHandicap, TimeKind
from shogi_desktop.app.setup import GameSetup, PlayerSetup, RulesSetup, TimeSetup
from shogi_desktop.app.style_words import ANY, STYLES, style_name, style_text
from shogi_desktop.app.words import (
    computer_name,
    handicap_in_full,
    level_name,
    level_text,
    side_name,
    time_text,
    variant_name,
)
from shogi_desktop.game import LADDER, LENGTHS, FoulRule, Furigoma, Match
from shogi_desktop.gui.dialogs.furigoma import Tossers
from shogi_desktop.gui.dialogs.game_rules import GameRulesDialog, RuleChoices
from shogi_desktop.gui.dialogs.recommend_handicap import RecommendDialog
from shogi_desktop.gui.style import px
from shogi_desktop.gui.tokens import GRID
from shogi_desktop.gui.widgets.board_preview import BoardPreview
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import STANDARD, VARIANTS, Color, Position, RulesError, variant_by_id

LEVELS = 10
LONGEST_NAME = 60
SINGLE_GAME, LADDER_MATCH = 1, 0
"""How many games a match has, where it is none, and where it has no end."""
_CHOICES_WIDTH = 384
_LIST_HEIGHT = 118
_KING = QSizeF(22, 24)
_PREVIEW = QSize(372, 408)
_LOWEST = 560
_WINDOW_FRAME = QSize(16, 48)
"""What the system draws around a window, at most."""


@dataclass(frozen=True, slots=True)
class StartFrom:
    """A position of a record to go on from: the set-up that carries it, and the position itself."""

    setup: GameSetup
    position: Position


class NewGameDialog(QDialog):
    """Asks how the next game is to be played. After `exec`, `choices` and `setup` tell.

    `compose_wanted` carries the position shown: a handicap of the player's own is to be made of it instead.
    """

    compose_wanted = Signal(object)

    def __init__(
        self,
        choices: NewGameChoices,
        player_name: str,
        piece_set: PieceSet,
        theme: Theme,
        start_from: StartFrom | None = None,
        *,
        breaks_off: bool = False,
        own: OwnHandicaps | None = None,
        adaptive_level: Callable[[str], int] = lambda _: FIRST_LEVEL,
        toss: Callable[[], Color] = lambda: random.choice(tuple(Color)),
        own_level: Callable[[str], int | None] = lambda _: None,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with `choices`.

        :param start_from: the game goes on from there; game and handicap are then not asked.
        :param breaks_off: a game is running and will not go on; the dialog says so.
        :param own: the player's own handicaps, offered after the others.
        :param adaptive_level: the level that suits the player in a variant, by its id.
        :param toss: draws the player's side where it is left to chance and no pawns are thrown for it.
        :param own_level: tells the level that the player plays like in a game, by its id, if it is known.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self.setModal(True)
        self._player_name = player_name
        self._start_from = start_from
        self._toss = toss
        self._players_level = own_level
        self._adaptive_level = adaptive_level
        self._own = own
        self.variant = Segmented(self.tr("Game"), [(v.id, variant_name(v)) for v in VARIANTS], self)
        self.opponent = Segmented(
            self.tr("Opponent"), [(False, self.tr("Computer")), (True, self.tr("Second person"))], self
        )
        self.level = QSlider(Qt.Orientation.Horizontal, self)
        self.level.setRange(1, LEVELS)
        self.level.setPageStep(1)
        self.level.setAccessibleName(self.tr("Level"))
        self._level_name = QLabel(self)
        self._level_name.setProperty("role", "strong")
        self._level_text = QLabel(self)
        self._level_text.setProperty("role", "small")
        self.adaptive = Switch(self.tr("Adapts to you"), self)
        self.adaptive.setToolTip(self.tr("One level up after you win, one down after you lose"))
        self.style_choice = Choice(self)
        self.style_choice.setAccessibleName(self.tr("Opening"))
        self._style_text = QLabel(self)
        self._style_text.setProperty("role", "small")
        self._style_text.setWordWrap(True)
        self._style_text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for style in STYLES:
            self.style_choice.addItem(style_name(style), style)
        colours: list[tuple[ColourChoice, str]] = [
            ("black", self.tr("Black")),
            ("white", self.tr("White")),
            ("random", self.tr("Random")),
        ]
        self.colour = Segmented(self.tr("You play"), colours, self)
        self.colour.button("random").setToolTip(self.tr("Five pawns are thrown for it (furigoma)"))
        self.my_name = self._name_field(player_name)
        self.names = {
            Color.BLACK: self._name_field(player_name),
            Color.WHITE: self._name_field(choices.second_name),
        }
        self.furigoma = Switch(self.tr("Throw pawns for the colours (furigoma)"), self)
        self.match = Choice(self)
        self.match.setAccessibleName(self.tr("Match"))
        self._match_text = QLabel(self)
        self._match_text.setProperty("role", "small")
        self._match_text.setWordWrap(True)
        self._match_text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._match_text.setMinimumHeight(2 * self._match_text.fontMetrics().lineSpacing())
        self.recommend_dialog: RecommendDialog | None = None
        self.recommend = self._quiet(self.tr("Re&commend…"), self._recommend)
        self.handicap = QListWidget(self)
        self.handicap.setMinimumHeight(px(_LIST_HEIGHT))
        self.handicap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.handicap.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.handicap.setAccessibleName(self.tr("Handicap"))
        self.compose = self._quiet(self.tr("Compose your o&wn…"), self._compose)
        self.rename = self._quiet(self.tr("Rename…"), self._rename_own)
        self.delete = self._quiet(self.tr("Delete"), self._delete_own)
        self.restore = self._quiet(self.tr("Undo delete"), self._restore_own)
        self._deleted: OwnHandicap | None = None
        kinds: list[tuple[TimeKind, str]] = [
            ("unlimited", self.tr("No limit")),
            ("byoyomi", self.tr("Byōyomi")),
            ("fischer", self.tr("Fischer")),
        ]
        self.time_kind = Segmented(self.tr("Time"), kinds, self)
        self.main_minutes = number_field(self.tr(" min"), 0, 600, self)
        self.main_minutes.setAccessibleName(self.tr("Main time in minutes"))
        self.move_seconds = number_field(self.tr(" s a move"), 0, 600, self)
        self.move_seconds.setAccessibleName(self.tr("Seconds for each move"))
        self.rules = self._quiet(self.tr("&Rules and clocks…"), self._ask_rules)
        self.rules_dialog: GameRulesDialog | None = None
        self._rules_text = QLabel(self)
        self._rules_text.setProperty("role", "small")
        self._rules_text.setWordWrap(True)
        self.preview = BoardPreview(piece_set, theme, self)
        self.preview.setMaximumSize(_PREVIEW)
        self.preview.setMinimumHeight(_PREVIEW.height() * 2 // 5)
        self._caption = QLabel(self)
        self._caption.setProperty("role", "strong")
        self._caption.setWordWrap(True)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._explanation = QLabel(self)
        self._explanation.setProperty("role", "small")
        self._explanation.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._explanation.setWordWrap(True)
        self._warning = QLabel(self.tr("The game on the board will be broken off."), self)
        self._warning.setProperty("role", "small")
        self._warning.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._warning.setVisible(breaks_off)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        self.start = QPushButton(self.tr("Start playing"), self)
        self.start.setProperty("kind", "primary")
        self.start.setDefault(True)
        self.start.clicked.connect(self.accept)
        self._show_kings(piece_set, theme)
        self._lay_out()
        self._fill(choices)
        self._connect()
        self._refresh()
        self._fit_screen()
        # No button stands out as focused before a key is used; Enter starts all the same.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    # --- what was chosen ------------------------------------------------------------------------------------

    @property
    def choices(self) -> NewGameChoices:
        """The dialog as it stands, to be remembered."""
        byoyomi, increment = self._chosen.byoyomi_seconds, self._chosen.increment_seconds
        return NewGameChoices(
            variant=self.variant.value,
            two_players=self.opponent.value,
            level=self._own_level,
            adaptive=self.adaptive.isChecked(),
            style=self.style_choice.currentData(),
            colour=self.colour.value,
            handicap=self._handicap_id(),
            time_kind=self.time_kind.value,
            main_minutes=self.main_minutes.value(),
            byoyomi_seconds=byoyomi,
            increment_seconds=increment,
            rules=self._rule_choices.rules,
            periods=self._rule_choices.periods,
            white_time=self._rule_choices.white_time,
            second_name=_text_of(self.names[Color.WHITE]),
            match_games=self.match.currentData(),
            furigoma=self.furigoma.isChecked(),
        )

    @property
    def player_name(self) -> str:
        """The name to remember as that of the player at the screen: the one given against the computer."""
        return self._player_name if self.opponent.value else _text_of(self.my_name)

    @property
    def setup(self) -> GameSetup:
        """The game that was chosen; where the colour is left to chance it is drawn each time."""
        return self._setup_with(self._my_color())

    def _setup_with(self, color: Color) -> GameSetup:
        """The game that was chosen, the person against a computer having `color`."""
        setup = GameSetup(variant=self.variant.value, handicap=self._handicap_id(), time=self._time())
        own = self._chosen_own()
        if own is not None:
            setup = msgspec.structs.replace(setup, handicap="", start_sfen=own.sfen, own_handicap=own.name)
        if self._start_from is not None:
            setup = msgspec.structs.replace(self._start_from.setup, time=self._time())
        setup = msgspec.structs.replace(setup, rules=self._rules(), white_time=self._white_time())
        setup = msgspec.structs.replace(setup, match=self._match(setup))
        if self.opponent.value:
            black, white = (PlayerSetup(_text_of(self.names[color])) for color in Color)
            return msgspec.structs.replace(setup, black=black, white=white)
        me = PlayerSetup(_text_of(self.my_name))
        computer = PlayerSetup(
            level=self.level.value(),
            adaptive=self.adaptive.isChecked(),
            style=self.style_choice.currentData(),
        )
        black, white = (me, computer) if color is Color.BLACK else (computer, me)
        return msgspec.structs.replace(setup, black=black, white=white)

    @property
    def wants_furigoma(self) -> bool:
        """Whether pawns are to be thrown for the colours; never in a handicap game, where White gives."""
        if self._setup_with(Color.BLACK).is_handicap:
            return False
        return self.furigoma.isChecked() if self.opponent.value else self.colour.value == "random"

    @property
    def tossers(self) -> Tossers:
        """For whom the pawns are thrown, and the other one."""
        if self.opponent.value:
            named = [_text_of(self.names[color]) for color in Color]
            return Tossers(named[0] or self.tr("First player"), named[1] or self.tr("Second player"))
        me = _text_of(self.my_name) or self.tr("You")
        return Tossers(me, computer_name(self.level.value()))

    def setup_after(self, furigoma: Furigoma) -> GameSetup:
        """The game that was chosen, with the colours as they were thrown; a time belongs to its player."""
        if not self.opponent.value:
            return self._setup_with(Color.BLACK if furigoma.thrower_begins else Color.WHITE)
        setup = self._setup_with(Color.BLACK)
        return setup if furigoma.thrower_begins else setup.turned()

    def _match(self, setup: GameSetup) -> Match | None:
        """The match that the game begins, if it begins one."""
        games = self.match.currentData()
        if games == SINGLE_GAME:
            return None
        if games == LADDER_MATCH:
            return Match.ladder(setup.handicap)
        return Match.best_of(games, handicap=setup.is_handicap)

    def _my_color(self) -> Color:
        choice = self.colour.value
        if choice == "random":
            return self._toss()
        return Color.BLACK if choice == "black" else Color.WHITE

    def _time(self) -> TimeSetup:
        kind, main = self.time_kind.value, self.main_minutes.value() * 60_000
        if kind == "byoyomi":
            periods = self._rule_choices.periods
            return TimeSetup(main, self.move_seconds.value() * 1000, periods=periods)
        if kind == "fischer":
            return TimeSetup(main_ms=main, increment_ms=self.move_seconds.value() * 1000)
        return TimeSetup()

    def _white_time(self) -> TimeSetup | None:
        """White's time, where one was chosen that is of the same kind as Black's."""
        white = self._rule_choices.white_time
        if white is None or self.time_kind.value == "unlimited":
            return None
        return white if bool(white.increment_ms) == (self.time_kind.value == "fischer") else None

    def _rules(self) -> RulesSetup:
        """The rules chosen, as far as the game of this dialog has them."""
        rules = self._rule_choices.rules
        if rules.fouls == FoulRule.CALLED.value and not self.opponent.value:
            rules = msgspec.structs.replace(rules, fouls=FoulRule.PREVENTED.value)
        try:
            rules_of(GameSetup(self.variant.value, rules=rules))
        except RulesError:
            return msgspec.structs.replace(rules, impasse=None)
        return rules

    def _handicap_id(self) -> str:
        return str(self.handicap.currentItem().data(Qt.ItemDataRole.UserRole))

    def _chosen_own(self) -> OwnHandicap | None:
        """The handicap of the player's own that is chosen."""
        if self._own is None:
            return None
        return self._own.find(variant_by_id(self.variant.value), self._handicap_id())

    # --- building -------------------------------------------------------------------------------------------

    def _name_field(self, name: str) -> QLineEdit:
        field = QLineEdit(name, self)
        field.setMaxLength(LONGEST_NAME)
        field.setPlaceholderText(self.tr("No name"))
        return field

    def _quiet(self, text: str, handler: Callable[[], None]) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("kind", "quiet")
        button.setProperty("tight", "yes")
        button.setAutoDefault(False)
        button.clicked.connect(handler)
        return button

    def _lay_out(self) -> None:
        self._settings_part = self._lay_out_choices()
        scroll = QScrollArea(self)
        scroll.setWidget(self._settings_part)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll = scroll
        self._side = side = QWidget(self)
        side.setFixedWidth(_PREVIEW.width())
        right = QVBoxLayout(side)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(4)
        right.addWidget(self.preview, 1)
        right.addWidget(self._caption)
        right.addWidget(self._explanation)
        right.addWidget(self._style_text)
        right.addSpacing(GRID)
        right.addWidget(self._lay_out_match())
        rules = QHBoxLayout()
        rules.setSpacing(GRID)
        rules.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignTop)
        rules.addWidget(self._rules_text, 1)
        right.addLayout(rules)
        right.addStretch(0)
        right.addWidget(self._warning)
        right.addSpacing(GRID)
        self._buttons = buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start)
        right.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        row.setSpacing(3 * GRID)
        row.addWidget(scroll, 1)
        row.addWidget(side)

    def _lay_out_match(self) -> QWidget:
        part = QWidget(self)
        grid = QGridLayout(part)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._label(self.tr("&Match"), self.match), 0, 0)
        grid.addWidget(self.match, 0, 1)
        grid.addWidget(self._match_text, 1, 0, 1, 2)
        return part

    def _lay_out_choices(self) -> QWidget:
        """All that is asked, from the top down."""
        part = QWidget(self)
        part.setProperty("panel", "window")
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, GRID, 0)
        column.setSpacing(2 * GRID)
        self._variant_part = self._section(column, self.tr("&Game"), self.variant)
        self._section(column, self.tr("&Opponent"), self.opponent)
        self._computer_part = self._lay_out_computer()
        column.addWidget(self._computer_part)
        self._names_part = self._lay_out_names()
        column.addWidget(self._names_part)
        frame = QFrame(self)
        frame.setProperty("panel", "surface")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(4, 4, 4, 4)
        inside.addWidget(self.handicap)
        own = QHBoxLayout()
        own.setSpacing(4)
        own.addWidget(self.compose)
        own.addStretch(1)
        own.addWidget(self.rename)
        own.addWidget(self.delete)
        own.addWidget(self.restore)
        inside.addLayout(own)
        self._handicap_part = self._section(
            column, self.tr("&Handicap"), frame, self.handicap, self.recommend
        )
        column.setStretchFactor(self._handicap_part, 1)
        self._time_part = QWidget(self)
        numbers = QHBoxLayout(self._time_part)
        numbers.setContentsMargins(0, 4, 0, 0)
        numbers.setSpacing(GRID)
        numbers.addWidget(self.main_minutes)
        numbers.addWidget(self.move_seconds)
        time = self._section(column, self.tr("&Time"), self.time_kind)
        inside_time = time.layout()
        assert isinstance(inside_time, QVBoxLayout)
        inside_time.addWidget(self._time_part)
        column.addStretch(0)
        return part

    def _lay_out_computer(self) -> QWidget:
        part = QWidget(self)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        level = QVBoxLayout()
        level.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self._level_name, 1)
        adapts = QLabel(self.adaptive.accessibleName(), self)
        adapts.setBuddy(self.adaptive)
        head.addWidget(adapts)
        head.addWidget(self.adaptive)
        level.addLayout(head)
        level.addWidget(self.level)
        level.addWidget(self._level_text)
        self._level_name.setBuddy(self.level)
        column.addLayout(level)
        openings = QHBoxLayout()
        openings.setSpacing(2 * GRID)
        openings.addWidget(self._label(self.tr("Op&ening"), self.style_choice))
        openings.addWidget(self.style_choice, 1)
        column.addLayout(openings)
        self._section(column, self.tr("You &play"), self.colour)
        name = QHBoxLayout()
        name.setSpacing(2 * GRID)
        name.addWidget(self._label(self.tr("Your &name"), self.my_name))
        name.addWidget(self.my_name, 1)
        column.addLayout(name)
        return part

    def _lay_out_names(self) -> QWidget:
        part = QWidget(self)
        grid = QGridLayout(part)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(4)
        self._name_labels = {}
        for number, color in enumerate(Color):
            label = self._label("", self.names[color])
            self._name_labels[color] = label
            grid.addWidget(label, 0, number)
            grid.addWidget(self.names[color], 1, number)
        toss = QHBoxLayout()
        toss.addWidget(self._label(self.furigoma.accessibleName(), self.furigoma), 1)
        toss.addWidget(self.furigoma)
        self._toss_part = QWidget(self)
        toss.setContentsMargins(0, 4, 0, 0)
        self._toss_part.setLayout(toss)
        grid.addWidget(self._toss_part, 2, 0, 1, 2)
        return part

    def _label(self, text: str, buddy: QWidget) -> QLabel:
        label = QLabel(text, self)
        label.setProperty("role", "section")
        label.setBuddy(buddy)
        if not buddy.accessibleName():
            buddy.setAccessibleName(text.replace("&", ""))
        return label

    def _section(
        self,
        column: QVBoxLayout,
        title: str,
        widget: QWidget,
        buddy: QWidget | None = None,
        beside: QWidget | None = None,
    ) -> QWidget:
        """A titled part of the form. :param beside: stands at the right of the title."""
        part = QWidget(self)
        inside = QVBoxLayout(part)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self._label(title, buddy or widget), 1)
        if beside is not None:
            head.addWidget(beside)
        inside.addLayout(head)
        inside.addWidget(widget, 1)
        column.addWidget(part)
        return part

    def _fit_screen(self) -> None:
        """Be as large as the fullest form asks for, or as the screen allows: the choices then scroll."""
        parts = (self._computer_part, self._time_part)
        hidden = [part for part in parts if part.isHidden()]
        for part in hidden:
            part.show()
        self._names_part.hide()
        self._settings_part.ensurePolished()
        wanted = self._settings_part.sizeHint()
        width = max(_CHOICES_WIDTH, wanted.width())
        # Larger text asks for more than the board beside it does.
        beside = max(_PREVIEW.width(), self._buttons.minimumSize().width())
        self._side.setFixedWidth(beside)
        self._scroll.setMinimumWidth(width)
        for part in hidden:
            part.hide()
        self._names_part.setVisible(self.opponent.value)
        margins = 6 * GRID
        size = QSize(width + beside + 9 * GRID, max(wanted.height() + margins, _LOWEST))
        room = self.screen().availableSize() - _WINDOW_FRAME
        self.resize(size.boundedTo(room))

    def _fill(self, choices: NewGameChoices) -> None:
        self._chosen = choices
        self._rule_choices = RuleChoices(choices.rules, choices.periods, choices.white_time)
        self.variant.set_value(choices.variant)
        self.opponent.set_value(choices.two_players)
        self._own_level = choices.level
        self.level.setValue(choices.level)
        self.adaptive.setChecked(choices.adaptive)
        self.style_choice.setCurrentIndex(max(0, self.style_choice.findData(choices.style)))
        self.colour.set_value(choices.colour)
        self.time_kind.set_value(choices.time_kind)
        self.main_minutes.setValue(choices.main_minutes)
        self._show_move_seconds()
        self._fill_matches(choices.match_games)
        self._fill_handicaps(choices.handicap)
        self.furigoma.setChecked(choices.furigoma)
        for part in (self._variant_part, self._handicap_part):
            part.setVisible(self._start_from is None)

    def _fill_matches(self, chosen: int) -> None:
        self.match.addItem(self.tr("Single game"), SINGLE_GAME)
        for games in LENGTHS:
            self.match.addItem(self.tr("Best of {games}").format(games=games), games)
        if self._start_from is None:
            self.match.addItem(self.tr("Handicap ladder"), LADDER_MATCH)
        self.match.setCurrentIndex(max(0, self.match.findData(chosen)))

    def _fill_handicaps(self, chosen: str) -> None:
        self.handicap.blockSignals(True)
        self.handicap.clear()
        variant = variant_by_id(self.variant.value)
        ladder = self.match.currentData() == LADDER_MATCH
        handicaps = [each for each in variant.handicaps if not ladder or each.id in LADDER]
        offered = [(each.id, handicap_in_full(each, "   ")) for each in handicaps]
        if self._own is not None and not ladder:
            offered += [(id_of(own), own.name) for own in self._own.of(variant)]
        for row, (handicap_id, text) in enumerate(offered):
            item = QListWidgetItem(text)
            item.setData(Qt.ItemDataRole.UserRole, handicap_id)
            self.handicap.addItem(item)
            if handicap_id == chosen or row == 0:
                self.handicap.setCurrentItem(item)
        self.handicap.blockSignals(False)

    def _connect(self) -> None:
        self.variant.chosen.connect(lambda _: self._fill_handicaps(self._handicap_id()))
        for control in (self.variant, self.opponent, self.colour):
            control.chosen.connect(self._refresh)
        self.match.currentIndexChanged.connect(lambda _: self._refill(self._handicap_id()))
        self.level.valueChanged.connect(self._choose_level)
        self.adaptive.toggled.connect(self._refresh)
        self.style_choice.currentIndexChanged.connect(self._refresh)
        self.handicap.currentRowChanged.connect(self._refresh)
        self.time_kind.chosen.connect(self._change_time_kind)
        self.move_seconds.valueChanged.connect(self._remember_seconds)
        self.main_minutes.valueChanged.connect(self._refresh)

    # --- rules ----------------------------------------------------------------------------------------------

    def _ask_rules(self) -> None:
        dialog = GameRulesDialog(
            variant_by_id(self.variant.value),
            self._rule_choices,
            self._time(),
            two_players=self.opponent.value,
            white_name=side_name(Color.WHITE, handicap=self._is_handicap()),
            parent=self,
        )
        self.rules_dialog = dialog
        dialog.accepted.connect(self._take_rules)
        dialog.open()

    def _take_rules(self) -> None:
        if self.rules_dialog is not None:
            self._rule_choices = self.rules_dialog.choices
            self._refresh()

    def _refresh_rules(self) -> None:
        variant = variant_by_id(self.variant.value)
        parts = [rules_text(self._rules(), variant)]
        time, white = self._time(), self._white_time()
        if time.byoyomi_ms and time.periods > 1:
            parts.append(self.tr("{number} periods").format(number=time.periods))
        if white is not None:
            side = side_name(Color.WHITE, handicap=self._is_handicap())
            parts.append(f"{side}: {time_text(white)}")
        self._rules_text.setText(" · ".join(part for part in parts if part))

    # --- advice ---------------------------------------------------------------------------------------------

    def _recommend(self) -> None:
        """Ask how strong both are, and take the handicap that follows, and who gives it."""
        variant, two = variant_by_id(self.variant.value), self.opponent.value
        dialog = RecommendDialog(
            variant,
            (self.tossers.thrower, self.tossers.other),
            level=None if two else self.level.value(),
            own_level=None if two else self._players_level(variant.id),
            parent=self,
        )
        self.recommend_dialog = dialog
        dialog.accepted.connect(lambda: self._take_advice(dialog))
        dialog.open()

    def _take_advice(self, dialog: RecommendDialog) -> None:
        if dialog.handicap_id != "even":
            if not self.opponent.value:
                self.colour.set_value("black" if dialog.second_gives else "white")
            elif not dialog.second_gives:
                first, second = (self.names[color] for color in Color)
                swapped = second.text(), first.text()
                first.setText(swapped[0])
                second.setText(swapped[1])
        self._refill(dialog.handicap_id)
        self.handicap.setFocus()

    # --- the player's own handicaps -------------------------------------------------------------------------

    def _compose(self) -> None:
        position = self.preview.position
        if position is not None:
            self.reject()
            self.compose_wanted.emit(position)

    def _rename_own(self) -> None:
        own, variant = self._chosen_own(), variant_by_id(self.variant.value)
        if own is None or self._own is None:
            return
        from shogi_desktop.gui.editor.dialogs import NameDialog  # noqa: PLC0415 - loads late

        kept = self._own
        dialog = NameDialog(
            self.tr("Rename the handicap"),
            own.name,
            lambda name: name != own.name and kept.has(variant, name),
            self,
        )
        if dialog.exec():
            self._refill(id_of(kept.rename(own, dialog.name)))

    def _delete_own(self) -> None:
        """Delete the handicap chosen; until another game or one of one's own is chosen, it can come back."""
        own = self._chosen_own()
        if own is not None and self._own is not None:
            self._own.delete(own)
            self._deleted = own
            self._refill("even")
            self.restore.setFocus()

    def _restore_own(self) -> None:
        own, self._deleted = self._deleted, None
        if own is not None and self._own is not None:
            self._refill(id_of(self._own.save(variant_by_id(own.variant), own.name, own.sfen)))

    def _refill(self, chosen: str) -> None:
        self._fill_handicaps(chosen)
        self._refresh()

    # --- following ------------------------------------------------------------------------------------------

    def _choose_level(self, level: int) -> None:
        if not self.adaptive.isChecked():
            self._own_level = level
        self._refresh()

    def _adapt(self) -> None:
        """Show the level that suits the player, or the one the player chose."""
        adaptive = self.adaptive.isChecked()
        self.level.setEnabled(not adaptive)
        self.level.blockSignals(True)
        self.level.setValue(self._adaptive_level(self.variant.value) if adaptive else self._own_level)
        self.level.blockSignals(False)

    def _change_time_kind(self) -> None:
        self._show_move_seconds()
        self._refresh()

    def _show_move_seconds(self) -> None:
        fischer = self.time_kind.value == "fischer"
        seconds = self._chosen.increment_seconds if fischer else self._chosen.byoyomi_seconds
        self.move_seconds.blockSignals(True)
        self.move_seconds.setValue(seconds)
        self.move_seconds.blockSignals(False)

    def _remember_seconds(self, seconds: int) -> None:
        key = "increment_seconds" if self.time_kind.value == "fischer" else "byoyomi_seconds"
        self._chosen = msgspec.structs.replace(self._chosen, **{key: seconds})
        self._refresh()

    def _refresh(self) -> None:
        """Show what follows from the choices: which parts are needed, the level's words, the small board."""
        self._computer_part.setVisible(not self.opponent.value)
        self._names_part.setVisible(self.opponent.value)
        self._refresh_names()
        self._adapt()
        level = self.level.value()
        style = self.style_choice.currentData()
        # The book begins where an even game does.
        even = self._start_from is None and self._handicap_id() == "even"
        self.style_choice.setEnabled(even)
        sentence = self.tr("{style}: {text}")
        self._style_text.setText(sentence.format(style=style_name(style), text=style_text(style)))
        self._style_text.setVisible(even and style != ANY and not self.opponent.value)
        self._level_name.setText(
            self.tr("&Level {number}: {name}").format(number=level, name=level_name(level))
        )
        self._level_text.setText(level_text(level))
        limited = self.time_kind.value != "unlimited"
        self._time_part.setEnabled(limited)
        self._time_part.setVisible(limited)
        self.start.setEnabled(not limited or not self._time().unlimited)
        self._refresh_rules()
        self._refresh_preview()
        self._refresh_match()

    def _refresh_match(self) -> None:
        """Explain the match, and offer furigoma where nobody gives a handicap."""
        games, handicap = self.match.currentData(), self._setup_with(Color.BLACK).is_handicap
        self._toss_part.setEnabled(not handicap)
        if games == SINGLE_GAME:
            text = ""
        elif games == LADDER_MATCH:
            text = self.tr("Three wins in a row move the handicap by a step. The match has no end.")
        elif handicap:
            text = self.tr("White gives in every game. A void game is replayed.")
        else:
            text = self.tr("The colours change from game to game. A void game is replayed.")
        self._match_text.setText(text)

    def _refresh_names(self) -> None:
        """Call the two players as the game does: in a handicap game they are Shitate and Uwate."""
        handicap = self._is_handicap()
        for color, label in self._name_labels.items():
            side = side_name(color, handicap=handicap)
            label.setText(self.tr("Name of {side}").format(side=side))
            self.names[color].setAccessibleName(label.text())

    def _is_handicap(self) -> bool:
        """Whether the players are called Shitate and Uwate: in a handicap that kifu have a name for."""
        if self._start_from is not None:
            return self._start_from.setup.handicap not in {"", "even"}
        return self._handicap_id() != "even" and self._chosen_own() is None

    def _refresh_preview(self) -> None:
        flipped = not self.opponent.value and self.colour.value == "white"
        if self._start_from is not None:
            self.preview.show_position(self._start_from.position, flipped=flipped)
            self._caption.setText(self.tr("From this position"))
            self._explanation.setText("")
            return
        variant = variant_by_id(self.variant.value)
        own = self._chosen_own()
        for button in (self.rename, self.delete):
            button.setVisible(own is not None)
        if own is not None or (self._deleted is not None and self._deleted.variant != variant.id):
            self._deleted = None
        self.restore.setVisible(self._deleted is not None)
        self.compose.setVisible(self._own is not None)
        if own is not None:
            position = position_of(own, variant)
            self.preview.show_position(position, flipped=flipped)
            self._caption.setText(own.name)
            sentence = self.tr("Your own handicap. {side} moves first.")
            self._explanation.setText(sentence.format(side=side_name(position.turn, handicap=False)))
            return
        handicap = variant.handicap(self._handicap_id())
        self.preview.show_position(Position.start(variant, handicap.id), flipped=flipped)
        self._caption.setText(handicap_in_full(handicap))
        self._explanation.setText(
            self.tr("Black moves first.")
            if handicap.is_even
            else self.tr("White gives these pieces and moves first.")
        )

    def _show_kings(self, piece_set: PieceSet, theme: Theme) -> None:
        """Put a king on the buttons of the colours: 玉 for Black, 王 for White."""
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
            painter.drawPixmap(0, 0, piece_set.pixmap(piece, _KING, ratio, theme=theme))
            painter.end()
            self.colour.button(value).setIcon(QIcon(picture))
            self.colour.button(value).setIconSize(QSizeF(_KING.width() + 6, _KING.height()).toSize())


def _text_of(field: QLineEdit) -> str:
    return field.text().strip()
