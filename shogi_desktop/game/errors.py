"""What can go wrong in `game`: one base class, each error carrying the value that caused it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shogi_desktop.rules import Move


class GameError(ValueError):
    """Base of every error that this package raises."""


class NoFoulError(GameError):
    """A move that is no foul, or that the rules of the game do not let happen, was to be made as one."""

    def __init__(self, move: Move) -> None:
        super().__init__(f"{move.usi} is no foul that can be made here")
        self.move = move


class PathError(GameError):
    """`path` leads to no node of the record."""

    def __init__(self, path: tuple[int, ...]) -> None:
        super().__init__(f"the record has no node at {path}")
        self.path = path


class TimeControlError(GameError):
    """Times that no clock can run by (negative, or no time at all)."""


class TakeBackError(GameError):
    """More moves asked back than were played."""

    def __init__(self, plies: int, played: int) -> None:
        super().__init__(f"cannot take back {plies} moves: {played} were played")
        self.plies = plies
        self.played = played
