"""From one game to the next: what a repetition means while it builds up, and the replay of a void game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from shogi_desktop.app.commands import CommandState
from shogi_desktop.app.play import PlayController
from shogi_desktop.app.setup import GameSetup
from shogi_desktop.app.words import repetition_text
from shogi_desktop.game import Reason, repetition_ahead
from shogi_desktop.gui.file_actions import Say
from shogi_desktop.gui.panels.end_card import EndCard

_TOPIC = "repetition"


class MatchActions(QObject):
    """Binds what follows from a game to the window; `begin` starts the game that comes next."""

    def __init__(
        self,
        controller: PlayController,
        card: EndCard,
        say: Say,
        withdraw: Callable[[str], None],
        begin: Callable[[GameSetup], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._card = card
        self._say = say
        self._withdraw = withdraw
        self._begin = begin
        card.onward_wanted.connect(self.go_on)
        controller.moved.connect(self._watch_repetition)
        controller.taken_back.connect(self._watch_repetition)
        controller.record_changed.connect(self._watch_repetition)
        controller.state_changed.connect(self.refresh)

    @property
    def next_game(self) -> GameSetup | None:
        """The game that follows from the one on the board, if one does."""
        session, setup = self._controller.session, self._controller.setup
        if session is None or setup is None or session.outcome is None:
            return None
        if session.outcome.reason is Reason.REPETITION:
            return setup.replay(None if session.clock is None else session.clock.state())
        return None

    def state(self, state: CommandState) -> CommandState:
        """`state` with whether there is a game to go on with."""
        return replace(state, can_go_on=self.next_game is not None)

    def go_on(self) -> None:
        """Begin the game that follows from the one on the board."""
        setup = self.next_game
        if setup is not None:
            self._begin(setup)

    def refresh(self) -> None:
        """Offer on the end card what follows."""
        setup = self.next_game
        if setup is None:
            self._card.offer("", "")
            return
        button = self.tr("Replay the game") if setup.is_handicap else self.tr("Replay, colours reversed")
        kept = "" if setup.carried is None else self.tr("Each player keeps the time that was left.")
        self._card.offer(button, kept, kept)

    def _watch_repetition(self) -> None:
        """Say at the third occurrence of a position what the fourth would mean; no longer than it stands."""
        session = self._controller.session
        ahead = None if session is None or session.outcome is not None else repetition_ahead(session.history)
        if session is None or ahead is None:
            self._withdraw(_TOPIC)
        else:
            self._say(repetition_text(ahead, handicap=session.record.is_handicap), topic=_TOPIC)
