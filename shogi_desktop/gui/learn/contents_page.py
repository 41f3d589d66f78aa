"""The contents of the course: its two ways, their chapters, and how much of each is done."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.learn import texts
from shogi_desktop.app.learn.course import CHAPTERS
from shogi_desktop.app.learn.progress import Progress
from shogi_desktop.app.learn.steps import Chapter, Step, Way
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.card_button import ICON_PX, CardButton
from shogi_desktop.gui.widgets.plain import Label

_WIDEST = 1000


class ContentsPage(QWidget):
    """Where the reader chooses a way, goes on with it, or opens a chapter.

    :ivar chosen: a `Way` and a `Step` to open.
    """

    chosen = Signal(object, object)
    left = Signal()
    reference_wanted = Signal()
    sheet_wanted = Signal()
    game_wanted = Signal()

    def __init__(self, progress: Progress, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = progress
        self._appearance = appearance
        self._done = False
        self.back = QPushButton(self)
        self.back.setProperty("kind", "quiet")
        self.reference = QPushButton(self)
        self.sheet = QPushButton(self)
        self._title = Label(self)
        self._title.setProperty("role", "title")
        self._subtitle = Label(self)
        self._subtitle.setProperty("role", "dim")
        self._subtitle.setWordWrap(True)
        self.ways = {way: _WayColumn(way, progress, self) for way in Way}
        self.game = CardButton("", "", parent=self)
        self._lay_out()
        self.back.clicked.connect(self.left)
        self.reference.clicked.connect(self.reference_wanted)
        self.sheet.clicked.connect(self.sheet_wanted)
        self.game.clicked.connect(self.game_wanted)
        for column in self.ways.values():
            column.chosen.connect(self.chosen)
        self.retranslate()
        self.use_look(appearance)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self.back)
        head.addStretch(1)
        head.addWidget(self.reference)
        head.addWidget(self.sheet)
        body = QWidget(self)
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
        column.addSpacing(2 * GRID)
        column.addWidget(self.game)
        column.addStretch(1)
        holder = QWidget(self)
        holder.setProperty("panel", "window")
        middle = QHBoxLayout(holder)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addStretch(1)
        middle.addWidget(body, 100)
        middle.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(holder)
        page = QVBoxLayout(self)
        page.setContentsMargins(2 * GRID, GRID, 2 * GRID, 0)
        page.addLayout(head)
        page.addWidget(scroll, 1)

    def enter(self) -> None:
        """Show what is done by now, and take the keyboard."""
        self._done = False
        self.retranslate()
        self.ways[self._way].card.setFocus()

    @property
    def _way(self) -> Way:
        """The way to go on with; for who has begun none, the one that asks for nothing."""
        return next((way for way in Way if self._progress.started(way)), Way.NOTHING)

    def congratulate(self) -> None:
        """The reader has come to the end of a way."""
        self._done = True
        self.retranslate()
        self.game.setFocus()

    def refresh(self) -> None:
        """Count anew."""
        for way, column in self.ways.items():
            column.refresh(hero=not self._done and way is self._way)
        self.game.set_kind("hero" if self._done else "card")
        self._draw_icons()

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours."""
        self._appearance = appearance
        self.refresh()

    def _draw_icons(self) -> None:
        tokens, icons = self._appearance.tokens, self._appearance.icons
        ratio = self.devicePixelRatioF()
        cards = [(column.card, "learn") for column in self.ways.values()]
        for card, name in (*cards, (self.game, "play")):
            color = tokens.on_accent if card.property("kind") == "hero" else tokens.accent
            card.set_picture(icons.pixmap(name, ICON_PX, ratio, color))

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.back.setText(self.tr("‹ Back"))
        self.reference.setText(self.tr("Rules reference"))
        self.sheet.setText(self.tr("Rules on one page…"))
        if self._done:
            self._title.setText(self.tr("You know the rules!"))
            self._subtitle.setText(self.tr("The best teacher from here on is the game itself."))
        else:
            self._title.setText(self.tr("Learn shogi"))
            self._subtitle.setText(
                self.tr("A small board in every step: you make the move and are told what happened.")
            )
        self.game.set_words(self.tr("Play your first game"), self.tr("Against the computer, at its easiest"))
        for column in self.ways.values():
            column.retranslate()
        self.refresh()


class _WayColumn(QWidget):
    """One way: a card to begin or go on, and its chapters."""

    chosen = Signal(object, object)

    def __init__(self, way: Way, progress: Progress, parent: QWidget) -> None:
        super().__init__(parent)
        self._way = way
        self._progress = progress
        self.card = CardButton("", "", parent=self)
        self.card.let_wrap()
        self.card.clicked.connect(lambda: self.chosen.emit(way, progress.place(way)))
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._count = Label(self)
        self._count.setProperty("role", "small")
        self.restart = QPushButton(self)
        self.restart.setProperty("kind", "quiet")
        self.restart.setProperty("tight", "yes")
        self.restart.clicked.connect(self._restart)
        self.chapters: dict[str, _ChapterButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.card)
        column.addSpacing(GRID)
        column.addWidget(self._bar)
        under = QHBoxLayout()
        under.addWidget(self._count)
        under.addStretch(1)
        under.addWidget(self.restart)
        column.addLayout(under)
        for chapter in CHAPTERS:
            if chapter.steps_of(way):
                button = _ChapterButton(chapter, self)
                button.clicked.connect(lambda _=False, chapter=chapter: self._open(chapter))
                self.chapters[chapter.id] = button
                column.addWidget(button)
        column.addStretch(1)

    def _open(self, chapter: Chapter) -> None:
        steps = chapter.steps_of(self._way)
        first: Step = next((step for step in steps if not self._progress.is_done(step)), steps[0])
        self.chosen.emit(self._way, first)

    def _restart(self) -> None:
        self._progress.restart(self._way)
        page = self.parentWidget()
        while page is not None and not isinstance(page, ContentsPage):
            page = page.parentWidget()
        if page is not None:
            page.refresh()
        self.card.setFocus()

    def refresh(self, *, hero: bool) -> None:
        """Count anew; `hero`: it is the way to go on with."""
        done, count = self._progress.count(self._way)
        started = self._progress.started(self._way)
        self._bar.setRange(0, count)
        self._bar.setValue(done)
        self._count.setText(self.tr("{done} of {count} steps done").format(done=done, count=count))
        self.restart.setVisible(started)
        title = texts.way_title(self._way)
        self.card.set_kind("hero" if hero else "card")
        if started:
            chapter = next(
                chapter for chapter in CHAPTERS if self._progress.place(self._way) in chapter.steps
            )
            text = self.tr("Go on with: {chapter}").format(chapter=texts.chapter_title(chapter))
            self.card.set_words(title, text)
        else:
            self.card.set_words(title, texts.way_text(self._way))
        for chapter in CHAPTERS:
            if chapter.id in self.chapters:
                self.chapters[chapter.id].show_count(*self._progress.count(self._way, chapter))

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.restart.setText(self.tr("Begin anew"))
        for chapter in CHAPTERS:
            if chapter.id in self.chapters:
                self.chapters[chapter.id].set_title(texts.chapter_title(chapter))


class _ChapterButton(QPushButton):
    """A chapter: its name at the left, how much of it is done at the right."""

    def __init__(self, chapter: Chapter, parent: QWidget) -> None:
        super().__init__(parent)
        self.chapter = chapter
        self.setProperty("kind", "quiet")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._title = Label(self)
        self._count = Label(self)
        for label in (self._title, self._count):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        row.addWidget(self._title, 1)
        row.addWidget(self._count)

    def set_title(self, title: str) -> None:
        """Name it."""
        self._title.setText(title)
        self.setAccessibleName(title)

    def show_count(self, done: int, count: int) -> None:
        """Show how many steps are done; all of them get a tick."""
        met = "yes" if done == count else "no"
        self._count.setText(f"✓ {done} / {count}" if met == "yes" else f"{done} / {count}")
        if self._count.property("met") != met:
            mark(self._count, met=met)
        self.setAccessibleDescription(f"{done} / {count}")

    def sizeHint(self) -> QSize:
        """As high as any button, as wide as its words ask."""
        return QSize(self._row.sizeHint().width(), super().sizeHint().height())
