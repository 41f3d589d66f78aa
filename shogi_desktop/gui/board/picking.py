"""What the player holds: the piece picked up and where it may go. No pixels here, no rules either."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.gui.board.move_source import MoveSource, PromotionChoice
from shogi_desktop.gui.board.spots import OnBoard, Spot
from shogi_desktop.rules import BoardMove, Color, Drop, Move, Position, Square


@dataclass(frozen=True, slots=True)
class Proposal:
    """A destination chosen for the piece held.

    :ivar plain: the move without promotion, or None where promotion is forced.
    :ivar promoting: the move with promotion, or None where there is none.
    """

    plain: Move | None
    promoting: BoardMove | None

    @property
    def decided(self) -> Move | None:
        """The only move this can mean, or None if the player has to be asked about promotion."""
        if self.plain is not None and self.promoting is not None:
            return None
        return self.promoting or self.plain


class Picking:
    """The piece in the player's hand between the first and the second click.

    :ivar held: where the piece was picked up, or None.
    :ivar targets: where it may go.
    :ivar turned: whether it came from a stand and was turned promoted side up, which is a foul.
    """

    def __init__(self) -> None:
        self.held: Spot | None = None
        self.targets: frozenset[Square] = frozenset()
        self.turned = False
        self._position: Position | None = None
        self._source: MoveSource | None = None

    def set_position(self, position: Position) -> None:
        """Take `position` for the one on the board and put down what is held."""
        self._position = position
        self.put_down()

    def set_source(self, source: MoveSource | None) -> bool:
        """Ask `source` from now on (None: nothing may be touched).

        :returns: whether the piece held is held still: only if it may go to the same squares as before.
        """
        held, targets = self.held, self.targets
        self.put_down()
        self._source = source
        return held is not None and self.reach(held) == targets and self.pick_up(held)

    @property
    def turn(self) -> Color | None:
        """The side whose pieces may be touched, or None while nothing may."""
        return None if self._source is None or self._position is None else self._position.turn

    def may_touch(self, spot: Spot) -> bool:
        """Whether a piece at `spot` may be picked up, be it that it can go nowhere."""
        if self._source is None or self._position is None:
            return False
        if isinstance(spot, OnBoard):
            piece = self._position.piece_at(spot.square)
            return piece is not None and self._source.offers(piece.color)
        return self._source.offers(spot.color) and self._position.hand(spot.color).count(spot.kind) > 0

    def takes(self, spot: Spot) -> bool:
        """Whether a click on `spot` would pick up a piece or put the held one down there."""
        return (isinstance(spot, OnBoard) and spot.square in self.targets) or self.may_touch(spot)

    def reach(self, spot: Spot) -> frozenset[Square]:
        """Where the piece at `spot` may go; empty if there is none or it may not be touched."""
        if self._source is None or not self.may_touch(spot):
            return frozenset()
        if isinstance(spot, OnBoard):
            return self._source.destinations(spot.square)
        return self._source.drop_destinations(spot.kind, spot.color)

    @property
    def takes_fouls(self) -> bool:
        """Whether the hand is let make fouls."""
        return self._source is not None and self._source.takes_fouls

    @property
    def held_color(self) -> Color | None:
        """Whose piece is held, or None."""
        if isinstance(self.held, OnBoard):
            piece = None if self._position is None else self._position.piece_at(self.held.square)
            return None if piece is None else piece.color
        return None if self.held is None else self.held.color

    def turn_over(self) -> bool:
        """Turn the held piece over, if it came from a stand and fouls are let happen; whether it was."""
        held = self.held
        if not self.takes_fouls or held is None or isinstance(held, OnBoard) or held.kind.promoted is None:
            return False
        self.turned = not self.turned
        return True

    def pick_up(self, spot: Spot) -> bool:
        """Hold the piece at `spot`; False, and nothing changes, if it may not be touched."""
        if not self.may_touch(spot):
            return False
        self.held, self.targets, self.turned = spot, self.reach(spot), False
        return True

    def put_down(self) -> None:
        """Hold nothing any more."""
        self.held, self.targets, self.turned = None, frozenset(), False

    def tried(self, spot: Spot | None) -> Move | None:
        """The move that putting the piece held at `spot` would be, where it may not go there."""
        if self.held is None or self.takes_fouls or not isinstance(spot, OnBoard):
            return None
        if spot.square in self.targets or spot == self.held:
            return None
        if isinstance(self.held, OnBoard):
            return BoardMove(self.held.square, spot.square)
        return Drop(self.held.kind, spot.square)

    def propose(self, target: Square) -> Proposal | None:
        """What putting the piece held on `target` means, or None if it may not go there."""
        if self.held is None or self._source is None or target not in self.targets:
            return None
        if not isinstance(self.held, OnBoard):
            return Proposal(Drop(self.held.kind, target), None)
        origin = self.held.square
        choice = self._source.promotion(origin, target)
        return Proposal(
            None if choice is PromotionChoice.FORCED else BoardMove(origin, target),
            None if choice is PromotionChoice.NEVER else BoardMove(origin, target, promote=True),
        )
