"""The positions of games, packed so that a search touches few bytes.

All positions of a batch of games lie on one axis, game after game, each game beginning at a whole byte. For
every feature (`features`) a row of bits along the axis says where it holds; a pattern is the AND of a few
rows. Where whole positions stand is told by `postings`. A place on the axis within a game is the number of
the node in `Record.walk`, so that places up to the length of the main line are its plies.

Measured against one row of SQLite for each game and feature, and a table of hashes: docs/decisions/0011.
"""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final

from shogi_desktop.app.library.features import (
    MOST_IN_HAND,
    WHITE_TO_MOVE,
    Feature,
    features,
    hand_feature,
    is_empty,
    key_of,
    piece_feature,
    position_hash,
)
from shogi_desktop.app.library.postings import NO_MOVE, move_code, postings
from shogi_desktop.game import Node, Record
from shogi_desktop.rules import Color, PieceKind, Position, RulesError, Square, Transition, Variant

_FEW: Final = 100
"""So many places of a chunk are gone through one by one; with more, its games are."""


@dataclass(frozen=True, slots=True)
class GameIndex:
    """Where what holds in one game.

    :ivar masks: for each feature the nodes as bits. :ivar hashes: of each node's position.
    :ivar moves: of each node the code of the move that follows in the main line, or `NO_MOVE`.
    """

    nodes: int
    masks: dict[Feature, int]
    hashes: list[int]
    moves: list[int]


@dataclass(frozen=True, slots=True)
class Chunk:
    """A batch of games on one axis.

    :ivar places: for each game its first place on the axis and the number of its nodes.
    :ivar length: of the axis. :ivar rows: for each feature its row of bits, compressed.
    :ivar postings: the rows of hashes by their buckets.
    """

    places: tuple[tuple[int, int], ...]
    length: int
    rows: dict[Feature, bytes]
    postings: dict[int, bytes]


def index_game(record: Record) -> GameIndex:
    """Walk through all of a record, variations too."""
    walk = _Walk(record.start_position())
    nodes = record.walk()
    next(nodes)
    for number, node in enumerate(nodes, start=1):
        walk.go_to(node, number)
    line = (node.move for node in record.main_line())
    codes = [NO_MOVE if move is None else move_code(move, record.variant) for move in line]
    return walk.finish(codes)


@lru_cache(maxsize=64)
def _beginning(variant: Variant, sfen: str) -> tuple[tuple[Feature, ...], dict[Square, Feature], int]:
    """What holds in a position, its squares and its hash: nearly all games begin in one of a few."""
    position = Position.from_sfen(sfen, variant)
    board = {sq: piece_feature(sq, position.piece_at(sq)) for sq in variant.squares}
    return tuple(features(position)), board, position_hash(position)


class _Walk:
    """A position on its way through a record, and since when each of its features has held."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._made: list[tuple[Node, Transition | None]] = []
        holding, board, self._hash = _beginning(position.variant, position.sfen())
        self._since: dict[Feature, int] = dict.fromkeys(holding, 0)
        self._board = board.copy()
        self._masks: dict[Feature, int] = {}
        self._hashes = [self._hash]

    def go_to(self, node: Node, number: int) -> None:
        """Take back what does not lead to `node`, make its move, and note what has changed."""
        squares: set[Square] = set()
        hands: set[tuple[Color, PieceKind]] = set()
        while self._made and self._made[-1][0] is not node.parent:
            taken_back = self._made.pop()[1]
            if taken_back is not None:
                self._position.undo(taken_back)
                self._touch(taken_back, squares, hands)
        transition = self._play(node)
        self._made.append((node, transition))
        if transition is not None:
            self._touch(transition, squares, hands)
        for sq in squares:
            before = self._board[sq]
            now = self._board[sq] = piece_feature(sq, self._position.piece_at(sq))
            if before != now:
                self._end(before, number)
                self._begin(now, number)
        for color, kind in hands:
            self._settle_hand(color, kind, number)
        if (self._position.turn is Color.WHITE) != (WHITE_TO_MOVE in self._since):
            change = self._end if WHITE_TO_MOVE in self._since else self._begin
            change(WHITE_TO_MOVE, number)
        self._hashes.append(self._hash)

    def _play(self, node: Node) -> Transition | None:
        if node.move is None:
            return None
        if not node.illegal:
            return self._position.perform_trusted(node.move)
        try:
            return self._position.play_unchecked(node.move)
        except RulesError:
            return None

    def _touch(
        self, transition: Transition, squares: set[Square], hands: set[tuple[Color, PieceKind]]
    ) -> None:
        squares.add(transition.target)
        if transition.origin is None:
            hands.add((transition.color, transition.piece.kind))
        else:
            squares.add(transition.origin)
        if transition.captured is not None:
            hands.add((transition.color, self._position.variant.unpromoted(transition.captured.kind)))

    def _settle_hand(self, color: Color, kind: PieceKind, number: int) -> None:
        """Let the features of that kind in hand be those of the pieces that are there."""
        count = min(self._position.hand(color).count(kind), MOST_IN_HAND)
        upper = count + 1
        while (feature := hand_feature(color, kind, upper)) in self._since:
            self._end(feature, number)
            upper += 1
        lower = count
        while lower and (feature := hand_feature(color, kind, lower)) not in self._since:
            self._begin(feature, number)
            lower -= 1

    def _begin(self, feature: Feature, number: int) -> None:
        self._since[feature] = number
        if not is_empty(feature):
            self._hash ^= key_of(feature)

    def _end(self, feature: Feature, number: int) -> None:
        span = (1 << number) - (1 << self._since.pop(feature))
        if span:
            self._masks[feature] = self._masks.get(feature, 0) | span
        if not is_empty(feature):
            self._hash ^= key_of(feature)

    def finish(self, moves: list[int]) -> GameIndex:
        """Close what holds to the end. :param moves: the codes of those of the main line."""
        nodes = len(self._hashes)
        for feature, since in self._since.items():
            self._masks[feature] = self._masks.get(feature, 0) | ((1 << nodes) - (1 << since))
        return GameIndex(nodes, self._masks, self._hashes, moves + [NO_MOVE] * (nodes - len(moves)))


def pack(games: Sequence[GameIndex]) -> Chunk:
    """Lay games out on one axis."""
    places = []
    rows: dict[Feature, list[tuple[int, bytes]]] = {}
    first = 0
    for game in games:
        places.append((first, game.nodes))
        length = -(-game.nodes // 8)
        for feature, mask in game.masks.items():
            rows.setdefault(feature, []).append((first // 8, mask.to_bytes(length, "little")))
        first += 8 * length
    positions = chain.from_iterable(
        zip(game.hashes, range(start, start + game.nodes), game.moves, strict=True)
        for game, (start, _) in zip(games, places, strict=True)
    )
    packed = {feature: _row(spans) for feature, spans in rows.items()}
    return Chunk(tuple(places), first, packed, postings(positions, first))


def _row(spans: Iterable[tuple[int, bytes]]) -> bytes:
    row = bytearray()
    for start, bits in spans:
        row.extend(bytes(start - len(row)))
        row.extend(bits)
    return zlib.compress(row)


def unpack_row(row: bytes) -> int:
    """A compressed row as a number: bit 0 is the first place."""
    return int.from_bytes(zlib.decompress(row), "little")


def first_nodes(found: int, firsts: Sequence[int], nodes: Sequence[int]) -> dict[int, int]:
    """Which games of a chunk hold one of the places `found`, and the first of their nodes that is one.

    :param firsts: the first place of each game. :param nodes: the number of its nodes.
    """
    if found.bit_count() > _FEW:
        row = found.to_bytes(-(-found.bit_length() // 8), "little")
        ends = [first + 7 + count >> 3 for first, count in zip(firsts, nodes, strict=True)]
        pieces = [
            int.from_bytes(row[first >> 3 : end], "little") for first, end in zip(firsts, ends, strict=True)
        ]
        return {game: (bits & -bits).bit_length() - 1 for game, bits in enumerate(pieces) if bits}
    held: dict[int, int] = {}
    while found:
        place = (found & -found).bit_length() - 1
        game = bisect_right(firsts, place) - 1
        held[game] = place - firsts[game]
        end = firsts[game] + nodes[game]
        found = found >> end << end
    return held
