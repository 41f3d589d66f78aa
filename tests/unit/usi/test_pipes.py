"""Real processes over blocking pipes."""

import os
import stat
import threading
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
HASTY = Timeouts(handshake_ms=300, ready_ms=300, overdue_ms=100, stop_ms=100)

posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


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
    patient = Timeouts(overdue_ms=100, stop_ms=100)
    engine = PipeEngine(fake("deaf_in_search"), patient)
    engine.open("shogi", {})
    with pytest.raises(EngineFailedError) as caught:
        engine.search(SearchRequest(1, SFEN, expected_ms=0))
    process = engine._process
    assert process is not None
    engine.close()

    assert caught.value.failure.kind is FailureKind.TIMED_OUT
    assert process.returncode == -9


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
