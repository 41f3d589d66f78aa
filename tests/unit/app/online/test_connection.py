"""One connection at a time: what an earlier one still says is not heard, and who leaves is waited for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shogi_desktop.app.online import connection
from shogi_desktop.app.online.connection import Connection
from shogi_desktop.csa.carrier import Address
from shogi_desktop.csa.client import Account

ADDRESS, ACCOUNT = Address("localhost", 4081), Account("a", "b")


class Line:
    """In place of a carrier with a thread: notes what it is asked for."""

    made: list[Line]

    def __init__(self, address: Address, client: object, hear: Callable[[object], None]) -> None:
        self.asked: list[str] = []
        self.is_running = True
        self.made.append(self)

    def start(self) -> None:
        self.asked.append("start")

    def leave(self) -> None:
        self.asked.append("leave")

    def drop(self) -> None:
        self.asked.append("drop")

    def wait(self, limit_s: float) -> bool:
        self.asked.append(f"wait {limit_s}")
        return not self.is_running


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    Line.made = []
    monkeypatch.setattr(connection, "Carrier", Line)
    return Line.made


def test_a_new_connection_leaves_the_one_before_it(lines: list[Line]) -> None:
    one = Connection()
    assert not one.is_open
    one.open(ADDRESS, ACCOUNT)
    one.open(ADDRESS, ACCOUNT)
    assert [line.asked for line in lines] == [["start", "leave"], ["start"]]
    assert one.is_open


def test_all_that_are_still_leaving_are_waited_for_and_no_others(lines: list[Line]) -> None:
    one = Connection()
    for _ in range(3):
        one.open(ADDRESS, ACCOUNT)
        one.leave()
        lines[0].is_running = False
    assert not one.is_open
    lines[2].is_running = False
    assert not one.wait(2.0)  # for the second
    assert [line.asked[2:] for line in lines] == [[], ["wait 2.0"], []]
    lines[1].is_running = False
    assert one.wait(2.0)
    assert [line.asked[2:] for line in lines] == [[], ["wait 2.0", "wait 2.0"], ["wait 2.0"]]


def test_a_broken_cable_is_a_drop_and_then_an_end(lines: list[Line]) -> None:
    one = Connection()
    one.drop()
    one.open(ADDRESS, ACCOUNT)
    one.drop()
    assert [line.asked for line in lines] == [["start", "drop", "leave"]]
    assert not one.is_open
