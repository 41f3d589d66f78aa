"""Why a match cannot be played, in the window's language: what its exceptions mean.

A pace, a player or a test that means nothing comes only from a file that somebody has edited by hand: the
window offers none. Of those the sentence names the words of the file as they stand in it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.engines.required import EngineOptionError
from shogi_desktop.app.match.openings import OpeningsError, OpeningsFault
from shogi_desktop.app.match.results import FileFault, MatchFileError
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.errors import reason_text
from shogi_desktop.app.words.formats import problem_sentence
from shogi_desktop.notation.result import Problem
from shogi_desktop.rules import RulesError

_FILES: Final = {
    FileFault.UNREADABLE: QT_TRANSLATE_NOOP("EngineMatch", "{file} cannot be read ({detail})."),
    FileFault.UNWRITABLE: QT_TRANSLATE_NOOP(
        "EngineMatch", "{file} cannot be written ({detail}). Choose another folder, or free some space there."
    ),
    FileFault.NO_MATCH: QT_TRANSLATE_NOOP("EngineMatch", "{file} is not an engine match ({detail})."),
    FileFault.UNKNOWN_FORMAT: QT_TRANSLATE_NOOP(
        "EngineMatch",
        "{file} is an engine match of a kind that this program does not know ({detail}). A newer "
        "version may know it.",
    ),
    FileFault.CHANGED_PROGRAM: QT_TRANSLATE_NOOP(
        "EngineMatch",
        "An engine, a book or the openings of this match have changed since it began. "
        "Begin a new match: the results could not be compared.",
    ),
    FileFault.NO_TOURNAMENT: QT_TRANSLATE_NOOP(
        "EngineMatch", "{file} is not a match of several players ({detail})."
    ),
    FileFault.IMPOSSIBLE_PAIRING: QT_TRANSLATE_NOOP(
        "EngineMatch", "{file} contains an impossible pairing ({detail})."
    ),
    FileFault.NO_PAIRING: QT_TRANSLATE_NOOP("EngineMatch", "{file} is a match without players."),
    FileFault.NO_PLAYER: QT_TRANSLATE_NOOP("EngineMatch", "{file} contains an impossible player ({detail})."),
}
_OPENINGS: Final = {
    OpeningsFault.UNREADABLE: QT_TRANSLATE_NOOP("EngineMatch", "it cannot be read ({detail})"),
    OpeningsFault.NOT_TEXT: QT_TRANSLATE_NOOP("EngineMatch", "it is not UTF-8 text"),
    OpeningsFault.EMPTY: QT_TRANSLATE_NOOP("EngineMatch", "it has no openings"),
    OpeningsFault.NOT_UNDERSTOOD: "{detail}",
    OpeningsFault.OTHER_GAME: QT_TRANSLATE_NOOP("EngineMatch", "it is for another game"),
}
_PLACE: Final = QT_TRANSLATE_NOOP("EngineMatch", "The openings in {file} cannot be used: {reason}.")
_LINE: Final = QT_TRANSLATE_NOOP(
    "EngineMatch", "The openings in {file} cannot be used: line {line}, {reason}."
)
_NO_OPTION: Final = QT_TRANSLATE_NOOP("EngineMatch", "{engine} has no option {name}.")
_WRONG_VALUE: Final = QT_TRANSLATE_NOOP(
    "EngineMatch", "{engine} does not accept {value} for its option {name}."
)
_SETTINGS: Final = QT_TRANSLATE_NOOP("EngineMatch", "The settings of this match cannot be used: {detail}.")
_POSITION: Final = QT_TRANSLATE_NOOP("EngineMatch", "The match has no position to begin from: {reason}.")


def refusal_text(error: Exception) -> str:
    """The sentence for one of `REFUSED`."""
    if isinstance(error, MatchFileError):
        return _said(_FILES[error.fault]).format(file=error.path, detail=error.detail)
    if isinstance(error, OpeningsError):
        sentence = _PLACE if error.line is None else _LINE
        return _said(sentence).format(file=error.path, line=error.line, reason=_of_openings(error))
    if isinstance(error, EngineOptionError):
        sentence = _WRONG_VALUE if error.expected else _NO_OPTION
        return _said(sentence).format(engine=error.engine, name=error.name, value=error.value)
    if isinstance(error, RulesError):
        return _said(_POSITION).format(reason=reason_text(error))
    return _said(_SETTINGS).format(detail=str(error).rstrip("."))


def _of_openings(error: OpeningsError) -> str:
    detail = error.detail
    if isinstance(detail, Problem):
        said = problem_sentence(detail).rstrip(".。")
    elif isinstance(detail, Exception):
        said = reason_text(detail)
    else:
        said = detail
    return _said(_OPENINGS[error.fault]).format(detail=said)


def _said(text: str) -> str:
    return QCoreApplication.translate("EngineMatch", text)
