"""Work in one thread: done and answered in order, in the thread that asked."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future
from functools import partial
from unittest.mock import ANY, Mock, call

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.system import background as module
from shogi_desktop.app.system.background import Background


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    made = Background("test")
    yield made
    made.close()


def test_answers_come_in_order_in_the_thread_that_asked(background: Background, qtbot: QtBot) -> None:
    told: list[object] = []
    here = threading.current_thread()

    def work(number: int) -> tuple[int, bool]:
        return number, threading.current_thread() is not here

    for number in range(5):
        background.run(
            partial(work, number), lambda done: told.append((*done, threading.current_thread() is here))
        )

    assert background.busy
    qtbot.waitUntil(lambda: not background.busy)
    assert told == [(number, True, True) for number in range(5)]


def test_an_error_is_told_instead_and_the_work_behind_it_is_done(background: Background) -> None:
    told: list[object] = []

    background.run(lambda: 1 // 0, told.append, lambda error: told.append(type(error)))
    background.run(lambda: "after", told.append)
    background.run(lambda: None)
    background.drain()

    assert told == [ZeroDivisionError, "after"]
    assert not background.busy


def test_an_error_that_nobody_takes_is_raised(background: Background) -> None:
    background.run(lambda: 1 // 0)

    with pytest.raises(ZeroDivisionError):
        background.drain()


def test_what_an_answer_asks_for_is_waited_for_too(background: Background) -> None:
    told: list[str] = []

    background.run(
        lambda: "first", lambda text: (told.append(text), background.run(lambda: "second", told.append))
    )
    background.drain()

    assert told == ["first", "second"]


def test_after_the_end_a_new_thread_is_made_for_new_work(background: Background) -> None:
    told: list[str] = []
    background.run(lambda: "before", told.append)

    background.close()
    background.run(lambda: "behind", told.append)
    background.drain()

    assert told == ["before", "behind"]


def test_its_thread_bears_its_name_and_ends_with_it(
    background: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    pools = Mock()
    pools.return_value.submit.side_effect = lambda work: done
    done: Future[object] = Future()
    done.set_result(7)
    monkeypatch.setattr(module, "ThreadPoolExecutor", pools)
    told: list[object] = []
    for _ in range(2):
        background.run(lambda: None, told.append)
        background.run(lambda: None, told.append)
        background.close()
        background.close()
    assert told == [7] * 4
    assert (
        pools.mock_calls
        == [
            call(max_workers=1, thread_name_prefix="test"),
            *(call().submit(ANY), call().submit(ANY), call().shutdown()),
        ]
        * 2
    )
