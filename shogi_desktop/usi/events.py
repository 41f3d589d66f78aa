"""What a ``UsiClient`` has to tell its owner, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from shogi_desktop.usi.errors import EngineFailure
from shogi_desktop.usi.messages import BestMove, Checkmate, EngineOption, Info


class Stage(Enum):
    """What the owner is kept waiting for."""

    HANDSHAKE = "handshake"
    PREPARING = "preparing"


@dataclass(frozen=True, slots=True)
class Identified:
    """The handshake is over: the engine's name, author and options."""

    name: str
    author: str
    options: Mapping[str, EngineOption]


@dataclass(frozen=True, slots=True)
class OptionRejected:
    """An option was not set: the engine lacks it (``expected`` empty) or does not take the value."""

    name: str
    value: object
    expected: str


@dataclass(frozen=True, slots=True)
class StillWaiting:
    """The engine has been preparing for ``elapsed_ms`` and is given more time: worth a word to the user.

    ``last_lines`` are the last things that it said, oldest first.
    """

    stage: Stage
    elapsed_ms: int
    last_lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EngineReady:
    """``readyok`` came: searches start at once from now on."""


@dataclass(frozen=True, slots=True)
class SearchInfo:
    """What the engine says about the running search, thinned out to a rate a window can show."""

    search_id: int
    info: Info


@dataclass(frozen=True, slots=True)
class SearchDone:
    """The answer to a search that somebody waits for.

    ``lines`` are the last exact ones with score and moves, one for each ``multipv`` number, in that order.
    Where none of them begins with the answer, as after a search that was stopped, the last line that does so
    stands in the place of its number, though its score is a bound (`Info.bound`).
    When the search ended amid an iteration they are of unequal depth, and a move may stand in two of them.
    """

    search_id: int
    best: BestMove
    lines: tuple[Info, ...]


@dataclass(frozen=True, slots=True)
class MateSearchDone:
    """The answer to a search with ``GoLimits.mate_ms``."""

    search_id: int
    checkmate: Checkmate


@dataclass(frozen=True, slots=True)
class SearchOverdue:
    """The engine has thought for longer than it may and has been told to stop; its answer still counts."""

    search_id: int


@dataclass(frozen=True, slots=True)
class AnswerDropped:
    """A ``bestmove`` or ``checkmate`` that nobody waits for any more, or that nobody asked for."""

    text: str


@dataclass(frozen=True, slots=True)
class Failed:
    """The engine is of no more use: its process has ended or must be killed. The last event of a client."""

    failure: EngineFailure


Event = (
    Identified
    | OptionRejected
    | StillWaiting
    | EngineReady
    | SearchInfo
    | SearchDone
    | MateSearchDone
    | SearchOverdue
    | AnswerDropped
    | Failed
)
