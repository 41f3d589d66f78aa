"""The review of a game on paper, in the language of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.review import Review
from shogi_desktop.app.analysis.course import graph_of
from shogi_desktop.app.words.games import side_name
from shogi_desktop.app.words.hands import hand_words
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.review import (
    course_text,
    fault_text,
    opening_text,
    proof_text,
    table_rows,
    time_rows,
    why_text,
)
from shogi_desktop.game import Annotations, Record
from shogi_desktop.game.annotations import arrow_of
from shogi_desktop.notation import MoveStyle
from shogi_desktop.paint.diagram import Diagram
from shogi_desktop.paint.sheet import coordinates_of
from shogi_desktop.paint.sheet_review import ReviewFault, ReviewOptions, ReviewPoint, ReviewSheet
from shogi_desktop.paint.theme import BOOK, Theme
from shogi_desktop.rules import Color

translate = QCoreApplication.translate
Facts = tuple[tuple[str, str], ...]
_MOST_LISTED: Final = 24
"""Faults beside the turning points: more would go on a third page."""


def review_sheet(
    review: Review,
    record: Record,
    write: Write,
    style: MoveStyle,
    *,
    theme: Theme = BOOK,
    pieces: str = "one_kanji",
    dark_sides: bool = False,
    flipped: bool = False,
    facts: Facts = (),
) -> ReviewSheet:
    """The sheet.

    :param write: writes a move in the notation `style`. :param facts: of the game, label and value, for the
        head.
    """
    names = tuple(
        f"{symbol} {record.headers[key]}" if record.headers.get(key) else ""
        for symbol, key in (("☗", "black"), ("☖", "white"))
    )
    handicap = record.is_handicap
    heading = ("", side_name(Color.BLACK, handicap=handicap), side_name(Color.WHITE, handicap=handicap))
    options = ReviewOptions(
        title=translate("ReviewSheet", "Review of a game"),
        names=names if any(names) else (),
        facts=_with_opening(facts, review),
        texts=(course_text(review, record),),
        graph=graph_of(record, record.main_line(), "chance", judged=lambda *_: review.moves),
        table=(heading, *table_rows(review), *time_rows(review)),
        points_title=translate("ReviewSheet", "Turning points"),
        points=tuple(_point(judged, write, style, flipped=flipped) for judged in review.turning_points),
        faults_title=translate("ReviewSheet", "Other mistakes"),
        faults=tuple(_fault(judged, write) for judged in _others(review)),
        theme=theme,
        pieces=pieces,
        dark_sides=dark_sides,
    )
    return ReviewSheet(options)


def _with_opening(facts: Facts, review: Review) -> Facts:
    """The opening by the name it has here, in place of what the record calls it."""
    opening = opening_text(review)
    if not opening:
        return facts
    label = translate("Printing", "Opening")
    return (*(fact for fact in facts if fact[0] != label), (label, opening))


def _point(judged: JudgedMove, write: Write, style: MoveStyle, *, flipped: bool) -> ReviewPoint:
    before = None if judged.node.parent is None else judged.node.parent.move
    best = judged.best
    marks = () if best is None else (arrow_of(best, judged.mover),)
    diagram = Diagram(
        judged.position.copy(),
        before,
        flipped=flipped,
        coordinates=coordinates_of(style),
        annotations=Annotations(marks=marks),
        hand_words=hand_words(),
    )
    return ReviewPoint(diagram, _fault(judged, write))


def _others(review: Review) -> list[JudgedMove]:
    """The faults that are no turning points, in the order of the game; the worst where there are many."""
    shown = {judged.ply for judged in review.turning_points}
    faults = [judged for judged in review.moves if judged.judgement.is_fault and judged.ply not in shown]
    worst = sorted(faults, key=lambda judged: -judged.loss)[:_MOST_LISTED]
    return sorted(worst, key=lambda judged: judged.ply)


def _fault(judged: JudgedMove, write: Write) -> ReviewFault:
    return ReviewFault(fault_text(judged, write), why_text(judged, write), proof_text(judged, write))
