"""What a handle gives to its engines and takes from them: carriers that only note, and no process."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shogi_desktop.app.engines import handle as handle_module
from shogi_desktop.app.engines.handle import (
    EngineFailedError,
    EngineHandle,
    EngineInterruptedError,
    EngineNews,
    Restarting,
    request_for,
)
from shogi_desktop.rules import STANDARD, Position
from shogi_desktop.usi.client import Step, Timeouts, UsiClient
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.events import (
    EngineReady,
    Event,
    Failed,
    Identified,
    MateSearchDone,
    OptionRejected,
    SearchDone,
    SearchInfo,
    Stage,
    StillWaiting,
)
from shogi_desktop.usi.messages import BestMove, Checkmate, CheckmateResult, GoLimits, Info, Verdict
from shogi_desktop.usi.search import SearchRequest

SFEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
COMMAND = EngineCommand("engine")
DIED = EngineFailure(FailureKind.DIED_IN_SEARCH, "engine")


class Noted:
    """A client that notes what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Callable[..., Step]:
        return lambda *arguments: self.told.append((name, *arguments)) or Step()


class Carrier:
    """Starts nothing; `say` is the engine."""

    def __init__(
        self, command: EngineCommand, on_event: Callable[[Event], None], timeouts: Timeouts | None
    ) -> None:
        self.command, self.say, self.timeouts = command, on_event, timeouts
        self.noted = Noted()
        self.starts = 0
        self.is_running = True
        self.waited: list[float] = []
        self.process_id = 17

    @property
    def given(self) -> list[tuple[object, ...]]:
        return self.noted.told

    def start(self) -> None:
        self.starts += 1

    def give(self, command: Callable[[UsiClient, int], Step]) -> None:
        name = getattr(command, "__name__", "")
        if getattr(UsiClient, name, None) is command:
            self.given.append((name,))
        else:
            command(self.noted, 5)  # type: ignore[arg-type]

    def shut_down(self) -> None:
        self.given.append(("shut_down",))

    def wait(self, limit_s: float) -> bool:
        self.waited.append(limit_s)
        return not self.is_running


@pytest.fixture
def carriers(monkeypatch: pytest.MonkeyPatch) -> list[Carrier]:
    made: list[Carrier] = []

    def make(
        command: EngineCommand, on_event: Callable[[Event], None], timeouts: Timeouts | None = None
    ) -> Carrier:
        made.append(Carrier(command, on_event, timeouts))
        return made[-1]

    monkeypatch.setattr(handle_module, "Carrier", make)
    return made


def request(moves: tuple[str, ...] = (), **limits: object) -> SearchRequest:
    return SearchRequest(0, SFEN, moves, GoLimits(**limits))  # type: ignore[arg-type]


def best(move: str) -> BestMove:
    return BestMove(Verdict.MOVE, move)


def searched(carrier: Carrier) -> list[tuple[int, tuple[str, ...]]]:
    """The numbers and the moves of what it was to search."""
    asked = [told[1] for told in carrier.given if told[0] == "search"]
    return [(each.search_id, each.moves) for each in asked if isinstance(each, SearchRequest)]


def everything(number: int) -> tuple[Event, ...]:
    """All that can be said of a search."""
    return (
        SearchInfo(number, Info(depth=3)),
        SearchDone(number, best("7g7f"), ()),
        MateSearchDone(number, Checkmate(CheckmateResult.MATE)),
    )


def test_the_first_preparation_starts_a_process_and_the_next_uses_it(carriers: list[Carrier]) -> None:
    timeouts = Timeouts(ready_ms=77)
    handle = EngineHandle(COMMAND, timeouts=timeouts)
    assert handle.process_id is None
    handle.prepare("shogi", {"Threads": 1})
    (carrier,) = carriers
    assert (carrier.command, carrier.timeouts, carrier.starts) == (COMMAND, timeouts, 1)
    assert carrier.given == [("prepare", "shogi", {"Threads": 1}, 5)]
    assert handle.process_id == carrier.process_id
    carrier.say(EngineReady())
    assert handle.is_ready

    handle.prepare("okisakishogi", {})

    assert carriers == [carrier]
    assert carrier.starts == 1
    assert carrier.given[1:] == [("prepare", "okisakishogi", {}, 5)]
    assert not handle.is_ready


def test_readiness_is_of_the_last_preparation(carriers: list[Carrier]) -> None:
    handle = EngineHandle(COMMAND)
    handle.prepare("shogi", {})
    carriers[0].say(EngineReady())
    handle.wait_until_ready()
    handle.prepare("shogi", {})
    assert not handle._readiness.done()
    carriers[0].say(EngineReady())
    handle.wait_until_ready()


def test_options_are_those_of_the_moment_at_which_they_were_given(carriers: list[Carrier]) -> None:
    options: dict[str, object] = {"Threads": 1}
    handle = EngineHandle(COMMAND)
    handle.prepare("shogi", options)
    options["Threads"] = 2
    handle.restart()
    assert carriers[1].given == [("prepare", "shogi", {"Threads": 1}, 5)]


def test_searches_are_numbered_and_cost_what_the_way_to_the_engine_takes(carriers: list[Carrier]) -> None:
    handle = EngineHandle(EngineCommand("ssh", delay_ms=200))
    handle.prepare("shogi", {})
    first = handle.search(request(("7g7f",), byoyomi_ms=1_000))
    second = handle.search(request((), byoyomi_ms=1_000))
    assert [first.request.search_id, second.request.search_id] == [1, 2]
    assert searched(carriers[0]) == [(1, ("7g7f",)), (2, ())]
    assert second.request.limits == GoLimits(byoyomi_ms=1_000).less(200) != GoLimits(byoyomi_ms=1_000)
    assert not first.is_running
    assert second.is_running


def test_only_the_search_that_runs_is_answered(carriers: list[Carrier]) -> None:
    heard: list[object] = []
    handle = EngineHandle(COMMAND)
    handle.prepare("shogi", {})
    old = handle.search(request(), heard.append, heard.append, heard.append)
    new = handle.search(request(), heard.append, heard.append, heard.append)
    info = Info(depth=3)
    for event in everything(1):
        carriers[0].say(event)
    assert heard == []
    assert not old._outcome.done()
    assert new.is_running

    carriers[0].say(SearchInfo(2, info))
    assert heard == [info]
    assert new.is_running
    done = SearchDone(2, best("2g2f"), ())
    carriers[0].say(done)
    assert heard == [info, done]
    assert new.result() == done
    assert not new.is_running
    for event in everything(2):
        carriers[0].say(event)
    assert heard == [info, done]


def test_a_search_for_a_mate_is_answered_by_what_was_found(carriers: list[Carrier]) -> None:
    heard: list[Checkmate] = []
    handle = EngineHandle(COMMAND)
    handle.prepare("shogi", {})
    search = handle.search(request(mate_ms=100), on_mate_answer=heard.append)
    found = Checkmate(CheckmateResult.MATE)
    carriers[0].say(MateSearchDone(1, found))
    assert heard == [found]
    assert search.mate_result() == found
    assert not search.is_running


def test_what_is_no_more_wanted_is_given_up(carriers: list[Carrier]) -> None:
    handle = EngineHandle(COMMAND)
    handle.prepare("shogi", {})
    (carrier,) = carriers
    search = handle.search(request())
    search.stop()
    assert carrier.given[-1] == ("stop",)
    assert search.is_running
    search.cancel()
    assert carrier.given[-1] == ("cancel",)
    assert not search.is_running
    told = list(carrier.given)
    search.stop()
    search.cancel()
    assert carrier.given == told

    search = handle.search(request())
    handle.new_game()
    assert carrier.given[-1] == ("new_game",)
    assert not search.is_running
    search = handle.search(request())
    handle.prepare("shogi", {})
    assert not search.is_running
    search = handle.search(request())
    handle.close()
    assert not search.is_running


def test_what_the_engine_says_of_itself_is_kept(carriers: list[Carrier]) -> None:
    news: list[EngineNews] = []
    handle = EngineHandle(COMMAND, news.append)
    assert handle.name == ""
    handle.prepare("shogi", {})
    identity = Identified("Kaki", "Aiko", {})
    rejected = OptionRejected("Threads", 3, "")
    waiting = StillWaiting(Stage.PREPARING, 1_000)
    for event in (identity, rejected, waiting, EngineReady()):
        carriers[0].say(event)
    assert handle.identity == identity
    assert handle.name == "Kaki"
    assert handle.rejected == {"Threads": rejected}
    assert news == [waiting, EngineReady()]


def test_a_restart_asks_anew_and_hears_only_the_new_process(carriers: list[Carrier]) -> None:
    heard: list[object] = []
    handle = EngineHandle(COMMAND, heard.append)
    handle.prepare("shogi", {"Threads": 1})
    carriers[0].say(EngineReady())
    search = handle.search(request(("7g7f",)), heard.append, heard.append)
    heard.clear()

    handle.restart()

    old, new = carriers
    assert old.given[-1] == ("shut_down",)
    assert not handle.is_ready
    assert new.starts == 1
    assert [told[0] for told in new.given] == ["prepare", "search"]
    assert searched(new) == [(1, ("7g7f",))]
    for event in (SearchInfo(1, Info(depth=9)), SearchDone(1, best("2g2f"), ()), EngineReady(), Failed(DIED)):
        old.say(event)
    assert heard == []
    assert search.is_running
    assert not handle.is_ready
    done = SearchDone(1, best("3c3d"), ())
    new.say(done)
    assert heard == [done]


def test_what_it_thought_ahead_is_not_asked_again(carriers: list[Carrier]) -> None:
    handle = EngineHandle(COMMAND)
    handle.prepare("shogi", {})
    search = handle.search(request(ponder=True))
    handle.restart()
    assert [told[0] for told in carriers[1].given] == ["prepare"]
    assert not search.is_running


def test_one_that_breaks_is_started_again_once_between_two_answers(carriers: list[Carrier]) -> None:
    news: list[EngineNews] = []
    handle = EngineHandle(COMMAND, news.append, restarts=True)
    handle.prepare("shogi", {})
    answers: tuple[Event, ...] = (
        SearchDone(1, best("7g7f"), ()),
        MateSearchDone(2, Checkmate(CheckmateResult.MATE)),
    )
    for number, answer in enumerate(answers):
        handle.search(request())
        assert searched(carriers[-1])[-1] == (number + 1, ())
        carriers[-1].say(Failed(DIED))
        assert len(carriers) == number + 2
        assert not handle.has_failed
        assert handle.failure == DIED
        carriers[-1].say(answer)
    last = handle.search(request())
    carriers[-1].say(Failed(DIED))
    assert len(carriers) == 4
    carriers[-1].say(Failed(DIED))

    assert len(carriers) == 4
    assert handle.has_failed
    assert not last.is_running
    with pytest.raises(EngineFailedError):
        last.result()
    assert news == [Restarting(DIED)] * 3 + [Failed(DIED)]
    with pytest.raises(EngineFailedError):
        handle.search(request()).result()
    handle.restart()
    assert not handle.has_failed
    carriers[-1].say(Failed(DIED))
    assert len(carriers) == 6


@pytest.mark.parametrize(
    ("kind", "again"),
    [
        (FailureKind.DIED_IDLE, True),
        (FailureKind.DIED_IN_SEARCH, True),
        (FailureKind.TIMED_OUT, True),
        (FailureKind.NOT_USI, False),
        (FailureKind.ILLEGAL_MOVE, False),
    ],
)
def test_only_one_that_had_worked_is_started_again(
    carriers: list[Carrier], kind: FailureKind, again: bool
) -> None:
    handle = EngineHandle(COMMAND, restarts=True)
    handle.prepare("shogi", {})
    carriers[0].say(Failed(EngineFailure(kind, "engine")))
    assert len(carriers) == 1 + again
    assert handle.has_failed is not again


def test_unless_it_is_to_be_started_again_a_failure_is_the_end(carriers: list[Carrier]) -> None:
    news: list[EngineNews] = []
    handle = EngineHandle(COMMAND, news.append)
    handle.prepare("shogi", {})
    carriers[0].say(EngineReady())
    carriers[0].say(Failed(DIED))
    assert news == [EngineReady(), Failed(DIED)]
    assert len(carriers) == 1
    assert not handle.is_ready
    assert handle.process_id is None


def test_a_failure_while_it_gets_ready_ends_the_waiting(carriers: list[Carrier]) -> None:
    handle = EngineHandle(COMMAND)
    handle.prepare("shogi", {})
    carriers[0].say(Failed(DIED))
    with pytest.raises(EngineFailedError) as caught:
        handle.wait_until_ready()
    assert caught.value.failure == DIED


def test_who_is_told_of_a_failure_may_start_it_before_it_is_started_again(carriers: list[Carrier]) -> None:
    handle = EngineHandle(COMMAND, lambda _: handle.prepare("shogi", {}), restarts=True)
    handle.prepare("shogi", {})
    carriers[0].say(Failed(DIED))
    assert len(carriers) == 2


def test_an_interrupted_handle_waits_for_nothing_more(carriers: list[Carrier]) -> None:
    handle = EngineHandle(COMMAND)
    handle.prepare("shogi", {})
    search = handle.search(request())
    handle.interrupt()
    for wait in (search.result, handle.wait_until_ready, handle.search(request()).result):
        with pytest.raises(EngineInterruptedError):
            wait()
    carriers[0].say(EngineReady())
    with pytest.raises(EngineInterruptedError):
        handle.wait_until_ready()


def test_a_closed_handle_starts_nothing_and_waits_for_all_that_it_had(carriers: list[Carrier]) -> None:
    handle = EngineHandle(COMMAND)
    handle.prepare("shogi", {})
    handle.restart()
    assert not handle.has_ended
    handle.close()
    handle.prepare("shogi", {})
    handle.search(request())
    assert len(carriers) == 2
    assert handle.process_id is None
    assert not handle.has_ended
    assert not handle.wait(3.0)
    for carrier in carriers:
        carrier.is_running = False
    assert handle.has_ended
    assert handle.wait(4.0)
    assert [carrier.waited for carrier in carriers] == [[3.0, 4.0], [4.0]]


def test_what_has_left_is_not_kept(carriers: list[Carrier]) -> None:
    handle = EngineHandle(COMMAND)
    handle.prepare("shogi", {})
    handle.restart()
    carriers[0].is_running = False
    handle.restart()
    assert handle._leaving == [carriers[1]]


def test_what_is_said_goes_the_way_to_the_owner(carriers: list[Carrier]) -> None:
    post: list[Callable[[], None]] = []
    handle = EngineHandle(COMMAND, deliver=post.append)
    handle.prepare("shogi", {})
    carriers[0].say(EngineReady())
    assert not handle.is_ready
    post.pop()()
    assert handle.is_ready
    carriers[0].say(Failed(DIED))
    del handle
    post.pop()()


def test_a_position_is_asked_about_with_the_moves_that_it_allows() -> None:
    bare = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
    position = Position.from_sfen(bare, STANDARD)
    limits = GoLimits(nodes=100)
    asked = request_for(bare, (), position, limits, 500, {"MultiPV": 2})
    legal = frozenset({"5i4i", "5i6i", "5i4h", "5i5h", "5i6h"})
    assert asked == SearchRequest(0, bare, (), limits, legal, 500, {"MultiPV": 2})
    assert request_for(bare, (), position, limits, 500).options == {}
