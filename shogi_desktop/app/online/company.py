"""What the two at a table of a server of ours say beside their game: chat, and whether they play again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from shogi_desktop.csa.aftermath import REMATCH

MOST_LINES: Final = 200
_LONGEST_NAME: Final = 32


class ChatLine(Struct, frozen=True):
    """A line of chat; `name` is who said it, empty for a remark of this program's."""

    name: str
    text: str


class Company(QObject):
    """What is told of it, and what we say.

    Signals:
        ``said(ChatLine)``: somebody says something, we included. ``opened()``: chat is heard, or no more.
        ``refused()``: something that we said was too much at a time. ``wanted()``, ``declined()``: the other
        side would like to play again, or would not. ``left(name)``: the other side has gone.

    :ivar hears: whether somebody there hears chat. :ivar lines: the last lines.
    :ivar asked: we would like to play again.
    """

    said = Signal(object)
    opened = Signal()
    refused = Signal()
    wanted = Signal()
    declined = Signal()
    left = Signal(str)

    def __init__(self, say: Callable[[str, str], None], parent: QObject | None = None) -> None:
        """:param say: says a command of ours, with its text, to the server."""
        super().__init__(parent)
        self._say = say
        self.hears = self.asked = False
        self.lines: deque[ChatLine] = deque(maxlen=MOST_LINES)

    def clear(self) -> None:
        """Another connection, or none."""
        self.asked = False
        self.lines.clear()
        self._open(hears=False)

    def _open(self, *, hears: bool) -> None:
        if self.hears is not hears:
            self.hears = hears
            self.opened.emit()

    def watch(self) -> None:
        """We watch: others who do hear us."""
        self._open(hears=True)

    def take(self, tag: str, text: str) -> None:
        """A line beside the protocol."""
        if tag == "PARTNER":
            self._open(hears=True)
        elif tag == "CHAT":
            name, colon, said = text.partition(": ")
            line = ChatLine(name[:_LONGEST_NAME], said) if colon else ChatLine("?", text)
            self.lines.append(line)
            self.said.emit(line)
        elif tag == "ERROR" and text.startswith("that is too much"):
            self.refused.emit()
        elif tag == "LEFT":
            self.asked = False
            self._open(hears=False)
            self.left.emit(text[:_LONGEST_NAME])
        elif text == REMATCH and tag == "OFFER":
            self.wanted.emit()
        elif text == REMATCH and tag == "DECLINED":
            self.asked = False
            self.declined.emit()

    def chat(self, text: str) -> None:
        """Say something."""
        if self.hears and text.strip():
            self._say("CHAT", text)

    def ask_rematch(self) -> None:
        """Say that we would like to play again; it is played when both have said so."""
        self.asked = True
        self._say(REMATCH, "")

    def decline_rematch(self) -> None:
        """Say that we would not."""
        self.asked = False
        self._say("DECLINE", "")
