"""Text documents that are put together part by part, with nothing lost at the seams, and their pictures.

Which parts there are, and when they come, is for the windows that show them (see `gui.tasks.slices`).
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtGui import (
    QImage,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextDocumentFragment,
)


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """The paragraphs of a document, those of its tables too."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def append(document: QTextDocument, more: QTextDocument) -> int:
    """Put the text of `more` behind that of `document`, in paragraphs of its own and looking as it does.

    Returns the number of its first block.
    """
    head = more.begin()
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    cursor.movePosition(QTextCursor.MoveOperation.End)
    cursor.insertBlock(head.blockFormat(), QTextCharFormat())
    first = cursor.block().blockNumber()
    cursor.insertFragment(QTextDocumentFragment(more))
    # What is inserted goes into a paragraph that is there: its first one loses its look to that.
    if head.textList() is None:
        QTextCursor(document.findBlockByNumber(first)).setBlockFormat(head.blockFormat())
    cursor.endEditBlock()
    return first


def room(size: QSize, ratio: float) -> QImage:
    """An empty picture of `size` device pixels: the room of one that is still being made."""
    # One bit a pixel: a page has many of them.
    empty = QImage(size, QImage.Format.Format_Mono)
    empty.setColorTable([0, 0])
    empty.fill(0)
    empty.setDevicePixelRatio(ratio)
    return empty
