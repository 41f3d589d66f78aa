"""Reads what a program that may be killed at any moment says: a line of JSON for each word."""

from __future__ import annotations

import os
import select
import time
from typing import Generic, TypeVar

import msgspec

Word = TypeVar("Word", bound=msgspec.Struct)


class Words(Generic[Word]):
    """Reads what a program writes; a line that is not whole was not said."""

    def __init__(self, descriptor: int, kind: type[Word]) -> None:
        self._descriptor = descriptor
        self._kind = kind
        self._rest = b""
        self._over = False
        self.heard: list[Word] = []

    def read_until(self, count: int, patience_s: float) -> None:
        """Return with that many words, or when there are none to come."""
        until = time.monotonic() + patience_s
        while len(self.heard) < count and not self._over and time.monotonic() < until:
            self._read(until)

    def read_for(self, seconds: float) -> None:
        """Read that long, or to the end."""
        until = time.monotonic() + seconds
        while not self._over and time.monotonic() < until:
            self._read(until)

    def _read(self, until: float) -> None:
        ready, _, _ = select.select([self._descriptor], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            return
        data = os.read(self._descriptor, 65_536)
        self._over = not data
        *lines, self._rest = (self._rest + data).split(b"\n")
        self.heard.extend(msgspec.json.decode(line, type=self._kind) for line in lines)
