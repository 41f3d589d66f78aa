"""What can go wrong in a talk by the CSA protocol: errors of this package, and failures as values.

What the other side does is never an exception for whoever carries the talk: it comes as an event with a
`TalkFailure`. The sentence for people is made from it in `app`, where there is a language.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from shogi_desktop.rules import quoted


class CsaError(Exception):
    """Base of the errors of this package."""


class LineError(CsaError):
    """A line that the protocol does not know; `text` is the line, `why` what is wrong with it."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(f"{quoted(text)}: {why}")
        self.text = text
        self.why = why


class SummaryError(LineError):
    """A line of a game's summary that cannot be read, or a summary that lacks something."""


class GameNameError(CsaError):
    """A game's name that says no time: ``name-600-10`` does."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(f"{quoted(text)} is not the name of a game: {why}. Write it like GAME-600-10")
        self.text = text
        self.why = why


class TalkOrderError(CsaError):
    """A command in a state of the talk in which it has no meaning (a move before the game)."""

    def __init__(self, command: str, state: str) -> None:
        super().__init__(f"{command} makes no sense while the talk is {state}")
        self.command = command
        self.state = state


class FailureKind(Enum):
    """Why a talk has ended before its time."""

    NO_SUCH_HOST = "no such host"
    NO_NETWORK = "no network"
    REFUSED = "nobody listens"
    NO_ANSWER = "no answer"
    LOGIN_REFUSED = "login refused"
    WRONG_PASSWORD = "wrong password"  # noqa: S105 - says that one is wrong
    NAME_TAKEN = "name taken"
    SERVER_FULL = "server full"
    VERSION = "version not known"
    FORMAT = "game not known"
    BAD_LINE = "line not understood"
    FLOOD = "too much at a time"
    SERVER_GONE = "server gone"


class TalkFailure(Struct, frozen=True):
    """The end of a talk. `detail` depends on the kind: the system's message, the line, the version."""

    kind: FailureKind
    detail: str = ""
