"""A layout that puts widgets side by side and begins a new line where there is no room for the next one."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from shogi_desktop.gui.look.tokens import GRID


class WrapRow(QLayout):
    """Lines of widgets, each line filled: its widgets share the room that is left over.

    Where some of a line ask for more room than they need (their size policy says so), these share it alone.

    :ivar even: whether all widgets are as wide as the widest one, so that they stand in columns.
    """

    def __init__(self, parent: QWidget | None = None, *, even: bool = False) -> None:
        super().__init__(parent)
        self.even = even
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(GRID)

    def addItem(self, item: QLayoutItem) -> None:
        """Put `item` at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many widgets there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at that place, or None."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take the item at that place away, or None."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """To the sides."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines in that width."""
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        """Put every widget in its place."""
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        widths = self._widths()
        height = max((item.sizeHint().height() for item in self._items), default=0)
        return QSize(sum(widths) + self.spacing() * max(0, len(widths) - 1), height)

    def minimumSize(self) -> QSize:
        """One below the other."""
        height = max((item.sizeHint().height() for item in self._items), default=0)
        return QSize(max(self._widths(), default=0), height)

    def _widths(self) -> list[int]:
        widths = [item.sizeHint().width() for item in self._items]
        return [max(widths)] * len(widths) if self.even and widths else widths

    def _lines(self, width: int) -> list[list[int]]:
        """The items of each line, by number."""
        lines: list[list[int]] = []
        room = 0
        for number, wanted in enumerate(self._widths()):
            if not lines or room < wanted:
                lines.append([])
                room = width
            lines[-1].append(number)
            room -= wanted + self.spacing()
        return lines

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        widths, top = self._widths(), rect.top()
        lines = self._lines(rect.width())
        columns = max(map(len, lines), default=1)
        for line in lines:
            height = max(self._items[number].sizeHint().height() for number in line)
            places = columns if self.even else len(line)
            spare = rect.width() - self.spacing() * (places - 1) - sum(widths[n] for n in line)
            if self.even:
                spare -= widths[line[0]] * (columns - len(line))
            eager = [n for n in line if self._items[n].expandingDirections() & Qt.Orientation.Horizontal]
            taking = set(line if self.even or not eager else eager)
            shares = places if self.even else len(taking)
            left = rect.left()
            for number in line:
                wide = widths[number] + (max(0, spare) // shares if number in taking else 0)
                if place:
                    self._items[number].setGeometry(QRect(left, top, wide, height))
                left += wide + self.spacing()
            top += height + self.spacing()
        return top - rect.top() - (self.spacing() if lines else 0)
