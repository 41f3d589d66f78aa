"""The books of the player's own among what an opponent may open with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.settings.game_setup import BookSetup
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.widgets.plain import menu_text

translate = QCoreApplication.translate
NONE: Final = "none"
_BY_WEIGHT: Final = "weight:"
_BEST: Final = "best:"


def add_books(choice: Choice, books: Sequence[str]) -> None:
    """Offer no book at all, and each of these, played by weight or by the best moves."""
    if not books:
        return
    choice.insertSeparator(choice.count())
    choice.addItem(translate("NewGameDialog", "No book"), NONE)
    for path in books:
        name = menu_text(in_one_line(Path(path).name))
        choice.addItem(translate("NewGameDialog", "Book {name}").format(name=name), _BY_WEIGHT + path)
        best = translate("NewGameDialog", "Book {name}, best moves").format(name=name)
        choice.addItem(best, _BEST + path)


def is_book(value: str) -> bool:
    """Whether a value of the choice says something of books."""
    return value == NONE or value.startswith((_BY_WEIGHT, _BEST))


def book_of(value: str) -> BookSetup | None:
    """The book that a value stands for; None for what is usual."""
    if value == NONE:
        return BookSetup()
    if value.startswith(_BEST):
        return BookSetup(value.removeprefix(_BEST), best=True)
    return BookSetup(value.removeprefix(_BY_WEIGHT)) if value.startswith(_BY_WEIGHT) else None
