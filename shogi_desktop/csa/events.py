"""What a client's talk reports to its owner."""

from __future__ import annotations

from msgspec import Struct

from shogi_desktop.csa.ends import EndMark, EndResult, Word
from shogi_desktop.csa.errors import TalkFailure
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.summary import GameSummary


class LoggedIn(Struct, frozen=True):
    """The server has let us in, and will propose a game some time."""

    name: str


class Proposed(Struct, frozen=True):
    """A game is proposed: `agree` or `reject`."""

    summary: GameSummary


class GameRejected(Struct, frozen=True):
    """Somebody did not want the proposed game; another may be proposed."""

    game_id: str
    by: str


class GameStarted(Struct, frozen=True):
    """Both have agreed: the clock runs."""

    game_id: str


class MoveTold(Struct, frozen=True):
    """The server tells a move, ours or the other side's, with the time that it cost."""

    move: MoveLine


class GameOver(Struct, frozen=True):
    """The game has ended; the talk goes on unless the server closes it."""

    mark: EndMark | None
    result: EndResult | None
    word: Word | None


class Told(Struct, frozen=True):
    """A line beside the protocol: ``##[CHAT] …``. `tag` is empty for one that is not known at all."""

    tag: str
    text: str


class TalkClosed(Struct, frozen=True):
    """The talk has ended as it should: after a game, or because we logged out."""


class TalkFailed(Struct, frozen=True):
    """The talk has ended as it should not."""

    failure: TalkFailure


Event = (
    LoggedIn | Proposed | GameRejected | GameStarted | MoveTold | GameOver | Told | TalkClosed | TalkFailed
)
