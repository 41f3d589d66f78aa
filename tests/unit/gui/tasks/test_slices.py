"""Long work in slices: all of it is done, in order, and whoever needs a part of it gets that at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.tasks.slices import NEXT_TURN, TURN_S, Slices


@pytest.fixture
def owner(qtbot: QtBot) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    owner.deleteLater()


@pytest.fixture
def slices(owner: QObject) -> Slices:
    return Slices(owner)


def counting(done: list[int], count: int, start: int = 0) -> Iterator[None]:
    for number in range(start, start + count):
        done.append(number)
        yield


def test_nothing_is_done_before_the_event_loop_turns_and_all_of_it_after(
    slices: Slices, qtbot: QtBot
) -> None:
    done: list[int] = []
    slices.begin(counting(done, 100))
    assert slices.running
    assert not done
    qtbot.waitUntil(lambda: not slices.running)
    assert done == list(range(100))


def test_a_part_that_is_needed_is_done_at_once_and_the_rest_later(slices: Slices, qtbot: QtBot) -> None:
    done: list[int] = []
    slices.begin(counting(done, 100))
    assert slices.until(lambda: 5 in done)
    assert done == [0, 1, 2, 3, 4, 5]
    assert slices.running
    qtbot.waitUntil(lambda: not slices.running)
    assert done == list(range(100))


def test_what_is_to_have_a_turn_of_its_own_has_one(slices: Slices) -> None:
    turns = 0
    done: list[int] = []

    def work() -> Iterator[object]:
        yield from counting(done, 3)
        yield NEXT_TURN
        done.append(turns)
        yield from counting(done, 3)

    slices.begin(work())
    for _ in range(9):
        turns += 1
        slices._turn()
    assert done == [0, 1, 2, 2, 0, 1, 2]


def test_what_never_comes_is_told_when_all_is_done(slices: Slices) -> None:
    done: list[int] = []
    slices.begin(counting(done, 5))
    assert not slices.until(lambda: 9 in done)
    assert done == [0, 1, 2, 3, 4]
    assert not slices.running


def test_other_work_takes_the_place_of_what_was_under_way(slices: Slices) -> None:
    done: list[int] = []
    slices.begin(counting(done, 5))
    slices.until(lambda: bool(done))
    slices.begin(counting(done, 2, start=50))
    slices.finish()
    assert done == [0, 50, 51]


def test_work_that_is_dropped_does_nothing_more(slices: Slices, qtbot: QtBot) -> None:
    done: list[int] = []
    slices.begin(counting(done, 5))
    slices.until(lambda: bool(done))
    slices.stop()
    slices.finish()
    assert done == [0]
    assert not slices.running


def test_work_can_begin_other_work_and_cannot_overtake_itself(slices: Slices) -> None:
    done: list[int] = []

    def restless() -> Iterator[None]:
        slices.finish()
        done.append(-1)
        yield
        slices.begin(counting(done, 2))
        yield

    slices.begin(restless())
    slices.finish()
    assert done == [-1, 0, 1]


def test_a_slice_that_fails_leaves_nothing_running(slices: Slices) -> None:
    def failing() -> Iterator[None]:
        yield
        raise ValueError("a slice")

    slices.begin(failing())
    with pytest.raises(ValueError, match="a slice"):
        slices.finish()
    assert not slices.running


def test_two_pieces_of_work_share_the_time_of_a_turn(
    slices: Slices, owner: QObject, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]

    def working(done: list[float]) -> Iterator[None]:
        while True:
            now[0] += TURN_S / 8
            done.append(now[0])
            yield

    monkeypatch.setattr("shogi_desktop.gui.tasks.slices.time.perf_counter", lambda: now[0])
    other = Slices(owner)
    first: list[float] = []
    second: list[float] = []
    slices.begin(working(first))
    other.begin(working(second))
    slices._turn()
    other._turn()
    assert (len(first), len(second)) == (4, 4)
    other.stop()
    slices._turn()
    assert len(first) == 12
    slices.stop()
