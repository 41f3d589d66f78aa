"""The time games are played by: the computer's sleep does not count, and nothing else is taken off."""

from __future__ import annotations

import ctypes
import sys
import time
from types import SimpleNamespace
from typing import Any

import pytest

from shogi_desktop.app.system import game_time
from shogi_desktop.app.system.game_time import GameTime, system_time


class Computer:
    """A computer whose two clocks begin anywhere."""

    def __init__(self) -> None:
        self.counting_sleep, self.awake = 5_000_000, 123

    def work(self, ms: int) -> None:
        self.counting_sleep += ms
        self.awake += ms

    def sleep(self, ms: int) -> None:
        self.counting_sleep += ms


@pytest.fixture
def computer() -> Computer:
    return Computer()


@pytest.fixture
def now(computer: Computer) -> GameTime:
    return GameTime(lambda: computer.counting_sleep, lambda: computer.awake)


def test_time_runs_while_the_computer_works_however_rarely_it_is_read(
    computer: Computer, now: GameTime
) -> None:
    begun = now()
    computer.work(3_600_000)
    assert now() - begun == 3_600_000
    assert now.slept_ms == 0


def test_time_stands_still_while_the_computer_sleeps(computer: Computer, now: GameTime) -> None:
    begun = now()
    computer.work(250)
    computer.sleep(7_200_000)
    computer.work(40)
    assert now() - begun == 290
    assert now.slept_ms == 7_200_000


def test_sleeps_add_up(computer: Computer, now: GameTime) -> None:
    begun = now()
    for _ in range(3):
        computer.sleep(60_000)
        computer.work(1_000)
        now()
    assert now() - begun == 3_000
    assert now.slept_ms == 180_000


def test_clocks_that_drift_apart_a_little_are_no_sleep(computer: Computer, now: GameTime) -> None:
    begun = now()
    for _ in range(1_000):
        computer.work(100)
        computer.counting_sleep += 1
        now()
    assert now() - begun == 101_000
    assert now.slept_ms == 0


def test_the_systems_time_is_exact_to_ten_milliseconds() -> None:
    now = system_time()
    for _ in range(20):
        before = time.perf_counter_ns()
        first = now()
        inner = time.perf_counter_ns()
        while time.perf_counter_ns() - inner < 3_000_000:
            pass
        least = time.perf_counter_ns() - inner
        passed = now() - first
        most = time.perf_counter_ns() - before
        assert least / 1e6 - 10 <= passed <= most / 1e6 + 10
    assert now.slept_ms == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the clock that counts sleep is Linux's")
def test_on_linux_the_time_comes_from_the_clock_that_counts_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    now = system_time()
    begun = now()
    real = time.clock_gettime_ns
    monkeypatch.setattr(time, "clock_gettime_ns", lambda clock: real(clock) + 3_600 * 10**9)
    assert now() - begun < 60_000
    assert now.slept_ms >= 3_599_000


def test_a_program_held_up_between_the_two_readings_has_not_slept() -> None:
    computer, held_up = Computer(), [0]

    def late() -> int:
        computer.work(held_up[0])
        return computer.awake

    now = GameTime(lambda: computer.counting_sleep, late)
    begun = now()
    for held_up[0] in (0, 5_000, 0, 8_000, 0):
        now()
    assert now.slept_ms == 0
    assert now() - begun == 13_000
    computer.sleep(60_000)
    assert now() - begun == 13_000


@pytest.mark.parametrize(
    ("platform", "counting", "awake"),
    [("win32", "_performance_ms", "_windows_awake_ms"), ("darwin", "_clock_ms", "_monotonic_ms")],
)
def test_each_system_has_a_clock_that_counts_sleep_and_one_that_does_not(
    monkeypatch: pytest.MonkeyPatch, platform: str, counting: str, awake: str
) -> None:
    clocks = {counting: 100_000, awake: 40_000}
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(game_time, counting, lambda *_: clocks[counting])
    monkeypatch.setattr(game_time, awake, lambda: clocks[awake])
    now = system_time()
    assert now() == 100_000
    clocks[counting] += 61_000
    clocks[awake] += 1_000
    assert now() == 101_000
    assert now.slept_ms == 60_000


def test_a_system_that_tells_nothing_of_sleep_notices_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delattr(time, "CLOCK_BOOTTIME", raising=False)
    ms = iter(range(5_000, 99_000_000, 30_000))
    monkeypatch.setattr(game_time, "_monotonic_ms", lambda: next(ms))
    now = system_time()
    now()
    assert now.slept_ms == 0


def test_clocks_of_the_system_are_read_in_milliseconds() -> None:
    for read, precise in (
        (game_time._monotonic_ms, time.monotonic),
        (game_time._performance_ms, time.perf_counter),
    ):
        before, now, after = precise(), read(), precise()
        assert 1_000 * before - 1 <= now <= 1_000 * after
    assert abs(game_time._clock_ms(time.CLOCK_MONOTONIC) - game_time._monotonic_ms()) < 1_000


def test_windows_counts_the_time_awake_in_tenths_of_a_microsecond(monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(reference: Any) -> None:
        reference._obj.value = 123_456_789

    library = SimpleNamespace(kernel32=SimpleNamespace(QueryUnbiasedInterruptTime=fill))
    monkeypatch.setattr(ctypes, "windll", library, raising=False)
    assert game_time._windows_awake_ms() == 12_345


@pytest.mark.parametrize(("apart", "slept"), [(1_000, 0), (1_001, 1_001)])
def test_what_lies_more_than_a_second_apart_is_sleep(apart: int, slept: int) -> None:
    counting, awake = [0], [0]
    time = GameTime(lambda: counting[0], lambda: awake[0])
    counting[0], awake[0] = 5_000 + apart, 5_000
    assert (time(), time.slept_ms) == (5_000 + apart - slept, slept)
