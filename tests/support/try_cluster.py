"""A real cluster of processes on this machine, tried in a process of its own: one for everything.

``python -m tests.support.try_cluster FOLDER``
"""

from __future__ import annotations

import contextlib
import gc
import socket
import sys
import threading
import time
from pathlib import Path

import pytest

from shogi_desktop.app.jobs import cluster
from shogi_desktop.app.jobs.choosing import workers_for
from shogi_desktop.app.jobs.running import run_jobs
from shogi_desktop.app.jobs.worker import JobStoppedError
from shogi_desktop.app.jobs.workers import Here, WorkersError, WorkersKilledError
from shogi_desktop.app.problems.examining import ProblemJob, Solver, examine_problem
from tests.unit.app.jobs.jobs import die, die_once, double, read_shared, refuse, wait_until_stopped

PROBLEM = ProblemJob("shogi", "8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1", Solver(), check=False, tree=True)


def main(folder: Path) -> None:
    """Fail by an assertion."""
    told = folder / "told"
    with Here() as here, workers_for(cluster.LOCAL, 1) as workers:
        assert workers.places == 1
        done = {one.key: one.result for one in run_jobs(workers, double, [(n, n) for n in range(20)])}
        assert done == {n: 2 * n for n in range(20)}
        assert type(workers.submit(refuse, 3).exception(60)) is ValueError
        assert workers.submit(die_once, str(folder / "once")).result(60).result == str(folder / "once")
        found = here.submit(examine_problem, PROBLEM).result().result
        assert found.tree is not None
        assert workers.submit(examine_problem, PROBLEM).result(60).result == found
        file = folder / "a.network"
        file.write_bytes(b"weights")
        shared = workers.share(file)
        assert shared == workers.share(file) and not shared.path
        file.unlink()
        there = workers.submit(read_shared, shared).result(60).result
        assert there == "a.network weights"
        assert isinstance(workers.submit(die, None).exception(60), WorkersKilledError)
        assert workers.submit(read_shared, shared).result(60).result == there  # by a worker that came later
        running = workers.submit(wait_until_stopped, str(told))
        _wait_for(told, "running")
        workers.stop()
        # The job ends at once when it is told to: that may be known before it is cancelled.
        assert isinstance(running.exception(60), JobStoppedError | type(None))
        _wait_for(told, "stopped")
    cluster._PATIENCE_S = 1  # type: ignore[misc]
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        with pytest.raises(WorkersError, match=f"no Dask scheduler answers at {address}; start one"):
            workers_for(address, None)
    with socket.create_server(("127.0.0.1", 0)) as web:
        threading.Thread(target=_be_a_web_server, args=(web,), daemon=True).start()
        with pytest.raises(WorkersError, match="no Dask scheduler answers at"):
            workers_for(f"tcp://127.0.0.1:{web.getsockname()[1]}", None)
        gc.collect()  # who could not connect is let go of, without a word
    sys.stdout.write("all is well\n")


def _be_a_web_server(web: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while True:
            with web.accept()[0] as connection:
                connection.sendall(b"HTTP/1.1 200 OK, this is taken for a size of exbibytes")


def _wait_for(path: Path, text: str) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (path.exists() and path.read_text() == text):
        time.sleep(0.01)
    assert path.read_text() == text


if __name__ == "__main__":
    main(Path(sys.argv[1]))
