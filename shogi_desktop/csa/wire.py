"""One socket, on whichever side: bytes to lines and back, never waiting, with bounds both ways."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from shogi_desktop.csa.lines import LineSplitter

MOST_UNSENT: Final = 256 * 1024
"""Bytes that may wait for somebody who does not read: more than the longest game's summary."""
_PIECE: Final = 16 * 1024
_PROBES: Final = {"TCP_KEEPIDLE": 30, "TCP_KEEPINTVL": 10, "TCP_KEEPCNT": 3}
"""So that a pulled cable is noticed within a minute, where the system lets us say so."""


class SlowReaderError(OSError):
    """The other side does not read what is sent to it."""


class Wire:
    """A socket that carries lines."""

    def __init__(self, sock: socket.socket) -> None:
        self.socket = sock
        sock.setblocking(False)
        with suppress(OSError):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
            for name, seconds in _PROBES.items():
                if hasattr(socket, name):
                    sock.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), seconds)
        self._lines = LineSplitter()
        self._unsent = bytearray()

    @property
    def has_unsent(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self._unsent)

    def receive(self) -> list[bytes] | None:
        """The lines that have come; None: the other side has closed.

        :raises OSError: the connection is broken. :raises LineTooLongError:
        """
        try:
            data = self.socket.recv(_PIECE)
        except (BlockingIOError, InterruptedError):
            return []
        return self._lines.feed(data) if data else None

    def send(self, lines: Iterable[str]) -> None:
        """Send lines, or keep them until they can be sent. :raises OSError: :raises SlowReaderError:"""
        self._unsent += "".join(line + "\n" for line in lines).encode()
        self.flush()
        if len(self._unsent) > MOST_UNSENT:
            raise SlowReaderError("nothing is read there")

    def flush(self) -> None:
        """Send what waits, as far as it goes. :raises OSError: the connection is broken."""
        with suppress(BlockingIOError, InterruptedError):
            while self._unsent:
                del self._unsent[: self.socket.send(self._unsent[:_PIECE])]

    def close(self) -> None:
        """Close it."""
        with suppress(OSError):
            self.socket.close()
