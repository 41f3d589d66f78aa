"""From one game to the next: what a repetition means while it builds up, replays of void games, and matches.

A match that is not decided waits in the settings as the set-up of its next game, so it outlives the program;
a game of it that was cut off is resumed first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import Concluded, Continued, Moved, TookBack
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.shell.commands import CommandState
from shogi_desktop.app.words.games import repetition_text
from shogi_desktop.app.words.series import game_text, match_name, result_text, score_text
from shogi_desktop.game import Series, Session, repetition_ahead
from shogi_desktop.gui.play.end_card import EndCard
from shogi_desktop.gui.shell.shell import Shell

_REPETITION = "repetition"
_MATCH = "match"


class SeriesActions(QObject):
    """Binds what follows from a game to the window; `begin` starts the game that comes next."""

    def __init__(self, shell: Shell, desk: Desk, card: EndCard, begin: Callable[[GameSetup], None]) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._desk = desk
        self._model = desk.board
        self._card = card
        self._begin = begin
        card.onward_wanted.connect(self.go_on)
        desk.board.happened.connect(self._on_event)
        desk.board.changed.connect(self._on_changed)

    def _on_event(self, event: object) -> None:
        if isinstance(event, Moved | TookBack):
            self._watch_repetition()
        elif isinstance(event, Continued | Concluded):
            self._keep_match()

    def _on_changed(self, changes: Changes) -> None:
        if Change.RECORD in changes:
            self._watch_repetition()
            self._keep_match()
        if Change.STATE in changes:
            self.refresh()

    @property
    def _session(self) -> Session | None:
        return None if self._desk.game is None else self._desk.game.session

    @property
    def _follows(self) -> GameSetup | None:
        """The game that the one on the board calls for, now that it is over."""
        session, setup = self._session, self._desk.setup
        if session is None or setup is None or session.outcome is None:
            return None
        if setup.match is not None and self._shell.settings.current.match_game is None:
            return None
        return setup.following(session.outcome, None if session.clock is None else session.clock.state())

    @property
    def _waiting(self) -> GameSetup | None:
        """The next game of the match that is not decided; none while one of it is to be resumed."""
        unfinished = self._shell.waiting.unfinished
        if self._model.running or (unfinished is not None and unfinished.setup.match is not None):
            return None
        return self._shell.settings.current.match_game

    @property
    def next_game(self) -> GameSetup | None:
        """The game to go on with: what the one on the board calls for, else the waiting match."""
        return self._follows or self._waiting

    def state(self, state: CommandState) -> CommandState:
        """`state` with whether there is a game to go on with; in mid-match that takes the rematch's place."""
        follows = self._follows
        in_match = follows is not None and follows.match is not None
        return replace(
            state,
            can_go_on=self.next_game is not None,
            match_waits=self._waiting is not None,
            can_rematch=state.can_rematch and not in_match,
        )

    def go_on(self) -> None:
        """Begin the game that comes next."""
        setup = self.next_game
        if setup is not None:
            self._shell.withdraw(_MATCH)
            self._begin(setup)

    def end_match(self) -> None:
        """Play no further game of the match that waits."""
        self._shell.withdraw(_MATCH)
        self._shell.settings.update(match_game=None)
        self.refresh()

    def tell_waiting(self) -> None:
        """Say that a match waits for its next game."""
        setup = self._waiting
        if setup is not None and setup.match is not None:
            text = partial(self._standing_text, setup, setup.match)
            self._shell.say(text, action=lambda: self.tr("Next game"), handler=self.go_on, topic=_MATCH)

    def _standing_text(self, setup: GameSetup, match: Series) -> str:
        return self.tr("Your match is not decided yet. {match}, {game}: {score}").format(
            match=match_name(match), game=game_text(match), score=score_text(setup, match)
        )

    def refresh(self) -> None:
        """Say on the end card how the match stands, and offer what follows."""
        follows = self._follows
        onward, explanation = ("", "") if follows is None else self._offer(follows)
        self._card.offer(
            onward,
            explanation,
            standing=self._standing(),
            rematch=follows is None or follows.match is None,
        )

    def _offer(self, follows: GameSetup) -> tuple[str, str]:
        """The button of the game that follows, and its explanation."""
        if follows.match is not None and not follows.match.replays:
            return self.tr("Next game"), ""
        button = self.tr("Replay the game") if follows.is_handicap else self.tr("Replay, colours reversed")
        kept = "" if follows.carried is None else self.tr("Each player keeps the remaining time.")
        return button, kept

    def _standing(self) -> str:
        """What the end card says about the match."""
        session, played = self._session, self._desk.setup
        if session is None or session.outcome is None or played is None or played.match is None:
            return ""
        return result_text(played, played.match.after(session.outcome))

    def _keep_match(self) -> None:
        """Remember the game of the match that is to be played, as soon as that is another one."""
        self._shell.withdraw(_MATCH)
        session, setup = self._session, self._desk.setup
        if session is None or setup is None or setup.match is None:
            return
        self._shell.settings.update(match_game=setup if session.outcome is None else self._follows)

    def _watch_repetition(self) -> None:
        """Say at the third occurrence of a position what the fourth would mean; no longer than it stands."""
        session = self._session
        ahead = None if session is None or session.outcome is not None else repetition_ahead(session.history)
        if session is None or ahead is None:
            self._shell.withdraw(_REPETITION)
        else:
            handicap = session.record.is_handicap
            self._shell.say(lambda: repetition_text(ahead, handicap=handicap), topic=_REPETITION)
