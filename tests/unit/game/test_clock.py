"""Clock arithmetic: tables by hand, and against a model that counts single milliseconds."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game import UNLIMITED, Clock, TimeControl, TimeControlError
from shogi_desktop.game.clock import ClockReading, ClockState, SideState, carried_over
from shogi_desktop.rules import Color

BLACK, WHITE = Color.BLACK, Color.WHITE


def shown(clock: Clock, color: Color, now_ms: int) -> tuple[int, int, int, bool, bool]:
    r = clock.remaining(color, now_ms)
    return (r.main_ms, r.byoyomi_ms, r.periods, r.in_byoyomi, r.flagged)


def test_main_time_runs_down_for_the_side_to_move_only() -> None:
    clock = Clock(TimeControl(main_ms=60_000, byoyomi_ms=10_000))
    clock.start(BLACK, 1_000)
    assert shown(clock, BLACK, 6_500) == (54_500, 10_000, 1, False, False)
    assert shown(clock, WHITE, 6_500) == (60_000, 10_000, 1, False, False)
    assert clock.press(6_500) == 5_500
    assert shown(clock, BLACK, 9_000) == (54_500, 10_000, 1, False, False)
    assert shown(clock, WHITE, 9_000) == (57_500, 10_000, 1, False, False)


def test_byoyomi_begins_where_main_time_ends_and_is_whole_again_after_a_move() -> None:
    clock = Clock(TimeControl(main_ms=5_000, byoyomi_ms=10_000))
    clock.start(BLACK, 0)
    assert shown(clock, BLACK, 5_000) == (0, 10_000, 1, True, False)
    assert shown(clock, BLACK, 14_999) == (0, 1, 1, True, False)
    assert clock.press(14_999) == 14_999
    assert shown(clock, BLACK, 14_999) == (0, 10_000, 1, True, False)


def test_time_is_up_when_nothing_is_left() -> None:
    clock = Clock(TimeControl(main_ms=5_000, byoyomi_ms=10_000))
    clock.start(BLACK, 0)
    assert clock.flag_at() == 15_000
    assert not clock.remaining(BLACK, 14_999).flagged
    assert shown(clock, BLACK, 15_000) == (0, 0, 0, True, True)
    assert clock.remaining(BLACK, 15_000).period_ms == 10_000
    sudden = Clock(TimeControl(main_ms=5_000))
    sudden.start(BLACK, 0)
    assert shown(sudden, BLACK, 5_000) == (0, 0, 0, False, True)


def test_a_move_after_time_leaves_the_clock_flagged_and_stopped() -> None:
    clock = Clock(TimeControl(main_ms=1_000))
    clock.start(BLACK, 0)
    assert clock.press(1_001) == 1_001
    assert clock.running is None
    assert clock.remaining(BLACK, 5_000).flagged
    assert not clock.remaining(WHITE, 5_000).flagged


def test_periods_sat_through_are_gone_the_one_moved_in_is_kept() -> None:
    clock = Clock(TimeControl(main_ms=0, byoyomi_ms=1_000, periods=3))
    clock.start(BLACK, 0)
    assert shown(clock, BLACK, 999) == (0, 1, 3, True, False)
    assert shown(clock, BLACK, 1_000) == (0, 1_000, 2, True, False)
    clock.press(1_500)
    assert shown(clock, BLACK, 1_500) == (0, 1_000, 2, True, False)
    clock.press(1_600)
    assert clock.flag_at() == 1_600 + 2_000


def test_fischer_increment_comes_after_each_move() -> None:
    clock = Clock(TimeControl(main_ms=10_000, increment_ms=3_000))
    clock.start(BLACK, 0)
    clock.press(4_000)
    assert shown(clock, BLACK, 4_000)[0] == 9_000
    assert shown(clock, WHITE, 4_000)[0] == 10_000
    clock.press(4_500)
    assert shown(clock, WHITE, 4_500)[0] == 12_500


def test_fischer_without_main_time_starts_with_one_increment() -> None:
    clock = Clock(TimeControl(increment_ms=3_000))
    clock.start(BLACK, 0)
    assert shown(clock, BLACK, 0) == (3_000, 0, 1, False, False)


def test_each_side_has_its_own_control() -> None:
    clock = Clock(TimeControl(main_ms=60_000), TimeControl(main_ms=5_000, byoyomi_ms=1_000))
    clock.start(WHITE, 0)
    assert shown(clock, WHITE, 5_500) == (0, 500, 1, True, False)
    assert shown(clock, BLACK, 5_500)[0] == 60_000


def test_unlimited_never_flags_and_still_measures() -> None:
    clock = Clock(UNLIMITED)
    clock.start(BLACK, 0)
    assert not clock.remaining(BLACK, 10**9).flagged
    assert clock.flag_at() is None
    assert clock.press(77_000) == 77_000
    assert clock.used_ms(BLACK) == 77_000


def test_pause_stands_still() -> None:
    clock = Clock(TimeControl(main_ms=10_000))
    clock.start(BLACK, 0)
    clock.pause(2_000)
    assert clock.paused
    assert shown(clock, BLACK, 500_000)[0] == 8_000
    assert clock.flag_at() is None
    clock.resume(500_000)
    assert shown(clock, BLACK, 501_000)[0] == 7_000
    assert clock.press(501_000) == 3_000


def test_to_pause_twice_to_resume_what_runs_and_to_charge_nobody_change_nothing() -> None:
    clock = Clock(TimeControl(main_ms=10_000))
    clock.pause(1_000)
    clock.resume(2_000)
    clock.charge(4_000)
    assert (clock.elapsed(9_000), clock.press(9_000)) == (0, 0)
    clock.start(BLACK, 10_000)
    clock.resume(11_000)
    assert clock.elapsed(12_000) == 2_000
    clock.pause(12_000)
    clock.pause(15_000)
    assert clock.elapsed(20_000) == 2_000
    clock.charge(3_000)
    assert (clock.paused, clock.press(20_000), clock.used_ms(BLACK)) == (True, 3_000, 3_000)


def test_time_that_runs_backward_counts_as_standing_still() -> None:
    clock = Clock(TimeControl(main_ms=10_000))
    clock.start(BLACK, 5_000)
    assert shown(clock, BLACK, 4_000)[0] == 10_000


def test_a_stopped_turn_is_charged_without_increment() -> None:
    clock = Clock(TimeControl(main_ms=10_000, increment_ms=5_000))
    clock.start(BLACK, 0)
    assert clock.stop(4_000) == 4_000
    assert clock.state().black.main_ms == 6_000
    assert clock.stop(9_000) == 0
    assert clock.press(9_000) == 0


def test_state_restores_a_clock() -> None:
    clock = Clock(TimeControl(main_ms=10_000, byoyomi_ms=1_000, periods=2))
    clock.start(BLACK, 0)
    clock.press(3_000)
    kept = clock.state()
    clock.press(9_000)
    clock.restore(kept)
    assert clock.running is None
    assert shown(clock, WHITE, 9_000)[0] == 10_000
    assert shown(clock, BLACK, 9_000)[0] == 7_000


@pytest.mark.parametrize(
    "fields", [{}, {"main_ms": -1}, {"main_ms": 1, "periods": 0}, {"byoyomi_ms": -5, "main_ms": 9}]
)
def test_impossible_controls_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(TimeControlError):
        TimeControl(**fields)


class SlowClock:
    """One side's clock that counts every millisecond: the model the arithmetic must agree with."""

    def __init__(self, control: TimeControl) -> None:
        self.control = control
        self.main = control.main_ms or control.increment_ms
        self.periods = control.periods if control.byoyomi_ms else 0
        self.period_left = control.byoyomi_ms

    @property
    def flagged(self) -> bool:
        return self.main == 0 and self.periods == 0

    def think(self, ms: int) -> None:
        for _ in range(ms):
            if self.main:
                self.main -= 1
            elif self.periods:
                self.period_left -= 1
                if self.period_left == 0:
                    self.periods -= 1
                    self.period_left = self.control.byoyomi_ms

    def move(self) -> None:
        self.period_left = self.control.byoyomi_ms
        self.main += self.control.increment_ms


small = st.integers(0, 40)
controls = st.builds(
    TimeControl,
    main_ms=small.map(lambda n: n + 1),
    byoyomi_ms=st.integers(0, 15),
    periods=st.integers(1, 3),
    increment_ms=st.integers(0, 6),
)


@settings(deadline=None)
@given(controls, controls, st.lists(st.tuples(st.integers(0, 30), st.integers(0, 9)), max_size=12))
def test_clock_agrees_with_one_that_counts_milliseconds(
    black: TimeControl, white: TimeControl, turns: list[tuple[int, int]]
) -> None:
    clock = Clock(black, white)
    models = {BLACK: SlowClock(black), WHITE: SlowClock(white)}
    now, turn = 100, BLACK
    clock.start(turn, now)
    for spent, asleep in turns:
        model = models[turn]
        clock.pause(now)
        clock.resume(now + asleep)
        now += asleep + spent
        model.think(spent)
        reading = clock.remaining(turn, now)
        assert reading.flagged == model.flagged
        assert reading.main_ms == model.main
        if not model.flagged and reading.in_byoyomi:
            assert (reading.periods, reading.byoyomi_ms) == (model.periods, model.period_left)
        assert clock.press(now) == spent
        if model.flagged:
            break
        model.move()
        turn = turn.opponent
        assert clock.running is turn


def test_a_clock_knows_the_control_of_each_side_and_what_counts_down_now() -> None:
    black, white = TimeControl(main_ms=5_000, byoyomi_ms=3_000), TimeControl(main_ms=9_000)
    clock = Clock(black, white)
    clock.start(BLACK, 0)

    assert (clock.control(BLACK), clock.control(WHITE)) == (black, white)
    assert clock.remaining(BLACK, 1_000).shown_ms == 4_000
    assert clock.remaining(BLACK, 6_000).shown_ms == 2_000
    state = clock.state()
    assert (state.side(BLACK), state.side(WHITE)) == (state.black, state.white)


@pytest.mark.parametrize(
    ("left", "control", "carried"),
    [
        (SideState(7_000, 2, 1_000), TimeControl(main_ms=9_000, byoyomi_ms=3_000), SideState(7_000, 2)),
        (SideState(0, 0, 9_000), TimeControl(main_ms=9_000, byoyomi_ms=3_000), SideState(0, 1)),
        (SideState(500, 1, 9_000), TimeControl(main_ms=9_000, increment_ms=2_000), SideState(2_000, 1)),
    ],
)
def test_what_was_left_is_carried_into_a_replay_but_enough_for_a_move(
    left: SideState, control: TimeControl, carried: SideState
) -> None:
    assert carried_over(left, control) == carried


def test_a_clock_without_a_limit_shows_nothing_but_that() -> None:
    clock = Clock(UNLIMITED)
    clock.start(Color.BLACK, 0)
    shown = clock.remaining(Color.BLACK, 5_000)
    assert shown == ClockReading(0, 0, 1, in_byoyomi=False, flagged=False, unlimited=True, period_ms=0)
    assert shown.period_ms == 0


def test_a_delay_puts_the_end_of_time_off() -> None:
    clock = Clock(TimeControl(main_ms=5_000, delay_ms=2_000))
    clock.start(BLACK, 1_000)
    flag_at = clock.flag_at()
    assert flag_at == 1_000 + 2_000 + 5_000
    assert not clock.remaining(BLACK, flag_at - 1).flagged
    assert clock.remaining(BLACK, flag_at).flagged
    clock.pause(1_500)
    assert clock.flag_at() is None
    clock.resume(4_000)
    assert clock.flag_at() == 4_000 + 1_500 + 5_000


def test_who_has_nothing_left_has_the_delay_of_the_own_move_and_no_more() -> None:
    clock = Clock(TimeControl(main_ms=5_000, delay_ms=2_000))
    clock.restore(ClockState(SideState(0, 1, 5_000), SideState(0, 1, 5_000)))
    clock.start(BLACK, 0)
    assert not clock.remaining(BLACK, 1_999).flagged
    assert clock.remaining(BLACK, 2_000).flagged
    assert clock.remaining(WHITE, 1_999).flagged


def test_a_reading_tells_how_long_a_period_is_before_byoyomi_in_it_and_after() -> None:
    clock = Clock(TimeControl(main_ms=1_000, byoyomi_ms=30_000, periods=2))
    clock.start(BLACK, 0)
    assert [clock.remaining(BLACK, now).period_ms for now in (0, 999, 1_000, 40_000, 99_000)] == [30_000] * 5


def test_a_clock_that_was_stopped_or_restored_has_no_turn_that_took_time() -> None:
    clock = Clock(TimeControl(main_ms=60_000))
    before = clock.state()
    clock.start(BLACK, 0)
    assert clock.stop(700) == 700
    assert clock.elapsed(900) == 0
    clock.start(BLACK, 1_000)
    clock.restore(before)
    assert clock.elapsed(2_000) == 0
    assert clock.remaining(BLACK, 2_000).main_ms == 60_000


def test_a_time_that_runs_backward_takes_nothing_back() -> None:
    clock = Clock(TimeControl(main_ms=60_000))
    clock.start(BLACK, 1_000)
    assert [clock.elapsed(now) for now in (0, 999, 1_000, 1_001)] == [0, 0, 0, 1]


def test_whose_last_period_is_gone_has_none_when_the_clock_is_stopped() -> None:
    clock = Clock(TimeControl(byoyomi_ms=30_000, periods=3))
    clock.start(BLACK, 0)
    assert clock.stop(90_000) == 90_000
    assert clock.state().side(BLACK) == SideState(0, 0, 90_000)
    assert clock.remaining(BLACK, 90_000).flagged
    assert clock.state().side(WHITE) == SideState(0, 3)


def test_what_a_limited_clock_shows_has_a_limit() -> None:
    clock = Clock(TimeControl(main_ms=1_000, byoyomi_ms=500))
    assert not clock.remaining(Color.BLACK, 0).unlimited
    assert not clock.remaining(Color.BLACK, 1_200).unlimited
    assert Clock(UNLIMITED).remaining(Color.BLACK, 0).unlimited
    assert not ClockReading(0, 0, 1, in_byoyomi=False, flagged=False).unlimited
