"""A long text in a window: laid out part by part, its pictures made in a thread while it is seen.

What is seen of it comes at once, the rest in slices (see `gui.tasks.slices`). What the text is, and where
its pictures come from, is for who shows one: the guide, the rules reference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QMimeData, QSize, QUrl
from PySide6.QtGui import QHideEvent, QImage, QShowEvent, QTextBlock, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from shogi_desktop.gui.learn.documents import append, room
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.tasks.background import PaintThread
from shogi_desktop.gui.tasks.slices import Slices
from shogi_desktop.gui.widgets.line_ends import released

_IMAGE: Final = QTextDocument.ResourceType.ImageResource.value

Work = Callable[[], QImage]
"""Makes a picture, in the thread."""


class DocumentView(QTextBrowser):
    """One document. Where a picture goes there is room for it until it has been made."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self._slices = Slices(self)
        self._painter: PaintThread | None = None
        self._pictures: set[str] = set()
        self._wanted: dict[str, Work] = {}
        self._begins_at: int | None = None
        """What is to be at the top when the text is seen: before, its lines have other ends."""

    def _part(self, text: str) -> QTextDocument:
        """A part of the text as a document of its own, looking as it will here."""
        raise NotImplementedError

    def _picture(self, name: QUrl) -> tuple[QSize, Work] | None:
        """How large a picture will be, in device pixels, and what makes it; None if there is no such."""
        raise NotImplementedError

    def createMimeDataFromSelection(self) -> QMimeData:
        """What is copied, without what only holds it together here."""
        copied = super().createMimeDataFromSelection()
        copied.setText(released(copied.text()))
        copied.setData("text/html", released(copied.html()).encode())
        return copied

    # --- part by part ---------------------------------------------------------------------------------------

    @property
    def building(self) -> bool:
        """Whether a part is still to be laid out."""
        return self._slices.running

    def finish(self) -> None:
        """Lay out at once what is not there yet."""
        self._slices.finish()

    def lay_out_until(self, reached: Callable[[], bool]) -> None:
        """Lay out at once as many parts as it takes until `reached` holds."""
        self._slices.until(reached)

    def stop(self) -> None:
        """Lay out nothing more."""
        self._slices.stop()

    def _begin(self, parts: list[str]) -> None:
        """Lay out `parts` behind what is there, one after the other. What was under way is dropped."""
        self._slices.begin(self._append(parts))

    def _append(self, parts: list[str]) -> Iterator[None]:
        for part in parts:
            self._appended(append(self.document(), self._part(part)))
            yield

    def _appended(self, first: int) -> None:
        """A part has come that begins at the block of that number."""

    def fills(self, position: int) -> bool:
        """Whether there is a page of text below that position; while the text is hidden it has no height."""
        return not self.isVisible() or (
            self.document().size().height() > self._top(position) + self.viewport().height()
        )

    def bring_to_top(self, position: int) -> None:
        """Scroll to where the block with that position begins, for which a page must come below it."""
        self._begins_at = None if self.isVisible() else position
        self.lay_out_until(lambda: self.fills(position))
        self.verticalScrollBar().setValue(round(self._top(position)) - GRID)

    def _top(self, position: int) -> float:
        block: QTextBlock = self.document().findBlock(position)
        return self.document().documentLayout().blockBoundingRect(block).top()

    # --- pictures -------------------------------------------------------------------------------------------

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Qt asks for what the text needs; in place of a picture it gets its room."""
        return self._room_for(QUrl(name)) if kind == _IMAGE else super().loadResource(kind, name)

    def renew_pictures(self) -> None:
        """Make all pictures anew: they have another size."""
        for name in self._pictures:
            self._put(name, self._room_for(QUrl(name)))

    def forget_pictures(self) -> None:
        """Drop all pictures, those too that are being made: another text comes, or another look."""
        if self._painter is not None:
            self._painter.forget()
        for name in self._pictures:
            # What was put there stays when the text is replaced.
            self._put(name, None)
        self._pictures.clear()
        self._wanted.clear()

    def _room_for(self, url: QUrl) -> QImage:
        name, found = url.toString(), self._picture(url)
        if found is None:
            return QImage()
        size, self._wanted[name] = found
        self._pictures.add(name)
        if self.isVisible():
            self._make(name)
        return room(size, self.devicePixelRatioF())

    def _make(self, name: str) -> None:
        if self._painter is None:
            self._painter = PaintThread(self)
            self._painter.done.connect(self._show_picture)
        work = self._wanted[name]
        self._painter.ask(name, lambda: (work, work()))

    def _show_picture(self, name: str, made: tuple[Work, QImage]) -> None:
        """Put a picture where its room is, unless another one goes there by now."""
        work, image = made
        if self._wanted.get(name) is work:
            del self._wanted[name]
            self._put(name, image)
            self.viewport().update()

    def _put(self, name: str, image: QImage | None) -> None:
        self.document().addResource(_IMAGE, QUrl(name), image)

    def showEvent(self, event: QShowEvent) -> None:
        """Make what is missing, and be where one was to be."""
        super().showEvent(event)
        for name in self._wanted:
            self._make(name)
        if self._begins_at is not None:
            self.bring_to_top(self._begins_at)

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody looks at is made when it is looked at."""
        super().hideEvent(event)
        if self._painter is not None:
            self._painter.end()
            self._painter.deleteLater()
            self._painter = None
