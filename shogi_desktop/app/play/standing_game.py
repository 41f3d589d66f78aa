"""Where a game stands: what its set-up, its session, its clocks and its journal say together."""

from __future__ import annotations

from shogi_desktop.app.board.activity import Activity
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.play.game_clock import GameClock
from shogi_desktop.app.play.recorder import Recorder
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.game import ClockReading, FoulRule, ImpasseJudge, Outcome, Path, Session
from shogi_desktop.rules import Color


class StandingGame(Activity):
    """Answers what the board asks of a game that is played here. Nothing of it changes anything.

    :ivar setup: how it was set up; sides switched since then count. :ivar session: what has been played.
    :ivar clock: the clocks. :ivar recorder: writes it down.
    """

    setup: GameSetup
    session: Session
    clock: GameClock
    recorder: Recorder
    _board: BoardModel

    @property
    def _hand_colors(self) -> frozenset[Color]:
        """The sides that people move at the moment."""
        return self.setup.human_colors

    @property
    def running(self) -> bool:
        """Whether it goes on."""
        return self.session.outcome is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.session.outcome

    @property
    def turn(self) -> Color | None:
        """Who is to move, while it goes on."""
        return self.session.turn if self.running else None

    @property
    def tip(self) -> Path:
        """Where it stands."""
        return self.session.path

    @property
    def human(self) -> Color | None:
        """The side of the only person, where the computer plays the other one."""
        computer = self.setup.computer_color
        return None if computer is None else computer.opponent

    @property
    def takes_fouls(self) -> bool:
        """Whether the hand is let make fouls."""
        return self.running and self.session.rules.fouls is not FoulRule.PREVENTED

    @property
    def kept(self) -> bool:
        """Whether it goes on and is in its journal, to be resumed whatever happens."""
        return self.running and self.recorder.kept

    @property
    def played_plies(self) -> int:
        """How many of them were made in it: it may have been set up with some."""
        return self.plies - len(self.setup.moves)

    @property
    def clock_paused(self) -> bool:
        """Whether the clock of the side to move stands still: for a dialog, or until the engine is there."""
        return self.running and self.recorder.on_disk and self.clock.paused

    def reading(self, color: Color) -> ClockReading | None:
        """What the clock of `color` shows now; None where time has no limit."""
        return self.clock.reading(color)

    @property
    def impasse(self) -> ImpasseJudge | None:
        """What counts an impasse in the position that it stands at."""
        return self.session.impasse if self.running else None

    @property
    def can_resign(self) -> bool:
        """Whether it goes on with a person in it."""
        return self.running and bool(self.setup.human_colors)

    @property
    def can_rematch(self) -> bool:
        """Whether it is over."""
        return not self.running

    @property
    def hand_reading(self) -> ClockReading | None:
        """What the clock of a person who is to move shows; None where none is, or time has no limit."""
        turn = self.turn
        return None if turn is None or turn not in self.setup.human_colors else self.clock.reading(turn)

    def movable_colors(self) -> frozenset[Color]:
        """The sides of people, where the position shown is the one the game stands at."""
        return self._hand_colors if self.running and self._board.at_tip else frozenset()

    @property
    def plies_to_take_back(self) -> int:
        """How many moves a take-back undoes: the player's last, and the computer's answer; 0 for none."""
        if not self.setup.human_colors:
            return 0
        plies = 1 if self.session.turn.opponent in self.setup.human_colors else 2
        return plies if plies <= self.played_plies else 0
