"""What formats, their losses and a file's problems are called in the window's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.notation.losses import Loss, LossKind
from shogi_desktop.notation.result import Problem, ProblemKind

_LOSSES: Final = {
    LossKind.MOVES: QT_TRANSLATE_NOOP("Formats", "moves"),
    LossKind.POSITION: QT_TRANSLATE_NOOP("Formats", "the start position"),
    LossKind.VARIATIONS: QT_TRANSLATE_NOOP("Formats", "variations"),
    LossKind.ILLEGAL_MOVES: QT_TRANSLATE_NOOP("Formats", "illegal moves"),
    LossKind.OUTCOMES: QT_TRANSLATE_NOOP("Formats", "how the game ended"),
    LossKind.COMMENTS: QT_TRANSLATE_NOOP("Formats", "comments"),
    LossKind.EVALUATIONS: QT_TRANSLATE_NOOP("Formats", "engine evaluations"),
    LossKind.HEADERS: QT_TRANSLATE_NOOP("Formats", "names and other headers"),
    LossKind.HANDICAP: QT_TRANSLATE_NOOP("Formats", "the name of the handicap"),
    LossKind.MOVE_NUMBER: QT_TRANSLATE_NOOP("Formats", "the number of the first move"),
    LossKind.TIMES: QT_TRANSLATE_NOOP("Formats", "times"),
    LossKind.MILLISECONDS: QT_TRANSLATE_NOOP("Formats", "fractions of a second"),
    LossKind.TOTALS: QT_TRANSLATE_NOOP("Formats", "total times"),
    LossKind.BOOKMARKS: QT_TRANSLATE_NOOP("Formats", "bookmarks"),
    LossKind.REMARKS: QT_TRANSLATE_NOOP("Formats", "program remarks"),
}
_PROBLEMS: Final = {
    ProblemKind.ENCODING: QT_TRANSLATE_NOOP("Formats", "Character"),
    ProblemKind.HEADER: QT_TRANSLATE_NOOP("Formats", "Header"),
    ProblemKind.POSITION: QT_TRANSLATE_NOOP("Formats", "Position"),
    ProblemKind.ILLEGAL_MOVE: QT_TRANSLATE_NOOP("Formats", "Illegal move"),
    ProblemKind.REPAIRED_MOVE: QT_TRANSLATE_NOOP("Formats", "Read differently"),
    ProblemKind.UNREADABLE_MOVE: QT_TRANSLATE_NOOP("Formats", "Unreadable move"),
    ProblemKind.NUMBER: QT_TRANSLATE_NOOP("Formats", "Move number"),
    ProblemKind.TIME: QT_TRANSLATE_NOOP("Formats", "Time"),
    ProblemKind.RESULT: QT_TRANSLATE_NOOP("Formats", "Result"),
    ProblemKind.VARIATION: QT_TRANSLATE_NOOP("Formats", "Variation"),
    ProblemKind.NOT_UNDERSTOOD: QT_TRANSLATE_NOOP("Formats", "Unknown line"),
    ProblemKind.MORE_GAMES: QT_TRANSLATE_NOOP("Formats", "More games"),
    ProblemKind.LOST_GAME: QT_TRANSLATE_NOOP("Formats", "No game"),
    ProblemKind.MORE_PROBLEMS: QT_TRANSLATE_NOOP("Formats", "More problems"),
}
_SENTENCES: Final = {
    ProblemKind.ENCODING: QT_TRANSLATE_NOOP("Formats", "Something here is not a character of the encoding."),
    ProblemKind.HEADER: QT_TRANSLATE_NOOP("Formats", "The header has an unexpected value."),
    ProblemKind.POSITION: QT_TRANSLATE_NOOP("Formats", "The start position could not occur in a game."),
    ProblemKind.ILLEGAL_MOVE: QT_TRANSLATE_NOOP("Formats", "The move is illegal. It is kept."),
    ProblemKind.REPAIRED_MOVE: QT_TRANSLATE_NOOP(
        "Formats", "The move was read differently from how it is written."
    ),
    ProblemKind.UNREADABLE_MOVE: QT_TRANSLATE_NOOP(
        "Formats", "The move could not be understood. The line ends before it."
    ),
    ProblemKind.NUMBER: QT_TRANSLATE_NOOP("Formats", "The move number is out of sequence."),
    ProblemKind.TIME: QT_TRANSLATE_NOOP("Formats", "This is not a time."),
    ProblemKind.RESULT: QT_TRANSLATE_NOOP(
        "Formats", "The end of the game contradicts another one or is unknown."
    ),
    ProblemKind.VARIATION: QT_TRANSLATE_NOOP(
        "Formats", "The variation belongs to a move that does not exist."
    ),
    ProblemKind.NOT_UNDERSTOOD: QT_TRANSLATE_NOOP("Formats", "The line is not understood. It is kept."),
    ProblemKind.MORE_GAMES: QT_TRANSLATE_NOOP("Formats", "There are more games here; they were not read."),
    ProblemKind.LOST_GAME: QT_TRANSLATE_NOOP("Formats", "No game can be read here. This part is skipped."),
    ProblemKind.MORE_PROBLEMS: QT_TRANSLATE_NOOP(
        "Formats", "There are many more such problems, not listed here."
    ),
}
_LINE: Final = QT_TRANSLATE_NOOP("Formats", "line {line}: {what}")
_SINGLE: Final = frozenset({LossKind.POSITION, LossKind.HANDICAP, LossKind.MOVE_NUMBER, LossKind.OUTCOMES})
"""Of these there is one as a rule, and its number says nothing."""


def losses_text(losses: Sequence[Loss]) -> list[str]:
    """A line for each loss, in the window's language, with its number where that says something."""
    return [
        _said(_LOSSES[loss.kind])
        if loss.kind in _SINGLE and loss.count == 1
        else f"{_said(_LOSSES[loss.kind])} ({loss.count})"
        for loss in losses
    ]


def problem_word(what: ProblemKind) -> str:
    """What sort of trouble a problem is."""
    return _said(_PROBLEMS[what])


def problem_sentence(problem: Problem) -> str:
    """What is wrong: the reader's own sentence in English, in other languages what its sort means."""
    if QLocale().language() == QLocale.Language.English:
        return problem.text
    return _said(_SENTENCES[problem.what])


def problem_line(problem: Problem) -> str:
    """Where and what, for a sentence that lists some."""
    if QLocale().language() == QLocale.Language.English:
        return str(problem)
    return _said(_LINE).format(line=problem.line, what=problem_word(problem.what))


def _said(text: str) -> str:
    return QCoreApplication.translate("Formats", text)
