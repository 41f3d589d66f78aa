"""The comment of the move looked at: read with its formatting and links, edited as the plain text it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QMimeData, Qt, QUrl, Signal, SignalInstance
from PySide6.QtGui import (
    QDesktopServices,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextEdit, QStackedWidget, QTextBrowser, QWidget

from shogi_desktop.gui.look.style import tokens_of
from shogi_desktop.gui.study.comment_format import PLY_SCHEME, comment_html

MOST_READ: Final = 20_000
"""Characters of a comment that are laid out to be read; editing it shows all."""
_LONGEST_LINE: Final = 2_000
"""Characters of a line beyond which lines end anywhere.

Qt looks for places between words in all that is left of a line, again for each line it breaks: 300 kB in one
word took it 45 s.
"""


class CommentEdit(QPlainTextEdit):
    """The text being edited. What is typed is undone with the record's other changes, not apart from them."""

    undo_wanted = Signal()
    redo_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)

    def setPlainText(self, text: str) -> None:
        """Take a text, its lines broken between words where that takes no time."""
        self.setWordWrapMode(_wrap_mode(text))
        super().setPlainText(text)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Take what is pasted or dropped."""
        self.setWordWrapMode(_wrap_mode(self.toPlainText() + source.text()))
        super().insertFromMimeData(source)

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (self._undo_signal(event) is not None or event.key() == Qt.Key.Key_Escape)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and redo go to the record; Esc is done with the comment."""
        wanted = self._undo_signal(event)
        if wanted is not None:
            wanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A menu of its own, or another window for a moment, is no leaving.
        if event.reason() not in {Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason}:
            self.left.emit()

    def _undo_signal(self, event: QKeyEvent) -> SignalInstance | None:
        if event.matches(QKeySequence.StandardKey.Undo):
            return self.undo_wanted
        redo = event.matches(QKeySequence.StandardKey.Redo) or (
            event.key() == Qt.Key.Key_Y and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        )
        return self.redo_wanted if redo else None


class CommentView(QTextBrowser):
    """The text being read. A click beside a link, or Enter, edits it."""

    edit_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.document().setDocumentMargin(0)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        busy = self.anchorAt(event.position().toPoint()) or self.textCursor().hasSelection()
        if event.button() == Qt.MouseButton.LeftButton and not busy:
            self.edit_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        on_link = self.textCursor().charFormat().isAnchor() and self.textCursor().hasSelection()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not on_link:
            self.edit_wanted.emit()
        else:
            super().keyPressEvent(event)


class CommentBox(QStackedWidget):
    """Reading and editing in one place.

    :ivar edited: the text after every change made by hand.
    :ivar ply_wanted: a link to the position after so many moves of the line was followed.
    :ivar finished: Esc was pressed: the keys go back to the board.
    """

    edited = Signal(str)
    ply_wanted = Signal(int)
    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = CommentEdit(self)
        self.view = CommentView(self)
        self.addWidget(self.editor)
        self.addWidget(self.view)
        self._loading = False
        self._text = ""
        self.editor.textChanged.connect(self._tell)
        self.editor.left.connect(self._leave)
        self.view.edit_wanted.connect(self.edit)
        self.view.anchorClicked.connect(self._follow)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.editor.setPlaceholderText(self.tr("Comment on this move"))
        self.editor.setAccessibleName(self.tr("Comment on this move"))
        self.view.setAccessibleName(self.tr("Comment on this move"))
        self.view.setAccessibleDescription(self.tr("Press Enter to edit the comment"))

    def set_text(self, text: str) -> None:
        """Show the comment of the move looked at."""
        if text != self._text:
            self._text = text
            # A long one costs its layout only when it is edited.
            self._fill_editor(text if len(text) <= MOST_READ or self.editor.hasFocus() else "")
        self._choose_page()

    def _fill_editor(self, text: str) -> None:
        if self.editor.toPlainText() == text:
            return
        self._loading = True
        self.editor.setPlainText(text)
        self.editor.moveCursor(QTextCursor.MoveOperation.End)
        self._loading = False

    def edit(self) -> None:
        """Edit the comment: the keys go into it."""
        self._fill_editor(self._text)
        self.setCurrentWidget(self.editor)
        self.editor.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """The links take the colour of the look in use."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._render()

    def _tell(self) -> None:
        if not self._loading:
            self._text = self.editor.toPlainText()
            self.edited.emit(self._text)

    def _leave(self) -> None:
        escaped = self.editor.hasFocus()
        self._choose_page(reading=True)
        if escaped:
            self.finished.emit()

    def _choose_page(self, *, reading: bool = False) -> None:
        """A comment is read unless it is being written; where there is none, one may be begun."""
        if self._text and (reading or not self.editor.hasFocus()):
            self._render()
            self.setCurrentWidget(self.view)
        else:
            self.setCurrentWidget(self.editor)

    def _render(self) -> None:
        shown, more = self._text[:MOST_READ], len(self._text) - MOST_READ
        html = comment_html(shown, tokens_of(self.palette()).focus)
        if more > 0:
            told = self.tr("… %n more characters. Click or press Enter to show all.", "", more)
            html += comment_html(told, "")
        self.view.setWordWrapMode(_wrap_mode(shown))
        self.view.setHtml(html)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == PLY_SCHEME:
            self.ply_wanted.emit(int(url.path()))
        else:
            QDesktopServices.openUrl(url)


def _wrap_mode(text: str) -> QTextOption.WrapMode:
    """How the lines of `text` are broken."""
    if any(len(line) > _LONGEST_LINE for line in text.split("\n")):
        return QTextOption.WrapMode.WrapAnywhere
    return QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
