"""Changes to a record as values: each can be applied, and applying it gives the change that takes it back.

Whether anybody may edit the record now (nobody reshapes the tree of a running game) is for `app` to say; what
was done and can be undone is kept by `EditHistory`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from shogi_desktop.game.errors import PathError
from shogi_desktop.game.record import Node, Path, Record
from shogi_desktop.rules import Move


class EditKind(Enum):
    """What a change is to the person who made it: the name under which it can be undone."""

    COMMENT = "comment"
    BOOKMARK = "bookmark"
    GLYPH = "glyph"
    DRAWING = "drawing"
    MOVE = "move"
    DELETE = "delete"
    PROMOTE = "promote"
    REORDER = "reorder"


class Edit(Protocol):
    """One change to a record.

    :ivar place: the node to look at once the change is made: its path then.
    :ivar reshapes: whether the tree has other nodes or another order afterwards.
    """

    @property
    def place(self) -> Path: ...

    @property
    def reshapes(self) -> bool: ...

    def apply(self, record: Record) -> Edit:
        """Change `record` and return what takes the change back. :raises PathError: no such node."""
        ...


@dataclass(frozen=True, slots=True)
class SetComment:
    """Another comment at `path`, its line of marks included."""

    path: Path
    comment: str
    reshapes = False

    @property
    def place(self) -> Path:
        return self.path

    def apply(self, record: Record) -> Edit:
        node = record.node(self.path)
        before, node.comment = node.comment, self.comment
        return SetComment(self.path, before)


@dataclass(frozen=True, slots=True)
class SetBookmark:
    """A bookmark called `name` at `path`; with None there is none."""

    path: Path
    name: str | None
    reshapes = False

    @property
    def place(self) -> Path:
        return self.path

    def apply(self, record: Record) -> Edit:
        node = record.node(self.path)
        before, node.bookmark = node.bookmark, self.name
        return SetBookmark(self.path, before)


@dataclass(frozen=True, slots=True)
class AddMove:
    """A new move after `path`, behind those that were tried there; `index` is how many those are."""

    path: Path
    move: Move
    index: int
    reshapes = True

    @classmethod
    def after(cls, record: Record, path: Path, move: Move) -> AddMove:
        """`move` after `path` of `record`, which has no such child yet. :raises PathError: no such node."""
        return cls(path, move, len(record.node(path).children))

    @property
    def place(self) -> Path:
        return (*self.path, self.index)

    def apply(self, record: Record) -> Edit:
        parent = record.node(self.path)
        parent.children.insert(self.index, Node(parent, self.move))
        return Delete(self.place)


@dataclass(frozen=True, slots=True)
class Delete:
    """The node at `path` cut off, with all below it."""

    path: Path
    reshapes = True

    @property
    def place(self) -> Path:
        return self.path[:-1]

    def apply(self, record: Record) -> Edit:
        if not self.path:
            raise PathError(self.path)
        node = record.node(self.path)
        del record.node(self.path[:-1]).children[self.path[-1]]
        return Restore(self.path, node)


@dataclass(frozen=True, slots=True, eq=False)
class Restore:
    """A node that was cut off put back to `path`: the same one, with all below it."""

    path: Path
    node: Node
    reshapes = True

    @property
    def place(self) -> Path:
        return self.path

    def apply(self, record: Record) -> Edit:
        record.node(self.path[:-1]).children.insert(self.path[-1], self.node)
        return Delete(self.path)


@dataclass(frozen=True, slots=True)
class Reorder:
    """The node at `path` becomes the child number `index` of its parent, the others closing up."""

    path: Path
    index: int
    reshapes = True

    @property
    def place(self) -> Path:
        return (*self.path[:-1], self.index)

    def apply(self, record: Record) -> Edit:
        if not self.path:
            raise PathError(self.path)
        node = record.node(self.path)
        siblings = record.node(self.path[:-1]).children
        if not 0 <= self.index < len(siblings):
            raise PathError(self.place)
        del siblings[self.path[-1]]
        siblings.insert(self.index, node)
        return Reorder(self.place, self.path[-1])


@dataclass(frozen=True, slots=True)
class Several:
    """Changes made one after the other, taken back in the other order; all of them or, on an error, none.

    :ivar place_before: the node to look at when they are taken back.
    """

    edits: tuple[Edit, ...]
    place: Path
    place_before: Path

    @property
    def reshapes(self) -> bool:
        return any(edit.reshapes for edit in self.edits)

    def apply(self, record: Record) -> Edit:
        undo: list[Edit] = []
        try:
            for edit in self.edits:
                undo.append(edit.apply(record))  # noqa: PERF401 - what was done must be known on an error
        except PathError:
            for edit in reversed(undo):
                edit.apply(record)
            raise
        return Several(tuple(reversed(undo)), self.place_before, self.place)


def fork_of(path: Path) -> Path | None:
    """The last move of `path` that is not the first one tried there: where its branch begins."""
    for length in range(len(path), 0, -1):
        if path[length - 1]:
            return path[:length]
    return None


def promote_branch(path: Path) -> Edit | None:
    """Make the branch that `path` is in the first at its fork; None on the main line. Shows `path` still."""
    fork = fork_of(path)
    if fork is None:
        return None
    return Several((Reorder(fork, 0),), (*fork[:-1], 0, *path[len(fork) :]), path)


def make_main_line(path: Path) -> Edit | None:
    """Make the line to `path` the main line; None where it is. Shows `path` still."""
    if not any(path):
        return None
    steps = tuple(Reorder((*(0,) * length, index), 0) for length, index in enumerate(path) if index)
    return Several(steps, (0,) * len(path), path)
