"""Changes to a record as values: each can be applied, and applying it gives the change that takes it back.

Whether anybody may edit the record now (nobody reshapes the tree of a running game) is for `app` to say; what
was done and can be undone is kept by `EditHistory`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Protocol

from msgspec import Struct

from shogi_desktop.game.errors import PathError
from shogi_desktop.game.evaluation import Evaluation
from shogi_desktop.game.record import Node, Path, Record
from shogi_desktop.rules import Move


class EditKind(Enum):
    """What a change is to the person who made it: the name under which it can be undone."""

    COMMENT = auto()
    BOOKMARK = auto()
    GLYPH = auto()
    DRAWING = auto()
    MOVE = auto()
    DELETE = auto()
    PROMOTE = auto()
    REORDER = auto()
    INFORMATION = auto()
    EVALUATION = auto()
    LINE = auto()


class Edit(Protocol):
    """One change to a record."""

    @property
    def place(self) -> Path | None:
        """The node to look at once the change is made: its path then; None where it has no place."""

    @property
    def reshapes(self) -> bool:
        """Whether the tree has other nodes or another order afterwards."""

    def apply(self, record: Record) -> Edit:
        """Change `record` and return what takes the change back. :raises PathError: no such node."""


class _AtNode(Struct, frozen=True):
    """A change of one node, which stays where it is."""

    path: Path

    @property
    def place(self) -> Path:
        """The node itself."""
        return self.path


class SetComment(_AtNode, frozen=True):
    """Another comment at `path`, its line of marks included."""

    comment: str
    reshapes = False

    def apply(self, record: Record) -> Edit:
        """Put the comment there."""
        node = record.node(self.path)
        before, node.comment = node.comment, self.comment
        return SetComment(self.path, before)


class SetBookmark(_AtNode, frozen=True):
    """A bookmark called `name` at `path`; with None there is none."""

    name: str | None
    reshapes = False

    def apply(self, record: Record) -> Edit:
        """Set the bookmark, or take it away."""
        node = record.node(self.path)
        before, node.bookmark = node.bookmark, self.name
        return SetBookmark(self.path, before)


class SetEvaluation(_AtNode, frozen=True):
    """What engines say of the position at `path`, the one that counts first; empty: nothing is known."""

    opinions: tuple[Evaluation, ...]
    reshapes = False

    def apply(self, record: Record) -> Edit:
        """Put the evaluations there, or forget them."""
        node = record.node(self.path)
        before = node.opinions
        node.take_opinions(self.opinions)
        return SetEvaluation(self.path, before)


class SetHeaders(Struct, frozen=True):
    """Other headers: all that the record has, in their order."""

    headers: tuple[tuple[str, str], ...]
    reshapes = False
    place = None

    def apply(self, record: Record) -> Edit:
        """Let the record have these headers and no others."""
        before, record.headers = tuple(record.headers.items()), dict(self.headers)
        return SetHeaders(before)


class SetEndAside(_AtNode, frozen=True):
    """The end at `path` only a variation, or, if not `aside`, the end of its line: see `Node`."""

    aside: bool
    reshapes = True

    def apply(self, record: Record) -> Edit:
        """Say where the line ends."""
        node = record.node(self.path)
        before, node.ends_aside = node.ends_aside, self.aside
        return SetEndAside(self.path, before)


class AddMove(Struct, frozen=True):
    """A new move after `path`, behind those that were tried there; `index` is how many those are.

    Where the line ends at `path` it is a variation.
    """

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
        """The new move."""
        return (*self.path, self.index)

    def apply(self, record: Record) -> Edit:
        """Put the move in; what takes it back also restores an end that became a variation."""
        parent = record.node(self.path)
        was_aside = parent.ends_aside
        parent.add(self.move, self.index)
        if was_aside is parent.ends_aside:
            return Delete(self.place)
        return Several((Delete(self.place), SetEndAside(self.path, was_aside)), self.path, self.place)


class Delete(Struct, frozen=True):
    """The node at `path` cut off, with all below it."""

    path: Path
    reshapes = True

    @property
    def place(self) -> Path:
        """The position before it."""
        return self.path[:-1]

    def apply(self, record: Record) -> Edit:
        """Cut the node off. :raises PathError: it is the root, or there is none."""
        if not self.path:
            raise PathError(self.path)
        node = record.node(self.path)
        del record.node(self.path[:-1]).children[self.path[-1]]
        return Restore(self.path, node)


class Restore(_AtNode, frozen=True, eq=False):
    """A node that was cut off put back to `path`: the same one, with all below it."""

    node: Node
    reshapes = True

    def apply(self, record: Record) -> Edit:
        """Put the node back."""
        record.node(self.path[:-1]).children.insert(self.path[-1], self.node)
        return Delete(self.path)


class Reorder(Struct, frozen=True):
    """The node at `path` becomes the child number `index` of its parent, the others closing up."""

    path: Path
    index: int
    reshapes = True

    @property
    def place(self) -> Path:
        """The node, where it stands then."""
        return (*self.path[:-1], self.index)

    def apply(self, record: Record) -> Edit:
        """Move the node among its siblings. :raises PathError: there is no such node, or no such place."""
        if not self.path:
            raise PathError(self.path)
        node = record.node(self.path)
        siblings = record.node(self.path[:-1]).children
        if not 0 <= self.index < len(siblings):
            raise PathError(self.place)
        del siblings[self.path[-1]]
        siblings.insert(self.index, node)
        return Reorder(self.place, self.path[-1])


class Several(Struct, frozen=True):
    """Changes made one after the other, taken back in the other order; all of them or, on an error, none.

    :ivar place_before: the node to look at when they are taken back.
    """

    edits: tuple[Edit, ...]
    place: Path
    place_before: Path

    @property
    def reshapes(self) -> bool:
        """Whether one of them does."""
        return any(edit.reshapes for edit in self.edits)

    def apply(self, record: Record) -> Edit:
        """Make all changes. :raises PathError: one cannot be made; then none is."""
        undo: list[Edit] = []
        try:
            for edit in self.edits:
                undo.append(edit.apply(record))  # noqa: PERF401 - what was done must be known on an error
        except PathError:
            for edit in reversed(undo):
                edit.apply(record)
            raise
        return Several(tuple(reversed(undo)), self.place_before, self.place)


def add_line(record: Record, path: Path, moves: Sequence[Move]) -> Edit | None:
    """Add `moves` after `path`, as far as they are not there yet; None where all are. Shows `path` still.

    :raises PathError: there is no such node.
    """
    here, node = path, record.node(path)
    steps: list[Edit] = []
    for move in moves:
        tried = next((index for index, child in enumerate(node.children) if child.move == move), None)
        if tried is not None and not steps:
            here, node = (*here, tried), node.children[tried]
            continue
        added = AddMove(here, move, 0 if steps else len(node.children))
        steps.append(added)
        here = added.place
    return Several(tuple(steps), path, path) if steps else None


def add_lines(record: Record, path: Path, lines: Sequence[Sequence[Move]]) -> Edit | None:
    """Add several lines after `path`, which may begin alike; the first of what is new at a place comes first
    there. None where all is there. Shows `path` still.

    :raises PathError: there is no such node.
    """
    known: dict[Path, list[Move | None]] = {}

    def children(place: Path) -> list[Move | None]:
        if place not in known:
            known[place] = [child.move for child in record.node(place).children]
        return known[place]

    record.node(path)
    steps: list[Edit] = []
    for line in lines:
        here = path
        for move in line:
            there = children(here)
            if move not in there:
                steps.append(AddMove(here, move, len(there)))
                there.append(move)
                known[(*here, len(there) - 1)] = []
            here = (*here, there.index(move))
    return Several(tuple(steps), path, path) if steps else None


def fork_of(record: Record, path: Path) -> Path | None:
    """The last move of `path` by which a variation begins; None on the main line.

    :raises PathError: there is no such node.
    """
    variations = [node for node in record.node(path).line() if node.is_variation]
    return path[: variations[-1].ply] if variations else None


def promote_branch(record: Record, path: Path) -> Edit | None:
    """Let the line go on by the branch that `path` is in; None on the main line. Shows `path` still.

    :raises PathError: there is no such node.
    """
    fork = fork_of(record, path)
    if fork is None:
        return None
    return Several(_going_on_by(record, fork, fork[:-1]), (*fork[:-1], 0, *path[len(fork) :]), path)


def make_main_line(record: Record, path: Path) -> Edit | None:
    """Make the line to `path` the main line; None where it is. Shows `path` still.

    :raises PathError: there is no such node.
    """
    if fork_of(record, path) is None:
        return None
    steps: list[Edit] = []
    for length in range(len(path)):
        steps += _going_on_by(record, path[: length + 1], (0,) * length)
    return Several(tuple(steps), (0,) * len(path), path)


def _going_on_by(record: Record, path: Path, parent_path: Path) -> tuple[Edit, ...]:
    """What makes the node now at `path` the next one of its parent, which stands at `parent_path` by then."""
    parent = record.node(path[:-1])
    steps: list[Edit] = [Reorder((*parent_path, path[-1]), 0)] if path[-1] else []
    if parent.outcome is not None and not parent.ends_aside:
        steps.append(SetEndAside(parent_path, aside=True))
    return tuple(steps)
