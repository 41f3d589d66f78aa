"""Exercises on a board: the position before each mistake, moves tried, hints, answers. For whichever page
has one.

What a tried move is worth is asked for by `tried` and told to `take_tried`; nothing is judged here.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.app.analysis.practice import Practice
from shogi_desktop.app.analysis.running import Tried
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.game import NO_ANNOTATIONS, Annotations, Circle, MarkColor, Record
from shogi_desktop.game.annotations import arrow_of
from shogi_desktop.gui.board import BoardScene, BoardView, PositionMoves
from shogi_desktop.gui.review.practice_panel import PracticePanel
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.style import parse_typed_move
from shogi_desktop.rules import Color, Drop, Move, MoveTextError, Position


def show_position(scene: BoardScene, position: Position, judged: JudgedMove | None, *, flipped: bool) -> None:
    """Show a position without marks; `judged` is the move that was played there."""
    before = None if judged is None or judged.node.parent is None else judged.node.parent.move
    check = position.king(position.turn) if position.is_check() else None
    scene.set_annotations(NO_ANNOTATIONS)
    scene.show_position(position, flipped=flipped, last_move=before, check=check)


def show_fault(scene: BoardScene, judged: JudgedMove, *, flipped: bool) -> None:
    """Show the position before a fault, with the move that was played and the better one as arrows."""
    show_position(scene, judged.position, judged, flipped=flipped)
    marks = [arrow_of(judged.move, judged.mover, MarkColor.RED)]
    if judged.best is not None:
        marks.append(arrow_of(judged.best, judged.mover))
    scene.set_annotations(Annotations(marks=tuple(marks)))


class Exercises(QObject):
    """Leads through the exercises of a `Practice`, on a board and in a panel.

    `tried`: a move in an exercise, with the fault it stands for. `settled`: the open exercise was solved or
    shown. `going_on`: the open one is about to be left. `ended`: the player goes on behind the last one.
    """

    tried = Signal(object, object)
    settled = Signal()
    going_on = Signal()
    ended = Signal()

    def __init__(self, scene: BoardScene, board: BoardView, panel: PracticePanel, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._board, self._panel = scene, board, panel
        self._record_of: Callable[[JudgedMove], Record] | None = None
        self.practice: Practice | None = None
        panel.hint_wanted.connect(self._hint)
        panel.show_wanted.connect(self._show_answer)
        panel.next_wanted.connect(self.go_on)
        scene.move_requested.connect(self._try)
        board.text_entered.connect(self._type)

    def begin(self, practice: Practice, record_of: Callable[[JudgedMove], Record]) -> None:
        """Open the first exercise. :param record_of: the game that a mistake was made in."""
        self.practice, self._record_of = practice, record_of
        self._open()

    def record_of(self, judged: JudgedMove) -> Record:
        """The game that a mistake under practice was made in."""
        assert self._record_of is not None
        return self._record_of(judged)

    def end(self) -> None:
        """Put the exercises away."""
        self.practice = None
        self._scene.set_move_source(None)

    def take_tried(self, tried: Tried) -> None:
        """Tell what the move that was tried is worth."""
        practice = self.practice
        if practice is None or tried.judged is not practice.exercise:
            return
        was_done = practice.is_done
        right = practice.judge(tried.loss)
        self._panel.tell(tried, right=right)
        if not right:
            self._show_exercise()
            return
        self._panel.next.setFocus()
        if not was_done:
            self.settled.emit()

    def say_failed(self, text: Sentence) -> None:
        """No answer will come."""
        self._panel.feedback.say(text, "notice")

    def go_on(self) -> None:
        """Open the next exercise; behind the last one that is told."""
        self.going_on.emit()
        practice = self.practice
        if practice is None or practice.is_last:
            self.ended.emit()
            return
        practice.next()
        self._open()

    def _open(self) -> None:
        assert self.practice is not None
        self._panel.open(self.practice, self.record_of(self.practice.exercise))
        self._show_exercise()
        self._board.setFocus()

    @property
    def _flipped(self) -> bool:
        """Who is to move sits at the bottom."""
        return self.practice is not None and self.practice.exercise.mover is Color.WHITE

    def _show_exercise(self) -> None:
        assert self.practice is not None
        judged = self.practice.exercise
        show_position(self._scene, judged.position, judged, flipped=self._flipped)
        self._scene.set_move_source(PositionMoves(judged.position, (judged.mover,)))

    def _try(self, move: Move) -> None:
        practice = self.practice
        if practice is None or practice.is_done or not practice.exercise.position.is_legal(move):
            return
        position = practice.exercise.position.copy()
        transition = position.play(move)
        self._scene.set_move_source(None)
        check = position.king(position.turn) if position.is_check() else None
        self._scene.set_annotations(NO_ANNOTATIONS)
        self._scene.show_position(
            position, flipped=self._flipped, last_move=move, check=check, animate=transition
        )
        if move == practice.exercise.move:
            practice.judge(practice.exercise.loss)
            self._panel.feedback.say(
                lambda: self.tr("That was the move played in the game. Try another one."), "notice"
            )
            self._show_exercise()
            return
        self._panel.say_checking()
        self.tried.emit(practice.exercise, move)

    def _type(self, text: str) -> None:
        if self.practice is None:
            return
        position = self.practice.exercise.position
        try:
            move = parse_typed_move(text, position)
        except (NotationError, MoveTextError):
            self._panel.feedback.say(
                lambda: self.tr("“{text}” is not a possible move here.").format(text=text), "notice"
            )
            return
        self._try(move)

    def _hint(self) -> None:
        practice = self.practice
        if practice is None or practice.exercise.best is None:
            return
        practice.help()
        best = practice.exercise.best
        if isinstance(best, Drop):
            self._panel.feedback.say(lambda: self.tr("Look at the pieces in hand."))
        else:
            circle = Circle(best.origin, MarkColor.BLUE)
            self._scene.set_annotations(Annotations(marks=(circle,)))
            self._panel.feedback.say(lambda: self.tr("The marked piece can do it."))
        self._board.setFocus()

    def _show_answer(self) -> None:
        practice = self.practice
        if practice is None:
            return
        practice.show()
        show_fault(self._scene, practice.exercise, flipped=self._flipped)
        self._scene.set_move_source(None)
        self._panel.tell_answer()
        self._panel.next.setFocus()
        self.settled.emit()
