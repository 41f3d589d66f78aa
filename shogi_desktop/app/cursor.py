"""The place in a record that a view looks at: a line through the tree and a position on it.

A record has no cursor; this is one, with the few edits a reader of a record makes: a comment, a bookmark,
a new branch, a branch cut off.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from shogi_desktop.game import Node, Path, Record
from shogi_desktop.rules import Move, Position, RulesError, Square, Transition


@dataclass(frozen=True, slots=True)
class Shown:
    """A position to show.

    `transition` is the one move that was made, or taken back, to come here from what was shown before.
    """

    position: Position
    last_move: Move | None
    check: Square | None
    transition: Transition | None


class Cursor(QObject):
    """A record and the path looked at.

    `line` is the whole line through the path, so one may step on beyond it. `moved` comes after every change
    of place, `line_changed` before it when the line's moves are not the same as before, `edited` when a
    comment or a bookmark was changed.

    The position is carried along, move by move: a step costs the same at the end of a long game as at its
    beginning.
    """

    moved = Signal(object)
    line_changed = Signal()
    edited = Signal()

    def __init__(self, record: Record, path: Path | None = None) -> None:
        super().__init__()
        self.record = record
        self._path: Path = record.end_path() if path is None else path
        self._line = record.line_from(self._path)
        self._position = record.start_position()
        self._walked: list[tuple[Node, Transition | None]] = []
        self._walk(record.node(self._path).line())

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
        return self._position.copy()

    def shown(self, transition: Transition | None = None) -> Shown:
        """The position with its marks."""
        position = self.position()
        check = position.king(position.turn) if position.is_check() else None
        return Shown(position, self.node.move, check, transition)

    def go_to(self, path: Path) -> None:
        """Look at `path`; a single step, forward or back, is told as a transition for the board to animate.

        :raises PathError: if there is no such node.
        """
        made = self._walk(self.record.node(path).line())
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
        if index <= len(self._path):
            return self._path[:index]
        path = list(self._path)
        node = self.node
        while len(path) < index:
            path.append(0)
            node = node.children[0]
        return tuple(path)

    def branches_at(self, index: int) -> list[Node]:
        """The moves that were tried after `index` moves of the line, the first one first."""
        return self.record.node(self.path_at(index)).children

    def play(self, move: Move) -> None:
        """Add `move` here (or follow it, if it is there) and go to it."""
        self.go_to(self.record.append(self._path, move))

    def delete_from_here(self) -> None:
        """Cut off the move shown with all below it; the position before it is shown then."""
        if self._path:
            path = self._path
            self.record.remove(path)
            self.go_to(path[:-1])

    def set_comment(self, text: str) -> None:
        """Change the comment of the move shown."""
        if self.node.comment != text:
            self.node.comment = text
            self.edited.emit()

    def toggle_bookmark(self) -> bool:
        """Set or clear the bookmark of the position shown; whether it has one now."""
        self.node.bookmark = None if self.node.bookmark is not None else str(self.index)
        self.edited.emit()
        return self.node.bookmark is not None

    def _walk(self, nodes: list[Node]) -> list[Transition | None]:
        """Take back and make moves until the position stands after `nodes`; what was taken back and made."""
        common = 0
        for (walked, _), node in zip(self._walked, nodes, strict=False):
            if walked is not node:
                break
            common += 1
        done = []
        while len(self._walked) > common:
            transition = self._walked.pop()[1]
            if transition is not None:
                self._position.undo(transition)
            done.append(transition)
        for node in nodes[common:]:
            transition = self._make(node)
            self._walked.append((node, transition))
            done.append(transition)
        return done

    def _make(self, node: Node) -> Transition | None:
        try:
            return None if node.move is None else self._position.play_unchecked(node.move)
        except RulesError:
            # A foul that cannot be made on the board: the record keeps it, the pieces stay where they are.
            return None

    def refresh(self) -> None:
        """The record has other moves than before beyond the position looked at."""
        line = self.record.line_from(self._path)
        if len(line) != len(self._line) or any(a is not b for a, b in zip(line, self._line, strict=True)):
            self._line = line
            self.line_changed.emit()
