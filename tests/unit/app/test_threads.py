"""What works beside the window has a name, and is waited for or ends with the program."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.engines.trial import Trial
from shogi_desktop.app.jobs import worker, workers
from shogi_desktop.app.library import analysing
from shogi_desktop.app.library.analysing import LibraryAnalysis, RunReport, Wish
from shogi_desktop.app.match.running import MatchRun
from shogi_desktop.app.system.single_instance import _ask_pipe
from tests.support.threads import NotedThread


@pytest.fixture(autouse=True)
def made(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> list[NotedThread]:
    NotedThread.made.clear()
    monkeypatch.setattr(threading, "Thread", NotedThread)
    return NotedThread.made


def test_a_trial_of_an_engine_is_waited_for_when_the_program_ends(made: list[NotedThread]) -> None:
    trial = Trial()
    for _ in range(2):
        trial._start(lambda *_: lambda: None)
    assert [(one.how["name"], one.how["daemon"]) for one in made] == [("engine-trial", True)] * 2
    trial.close()
    assert [one.asked for one in made] == [["start", "join"]] * 2


def test_what_analyses_the_library_is_waited_for_at_each_end(made: list[NotedThread], tmp_path: Path) -> None:
    analysis = LibraryAnalysis(tmp_path, Mock())
    ends: tuple[Callable[[], None], ...] = (
        lambda: analysis._take_waiting(None),
        lambda: analysis._end(RunReport(left=1)),
        analysis.close,
    )
    for end in ends:
        analysis.look()
        analysis.look()  # while it does
        end()
    assert [(one.how["name"], one.asked) for one in made] == [("library analysis", ["start", "join"])] * 3


def test_a_cluster_is_called_beside_and_left_alone_when_the_program_ends(
    made: list[NotedThread], tmp_path: Path
) -> None:
    run = analysing._Run(tmp_path, Wish((), nodes=1, cluster="tcp://x:1"), {}, Mock(), Mock())
    run.stop()
    assert run._workers() is None
    ((one, called),) = [(one, one.how["args"][0]) for one in made]
    assert (one.how["name"], one.how["daemon"], called) == ("cluster", True, "tcp://x:1")
    assert one.asked == ["start"]


def test_a_match_is_waited_for_so_long(made: list[NotedThread]) -> None:
    run, tournament = MatchRun(), Mock()
    run.start(tournament, 2)
    (one,) = made
    assert (one.how["name"], one.how["args"][:2]) == ("engine-match", (tournament, 2))
    assert not run.close(3.0)
    assert one.asked == ["start", 3.0]
    assert not run.is_running


def test_a_window_that_does_not_answer_is_asked_so_long(made: list[NotedThread]) -> None:
    assert _ask_pipe("x", b"hello", 0.25) == b""
    (one,) = made
    assert (one.how["name"], one.how["daemon"], one.asked) == ("hand-over", True, ["start", 0.25])


def test_a_process_of_a_run_stands_back_and_ends_with_the_run(
    made: list[NotedThread], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Mock()
    for module, name in (
        *((os, "nice"), (os, "_exit"), (signal, "signal")),
        *((time, "sleep"), (worker, "stop_run")),
    ):
        monkeypatch.setattr(module, name, getattr(asked, name))
    listened = Mock()
    listened.recv_bytes.side_effect = EOFError
    workers._begin_process(listened, "run")
    assert asked.mock_calls == [call.signal(signal.SIGINT, signal.SIG_IGN), call.nice(5)]
    (one,) = made
    assert (one.how["name"], one.how["daemon"], one.asked) == ("stop", True, ["start"])
    asked.reset_mock()
    one.how["target"]()
    assert asked.mock_calls == [call.stop_run("run"), call.sleep(2.0), call._exit(1)]
