"""Bytes from outside become lines: bounded in length and in number, and nothing but plain text.

The protocol's lines are ASCII and end in LF; CR before it is forgiven. Chat (ours) may be UTF-8.
"""

from __future__ import annotations

from msgspec import Struct

from shogi_desktop.csa.errors import CsaError, LineError

LONGEST_LINE = 2_048
"""Bytes of a line, its end left out. A move with an engine's line of play is the longest there is."""
LONGEST_CHAT = 200
"""Characters of a line of chat."""


class LineTooLongError(CsaError):
    """Somebody sends a line without an end."""

    def __init__(self) -> None:
        super().__init__(f"a line of more than {LONGEST_LINE} bytes")


class LineSplitter:
    """Gathers bytes into lines."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[bytes]:
        """The lines that `data` completes, without their ends. :raises LineTooLongError:"""
        *lines, self._rest = (self._rest + data).split(b"\n")
        if len(self._rest) > LONGEST_LINE or any(len(line) > LONGEST_LINE + 1 for line in lines):
            raise LineTooLongError
        return [line.removesuffix(b"\r") for line in lines]


def decoded(line: bytes) -> str:
    """The line as text. :raises LineError: it is no text, or has characters that cannot be shown."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise LineError(line.decode("ascii", "replace"), "it is not text") from None
    if len(line) > LONGEST_LINE:
        raise LineError(text, f"it is longer than {LONGEST_LINE} bytes")
    if not all(char.isprintable() for char in text):
        raise LineError(text, "it has characters that cannot be shown")
    return text


def chat_text(text: str) -> str:
    """What somebody says, as it may be sent on: one line, printable, not too long."""
    shown = "".join(char if char.isprintable() else " " for char in text[: 4 * LONGEST_CHAT])
    return " ".join(shown.split())[:LONGEST_CHAT]


class Pace(Struct, frozen=True):
    """How many lines may come: `burst` at once, `each_second` for ever."""

    burst: int
    each_second: float


class Throttle:
    """Counts lines against a `Pace` (a leaky bucket)."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._level = 0.0
        self._at_ms: int | None = None

    def admits(self, now_ms: int) -> bool:
        """Count one more line; whether it still is within the pace."""
        passed_ms = 0 if self._at_ms is None else max(0, now_ms - self._at_ms)
        self._at_ms = now_ms
        self._level = max(0.0, self._level - passed_ms * self._pace.each_second / 1000) + 1
        return self._level <= self._pace.burst
