"""What there is to tell of a board: gathered while it happens, told once when that is over."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.records.cursor import Shown


class News(QObject):
    """Gathers changes and events, and tells them."""

    changed = Signal(object)
    """`Changes`, at the end of what made them."""
    happened = Signal(object)
    """Something that is not to be seen in the state afterwards."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._depth = 0
        self._what = Change(0)
        self._shown: Shown | None = None
        self._untold: list[object] = []

    @contextmanager
    def together(self) -> Iterator[None]:
        """Tell of all that changes within as one change."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if not self._depth:
                self._tell()

    def note(self, change: Change, shown: Shown | None = None) -> None:
        """Tell the views that something changed: now, or at the end of what is done `together`.

        :param shown: the position shown from now on; where it is not the only one, no single move led there.
        """
        if shown is not None:
            alone = self._shown is None
            self._shown = shown if alone else Shown(shown.position, shown.last_move, shown.check, None)
        self._what |= change
        if not self._depth:
            self._tell()

    def tell(self, event: object) -> None:
        """Tell of something that happened."""
        self.happened.emit(event)

    def tell_when_shown(self, event: object) -> None:
        """Tell of something that happened to what is on the board, once the views show that."""
        if self._depth:
            self._untold.append(event)
        else:
            self.tell(event)

    def _tell(self) -> None:
        what, shown = self._what, self._shown
        self._what, self._shown = Change(0), None
        untold, self._untold = self._untold, []
        if what:
            self.changed.emit(Changes(what, shown))
        for event in untold:
            self.tell(event)
