"""A large button with an icon, a title and a line of explanation: a choice of the start page."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from shogi_desktop.gui.look.marking import mark, restyle
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label

ICON_PX = 28
_HEIGHT = 72
_ROUND_LINES = 12


class CardButton(QPushButton):
    """A button the size of a card. `kind` is ``card``, or ``hero`` for the one to press first."""

    def __init__(self, title: str, text: str, kind: str = "card", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._icon = Label(self)
        self._icon.setFixedSize(px(ICON_PX), px(ICON_PX))
        self._title = Label(self)
        self._title.setProperty("role", "strong")
        self._text = Label(self)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addStretch(1)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID + 4, GRID // 2, 2 * GRID, GRID // 2)
        row.setSpacing(2 * GRID)
        row.addWidget(self._icon)
        row.addLayout(words, 1)
        for label in (self._icon, self._title, self._text):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_kind(kind)
        self.set_words(title, text)

    def set_kind(self, kind: str) -> None:
        """Make it a ``card`` or the ``hero``."""
        mark(self, kind=kind)
        mark(self._text, role="" if kind == "hero" else "dim")
        # What is written takes its colour from the card: it is looked at anew with it.
        for label in (self._icon, self._title, self._text):
            restyle(label)

    def let_wrap(self) -> None:
        """Let the words take more lines where the card is narrow.

        The layout alone says then how high the card is: what is free round the words is its to keep.
        """
        self._row.setContentsMargins(2 * GRID + 4, _ROUND_LINES, 2 * GRID, _ROUND_LINES)
        for label in (self._title, self._text):
            label.setWordWrap(True)

    def leave_out_icon(self) -> None:
        """Words alone, with the room of the icon to themselves."""
        self._icon.hide()

    def set_words(self, title: str, text: str) -> None:
        """Set title and explanation."""
        self._title.setText(title)
        self._text.setText(text)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    def set_picture(self, pixmap: QPixmap) -> None:
        """Show an icon of `ICON_PX` logical pixels, at the text size in force."""
        self._icon.setFixedSize(px(ICON_PX), px(ICON_PX))
        self._icon.setPixmap(pixmap)

    def minimumSizeHint(self) -> QSize:
        """No lower than its words."""
        return QSize(0, self.sizeHint().height())

    def sizeHint(self) -> QSize:
        """As large as its words ask, and never small."""
        wanted = self._row.sizeHint()
        height = self._row.totalHeightForWidth(self.width()) if self._title.wordWrap() else wanted.height()
        return QSize(wanted.width(), max(px(_HEIGHT), height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._title.wordWrap() and event.size().width() != event.oldSize().width():
            self.updateGeometry()
