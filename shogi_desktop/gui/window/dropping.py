"""What is dragged onto the window: a kifu or a text is opened, folders and several files make a library."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class Dropper(QObject):
    """Takes drops for a window. A field for text in it keeps its own."""

    def __init__(
        self,
        window: QWidget,
        open_file: Callable[[Path], None],
        open_text: Callable[[str], None],
        add_to_library: Callable[[list[Path]], None],
    ) -> None:
        super().__init__(window)
        self._open_file = open_file
        self._open_text = open_text
        self._add_to_library = add_to_library
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept what can be read, and read it when it is dropped."""
        if not isinstance(event, QDropEvent) or not _is_wanted(event.mimeData()):
            return super().eventFilter(watched, event)
        if event.source() is not None:
            # The diagram that was dragged out of this window comes back: nothing is to be opened.
            return super().eventFilter(watched, event)
        # Copied, whatever was offered: nobody's file is to be moved into a game program.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() == QEvent.Type.Drop:
            self._take(event.mimeData())
        return True

    def _take(self, data: QMimeData) -> None:
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if len(paths) == 1:
            self._open_file(paths[0])
        elif paths:
            self._add_to_library(paths)
        elif data.hasUrls():
            self._open_text(data.urls()[0].toString())
        else:
            self._open_text(data.text())


def _is_wanted(data: QMimeData) -> bool:
    return data.hasUrls() or data.hasText()
