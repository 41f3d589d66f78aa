"""A hint for the position on the board, in three presses: where to look, the move, the reason.

The reason is what the review's detectors (`analysis.reasons`) say of doing nothing instead: so a second
search asks what the other side would do then. A hint changes nothing: not the record, not the clocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.reasons import Reason, reasons_for
from shogi_desktop.analysis.waiting import judged_waiting, turned
from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.engines.game import game_of
from shogi_desktop.app.play.adviser import Advice, Advises, Look
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.system.background import Runs
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.rules import BoardMove, Color, Move, Position, Square
from shogi_desktop.usi.messages import Mate

WAITING: Final = Look(500, 500_000)
"""What the other side would do is looked for while the player thinks about the first press."""


class HintStage(Enum):
    """How far a hint has come."""

    NONE = auto()
    LOOKING = auto()
    NUDGED = auto()
    SHOWN = auto()
    EXPLAINED = auto()


class Nudge(Enum):
    """Where to look."""

    KING = auto()
    """The other side's king: there is a mate."""
    TARGET = auto()
    """A piece of the other side, which can be taken."""
    HAND = auto()
    """The pieces in hand."""
    PIECE = auto()
    """The piece that has a good move."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A good move: what is advised in `position`, and where the move before went (for its text).

    :ivar waiting: what it would cost to do nothing; None: not known yet, or nobody can in check.
    :ivar reason: what the move is good for, proven against doing nothing; None where nothing can be proven.
    """

    advice: Advice
    position: Position
    previous_target: Square | None
    side: Color
    waiting: JudgedMove | None = None
    reason: Reason | None = None

    @property
    def nudge(self) -> tuple[Nudge, Square | None]:
        """Where to look, and the square of it; None for the hand."""
        move, score = self.advice.line[0], self.advice.score
        king = self.position.king(self.side.opponent)
        if isinstance(score, Mate) and score.winning and king is not None:
            return Nudge.KING, king
        if not isinstance(move, BoardMove):
            return Nudge.HAND, None
        if self.position.piece_at(move.target) is not None:
            return Nudge.TARGET, move.target
        return Nudge.PIECE, move.origin

    @property
    def threat(self) -> tuple[Move, ...]:
        """The line of the other side that the move spares the player; empty where none is proven."""
        if self.reason is None or self.waiting is None or self.reason.line[:1] != (self.waiting.move,):
            return ()
        return self.reason.line[1:]

    @property
    def proof(self) -> tuple[Position, tuple[Move, ...]]:
        """The line that shows the reason, and where it begins: the threat, the win, or what is expected."""
        if self.threat:
            return turned(self.position), self.threat
        line = self.advice.line if self.reason is None else self.reason.line
        return self.position, line


class Hints(QObject):
    """The hint of the board. `changed` when another stage is reached; `asked` in a game; `failed(text)`."""

    changed = Signal()
    asked = Signal()
    failed = Signal(object)

    def __init__(self, desk: Desk, adviser: Advises, background: Runs) -> None:
        super().__init__(desk)
        self._desk = desk
        self._board = desk.board
        self._adviser = adviser
        self._background = background
        self._question: int | None = None
        self.stage = HintStage.NONE
        self.hint: Hint | None = None
        adviser.advised.connect(self._on_advised)
        adviser.failed.connect(self._on_failed)
        desk.board.changed.connect(self._on_changed)

    @property
    def possible(self) -> bool:
        """Whether a person is to move in the position shown, and may be helped."""
        cursor, colors = self._board.cursor, self._board.movable_colors()
        if not self._board.activity.takes_help:
            return False
        return cursor is not None and bool(colors) and cursor.record.turn_at(cursor.path) in colors

    def press(self) -> None:
        """Ask where to look; asked again, show the move; then say why; a fourth time, take it away."""
        if self.stage is HintStage.NONE:
            self._begin()
        elif self.stage is HintStage.NUDGED:
            self._reach(HintStage.SHOWN)
        elif self.stage is HintStage.SHOWN:
            self._reach(HintStage.EXPLAINED)
        elif self.stage is HintStage.EXPLAINED:
            self.drop()

    def drop(self) -> None:
        """Take the hint away, or give up looking for one."""
        if self._question is not None:
            self._adviser.cancel(self._question)
            self._question = None
        if self.stage is not HintStage.NONE:
            self.hint = None
            self._reach(HintStage.NONE)

    def _begin(self) -> None:
        cursor, game = self._board.cursor, self._desk.game
        if cursor is None or not self.possible:
            return
        moves = [node.move for node in cursor.node.line() if node.move is not None]
        if game is not None:
            self.asked.emit()
        self.stage = HintStage.LOOKING
        self._ask(cursor.record.start_position(), moves)
        if self.stage is HintStage.LOOKING:
            self.changed.emit()

    def _ask(self, start: Position, moves: Sequence[Move], look: Look | None = None) -> None:
        game = self._desk.game
        rules = game_of(None if game is None else game.session)
        asked = (start, moves, rules)
        self._question = self._adviser.ask(*asked) if look is None else self._adviser.ask(*asked, look)

    def _reach(self, stage: HintStage) -> None:
        self.stage = stage
        self.changed.emit()

    def _on_changed(self, changes: Changes) -> None:
        over = Change.STATE in changes and self.stage is not HintStage.NONE and not self.possible
        if Change.POSITION in changes or over:
            self.drop()

    def _on_advised(self, question: int, advice: Advice | None) -> None:
        cursor = self._board.cursor
        if question != self._question or cursor is None:
            return
        self._question = None
        if self.hint is not None:
            if advice is not None:
                self._weigh_waiting(self.hint, advice)
            return
        if advice is None or not advice.line:
            self.drop()
            return
        before = cursor.node.move
        position = cursor.position()
        self.hint = Hint(advice, position, None if before is None else before.target, position.turn)
        if not position.is_check():
            self._ask(turned(position), (), WAITING)
        self._reach(HintStage.NUDGED)

    def _weigh_waiting(self, hint: Hint, reply: Advice) -> None:
        """Find out what the move is good for, now that it is known what the other side would do."""

        def weigh() -> Hint:
            before, after = hint.advice.evaluation(hint.side), reply.evaluation(hint.side.opponent)
            judged = None
            if before is not None and after is not None:
                judged = judged_waiting(hint.position, before, after)
            reasons = () if judged is None else reasons_for(judged)
            return replace(hint, waiting=judged, reason=reasons[0] if reasons else None)

        def take(weighed: Hint) -> None:
            if self.hint is hint:
                self.hint = weighed
                self.changed.emit()

        self._background.run(weigh, take)

    def _on_failed(self, text: Sentence) -> None:
        self._question = None
        if self.stage is HintStage.LOOKING:
            self._reach(HintStage.NONE)
            self.failed.emit(text)
