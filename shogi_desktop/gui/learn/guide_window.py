"""The user guide in a window of its own: its pages at the left, the page looked at beside them.

The pages are Markdown files that come with the program (see `app.learn.guide`); what is here shows them,
follows their links and searches them. A link to the web is opened by the system, and only when it is clicked.
A long page is laid out section by section, what is seen first (see `gui.tasks.slices`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QImage,
    QImageReader,
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

from shogi_desktop.app.learn.guide import GuidePage, guide_pages, reference_file, sections, slug
from shogi_desktop.gui.learn.documents import append, blocks, room
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import BODY_PX, DISPLAY_PX, GRID, HEADING_PX
from shogi_desktop.gui.tasks.background import PaintThread
from shogi_desktop.gui.tasks.slices import Slices

_SIZE: Final = QSize(1080, 780)
_SMALLEST: Final = QSize(680, 420)
_LIST_WIDTH: Final = 272
_MARGIN: Final = 4 * GRID
_WIDEST: Final = 800
"""Longer lines are hard to read."""
_LINE_PERCENT: Final = 140
_RESIZED_MS: Final = 80
_PICTURE_CHARACTER: Final = "\ufffc"
"""Stands in a text where a picture is."""


class GuideView(QTextBrowser):
    """One page. Pictures are made as wide as the text at most; a link to a heading leads there.

    `page_shown` carries the file of a page just read; `finish` makes sure that all of it is there. A thread
    reads the pictures, until `end`.
    """

    page_shown = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.anchorClicked.connect(self.follow)
        self.sourceChanged.connect(self._show_source)
        self._page = QUrl()
        self._loading = QUrl()
        self._pictures: dict[str, QUrl] = {}
        self._rest: list[str] = []
        self._slices = Slices(self)
        self._in_history = False
        self._painter = PaintThread(self)
        self._painter.done.connect(self._show_picture)
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(_RESIZED_MS)
        self._resized.timeout.connect(self._fit_page)

    @property
    def file(self) -> Path:
        """The file of the page shown."""
        return Path(self._page.toLocalFile())

    def open(self, file: Path) -> None:
        """Show that page from its beginning."""
        self.setSource(QUrl.fromLocalFile(str(file)))

    @property
    def building(self) -> bool:
        """Whether a part of the page is still to be laid out."""
        return self._slices.running

    def tell(self, text: str) -> None:
        """Show a sentence in place of a page."""
        self._slices.stop()
        self.setPlainText(text)

    def finish(self) -> None:
        """Lay out at once what is not there yet of the page."""
        self._slices.finish()

    def end(self) -> None:
        """Stop building, and the thread; no further picture comes."""
        self._slices.stop()
        self._resized.stop()
        self._painter.end()

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
        self.finish()
        return [block.text() for block in blocks(self.document()) if block.blockFormat().headingLevel()]

    def reread(self) -> None:
        """Read the page again: its links take the colours in force."""
        bar = self.verticalScrollBar()
        place = bar.value()
        self._page = QUrl()
        self.reload()
        self._slices.until(lambda: bar.maximum() >= place)
        bar.setValue(place)

    def backward(self) -> None:
        """Go back to the page before, at the place where it was left."""
        self._in_history = True
        super().backward()
        self._in_history = False

    def forward(self) -> None:
        """Go on again, likewise."""
        self._in_history = True
        super().forward()
        self._in_history = False

    # --- pictures -------------------------------------------------------------------------------------------

    def doSetSource(
        self, name: QUrl | str, kind: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource
    ) -> None:
        """Note what is read, which `source` tells only when it has been."""
        if QUrl(name).toLocalFile() != self._loading.toLocalFile():
            self._pictures.clear()
            self._painter.forget()
        self._loading = QUrl(name)
        super().doSetSource(name, kind)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Qt asks for a text or a picture; in place of a picture stands its room until it has been read.

        Of a text it gets what is seen first.
        """
        if kind == QTextDocument.ResourceType.MarkdownResource.value:
            text = Path(QUrl(name).toLocalFile()).read_text(encoding="utf-8")
            first, *self._rest = sections(text)
            return first
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        where = self._loading.resolved(QUrl(name))
        self._pictures[QUrl(name).toString()] = where
        return self._ask_picture(QUrl(name).toString(), where)

    def _room(self) -> int:
        """How wide a picture may be."""
        return max(1, self.viewport().width() - 2 * self._side() - GRID)

    def _side(self) -> int:
        return max(_MARGIN, (self.viewport().width() - _WIDEST) // 2)

    def _ask_picture(self, name: str, where: QUrl) -> QImage:
        """Have a picture read, and return an empty one of the size that it will have."""
        ratio, file = self.devicePixelRatioF(), where.toLocalFile()
        size = QImageReader(file).size()
        if not size.isValid():
            return QImage()
        # A picture shows the window pixel by pixel: on a finer screen it is drawn as large as the window is.
        width = round(min(self._room(), size.width()) * ratio)
        empty = room(QSize(width, max(1, round(size.height() * width / size.width()))), ratio)
        self._painter.ask((name, file, width, ratio), lambda: _fitted(file, width, ratio))
        return empty

    def _show_picture(self, ticket: tuple[str, str, int, float], image: object) -> None:
        """A picture has been read: put it where its room is, unless another page is there by now."""
        name, file, _, _ = ticket
        where = self._pictures.get(name)
        if where is not None and where.toLocalFile() == file:
            self._put(name, image)
            self.viewport().update()

    def _put(self, name: str, image: object) -> None:
        self.document().addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)

    # --- look -----------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resized.start()

    def _fit_page(self) -> None:
        """Take up another width, the text staying where it was."""
        place = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        scrolled = self.verticalScrollBar().value() > 0
        for name, where in self._pictures.items():
            self._put(name, self._ask_picture(name, where))
        # With the margins everything is laid out anew, and so the pictures too.
        self._set_margins()
        if scrolled:
            self._scroll_to(self.document().findBlock(place))

    def _set_margins(self) -> None:
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        form.setLeftMargin(self._side())
        form.setRightMargin(self._side())
        form.setTopMargin(_MARGIN)
        form.setBottomMargin(_MARGIN)
        frame.setFrameFormat(form)

    def _show_source(self, url: QUrl) -> None:
        """Dress a page just read, and go to the heading that the link named."""
        page = QUrl.fromLocalFile(url.toLocalFile())
        if page != self._page:
            self._page = page
            self._set_margins()
            dress(self.document())
            self.moveCursor(QTextCursor.MoveOperation.Start)
            self._slices.begin(self._append(self._rest))
            self._slices.until(lambda: self.document().size().height() > 2 * self.viewport().height())
            if self._in_history:
                # Qt scrolls to where the page was left, which has to be there.
                self.finish()
            self.page_shown.emit(self.file)
        if url.hasFragment():
            wanted = url.fragment(QUrl.ComponentFormattingOption.FullyDecoded)
            self._slices.until(lambda: self._heading(wanted) is not None)
            heading = self._heading(wanted)
            if heading is not None:
                self._scroll_to(heading)

    def _append(self, parts: list[str]) -> Iterator[None]:
        """Lay out one section after the other."""
        for part in parts:
            more = QTextDocument()
            more.setMarkdown(part)
            dress(more, first=False)
            append(self.document(), more)
            yield

    def _heading(self, wanted: str) -> QTextBlock | None:
        for block in blocks(self.document()):
            if block.blockFormat().headingLevel() and slug(block.text()) == wanted:
                return block
        return None

    def _scroll_to(self, block: QTextBlock) -> None:
        self.setTextCursor(QTextCursor(block))
        top = self.document().documentLayout().blockBoundingRect(block).top()
        # Below it there must be a page, for it to come to the top.
        self._slices.until(lambda: self.document().size().height() > top + self.viewport().height())
        self.verticalScrollBar().setValue(round(top) - GRID)


def dress(document: QTextDocument, *, first: bool = True) -> None:
    """Give headings, paragraphs and tables the sizes and distances of the window.

    :param first: whether it begins a page.
    """
    whole = QTextCursor(document)
    whole.beginEditBlock()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            table = frame.format().toTableFormat()
            table.setCellPadding(GRID / 2)
            table.setBorder(0)
            frame.setFormat(table)
    for number, block in enumerate(blocks(document)):
        _dress_block(block, first=first and number == 0)
    whole.endEditBlock()


def _dress_block(block: QTextBlock, *, first: bool) -> None:
    cursor = QTextCursor(block)
    form = block.blockFormat()
    level = form.headingLevel()
    shows_picture = _PICTURE_CHARACTER in block.text()
    if not shows_picture:  # its room would grow with the line
        form.setLineHeight(_LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    if level:
        form.setTopMargin(0 if first else (3 if level == 2 else 2) * GRID)
        form.setBottomMargin(GRID)
        look = QTextCharFormat()
        size = {1: DISPLAY_PX, 2: HEADING_PX}.get(level, BODY_PX + 1)
        look.setProperty(QTextCharFormat.Property.FontPixelSize.value, px(size))
        look.setFontWeight(600)
        # "The block under the cursor" would take in the end of the one before, and its list with it.
        heading = QTextCursor(block)
        heading.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        heading.mergeCharFormat(look)
    elif cursor.currentTable() is None:
        listed = cursor.currentList() is not None
        form.setBottomMargin(2 * GRID if shows_picture else GRID / 2 if listed else GRID)
    cursor.setBlockFormat(form)


def _fitted(file: str, width: int, ratio: float) -> QImage:
    image = QImage(file).scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
    image.setDevicePixelRatio(ratio)
    return image


class GuideWindow(QDialog):
    """The guide in one language.

    :ivar view: the page shown. :ivar list: all pages. :ivar search: what is looked for, in all of them.
    """

    def __init__(self, docs: Path, language: Callable[[], str], parent: QWidget | None = None) -> None:
        """:param docs: the folder of all documents. :param language: tells the language by its code."""
        super().__init__(parent, Qt.WindowType.Window)
        self._docs = docs
        self._language = language
        self._recoloured = QTimer(self)
        self._recoloured.setSingleShot(True)
        self._recoloured.setInterval(0)
        self._pages: tuple[GuidePage, ...] = ()
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._choose)
        self.view = GuideView(self)
        self.view.page_shown.connect(self._mark_page)
        self._recoloured.timeout.connect(self.view.reread)
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
        self.list.setFixedWidth(px(_LIST_WIDTH))
        pages = QHBoxLayout()
        pages.setSpacing(2 * GRID)
        pages.addWidget(self.list)
        pages.addWidget(self.view, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(2 * GRID)
        column.addLayout(head)
        column.addLayout(pages, 1)
        self.setMinimumSize(_SMALLEST)
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
            self.view.tell(
                self.tr("The guide is missing ({folder}). Install the program again.").format(folder=folder)
            )
            return
        self.list.setCurrentRow(min(row, len(pages) - 1))
        self.view.clearHistory()
        self.back_button.setEnabled(False)
        self.forward_button.setEnabled(False)

    def done(self, result: int) -> None:
        """Close; no picture is read any more."""
        self._recoloured.stop()
        self.view.end()
        super().done(result)

    def find_next(self) -> None:
        """Go to the next place of what is looked for: further on this page, then on those after it."""
        wanted = self.search.text()
        self.view.finish()
        if not wanted or self.view.find(wanted):
            return
        files = [page.file for page in self._pages]
        here = files.index(self.view.file) if self.view.file in files else 0
        for file in (*files[here + 1 :], *files[: here + 1]):
            if wanted.casefold() in file.read_text(encoding="utf-8").casefold():
                self.view.open(file)
                self.view.finish()
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
        """Links are coloured when a page is read: read it again, once, in other colours."""
        super().changeEvent(event)
        # Palette and style sheet come one after the other, and each is told of more than once.
        if event.type() == QEvent.Type.PaletteChange and self._pages:
            self._recoloured.start()
