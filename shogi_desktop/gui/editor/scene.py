"""The board of the editor as a scene: it shows a draft, and makes wishes of clicks and keys.

Every piece can be touched, on the board, on the stands and in the box; what is wished for is told by signals
and is to be seen when `show_draft` says so.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsSceneMouseEvent

from shogi_desktop.app.records.position_editor import Draft, InBox, InHand, OnSquare, Place
from shogi_desktop.gui.board.board_item import BoardItem
from shogi_desktop.gui.board.device import DeviceScale
from shogi_desktop.gui.board.fitted import FittedScene
from shogi_desktop.gui.board.marks_item import united
from shogi_desktop.gui.board.piece_item import Look, PieceItem, lift
from shogi_desktop.gui.board.spots import Direction
from shogi_desktop.gui.board.stand_item import StandItem
from shogi_desktop.gui.editor.items import BoxItem, Mark, MarksItem, PlatesItem
from shogi_desktop.gui.editor.layout import EditorLayout
from shogi_desktop.gui.editor.words import side_with_symbol
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import STANDARD, Color, Piece, PieceKind, Square, square

_BELOW_Z, _PIECES_Z, _ABOVE_Z, _CARRIED_Z = 1.0, 2.0, 3.0, 5.0


@dataclass
class _Press:
    """A left button that is down on `place`; `fresh`: it picked up what lies there."""

    place: Place
    fresh: bool


class EditorScene(FittedScene):
    """Board, stands and piece box of one draft.

    :ivar move_wanted: from one `Place` to another. :ivar turn_wanted: the piece at a `Place` is to be turned.
    :ivar remove_wanted: the piece at a `Place` is to go to the box.
    :ivar side_wanted: the `Color` that is to be to move.
    :ivar cursor_changed: the `Place` of the keyboard cursor, None when it is hidden.
    :ivar held_changed: the `Place` of the piece picked up, None when it is put down.
    """

    move_wanted = Signal(object, object)
    turn_wanted = Signal(object)
    remove_wanted = Signal(object)
    side_wanted = Signal(object)
    cursor_changed = Signal(object)
    held_changed = Signal(object)
    layout_changed = Signal()
    draft_changed = Signal()

    def __init__(self, theme: Theme, piece_set: PieceSet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._layout = EditorLayout(STANDARD)
        self._look = Look(piece_set, theme, self._layout.board.cell)
        self._draft = Draft.empty(STANDARD)
        self._faults: frozenset[Square] = frozenset()
        self._items: dict[Square, PieceItem] = {}
        self._held: Place | None = None
        self._hover: Place | None = None
        self._cursor: Place | None = None
        self._cursor_shown = False
        self._press: _Press | None = None
        self._carried: PieceItem | None = None
        self.takes_off = False
        """Whether a click takes a piece off the board instead of picking it up."""
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._board = BoardItem(self._look, self._layout.board)
        self._box = BoxItem(self._look, self._layout)
        self._plates = PlatesItem(self._look, self._layout)
        self._below = MarksItem(self._look, self._layout)
        self._above = MarksItem(self._look, self._layout)
        self._stands = {color: StandItem(color, self._look, self._layout.board) for color in Color}
        for item, z in (
            (self._board, 0.0),
            (self._plates, 0.0),
            (self._below, _BELOW_Z),
            (self._box, _PIECES_Z),
            *((stand, _PIECES_Z) for stand in self._stands.values()),
            (self._above, _ABOVE_Z),
        ):
            item.setZValue(z)
            self.addItem(item)
        self.setSceneRect(self._layout.board.bounds)

    # What is shown

    def show_draft(self, draft: Draft, faults: frozenset[Square] = frozenset()) -> None:
        """Show `draft`, something being wrong on the squares of `faults`. A drag is cancelled."""
        changed = draft.variant is not self._draft.variant
        self._put_back()
        self._draft, self._faults = draft, faults
        if changed:
            self._take_layout(EditorLayout(draft.variant, flipped=self.flipped))
        if self._held is not None and (changed or not draft.count(self._held)):
            self._hold(None)
        self._show_pieces()
        self.draft_changed.emit()

    @property
    def draft(self) -> Draft:
        """What is shown."""
        return self._draft

    @property
    def layout(self) -> EditorLayout:
        """Where everything lies, in scene units."""
        return self._layout

    @property
    def bounds(self) -> QRectF:
        return self._layout.board.bounds

    @property
    def flipped(self) -> bool:
        """Whether White sits at the bottom. Setting it turns the view, not the position."""
        return self._layout.board.flipped

    @flipped.setter
    def flipped(self, flipped: bool) -> None:
        if flipped != self.flipped:
            self.cancel()
            self._take_layout(EditorLayout(self._draft.variant, flipped=flipped))
            self._show_pieces()

    def use_look(self, theme: Theme, piece_set: PieceSet) -> None:
        """Paint with other colours and pieces."""
        self._look.theme, self._look.piece_set = theme, piece_set
        self._board.repaint()
        self.update()

    def retranslate(self) -> None:
        """Write the plates in the language in use."""
        words = {color: side_with_symbol(color) for color in Color}
        self._plates.show_turn(self._draft.turn, words)

    def draw_ahead(self, scale: DeviceScale) -> bool:
        """Make one drawing that is missing in that scale, of a piece or the board; False if none is."""
        wanted = (
            (piece, self._layout.board.is_upside_down(piece.color)) for piece in self._layout.variant.pieces
        )
        return self._look.draw_one(wanted, scale) or self._board.draw_ahead(scale)

    # What is seen, for tests

    def pieces_shown(self) -> dict[Square, Piece]:
        """The pieces on the board."""
        return {sq: item.piece for sq, item in self._items.items()}

    def stand_shown(self, color: Color) -> dict[PieceKind, int]:
        """The pieces on a stand."""
        return self._stands[color].shown()

    def box_shown(self) -> dict[PieceKind, int]:
        """The numbers that the box shows."""
        return self._box.shown()

    @property
    def marks(self) -> dict[Place, frozenset[Mark]]:
        """Every mark shown."""
        return united(self._below.marks, self._above.marks)

    @property
    def held(self) -> Place | None:
        """Where the piece now picked up lies."""
        return self._held

    @property
    def pointed_at(self) -> Place | None:
        """The place under the mouse."""
        return self._hover

    @property
    def dragging(self) -> bool:
        return self._carried is not None

    @property
    def box_color(self) -> Color:
        """Whose the pieces become that are taken from the box."""
        return self._box.color

    def turn_box(self) -> None:
        """Let the pieces of the box become the other side's."""
        self._box.color = self._box.color.opponent
        self._box.update()

    # The mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.dragging:
            return
        point = event.scenePos()
        place = self._layout.place_at(point)
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_left(place, point)
        elif place is not None and self._draft.count(place):
            if event.button() == Qt.MouseButton.RightButton:
                self.turn(place)
            elif event.button() == Qt.MouseButton.MiddleButton and not isinstance(place, InBox):
                self.remove_wanted.emit(place)
        self._refresh_marks()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if self._press is not None:
            if not event.buttons() & Qt.MouseButton.LeftButton:
                self.cancel()  # the release went to another window
            elif self._carried is not None:
                lift(self._carried, point)
            elif not _is_click(event) and self._draft.count(self._press.place):
                self._carry(self._press.place, point)
        self._hover = self._layout.place_at(point)
        self._refresh_marks()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        press, self._press = self._press, None
        if press is None:
            return
        if self._carried is not None:
            self._drop(press.place, event.scenePos())
        elif _is_click(event):
            self._click(press)
        self._refresh_marks()

    def leave(self) -> None:
        self._hover = None
        self._refresh_marks()

    def touchable_at(self, point: QPointF) -> bool:
        place = self._layout.place_at(point)
        return self._layout.plate_at(point) is not None or (
            place is not None and (self._held is not None or bool(self._draft.count(place)))
        )

    def _press_left(self, place: Place | None, point: QPointF) -> None:
        self._press = None
        plate = self._layout.plate_at(point)
        if place is None:
            self._hold(None)
            if plate is not None:
                self.side_wanted.emit(plate)
            return
        self.hide_cursor()
        fresh = self._held is None and not self.takes_off and bool(self._draft.count(place))
        if fresh:
            self._hold(place)
        self._press = _Press(place, fresh)

    def _click(self, press: _Press) -> None:
        """A click is done: it has picked up, turns what is held, puts it down, or shows the cursor."""
        place = press.place
        if press.fresh:
            return
        if self._held is None:
            if self.takes_off and self._draft.count(place) and not isinstance(place, InBox):
                self.remove_wanted.emit(place)
            else:
                self.show_cursor(place)
        elif place == self._held:
            self.turn(place)
        else:
            self._move(self._held, place)

    def turn(self, place: Place) -> None:
        """Turn the piece at `place`; in the box: all of them."""
        if isinstance(place, InBox):
            self.turn_box()
        else:
            self.turn_wanted.emit(place)

    def _move(self, source: Place, target: Place) -> None:
        self._hold(None)
        self.move_wanted.emit(source, target)

    def _carry(self, place: Place, point: QPointF) -> None:
        draft = self._draft
        if isinstance(place, OnSquare):
            item = self._items[place.square]
        else:
            color = place.color if isinstance(place, InHand) else self._color_from_box(place.kind)
            item = self._new_item(draft.variant.piece(place.kind, color), point)
        item.setZValue(_CARRIED_Z)
        lift(item, point)
        self._carried = item
        self._hold(place)
        self._show_loose(away=place)

    def _drop(self, source: Place, point: QPointF) -> None:
        """End a drag: on a place; anywhere on a stand, to that hand; off everything, to the box."""
        draft = self._draft
        target: Place | None = self._layout.place_at(point)
        tray = self._layout.tray_at(point)
        kind = self._kind_at(source)
        if tray is not None and kind is not None:
            target = InHand(tray, kind)
        elif kind is not None and (target is None or isinstance(target, InBox)):
            target = InBox(kind)
        self._put_back()
        self._show_loose()
        if target is not None and target != source and draft.count(source):
            self._move(source, target)
        else:
            self._hold(None)

    def _kind_at(self, place: Place) -> PieceKind | None:
        if not isinstance(place, OnSquare):
            return place.kind
        piece = self._draft.men.get(place.square)
        return None if piece is None else self._draft.variant.unpromoted(piece.kind)

    def _color_from_box(self, kind: PieceKind) -> Color:
        return self._draft.color_from_box(kind, self._box.color)

    def cancel(self) -> bool:
        """Put down what is held; False if nothing was."""
        held = self._held
        self._press = None
        self._put_back()
        self._hold(None)
        self._show_loose()
        self._refresh_marks()
        return held is not None

    def _put_back(self) -> None:
        item, self._carried = self._carried, None
        if item is None:
            return
        home = next((sq for sq, each in self._items.items() if each is item), None)
        if home is None:
            self.removeItem(item)
        else:
            self._stand(item, home)

    def _hold(self, place: Place | None) -> None:
        if place != self._held:
            self._held = place
            self.held_changed.emit(place)

    # The keyboard

    @property
    def cursor(self) -> Place | None:
        """Where the keyboard cursor is, or None while it is hidden."""
        return self._cursor if self._cursor_shown else None

    def show_cursor(self, place: Place | None = None) -> None:
        """Show the keyboard cursor at `place`, or where it was last; at first in the middle of the board."""
        if place is not None:
            self._cursor = place
        elif self._cursor is None:
            self._cursor = self._middle()
        self._cursor_shown = True
        self._refresh_marks()
        self.cursor_changed.emit(self._cursor)

    def show_cursor_on(self, sq: Square) -> None:
        """Show the keyboard cursor on a square."""
        self.show_cursor(OnSquare(sq))

    def hide_cursor(self) -> None:
        """Hide the keyboard cursor."""
        if self._cursor_shown:
            self._cursor_shown = False
            self._refresh_marks()
            self.cursor_changed.emit(None)

    def move_cursor(self, direction: Direction) -> None:
        """Take the cursor one place further; at the edge it stays. A hidden one is only shown."""
        if not self._cursor_shown or self._cursor is None:
            self.show_cursor()
            return
        there = self._neighbour(self._layout.slot(self._cursor), direction)
        if there is not None:
            self.show_cursor(there)

    def press_cursor(self) -> None:
        """Pick up the piece under the cursor, or put the held one down there."""
        self.show_cursor()
        place = self._cursor
        if place is None or self._press is not None:
            return
        if self._held is None:
            if self._draft.count(place):
                self._hold(place)
        elif place == self._held:
            self._hold(None)
        else:
            self._move(self._held, place)
        self._refresh_marks()

    def _neighbour(self, here: QRectF, direction: Direction) -> Place | None:
        """The nearest place that way, what lies aside counting double; columns are left only sideways."""
        dx, dy = direction.value
        best: Place | None = None
        best_cost = float("inf")
        for place in self._layout.places():
            offset = self._layout.slot(place).center() - here.center()
            ahead = offset.x() * dx + offset.y() * dy
            aside = abs(offset.x() * dy) + abs(offset.y() * dx)
            if ahead < here.width() / 4 or (dy and aside > here.width() / 2):
                continue
            if ahead + 2 * aside < best_cost:
                best, best_cost = place, ahead + 2 * aside
        return best

    def _middle(self) -> Place:
        variant = self._draft.variant
        return OnSquare(square((variant.files + 1) // 2, (variant.ranks + 1) // 2))

    # Housekeeping

    def _show_pieces(self) -> None:
        """Make everything agree with the draft."""
        draft = self._draft
        for sq in self._items.keys() - draft.men.keys():
            self.removeItem(self._items.pop(sq))
        for sq, piece in draft.men.items():
            if sq not in self._items:
                self._items[sq] = self._new_item(piece, QPointF())
            item = self._items[sq]
            item.become(piece, upside_down=self._layout.board.is_upside_down(piece.color))
            self._stand(item, sq)
        self._show_loose()
        self.retranslate()
        self._refresh_marks()

    def _show_loose(self, away: Place | None = None) -> None:
        """Stands and box, less the piece that is in the air."""
        for color, stand in self._stands.items():
            lifted = away.kind if isinstance(away, InHand) and away.color is color else None
            stand.set_hand(self._draft.hand(color), away=lifted)
        self._box.show_box(self._draft, away.kind if isinstance(away, InBox) else None)

    def _stand(self, item: PieceItem, sq: Square) -> None:
        item.setPos(self._layout.board.square_rect(sq).center())
        item.size_factor = 1.0
        item.setZValue(_PIECES_Z)

    def _new_item(self, piece: Piece, at: QPointF) -> PieceItem:
        item = PieceItem(piece, self._look, upside_down=self._layout.board.is_upside_down(piece.color))
        item.setPos(at)
        self.addItem(item)
        return item

    def _take_layout(self, layout: EditorLayout) -> None:
        self._layout = layout
        self._hover = None
        if self._cursor is not None and self._cursor not in layout.places():
            self._cursor, self._cursor_shown = None, False
        self._board.set_layout(layout.board)
        for stand in self._stands.values():
            stand.set_layout(layout.board)
        for item in (self._box, self._plates, self._below, self._above):
            item.set_layout(layout)
        for piece_item in self._items.values():
            self.removeItem(piece_item)
        self._items = {}
        self.setSceneRect(layout.board.bounds)
        self.layout_changed.emit()

    def _refresh_marks(self) -> None:
        below: dict[Place, set[Mark]] = {OnSquare(sq): {Mark.FAULT} for sq in self._faults}
        above: dict[Place, set[Mark]] = {}
        aim = self._cursor if self._cursor_shown else self._hover
        if self._held is not None:
            below.setdefault(self._held, set()).add(Mark.SELECTED)
            if aim is not None and aim != self._held:
                below.setdefault(aim, set()).add(Mark.AIMED)
        elif aim is not None and not self._cursor_shown and self._draft.count(aim):
            below.setdefault(aim, set()).add(Mark.HOVER)
        if self._cursor_shown and self._cursor is not None:
            above.setdefault(self._cursor, set()).add(Mark.CURSOR)
        self._below.set_marks({place: frozenset(marks) for place, marks in below.items()})
        self._above.set_marks({place: frozenset(marks) for place, marks in above.items()})


def _is_click(event: QGraphicsSceneMouseEvent) -> bool:
    """Whether the mouse is still so near to where its left button went down that this is no drag."""
    way = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
    return way.manhattanLength() < QApplication.startDragDistance()
