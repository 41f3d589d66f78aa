"""The new-game dialog: game, opponent, colour, handicap on a small live board, time.

What is asked is asked by its parts (`new_game_computer`, `new_game_people`, `new_game_handicap`,
`new_game_match`, `new_game_clock`, and `game_rules` in a dialog of its own); here they are put together,
follow each other, and become the game that is to begin.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.engines.registry import Registry
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.settings.own_handicaps import OwnHandicaps
from shogi_desktop.app.settings.settings import NewGameChoices
from shogi_desktop.app.settings.strengths import FIRST_RUNG
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.games import player_name, variant_name
from shogi_desktop.game import Furigoma
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.play.furigoma import Tossers
from shogi_desktop.gui.play.new_game.clock import ClockPart
from shogi_desktop.gui.play.new_game.computer import ComputerPart
from shogi_desktop.gui.play.new_game.fold import FoldPart
from shogi_desktop.gui.play.new_game.form import in_order, section
from shogi_desktop.gui.play.new_game.handicap import HandicapPart
from shogi_desktop.gui.play.new_game.people import PeoplePart
from shogi_desktop.gui.play.new_game.recommend_handicap import RecommendDialog
from shogi_desktop.gui.play.new_game.rules_part import RulesPart
from shogi_desktop.gui.play.new_game.series import MatchPart
from shogi_desktop.gui.play.new_game.start_board import BOARD, StartBoard
from shogi_desktop.gui.widgets.menu_button import MenuButton
from shogi_desktop.gui.widgets.overhang import beyond, overhang, widen
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.scrolled import bar_width, scrolled
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import VARIANTS, Color, Position, Variant, variant_by_id

_CHOICES_WIDTH = 376
"""On the lowest screens what is asked below the board needs the room."""
_MARGINS = 6 * GRID
_LOWEST = 560
_WINDOW_FRAME = QSize(16, 48)
"""What the system draws around a window, at most."""


class StartFrom(Struct, frozen=True):
    """A position of a record to go on from: the set-up that carries it, and the position itself."""

    setup: GameSetup
    position: Position


class NewGameDialog(QDialog):
    """Asks how the next game is to be played. After `exec`, `choices` and `setup` tell.

    `compose_wanted` carries the position shown: a handicap of the player's own is to be made of it instead.
    `all_opponents_wanted`: the page of the characters instead.
    """

    compose_wanted = Signal(object)
    all_opponents_wanted = Signal()

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
        adaptive_level: Callable[[str], float] = lambda _: FIRST_RUNG,
        toss: Callable[[], Color] = lambda: random.choice(tuple(Color)),
        own_level: Callable[[str], int | None] = lambda _: None,
        engines: Registry | None = None,
        books: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Begin with `choices`.

        :param start_from: the game goes on from there; game and handicap are then not asked.
        :param breaks_off: a game is running and will not go on; the dialog says so.
        :param own: the player's own handicaps, offered after the others.
        :param adaptive_level: the level that suits the player in a variant, by its id.
        :param toss: draws the player's side where it is left to chance and no pawns are thrown for it.
        :param own_level: tells the level that the player plays like in a game, by its id, if it is known.
        :param engines: the player's own, to play against.
        :param books: the files of the player's own opening books.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self.setModal(True)
        self._player_name = player_name
        self._start_from = start_from
        self._toss = toss
        self._players_level = own_level
        self._handicap_of: dict[str, str] = {}
        self.recommend_dialog: RecommendDialog | None = None
        self._make_parts(choices, own, adaptive_level, engines, books)
        self._make_side(piece_set, theme, breaks_off=breaks_off)
        self._computer.show_kings(piece_set, theme)
        self._lay_out()
        in_order(
            *(self._clock.move_seconds, self.more, self.style_choice, self.my_name, self.match),
            *(self.rules, self.compose, self.pieces, self.cancel, self.start),
        )
        self._offer_handicaps(choices.handicap)
        self._connect()
        self._refresh()
        self._fit_screen()
        # No button stands out as focused before a key is used; Enter starts all the same.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def _make_parts(
        self,
        choices: NewGameChoices,
        own: OwnHandicaps | None,
        adaptive_level: Callable[[str], float],
        engines: Registry | None,
        books: Sequence[str],
    ) -> None:
        """Make what asks, in the order in which Tab goes through it."""
        self.variant = Segmented(self.tr("Game"), [(v.id, variant_name(v)) for v in VARIANTS], self)
        self.variant.set_value(choices.variant)
        self.opponent = Segmented(
            self.tr("Opponent"), [(False, self.tr("Computer")), (True, self.tr("Second person"))], self
        )
        self.opponent.set_value(choices.two_players)
        self._computer = computer = ComputerPart(
            choices, self._player_name, adaptive_level, engines, books, self
        )
        self.level, self.adaptive, self.style_choice = (
            computer.level,
            computer.adaptive,
            computer.style_choice,
        )
        self.way, self.character = computer.way, computer.character
        self.colour, self.my_name = computer.colour, computer.my_name
        self._people = people = PeoplePart(
            self._player_name, choices.second_name, furigoma=choices.furigoma, parent=self
        )
        self.names, self.furigoma, self._toss_part = people.names, people.furigoma, people.toss_part
        self._handicaps = handicaps = HandicapPart(self._variant, own, self)
        self.recommend, self.handicap, self.compose = handicaps.recommend, handicaps.list, handicaps.compose
        self.rename, self.delete, self.restore = handicaps.rename, handicaps.delete, handicaps.restore
        self._clock = clock = ClockPart(choices, self)
        self.time_kind, self.main_minutes, self.move_seconds = (
            clock.kind, clock.main_minutes, clock.move_seconds,
        )  # fmt: skip
        self._match = MatchPart(choices.match_games, ladder=self._start_from is None, parent=self)
        self.match, self._match_text = self._match.choice, self._match.words
        self.rules_part = RulesPart(choices, clock, self)
        self.rules = self.rules_part.button

    def _make_side(self, piece_set: PieceSet, theme: Theme, *, breaks_off: bool) -> None:
        """Make the board and what stands below it."""
        self.pieces = MenuButton(self.tr("Pieces"), self)
        mark(self.pieces, kind="quiet", tight="yes")
        self.pieces.setAutoDefault(False)
        self.pieces.hide()
        buttons = (self.rules, self.compose, self.pieces)
        self.fold = FoldPart(self._computer, self._match, self.rules_part, buttons, self)
        self.fold.toggled.connect(self._fit_screen)
        self.more = self.fold.button
        self._board = StartBoard(piece_set, theme, self)
        self.preview = self._board.preview
        self._warning = Label(self.tr("The game on the board will be stopped."), self)
        self._warning.setProperty("role", "small")
        self._warning.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._warning.setVisible(breaks_off)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        self.start = QPushButton(self.tr("Start playing"), self)
        self.start.setProperty("kind", "primary")
        self.start.setDefault(True)
        self.start.clicked.connect(self.accept)

    def offer_pieces(self, menu: QMenu) -> None:
        """Let the pieces be chosen from `menu`; `use_look` shows them."""
        self.pieces.setMenu(menu)
        self.pieces.show()

    def use_look(self, piece_set: PieceSet, theme: Theme) -> None:
        """Show other pieces or colours."""
        self.preview.use_look(piece_set, theme)
        self._computer.show_kings(piece_set, theme)

    # --- what was chosen ------------------------------------------------------------------------------------

    @property
    def choices(self) -> NewGameChoices:
        """The dialog as it stands, to be remembered."""
        engine, profile = self._computer.engine.wanted
        return NewGameChoices(
            variant=self.variant.value,
            two_players=self.opponent.value,
            rung=self._computer.own_level,
            adaptive=self.adaptive.isChecked(),
            style=self._computer.style_id,
            book=self._computer.book_value,
            colour=self.colour.value,
            handicap=self._handicap_id(),
            time_kind=self.time_kind.value,
            main_minutes=self.main_minutes.value(),
            byoyomi_seconds=self._clock.byoyomi_seconds,
            increment_seconds=self._clock.increment_seconds,
            rules=self.rules_part.choices.rules,
            periods=self.rules_part.choices.periods,
            white_time=self.rules_part.choices.white_time,
            second_name=self._people.name(Color.WHITE),
            match_games=self._match.games,
            furigoma=self.furigoma.isChecked(),
            engine=engine,
            engine_profile=profile,
            engine_limits=self._computer.engine.limits,
            engine_ponders=self._computer.engine.ponders.isChecked(),
            character=self._computer.character_id,
        )

    @property
    def player_name(self) -> str:
        """The name to remember as that of the player at the screen: the one given against the computer."""
        return self._player_name if self.opponent.value else self._computer.player.name

    @property
    def setup(self) -> GameSetup:
        """The game that was chosen; where the colour is left to chance it is drawn each time."""
        return self._setup_with(self._my_color())

    def _setup_with(self, color: Color) -> GameSetup:
        """The game that was chosen, the person against a computer having `color`."""
        setup = GameSetup(variant=self.variant.value, handicap=self._handicap_id(), time=self.rules_part.time)
        own = self._handicaps.own
        if own is not None:
            setup = msgspec.structs.replace(setup, handicap="", start_sfen=own.sfen, own_handicap=own.name)
        if self._start_from is not None:
            setup = msgspec.structs.replace(self._start_from.setup, time=self.rules_part.time)
        rules = self.rules_part.rules(self._variant, two_players=self.opponent.value)
        setup = msgspec.structs.replace(setup, rules=rules, white_time=self.rules_part.white_time)
        setup = msgspec.structs.replace(setup, match=self._match.match_of(setup))
        if self.opponent.value:
            black, white = self._people.players
        elif color is Color.BLACK:
            black, white = self._computer.player, self._computer.computer
        else:
            black, white = self._computer.computer, self._computer.player
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
            named = [self._people.name(color) for color in Color]
            return Tossers(named[0] or self.tr("First player"), named[1] or self.tr("Second player"))
        me = self._computer.player.name or self.tr("You")
        return Tossers(me, in_one_line(player_name(self._computer.computer)))

    def setup_after(self, furigoma: Furigoma) -> GameSetup:
        """The game that was chosen, with the colours as they were thrown; a time belongs to its player."""
        if not self.opponent.value:
            return self._setup_with(Color.BLACK if furigoma.thrower_begins else Color.WHITE)
        setup = self._setup_with(Color.BLACK)
        return setup if furigoma.thrower_begins else setup.turned()

    def _my_color(self) -> Color:
        choice = self.colour.value
        if choice == "random":
            return self._toss()
        return Color.BLACK if choice == "black" else Color.WHITE

    def _handicap_id(self) -> str:
        return self._handicaps.handicap_id

    @property
    def _variant(self) -> Variant:
        """The game chosen."""
        return variant_by_id(self.variant.value)

    # --- building -------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._settings_part = self._lay_out_choices()
        self._scroll = scroll = scrolled(self._settings_part, self, whole=True)
        self._side = side = QWidget(self)
        side.setFixedWidth(BOARD.width())
        right = QVBoxLayout(side)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(4)
        right.addWidget(self._board, 1)
        right.addSpacing(GRID)
        right.addWidget(self._clock)
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
        row.setContentsMargins(3 * GRID - overhang(), 3 * GRID, 3 * GRID, 3 * GRID)
        row.setSpacing(4 * GRID - overhang())
        row.addWidget(scroll, 1)
        row.addWidget(side)

    def _lay_out_choices(self) -> QWidget:
        """All that is asked, from the top down."""
        part = QWidget(self)
        part.setProperty("panel", "window")
        column = QVBoxLayout(part)
        widen(column)
        column.setSpacing(2 * GRID)
        variants, opponents = QWidget(self), QWidget(self)
        section(variants, self.tr("&Game"), self.variant)
        section(opponents, self.tr("&Opponent"), self.opponent)
        for widget in (variants, opponents, self._computer, self._people):
            column.addWidget(widget)
        beyond(column, self._handicaps, self.fold)
        column.addStretch(1)
        for asked in (variants, self._handicaps):
            asked.setVisible(self._start_from is None)
        return part

    def showEvent(self, event: QShowEvent) -> None:
        """Only now the sizes of texts are known."""
        super().showEvent(event)
        if not event.spontaneous():
            self._fit_screen()

    def _fit_screen(self) -> None:
        """Be as large as the fullest form asks for, or as the screen allows: the choices then scroll."""
        self._computer.show_fullest()
        self._people.hide()
        wanted = _wanted_size(self._settings_part)
        room = self.screen().availableSize() - _WINDOW_FRAME
        # Larger text asks for more than the board beside it does.
        beside = max(BOARD.width(), self._buttons.minimumSize().width(), self._clock.sizeHint().width())
        bar = bar_width(self._scroll)
        around = 10 * GRID - 2 * overhang()
        most = room.width() - beside - around - bar
        least = self._settings_part.minimumSizeHint().width()
        width = max(_CHOICES_WIDTH + 2 * overhang(), min(wanted.width(), max(least, most)))
        width = _wide_enough(self._settings_part, width, most, room.height() - _MARGINS) + bar
        self._side.setFixedWidth(beside)
        self._scroll.setMinimumWidth(width)
        self._computer.show_as_chosen(visible=not self.opponent.value)
        self._people.setVisible(self.opponent.value)
        size = QSize(width + beside + around, max(wanted.height() + _MARGINS, _LOWEST))
        self.resize(size.boundedTo(room))

    def _offer_handicaps(self, chosen: str) -> None:
        self._handicaps.offer(self._variant, ladder=self._match.is_ladder, chosen=chosen)

    def _connect(self) -> None:
        self.variant.chosen.connect(lambda _: self._change_game())
        self.opponent.chosen.connect(lambda _: self._refresh())
        self._match.changed.connect(lambda: self._reoffer(self._handicap_id()))
        for part in (self._computer, self._handicaps, self._clock, self.rules_part):
            part.changed.connect(self._refresh)
        self._computer.character.all_wanted.connect(self.reject)
        self._computer.character.all_wanted.connect(self.all_opponents_wanted)
        self._handicaps.compose_wanted.connect(self._compose)
        self._handicaps.advice_wanted.connect(self._recommend)

    # --- advice ---------------------------------------------------------------------------------------------

    def _recommend(self) -> None:
        """Ask how strong both are, and take the handicap that follows, and who gives it."""
        variant, two = self._variant, self.opponent.value
        dialog = RecommendDialog(
            variant,
            (self.tossers.thrower, self.tossers.other),
            level=None if two or self._computer.plays_engine else self._computer.rung,
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
                self._people.swap()
        self._reoffer(dialog.handicap_id)
        self.handicap.setFocus()

    def _compose(self) -> None:
        position = self.preview.position
        if position is not None:
            self.reject()
            self.compose_wanted.emit(position)

    def _change_game(self) -> None:
        """Offer the handicaps of another game: a handicap belongs to the game that it was chosen for."""
        self._handicap_of[self._handicaps.variant.id] = self._handicap_id()
        self._reoffer(self._handicap_of.get(self.variant.value, "even"))

    def _reoffer(self, chosen: str) -> None:
        self._offer_handicaps(chosen)
        self._refresh()

    # --- following ------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Show what follows from the choices: which parts are needed, what they say, the small board."""
        two = self.opponent.value
        self._computer.setVisible(not two)
        self._people.setVisible(two)
        # In a handicap game the players are Shitate and Uwate.
        self._people.call(handicap=self._is_handicap())
        # The book begins where an even game does.
        even = self._start_from is None and self._handicap_id() == "even"
        self._computer.follow(self.variant.value, has_styles=even)
        self._board.tell_style(self._computer.style_sentence if even and not two else "")
        self.start.setEnabled(not self._clock.is_limited or not self.rules_part.time.unlimited)
        self.rules_part.follow(self._variant, two_players=two, handicap=self._is_handicap())
        self.fold.follow(two_players=two)
        self._refresh_preview()
        gives = self._setup_with(Color.BLACK).is_handicap
        self._people.allow_toss(allowed=not gives)
        self._match.explain(handicap=gives)

    def _is_handicap(self) -> bool:
        """Whether the players are called Shitate and Uwate: in a handicap that kifu have a name for."""
        if self._start_from is not None:
            return self._start_from.setup.handicap not in {"", "even"}
        return self._handicap_id() != "even" and self._handicaps.own is None

    def _refresh_preview(self) -> None:
        flipped = not self.opponent.value and self.colour.value == "white"
        if self._start_from is not None:
            self._board.show_position(self._start_from.position, flipped=flipped)
            return
        self._handicaps.follow()
        variant, own = self._variant, self._handicaps.own
        if own is not None:
            self._board.show_own(own, variant, flipped=flipped)
        else:
            self._board.show_handicap(variant.handicap(self._handicap_id()), variant, flipped=flipped)


def _wanted_size(form: QWidget) -> QSize:
    """What a form asks for; what has been hidden within its parts is not known to all of it before."""
    form.ensurePolished()
    layout = form.layout()
    assert layout is not None
    layout.invalidate()
    layout.activate()
    return form.sizeHint()


def _wide_enough(form: QWidget, width: int, most: int, height: int) -> int:
    """How wide a form is: more than `width` where its texts then take so few lines that all of them are seen
    in that `height`.
    """
    layout = form.layout()
    assert layout is not None
    widths = (*range(width, most, GRID), max(width, most))
    return next((one for one in widths if layout.totalHeightForWidth(one) <= height), width)
