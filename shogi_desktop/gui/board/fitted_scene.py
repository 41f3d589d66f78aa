"""What the boards to play on and to set up have in common as scenes: board, pieces, marks, a cursor for keys.

Where one can be on a board, what a click means and what is marked the boards decide.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Generic

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsSceneMouseEvent

from shogi_desktop.gui.board.animator import Animator
from shogi_desktop.gui.board.board_item import BoardItem
from shogi_desktop.gui.board.device import DeviceScale
from shogi_desktop.gui.board.marks_item import Mark, MarksItem, united
from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.gui.board.pieces_layer import PiecesLayer
from shogi_desktop.gui.board.spots import Direction, P, neighbour
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import STANDARD, Color, Piece, PieceKind, Square

_MARKS_BELOW_Z = 1.0
_MARKS_ABOVE_Z = 3.0


class FittedScene(QGraphicsScene, Generic[P]):
    """A board with its stands, painted by one `Look`, used by mouse and keys.

    :ivar cursor_changed: the place of the keyboard cursor, None when it is hidden.
    :ivar held_changed: the place of the piece picked up, None when it is put down.
    """

    cursor_changed = Signal(object)
    held_changed = Signal(object)

    def __init__(self, theme: Theme, piece_set: PieceSet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._layout = BoardLayout(STANDARD)
        self._look = Look(piece_set, theme, self._layout.cell)
        self._animator = Animator(self)
        self._hover: P | None = None
        self._cursor: P | None = None
        self._cursor_shown = False
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._board = BoardItem(self._look, self._layout)
        self.addItem(self._board)
        self._below = self._add_marks(_MARKS_BELOW_Z)
        self._above = self._add_marks(_MARKS_ABOVE_Z)
        self._pieces = PiecesLayer(self, self._look, self._layout, self._animator)
        self.setSceneRect(self._layout.bounds)

    def _add_marks(self, z: float) -> MarksItem[P]:
        item = MarksItem(self._look, self.place)
        item.set_bounds(self._layout.bounds)
        item.setZValue(z)
        self.addItem(item)
        return item

    # Places

    @property
    def bounds(self) -> QRectF:
        """What is always to be seen, in scene units."""
        return self._layout.bounds

    def place(self, place: P) -> QRectF:
        """The rectangle of a place, in scene units."""
        raise NotImplementedError

    def places(self) -> Mapping[P, QRectF]:
        """Every place that the cursor can be at."""
        raise NotImplementedError

    def spot_at(self, point: QPointF) -> P | None:
        """The place at `point` (scene units)."""
        raise NotImplementedError

    def touchable_at(self, point: QPointF) -> bool:
        """Whether a click at `point` (scene units) would do something."""
        raise NotImplementedError

    # What is seen, for tests and screen readers too

    def pieces_shown(self) -> dict[Square, Piece]:
        """The pieces on the board; one still gliding counts as arrived."""
        return self._pieces.on_board()

    def stand_shown(self, color: Color) -> dict[PieceKind, int]:
        """The pieces to be seen on a stand."""
        return self._pieces.stands[color].shown()

    @property
    def marks(self) -> dict[P, frozenset[Mark]]:
        """Every mark of the hand now shown."""
        return united(self._below.marks, self._above.marks)

    @property
    def held(self) -> P | None:
        """Where the piece now picked up comes from."""
        raise NotImplementedError

    @property
    def dragging(self) -> bool:
        """Whether a piece follows the mouse."""
        raise NotImplementedError

    # Look

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._look.theme

    def set_theme(self, theme: Theme) -> None:
        """Paint everything in `theme` from now on."""
        self._look.theme = theme
        self._repaint()

    def set_piece_set(self, piece_set: PieceSet) -> None:
        """Use the faces of `piece_set` from now on."""
        self._look.piece_set = piece_set
        self._repaint()

    @property
    def is_coarse(self) -> bool:
        """Whether the drawings there are are stretched, until those of the view's size are made."""
        return self._look.coarse

    def set_coarse(self, coarse: bool) -> None:
        """Stretch the drawings there are (while the view's size keeps changing), or make sharp ones again."""
        if coarse != self._look.coarse:
            self._look.coarse = coarse
            self.update()

    def is_drawn(self, scale: DeviceScale) -> bool:
        """Whether the board has its drawing in that scale."""
        return self._board.is_drawn(scale)

    def draw_ahead(self, scale: DeviceScale, *, turned: bool = False) -> bool:
        """Make one drawing, of a piece or a part of the board, that is missing in that scale; False when all
        are there.

        A few milliseconds, so that whoever calls it again and again never keeps the hand waiting.

        :param turned: for the board seen from the other side.
        """
        layout = self._layout
        wanted = (
            (piece, layout.is_upside_down(piece.color) is not turned) for piece in layout.variant.pieces
        )
        return self._look.draw_one(wanted, scale) or (not turned and self._board.draw_ahead(scale))

    def _repaint(self) -> None:
        self._board.repaint()
        self._pieces.update()
        self.update()

    def _take_layout(self, layout: BoardLayout) -> None:
        """Lie on another board, or on the same one from the other side."""
        self._layout = layout
        self._hover = None
        self._board.set_layout(layout)
        for marks in (self._below, self._above):
            marks.set_bounds(layout.bounds)
        self.setSceneRect(layout.bounds)

    # The mouse

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    @property
    def pointed_at(self) -> P | None:
        """The place under the mouse."""
        return self._hover

    def leave(self) -> None:
        """The mouse has left the view."""
        self._hover_over(None)

    def _hover_over(self, place: P | None) -> None:
        if place != self._hover:
            self._hover = place
            self._refresh_marks()

    # The keyboard cursor

    @property
    def cursor(self) -> P | None:
        """Where the keyboard cursor is, or None while it is hidden."""
        return self._cursor if self._cursor_shown else None

    def show_cursor(self, place: P | None = None) -> None:
        """Show the keyboard cursor at `place`, or where it was last, at first at `_first_place`."""
        there = place or self._cursor or self._first_place()
        if there != self.cursor:
            self._cursor, self._cursor_shown = there, True
            self._refresh_marks()
            self.cursor_changed.emit(there)

    def hide_cursor(self) -> None:
        """Hide the keyboard cursor."""
        if self._cursor_shown:
            self._cursor_shown = False
            self._refresh_marks()
            self.cursor_changed.emit(None)

    def move_cursor(self, direction: Direction) -> None:
        """Take the cursor one place further; at the edge it stays."""
        self.show_cursor()
        if self._cursor is not None:
            self.show_cursor(neighbour(self.place(self._cursor), direction, self.places()))

    def _first_place(self) -> P:
        raise NotImplementedError

    def _settle_cursor(self) -> None:
        """Something else is shown: the cursor cannot stay where nothing is any more."""
        if self._cursor is not None and self._cursor not in self.places():
            self._cursor = self._first_place()

    # Marks

    @property
    def _aim(self) -> P | None:
        """What is pointed at, by the cursor if it is to be seen."""
        return self._cursor if self._cursor_shown else self._hover

    def _refresh_marks(self) -> None:
        below: defaultdict[P, set[Mark]] = defaultdict(set)
        above: defaultdict[P, set[Mark]] = defaultdict(set)
        self._mark_hand(below, above)
        if self._cursor_shown and self._cursor is not None:
            above[self._cursor].add(Mark.CURSOR)
        for item, marks in ((self._below, below), (self._above, above)):
            item.set_marks({place: frozenset(each) for place, each in marks.items()})

    def _mark_hand(self, below: defaultdict[P, set[Mark]], above: defaultdict[P, set[Mark]]) -> None:
        """Add what the hand holds and points at to the marks below the pieces, or above them."""
        raise NotImplementedError


def is_click(event: QGraphicsSceneMouseEvent) -> bool:
    """Whether the mouse is still so near to where its left button went down that this is no drag."""
    way = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
    return way.manhattanLength() < QApplication.startDragDistance()
