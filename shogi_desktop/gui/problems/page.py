"""The page of problems: a board with the side to solve at the bottom, and what is said beside it.

What a move is worth is `app.problems.solving`'s; where nobody knows yet, it is asked for by `asked` and told
to `take_weighed`. The page shows it: the defender's answer, the king that gets away, the mate.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shogi_desktop.app.problems.collection import Puzzle
from shogi_desktop.app.problems.progress import SolvingProgress
from shogi_desktop.app.problems.selection import Selection
from shogi_desktop.app.problems.solving import Attempt, Weighed, Worth
from shogi_desktop.app.problems.tally import Tally
from shogi_desktop.app.words.lines import Write
from shogi_desktop.game import NO_ANNOTATIONS, Annotations, Circle, MarkColor
from shogi_desktop.game.annotations import arrow_of
from shogi_desktop.gui.board import BoardScene, BoardView, PositionMoves
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.problems.breath import Breath
from shogi_desktop.gui.problems.panel import ProblemPanel
from shogi_desktop.gui.problems.replay import Replay
from shogi_desktop.gui.problems.telling import (
    about_text,
    asked_text,
    hint_text,
    solution_text,
    solved_text,
    why_none,
    why_not,
)
from shogi_desktop.gui.shell.page_part import Page
from shogi_desktop.gui.widgets.notice_bar import give_way
from shogi_desktop.gui.widgets.page_keys import page_key
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.style import parse_typed_move
from shogi_desktop.rules import BoardMove, Color, Move, MoveTextError, Position, Transition, unnamed_variant


class ProblemsPage(Page):
    """Leads through problems. `left`: back to where one was; `asked`: a move that nobody has weighed yet;
    `opening`: a problem whose solution is not known; `hint_wanted`: the next move of an attempt that has left
    the solution; `done`: a problem that counts from now on, and whether it was solved at once; `chosen`:
    another collection, or other problems of it.

    :ivar selection: the problems that fit what is chosen. :ivar attempt: what was done of the one shown.
    :ivar tally: how that counts. :ivar replay: its moves, once it is over.
    """

    left = Signal()
    asked = Signal(object, object)
    opening = Signal(object)
    hint_wanted = Signal(object, object)
    done = Signal(object, bool)
    chosen = Signal()

    def __init__(
        self,
        progress: SolvingProgress,
        appearance: Appearance,
        write: Write,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._progress, self._write = progress, write
        self.selection = Selection(progress)
        self.attempt: Attempt | None = None
        self._clock = QElapsedTimer()
        self._clock.start()
        self._nothing = ""
        self.tally = Tally(progress, self._clock.elapsed, self.done.emit)
        self.scene = BoardScene(appearance.theme, appearance.piece_set, self)
        self.breath = Breath(self.scene)
        self.replay = Replay(self.breath, self)
        self.board = BoardView(self.scene, self)
        self.panel = ProblemPanel(self)
        self.setAccessibleName(self.panel.title)
        give_way(self.panel)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, 0, GRID)
        row.setSpacing(GRID)
        row.addWidget(self.board, 1)
        row.addWidget(self.panel)
        self._connect()

    def _connect(self) -> None:
        panel = self.panel
        self.scene.move_requested.connect(self._try)
        self.board.text_entered.connect(self._type)
        panel.back.clicked.connect(self.left)
        panel.changed.connect(self.choose)
        panel.told.toggled.connect(self._show_words)
        panel.hint.clicked.connect(self._hint)
        panel.show_me.clicked.connect(self._give_up)
        panel.again.clicked.connect(self._start_over)
        panel.previous.clicked.connect(lambda: self._go_to(self.selection.index - 1))
        panel.next.clicked.connect(lambda: self._go_to(self.selection.index + 1))
        panel.count.valueChanged.connect(lambda number: self._go_to(number - 1))
        panel.step_back.clicked.connect(lambda: self.replay.step(-1))
        panel.step_on.clicked.connect(lambda: self.replay.step(1))
        self.board.wheel_stepped.connect(self.replay.step)
        self.replay.shown.connect(self._show_step)
        self.replay.told.connect(lambda text: say(self.board, text))
        self.done.connect(self._show_words)
        for keys, button in (
            ("Alt+Left", panel.previous),
            ("Alt+Right", panel.next),
            ("H", panel.hint),
            ("Escape", panel.back),
        ):
            page_key(self, keys, button.click)
        steps = {"Left": panel.step_back, "Right": panel.step_on}
        self._step_keys = [page_key(self, keys, button.click) for keys, button in steps.items()]

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces, and the size of text in force."""
        self.panel.fit(self.width())
        self.scene.set_theme(appearance.theme)
        self.scene.set_piece_set(appearance.piece_set)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.fit(self.width())

    def set_writer(self, write: Write) -> None:
        """Write moves in another notation from the next one on."""
        self._write = write

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.panel.retranslate()
        self.setAccessibleName(self.panel.title)
        self.panel.fit(self.width())
        self.panel.say("")
        self._show_words()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.tally.go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        """What is done elsewhere is no time spent on the problem."""
        super().hideEvent(event)
        self.tally.pause()

    # --- which problem ------------------------------------------------------------------------------------

    def set_problems(self, puzzles: Sequence[Puzzle], nothing: str = "") -> None:
        """Show problems of this collection; of any length and theme where none is of those chosen.

        :param nothing: what is said where it has no problems.
        """
        self.panel.fit_to(puzzles)
        self._nothing = nothing
        self.selection.take(puzzles)
        wish = self.panel.wish()
        self.selection.choose(wish)
        if not self.selection.chosen and (wish.length is None or not self.selection.unsolved):
            self.panel.want_any()
        self.choose()

    def choose(self) -> None:
        """Keep to the length, theme and kind that are chosen; begin at the first problem not solved."""
        self.selection.choose(self.panel.wish())
        self._open()
        self.chosen.emit()

    def take_length(self, solved: Puzzle) -> None:
        """The solution of a problem that had none: it may be one of those that are chosen."""
        shown = self.puzzle
        self.selection.replace(solved)
        self.selection.renew(self.panel.wish())
        if shown is None and self.puzzle is not None:
            self._open()
        self._show_words()

    def tell_lengths(self, done: int, count: int) -> None:
        """How far the mates without a solution have been looked at; told where no problem is shown yet."""
        if self.puzzle is None and not self.selection.is_empty:
            text = self.tr("Finding out how long the mates are: {done} of {count}")
            none = why_none(self.panel.wish(), "")
            self.panel.say(text.format(done=done, count=count) if done < count else none)

    @property
    def puzzle(self) -> Puzzle | None:
        """The problem shown; None where none fits what is chosen."""
        return self.selection.puzzle

    def _go_to(self, index: int) -> None:
        if index != self.selection.index and self.selection.go_to(index):
            self._open()

    def _open(self) -> None:
        self.breath.stop()
        self.replay.end()
        self.attempt = None
        self.panel.say("")
        puzzle = self.puzzle
        if puzzle is None:
            self.scene.set_move_source(None)
            self._show(Position.start(unnamed_variant()), None)
            self.panel.say(why_none(self.panel.wish(), self._nothing if self.selection.is_empty else ""))
        elif puzzle.line:
            self._begin(puzzle)
        else:
            self._show(puzzle.start, None)
            self.scene.set_move_source(None)
            self.panel.say(self.tr("Solving the problem…"))
            self.opening.emit(puzzle)
        self._show_words()

    def take_solved(self, puzzle: Puzzle, solved: Puzzle | None) -> None:
        """The solution of a problem that had none, or None: it has none."""
        shown = self.puzzle
        if shown is None or shown.id != puzzle.id:
            return
        if solved is None:
            self.panel.say(self.tr("No mate was found here. Go on to the next problem."), "notice")
            self.panel.next.setFocus()
            return
        self.selection.replace(solved)
        self.panel.say("")
        self._begin(solved)
        self._show_words()

    def _begin(self, puzzle: Puzzle) -> None:
        self.attempt = Attempt(puzzle)
        self.tally.begin(puzzle, running=self.isVisible())
        self._show_turn()
        self.board.setFocus()

    def _start_over(self) -> None:
        if self.attempt is not None:
            self.breath.stop()
            self.replay.end()
            self.attempt.begin()
            self.panel.say("")
            self._show_turn()
            self._show_words()
            self.board.setFocus()

    # --- what is shown ------------------------------------------------------------------------------------

    def _show_words(self) -> None:
        panel, puzzle, index = self.panel, self.puzzle, self.selection.index
        count = len(self.selection.chosen)
        panel.tell_number(index + 1, count)
        done = self.attempt is not None and self.attempt.is_done
        panel.score.setText(
            self.tr("Solved: {solved} of {count} · in a row: {streak} (best: {best})").format(
                solved=self.selection.solved,
                count=count,
                streak=self._progress.streak,
                best=self._progress.best_streak,
            )
        )
        for label, text in (
            (panel.task, "" if puzzle is None else asked_text(puzzle, told=panel.told.isChecked())),
            (panel.about, "" if puzzle is None else about_text(puzzle, self._progress, over=done)),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        panel.tell_due(self.selection.due)
        for button in (panel.hint, panel.show_me):
            button.setEnabled(self.attempt is not None and not done)
        panel.tell_over(over=done)
        self.board.steps = done
        for shortcut in self._step_keys:
            shortcut.setEnabled(done)  # else they call the board's cursor
        self._enable_steps()
        panel.again.setEnabled(self.attempt is not None)
        panel.check.setEnabled(puzzle is not None)
        panel.sheet.setEnabled(count > 0)
        panel.previous.setEnabled(index > 0)
        panel.next.setEnabled(index + 1 < count)
        mark(panel.next, kind="primary" if done else "")
        self.board.setAccessibleDescription(panel.task.text())

    def _show(self, position: Position, last: Move | None, animate: Transition | None = None) -> None:
        check = position.king(position.turn) if position.is_check() else None
        flipped = self.puzzle is not None and self.puzzle.attacker is Color.WHITE
        self.scene.set_annotations(NO_ANNOTATIONS)
        self.scene.show_position(position, flipped=flipped, last_move=last, check=check, animate=animate)

    def _show_step(self, position: Position, last: Move | None, animate: Transition | None) -> None:
        self._show(position, last, animate)
        self._enable_steps()

    def _enable_steps(self) -> None:
        self.panel.step_back.setEnabled(self.replay.can_go_back)
        self.panel.step_on.setEnabled(self.replay.can_go_on)

    def _show_turn(self, animate: Transition | None = None) -> None:
        """The position in which the solver is to move."""
        attempt = self.attempt
        assert attempt is not None
        last = attempt.played[-1] if attempt.played else attempt.puzzle.last_move
        self._show(attempt.position, last, animate)
        source = None if attempt.is_done else PositionMoves(attempt.position, (attempt.puzzle.attacker,))
        self.scene.set_move_source(source)

    # --- moves --------------------------------------------------------------------------------------------

    def _type(self, text: str) -> None:
        if self.attempt is None or self.attempt.is_done:
            return
        try:
            move = parse_typed_move(text, self.attempt.position)
        except (NotationError, MoveTextError):
            self.panel.say(self.tr("“{text}” is not a possible move here.").format(text=text), "notice")
            return
        self._try(move)

    def _try(self, move: Move) -> None:
        attempt = self.attempt
        if attempt is None or attempt.is_done or self.breath.waits or not attempt.position.is_legal(move):
            return
        after = attempt.position.copy()
        transition = after.play(move)
        self.scene.set_move_source(None)
        self._show(after, move, transition)
        known = attempt.known(move)
        if known is not None:
            self.take_weighed(attempt, known)
        else:
            mates = attempt.puzzle.is_mate
            self.panel.say(self.tr("Looking for a defence…") if mates else self.tr("Looking at the move…"))
            self.asked.emit(attempt, move)

    def take_weighed(self, attempt: Attempt, weighed: Weighed) -> None:
        """What a move is worth; nothing happens where another problem is shown by now."""
        if attempt is not self.attempt or attempt.is_done:
            return
        match weighed.worth:
            case Worth.MATES | Worth.BEST:
                attempt.take(weighed)
                self._solved()
            case Worth.RIGHT:
                self._go_on(attempt, weighed)
            case _:
                self._refuse(attempt, weighed)

    def say_failed(self, text: str) -> None:
        """No answer will come."""
        if self.attempt is not None:
            self.panel.say(text, "notice")
            self.breath.then(self._show_turn)

    def _go_on(self, attempt: Attempt, weighed: Weighed) -> None:
        """The defender answers, after a breath."""
        on_line = attempt.on_line and weighed.move == attempt.puzzle.line[len(attempt.played)]
        text = "" if on_line else self.tr("That mates just as fast: another solution.")
        self.panel.say(text, "surface")

        def answer() -> None:
            before = attempt.position.copy()
            before.play(weighed.move)
            attempt.take(weighed)
            transition = before.play(weighed.reply) if weighed.reply is not None else None
            self._show_turn(transition)
            self.board.setFocus()

        self.breath.then(answer)

    def _refuse(self, attempt: Attempt, weighed: Weighed) -> None:
        """Take the move back and say why; what answers it is shown first."""
        if weighed.worth is not Worth.UNDECIDED:
            self.tally.miss()
        self.panel.say(why_not(attempt, weighed, self._write), "notice")
        reply = weighed.reply
        if reply is None or weighed.worth is Worth.LONGER:
            self.breath.then(self._show_turn)
            return
        after = attempt.position.copy()
        after.play(weighed.move)
        arrow = arrow_of(reply, after.turn, MarkColor.RED)

        def show() -> None:
            transition = after.play(reply)
            self._show(after, reply, transition)
            self.scene.set_annotations(Annotations(marks=(arrow,)))
            self.breath.then(self._show_turn, 3)

        self.breath.then(show)

    def _solved(self) -> None:
        attempt = self.attempt
        assert attempt is not None
        ms = self.tally.ms
        self.tally.solve()
        self.panel.say(solved_text(attempt.puzzle, ms, self._write, helped=self.tally.missed), "surface")
        self.scene.set_move_source(None)
        self.replay.begin(attempt.puzzle, attempt.whole, len(attempt.played))
        self._show_words()
        (self.panel.next if self.panel.next.isEnabled() else self.panel.back).setFocus()

    # --- help ---------------------------------------------------------------------------------------------

    def _hint(self) -> None:
        """Point at the piece of the next move."""
        attempt = self.attempt
        if attempt is None or attempt.is_done or self.breath.waits:
            return
        self.tally.miss()
        if attempt.on_line:
            self.take_hint(attempt, attempt.position, attempt.puzzle.line[len(attempt.played)])
        else:
            self.panel.say(self.tr("Looking for the next move…"))
            self.hint_wanted.emit(attempt, attempt.position.copy())
        self.board.setFocus()

    def take_hint(self, attempt: Attempt, position: Position, move: Move | None) -> None:
        """The move to be made in `position`; None: nobody knows one. It may come too late."""
        if attempt is not self.attempt or attempt.is_done or attempt.position != position:
            return
        self.panel.say(hint_text(move, mates=attempt.puzzle.is_mate))
        if isinstance(move, BoardMove):
            self.scene.set_annotations(Annotations(marks=(Circle(move.origin, MarkColor.BLUE),)))

    def _give_up(self) -> None:
        """Play the solution, move by move, from the beginning."""
        attempt = self.attempt
        if attempt is None or attempt.is_done:
            return
        self.breath.stop()
        self.tally.miss()
        attempt.begin()
        attempt.is_done = True
        self.scene.set_move_source(None)
        self.panel.say(solution_text(attempt.puzzle, self._write))
        self._show(attempt.position, attempt.puzzle.last_move)
        self.replay.begin(attempt.puzzle, attempt.puzzle.line, 0)
        self._show_words()
        self.panel.next.setFocus()
        self.replay.play()
