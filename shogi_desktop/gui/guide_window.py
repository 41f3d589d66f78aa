"""The user guide in a window of its own: its pages at the left, the page looked at beside them.

The pages are Markdown files that come with the program (see :mod:`shogi_desktop.app.guide`); what is here
shows them, follows their links and searches them. A link to the web is opened by the system, and only when it
is clicked.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QImage,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.guide import GuidePage, guide_pages, reference_file, slug
from shogi_desktop.gui.tokens import BODY_PX, DISPLAY_PX, GRID, HEADING_PX

_SIZE: Final = QSize(1080, 780)
_LIST_WIDTH: Final = 264
_MARGIN: Final = 4 * GRID
_WIDEST: Final = 800
"""Longer lines are hard to read."""
_LINE_PERCENT: Final = 140
_RESIZED_MS: Final = 80


class GuideView(QTextBrowser):
    """One page. Pictures are made as wide as the text at most; a link to a heading leads there."""

    page_shown = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(0)
        self.anchorClicked.connect(self.follow)
        self.sourceChanged.connect(self._show_source)
        self._page = QUrl()
        self._pictures: dict[str, QImage] = {}
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(_RESIZED_MS)
        self._resized.timeout.connect(self._fit_pictures)

    @property
    def file(self) -> Path:
        """The file of the page shown."""
        return Path(self._page.toLocalFile())

    def open(self, file: Path) -> None:
        """Show that page from its beginning."""
        self.setSource(QUrl.fromLocalFile(str(file)))

    def follow(self, link: QUrl) -> None:
        """Go where a link of the page leads. One to what does not come with the program does nothing."""
        target = self._page.resolved(link)
        if target.scheme() in {"http", "https"}:
            QDesktopServices.openUrl(target)
            return
        file = Path(target.toLocalFile())
        if file.suffix == ".md" and file.is_file():
            self.setSource(target)

    def headings(self) -> list[str]:
        """The headings of the page, in order."""
        return [block.text() for block in self._blocks() if block.blockFormat().headingLevel()]

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Qt asks for a text or a picture; a picture comes fitted to the width of the text."""
        loaded = super().loadResource(kind, name)
        if kind != QTextDocument.ResourceType.ImageResource.value:
            self._pictures.clear()
            return loaded
        image = QImage.fromData(loaded) if isinstance(loaded, QByteArray) else QImage()
        self._pictures[QUrl(name).toString()] = image
        return self._fitted(image)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = max(_MARGIN, (self.width() - _WIDEST) // 2)
        self.setViewportMargins(side, 0, side, 0)
        self._resized.start()

    def _fitted(self, image: QImage) -> QImage:
        if image.isNull():
            return image
        ratio = self.devicePixelRatioF()
        room = max(1, round((self.viewport().width() - 2 * GRID) * ratio))
        # A picture shows the window pixel by pixel: on a finer screen it is drawn as large as the window is.
        width = min(room, round(image.width() * ratio))
        fitted = image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        fitted.setDevicePixelRatio(ratio)
        return fitted

    def _fit_pictures(self) -> None:
        """Make the pictures anew for another width, the text staying where it was."""
        place = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        for name, image in self._pictures.items():
            self.document().addResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(name), self._fitted(image)
            )
        self.document().markContentsDirty(0, self.document().characterCount())
        if place and self.verticalScrollBar().value():
            self._scroll_to(self.document().findBlock(place))

    def _show_source(self, url: QUrl) -> None:
        """Dress a page just read, and go to the heading that the link named."""
        page = QUrl.fromLocalFile(url.toLocalFile())
        if page != self._page:  # `source` does not know it yet
            self._page = page
            self._dress()
            self.page_shown.emit(self.file)
        if url.hasFragment():
            wanted = url.fragment(QUrl.ComponentFormattingOption.FullyDecoded)
            found = [
                block
                for block in self._blocks()
                if block.blockFormat().headingLevel() and slug(block.text()) == wanted
            ]
            if found:
                self._scroll_to(found[0])

    def reread(self) -> None:
        """Read the page again: its links take the colours in force."""
        place = self.verticalScrollBar().value()
        self._page = QUrl()
        self.reload()
        self.verticalScrollBar().setValue(place)

    def _blocks(self) -> list[QTextBlock]:
        block, found = self.document().begin(), []
        while block.isValid():
            found.append(block)
            block = block.next()
        return found

    def _scroll_to(self, block: QTextBlock) -> None:
        self.setTextCursor(QTextCursor(block))
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - GRID)

    def _dress(self) -> None:
        """Give headings, paragraphs and tables the sizes and distances of the window."""
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                table = frame.format().toTableFormat()
                table.setCellPadding(GRID / 2)
                table.setBorder(0)
                frame.setFormat(table)
        for number, block in enumerate(self._blocks()):
            cursor = QTextCursor(block)
            form = block.blockFormat()
            level = form.headingLevel()
            form.setLineHeight(_LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if level:
                form.setTopMargin((0 if number == 0 else 3 if level == 2 else 2) * GRID)
                form.setBottomMargin(GRID)
                size = {1: DISPLAY_PX, 2: HEADING_PX}.get(level, BODY_PX + 1)
                look = QTextCharFormat()
                look.setProperty(QTextCharFormat.Property.FontPixelSize.value, size)
                look.setFontWeight(600)
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                cursor.mergeCharFormat(look)
            elif cursor.currentTable() is None:
                form.setBottomMargin(GRID / 2 if cursor.currentList() is not None else GRID)
            cursor.setBlockFormat(form)
        self.moveCursor(QTextCursor.MoveOperation.Start)


class GuideWindow(QDialog):
    """The guide in one language.

    :ivar view: the page shown. :ivar list: all pages. :ivar search: what is looked for, in all of them.
    """

    def __init__(self, docs: Path, language: Callable[[], str], parent: QWidget | None = None) -> None:
        """:param docs: the folder of all documents. :param language: tells the language by its code."""
        super().__init__(parent, Qt.WindowType.Window)
        self._docs = docs
        self._language = language
        self._pages: tuple[GuidePage, ...] = ()
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._choose)
        self.view = GuideView(self)
        self.view.page_shown.connect(self._mark_page)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.returnPressed.connect(self.find_next)
        self.back_button = self._button(self.view.backward)
        self.forward_button = self._button(self.view.forward)
        self.close_button = self._button(self.close)
        self.view.backwardAvailable.connect(self.back_button.setEnabled)
        self.view.forwardAvailable.connect(self.forward_button.setEnabled)
        for keys, handler in (
            (QKeySequence.StandardKey.Back, self.view.backward),
            (QKeySequence.StandardKey.Forward, self.view.forward),
            (QKeySequence.StandardKey.Find, self._begin_search),
            (QKeySequence.StandardKey.FindNext, self.find_next),
        ):
            QShortcut(keys, self, handler)
        self._lay_out()
        self.retranslate()

    def _button(self, handler: Callable[[], object]) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(False)
        button.clicked.connect(handler)
        return button

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self.back_button)
        head.addWidget(self.forward_button)
        head.addStretch(1)
        head.addWidget(self.search, 1)
        head.addWidget(self.close_button)
        self.list.setFixedWidth(_LIST_WIDTH)
        pages = QHBoxLayout()
        pages.setSpacing(2 * GRID)
        pages.addWidget(self.list)
        pages.addWidget(self.view, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(2 * GRID)
        column.addLayout(head)
        column.addLayout(pages, 1)
        self.resize(_SIZE.boundedTo(self.screen().availableSize()))

    def retranslate(self) -> None:
        """Show the guide of the window's language, at the page of the same place."""
        row = max(0, self.list.currentRow())
        self.setWindowTitle(self.tr("User guide"))
        self.back_button.setText(self.tr("← Back"))
        self.forward_button.setText(self.tr("Forward →"))
        self.close_button.setText(self.tr("Close"))
        self.search.setPlaceholderText(self.tr("Search the guide"))
        self.search.setAccessibleName(self.tr("Search the guide"))
        self.list.setAccessibleName(self.tr("Pages"))
        self.view.setAccessibleName(self.tr("User guide"))
        pages = guide_pages(self._docs, self._language())
        reference = reference_file(self._docs)
        if reference.is_file():
            pages += (GuidePage(reference, self.tr("Everything else (in English)")),)
        self._pages = pages
        self.list.blockSignals(True)
        self.list.clear()
        for page in pages:
            self.list.addItem(QListWidgetItem(page.title))
        self.list.blockSignals(False)
        if not pages:
            folder = self._docs / "guide"
            self.view.setPlainText(
                self.tr("The guide is missing ({folder}). Install the program again.").format(folder=folder)
            )
            return
        self.list.setCurrentRow(min(row, len(pages) - 1))
        self.view.clearHistory()
        self.back_button.setEnabled(False)
        self.forward_button.setEnabled(False)

    def find_next(self) -> None:
        """Go to the next place of what is looked for: further on this page, then on those after it."""
        wanted = self.search.text()
        if not wanted or self.view.find(wanted):
            return
        files = [page.file for page in self._pages]
        here = files.index(self.view.file) if self.view.file in files else 0
        for file in (*files[here + 1 :], *files[: here + 1]):
            if wanted.casefold() in file.read_text(encoding="utf-8").casefold():
                self.view.open(file)
                self.view.moveCursor(QTextCursor.MoveOperation.Start)
                if self.view.find(wanted):
                    return

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _choose(self, row: int) -> None:
        if row >= 0 and self.view.file != self._pages[row].file:
            self.view.open(self._pages[row].file)

    def _mark_page(self, file: Path) -> None:
        """Mark the page that a link led to; none where it is not one of the list."""
        rows = [row for row, page in enumerate(self._pages) if page.file == file]
        self.list.setCurrentRow(rows[0] if rows else -1)

    def changeEvent(self, event: QEvent) -> None:
        """Links are coloured when a page is read: read it again in other colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._pages:
            self.view.reread()
