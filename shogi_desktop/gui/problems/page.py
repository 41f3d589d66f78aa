"""The page of problems: a board with the side to solve at the bottom, and what is said beside it.

What a move is worth is `app.problems.solving`'s; where nobody knows yet, it is asked for by `asked` and told
to `take_weighed`. The page shows it: the defender's answer, the king that gets away, the mate.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shogi_desktop.app.problems.collection import Puzzle
from shogi_desktop.app.problems.progress import SolvingProgress
from shogi_desktop.app.problems.selection import Selection
from shogi_desktop.app.problems.solving import Attempt, Weighed, Worth
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.locale import dates_in, percent_text
from shogi_desktop.app.words.problems import (
    best_move_text,
    difficulty_text,
    task_text,
    theme_name,
    time_text,
)
from shogi_desktop.app.words.reasons import reason_name
from shogi_desktop.game import NO_ANNOTATIONS, Annotations, Circle, MarkColor
from shogi_desktop.game.annotations import arrow_of
from shogi_desktop.gui.board import BoardScene, BoardView, PositionMoves
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.problems.breath import Breath
from shogi_desktop.gui.problems.panel import ProblemPanel
from shogi_desktop.gui.problems.telling import solution_text, solved_text
from shogi_desktop.gui.shell.page_part import Page
from shogi_desktop.gui.widgets.notice_bar import give_way
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.style import parse_typed_move
from shogi_desktop.rules import BoardMove, Color, Move, MoveTextError, Position, Transition


class ProblemsPage(Page):
    """Leads through problems. `left`: back to where one was; `asked`: a move that nobody has weighed yet;
    `opening`: a problem whose solution is not known; `hint_wanted`: the next move of an attempt that has left
    the solution; `done`: a problem that counts from now on, and whether it was solved at once.

    :ivar selection: the problems that fit what is chosen. :ivar attempt: what was done of the one shown.
    """

    left = Signal()
    asked = Signal(object, object)
    opening = Signal(object)
    hint_wanted = Signal(object, object)
    done = Signal(object, bool)

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
        self._counted = False
        """Whether the problem shown was solved or missed: nothing that is done on it later counts."""
        self._missed = False
        """Whether it was not solved at once: a wrong move, a hint, the solution."""
        self._clock = QElapsedTimer()
        """Runs while a problem is to be solved and the page is seen."""
        self._spent_ms = 0
        """Spent on the problem shown before the clock was started last."""
        self.scene = BoardScene(appearance.theme, appearance.piece_set, self)
        self.breath = Breath(self.scene)
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
        panel.previous.clicked.connect(lambda: self._go(-1))
        panel.next.clicked.connect(lambda: self._go(1))
        for keys, button in (
            ("Alt+Left", panel.previous),
            ("Alt+Right", panel.next),
            ("H", panel.hint),
            ("Escape", panel.back),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(button.click)

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
        if self.attempt is not None and not self._clock.isValid():
            self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """What is done elsewhere is no time spent on the problem."""
        super().hideEvent(event)
        self._spent_ms = self._ms()
        self._clock.invalidate()

    def _ms(self) -> int:
        """Milliseconds spent on the problem shown."""
        return self._spent_ms + (self._clock.elapsed() if self._clock.isValid() else 0)

    # --- which problem ------------------------------------------------------------------------------------

    def set_problems(self, puzzles: Sequence[Puzzle]) -> None:
        """Show problems of this collection."""
        self.panel.fit_to(puzzles)
        self.selection.take(puzzles)
        self.choose()

    def choose(self) -> None:
        """Keep to the length, theme and kind that are chosen; begin at the first problem not solved."""
        self.selection.choose(self.panel.wish())
        self._open()

    @property
    def puzzle(self) -> Puzzle | None:
        """The problem shown; None where none fits what is chosen."""
        return self.selection.puzzle

    def _go(self, steps: int) -> None:
        if self.selection.go(steps):
            self._open()

    def _open(self) -> None:
        self.breath.stop()
        self.attempt = None
        self.panel.say("")
        puzzle = self.puzzle
        if puzzle is None:
            self.scene.set_move_source(None)
            self.panel.say(self.tr("No problem of this collection fits what is chosen above."))
        elif puzzle.line:
            self._begin(puzzle)
        else:
            self._show(puzzle.start, None)
            self.scene.set_move_source(None)
            self.panel.say(self.tr("Solving it…"))
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
        self._counted = self._missed = False
        self._spent_ms = 0
        if self.isVisible():
            self._clock.start()
        self._show_turn()
        self.board.setFocus()

    def _start_over(self) -> None:
        if self.attempt is not None:
            self.breath.stop()
            self.attempt.begin()
            self.panel.say("")
            self._show_turn()
            self._show_words()
            self.board.setFocus()

    # --- what is shown ------------------------------------------------------------------------------------

    def _show_words(self) -> None:
        panel, puzzle, index = self.panel, self.puzzle, self.selection.index
        count = len(self.selection.chosen)
        number = self.tr("{number} of {count}").format(number=index + 1, count=count)
        panel.count.setText(number if count else "")
        panel.score.setText(
            self.tr("Solved: {solved} of {count} · in a row: {streak} (best: {best})").format(
                solved=self.selection.solved,
                count=count,
                streak=self._progress.streak,
                best=self._progress.best_streak,
            )
        )
        panel.task.setText("" if puzzle is None else self._task(puzzle))
        panel.about.setText("" if puzzle is None else self._about(puzzle))
        done = self.attempt is not None and self.attempt.is_done
        for button in (panel.hint, panel.show_me):
            button.setEnabled(self.attempt is not None and not done)
        panel.again.setEnabled(self.attempt is not None)
        panel.check.setEnabled(puzzle is not None)
        panel.sheet.setEnabled(count > 0)
        panel.previous.setEnabled(index > 0)
        panel.next.setEnabled(index + 1 < count)
        mark(panel.next, kind="primary" if done else "")
        self.board.setAccessibleDescription(panel.task.text())

    def _task(self, puzzle: Puzzle) -> str:
        if not puzzle.is_mate:
            return best_move_text(puzzle.attacker, punishes=puzzle.last_move is not None)
        return task_text(puzzle.attacker, puzzle.plies if self.panel.told.isChecked() else 0)

    def _about(self, puzzle: Puzzle) -> str:
        """How hard it is, where it is from, the best time; what it is about once it is solved."""
        words = [difficulty_text(puzzle.difficulty)] if puzzle.difficulty else []
        if puzzle.source:
            words.append(dates_in(puzzle.source))
        best = self._progress.best_ms(puzzle)
        if best is not None:
            words.append(self.tr("solved in {time}").format(time=time_text(best)))
        if self.attempt is not None and self.attempt.is_done:
            words += [theme_name(theme.value) for theme in sorted(puzzle.themes)]
            words += [reason_name(reason.value) for reason in puzzle.reasons]
        return " · ".join(words)

    def _show(self, position: Position, last: Move | None, animate: Transition | None = None) -> None:
        check = position.king(position.turn) if position.is_check() else None
        flipped = self.puzzle is not None and self.puzzle.attacker is Color.WHITE
        self.scene.set_annotations(NO_ANNOTATIONS)
        self.scene.show_position(position, flipped=flipped, last_move=last, check=check, animate=animate)

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
            looking = (
                self.tr("Looking for a defence…") if attempt.puzzle.is_mate else self.tr("Looking at it…")
            )
            self.panel.say(looking)
            self.asked.emit(attempt, move)

    def take_weighed(self, attempt: Attempt, weighed: Weighed) -> None:
        """What a move is worth; nothing happens where another problem is shown by now."""
        if attempt is not self.attempt or attempt.is_done:
            return
        match weighed.worth:
            case Worth.MATES | Worth.BEST:
                attempt.take(weighed)
                self._solved()
            case Worth.WORSE:
                self._show_answer(attempt, weighed)
            case Worth.RIGHT:
                self._go_on(attempt, weighed)
            case Worth.NO_CHECK:
                self._miss()
                self._refuse(self.tr("That is not check: every move has to give check."))
            case Worth.LONGER:
                self._miss()
                self._refuse(
                    self.tr("That mates too, but only in {plies}. There is a shorter way.").format(
                        plies=weighed.plies
                    )
                )
            case Worth.ESCAPES:
                self._show_escape(attempt, weighed)
            case Worth.UNDECIDED:
                self._refuse(
                    self.tr("There was not enough time to decide whether that mates. Try another move.")
                )

    def say_failed(self, text: str) -> None:
        """No answer will come."""
        if self.attempt is not None:
            self._refuse(text)

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

    def _show_escape(self, attempt: Attempt, weighed: Weighed) -> None:
        """The defence is shown on the board, then the position as it was."""
        self._show_reply(attempt, weighed, self.tr("No mate: {move} gets out of it."))

    def _show_answer(self, attempt: Attempt, weighed: Weighed) -> None:
        """The other side's answer to a move that is not the best one."""
        loss = percent_text(100 * weighed.loss)
        if weighed.reply is None:
            self._miss()
            self._refuse(
                self.tr("That lowers your winning chances by {loss}. Try another move.").format(loss=loss)
            )
            return
        text = self.tr("That lowers your winning chances by {loss}: {move}. Try another move.")
        self._show_reply(attempt, weighed, text.replace("{loss}", loss))

    def _show_reply(self, attempt: Attempt, weighed: Weighed, sentence: str) -> None:
        self._miss()
        after = attempt.position.copy()
        after.play(weighed.move)
        reply = weighed.reply
        assert reply is not None
        text = self._write(after, reply, weighed.move.target)
        self.panel.say(sentence.format(move=text), "notice")
        arrow = arrow_of(reply, after.turn, MarkColor.RED)

        def show() -> None:
            transition = after.play(reply)
            self._show(after, reply, transition)
            self.scene.set_annotations(Annotations(marks=(arrow,)))
            self.breath.then(self._show_turn, 3)

        self.breath.then(show)

    def _refuse(self, text: str) -> None:
        """Take the move back and say why."""
        self.panel.say(text, "notice")
        self.breath.then(self._show_turn)

    def _miss(self) -> None:
        """The problem is not solved at once: that counts now, whether it is solved later or not."""
        attempt = self.attempt
        assert attempt is not None
        if not self._counted:
            self._counted = self._missed = True
            self._progress.missed(attempt.puzzle)
            self.done.emit(attempt.puzzle, False)
            self._show_words()

    def _solved(self) -> None:
        attempt = self.attempt
        assert attempt is not None
        ms = self._ms()
        if not self._counted:
            self._counted = True
            self._progress.solved(attempt.puzzle, ms)
            self.done.emit(attempt.puzzle, True)
        self.panel.say(solved_text(attempt.puzzle, ms, self._write, helped=self._missed), "surface")
        self.scene.set_move_source(None)
        self._show_words()
        (self.panel.next if self.panel.next.isEnabled() else self.panel.back).setFocus()

    # --- help ---------------------------------------------------------------------------------------------

    def _hint(self) -> None:
        """Point at the piece of the next move."""
        attempt = self.attempt
        if attempt is None or attempt.is_done or self.breath.waits:
            return
        self._miss()
        if attempt.on_line:
            self._point_at(attempt.puzzle.line[len(attempt.played)])
        else:
            self.panel.say(self.tr("Looking for the next move…"))
            self.hint_wanted.emit(attempt, attempt.position.copy())
        self.board.setFocus()

    def take_hint(self, attempt: Attempt, position: Position, move: Move | None) -> None:
        """The move that mates soonest from `position`, or None: nobody knows one. Nothing happens where the
        attempt is elsewhere by now.
        """
        if attempt is self.attempt and not attempt.is_done and attempt.position == position:
            self._point_at(move)

    def _point_at(self, move: Move | None) -> None:
        attempt = self.attempt
        assert attempt is not None
        if move is None:
            self.panel.say(self.tr("No mate was found from here in time. Start over to get a hint."))
        elif isinstance(move, BoardMove):
            self.scene.set_annotations(Annotations(marks=(Circle(move.origin, MarkColor.BLUE),)))
            mates = attempt.puzzle.is_mate
            self.panel.say(
                self.tr("The marked piece gives check.") if mates else self.tr("The marked piece can do it.")
            )
        else:
            self.panel.say(self.tr("Look at the pieces in hand."))

    def _give_up(self) -> None:
        """Play the solution, move by move, from the beginning."""
        attempt = self.attempt
        if attempt is None or attempt.is_done:
            return
        self.breath.stop()
        self._miss()
        attempt.begin()
        self.scene.set_move_source(None)
        self.panel.say(solution_text(attempt.puzzle, self._write))
        self._show(attempt.position, None)
        attempt.is_done = True
        self._show_words()
        self.panel.next.setFocus()
        self._play_on(attempt, 0)

    def _play_on(self, attempt: Attempt, ply: int) -> None:
        if attempt is not self.attempt or ply == len(attempt.puzzle.line):
            return

        def step() -> None:
            move = attempt.puzzle.line[ply]
            transition = attempt.position.play(move)
            attempt.played.append(move)
            self._show(attempt.position, move, transition)
            self._play_on(attempt, ply + 1)

        self.breath.then(step, 2)
