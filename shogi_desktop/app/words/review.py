"""A game looked back on, in said: how it went, who was how accurate, what it cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.analysis.reasons import Reason, ReasonId, reasons_for
from shogi_desktop.analysis.review import Lead, Phase, Review, TimeUse
from shogi_desktop.app.words.games import outcome_text, side_name
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.lines import Write, line_text
from shogi_desktop.app.words.locale import number_text, percent_text
from shogi_desktop.app.words.openings import castle_name, strategy_name
from shogi_desktop.app.words.reasons import judgement_name, reason_text, target_before
from shogi_desktop.game import Record
from shogi_desktop.rules import Color

translate = QCoreApplication.translate
_SYMBOLS = {Color.BLACK: "☗", Color.WHITE: "☖"}
_MOST_PHASES: Final = 4
"""A game in which the lead changed more often is told in short."""


def course_text(review: Review, record: Record) -> str:
    """How the game went, in a few said."""
    phases = review.course
    said = []
    if len(phases) > _MOST_PHASES:
        changes = len(phases) - 2
        said += [_phase_text(phases[0], record, is_first=True)]
        said += [
            translate("Review", "Then the lead changed %n times.", "", changes),
            _phase_text(phases[-1], record, is_first=False),
        ]
    else:
        said += [_phase_text(phase, record, is_first=not place) for place, phase in enumerate(phases)]
    if review.end is not None:
        said.append(outcome_text(review.end, record).reason)
    return sentences(*said)


def _phase_text(phase: Phase, record: Record, *, is_first: bool) -> str:
    if phase.lead is Lead.EVEN:
        if is_first:
            text = translate("Review", "The game was even until move {last}.")
        else:
            text = translate("Review", "From move {first} on it was even again.")
    elif is_first:
        text = translate("Review", "{side} was ahead from the beginning.")
    else:
        text = translate("Review", "From move {first} on {side} was ahead.")
    color = phase.lead.color
    side = "" if color is None else side_name(color, handicap=record.is_handicap)
    return text.format(first=phase.first, last=phase.last, side=side)


def opening_text(review: Review) -> str:
    """Opening and castles, where they have names; else nothing."""
    opening = review.opening
    parts = [] if opening.strategy is None else [strategy_name(opening.strategy.code)]
    for color, castle in zip(Color, opening.castles, strict=True):
        if castle is not None:
            parts.append(f"{_SYMBOLS[color]} {castle_name(castle)}")
    return "  ·  ".join(parts)


def accuracy_text(accuracy: float | None) -> str:
    """``84%``; a dash where nothing was judged."""
    return "–" if accuracy is None else percent_text(accuracy)


def time_rows(review: Review) -> list[tuple[str, str, str]]:
    """The times of both sides as rows of the table; none where they are not known."""
    times = [side.time for side in review.sides]
    if not any(times):
        return []

    def row(title: str, value: Callable[[TimeUse], int]) -> tuple[str, str, str]:
        black, white = ("–" if time is None else _seconds_text(value(time)) for time in times)
        return title, black, white

    return [
        row(translate("Review", "Time per move"), lambda time: time.mean_ms),
        row(translate("Review", "Longest move"), lambda time: time.longest_ms),
    ]


def _seconds_text(ms: int) -> str:
    return translate("Review", "{seconds} s").format(seconds=number_text(round(ms / 1000)))


def numbered_move(judged: JudgedMove, write: Write) -> str:
    """``31. ☖P*8h``: the number of the move, and the move."""
    text, symbol = write(judged.position, judged.move, target_before(judged)), _SYMBOLS[judged.mover]
    return f"{judged.ply}. {text if text.startswith(symbol) else symbol + text}"


def fault_text(judged: JudgedMove, write: Write) -> str:
    """The move, what it is called, and the win chance that it cost."""
    return translate("Review", "{move}: {judgement}, winning chances −{loss}").format(
        move=numbered_move(judged, write),
        judgement=judgement_name(judged.judgement),
        loss=percent_text(100 * judged.loss),
    )


def better_text(judged: JudgedMove, write: Write) -> str:
    """What the engine would have played; nothing where it is not known."""
    if judged.best is None:
        return ""
    move = write(judged.position, judged.best, target_before(judged))
    return translate("Review", "{move} was best.").format(move=move)


def table_rows(review: Review) -> list[tuple[str, str, str]]:
    """What is counted for both sides: what it is called, Black's number and White's."""

    def counted(title: str, judgement: Judgement) -> tuple[str, str, str]:
        black, white = (number_text(side.counts[judgement]) for side in review.sides)
        return title, black, white

    black, white = review.sides
    return [
        (translate("Review", "Accuracy"), accuracy_text(black.accuracy), accuracy_text(white.accuracy)),
        counted(translate("Review", "Inaccuracies"), Judgement.INACCURACY),
        counted(translate("Review", "Mistakes"), Judgement.MISTAKE),
        counted(translate("Review", "Blunders"), Judgement.BLUNDER),
        (
            translate("Review", "Mates missed"),
            number_text(len(black.missed_mates)),
            number_text(len(white.missed_mates)),
        ),
    ]


def why_text(judged: JudgedMove, write: Write, reasons: tuple[Reason, ...] | None = None) -> str:
    """What was wrong with the move, where the board proves it, and what was better.

    :param reasons: `reasons_for` it, where they are known: to find them takes milliseconds.
    """
    reasons = reasons_for(judged) if reasons is None else reasons
    words = [reason_text(reasons[0], judged, write)] if reasons else []
    if not reasons or reasons[0].id not in _NAMES_THE_BEST:
        words.append(better_text(judged, write))
    return sentences(*words)


def proof_text(judged: JudgedMove, write: Write) -> str:
    """The moves that show it: the line of the reason, else how the better move goes on."""
    reasons = reasons_for(judged)
    line = reasons[0].line if reasons else judged.before.line
    return line_text(line, judged.position, target_before(judged), write)


_NAMES_THE_BEST: Final = frozenset(
    {ReasonId.MISSES_MATE, ReasonId.MISSES_CAPTURE, ReasonId.MISSES_WIN, ReasonId.DROPS_INITIATIVE}
)
"""Reasons whose sentence names the best move already."""
