"""A board that shows positions: its pieces, the way they go, and the arrows and circles of others.

It takes nothing from the hand; that is for the scene made of it (`gui.board.scene`).
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from shogi_desktop.game import Annotations
from shogi_desktop.gui.board.annotations_item import AnnotationsItem
from shogi_desktop.gui.board.board_item import PlayedItem
from shogi_desktop.gui.board.fitted_scene import FittedScene
from shogi_desktop.gui.board.ideas_item import Idea, IdeasItem
from shogi_desktop.gui.board.spots import OnBoard, OnStand, Spot
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import Color, Move, Position, Square, Transition, Variant, square

_IDEAS_Z = 3.4
_POINTED_Z = 3.45
_ANNOTATIONS_Z = 3.5


class PositionScene(FittedScene[Spot]):
    """One board with its stands, and a position on it.

    :ivar position_changed: another position is shown.
    """

    position_changed = Signal()

    def __init__(self, theme: Theme, piece_set: PieceSet, parent: QObject | None = None) -> None:
        super().__init__(theme, piece_set, parent)
        self._position: Position | None = None
        self._played = PlayedItem(self._look, self._layout)
        self.addItem(self._played)
        self._ideas = IdeasItem(self._look, self._layout)
        self._ideas.setZValue(_IDEAS_Z)
        self.addItem(self._ideas)
        self._pointed = IdeasItem(self._look, self._layout)
        self._pointed.setZValue(_POINTED_Z)
        self.addItem(self._pointed)
        self._annotations = AnnotationsItem(self._look, self._layout)
        self._annotations.setZValue(_ANNOTATIONS_Z)
        self.addItem(self._annotations)

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
        self._before(position)
        self._position = position
        side = self._layout.flipped if flipped is None else flipped
        if position.variant is not self._layout.variant:
            self._take_layout(self._layout_for(position.variant, flipped=side))
            self._pieces.change_board(self._layout)
            self._pieces.show(position)
        elif side != self._layout.flipped:
            self._take_layout(self._layout_for(position.variant, flipped=side))
            self._pieces.turn_board(self._layout, position)
        elif animate is not None:
            self._pieces.show_move(position, animate)
        else:
            self._pieces.show(position)
        self._played.set_marks(last_move, check)
        self._settle_cursor()
        self._refresh_marks()
        self.position_changed.emit()

    def _before(self, position: Position) -> None:
        """`position` is about to be shown."""

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
    def flipped(self) -> bool:
        """Whether White sits at the bottom. Setting it turns the board."""
        return self._layout.flipped

    @flipped.setter
    def flipped(self, flipped: bool) -> None:
        if flipped == self._layout.flipped:
            return
        if self._position is None:
            self._take_layout(self._layout_for(self._layout.variant, flipped=flipped))
            self._pieces.change_board(self._layout)
            return
        self.show_position(self._position, flipped=flipped, last_move=self.last_move, check=self.check)

    def landing_ms(self, move: Transition) -> int:
        """After how many milliseconds the piece of `move`, about to be shown, will be seen to lie."""
        return self._pieces.landing_ms(move) if self.views() and self.views()[0].isVisible() else 0

    def _layout_for(self, variant: Variant, *, flipped: bool) -> BoardLayout:
        return BoardLayout(variant, flipped=flipped, far_stand=self._layout.far_stand)

    def show_far_stand(self, *, shown: bool) -> None:
        """Have the far player's stand or leave it out, before a position in which that side has no hand."""
        if shown != self._layout.far_stand:
            variant, flipped = self._layout.variant, self._layout.flipped
            self._take_layout(BoardLayout(variant, flipped=flipped, far_stand=shown))
            self._pieces.change_board(self._layout)

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
    def letters_upright(self) -> bool:
        """Whether the lettering of the far player's pieces is turned to this side too."""
        return self._look.letters_upright

    @letters_upright.setter
    def letters_upright(self, upright: bool) -> None:
        if upright != self._look.letters_upright:
            self._look.letters_upright = upright
            self._repaint()

    @property
    def annotations(self) -> Annotations:
        """The arrows and circles to be seen, one being drawn among them."""
        return self._annotations.shown

    def set_annotations(self, annotations: Annotations) -> None:
        """Show the marks of the position."""
        self._annotations.set_marks(annotations)

    @property
    def ideas(self) -> tuple[Idea, ...]:
        """The moves that engines think of, as arrows."""
        return self._ideas.ideas

    def set_ideas(self, ideas: tuple[Idea, ...]) -> None:
        """Show arrows for these moves, the best first; they are gone when the board is turned."""
        self._ideas.set_ideas(ideas)

    @property
    def pointed_move(self) -> Idea | None:
        """The move that a list beside the board points at, as an arrow above all others."""
        return next(iter(self._pointed.ideas), None)

    def point_at_move(self, idea: Idea | None) -> None:
        """Show an arrow for the move that a list points at, or none any more."""
        self._pointed.set_ideas(() if idea is None else (idea,))

    def _take_layout(self, layout: BoardLayout) -> None:
        super()._take_layout(layout)
        self._played.set_layout(layout)
        self._ideas.set_layout(layout)
        self._pointed.set_layout(layout)
        self._annotations.set_layout(layout)

    # Places

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

    def places(self) -> Mapping[Spot, QRectF]:
        """All squares, and what is on the stands."""
        spots: list[Spot] = [OnBoard(sq) for sq in self._layout.variant.squares]
        if self._position is not None:
            spots += [
                OnStand(color, kind) for color in Color for kind, _ in self._position.hand(color).items()
            ]
        return {spot: self.place(spot) for spot in spots}

    def _first_place(self) -> Spot:
        """The near player's king."""
        king = None if self._position is None else self._position.king(self._layout.near_color)
        variant = self._layout.variant
        return OnBoard(square((variant.files + 1) // 2, variant.ranks) if king is None else king)
