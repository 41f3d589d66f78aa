"""The page of the course: its contents, and the lesson that is open."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from shogi_desktop.app.learn.progress import Progress
from shogi_desktop.app.learn.steps import Step, Way
from shogi_desktop.gui.learn.contents_page import ContentsPage
from shogi_desktop.gui.learn.lesson_page import LessonPage
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.rules import STANDARD, Variant


class LearnPage(QWidget):
    """Contents and lesson, one at a time.

    :ivar contents: the contents.
    """

    left = Signal()
    reference_wanted = Signal()
    sheet_wanted = Signal()
    game_wanted = Signal()
    atlas_wanted = Signal()
    easy_pieces_wanted = Signal(bool)

    def __init__(self, progress: Progress, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._progress, self._appearance = progress, appearance
        self._still = False
        self._piece_tips = True
        self.contents = ContentsPage(progress, appearance, self)
        self._lesson: LessonPage | None = None
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.contents)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.setAccessibleName(self.tr("Learn shogi"))
        self.contents.chosen.connect(self.open)
        self.contents.left.connect(self.left)
        self.contents.reference_wanted.connect(self.reference_wanted)
        self.contents.sheet_wanted.connect(self.sheet_wanted)
        self.contents.game_wanted.connect(self.game_wanted)
        self.contents.atlas_wanted.connect(self.atlas_wanted)
        self.contents.easy_pieces_wanted.connect(self.easy_pieces_wanted)

    @property
    def lesson(self) -> LessonPage:
        """The lesson, made when it is first asked for: the contents are sooner on the screen."""
        if self._lesson is None:
            self._lesson = LessonPage(self._progress, self._appearance, self)
            self._lesson.use_manner(still=self._still, piece_tips=self._piece_tips)
            self._lesson.left.connect(self.show_contents)
            self._lesson.finished.connect(self._finish)
            self._stack.addWidget(self._lesson)
        return self._lesson

    @property
    def in_lesson(self) -> bool:
        """Whether a lesson is open."""
        return self._stack.currentWidget() is not self.contents

    @property
    def variant(self) -> Variant:
        """The game of the lesson."""
        return self.lesson.step.variant if self.in_lesson else STANDARD

    def use_manner(self, *, still: bool, piece_tips: bool) -> None:
        """Whether pieces are at their places at once, and tell what they are when the mouse rests on them."""
        self._still, self._piece_tips = still, piece_tips
        if self._lesson is not None:
            self._lesson.use_manner(still=still, piece_tips=piece_tips)

    def enter(self) -> None:
        """Take the keyboard."""
        if self.in_lesson:
            self.lesson.take_focus()
        else:
            self.contents.enter()

    def open(self, way: Way, step: Step) -> None:
        """Open a lesson."""
        self._stack.setCurrentWidget(self.lesson)
        self.lesson.open(way, step)

    def show_contents(self) -> None:
        """Put the lesson away."""
        self._stack.setCurrentWidget(self.contents)
        self.contents.enter()

    def _finish(self) -> None:
        self._stack.setCurrentWidget(self.contents)
        self.contents.congratulate()

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        self._appearance = appearance
        self.contents.use_look(appearance)
        if self._lesson is not None:
            self._lesson.use_look(appearance)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setAccessibleName(self.tr("Learn shogi"))
        self.contents.retranslate()
        if self._lesson is not None:
            self._lesson.retranslate()
