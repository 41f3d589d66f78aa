"""What the title of the window says of the board: the file, or players and result of a game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.play.controller import Activity, PlayController
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.games import outcome_text, side_name
from shogi_desktop.game import Record

_MOST_OF_NAME = 40


def board_title(controller: PlayController, file: Path | None) -> str:
    """What is on the board, without the program's name, which Qt puts behind it; empty where nothing is.

    :param file: what the record was read from or saved to.
    """
    record = controller.record
    if record is None:
        return ""
    people = _people(record)
    if controller.activity is Activity.PLAYING:
        return " · ".join(filter(None, (_standing(controller, record), people)))
    if file is not None:
        return file.name
    return people or QCoreApplication.translate("Title", "New record")


def _standing(controller: PlayController, record: Record) -> str:
    """Whose move it is, which is seen where the window is not; or how the game ended."""
    if controller.turn is not None:
        sentence = QCoreApplication.translate("Title", "{side} to move")
        return sentence.format(side=side_name(controller.turn, handicap=record.is_handicap))
    outcome = controller.outcome
    return "" if outcome is None else outcome_text(outcome, record).headline


def _people(record: Record) -> str:
    names = (in_one_line(record.headers.get(key, ""), _MOST_OF_NAME) for key in ("black", "white"))
    return " – ".join(filter(None, names))
