"""A game as it is set up: which game, who plays, from what start, with what time. Plain data."""

from __future__ import annotations

import msgspec

from shogi_desktop.rules import Color


class PlayerSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side: a person by name, or the computer at a level (1 the weakest)."""

    name: str = ""
    level: int | None = None

    @property
    def is_human(self) -> bool:
        """Whether this side is moved by hand."""
        return self.level is None


class TimeSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time of one side in milliseconds. All zero: no limit."""

    main_ms: int = 0
    byoyomi_ms: int = 0
    increment_ms: int = 0

    @property
    def unlimited(self) -> bool:
        """Whether no clock runs."""
        return self.main_ms == self.byoyomi_ms == self.increment_ms == 0


class GameSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a game starts from.

    `start_sfen` is the position before the first of `moves` (USI text); both are given when a game goes on
    from a position of a record, else the start is the variant's `handicap` preset. `own_handicap` names the
    start where it is a handicap that the player has set up; `handicap` is then empty.
    """

    variant: str = "shogi"
    handicap: str = "even"
    black: PlayerSetup = PlayerSetup()
    white: PlayerSetup = PlayerSetup()
    time: TimeSetup = TimeSetup()
    start_sfen: str | None = None
    moves: tuple[str, ...] = ()
    own_handicap: str = ""

    def player(self, color: Color) -> PlayerSetup:
        """The player of that side."""
        return self.black if color is Color.BLACK else self.white

    @property
    def human_colors(self) -> frozenset[Color]:
        """The sides moved by hand."""
        return frozenset(color for color in Color if self.player(color).is_human)

    @property
    def computer_color(self) -> Color | None:
        """The computer's side, or None where people play each other (two computers never meet here)."""
        return next((color for color in Color if not self.player(color).is_human), None)

    @property
    def is_handicap(self) -> bool:
        """Whether one side gives the other pieces."""
        return bool(self.own_handicap) or self.handicap not in {"", "even"}

    def rematch(self) -> GameSetup:
        """The same game again from its beginning, the colours exchanged.

        In a handicap game the same person gives again, so both keep their sides.
        """
        if self.is_handicap:
            return self
        return msgspec.structs.replace(self, black=self.white, white=self.black)
