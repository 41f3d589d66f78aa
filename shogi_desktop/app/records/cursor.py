"""The place in a record that a view looks at: a line through the tree and a position on it.

A record has no cursor; this is one. A reader's changes to the record (comments, marks, branches) go through
it, so that it keeps its place in the tree and each can be undone.
"""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from shogi_desktop.game import (
    AddMove,
    Annotations,
    Edit,
    EditHistory,
    EditKind,
    Mark,
    Node,
    Path,
    Record,
    SetBookmark,
    SetComment,
    Walk,
    fork_of,
    join_comment,
    split_comment,
)
from shogi_desktop.rules import Move, Position, Square, Transition


class Shown(Struct, frozen=True):
    """A position to show.

    `transition` is the one move that was made, or taken back, to come here from what was shown before.
    """

    position: Position
    last_move: Move | None
    check: Square | None
    transition: Transition | None


class Cursor(QObject):
    """A record and the path looked at.

    `line` is the whole line through the path, so one may step on beyond it: whoever steps back in a branch
    stays on it, as far as it is there, and from its end on first moves are followed. `moved` comes after
    every change of place, `line_changed` before it when the line's moves are not the same as before,
    `edited` when a comment or a bookmark was changed, `tree_changed`, which stands for `line_changed` too,
    when the reader gave the tree other nodes or another order. `history` holds what can be undone.
    """

    moved = Signal(object)
    line_changed = Signal()
    edited = Signal()
    tree_changed = Signal()

    def __init__(self, record: Record, path: Path | None = None) -> None:
        super().__init__()
        self.record = record
        self._path: Path = record.end_path() if path is None else path
        self._line = record.line_from(self._path)
        self.history = EditHistory(record)
        self._walk = Walk(record)
        self._walk.go_to(record.node(self._path))

    @property
    def path(self) -> Path:
        """The path of the position shown."""
        return self._path

    @property
    def line(self) -> list[Node]:
        """The nodes of the line, the root left out."""
        return self._line

    @property
    def node(self) -> Node:
        """The node shown."""
        return self.record.node(self._path)

    @property
    def index(self) -> int:
        """How many moves of the line were made."""
        return len(self._path)

    @property
    def at_end(self) -> bool:
        """Whether no move of the line follows."""
        return self.index == len(self._line)

    def position(self) -> Position:
        """A new position as shown."""
        return self._walk.position.copy()

    def shown(self, transition: Transition | None = None) -> Shown:
        """The position with its marks."""
        position = self.position()
        check = position.king(position.turn) if position.is_check() else None
        return Shown(position, self.node.move, check, transition)

    def go_to(self, path: Path) -> None:
        """Look at `path`; a single step, forward or back, is told as a transition for the board to animate.

        :raises PathError: if there is no such node.
        """
        made = self._walk.go_to(self.record.node(path))
        self._path = path
        self.refresh()
        self.moved.emit(self.shown(made[0] if len(made) == 1 else None))

    def go_to_index(self, index: int) -> None:
        """Look at the position after `index` moves of the line, as far as it goes."""
        index = max(0, min(index, len(self._line)))
        self.go_to(self.path_at(index))

    def step(self, plies: int) -> None:
        """Go forward, or back with a negative number; does nothing at either end."""
        target = max(0, min(self.index + plies, len(self._line)))
        if target != self.index:
            self.go_to_index(target)

    def path_at(self, index: int) -> Path:
        """The path of the position after `index` moves of the line."""
        path = list(self._path[:index])
        node = self.node
        for following in self._line[len(self._path) : index]:
            path.append(next(i for i, child in enumerate(node.children) if child is following))
            node = following
        return tuple(path)

    @property
    def on_branch(self) -> bool:
        """Whether the move shown is in a variation."""
        return fork_of(self.record, self._path) is not None

    @property
    def siblings(self) -> int:
        """How many moves were tried instead of the one shown, itself included; 1 at the start."""
        parent = self.node.parent
        return 1 if parent is None else len(parent.children)

    def to_sibling(self, step: int) -> None:
        """Go to the move tried after this one in the same position, or before it; round and round."""
        if self.siblings > 1:
            self.go_to((*self._path[:-1], (self._path[-1] + step) % self.siblings))

    # --- changes to the record ----------------------------------------------------------------------------

    def edit(self, kind: EditKind, edit: Edit, *, typed_ms: int | None = None) -> None:
        """Change the record, so that it can be undone as `kind`; what is looked at stays, where it is left.

        :param typed_ms: the time of a key, for text: what is typed in one go is undone in one.
        :raises PathError: there is no such node; nothing has changed then.
        """
        shown = self.node
        self.history.do(kind, edit, typed_ms)
        self._after(edit, self._path_to(shown) if edit.reshapes else self._path)

    def undo(self) -> bool:
        """Take the last change back and look at its place; False if there is none."""
        edit = self.history.undo()
        if edit is not None:
            self._after(edit, self._path if edit.place is None else edit.place)
        return edit is not None

    def redo(self) -> bool:
        """Make the change undone last again and look at its place; False if there is none."""
        edit = self.history.redo()
        if edit is not None:
            self._after(edit, self._path if edit.place is None else edit.place)
        return edit is not None

    def play(self, move: Move) -> bool:
        """Follow `move`, adding it where it was not tried yet; whether it is new."""
        tried = [child.move for child in self.node.children]
        if move in tried:
            self.go_to((*self._path, tried.index(move)))
            return False
        added = AddMove.after(self.record, self._path, move)
        self.history.do(EditKind.MOVE, added)
        self._after(added, added.place)
        return True

    def set_comment(
        self, comment: str, kind: EditKind = EditKind.COMMENT, typed_ms: int | None = None
    ) -> None:
        """Change the whole comment of the node shown, its marks included."""
        if self.node.comment != comment:
            self.edit(kind, SetComment(self._path, comment), typed_ms=typed_ms)

    @property
    def text(self) -> str:
        """The comment of the node shown, without its marks."""
        return split_comment(self.node.comment)[0]

    def set_text(self, text: str, typed_ms: int | None = None) -> None:
        """Change what the comment says in words; its marks stay."""
        self.set_comment(join_comment(text, self.annotations), typed_ms=typed_ms)

    @property
    def annotations(self) -> Annotations:
        """The sign on the move shown, and what is drawn on its position."""
        return split_comment(self.node.comment)[1]

    def annotations_at(self, path: Path) -> Annotations:
        """The same of another node. :raises PathError: there is none."""
        return split_comment(self.record.node(path).comment)[1]

    def annotate(self, kind: EditKind, annotations: Annotations) -> None:
        """Give the node shown other marks; the words of its comment stay."""
        self.set_comment(join_comment(self.text, annotations), kind)

    def toggle_mark(self, mark: Mark) -> None:
        """Draw an arrow or a circle on the position shown, or take it away where it is there."""
        self.annotate(EditKind.DRAWING, self.annotations.toggled(mark))

    def toggle_bookmark(self) -> bool:
        """Set or clear the bookmark of the position shown; whether it has one now."""
        name = None if self.node.bookmark is not None else str(self.index)
        self.edit(EditKind.BOOKMARK, SetBookmark(self._path, name))
        return name is not None

    def _after(self, edit: Edit, path: Path) -> None:
        """Tell of a change and look at `path`."""
        if not edit.reshapes:
            if path != self._path:
                self.go_to(path)
            self.edited.emit()
            return
        made = self._walk.go_to(self.record.node(path))
        self._path = path
        self._line = self._line_now()
        self.tree_changed.emit()
        self.moved.emit(self.shown(made[0] if len(made) == 1 else None))

    def _path_to(self, node: Node) -> Path:
        """Where `node` is in the tree now; of a node cut off, where its nearest ancestor is that is left."""
        path: list[int] = []
        parent = self.record.root
        for step in node.line():
            index = next((i for i, child in enumerate(parent.children) if child is step), None)
            if index is None:
                break
            path.append(index)
            parent = step
        return tuple(path)

    def refresh(self) -> None:
        """The record has other moves than before beyond the position looked at."""
        line = self._line_now()
        if len(line) != len(self._line) or any(a is not b for a, b in zip(line, self._line, strict=True)):
            self._line = line
            self.line_changed.emit()

    def _line_now(self) -> list[Node]:
        """The line through the node shown, going on as it did before where the moves are still there."""
        node = self.node
        line = node.line()
        index = len(line)
        was_on_it = not index or (index <= len(self._line) and self._line[index - 1] is node)
        for following in self._line[index:] if was_on_it else ():
            if not any(child is following for child in node.children):
                break
            line.append(following)
            node = following
        while (next_node := node.next) is not None:
            node = next_node
            line.append(node)
        return line
