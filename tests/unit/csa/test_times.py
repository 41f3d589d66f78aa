"""The time of a game as the protocol says it."""

from __future__ import annotations

import pytest

from shogi_desktop.csa.errors import SummaryError
from shogi_desktop.csa.times import TimeRule, read_rule
from shogi_desktop.game import Clock
from shogi_desktop.rules import Color


def test_byoyomi_in_seconds() -> None:
    rule = read_rule({"Time_Unit": "1sec", "Total_Time": "600", "Byoyomi": "10", "Least_Time_Per_Move": "1"})

    assert rule == TimeRule(1000, 600, 10, least=1)
    assert (rule.control.main_ms, rule.control.byoyomi_ms) == (600_000, 10_000)


def test_an_increment_is_there_from_the_first_move_on() -> None:
    rule = read_rule({"Total_Time": "300", "Increment": "10"})
    clock = Clock(rule.control)

    assert clock.remaining(Color.BLACK, 0).main_ms == 310_000
    clock.start(Color.BLACK, 0)
    clock.press(4_000)
    assert clock.remaining(Color.BLACK, 4_000).main_ms == 316_000


def test_a_delay_costs_nothing_and_what_is_beyond_it_does() -> None:
    clock = Clock(read_rule({"Total_Time": "60", "Delay": "5"}).control)

    clock.start(Color.BLACK, 0)
    assert clock.flag_at() == 65_000
    assert clock.remaining(Color.BLACK, 4_000).main_ms == 60_000
    assert clock.remaining(Color.BLACK, 7_000).main_ms == 58_000


def test_a_delay_without_main_time_is_a_limit_for_each_move() -> None:
    clock = Clock(read_rule({"Total_Time": "0", "Delay": "5"}).control)

    clock.start(Color.BLACK, 0)
    assert not clock.remaining(Color.BLACK, 4_999).flagged
    assert clock.remaining(Color.BLACK, 5_000).flagged


@pytest.mark.parametrize(
    ("unit", "ms"), [("1sec", 1_000), ("1min", 60_000), ("100msec", 100), ("1msec", 1), ("30sec", 30_000)]
)
def test_units(unit: str, ms: int) -> None:
    rule = read_rule({"Time_Unit": unit, "Total_Time": "10"})

    assert rule.unit_ms == ms
    assert rule.control.main_ms == 10 * ms
    assert read_rule(dict(line.split(":") for line in rule.lines())) == rule


@pytest.mark.parametrize(
    ("elapsed_ms", "rounds_up", "least", "units"),
    [
        (999, False, 0, 0),
        (1_000, False, 0, 1),
        (1_999, False, 0, 1),
        (1, True, 0, 1),
        (1_000, True, 0, 1),
        (300, False, 1, 1),
        (-5, False, 0, 0),
    ],
)
def test_what_a_move_costs(elapsed_ms: int, rounds_up: bool, least: int, units: int) -> None:
    assert TimeRule(rounds_up=rounds_up, least=least).charged(elapsed_ms) == units


def test_without_any_time_there_is_no_limit() -> None:
    assert read_rule({}).control.unlimited
    assert read_rule({"Total_Time": "0", "Byoyomi": "0"}).control.unlimited


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("Time_Unit", "0sec"),
        ("Time_Unit", "1hour"),
        ("Time_Unit", "sec"),
        ("Total_Time", "-1"),
        ("Total_Time", "ten"),
        ("Total_Time", "９"),
        ("Total_Time", "9" * 11),
        ("Total_Time", "9999999999"),
        ("Byoyomi", ""),
        ("Time_Roundup", "MAYBE"),
    ],
)
def test_what_makes_no_sense_is_refused(word: str, value: str) -> None:
    with pytest.raises(SummaryError):
        read_rule({word: value})
