"""Learning from one's mistakes: what is told, asked and answered beside the board."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.analysis.reasons import reasons_for
from shogi_desktop.app.analysis.practice import Practice
from shogi_desktop.app.analysis.running import Tried
from shogi_desktop.app.words.games import side_name
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.lines import Write, line_text
from shogi_desktop.app.words.locale import percent_text
from shogi_desktop.app.words.reasons import reason_text
from shogi_desktop.app.words.review import better_text, numbered_move
from shogi_desktop.game import Record
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.widgets.feedback import Feedback
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.progress_bar import ProgressBar


class PracticePanel(QWidget):
    """The exercise that is open.

    `hint_wanted`, `show_wanted` and `next_wanted` are the buttons; `left` is the way back to the summary.
    """

    hint_wanted = Signal()
    show_wanted = Signal()
    next_wanted = Signal()
    left = Signal()

    def __init__(self, write: Write, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._write = write
        self._practice: Practice | None = None
        self._record: Record | None = None
        self._count = Label(self)
        self._count.setProperty("role", "small")
        self._bar = ProgressBar(self)
        self._bar.setTextVisible(False)
        self._task = Label(self)
        self._task.setWordWrap(True)
        self._task.keep_phrases()
        self._task.setProperty("role", "strong")
        self.feedback = Feedback(self)
        self.hint = QPushButton(self)
        self.show_me = QPushButton(self)
        self.next = QPushButton(self)
        self.back = QPushButton(self)
        self.next.setProperty("kind", "primary")
        for button, signal in (
            (self.hint, self.hint_wanted),
            (self.show_me, self.show_wanted),
            (self.next, self.next_wanted),
            (self.back, self.left),
        ):
            button.clicked.connect(signal)
        helps, ways = QHBoxLayout(), QHBoxLayout()
        helps.addWidget(self.hint, 1)
        helps.addWidget(self.show_me, 1)
        ways.addWidget(self.back, 1)
        ways.addWidget(self.next, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._count)
        column.addWidget(self._bar)
        column.addWidget(self._task)
        column.addWidget(self.feedback)
        self._below = QVBoxLayout()
        column.addLayout(self._below)
        column.addStretch(1)
        column.addLayout(helps)
        column.addLayout(ways)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.hint.setText(self.tr("H&int"))
        self.show_me.setText(self.tr("&Show me"))
        self.back.setText(self.tr("&Back"))
        self.feedback.retranslate()
        self.refresh()

    def add_below(self, widget: QWidget) -> None:
        """Put a widget below what is told."""
        self._below.addWidget(widget)

    def set_writer(self, write: Write) -> None:
        """Write moves in another notation."""
        self._write = write
        self.refresh()

    def open(self, practice: Practice, record: Record) -> None:
        """Show the exercise that is open."""
        self._practice, self._record = practice, record
        self.feedback.say("")
        self.refresh()

    def say_checking(self) -> None:
        """A move is being looked at."""
        self.feedback.say(lambda: self.tr("Looking at this move…"))

    def tell(self, tried: Tried, *, right: bool) -> None:
        """Say what a move that was tried is worth, and why the one that was played was none."""
        self.feedback.say(partial(self._words_of, tried, right=right), "surface" if right else "notice")
        self.refresh()

    def _words_of(self, tried: Tried, *, right: bool) -> str:
        position = tried.judged.position.copy()
        move = self._write(position, tried.move, None)
        if right:
            best_is_known = tried.move == tried.judged.best
            return sentences(self.tr("{move} is right.").format(move=move), self._why(best_is_known))
        position.play(tried.move)
        answer = line_text(tried.reply[:1], position, tried.move.target, self._write)
        text = self.tr("{move} lowers your winning chances by {loss}: {answer}. Try another move.")
        return text.format(move=move, loss=percent_text(100 * tried.loss), answer=answer)

    def tell_answer(self) -> None:
        """Show what would have been right."""
        assert self._practice is not None
        judged = self._practice.exercise
        self.feedback.say(lambda: sentences(better_text(judged, self._write), self._why(True)))
        self.refresh()

    def _why(self, best_is_known: bool) -> str:
        """What was wrong with the move played, and, where it was not told yet, what the engine prefers."""
        assert self._practice is not None
        judged = self._practice.exercise
        reasons = reasons_for(judged)
        played = self.tr("The move played was {move}.").format(move=numbered_move(judged, self._write))
        if reasons:
            before = judged.node.parent
            previous = None if before is None or before.move is None else before.move.target
            line = line_text(reasons[0].line, judged.position, previous, self._write)
            told = reason_text(reasons[0], judged, self._write)
            played = f"{numbered_move(judged, self._write)}: {told} ({line})"
        return sentences(played, "" if best_is_known else better_text(judged, self._write))

    def refresh(self) -> None:
        """Show how far the exercises are."""
        practice, record = self._practice, self._record
        if practice is None or record is None:
            return
        judged, total = practice.exercise, len(practice.exercises)
        self._count.setText(
            self.tr("{number} of {total}").format(number=practice.index + 1, total=total)
            + "  ·  "
            + self.tr("solved first time: {number}").format(number=practice.solved)
        )
        self._bar.setRange(0, total)
        self._bar.setValue(len(practice.results))
        side = side_name(judged.mover, handicap=record.is_handicap)
        self._task.setText(
            self.tr("Move {number}, {side} to move. Find a better move than the one played.").format(
                number=judged.ply, side=side
            )
        )
        self.hint.setEnabled(not practice.is_done and judged.best is not None)
        self.show_me.setEnabled(not practice.is_done and judged.best is not None)
        self.next.setText(self.tr("&Done") if practice.is_last else self.tr("&Next"))
        mark(self.next, kind="primary" if practice.is_done else "")
