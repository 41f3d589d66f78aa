"""The contents of the course: its two ways, their chapters, and how much of each is done."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.learn import texts
from shogi_desktop.app.learn.course import CHAPTERS
from shogi_desktop.app.learn.progress import Progress
from shogi_desktop.app.learn.steps import Chapter, Step, Way
from shogi_desktop.gui.learn.chapter_card import ChapterCard
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.card_button import ICON_PX, CardButton
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.progress_bar import ProgressBar
from shogi_desktop.gui.widgets.scrolled import scrolled
from shogi_desktop.gui.widgets.sign_buttons import back_button
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.gui.widgets.wrap_row import WrapRow

_WIDEST = 1000


class ContentsPage(QWidget):
    """Where the reader chooses a way, goes on with it, or opens a chapter.

    :ivar chosen: a `Way` and a `Step` to open.
    :ivar easy_pieces_wanted: whether the pieces of the course are those for beginners.
    """

    chosen = Signal(object, object)
    left = Signal()
    reference_wanted = Signal()
    sheet_wanted = Signal()
    game_wanted = Signal()
    atlas_wanted = Signal()
    easy_pieces_wanted = Signal(bool)

    def __init__(self, progress: Progress, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = progress
        self._appearance = appearance
        self._done = False
        self.back = back_button(self)
        self.reference = QPushButton(self)
        self.sheet = QPushButton(self)
        self._title = Label(self)
        self._title.setProperty("role", "title")
        self._subtitle = Label(self)
        self._subtitle.setProperty("role", "dim")
        self._subtitle.setWordWrap(True)
        self._way = progress.way
        self._chapters = Label(self)
        self._chapters.setProperty("role", "heading")
        self.easy_pieces = Switch("", self)
        self._easy_pieces_label = Label(self)
        self.ways = {way: _WayPart(way, progress, appearance, self) for way in Way}
        self.game = CardButton("", "", parent=self)
        self.atlas = CardButton("", "", parent=self)
        for card in (self.game, self.atlas):
            card.let_wrap()
        self._lay_out()
        self.back.clicked.connect(self.left)
        self.reference.clicked.connect(self.reference_wanted)
        self.sheet.clicked.connect(self.sheet_wanted)
        self.game.clicked.connect(self.game_wanted)
        self.atlas.clicked.connect(self.atlas_wanted)
        self.easy_pieces.toggled.connect(self.easy_pieces_wanted)
        for part in self.ways.values():
            part.chosen.connect(self.chosen)
            part.restarted.connect(self.refresh)
        self.retranslate()
        self.use_look(appearance)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self.back)
        head.addStretch(1)
        head.addWidget(self.reference)
        head.addWidget(self.sheet)
        self._body = body = QWidget(self)
        body.setProperty("panel", "window")
        body.setMaximumWidth(px(_WIDEST))
        column = QVBoxLayout(body)
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        column.addWidget(self._title)
        column.addWidget(self._subtitle)
        column.addSpacing(2 * GRID)
        ways = QHBoxLayout()
        ways.setSpacing(4 * GRID)
        for way in self.ways.values():
            ways.addWidget(way, 1)
        column.addLayout(ways)
        column.addSpacing(GRID)
        above = QHBoxLayout()
        above.setSpacing(GRID)
        above.addWidget(self._chapters, 1)
        above.addWidget(self._easy_pieces_label)
        above.addWidget(self.easy_pieces)
        column.addLayout(above)
        column.addSpacing(GRID)
        for part in self.ways.values():
            column.addWidget(part.grid)
        column.addSpacing(2 * GRID)
        after = QHBoxLayout()
        after.setSpacing(2 * GRID)
        after.addWidget(self.game, 1)
        after.addWidget(self.atlas, 1)
        column.addLayout(after)
        column.addStretch(1)
        holder = QWidget(self)
        holder.setProperty("panel", "window")
        middle = QHBoxLayout(holder)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addStretch(1)
        middle.addWidget(body, 100)
        middle.addStretch(1)
        scroll = scrolled(holder, self)
        page = QVBoxLayout(self)
        page.setContentsMargins(2 * GRID, GRID, 2 * GRID, 0)
        page.addLayout(head)
        page.addWidget(scroll, 1)

    def enter(self) -> None:
        """Show what is done by now, and take the keyboard."""
        self._done = False
        self._way = self._progress.way
        self.retranslate()
        self.ways[self._way].card.setFocus()

    def congratulate(self) -> None:
        """The reader has come to the end of a way."""
        self._done = True
        self._way = self._progress.way
        self.retranslate()
        self.game.setFocus()

    def refresh(self) -> None:
        """Count anew."""
        for way, part in self.ways.items():
            part.refresh(hero=not self._done and way is self._way, shown=way is self._way)
        self.game.set_kind("hero" if self._done else "card")
        self._draw_icons()

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours."""
        self._body.setMaximumWidth(px(_WIDEST))
        self._appearance = appearance
        for part in self.ways.values():
            part.use_look(appearance)
        self.refresh()

    def show_easy_pieces(self, *, on: bool) -> None:
        """Show whether the pieces are those for beginners, without telling anyone."""
        with QSignalBlocker(self.easy_pieces):
            self.easy_pieces.setChecked(on)

    def _draw_icons(self) -> None:
        tokens, icons = self._appearance.tokens, self._appearance.icons
        ratio = self.devicePixelRatioF()
        cards = [(part.card, "learn") for part in self.ways.values()]
        for card, name in (*cards, (self.game, "play"), (self.atlas, "library")):
            color = tokens.on_accent if card.property("kind") == "hero" else tokens.accent
            card.set_picture(icons.pixmap(name, ICON_PX, ratio, color))

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.back.setText(self.tr("Back"))
        self.reference.setText(self.tr("Rules reference"))
        self.sheet.setText(self.tr("Rules on one page…"))
        if self._done:
            self._title.setText(self.tr("You know the rules!"))
            self._subtitle.setText(self.tr("From here on, the best teacher is the game itself."))
        else:
            self._title.setText(self.tr("Learn shogi"))
            self._subtitle.setText(
                self.tr("Each step has a small board: you make the move and see what happens.")
            )
        self.game.set_words(
            self.tr("Play your first game"), self.tr("Against the computer at its easiest level")
        )
        self.atlas.set_words(self.tr("Openings and castles"), self.tr("Their ideas, first moves and traps"))
        self._chapters.setText(self.tr("Chapters"))
        self._easy_pieces_label.setText(self.tr("Pieces that show their moves"))
        self.easy_pieces.setAccessibleName(self.tr("Pieces that show their moves"))
        for part in self.ways.values():
            part.retranslate()
        self.refresh()


class _WayPart(QWidget):
    """One way: a card to begin or go on, and how much of it is done; its chapters are shown elsewhere.

    :ivar chapters: the card of each chapter, by its id. :ivar grid: what holds them.
    """

    chosen = Signal(object, object)
    restarted = Signal()

    def __init__(self, way: Way, progress: Progress, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._way = way
        self._progress = progress
        self.card = CardButton("", "", parent=self)
        self.card.let_wrap()
        self.card.clicked.connect(lambda: self.chosen.emit(way, progress.place(way)))
        self._bar = ProgressBar(self)
        self._bar.setTextVisible(False)
        self._count = Label(self)
        self._count.setProperty("role", "small")
        self.restart = QPushButton(self)
        self.restart.setProperty("kind", "quiet")
        self.restart.setProperty("tight", "yes")
        self.restart.clicked.connect(self._restart)
        # The two ways stand side by side, their cards equally high, whether or not one is begun.
        place = self.restart.sizePolicy()
        place.setRetainSizeWhenHidden(True)
        self.restart.setSizePolicy(place)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        # The other way's text may have more lines.
        self.card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        column.addWidget(self.card, 1)
        column.addSpacing(GRID)
        column.addWidget(self._bar)
        under = QHBoxLayout()
        under.addWidget(self._count)
        under.addStretch(1)
        under.addWidget(self.restart)
        column.addLayout(under)
        self.grid = QWidget(parent)
        cards = WrapRow(self.grid, even=True)
        cards.setSpacing(2 * GRID)
        self.chapters: dict[str, ChapterCard] = {}
        for chapter in CHAPTERS:
            if chapter.steps_of(way):
                card = ChapterCard(chapter, appearance, self.grid)
                card.clicked.connect(lambda _=False, chapter=chapter: self._open(chapter))
                self.chapters[chapter.id] = card
                cards.addWidget(card)

    def _open(self, chapter: Chapter) -> None:
        steps = chapter.steps_of(self._way)
        first: Step = next((step for step in steps if not self._progress.is_done(step)), steps[0])
        self.chosen.emit(self._way, first)

    def _restart(self) -> None:
        self._progress.restart(self._way)
        self.restarted.emit()
        self.card.setFocus()

    def refresh(self, *, hero: bool, shown: bool) -> None:
        """Count anew. :param hero: it is the way to go on with. :param shown: its chapters are."""
        done, count = self._progress.count(self._way)
        started = self._progress.started(self._way)
        self._bar.setRange(0, count)
        self._bar.setValue(done)
        self._count.setText(self.tr("{done} of {count} steps done").format(done=done, count=count))
        self.restart.setVisible(started)
        self.grid.setVisible(shown)
        title = texts.way_title(self._way)
        self.card.set_kind("hero" if hero else "card")
        if started:
            chapter = next(
                chapter for chapter in CHAPTERS if self._progress.place(self._way) in chapter.steps
            )
            text = self.tr("Continue: {chapter}").format(chapter=texts.chapter_title(chapter))
            self.card.set_words(title, text)
        else:
            self.card.set_words(title, texts.way_text(self._way))
        for card in self.chapters.values():
            card.show_count(*self._progress.count(self._way, card.chapter))

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        for card in self.chapters.values():
            card.use_look(appearance)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.restart.setText(self.tr("Start again"))
        for card in self.chapters.values():
            card.retranslate()
