"""Why a move was a fault, in a sentence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.analysis.reasons import Reason, ReasonId
from shogi_desktop.analysis.waiting import is_waiting, turned
from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.spoken import kind_in_words, square_in_words
from shogi_desktop.rules import Square

translate = QCoreApplication.translate

_SENTENCES: Final = {
    ReasonId.MISSES_MATE: QT_TRANSLATE_NOOP("Reasons", "There was a mate in {plies}, starting with {move}."),
    ReasonId.WALKS_INTO_MATE: QT_TRANSLATE_NOOP(
        "Reasons", "This allows a mate in {plies}, starting with {move}."
    ),
    ReasonId.HANGS_PIECE: QT_TRANSLATE_NOOP("Reasons", "The {piece} on {square} can be taken by {move}."),
    ReasonId.MISSES_CAPTURE: QT_TRANSLATE_NOOP(
        "Reasons", "The {piece} on {square} could have been taken by {move}."
    ),
    ReasonId.ALLOWS_FORK: QT_TRANSLATE_NOOP(
        "Reasons", "{move} attacks two pieces at once, and the {piece} on {square} is lost."
    ),
    ReasonId.ALLOWS_PIN: QT_TRANSLATE_NOOP(
        "Reasons", "After {move} the {piece} on {square} is pinned to the king and lost."
    ),
    ReasonId.ALLOWS_DISCOVERED_ATTACK: QT_TRANSLATE_NOOP(
        "Reasons", "{move} opens a line of attack, and the {piece} on {square} is lost."
    ),
    ReasonId.BAD_EXCHANGE: QT_TRANSLATE_NOOP("Reasons", "This exchange loses material: {move} recaptures."),
    ReasonId.MISSES_WIN: QT_TRANSLATE_NOOP(
        "Reasons", "{move} would have won the {piece} on {square} within a few moves."
    ),
    ReasonId.LOSES_LATER: QT_TRANSLATE_NOOP(
        "Reasons", "After {move} a {piece} is lost on {square} within a few moves."
    ),
    ReasonId.LETS_CASTLE_BE_BROKEN: QT_TRANSLATE_NOOP(
        "Reasons", "This allows the castle to be broken, starting with {move}: the {piece} on {square} falls."
    ),
    ReasonId.DROPS_INITIATIVE: QT_TRANSLATE_NOOP(
        "Reasons", "This gives up the initiative: {best} would have forced a reply. Now {move} forces one."
    ),
}
_NAMES: Final = {
    ReasonId.MISSES_MATE: QT_TRANSLATE_NOOP("Reasons", "a missed mate"),
    ReasonId.WALKS_INTO_MATE: QT_TRANSLATE_NOOP("Reasons", "a mate allowed"),
    ReasonId.HANGS_PIECE: QT_TRANSLATE_NOOP("Reasons", "a piece left hanging"),
    ReasonId.MISSES_CAPTURE: QT_TRANSLATE_NOOP("Reasons", "a missed capture"),
    ReasonId.ALLOWS_FORK: QT_TRANSLATE_NOOP("Reasons", "two pieces attacked at once"),
    ReasonId.ALLOWS_PIN: QT_TRANSLATE_NOOP("Reasons", "a piece pinned to the king"),
    ReasonId.ALLOWS_DISCOVERED_ATTACK: QT_TRANSLATE_NOOP("Reasons", "a line of attack opened"),
    ReasonId.BAD_EXCHANGE: QT_TRANSLATE_NOOP("Reasons", "a losing exchange"),
    ReasonId.MISSES_WIN: QT_TRANSLATE_NOOP("Reasons", "a missed gain a few moves later"),
    ReasonId.LOSES_LATER: QT_TRANSLATE_NOOP("Reasons", "a piece lost a few moves later"),
    ReasonId.LETS_CASTLE_BE_BROKEN: QT_TRANSLATE_NOOP("Reasons", "a castle that can be broken"),
    ReasonId.DROPS_INITIATIVE: QT_TRANSLATE_NOOP("Reasons", "the initiative given up"),
}
_JUDGEMENTS: Final = {
    Judgement.BEST: QT_TRANSLATE_NOOP("Judgements", "Best move"),
    Judgement.GOOD: QT_TRANSLATE_NOOP("Judgements", "Good move"),
    Judgement.INACCURACY: QT_TRANSLATE_NOOP("Judgements", "Inaccuracy"),
    Judgement.MISTAKE: QT_TRANSLATE_NOOP("Judgements", "Mistake"),
    Judgement.BLUNDER: QT_TRANSLATE_NOOP("Judgements", "Blunder"),
}


def judgement_name(judgement: Judgement) -> str:
    """What a move of that judgement is called."""
    return translate("Judgements", _JUDGEMENTS[judgement])


def reason_name(reason_id: str) -> str:
    """What a reason is called in a table, by its id; nothing where there is no such reason."""
    return next((translate("Reasons", name) for one, name in _NAMES.items() if one.value == reason_id), "")


def reason_text(reason: Reason, judged: JudgedMove, write: Write) -> str:
    """The reason in a sentence. :param write: writes a move in a notation."""
    decisive = _decisive_move(reason, judged, write)
    best = judged.best if reason.id is ReasonId.DROPS_INITIATIVE else None
    return translate("Reasons", _SENTENCES[reason.id]).format(
        plies=reason.plies,
        move=decisive,
        best="" if best is None else write(judged.position, best, target_before(judged)),
        piece=None if reason.kind is None else kind_in_words(reason.kind.id),
        square=None if reason.square is None else square_in_words(reason.square),
    )


def _decisive_move(reason: Reason, judged: JudgedMove, write: Write) -> str:
    """The move that the sentence names: the first that is not the fault itself, as it is written."""
    position, previous = judged.position.copy(), target_before(judged)
    for move in reason.line:
        if move != judged.move:
            return write(position, move, previous)
        if is_waiting(move):
            position = turned(position)
            continue
        position.play(move)
        previous = move.target
    return ""


def target_before(judged: JudgedMove) -> Square | None:
    """Where the move before it went, for a notation that has a word for that square; None at the start."""
    before = judged.node.parent
    return None if before is None or before.move is None else before.move.target
