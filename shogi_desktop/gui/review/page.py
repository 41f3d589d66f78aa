"""The page of a review: the board at the left, the summary or an exercise at the right.

What is found is `app.analysis`'s affair; this page shows it and hands on what is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
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
from shogi_desktop.app.words.reasons import Write
from shogi_desktop.app.words.review import fault_text, numbered_move
from shogi_desktop.game import NO_ANNOTATIONS, Annotations, Circle, MarkColor, Record
from shogi_desktop.game.annotations import arrow_of
from shogi_desktop.gui.analysis.graph_view import GraphView
from shogi_desktop.gui.board import BoardScene, BoardView, PositionMoves
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.review.practice_panel import PracticePanel
from shogi_desktop.gui.review.summary import Summary
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.wrap_row import WrapRow
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.style import parse_typed_move
from shogi_desktop.rules import Color, Drop, Move, MoveTextError, Position

_PANEL_WIDTH = 440


class ReviewPage(QWidget):
    """Shows how far the search is, then what came of it.

    `left`: back to the board. `cancelled`: stop the search. `place_wanted`: show a move on the board itself.
    `report_wanted`: write the review into a file.
    `tried`: a move in an exercise, with the fault it stands for.
    """

    left = Signal()
    cancelled = Signal()
    place_wanted = Signal(object)
    report_wanted = Signal()
    tried = Signal(object, object)

    def __init__(self, appearance: Appearance, write: Write, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self._appearance = appearance
        self._write = write
        self.scene = BoardScene(appearance.theme, appearance.piece_set, self)
        self.board = BoardView(self.scene, self)
        self.summary = Summary(write, self)
        self.practice_panel = PracticePanel(write, self)
        self.graph = GraphView(self._describe, self)
        self.graph.hide()
        self.practice: Practice | None = None
        self.review: Review | None = None
        self._record: Record | None = None
        self._shown: JudgedMove | None = None
        self._thresholds = STRICT
        self._flipped = False
        self._make_progress()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _make_progress(self) -> None:
        self._progress = QWidget(self)
        self.told = Label(self._progress)
        self.told.setWordWrap(True)
        self.bar = QProgressBar(self._progress)
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
        self.back = QPushButton(self)
        self.back.setProperty("kind", "quiet")
        self.place = QPushButton(self)
        self.place.setProperty("kind", "quiet")
        self.report = QPushButton(self)
        self.report.setProperty("kind", "quiet")
        self._title = Label(self)
        self._title.setProperty("role", "title")
        self._stack = QStackedWidget(self)
        for widget in (self._progress, self.summary, self.practice_panel):
            self._stack.addWidget(widget)
        self._side = side = QWidget(self)
        side.setFixedWidth(px(_PANEL_WIDTH))
        panel = QVBoxLayout(side)
        panel.setContentsMargins(0, GRID, 2 * GRID, 2 * GRID)
        panel.setSpacing(GRID)
        head = WrapRow()
        for button in (self.back, self.place, self.report):
            head.addWidget(button)
        panel.addLayout(head)
        panel.addWidget(self._title)
        panel.addSpacing(4)
        panel.addWidget(self._stack, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, 0, 0)
        row.setSpacing(GRID)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, GRID)
        left.setSpacing(GRID)
        left.addWidget(self.board, 1)
        left.addWidget(self.graph)
        row.addLayout(left, 1)
        row.addWidget(side)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.cancel.clicked.connect(self.cancelled)
        self.report.clicked.connect(self.report_wanted)
        self.place.clicked.connect(self._want_place)
        self.summary.turned_to.connect(self.show_fault)
        self.summary.practice_wanted.connect(self.begin_practice)
        self.practice_panel.left.connect(self.show_summary)
        self.practice_panel.hint_wanted.connect(self._hint)
        self.practice_panel.show_wanted.connect(self._show_answer)
        self.practice_panel.next_wanted.connect(self._next)
        self.scene.move_requested.connect(self._try)
        self.board.text_entered.connect(self._type)
        self.graph.ply_chosen.connect(self._show_ply)
        shortcut = QShortcut(QKeySequence("Escape"), self)
        shortcut.activated.connect(self.back.click)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.back.setText(self.tr("‹ Board"))
        self.place.setText(self.tr("Show on the board"))
        self.report.setText(self.tr("Save as PDF…"))
        self.cancel.setText(self.tr("Cancel"))
        self._title.setText(self.tr("Review"))
        self.summary.retranslate()
        self.graph.retranslate()
        self.practice_panel.retranslate()

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces, and the size of text in force."""
        self._appearance = appearance
        self._side.setFixedWidth(px(_PANEL_WIDTH))
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
    def flipped(self) -> bool:
        """Whether White sits at the bottom."""
        return self._flipped

    # --- the search ---------------------------------------------------------------------------------------

    def show_progress(self, record: Record, progress: Progress, *, flipped: bool) -> None:
        """The game is being searched."""
        self._flipped = flipped
        if self._stack.currentWidget() is not self._progress:
            self.review = None
            self._show_position(record.position(record.end_path()), None)
            self._stack.setCurrentWidget(self._progress)
        self._set_reviewed(False)
        self.bar.setRange(0, progress.total)
        self.bar.setValue(progress.done)
        text = self.tr("Looking at the moves, the last one first: {done} of {total}.").format(
            done=progress.done, total=progress.total
        )
        if progress.seconds_left is not None:
            seconds = max(1, round(progress.seconds_left))
            text += " " + self.tr("About %n seconds left.", "", seconds)
        self.told.setText(text)

    # --- what came of it ----------------------------------------------------------------------------------

    def show_review(self, review: Review, record: Record, thresholds: Thresholds, *, flipped: bool) -> None:
        """Show what came of it, at the first turning point.

        :param thresholds: by which its moves were judged, and those in exercises are.
        """
        self.review, self._record, self._flipped = review, record, flipped
        self._thresholds = thresholds
        self.summary.show_review(review, record)
        self.graph.show_graph(graph_of(record, record.main_line(), "chance"))
        self.show_summary()
        if review.turning_points:
            self.show_fault(review.turning_points[0])
        else:
            self._show_position(record.position(record.end_path()), None)

    def show_summary(self) -> None:
        """Put the exercises away."""
        self.practice = None
        self.scene.set_move_source(None)
        self._set_reviewed(True)
        self._stack.setCurrentWidget(self.summary)
        if self._shown is not None:
            self.show_fault(self._shown)
        self.back.setFocus()

    def show_fault(self, judged: JudgedMove) -> None:
        """Show the position before a fault, with the move that was played and the better one as arrows."""
        self._shown = judged
        self.graph.show_ply(judged.ply)
        self._show_position(judged.position, judged)
        marks = [arrow_of(judged.move, judged.mover, MarkColor.RED)]
        if judged.best is not None:
            marks.append(arrow_of(judged.best, judged.mover))
        self.scene.set_annotations(Annotations(marks=tuple(marks)))

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
            self._show_position(record.position((0,) * ply), self._shown)

    def _set_reviewed(self, reviewed: bool) -> None:
        """Offer what can be done with a summary; while an exercise is open it would give the answer away."""
        self.place.setVisible(reviewed)
        self.report.setVisible(reviewed)
        self.graph.setVisible(reviewed and bool(self.graph.graph.series))

    def _want_place(self) -> None:
        if self._shown is not None:
            self.place_wanted.emit(self._shown)
        else:
            self.left.emit()

    # --- learning from mistakes ---------------------------------------------------------------------------

    def begin_practice(self, color: Color) -> None:
        """Let the player do the faults of a side better."""
        if self.review is None:
            return
        faults: Sequence[JudgedMove] = self.review.faults(color)
        self.practice = Practice(faults, self._thresholds)
        self._flipped = color is Color.WHITE
        self._set_reviewed(False)
        self._stack.setCurrentWidget(self.practice_panel)
        self._open_exercise()

    def take_tried(self, tried: Tried) -> None:
        """Tell what the move that was tried is worth."""
        practice = self.practice
        if practice is None or tried.judged is not practice.exercise:
            return
        right = practice.judge(tried.loss)
        self.practice_panel.tell(tried, right=right)
        if right:
            self.practice_panel.next.setFocus()
        else:
            self._show_exercise()

    def say_failed(self, text: str) -> None:
        """No answer will come."""
        self.practice_panel.say(text, "notice")

    def _open_exercise(self) -> None:
        assert self.practice is not None
        assert self._record is not None
        self.practice_panel.open(self.practice, self._record)
        self._show_exercise()
        self.board.setFocus()

    def _show_exercise(self) -> None:
        assert self.practice is not None
        judged = self.practice.exercise
        self._shown = judged
        self._show_position(judged.position, judged)
        self.scene.set_move_source(PositionMoves(judged.position, (judged.mover,)))

    def _try(self, move: Move) -> None:
        practice = self.practice
        if practice is None or practice.is_done or not practice.exercise.position.is_legal(move):
            return
        position = practice.exercise.position.copy()
        transition = position.play(move)
        self.scene.set_move_source(None)
        check = position.king(position.turn) if position.is_check() else None
        self.scene.set_annotations(NO_ANNOTATIONS)
        self.scene.show_position(
            position, flipped=self._flipped, last_move=move, check=check, animate=transition
        )
        if move == practice.exercise.move:
            practice.judge(practice.exercise.loss)
            self.practice_panel.say(self.tr("That was the move of the game. Try another one."), "notice")
            self._show_exercise()
            return
        self.practice_panel.say_checking()
        self.tried.emit(practice.exercise, move)

    def _type(self, text: str) -> None:
        if self.practice is None:
            return
        position = self.practice.exercise.position
        try:
            move = parse_typed_move(text, position)
        except (NotationError, MoveTextError):
            self.practice_panel.say(self.tr("“{text}” is no move here.").format(text=text), "notice")
            return
        self._try(move)

    def _hint(self) -> None:
        practice = self.practice
        if practice is None or practice.exercise.best is None:
            return
        practice.help()
        best = practice.exercise.best
        if isinstance(best, Drop):
            self.practice_panel.say(self.tr("Look at the pieces in hand."))
        else:
            circle = Circle(best.origin, MarkColor.BLUE)
            self.scene.set_annotations(Annotations(marks=(circle,)))
            self.practice_panel.say(self.tr("The marked piece can do it."))
        self.board.setFocus()

    def _show_answer(self) -> None:
        practice = self.practice
        if practice is None:
            return
        practice.show()
        self.show_fault(practice.exercise)
        self.scene.set_move_source(None)
        self.practice_panel.tell_answer()
        self.practice_panel.next.setFocus()

    def _next(self) -> None:
        practice = self.practice
        if practice is None or practice.is_last:
            self.show_summary()
            return
        practice.next()
        self._open_exercise()

    def _show_position(self, position: Position, judged: JudgedMove | None) -> None:
        before = None if judged is None or judged.node.parent is None else judged.node.parent.move
        check = position.king(position.turn) if position.is_check() else None
        self.scene.set_annotations(NO_ANNOTATIONS)
        self.scene.show_position(position, flipped=self._flipped, last_move=before, check=check)
