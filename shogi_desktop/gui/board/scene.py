"""The board as a scene: it shows positions, lets a hand make moves, and asks for them. It decides nothing.

What may be touched comes from a `MoveSource`; a move made by hand is asked for by `move_requested` and shown
only when `show_position` says so. A piece dropped by the hand waits on its square for that answer until the
event loop turns; then it glides back.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from shogi_desktop.game import Annotations, Attempt, MarkColor
from shogi_desktop.gui.board.drawing import Drawing, key_color, mouse_color
from shogi_desktop.gui.board.fitted_scene import is_click
from shogi_desktop.gui.board.marks_item import Mark
from shogi_desktop.gui.board.move_source import MoveSource
from shogi_desktop.gui.board.picking import Picking, Proposal
from shogi_desktop.gui.board.piece_item import lift
from shogi_desktop.gui.board.position_scene import PositionScene
from shogi_desktop.gui.board.promotion_chooser import PromotionChooser
from shogi_desktop.gui.board.spots import Direction, OnBoard, OnStand, Spot
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import Move, Position, Square

_CHOOSER_Z = 8.0


@dataclass
class _Press:
    """A left button that is down.

    :ivar spot: what it went down on.
    :ivar picks: whether `spot` is the piece now held (it may be dragged); otherwise it is a destination.
    :ivar fresh: whether this press picked the piece up.
    :ivar left_home: whether a drag has been off the piece's own place.
    """

    spot: Spot
    picks: bool
    fresh: bool = False
    left_home: bool = False


class BoardScene(PositionScene):
    """One board with its stands, on which a hand makes moves.

    :ivar move_requested: a `Move` made by hand; to be answered by `show_position` or not at all.
    :ivar attempted: likewise an `Attempt`, where the source of moves takes fouls.
    :ivar rejected: the hand tried what is not offered, or a move asked for was not accepted.
    :ivar refused: the `Move` that the hand tried where it is not offered, just before `rejected`.
    :ivar stuck: the `Spot` of a piece that was picked up and can go nowhere.
    :ivar choosing_changed: whether the promotion chooser is open.
    :ivar mark_drawn: a `Mark` drawn by hand: to be added, or taken away; `set_annotations` answers.
    :ivar can_annotate: whether the right button draws arrows and circles. :ivar drawing: the one being drawn.
    """

    move_requested = Signal(object)
    attempted = Signal(object)
    rejected = Signal()
    refused = Signal(object)
    stuck = Signal(object)
    choosing_changed = Signal(bool)
    mark_drawn = Signal(object)
    _unanswered = Signal(object)

    def __init__(self, theme: Theme, piece_set: PieceSet, parent: QObject | None = None) -> None:
        super().__init__(theme, piece_set, parent)
        self._picking = Picking()
        self._show_destinations = True
        self._press: _Press | None = None
        self._dragging = False
        self._chooser: PromotionChooser | None = None
        self._proposal: Proposal | None = None
        self._chooser_press: bool | None = None
        self._awaiting: Move | None = None
        self._told_held: Spot | None = None
        self.drawing = Drawing(self._annotations, self.mark_drawn.emit)
        self.can_annotate = False
        self._unanswered.connect(self._give_up_waiting, Qt.ConnectionType.QueuedConnection)

    def _before(self, position: Position) -> None:
        """Whatever the hand was doing is over."""
        self._awaiting = None
        self._end_gesture()
        self.drawing.stop()
        self._picking.set_position(position)

    @property
    def show_destinations(self) -> bool:
        """Whether the squares a held piece may go to are marked."""
        return self._show_destinations

    @show_destinations.setter
    def show_destinations(self, shown: bool) -> None:
        self._show_destinations = shown
        self._refresh_marks()

    def set_move_source(self, source: MoveSource | None) -> None:
        """Offer the moves of `source` to the hand; None: the board is only looked at.

        A piece in the hand stays there if `source` lets it go where it could go before.
        """
        if not self._picking.set_source(source):
            self._release_hand()
        self._refresh_marks()

    @property
    def playable(self) -> bool:
        """Whether somebody may make a move on this board now."""
        return self._picking.turn is not None

    @property
    def held(self) -> Spot | None:
        """Where the piece now picked up comes from."""
        return self._picking.held

    @property
    def dragging(self) -> bool:
        return self._dragging

    @property
    def chooser(self) -> PromotionChooser | None:
        """The promotion chooser while it is open."""
        return self._chooser

    # The hand

    def cancel_selection(self) -> bool:
        """Put down what is held, close the chooser, end a drag; False if there was nothing of the kind."""
        if self._chooser is None and self._picking.held is None:
            return False
        self._release_hand()
        self._picking.put_down()
        self._refresh_marks()
        return True

    def turn_held(self) -> bool:
        """Turn the piece held over, where fouls are let happen and it came from a stand; whether it was."""
        held = self._picking.held
        if not self._picking.turn_over() or not isinstance(held, OnStand) or held.kind.promoted is None:
            return False
        if self._pieces.carried is None:
            self._pieces.carry(held, self.place(held).center())
        kind = held.kind.promoted if self._picking.turned else held.kind
        carried = self._pieces.carried
        if carried is not None:
            carried.become(self._layout.variant.piece(kind, held.color), upside_down=carried.upside_down)
        return True

    def choose_promotion(self, *, promote: bool) -> None:
        """Answer the open chooser."""
        proposal = self._proposal
        if self._chooser is None or proposal is None:
            return
        self._close_chooser()
        move: Move | None = proposal.promoting if promote else proposal.plain
        if move is not None:
            self._request(move)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            spot = self.spot_at(event.scenePos())
            # It turns or lets go of a piece that is held, and otherwise draws.
            event.setAccepted(self.turn_held() or self.cancel_selection() or self._begin_drawing(spot))
            return
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        self.hide_cursor()
        self.drawing.stop()
        if self._awaiting is not None:
            return
        if self._chooser is not None:
            self._chooser_press = self._chooser.face_at(event.scenePos())
            if self._chooser_press is None:
                self.cancel_selection()
            return
        self._press_at(self.spot_at(event.scenePos()))
        self._refresh_marks()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if self.drawing.begun and event.buttons() & Qt.MouseButton.RightButton:
            self.drawing.preview(self.spot_at(point), mouse_color(event.modifiers()))
        if self._chooser is not None:
            face = self._chooser.face_at(point)
            if face is not None:
                self._chooser.aim(promoted=face)
            return
        if self._press is not None:
            if not event.buttons() & Qt.MouseButton.LeftButton:
                self.cancel_selection()  # the release went to another window
            elif self._press.picks:
                self._drag(event)
        self._hover_over(self.spot_at(point))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.drawing.finish(self.spot_at(event.scenePos()), mouse_color(event.modifiers()))
            return
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        point = event.scenePos()
        if self._chooser is not None:
            chosen, self._chooser_press = self._chooser_press, None
            if chosen is not None and self._chooser.face_at(point) == chosen:
                self.choose_promotion(promote=chosen)
            return
        press, self._press = self._press, None
        if press is None:
            return
        if self._dragging:
            self._drop(press, self.spot_at(point))
        elif not press.picks:
            if is_click(event):
                if self._pieces.carried is not None and isinstance(press.spot, OnBoard):
                    self._pieces.set_down(press.spot.square)
                self._put_on(press.spot)
        elif not press.fresh:
            self._let_go()
        self._refresh_marks()

    def _press_at(self, spot: Spot | None) -> None:
        held = self._picking.held
        self._press = None
        if held is not None and spot == held:
            self._press = _Press(held, picks=True)
        elif held is not None and isinstance(spot, OnBoard) and spot.square in self._picking.targets:
            self._press = _Press(spot, picks=False)
        elif spot is not None and self._picking.pick_up(spot):
            self._press = _Press(spot, picks=True, fresh=True)
        else:
            move = self._picking.tried(spot)
            self._let_go()
            if held is not None and isinstance(spot, OnBoard):
                self._refuse(move)

    def _refuse(self, move: Move | None) -> None:
        if move is not None:
            self.refused.emit(move)
        self.rejected.emit()

    def _let_go(self) -> None:
        """Put down what is held; a piece that was turned over in the hand goes back to its stand."""
        self._picking.put_down()
        if not self._dragging and self._awaiting is None:
            self._pieces.put_back()

    def _drag(self, event: QGraphicsSceneMouseEvent) -> None:
        press, point = self._press, event.scenePos()
        assert press is not None
        if self._dragging:
            carried = self._pieces.carried
            assert carried is not None
            lift(carried, point)
        elif not is_click(event):
            self._dragging = True
            self._pieces.carry(press.spot, point)
        if self._dragging and self.spot_at(point) != press.spot:
            press.left_home = True

    def _drop(self, press: _Press, spot: Spot | None) -> None:
        """End a drag: a move, a return, or, if the piece never left its place, an unsteady click."""
        self._dragging = False
        if isinstance(spot, OnBoard) and spot.square in self._picking.targets:
            self._pieces.set_down(spot.square)
            self._put_on(spot)
            return
        self._pieces.put_back()
        if press.fresh and not press.left_home:
            return
        move = self._picking.tried(spot)
        self._picking.put_down()
        if isinstance(spot, OnBoard) and spot != press.spot:
            self._refuse(move)

    def _put_on(self, spot: Spot) -> None:
        """Put the piece held on a destination: ask for the move, or first for promotion."""
        if not isinstance(spot, OnBoard):
            return
        proposal = self._picking.propose(spot.square)
        if proposal is None:
            return
        if proposal.decided is not None:
            self._request(proposal.decided)
        else:
            self._open_chooser(proposal, spot.square)

    def _request(self, move: Move) -> None:
        color, turned, takes_fouls = (
            self._picking.held_color,
            self._picking.turned,
            self._picking.takes_fouls,
        )
        self._picking.put_down()
        self._refresh_marks()
        self._awaiting = move
        if takes_fouls and color is not None:
            self.attempted.emit(Attempt(move, color, turned))
        else:
            self.move_requested.emit(move)
        if self._awaiting is not None:
            self._unanswered.emit(move)

    def _give_up_waiting(self, move: Move) -> None:
        if self._awaiting is not move:
            return
        self._awaiting = None
        self._pieces.put_back()
        self.rejected.emit()

    def _end_gesture(self) -> None:
        self._press, self._dragging = None, False
        self._close_chooser()

    def _release_hand(self) -> None:
        """End chooser and drag; the piece glides back unless it waits for the answer to a move."""
        self._end_gesture()
        if self._awaiting is None:
            self._pieces.put_back()

    def _open_chooser(self, proposal: Proposal, target: Square) -> None:
        move = proposal.promoting
        piece = None if move is None or self._position is None else self._position.piece_at(move.origin)
        if piece is None or piece.kind.promoted is None:
            return
        promoted = self._layout.variant.piece(piece.kind.promoted, piece.color)
        upside_down = self._layout.is_upside_down(piece.color)
        self._chooser = PromotionChooser(self._look, (promoted, piece), upside_down=upside_down)
        self._chooser.setZValue(_CHOOSER_Z)
        self._chooser.place(self._layout.square_rect(target), self._layout.bounds, self._layout.frame_rect)
        self._proposal, self._chooser_press = proposal, None
        self.addItem(self._chooser)
        self.choosing_changed.emit(True)

    def _close_chooser(self) -> None:
        if self._chooser is not None:
            self.removeItem(self._chooser)
            self._chooser, self._proposal, self._chooser_press = None, None, None
            self.choosing_changed.emit(False)

    # Drawing

    def set_annotations(self, annotations: Annotations) -> None:
        self.drawing.stop()
        super().set_annotations(annotations)

    def mark_cursor(self, modifiers: Qt.KeyboardModifier) -> None:
        """Begin an arrow at the keyboard cursor, or end it there; on the same square it is a circle."""
        self.show_cursor()
        if not self.can_annotate or self._picking.held is not None:
            self.rejected.emit()
        elif self.drawing.begun:
            self.drawing.finish(self._cursor, key_color(modifiers))
        else:
            self._begin_drawing(self._cursor)

    def _begin_drawing(self, spot: Spot | None) -> bool:
        if not self.can_annotate or spot is None or spot not in self.places():
            return False
        self.drawing.begin(spot)
        return True

    # The keyboard

    def move_cursor(self, direction: Direction) -> None:
        super().move_cursor(direction)
        self.drawing.preview(self._cursor, MarkColor.GREEN)

    def press_cursor(self) -> None:
        """Pick up the piece under the cursor, or put the held piece down there."""
        self.show_cursor()
        spot = self._cursor
        if spot is None or self._awaiting is not None or self._press is not None:
            return
        if spot == self._picking.held:
            self._picking.put_down()
        elif isinstance(spot, OnBoard) and spot.square in self._picking.targets:
            self._put_on(spot)
        elif not self._picking.pick_up(spot):
            self._refuse(self._picking.tried(spot))
        self._refresh_marks()

    # Marks

    def touchable_at(self, point: QPointF) -> bool:
        spot = self.spot_at(point)
        free = self._chooser is None and self._awaiting is None
        return free and spot is not None and self._picking.takes(spot)

    def _refresh_marks(self) -> None:
        super()._refresh_marks()
        held = self._picking.held
        if held != self._told_held:
            self._told_held = held
            self.held_changed.emit(held)
            if held is not None and not self._picking.targets:
                self.stuck.emit(held)

    def _mark_hand(self, below: defaultdict[Spot, set[Mark]], above: defaultdict[Spot, set[Mark]]) -> None:
        held, targets, aim = self._picking.held, self._picking.targets, self._aim
        if held is None:
            idle = self.cursor is None and self._awaiting is None
            if idle and aim is not None and self._picking.takes(aim):
                below[aim].add(Mark.HOVER)
            return
        below[held].add(Mark.SELECTED)
        if not self._show_destinations or self._chooser is not None or self._picking.takes_fouls:
            return
        for target in targets:
            capture = self._position is not None and self._position.piece_at(target) is not None
            above[OnBoard(target)].add(Mark.CAPTURE if capture else Mark.TARGET)
        if isinstance(aim, OnBoard) and aim.square in targets:
            below[aim].add(Mark.AIMED)
