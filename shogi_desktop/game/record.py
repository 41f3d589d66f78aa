"""The record of a game: headers, start position and a tree of moves with comments and times.

A record has no cursor and no display text. A node is addressed by its path: the index of the child taken at
each step from the root. Whether a move was legal is for whoever adds it to ask; a record may hold illegal
moves, marked (RULES.md 2.3).

A line goes on by first children up to its end: where an outcome stands, all that follows is variations
(decision 0033). So the main line is ``(0, 0, 0, …)``, as far as `Record.end_path`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from shogi_desktop.game.errors import PathError
from shogi_desktop.game.evaluation import Evaluation
from shogi_desktop.game.outcome import Outcome
from shogi_desktop.rules import Color, Move, Position, RulesError, Variant

Path = tuple[int, ...]
"""Child index at each step from the root."""

HEADER_KEYS = ("black", "white", "event", "site", "date", "end_date", "time_limit", "opening")
"""Headers every format knows by these names; any other key is a file's own and kept verbatim."""


class Node(Struct, eq=False):
    """A move of the record and what is said about it; the root has no move.

    `ply` counts moves from the start position (root 0). `time_ms` is the time used for this move and
    `total_ms` the mover's total, both None when not known. `illegal` marks a move against the rules.
    `evaluation` is what an engine says of the position after the move: moves are judged by it. `further` is
    what other engines say of it, each of another name (`game.evaluation.opinions`). `remarks` are a program's
    notes kept for writing back. `outcome` says that the line ends here, and `outcome_time_ms` how long the
    side to move thought before it did; the children are variations then, unless `ends_aside`: the end is
    itself only a variation, and the line goes on by the first child.
    """

    parent: Node | None = None
    move: Move | None = None
    ply: int = 0
    children: list[Node] = []
    comment: str = ""
    bookmark: str | None = None
    time_ms: int | None = None
    total_ms: int | None = None
    illegal: bool = False
    evaluation: Evaluation | None = None
    further: tuple[Evaluation, ...] = ()
    remarks: list[str] = []
    outcome: Outcome | None = None
    outcome_time_ms: int | None = None
    ends_aside: bool = False

    def __repr__(self) -> str:
        return f"Node({self.ply}, {self.move})"

    @property
    def opinions(self) -> tuple[Evaluation, ...]:
        """All that engines say of the position, the one that counts first."""
        return () if self.evaluation is None else (self.evaluation, *self.further)

    def take_opinions(self, said: Sequence[Evaluation]) -> None:
        """Let this be what engines say of the position, the one that counts first."""
        self.evaluation, self.further = (said[0] if said else None), tuple(said[1:])

    @property
    def next(self) -> Node | None:
        """The move by which the line goes on; None where it ends."""
        is_end = self.outcome is not None and not self.ends_aside
        return None if is_end or not self.children else self.children[0]

    @property
    def variations(self) -> list[Node]:
        """The moves that were tried here besides the one by which the line goes on, or besides its end."""
        return self.children[1:] if self.next is not None else list(self.children)

    @property
    def is_variation(self) -> bool:
        """Whether a variation begins with this move."""
        return self.parent is not None and self.parent.next is not self

    def end(self, outcome: Outcome) -> None:
        """Let the line end here; where moves follow already, the end is a variation of them."""
        self.ends_aside = bool(self.children)
        self.outcome = outcome

    @property
    def path(self) -> Path:
        """Where the node stands in its tree."""
        steps: list[int] = []
        node = self
        while node.parent is not None:
            steps.append(next(i for i, child in enumerate(node.parent.children) if child is node))
            node = node.parent
        return tuple(reversed(steps))

    def line(self) -> list[Node]:
        """The nodes from the root (left out) to this one."""
        nodes: list[Node] = []
        node = self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes

    def add(self, move: Move, index: int | None = None) -> Node:
        """A new child: at `index` among those there are, after them where none is given."""
        child, children = Node(self, move, self.ply + 1), self.children
        if not children:
            self.ends_aside = False
        if index is None:
            children.append(child)
        else:
            children.insert(index, child)
        return child

    def walk(self) -> Iterator[Node]:
        """This node and all below it, each before its children, first children first."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            while len(node.children) == 1:
                node = node.children[0]
                yield node
            stack.extend(reversed(node.children))

    def content(self) -> tuple[object, ...]:
        """Everything the node itself says, for comparing records."""
        return (
            self.move,
            self.comment,
            self.bookmark,
            self.time_ms,
            self.total_ms,
            self.illegal,
            self.evaluation,
            self.further,
            tuple(self.remarks),
            self.outcome,
            self.outcome_time_ms,
            len(self.variations),
            len(self.children),
        )


class Record:
    """One game. Two records are equal when everything in them is."""

    __hash__ = None  # type: ignore[assignment]  # mutable, compared by content

    def __init__(
        self, variant: Variant, start_sfen: str | None = None, handicap_id: str | None = None
    ) -> None:
        """Start at `handicap_id` (the even game when nothing is given) or at any `start_sfen`.

        With both given the position counts and the handicap is its name.

        :raises RulesError: if the variant has no such handicap, or the SFEN cannot be set up.
        """
        self.variant = variant
        if start_sfen is None:
            handicap_id = handicap_id or "even"
            start_sfen = variant.handicap(handicap_id).sfen
        else:
            start_sfen = Position.from_sfen(start_sfen, variant).sfen()
        self.start_sfen = start_sfen
        self.handicap_id = handicap_id
        self.headers: dict[str, str] = {}
        self.root = Node()

    def __eq__(self, other: Any) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return (
            self.variant is other.variant
            and self.start_sfen == other.start_sfen
            and self.handicap_id == other.handicap_id
            and self.headers == other.headers
            and [n.content() for n in self.root.walk()] == [n.content() for n in other.root.walk()]
        )

    @property
    def is_handicap(self) -> bool:
        """Whether White (uwate) gave pieces by a named handicap, and so moves first."""
        return self.handicap_id is not None and self.handicap_id != "even"

    def start_position(self) -> Position:
        """A new position at the start of the record."""
        return Position.from_sfen(self.start_sfen, self.variant)

    def node(self, path: Path) -> Node:
        """The node at `path`. :raises PathError: if there is none."""
        node = self.root
        for step in path:
            if not 0 <= step < len(node.children):
                raise PathError(path)
            node = node.children[step]
        return node

    def main_line(self) -> list[Node]:
        """The nodes of the main line, the root left out."""
        return self.line_from(())

    def line_from(self, path: Path) -> list[Node]:
        """The whole line through `path`: from the root (left out) to it, then on to where it ends."""
        node = self.node(path)
        nodes = node.line()
        while (following := node.next) is not None:
            node = following
            nodes.append(node)
        return nodes

    def end_path(self) -> Path:
        """The path of the last node of the main line."""
        return (0,) * len(self.main_line())

    def position(self, path: Path) -> Position:
        """A new position after the moves of `path`.

        An illegal move is made as far as pieces allow; one that cannot be made at all leaves the position
        as it was.

        :raises PathError: if there is no such node.
        """
        position = self.start_position()
        for node in self.node(path).line():
            play_node(position, node)
        return position

    def turn_at(self, path: Path) -> Color:
        """Who is to move after `path`."""
        start = Color.WHITE if self.start_sfen.split()[1] == "w" else Color.BLACK
        return start if len(path) % 2 == 0 else start.opponent

    def append(self, path: Path, move: Move, *, time_ms: int | None = None) -> Path:
        """Add `move` after `path` and return the path of its node; a child with that move is reused.

        `time_ms` is the time used for it; the mover's total follows from it when the line's times are known.

        :raises PathError: if there is no such node.
        """
        parent = self.node(path)
        moves = [child.move for child in parent.children]
        index = moves.index(move) if move in moves else len(moves)
        node = parent.children[index] if index < len(moves) else parent.add(move)
        if time_ms is not None:
            node.time_ms = time_ms
            before = parent.parent
            base = 0 if before is None or before.move is None else before.total_ms
            node.total_ms = None if base is None else base + time_ms
        return (*path, index)

    def remove(self, path: Path) -> None:
        """Cut off the node at `path` with all below it.

        :raises PathError: if there is no such node, or `path` is the root.
        """
        if not path:
            raise PathError(path)
        node = self.node(path)
        parent = self.node(path[:-1])
        parent.children.remove(node)

    def walk(self) -> Iterator[Node]:
        """Every node, the root first, each before its children, the main line before its variations."""
        return self.root.walk()

    def copy(self) -> Record:
        """A record equal to this one that stays as it is: for a thread to work on."""
        copy = Record(self.variant, self.start_sfen, self.handicap_id)
        copy.headers = dict(self.headers)
        waiting = [(self.root, copy.root)]
        while waiting:
            old, new = waiting.pop()
            new.comment, new.bookmark, new.illegal = old.comment, old.bookmark, old.illegal
            new.time_ms, new.total_ms = old.time_ms, old.total_ms
            new.remarks = list(old.remarks)
            new.outcome, new.outcome_time_ms = old.outcome, old.outcome_time_ms
            new.ends_aside = old.ends_aside
            new.evaluation, new.further = old.evaluation, old.further
            waiting += [(child, new.add(child.move)) for child in old.children if child.move is not None]
        return copy

    @property
    def outcome(self) -> Outcome | None:
        """How the main line ends, if it says so."""
        line = self.main_line()
        return (line[-1] if line else self.root).outcome


def play_node(position: Position, node: Node) -> None:
    """Make the move of `node` on `position`, as far as it can be made: see `Record.position`."""
    if node.move is None:
        return
    try:
        position.play_unchecked(node.move)
    except RulesError:
        if not node.illegal:
            raise
