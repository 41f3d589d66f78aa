"""One engine for whoever needs it: prepared for a game, searching at most one position, started again.

`EngineHandle` owns the process. A search is a `Search`: lines come as the engine says them, one answer ends
it. Whoever asks something else, or gives the search up, hears nothing of it any more: what is stale is
dropped in `EngineHandle.hear`, and nowhere else.

No Qt here: `deliver` decides in which thread the owner is called. A window gives `bridge.Bridge`; whoever
waits by `Search.result` needs none.
"""

from __future__ import annotations

import contextlib
import threading
import weakref
from collections.abc import Callable, Mapping
from concurrent.futures import Future, InvalidStateError
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Final, Self, TypeVar

from shogi_desktop.rules import Position
from shogi_desktop.usi.carrier import EXIT_S, Carrier
from shogi_desktop.usi.client import State, Step, Timeouts, UsiClient
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind, UsiError
from shogi_desktop.usi.events import (
    EngineReady,
    Event,
    Failed,
    Identified,
    MateSearchDone,
    OptionRejected,
    SearchDone,
    SearchInfo,
    StillWaiting,
)
from shogi_desktop.usi.messages import Checkmate, GoLimits, Info
from shogi_desktop.usi.search import SearchRequest

T = TypeVar("T")

Deliver = Callable[[Callable[[], None]], None]
"""Runs a call in the owner's thread."""

_RESTARTED_AFTER: Final = frozenset(
    {FailureKind.DIED_IDLE, FailureKind.DIED_IN_SEARCH, FailureKind.TIMED_OUT}
)
"""A process that worked and then broke is started again; one that never worked would break again."""


class EngineFailedError(UsiError):
    """The engine can no longer serve; ``failure`` says why."""

    def __init__(self, failure: EngineFailure) -> None:
        super().__init__(f"{failure.program}: {failure.kind.value} {failure.detail}".rstrip())
        self.failure = failure

    def __reduce__(self) -> tuple[type[EngineFailedError], tuple[EngineFailure]]:
        return EngineFailedError, (self.failure,)


class EngineInterruptedError(UsiError):
    """Another thread had the waiting given up; only ``close`` is of use now."""


@dataclass(frozen=True, slots=True)
class Restarting:
    """The engine broke and is being started again; what it was asked is asked again."""

    failure: EngineFailure


EngineNews = EngineReady | StillWaiting | Restarting | Failed
"""What an owner is told beside what its search says.

After `Failed` a search is answered by nobody until `prepare` or `restart`.
"""


def request_for(
    start_sfen: str,
    moves: tuple[str, ...],
    position: Position,
    limits: GoLimits,
    expected_ms: int,
    options: Mapping[str, object] | None = None,
) -> SearchRequest:
    """The search of `position`, which `moves` (USI text) lead to from `start_sfen`.

    `expected_ms` is the longest that it should take; `options` are set before it.
    """
    legal = frozenset(move.usi for move in position.legal_moves())
    return SearchRequest(0, start_sfen, moves, limits, legal, expected_ms, options or {})


class Search:
    """One search of an engine. Made by `EngineHandle.search`.

    `request` is what was asked, under the number that the handle gave it.
    """

    def __init__(
        self,
        handle: EngineHandle,
        request: SearchRequest,
        on_info: Callable[[Info], None],
        on_answer: Callable[[SearchDone], None],
        on_mate_answer: Callable[[Checkmate], None],
    ) -> None:
        self.request = request
        self._handle = handle
        self._on_info = on_info
        self._on_answer = on_answer
        self._on_mate_answer = on_mate_answer
        self._outcome: Future[SearchDone | MateSearchDone] = Future()

    @property
    def is_running(self) -> bool:
        """Whether an answer is to come."""
        return self._handle.runs(self)

    def stop(self) -> None:
        """Have it answer at once, with the best found so far."""
        if self.is_running:
            self._handle.give(UsiClient.stop)

    def cancel(self) -> None:
        """Give it up: nothing of it is heard any more."""
        if self.is_running:
            self._handle.cancel()

    def ponder_hit(
        self,
        request: SearchRequest,
        on_info: Callable[[Info], None],
        on_answer: Callable[[SearchDone], None],
    ) -> None:
        """The move pondered on was played: the search counts from now, as `request` would have."""
        self.request = replace(request, search_id=self.request.search_id)
        self._on_info, self._on_answer = on_info, on_answer
        self._handle.give(_ponder_hit)

    def result(self) -> SearchDone:
        """Wait for the answer. The search must have an end of its own.

        :raises EngineFailedError: the engine broke, or answered with an illegal move.
        :raises EngineInterruptedError: see `EngineHandle.interrupt`.
        """
        done = self._outcome.result()
        assert isinstance(done, SearchDone)
        return done

    def mate_result(self) -> Checkmate:
        """Wait for the answer to a search with ``GoLimits.mate_ms``; what it says of the mate is unchecked.

        :raises EngineFailedError: the engine broke.
        :raises EngineInterruptedError: see `EngineHandle.interrupt`.
        """
        done = self._outcome.result()
        assert isinstance(done, MateSearchDone)
        return done.checkmate

    def say(self, info: Info) -> None:
        """Pass on what the engine says; for the handle."""
        self._on_info(info)

    def answer(self, done: SearchDone) -> None:
        """Pass on the answer; for the handle."""
        _settle(self._outcome, done)
        self._on_answer(done)

    def answer_mate(self, done: MateSearchDone) -> None:
        """Pass on the answer to a search for a mate; for the handle."""
        _settle(self._outcome, done)
        self._on_mate_answer(done.checkmate)

    def fail(self, error: UsiError) -> None:
        """No answer will come; for the handle."""
        _settle(self._outcome, error)


class EngineHandle:
    """An engine. All methods return at once, but those that say so. As a context it is closed and waited for.

    Call it from one thread, the one that `deliver` calls the owner in; without `deliver` it is called in a
    thread of the engine's, and nothing may be asked of the handle from there.
    """

    def __init__(
        self,
        command: EngineCommand,
        on_news: Callable[[EngineNews], None] | None = None,
        deliver: Deliver | None = None,
        *,
        timeouts: Timeouts | None = None,
        restarts: bool = False,
    ) -> None:
        """:param restarts: an engine that breaks is started again, once between two answers."""
        self.command = command
        self.failure: EngineFailure | None = None
        """The last failure; None when none has happened."""
        self.has_failed = False
        """Whether it is of no use until it is started again."""
        self.is_ready = False
        """Whether the engine would search at once."""
        self.identity: Identified | None = None
        """What the engine has said of itself; None before."""
        self.rejected: dict[str, OptionRejected] = {}
        """The options that it was to be given and does not have or take, by name."""
        self._on_news = on_news or _ignore
        self._deliver = deliver or _at_once
        self._timeouts = timeouts
        self._restarts = restarts
        self._was_restarted = False
        self._setup: tuple[str, Mapping[str, object]] = ("", {})
        self._carrier: Carrier | None = None
        self._launches = 0
        self._leaving: list[Carrier] = []
        self._search: Search | None = None
        self._last_id = 0
        self._readiness: Future[None] = Future()
        self._interrupted = threading.Event()
        self._closed = False

    @property
    def name(self) -> str:
        """As the engine gave it, empty before."""
        return "" if self.identity is None else self.identity.name

    @property
    def process_id(self) -> int | None:
        """The system's number of the engine's process; None where there is none."""
        return None if self._carrier is None else self._carrier.process_id

    @property
    def has_ended(self) -> bool:
        """Whether it was closed and has left no process behind."""
        return self._closed and not any(carrier.is_running for carrier in self._leaving)

    # --- commands -------------------------------------------------------------------------------------------

    def prepare(self, variant_id: str, options: Mapping[str, object]) -> None:
        """Launch the engine if it does not run, and set it up for a game. A running search is given up."""
        self._setup = (variant_id, dict(options))
        self._search = None
        self._readiness = Future()
        self._launch_or_give(self._prepared())

    def wait_until_ready(self) -> None:
        """Block until the engine is.

        :raises EngineFailedError: it cannot be launched, is no USI engine, lacks the game, or dies.
        :raises EngineInterruptedError: see `interrupt`.
        """
        if self._interrupted.is_set():
            raise EngineInterruptedError(f"{self.command.program}: interrupted")
        self._readiness.result()

    def new_game(self) -> None:
        """The next search belongs to another game; a running one is given up."""
        self._search = None
        self.give(UsiClient.new_game)

    def search(
        self,
        request: SearchRequest,
        on_info: Callable[[Info], None] | None = None,
        on_answer: Callable[[SearchDone], None] | None = None,
        on_mate_answer: Callable[[Checkmate], None] | None = None,
    ) -> Search:
        """Search as soon as the engine is free for it; what it searched before is given up.

        :param on_mate_answer: hears the answer where the limits ask for a mate.
        """
        self._last_id += 1
        limits = request.limits.less(self.command.delay_ms)
        request = replace(request, search_id=self._last_id, limits=limits)
        search = Search(self, request, on_info or _ignore, on_answer or _ignore, on_mate_answer or _ignore)
        self._search = search
        if self._interrupted.is_set():
            search.fail(EngineInterruptedError(f"{self.command.program}: interrupted"))
        elif self.has_failed and self.failure is not None:
            search.fail(EngineFailedError(self.failure))
        elif self._carrier is None:
            self._launch()
        else:
            self.give(_searching(request))
        return search

    def cancel(self) -> None:
        """Give up what is searched."""
        self._search = None
        self.give(UsiClient.cancel)

    def runs(self, search: Search) -> bool:
        """Whether an answer to `search` is to come."""
        return self._search is search

    def give(self, command: Callable[[UsiClient, int], Step]) -> None:
        """Have the client do something, if there is one."""
        if self._carrier is not None:
            self._carrier.give(command)

    def restart(self) -> None:
        """Start the engine anew, after a failure or at any time; what it searches is asked again."""
        self._was_restarted = False
        self._dismiss()
        self._launch()

    def interrupt(self) -> None:
        """Have what waits, and every later wait, raise `EngineInterruptedError`. From any thread."""
        self._interrupted.set()
        error = EngineInterruptedError(f"{self.command.program}: interrupted")
        search = self._search
        if search is not None:
            search.fail(error)
        _settle(self._readiness, error)

    def close(self) -> None:
        """Let go of the engine: its process ends by itself, nothing is heard of it any more."""
        self._search = None
        self._closed = True
        self._dismiss()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
        self.wait()

    def wait(self, limit_s: float = EXIT_S) -> bool:
        """Block until all processes are gone, after `close`. False: the limit passed."""
        return all(carrier.wait(limit_s) for carrier in self._leaving)

    # --- the process ----------------------------------------------------------------------------------------

    def _launch_or_give(self, command: Callable[[UsiClient, int], Step]) -> None:
        if self._carrier is None:
            self._launch()
        else:
            self.is_ready = False
            self._carrier.give(command)

    def _launch(self) -> None:
        """Have a process, prepare it, and ask it what is to be answered."""
        if self._closed:
            return
        self.has_failed = False
        self._launches += 1
        carrier = Carrier(self.command, _Ear(self, self._launches, self._deliver), self._timeouts)
        self._carrier = carrier
        carrier.start()
        carrier.give(self._prepared())
        search = self._search
        if search is not None and not search.request.limits.ponder:
            carrier.give(_searching(search.request))
        else:
            self._search = None  # nobody waits for what it thought ahead

    def _prepared(self) -> Callable[[UsiClient, int], Step]:
        variant_id, options = self._setup
        return lambda client, now_ms: client.prepare(variant_id, options, now_ms)

    def _dismiss(self) -> None:
        """Have the present process end, unheard."""
        carrier, self._carrier = self._carrier, None
        self.is_ready = False
        if carrier is not None:
            carrier.shut_down()
            self._leaving = [one for one in self._leaving if one.is_running]
            self._leaving.append(carrier)

    # --- what the engine says -------------------------------------------------------------------------------

    def hear(self, launch: int, event: Event) -> None:
        """Take what the process of a launch has said, in the owner's thread; what is stale is dropped."""
        if self._carrier is None or launch != self._launches:
            return
        search = self._search
        match event:
            case SearchInfo(search_id, info):
                if search is not None and search_id == search.request.search_id:
                    search.say(info)
            case SearchDone(search_id):
                if search is not None and search_id == search.request.search_id:
                    self._search, self._was_restarted = None, False
                    search.answer(event)
            case MateSearchDone(search_id):
                if search is not None and search_id == search.request.search_id:
                    self._search, self._was_restarted = None, False
                    search.answer_mate(event)
            case Identified():
                self.identity = event
            case OptionRejected(name):
                self.rejected[name] = event
            case EngineReady():
                self.is_ready = True
                _settle(self._readiness, None)
                self._on_news(event)
            case StillWaiting():
                self._on_news(event)
            case Failed(failure):
                self._fail(failure)

    def _fail(self, failure: EngineFailure) -> None:
        self.failure = failure
        self._dismiss()
        if self._restarts and failure.kind in _RESTARTED_AFTER and not self._was_restarted:
            self._was_restarted = True
            self._on_news(Restarting(failure))
            if self._carrier is None:
                self._launch()
            return
        self.has_failed = True
        search, self._search = self._search, None
        error = EngineFailedError(failure)
        _settle(self._readiness, error)
        if search is not None:
            search.fail(error)
        self._on_news(Failed(failure))


class _Ear:
    """Hears one carrier for a handle, in the carrier's thread.

    It holds the handle weakly: were a thread of an engine the last to let go of it, that thread would delete
    objects of the window that belong to the handle's owner.
    """

    def __init__(self, handle: EngineHandle, launch: int, deliver: Deliver) -> None:
        self._handle = weakref.ref(handle)
        self._launch = launch
        self._deliver = deliver

    def __call__(self, event: Event) -> None:
        self._deliver(lambda: self._hand_over(event))

    def _hand_over(self, event: Event) -> None:
        handle = self._handle()
        if handle is not None:
            handle.hear(self._launch, event)


def _searching(request: SearchRequest) -> Callable[[UsiClient, int], Step]:
    return lambda client, now_ms: client.search(request, now_ms)


def _ponder_hit(client: UsiClient, now_ms: int) -> Step:
    """A ponder search may be over by the time the hit reaches the engine; then there is nothing to tell."""
    return client.ponder_hit(now_ms) if client.state is State.PONDERING else Step()


def _settle(future: Future[T], outcome: T | UsiError) -> None:
    """Give a future its outcome, if it has none yet."""
    with contextlib.suppress(InvalidStateError):
        if isinstance(outcome, UsiError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def _ignore(_what: object) -> None:
    """Nobody listens."""


def _at_once(call: Callable[[], None]) -> None:
    call()
