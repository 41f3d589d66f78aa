"""A hint for the position on the board: asked for, shown, explained, and gone with the next move.

It changes nothing: not the record, not the clocks, not the results.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.engines.game import game_of
from shogi_desktop.app.play.adviser import Advice, Advises
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.rules import Color, Position, Square


class HintStage(Enum):
    """How far a hint has come."""

    NONE = "none"
    LOOKING = "looking"
    SHOWN = "shown"
    EXPLAINED = "explained"


@dataclass(frozen=True, slots=True)
class Hint:
    """A good move: what is advised in `position`, and where the move before went (for its text)."""

    advice: Advice
    position: Position
    previous_target: Square | None
    side: Color


class Hints(QObject):
    """The hint of the board. `changed` when another stage is reached; `asked` in a game; `failed(text)`."""

    changed = Signal()
    asked = Signal()
    failed = Signal(str)

    def __init__(self, desk: Desk, adviser: Advises) -> None:
        super().__init__(desk)
        self._desk = desk
        self._board = desk.board
        self._adviser = adviser
        self._question: int | None = None
        self.stage = HintStage.NONE
        self.hint: Hint | None = None
        adviser.advised.connect(self._on_advised)
        adviser.failed.connect(self._on_failed)
        desk.board.changed.connect(self._on_changed)

    @property
    def possible(self) -> bool:
        """Whether a person is to move in the position shown."""
        cursor, colors = self._board.cursor, self._board.movable_colors()
        return cursor is not None and bool(colors) and cursor.record.turn_at(cursor.path) in colors

    def press(self) -> None:
        """Ask for a hint; asked again, say why; asked a third time, take it away."""
        if self.stage is HintStage.NONE:
            self._ask()
        elif self.stage is HintStage.SHOWN:
            self._reach(HintStage.EXPLAINED)
        elif self.stage is HintStage.EXPLAINED:
            self.drop()

    def drop(self) -> None:
        """Take the hint away, or give up looking for one."""
        if self._question is not None:
            self._question = None
            self._adviser.cancel()
        if self.stage is not HintStage.NONE:
            self.hint = None
            self._reach(HintStage.NONE)

    def _ask(self) -> None:
        cursor, game = self._board.cursor, self._desk.game
        if cursor is None or not self.possible:
            return
        moves = [node.move for node in cursor.node.line() if node.move is not None]
        if game is not None:
            self.asked.emit()
        self.stage = HintStage.LOOKING
        self._question = self._adviser.ask(
            cursor.record.start_position(), moves, game_of(None if game is None else game.session)
        )
        if self.stage is HintStage.LOOKING:
            self.changed.emit()

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
        if advice is None or not advice.line:
            self.drop()
            return
        before = cursor.node.move
        position = cursor.position()
        self.hint = Hint(advice, position, None if before is None else before.target, position.turn)
        self._reach(HintStage.SHOWN)

    def _on_failed(self, text: str) -> None:
        if self.stage is HintStage.LOOKING:
            self._question = None
            self._reach(HintStage.NONE)
            self.failed.emit(text)
