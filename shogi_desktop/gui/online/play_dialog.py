"""*Play on a server*: asks where, waits, shows what is proposed. It stays until the game begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from shogi_desktop.app.engines.registry import RegisteredEngine
from shogi_desktop.app.settings.settings import OnlinePlace
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.online import summary_rows
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.online.form import Rows, note
from shogi_desktop.gui.online.login_page import LoginPage
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.front import bring_to_front
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.room import room_on_screen
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.gui.widgets.scrolled import scrolled
from shogi_desktop.gui.widgets.texts import Texts, Words, in_words

_SIZE: Final = QSize(520, 440)


class PlayOnlineDialog(QDialog):
    """One page at a time. It does not keep the window from being used: a game may be long in coming.

    `wanted(Wanted)`: log in. `agreed`, `refused`: what is said to the game proposed. `cancelled`: closed
    before a game began.

    :ivar login: where to play.
    """

    wanted = Signal(object)
    agreed = Signal()
    refused = Signal()
    cancelled = Signal()

    def __init__(
        self,
        recent: Sequence[OnlinePlace],
        player: str,
        engines: Sequence[RegisteredEngine] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._texts = Texts()
        self._waiting_said: tuple[Words, Words] = ("", "")
        self._summary: GameSummary | None = None
        self._texts.give(self.setWindowTitle, lambda: self.tr("Play on a server"))
        self.login = LoginPage(recent, player, engines, self)
        self.login.server.chosen.connect(lambda _: self._fit())
        self.login.who.chosen.connect(lambda _: self._fit())
        self.waiting = self._make_waiting()
        self.proposal = self._make_proposal()
        self.pages = QStackedWidget(self)
        self._asking = scrolled(self.login, self.pages, whole=True)
        for page in (self._asking, self.waiting, self.proposal):
            self.pages.addWidget(page)
        self.go = QPushButton(self)
        self.go.setProperty("kind", "primary")
        self.go.setDefault(True)
        self.go.clicked.connect(self._go_on)
        self.refuse = QPushButton(self)
        self._texts.give(self.refuse.setText, lambda: self.tr("&Decline"))
        self.refuse.setAutoDefault(False)
        self.refuse.clicked.connect(self.refused)
        self.cancel = QPushButton(self)
        self._texts.give(self.cancel.setText, lambda: self.tr("Cancel"))
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(2 * GRID)
        column.addWidget(self.pages, 1)
        column.addLayout(button_row(self.cancel, self.refuse, self.go))
        self.setWindowModality(Qt.WindowModality.NonModal)
        self._show(self._asking)
        wanted = QSize(px(_SIZE.width()), px(_SIZE.height()))
        self.resize(self.sizeHint().expandedTo(wanted).boundedTo(room_on_screen(self)))
        (self.login.host if not self.login.host.text() else self.login.password).setFocus()

    def _make_waiting(self) -> QWidget:
        page = QWidget(self)
        self._waiting_head = Label(page)
        self._waiting_head.setProperty("role", "heading")
        self._waiting_head.setWordWrap(True)
        self._waiting_words = note(page, role="dim")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        column.addWidget(self._waiting_head)
        column.addWidget(self._waiting_words)
        column.addStretch(1)
        return page

    def _make_proposal(self) -> QWidget:
        page = QWidget(self)
        head = Label(page)
        self._texts.give(head.setText, lambda: self.tr("You are offered a game"))
        head.setProperty("role", "heading")
        self.rows = Rows(page)
        fair = note(page)
        self._texts.give(
            fair.setText,
            lambda: self.tr(
                "The server is the referee of moves, time and result. During the game no move can be "
                "taken back, and hints, analysis, books and the library are closed."
            ),
        )
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        column.addWidget(head)
        column.addWidget(self.rows)
        column.addWidget(fair)
        column.addStretch(1)
        return page

    # --- pages ----------------------------------------------------------------------------------------------

    def _show(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        asks = page is not self.waiting
        self.go.setVisible(asks)
        self._name_go()
        self.refuse.setVisible(page is self.proposal)
        if asks:
            self.go.setDefault(True)
        self._fit()

    def _name_go(self) -> None:
        proposed = self.pages.currentWidget() is self.proposal
        self.go.setText(self.tr("&Play") if proposed else self.tr("&Connect"))

    def retranslate(self) -> None:
        """Take the texts of the language in use; what was typed and chosen stays."""
        self._texts.retranslate()
        self.login.retranslate()
        self._tell_waiting()
        if self._summary is not None:
            self.rows.show_rows(summary_rows(self._summary))
        self._name_go()
        self._fit()

    def _fit(self) -> None:
        """Grow where the page has more to say; lines of text are as high as the width lets them be."""
        layout = self.layout()
        assert layout is not None
        # What a text has changed on a page is told to the layouts around it by an event that is yet to come.
        for widget in (self.pages.currentWidget(), self.pages):
            if widget is not None:
                widget.updateGeometry()
        layout.activate()
        height = min(room_on_screen(self).height(), layout.totalHeightForWidth(self.width()))
        if height > self.height():
            self.resize(self.width(), height)

    def ask(self, trouble: Words = "") -> None:
        """Ask where to play. :param trouble: why that which was asked for came to nothing."""
        self._show(self._asking)
        self.login.tell(trouble)
        self._fit()
        if trouble:
            say(self, in_words(trouble))
        self.login.password.setFocus()

    def wait(self, head: Words, words: Words = "") -> None:
        """Say what is waited for."""
        self._waiting_said = head, words
        self._tell_waiting()
        self._show(self.waiting)
        self.cancel.setFocus()
        say(self, sentences(in_words(head), in_words(words)))

    def _tell_waiting(self) -> None:
        for label, words in zip((self._waiting_head, self._waiting_words), self._waiting_said, strict=True):
            label.setText(in_words(words))

    @property
    def waiting_for(self) -> str:
        """What is waited for, as it is said; empty where nothing is."""
        return self._waiting_head.text() if self.pages.currentWidget() is self.waiting else ""

    def propose(self, summary: GameSummary) -> None:
        """Show a proposed game."""
        self._summary = summary
        self.rows.show_rows(summary_rows(summary))
        self._show(self.proposal)
        self.go.setFocus()
        say(self, self.rows.text())
        bring_to_front(self)

    def _go_on(self) -> None:
        if self.pages.currentWidget() is self.proposal:
            self.agreed.emit()
            return
        wanted = self.login.wanted()
        self._fit()
        if wanted is not None:
            self.wanted.emit(wanted)

    def reject(self) -> None:
        """Esc, or closing it: there is no game."""
        super().reject()
        self.cancelled.emit()
