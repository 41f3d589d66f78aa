"""What happens over time: the record and its tree, the session, clocks, and how games end. No Qt, no text."""

from __future__ import annotations

from shogi_desktop.game.annotations import (
    NO_ANNOTATIONS,
    Annotations,
    Arrow,
    Circle,
    Glyph,
    InHand,
    Mark,
    MarkColor,
    join_comment,
    split_comment,
)
from shogi_desktop.game.clock import UNLIMITED, Clock, ClockReading, ClockState, SideState, TimeControl
from shogi_desktop.game.edit_history import EditHistory
from shogi_desktop.game.edits import (
    AddMove,
    Delete,
    Edit,
    EditKind,
    Reorder,
    SetBookmark,
    SetComment,
    Several,
    fork_of,
    make_main_line,
    promote_branch,
)
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
from shogi_desktop.game.walk import Walk

__all__ = [
    "AGREED",
    "DECLARED",
    "HEADER_KEYS",
    "NO_ANNOTATIONS",
    "UNLIMITED",
    "AddMove",
    "Annotations",
    "Arrow",
    "Attempt",
    "Circle",
    "Clock",
    "ClockReading",
    "ClockState",
    "Delete",
    "Edit",
    "EditHistory",
    "EditKind",
    "EndingRules",
    "Event",
    "Foul",
    "FoulMade",
    "FoulRule",
    "GameEnded",
    "GameError",
    "GameOverError",
    "GameRules",
    "Glyph",
    "History",
    "ImpasseJudge",
    "InHand",
    "Mark",
    "MarkColor",
    "MovePlayed",
    "NoFoulError",
    "Node",
    "Outcome",
    "OutcomeError",
    "Path",
    "PathError",
    "Reason",
    "Record",
    "Reorder",
    "Session",
    "SetBookmark",
    "SetComment",
    "Several",
    "SideCount",
    "SideState",
    "TakeBackError",
    "TakenBack",
    "TimeControl",
    "TimeControlError",
    "Walk",
    "both_kings_in",
    "ending_after",
    "fork_of",
    "foul_of",
    "foul_of_illegality",
    "is_bare",
    "join_comment",
    "make_main_line",
    "play_node",
    "promote_branch",
    "split_comment",
]
