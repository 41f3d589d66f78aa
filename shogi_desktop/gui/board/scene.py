"""The board as a scene: it shows positions, lets a hand make moves, and asks for them. It decides nothing.

What may be touched comes from a `MoveSource`; a move made by hand is asked for by `move_requested` and shown
only when `show_position` says so. A piece dropped by the hand waits on its square for that answer until the
event loop turns; then it glides back.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsSceneMouseEvent

from shogi_desktop.game import Annotations, Attempt, MarkColor
from shogi_desktop.gui.board.animator import Animator
from shogi_desktop.gui.board.annotations_item import AnnotationsItem
from shogi_desktop.gui.board.board_item import BoardItem, PlayedItem
from shogi_desktop.gui.board.device import DeviceScale
from shogi_desktop.gui.board.drawing import key_color, mark_between, mouse_color
from shogi_desktop.gui.board.fitted import FittedScene
from shogi_desktop.gui.board.marks_item import Mark, MarksItem, united
from shogi_desktop.gui.board.move_source import MoveSource
from shogi_desktop.gui.board.picking import Picking, Proposal
from shogi_desktop.gui.board.piece_item import Look, lift
from shogi_desktop.gui.board.pieces_layer import PiecesLayer
from shogi_desktop.gui.board.promotion_chooser import PromotionChooser
from shogi_desktop.gui.board.spots import Direction, OnBoard, OnStand, Spot, neighbour
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import (
    STANDARD,
    Color,
    Move,
    Piece,
    PieceKind,
    Position,
    Square,
    Transition,
    square,
)

_MARKS_BELOW_Z = 1.0
_MARKS_ABOVE_Z = 3.0
_ANNOTATIONS_Z = 3.5
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


class BoardScene(FittedScene):
    """One board with its stands.

    :ivar move_requested: a `Move` made by hand; to be answered by `show_position` or not at all.
    :ivar attempted: likewise an `Attempt`, where the source of moves takes fouls.
    :ivar rejected: the hand tried what is not offered, or a move asked for was not accepted.
    :ivar refused: the `Move` that the hand tried where it is not offered, just before `rejected`.
    :ivar stuck: the `Spot` of a piece that was picked up and can go nowhere.
    :ivar position_changed: another position is shown.
    :ivar held_changed: the `Spot` of the piece picked up, None when it is put down.
    :ivar cursor_changed: the `Spot` of the keyboard cursor, None when it is hidden.
    :ivar choosing_changed: whether the promotion chooser is open.
    :ivar mark_drawn: a `Mark` drawn by hand: to be added, or taken away; `set_annotations` answers.
    :ivar can_annotate: whether the right button draws arrows and circles.
    """

    move_requested = Signal(object)
    attempted = Signal(object)
    rejected = Signal()
    refused = Signal(object)
    stuck = Signal(object)
    position_changed = Signal()
    held_changed = Signal(object)
    cursor_changed = Signal(object)
    choosing_changed = Signal(bool)
    mark_drawn = Signal(object)
    _unanswered = Signal(object)

    def __init__(self, theme: Theme, piece_set: PieceSet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._layout = BoardLayout(STANDARD)
        self._look = Look(piece_set, theme, self._layout.cell)
        self._animator = Animator(self)
        self._picking = Picking()
        self._position: Position | None = None
        self._show_destinations = True
        self._hover: Spot | None = None
        self._cursor: Spot | None = None
        self._cursor_shown = False
        self._press: _Press | None = None
        self._dragging = False
        self._chooser: PromotionChooser | None = None
        self._proposal: Proposal | None = None
        self._chooser_press: bool | None = None
        self._awaiting: Move | None = None
        self._told_held: Spot | None = None
        self.can_annotate = False
        self._drawn_from: Spot | None = None
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._board = BoardItem(self._look, self._layout)
        self.addItem(self._board)
        self._played = PlayedItem(self._look, self._layout)
        self.addItem(self._played)
        self._below = self._add_marks(_MARKS_BELOW_Z)
        self._above = self._add_marks(_MARKS_ABOVE_Z)
        self._annotations = AnnotationsItem(self._look, self._layout)
        self._annotations.setZValue(_ANNOTATIONS_Z)
        self.addItem(self._annotations)
        self._pieces = PiecesLayer(self, self._look, self._layout, self._animator)
        self.setSceneRect(self._layout.bounds)
        self._unanswered.connect(self._give_up_waiting, Qt.ConnectionType.QueuedConnection)

    # What is shown

    def show_position(
        self,
        position: Position,
        *,
        flipped: bool | None = None,
        last_move: Move | None = None,
        check: Square | None = None,
        animate: Transition | None = None,
    ) -> None:
        """Show `position`, cancelling whatever the hand was doing.

        :param position: a copy of its own: it must not change while it is shown.
        :param flipped: whether White sits at the bottom; None leaves it.
        :param last_move: the move to mark, or None.
        :param check: the square of a king in check, or None.
        :param animate: the move that led here, or that was taken back to get here; None: no motion.
        """
        self._awaiting = None
        self._end_gesture()
        self._stop_drawing()
        self._position = position
        self._picking.set_position(position)
        side = self._layout.flipped if flipped is None else flipped
        if position.variant is not self._layout.variant:
            self._take_layout(BoardLayout(position.variant, flipped=side))
            self._pieces.change_board(self._layout)
            self._pieces.show(position)
        elif side != self._layout.flipped:
            self._take_layout(BoardLayout(position.variant, flipped=side))
            self._pieces.turn_board(self._layout, position)
        elif animate is not None:
            self._pieces.show_move(position, animate)
        else:
            self._pieces.show(position)
        self._played.set_marks(last_move, check)
        self._settle_cursor()
        self._refresh_marks()
        self.position_changed.emit()

    @property
    def position(self) -> Position | None:
        """The position shown; not to be changed."""
        return self._position

    @property
    def last_move(self) -> Move | None:
        """The move marked."""
        return self._played.last_move

    @property
    def check(self) -> Square | None:
        """The square of the king marked as in check."""
        return self._played.check

    @property
    def layout(self) -> BoardLayout:
        """Where everything lies, in scene units: for players' cards beside the stands, and for tests."""
        return self._layout

    @property
    def bounds(self) -> QRectF:
        return self._layout.bounds

    @property
    def flipped(self) -> bool:
        """Whether White sits at the bottom. Setting it turns the board."""
        return self._layout.flipped

    @flipped.setter
    def flipped(self, flipped: bool) -> None:
        if flipped == self._layout.flipped:
            return
        if self._position is None:
            self._take_layout(BoardLayout(self._layout.variant, flipped=flipped))
            self._pieces.change_board(self._layout)
            return
        self.show_position(self._position, flipped=flipped, last_move=self.last_move, check=self.check)

    @property
    def reduced_motion(self) -> bool:
        """Whether pieces are at their places at once instead of gliding there."""
        return self._animator.reduced_motion

    @reduced_motion.setter
    def reduced_motion(self, reduced: bool) -> None:
        self._animator.reduced_motion = reduced
        if reduced:
            self._animator.finish()

    @property
    def animating(self) -> bool:
        """Whether pieces are on their way."""
        return self._animator.running

    def finish_animation(self) -> None:
        """Let every piece be where it goes now."""
        self._animator.finish()

    @property
    def show_destinations(self) -> bool:
        """Whether the squares a held piece may go to are marked."""
        return self._show_destinations

    @show_destinations.setter
    def show_destinations(self, shown: bool) -> None:
        self._show_destinations = shown
        self._refresh_marks()

    def draw_ahead(self, scale: DeviceScale, *, turned: bool) -> bool:
        """Make one drawing, of a piece or the board, that is missing in that scale; False when all are there.

        A few milliseconds, so that whoever calls it again and again never keeps the hand waiting.

        :param turned: for the board seen from the other side.
        """
        layout = self._layout
        wanted = (
            (piece, layout.is_upside_down(piece.color) is not turned) for piece in layout.variant.pieces
        )
        return self._look.draw_one(wanted, scale) or (not turned and self._board.draw_ahead(scale))

    def set_theme(self, theme: Theme) -> None:
        """Paint everything in `theme` from now on."""
        self._look.theme = theme
        self._repaint()

    def set_piece_set(self, piece_set: PieceSet) -> None:
        """Use the faces of `piece_set` from now on."""
        self._look.piece_set = piece_set
        self._repaint()

    @property
    def letters_upright(self) -> bool:
        """Whether the lettering of the far player's pieces is turned to this side too."""
        return self._look.letters_upright

    @letters_upright.setter
    def letters_upright(self, upright: bool) -> None:
        if upright != self._look.letters_upright:
            self._look.letters_upright = upright
            self._repaint()

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

    # What is seen, for tests and screen readers

    def pieces_shown(self) -> dict[Square, Piece]:
        """The pieces on the board; one still gliding counts as arrived."""
        return self._pieces.on_board()

    def stand_shown(self, color: Color) -> dict[PieceKind, int]:
        """The pieces to be seen on a stand."""
        return self._pieces.stands[color].shown()

    @property
    def marks(self) -> dict[Spot, frozenset[Mark]]:
        """Every mark of the hand now shown."""
        return united(self._below.marks, self._above.marks)

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

    def place(self, spot: Spot) -> QRectF:
        """The rectangle of a square or of a place on a stand, in scene units."""
        if isinstance(spot, OnBoard):
            return self._layout.square_rect(spot.square)
        return self._layout.stand_slot(spot.color, spot.kind)

    def spot_at(self, point: QPointF) -> Spot | None:
        """The square at `point` (scene units), or the place of a piece on a stand."""
        sq = self._layout.square_at(point)
        if sq is not None:
            return OnBoard(sq)
        for color in Color:
            kind = self._layout.stand_kind_at(color, point)
            if kind is not None:
                return OnStand(color, kind)
        return None

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
            event.setAccepted(self._press_right(self.spot_at(event.scenePos())))
            return
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        self.hide_cursor()
        self._stop_drawing()
        if self._awaiting is not None:
            return
        if self._chooser is not None:
            self._chooser_press = self._chooser.face_at(event.scenePos())
            if self._chooser_press is None:
                self.cancel_selection()
            return
        self._press_at(self.spot_at(event.scenePos()))
        self._refresh_marks()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if self._drawn_from is not None and event.buttons() & Qt.MouseButton.RightButton:
            self._preview(self.spot_at(point), mouse_color(event.modifiers()))
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
            self._finish_drawing(self.spot_at(event.scenePos()), mouse_color(event.modifiers()))
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
            if _is_click(event):
                if self._pieces.carried is not None and isinstance(press.spot, OnBoard):
                    self._pieces.set_down(press.spot.square)
                self._put_on(press.spot)
        elif not press.fresh:
            self._let_go()
        self._refresh_marks()

    def leave(self) -> None:
        self._hover_over(None)

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
            move = self._tried(spot)
            self._let_go()
            if held is not None and isinstance(spot, OnBoard):
                self._refuse(move)

    def _tried(self, spot: Spot | None) -> Move | None:
        """The move that the hand tries at `spot`, where the piece held may not go."""
        if not isinstance(spot, OnBoard) or self._picking.takes_fouls:
            return None
        return self._picking.tried(spot.square)

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
        elif not _is_click(event):
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
        move = self._tried(spot)
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

    @property
    def annotations(self) -> Annotations:
        """The arrows and circles to be seen, the one being drawn among them."""
        return self._annotations.shown

    def set_annotations(self, annotations: Annotations) -> None:
        """Show the marks of the position."""
        self._drawn_from = None
        self._annotations.set_marks(annotations)

    def mark_cursor(self, modifiers: Qt.KeyboardModifier) -> None:
        """Begin an arrow at the keyboard cursor, or end it there; on the same square it is a circle."""
        self.show_cursor()
        if not self.can_annotate or self._picking.held is not None:
            self.rejected.emit()
        elif self._drawn_from is None:
            self._begin_drawing(self._cursor)
        else:
            self._finish_drawing(self._cursor, key_color(modifiers))

    def stop_drawing(self) -> bool:
        """Give up the mark being drawn; False if there is none."""
        drawing = self._drawn_from is not None
        self._stop_drawing()
        return drawing

    def _press_right(self, spot: Spot | None) -> bool:
        """The right button turns or lets go of a piece that is held, and otherwise draws; whether it did."""
        return self.turn_held() or self.cancel_selection() or self._begin_drawing(spot)

    def _begin_drawing(self, spot: Spot | None) -> bool:
        if not self.can_annotate or spot is None or spot not in self._places():
            return False
        self._drawn_from = spot
        self._preview(spot, MarkColor.GREEN)
        return True

    def _preview(self, spot: Spot | None, color: MarkColor) -> None:
        origin = self._drawn_from
        # No circle before the button is up, or an arrow would begin with one.
        mark = None if origin is None or spot == origin else mark_between(origin, spot, color)
        self._annotations.set_marks(self._annotations.annotations, mark)

    def _finish_drawing(self, spot: Spot | None, color: MarkColor) -> None:
        origin = self._drawn_from
        self._stop_drawing()
        mark = None if origin is None else mark_between(origin, spot, color)
        if mark is not None:
            self.mark_drawn.emit(mark)

    def _stop_drawing(self) -> None:
        if self._drawn_from is not None:
            self._drawn_from = None
            self._annotations.set_marks(self._annotations.annotations)

    # The keyboard

    @property
    def cursor(self) -> Spot | None:
        """Where the keyboard cursor is, or None while it is hidden."""
        return self._cursor if self._cursor_shown else None

    def show_cursor(self) -> None:
        """Show the keyboard cursor where it was last, at first on the near player's king."""
        if self._cursor is None:
            self._cursor = self._first_cursor()
        if not self._cursor_shown:
            self._cursor_shown = True
            self._refresh_marks()
            self.cursor_changed.emit(self._cursor)

    def hide_cursor(self) -> None:
        """Hide the keyboard cursor."""
        if self._cursor_shown:
            self._cursor_shown = False
            self._refresh_marks()
            self.cursor_changed.emit(None)

    def move_cursor(self, direction: Direction) -> None:
        """Take the cursor one place further; at the edge it stays."""
        self.show_cursor()
        if self._cursor is None:
            return
        there = neighbour(self.place(self._cursor), direction, self._places())
        if there is not None:
            self._cursor = there
            self._preview(there, MarkColor.GREEN)
            self._refresh_marks()
            self.cursor_changed.emit(there)

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
            self._refuse(self._tried(spot))
        self._refresh_marks()

    def _places(self) -> dict[Spot, QRectF]:
        """Every place the cursor can be at: all squares, and what is on the stands."""
        spots: list[Spot] = [OnBoard(sq) for sq in self._layout.variant.squares]
        if self._position is not None:
            spots += [
                OnStand(color, kind) for color in Color for kind, _ in self._position.hand(color).items()
            ]
        return {spot: self.place(spot) for spot in spots}

    def _first_cursor(self) -> Spot:
        king = None if self._position is None else self._position.king(self._layout.near_color)
        variant = self._layout.variant
        return OnBoard(square((variant.files + 1) // 2, variant.ranks) if king is None else king)

    def _settle_cursor(self) -> None:
        """After a new position: the cursor cannot stay where nothing is any more."""
        if self._cursor is not None and self._cursor not in self._places():
            self._cursor = self._first_cursor()

    # Marks

    def _hover_over(self, spot: Spot | None) -> None:
        if spot != self._hover:
            self._hover = spot
            self._refresh_marks()

    def can_touch(self, spot: Spot | None) -> bool:
        """Whether a click on `spot` would pick up a piece or put the held one down there."""
        if spot is None or self._awaiting is not None:
            return False
        if isinstance(spot, OnBoard) and spot.square in self._picking.targets:
            return True
        return self._picking.may_touch(spot)

    def touchable_at(self, point: QPointF) -> bool:
        return self._chooser is None and self.can_touch(self.spot_at(point))

    def _refresh_marks(self) -> None:
        below: dict[Spot, set[Mark]] = {}
        above: dict[Spot, set[Mark]] = {}
        self._mark_hand(below, above)
        if self._cursor_shown and self._cursor is not None:
            above.setdefault(self._cursor, set()).add(Mark.CURSOR)
        self._below.set_marks({spot: frozenset(marks) for spot, marks in below.items()})
        self._above.set_marks({spot: frozenset(marks) for spot, marks in above.items()})
        self._tell_held()

    def _mark_hand(self, below: dict[Spot, set[Mark]], above: dict[Spot, set[Mark]]) -> None:
        held, targets = self._picking.held, self._picking.targets
        if held is not None:
            below.setdefault(held, set()).add(Mark.SELECTED)
        aim = self._cursor if self._cursor_shown else self._hover
        if held is None:
            if aim is not None and not self._cursor_shown and self.can_touch(aim):
                below.setdefault(aim, set()).add(Mark.HOVER)
            return
        if not self._show_destinations or self._chooser is not None or self._picking.takes_fouls:
            return
        for target in targets:
            capture = self._position is not None and self._position.piece_at(target) is not None
            above.setdefault(OnBoard(target), set()).add(Mark.CAPTURE if capture else Mark.TARGET)
        if isinstance(aim, OnBoard) and aim.square in targets:
            below.setdefault(aim, set()).add(Mark.AIMED)

    def _tell_held(self) -> None:
        if self._picking.held != self._told_held:
            self._told_held = self._picking.held
            self.held_changed.emit(self._told_held)
            if self._told_held is not None and not self._picking.targets:
                self.stuck.emit(self._told_held)

    # Housekeeping

    def _add_marks(self, z: float) -> MarksItem:
        item = MarksItem(self._look, self.place)
        item.set_bounds(self._layout.bounds)
        item.setZValue(z)
        self.addItem(item)
        return item

    def _take_layout(self, layout: BoardLayout) -> None:
        self._layout = layout
        self._hover = None
        self._board.set_layout(layout)
        self._played.set_layout(layout)
        self._annotations.set_layout(layout)
        for marks in (self._below, self._above):
            marks.set_bounds(layout.bounds)
        self.setSceneRect(layout.bounds)

    def _repaint(self) -> None:
        self._board.repaint()
        self._pieces.update()
        self.update()


def _is_click(event: QGraphicsSceneMouseEvent) -> bool:
    """Whether the mouse is still so near to where its left button went down that this is no drag."""
    way = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
    return way.manhattanLength() < QApplication.startDragDistance()
