"""A layout that puts widgets side by side in as few lines as they have room in."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem

from shogi_desktop.gui.look.tokens import GRID


class _Measured(NamedTuple):
    """What a widget asks for."""

    item: QLayoutItem
    width: int
    height: int
    most_width: int
    eager: bool


class WrapRow(QLayout):
    """Lines of widgets, each line filled: its widgets share the room that is left over.

    The lines are about as full as each other: a lone widget below a full line looks forgotten.

    Where some of a line ask for more room than they need (their size policy says so), these share it alone;
    where none of them may grow, the room stays free behind them.

    :ivar even: whether all widgets are as wide as the widest one, so that they stand in columns; `None`:
        in columns, each as wide as the widest of its own, where that takes no further line, else as words
        in a text.
    """

    def __init__(self, parent: QWidget | None = None, *, even: bool | None = False) -> None:
        super().__init__(parent)
        self.even = even
        self._items: list[QLayoutItem] = []
        self._taken: QLayoutItem | None = None
        self._known: list[_Measured] | None = None
        self._heights: dict[tuple[int, bool | None, int], int] = {}
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(GRID)

    def addWidget(self, widget: QWidget) -> None:
        """Put `widget` at the end.

        Its item is made here: of one that Qt makes Python is not told when it goes, and takes the next one at
        its address for it. That one is then gone for us while Qt still asks for it.
        """
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def addItem(self, item: QLayoutItem) -> None:
        """Put `item` at the end."""
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        """How many widgets there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at that place, or None."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take the item at that place away, or None."""
        self._forget()
        # Whoever asked deletes it: until then it has to be there.
        self._taken = self._items.pop(index) if 0 <= index < len(self._items) else None
        return self._taken

    def invalidate(self) -> None:
        """Ask the widgets anew. Qt says so when one of them asks for other room, comes or goes."""
        self._forget()
        super().invalidate()

    def _forget(self) -> None:
        self._known = None
        self._heights.clear()

    def expandingDirections(self) -> Qt.Orientation:
        """To the sides."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines in that width."""
        key = (width, self.even, self.spacing())
        if key not in self._heights:
            self._heights[key] = self._arrange(QRect(0, 0, width, 0), place=False)
        return self._heights[key]

    def setGeometry(self, rect: QRect) -> None:
        """Put every widget in its place."""
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        widths = self._widths(even=bool(self.even))
        height = max((shown.height for shown in self._shown), default=0)
        return QSize(sum(widths) + self.spacing() * max(0, len(widths) - 1), height)

    def minimumSize(self) -> QSize:
        """One below the other."""
        height = max((shown.height for shown in self._shown), default=0)
        return QSize(max(self._widths(even=False), default=0), height)

    @property
    def _shown(self) -> list[_Measured]:
        """The widgets that are shown. Qt asks for heights hundreds of times while a window is laid out."""
        if self._known is None:
            self._known = [_measured(item) for item in self._items if not item.isEmpty()]
        return self._known

    def _widths(self, *, even: bool) -> list[int]:
        widths = [shown.width for shown in self._shown]
        return [max(widths)] * len(widths) if even and widths else widths

    def _in_columns(self, width: int) -> list[int]:
        """The widths of the columns that the widgets stand in, as few lines as without; none: no columns."""
        if self.even is not None:
            return []
        widths = self._widths(even=False)
        lines = len(self._lines(width, widths))
        if lines < 2:
            return []
        number = -(-len(widths) // lines)
        columns = [max(widths[column::number]) for column in range(number)]
        spare = width - sum(columns) - self.spacing() * (number - 1)
        return [column + spare // number for column in columns] if spare >= 0 else []

    def _lines(self, width: int, widths: list[int]) -> list[list[int]]:
        """The items of each line, by number: as many in each as there is room for."""
        lines: list[list[int]] = []
        room = 0
        for number, wanted in enumerate(widths):
            if not lines or room < wanted:
                lines.append([])
                room = width
            lines[-1].append(number)
            room -= wanted + self.spacing()
        return lines

    def _balanced(self, lines: list[list[int]], widths: list[int]) -> list[list[int]]:
        """As many lines, none much fuller than the others."""
        while True:
            fullest = max(sum(widths[n] + self.spacing() for n in line) for line in lines) if lines else 0
            narrower = self._lines(fullest - self.spacing() - 1, widths)
            if len(narrower) > len(lines) or narrower == lines:
                return lines
            lines = narrower

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        shown, columns_wide = self._shown, self._in_columns(rect.width())
        if columns_wide:
            return self._arrange_in(rect, columns_wide, place=place)
        even = bool(self.even)
        widths, top = self._widths(even=even), rect.top()
        lines = self._lines(rect.width(), widths)
        flows = self.even is None and len(lines) > 1
        if self.even is not None:
            lines = self._balanced(lines, widths)
        columns = max(map(len, lines), default=1)
        for line in lines:
            height = max(shown[number].height for number in line)
            places = columns if even else len(line)
            spare = rect.width() - self.spacing() * (places - 1) - sum(widths[n] for n in line)
            if even:
                spare -= widths[line[0]] * (columns - len(line))
            eager = [n for n in line if shown[n].eager]
            growing = [n for n in line if shown[n].most_width > widths[n]]
            more = dict.fromkeys(line, max(0, spare) // places) if even else {}
            if not even and not flows:
                more = _shared(max(0, spare), {n: shown[n].most_width - widths[n] for n in eager or growing})
            left = rect.left()
            for number in line:
                wide = widths[number] + more.get(number, 0)
                if place:
                    shown[number].item.setGeometry(QRect(left, top, wide, height))
                left += wide + self.spacing()
            top += height + self.spacing()
        return top - rect.top() - (self.spacing() if lines else 0)

    def _arrange_in(self, rect: QRect, columns: list[int], *, place: bool) -> int:
        shown, top = self._shown, rect.top()
        for start in range(0, len(shown), len(columns)):
            line = shown[start : start + len(columns)]
            height, left = max(one.height for one in line), rect.left()
            for one, wide in zip(line, columns, strict=False):
                if place:
                    one.item.setGeometry(QRect(left, top, wide, height))
                left += wide + self.spacing()
            top += height + self.spacing()
        return top - rect.top() - self.spacing()


def _shared(spare: int, room: dict[int, int]) -> dict[int, int]:
    """Who takes how much of `spare` pixels, so that none is left over that anybody has room for."""
    more = {}
    by_room = sorted(room, key=lambda one: room[one])
    for sharers, one in zip(range(len(by_room), 0, -1), by_room, strict=True):
        more[one] = min(spare // sharers, room[one])
        spare -= more[one]
    return more


def _measured(item: QLayoutItem) -> _Measured:
    hint = item.sizeHint()
    eager = bool(item.expandingDirections() & Qt.Orientation.Horizontal)
    return _Measured(item, hint.width(), hint.height(), item.maximumSize().width(), eager)
