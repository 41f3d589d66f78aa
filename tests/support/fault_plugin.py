"""Pytest's part in judging a fault: `-p tests.support.fault_plugin`, told by FAULT_JOB what to do.

The job is a JSON file. ``{"record": PATH}`` runs all tests and writes which functions of the program each of
them enters and how long it takes, but for those that fail when they are watched so.
``{"tests": {node id: seconds, …}}`` runs these tests, in this order, and what the same functions test
besides, for a fault may give them other cases; it ends with the first that takes longer than so many seconds.
``{"serve": [from, to]}`` reads all tests and runs some as above for each fault that it is told of by the one
pipe; by the other it tells what they came to (`tests.support.fault_server`).
Either way the program under test is the one in the working directory, whatever the environment has installed.
"""

from __future__ import annotations

import contextlib
import faulthandler
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator
from pathlib import Path
from types import CodeType, FrameType

import pytest
from hypothesis import HealthCheck, Phase, settings

# An editable install answers for the package before the path is looked at.
sys.meta_path[:] = [finder for finder in sys.meta_path if "editable" not in type(finder).__module__]

import shogi_desktop  # noqa: E402
from tests.support.fault_server import Server  # noqa: E402

HERE = Path.cwd()
PACKAGE = Path(shogi_desktop.__file__).parent
assert PACKAGE == HERE / "shogi_desktop", f"{PACKAGE} would be tested"

JOB = json.loads(Path(os.environ["FAULT_JOB"]).read_text(encoding="utf-8"))

# A failure found need not be made small.
settings.register_profile(
    "faults",
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate),
    database=None,
)

COLLECTION_S = 180
WAITED_S = 50
"""How much of the time allowed is for a busy machine: of a processor's own time less is patience enough."""
_OUTPUT = os.dup(2)
"""Where it is told that time was up: pytest puts its own file in the place of what it captures."""


def _end_after(seconds: float) -> None:
    faulthandler.dump_traceback_later(seconds, exit=True, file=_OUTPUT)
    if "serve" in JOB:
        signal.setitimer(signal.ITIMER_PROF, seconds - WAITED_S)


_limits: dict[str, float] = JOB.get("tests", {})
if _limits:
    _end_after(COLLECTION_S)

_entered: set[CodeType] = set()
_read_with: dict[Path, list[str]] = {}
"""What each file of tests enters when it is read: that made values for its tests."""
_told: dict[str, tuple[float, list[str]]] = {}
_failed: set[str] = set()


def _note(frame: FrameType, event: str, arg: object) -> None:
    """Trace calls only: no line of what is called is traced."""
    _entered.add(frame.f_code)


def _names() -> list[str]:
    inside = str(PACKAGE)
    return sorted(
        f"{Path(code.co_filename).relative_to(HERE).as_posix()}::{code.co_qualname}"
        for code in _entered
        if code.co_filename.startswith(inside)
    )


@pytest.hookimpl(hookwrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, None, None]:
    """Note what a file of tests enters when it is read."""
    if "record" not in JOB or not isinstance(collector, pytest.Module):
        yield
        return
    with _noting():
        yield
    _read_with[collector.path] = _names()


def _trace(note: Callable[[FrameType, str, object], None] | None) -> None:
    threading.settrace(note)
    sys.settrace(note)


if "serve" in JOB:
    _trace(_note)


@contextlib.contextmanager
def _noting() -> Generator[None, None, None]:
    _entered.clear()
    _trace(_note)
    try:
        yield
    finally:
        _trace(None)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    """Where faults are served, go on only in a fork for one, with the tests for it."""
    if "serve" not in JOB:
        return
    _trace(None)
    inside = [code for code in _entered if code.co_filename.startswith(str(PACKAGE))]
    reads, writes = JOB["serve"]
    request = Server(reads, writes, inside).serve()
    _limits.update(request.tests)
    _select(session.items)
    _end_after(COLLECTION_S)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, None, None]:
    """Note what a test enters, its fixtures included; or see that it ends."""
    if "record" not in JOB:
        _end_after(_limits.get(item.nodeid, max(_limits.values())))
        yield
        _end_after(COLLECTION_S)  # what comes behind the last test may hang too
        return
    began = time.monotonic()
    with _noting():
        yield
    entered = {*_names(), *_read_with.get(item.path, ())}
    _told[item.nodeid] = (time.monotonic() - began, sorted(entered))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave only what is asked for, in the order asked for."""
    if _limits:
        _select(items)


def _select(items: list[pytest.Item]) -> None:
    place = {name: number for number, name in enumerate(_limits)}
    functions = {name.split("[")[0] for name in place}
    items[:] = [item for item in items if item.nodeid.split("[")[0] in functions]
    items.sort(key=lambda item: place.get(item.nodeid, len(place)))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note which tests fail."""
    if report.failed:
        _failed.add(report.nodeid.split("[")[0])


def pytest_sessionfinish() -> None:
    """Write what was noted."""
    if "record" in JOB:
        told = {name: found for name, found in _told.items() if name.split("[")[0] not in _failed}
        Path(JOB["record"]).write_text(json.dumps(told), encoding="utf-8")
