"""The first page: a board to look at, and large choices of what to do."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.play.resuming import Replay
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.app.words.locale import short_date_time
from shogi_desktop.gui.look.icons import IconSet
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID, Tokens
from shogi_desktop.gui.widgets.board_preview import BoardPreview
from shogi_desktop.gui.widgets.card_button import ICON_PX, CardButton
from shogi_desktop.gui.widgets.menu_button import MenuButton
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.wrap_row import WrapRow
from shogi_desktop.rules import STANDARD, Position

_ROOM_FOR_ALL = 440
"""Pixels of height from which there is a line below the title."""
_ROOM_FOR_LINKS = 520
"""Pixels of height from which the small choices may take a further line while a game waits."""
_CHOICES_WIDTH = 380
_LINK_ICON = 20
"""Pixels, on a low page with large text too: all small choices have room in two lines then."""


class StartPage(QWidget):
    """Play · Opponents · Two players · Open · Learn · Resume, and more besides. Each choice is a signal."""

    play_wanted = Signal()
    handicap_wanted = Signal()
    two_players_wanted = Signal()
    open_wanted = Signal()
    resume_wanted = Signal()
    unsaved_wanted = Signal()
    library_wanted = Signal()
    set_up_wanted = Signal()
    engine_match_wanted = Signal()
    learn_wanted = Signal()
    problems_wanted = Signal()
    opponents_wanted = Signal()

    def __init__(self, preview: BoardPreview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        # Takes the keys at first without an eye-catching ring; Tab goes to the choices and never back here.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.preview = preview
        self._unfinished: Replay | None = None
        self._tokens: Tokens | None = None
        self._icons: IconSet | None = None
        self._title = Label(self)
        self._title.setProperty("role", "title")
        self._subtitle = Label(self)
        self._subtitle.setProperty("role", "dim")
        self._subtitle.setWordWrap(True)
        self.resume = CardButton("", "", "hero", self)
        self.unsaved = CardButton("", "", parent=self)
        self.play = CardButton("", "", "hero", self)
        self.opponents = CardButton("", "", parent=self)
        self.two_players = CardButton("", "", parent=self)
        self.open = CardButton("", "", parent=self)
        self.learn = CardButton("", "", parent=self)
        self.learn_too = QPushButton(self)
        self.learn_too.clicked.connect(self.learn_wanted)
        self.learn_too.setCursor(Qt.CursorShape.PointingHandCursor)
        self.handicap = QPushButton(self)
        self.handicap.setCursor(Qt.CursorShape.PointingHandCursor)
        self.handicap.clicked.connect(self.handicap_wanted)
        self.library = QPushButton(self)
        self.library.setCursor(Qt.CursorShape.PointingHandCursor)
        self.library.clicked.connect(self.library_wanted)
        self.problems = QPushButton(self)
        self.problems.setCursor(Qt.CursorShape.PointingHandCursor)
        self.problems.clicked.connect(self.problems_wanted)
        self.pieces = MenuButton(self)
        self.pieces.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_up = QPushButton(self)
        self.set_up.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_up.clicked.connect(self.set_up_wanted)
        self.engine_match = QPushButton(self)
        self.engine_match.setCursor(Qt.CursorShape.PointingHandCursor)
        self.engine_match.clicked.connect(self.engine_match_wanted)
        for card, signal in (
            (self.resume, self.resume_wanted),
            (self.unsaved, self.unsaved_wanted),
            (self.play, self.play_wanted),
            (self.opponents, self.opponents_wanted),
            (self.two_players, self.two_players_wanted),
            (self.open, self.open_wanted),
            (self.learn, self.learn_wanted),
        ):
            card.clicked.connect(signal)
        self._lay_out()
        self.retranslate()
        self.set_unfinished(None)
        self.set_unsaved("", "")

    def _lay_out(self) -> None:
        self._choices = choices = QWidget(self)
        choices.setFixedWidth(px(_CHOICES_WIDTH))
        column = QVBoxLayout(choices)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addStretch(2)
        column.addWidget(self._title)
        column.addWidget(self._subtitle)
        self._subtitle.setContentsMargins(0, 0, 0, 3 * GRID)
        for card in (
            self.resume,
            self.unsaved,
            self.play,
            self.opponents,
            self.two_players,
            self.open,
            self.learn,
        ):
            column.addWidget(card)
        more = QWidget(choices)
        row = WrapRow(more, even=None)
        row.setSpacing(4)
        for button in self._more:
            button.setProperty("kind", "link")
            row.addWidget(button)
        column.addWidget(more)
        column.addStretch(3)
        sides = QHBoxLayout(self)
        sides.setContentsMargins(5 * GRID, 3 * GRID, 6 * GRID, 3 * GRID)
        sides.setSpacing(6 * GRID)
        sides.addWidget(self.preview, 1)
        sides.addWidget(choices)

    @property
    def _more(self) -> tuple[QPushButton, ...]:
        """What there is to do besides the cards."""
        return (
            *(self.handicap, self.problems, self.library, self.set_up),
            *(self.engine_match, self.learn_too, self.pieces),
        )

    def offer_pieces(self, menu: QMenu) -> None:
        """Let the pieces be chosen from `menu`."""
        self.pieces.setMenu(menu)

    def set_unfinished(self, waiting: Replay | None) -> None:
        """Offer to resume that game, or nothing."""
        self._unfinished = waiting
        self.resume.setVisible(waiting is not None)
        self._make_room()
        self.play.set_kind("hero" if waiting is None else "card")
        self._draw_icons()
        self._show_board()
        if waiting is None:
            return
        game = waiting.game
        text = self.tr("{game} · {when} · move {number}").format(
            game=variant_name(waiting.record.variant),
            when=short_date_time(game.started),
            number=len(waiting.path),
        )
        if game.damaged:
            text += " · " + self.tr("damaged, moves lost: {lost}").format(lost=game.lost)
        self.resume.set_words(self.tr("Resume your game"), text)

    def set_unsaved(self, title: str, text: str) -> None:
        """Offer to go on with what is in no file, or, without a title, nothing."""
        self.unsaved.setVisible(bool(title))
        self.unsaved.set_words(title, text)
        self._make_room()

    def _make_room(self) -> None:
        """Where something waits, its card needs the room of others: to learn is a small choice then.

        The pieces, which the settings have too, make way for it in turn.
        """
        waits = self._unfinished is not None
        room = not waits and self.unsaved.isHidden()
        self.learn.setVisible(room)
        self.pieces.setVisible(room)
        self.learn_too.setVisible(not room)
        self._fit_head()
        self.opponents.setVisible(not waits or self.unsaved.isHidden())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()

    def _fit_head(self) -> None:
        """On a low page the cards need the room of the line above them, and of one below.

        The signs of the small choices grow with the text only where that takes nothing from the cards.
        """
        self._subtitle.setVisible(self.height() >= px(_ROOM_FOR_ALL))
        roomy = self.height() >= px(_ROOM_FOR_LINKS)
        side = px(_LINK_ICON) if roomy else _LINK_ICON
        for button in self._more:
            button.setIconSize(QSize(side, side))
        self.engine_match.setVisible(roomy or self.learn_too.isHidden())

    def _show_board(self) -> None:
        """The start position, or the one that waits to be resumed."""
        waiting = self._unfinished
        if waiting is None:
            self.preview.show_position(Position.start(STANDARD))
        else:
            self.preview.show_position(waiting.record.position(waiting.path))

    def use_look(self, tokens: Tokens, icons: IconSet) -> None:
        """Take the icons in the colours of `tokens`."""
        self._tokens, self._icons = tokens, icons
        self._choices.setFixedWidth(px(_CHOICES_WIDTH))
        self._fit_head()
        self._draw_icons()

    def _draw_icons(self) -> None:
        tokens, icons = self._tokens, self._icons
        if tokens is None or icons is None:
            return
        ratio = self.devicePixelRatioF()
        for card, name in (
            (self.resume, "resume"),
            (self.unsaved, "study"),
            (self.play, "play"),
            (self.opponents, "opponents"),
            (self.two_players, "two-players"),
            (self.open, "study"),
            (self.learn, "learn"),
        ):
            color = tokens.on_accent if card.property("kind") == "hero" else tokens.accent
            card.set_picture(icons.pixmap(name, ICON_PX, ratio, color))
        self.pieces.setIcon(icons.icon("pieces"))
        self.learn_too.setIcon(icons.icon("learn"))
        self.library.setIcon(icons.icon("library"))
        self.problems.setIcon(icons.icon("tsume"))
        self.handicap.setIcon(icons.icon("handicap"))
        self.engine_match.setIcon(icons.icon("engine"))
        self.set_up.setIcon(icons.icon("position"))

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self._title.setText(self.tr("Shogi Desktop"))
        self.setAccessibleName(self.tr("Start page"))
        self.setAccessibleDescription(self.tr("Press Tab to reach the choices."))
        self._subtitle.setText(self.tr("Shogi and Okisaki shogi on your own board."))
        self.play.set_words(self.tr("Play"), self.tr("Against the computer, at your level"))
        self.opponents.set_words(self.tr("Opponents"), self.tr("From a kitten to an owl: choose a face"))
        self.handicap.setText(" " + self.tr("Play a handicap game"))
        self.handicap.setToolTip(self.tr("The stronger player gives pieces"))
        self.two_players.set_words(self.tr("Two players"), self.tr("Both at this computer"))
        self.library.setText(" " + self.tr("Kifu library"))
        self.library.setToolTip(self.tr("Find games by player, opening or position"))
        self.problems.setText(" " + self.tr("Problems"))
        self.problems.setToolTip(self.tr("Solve mating problems on the board"))
        self.set_up.setText(" " + self.tr("Set up a position"))
        self.engine_match.setText(" " + self.tr("Engine match"))
        self.engine_match.setToolTip(self.tr("Let engines and levels play each other"))
        self.pieces.setText(" " + self.tr("Pieces"))
        self.pieces.setToolTip(self.tr("Choose how the pieces look"))
        for button in self._more:
            button.setAccessibleName(button.text().strip())
        self.open.set_words(self.tr("Open a kifu"), self.tr("Play through and study a game record"))
        self.learn_too.setText(" " + self.tr("Learn shogi"))
        self.learn_too.setAccessibleName(self.tr("Learn shogi"))
        self.learn.set_words(self.tr("Learn shogi"), self.tr("From the first move to mate, step by step"))
        self.set_unfinished(self._unfinished)
