"""Positions set at a server: asked in its words, and every way in which it may not answer."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from shogi_desktop.app.online import buoys
from shogi_desktop.app.online.buoys import BuoyRefusedError, NoBuoysError, ask, moves_of
from shogi_desktop.app.online.runner import TalkError
from shogi_desktop.csa.carrier import Address
from shogi_desktop.csa.client import Account
from shogi_desktop.csa.errors import FailureKind
from shogi_desktop.csa.events import LoggedIn, Told
from shogi_desktop.game import Record
from shogi_desktop.rules import STANDARD, parse_usi_move
from tests.unit.app.online.test_runner import Scripted

ACCOUNT = Account("anna", "s", is_extended=True)
LOGIN = ("LOGIN", ["LOGIN:anna OK"])
LEAVE = ("LOGOUT", ["LOGOUT:completed"])


def asked(*talk: tuple[str, list[str]], limit_s: float = 10.0) -> tuple[str, list[str]]:
    server = Scripted([*talk])
    told = ask(Address("127.0.0.1", server.port), ACCOUNT, "GETBUOYCOUNT", "buoy_x-900-10", limit_s)
    return told, server.heard


def test_what_it_tells_before_its_ok_is_the_answer() -> None:
    answer = ("%%GETBUOYCOUNT", ["##[CHAT] a: hi", "##[GETBUOYCOUNT] 3", "##[GETBUOYCOUNT] +OK"])
    told, heard = asked(LOGIN, answer, LEAVE)
    assert told == "3"
    assert heard[1] == "%%GETBUOYCOUNT buoy_x-900-10"
    silent, _ = asked(LOGIN, ("%%GETBUOYCOUNT", ["##[GETBUOYCOUNT] +OK"]), LEAVE)
    assert silent == ""


def test_what_it_does_not_do_is_told_in_its_words() -> None:
    with pytest.raises(BuoyRefusedError, match="not allowed"):
        asked(LOGIN, ("%%GETBUOYCOUNT", ["##[ERROR] not allowed"]), LEAVE)


def test_a_server_that_answers_nothing_keeps_no_buoys() -> None:
    with pytest.raises(NoBuoysError):
        asked(LOGIN, ("%%GETBUOYCOUNT", []), LEAVE, limit_s=0.05)


@pytest.mark.parametrize(
    ("talk", "kind"),
    [
        ([("LOGIN", ["LOGIN:incorrect", "##[LOGIN] another"]), ("nothing", [])], FailureKind.LOGIN_REFUSED),
        ([("LOGIN", [])], FailureKind.SERVER_GONE),
    ],
)
def test_a_talk_that_fails_says_why(talk: list[tuple[str, list[str]]], kind: FailureKind) -> None:
    with pytest.raises(TalkError) as caught:
        asked(*talk)
    assert caught.value.failure.kind is kind


def test_moves_are_spelt_as_servers_want_them_up_to_one_that_is_none() -> None:
    record = Record(STANDARD)
    for usi in ("7g7f", "3c3d", "8h2b+"):
        record.append(record.end_path(), parse_usi_move(usi, STANDARD))
    assert moves_of(record) == "+7776FU-3334FU+8822UM"
    assert moves_of(record, 2) == "+7776FU-3334FU"
    assert moves_of(Record(STANDARD)) == ""


def test_an_answer_is_waited_for_ten_seconds_from_the_login_on(monkeypatch: pytest.MonkeyPatch) -> None:
    now, waits = [50.0], []
    said: list[tuple[str, str]] = []

    class Wire:
        left = 0

        def __init__(self, address: Address, client: object, tell: object) -> None:
            assert address == Address("shogi.example")

        def start(self) -> None:
            pass

        def give(self, command: Callable[[object, int], object]) -> None:
            says = SimpleNamespace(extended=lambda command, text, _: said.append((command, text)))
            command(says, 0)

        def leave(self) -> None:
            Wire.left += 1

        def wait(self) -> None:
            Wire.left += 1

    events = iter([Told("CHAT", "a: hi"), LoggedIn("anna"), Told("CHAT", "a: hi")])

    class Events:
        def put(self, _: object) -> None: ...

        def get(self, timeout: float | None) -> object:
            waits.append(timeout)
            now[0] += 4.0
            try:
                return next(events)
            except StopIteration:
                raise queue.Empty from None

    monkeypatch.setattr(buoys, "Carrier", Wire)
    monkeypatch.setattr(buoys, "queue", SimpleNamespace(SimpleQueue=Events, Empty=queue.Empty))
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    with pytest.raises(NoBuoysError):
        ask(Address("shogi.example"), ACCOUNT, "SETBUOY", "x +7776FU 1")
    assert waits == [None, None, 10.0, 6.0]
    assert said == [("SETBUOY", "x +7776FU 1")]
    assert Wire.left == 2
