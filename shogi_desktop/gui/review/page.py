"""The page of a review: the board at the left, the summary or an exercise at the right.

What is found is `app.analysis`'s affair; this page shows it and hands on what is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import STRICT, Thresholds
from shogi_desktop.analysis.review import Review
from shogi_desktop.app.analysis.course import graph_of
from shogi_desktop.app.analysis.game_analysis import Progress
from shogi_desktop.app.analysis.practice import Practice
from shogi_desktop.app.analysis.running import Tried
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.games import side_name
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.review import fault_text, numbered_move
from shogi_desktop.game import Record
from shogi_desktop.gui.analysis.graph_view import GraphView
from shogi_desktop.gui.board import BoardScene, BoardView
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import panel_width
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.review.exercises import Exercises, show_fault, show_position
from shogi_desktop.gui.review.practice_panel import PracticePanel
from shogi_desktop.gui.review.summary import Summary
from shogi_desktop.gui.shell.page_part import Page
from shogi_desktop.gui.tasks.slices import NEXT_TURN
from shogi_desktop.gui.widgets.notice_bar import give_way
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.progress_bar import ProgressBar
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.gui.widgets.sign_buttons import back_button
from shogi_desktop.gui.widgets.wrap_row import WrapRow
from shogi_desktop.rules import Color

_PANEL_WIDTH = 440
_PANEL_SHARE = 48
"""The part of the page, in hundredths, that the panel takes where text is large."""


class ReviewPage(Page):
    """Shows how far the search is, then what came of it.

    `left`: back to the board. `cancelled`: stop the search. `place_wanted`: show a move on the board itself.
    `report_wanted`: write the review into a file.
    `tried`: a move in an exercise, with the fault it stands for. `practised`: the exercises are done; carries
    the faults that were not done better at once. `keep_wanted`: keep these faults for practice.
    """

    left = Signal()
    cancelled = Signal()
    place_wanted = Signal(object)
    report_wanted = Signal()
    tried = Signal(object, object)
    practised = Signal(object)
    keep_wanted = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        write: Write,
        is_kept: Callable[[JudgedMove], bool] = lambda _: False,
        parent: QWidget | None = None,
    ) -> None:
        """:param is_kept: whether a fault is kept for practice."""
        super().__init__(parent)
        self._is_kept = is_kept
        self.setProperty("panel", "window")
        self._appearance = appearance
        self._write = write
        self.scene = BoardScene(appearance.theme, appearance.piece_set, self)
        self.board = BoardView(self.scene, self)
        self.summary = Summary(write, self)
        self.practice_panel = PracticePanel(write, self)
        self.graph = GraphView(self._describe, self)
        self.graph.hide()
        self.exercises = Exercises(self.scene, self.board, self.practice_panel, self)
        self.review: Review | None = None
        self._record: Record | None = None
        self._shown: JudgedMove | None = None
        self._thresholds = STRICT
        self._flipped = self._seat = False
        self._make_progress()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _make_progress(self) -> None:
        self._progress = QWidget(self)
        self.told = Label(self._progress)
        self.told.setWordWrap(True)
        self.bar = ProgressBar(self._progress)
        self.bar.setTextVisible(False)
        self.cancel = QPushButton(self._progress)
        column = QVBoxLayout(self._progress)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.told)
        column.addWidget(self.bar)
        column.addWidget(self.cancel)
        column.addStretch(1)

    def _lay_out(self) -> None:
        self.back = back_button(self)
        self.learn_own, self.learn_other = QPushButton(self), QPushButton(self)
        self.learn_own.setProperty("kind", "primary")
        self.keep = QPushButton(self)
        self.place = QPushButton(self)
        self.report = QPushButton(self)
        self._title = Label(self)
        self._title.setProperty("role", "title")
        self._stack = QStackedWidget(self)
        for widget in (self._progress, self.summary, self.practice_panel):
            self._stack.addWidget(widget)
        self._side = side = QWidget(self)
        give_way(side)
        panel = QVBoxLayout(side)
        panel.setContentsMargins(0, GRID, 2 * GRID, 2 * GRID)
        panel.setSpacing(GRID)
        panel.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        panel.addWidget(self._title)
        panel.addSpacing(4)
        panel.addWidget(self._stack, 1)
        panel.addWidget(self.learn_own)
        foot = WrapRow()
        for button in (self.learn_other, self.keep, self.place, self.report):
            foot.addWidget(button)
        panel.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, 0, 0)
        row.setSpacing(GRID)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, GRID)
        left.setSpacing(GRID)
        left.addWidget(self.board, 1)
        below = QHBoxLayout()
        # In line with the stands, which have a margin within the view.
        below.setContentsMargins(GRID, 0, GRID, GRID)
        below.addWidget(self.graph)
        left.addLayout(below)
        row.addLayout(left, 1)
        row.addWidget(side)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.cancel.clicked.connect(self.cancelled)
        self.report.clicked.connect(self.report_wanted)
        self.place.clicked.connect(self._want_place)
        self.summary.turned_to.connect(self.show_fault)
        self.learn_own.clicked.connect(lambda: self.begin_practice(self._near))
        self.learn_other.clicked.connect(lambda: self.begin_practice(self._near.opponent))
        self.practice_panel.left.connect(self.show_summary)
        self.exercises.tried.connect(self.tried)
        self.exercises.ended.connect(self._end_practice)
        self.keep.clicked.connect(self._want_kept)
        self.graph.ply_chosen.connect(self._show_ply)
        shortcut = QShortcut(QKeySequence("Escape"), self)
        shortcut.activated.connect(self.back.click)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.back.setText(self.tr("Board"))
        self.place.setText(self.tr("Show on the board"))
        self.report.setText(self.tr("Save as PDF…"))
        self.cancel.setText(self.tr("Cancel"))
        self._title.setText(self.tr("Review"))
        self.setAccessibleName(self._title.text())
        self.show_kept()
        self._offer_learning(reviewed=not self.place.isHidden())
        self.summary.retranslate()
        self.graph.retranslate()
        self.practice_panel.retranslate()

    def _fit(self) -> None:
        """Leave the board its part of the page."""
        self._side.setFixedWidth(panel_width(_PANEL_WIDTH, self.width(), _PANEL_SHARE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces, and the size of text in force."""
        self._appearance = appearance
        self.graph.fit(low=False)
        self._fit()
        self.scene.set_theme(appearance.theme)
        self.scene.set_piece_set(appearance.piece_set)

    def set_writer(self, write: Write) -> None:
        """Write moves in another notation."""
        self._write = write
        self.summary.set_writer(write)
        self.practice_panel.set_writer(write)

    def use_manner(self, *, still: bool) -> None:
        """Whether pieces are at their places at once."""
        self.scene.reduced_motion = still

    @property
    def judged_by(self) -> Thresholds:
        """By which the moves of the review were judged."""
        return self._thresholds

    @property
    def flipped(self) -> bool:
        """Whether White sits at the bottom."""
        return self._flipped

    # --- the search ---------------------------------------------------------------------------------------

    def show_progress(self, record: Record, progress: Progress, *, flipped: bool) -> None:
        """The game is being searched."""
        self._flipped = self._seat = flipped
        if self._record is not record or self._stack.currentWidget() is not self._progress:
            self.review, self._record, self._shown = None, record, None
            self.exercises.end()
            show_position(self.scene, record.position(record.end_path()), None, flipped=flipped)
            self._stack.setCurrentWidget(self._progress)
        self._set_reviewed(False)
        self.bar.setRange(0, progress.total)
        self.bar.setValue(progress.done)
        text = self.tr("Looking at the moves, the last one first: {done} of {total}.").format(
            done=progress.done, total=progress.total
        )
        if progress.seconds_left is not None:
            seconds = max(1, round(progress.seconds_left))
            text = sentences(text, self.tr("About %n seconds left.", "", seconds))
        self.told.setText(text)

    # --- what came of it ----------------------------------------------------------------------------------

    def showing(
        self, review: Review, record: Record, thresholds: Thresholds, *, flipped: bool
    ) -> Iterator[object]:
        """Show what came of it, at the first turning point, with rests: in some turns of the event loop.

        :param thresholds: by which its moves were judged, and those in exercises are.
        """
        yield from self.summary.showing(review, record)
        self.graph.show_graph(graph_of(record, record.main_line(), "chance", judged=lambda *_: review.moves))
        yield NEXT_TURN
        self.review, self._record, self._shown = review, record, None
        self._flipped = self._seat = flipped
        self._thresholds = thresholds
        self.show_summary()
        yield NEXT_TURN
        if review.turning_points:
            self.show_fault(review.turning_points[0])
        else:
            show_position(self.scene, record.position(record.end_path()), None, flipped=flipped)
        say(self, self.summary.spoken())

    def show_summary(self) -> None:
        """Put the exercises away."""
        self.exercises.end()
        self._flipped = self._seat
        self._set_reviewed(True)
        self._stack.setCurrentWidget(self.summary)
        if self._shown is not None:
            self.show_fault(self._shown)
        self.back.setFocus()

    def show_fault(self, judged: JudgedMove) -> None:
        """Show the position before a fault, with the move that was played and the better one as arrows."""
        self._shown = judged
        self.graph.show_ply(judged.ply)
        show_fault(self.scene, judged, flipped=self._flipped)
        self.show_kept()

    def _describe(self, ply: int) -> str:
        """The move that led there, and what it is called where it was a fault."""
        judged = self._judged_at(ply)
        if judged is None:
            return ""
        return (fault_text if judged.judgement.is_fault else numbered_move)(judged, self._write)

    def _judged_at(self, ply: int) -> JudgedMove | None:
        moves = () if self.review is None else self.review.moves
        return next((judged for judged in moves if judged.ply == ply), None)

    def _show_ply(self, ply: int) -> None:
        """Show what the graph was clicked at: a fault with both moves, or the position after the move."""
        judged, record = self._judged_at(ply), self._record
        if judged is not None and judged.judgement.is_fault:
            self.show_fault(judged)
        elif record is not None and ply <= len(record.main_line()):
            self._shown = self._judged_at(ply + 1)
            self.graph.show_ply(ply)
            show_position(self.scene, record.position((0,) * ply), self._shown, flipped=self._flipped)
            self.show_kept()

    def _set_reviewed(self, reviewed: bool) -> None:
        """Offer what can be done with a summary; while an exercise is open it would give the answer away."""
        self.place.setVisible(reviewed)
        self.report.setVisible(reviewed)
        self._offer_learning(reviewed=reviewed)
        self.graph.setVisible(reviewed and bool(self.graph.graph.series))
        self.show_kept()

    def _want_place(self) -> None:
        if self._shown is not None:
            self.place_wanted.emit(self._shown)
        else:
            self.left.emit()

    # --- learning from mistakes ---------------------------------------------------------------------------

    @property
    def practice(self) -> Practice | None:
        """The exercises under way; None while the summary is shown."""
        return self.exercises.practice

    @property
    def _near(self) -> Color:
        """The side at the bottom: the player's own."""
        return Color.WHITE if self._seat else Color.BLACK

    @property
    def learn(self) -> dict[Color, QPushButton]:
        """The buttons to learn from the mistakes of a side, by side."""
        return {self._near: self.learn_own, self._near.opponent: self.learn_other}

    def _offer_learning(self, *, reviewed: bool) -> None:
        review, record = self.review, self._record
        for color, button in self.learn.items():
            faults = review.faults(color) if reviewed and review is not None else ()
            button.setVisible(bool(faults))
            if faults and record is not None:
                text = self.tr("Learn from %n mistakes by {side}", "", len(faults))
                button.setText(text.format(side=side_name(color, handicap=record.is_handicap)))

    def begin_practice(self, color: Color) -> None:
        """Let the player do the faults of a side better."""
        review, record = self.review, self._record
        if review is None or record is None:
            return
        self._flipped = color is Color.WHITE
        self._stack.setCurrentWidget(self.practice_panel)
        self.exercises.begin(Practice(review.faults(color), self._thresholds), lambda _: record)
        self._set_reviewed(False)

    def take_tried(self, tried: Tried) -> None:
        """Tell what the move that was tried is worth."""
        self.exercises.take_tried(tried)

    def say_failed(self, text: Sentence) -> None:
        """No answer will come."""
        self.exercises.say_failed(text)

    def _end_practice(self) -> None:
        """Behind the last exercise: what was not found at once can be kept."""
        practice = self.practice
        if practice is not None:
            self._shown = practice.exercise
            self.practised.emit(practice.missed)
        self.show_summary()

    # --- keeping for practice -----------------------------------------------------------------------------

    def show_kept(self) -> None:
        """Say whether the fault that is shown is kept for practice."""
        judged = self._shown
        offered = judged is not None and judged.judgement.is_fault and self.review is not None
        self.keep.setVisible(offered and self.practice is None)
        kept = offered and judged is not None and self._is_kept(judged)
        self.keep.setEnabled(not kept)
        self.keep.setText(self.tr("Kept for practice") if kept else self.tr("Keep for practice"))

    def _want_kept(self) -> None:
        if self._shown is not None:
            self.keep_wanted.emit([self._shown])
