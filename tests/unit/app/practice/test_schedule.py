"""The intervals are those of SM-2, worked out by hand from its published formula."""

from __future__ import annotations

from datetime import date

import pytest

from shogi_desktop.app.practice.schedule import LONGEST_DAYS, Grade, Memory, after

DAY = date(2026, 11, 23)


def run(*grades: Grade) -> list[int]:
    """The intervals that come of these grades, each card seen on the day it is due."""
    memory, today, intervals = Memory(), DAY, []
    for grade in grades:
        memory = after(memory, grade, today)
        intervals.append(memory.interval)
        today = date.fromisoformat(memory.due)
    return intervals


def test_what_is_known_comes_back_after_one_six_and_then_more_days() -> None:
    assert run(Grade.GOOD, Grade.GOOD, Grade.GOOD, Grade.GOOD) == [1, 6, 15, 38]  # times 2.5


def test_hard_and_easy_change_the_easiness_as_published() -> None:
    assert after(Memory(), Grade.EASY, DAY).ease == pytest.approx(2.6)
    assert after(Memory(), Grade.HARD, DAY).ease == pytest.approx(2.36)
    assert run(*[Grade.EASY] * 4) == [1, 6, 17, 49]  # 6 x 2.8, 17 x 2.9
    assert run(*[Grade.HARD] * 4) == [1, 6, 12, 23]  # 6 x 2.08, 12 x 1.94


def test_what_was_not_known_begins_again_and_keeps_its_easiness() -> None:
    memory = Memory()
    for _ in range(4):
        memory = after(memory, Grade.GOOD, DAY)
    failed = after(memory, Grade.AGAIN, DAY)
    assert (failed.interval, failed.passed, failed.failed, failed.ease) == (1, 0, 1, memory.ease)
    assert failed.due == "2026-11-24"
    assert after(failed, Grade.GOOD, DAY).interval == 1


def test_the_easiness_has_a_floor_and_the_interval_a_ceiling() -> None:
    memory = Memory()
    for _ in range(30):
        memory = after(memory, Grade.HARD, DAY)
    assert memory.ease == 1.3
    for _ in range(30):
        memory = after(memory, Grade.EASY, DAY)
    assert memory.interval == LONGEST_DAYS


def test_a_card_is_due_from_its_day_on_and_a_new_one_at_once() -> None:
    assert Memory().is_due(DAY)
    memory = after(Memory(), Grade.GOOD, DAY)
    assert not memory.is_due(DAY)
    assert memory.is_due(date(2026, 11, 24))
    assert memory.is_due(date(2027, 1, 1))
    assert not memory.is_new


def test_easiness_is_kept_to_four_places() -> None:
    assert after(Memory(ease=2.00004), Grade.EASY, DAY).ease == 2.1
    assert after(Memory(ease=2.1234), Grade.EASY, DAY).ease == 2.2234
