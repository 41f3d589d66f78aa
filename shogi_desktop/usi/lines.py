"""Bytes of an engine's output cut into lines, and lines made text: bounded whatever the engine sends."""

from __future__ import annotations

import logging
from collections import deque

MAX_LINE_BYTES = 64 * 1024
"""A longer line is cut here, the rest of it thrown away; the longest real one (a deep ``pv``) has a few KiB.
"""
MAX_SHOWN_CHARS = 300
"""What is shown of a line when an engine fails."""

_MAX_LAST_LINES = 20
_LOG = logging.getLogger("shogi_desktop.engine_lines")  # kept for a crash report, where one may be written


class LineBuffer:
    """Collects chunks as they come from a pipe and gives back whole lines, without their line ends.

    Holds at most ``MAX_LINE_BYTES``: an engine that never ends its line cannot fill the memory.
    """

    def __init__(self) -> None:
        self._rest = bytearray()
        self._skipping = False

    def feed(self, chunk: bytes) -> list[bytes]:
        """The lines that ``chunk`` completed, the overlong ones cut."""
        *complete, rest = chunk.split(b"\n")
        lines = []
        for part in complete:
            self._append(part)
            lines.append(bytes(self._rest).rstrip(b"\r"))
            self._rest.clear()
            self._skipping = False
        self._append(rest)
        return lines

    def flush(self) -> list[bytes]:
        """What is left when the pipe is closed: a last line without an end, or nothing."""
        rest, self._rest, self._skipping = bytes(self._rest), bytearray(), False
        return [rest] if rest else []

    def _append(self, part: bytes) -> None:
        if self._skipping:
            return
        room = MAX_LINE_BYTES - len(self._rest)
        self._rest += part[:room]
        self._skipping = len(part) > room


def decode_line(line: bytes) -> str:
    """The text of a line: UTF-8, else CP932 (Japanese engines on Windows), else with replacement marks."""
    for encoding in ("utf-8", "cp932"):
        try:
            return line.decode(encoding)
        except UnicodeDecodeError:
            continue
    return line.decode("utf-8", errors="replace")


def printable(text: str) -> str:
    """The text without the characters that command a terminal or turn the direction of writing."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


class LastLines:
    """The last lines of an engine, to be shown when it fails."""

    def __init__(self) -> None:
        self._lines: deque[str] = deque(maxlen=_MAX_LAST_LINES)

    def add(self, text: str) -> None:
        """Keep a line, if anything is in it."""
        if text.strip():
            self._lines.append(text[:MAX_SHOWN_CHARS])
            if _LOG.isEnabledFor(logging.DEBUG):
                _LOG.debug("%s", printable(self._lines[-1]))

    def printable(self) -> tuple[str, ...]:
        """The lines, oldest first, fit to be shown."""
        return tuple(map(printable, self._lines))
