"""An engine over a real sshd on this machine, which ``packaging/tools/try_ssh.sh`` has started.

``python -m tests.support.try_ssh PORT``
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from getpass import getuser
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.handle import EngineHandle, EngineNews, Restarting, request_for
from shogi_desktop.app.engines.probe import Findings, try_engine
from shogi_desktop.app.engines.registry import RegisteredEngine, Registry
from shogi_desktop.app.engines.remote import RemoteEngine, RemoteTrouble
from shogi_desktop.app.engines.trouble_words import trouble_text
from shogi_desktop.rules import STANDARD, Position
from shogi_desktop.usi.messages import GoLimits
from tests.bench.processes import family

_SEARCH_MS = 3_000


def main(port: int) -> None:
    """Fail by an assertion."""
    application = QCoreApplication([])  # translations are asked of it
    there = RemoteEngine("127.0.0.1", bundled_engine().program, getuser(), port)
    _try_refusals(there)
    engine = _try_good(there)
    _try_broken_line(engine)
    sys.stdout.write("all is well\n")
    application.quit()


def _try_refusals(there: RemoteEngine) -> None:
    with _environment(TRY_KEY="stranger"):
        _refused(there, RemoteTrouble.REFUSED)
    with _environment(TRY_KNOWN="none"):
        _refused(there, RemoteTrouble.KEY_UNKNOWN)
    with _environment(TRY_KNOWN="other"):
        _refused(there, RemoteTrouble.KEY_CHANGED)
    _refused(replace(there, program="/nowhere/engine"), RemoteTrouble.NO_PROGRAM)
    _refused(replace(there, host="no-such-host.invalid"), RemoteTrouble.HOST_UNKNOWN)
    _refused(replace(there, port=9), RemoteTrouble.UNREACHABLE)


def _refused(there: RemoteEngine, trouble: RemoteTrouble) -> None:
    began = time.monotonic()
    found = try_engine(there.command())
    _show(found, time.monotonic() - began)
    assert found.remote is not None
    assert found.remote[1].trouble is trouble, found.remote


def _show(found: Findings, seconds: float) -> None:
    sys.stdout.write(f"{seconds:5.1f} s  {trouble_text(found)}\n")


def _try_good(there: RemoteEngine) -> RegisteredEngine:
    found = try_engine(there.command())
    assert found.trouble is None, found
    assert found.engine is not None
    assert set(found.engine.games) == {"shogi", "okisakishogi"} and found.engine.mates
    assert 0 <= found.engine.delay_ms < 2_000
    sys.stdout.write(f"plays; the line takes {found.engine.delay_ms} ms there and back\n")
    return found.engine


def _try_broken_line(engine: RegisteredEngine) -> None:
    """The line is cut in the middle of a search: the engine is started again and answers all the same."""
    with tempfile.TemporaryDirectory() as folder:
        registry = Registry(Path(folder, "engines.json"))
        command = replace(registry.launch(registry.add(engine).id).command, delay_ms=100)
    news: list[EngineNews] = []
    with EngineHandle(command, news.append, restarts=True) as handle:
        handle.prepare(STANDARD.id, {"Threads": 1})
        handle.wait_until_ready()
        limits = GoLimits(black_ms=0, white_ms=0, byoyomi_ms=_SEARCH_MS)
        position = Position.start(STANDARD)
        search = handle.search(request_for(STANDARD.start_sfen, (), position, limits, _SEARCH_MS))
        assert search.request.limits.byoyomi_ms == _SEARCH_MS - 100
        first = handle.process_id
        assert first is not None
        time.sleep(0.3)
        os.kill(first, signal.SIGKILL)
        answer = search.result()
        assert answer.best.move in {move.usi for move in position.legal_moves()}
        assert [type(one) for one in news].count(Restarting) == 1
        assert handle.process_id != first
    _wait(lambda: not _ours())
    sys.stdout.write(f"the line was cut in a search; it answered {answer.best.move}; none is left\n")


def _ours() -> list[int]:
    """Processes that this one has begun."""
    return [pid for pid in family() if pid != os.getpid()]


def _wait(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not done():
        assert time.monotonic() < deadline, _ours()
        time.sleep(0.05)


@contextmanager
def _environment(**values: str) -> Iterator[None]:
    os.environ.update(values)
    try:
        yield
    finally:
        for name in values:
            del os.environ[name]


if __name__ == "__main__":
    main(int(sys.argv[1]))
