"""A sentence for the player over the page, with a step to take: never a message box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.saying import say

_WIDTH = 352


class Say(Protocol):
    """Tells the player something, with a button where something can be done."""

    def __call__(
        self, text: str, *, action: str = "", handler: Callable[[], None] | None = None, topic: str = ""
    ) -> None: ...


class Notice(Struct, frozen=True):
    """A sentence and, where something can be done about it, the text and the handler of a button.

    A notice with a `topic` takes the place of an earlier one on the same topic.
    """

    text: str
    action: str = ""
    handler: Callable[[], None] | None = None
    topic: str = ""


class NoticeBar(QFrame):
    """Shows one notice at a time; the others wait behind it until it is closed.

    It lies over the upper right corner of its parent, as wide as `room` says: what is below it, a board
    above all, stays where it is when a notice comes and goes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room: Callable[[], int] = lambda: px(_WIDTH)
        self.setProperty("panel", "notice")
        self._waiting: list[Notice] = []
        self._told: Notice | None = None
        self._icon = Label(self)
        self._label = Label(self)
        self._label.setWordWrap(True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._action = QPushButton(self)
        self._action.setProperty("kind", "notice")
        self._action.clicked.connect(self._act)
        self._close = QPushButton(self)
        self._close.setProperty("kind", "notice")
        self._close.clicked.connect(self._next)
        row = QHBoxLayout()
        row.setSpacing(GRID + 4)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._label, 1)
        buttons = button_row(self._action, self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID + 4, GRID + 4, GRID + 4)
        column.setSpacing(GRID)
        column.addLayout(row)
        column.addLayout(buttons)
        self.retranslate()
        self.hide()

    def lie_over(self, below: QWidget) -> None:
        """Lie over `below` from now on."""
        self.setParent(below)
        below.installEventFilter(self)

    def place(self) -> None:
        """Take the corner, as high as the text asks."""
        below, layout = self.parentWidget(), self.layout()
        if below is None or layout is None or self.isHidden():
            return
        width = min(self.room(), below.width() - 2 * GRID)
        layout.activate()
        high = min(layout.totalHeightForWidth(width), below.height() - GRID)
        self.setGeometry(below.width() - width - GRID, GRID // 2, width, high)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the corner when what is below gets another size."""
        if event.type() is QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Take the height that another size of text asks for."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange}:
            self.place()

    @property
    def current(self) -> Notice | None:
        """The notice shown."""
        return self._waiting[0] if self._waiting else None

    @property
    def action_button(self) -> QPushButton:
        """The button that does something about the notice."""
        return self._action

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self._close.setText(self.tr("Close"))
        self.place()

    def set_picture(self, pixmap: QPixmap) -> None:
        """Set the warning sign."""
        self._icon.setPixmap(pixmap)

    def tell(self, text: str) -> None:
        """Show a sentence with nothing to do about it."""
        self.say(Notice(text))

    def say(self, notice: Notice) -> None:
        """Show a notice, at once if there is none."""
        if notice.topic:
            self.withdraw(notice.topic)
        if notice not in self._waiting:
            self._waiting.append(notice)
        self._show_first()

    def withdraw(self, topic: str) -> None:
        """Take back what was said on `topic`: it holds no more."""
        self._waiting = [notice for notice in self._waiting if notice.topic != topic]
        self._show_first()

    def _act(self) -> None:
        notice = self.current
        self._next()
        if notice is not None and notice.handler is not None:
            notice.handler()

    def _next(self) -> None:
        del self._waiting[:1]
        self._show_first()

    def _show_first(self) -> None:
        notice = self.current
        if notice is not None and notice is not self._told:
            # It takes no focus, so a screen reader would not find it by itself.
            say(self, notice.text)
        self._told = notice
        if notice is not None:
            self._label.setText(notice.text)
            self._action.setText(notice.action)
            self._action.setVisible(bool(notice.action))
        self.setVisible(notice is not None)
        self.place()
