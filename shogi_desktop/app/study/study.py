"""A record being studied: both sides are moved freely, and new moves become branches."""

from __future__ import annotations

from shogi_desktop.app.board.activity import Activity
from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.game import Outcome
from shogi_desktop.rules import Color, Move


class Study(Activity):
    """The record on `board`, free to be changed."""

    def __init__(self, board: BoardModel) -> None:
        super().__init__(board)
        self._board = board

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended in the position looked at."""
        cursor = self._board.cursor
        return None if cursor is None else cursor.node.outcome

    @property
    def can_reshape(self) -> bool:
        """The tree is the reader's."""
        return True

    def movable_colors(self) -> frozenset[Color]:
        """Both sides."""
        return frozenset(Color)

    def play(self, move: Move) -> bool:
        """Follow `move`, as a new branch where it was not tried yet."""
        cursor = self._board.cursor
        if cursor is None:
            return False
        cursor.play(move)
        self._board.news.note(Change.STATE)
        return True
