"""The card that tells how an engine's trial goes: that it is starting, what is wrong, what can be done."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from shogi_desktop.app.words.joined import sentences
from shogi_desktop.gui.engines.state_words import patience_text, waiting_text
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.progress_bar import ProgressBar
from shogi_desktop.gui.widgets.tight_button import tight_button
from shogi_desktop.usi.events import StillWaiting

PATIENCE_MS = 20_000
"""After so long it is asked whether to go on waiting; the engine is waited for meanwhile."""


class TrialCard(QFrame):
    """Hidden when there is nothing to tell. ``again`` and ``given_up`` are what its buttons ask for."""

    again = Signal()
    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = Label(self)
        self.text.setWordWrap(True)
        self._progress = ProgressBar(self)
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self.retry = tight_button(self.tr("Try again"), self.again.emit, self)
        self.wait = tight_button(self.tr("Keep waiting"), self._be_patient, self)
        self.give_up = tight_button(self.tr("Cancel"), self.given_up.emit, self)
        self._patient_until = PATIENCE_MS
        self._waited_ms = 0
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        for button in (self.retry, self.wait, self.give_up):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        column.addWidget(self.text)
        column.addWidget(self._progress)
        column.addLayout(buttons)
        self.hide()

    def tell_start(self) -> None:
        """Show that the engine is starting."""
        self._patient_until, self._waited_ms = PATIENCE_MS, 0
        self._tell(self.tr("The engine is starting."), "hint", waiting=True)

    def tell_waiting(self, news: StillWaiting) -> None:
        """It takes long."""
        self._waited_ms = news.elapsed_ms
        impatient = news.elapsed_ms >= self._patient_until
        words = sentences(waiting_text(news), patience_text() if impatient else "")
        self._tell(words, "hint", waiting=True, asks=impatient)

    def tell_trouble(self, sentence: str) -> None:
        """It is no engine to play with; `sentence` says why."""
        self._tell(sentence, "notice")

    def tell_good(self, sentence: str) -> None:
        """Something went well."""
        self._tell(sentence, "hint")
        self.retry.hide()

    def tell_nothing(self) -> None:
        """There is nothing to tell."""
        self.hide()

    def _tell(self, text: str, panel: str, *, waiting: bool = False, asks: bool = False) -> None:
        self.text.setText(text)
        mark(self, panel=panel)
        self._progress.setVisible(waiting)
        self.retry.setVisible(not waiting)
        self.wait.setVisible(asks)
        self.give_up.setVisible(waiting)
        self.show()

    def _be_patient(self) -> None:
        self._patient_until = self._waited_ms + PATIENCE_MS
        self.wait.hide()
