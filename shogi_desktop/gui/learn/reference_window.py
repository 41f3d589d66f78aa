"""The rules reference: a window beside the game, with contents, search, and diagrams made of the data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from html import escape

from PySide6.QtCore import QPoint, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.learn.reference import (
    Block,
    Bullets,
    Paragraph,
    Pieces,
    Section,
    SetUp,
    Table,
    item_text,
    reference,
)
from shogi_desktop.app.learn.words import movement_text, piece_name
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.gui.learn.documents import append, room
from shogi_desktop.gui.learn.pictures import board_image, board_size, movement_image
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import BODY_PX, DISPLAY_PX, GRID, HEADING_PX, Tokens
from shogi_desktop.gui.tasks.background import PaintThread
from shogi_desktop.gui.tasks.slices import Slices
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.paint.movement import movement_size
from shogi_desktop.rules import PieceKind, Position, Variant, variant_by_id

_SIZE = QSize(980, 760)
_DIAGRAM = 124
_BOARD = 372
_CONTENTS = 240
_MOST_SHARE = 36
"""Of a small window's width the contents do not take more than this, in percent."""
_TABLE = "97%"
_SECTION = Qt.ItemDataRole.UserRole


class ReferenceWindow(QWidget):
    """The rules of both games, to be read beside a game. They are laid out section by section.

    :ivar search: what is looked for. :ivar contents: the sections. :ivar text: the rules.
    """

    sheet_wanted = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._appearance = appearance
        self._sections: tuple[Section, ...] = ()
        self._starts: list[int] = []
        self._slices = Slices(self)
        self._found: list[QTextCursor] = []
        self._at = -1
        self._going = False
        self.search = _SearchField(self)
        self.search.setClearButtonEnabled(True)
        self._count = Label(self)
        self._count.setProperty("role", "small")
        self.contents = QListWidget(self)
        self.text = _Rules(self)
        self.sheet = QPushButton(self)
        self._lay_out()
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(lambda: self._step(1))
        self.search.back_wanted.connect(lambda: self._step(-1))
        self.contents.currentItemChanged.connect(self._go)
        self.contents.itemClicked.connect(self._go)
        self.text.verticalScrollBar().valueChanged.connect(self._follow)
        self.sheet.clicked.connect(lambda: self.sheet_wanted.emit(self.variant.id))
        for keys, action in (
            (QKeySequence(QKeySequence.StandardKey.Find), self._focus_search),
            (QKeySequence(QKeySequence.StandardKey.FindNext), lambda: self._step(1)),
            (QKeySequence("Escape"), self._escape),
        ):
            QShortcut(keys, self).activated.connect(action)
        self.resize(_SIZE.boundedTo(self.screen().availableSize() * 0.92))
        self.retranslate()

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.setSpacing(GRID)
        side.addWidget(self.search)
        side.addWidget(self._count)
        side.addWidget(self.contents, 1)
        side.addWidget(self.sheet)
        self._side = holder = QWidget(self)
        side.setContentsMargins(0, 0, 0, 0)
        holder.setLayout(side)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        row.setSpacing(2 * GRID)
        row.addWidget(holder)
        row.addWidget(self.text, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_side()

    def _fit_side(self) -> None:
        """Give the contents what their text needs, but leave the rules the larger part."""
        self._side.setFixedWidth(min(px(_CONTENTS), self.width() * _MOST_SHARE // 100))

    # --- what is shown ------------------------------------------------------------------------------------

    @property
    def variant(self) -> Variant:
        """The game whose section is chosen; of a section of both, the first game."""
        section = self.section
        return (section.variant if section is not None else None) or variant_by_id("shogi")

    @property
    def section(self) -> Section | None:
        """The section chosen in the contents."""
        return _section_of(self.contents.currentItem())

    def open(self, variant: Variant, section: str = "") -> None:
        """Come to the front with the rules of `variant`, at `section` (``impasse``, ``handicaps``) if given.

        What is being read stays where it is of that game, or of both, and no section is asked for.
        """
        self.show()
        here = self.section
        if section or here is None or here.variant not in {None, variant}:
            self.show_section(f"{variant.id}-{section or 'game'}")
        self.raise_()
        self.activateWindow()

    def show_section(self, section_id: str) -> None:
        """Go to the section of that id."""
        self._select(section_id)

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces, and the size of text in force."""
        self._appearance = appearance
        self._fit_side()
        self._fill()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setWindowTitle(self.tr("Rules reference"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Rules"))
        self.sheet.setText(self.tr("Rules on one page…"))
        self._fill()

    def _fill(self) -> None:
        """Write everything anew, and be where the reader was."""
        before = self.section
        self._sections = reference()
        self.text.use_look(self._appearance)
        first, *rest = _Html(self._appearance.tokens).parts(self._sections, self.tr("Both games"))
        self.text.setHtml(first)
        self._starts = []
        self._note_start(0)
        self._slices.begin(self._append(rest))
        self._slices.until(lambda: self.text.fills(0))
        self.contents.blockSignals(True)
        self.contents.clear()
        variant: object = self
        for section in self._sections:
            if section.variant is not variant:
                variant = section.variant
                title = (
                    self.tr("Both games")
                    if variant is None
                    else variant_name(section.variant or self.variant)
                )
                self._add_head(title)
            item = QListWidgetItem(section.title)
            item.setData(_SECTION, section)
            self.contents.addItem(item)
        self.contents.blockSignals(False)
        if before is not None:
            self.show_section(before.id)
        self._search(self.search.text())

    def _append(self, parts: list[str]) -> Iterator[None]:
        """Lay out one section after the other."""
        for part in parts:
            more = QTextDocument()
            more.setIndentWidth(self.text.document().indentWidth())
            more.setHtml(part)
            self._note_start(append(self.text.document(), more))
            yield

    def _note_start(self, number: int) -> None:
        """Note where the section begins whose first block has that number."""
        block = self.text.document().findBlockByNumber(number)
        while block.isValid() and block.blockFormat().headingLevel() != 2:
            block = block.next()
        self._starts.append(block.position())

    @property
    def building(self) -> bool:
        """Whether a part is still to be laid out."""
        return self._slices.running

    def finish(self) -> None:
        """Lay out at once what is not there yet."""
        self._slices.finish()

    def _add_head(self, title: str) -> None:
        head = QListWidgetItem(title)
        head.setFlags(Qt.ItemFlag.NoItemFlags)
        font = self.contents.font()
        font.setBold(True)
        head.setFont(font)
        self.contents.addItem(head)

    def _go(self, item: QListWidgetItem | None) -> None:
        section = _section_of(item)
        if section is not None:
            self._going = True
            number = self._sections.index(section)
            self._slices.until(lambda: len(self._starts) > number)
            # Below it there must be a page, for it to come to the top.
            self._slices.until(lambda: self.text.fills(self._starts[number]))
            self.text.scrollToAnchor(section.id)
            self._going = False

    # --- search -------------------------------------------------------------------------------------------

    def _focus_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _escape(self) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    def _search(self, words: str) -> None:
        """Mark every place with `words`, and leave in the contents the sections that have one."""
        words = words.strip()
        if words:
            self.finish()
        self._found, self._at = [], -1
        document = self.text.document()
        cursor = document.find(words) if words else QTextCursor()
        while not cursor.isNull():
            self._found.append(cursor)
            cursor = document.find(words, cursor)
        self._mark()
        hits = {self._section_at(cursor.selectionStart()) for cursor in self._found}
        self._show_contents({self._sections[hit].id for hit in hits} if words else None)
        if not words:
            self._count.setText("")
        elif self._found:
            self._step(1)
        else:
            self._count.setText(self.tr("Not found."))

    def _show_contents(self, wanted: set[str] | None) -> None:
        """Show those entries of the contents and the games they belong to; None: all of them."""
        head, used = None, False
        for row in range(self.contents.count()):
            item = self.contents.item(row)
            section = _section_of(item)
            if section is None:
                if head is not None:
                    head.setHidden(not used)
                head, used = item, wanted is None
                continue
            hidden = wanted is not None and section.id not in wanted
            item.setHidden(hidden)
            used = used or not hidden
        if head is not None:
            head.setHidden(not used)

    def _follow(self) -> None:
        """Mark in the contents what is being read."""
        # Above the first section stands the name of its game.
        number = max(0, self._section_at(self.text.cursorForPosition(QPoint(8, 48)).position()))
        if number < len(self._sections) and not self._going:
            self.contents.blockSignals(True)
            self._select(self._sections[number].id)
            self.contents.blockSignals(False)

    def _select(self, section_id: str) -> None:
        for row in range(self.contents.count()):
            found = _section_of(self.contents.item(row))
            if found is not None and found.id == section_id:
                self.contents.setCurrentRow(row)

    def _section_at(self, position: int) -> int:
        return sum(start <= position for start in self._starts) - 1

    def _step(self, by: int) -> None:
        """Go to the next place found, or the one before."""
        if not self._found:
            return
        self._at = (self._at + by) % len(self._found)
        here = QTextCursor(self._found[self._at])
        here.setPosition(here.selectionStart())
        self.text.setTextCursor(here)
        self.text.ensureCursorVisible()
        self._count.setText(
            self.tr("{number} of {count}").format(number=self._at + 1, count=len(self._found))
        )
        self._mark()

    def _mark(self) -> None:
        tokens, marks = self._appearance.tokens, []
        for number, cursor in enumerate(self._found):
            extra = QTextEdit.ExtraSelection()
            format_ = QTextCharFormat()
            here = number == self._at
            format_.setBackground(QColor(tokens.accent if here else tokens.warning))
            format_.setForeground(QColor(tokens.on_accent if here else tokens.on_warning))
            extra.format, extra.cursor = format_, cursor
            marks.append(extra)
        self.text.setExtraSelections(marks)


class _SearchField(QLineEdit):
    """Shift+Enter looks backward; Down goes to the contents."""

    back_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and shift:
            self.back_wanted.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.focusNextChild()
        else:
            super().keyPressEvent(event)


class _Rules(QTextBrowser):
    """The text; a diagram is painted when it comes into sight, in a thread that runs while that is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance: Appearance | None = None
        self._look_number = 0
        self._wanted: dict[str, Callable[[], QImage]] = {}
        self._shown: set[str] = set()
        self._painter: PaintThread | None = None
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(2 * GRID)
        self.document().setIndentWidth(3 * GRID)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url, look = QUrl(name), self._appearance
        if kind != QTextDocument.ResourceType.ImageResource.value or look is None:
            return super().loadResource(kind, name)
        variant_id, _, kind_id = url.path().partition("/")
        variant, ratio = variant_by_id(variant_id), self.devicePixelRatioF()
        if url.scheme() == "move":
            moving = variant.kind(kind_id)
            size = movement_size(_DIAGRAM).toSize()
            self._ask(url, lambda: movement_image(moving, variant, look, _DIAGRAM, ratio))
        else:
            size = board_size(variant, _BOARD)
            self._ask(url, lambda: board_image(Position.start(variant), look, _BOARD, ratio))
        return room(size * ratio, ratio)

    def use_look(self, appearance: Appearance) -> None:
        """Paint with those colours and pieces from now on."""
        self._look_number += 1
        self._appearance = replace(appearance, piece_set=appearance.piece_set.for_thread())
        self._wanted.clear()
        for name in self._shown:
            # What was put there stays when the text is replaced.
            self._put(name, None)
        self._shown.clear()
        if self._painter is not None:
            self._painter.forget()

    def fills(self, position: int) -> bool:
        """Whether there is a page of text below that position; while the text is hidden it has no height."""
        if not self.isVisible():
            return True
        layout = self.document().documentLayout()
        top = layout.blockBoundingRect(self.document().findBlock(position)).top()
        return layout.documentSize().height() > top + self.viewport().height()

    def _ask(self, url: QUrl, work: Callable[[], QImage]) -> None:
        self._wanted[url.toString()] = work
        if self.isVisible():
            self._paint_wanted(url.toString())

    def _paint_wanted(self, name: str) -> None:
        if self._painter is None:
            self._painter = PaintThread(self)
            self._painter.done.connect(self._show_picture)
        self._painter.ask((self._look_number, name), self._wanted[name])

    def _show_picture(self, ticket: tuple[int, str], image: QImage) -> None:
        """Put a picture where its room is, unless it is of another look by now."""
        look_number, name = ticket
        if look_number == self._look_number and self._wanted.pop(name, None) is not None:
            self._put(name, image)
            self._shown.add(name)
            self.viewport().update()

    def _put(self, name: str, image: QImage | None) -> None:
        self.document().addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for name in self._wanted:
            self._paint_wanted(name)

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody looks at is painted when it is looked at."""
        super().hideEvent(event)
        if self._painter is not None:
            self._painter.end()
            self._painter.deleteLater()
            self._painter = None


class _Html:
    """The sections as a document, in the colours of the window."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens

    def parts(self, sections: tuple[Section, ...], both: str) -> list[str]:
        """A document of each, a heading for each game above its own."""
        parts: list[str] = []
        variant: object = self
        for section in sections:
            words = self._style()
            if section.variant is not variant:
                variant = section.variant
                title = both if section.variant is None else variant_name(section.variant)
                words += f"<h1>{escape(title)}</h1>"
            words += f'<h2><a name="{section.id}"></a>{escape(section.title)}</h2>'
            parts.append(words + "".join(self._block(block) for block in section.blocks))
        return parts

    def _style(self) -> str:
        tokens = self._tokens
        return (
            f"<style>body, p, li, td, th {{ font-size: {px(BODY_PX)}px; color: {tokens.text}; }}"
            f"h1 {{ font-size: {px(DISPLAY_PX)}px; font-weight: 600; margin-top: 18px; margin-bottom: 4px; }}"
            f"h2 {{ font-size: {px(HEADING_PX)}px; font-weight: 600; margin-top: 20px; margin-bottom: 6px; }}"
            "p { margin-top: 4px; margin-bottom: 8px; line-height: 130%; }"
            "li { margin-bottom: 4px; line-height: 130%; } p.picture { line-height: 100%; }"
            f"th {{ color: {tokens.dim}; text-align: left; }}"
            f".dim {{ color: {tokens.dim}; }}</style>"
        )

    def _block(self, block: Block) -> str:
        match block:
            case Paragraph(text):
                return f"<p>{escape(text)}</p>"
            case Bullets(items):
                return f"<ul>{''.join(f'<li>{_item(*item)}</li>' for item in items)}</ul>"
            case Table(head, rows):
                return self._table(head, rows)
            case Pieces(variant):
                return self._pieces(variant)
            case SetUp(variant):
                size = board_size(variant, _BOARD)
                picture = f'<img src="board:{variant.id}" width="{size.width()}" height="{size.height()}">'
                return f'<p class="picture">{picture}</p>'

    def _table(self, head: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> str:
        top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
        lines = [
            f'<tr bgcolor="{self._tokens.hover if number % 2 else self._tokens.surface}">'
            + "".join(f"<td>{escape(cell)}</td>" for cell in row)
            + "</tr>"
            for number, row in enumerate(rows, 1)
        ]
        return (
            f'<table cellspacing="0" cellpadding="6" width="{_TABLE}"><tr>{top}</tr>{"".join(lines)}</table>'
        )

    def _pieces(self, variant: Variant) -> str:
        """A kind in each row, what it promotes to beside it."""
        rows = []
        for kind in variant.kinds:
            if not kind.is_promoted:
                promoted = "<td></td>" if kind.promoted is None else self._piece(kind.promoted, variant)
                rows.append(f"<tr>{self._piece(kind, variant)}{promoted}</tr>")
        return f'<table cellspacing="0" cellpadding="6" width="{_TABLE}">{"".join(rows)}</table>'

    def _piece(self, kind: PieceKind, variant: Variant) -> str:
        size = movement_size(_DIAGRAM).toSize()
        picture = f'<img src="move:{variant.id}/{kind.id}" width="{size.width()}" height="{size.height()}">'
        name = piece_name(kind)
        signs = kind.symbol if name == kind.kanji else f"{kind.kanji} · {kind.symbol}"
        return (
            f'<td width="50%" valign="top">{picture}<br><b>{escape(name)}</b> '
            f'<span class="dim">{signs}</span><br>'
            f"{escape(movement_text(kind))}</td>"
        )


def _section_of(item: QListWidgetItem | None) -> Section | None:
    """The section that an entry of the contents stands for; None for the name of a game."""
    section = None if item is None else item.data(_SECTION)
    return section if isinstance(section, Section) else None


def _item(name: str, text: str) -> str:
    # The name is bold whatever stands around it in the language of the window.
    return item_text(f"<b>{escape(name)}</b>" if name else "", escape(text))
