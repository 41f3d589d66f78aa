"""Chat and rematches in the window, where both players have this program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.online.company import ChatLine, Company
from shogi_desktop.game import Record
from shogi_desktop.gui.online.chat_pane import ChatPane
from shogi_desktop.gui.shell.shell import Shell

_TOPIC: Final = "rematch"


class CompanyActions(QObject):
    """Shows what is told of it.

    :ivar pane: the chat; None before anybody could hear it.
    """

    def __init__(self, shell: Shell, company: Company, again: Callable[[], None], parent: QObject) -> None:
        """:param again: plays again, as *Rematch* does."""
        super().__init__(parent)
        self._shell, self._company, self._again = shell, company, again
        self.pane: ChatPane | None = None
        self._opponent = ""
        self._record: Record | None = None
        """What was on the board when chat was heard last."""
        shell.parts.play.board.changed.connect(self._follow)
        company.opened.connect(self._open)
        company.said.connect(self._show)
        company.refused.connect(self._tell_refused)
        company.wanted.connect(self._offer)
        company.declined.connect(self._tell_declined)
        company.left.connect(self._tell_left)

    def meet(self, opponent: str) -> None:
        """A game begins: who is on the other side."""
        self._opponent = opponent
        self._shell.withdraw(_TOPIC)

    def ask_rematch(self) -> None:
        """Ask the other side for another game."""
        self._company.ask_rematch()
        name = self._opponent
        self._shell.say(
            lambda: self.tr("Waiting for {name} to agree to a rematch.").format(name=name), topic=_TOPIC
        )

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        if self.pane is not None:
            self.pane.retranslate()

    def _open(self) -> None:
        """Chat can be heard, or no more: then what was said stays to be read until the next table."""
        if self._company.hears and self.pane is None:
            self.pane = ChatPane()
            self.pane.said.connect(self._company.chat)
            self._shell.parts.play.page.add_below_moves(self.pane, self.pane.fit)
        if self.pane is None:
            return
        if self._company.hears and not self._company.lines:
            self.pane.clear()
        self.pane.entry.setEnabled(self._company.hears)
        self.pane.setVisible(self._company.hears or bool(self._company.lines))

    def _follow(self, changes: Changes) -> None:
        """What was said at a table that is left makes way for another game."""
        if Change.RECORD not in changes:
            return
        record = self._shell.parts.play.board.record
        if self._company.hears:
            self._record = record
        elif self.pane is not None and record is not self._record:
            self.pane.hide()

    def _show(self, line: ChatLine) -> None:
        if self.pane is not None:
            self.pane.add(line)

    def _tell_refused(self) -> None:
        self._show(ChatLine("", self.tr("Not sent: too many messages at once.")))

    def _offer(self) -> None:
        if self._company.asked:
            return
        name = self._opponent
        self._shell.say(
            lambda: self.tr("{name} would like a rematch.").format(name=name),
            action=lambda: self.tr("Play again"),
            handler=self._again,
            refusal=self._company.decline_rematch,
            topic=_TOPIC,
        )

    def _tell_declined(self) -> None:
        name = self._opponent
        self._shell.say(lambda: self.tr("{name} declined a rematch.").format(name=name), topic=_TOPIC)

    def _tell_left(self, name: str) -> None:
        self._shell.say(lambda: self.tr("{name} has left.").format(name=name), topic=_TOPIC)
