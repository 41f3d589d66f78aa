"""What the board says to a screen reader of the place the cursor is at; the words are `app.spoken`'s."""

from __future__ import annotations

from shogi_desktop.app.spoken import hand_content, square_content
from shogi_desktop.gui.board.spots import OnBoard, Spot
from shogi_desktop.rules import Position


def spot_in_words(spot: Spot, position: Position) -> str:
    """``7f, Black pawn``, ``5e, empty``, or ``Black pawn in hand, 3``."""
    if isinstance(spot, OnBoard):
        return square_content(spot.square, position.piece_at(spot.square))
    piece = position.variant.piece(spot.kind, spot.color)
    return hand_content(piece, position.hand(spot.color).count(spot.kind))
