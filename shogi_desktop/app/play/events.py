"""What happens in a game, as the views hear of it by `BoardModel.happened`."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.game import Foul, Outcome
from shogi_desktop.rules import Position, Transition


@dataclass(frozen=True, slots=True)
class Moved:
    """A move of the game was made, by whomever; `position` is the one after it."""

    transition: Transition
    position: Position


@dataclass(frozen=True, slots=True)
class TookBack:
    """So many moves were taken back."""

    plies: int


@dataclass(frozen=True, slots=True)
class Concluded:
    """The game is over but still in its journal: for whoever keeps it elsewhere.

    `Ended` follows, unless moves are taken back before the end is on the disk.
    """

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over, and its end is on the disk. One that was broken off has no end to be told."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Continued:
    """A game that had ended goes on after a take-back."""


@dataclass(frozen=True, slots=True)
class FoulRefused:
    """A foul was tried where the rules only warn."""

    foul: Foul


@dataclass(frozen=True, slots=True)
class SidesSwitched:
    """The person and the computer changed sides."""


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """The other side, elsewhere, offers a draw."""


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    """The other side, elsewhere, does not take the draw that was offered."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """A running game made way for a record and waits in its journal."""


@dataclass(frozen=True, slots=True)
class EngineFailed:
    """The computer cannot answer; the game is kept. `text` is a sentence."""

    text: Sentence


@dataclass(frozen=True, slots=True)
class PlayerWarned:
    """Something of the computer's, its book for one, is of no use; it plays on. `text` is a sentence."""

    text: Sentence


@dataclass(frozen=True, slots=True)
class EngineRestarting:
    """The computer's engine ended and starts again by itself. `text` is a sentence."""

    text: Sentence


@dataclass(frozen=True, slots=True)
class EngineRestarted:
    """It is there again."""
