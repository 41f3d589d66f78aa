"""Shows where a file gave trouble: its text with numbered lines, and the problems beside it.

Choosing a problem shows its line. The text is that of the file as it was read, for looking at only.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QFontDatabase, QIcon, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.words.formats import problem_sentence, problem_word
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.gui.look.icons import sign
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID, Tokens
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.line_ends import held
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.notation.encoding import split_lines
from shogi_desktop.notation.result import Problem

_LONGEST_LINE = 400
"""What is shown of a line; a file of another kind may be one line of megabytes."""
_WIDTH, _HEIGHT = 960, 560
_ICON = 16
_Index = QModelIndex | QPersistentModelIndex


class LinesModel(QAbstractListModel):
    """The lines of a text with their numbers, those with problems on a ground of their own."""

    def __init__(self, text: str, marked: set[int], tokens: Tokens, parent: QWidget) -> None:
        """:param marked: numbers of lines, from 1."""
        super().__init__(parent)
        self._lines = split_lines(text)
        self._marked = marked
        self._ground, self._ink = QColor(tokens.tint), QColor(tokens.text)
        self._digits = len(str(len(self._lines)))
        self._sign, self._no_sign = sign("warning"), _nothing()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line, is_marked = index.row(), index.row() + 1 in self._marked
        if role == Qt.ItemDataRole.DisplayRole:
            text = self._lines[line][:_LONGEST_LINE].expandtabs(4)
            return f"{line + 1:>{self._digits}}   {text}"
        if role == Qt.ItemDataRole.DecorationRole:
            return self._sign if is_marked else self._no_sign
        if role == Qt.ItemDataRole.BackgroundRole and is_marked:
            return self._ground
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._ink
        return None


def _nothing() -> QIcon:
    """An icon of nothing: what stands beside it begins where it does beside others."""
    empty = QPixmap(px(_ICON), px(_ICON))
    empty.fill(Qt.GlobalColor.transparent)
    return QIcon(empty)


class ProblemsDialog(QDialog):
    """The text at the left, the problems at the right."""

    def __init__(
        self,
        name: str,
        text: str,
        problems: Sequence[Problem],
        tokens: Tokens,
        parent: QWidget | None = None,
        *,
        is_file: bool = True,
    ) -> None:
        """:param name: what was read, for people. :param is_file: whether saving can replace it."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("What could not be read"))
        self.resize(_WIDTH, _HEIGHT)
        self._problems = list(problems)
        title = Label(name, self)
        title.setProperty("role", "heading")
        intro = Label(self._intro(is_file=is_file), self)
        intro.setProperty("role", "dim")
        intro.setWordWrap(True)
        self.lines = QListView(self)
        self.lines.setModel(LinesModel(text, {problem.line for problem in problems}, tokens, self))
        self.lines.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.lines.setUniformItemSizes(True)
        self.lines.setIconSize(QSize(px(_ICON), px(_ICON)))
        self.lines.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.lines.setAccessibleName(self.tr("The text that was read"))
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Problems"))
        for problem in self._problems:
            place = self.tr("Line {line} · {what}").format(line=problem.line, what=problem_word(problem.what))
            self.list.addItem(self._item(f"{place}\n{problem_sentence(problem)}"))
        self.list.currentRowChanged.connect(self._show)
        self.list.itemActivated.connect(lambda item: self._show(self.list.row(item)))
        self._lay_out(title, intro)
        self.list.setFocus()
        if self._problems:
            self.list.setCurrentRow(0)

    def _item(self, text: str) -> QListWidgetItem:
        """An entry as high as its wrapped text; a style sheet's padding is unknown to Qt's own reckoning."""
        item = QListWidgetItem(held(text))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
        item.setToolTip(tip(text))
        flags = Qt.TextFlag.TextWordWrap
        rect = self.list.fontMetrics().boundingRect(0, 0, _WIDTH // 3, _HEIGHT, flags, text)
        item.setSizeHint(QSize(_WIDTH // 3, rect.height() * 5 // 4 + 2 * GRID))
        return item

    def _intro(self, *, is_file: bool) -> str:
        text = self.tr("Everything else was read. The marked lines could not be read as written.")
        if is_file:
            return sentences(
                text, self.tr("If you save over the file, the original is kept under a name ending in .bak.")
            )
        return text

    def _lay_out(self, title: Label, intro: Label) -> None:
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setHandleWidth(2 * GRID)
        for view in (self.lines, self.list):
            frame = QFrame(self)
            frame.setProperty("panel", "surface")
            inside = QVBoxLayout(frame)
            inside.setContentsMargins(GRID, GRID, GRID // 2, GRID)
            inside.addWidget(view)
            splitter.addWidget(frame)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        splitter.setSizes([_WIDTH * 3 // 5, _WIDTH * 2 // 5])
        splitter.setChildrenCollapsible(False)
        self.close_button = QPushButton(self.tr("Close"), self)
        self.close_button.setProperty("kind", "primary")
        self.close_button.clicked.connect(self.accept)
        buttons = button_row(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        column.addWidget(title)
        column.addWidget(intro)
        column.addSpacing(GRID)
        column.addWidget(splitter, 1)
        column.addSpacing(GRID)
        column.addLayout(buttons)

    def _show(self, row: int) -> None:
        """Bring the line of the `row`-th problem into view."""
        if 0 <= row < len(self._problems):
            index = self.lines.model().index(self._problems[row].line - 1, 0)
            self.lines.setCurrentIndex(index)
            self.lines.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
