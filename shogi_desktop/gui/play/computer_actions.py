"""What a person asks of the computer in a game: a hint, to move now, to finish, to switch sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.game import Game
from shogi_desktop.app.play.hint_texts import score_words
from shogi_desktop.app.play.hints import Hint, Hints, HintStage, Nudge
from shogi_desktop.app.shell.commands import CommandState
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.games import side_name
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.lines import line_text
from shogi_desktop.app.words.merits import merit_text
from shogi_desktop.app.words.spoken import kind_in_words, square_in_words
from shogi_desktop.game import Circle, Mark, MarkColor
from shogi_desktop.game.annotations import arrow_of
from shogi_desktop.gui.play.page import PlayPage
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.rules import Color
from shogi_desktop.usi.messages import Mate

_FINISHING = "finishing"


class ComputerActions(QObject):
    """Binds the hint and the computer's orders to the window.

    :ivar hints: the hint of the board.
    """

    def __init__(self, shell: Shell, desk: Desk, hints: Hints, page: PlayPage) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._desk = desk
        self._model = desk.board
        self.hints = hints
        self._page = page
        self._card = page.panel.hint
        hints.changed.connect(self.refresh)
        self._told = False
        hints.failed.connect(self._tell_no_hint)
        self._card.more_wanted.connect(hints.press)
        self._card.close_wanted.connect(hints.drop)
        self._card.steps.shown.connect(page.show_aside)
        self._card.steps.left.connect(page.end_aside)
        self._card.steps.told.connect(self._say)
        desk.board.changed.connect(self._on_changed)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the commands of this part do, by id."""
        return {
            "hint": self.hints.press,
            "move_now": lambda: self._desk.with_game(Game.move_now),
            "finish_game": self._finish_or_stop,
            "switch_sides": lambda: self._desk.with_game(Game.switch_sides),
        }

    @property
    def _finishing(self) -> bool:
        return self._desk.game is not None and self._desk.game.finishing

    def _on_changed(self, changes: Changes) -> None:
        if Change.STATE in changes:
            self._tick_finishing()

    def state(self, state: CommandState) -> CommandState:
        """`state` with what can be asked now."""
        return replace(state, can_hint=self.hints.possible)

    def refresh(self) -> None:
        """Show the hint as far as it has come."""
        hint, stage = self.hints.hint, self.hints.stage
        if stage is not HintStage.NONE:
            self._page.board.bubble.clear()  # why a move was impossible: the player has asked for another
        if stage is not HintStage.EXPLAINED:
            self._card.steps.end()
        self._page.marks.show_hint(() if hint is None else marks_of(hint, stage))
        if stage is HintStage.NONE:
            self._card.hide()
        elif hint is None:
            self._card.tell(self.tr("Looking for a good move…"))
            self._card.offer("")
        elif stage is HintStage.NUDGED:
            self._card.tell(self._nudge(hint))
            self._card.offer(self.tr("Show the move"))
        elif stage is HintStage.SHOWN:
            self._card.tell(self._head(hint))
            self._card.offer(self.tr("Why?"))
        else:
            self._explain(hint)
        if hint is not None:
            self._say(self._card.accessibleName())

    def _say(self, text: str) -> None:
        """Have it spoken by a screen reader."""
        say(self._card, text)

    def _nudge(self, hint: Hint) -> str:
        nudge, square = hint.nudge
        piece = None if square is None else hint.position.piece_at(square)
        if nudge is Nudge.HAND or square is None or piece is None:
            return self.tr("Look at the pieces in hand.")
        return self.tr("Look at the {piece} on {square}.").format(
            piece=kind_in_words(piece.kind.id), square=square_in_words(square)
        )

    def _head(self, hint: Hint) -> str:
        move = self._page.write_move(hint.position, hint.advice.line[0], hint.previous_target)
        return self.tr("Hint: {move}").format(move=move)

    def _explain(self, hint: Hint) -> None:
        """Say why, and offer the line that shows it; on the board it is stepped through."""
        write, score = self._page.write_move, hint.advice.score
        merit = "" if hint.reason is None else merit_text(hint.reason, hint.position, write)
        words = [merit]
        if score is not None and not (merit and isinstance(score, Mate)):
            words.append(score_words(score, *self._sides(hint.side)))
        start, line = hint.proof
        text = line_text(line, start, None if hint.threat else hint.previous_target, write)
        if hint.threat:
            text = self.tr("If you do nothing: {line}").format(line=text)
        self._card.tell(self._head(hint), sentences(*words), text)
        self._card.offer("")
        self._card.steps.begin(start, line)

    def _sides(self, mover: Color) -> tuple[str, str]:
        """What the mover and the other are called in a sentence: a single person is spoken to."""
        if self._model.human is mover:
            return self.tr("you"), self.tr("the computer")
        record = self._model.record
        handicap = record is not None and record.is_handicap
        return side_name(mover, handicap=handicap), side_name(mover.opponent, handicap=handicap)

    def _finish_or_stop(self) -> None:
        self._desk.with_game(Game.stop_finishing if self._finishing else Game.finish)
        self._tick_finishing()

    def _tick_finishing(self) -> None:
        """Tick the command while the computer finishes the game, and tell how to stop it."""
        finishing = self._finishing
        self._shell.actions["finish_game"].setChecked(finishing)
        if finishing and not self._told:
            self._shell.say(
                lambda: self.tr("The computer is playing both sides to the end."),
                action=lambda: self.tr("Stop"),
                handler=lambda: self._desk.with_game(Game.stop_finishing),
                topic=_FINISHING,
            )
        elif self._told and not finishing:
            self._shell.withdraw(_FINISHING)
        self._told = finishing

    def _tell_no_hint(self, reason: Sentence) -> None:
        self._shell.say(lambda: self.tr("No hint available: {reason}").format(reason=reason()), topic="hint")


def marks_of(hint: Hint, stage: HintStage) -> tuple[Mark, ...]:
    """What is drawn on the board of a hint that has come so far: where to look, then the move."""
    if stage is not HintStage.NUDGED:
        return (arrow_of(hint.advice.line[0], hint.side, MarkColor.BLUE),)
    square = hint.nudge[1]
    return () if square is None else (Circle(square, MarkColor.BLUE),)
