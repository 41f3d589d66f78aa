"""The piece sets a player can choose from: those that come with the program and the player's own.

`paint.faces` draws with them and `paint.own_sets` reads the player's; here they get names and are listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.settings.print_choices import IN_USE, PictureChoices, PrintChoices
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.paint.errors import PieceSetError
from shogi_desktop.paint.faces import PIECE_SETS, PieceSet
from shogi_desktop.paint.own_sets import own_set_folders, read_own_set

USUAL = "two_kanji"
"""The set that is shown where the one chosen cannot be."""

BEGINNER: Final = "beginner"
"""The set of the course: every piece shows where it goes."""

FIRST_ELSEWHERE: Final = "international"
"""The set of a first start where characters are not read: figures, with marks of how they move."""
_READ_CHARACTERS: Final = ("ja", "zh")

_NAMES: Final = {
    "two_kanji": QT_TRANSLATE_NOOP("PieceSets", "Two characters"),
    "one_kanji": QT_TRANSLATE_NOOP("PieceSets", "One character"),
    "international": QT_TRANSLATE_NOOP("PieceSets", "International, with marks for moves"),
    "letters": QT_TRANSLATE_NOOP("PieceSets", "Letters"),
    "beginner": QT_TRANSLATE_NOOP("PieceSets", "For beginners, with dots"),
}


class OfferedSet(Struct, frozen=True):
    """A set as it is offered.

    :ivar id: what settings keep: a bundled set's id, or the folder of an own one.
    :ivar name: in the language of the window; an own set's name is its maker's.
    :ivar problem: why it cannot be used, naming the file; empty if it can.
    """

    id: str
    name: str
    problem: str = ""


def offered_sets(folder: Path) -> tuple[OfferedSet, ...]:
    """The bundled sets in their order, then those in `folder` by name, the unusable ones too."""
    bundled = [
        OfferedSet(set_id, QCoreApplication.translate("PieceSets", _NAMES[set_id])) for set_id in PIECE_SETS
    ]
    return (*bundled, *map(_own, own_set_folders(folder)))


def usable_sets(folder: Path) -> tuple[OfferedSet, ...]:
    """Those of `offered_sets` that can be used."""
    return tuple(one for one in offered_sets(folder) if not one.problem)


def _own(folder: Path) -> OfferedSet:
    try:
        return OfferedSet(str(folder), read_own_set(folder).name)
    except PieceSetError as error:
        return OfferedSet(str(folder), folder.name, problem_text(error))


def problem_text(error: PieceSetError) -> str:
    """What is wrong with a set, for the player."""
    sentence = QCoreApplication.translate("PieceSets", "These pieces cannot be used: {file}: {reason}.")
    return sentence.format(file=error.path, reason=error.reason.rstrip("."))


def first_set(languages: Sequence[str]) -> str:
    """The set that somebody can read who starts the program for the first time.

    :param languages: the window's language and the system's by preference (``"pt-BR"``).
    """
    read = {language.replace("_", "-").split("-")[0].lower() for language in languages}
    return USUAL if read.intersection(_READ_CHARACTERS) else FIRST_ELSEWHERE


Choices = TypeVar("Choices", PrintChoices, PictureChoices)


def with_usable_pieces(choices: Choices) -> Choices:
    """`choices`, with the usual pieces of paper if an own set chosen before is gone or damaged."""
    if choices.pieces in (*PIECE_SETS, IN_USE) or not load_or_usual(choices.pieces)[1]:
        return choices
    return msgspec.structs.replace(choices, pieces="one_kanji")


class PiecesInUse(Struct, frozen=True):
    """The pieces on the window's board.

    :ivar id: the set's. :ivar dark_sides: whether White's are of a darker wood.
    """

    id: str = USUAL
    dark_sides: bool = False

    @classmethod
    def of(cls, settings: Settings) -> PiecesInUse:
        """Those that the settings ask for, or the usual ones where these cannot be used."""
        usable = settings.piece_set in PIECE_SETS or not load_or_usual(settings.piece_set)[1]
        return cls(settings.piece_set if usable else USUAL, settings.dark_sides)

    def instead(self, choices: Choices) -> Choices:
        """`choices` to be painted: with these pieces, where those in use were chosen."""
        if choices.pieces != IN_USE:
            return choices
        return msgspec.structs.replace(choices, pieces=self.id, dark_sides=self.dark_sides)


def load_or_usual(set_id: str, *, dark_sides: bool = False) -> tuple[PieceSet, Sentence | None]:
    """The set `set_id`, or the usual one and why.

    :raises PieceSetError: a set that comes with the program is missing or damaged.
    """
    try:
        return PieceSet.load(set_id, dark_sides=dark_sides), None
    except PieceSetError as error:
        if set_id in PIECE_SETS:
            raise
        return PieceSet.load(USUAL, dark_sides=dark_sides), partial(problem_text, error)
