"""The time by which games are played: exact, only running forward, standing still while the computer sleeps.

Two clocks of the system are compared: one that counts sleep, which is read for its exactness, and one that
does not. When the first runs ahead of the second by more than a moment, the computer has slept, and so much
is taken off.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable
from typing import Final

LONGEST_MOMENT_MS: Final = 1_000
"""The two clocks may drift apart by less than that between two readings without a sleep in between."""

Milliseconds = Callable[[], int]


class GameTime:
    """Milliseconds that the computer was awake, from some moment on. Call it to read it.

    :ivar slept_ms: how long the computer has slept since this was made, as far as it has been noticed.
    """

    def __init__(self, counting_sleep: Milliseconds, awake: Milliseconds) -> None:
        """Both only run forward; they may begin anywhere."""
        self._counting_sleep = counting_sleep
        self._awake = awake
        self._apart = counting_sleep() - awake()
        self.slept_ms = 0

    def __call__(self) -> int:
        """The time now."""
        now = self._counting_sleep()
        apart = now - self._awake()
        ahead = apart - self._apart
        # A busy computer may rest between the two readings: the second is then late once, which is no sleep
        # when it is on time again.
        self._apart = max(self._apart, apart)
        if ahead > LONGEST_MOMENT_MS:
            self.slept_ms += ahead
        return now - self.slept_ms


def system_time() -> GameTime:
    """The time of this computer; where the system tells nothing of sleep, none is noticed."""
    if sys.platform == "win32":
        return GameTime(_performance_ms, _windows_awake_ms)
    if sys.platform == "darwin":
        # Here CLOCK_MONOTONIC counts sleep, and what Python calls monotonic does not.
        return GameTime(lambda: _clock_ms(time.CLOCK_MONOTONIC), _monotonic_ms)
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return GameTime(_monotonic_ms if boot is None else lambda: _clock_ms(boot), _monotonic_ms)


def _clock_ms(clock: int) -> int:
    return time.clock_gettime_ns(clock) // 1_000_000


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def _performance_ms() -> int:
    return time.perf_counter_ns() // 1_000_000


def _windows_awake_ms() -> int:

    ticks = ctypes.c_ulonglong()
    library = getattr(ctypes, "windll").kernel32  # noqa: B009 - not known to the type checker elsewhere
    library.QueryUnbiasedInterruptTime(ctypes.byref(ticks))
    return int(ticks.value) // 10_000
