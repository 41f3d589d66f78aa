"""A cursor walks a record and edits it a little; a single step is told as a transition, any other is not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.cursor import Cursor, Shown
from shogi_desktop.game import Record
from shogi_desktop.rules import STANDARD, parse_square, parse_usi_move

LINE = ("7g7f", "3c3d", "8h2b+", "3a2b")


@pytest.fixture
def cursor(qapp: QCoreApplication) -> Cursor:
    record = Record(STANDARD)
    path = ()
    for usi in LINE:
        path = record.append(path, parse_usi_move(usi, STANDARD))
    record.append((0,), parse_usi_move("8c8d", STANDARD))
    return Cursor(record, ())


def shown_by(cursor: Cursor) -> list[Shown]:
    seen: list[Shown] = []
    cursor.moved.connect(seen.append)
    return seen


def test_one_step_either_way_is_told_as_a_transition_and_a_leap_is_not(cursor: Cursor) -> None:
    seen = shown_by(cursor)
    cursor.step(1)
    cursor.step(-1)
    cursor.step(3)
    moves = [shown.transition.move.usi if shown.transition else None for shown in seen]
    assert moves == ["7g7f", "7g7f", None]


def test_stepping_stops_at_both_ends_without_a_signal(cursor: Cursor) -> None:
    seen = shown_by(cursor)
    cursor.step(-1)
    assert seen == []
    cursor.step(99)
    assert cursor.at_end
    cursor.step(1)
    assert len(seen) == 1


def test_check_and_last_move_are_told(cursor: Cursor) -> None:
    record = Record(STANDARD, "4k4/9/9/9/9/9/9/9/R3K4 b - 1")
    cursor = Cursor(record)
    seen = shown_by(cursor)
    cursor.play(parse_usi_move("9i9a+", STANDARD))
    assert seen[-1].check == parse_square("5a")
    assert seen[-1].last_move == parse_usi_move("9i9a+", STANDARD)


def test_the_line_goes_on_beyond_the_position_looked_at(cursor: Cursor) -> None:
    cursor.go_to_index(1)
    assert [node.move.usi for node in cursor.line if node.move] == list(LINE)
    cursor.go_to((0, 1))
    assert [node.move.usi for node in cursor.line if node.move] == ["7g7f", "8c8d"]
    assert [node.move.usi for node in cursor.branches_at(1) if node.move] == ["3c3d", "8c8d"]


def test_a_new_move_becomes_a_branch_and_an_old_one_is_followed(cursor: Cursor) -> None:
    cursor.play(parse_usi_move("7g7f", STANDARD))
    assert cursor.path == (0,)
    cursor.play(parse_usi_move("9c9d", STANDARD))
    assert cursor.path == (0, 2)


def test_deleting_shows_the_position_before(cursor: Cursor) -> None:
    cursor.go_to((0, 0, 0))
    cursor.delete_from_here()
    assert cursor.path == (0, 0)
    assert cursor.at_end


def test_comments_and_bookmarks_are_told_only_when_they_change(cursor: Cursor) -> None:
    edits: list[int] = []
    cursor.edited.connect(lambda: edits.append(1))
    cursor.set_comment("good")
    cursor.set_comment("good")
    assert cursor.toggle_bookmark()
    assert not cursor.toggle_bookmark()
    assert len(edits) == 3
    assert cursor.node.comment == "good"


def test_a_foul_that_cannot_be_made_is_stepped_over(qapp: QCoreApplication) -> None:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("5e5d", STANDARD))
    record.node(path).illegal = True
    cursor = Cursor(record, ())
    seen = shown_by(cursor)
    cursor.step(1)
    assert seen[-1].transition is None
    assert seen[-1].position.sfen() == record.start_sfen
