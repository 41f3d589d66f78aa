"""A PDF read back by PDFium, which comes with Qt's bindings but draws none of our sheets."""

from __future__ import annotations

import re

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtPdf import QPdfDocument


def texts_of(pdf: bytes) -> list[str]:
    """The text of each page, with spaces of every kind taken out."""
    data = QByteArray(pdf)
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document = QPdfDocument()
    document.load(buffer)
    assert document.error() is QPdfDocument.Error.None_
    texts = [re.sub(r"\s+", "", document.getAllText(page).text()) for page in range(document.pageCount())]
    document.close()
    return texts
