"""A `CsaClient` carried by a thread of its own, over a TCP connection. No Qt, no waiting for its owner.

The one place where this program calls another computer; it does so when its owner says `start`.
"""

from __future__ import annotations

import select
import socket
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec import Struct

from shogi_desktop.csa.client import CsaClient, State, Step
from shogi_desktop.csa.errors import FailureKind
from shogi_desktop.csa.events import Event
from shogi_desktop.csa.lines import LineTooLongError
from shogi_desktop.csa.wire import Wire

Command = Callable[[CsaClient, int], Step]
"""Something to do with the client, at a time in milliseconds."""

CONNECT_S: Final = 15.0
LEAVE_S: Final = 4.0
"""The longest that a log-out takes."""


class Address(Struct, frozen=True):
    """Where a server listens."""

    host: str
    port: int = 4081

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"


class Carrier:
    """One connection and its talk. All methods but `wait` return at once.

    `on_event` is called in the carrier's thread with everything that the client reports, `TalkClosed` or
    `TalkFailed` last. Commands may be given from the start; before the connection stands, they wait.
    """

    def __init__(self, address: Address, client: CsaClient, on_event: Callable[[Event], None]) -> None:
        self._address = address
        self._client = client
        self._on_event = on_event
        self._commands: deque[Command] = deque()
        self._ours, self._theirs = socket.socketpair()
        self._ours.setblocking(False)
        self._theirs.setblocking(False)
        self._silent = threading.Event()
        self._wire: Wire | None = None
        self._thread = threading.Thread(target=self._carry, name="csa", daemon=True)

    @property
    def is_running(self) -> bool:
        """Whether the connection, or the attempt at one, lasts."""
        return self._thread.is_alive()

    def start(self) -> None:
        """Connect, and log in."""
        self._thread.start()

    def give(self, command: Command) -> None:
        """Have `command` carried out."""
        self._commands.append(command)
        with suppress(OSError):
            self._ours.send(b".")

    def leave(self) -> None:
        """Log out and close; nothing is reported any more."""
        self._silent.set()
        self.give(CsaClient.logout)

    def drop(self) -> None:
        """Close without a word, as a broken cable would; nothing is reported any more."""
        self._silent.set()
        self.give(lambda client, now_ms: client.closed(now_ms))

    def wait(self, limit_s: float = CONNECT_S + LEAVE_S) -> bool:
        """Block until the connection is closed. False: the limit passed."""
        if self._thread.ident is not None:
            self._thread.join(limit_s)
        return not self._thread.is_alive()

    # --- in the thread --------------------------------------------------------------------------------------

    def _carry(self) -> None:
        try:
            self._connect()
            while self._client.state is not State.CLOSED:
                self._turn()
        finally:
            if self._wire is not None:
                self._wire.close()
            self._ours.close()
            self._theirs.close()

    def _connect(self) -> None:
        try:
            sock = socket.create_connection((self._address.host, self._address.port), CONNECT_S)
        except (OSError, UnicodeError, OverflowError) as error:
            self._act(self._client.failed(kind_of(error), getattr(error, "strerror", "") or str(error)))
            return
        self._wire = Wire(sock)
        self._act(self._client.start(_now_ms()))

    def _turn(self) -> None:
        """Wait for the next thing that happens, and let the client know."""
        wire = self._wire
        assert wire is not None
        due, now = self._client.next_tick_ms(), _now_ms()
        wait_s = None if due is None else max(0, due - now) / 1000
        readable, writable, _ = select.select(
            [wire.socket, self._theirs], [wire.socket] if wire.has_unsent else [], [], wait_s
        )
        if self._theirs in readable:
            with suppress(OSError):
                self._theirs.recv(4096)
        while self._commands:
            self._act(self._commands.popleft()(self._client, _now_ms()))
        if writable and self._client.state is not State.CLOSED:
            self._try(wire.flush)
        if wire.socket in readable and self._client.state is not State.CLOSED:
            self._read(wire)
        if due is not None and _now_ms() >= due:
            self._act(self._client.tick(_now_ms()))

    def _read(self, wire: Wire) -> None:
        try:
            lines = wire.receive()
        except LineTooLongError:
            self._act(self._client.flooded(_now_ms()))
        except OSError as error:
            self._act(self._client.closed(_now_ms(), error.strerror or str(error)))
        else:
            for line in lines or ():
                self._act(self._client.receive(line, _now_ms()))
            if lines is None:
                self._act(self._client.closed(_now_ms()))

    def _act(self, step: Step) -> None:
        wire = self._wire
        if wire is not None and step.send:
            self._try(lambda: wire.send(step.send))
        for event in step.events:
            if not self._silent.is_set():
                self._on_event(event)

    def _try(self, send: Callable[[], None]) -> None:
        try:
            send()
        except OSError as error:
            step = self._client.closed(_now_ms(), error.strerror or str(error))
            for event in step.events:
                if not self._silent.is_set():
                    self._on_event(event)


def kind_of(error: Exception) -> FailureKind:
    """What an error of the system says about a connection that did not come about."""
    match error:
        case socket.gaierror() | UnicodeError():
            return FailureKind.NO_SUCH_HOST
        case ConnectionRefusedError():
            return FailureKind.REFUSED
        case TimeoutError():
            return FailureKind.NO_ANSWER
        case _:
            return FailureKind.NO_NETWORK


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
