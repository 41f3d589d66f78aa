"""Real processes over blocking pipes."""

import os
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.usi.client import SearchRequest, Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import FailureKind
from shogi_desktop.usi.messages import BestMove, Verdict
from shogi_desktop.usi.pipes import EngineFailedError, EngineInterruptedError, PipeEngine

Fake = Callable[..., EngineCommand]
SFEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
ROOT = Path(__file__).parents[3]
HASTY = Timeouts(handshake_ms=300, ready_ms=300, overdue_ms=100, stop_ms=100)

posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


DEAF = Timeouts(overdue_ms=100, stop_ms=100)


def wrapped(command: EngineCommand, folder: Path, script: str) -> EngineCommand:
    """The engine as the arguments of a shell script."""
    file = folder / "engine.sh"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return EngineCommand(str(file), (command.program, *command.arguments))


def open_and_make_deaf(engine: PipeEngine) -> int:
    """Have a deaf engine search; the number of its process group."""
    engine.open("shogi", {})
    group = engine.process_id
    assert group is not None
    with pytest.raises(EngineFailedError) as caught:
        engine.search(SearchRequest(1, SFEN, expected_ms=0))
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
    def one_search(engine: PipeEngine) -> None:
        engine.open("shogi", {})
        engine.search(SearchRequest(1, SFEN, expected_ms=0))

    with PipeEngine(command, timeouts) as engine, pytest.raises(EngineFailedError) as caught:
        one_search(engine)
    return caught.value


@pytest.mark.parametrize("mode", ["floods", "garbage"])
def test_an_engine_answers_whatever_else_it_says(fake: Fake, mode: str) -> None:
    with PipeEngine(fake(mode)) as engine:
        assert engine.name == ""
        engine.open("shogi", {"Threads": 1})
        assert engine.name == "Fake"
        for search_id in (1, 2):
            done = engine.search(SearchRequest(search_id, SFEN))
            assert (done.search_id, done.best) == (search_id, BestMove(Verdict.MOVE, "7g7f"))


def test_a_late_engine_is_stopped_and_its_answer_taken(fake: Fake) -> None:
    with PipeEngine(fake("waits_for_stop"), Timeouts(overdue_ms=50)) as engine:
        engine.open("shogi", {})
        assert engine.search(SearchRequest(1, SFEN, expected_ms=0)).best.move == "7g7f"


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


def test_death_at_the_start_is_told_with_last_words(fake: Fake) -> None:
    failure = failure_of(fake("dies_at_start")).failure

    assert failure.kind is FailureKind.DIED_AT_START
    assert failure.exit_code == 3
    assert failure.last_lines == ("cannot find nn.bin",)


def test_some_other_program_is_told(fake: Fake) -> None:
    assert failure_of(fake("not_usi")).failure.kind is FailureKind.NOT_USI
    assert failure_of(fake("silent"), HASTY).failure.kind is FailureKind.NOT_USI


@posix
def test_death_in_search_is_told_with_the_signal(fake: Fake) -> None:
    failure = failure_of(fake("dies_in_search")).failure

    assert failure.kind is FailureKind.DIED_IN_SEARCH
    assert failure.exit_code == -9
    assert failure.last_lines[-1] == "info string about to crash"


@posix
def test_a_deaf_engine_is_given_up_and_killed(fake: Fake) -> None:
    engine = PipeEngine(fake("deaf_in_search"), DEAF)
    group = open_and_make_deaf(engine)
    engine.close()

    assert is_gone(group)
    assert engine.process_id is None


@posix
@pytest.mark.parametrize("script", ['"$@"', 'exec 3<&0; "$@" <&3 & wait', 'sleep 1000 & exec "$@"'])
def test_an_engine_in_a_shell_script_ends_with_all_its_processes(
    fake: Fake, tmp_path: Path, script: str
) -> None:
    """The engine itself, a child of the shell, ignores `quit`, the end of its input and SIGTERM."""
    engine = PipeEngine(wrapped(fake("deaf_in_search"), tmp_path, script), DEAF)
    group = open_and_make_deaf(engine)
    engine.close()

    assert is_gone(group)


@posix
def test_an_engine_whose_shell_ends_before_it_is_not_waited_for(fake: Fake, tmp_path: Path) -> None:
    """The shell has gone, and its child holds the pipes open."""
    engine = PipeEngine(wrapped(fake("silent"), tmp_path, "sleep 1000 & exit 5"))
    with pytest.raises(EngineFailedError) as caught:
        engine.open("shogi", {})
    engine.close()

    assert caught.value.failure.kind is FailureKind.DIED_AT_START
    assert caught.value.failure.exit_code == 5


@posix
def test_a_process_that_has_left_the_group_holds_up_nothing(fake: Fake, tmp_path: Path) -> None:
    """It keeps the engine's pipes open and cannot be found; the readers end all the same."""
    mark = tmp_path / "pid"
    leave = f"import os, time; os.setsid(); open({str(mark)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    script = f'{sys.executable} -c "{leave}" & while [ ! -s {mark} ]; do sleep 0.01; done; exec "$@"'
    with PipeEngine(wrapped(fake("book", "7g7f"), tmp_path, script)) as engine:
        engine.open("shogi", {})
        assert engine.search(SearchRequest(1, SFEN)).best.move == "7g7f"
    os.kill(int(mark.read_text()), signal.SIGKILL)


@posix
def test_an_engine_ends_with_the_program_that_is_killed(fake: Fake, tmp_path: Path) -> None:
    """Deaf to everything, the end of its input too, and in a shell script."""
    command = wrapped(fake("deaf_in_search"), tmp_path, '"$@"')
    script = f"""
import os, signal, sys
sys.path.insert(0, {str(ROOT)!r})
from shogi_desktop.usi.client import SearchRequest, Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.pipes import EngineFailedError, PipeEngine
command = EngineCommand({command.program!r}, {command.arguments!r})
engine = PipeEngine(command, Timeouts(overdue_ms=100, stop_ms=100))
engine.open("shogi", {{}})
try:
    engine.search(SearchRequest(1, {SFEN!r}, expected_ms=0))
except EngineFailedError:
    os.write(1, str(engine.process_id).encode())
    os.kill(os.getpid(), signal.SIGKILL)
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        group = int(program.stdout.read())

    assert program.returncode == -signal.SIGKILL
    assert is_gone(group)


def test_an_engine_that_floods_without_end_is_closed_all_the_same(fake: Fake) -> None:
    failure = failure_of(fake("floods_for_ever"), Timeouts(overdue_ms=50, stop_ms=50)).failure

    assert failure.kind is FailureKind.TIMED_OUT


def test_another_thread_ends_the_waiting(fake: Fake) -> None:
    with PipeEngine(fake("waits_for_stop")) as engine:
        engine.open("shogi", {})
        threading.Timer(0.05, engine.interrupt).start()
        with pytest.raises(EngineInterruptedError):
            engine.search(SearchRequest(1, SFEN))
        with pytest.raises(EngineInterruptedError):
            engine.search(SearchRequest(2, SFEN))


def test_options_that_an_engine_does_not_take_are_named(fake: Fake) -> None:
    with PipeEngine(fake("book")) as engine:
        engine.open("shogi", {"Threads": 1000, "Contempt": 5, "MultiPV": 2})

        assert set(engine.rejected) == {"Threads", "Contempt"}
        assert engine.rejected["Threads"].expected
        assert not engine.rejected["Contempt"].expected


@posix
def test_an_interrupt_of_the_terminal_does_not_reach_the_engine(fake: Fake) -> None:
    with PipeEngine(fake("book", "7g7f")) as engine:
        engine.open("shogi", {})
        assert engine.process_id is not None
        assert os.getpgid(engine.process_id) != os.getpgid(0)
