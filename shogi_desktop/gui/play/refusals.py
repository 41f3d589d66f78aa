"""Says at the board why a move that was tried, by hand or in letters, is impossible."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.words.errors import reason_text
from shogi_desktop.app.words.illegal_moves import stuck_text, why_text
from shogi_desktop.gui.board import BoardScene, BoardView, OnBoard, Spot
from shogi_desktop.gui.play.board_marks import BoardMarks
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.style import parse_typed_move
from shogi_desktop.rules import (
    Illegality,
    Move,
    Objection,
    Position,
    RulesError,
    objection,
    objection_by_hand,
    objection_to_all,
    parse_usi_move,
)

_NO_MOVES = frozenset({Illegality.OFF_BOARD, Illegality.NO_PIECE, Illegality.NOT_IN_HAND})
"""What a typed move may be that no hand could try."""


class Refusals(QObject):
    """Plays moves that are typed, and answers what is no move with the reason, where it is seen."""

    nonsense = Signal(object)
    """Carries why a typed text is no move at all, as a sentence."""

    def __init__(self, model: BoardModel, scene: BoardScene, board: BoardView, marks: BoardMarks) -> None:
        super().__init__(board)
        self._model, self._scene, self._board, self._marks = model, scene, board, marks
        scene.refused.connect(self._tell_why)
        scene.stuck.connect(self._tell_stuck)
        board.text_entered.connect(self._play_typed)
        board.bubble.gone.connect(self._forget)

    def _tell_why(self, move: Move) -> None:
        """Say at the board why a move that was tried by hand is impossible, and show where that is seen."""
        position = self._scene.position
        against = None if position is None else objection_by_hand(position, move)
        if against is not None:
            self._say_why(why_text(against), OnBoard(move.target), against)

    def _tell_stuck(self, spot: Spot) -> None:
        """Say why a piece that was picked up can go nowhere."""
        position = self._scene.position
        if position is None:
            return
        held = spot.square if isinstance(spot, OnBoard) else spot.kind
        against = objection_to_all(position, held)
        if against is not None:
            self._say_why(stuck_text(against), spot, against)

    def _say_why(self, text: str, spot: Spot, against: Objection) -> None:
        self._board.say_at(text, spot)
        self._marks.show_why(against.squares)

    def _play_typed(self, text: str) -> None:
        """Play a move that was typed in any notation; what is no move is told and leaves the game alone."""
        cursor = self._model.cursor
        if cursor is None:
            return
        before = cursor.node.move
        try:
            move = parse_typed_move(text, cursor.position(), None if before is None else before.target)
        except (NotationError, RulesError) as error:
            self._tell_typed(text, cursor.position(), error)
            return
        self._model.play(move)

    def _tell_typed(self, text: str, position: Position, error: Exception) -> None:
        """Say why a text is no move; of one that names a move of the mover's, why it is impossible."""
        try:
            move = parse_usi_move(text, position.variant)
        except RulesError:
            self.nonsense.emit(partial(reason_text, error))
            return
        against = objection(position, move)
        if against is None or against.illegality in _NO_MOVES:
            self.nonsense.emit(partial(reason_text, error))
        else:
            self._say_why(why_text(against), OnBoard(move.target), against)

    def _forget(self) -> None:
        self._marks.show_why(())
