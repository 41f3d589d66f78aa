"""Every change to a record can be taken back and made again, in any order that a person may make them in."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game import (
    MOST_OPINIONS,
    AddMove,
    Delete,
    Edit,
    EditHistory,
    EditKind,
    Evaluation,
    Outcome,
    Path,
    PathError,
    Reason,
    Record,
    Reorder,
    SetBookmark,
    SetComment,
    SetEndAside,
    SetEvaluation,
    SetHeaders,
    Several,
    add_line,
    add_lines,
    fork_of,
    make_main_line,
    opinions,
    promote_branch,
)
from shogi_desktop.rules import STANDARD, VARIANTS, Color, Position, Variant, parse_usi_move
from tests.support.edits import copied, random_edit, random_record
from tests.support.extent import extent

RESIGNED = Outcome(Reason.RESIGNATION, Color.WHITE)


@settings(max_examples=extent(10, 40), deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(VARIANTS))
def test_edits_undone_give_an_equal_record_and_done_again_the_edited_one(seed: int, variant: Variant) -> None:
    rng = random.Random(seed)
    record = random_record(variant, rng, 25)
    history = EditHistory(record)
    states = [copied(record)]
    places: list[Path] = []
    for _ in range(15):
        chosen = random_edit(record, rng)
        if chosen is None:
            continue
        history.do(*chosen)
        assert history.undo_kind is chosen[0]
        assert chosen[1].place is not None
        places.append(chosen[1].place)
        states.append(copied(record))
    for state in reversed(states[:-1]):
        undone = history.undo()
        assert undone is not None and undone.place is not None
        record.node(undone.place)
        assert record == state
    assert history.undo() is None
    for state, place in zip(states[1:], places, strict=True):
        done = history.redo()
        assert done is not None and done.place is not None
        record.node(done.place)
        assert (record, done.place) == (state, place)
    assert history.redo() is None


def line(record: Record, *moves: str) -> Path:
    path: Path = ()
    for usi in moves:
        path = record.append(path, parse_usi_move(usi, record.variant))
    return path


def usi(record: Record) -> list[str]:
    return [node.move.usi for node in record.walk() if node.move is not None]


def test_a_branch_is_promoted_at_its_fork_and_a_line_becomes_the_main_one() -> None:
    record = Record(STANDARD)
    line(record, "7g7f", "3c3d", "2g2f")
    line(record, "7g7f", "8c8d", "2g2f")
    deep = line(record, "7g7f", "8c8d", "6g6f")
    assert (deep, fork_of(record, deep), fork_of(record, (0, 0))) == ((0, 1, 1), (0, 1, 1), None)
    promoted = promote_branch(record, deep)
    assert promoted is not None
    promoted.apply(record)
    assert usi(record) == ["7g7f", "3c3d", "2g2f", "8c8d", "6g6f", "2g2f"]
    assert promoted.place is not None
    main = make_main_line(record, promoted.place)
    assert main is not None
    back = main.apply(record)
    assert [node.move.usi for node in record.main_line() if node.move] == ["7g7f", "8c8d", "6g6f"]
    assert (main.place, back.place) == ((0, 0, 0), (0, 1, 0))
    assert main.place is not None
    assert make_main_line(record, main.place) is None
    assert promote_branch(record, main.place) is None


def test_a_line_is_added_as_far_as_it_is_new_and_taken_back_in_one() -> None:
    record = Record(STANDARD)
    line(record, "7g7f", "3c3d", "2g2f")
    before = copied(record)
    moves = [parse_usi_move(text, STANDARD) for text in ("7g7f", "8c8d", "6g6f")]

    edit = add_line(record, (), moves)

    assert edit is not None
    back = edit.apply(record)
    assert usi(record) == ["7g7f", "3c3d", "2g2f", "8c8d", "6g6f"]
    assert (edit.place, back.place) == ((), ())
    assert add_line(record, (), moves) is None
    back.apply(record)
    assert record == before


def test_an_evaluation_is_set_and_taken_back() -> None:
    record = Record(STANDARD)
    path = line(record, "7g7f")
    node = record.node(path)
    found, other = Evaluation(31, depth=12, engine="Engine"), Evaluation(-20, engine="Another")

    back = SetEvaluation(path, (found, other)).apply(record)

    assert (node.evaluation, node.further) == (found, (other,))
    back.apply(record)
    assert (node.evaluation, node.further) == (None, ())


def test_an_engine_takes_back_what_it_said_and_what_nobody_signed_gives_way() -> None:
    mine, others = Evaluation(31, engine="Mine"), [Evaluation(n, engine=f"Other {n}") for n in range(4)]
    before = (Evaluation(5), others[0], Evaluation(7, engine="Mine"), others[1])

    assert opinions([mine], before) == (mine, others[0], others[1])
    assert opinions([others[1], mine], before) == (others[1], mine, others[0])
    assert opinions([mine], others) == (mine, *others[: MOST_OPINIONS - 1])


def test_a_move_after_the_end_is_a_variation_until_the_line_is_told_to_go_on_by_it() -> None:
    record = Record(STANDARD)
    end = line(record, "7g7f", "3c3d")
    record.node(end).outcome = RESIGNED
    before = copied(record)
    history = EditHistory(record)
    added = AddMove.after(record, end, parse_usi_move("2g2f", STANDARD))
    history.do(EditKind.MOVE, added)
    assert [node.move.usi for node in record.main_line() if node.move] == ["7g7f", "3c3d"]
    assert (record.outcome, fork_of(record, added.place)) == (RESIGNED, added.place)
    for make in (promote_branch, make_main_line):
        edit = make(record, added.place)
        assert edit is not None
        history.do(EditKind.PROMOTE, edit)
        assert len(record.main_line()) == 3
        assert (record.outcome, record.node(end).outcome) == (None, RESIGNED)
        assert make(record, added.place) is None
        history.undo()
        assert record.outcome == RESIGNED
    history.undo()
    assert record == before


def test_a_branch_that_becomes_the_line_puts_no_end_aside_where_there_is_none() -> None:
    record = Record(STANDARD)
    line(record, "7g7f", "3c3d")
    branch = record.append((0,), parse_usi_move("8c8d", STANDARD))
    for make in (promote_branch, make_main_line):
        edit = make(record, branch)
        assert edit is not None
        undo = edit.apply(record)
        assert not any(node.ends_aside for node in record.walk())
        undo.apply(record)


def test_an_end_that_is_a_variation_is_the_end_again_once_nothing_follows() -> None:
    record = Record(STANDARD)
    end = line(record, "7g7f", "3c3d")[:1]
    record.node(end).end(RESIGNED)
    assert record.node(end).ends_aside
    assert record.outcome is None
    before = copied(record)
    history = EditHistory(record)
    history.do(EditKind.DELETE, Delete((0, 0)))
    assert record.outcome == RESIGNED
    history.do(EditKind.MOVE, AddMove.after(record, end, parse_usi_move("8c8d", STANDARD)))
    assert record.outcome == RESIGNED
    while history.undo() is not None:
        pass
    assert record == before


def test_what_is_typed_in_one_go_is_undone_in_one() -> None:
    record = Record(STANDARD)
    history = EditHistory(record)
    for time_ms, text in ((0, "G"), (300, "Go"), (9_000, "Goo"), (9_100, "Good")):
        history.do(EditKind.COMMENT, SetComment((), text), time_ms)
    history.undo()
    assert record.root.comment == "Go"
    history.redo()
    assert record.root.comment == "Good"
    history.do(EditKind.COMMENT, SetComment((), "Good!"), 9_200)
    history.undo()
    assert record.root.comment == "Good"
    history.undo()
    history.undo()
    assert record.root.comment == ""
    assert history.undo() is None


def test_typing_goes_on_as_long_as_each_key_follows_soon_upon_the_one_before() -> None:
    record = Record(STANDARD)
    history = EditHistory(record)
    for time_ms, text in ((0, "G"), (1_499, "Go"), (2_998, "Goo"), (4_498, "Good")):
        history.do(EditKind.COMMENT, SetComment((), text), time_ms)
    history.undo()
    assert record.root.comment == "Goo"
    history.undo()
    assert record.root.comment == ""


def test_a_new_change_ends_what_could_be_done_again() -> None:
    record = Record(STANDARD)
    history = EditHistory(record)
    history.do(EditKind.COMMENT, SetComment((), "one"))
    history.undo()
    history.do(EditKind.BOOKMARK, SetBookmark((), "start"))
    assert history.redo_kind is None
    history.clear()
    assert history.undo_kind is None


def test_a_branch_cut_off_comes_back_with_all_that_was_said_in_it() -> None:
    record = Record(STANDARD)
    path = line(record, "7g7f", "3c3d")
    record.node(path).comment = "kept"
    before = copied(record)
    undo = Delete(path[:1]).apply(record)
    assert usi(record) == []
    undo.apply(record)
    assert record == before
    assert record.position(path) == Position.from_sfen(before.position(path).sfen(), STANDARD)


@pytest.mark.parametrize(
    "edit",
    [
        Delete(()),
        Reorder((), 0),
        Reorder((0,), 5),
        Reorder((0,), 1),
        Reorder((0,), -1),
        SetComment((7,), "x"),
        Delete((3,)),
    ],
)
def test_an_edit_of_what_is_not_there_changes_nothing(edit: Edit) -> None:
    record = Record(STANDARD)
    line(record, "7g7f")
    before = copied(record)
    history = EditHistory(record)
    with pytest.raises(PathError):
        history.do(EditKind.DELETE, edit)
    assert record == before
    assert history.undo_kind is None


def test_of_several_edits_all_are_made_or_none() -> None:
    record = Record(STANDARD)
    line(record, "7g7f")
    line(record, "2g2f", "3c3d")
    edit = Several((Reorder((1,), 0), Reorder((0, 3), 0)), (0, 0), (1, 3))
    before = copied(record)
    with pytest.raises(PathError):
        edit.apply(record)
    assert record == before


def test_headers_are_exchanged_and_come_back_in_their_order() -> None:
    record = Record(STANDARD)
    record.headers = {"black": "Aiko", "event": "Club"}
    edit = SetHeaders((("event", "Match"), ("white", "Ben")))

    undo = edit.apply(record)

    assert list(record.headers.items()) == [("event", "Match"), ("white", "Ben")]
    assert (edit.place, edit.reshapes) == (None, False)
    assert undo.apply(record) == edit
    assert list(record.headers.items()) == [("black", "Aiko"), ("event", "Club")]


def test_an_end_is_set_aside_and_put_back() -> None:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("7g7f", STANDARD))
    record.node(path).outcome = RESIGNED
    record.node(path).add(parse_usi_move("3c3d", STANDARD))
    edit = SetEndAside(path, aside=True)

    undo = edit.apply(record)

    assert (edit.place, edit.reshapes) == (path, True)
    assert record.node(path).next is record.node((0, 0))
    assert undo.apply(record) == edit
    assert record.node(path).next is None


@pytest.mark.parametrize(
    ("edits", "reshapes"),
    [
        ((SetComment((), "a"), SetBookmark((), "b")), False),
        ((SetComment((), "a"), SetEndAside((), aside=True)), True),
        ((), False),
    ],
)
def test_several_changes_reshape_the_tree_if_one_of_them_does(
    edits: tuple[Edit, ...], reshapes: bool
) -> None:
    assert Several(edits, (), ()).reshapes is reshapes


def test_a_new_step_and_forgetting_leave_nothing_to_do_again() -> None:
    history = EditHistory(Record(STANDARD))
    history.do(EditKind.COMMENT, SetComment((), "a"))
    history.undo()
    assert (history.undo_kind, history.redo_kind) == (None, EditKind.COMMENT)

    history.do(EditKind.BOOKMARK, SetBookmark((), "b"))
    assert (history.undo_kind, history.redo_kind) == (EditKind.BOOKMARK, None)
    assert history.redo() is None

    history.undo()
    history.do(EditKind.COMMENT, SetComment((), "c"))
    history.do(EditKind.BOOKMARK, SetBookmark((), "d"))
    history.undo()
    history.clear()
    assert (history.undo_kind, history.redo_kind) == (None, None)
    assert (history.undo(), history.redo()) == (None, None)


def test_lines_that_begin_alike_are_added_as_one_tree_and_taken_back_at_once() -> None:
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD))
    lines = [
        [parse_usi_move(text, STANDARD) for text in line.split()]
        for line in ("7g7f 3c3d 2g2f", "7g7f 3c3d 6g6f", "7g7f 8c8d", "2g2f 8c8d")
    ]
    edit = add_lines(record, (), lines)
    assert edit is not None
    undo = edit.apply(record)
    assert [child.move for child in record.root.children] == [lines[0][0], lines[3][0]]
    first = record.root.children[0]
    assert [child.move for child in first.children] == [lines[0][1], lines[2][1]]
    assert [child.move for child in first.children[0].children] == [lines[0][2], lines[1][2]]
    assert add_lines(record, (), lines) is None
    undo.apply(record)
    assert len(record.root.children) == 1 and not record.root.children[0].children


def test_a_move_more_behind_an_end_set_aside_leaves_it_aside() -> None:
    record = Record(STANDARD)
    end = line(record, "7g7f", "3c3d")[:1]
    record.node(end).end(RESIGNED)
    assert record.node(end).ends_aside

    back = AddMove.after(record, end, parse_usi_move("8c8d", STANDARD)).apply(record)

    assert record.node(end).ends_aside
    assert len(record.main_line()) == 2
    assert back == Delete((0, 1))


def test_a_node_cut_off_is_looked_at_from_before_it() -> None:
    assert Delete((0, 2, 1)).place == (0, 2)


def test_what_is_done_again_first_is_what_was_undone_last() -> None:
    history = EditHistory(Record(STANDARD))
    history.do(EditKind.COMMENT, SetComment((), "a"))
    history.do(EditKind.BOOKMARK, SetBookmark((), "b"))
    history.undo()
    history.undo()
    assert history.redo_kind is EditKind.COMMENT
    history.redo()
    assert history.redo_kind is EditKind.BOOKMARK


def test_no_lines_at_all_are_added_to_a_place_that_must_be_there_all_the_same() -> None:
    record = Record(STANDARD)
    assert add_lines(record, (), []) is None
    with pytest.raises(PathError):
        add_lines(record, (0,), [])


@pytest.mark.parametrize(
    ("edit", "reshapes"),
    [
        (SetComment((), "a"), False),
        (SetBookmark((), "a"), False),
        (SetEvaluation((), ()), False),
        (SetHeaders(()), False),
        (SetEndAside((), aside=True), True),
        (AddMove((), parse_usi_move("7g7f", STANDARD), 0), True),
        (Delete((0,)), True),
        (Reorder((0,), 1), True),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_edit_knows_whether_the_tree_is_another_afterwards(edit: Edit, reshapes: bool) -> None:
    assert edit.reshapes is reshapes


def test_a_node_put_back_reshapes_the_tree_too() -> None:
    record = Record(STANDARD)
    line(record, "7g7f")
    assert Delete((0,)).apply(record).reshapes is True
