"""A game of others as a server of ours tells it to those who watch: lines ``##[WATCH] …``."""

from __future__ import annotations

from enum import Enum
from typing import Final

from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.moves import MoveLine, is_move, read_move_line
from shogi_desktop.csa.summary import GameSummary, SummaryReader
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import Color

WATCH: Final = "WATCH"
_SIGNS: Final = {"+": Color.BLACK, "-": Color.WHITE, "": None}


class Seen(Enum):
    """What else happens there."""

    WAITING = "there is no game yet"
    STARTED = "the clocks run"
    REJECTED = "the game does not come about"


class Watching:
    """Reads those lines."""

    def __init__(self) -> None:
        self._reader: SummaryReader | None = None
        self._summary: GameSummary | None = None

    def feed(self, text: str) -> GameSummary | MoveLine | Outcome | Seen | None:
        """What a line says; None: nothing by itself. :raises LineError: it makes no sense."""
        if self._reader is not None:
            self._summary = self._reader.feed(text)
            if self._summary is not None:
                self._reader = None
            return self._summary
        if text == "BEGIN Game_Summary":
            self._reader = SummaryReader()
            return None
        if text == "WAIT":
            return Seen.WAITING
        if self._summary is None:
            raise LineError(text, "no game is watched")
        if is_move(text):
            return read_move_line(text, self._summary.variant)
        word, _, rest = text.partition(" ")
        if word == "END":
            return _outcome(text, rest)
        word = text.partition(":")[0]
        return {"START": Seen.STARTED, "REJECT": Seen.REJECTED}.get(word)


def _outcome(text: str, said: str) -> Outcome:
    """:raises LineError: it is no end."""
    reason, _, sign = said.partition(" ")
    try:
        return Outcome(Reason(reason), _SIGNS[sign])
    except (ValueError, KeyError):
        raise LineError(text, "it is no end of a game") from None
