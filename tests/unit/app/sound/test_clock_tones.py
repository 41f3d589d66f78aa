"""Tones of the clock, against tables written out by hand: seconds on the face, and what is heard then."""

from __future__ import annotations

import pytest

from shogi_desktop.app.sound.clock_tones import SILENCE, ClockTones, Heard
from shogi_desktop.game import Clock, ClockReading, TimeControl
from shogi_desktop.rules import Color

BEEP, TONE, NOTHING = Heard(beep=True), Heard(continuous=True), SILENCE


def byoyomi(left_ms: int, periods: int = 1) -> ClockReading:
    return ClockReading(0, left_ms, periods, in_byoyomi=True, flagged=left_ms == 0)


def main_time(left_ms: int, byoyomi_ms: int = 0) -> ClockReading:
    return ClockReading(left_ms, byoyomi_ms, 1, in_byoyomi=False, flagged=left_ms == 0)


def heard(*readings: ClockReading | None, turn: object = 1) -> list[Heard]:
    """What is heard at each reading of one turn."""
    tones = ClockTones()
    return [tones.follow(turn, reading) for reading in readings]


def test_a_whole_minute_of_byoyomi_beeps_as_the_convention_says() -> None:
    tones, clock = ClockTones(), Clock(TimeControl(byoyomi_ms=60_000))
    clock.start(Color.BLACK, 0)
    beeps, continuous = [], []
    for now in range(0, 60_000, 100):
        what = tones.follow("turn", clock.remaining(Color.BLACK, now))
        if what.beep:
            beeps.append(60 - now // 1000)
        if what.continuous:
            continuous.append(now)
    assert beeps == [30, 20, 10, 9, 8, 7, 6]
    assert continuous == list(range(55_000, 60_000, 100))
    assert tones.follow("turn", clock.remaining(Color.BLACK, 60_000)) == SILENCE


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (byoyomi(30_001), byoyomi(30_000), BEEP),
        (byoyomi(30_000), byoyomi(29_900), NOTHING),
        (byoyomi(20_050), byoyomi(19_950), BEEP),
        (byoyomi(15_050), byoyomi(14_950), NOTHING),
        (byoyomi(10_050), byoyomi(9_950), BEEP),
        (byoyomi(6_001), byoyomi(6_000), BEEP),
        (byoyomi(5_001), byoyomi(5_000), TONE),
        (byoyomi(3_050), byoyomi(2_950), TONE),
        (byoyomi(50), byoyomi(0), NOTHING),
        # entering byoyomi, and a further period
        (main_time(50, 60_000), byoyomi(59_950), BEEP),
        (main_time(50, 30_000), byoyomi(30_000), BEEP),
        (byoyomi(50, 3), byoyomi(59_950, 2), BEEP),
        # main time that byoyomi follows is not counted down
        (main_time(30_050, 60_000), main_time(29_950, 60_000), NOTHING),
        (main_time(10_050, 60_000), main_time(9_950, 60_000), NOTHING),
        (main_time(2_050, 60_000), main_time(1_950, 60_000), NOTHING),
        # main time that nothing follows is (sudden death, Fischer)
        (main_time(30_050), main_time(29_950), BEEP),
        (main_time(10_050), main_time(9_950), BEEP),
        (main_time(5_050), main_time(4_950), TONE),
        # ticks that did not come: one beep for all that was due, the tone rather than a beep
        (byoyomi(9_050), byoyomi(6_950), BEEP),
        (byoyomi(31_000), byoyomi(19_000), BEEP),
        (byoyomi(12_000), byoyomi(4_000), TONE),
        (main_time(500, 10_000), byoyomi(9_500), BEEP),
        (main_time(500, 10_000), byoyomi(4_500), TONE),
    ],
)
def test_between_two_readings(before: ClockReading, after: ClockReading, expected: Heard) -> None:
    assert heard(before, after)[1] == expected


def test_the_same_reading_twice_beeps_once() -> None:
    assert heard(byoyomi(10_050), byoyomi(9_950), byoyomi(9_950)) == [NOTHING, BEEP, NOTHING]


def test_a_turn_that_begins_at_thirty_seconds_does_not_beep_for_them() -> None:
    assert heard(byoyomi(30_000), byoyomi(29_900)) == [NOTHING, NOTHING]


def test_a_turn_that_begins_with_less_than_five_seconds_has_the_tone_at_once() -> None:
    assert heard(main_time(4_000)) == [TONE]


def test_the_next_turn_begins_in_silence_whatever_the_last_reading_was() -> None:
    tones = ClockTones()
    tones.follow(1, byoyomi(31_000))
    assert tones.follow(2, byoyomi(29_000)) == SILENCE


def test_nothing_is_heard_while_nobody_listens_or_time_has_no_limit() -> None:
    unlimited = ClockReading(0, 0, 1, in_byoyomi=False, flagged=False, unlimited=True)
    assert heard(byoyomi(4_000), None, byoyomi(9_950), unlimited) == [TONE, NOTHING, NOTHING, NOTHING]
