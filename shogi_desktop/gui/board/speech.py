"""What the board says of a place: to a screen reader, and of a piece on which the mouse rests."""

from __future__ import annotations

from shogi_desktop.app.learn.words import movement_text, piece_name
from shogi_desktop.app.words.spoken import hand_content, square_content
from shogi_desktop.gui.board.spots import OnBoard, Spot
from shogi_desktop.rules import PieceKind, Position


def spot_in_words(spot: Spot, position: Position) -> str:
    """``7f, Black pawn``, ``5e, empty``, or ``Black pawn in hand, 3``."""
    if isinstance(spot, OnBoard):
        return square_content(spot.square, position.piece_at(spot.square))
    piece = position.variant.piece(spot.kind, spot.color)
    return hand_content(piece, position.hand(spot.color).count(spot.kind))


def kind_at(spot: Spot, position: Position) -> PieceKind | None:
    """What lies at a place, or None."""
    if isinstance(spot, OnBoard):
        piece = position.piece_at(spot.square)
        return None if piece is None else piece.kind
    return spot.kind if position.hand(spot.color).count(spot.kind) else None


def about_kind(kind: PieceKind) -> str:
    """The name of a kind and, in a second line, how it moves."""
    return f"{piece_name(kind)}  {kind.kanji}\n{movement_text(kind)}"
