"""The model of the board: the record on it, the place looked at, and what is done there.

Views show it and hear of each change once (`changed`); what happens at one moment, such as a move that is
made, comes by `happened` as a value of its own type (for a game: `app.play.events`).
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.board.activity import Activity
from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.board.news import News
from shogi_desktop.app.records.cursor import Cursor, Shown
from shogi_desktop.app.records.document import Document
from shogi_desktop.game import (
    Attempt,
    Edit,
    EditKind,
    Evaluation,
    Foul,
    Node,
    Outcome,
    Path,
    Reason,
    Record,
    foul_at,
    opinions,
)
from shogi_desktop.rules import Color, Move


class BoardModel(QObject):
    """A record, the place in it that is looked at, and the activity that rules there.

    :ivar activity: what is done with the record; none of the kinds there are before the first.
    :ivar news: what is to be told of it.
    """

    changed = Signal(object)
    """`Changes`, at the end of what made them."""
    happened = Signal(object)
    """Something that is not to be seen in the state afterwards."""

    def __init__(
        self,
        now_ms: Callable[[], int],
        new_document: Callable[[], Document] = Document,
        parent: QObject | None = None,
    ) -> None:
        """:param now_ms: a monotonic time: what is typed in one go is undone in one.

        :param new_document: how a record that is in no file would be saved.
        """
        super().__init__(parent)
        self._now = now_ms
        self._new_document = new_document
        self._document = new_document()
        self._revision = 0
        self._cursor: Cursor | None = None
        self._modified = False
        self.news = News(self)
        self.news.changed.connect(self.changed)
        self.news.happened.connect(self.happened)
        self.activity = Activity(self)

    # --- what is there ------------------------------------------------------------------------------------

    @property
    def cursor(self) -> Cursor | None:
        """The record on the board and the place looked at; None before the first."""
        return self._cursor

    @property
    def record(self) -> Record | None:
        """The record on the board."""
        return None if self._cursor is None else self._cursor.record

    @property
    def document(self) -> Document:
        """The file that the record belongs to."""
        return self._document

    @document.setter
    def document(self, document: Document) -> None:
        self._document = document
        self.news.note(Change.STATE)

    def forget_document(self) -> None:
        """The record is another one than that in the file: it is in none."""
        self.document = self._new_document()

    @property
    def revision(self) -> int:
        """A number that is another one after each change of what is on the board."""
        return self._revision

    @property
    def modified(self) -> bool:
        """Whether the record has changes that are in no file."""
        return self._modified

    @modified.setter
    def modified(self, modified: bool) -> None:
        self._revision += modified
        if modified is not self._modified:
            self._modified = modified
            self.news.note(Change.STATE)

    def show(
        self, activity: Activity, record: Record, path: Path = (), *, modified: bool | None = None
    ) -> None:
        """Put a record on the board, at `path`, for `activity`, which takes the place of the one before.

        One that was not there before is in no file.

        :param modified: whether it has changes that are in no file; None: as it was.
        """
        with self.news.together():
            self.clear()
            nothing, self.activity = self.activity, activity
            nothing.deleteLater()
            self._revision += 1
            if record is not self.record:
                self._document = self._new_document()
            self._cursor = cursor = Cursor(record, path)
            cursor.moved.connect(self._on_moved)
            cursor.line_changed.connect(self._on_line_changed)
            cursor.edited.connect(self._on_edited)
            cursor.tree_changed.connect(self._on_tree_changed)
            if modified is not None:
                self._modified = modified
            everything = Change.RECORD | Change.POSITION | Change.STATE | Change.CLOCK
            self.news.note(everything, cursor.shown())

    def clear(self) -> None:
        """End what is done on the board; the record stays to be looked at."""
        activity, self.activity = self.activity, Activity(self)
        with self.news.together():
            activity.close()
            self.news.note(Change.CLOCK)
        activity.deleteLater()

    def _on_moved(self, shown: Shown) -> None:
        self.news.note(Change.POSITION | Change.STATE, shown)

    def _on_line_changed(self) -> None:
        # No lambda: the cursor would hold the board by what no garbage collector sees.
        self.news.note(Change.LINE)

    def _on_edited(self) -> None:
        with self.news.together():
            self.modified = True
            self.activity.noted()
            self.news.note(Change.NOTES | Change.STATE)

    def _on_tree_changed(self) -> None:
        with self.news.together():
            self.modified = True
            self.news.note(Change.TREE | Change.LINE | Change.STATE)

    # --- asked of the activity ----------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether a game is going on."""
        return self.activity.running

    @property
    def outcome(self) -> Outcome | None:
        """How the game on the board ended; in study, how it ended in the position looked at."""
        return self.activity.outcome

    @property
    def turn(self) -> Color | None:
        """Who is to move in the running game."""
        return self.activity.turn

    @property
    def human(self) -> Color | None:
        """The side of the only person, where the computer plays the other one."""
        return self.activity.human

    @property
    def at_tip(self) -> bool:
        """Whether the position shown is the one the game stands at."""
        tip = self.activity.tip
        return tip is None or (self._cursor is not None and self._cursor.path == tip)

    @property
    def takes_fouls(self) -> bool:
        """Whether the hand is let make fouls in the position shown."""
        return self.activity.takes_fouls

    @property
    def can_reshape(self) -> bool:
        """Whether branches may be cut off and put in another order: only where no game is being played."""
        return self.activity.can_reshape

    def movable_colors(self) -> frozenset[Color]:
        """The sides that may be moved by hand in the position shown."""
        return self.activity.movable_colors()

    @property
    def foul(self) -> Foul | None:
        """The foul that the game on the board ended by, as far as the record tells."""
        cursor, outcome = self._cursor, self.outcome
        if cursor is None or outcome is None or outcome.reason is not Reason.ILLEGAL_MOVE:
            return None
        tip = self.activity.tip
        return foul_at(cursor.record, cursor.path if tip is None else tip)

    # --- moves and changes --------------------------------------------------------------------------------

    def play(self, move: Move) -> bool:
        """A move by hand in the position shown; whether it was made."""
        if self._cursor is None:
            return False
        position = self._cursor.position()
        if position.turn not in self.movable_colors() or not position.is_legal(move):
            return False
        with self.news.together():
            return self.activity.play(move)

    def attempt(self, attempt: Attempt) -> bool:
        """What a hand did in a game where fouls can be made; whether it came about."""
        if attempt.color not in self.movable_colors():
            return False
        with self.news.together():
            return self.activity.attempt(attempt)

    def set_text(self, text: str) -> None:
        """Change the words of the comment at the position shown, as they are typed."""
        if self._cursor is not None:
            with self.news.together():
                self._cursor.set_text(text, self._now())

    def edit(self, kind: EditKind, edit: Edit) -> bool:
        """Change the record, if that is allowed now; whether it was done.

        In a game being played the tree is the game's own, and so are players and dates; notes are the
        reader's, at the position shown.
        """
        cursor = self._cursor
        if cursor is None or ((edit.reshapes or edit.place is None) and not self.can_reshape):
            return False
        with self.news.together():
            cursor.edit(kind, edit)
        return True

    def set_evaluation(self, node: Node, evaluation: Evaluation) -> None:
        """Keep what an engine has found of a node, without the reader's doing: there is nothing to undo."""
        node.take_opinions(opinions([evaluation], node.opinions))
        with self.news.together():
            self.modified = True
            self.news.note(Change.NOTES | Change.STATE)

    def undo_edit(self) -> None:
        """Take back the last change of the record; moves of a game are not among them."""
        if self._cursor is not None:
            with self.news.together():
                self._cursor.undo()

    def redo_edit(self) -> None:
        """Make the change again that was undone last."""
        if self._cursor is not None:
            with self.news.together():
                self._cursor.redo()

    # --- looking around -----------------------------------------------------------------------------------

    def step(self, plies: int) -> None:
        """Look `plies` further along the line, or back."""
        if self._cursor is not None:
            with self.news.together():
                self._cursor.step(plies)

    def go_to_index(self, index: int) -> None:
        """Look at the position after `index` moves of the line."""
        if self._cursor is not None:
            with self.news.together():
                self._cursor.go_to_index(index)

    def go_to(self, path: Path) -> None:
        """Look at the position at `path`. :raises PathError: there is no such node."""
        if self._cursor is not None:
            with self.news.together():
                self._cursor.go_to(path)

    def go_to_tip(self) -> None:
        """Look at the position the game stands at."""
        tip = self.activity.tip
        if tip is not None:
            self.go_to(tip)
