"""Why something cannot be read or set up, in the window's language: what exceptions from below `app` mean.

They carry fields, not only an English sentence; the words are made of those. An error that has no words here
keeps its own.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.games import side_name
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.spoken import kind_in_words
from shogi_desktop.notation.errors import (
    MoveReadError,
    NoKifu,
    NotKifuError,
    PositionDetail,
    PositionFault,
    PositionTextError,
)
from shogi_desktop.notation.kanji import FILE_NAMES, RANK_NAMES
from shogi_desktop.rules import (
    Fault,
    MoveTextError,
    PositionProblem,
    SfenError,
    SfenFault,
    UnplayableError,
    file_of,
    quoted,
    rank_of,
    square_name,
)

translate = QCoreApplication.translate

_FAULTS: Final = {
    Fault.NO_KING: QT_TRANSLATE_NOOP("Editor", "{side} has no king."),
    Fault.SECOND_KING: QT_TRANSLATE_NOOP("Editor", "{side} has a second king, on {square}."),
    Fault.NIFU: QT_TRANSLATE_NOOP(
        "Editor", "{side} has two pawns on one file, the second on {square} (nifu)."
    ),
    Fault.DEAD_PIECE: QT_TRANSLATE_NOOP("Editor", "{side}: the {kind} on {square} could never move."),
    Fault.OPPONENT_IN_CHECK: QT_TRANSLATE_NOOP(
        "Editor", "{side} is in check on {square} with the other side to move: the king could be taken."
    ),
    Fault.TOO_MANY: QT_TRANSLATE_NOOP("Editor", "There are more pieces of this kind than a set has: {kind}."),
}

_SFEN: Final = {
    SfenFault.FIELDS: QT_TRANSLATE_NOOP("Errors", "the board, the side to move or the hands are missing"),
    SfenFault.RANKS: QT_TRANSLATE_NOOP("Errors", "the board has too few or too many ranks"),
    SfenFault.SQUARES: QT_TRANSLATE_NOOP("Errors", "rank {rank} has too few or too many squares"),
    SfenFault.UNKNOWN_PIECE: QT_TRANSLATE_NOOP(
        "Errors", "rank {rank} has a piece that does not exist in this game"
    ),
    SfenFault.SECOND_KING: QT_TRANSLATE_NOOP("Errors", "rank {rank} has a second king for one side"),
    SfenFault.TURN: QT_TRANSLATE_NOOP("Errors", "the side to move is neither b nor w"),
    SfenFault.HANDS: QT_TRANSLATE_NOOP("Errors", "the pieces in hand are not possible"),
    SfenFault.NUMBER: QT_TRANSLATE_NOOP("Errors", "the move number is not a number"),
    SfenFault.NOT_UNDERSTOOD: QT_TRANSLATE_NOOP("Errors", "rank {rank} contains something unknown"),
}

_POSITION: Final = {
    PositionFault.RANKS: QT_TRANSLATE_NOOP("Errors", "ranks of the board: {count} instead of {wanted}"),
    PositionFault.SQUARES: QT_TRANSLATE_NOOP("Errors", "squares on rank {rank}: {count} instead of {wanted}"),
    PositionFault.UNKNOWN_PIECE: QT_TRANSLATE_NOOP("Errors", "{part} is not a piece of this game"),
    PositionFault.OFF_BOARD: QT_TRANSLATE_NOOP("Errors", "a piece is not on any square of the board"),
    PositionFault.SECOND_KING: QT_TRANSLATE_NOOP("Errors", "{side} has two kings"),
    PositionFault.HANDS: QT_TRANSLATE_NOOP("Errors", "{part} cannot be in hand"),
    PositionFault.NOT_UNDERSTOOD: QT_TRANSLATE_NOOP("Errors", "part of it is unknown"),
}


def reason_text(error: Exception) -> str:
    """Why, as a part of a sentence: without a full stop."""
    if isinstance(error, SfenError) and error.fault in _SFEN:
        return translate("Errors", _SFEN[error.fault]).format(rank=error.rank)
    if isinstance(error, NotKifuError):
        return _no_kifu(error)
    if isinstance(error, MoveReadError | MoveTextError):
        return move_text_reason(error)
    if isinstance(error, UnplayableError):
        return sentences(*map(problem_text, error.problems)).rstrip(".。")
    if isinstance(error, PositionTextError) and error.sfen is not None:
        return reason_text(error.sfen)
    if isinstance(error, PositionTextError):
        return translate("Errors", "the position cannot be set up: {detail}").format(
            detail=_position_detail(error.detail)
        )
    return str(error)


def move_text_reason(error: MoveReadError | MoveTextError) -> str:
    """Why a text is no move, or which moves it may mean."""
    if isinstance(error, MoveReadError) and error.choices:
        between = translate("Errors", " or ")
        return translate("Errors", "{text} may mean {choices}").format(
            text=quoted(error.text), choices=between.join(error.choices)
        )
    return translate("Errors", "{text} is not a move that can be played here").format(text=quoted(error.text))


def _position_detail(detail: PositionDetail) -> str:
    """What is wrong with a position of a file."""
    if detail.fault is PositionFault.UNPLAYABLE:
        return sentences(*map(problem_text, detail.problems)).rstrip(".。")
    return translate("Errors", _POSITION[detail.fault]).format(
        rank=detail.rank,
        count=detail.count,
        wanted=detail.wanted,
        part=quoted(detail.part) if detail.part else kind_in_words(detail.kind_id),
        side=None if detail.color is None else side_name(detail.color, handicap=False),
    )


_NO_KIFU: Final = {
    NoKifu.CHESS: QT_TRANSLATE_NOOP("Errors", "it is a chess game"),
    NoKifu.TOO_MANY_LINES: QT_TRANSLATE_NOOP("Errors", "it has too many lines"),
    NoKifu.TOO_BROKEN: QT_TRANSLATE_NOOP("Errors", "too much of it is unreadable"),
}


def _no_kifu(error: NotKifuError) -> str:
    if error.why is not None:
        return translate("Errors", _NO_KIFU[error.why])
    if error.is_empty:
        return translate("Errors", "it is empty")
    if not error.is_text:
        return translate("Errors", "it is not text")
    return translate("Errors", "it begins with {text}").format(text=quoted(error.text))


def problem_text(problem: PositionProblem) -> str:
    """One fault as a sentence. A translation may have the square in kanji, as ``{kanji}``: ５一 for 5a."""
    sq = problem.square
    return translate("Editor", _FAULTS[problem.fault]).format(
        side=None if problem.color is None else side_name(problem.color, handicap=False),
        square=None if sq is None else square_name(sq),
        kanji=None if sq is None else FILE_NAMES[file_of(sq)] + RANK_NAMES[rank_of(sq)],
        kind=None if problem.kind is None else kind_in_words(problem.kind.id),
    )
