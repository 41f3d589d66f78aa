"""Text that somebody else wrote, shown as the text it is: labels, tips, titles, messages, entries of menus.

Qt takes what looks like HTML for HTML in labels, tips and message boxes unless it is told otherwise, and
would open the files that a name or a header mentions. So all of them are made here
(`tests/architecture/test_plain_text.py`), and none shows so much that laying it out takes time.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu, QMessageBox, QToolTip, QWidget

from shogi_desktop.app.system.short_text import in_one_line, shortened, without_control
from shogi_desktop.gui.widgets.line_ends import JOINER, held, released

_MOST_OF_TIP: Final = 800
_TIP_WIDTH: Final = 100
_UNBROKEN = re.compile(r"[^\s/\-\u200b\u2e80-\uffef]{40}(?=[^\s\u200b])")
_SPACE: Final = "\u200b"
"""Has no width, and lets a line end at it."""


def tip(text: str) -> str:
    """`text` for a tool tip, which Qt will not take for HTML; lines are broken at a readable width.

    A joiner ends what could be read as a tag.
    """
    lines = []
    for line in shortened(text, _MOST_OF_TIP).split("\n"):
        lines += _lines(line) or [""]
    return "\n".join(lines).replace("<", f"<{JOINER}").replace("&lt;", f"&{JOINER}lt;")


def show_tip(text: str, at: QPoint, widget: QWidget, place: QRect) -> None:
    """Show `text` at the mouse, which is `at` of the screen, as long as it is over `place` of `widget`.

    An empty text hides what is shown.
    """
    QToolTip.showText(at, tip(text), widget, place)


def _lines(text: str) -> list[str]:
    """`text` in lines of at most `_TIP_WIDTH` characters, broken between words where there are any."""
    return re.findall(rf"\S.{{0,{_TIP_WIDTH - 2}}}(?!\S)|\S.{{0,{_TIP_WIDTH - 1}}}", text)


def menu_text(text: str) -> str:
    """`text` for an entry of a menu or a button, in which ``&`` would mark a key."""
    return in_one_line(text, 200).replace("&", "&&")


def add_entry(menu: QMenu, text: str, about: str = "", key: str = "") -> QAction:
    """Add an entry called `text` to `menu`. An entry's tip is its text unless it has another: `about`.

    :param key: what stands before the text, with the mark of a key.
    """
    action = menu.addAction(key + menu_text(text))
    action.setToolTip(tip(about or text))
    return action


def add_submenu(menu: QMenu, text: str) -> QMenu:
    """Add a menu called `text` to `menu`."""
    added = menu.addMenu(menu_text(text))
    added.menuAction().setToolTip(tip(text))
    return added


def title_text(text: str) -> str:
    """`text` for the title of a window, in which ``[*]`` would stand for unsaved changes."""
    return in_one_line(text, 200).replace("[*]", "[*][*]")


class Label(QLabel):
    """A label for any text: never HTML, and of a length that can be laid out.

    A word that would be wider than any panel may be broken where the label has several lines. Otherwise its
    lines end where `gui.widgets.line_ends` lets them; not those of a label to copy from, which would hand on
    what holds them together.
    """

    def __init__(self, text: str | QWidget | None = "", parent: QWidget | None = None) -> None:
        """As Qt's own: ``Label(parent)`` or ``Label(text, parent)``."""
        super().__init__(parent if isinstance(text, str) else text)
        self._phrases = False
        self._read = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        if isinstance(text, str):
            self.setText(text)

    def setText(self, text: str) -> None:
        """Show `text`, cut where it is longer than any label can be."""
        shown = without_control(shortened(text))
        broken = _UNBROKEN.sub(rf"\g<0>{_SPACE}", shown)
        if not self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse:
            broken = held(broken, phrases=self._phrases)
        super().setText(broken)
        read = shown.replace(_SPACE, "")
        self._read_as(read if broken != read and "&" not in read else "")

    def _read_as(self, text: str) -> None:
        """Let a screen reader say `text`, where the label has no name of its own; empty for what is shown."""
        if self.accessibleName() == self._read:
            self._read = text
            self.setAccessibleName(text)

    def keep_phrases(self) -> None:
        """End no line within a Japanese phrase: for a heading, which has few lines and is large."""
        self._phrases = True
        self.setText(self.text())

    @property
    def held_text(self) -> str:
        """What is shown, with all that keeps characters together."""
        return super().text()

    def text(self) -> str:
        """What is shown, without what only keeps characters together."""
        return released(super().text())


class MessageBox(QMessageBox):
    """A message with buttons, its texts plain."""

    def __init__(
        self, icon: QMessageBox.Icon, title: str, text: str, parent: QWidget | None, more: str = ""
    ) -> None:
        """:param more: a second paragraph."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIcon(icon)
        self.setWindowTitle(title)
        self.setText(shortened(text))
        self.setInformativeText(shortened(more))
