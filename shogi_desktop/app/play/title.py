"""What the title of the window says of the board: the file, or players and result of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.board.activity import Activity
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.games import outcome_text, side_name
from shogi_desktop.game import Record

_MOST_OF_NAME = 40


def board_title(desk: Desk) -> str:
    """What is on the board, without the program's name, which Qt puts behind it; empty where nothing is."""
    record = desk.board.record
    if record is None:
        return ""
    people = _people(record)
    if desk.board.activity.tip is not None:
        return " · ".join(filter(None, (_standing(desk.board.activity, record), people)))
    if desk.board.document.path is not None:
        return desk.board.document.path.name
    return people or QCoreApplication.translate("Title", "New record")


def _standing(game: Activity, record: Record) -> str:
    """Whose move it is, which is seen where the window is not; or how the game ended."""
    if game.turn is not None:
        sentence = QCoreApplication.translate("Title", "{side} to move")
        return sentence.format(side=side_name(game.turn, handicap=record.is_handicap))
    return "" if game.outcome is None else outcome_text(game.outcome, record).headline


def _people(record: Record) -> str:
    names = (in_one_line(record.headers.get(key, ""), _MOST_OF_NAME) for key in ("black", "white"))
    return " – ".join(filter(None, names))
