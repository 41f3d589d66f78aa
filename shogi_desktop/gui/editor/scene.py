"""The board of the editor as a scene: it shows a draft, and makes wishes of clicks and keys.

Every piece can be touched, on the board, on the stands and in the box; what is wished for is told by signals
and is to be seen when `show_draft` says so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from shogi_desktop.app.records.position_editor import Draft, InBox, InHand, OnSquare, Place
from shogi_desktop.gui.board.fitted_scene import FittedScene, is_click
from shogi_desktop.gui.board.marks_item import Mark
from shogi_desktop.gui.board.piece_item import lift
from shogi_desktop.gui.board.pieces_layer import PIECES_Z
from shogi_desktop.gui.board.spots import Direction, OnBoard, OnStand
from shogi_desktop.gui.editor.items import BoxItem, PlatesItem
from shogi_desktop.gui.editor.layout import EditorLayout
from shogi_desktop.gui.editor.words import side_with_symbol
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import STANDARD, Color, PieceKind, Square, square


@dataclass
class _Press:
    """A left button that is down on `place`; `fresh`: it picked up what lies there."""

    place: Place
    fresh: bool


class EditorScene(FittedScene[Place]):
    """Board, stands and piece box of one draft.

    :ivar move_wanted: from one `Place` to another. :ivar turn_wanted: the piece at a `Place` is to be turned.
    :ivar remove_wanted: the piece at a `Place` is to go to the box.
    :ivar side_wanted: the `Color` that is to be to move.
    :ivar takes_off: whether a click takes a piece off the board instead of picking it up.
    """

    move_wanted = Signal(object, object)
    turn_wanted = Signal(object)
    remove_wanted = Signal(object)
    side_wanted = Signal(object)
    layout_changed = Signal()
    draft_changed = Signal()

    def __init__(self, theme: Theme, piece_set: PieceSet, parent: QObject | None = None) -> None:
        self._places = EditorLayout(STANDARD)
        super().__init__(theme, piece_set, parent)
        self._animator.reduced_motion = True
        self._draft = Draft.empty(STANDARD)
        self._faults: frozenset[Square] = frozenset()
        self._held: Place | None = None
        self._press: _Press | None = None
        self.takes_off = False
        self._box = BoxItem(self._look, self._places)
        self._box.setZValue(PIECES_Z)
        self._plates = PlatesItem(self._look, self._places)
        self.addItem(self._box)
        self.addItem(self._plates)

    # What is shown

    def show_draft(self, draft: Draft, faults: frozenset[Square] = frozenset()) -> None:
        """Show `draft`, something being wrong on the squares of `faults`. A drag is cancelled."""
        changed = draft.variant is not self._draft.variant
        self._draft, self._faults = draft, faults
        if changed:
            self._lie(EditorLayout(draft.variant, flipped=self.flipped))
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
        return self._places

    def place(self, place: Place) -> QRectF:
        """The rectangle of a place, with room for a count off the board."""
        return self._places.slot(place)

    def places(self) -> Mapping[Place, QRectF]:
        """Every place there is."""
        return {place: self._places.slot(place) for place in self._places.places()}

    def spot_at(self, point: QPointF) -> Place | None:
        """The place at `point` (scene units); None off the board, the stands and the box."""
        return self._places.place_at(point)

    @property
    def flipped(self) -> bool:
        """Whether White sits at the bottom. Setting it turns the view, not the position."""
        return self._layout.flipped

    @flipped.setter
    def flipped(self, flipped: bool) -> None:
        if flipped != self.flipped:
            self.cancel()
            self._lie(EditorLayout(self._draft.variant, flipped=flipped))
            self._show_pieces()

    def retranslate(self) -> None:
        """Write the plates in the language in use."""
        words = {color: side_with_symbol(color) for color in Color}
        self._plates.show_turn(self._draft.turn, words)

    # What is seen, for tests

    def box_shown(self) -> dict[PieceKind, int]:
        """The numbers that the box shows."""
        return self._box.shown()

    @property
    def held(self) -> Place | None:
        """Where the piece now picked up lies."""
        return self._held

    @property
    def dragging(self) -> bool:
        return self._pieces.carried is not None

    @property
    def box_color(self) -> Color:
        """Whose the pieces become that are taken from the box."""
        return self._box.color

    # The mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.dragging:
            return
        point = event.scenePos()
        place = self.spot_at(point)
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_left(place, point)
        elif place is not None and self._draft.count(place):
            if event.button() == Qt.MouseButton.RightButton:
                self.turn(place)
            elif event.button() == Qt.MouseButton.MiddleButton and not isinstance(place, InBox):
                self.remove_wanted.emit(place)
        self._refresh_marks()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if self._press is not None:
            if not event.buttons() & Qt.MouseButton.LeftButton:
                self.cancel()  # the release went to another window
            elif self._pieces.carried is not None:
                lift(self._pieces.carried, point)
            elif not is_click(event) and self._draft.count(self._press.place):
                self._carry(self._press.place, point)
        self._hover_over(self.spot_at(point))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        press, self._press = self._press, None
        if press is None:
            return
        if self.dragging:
            self._drop(press.place, event.scenePos())
        elif is_click(event):
            self._click(press)
        self._refresh_marks()

    def touchable_at(self, point: QPointF) -> bool:
        place = self.spot_at(point)
        return self._places.plate_at(point) is not None or (
            place is not None and (self._held is not None or bool(self._draft.count(place)))
        )

    def _press_left(self, place: Place | None, point: QPointF) -> None:
        self._press = None
        plate = self._places.plate_at(point)
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
            self._box.color = self._box.color.opponent
            self._box.update()
        else:
            self.turn_wanted.emit(place)

    def _move(self, source: Place, target: Place) -> None:
        self._hold(None)
        self.move_wanted.emit(source, target)

    def _carry(self, place: Place, point: QPointF) -> None:
        if isinstance(place, OnSquare):
            self._pieces.carry(OnBoard(place.square), point)
        elif isinstance(place, InHand):
            self._pieces.carry(OnStand(place.color, place.kind), point)
        else:
            color = self._draft.color_from_box(place.kind, self._box.color)
            self._pieces.carry_new(self._draft.variant.piece(place.kind, color), point)
            self._box.show_box(self._draft, place.kind)
        self._hold(place)
        self._refresh_marks()

    def _drop(self, source: Place, point: QPointF) -> None:
        """End a drag: on a place; anywhere on a stand, to that hand; off everything, to the box."""
        draft = self._draft
        target: Place | None = self.spot_at(point)
        tray = self._places.tray_at(point)
        kind = self._kind_at(source)
        if tray is not None and kind is not None:
            target = InHand(tray, kind)
        elif kind is not None and (target is None or isinstance(target, InBox)):
            target = InBox(kind)
        self._put_back()
        if target is not None and target != source and draft.count(source):
            self._move(source, target)
        else:
            self._hold(None)

    def _kind_at(self, place: Place) -> PieceKind | None:
        if not isinstance(place, OnSquare):
            return place.kind
        piece = self._draft.men.get(place.square)
        return None if piece is None else self._draft.variant.unpromoted(piece.kind)

    def cancel(self) -> bool:
        """Put down what is held; False if nothing was."""
        held = self._held
        self._press = None
        self._put_back()
        self._hold(None)
        self._refresh_marks()
        return held is not None

    def _put_back(self) -> None:
        self._pieces.put_back()
        self._box.show_box(self._draft)

    def _hold(self, place: Place | None) -> None:
        if place != self._held:
            self._held = place
            self.held_changed.emit(place)

    # The keyboard

    def move_cursor(self, direction: Direction) -> None:
        """Take the cursor one place further; at the edge it stays. A hidden one is only shown."""
        if self.cursor is None:
            self.show_cursor()
        else:
            super().move_cursor(direction)

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

    def _first_place(self) -> Place:
        """The middle of the board."""
        variant = self._draft.variant
        return OnSquare(square((variant.files + 1) // 2, (variant.ranks + 1) // 2))

    # Housekeeping

    def _show_pieces(self) -> None:
        """Make everything agree with the draft."""
        self._pieces.show(self._draft)
        self._box.show_box(self._draft)
        self.retranslate()
        self._refresh_marks()

    def _lie(self, layout: EditorLayout) -> None:
        self._places = layout
        self._take_layout(layout.board)
        self._pieces.change_board(layout.board)
        for item in (self._box, self._plates):
            item.set_layout(layout)
        self._settle_cursor()
        self.layout_changed.emit()

    def _mark_hand(self, below: defaultdict[Place, set[Mark]], _above: defaultdict[Place, set[Mark]]) -> None:
        for sq in self._faults:
            below[OnSquare(sq)].add(Mark.FAULT)
        aim = self._aim
        if self._held is not None:
            below[self._held].add(Mark.SELECTED)
            if aim is not None and aim != self._held:
                below[aim].add(Mark.AIMED)
        elif aim is not None and not self._cursor_shown and self._draft.count(aim):
            below[aim].add(Mark.HOVER)
