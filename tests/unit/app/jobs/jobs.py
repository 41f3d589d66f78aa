"""Jobs for the tests: at the top of a module, so that they can be pickled."""

from __future__ import annotations

import os
import time
from pathlib import Path

from shogi_desktop.app.jobs import worker


def double(number: int) -> int:
    return 2 * number


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


def refuse_three(number: int) -> int:
    return refuse(number) if number == 3 else number


def take_a_while(number: int) -> int:
    time.sleep(0.15)
    return number


def die_once(text: str) -> str:
    """Ends its process the first time for a path, which is written then."""
    path = Path(text)
    if path.is_absolute() and not path.exists():
        path.write_text("once")
        os._exit(3)
    return text


def process_id(_: object) -> int:
    return os.getpid()


def wait_until_stopped(path: str) -> None:
    """Say that it runs, wait, and say that it was stopped."""
    Path(path).write_text("running")
    told: list[str] = []
    with worker.stopped_by(lambda: told.append("stopped")):
        while not worker.stopped():
            time.sleep(0.005)
    Path(path).write_text(" ".join(told))


def die(_: object) -> None:
    os._exit(3)


def read_shared(shared: worker.Shared) -> str:
    path = worker.path_of(shared)
    return f"{path.name} {path.read_text()}"
