"""What can go wrong with an engine, as values: the package's exceptions and ``EngineFailure``.

An engine's misbehaviour is never an exception: it reaches the caller as an event that carries an
``EngineFailure``. The text a user reads is made from it in ``app``, where there is a language.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class UsiError(Exception):
    """Base of the errors of this package: wrong use of it by the caller."""


class OptionValueError(UsiError):
    """An engine's option was given a value it does not take."""

    def __init__(self, option: str, value: object, expected: str) -> None:
        super().__init__(f"engine option {option!r} does not take {value!r}: expected {expected}")
        self.option = option
        self.value = value
        self.expected = expected


class CommandOrderError(UsiError):
    """A command came in a state of the client in which it has no meaning (a search before the handshake)."""

    def __init__(self, command: str, state: str) -> None:
        super().__init__(f"{command} makes no sense while the engine is {state}")
        self.command = command
        self.state = state


class FailureKind(Enum):
    """Why an engine can no longer serve."""

    MISSING_FILE = "missing file"
    NOT_EXECUTABLE = "not executable"
    DIED_AT_START = "died at start"
    NOT_USI = "not a USI engine"
    VARIANT_UNSUPPORTED = "variant unsupported"
    TIMED_OUT_PREPARING = "timed out preparing"
    DIED_IDLE = "died while idle"
    DIED_IN_SEARCH = "died in search"
    TIMED_OUT = "timed out in search"
    ILLEGAL_MOVE = "illegal move"
    ANSWERED_TWICE = "answered twice"
    """A second answer to one search came during the next one, and is illegal there."""


@dataclass(frozen=True, slots=True)
class EngineFailure:
    """An engine's end. ``last_lines`` are the last things it said, oldest first (standard error included).

    ``exit_code`` is None while the process still ran or never started, negative for a signal. ``detail``
    depends on the kind: the text of an illegal move, the variant that is not supported, the system's error
    message.
    """

    kind: FailureKind
    program: str
    detail: str = ""
    exit_code: int | None = None
    last_lines: tuple[str, ...] = ()
