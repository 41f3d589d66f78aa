"""A position that engines can be asked about, as the record or a thought has it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.rules import Position, Square


@dataclass(frozen=True, slots=True)
class Place:
    """A position, and how an engine is told of it.

    :ivar position: not to be changed. :ivar moves: USI text, from `start_sfen` to it.
    :ivar before: where the move before it went, for the text of the next.
    """

    position: Position
    start_sfen: str
    moves: tuple[str, ...] = ()
    before: Square | None = None

    @property
    def key(self) -> Hashable:
        """What makes two places the same: an engine's findings hold for both."""
        return (self.position.variant.id, self.position.key())

    @property
    def is_sound(self) -> bool:
        """Whether an engine may be asked: the side that has moved is not in check."""
        position = self.position
        turn = position.turn
        kings = position.king(turn) is not None or position.king(turn.opponent) is not None
        return kings and not position.is_check(turn.opponent)

    @property
    def is_over(self) -> bool:
        """Whether there is no move to be made."""
        return not self.position.has_legal_move()


def place_of(cursor: Cursor) -> Place:
    """The place that `cursor` looks at; behind a foul the position alone is told."""
    nodes, position = cursor.node.line(), cursor.position()
    last = nodes[-1].move if nodes else None
    before = None if last is None else last.target
    if any(node.illegal or node.move is None for node in nodes):
        return Place(position, position.sfen(), (), before)
    moves = tuple(node.move.usi for node in nodes if node.move is not None)
    return Place(position, cursor.record.start_sfen, moves, before)


def threat_of(place: Place) -> Place | None:
    """The same with the other side to move; None where that cannot be, as in check."""
    if place.position.is_check():
        return None
    position = place.position.copy()
    position.turn = position.turn.opponent
    # By way of its text: what the position knew of its last move does not hold.
    sfen = position.sfen()
    return Place(Position.from_sfen(sfen, position.variant), sfen)
