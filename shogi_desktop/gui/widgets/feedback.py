"""The frame that answers what the player tried: in the course, in mating problems, in exercises."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.gui.widgets.texts import Words, in_words


class Feedback(QFrame):
    """Shows a text and has screen readers say it; without a text the frame is hidden."""

    def __init__(self, parent: QWidget | None = None, words: Label | None = None) -> None:
        """:param words: what is to show the text; by default a label."""
        super().__init__(parent)
        self.setProperty("panel", "hint")
        self._said: Words = ""
        self._words = words or Label()
        self._words.setWordWrap(True)
        inner = QVBoxLayout(self)
        inner.setContentsMargins(12, GRID + 2, 12, GRID + 2)
        inner.addWidget(self._words)

    def text(self) -> str:
        """The text shown; empty while there is none."""
        return self._words.text()

    def retranslate(self) -> None:
        """Write it again in the language in use, without saying it again."""
        self._words.setText(in_words(self._said))

    def say(self, words: Words, panel: str = "hint") -> None:
        """Say it in a frame of that look: ``surface`` for what is right, ``notice`` for what is wrong."""
        self._said, text = words, in_words(words)
        self.setVisible(bool(text))
        self._words.setText(text)
        mark(self, panel=panel)
        mark(self._words, met="yes" if panel == "surface" else "")
        if text:
            say(self, text)
