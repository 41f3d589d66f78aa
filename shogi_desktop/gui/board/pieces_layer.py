"""All pieces to be seen, on the board and on the stands, and how they get from one position to the next."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from shogi_desktop.gui.board.animator import LANDS, LONGEST_MS, Animator, Glide, Pose, duration_for
from shogi_desktop.gui.board.piece_item import Look, PieceItem, lift
from shogi_desktop.gui.board.spots import OnBoard, OnStand, Spot
from shogi_desktop.gui.board.stand_item import StandItem
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.rules import Color, Hand, Piece, PieceKind, Position, Square, Transition

PIECES_Z = 2.0
CAPTURED_Z = 4.0
MOVING_Z = 4.5
CARRIED_Z = 5.0


class Laid(Protocol):
    """What says where pieces lie: a position, or one that is being set up."""

    def pieces(self) -> Iterable[tuple[Square, Piece]]:
        """What stands on the board."""

    def hand(self, color: Color) -> Hand:
        """What lies on a stand."""


class PiecesLayer:
    """The piece items of a scene.

    A piece can be *carried*: it follows the hand, and stays where it is set down until a position says where
    it is.

    :ivar stands: the stand of each colour.
    """

    def __init__(self, scene: QGraphicsScene, look: Look, layout: BoardLayout, animator: Animator) -> None:
        self._scene = scene
        self._look = look
        self._layout = layout
        self._animator = animator
        self._position: Laid | None = None
        self._items: dict[Square, PieceItem] = {}
        self._passing: list[PieceItem] = []
        self._carried: PieceItem | None = None
        self._carried_from: Spot | None = None
        self.stands = {color: StandItem(color, look, layout) for color in Color}
        for stand in self.stands.values():
            stand.setZValue(PIECES_Z)
            scene.addItem(stand)

    # What is seen

    def on_board(self) -> dict[Square, Piece]:
        """What stands where; a piece still moving counts as arrived."""
        return {sq: item.piece for sq, item in self._items.items()}

    def item_at(self, sq: Square) -> PieceItem | None:
        """The item of the piece that stands on `sq`."""
        return self._items.get(sq)

    def update(self) -> None:
        """Paint every piece anew: its looks have changed."""
        for item in (*self._items.values(), *self._passing, *self.stands.values()):
            item.update()
        if self._carried is not None:
            self._carried.update()

    # Positions

    def show(self, position: Laid) -> None:
        """Show `position` at once."""
        self._animator.finish()
        self._forget_carried()
        self._reconcile(position)

    def show_move(self, position: Position, transition: Transition) -> None:
        """Show `position`, the pieces of `transition` gliding to it, or from it back if it was taken back.

        A transition that does not lead from what is seen to `position` is not shown as motion.
        """
        self._animator.finish()
        if self._leads_on(position, transition):
            glides, away = self._advance(transition)
        elif self._leads_back(position, transition):
            self._forget_carried()
            glides, away = self._retreat(transition)
        else:
            self.show(position)
            return
        self._forget_carried()
        moving = {glide.item for glide in glides}
        self._reconcile(position, moving, away)
        cell = self._look.cell.height()
        distance = max(_distance(glide.start.centre, glide.end.centre) for glide in glides)
        self._animator.run(glides, duration_for(distance, cell), lambda: self._reconcile(position))

    def turn_board(self, layout: BoardLayout, position: Position) -> None:
        """Show `position` on `layout`, the same board from the other side, all pieces gliding across."""
        self._animator.finish()
        self._forget_carried()
        starts = {sq: Pose.of(item) for sq, item in self._items.items()}
        self._set_layout(layout)
        self._reconcile(position, set(self._items.values()))
        glides = []
        for sq, item in self._items.items():
            item.upside_down = layout.is_upside_down(item.piece.color)
            item.setZValue(MOVING_Z)
            glides.append(Glide(item, starts.get(sq, Pose.of(item)), self._home(sq), turns=True))
        self._animator.run(glides, LONGEST_MS, lambda: self._reconcile(position))

    def change_board(self, layout: BoardLayout) -> None:
        """Take another board; every piece is put up anew by the next position."""
        self._animator.finish()
        self._forget_carried()
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items = {}
        self._set_layout(layout)

    def landing_ms(self, move: Transition) -> int:
        """How many milliseconds the piece of `move`, about to be shown, will be on its way; 0 for no time."""
        if self._animator.reduced_motion or self._carried is not None:
            return 0
        origin = move.origin
        start = (
            self._place_on_stand(OnStand(move.color, move.piece.kind))
            if origin is None
            else self._home(origin).centre
        )
        distance = _distance(start, self._home(move.target).centre)
        return round(LANDS * duration_for(distance, self._look.cell.height()))

    # The hand

    @property
    def carried(self) -> PieceItem | None:
        """The piece in the hand, or set down where a position has not yet confirmed it."""
        return self._carried

    def carry(self, spot: Spot, at: QPointF) -> None:
        """Lift the piece from `spot` and hold it at `at` (scene units)."""
        self._animator.finish()
        if isinstance(spot, OnBoard):
            item = self._items[spot.square]
        else:
            item = self._new_item(
                self._layout.variant.piece(spot.kind, spot.color), self._place_on_stand(spot)
            )
            self._show_stands(away=spot)
        item.setZValue(CARRIED_Z)
        lift(item, at)
        self._carried, self._carried_from = item, spot

    def carry_new(self, piece: Piece, at: QPointF) -> None:
        """Hold a piece at `at` that lies neither on the board nor on a stand."""
        self._animator.finish()
        self._carried, self._carried_from = self._new_item(piece, at), None
        self._carried.setZValue(CARRIED_Z)
        lift(self._carried, at)

    def set_down(self, sq: Square) -> None:
        """Lay the carried piece on `sq`, until a position confirms it or it is put back."""
        if self._carried is not None:
            self._home(sq).put(self._carried)

    def put_back(self) -> None:
        """Let the carried piece glide back to where it came from; one that was `carry_new` is gone."""
        item, spot, position = self._carried, self._carried_from, self._position
        if item is None or position is None:
            return
        self._animator.finish()
        self._carried, self._carried_from = None, None
        if spot is None:
            self._scene.removeItem(item)
            return
        if isinstance(spot, OnStand):
            self._passing.append(item)
            end = Pose(self._place_on_stand(spot))
        else:
            end = self._home(spot.square)
        start = Pose.of(item)
        duration = duration_for(_distance(start.centre, end.centre), self._look.cell.height())
        self._animator.run([Glide(item, start, end)], duration, lambda: self._reconcile(position))

    def _forget_carried(self) -> None:
        item, spot = self._carried, self._carried_from
        self._carried, self._carried_from = None, None
        if item is None:
            return
        if not isinstance(spot, OnBoard) and item not in self._items.values():
            self._scene.removeItem(item)

    # Ways from one position to the next

    def _leads_on(self, position: Position, move: Transition) -> bool:
        return (
            position.piece_at(move.target) is move.placed
            and self._is_seen(move.target, move.captured)
            and (move.origin is None or self._is_seen(move.origin, move.piece))
        )

    def _leads_back(self, position: Position, move: Transition) -> bool:
        return (
            position.piece_at(move.target) is move.captured
            and self._is_seen(move.target, move.placed)
            and (move.origin is None or position.piece_at(move.origin) is move.piece)
        )

    def _is_seen(self, sq: Square, piece: Piece | None) -> bool:
        item = self._items.get(sq)
        return (None if item is None else item.piece) is piece

    def _advance(self, move: Transition) -> tuple[list[Glide], OnStand | None]:
        """The motion of `move`, and the stand place where a piece is still to arrive."""
        mover = self._take_mover(move)
        taken = self._items.pop(move.target, None)
        self._items[move.target] = mover
        mover.piece = move.placed
        mover.setZValue(MOVING_Z)
        start = Pose.of(mover)
        # What is in the hand is up already.
        rises = start.scale == 1.0
        glides = [Glide(mover, start, self._home(move.target), turns=move.promoted, rises=rises)]
        if taken is None or move.captured is None:
            return glides, None
        self._passing.append(taken)
        taken.setZValue(CAPTURED_Z)
        kind = self._layout.variant.unpromoted(move.captured.kind)
        if kind not in self._layout.variant.hand_kinds:
            glides.append(Glide(taken, Pose.of(taken), Pose(taken.pos(), opacity=0.0)))
            return glides, None
        place = OnStand(move.color, kind)
        taken.piece = self._layout.variant.piece(kind, move.color)
        taken.upside_down = self._layout.is_upside_down(move.color)
        glides.append(Glide(taken, Pose.of(taken), Pose(self._place_on_stand(place)), turns=True, rises=True))
        return glides, place

    def _take_mover(self, move: Transition) -> PieceItem:
        """The item that makes `move`, taken from the board, the hand or the stand."""
        if move.origin is not None:
            return self._items.pop(move.origin)
        place = OnStand(move.color, move.piece.kind)
        if self._carried is not None and self._carried_from == place:
            return self._carried
        return self._new_item(move.piece, self._place_on_stand(place))

    def _retreat(self, move: Transition) -> tuple[list[Glide], OnStand | None]:
        """The motion of taking `move` back, and the stand place where a piece is still to arrive."""
        mover = self._items.pop(move.target)
        mover.piece = move.piece
        mover.setZValue(MOVING_Z)
        if move.origin is None:
            place = OnStand(move.color, move.piece.kind)
            self._passing.append(mover)
            return [Glide(mover, Pose.of(mover), Pose(self._place_on_stand(place)), rises=True)], place
        self._items[move.origin] = mover
        home = self._home(move.origin)
        glides = [Glide(mover, Pose.of(mover), home, turns=move.promoted, rises=True)]
        if move.captured is not None:
            glides.append(self._return_captured(move, move.captured))
        return glides, None

    def _return_captured(self, move: Transition, captured: Piece) -> Glide:
        variant = self._layout.variant
        kind = variant.unpromoted(captured.kind)
        home = self._home(move.target)
        if kind in variant.hand_kinds:
            item = self._new_item(
                variant.piece(kind, move.color), self._place_on_stand(OnStand(move.color, kind))
            )
            start = Pose.of(item)
        else:
            item = self._new_item(captured, home.centre)
            start = Pose(home.centre, opacity=0.0)
        item.piece, item.upside_down = captured, self._layout.is_upside_down(captured.color)
        item.setZValue(CAPTURED_Z)
        self._items[move.target] = item
        return Glide(item, start, home, turns=True, rises=True)

    # Housekeeping

    def _reconcile(
        self, position: Laid, moving: set[PieceItem] | None = None, away: OnStand | None = None
    ) -> None:
        """Make all that is not `moving` agree with `position`; `away` is not yet on its stand."""
        self._position = position
        moving = moving or set()
        for item in [item for item in self._passing if item not in moving]:
            self._scene.removeItem(item)
            self._passing.remove(item)
        wanted = dict(position.pieces())
        for sq in self._items.keys() - wanted.keys():
            self._scene.removeItem(self._items.pop(sq))
        for sq, piece in wanted.items():
            if sq not in self._items:
                self._items[sq] = self._new_item(piece, self._home(sq).centre)
            item = self._items[sq]
            if item not in moving:
                item.become(piece, upside_down=self._layout.is_upside_down(piece.color))
                self._home(sq).put(item)
                item.setZValue(PIECES_Z)
        self._show_stands(away)

    def _show_stands(self, away: OnStand | None = None) -> None:
        if self._position is None:
            return
        for color, stand in self.stands.items():
            kind: PieceKind | None = away.kind if away is not None and away.color is color else None
            stand.set_hand(self._position.hand(color), away=kind)

    def _new_item(self, piece: Piece, centre: QPointF) -> PieceItem:
        item = PieceItem(piece, self._look, upside_down=self._layout.is_upside_down(piece.color))
        item.setPos(centre)
        self._scene.addItem(item)
        return item

    def _set_layout(self, layout: BoardLayout) -> None:
        self._layout = layout
        for stand in self.stands.values():
            stand.set_layout(layout)

    def _home(self, sq: Square) -> Pose:
        return Pose(self._layout.square_rect(sq).center())

    def _place_on_stand(self, spot: OnStand) -> QPointF:
        return self._layout.stand_piece_rect(spot.color, spot.kind).center()


def _distance(a: QPointF, b: QPointF) -> float:
    return math.hypot(a.x() - b.x(), a.y() - b.y())
