"""The rules reference: a window beside the game, with contents, search, and diagrams made of the data."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QListWidgetItem, QPushButton, QTextEdit

from shogi_desktop.app.learn.reference import Section, reference
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.gui.learn.document_view import DocumentView, Work
from shogi_desktop.gui.learn.document_window import DocumentWindow
from shogi_desktop.gui.learn.documents import looked_for
from shogi_desktop.gui.learn.pictures import board_image, board_size, movement_image
from shogi_desktop.gui.learn.rules_text import BOARD_PX, DIAGRAM_PX, RulesText
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.front import bring_to_front
from shogi_desktop.paint.movement import movement_size
from shogi_desktop.rules import VARIANTS, Position, Variant, variant_by_id

_SIZE: Final = QSize(980, 760)
_SECTION: Final = Qt.ItemDataRole.UserRole


class RulesView(DocumentView):
    """The rules as text.

    :ivar starts: the positions at which the sections begin that are laid out.
    """

    def __init__(self) -> None:
        super().__init__()
        self._appearance: Appearance | None = None
        self.starts: list[int] = []
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(2 * GRID)
        self.document().setIndentWidth(3 * GRID)

    def show_rules(self, appearance: Appearance, parts: list[str]) -> None:
        """Show those documents, each a section, painted with those colours and pieces."""
        self._appearance = replace(appearance, piece_set=appearance.piece_set.for_thread())
        self.forget_pictures()
        first, *rest = parts
        self.setHtml(first)
        self.starts = []
        self._appended(0)
        self._begin(rest)
        self.lay_out_until(lambda: self.fills(0))

    def go_to(self, number: int) -> None:
        """Bring that section to the top."""
        self.lay_out_until(lambda: len(self.starts) > number)
        self.bring_to_top(self.starts[number])

    def section_at(self, position: int) -> int:
        """The number of the section there; -1 above the first."""
        return sum(start <= position for start in self.starts) - 1

    def _part(self, text: str) -> QTextDocument:
        part = QTextDocument()
        part.setIndentWidth(self.document().indentWidth())
        part.setHtml(text)
        return part

    def _appended(self, first: int) -> None:
        """Note where the section begins; above it may stand the name of its game."""
        block = self.document().findBlockByNumber(first)
        while block.isValid() and block.blockFormat().headingLevel() != 2:
            block = block.next()
        self.starts.append(block.position())

    def _picture(self, name: QUrl) -> tuple[QSize, Work] | None:
        look = self._appearance
        if look is None:
            return None
        variant_id, _, kind_id = name.path().partition("/")
        variant, ratio = variant_by_id(variant_id), self.devicePixelRatioF()
        if name.scheme() == "move":
            moving = variant.kind(kind_id)
            size = movement_size(DIAGRAM_PX).toSize()
            return size * ratio, lambda: movement_image(moving, variant, look, DIAGRAM_PX, ratio)
        size = board_size(variant, BOARD_PX)
        return size * ratio, lambda: board_image(Position.start(variant), look, BOARD_PX, ratio)


class ReferenceWindow(DocumentWindow):
    """The rules of both games, to be read beside a game; their sections are the contents."""

    sheet_wanted = Signal(str)

    view: RulesView

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(RulesView(), _SIZE)
        self._appearance = appearance
        self._sections: tuple[Section, ...] = ()
        self._found: list[QTextCursor] = []
        self._at = -1
        self._going = False
        self.sheet = QPushButton(self)
        self._lay_out(below=self.sheet)
        self.search.textChanged.connect(self._search)
        self.contents.currentItemChanged.connect(self._go)
        self.contents.itemClicked.connect(self._go)
        self.view.verticalScrollBar().valueChanged.connect(self._follow)
        self.sheet.clicked.connect(lambda: self.sheet_wanted.emit(self.variant.id))
        self.retranslate()

    # --- what is shown ------------------------------------------------------------------------------------

    @property
    def variant(self) -> Variant:
        """The game whose section is chosen; of a section of both, the first game."""
        section = self.section
        return (section.variant if section is not None else None) or VARIANTS[0]

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
        bring_to_front(self)

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
        self.view.setAccessibleName(self.tr("Rules"))
        self.sheet.setText(self.tr("Rules on one page…"))
        self._fill()

    def _fill(self) -> None:
        """Write everything anew, and be where the reader was."""
        before = self.section
        self._sections = reference()
        text = RulesText(self._appearance.tokens)
        self.view.show_rules(self._appearance, text.parts(self._sections, self.tr("Both games")))
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
            self.view.go_to(self._sections.index(section))
            self._going = False

    # --- search -------------------------------------------------------------------------------------------

    def _search(self, words: str) -> None:
        """Mark every place with `words`, and leave in the contents the sections that have one."""
        words = words.strip()
        if words:
            self.view.finish()
        self._found, self._at = [], -1
        document = self.view.document()
        place = looked_for(words)
        cursor = document.find(place) if words else QTextCursor()
        while not cursor.isNull():
            self._found.append(cursor)
            cursor = document.find(place, cursor)
        self._mark()
        hits = {self.view.section_at(cursor.selectionStart()) for cursor in self._found}
        self._show_contents({self._sections[hit].id for hit in hits} if words else None)
        if not words:
            self.count.setText("")
        elif self._found:
            self.step(1)
        else:
            self.count.setText(self.tr("Not found."))

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
        number = max(0, self.view.section_at(self.view.cursorForPosition(QPoint(8, 48)).position()))
        if number < len(self._sections) and not self._going:
            self.contents.blockSignals(True)
            self._select(self._sections[number].id)
            self.contents.blockSignals(False)

    def _select(self, section_id: str) -> None:
        for row in range(self.contents.count()):
            found = _section_of(self.contents.item(row))
            if found is not None and found.id == section_id:
                self.contents.setCurrentRow(row)

    def step(self, by: int) -> None:
        """Go to the next place found, or the one before."""
        if not self._found:
            return
        self._at = (self._at + by) % len(self._found)
        here = QTextCursor(self._found[self._at])
        here.setPosition(here.selectionStart())
        self.view.setTextCursor(here)
        self.view.ensureCursorVisible()
        self.count.setText(self.tr("{number} of {count}").format(number=self._at + 1, count=len(self._found)))
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
        self.view.setExtraSelections(marks)


def _section_of(item: QListWidgetItem | None) -> Section | None:
    """The section that an entry of the contents stands for; None for the name of a game."""
    section = None if item is None else item.data(_SECTION)
    return section if isinstance(section, Section) else None
