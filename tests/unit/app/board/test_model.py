"""The board: views hear of each change once, and who may do what is asked of what is done there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from shogi_desktop.app.board.activity import Activity
from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.records.document import Document
from shogi_desktop.app.study.study import Study
from shogi_desktop.game import (
    Attempt,
    Delete,
    EditKind,
    Evaluation,
    Outcome,
    PathError,
    Reason,
    Record,
    SetComment,
    SetHeaders,
)
from shogi_desktop.notation.result import FormatId
from shogi_desktop.rules import STANDARD, Color, Move, parse_usi_move

STATE, CLOCK = Change.STATE, Change.CLOCK


class Watched:
    """A board, and what its views hear."""

    def __init__(self) -> None:
        self.now = 0
        self.heard: list[Changes] = []
        self.board = BoardModel(lambda: self.now, lambda: Document(FormatId.CSA))
        self.board.changed.connect(self.heard.append)

    @property
    def cursor(self) -> Cursor:
        assert self.board.cursor is not None
        return self.board.cursor

    def study(self, *moves: str) -> Record:
        """Put a record of these moves on the board and forget what was heard of that."""
        record = Record(STANDARD)
        path: tuple[int, ...] = ()
        for usi in moves:
            path = record.append(path, move(usi))
        self.board.show(Study(self.board), record)
        self.heard.clear()
        return record

    @property
    def last(self) -> Change:
        """What changed, heard of exactly once since it was asked for last."""
        (changes,) = self.heard
        self.heard.clear()
        return changes.what


def move(usi: str) -> Move:
    return parse_usi_move(usi, STANDARD)


@pytest.fixture
def watched(qapp: QCoreApplication) -> Iterator[Watched]:
    made = Watched()
    yield made
    made.board.deleteLater()


# --- before anything is on it -------------------------------------------------------------------------------


def test_an_empty_board_lets_nobody_do_anything(watched: Watched) -> None:
    board = watched.board
    assert board.cursor is None
    assert board.record is None
    assert (board.outcome, board.turn, board.human, board.foul) == (None, None, None, None)
    assert not any((board.running, board.modified, board.takes_fouls, board.can_reshape))
    assert board.at_tip
    assert board.movable_colors() == frozenset()
    assert not board.play(move("7g7f"))
    assert not board.attempt(Attempt(move("7g7f"), Color.BLACK))
    assert not board.edit(EditKind.COMMENT, SetComment((), "x"))


def test_looking_around_on_an_empty_board_does_nothing(watched: Watched) -> None:
    board = watched.board
    board.step(1)
    board.go_to_index(3)
    board.go_to(())
    board.go_to_tip()
    board.set_text("x")
    board.undo_edit()
    board.redo_edit()
    assert watched.heard == []


# --- what is shown ------------------------------------------------------------------------------------------


def test_a_record_put_on_the_board_is_told_as_one_change_with_its_position(watched: Watched) -> None:
    record = Record(STANDARD)
    path = record.append((), move("7g7f"))
    watched.board.show(Study(watched.board), record, path)
    (changes,) = watched.heard
    assert changes.what == Change.RECORD | Change.POSITION | STATE | CLOCK
    assert changes.shown is not None
    assert changes.shown.position == record.position(path)
    assert changes.shown.transition is None
    assert watched.board.record is record
    assert watched.cursor.path == path


def test_another_record_is_in_no_file_and_the_same_one_keeps_its_own(watched: Watched) -> None:
    record = watched.study("7g7f")
    document = Document(path=Path("/a.kif"))
    watched.board.document = document
    assert watched.last == STATE
    watched.board.show(Study(watched.board), record)
    assert watched.board.document == document
    watched.board.show(Study(watched.board), Record(STANDARD))
    assert watched.board.document == Document(FormatId.CSA)


def test_a_document_can_be_forgotten(watched: Watched) -> None:
    watched.study()
    watched.board.document = Document(path=Path("/a.kif"))
    watched.board.forget_document()
    assert watched.board.document == Document(FormatId.CSA)


@pytest.mark.parametrize(("given", "then"), [(None, True), (False, False), (True, True)])
def test_whether_a_record_is_changed_is_said_or_stays(
    watched: Watched, given: bool | None, then: bool
) -> None:
    watched.study()
    watched.board.modified = True
    watched.board.show(Study(watched.board), Record(STANDARD), modified=given)
    assert watched.board.modified is then


def test_the_record_stays_to_be_looked_at_when_nothing_is_done_with_it(watched: Watched) -> None:
    record = watched.study("7g7f", "3c3d")
    closed: list[str] = []
    watched.board.activity.close = lambda: closed.append("closed")  # type: ignore[method-assign]
    watched.board.clear()
    assert closed == ["closed"]
    assert watched.last == CLOCK
    assert watched.board.record is record
    assert not watched.board.play(move("2g2f"))
    watched.board.step(1)
    assert watched.cursor.path == (0,)


# --- telling ------------------------------------------------------------------------------------------------


def test_what_is_done_together_is_told_as_one(watched: Watched) -> None:
    watched.study("7g7f", "3c3d")
    with watched.board.news.together():
        with watched.board.news.together():
            watched.board.step(1)
        watched.board.news.note(CLOCK)
        assert watched.heard == []
    assert watched.last == Change.POSITION | STATE | CLOCK


def test_what_is_done_together_is_told_even_if_it_fails_in_the_middle(watched: Watched) -> None:
    watched.study("7g7f")
    board = watched.board

    def step_and_fail() -> None:
        with board.news.together():
            board.step(1)
            board.go_to((7,))

    with pytest.raises(PathError):
        step_and_fail()
    assert watched.last == Change.POSITION | STATE


def test_together_without_a_change_is_silent(watched: Watched) -> None:
    with watched.board.news.together():
        pass
    assert watched.heard == []


def test_what_happens_is_told_as_it_is(watched: Watched) -> None:
    happened: list[object] = []
    watched.board.happened.connect(happened.append)
    watched.board.news.tell("it happened")
    assert happened == ["it happened"]
    assert watched.heard == []


def test_one_step_is_shown_with_its_move_and_several_only_with_where_they_lead(watched: Watched) -> None:
    watched.study("7g7f", "3c3d", "2g2f")
    watched.board.step(1)
    (one,) = watched.heard
    assert one.shown is not None and one.shown.transition is not None
    assert one.shown.transition.move == move("7g7f")
    watched.heard.clear()
    with watched.board.news.together():
        watched.board.step(1)
        watched.board.step(1)
    (two,) = watched.heard
    assert two.shown is not None
    assert two.shown.transition is None
    assert two.shown.last_move == move("2g2f")
    watched.heard.clear()
    watched.board.news.note(CLOCK)
    assert watched.heard[0].shown is None


# --- changed ------------------------------------------------------------------------------------------------


def test_a_change_is_told_once_and_has_a_number_of_its_own_each_time(watched: Watched) -> None:
    watched.study()
    revisions = [watched.board.revision]
    for modified in (True, True, False, False):
        watched.board.modified = modified
        revisions.append(watched.board.revision)
    assert [changes.what for changes in watched.heard] == [STATE, STATE]
    first = revisions[0]
    assert revisions == [first, first + 1, first + 2, first + 2, first + 2]


def test_another_record_is_another_revision(watched: Watched) -> None:
    watched.study()
    before = watched.board.revision
    watched.study()
    assert watched.board.revision != before


def test_a_move_of_a_study_changes_the_record_and_a_known_one_does_not(watched: Watched) -> None:
    watched.study("7g7f")
    assert watched.board.play(move("7g7f"))
    assert not watched.board.modified
    assert watched.last == Change.POSITION | STATE
    assert watched.board.play(move("3c3d"))
    assert watched.board.modified
    assert watched.last == Change.POSITION | Change.TREE | Change.LINE | STATE
    assert not watched.board.play(move("3d3f"))


def test_a_note_changes_the_record(watched: Watched) -> None:
    watched.study("7g7f")
    watched.board.set_text("A thought")
    assert watched.board.modified
    assert watched.last == Change.NOTES | STATE
    assert watched.cursor.text == "A thought"


def test_what_is_typed_in_one_go_is_undone_in_one(watched: Watched) -> None:
    watched.study()
    for now, text in ((0, "G"), (200, "Go"), (99_000, "Gone")):
        watched.now = now
        watched.board.set_text(text)
    watched.board.undo_edit()
    assert watched.cursor.text == "Go"
    watched.board.undo_edit()
    assert watched.cursor.text == ""
    watched.board.redo_edit()
    assert watched.cursor.text == "Go"


def test_a_study_lets_the_tree_be_cut(watched: Watched) -> None:
    record = watched.study("7g7f", "3c3d")
    assert watched.board.edit(EditKind.DELETE, Delete((0, 0)))
    assert len(record.main_line()) == 1
    assert Change.TREE in watched.last


def test_where_the_tree_is_fixed_notes_can_be_made_and_nothing_else(watched: Watched) -> None:
    record = watched.study("7g7f", "3c3d")
    watched.board.clear()
    assert not watched.board.edit(EditKind.DELETE, Delete((0, 0)))
    assert not watched.board.edit(EditKind.INFORMATION, SetHeaders((("black", "x"),)))
    assert watched.board.edit(EditKind.COMMENT, SetComment((), "A thought"))
    assert (len(record.main_line()), record.headers, record.root.comment) == (2, {}, "A thought")


# --- looking around -----------------------------------------------------------------------------------------


def test_steps_and_jumps_are_told_as_one_change(watched: Watched) -> None:
    watched.study("7g7f", "3c3d", "2g2f")
    watched.board.go_to_index(3)
    assert watched.last == Change.POSITION | STATE
    watched.board.step(-2)
    assert watched.last == Change.POSITION | STATE
    assert watched.cursor.index == 1
    watched.board.go_to(())
    assert watched.last == Change.POSITION | STATE
    assert watched.cursor.index == 0


def test_in_study_every_position_is_as_good_as_another(watched: Watched) -> None:
    watched.study("7g7f", "3c3d")
    watched.board.go_to_tip()
    assert watched.board.at_tip
    assert watched.cursor.index == 0
    assert watched.board.movable_colors() == set(Color)


def test_the_end_in_a_study_is_that_of_the_position_looked_at(watched: Watched) -> None:
    record = watched.study("7g7f", "3c3d")
    record.node((0, 0)).outcome = Outcome(Reason.RESIGNATION, Color.WHITE)
    assert watched.board.outcome is None
    watched.board.go_to((0, 0))
    assert watched.board.outcome == Outcome(Reason.RESIGNATION, Color.WHITE)
    assert watched.board.foul is None


def test_a_foul_that_ended_the_game_is_told(watched: Watched) -> None:
    record = watched.study("7g7f", "3c3d", "2h2b")
    foul = record.node((0, 0, 0))
    foul.illegal = True
    foul.outcome = Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)
    assert watched.board.foul is None
    watched.board.go_to((0, 0, 0))
    assert watched.board.foul is not None


def test_what_was_done_with_a_record_before_is_not_kept(watched: Watched) -> None:
    for _ in range(3):
        watched.study("7g7f")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert watched.board.findChildren(Activity) == [watched.board.activity]


def test_each_state_of_the_board_has_a_number_of_its_own(watched: Watched) -> None:
    board = watched.board
    seen = [board.revision]
    watched.study("7g7f")
    seen.append(board.revision)
    board.show(Study(board), Record(STANDARD), modified=True)
    seen.append(board.revision)
    board.modified = True
    seen.append(board.revision)
    board.modified = False
    assert board.revision == seen[-1], "nothing on it was changed by saving"
    board.show(Study(board), Record(STANDARD), modified=False)
    seen.append(board.revision)
    assert len(set(seen)) == len(seen)


def test_what_an_engine_has_found_is_a_note_that_can_be_saved(watched: Watched) -> None:
    record = watched.study("7g7f")
    node = record.node((0,))
    watched.board.set_evaluation(node, Evaluation(30))
    assert node.evaluation == Evaluation(30)
    assert watched.last == Change.NOTES | Change.STATE
    assert watched.board.modified
    watched.board.set_evaluation(node, Evaluation(40))
    assert watched.last == Change.NOTES | Change.STATE
