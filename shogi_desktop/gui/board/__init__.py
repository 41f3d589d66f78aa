"""The board one plays on: scene, view and the items in it. It shows positions and asks for moves."""

from __future__ import annotations

from shogi_desktop.gui.board.move_source import AnyMoves, MoveSource, PositionMoves, PromotionChoice
from shogi_desktop.gui.board.scene import BoardScene
from shogi_desktop.gui.board.spots import OnBoard, OnStand, Spot
from shogi_desktop.gui.board.view import BoardView

__all__ = [
    "AnyMoves",
    "BoardScene",
    "BoardView",
    "MoveSource",
    "OnBoard",
    "OnStand",
    "PositionMoves",
    "PromotionChoice",
    "Spot",
]
