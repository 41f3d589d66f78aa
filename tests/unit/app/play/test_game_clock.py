"""The clocks of a game in real time: when they stand still, and what of a turn is counted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shogi_desktop.app.play.game_clock import GameClock
from shogi_desktop.app.players.player import Clocks
from shogi_desktop.game import UNLIMITED, Clock, Outcome, Reason, Record, Session, TimeControl
from shogi_desktop.rules import STANDARD, Color, parse_usi_move

BLACK, WHITE = Color.BLACK, Color.WHITE


class At:
    """A game whose time, and whether it stands, is in the test's hand."""

    def __init__(self, clock: Clock | None) -> None:
        self.now = 1_000
        self.stands = False
        self.ticks = 0
        self.session = Session(Record(STANDARD), clock)
        self.clock = GameClock(self.session, lambda: self.now, lambda: self.stands)
        self.clock.ticked.connect(self._count)

    def _count(self) -> None:
        self.ticks += 1

    def left(self, color: Color = BLACK) -> int:
        reading = self.clock.reading(color)
        assert reading is not None
        return reading.main_ms

    def pass_time(self, ms: int) -> None:
        self.now += ms
        self.clock.settle()


@pytest.fixture
def at(qapp: object) -> Iterator[At]:
    made = At(Clock(TimeControl(main_ms=60_000), TimeControl(main_ms=50_000, increment_ms=3_000)))
    yield made
    made.clock.stop()


def test_a_clock_that_runs_is_shown_ten_times_a_second(at: At) -> None:
    at.clock.start()
    assert (at.clock._timer.isActive(), at.clock._timer.interval()) == (True, 100)


def test_time_passes_from_the_start_on_and_stands_while_something_is_waited_for(at: At) -> None:
    assert not at.clock.paused
    at.clock.start()
    at.pass_time(4_000)
    assert (at.left(), at.clock.paused) == (56_000, False)
    at.stands = True
    at.pass_time(1_000)
    assert at.clock.paused
    at.pass_time(9_000)
    assert at.left() == 55_000
    at.stands = False
    at.clock.settle()
    at.pass_time(2_000)
    assert (at.left(), at.left(WHITE), at.clock.paused) == (53_000, 50_000, False)


def test_a_game_that_begins_while_something_is_waited_for_begins_standing(at: At) -> None:
    at.stands = True
    at.clock.start()
    at.pass_time(5_000)
    assert (at.left(), at.clock.paused) == (60_000, True)


def test_a_turn_begins_when_it_is_told_to_whatever_time_has_passed(at: At) -> None:
    at.clock.begin_turn()
    assert at.left() == 60_000
    at.clock.start()
    at.session.play(parse_usi_move("7g7f", STANDARD), at.now)
    at.now += 7_000
    at.clock.begin_turn()
    assert at.left(WHITE) == 50_000
    at.pass_time(1_000)
    assert at.left(WHITE) == 49_000

    at.clock.begin_turn_standing()
    at.now += 30_000
    assert (at.left(WHITE), at.clock.paused) == (50_000, True)
    at.clock.settle()
    at.pass_time(2_000)
    assert at.left(WHITE) == 48_000


def test_a_game_that_is_over_is_neither_paused_nor_begun_anew(at: At) -> None:
    at.clock.start()
    at.now += 5_000
    at.session.end(Outcome(Reason.AGREEMENT), at.now)
    at.stands = True
    at.clock.settle()
    at.clock.begin_turn_standing()
    at.clock.begin_turn()
    assert (at.left(), at.clock.paused) == (55_000, False)


def test_players_are_told_both_clocks_with_the_increment_of_each(at: At) -> None:
    black, white = at.clock.reading(BLACK), at.clock.reading(WHITE)
    assert black is not None and white is not None
    assert at.clock.clocks == Clocks(black, white, 0, 3_000)


def test_where_time_has_no_limit_there_is_nothing_to_tell(qapp: object) -> None:
    without = At(None)
    without.clock.start()
    without.clock.begin_turn()
    without.clock.begin_turn_standing()
    without.clock.stop()
    assert (without.clock.reading(BLACK), without.clock.clocks, without.clock.paused) == (None, None, False)

    one = At(Clock(TimeControl(main_ms=1_000), UNLIMITED))
    assert one.clock.reading(BLACK) is not None
    assert (one.clock.reading(WHITE), one.clock.clocks) == (None, None)


def test_a_clock_that_runs_out_is_seen_at_the_next_tick(at: At) -> None:
    at.clock.start()
    at.now += 60_000
    at.clock._tick()
    assert (at.ticks, at.session.outcome) == (1, Outcome(Reason.TIMEOUT, WHITE))


def test_who_has_no_limit_is_told_of_none_whichever_side_that_is(qapp: object) -> None:
    for controls in ((TimeControl(main_ms=1_000), UNLIMITED), (UNLIMITED, TimeControl(main_ms=1_000))):
        assert At(Clock(*controls)).clock.clocks is None
