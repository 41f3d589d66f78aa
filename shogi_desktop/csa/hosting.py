"""A `Server` carried by one thread, on a port of this machine. No Qt.

The one place where this program opens a port; it does so when its owner makes a `Host`, where he says.
"""

from __future__ import annotations

import itertools
import selectors
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from shogi_desktop.csa.lines import LineTooLongError
from shogi_desktop.csa.server import Server
from shogi_desktop.csa.server_events import ServerEvent, ServerStep
from shogi_desktop.csa.wire import Wire

LINGER_MS: Final = 2_000
"""How long a closed connection is kept for its last lines to be read."""
MOST_LINGERING: Final = 64
_LONGEST_WAIT_S: Final = 60.0
_ANYWHERE: Final = "192.0.2.1"
"""An address that nobody has (RFC 5737)."""


class Host:
    """A server and its port. Made, it listens; `run` serves until `stop`, in whatever thread."""

    def __init__(
        self,
        server: Server,
        host: str,
        port: int,
        on_event: Callable[[ServerEvent], None],
        now_ms: Callable[[], int] | None = None,
    ) -> None:
        """`host` is an address of this machine, ``""`` all of them; `port` 0: one that is free.

        `on_event` is called in the thread of `run`, before what follows from the event is sent.

        :raises OSError: nobody may listen there.
        """
        self._server = server
        self._on_event = on_event
        self._now_ms = now_ms or _now_ms
        self._numbers = itertools.count(1)
        self._wires: dict[int, Wire] = {}
        self._lingering: dict[int, tuple[Wire, int]] = {}
        self._stopping = threading.Event()
        self._stop_ms: int | None = None
        self._calls: list[Callable[[Server, int], ServerStep]] = []
        self._listener = _listening(host, port)
        self._wake, self._woken = socket.socketpair()
        self._woken.setblocking(False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listener, selectors.EVENT_READ, None)
        self._selector.register(self._woken, selectors.EVENT_READ, 0)

    @property
    def port(self) -> int:
        """Where it listens."""
        port: int = self._listener.getsockname()[1]
        return port

    def run(self) -> None:
        """Serve, until `stop`."""
        try:
            while not self._stopping.is_set():
                self._turn()
        finally:
            self.close()

    def close(self) -> None:
        """Close the port and all connections; `run` does so at its end."""
        if self._listener.fileno() >= 0:
            for wire in (*self._wires.values(), *(wire for wire, _ in self._lingering.values())):
                wire.close()
            self._listener.close()
            self._wake.close()
            self._woken.close()
            self._selector.close()

    def call(self, what: Callable[[Server, int], ServerStep]) -> None:
        """Have something done with the server, in its thread."""
        self._calls.append(what)
        with suppress(OSError):
            self._wake.send(b".")

    def call_now(self, what: Callable[[Server, int], ServerStep]) -> None:
        """Have something done before `run`, in this thread. :raises CsaError: as the server does."""
        self.act(what(self._server, self._now_ms()))

    def stop_soon(self) -> None:
        """Have `run` end as soon as those who are being told something have read it, or `LINGER_MS` after."""
        if self._stop_ms is None:
            self._stop_ms = self._now_ms() + LINGER_MS

    def stop(self) -> None:
        """Have `run` end; from any thread, and from a signal's handler."""
        self._stopping.set()
        with suppress(OSError):
            self._wake.send(b".")

    # --- in the thread of run -------------------------------------------------------------------------------

    def _turn(self) -> None:
        now_ms = self._now_ms()
        due = self._server.next_tick_ms()
        wait_s = _LONGEST_WAIT_S if due is None else min(_LONGEST_WAIT_S, max(0, due - now_ms) / 1000)
        if self._lingering or self._stop_ms is not None:
            wait_s = min(wait_s, LINGER_MS / 1000)
        for key, mask in self._selector.select(wait_s):
            if key.data is None:
                self._accept()
            elif key.data == 0:
                with suppress(OSError):
                    self._woken.recv(4096)
            else:
                self._attend(key.data, mask)
        while self._calls:
            self.act(self._calls.pop(0)(self._server, self._now_ms()))
        due = self._server.next_tick_ms()
        if due is not None and self._now_ms() >= due:
            self.act(self._server.tick(self._now_ms()))
        self._end_lingering()
        if self._stop_ms is not None and (now_ms >= self._stop_ms or not self._lingering):
            self._stopping.set()

    def _accept(self) -> None:
        try:
            sock, address = self._listener.accept()
        except OSError:
            return  # gone before it was taken, or no more sockets: those that there are go on
        number = next(self._numbers)
        wire = Wire(sock)
        self._wires[number] = wire
        self._selector.register(sock, selectors.EVENT_READ, number)
        self.act(self._server.connected(number, str(address[0]), self._now_ms()))

    def _attend(self, number: int, mask: int) -> None:
        if number in self._lingering:
            self._drain(number)
            return
        wire = self._wires.get(number)
        if wire is None:
            return
        try:
            if mask & selectors.EVENT_WRITE:
                wire.flush()
                self._watch(number, wire)
            lines = wire.receive() if mask & selectors.EVENT_READ else []
        except LineTooLongError:
            self.act(self._server.flooded(number, self._now_ms()))
            return
        except OSError:
            lines = None
        for line in lines or ():
            if number in self._wires:
                self.act(self._server.receive(number, line, self._now_ms()))
        if lines is None:
            self._drop(number)
            self.act(self._server.closed(number, self._now_ms()))

    def act(self, step: ServerStep) -> None:
        """Carry out what follows from a call of the server, and from what that leads to."""
        steps = [step]
        while steps:
            step = steps.pop(0)
            for event in step.events:
                self._on_event(event)
            waiting: dict[int, list[str]] = {}
            for number, line in step.send:
                waiting.setdefault(number, []).append(line)
            for number, lines in waiting.items():
                if not self._send(number, lines):
                    steps.append(self._server.closed(number, self._now_ms()))
            for number in step.close:
                self._let_go(number)

    def _send(self, number: int, lines: list[str]) -> bool:
        wire = self._wires.get(number)
        if wire is None:
            return True
        try:
            wire.send(lines)
        except OSError:
            self._drop(number)
            return False
        self._watch(number, wire)
        return True

    def _watch(self, number: int, wire: Wire) -> None:
        mask = selectors.EVENT_READ | (selectors.EVENT_WRITE if wire.has_unsent else 0)
        self._selector.modify(wire.socket, mask, number)

    # --- closing: the last lines are to arrive, so what still comes is read and thrown away -----------------

    def _let_go(self, number: int) -> None:
        wire = self._wires.pop(number, None)
        if wire is None:
            return
        if len(self._lingering) >= MOST_LINGERING:
            self._end_one(next(iter(self._lingering)))
        self._lingering[number] = (wire, self._now_ms() + LINGER_MS)
        with suppress(OSError):
            if not wire.has_unsent:
                wire.socket.shutdown(socket.SHUT_WR)

    def _drain(self, number: int) -> None:
        wire, _ = self._lingering[number]
        try:
            wire.flush()
            if not wire.has_unsent:
                self._selector.modify(wire.socket, selectors.EVENT_READ, number)
                wire.socket.shutdown(socket.SHUT_WR)
            if wire.receive() is None:
                self._end_one(number)
        except (OSError, LineTooLongError):
            self._end_one(number)

    def _end_lingering(self) -> None:
        now_ms = self._now_ms()
        for number in [number for number, (_, due_ms) in self._lingering.items() if now_ms >= due_ms]:
            self._end_one(number)

    def _end_one(self, number: int) -> None:
        wire, _ = self._lingering.pop(number)
        self._close(wire)

    def _drop(self, number: int) -> None:
        wire = self._wires.pop(number, None)
        if wire is not None:
            self._close(wire)

    def _close(self, wire: Wire) -> None:
        with suppress(KeyError, ValueError):
            self._selector.unregister(wire.socket)
        wire.close()


def _listening(host: str, port: int) -> socket.socket:
    """A socket that listens; for all addresses with IPv6 and IPv4 where the system can."""
    if not host and socket.has_dualstack_ipv6():
        sock = socket.create_server(("", port), family=socket.AF_INET6, dualstack_ipv6=True)
    else:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        sock = socket.create_server((host, port), family=family)
    sock.setblocking(False)
    return sock


def own_name() -> str:
    """This machine's name in its local network (``tanuki.local``), empty where the system gives it none.

    The system announces it and finds those of others (mDNS: Windows, macOS, Avahi); nothing is sent by us.
    """
    name = socket.gethostname().partition(".")[0]
    local = f"{name}.local"
    try:
        found = socket.getaddrinfo(local, None, socket.AF_INET, socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return ""
    addresses = {str(entry[4][0]) for entry in found}
    return local if name and any(not address.startswith("127.") for address in addresses) else ""


def own_addresses(host: str) -> list[str]:
    """Under which addresses this machine is reached where it serves at `host`, for people to type."""
    if host:
        return [host]
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        found = []
    addresses = {str(entry[4][0]) for entry in found} | _address_on_the_way_out()
    return sorted(addresses - {"127.0.0.1", "127.0.1.1"}) or ["127.0.0.1"]


def _address_on_the_way_out() -> set[str]:
    """This machine's address in its network, as the system would choose it. Nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_ANYWHERE, 9))
        except OSError:
            return set()
        return {str(probe.getsockname()[0])}


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
