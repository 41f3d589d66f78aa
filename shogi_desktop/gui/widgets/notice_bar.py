"""A sentence for the player above the page, with a step to take: never a message box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.gui.widgets.texts import Words, in_words

_GIVES_WAY = "givesWay"
_WIDE = 640
"""Pixels of width from which the buttons are beside the text."""


def give_way(panel: QWidget) -> None:
    """Let `panel`, what is beside a board, move down for a notice, so that the board need not."""
    panel.setObjectName(_GIVES_WAY)


class Say(Protocol):
    """Tells the player something, with a button where something can be done."""

    def __call__(
        self,
        text: Sentence,
        *,
        action: Words = "",
        handler: Callable[[], None] | None = None,
        topic: str = "",
    ) -> None: ...


class Notice(Struct, frozen=True):
    """A sentence and, where something can be done about it, the text and the handler of a button.

    A notice with a `topic` takes the place of an earlier one on the same topic.

    :ivar refusal: what closing it does, where it is the answer to a question.
    """

    words: Sentence
    button: Words = ""
    handler: Callable[[], None] | None = None
    topic: str = ""
    refusal: Callable[[], None] | None = None

    @property
    def text(self) -> str:
        """The sentence, in the language in use."""
        return self.words()

    @property
    def action(self) -> str:
        """The text of the button, in the language in use; empty if there is none."""
        return in_words(self.button)

    def repeats(self, other: Notice) -> bool:
        """Whether a player would read the same twice."""
        return (self.topic, self.text, self.action) == (other.topic, other.text, other.action)


def _margins(panel: QWidget | None) -> tuple[int, int]:
    """Pixels beside what the panel shows, so that the notice is as wide; a page has its own at its edges."""
    layout = None if panel is None else panel.layout()
    if layout is None:
        return GRID, GRID
    margins = layout.contentsMargins()
    return margins.left(), margins.right()


class NoticeBar(QFrame):
    """Shows one notice at a time; the others wait behind it until it is closed.

    It is at the top of its place and covers nothing. The panel beside a board makes room for it (`give_way`),
    so that the board stays where it is when a notice comes and goes; a page without such a panel moves down.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._way: QWidget | None = None
        self._wanted: tuple[QWidget | None, int] = None, 0
        """Who is to make room, and pixels of height."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._take_room)
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
        self._close.clicked.connect(self._dismiss)
        row = QHBoxLayout()
        row.setSpacing(GRID + 4)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._label, 1)
        self._order = order = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        order.setContentsMargins(2 * GRID, GRID + 4, GRID + 4, GRID + 4)
        order.setSpacing(GRID)
        order.addLayout(row, 1)
        self._buttons = button_row(self._action, self._close)
        order.addLayout(self._buttons)
        self.retranslate()
        self.hide()

    def belong_to(self, place: QWidget) -> None:
        """Be shown at the top of `place` from now on."""
        self.setParent(place)
        place.installEventFilter(self)

    def place(self) -> None:
        """Take the room above the panel, or above the whole page, that the text asks for."""
        below = self.parentWidget()
        if below is None:
            return
        if self.isHidden():
            self._want_room(None, 0)
            return
        panels = below.findChildren(QWidget, _GIVES_WAY)
        panel = next((panel for panel in panels if panel.isVisible()), None)
        way = below if panel is None else panel
        left, right = _margins(panel)
        width = way.width() - left - right
        # Above a page there is room for the buttons beside the text.
        beside = panel is None and width >= px(_WIDE)
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._order.setDirection(direction)
        around = self._order.contentsMargins()
        asked = sum(
            one.sizeHint().width() + GRID for one in (self._action, self._close) if not one.isHidden()
        )
        fits = asked - GRID <= width - around.left() - around.right()
        self._buttons.setDirection(
            QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        )
        self._order.activate()
        high = min(self._order.totalHeightForWidth(width), below.height() - GRID)
        corner = way.mapTo(below, QPoint(left, GRID // 2))
        self.setGeometry(QRect(corner, QSize(width, high)))
        self.raise_()
        self._want_room(way, high + GRID // 2)

    def _want_room(self, way: QWidget | None, high: int) -> None:
        """Take it soon: a notice comes and goes amid changes of a game, when not all views know of them."""
        self._wanted = way, high
        self._soon.start(0)

    def _take_room(self) -> None:
        # Margins change sizes, which brings one to `place` again.
        before, (way, high) = self._way, self._wanted
        self._way = way
        if before is not None and before is not way:
            before.setContentsMargins(0, 0, 0, 0)
            if before is not self.parentWidget():
                before.removeEventFilter(self)
        if way is not None:
            way.installEventFilter(self)
            way.setContentsMargins(0, high, 0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place when that, or the panel that makes room, gets another size."""
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

    @property
    def close_button(self) -> QPushButton:
        """The button that closes the notice, or declines what it asks."""
        return self._close

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self._show_first()

    def set_picture(self, pixmap: QPixmap) -> None:
        """Set the warning sign."""
        self._icon.setPixmap(pixmap)

    def tell(self, text: Sentence) -> None:
        """Show a sentence with nothing to do about it."""
        self.say(Notice(text))

    def say(self, notice: Notice) -> None:
        """Show a notice, at once if there is none."""
        if not self._replace(notice) and not any(map(notice.repeats, self._waiting)):
            self._waiting.append(notice)
        self._show_first()

    def renew(self, notice: Notice) -> None:
        """Put a notice in the place of the one on its topic: how far something has come. It is not read
        aloud again; nothing happens where that one was closed.
        """
        if self._replace(notice):
            if self.current is notice:
                self._told = notice
            self._show_first()

    def _replace(self, notice: Notice) -> bool:
        """Let it take the place of the one on its topic, in sight: so its button keeps the keyboard."""
        topics = [other.topic for other in self._waiting]
        if not notice.topic or notice.topic not in topics:
            return False
        self._waiting[topics.index(notice.topic)] = notice
        return True

    def withdraw(self, topic: str) -> None:
        """Take back what was said on `topic`: it holds no more."""
        self._waiting = [notice for notice in self._waiting if notice.topic != topic]
        self._show_first()

    def _act(self) -> None:
        notice = self.current
        self._next()
        if notice is not None and notice.handler is not None:
            notice.handler()

    def _dismiss(self) -> None:
        notice = self.current
        self._next()
        if notice is not None and notice.refusal is not None:
            notice.refusal()

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
            action = notice.action
            self._action.setText(action)
            self._action.setVisible(bool(action))
            self._close.setText(self.tr("Close") if notice.refusal is None else self.tr("Decline"))
        self.setVisible(notice is not None)
        self.place()
