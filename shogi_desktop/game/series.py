"""Several games that belong together: best of so many, or a ladder of handicaps. Pure arithmetic on results.

The two players are *home*, who has Black in the first game, and *away*. What a game is worth is told to
`Series.after`, which answers with the match as it stands before the next game.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.game.outcome import Outcome, Reason
from shogi_desktop.rules import Color

LENGTHS: Final = (3, 5, 7)
"""How many games a match can have; a match of one is a single game."""
STREAK: Final = 3
"""So many games won in a row move the ladder by one step."""
LADDER: Final = ("even", "lance", "bishop", "rook", "rook_lance", "two", "four", "six", "eight", "ten")
"""The handicaps of the ladder, each a step harder for its giver."""


class SeriesKind(Enum):
    """What the games of a match decide."""

    BEST_OF = "best of"
    LADDER = "ladder"


class Series(Struct, frozen=True):
    """A match before one of its games.

    `games` is how many it has at most (a ladder: 0, it has no end). `number` is that of the game to come,
    from 1; `replays` how often that game has become void. `home` and `away` are games won, `draws` drawn.
    `fixed` says that White gives a handicap in every game, so that nobody changes sides.

    `step` is that of a ladder: away gives `LADDER[step]`, or home `LADDER[-step]` if it is negative; at 0 the
    game is even. `streak` counts games won in a row since the last step: by home, or by away if negative;
    drawn games do not count for it.
    """

    kind: SeriesKind = SeriesKind.BEST_OF
    games: int = LENGTHS[0]
    number: int = 1
    replays: int = 0
    home: int = 0
    away: int = 0
    draws: int = 0
    fixed: bool = False
    step: int = 0
    streak: int = 0

    def __post_init__(self) -> None:
        """:raises ValueError: the match cannot stand so."""
        if abs(self.step) >= len(LADDER):
            raise ValueError(f"the ladder has no step {self.step}")
        if min(self.games, self.number - 1, self.replays, self.home, self.away, self.draws) < 0:
            raise ValueError(f"a match cannot count below nothing: {self}")

    @classmethod
    def best_of(cls, games: int, *, handicap: bool = False) -> Series:
        """A match of so many games. :param handicap: White gives one, and stays White."""
        return cls(games=games, fixed=handicap)

    @classmethod
    def ladder(cls, handicap_id: str) -> Series:
        """A ladder that begins with that handicap. :raises ValueError: it is no step of the ladder."""
        return cls(SeriesKind.LADDER, games=0, step=LADDER.index(handicap_id))

    def anew(self) -> Series:
        """Another match of that kind, home being who has Black now."""
        return Series(self.kind, self.games, fixed=self.fixed, step=abs(self.step))

    @property
    def handicap_id(self) -> str | None:
        """The handicap of the game to come; None where the match does not say."""
        return LADDER[abs(self.step)] if self.kind is SeriesKind.LADDER else None

    @property
    def home_color(self) -> Color:
        """The side of home in the game to come.

        Who gives a handicap is White. Otherwise Black changes from game to game and in a replay; a replay
        does not change whose turn it is in the games after it.
        """
        if self.step:
            return Color.BLACK if self.step > 0 else Color.WHITE
        if self.fixed:
            return Color.BLACK
        turned = (self.number - 1 + self.replays) % 2
        return Color.WHITE if turned else Color.BLACK

    @property
    def decided(self) -> bool:
        """Whether no further game can change who wins; a drawn game is half a point for both."""
        if self.kind is SeriesKind.LADDER:
            return False
        to_come = self.games - (self.number - 1)
        return to_come <= 0 or abs(self.home - self.away) > to_come

    @property
    def points(self) -> tuple[float, float]:
        """The score of home and of away."""
        half = self.draws / 2
        return self.home + half, self.away + half

    def after(self, outcome: Outcome) -> Series:
        """The match after the game to come has ended so; a void one is played again."""
        if outcome.winner is None and not outcome.is_draw:
            # Broken off is not replayed with other colours: nothing was decided about it.
            return replace(self, replays=self.replays + 1) if outcome.reason is Reason.REPETITION else self
        counted = replace(self, number=self.number + 1, replays=0)
        if outcome.winner is None:
            return replace(counted, draws=self.draws + 1)
        if outcome.winner is self.home_color:
            return replace(counted, home=self.home + 1)._climbed(max(self.streak, 0) + 1)
        return replace(counted, away=self.away + 1)._climbed(min(self.streak, 0) - 1)

    def _climbed(self, streak: int) -> Series:
        """A ladder after a win that makes the streak so long; anything else as it is."""
        if self.kind is not SeriesKind.LADDER:
            return self
        if abs(streak) < STREAK:
            return replace(self, streak=streak)
        step = self.step - (1 if streak > 0 else -1)
        top = len(LADDER) - 1
        return replace(self, streak=0, step=max(-top, min(top, step)))
