"""The review on paper: whose game, how it went, what is counted, and the turning points with their boards."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.judged import judged_moves
from shogi_desktop.analysis.review import review_of
from shogi_desktop.analysis.win_chance import score_of
from shogi_desktop.app.analysis.sheet import review_sheet
from shogi_desktop.app.words.review import course_text, fault_text, table_rows, why_text
from shogi_desktop.game import Evaluation, Outcome, Reason, Record
from shogi_desktop.game.annotations import arrow_of
from shogi_desktop.notation.style import MoveStyle, move_text
from shogi_desktop.paint.sheet import coordinates_of
from shogi_desktop.paint.sheet_review import ReviewOptions
from shogi_desktop.paint.theme import BOOK, PRINT
from shogi_desktop.rules import STANDARD, Color, Move, Position, Square, parse_usi_move

pytestmark = pytest.mark.usefixtures("qapp")

STYLE = MoveStyle.HODGES
THROWN_AWAY = 2
"""The number of the move by which White loses the game."""


def write(position: Position, move: Move, previous: Square | None) -> str:
    return move_text(position, move, STYLE, previous)


def game(**headers: str) -> Record:
    """A game that White threw away by his first move."""
    record = Record(STANDARD)
    record.headers.update(headers)
    record.root.evaluation = Evaluation(0, line=(parse_usi_move("7g7f", STANDARD),))
    path: tuple[int, ...] = ()
    for usi, chance, best in (
        ("7g7f", 0.5, "3c3d"),
        ("4a4b", 0.95, "2g2f"),
        ("2g2f", 0.95, "8c8d"),
        ("4b4a", 0.95, "2f2e"),
    ):
        path = record.append(path, parse_usi_move(usi, STANDARD))
        line = (parse_usi_move(best, STANDARD),)
        record.node(path).evaluation = Evaluation(score_of(chance, STANDARD), line=line)
    record.node(path).end(Outcome(Reason.RESIGNATION, Color.BLACK))
    return record


def options(record: Record, *, flipped: bool = False) -> ReviewOptions:
    review = review_of(record, judged_moves(record))
    return review_sheet(review, record, write, STYLE, flipped=flipped)._options


def test_the_names_stand_beside_their_sides_and_one_that_is_not_known_leaves_its_place_empty() -> None:
    assert options(game(black="Aiko", white="Ben")).names == ("☗ Aiko", "☖ Ben")
    assert options(game(white="Ben")).names == ("", "☖ Ben")
    assert options(game()).names == ()


def test_the_sheet_tells_the_course_and_counts_for_both_sides() -> None:
    record = game()
    review = review_of(record, judged_moves(record))
    sheet = options(record)
    assert sheet.title == "Review of a game"
    assert sheet.texts[0] == course_text(review, record)
    assert all(sheet.texts)
    assert sheet.table == (("", "Black", "White"), *table_rows(review))
    assert sheet.graph is not None
    assert sheet.points_title == "Turning points"


def test_a_handicap_is_counted_for_its_sides() -> None:
    record = Record(STANDARD, handicap_id="lance")
    assert options(record).table[0] == ("", "Shitate", "Uwate")


@pytest.mark.parametrize("flipped", [False, True])
def test_a_turning_point_shows_the_board_before_it_and_the_better_move(flipped: bool) -> None:
    record = game()
    judged = judged_moves(record)[THROWN_AWAY - 1]
    (point,) = options(record, flipped=flipped).points
    diagram = point.diagram
    assert diagram.position.sfen() == record.position(record.node((0,)).path).sfen()
    assert diagram.last_move == parse_usi_move("7g7f", STANDARD)
    assert diagram.flipped is flipped
    assert diagram.coordinates is coordinates_of(STYLE)
    assert diagram.annotations.marks == (arrow_of(parse_usi_move("3c3d", STANDARD), Color.WHITE),)
    assert (point.title, point.text) == (fault_text(judged, write), why_text(judged, write))


def test_it_is_drawn_with_the_theme_and_the_pieces_in_use() -> None:
    record = game()
    review = review_of(record, judged_moves(record))
    plain = review_sheet(review, record, write, STYLE)._options
    assert (plain.theme, plain.pieces) == (BOOK, "one_kanji")
    assert not any(point.diagram.flipped for point in plain.points)
    asked = review_sheet(review, record, write, STYLE, theme=PRINT, pieces="letters")._options
    assert (asked.theme, asked.pieces) == (PRINT, "letters")
