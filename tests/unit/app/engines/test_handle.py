"""Real processes behind a handle, waited for."""

import os
import queue
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from shogi_desktop.app.engines.handle import (
    EngineFailedError,
    EngineHandle,
    EngineInterruptedError,
    EngineNews,
    Restarting,
)
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import FailureKind
from shogi_desktop.usi.events import EngineReady, Failed
from shogi_desktop.usi.messages import BestMove, Verdict
from shogi_desktop.usi.search import SearchRequest
from tests.support.extent import in_the_whole

FAKE = Path(__file__).parents[3] / "fakes" / "fake_engine.py"
SFEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
ROOT = Path(__file__).parents[4]
HASTY = Timeouts(handshake_ms=300, ready_ms=300, overdue_ms=100, stop_ms=100)

posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


DEAF = Timeouts(overdue_ms=100, stop_ms=100)


def fake(mode: str, *arguments: object) -> EngineCommand:
    return EngineCommand(sys.executable, ("-S", str(FAKE), mode, *map(str, arguments)))


def open_engine(engine: EngineHandle, variant: str, options: Mapping[str, object]) -> None:
    engine.prepare(variant, options)
    engine.wait_until_ready()


def closed(engine: EngineHandle) -> bool:
    """Close it; whether its processes ended in time."""
    engine.close()
    return engine.wait() and engine.has_ended


def wrapped(command: EngineCommand, folder: Path, script: str) -> EngineCommand:
    """The engine as the arguments of a shell script."""
    file = folder / "engine.sh"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return EngineCommand(str(file), (command.program, *command.arguments))


def open_and_make_deaf(engine: EngineHandle) -> int:
    """Have a deaf engine search; the number of its process group."""
    open_engine(engine, "shogi", {})
    group = engine.process_id
    assert group is not None
    with pytest.raises(EngineFailedError) as caught:
        engine.search(SearchRequest(1, SFEN, expected_ms=0)).result()
    assert caught.value.failure.kind is FailureKind.TIMED_OUT
    return group


def is_gone(group: int) -> bool:
    """Whether the process group is gone, or goes within some seconds."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def failure_of(command: EngineCommand, timeouts: Timeouts | None = None) -> EngineFailedError:
    def one_search(engine: EngineHandle) -> None:
        open_engine(engine, "shogi", {})
        engine.search(SearchRequest(1, SFEN, expected_ms=0)).result()

    with EngineHandle(command, timeouts=timeouts) as engine, pytest.raises(EngineFailedError) as caught:
        one_search(engine)
    return caught.value


@pytest.mark.parametrize("mode", ["floods", "garbage"])
def test_an_engine_answers_whatever_else_it_says(mode: str) -> None:
    with EngineHandle(fake(mode)) as engine:
        assert engine.name == ""
        open_engine(engine, "shogi", {"Threads": 1})
        assert engine.name == "Fake"
        for search_id in (1, 2):
            done = engine.search(SearchRequest(search_id, SFEN)).result()
            assert (done.search_id, done.best) == (search_id, BestMove(Verdict.MOVE, "7g7f"))


def test_it_has_ended_when_it_is_closed_and_its_process_gone() -> None:
    with EngineHandle(fake("waits_for_stop")) as engine:
        assert not engine.has_ended, "it was never started, and may still be"
        open_engine(engine, "shogi", {})
        assert not engine.has_ended
        engine.close()
        assert engine.wait()
        assert engine.has_ended
        assert engine.process_id is None


def test_a_late_engine_is_stopped_and_its_answer_taken() -> None:
    with EngineHandle(fake("waits_for_stop"), timeouts=Timeouts(overdue_ms=50)) as engine:
        open_engine(engine, "shogi", {})
        assert engine.search(SearchRequest(1, SFEN, expected_ms=0)).result().best.move == "7g7f"


def test_a_missing_program_is_told() -> None:
    failure = failure_of(EngineCommand("/nowhere/engine")).failure

    assert failure.kind is FailureKind.MISSING_FILE
    assert failure.program == "/nowhere/engine"


@posix
def test_a_file_that_cannot_run_is_told(tmp_path: Path) -> None:
    text = tmp_path / "engine"
    text.write_text("no program")
    assert failure_of(EngineCommand(str(text))).failure.kind is FailureKind.NOT_EXECUTABLE

    text.chmod(text.stat().st_mode | stat.S_IXUSR)
    assert failure_of(EngineCommand(str(text))).failure.kind is FailureKind.NOT_EXECUTABLE


def test_death_at_the_start_is_told_with_last_words() -> None:
    failure = failure_of(fake("dies_at_start")).failure

    assert failure.kind is FailureKind.DIED_AT_START
    assert failure.exit_code == 3
    assert failure.last_lines == ("cannot find nn.bin",)


def test_some_other_program_is_told() -> None:
    assert failure_of(fake("not_usi")).failure.kind is FailureKind.NOT_USI
    assert failure_of(fake("silent"), HASTY).failure.kind is FailureKind.NOT_USI


@posix
def test_death_in_search_is_told_with_the_signal() -> None:
    failure = failure_of(fake("dies_in_search")).failure

    assert failure.kind is FailureKind.DIED_IN_SEARCH
    assert failure.exit_code == -9
    assert failure.last_lines[-1] == "info string about to crash"


@posix
def test_a_deaf_engine_is_given_up_and_killed() -> None:
    engine = EngineHandle(fake("deaf_in_search"), timeouts=DEAF)
    group = open_and_make_deaf(engine)
    assert closed(engine)

    assert is_gone(group)
    assert engine.process_id is None


@posix
@pytest.mark.parametrize("script", ['"$@"', 'exec 3<&0; "$@" <&3 & wait', 'sleep 1000 & exec "$@"'])
def test_an_engine_in_a_shell_script_ends_with_all_its_processes(tmp_path: Path, script: str) -> None:
    """The engine itself, a child of the shell, ignores `quit`, the end of its input and SIGTERM."""
    engine = EngineHandle(wrapped(fake("deaf_in_search"), tmp_path, script), timeouts=DEAF)
    group = open_and_make_deaf(engine)
    assert closed(engine)

    assert is_gone(group)


@posix
def test_an_engine_whose_shell_ends_before_it_is_not_waited_for(tmp_path: Path) -> None:
    """The shell has gone, and its child holds the pipes open."""
    engine = EngineHandle(wrapped(fake("silent"), tmp_path, "sleep 1000 & exit 5"))
    with pytest.raises(EngineFailedError) as caught:
        open_engine(engine, "shogi", {})
    assert closed(engine)

    assert caught.value.failure.kind is FailureKind.DIED_AT_START
    assert caught.value.failure.exit_code == 5


@posix
def test_a_process_that_has_left_the_group_holds_up_nothing(tmp_path: Path) -> None:
    """It keeps the engine's pipes open and cannot be found; the readers end all the same."""
    mark = tmp_path / "pid"
    leave = f"import os, time; os.setsid(); open({str(mark)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    script = f'{sys.executable} -c "{leave}" & while [ ! -s {mark} ]; do sleep 0.01; done; exec "$@"'
    with EngineHandle(wrapped(fake("book", "7g7f"), tmp_path, script)) as engine:
        open_engine(engine, "shogi", {})
        assert engine.search(SearchRequest(1, SFEN)).result().best.move == "7g7f"
    os.kill(int(mark.read_text()), signal.SIGKILL)


@posix
@in_the_whole
def test_an_engine_ends_with_the_program_that_is_killed(tmp_path: Path) -> None:
    """Deaf to everything, the end of its input too, and in a shell script."""
    command = wrapped(fake("deaf_in_search"), tmp_path, '"$@"')
    script = f"""
import os, signal, sys
sys.path.insert(0, {str(ROOT)!r})
from shogi_desktop.app.engines.handle import EngineHandle
from shogi_desktop.usi.search import SearchRequest
from shogi_desktop.usi.command import EngineCommand
def die(_info):
    os.write(1, str(engine.process_id).encode())
    os.kill(os.getpid(), signal.SIGKILL)
engine = EngineHandle(EngineCommand({command.program!r}, {command.arguments!r}))
engine.prepare("shogi", {{}})
engine.search(SearchRequest(1, {SFEN!r}), on_info=die).result()
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        group = int(program.stdout.read())

    assert program.returncode == -signal.SIGKILL
    assert is_gone(group)


def test_an_engine_that_floods_without_end_is_closed_all_the_same() -> None:
    failure = failure_of(fake("floods_for_ever"), Timeouts(overdue_ms=50, stop_ms=50)).failure

    assert failure.kind is FailureKind.TIMED_OUT


def test_another_thread_ends_the_waiting() -> None:
    with EngineHandle(fake("waits_for_stop")) as engine:
        open_engine(engine, "shogi", {})
        threading.Timer(0.05, engine.interrupt).start()
        with pytest.raises(EngineInterruptedError):
            engine.search(SearchRequest(1, SFEN)).result()
        with pytest.raises(EngineInterruptedError):
            engine.search(SearchRequest(2, SFEN)).result()


def test_options_that_an_engine_does_not_take_are_named() -> None:
    with EngineHandle(fake("book")) as engine:
        open_engine(engine, "shogi", {"Threads": 1000, "Contempt": 5, "MultiPV": 2})

        assert set(engine.rejected) == {"Threads", "Contempt"}
        assert engine.rejected["Threads"].expected
        assert not engine.rejected["Contempt"].expected


@posix
def test_an_interrupt_of_the_terminal_does_not_reach_the_engine() -> None:
    with EngineHandle(fake("book", "7g7f")) as engine:
        open_engine(engine, "shogi", {})
        assert engine.process_id is not None
        assert os.getpgid(engine.process_id) != os.getpgid(0)


class Post:
    """Calls on their way to the owner, which come when he asks for them."""

    def __init__(self) -> None:
        self._calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()

    def __call__(self, call: Callable[[], None]) -> None:
        self._calls.put(call)

    def come_until(self, what: Callable[[], object]) -> None:
        while not what():
            self._calls.get(timeout=10)()


def test_an_answer_on_its_way_when_another_position_is_asked_about_is_dropped() -> None:
    post, answers = Post(), list[str | None]()
    with EngineHandle(fake("book", "7g7f", "2g2f"), deliver=post) as engine:
        engine.prepare("shogi", {})
        post.come_until(lambda: engine.is_ready)
        engine.search(SearchRequest(0, SFEN), on_answer=lambda done: answers.append(done.best.move))
        on_its_way = post._calls.get(timeout=10)  # the line before the answer, if not the answer
        second = engine.search(SearchRequest(0, SFEN), on_answer=lambda done: answers.append(done.best.move))
        on_its_way()
        post.come_until(lambda: answers)

    assert answers == ["2g2f"]
    assert not second.is_running


def test_nothing_is_heard_of_a_cancelled_search_or_after_closing() -> None:
    post, heard = Post(), list[object]()
    with EngineHandle(fake("book", "7g7f", "2g2f"), heard.append, post) as engine:
        engine.prepare("shogi", {})
        post.come_until(lambda: engine.is_ready)
        search = engine.search(SearchRequest(0, SFEN), heard.append, heard.append)
        search.cancel()
        assert not search.is_running
        again = engine.search(SearchRequest(0, SFEN))
        post.come_until(lambda: not again.is_running)
    while not post._calls.empty():
        post._calls.get()()

    assert heard == [EngineReady()]


def test_an_engine_that_broke_is_started_again_once_and_asked_again(tmp_path: Path) -> None:
    post, news = Post(), list[EngineNews]()
    command = fake("dies_once", tmp_path / "died", "7g7f")
    with EngineHandle(command, news.append, post, restarts=True) as engine:
        engine.prepare("shogi", {})
        search = engine.search(SearchRequest(0, SFEN))
        post.come_until(lambda: not search.is_running)

        assert search.result().best.move == "7g7f"
    assert [type(each) for each in news] == [EngineReady, Restarting, EngineReady]


@posix
def test_one_that_breaks_each_time_is_given_up_until_it_is_started_by_hand() -> None:
    post, news = Post(), list[EngineNews]()
    with EngineHandle(fake("dies_in_search"), news.append, post, restarts=True) as engine:
        engine.prepare("shogi", {})
        first = engine.search(SearchRequest(0, SFEN))
        post.come_until(lambda: engine.has_failed)
        second = engine.search(SearchRequest(0, SFEN))
        for search in (first, second):
            with pytest.raises(EngineFailedError):
                search.result()
        assert [type(each) for each in news] == [EngineReady, Restarting, EngineReady, Failed]
        engine.restart()
        post.come_until(lambda: engine.is_ready)

        assert not engine.has_failed
