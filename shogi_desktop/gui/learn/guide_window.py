"""The user guide in a window of its own: its pages at the left, the page looked at beside them.

The pages are Markdown files that come with the program (see `app.learn.guide`); what is here shows them,
follows their links and searches them. A link to the web is opened by the system, and only when it is clicked.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QDesktopServices,
    QImage,
    QImageReader,
    QKeySequence,
    QPainter,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidgetItem, QPushButton, QWidget

from shogi_desktop.app.learn.guide import GuidePage, guide_pages, reference_file, sections, slug
from shogi_desktop.gui.learn.document_view import DocumentView, Work
from shogi_desktop.gui.learn.document_window import DocumentWindow
from shogi_desktop.gui.learn.documents import blocks, for_reading, looked_for
from shogi_desktop.gui.look.icons import sign
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import BODY_PX, DISPLAY_PX, GRID, HEADING_PX

_SIZE: Final = QSize(1080, 780)
_MARGIN: Final = 4 * GRID
_WIDEST: Final = 800
"""Longer lines are hard to read."""
_LINE_PERCENT: Final = 140
_HEADING_LINE_PERCENT: Final = 110
_RESIZED_MS: Final = 80
_PICTURE_CHARACTER: Final = "\ufffc"
"""Stands in a text where a picture is."""


_DARK = 128
_VEIL = QColor(0, 0, 0, 80)
"""Over the pictures, of light windows, in a dark one."""


class GuideView(DocumentView):
    """One page. Pictures are made as wide as the text at most; a link to a heading leads there.

    `page_shown` carries the file of a page just read.
    """

    page_shown = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.anchorClicked.connect(self.follow)
        self.sourceChanged.connect(self._show_source)
        self._page = QUrl()
        self._loading = QUrl()
        self._rest: list[str] = []
        self._in_history = False
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

    def tell(self, text: str) -> None:
        """Show a sentence in place of a page."""
        self.stop()
        self.setPlainText(text)

    def stop(self) -> None:
        super().stop()
        self._resized.stop()

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
        self.lay_out_until(lambda: bar.maximum() >= place)
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

    # --- what Qt asks for -----------------------------------------------------------------------------------

    def doSetSource(
        self, name: QUrl | str, kind: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource
    ) -> None:
        """Note what is read, which `source` tells only when it has been."""
        if QUrl(name).toLocalFile() != self._loading.toLocalFile():
            self.forget_pictures()
        self._loading = QUrl(name)
        super().doSetSource(name, kind)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Of a text, what is seen first."""
        if kind != QTextDocument.ResourceType.MarkdownResource.value:
            return super().loadResource(kind, name)
        text = Path(QUrl(name).toLocalFile()).read_text(encoding="utf-8")
        first, *self._rest = map(for_reading, sections(text))
        # Qt reads a page anew whose text has changed, and appending the rest is such a change, even where a
        # link only leads to another of its headings: then the rest has to be appended again.
        self._page = QUrl()
        return first

    def _picture(self, name: QUrl) -> tuple[QSize, Work] | None:
        ratio, file = self.devicePixelRatioF(), self._loading.resolved(name).toLocalFile()
        size = QImageReader(file).size()
        if not size.isValid():
            return None
        # A picture shows the window pixel by pixel: on a finer screen it is drawn as large as the window is.
        width = round(min(self._room(), size.width()) * ratio)
        height = max(1, round(size.height() * width / size.width()))
        dark = self.palette().base().color().lightness() < _DARK
        return QSize(width, height), lambda: _fitted(file, width, ratio, dimmed=dark)

    # --- look -----------------------------------------------------------------------------------------------

    def _room(self) -> int:
        """How wide a picture may be."""
        return max(1, self.viewport().width() - 2 * self._side() - GRID)

    def _side(self) -> int:
        return max(_MARGIN, (self.viewport().width() - _WIDEST) // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resized.start()

    def _fit_page(self) -> None:
        """Take up another width, the text staying where it was."""
        place = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        scrolled = self.verticalScrollBar().value() > 0
        self.renew_pictures()
        # With the margins everything is laid out anew, and so the pictures too.
        self._set_margins()
        if scrolled:
            self.bring_to_top(place)

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
            self._begin(self._rest)
            self.lay_out_until(lambda: self.document().size().height() > 2 * self.viewport().height())
            if self._in_history:
                # Qt scrolls to where the page was left, which has to be there.
                self.finish()
            self.page_shown.emit(self.file)
        if url.hasFragment():
            wanted = url.fragment(QUrl.ComponentFormattingOption.FullyDecoded)
            self.lay_out_until(lambda: self._heading(wanted) is not None)
            heading = self._heading(wanted)
            if heading is not None:
                self.setTextCursor(QTextCursor(heading))
                self.bring_to_top(heading.position())

    def _part(self, text: str) -> QTextDocument:
        part = QTextDocument()
        part.setMarkdown(text)
        dress(part, first=False)
        return part

    def _heading(self, wanted: str) -> QTextBlock | None:
        for block in blocks(self.document()):
            if block.blockFormat().headingLevel() and slug(block.text()) == wanted:
                return block
        return None


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
            table.setCellSpacing(GRID / 2)
            table.setBorder(0)
            frame.setFormat(table)
    for number, block in enumerate(blocks(document)):
        _dress_block(block, first=first and number == 0)
    whole.endEditBlock()


def _dress_block(block: QTextBlock, *, first: bool) -> None:
    cursor = QTextCursor(block)
    form = block.blockFormat()
    level = form.headingLevel()
    # A long command goes on in the next line.
    form.setNonBreakableLines(False)
    shows_picture = _PICTURE_CHARACTER in block.text()
    if not shows_picture:  # its room would grow with the line
        percent = _HEADING_LINE_PERCENT if level else _LINE_PERCENT
        form.setLineHeight(percent, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
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


def _fitted(file: str, width: int, ratio: float, *, dimmed: bool) -> QImage:
    """The picture, `width` pixels wide; `dimmed`, so that a light window does not glare on a dark ground."""
    image = QImage(file).scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
    if dimmed:
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(image.rect(), _VEIL)
        painter.end()
    image.setDevicePixelRatio(ratio)
    return image


class GuideWindow(DocumentWindow):
    """The guide in one language: its pages are the contents, and the search looks through all of them."""

    view: GuideView

    def __init__(self, docs: Path, language: Callable[[], str], parent: QWidget | None = None) -> None:
        """:param docs: the folder of all documents. :param language: tells the language by its code."""
        super().__init__(GuideView(), _SIZE, parent)
        self._docs = docs
        self._language = language
        self._recoloured = QTimer(self)
        self._recoloured.setSingleShot(True)
        self._recoloured.setInterval(0)
        self._pages: tuple[GuidePage, ...] = ()
        self.contents.currentRowChanged.connect(self._choose)
        self.search.textChanged.connect(self.count.clear)
        self.view.page_shown.connect(self._mark_page)
        self._recoloured.timeout.connect(self.view.reread)
        self.back_button = self._button(self.view.backward)
        self.forward_button = self._button(self.view.forward)
        self.close_button = self._button(self.close)
        self.back_button.setIcon(sign("back"))
        self.forward_button.setIcon(sign("forward"))
        # Its sign stands behind its word, as it points.
        self.forward_button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.view.backwardAvailable.connect(self.back_button.setEnabled)
        self.view.forwardAvailable.connect(self.forward_button.setEnabled)
        for keys, handler in (
            (QKeySequence.StandardKey.Back, self.view.backward),
            (QKeySequence.StandardKey.Forward, self.view.forward),
        ):
            QShortcut(keys, self, handler)
        ways = QWidget(self)
        row = QHBoxLayout(ways)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self.back_button)
        row.addWidget(self.forward_button)
        row.addStretch(1)
        row.addWidget(self.close_button)
        self._lay_out(ways)
        self.retranslate()

    def _button(self, handler: Callable[[], object]) -> QPushButton:
        button = QPushButton(self)
        button.clicked.connect(handler)
        return button

    def retranslate(self) -> None:
        """Show the guide of the window's language, at the page of the same place."""
        row = max(0, self.contents.currentRow())
        self.setWindowTitle(self.tr("User guide"))
        self.back_button.setText(self.tr("Back"))
        self.forward_button.setText(self.tr("Forward"))
        self.close_button.setText(self.tr("Close"))
        self.search.setPlaceholderText(self.tr("Search the guide"))
        self.search.setAccessibleName(self.tr("Search the guide"))
        self.contents.setAccessibleName(self.tr("Pages"))
        self.view.setAccessibleName(self.tr("User guide"))
        pages = guide_pages(self._docs, self._language())
        reference = reference_file(self._docs)
        if reference.is_file():
            pages += (GuidePage(reference, self.tr("Everything else (in English)")),)
        self._pages = pages
        self.contents.blockSignals(True)
        self.contents.clear()
        for page in pages:
            self.contents.addItem(QListWidgetItem(page.title))
        self.contents.blockSignals(False)
        if not pages:
            folder = self._docs / "guide"
            self.view.tell(
                self.tr("The guide is missing ({folder}). Reinstall the program.").format(folder=folder)
            )
            return
        self.contents.setCurrentRow(min(row, len(pages) - 1))
        self.view.clearHistory()
        self.back_button.setEnabled(False)
        self.forward_button.setEnabled(False)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close; nothing more is laid out."""
        self._recoloured.stop()
        self.view.stop()
        super().closeEvent(event)

    def step(self, by: int) -> None:
        """Go on, on this page and then on those after it; or back."""
        wanted = self.search.text()
        place = looked_for(wanted)
        way = QTextDocument.FindFlag.FindBackward if by < 0 else QTextDocument.FindFlag(0)
        self.count.setText("")
        self.view.finish()
        if not wanted or self.view.find(place, way):
            return
        files = [page.file for page in self._pages][::by]
        here = files.index(self.view.file) if self.view.file in files else 0
        for file in (*files[here + 1 :], *files[: here + 1]):
            if wanted.casefold() in file.read_text(encoding="utf-8").casefold():
                self.view.open(file)
                self.view.finish()
                end = QTextCursor.MoveOperation.End if by < 0 else QTextCursor.MoveOperation.Start
                self.view.moveCursor(end)
                if self.view.find(place, way):
                    return
        self.count.setText(self.tr("Not found."))

    def _choose(self, row: int) -> None:
        if row >= 0 and self.view.file != self._pages[row].file:
            self.view.open(self._pages[row].file)

    def _mark_page(self, file: Path) -> None:
        """Mark the page that a link led to; none where it is not one of the list."""
        rows = [row for row, page in enumerate(self._pages) if page.file == file]
        self.contents.setCurrentRow(rows[0] if rows else -1)

    def changeEvent(self, event: QEvent) -> None:
        """Links are coloured when a page is read: read it again, once, in other colours."""
        super().changeEvent(event)
        # Palette and style sheet come one after the other, and each is told of more than once.
        if event.type() == QEvent.Type.PaletteChange and self._pages:
            self._recoloured.start()
