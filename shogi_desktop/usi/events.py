"""What a ``UsiClient`` has to tell its owner, as values."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from shogi_desktop.usi.errors import EngineFailure
from shogi_desktop.usi.messages import BestMove, Checkmate, EngineOption, Info


class Stage(Enum):
    """What the owner is kept waiting for."""

    HANDSHAKE = "handshake"
    PREPARING = "preparing"


class Identified(Struct, frozen=True):
    """The handshake is over: the engine's name, author and options."""

    name: str
    author: str
    options: Mapping[str, EngineOption]


class OptionRejected(Struct, frozen=True):
    """An option was not set: the engine lacks it (``expected`` empty) or does not take the value."""

    name: str
    value: object
    expected: str


class StillWaiting(Struct, frozen=True):
    """The engine has been preparing for ``elapsed_ms`` and is given more time: worth a word to the user.

    ``last_lines`` are the last things that it said, oldest first.
    """

    stage: Stage
    elapsed_ms: int
    last_lines: tuple[str, ...] = ()


class EngineReady(Struct, frozen=True):
    """``readyok`` came: searches start at once from now on."""


class SearchInfo(Struct, frozen=True):
    """What the engine says about the running search, thinned out to a rate a window can show."""

    search_id: int
    info: Info


class SearchDone(Struct, frozen=True):
    """The answer to a search that somebody waits for.

    ``lines`` are the last exact ones with score and moves, one for each ``multipv`` number, in that order.
    Where none of them begins with the answer, as after a search that was stopped, the last line that does so
    stands in the place of its number, though its score is a bound (`Info.bound`).
    When the search ended amid an iteration they are of unequal depth, and a move may stand in two of them.
    """

    search_id: int
    best: BestMove
    lines: tuple[Info, ...]


class MateSearchDone(Struct, frozen=True):
    """The answer to a search with ``GoLimits.mate_ms``."""

    search_id: int
    checkmate: Checkmate


class SearchOverdue(Struct, frozen=True):
    """The engine has thought for longer than it may and has been told to stop; its answer still counts."""

    search_id: int


class AnswerDropped(Struct, frozen=True):
    """A ``bestmove`` or ``checkmate`` that nobody waits for any more, or that nobody asked for."""

    text: str


class Failed(Struct, frozen=True):
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
