"""What a hand draws on the board with the right button, or from the keyboard: an arrow, or a circle.

Where it began, where it is, and what mark that makes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt

from shogi_desktop.game import Arrow, Circle, InHand, Mark, MarkColor
from shogi_desktop.gui.board.annotations_item import AnnotationsItem
from shogi_desktop.gui.board.spots import OnBoard, Spot

_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_ALT: Final = Qt.KeyboardModifier.AltModifier


def mouse_color(modifiers: Qt.KeyboardModifier) -> MarkColor:
    """Green; with Shift red, with Ctrl (or Alt) blue, with both yellow."""
    return _color(first=bool(modifiers & _SHIFT), second=bool(modifiers & (_CONTROL | _ALT)))


def key_color(modifiers: Qt.KeyboardModifier) -> MarkColor:
    """The same for Ctrl+Enter, Ctrl being part of it: Shift and Alt choose."""
    return _color(first=bool(modifiers & _SHIFT), second=bool(modifiers & _ALT))


def _color(*, first: bool, second: bool) -> MarkColor:
    if first:
        return MarkColor.YELLOW if second else MarkColor.RED
    return MarkColor.BLUE if second else MarkColor.GREEN


def mark_between(origin: Spot, target: Spot | None, color: MarkColor) -> Mark | None:
    """The mark drawn from one place to another: a circle where both are one square; None for what is none."""
    if not isinstance(target, OnBoard):
        return None
    if not isinstance(origin, OnBoard):
        return Arrow(InHand(origin.color, origin.kind.symbol), target.square, color)
    if origin == target:
        return Circle(target.square, color)
    return Arrow(origin.square, target.square, color)


class Drawing:
    """A mark while it is being drawn; it is seen among those of the position."""

    def __init__(self, item: AnnotationsItem, drawn: Callable[[Mark], object]) -> None:
        """:param drawn: is told of each mark that is finished."""
        self._item = item
        self._drawn = drawn
        self._origin: Spot | None = None

    @property
    def begun(self) -> bool:
        """Whether a mark is being drawn."""
        return self._origin is not None

    def begin(self, spot: Spot) -> None:
        """Draw from that place on."""
        self._origin = spot
        self.preview(spot, MarkColor.GREEN)

    def preview(self, spot: Spot | None, color: MarkColor) -> None:
        """Show what would be drawn if it ended at `spot`; nothing if none was begun."""
        origin = self._origin
        # No circle before the button is up, or an arrow would begin with one.
        mark = None if origin is None or spot == origin else mark_between(origin, spot, color)
        self._item.set_marks(self._item.annotations, mark)

    def finish(self, spot: Spot | None, color: MarkColor) -> None:
        """End at `spot`."""
        origin = self._origin
        self.stop()
        mark = None if origin is None else mark_between(origin, spot, color)
        if mark is not None:
            self._drawn(mark)

    def stop(self) -> bool:
        """Give the mark up; False if there was none."""
        if self._origin is None:
            return False
        self._origin = None
        self._item.set_marks(self._item.annotations)
        return True
