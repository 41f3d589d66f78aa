"""Text documents that are put together part by part, with nothing lost at the seams, and their pictures.

Which parts there are, and when they come, is for the windows that show them (see `gui.tasks.slices`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRegularExpression, QSize
from PySide6.QtGui import (
    QImage,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextDocumentFragment,
)

from shogi_desktop.gui.widgets.line_ends import HELD, JAPANESE, JOINER, held

_FENCE: Final = re.compile(r" *(```|~~~)")
_CODE: Final = "    "
_OWN_LINE: Final = re.compile(r" *(```|~~~|[#|>]|[*+-] |\d+[.)] |[-=]+ *$|$)")
"""The beginning of a line that does not go on with the paragraph above it."""


def for_reading(markdown: str) -> str:
    """`markdown` with lines that end where a reader does not stumble (see `gui.widgets.line_ends`).

    The lines of a paragraph are joined, in Japanese without the blank that Markdown makes of a new line.
    Headings, to which links lead by their text, and code stay as they are.
    """
    lines: list[str] = []
    code: set[int] = set()
    in_code, goes_on = False, False
    for line in markdown.split("\n"):
        fence = bool(_FENCE.match(line))
        in_code ^= fence
        if goes_on and not in_code and not _OWN_LINE.match(line):
            lines[-1] = _joined(lines[-1], line.lstrip())
            continue
        if fence or in_code or (line.startswith(_CODE) and not goes_on):
            code.add(len(lines))
        goes_on = bool(line) and line[0] not in "#|" and len(lines) not in code
        lines.append(line)
    return "\n".join(line if number in code else _held_line(line) for number, line in enumerate(lines))


def _joined(line: str, more: str) -> str:
    japanese = re.match(JAPANESE, line[-1:]) and re.match(JAPANESE, more)
    return f"{line}{'' if japanese else ' '}{more}"


def _held_line(line: str) -> str:
    if line.startswith("#"):
        return line
    if line.startswith("|"):
        return "|".join(f" {held(cell.strip())} " if cell.strip(" -:") else cell for cell in line.split("|"))
    return held(line)


def looked_for(words: str) -> QRegularExpression:
    """What finds `words` in a text :func:`for_reading`, in letters of either size."""
    blank = f"(?: |{HELD})"
    signs = (blank if sign == " " else QRegularExpression.escape(sign) for sign in words)
    option = QRegularExpression.PatternOption.CaseInsensitiveOption
    return QRegularExpression(f"{JOINER}?".join(signs), option)


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
