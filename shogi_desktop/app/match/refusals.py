"""What a match that cannot be played raises, for the command and for the window. No Qt."""

from __future__ import annotations

from typing import Final

from shogi_desktop.app.engines.required import EngineOptionError
from shogi_desktop.app.match.openings import OpeningsError
from shogi_desktop.app.match.pace import PaceTextError
from shogi_desktop.app.match.players import PlayerSpecError
from shogi_desktop.app.match.results import MatchFileError
from shogi_desktop.app.match.settings import MatchSettingsError
from shogi_desktop.app.match.statistics import SprtTextError
from shogi_desktop.rules import RulesError

REFUSED: Final = (
    EngineOptionError,
    MatchFileError,
    MatchSettingsError,
    OpeningsError,
    PaceTextError,
    PlayerSpecError,
    RulesError,
    SprtTextError,
)
