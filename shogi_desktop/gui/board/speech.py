"""What the board says to a screen reader: squares and pieces in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.gui.board.spots import OnBoard, Spot
from shogi_desktop.rules import Color, Piece, Position, square_name


def piece_in_words(piece: Piece) -> str:
    """``Black promoted silver``, in the language of the window."""
    if piece.color is Color.BLACK:
        text = QCoreApplication.translate("Board", "Black %1")
    else:
        text = QCoreApplication.translate("Board", "White %1")
    return text.replace("%1", kind_in_words(piece.kind.id))


def kind_in_words(kind_id: str) -> str:
    """The name of a kind, in the language of the window."""
    names = {
        "king": QCoreApplication.translate("Board", "king"),
        "queen": QCoreApplication.translate("Board", "queen"),
        "rook": QCoreApplication.translate("Board", "rook"),
        "bishop": QCoreApplication.translate("Board", "bishop"),
        "gold": QCoreApplication.translate("Board", "gold"),
        "silver": QCoreApplication.translate("Board", "silver"),
        "knight": QCoreApplication.translate("Board", "knight"),
        "lance": QCoreApplication.translate("Board", "lance"),
        "pawn": QCoreApplication.translate("Board", "pawn"),
        "dragon": QCoreApplication.translate("Board", "dragon"),
        "horse": QCoreApplication.translate("Board", "horse"),
        "promoted_silver": QCoreApplication.translate("Board", "promoted silver"),
        "promoted_knight": QCoreApplication.translate("Board", "promoted knight"),
        "promoted_lance": QCoreApplication.translate("Board", "promoted lance"),
        "tokin": QCoreApplication.translate("Board", "promoted pawn"),
    }
    return names.get(kind_id, kind_id)


def spot_in_words(spot: Spot, position: Position) -> str:
    """``7f, Black pawn``, ``5e, empty``, or ``Black pawn in hand, 3``."""
    if isinstance(spot, OnBoard):
        piece = position.piece_at(spot.square)
        what = QCoreApplication.translate("Board", "empty") if piece is None else piece_in_words(piece)
        return f"{square_name(spot.square)}, {what}"
    words = piece_in_words(position.variant.piece(spot.kind, spot.color))
    text = QCoreApplication.translate("Board", "%1 in hand, %2")
    return text.replace("%1", words).replace("%2", str(position.hand(spot.color).count(spot.kind)))
