"""A cursor walks a record and edits it a little; a single step is told as a transition, any other is not."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.records.cursor import Cursor, Shown
from shogi_desktop.game import Annotations, Circle, Delete, EditKind, Glyph, Path, Record, Reorder
from shogi_desktop.rules import STANDARD, VARIANTS, parse_square, parse_usi_move
from tests.support.edits import copied, random_edit, random_record
from tests.support.extent import extent

LINE = ("7g7f", "3c3d", "8h2b+", "3a2b")


@pytest.fixture
def cursor(qapp: QCoreApplication) -> Cursor:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
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


def test_a_new_move_becomes_a_branch_and_an_old_one_is_followed(cursor: Cursor) -> None:
    cursor.play(parse_usi_move("7g7f", STANDARD))
    assert cursor.path == (0,)
    cursor.play(parse_usi_move("9c9d", STANDARD))
    assert cursor.path == (0, 2)


def test_deleting_shows_the_position_before(cursor: Cursor) -> None:
    cursor.go_to((0, 0, 0))
    cursor.edit(EditKind.DELETE, Delete(cursor.path))
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


def test_stepping_back_in_a_branch_stays_on_it_until_another_move_is_chosen(cursor: Cursor) -> None:
    cursor.go_to((0, 1))
    cursor.go_to_index(0)
    cursor.step(2)
    assert cursor.path == (0, 1)
    cursor.go_to_index(0)
    assert [node.move.usi for node in cursor.line if node.move] == ["7g7f", "8c8d"]
    cursor.go_to((0, 0))
    cursor.go_to_index(0)
    cursor.step(4)
    assert cursor.path == (0, 0, 0, 0)


def test_a_line_that_was_cut_off_ends_where_it_was_cut(cursor: Cursor) -> None:
    cursor.go_to((0, 1))
    cursor.go_to((0,))
    cursor.record.remove((0, 1))
    cursor.refresh()
    assert [node.move.usi for node in cursor.line if node.move] == list(LINE)


def test_an_edit_elsewhere_leaves_the_place_and_one_undone_is_looked_at(cursor: Cursor) -> None:
    changed: list[Path] = []
    cursor.tree_changed.connect(lambda: changed.append(cursor.path))
    cursor.go_to((0, 0, 0))
    cursor.edit(EditKind.REORDER, Reorder((0, 1), 0))
    assert changed == [(0, 1, 0)]
    cursor.go_to(())
    cursor.set_comment("first")
    cursor.go_to((0, 1, 0))
    assert cursor.undo()
    assert cursor.path == ()
    assert cursor.undo()
    assert cursor.path == (0, 1)
    assert not cursor.undo()
    cursor.go_to((0, 0))
    assert cursor.redo()
    assert cursor.path == (0, 0)
    assert cursor.redo()
    assert (cursor.path, cursor.node.comment) == ((), "first")


def test_text_and_marks_of_a_comment_do_not_disturb_each_other(cursor: Cursor) -> None:
    circle = Circle(parse_square("5e"))
    cursor.toggle_mark(circle)
    cursor.set_text("A note")
    cursor.annotate(EditKind.GLYPH, cursor.annotations.with_glyph(Glyph.GOOD))
    assert (cursor.text, cursor.annotations) == ("A note", Annotations(Glyph.GOOD, (circle,)))
    cursor.toggle_mark(circle)
    assert cursor.node.comment == "A note\n[marks: !]"
    cursor.set_text("")
    assert cursor.annotations_at(()).glyph is Glyph.GOOD


@settings(max_examples=extent(8, 25), deadline=None)
@given(seed=st.integers(0, 2**32))
def test_whatever_is_edited_and_undone_the_cursor_keeps_its_place_in_the_tree(seed: int) -> None:
    rng = random.Random(seed)
    record = random_record(rng.choice(VARIANTS), rng, 15)
    before = copied(record)
    cursor = Cursor(record, ())
    for _ in range(12):
        cursor.go_to(rng.choice([node.path for node in record.walk()]))
        change = random_edit(record, rng)
        shown = cursor.node
        if rng.random() < 0.3:
            cursor.undo()
        elif rng.random() < 0.2:
            cursor.redo()
        elif change is not None:
            cursor.edit(*change)
            assert cursor.node is shown or shown not in set(record.walk())
        assert cursor.position() == record.position(cursor.path)
        assert cursor.line[: cursor.index] == cursor.node.line()
        assert not cursor.line or cursor.line[-1].next is None
        assert cursor.path_at(len(cursor.line)) == (cursor.line[-1].path if cursor.line else ())
    while cursor.undo():
        assert cursor.position() == record.position(cursor.path)
    assert record == before


def test_the_moves_tried_in_one_position_are_gone_through_round_and_round(cursor: Cursor) -> None:
    assert cursor.siblings == 1
    cursor.to_sibling(1)
    assert cursor.path == ()
    cursor.go_to((0, 0))
    assert cursor.siblings == 2
    assert not cursor.on_branch
    cursor.to_sibling(1)
    assert cursor.path == (0, 1)
    assert cursor.on_branch
    cursor.to_sibling(1)
    assert cursor.path == (0, 0)
    cursor.to_sibling(-1)
    assert cursor.path == (0, 1)
    cursor.record.append((0,), parse_usi_move("4a3b", STANDARD))
    cursor.to_sibling(1)
    assert cursor.path == (0, 2)
    cursor.go_to((0,))
    seen = shown_by(cursor)
    cursor.to_sibling(1)
    assert seen == []


def test_the_place_of_any_move_of_the_line_can_be_asked_for(cursor: Cursor) -> None:
    assert [cursor.path_at(index) for index in range(5)] == [(0,) * index for index in range(5)]
    cursor.go_to((0, 1))
    assert [cursor.path_at(index) for index in range(3)] == [(), (0,), (0, 1)]


def test_undone_and_made_again_where_there_is_nothing_is_nothing(cursor: Cursor) -> None:
    assert not cursor.undo()
    assert not cursor.redo()
    cursor.set_text("A thought")
    assert cursor.undo()
    assert cursor.redo()
    assert cursor.text == "A thought"


def test_a_change_that_is_none_is_not_told(cursor: Cursor) -> None:
    told: list[str] = []
    cursor.edited.connect(lambda: told.append("edited"))
    cursor.set_text("")
    assert told == []
    assert cursor.history.undo_kind is None


def test_a_bookmark_is_named_by_its_move_and_goes_at_the_second_time(cursor: Cursor) -> None:
    cursor.go_to((0, 0))
    assert cursor.toggle_bookmark()
    assert cursor.node.bookmark == "2"
    assert not cursor.toggle_bookmark()
    assert cursor.node.bookmark is None


def test_marks_of_any_node_can_be_asked_for(cursor: Cursor) -> None:
    cursor.go_to((0,))
    circle = Circle(parse_square("5e"))
    cursor.toggle_mark(circle)
    cursor.go_to(())
    assert cursor.annotations.marks == ()
    assert cursor.annotations_at((0,)).marks == (circle,)


def test_a_new_cursor_looks_at_the_end_unless_it_is_told_where(cursor: Cursor) -> None:
    assert Cursor(cursor.record).path == (0, 0, 0, 0)
    assert Cursor(cursor.record).at_end
    branch = Cursor(cursor.record, (0, 1))
    assert [str(node.move) for node in branch.line] == ["7g7f", "8c8d"]
    assert branch.index == 2


def test_a_change_that_is_one_step_is_told_as_that_step(cursor: Cursor) -> None:
    seen = shown_by(cursor)
    move = parse_usi_move("2g2f", STANDARD)
    assert cursor.play(move)
    assert seen[-1].transition is not None
    assert seen[-1].transition.move == move
    assert cursor.undo()
    assert seen[-1].transition is not None
    assert seen[-1].transition.move == move
    cursor.go_to((0, 0, 0))
    cursor.edit(EditKind.DELETE, Delete((0,)))
    assert cursor.path == ()
    assert seen[-1].transition is None


def test_alternatives_deep_in_the_record_are_gone_through_where_they_are(cursor: Cursor) -> None:
    cursor.go_to((0, 0, 0))
    cursor.play(parse_usi_move("3a2b", STANDARD))
    cursor.step(-1)
    cursor.play(parse_usi_move("8b2b", STANDARD))
    assert cursor.path == (0, 0, 0, 1)
    cursor.to_sibling(1)
    assert cursor.path == (0, 0, 0, 0)
    cursor.to_sibling(-1)
    assert cursor.path == (0, 0, 0, 1)


def test_at_the_end_of_a_branch_the_line_is_still_that_branch(cursor: Cursor) -> None:
    cursor.go_to((0, 1))
    cursor.play(parse_usi_move("2g2f", STANDARD))
    branch = [node.move.usi for node in cursor.line if node.move]
    cursor.step(-1)
    cursor.go_to(cursor.path)
    assert [node.move.usi for node in cursor.line if node.move] == branch == ["7g7f", "8c8d", "2g2f"]
    cursor.record.append((0, 1), parse_usi_move("6g6f", STANDARD))
    cursor.step(-1)
    assert [node.move.usi for node in cursor.line if node.move] == branch


def test_what_is_undone_is_called_by_what_was_done(cursor: Cursor) -> None:
    cursor.toggle_mark(Circle(parse_square("5e")))
    assert cursor.history.undo_kind is EditKind.DRAWING
    cursor.set_text("a", typed_ms=0)
    cursor.set_text("ab", typed_ms=100)
    assert cursor.history.undo_kind is EditKind.COMMENT
    cursor.undo()
    assert (cursor.text, cursor.history.undo_kind) == ("", EditKind.DRAWING)


def test_a_move_that_was_tried_is_not_new(cursor: Cursor) -> None:
    assert cursor.play(parse_usi_move("7g7f", STANDARD)) is False
    assert cursor.play(parse_usi_move("4a3b", STANDARD)) is True


def test_a_line_that_grows_is_told_and_one_that_does_not_is_not(cursor: Cursor) -> None:
    told: list[int] = []
    cursor.line_changed.connect(lambda: told.append(1))
    cursor.refresh()
    assert told == []
    cursor.record.append((0, 0, 0, 0), parse_usi_move("2g2f", STANDARD))
    cursor.refresh()
    assert (told, len(cursor.line)) == ([1], 5)


def test_an_index_beyond_either_end_is_that_end(cursor: Cursor) -> None:
    cursor.go_to_index(99)
    assert cursor.path == (0, 0, 0, 0)
    cursor.go_to_index(-3)
    assert cursor.path == ()


def test_a_new_cursor_has_the_position_of_its_place(cursor: Cursor) -> None:
    there = Cursor(cursor.record, (0, 1))
    assert there.position().sfen() == cursor.record.position((0, 1)).sfen()
