"""What a hand draws on the board with the right button, or from the keyboard: an arrow, or a circle.

No pixels here: where it began, where it is, and what mark that makes.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

from shogi_desktop.game import Arrow, Circle, InHand, Mark, MarkColor
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
