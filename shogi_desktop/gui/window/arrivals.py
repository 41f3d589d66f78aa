"""Files that come to the running window from outside: a later start of the program, or the desktop itself.

Brings the window to the front and opens what came, as a drop on it would. While a dialog asks something,
files wait for its end: nothing may change under a question. The socket is `app.system.single_instance`'s.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from shogi_desktop.app.system.start_request import Request
from shogi_desktop.gui.widgets.front import bring_to_front

_LOOK_AGAIN_MS = 200


class Arrivals(QObject):
    """Opens in `window` what comes from outside.

    :ivar waiting: files that wait for a dialog to end.
    """

    def __init__(
        self,
        window: QWidget,
        open_path: Callable[[Path], None],
        add_to_library: Callable[[list[Path]], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._open_path = open_path
        self._add_to_library = add_to_library
        self.waiting: list[Path] = []
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_LOOK_AGAIN_MS)
        self._patience.timeout.connect(self._open_waiting)

    def take(self, request: object) -> None:
        """Show the window, and open the files of a later start."""
        if not isinstance(request, Request):
            return
        os.environ.update(request.activation or {})  # Qt takes the desktop's leave from there
        self._come_up()
        self.open([Path(file) for file in request.files])

    def open(self, paths: Sequence[Path]) -> None:
        """Open one file for study; several become part of the library."""
        self.waiting.extend(paths)
        self._open_waiting()

    def _open_waiting(self) -> None:
        if not self.waiting:
            return
        if QApplication.activeModalWidget() is not None:
            self._patience.start()
            return
        paths, self.waiting = self.waiting, []
        if len(paths) == 1:
            self._open_path(paths[0])
        else:
            self._add_to_library(paths)

    def _come_up(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        bring_to_front(window)
