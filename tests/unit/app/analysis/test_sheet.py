"""The review on paper: whose game, how it went, what is counted, and the turning points with their boards."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as replace_struct

from shogi_desktop.analysis.judged import judged_moves
from shogi_desktop.analysis.review import review_of
from shogi_desktop.analysis.win_chance import score_of
from shogi_desktop.app.analysis.course import graph_of
from shogi_desktop.app.analysis.sheet import review_sheet
from shogi_desktop.app.words.hands import hand_words
from shogi_desktop.app.words.review import course_text, fault_text, opening_text, table_rows, why_text
from shogi_desktop.game import Evaluation, Outcome, Reason, Record
from shogi_desktop.game.annotations import arrow_of
from shogi_desktop.notation.style import MoveStyle, move_text
from shogi_desktop.paint.page import PageSetup, lay_out, sheet_pdf_bytes
from shogi_desktop.paint.sheet import coordinates_of
from shogi_desktop.paint.sheet_review import ReviewOptions
from shogi_desktop.paint.theme import BOOK, PRINT
from shogi_desktop.rules import STANDARD, Color, Move, Position, Square, parse_usi_move
from tests.support.pdf import texts_of

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
    assert sheet.graph == graph_of(record, record.main_line(), "chance", judged=lambda *_: review.moves)
    assert sheet.points_title == "Turning points"


def test_below_the_graph_of_two_engines_is_whose_lines_they_are() -> None:
    record = game()
    for node in record.walk():
        assert node.evaluation is not None
        signed = replace_struct(node.evaluation, engine="Deep 1")
        node.take_opinions((signed, Evaluation(0, engine="Shallow 2")))
    review = review_of(record, judged_moves(record))

    (page, *_) = texts_of(sheet_pdf_bytes(review_sheet(review, record, write, STYLE), PageSetup()))

    assert "Deep1" in page
    assert "Shallow2" in page


def test_the_graph_marks_the_moves_that_the_review_calls_faults() -> None:
    """Judged anew, by other measures, they might be others."""
    record = game()
    review = review_of(record, judged_moves(record))
    milder = replace(review, moves=review.moves[:1], turning_points=())
    marked, unmarked = (review_sheet(each, record, write, STYLE)._options.graph for each in (review, milder))
    assert marked is not None and unmarked is not None
    assert len(marked.faults) == 1
    assert len(unmarked.faults) == 0


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
    assert diagram.hand_words == hand_words()
    assert diagram.annotations.marks == (arrow_of(parse_usi_move("3c3d", STANDARD), Color.WHITE),)
    assert point.fault.title.replace("\N{NO-BREAK SPACE}", " ") == fault_text(judged, write)
    assert point.fault.text == why_text(judged, write)
    assert point.fault.line == "☖P-3d"


def long_game(faults: int) -> Record:
    """A game in which both sides throw away, in turn, more and more; the moves are harmless."""
    record = game()
    path = record.end_path()
    record.node(path).outcome = None
    for number in range(faults):
        usi = ("4i4h", "4a4b", "4h4i", "4b4a")[number % 4]
        path = record.append(path, parse_usi_move(usi, STANDARD))
        chance = 0.5 + (0.06 + number / 1000) * (-1 if number % 2 == 0 else 1)
        best = parse_usi_move("9c9d" if number % 2 == 0 else "9g9f", STANDARD)
        record.node(path).evaluation = Evaluation(score_of(chance, STANDARD), line=(best,))
    return record


def test_faults_beside_the_turning_points_are_listed_with_what_proves_them() -> None:
    record = long_game(6)
    sheet = options(record)
    shown = {point.fault.title for point in sheet.points}
    listed = [fault.title for fault in sheet.faults]
    assert sheet.faults_title == "Other mistakes"
    assert len(shown) == 3
    assert len(listed) == 4
    assert not shown & set(listed)
    numbers = [int(title.split(".")[0]) for title in listed]
    assert numbers == sorted(numbers)
    assert all(fault.line for fault in sheet.faults)


def test_of_many_faults_the_worst_are_listed_and_they_fit_on_two_pages() -> None:
    record = long_game(60)
    review = review_of(record, judged_moves(record))
    sheet = review_sheet(review, record, write, STYLE)
    listed = sheet._options.faults
    assert len(listed) == 24
    left_out = sorted(judged.loss for judged in review.moves if judged.judgement.is_fault)[: 60 + 1 - 3 - 24]
    plies = {int(fault.title.split(".")[0]) for fault in listed}
    assert min(judged.loss for judged in review.moves if judged.ply in plies) >= left_out[-1]
    assert len(lay_out(sheet, PageSetup().layout())) == 2


def test_the_opening_stands_in_the_head_by_the_name_it_has_here() -> None:
    record = Record(STANDARD)
    rook_to_the_fourth_file = ["7g7f", "8c8d", "6g6f", "3c3d", "2h6h", "7a6b", "5i4h", "5a4b"]
    for usi in (*rook_to_the_fourth_file, *("4h5h", "4b5b", "5h4h", "5b4b") * 7):
        record.append(record.end_path(), parse_usi_move(usi, STANDARD))
    review = review_of(record, judged_moves(record))
    opening = opening_text(review)
    given = (("Game", "Shogi"), ("Opening", "by its file"))
    sheet = review_sheet(review, record, write, STYLE, facts=given)._options
    assert opening
    assert sheet.facts == (("Game", "Shogi"), ("Opening", opening))
    assert options(game()).facts == ()


def test_times_are_in_the_table_where_they_are_known() -> None:
    record = game()
    plain = options(record).table
    for node, seconds in zip(record.main_line(), (4, 30, 8, 10), strict=True):
        node.time_ms = 1000 * seconds
    assert options(record).table == (
        *plain,
        ("Time per move", "6 s", "20 s"),
        ("Longest move", "8 s", "30 s"),
    )


def test_it_is_drawn_with_the_theme_and_the_pieces_in_use() -> None:
    record = game()
    review = review_of(record, judged_moves(record))
    plain = review_sheet(review, record, write, STYLE)._options
    assert (plain.theme, plain.pieces) == (BOOK, "one_kanji")
    assert not any(point.diagram.flipped for point in plain.points)
    sheet = review_sheet(review, record, write, STYLE, theme=PRINT, pieces="letters", dark_sides=True)
    asked = sheet._options
    assert (asked.theme, asked.pieces) == (PRINT, "letters")
