"""The same work in several processes at the same moment, as of several windows."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable


def at_once(work: Callable[[int], None], windows: int) -> None:
    """Do the work in as many processes, which are told their number and begin together; none may fail."""
    fork = multiprocessing.get_context("fork")
    start = fork.Barrier(windows)

    def run(number: int) -> None:
        start.wait(60)
        work(number)
        os._exit(0)

    processes = [fork.Process(target=run, args=(number,)) for number in range(windows)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(120)
    assert [process.exitcode for process in processes] == [0] * windows
