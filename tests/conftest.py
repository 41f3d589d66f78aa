"""What every test stands on: no screen needed, nothing left running, no oracle silently missing."""

import contextlib
import faulthandler
import gc
import importlib
import os
import shutil
import sys
import threading
import time
import weakref
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from shogi_desktop.app.system.pyside_features import spare_search
from shogi_desktop.system_check import check_headless, explain
from tests.support.compiled_once import compile_share
from tests.support.extent import WHOLE, extent
from tests.support.together import is_wanted, together

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if sys.dont_write_bytecode:
    # Each of the hundreds of programs that the tests start would compile all of ours anew. Beside the source
    # nothing is put, as whoever set that wanted it.
    sys.pycache_prefix = str(Path(__file__).parents[1] / "build" / "compiled")
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix

# How long an example takes says more about the machine than about the program.
settings.register_profile(
    "patient",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    max_examples=extent(sample=8, whole=100),
)
settings.load_profile("patient")
if not WHOLE:
    # A few examples meet hardly one of the words and numbers of our source, for which all of it is parsed.
    # The names are private: a Hypothesis that has others parses it.
    with contextlib.suppress(ImportError, AttributeError):
        providers = importlib.import_module("hypothesis.internal.conjecture.providers")
        none_found = providers._local_constants
        vars(providers).update(_get_local_constants=lambda: none_found)

_finding = check_headless()
if _finding is not None:
    pytest.exit(explain(_finding), returncode=_finding.exit_status)

import shiboken6  # noqa: E402 - only after the check
from PySide6.QtCore import QCoreApplication, QEvent, QThread, QTimer  # noqa: E402

# Or it reads the source of every module of the tests, and of whatever they import.
spare_search()

ORACLES_REQUIRED = os.environ.get("CI") == "true" or bool(os.environ.get("SHOGI_REQUIRE_ORACLES"))
PATIENCE_S = 2.0


# --- a test that hangs --------------------------------------------------------------------------------------

HANGS_AFTER_S = 900
WATCHED_ANEW_S = 60
_watch: dict[str, float] = {}


def pytest_configure(config: pytest.Config) -> None:
    """Have a test that hangs named, with where each thread stands, and its process ended.

    As pytest's own ``faulthandler_timeout`` does, but by one thread a minute: to join one after every test
    costs up to a hundredth of a second each where others want the processors too.
    """
    if not config.pluginmanager.has_plugin("tests.support.fault_plugin"):
        _watch.update(output=os.dup(2), until=0.0)


def pytest_unconfigure() -> None:
    """No test is watched any more."""
    faulthandler.cancel_dump_traceback_later()
    if "output" in _watch:
        os.close(int(_watch.pop("output")))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol() -> None:
    """See to it that there is time for this test."""
    now = time.monotonic()
    if "output" in _watch and now >= _watch["until"]:
        _watch["until"] = now + WATCHED_ANEW_S
        faulthandler.dump_traceback_later(HANGS_AFTER_S, exit=True, file=int(_watch["output"]))


@pytest.hookimpl(trylast=True)
def pytest_exception_interact() -> None:
    """Watch anew: whoever looks into a failure by hand is not to be timed, and pytest has seen to that."""
    _watch["until"] = 0.0


# --- the disk -----------------------------------------------------------------------------------------------

_MEMORY = Path("/dev/shm")
_ROOM_NEEDED = 1 << 30


# On a busy disk to sync a move takes longer than to play it, and all that the tests write is some 100 MB.
if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _ROOM_NEEDED:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


@pytest.fixture(scope="session", autouse=True)
def disk_not_waited_for() -> Iterator[None]:
    """Nobody cuts the power during a test. What the order of writing and syncing says is tested by name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def passwords_not_guessed() -> Iterator[None]:
    """Nobody tries out passwords in a test, so none has to take the time that makes it slow."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("shogi_desktop.csa.guests._ROUNDS", 20)
        yield


# --- several workers ----------------------------------------------------------------------------------------


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """For ``-n auto``: three for every two processors, as a third of the time is waiting for others."""
    return max(1, (os.cpu_count() or 1) * 3 // 2)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Give each worker whole files as far as it goes: what a file or a folder prepares is prepared once."""
    if config.getoption("dist") != "load":
        return None
    scheduler = importlib.import_module("xdist.scheduler")
    return scheduler.WorkStealingScheduling(config, log)


# --- cases of one test --------------------------------------------------------------------------------------


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, Any, Any]:
    """Cases that share all they need are one test."""
    made = yield
    return together(made) if isinstance(made, list) and is_wanted(collector.config) else made


# --- what all workers import --------------------------------------------------------------------------------


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """What all workers import is compiled once."""
    compile_share(session)


# --- an oracle that is not there ---------------------------------------------------------------------------


def _fail_instead(report: pytest.TestReport | pytest.CollectReport, why: str) -> None:
    report.outcome = "failed"
    report.longrepr = (
        f"{why}: {report.longrepr}\nHere every oracle must be installed (CI or SHOGI_REQUIRE_ORACLES)."
    )


def _could_not_import(report: pytest.TestReport | pytest.CollectReport) -> bool:
    return "could not import" in str(report.longrepr)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    outcome = yield
    report = outcome.get_result()
    oracle = item.get_closest_marker("oracle") is not None
    unwanted = report.skipped and not hasattr(report, "wasxfail") and (oracle or _could_not_import(report))
    if ORACLES_REQUIRED and unwanted:
        _fail_instead(report, "skipped for want of an oracle")


@pytest.hookimpl(hookwrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, Any, None]:
    outcome = yield
    report = outcome.get_result()
    if ORACLES_REQUIRED and report.skipped and _could_not_import(report):
        _fail_instead(report, "module skipped for want of an oracle")


# --- garbage ------------------------------------------------------------------------------------------------

# As in the program (`app.system.garbage`): no thread of an engine may delete what a window left behind.
gc.disable()
_TESTS_PER_FULL_COLLECTION = 50
_MANY_OBJECTS = 10_000
_finished_tests = 0


def pytest_collection_finish() -> None:
    """Leave what was made by importing everything out of all collections: it stays to the end."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Collect in the main thread, between tests; what hardly made an object leaves hardly any garbage.

    Before a test, when nothing holds the window of the last one any more: frozen, that would keep handles of
    what Qt had made for it, and of a window to come what lies at the same addresses would be taken for that.
    """
    global _finished_tests  # noqa: PLW0603 - a count of the process
    _finished_tests += 1
    if _finished_tests % _TESTS_PER_FULL_COLLECTION == 0:
        gc.collect()
        gc.freeze()  # what is still there stays as a rule: caches, modules imported since, reports
    elif gc.get_count()[0] > _MANY_OBJECTS:
        gc.collect(1)


# --- threads and timers left behind ------------------------------------------------------------------------

_started: "weakref.WeakSet[Any]" = weakref.WeakSet()


def _watch_starts(qt_class: Any) -> None:
    """Remember every `qt_class` object that Python code starts."""
    start = qt_class.start

    def watched_start(self: Any, *args: Any) -> None:
        _started.add(self)
        start(self, *args)

    qt_class.start = watched_start


_watch_starts(QTimer)
_watch_starts(QThread)


def _still_running(candidate: Any) -> bool:
    if not shiboken6.isValid(candidate):
        return False
    return bool(candidate.isRunning() if isinstance(candidate, QThread) else candidate.isActive())


def _leaked_threads(before: set[threading.Thread]) -> list[threading.Thread]:
    """Return the Python threads born since `before` that do not end within `PATIENCE_S`."""
    deadline = time.monotonic() + PATIENCE_S
    leaked = []
    for thread in threading.enumerate():
        # A dummy is Python's name for a thread that Qt made: watched as a QThread.
        if thread in before or isinstance(thread, threading._DummyThread):
            continue
        thread.join(max(0.0, deadline - time.monotonic()))
        if thread.is_alive():
            leaked.append(thread)
    return leaked


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail a test that leaves a thread running or a timer active."""
    threads_before = set(threading.enumerate())
    running_before = set(_started)
    yield
    leaked: list[object] = []
    if QCoreApplication.instance() is not None:
        # Without an event loop nothing that was told to go does, and every window left makes each change of
        # the application's style dearer for the tests to come.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    new = [candidate for candidate in _started if candidate not in running_before]
    if new:
        leaked += [candidate for candidate in new if _still_running(candidate)]
        for candidate in new:
            _started.discard(candidate)
    leaked += _leaked_threads(threads_before)
    if leaked:
        pytest.fail(f"left running: {', '.join(map(repr, leaked))}")
