"""Engine against engine without a window: for the command line, the ladder of levels and the self-test.

`players` sit down at the table of a `game`; a `runner` plays many and tells of each; `openings` and `pace`
say how they begin and how long is thought; `statistics` says what the results prove, and `results` keeps
them. What is meant for all is named here.
"""

from shogi_desktop.app.engines.required import EngineOptionError
from shogi_desktop.app.match.game import Adjudication, GameResult, MatchSpec
from shogi_desktop.app.match.pace import Pace, PaceTextError
from shogi_desktop.app.match.players import Fault, PlayerSpec, PlayerSpecError, Usage
from shogi_desktop.app.match.runner import MatchResult, Running, play_games, run_match

__all__ = [
    "Adjudication",
    "EngineOptionError",
    "Fault",
    "GameResult",
    "MatchResult",
    "MatchSpec",
    "Pace",
    "PaceTextError",
    "PlayerSpec",
    "PlayerSpecError",
    "Running",
    "Usage",
    "play_games",
    "run_match",
]
