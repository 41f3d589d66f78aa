"""A server of ours in a thread, for tests of those who play at it."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from shogi_desktop.csa.hosting import Host
from shogi_desktop.csa.pairing import FirstCome
from shogi_desktop.csa.server import Server, ServerRules

PATIENCE_S = 20.0


@contextmanager
def hosting(rules: ServerRules | None = None, port: int = 0) -> Iterator[int]:
    server = Server(rules or ServerRules(), FirstCome(random.Random(1)), "T")
    host = Host(server, "127.0.0.1", port, lambda _: None)
    thread = threading.Thread(target=host.run, daemon=True)
    thread.start()
    try:
        yield host.port
    finally:
        host.stop()
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
