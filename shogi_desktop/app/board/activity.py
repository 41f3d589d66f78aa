"""What the board is used for. A game and a study answer the same questions about it, each in its own way."""

from __future__ import annotations

from PySide6.QtCore import QObject

from shogi_desktop.game import Attempt, ClockReading, ImpasseJudge, Outcome, Path
from shogi_desktop.rules import Color, Move


class Activity(QObject):
    """Says who may move on the board and what becomes of a move. This one is none: nobody may."""

    @property
    def running(self) -> bool:
        """Whether a game is going on."""
        return False

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, as far as the position shown tells."""
        return None

    @property
    def turn(self) -> Color | None:
        """Who is to move in a running game."""
        return None

    @property
    def human(self) -> Color | None:
        """The side of the only person, where the other one is played by the computer."""
        return None

    @property
    def tip(self) -> Path | None:
        """Where in the record the game stands; None where every position is as good as another."""
        return None

    @property
    def plies(self) -> int:
        """How many moves the game stands at; 0 where there is none."""
        return len(self.tip or ())

    @property
    def takes_fouls(self) -> bool:
        """Whether the hand is let make fouls."""
        return False

    @property
    def can_reshape(self) -> bool:
        """Whether branches may be cut off and put in another order, and headers changed."""
        return False

    # --- of a game, whoever is its referee ------------------------------------------------------------------

    def reading(self, color: Color) -> ClockReading | None:  # noqa: ARG002 - for the activities with clocks
        """What the clock of `color` shows now; None where there is none, or time has no limit."""
        return None

    @property
    def hand_reading(self) -> ClockReading | None:
        """What the clock of a person at this screen who is to move shows; None where there is none."""
        return None

    @property
    def clock_paused(self) -> bool:
        """Whether the clock of the side to move stands still."""
        return False

    @property
    def impasse(self) -> ImpasseJudge | None:
        """What counts an impasse in the position that a running game stands at."""
        return None

    @property
    def takes_help(self) -> bool:
        """Whether the program may help: not in a game that a person plays with somebody elsewhere."""
        return True

    @property
    def can_resign(self) -> bool:
        """Whether a person at this screen may give a game up now."""
        return False

    def resign(self) -> None:
        """The person gives up."""

    @property
    def can_rematch(self) -> bool:
        """Whether a game is over that may be followed by another one of its kind."""
        return False

    @property
    def can_declare(self) -> bool:
        """Whether a person at this screen may declare an impasse to a referee elsewhere."""
        return False

    def declare(self) -> None:
        """The person declares the impasse to that referee."""

    @property
    def can_offer_draw(self) -> bool:
        """Whether a person at this screen may offer a draw to somebody elsewhere."""
        return False

    def offer_draw(self) -> None:
        """The person offers it."""

    def answer_draw(self, *, accepted: bool) -> None:
        """What the person says to the draw that was offered from elsewhere."""

    # --- moves ----------------------------------------------------------------------------------------------

    def movable_colors(self) -> frozenset[Color]:
        """The sides that may be moved by hand in the position shown."""
        return frozenset()

    def play(self, move: Move) -> bool:  # noqa: ARG002 - for the activities that have moves
        """Make a legal move by hand for one of `movable_colors`; whether it was made."""
        return False

    def attempt(self, attempt: Attempt) -> bool:  # noqa: ARG002 - for games where fouls can be made
        """What a hand did where fouls can be made; whether it came about."""
        return False

    def noted(self) -> None:
        """A comment, a mark or a bookmark of the position shown was changed."""

    def close(self) -> None:
        """Put it away: something else takes its place, or nothing."""
