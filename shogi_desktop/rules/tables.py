"""Where pieces go and where attacks come from, worked out once per variant and square.

Everything here follows from a variant's data: the Betza moves, the board's size and the promotion zone.
Tables are filled when first asked for, so that starting the program costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, partial
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

from shogi_desktop.rules.betza import Vector
from shogi_desktop.rules.color import Color
from shogi_desktop.rules.geometry import Square, file_of, rank_of, square
from shogi_desktop.rules.move import BoardMove, Drop
from shogi_desktop.rules.pieces import Piece, PieceKind
from shogi_desktop.rules.variant import Variant

K = TypeVar("K")
V = TypeVar("V")

Goal = tuple[Square, tuple[BoardMove, ...]]
"""A square a piece may go to, and the one or two moves (without and with promotion) that go there."""


class LazyTable(dict[K, V], Generic[K, V]):
    """A dictionary that works out a missing value with `make` and keeps it."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        value = self[key] = self._make(key)
        return value


class Reach(NamedTuple):
    """Where one piece can go from one square of an empty board."""

    steps: tuple[Goal, ...]
    rays: tuple[tuple[Goal, ...], ...]


class Source(NamedTuple):
    """A square a piece may come from, and the moves that bring it from there."""

    origin: Square
    moves: dict[bool | None, tuple[BoardMove, ...]]
    """Those with promotion, those without, and (None) all."""


class Sources(NamedTuple):
    """From where `piece` can come to one square of an empty board: line by line, the nearest square first."""

    piece: Piece
    lines: tuple[tuple[Source, ...], ...]


class Passage(NamedTuple):
    """How a piece gets from one square to another: over which squares, unpromoted and promoting or not."""

    between: tuple[Square, ...]
    may_stay: bool
    may_promote: bool


class AttackRay(NamedTuple):
    """One straight line outward from a square, with the pieces that attack the square along it."""

    first: Square
    """The neighbouring square."""
    near: frozenset[Piece]
    """Pieces that attack from there."""
    sliders: frozenset[Piece]
    """Pieces that attack from any square of the line, if nothing stands between."""
    line: tuple[Square, ...]
    """All squares to the edge."""
    rest: tuple[Square, ...]
    """Those behind the first."""


class Way(NamedTuple):
    """How a square is attacked from another one: by which pieces, over which squares."""

    pieces: frozenset[Piece]
    between: tuple[Square, ...]


class Attacks(Struct, frozen=True):
    """From where one side can attack one square: straight lines, and leaps over whatever stands between."""

    rays: tuple[AttackRay, ...]
    leaps: tuple[tuple[Square, frozenset[Piece]], ...]
    ray_through: dict[Square, AttackRay]
    """The line on which a square lies, for those that lie on one."""
    ways: dict[Square, Way]
    """How the square is attacked from each of those from which it can be."""


class Tables:
    """The derived tables of one variant. Get them with `tables_of`."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.reach: LazyTable[Piece, LazyTable[Square, Reach]] = LazyTable(
            lambda piece: LazyTable(lambda sq: self._make_reach(piece, sq))
        )
        self.sources: tuple[LazyTable[PieceKind, LazyTable[Square, Sources]], ...] = tuple(
            LazyTable(partial(self._sources_of, color)) for color in Color
        )
        """From where a side's piece of a kind can come to a square, with the moves that bring it there."""
        self.passages: LazyTable[Piece, LazyTable[Square, dict[Square, Passage]]] = LazyTable(
            lambda piece: LazyTable(lambda sq: self._make_passages(piece, sq))
        )
        self._dead_ends: LazyTable[tuple[Piece, Square], bool] = LazyTable(
            lambda key: self._is_dead_end(*key)
        )
        self.attacks: tuple[LazyTable[Square, Attacks], LazyTable[Square, Attacks]] = (
            LazyTable(lambda sq: self._make_attacks(Color.BLACK, sq)),
            LazyTable(lambda sq: self._make_attacks(Color.WHITE, sq)),
        )

    def from_origin(self, color: Color, origin: Square, vector: Vector) -> Square | None:
        """The square at `vector` from `origin` as `color` sees it, or None beyond the edge."""
        right, forward = vector
        sign = 1 if color is Color.BLACK else -1
        file, rank = file_of(origin) - sign * right, rank_of(origin) - sign * forward
        if 1 <= file <= self.variant.files and 1 <= rank <= self.variant.ranks:
            return square(file, rank)
        return None

    def line(self, color: Color, origin: Square, vector: Vector) -> tuple[Square, ...]:
        """Every square from `origin` (not included) to the edge in the direction of `vector`."""
        squares: list[Square] = []
        target = self.from_origin(color, origin, vector)
        while target is not None:
            squares.append(target)
            target = self.from_origin(color, target, vector)
        return tuple(squares)

    def is_dead_end(self, piece: Piece, sq: Square) -> bool:
        """Whether `piece` on `sq` could never move again (RULES.md 1.3, 1.5)."""
        return self._dead_ends[piece, sq]

    def _is_dead_end(self, piece: Piece, sq: Square) -> bool:
        movement = piece.kind.movement
        vectors = movement.steps | movement.slides
        return all(self.from_origin(piece.color, sq, vector) is None for vector in vectors)

    def moves_between(self, piece: Piece, origin: Square, target: Square) -> tuple[BoardMove, ...]:
        """The moves of `piece` from `origin` to `target`: plain, promoting, or both (RULES.md 1.2, 1.3)."""
        moves: list[BoardMove] = []
        if not self.is_dead_end(piece, target):
            moves.append(BoardMove(origin, target))
        in_zone = self.variant.in_zone
        if piece.kind.promoted and (in_zone(piece.color, origin) or in_zone(piece.color, target)):
            moves.append(BoardMove(origin, target, promote=True))
        return tuple(moves)

    def _make_reach(self, piece: Piece, origin: Square) -> Reach:
        movement = piece.kind.movement

        def goals(squares: tuple[Square, ...]) -> tuple[Goal, ...]:
            return tuple((target, self.moves_between(piece, origin, target)) for target in squares)

        targets = (self.from_origin(piece.color, origin, vector) for vector in sorted(movement.steps))
        lines = (self.line(piece.color, origin, vector) for vector in sorted(movement.slides))
        return Reach(
            goals(tuple(target for target in targets if target is not None)),
            tuple(goals(line) for line in lines if line),
        )

    def _sources_of(self, color: Color, kind: PieceKind) -> LazyTable[Square, Sources]:
        return LazyTable(partial(self._make_sources, self.variant.piece(kind, color)))

    def _make_sources(self, piece: Piece, target: Square) -> Sources:
        movement = piece.kind.movement

        def source(origin: Square) -> Source:
            every = self.moves_between(piece, origin, target)
            moves: dict[bool | None, tuple[BoardMove, ...]] = {None: every}
            for turns in (False, True):
                moves[turns] = tuple(move for move in every if move.promote is turns)
            return Source(origin, moves)

        back = sorted((-x, -y) for x, y in movement.steps)
        near = (self.from_origin(piece.color, target, vector) for vector in back)
        lines = (
            self.line(piece.color, target, vector) for vector in sorted((-x, -y) for x, y in movement.slides)
        )
        steps = tuple((source(origin),) for origin in near if origin is not None)
        return Sources(piece, (*steps, *(tuple(map(source, line)) for line in lines if line)))

    def _make_passages(self, piece: Piece, origin: Square) -> dict[Square, Passage]:
        reach = self.reach[piece][origin]
        passages = {target: _passage((), moves) for target, moves in reach.steps}
        for ray in reach.rays:
            line = tuple(target for target, _ in ray)
            passages |= {target: _passage(line[:i], moves) for i, (target, moves) in enumerate(ray)}
        return passages

    @cached_property
    def _directions(self) -> tuple[Vector, ...]:
        """Every direction in which something slides, or steps to the neighbouring square."""
        near = {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}
        slides = {vector for kind in self.variant.kinds for vector in kind.movement.slides}
        return tuple(sorted(near | slides))

    def _make_attacks(self, attacker: Color, target: Square) -> Attacks:
        """From where `attacker` can attack `target`. Vectors point outward, as the attacker sees them."""
        kinds = self.variant.kinds

        def having(vector: Vector, *, slides: bool) -> frozenset[Piece]:
            back = (-vector[0], -vector[1])
            return frozenset(
                self.variant.piece(kind, attacker)
                for kind in kinds
                if back in (kind.movement.slides if slides else kind.movement.steps)
            )

        def ray_of(vector: Vector, line: tuple[Square, ...]) -> AttackRay:
            sliders = having(vector, slides=True)
            return AttackRay(line[0], sliders | having(vector, slides=False), sliders, line, line[1:])

        rays = [
            ray_of(vector, line)
            for vector in self._directions
            if (line := self.line(attacker, target, vector))
        ]
        steps = {(-x, -y) for kind in kinds for x, y in kind.movement.steps}
        leaps: list[tuple[Square, frozenset[Piece]]] = []
        for vector in sorted(steps - set(self._directions)):
            origin = self.from_origin(attacker, target, vector)
            if origin is not None:
                leaps.append((origin, having(vector, slides=False)))
        ways = {origin: Way(pieces, ()) for origin, pieces in leaps}
        for ray in rays:
            for i, sq in enumerate(ray.line):
                ways[sq] = Way(ray.sliders if i else ray.near, ray.line[:i])
        return Attacks(tuple(rays), tuple(leaps), {sq: ray for ray in rays for sq in ray.line}, ways)

    @cached_property
    def drops(self) -> dict[Piece, tuple[tuple[Square, Drop], ...]]:
        """For each piece that can be in hand, the squares where a drop leaves it able to move (1.5)."""
        return {
            piece: tuple(
                (sq, Drop(kind, sq)) for sq in self.variant.squares if not self.is_dead_end(piece, sq)
            )
            for kind in self.variant.hand_kinds
            for piece in (self.variant.piece(kind, Color.BLACK), self.variant.piece(kind, Color.WHITE))
        }


def _passage(between: tuple[Square, ...], moves: tuple[BoardMove, ...]) -> Passage:
    return Passage(between, any(not m.promote for m in moves), any(m.promote for m in moves))


@cache
def tables_of(variant: Variant) -> Tables:
    """The tables of `variant`: one object, made when first asked for."""
    return Tables(variant)
