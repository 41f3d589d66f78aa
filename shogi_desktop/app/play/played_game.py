"""The course of a game: the one way of a move, whoever makes it, and what follows from it.

A move goes through the session; then it is on the board, and on its way to the disk. When it is there, the
other clock starts and the player to move is asked. Who is asked is for `game`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.play.events import (
    FoulRefused,
)
from shogi_desktop.app.play.game_clock import GameClock
from shogi_desktop.app.play.recorder import Recorder
from shogi_desktop.app.play.standing_game import StandingGame
from shogi_desktop.app.players.resigning import Wish
from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.game import (
    Attempt,
    Event,
    FoulRule,
    GameEnded,
    GameOverError,
    NoFoulError,
    Session,
    foul_of,
)
from shogi_desktop.rules import IllegalMoveError, Move


@dataclass(slots=True)
class Customs:
    """What holds for every game at this board, whenever it is changed.

    :ivar held: a dialog lies over the board: in a casual game the clocks stand still for it.
    :ivar resigning: when the computer gives up.
    :ivar coached: a person's move against the computer waits for the coach's word.
    """

    held: bool = False
    resigning: Wish = "own"
    coached: bool = False


class PlayedGame(StandingGame):
    """A game as it is played, from its first move to its end, and on the disk."""

    def __init__(
        self,
        board: BoardModel,
        setup: GameSetup,
        session: Session,
        journal: GameJournal,
        customs: Customs,
        now_ms: Callable[[], int],
    ) -> None:
        """:param now_ms: a monotonic time."""
        super().__init__(board)
        self.setup = setup
        self.session = session
        self._board = board
        self._customs = customs
        self._now = now_ms
        self._acting = False
        self.clock = GameClock(session, now_ms, self._time_stands, self)
        self.clock.ticked.connect(self._on_tick)
        self.recorder = Recorder(board, setup, session, journal, self.clock, now_ms)
        self.recorder.landed.connect(self._on_landed)
        self._unsubscribe = session.subscribe(self._on_event)

    def close(self) -> None:
        """Put the game away. Its journal is let go by whoever has given it."""
        self.clock.stop()
        self.recorder.close()
        self._unsubscribe()

    def hold(self) -> None:
        """A dialog lies over the board, or does no more (`Customs.held`)."""
        self.clock.settle()
        self._board.news.note(Change.CLOCK)

    def _on_tick(self) -> None:
        self._board.news.note(Change.CLOCK)

    # --- for the game, which knows the players ------------------------------------------------------------

    def _ask(self) -> None:
        """Let the side to move think, unless a hand moves it."""

    def _drop_question(self) -> None:
        """No answer is wanted any more: moves are taken back."""

    def _tell_players(self, event: Event) -> None:
        """Let the players hear what happened."""

    def _waits_for_player(self) -> bool:
        """Whether the player to move is no hand and not there to think."""
        return False

    def _time_stands(self) -> bool:
        """Whether nobody's time passes: the disk, a dialog or the start of an engine is waited for."""
        held = self._customs.held and self.setup.dialogs_pause
        return not self.recorder.on_disk or held or self._waits_for_player()

    def _refresh(self) -> None:
        self._board.news.note(Change.STATE)

    # --- moves ----------------------------------------------------------------------------------------------

    def play(self, move: Move) -> bool:
        """A move by hand, or a player's."""
        return self._act(lambda: self.session.play(move, self._now()))

    def attempt(self, attempt: Attempt) -> bool:
        """What a hand did where fouls can be made; where the rules only warn of one it is refused."""
        foul = foul_of(self.session.position, attempt)
        if foul is None:
            return self._board.play(attempt.move)
        if self.session.rules.fouls is FoulRule.WARNED:
            self._board.news.tell(FoulRefused(foul))
            return False
        return self._act(lambda: self.session.play_foul(attempt, self._now()))

    def _act(self, act: Callable[[], object]) -> bool:
        """Let a move happen, then go on; whether it did.

        It does not where it is forbidden, or comes too late: when the flag fell before it, the session has
        told how the game ended.
        """
        with self._board.news.together():
            self._acting = True
            try:
                act()
            except (IllegalMoveError, NoFoulError, GameOverError):
                return False
            finally:
                self._acting = False
            self._go_on()
            self._refresh()
        return True

    def _go_on(self) -> None:
        """Begin the next turn, if the move before it is on the disk."""
        if self.recorder.on_disk and self.running:
            self.clock.begin_turn()
            self._ask()

    def _on_landed(self) -> None:
        if not self._acting:
            with self._board.news.together():
                self._go_on()
                self._refresh()

    def take_back(self) -> None:
        """Undo the player's last move, and the computer's answer to it if there was one."""
        with self._board.news.together():
            plies = self.plies_to_take_back
            if not plies:
                return
            self.recorder.write_note()
            self._drop_question()
            self._act(lambda: self.session.take_back(plies, self._now()))
            self.clock.watch()

    def resign(self) -> None:
        """The person gives up: the only one, or of two the one to move."""
        human = self.human
        self._say(lambda: self.session.resign(self.session.turn if human is None else human, self._now()))

    def _say(self, say: Callable[[], object]) -> None:
        """Somebody ends the game by a word; too late, when the flag has fallen before it."""
        with self._board.news.together(), suppress(GameOverError):
            say()

    def settle_end(self) -> None:
        """Conclude a resumed game that its last move had ended: it was cut off before that was written."""
        if self.session.outcome is not None and self.recorder.kept:
            with self._board.news.together():
                self._on_event(GameEnded(self.session.outcome, self.session.path))

    def noted(self) -> None:
        """Put a note of the reader's into the journal, soon."""
        self.recorder.noted()

    def _on_event(self, event: Event) -> None:
        with self._board.news.together():
            self._tell_players(event)
            self.recorder.write(event)
