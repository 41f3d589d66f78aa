"""What openings and castles are called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.analysis.castles import Castle
from shogi_desktop.analysis.openings import Strategy
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_STRATEGIES: Final = {
    Strategy.CENTRAL_ROOK.code: QT_TRANSLATE_NOOP("Library", "Central rook"),
    Strategy.FOURTH_FILE_ROOK.code: QT_TRANSLATE_NOOP("Library", "Fourth-file rook"),
    Strategy.THIRD_FILE_ROOK.code: QT_TRANSLATE_NOOP("Library", "Third-file rook"),
    Strategy.OPPOSING_ROOK.code: QT_TRANSLATE_NOOP("Library", "Opposing rook"),
    Strategy.DOUBLE_RANGING.code: QT_TRANSLATE_NOOP("Library", "Double ranging rook"),
    Strategy.RIGHT_FOURTH_FILE.code: QT_TRANSLATE_NOOP("Library", "Right fourth-file rook"),
    Strategy.SLEEVE_ROOK.code: QT_TRANSLATE_NOOP("Library", "Sleeve rook"),
    Strategy.BISHOP_EXCHANGE.code: QT_TRANSLATE_NOOP("Library", "Bishop exchange"),
    Strategy.SIDE_PAWN.code: QT_TRANSLATE_NOOP("Library", "Side pawn capture"),
    Strategy.DOUBLE_WING.code: QT_TRANSLATE_NOOP("Library", "Double wing attack"),
    Strategy.CLIMBING_SILVER.code: QT_TRANSLATE_NOOP("Library", "Climbing silver"),
    Strategy.YAGURA.code: QT_TRANSLATE_NOOP("Library", "Yagura"),
    Strategy.STATIC_ROOKS.code: QT_TRANSLATE_NOOP("Library", "Double static rook"),
    Strategy.ROOK_PAWN.code: QT_TRANSLATE_NOOP("Library", "Rook's pawn"),
    Strategy.CENTRAL_KNIGHTS.code: QT_TRANSLATE_NOOP("Library", "Central knights"),
    Strategy.EDGE_BISHOP.code: QT_TRANSLATE_NOOP("Library", "Edge bishop"),
    Strategy.SWINGING_ROOK.code: QT_TRANSLATE_NOOP("Library", "Swinging rook"),
}
_CASTLES: Final = {
    Castle.ANAGUMA: QT_TRANSLATE_NOOP("Castles", "Anaguma"),
    Castle.YAGURA: QT_TRANSLATE_NOOP("Castles", "Yagura"),
    Castle.MINO: QT_TRANSLATE_NOOP("Castles", "Mino"),
    Castle.LEFT_MINO: QT_TRANSLATE_NOOP("Castles", "Left Mino"),
    Castle.BOAT: QT_TRANSLATE_NOOP("Castles", "Boat castle"),
    Castle.SILVER_CROWN: QT_TRANSLATE_NOOP("Castles", "Silver crown"),
    Castle.SNOWROOF: QT_TRANSLATE_NOOP("Castles", "Snowroof"),
    Castle.GOLD_FORTRESS: QT_TRANSLATE_NOOP("Castles", "Gold fortress"),
    Castle.CENTRAL_HOUSE: QT_TRANSLATE_NOOP("Castles", "Central house"),
    Castle.LEFT_HOUSE: QT_TRANSLATE_NOOP("Castles", "Left house"),
    Castle.RIGHT_HOUSE: QT_TRANSLATE_NOOP("Castles", "Right house"),
    Castle.MIDDLE_HOUSE: QT_TRANSLATE_NOOP("Castles", "Middle house"),
}


def strategy_name(code: str) -> str:
    """The name of an opening by its code in the index; nothing where there is no such code."""
    return translate("Library", _STRATEGIES[code]) if code in _STRATEGIES else ""


def castle_name_of(code: str) -> str:
    """The name of a castle by its code; nothing where there is no such code."""
    return next((castle_name(castle) for castle in Castle if castle.code == code), "")


def castle_name(castle: Castle) -> str:
    """The name of a castle."""
    return translate("Castles", _CASTLES[castle])
