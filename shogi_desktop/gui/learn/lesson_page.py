"""One step of the course: the board at the left, what is told, asked and answered at the right.

What is right is for `app.learn.judge` to say; this page shows it, and moves on.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.learn import texts
from shogi_desktop.app.learn.course import chapter_of, steps_of
from shogi_desktop.app.learn.judge import RIGHT, Answer, Trial, Verdict, origin_of
from shogi_desktop.app.learn.progress import Progress
from shogi_desktop.app.learn.steps import LEARNER, Collect, Find, Step, Way
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.game import NO_ANNOTATIONS, Annotations, Arrow, Attempt, Circle, InHand, MarkColor
from shogi_desktop.gui.board import AnyMoves, BoardScene
from shogi_desktop.gui.learn.lesson_board import LessonBoard
from shogi_desktop.gui.learn.movement_view import MovementView
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.style import panel_width
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.feedback import Feedback
from shogi_desktop.gui.widgets.notice_bar import give_way
from shogi_desktop.gui.widgets.page_keys import page_key
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.progress_bar import ProgressBar
from shogi_desktop.gui.widgets.reading import ReadingText
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.gui.widgets.scrolled import scrolled
from shogi_desktop.gui.widgets.sign_buttons import back_button
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.style import parse_typed_move
from shogi_desktop.rules import (
    Drop,
    Move,
    MoveTextError,
    Position,
    Square,
    Transition,
    parse_usi_move,
)

_PANEL_WIDTH = 400
_PANEL_SHARE = 48
"""The part of the page, in hundredths, that the panel takes where text is large."""
_REPLY_MS = 600
"""The opponent's answer comes after a breath, so that the reader sees the own move first."""


class LessonPage(QWidget):
    """A reader at a step, with buttons for help and for the way.

    :ivar left: the reader wants back to the contents.
    :ivar finished: the last step of the way is behind the reader.
    :ivar board: the board. :ivar trial: the step as it stands.
    """

    left = Signal()
    finished = Signal()

    def __init__(self, progress: Progress, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = progress
        self._appearance = appearance
        self._way = Way.NOTHING
        self._circles: Annotations = NO_ANNOTATIONS
        self.trial = Trial(steps_of(self._way)[0])
        self.scene = BoardScene(appearance.theme, appearance.piece_set, self)
        self._piece_tips = True
        self.board = LessonBoard(self.scene, self)
        self._waiting: Position | None = None
        self._answer_last: Move | None = None
        self._reply = QTimer(self)
        self._reply.setSingleShot(True)
        self._reply.setInterval(_REPLY_MS)
        self._reply.timeout.connect(self._show_reply)
        self._reply_move: Transition | None = None
        self._diagrams: list[MovementView] = []
        self._make_widgets()
        self._lay_out()
        self._connect()
        self.retranslate()

    # --- building -----------------------------------------------------------------------------------------

    def _make_widgets(self) -> None:
        self.contents = back_button(self)
        self._chapter = Label(self)
        self._chapter.setProperty("role", "heading")
        self._chapter.setWordWrap(True)
        self._count = Label(self)
        self._count.setProperty("role", "small")
        self._bar = ProgressBar(self)
        self._bar.setTextVisible(False)
        self._tell = ReadingText(self)
        self._task = ReadingText(self)
        self._task.setProperty("task", "yes")
        self.feedback = Feedback(self, ReadingText())
        self.hint = QPushButton(self)
        self.show_me = QPushButton(self)
        self.again = QPushButton(self)
        self.back = QPushButton(self)
        self.next = QPushButton(self)
        for button in (self.hint, self.show_me, self.again):
            button.setProperty("tight", "yes")

    def _lay_out(self) -> None:
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 2, 0)
        column.setSpacing(12)
        column.addWidget(self._tell)
        column.addWidget(self._task)
        column.addWidget(self.feedback)
        self._diagram_grid = QGridLayout()
        self._diagram_grid.setSpacing(2 * GRID)
        column.addLayout(self._diagram_grid)
        column.addStretch(1)
        body.setProperty("panel", "window")
        self._scroll = scrolled(body, self)
        helps, ways = QHBoxLayout(), QHBoxLayout()
        helps.setSpacing(GRID)
        ways.setSpacing(GRID)
        for button in (self.hint, self.show_me, self.again):
            helps.addWidget(button, 1)
        ways.addWidget(self.back, 1)
        ways.addWidget(self.next, 2)
        self._rows = (helps, ways)
        self._side = side = QWidget(self)
        give_way(side)
        panel = QVBoxLayout(side)
        panel.setContentsMargins(0, GRID, 2 * GRID, 2 * GRID)
        panel.setSpacing(GRID)
        head = QHBoxLayout()
        head.addWidget(self.contents)
        head.addStretch(1)
        head.addWidget(self._count)
        panel.addLayout(head)
        panel.addWidget(self._chapter)
        panel.addWidget(self._bar)
        panel.addSpacing(4)
        panel.addWidget(self._scroll, 1)
        panel.addLayout(helps)
        panel.addLayout(ways)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.board, 1)
        row.addWidget(side)

    def _connect(self) -> None:
        self.scene.attempted.connect(self._attempt)
        self.board.square_chosen.connect(self._choose)
        self.board.text_entered.connect(self._type)
        self.contents.clicked.connect(self.left)
        self.hint.clicked.connect(self._hint)
        self.show_me.clicked.connect(self._show_me)
        self.again.clicked.connect(self.restart)
        self.back.clicked.connect(lambda: self._go(-1))
        self.next.clicked.connect(lambda: self._go(1))
        for keys, button in (("Alt+Left", self.back), ("Alt+Right", self.next), ("Escape", self.contents)):
            page_key(self, keys, button.click)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.contents.setText(self.tr("Contents"))
        self.hint.setText(self.tr("H&int"))
        self.show_me.setText(self.tr("&Show me"))
        self.again.setText(self.tr("Start &over"))
        self.back.setText(self.tr("&Back"))
        self.next.setText(self.tr("&Next"))
        self._fit()
        for view in self._diagrams:
            view.retranslate()
        self.next.setToolTip(tip(QKeySequence("Alt+Right").toString(QKeySequence.SequenceFormat.NativeText)))
        self.back.setToolTip(tip(QKeySequence("Alt+Left").toString(QKeySequence.SequenceFormat.NativeText)))
        self._show_words()
        # What was said stands in the language before.
        right = texts.right(self.step) if self.trial.done and self.feedback.text() else ""
        self.feedback.say(right, "surface")

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces, and the size of text in force."""
        self._appearance = appearance
        self._fit()
        self.scene.set_theme(appearance.theme)
        self.scene.set_piece_set(appearance.piece_set)
        for view in self._diagrams:
            view.use_look(appearance)

    def _fit(self) -> None:
        """Leave the board its part of the page."""
        buttons = max(row.minimumSize().width() for row in self._rows) + 2 * GRID
        self._side.setFixedWidth(panel_width(_PANEL_WIDTH, self.width(), _PANEL_SHARE, buttons))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # --- the way ------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        """The step shown."""
        return self.trial.step

    def open(self, way: Way, step: Step) -> None:
        """Show `step` of that way."""
        self._way = way
        self.trial = Trial(step)
        self._progress.look_at(way, step)
        self._begin()

    def restart(self) -> None:
        """Put the step up again as it was."""
        self.open(self._way, self.step)

    def _go(self, steps: int) -> None:
        way = steps_of(self._way)
        index = way.index(self.step) + steps
        if index == len(way):
            self.finished.emit()
        elif index >= 0:
            self.open(self._way, way[index])

    def _begin(self) -> None:
        self._reply.stop()
        self._waiting = None
        self._answer_last = None
        self._circles = NO_ANNOTATIONS
        theirs = self.trial.position.hand(LEARNER.opponent)
        self.scene.show_far_stand(shown=bool(theirs) or self.step.is_answered)
        self._show_position()
        self.feedback.say("")
        self._show_words()
        self._show_diagrams()
        self._scroll.verticalScrollBar().setValue(0)
        self.take_focus()
        say(self, sentences(self._tell.text(), self._task.text()))

    def take_focus(self) -> None:
        """Give the keyboard to what is to be done."""
        if self.trial.done:
            self.next.setFocus()
        else:
            self.board.setFocus()

    def _show_words(self) -> None:
        way = steps_of(self._way)
        number = way.index(self.step) + 1 if self.step in way else 1
        self._chapter.setText(texts.chapter_title(chapter_of(self.step)))
        self._count.setText(self.tr("{number} of {count}").format(number=number, count=len(way)))
        self._bar.setRange(0, len(way))
        self._bar.setValue(number)
        self._tell.setText(texts.tell(self.step))
        self._task.setText(texts.task(self.step))
        self.board.setAccessibleDescription(self._task.text())
        self._refresh_buttons()

    def _refresh_buttons(self) -> None:
        waiting = self._waiting is not None
        self.back.setEnabled(self.step is not steps_of(self._way)[0])
        for button in (self.hint, self.show_me):
            button.setEnabled(not self.trial.done and not waiting)
        mark(self.next, kind="primary" if self.trial.done else "")

    def _show_diagrams(self) -> None:
        for view in self._diagrams:
            self._diagram_grid.removeWidget(view)
            view.hide()
            view.deleteLater()
        variant = self.step.variant
        self._diagrams = [
            MovementView(variant.kind(name), variant, self._appearance, self) for name in self.step.diagrams
        ]
        for place, view in enumerate(self._diagrams):
            self._diagram_grid.addWidget(view, *divmod(place, 2), Qt.AlignmentFlag.AlignLeft)
        self._diagram_grid.setColumnStretch(2, 1)

    # --- answers ------------------------------------------------------------------------------------------

    def _attempt(self, attempt: Attempt) -> None:
        self._take_move(attempt.move, as_promoted=attempt.as_promoted)

    def _type(self, text: str) -> None:
        """A move typed: in USI even one the rules forbid, so that it is said why."""
        try:
            move = parse_usi_move(text, self.step.variant)
        except MoveTextError:
            try:
                move = parse_typed_move(text, self.trial.position)
            except NotationError:
                self.feedback.say(
                    self.tr("“{text}” is not a possible move here.").format(text=text), "notice"
                )
                return
        self._take_move(move)

    def _take_move(self, move: Move, *, as_promoted: bool = False) -> None:
        if self.trial.asks_squares or self.trial.done or self._waiting is not None:
            return
        before = self.trial.position
        self._judged(self.trial.play(move, as_promoted=as_promoted), before)

    def _choose(self, square: Square) -> None:
        if self.trial.done:
            return
        before = self.trial.position
        verdict = self.trial.choose(square)
        if verdict.answer in RIGHT:
            circle = Circle(square)
            if circle not in self._circles.marks:
                self._circles = self._circles.toggled(circle)
            self.scene.set_annotations(self._circles)
        self._judged(verdict, before)

    def _judged(self, verdict: Verdict, before: Position) -> None:
        """Show what came of an answer, and say it."""
        if verdict.played:
            self._show_moves(verdict.played, before)
        text = texts.response(self.trial, verdict)
        if verdict.answer in RIGHT:
            self.feedback.say(text, "surface")
        else:
            self.feedback.say(text, "hint" if verdict.answer in {Answer.FREE, Answer.KNOWN} else "notice")
        self._refresh_buttons()
        if self.trial.done:
            if not self.trial.shown:
                self._progress.finish(self.step)
            self.next.setFocus()

    def _show_moves(self, played: tuple[Transition, ...], before: Position) -> None:
        self._circles = NO_ANNOTATIONS
        first = played[0]
        after = before.copy()
        after.play(first.move)
        if len(played) == 1:
            self._answer_last = first.move
            self._show_position(first)
        else:
            self._waiting, self._reply_move = after, played[1]
            self.scene.set_move_source(None)
            self._show(after, first.move, first)
            if self.scene.reduced_motion:
                self._show_reply()
            else:
                self._reply.start()

    def _show_reply(self) -> None:
        reply, self._waiting = self._reply_move, None
        if reply is not None:
            self._answer_last = reply.move
            self._show_position(reply)
        self._refresh_buttons()

    def _show_position(self, animate: Transition | None = None) -> None:
        """The trial's position; a piece may be touched as long as there is something to do."""
        position, task = self.trial.position, self.step.task
        playing = not self.trial.done and not isinstance(task, Find)
        self.board.choosing = isinstance(task, Find)
        # Which piece is which may be what is asked.
        self.board.piece_tips = self._piece_tips and not self.board.choosing
        self._show(position, self._answer_last, animate)
        self.scene.set_move_source(AnyMoves(position, (LEARNER,)) if playing else None)
        self.scene.set_annotations(self._circles)

    def use_manner(self, *, still: bool, piece_tips: bool) -> None:
        """Whether pieces are at their places at once, and tell what they are when the mouse rests on them."""
        self.scene.reduced_motion = still
        self._piece_tips = piece_tips
        self.board.piece_tips = piece_tips and not self.board.choosing

    def _show(self, position: Position, last: Move | None, animate: Transition | None) -> None:
        check = position.king(position.turn) if position.is_check() else None
        self.scene.show_position(position, flipped=False, last_move=last, check=check, animate=animate)

    # --- help ---------------------------------------------------------------------------------------------

    def _hint(self) -> None:
        """Point at the piece, or at a square; a second hint adds where it goes."""
        square = self.trial.next_square()
        if square is not None:
            self.scene.set_annotations(self._circles.toggled(Circle(square, MarkColor.BLUE)))
            self.feedback.say(self.tr("Look at the marked square."))
            return
        move = self.trial.next_move()
        if move is None:
            return
        origin = origin_of(move)
        if isinstance(move, Drop):
            arrow = Arrow(InHand(LEARNER, move.kind.symbol), move.target, MarkColor.BLUE)
            self.scene.set_annotations(Annotations(marks=(arrow,)))
            text = self.tr("Pick up the piece on your stand, at the lower right, and put it there.")
            self.feedback.say(text)
        elif origin is not None:
            self.scene.set_annotations(Annotations(marks=(Circle(origin, MarkColor.BLUE),)))
            if isinstance(self.step.task, Collect):
                arrow = Arrow(origin, move.target, MarkColor.BLUE)
                self.scene.set_annotations(Annotations(marks=(arrow,)))
            self.feedback.say(self.tr("The marked piece can do it."))
        self.board.setFocus()

    def _show_me(self) -> None:
        """Do the next move, or find the next square, for the reader."""
        self.trial.shown = True
        square = self.trial.next_square()
        if square is not None:
            self._choose(square)
            return
        move = self.trial.next_move()
        if move is not None:
            self._take_move(move)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing goes on while nobody looks, and the place is kept."""
        self._progress.flush()
        if self._waiting is not None:
            self._reply.stop()
            self._show_reply()
        super().hideEvent(event)
