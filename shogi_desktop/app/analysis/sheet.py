"""The review of a game on paper, in the language of the window."""

from __future__ import annotations

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
    table_rows,
    why_text,
)
from shogi_desktop.game import Annotations, Record
from shogi_desktop.game.annotations import arrow_of
from shogi_desktop.notation import MoveStyle
from shogi_desktop.paint.diagram import Diagram
from shogi_desktop.paint.sheet import coordinates_of
from shogi_desktop.paint.sheet_review import ReviewOptions, ReviewPoint, ReviewSheet
from shogi_desktop.paint.theme import BOOK, Theme
from shogi_desktop.rules import Color

translate = QCoreApplication.translate


def review_sheet(
    review: Review,
    record: Record,
    write: Write,
    style: MoveStyle,
    *,
    theme: Theme = BOOK,
    pieces: str = "one_kanji",
    flipped: bool = False,
) -> ReviewSheet:
    """The sheet. :param write: writes a move in the notation `style`."""
    names = tuple(
        f"{symbol} {record.headers[key]}" if record.headers.get(key) else ""
        for symbol, key in (("☗", "black"), ("☖", "white"))
    )
    handicap = record.is_handicap
    heading = ("", side_name(Color.BLACK, handicap=handicap), side_name(Color.WHITE, handicap=handicap))
    options = ReviewOptions(
        title=translate("ReviewSheet", "Review of a game"),
        names=names if any(names) else (),
        texts=tuple(filter(None, (course_text(review, record), opening_text(review)))),
        graph=graph_of(record, record.main_line(), "chance", judged=lambda *_: review.moves),
        table=(heading, *table_rows(review)),
        points_title=translate("ReviewSheet", "Turning points"),
        points=tuple(_point(judged, write, style, flipped=flipped) for judged in review.turning_points),
        theme=theme,
        pieces=pieces,
    )
    return ReviewSheet(options)


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
    return ReviewPoint(diagram, fault_text(judged, write), why_text(judged, write))
