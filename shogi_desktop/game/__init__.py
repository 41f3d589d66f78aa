"""What happens over time: the record and its tree, the session, clocks, and how games end. No Qt, no text."""

from __future__ import annotations

from shogi_desktop.game.clock import UNLIMITED, Clock, ClockReading, ClockState, SideState, TimeControl
from shogi_desktop.game.endings import EndingRules, History, ending_after, is_bare
from shogi_desktop.game.errors import (
    GameError,
    GameOverError,
    NoFoulError,
    OutcomeError,
    PathError,
    TakeBackError,
    TimeControlError,
)
from shogi_desktop.game.fouls import Attempt, Foul, FoulRule, foul_of, foul_of_illegality
from shogi_desktop.game.impasse import AGREED, DECLARED, ImpasseJudge, SideCount, both_kings_in
from shogi_desktop.game.outcome import Outcome, Reason
from shogi_desktop.game.record import HEADER_KEYS, Node, Path, Record, play_node
from shogi_desktop.game.session import Event, FoulMade, GameEnded, GameRules, MovePlayed, Session, TakenBack

__all__ = [
    "AGREED",
    "DECLARED",
    "HEADER_KEYS",
    "UNLIMITED",
    "Attempt",
    "Clock",
    "ClockReading",
    "ClockState",
    "EndingRules",
    "Event",
    "Foul",
    "FoulMade",
    "FoulRule",
    "GameEnded",
    "GameError",
    "GameOverError",
    "GameRules",
    "History",
    "ImpasseJudge",
    "MovePlayed",
    "NoFoulError",
    "Node",
    "Outcome",
    "OutcomeError",
    "Path",
    "PathError",
    "Reason",
    "Record",
    "Session",
    "SideCount",
    "SideState",
    "TakeBackError",
    "TakenBack",
    "TimeControl",
    "TimeControlError",
    "both_kings_in",
    "ending_after",
    "foul_of",
    "foul_of_illegality",
    "is_bare",
    "play_node",
]
