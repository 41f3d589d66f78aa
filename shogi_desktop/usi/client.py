"""The client's half of a USI conversation as a state machine: no IO, no clock, no threads.

Lines of the engine and the owner's commands go in, each with the time in milliseconds (any monotonic clock);
lines to send and events come out as a ``Step``. Whoever carries the bytes (``carrier``) writes
``Step.send`` to the engine, passes ``Step.events`` on, calls ``tick`` at ``next_tick_ms`` and, after
``Failed``, kills what is left of the process.

USI has no search ids on the wire, so a late answer to a given-up search looks like an answer to the next one.
Therefore there is never more than one unanswered ``go``: a search asked for meanwhile waits until the engine
has answered the ``stop`` of the one before. What is asked for in the meantime replaces what waits.

Not handled here: whether a move is legal (the owner passes the set of legal texts), and any display text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from shogi_desktop.usi.errors import CommandOrderError, EngineFailure, FailureKind, OptionValueError
from shogi_desktop.usi.events import (
    AnswerDropped,
    EngineReady,
    Event,
    Failed,
    MateSearchDone,
    OptionRejected,
    SearchDone,
    SearchOverdue,
    Stage,
    StillWaiting,
)
from shogi_desktop.usi.introduction import Introduction
from shogi_desktop.usi.lines import MAX_SHOWN_CHARS, LastLines, decode_line, printable
from shogi_desktop.usi.messages import (
    EMPTY,
    BestMove,
    Checkmate,
    CheckmateResult,
    FilenameOption,
    Info,
    ReadyOk,
    Unparsed,
    UsiOk,
    format_go,
    format_position,
    parse_message,
)
from shogi_desktop.usi.search import RunningSearch, SearchRequest
from shogi_desktop.usi.waiting import Waiting


class State(Enum):
    """Where the conversation stands."""

    NOT_STARTED = "not started"
    HANDSHAKING = "handshaking"
    IDLE = "idle"
    PREPARING = "preparing"
    READY = "ready"
    SEARCHING = "searching"
    PONDERING = "pondering"
    STOPPING = "stopping"
    DEAD = "dead"


_TALKING = frozenset(State) - {State.NOT_STARTED, State.DEAD}


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long to wait, in milliseconds. Big engines read much before ``readyok``: be patient there."""

    handshake_ms: int = 60_000
    ready_ms: int = 180_000
    still_waiting_ms: int = 3_000
    overdue_ms: int = 5_000
    """How much longer than ``SearchRequest.expected_ms`` a search may take before it is told to stop."""
    stop_ms: int = 5_000
    second_answer_ms: int = 500
    """How long after an illegal answer another may come, which shows that the first belonged elsewhere."""
    info_interval_ms: int = 50


@dataclass(frozen=True, slots=True)
class Step:
    """What follows from one call: lines to write to the engine and events for the owner, both in order."""

    send: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()


class UsiClient:
    """One engine process's conversation, from ``usi`` to ``quit`` or its death. A restart takes a new client.

    Every method that takes part in the talk returns a ``Step``. ``program`` is only told back in failures.
    """

    def __init__(self, program: str, timeouts: Timeouts | None = None) -> None:
        self._program = program
        self._timeouts = timeouts or Timeouts()
        self._state = State.NOT_STARTED
        self._engine = Introduction()
        self._last_lines = LastLines()
        self._waiting = Waiting(self._timeouts.still_waiting_ms)
        self._send: list[str] = []
        self._events: list[Event] = []
        # What is to be done as soon as the engine is free.
        self._new_setup: tuple[str, Mapping[str, object]] | None = None
        self._files: dict[str, str] = {}
        """The files that options gave the engine last; while it gets ready it tells if it cannot use one."""
        self._new_game = False
        self._next_search: SearchRequest | None = None
        self._search: RunningSearch | None = None
        self._last_answer: str | None = None

    # --- what can be asked ----------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """Where the conversation stands."""
        return self._state

    def next_tick_ms(self) -> int | None:
        """When ``tick`` next has something to do, None when nothing is being waited for."""
        tell = None if self._search is None else self._search.next_tell_ms()
        return min((time for time in (self._waiting.next_ms(), tell) if time is not None), default=None)

    # --- commands -------------------------------------------------------------------------------------------

    def start(self, now_ms: int) -> Step:
        """Begin the handshake; the process has been launched."""
        self._require("start", State.NOT_STARTED)
        self._state = State.HANDSHAKING
        self._send.append("usi")
        self._waiting.begin(now_ms, self._timeouts.handshake_ms, talk=True)
        return self._step()

    def prepare(self, variant_id: str, options: Mapping[str, object], now_ms: int) -> Step:
        """Set the variant and the options and have the engine get ready for a new game.

        A running search is given up. What the engine lacks or does not take is skipped and reported as
        ``OptionRejected``; only a variant it cannot play is a failure.
        """
        self._require("prepare", *_TALKING)
        self._new_setup = (variant_id, dict(options))
        self._next_search = None
        self._give_up_search(now_ms)
        self._go_on(now_ms)
        return self._step()

    def new_game(self, now_ms: int) -> Step:
        """Tell the engine, before the next search, that another game begins. A running search is given up."""
        self._require("new_game", *_TALKING)
        self._new_game = True
        self._next_search = None
        self._give_up_search(now_ms)
        return self._step()

    def search(self, request: SearchRequest, now_ms: int) -> Step:
        """Search as soon as the engine is free; an earlier search that still runs or waits is given up."""
        self._require("search", *_TALKING)
        self._next_search = request
        self._give_up_search(now_ms)
        self._go_on(now_ms)
        return self._step()

    def ponder_hit(self, now_ms: int) -> Step:
        """The move pondered on was played: the search counts from now, with its ``expected_ms``."""
        self._require("ponder_hit", State.PONDERING)
        assert self._search is not None
        self._state = State.SEARCHING
        self._search.wanted = True
        self._send.append("ponderhit")
        self._wait_for(self._search, now_ms)
        self._answer_early(self._search, now_ms)
        return self._step()

    def stop(self, now_ms: int) -> Step:
        """Have the running search answer at once; its answer counts. Without one nothing happens."""
        if self._search is not None and self._state is not State.STOPPING:
            self._search.wanted = True
            self._send_stop(self._search, now_ms)
        return self._step()

    def cancel(self, now_ms: int) -> Step:
        """Give up the running and the waiting search: no event of theirs will come any more."""
        self._next_search = None
        self._give_up_search(now_ms)
        return self._step()

    def quit(self) -> Step:
        """Say good-bye. Nothing more is expected of the engine, and no event follows."""
        if self._state not in (State.NOT_STARTED, State.DEAD):
            if self._search is not None:
                self._send.append("stop")
            self._send.append("quit")
        self._die()
        return self._step()

    # --- what the carrier reports ---------------------------------------------------------------------------

    def launch_failed(self, kind: FailureKind, detail: str) -> Step:
        """There is no process: it could not be launched."""
        self._fail(kind, detail)
        return self._step()

    def process_ended(self, exit_code: int | None) -> Step:
        """The engine's process has ended by itself."""
        search = self._search
        if search is not None and search.illegal_answer is not None:
            self._fail(FailureKind.ILLEGAL_MOVE, search.illegal_answer.move or "", exit_code)
            return self._step()
        if self._state is State.HANDSHAKING and exit_code == 0:
            # It ran to its end in good order and did not answer "usi": some other program.
            kind = FailureKind.NOT_USI
        elif self._state in (State.NOT_STARTED, State.HANDSHAKING, State.IDLE, State.PREPARING):
            kind = FailureKind.DIED_AT_START
        elif (
            self._state in (State.SEARCHING, State.PONDERING)
            or self._next_search
            or (search is not None and search.wanted)
        ):
            kind = FailureKind.DIED_IN_SEARCH
        else:
            kind = FailureKind.DIED_IDLE
        self._fail(kind, exit_code=exit_code)
        return self._step()

    def receive_error_line(self, line: bytes) -> None:
        """A line of the engine's standard error: only kept to be shown when it fails."""
        self._last_lines.add(decode_line(line))

    def receive_line(self, line: bytes, now_ms: int) -> Step:
        """A line the engine wrote, without its line end."""
        if self._state is State.DEAD:
            return self._step()
        text = decode_line(line)
        message = self._engine.dialect.read(parse_message(text))
        match message:
            case Info() if self._state is State.PREPARING:
                self._hear_refusal(message.string or "")
            case Info():
                if self._search is not None and (self._search.wanted or self._state is not State.STOPPING):
                    self._search.take(message)
                    self._events += self._search.tell(now_ms)
            case BestMove():
                self._receive_answer(message, text, now_ms)
            case Checkmate():
                self._receive_checkmate(message, text, now_ms)
            case UsiOk() if self._state is State.HANDSHAKING:
                self._free(State.IDLE, now_ms, self._engine.identified())
            case ReadyOk() if self._state is State.PREPARING:
                self._new_game = True
                self._free(State.READY, now_ms, EngineReady())
            case UsiOk() | ReadyOk() | Unparsed():
                pass
            case _:
                self._engine.take(message)
        if not isinstance(message, Info) or message.string:
            self._last_lines.add(text)
        return self._step()

    def tick(self, now_ms: int) -> Step:
        """Time has passed: notice what is overdue and show what was held back."""
        if self._search is not None and self._search.next_tell_ms() is not None:
            self._events += self._search.tell(now_ms)
        waited = self._waiting.word_after(now_ms)
        if waited is not None:
            stage = Stage.HANDSHAKE if self._state is State.HANDSHAKING else Stage.PREPARING
            self._events.append(StillWaiting(stage, waited, self._last_lines.printable()))
        if self._waiting.too_long(now_ms):
            self._deadline_passed(now_ms)
        return self._step()

    # --- start and preparation ------------------------------------------------------------------------------

    def _prepare_now(self, now_ms: int) -> None:
        assert self._new_setup is not None
        variant_id, options = self._new_setup
        self._new_setup = None
        self._files = {}
        try:
            self._send += self._engine.variant_lines(variant_id)
        except OptionValueError:
            self._fail(FailureKind.VARIANT_UNSUPPORTED, variant_id)
            return
        for name, value in options.items():
            self._set_option(name, value)
        self._send.append("isready")
        self._state = State.PREPARING
        self._waiting.begin(now_ms, self._timeouts.ready_ms, talk=True)

    def _set_option(self, name: str, value: object) -> None:
        try:
            self._send.append(self._engine.option_line(name, value))
        except OptionValueError as error:
            self._events.append(OptionRejected(name, value, error.expected))
        else:
            if isinstance(self._engine.options.get(name), FilenameOption) and value != EMPTY:
                self._files[name] = str(value)

    def _hear_refusal(self, told: str) -> None:
        """`info string error …` that names a file which the engine was told: it cannot use it."""
        word, _, reason = told.partition(" ")
        for name, file in self._files.items():
            if word.lower().rstrip(":!") == "error" and file and file in reason:
                self._events.append(OptionRejected(name, file, f"another file ({printable(reason)})"))

    # --- searches -------------------------------------------------------------------------------------------

    def _free(self, state: State, now_ms: int, *events: Event) -> None:
        """The engine has done what was asked of it, and is free for what waits."""
        self._state = state
        self._search = None
        self._waiting.end()
        self._events += events
        self._go_on(now_ms)

    def _go_on(self, now_ms: int) -> None:
        """Do what waits, if the engine is free for it."""
        if self._new_setup is not None and self._state in (State.IDLE, State.READY):
            self._prepare_now(now_ms)
        elif self._next_search is not None and self._state is State.READY:
            self._search_now(self._next_search, now_ms)
            self._next_search = None

    def _search_now(self, request: SearchRequest, now_ms: int) -> None:
        if self._new_game:
            self._send.append("usinewgame")
            self._new_game = False
            self._last_answer = None
        for name, value in request.options.items():
            self._set_option(name, value)
        moves = [self._engine.dialect.to_engine(move) for move in request.moves]
        self._send.append(format_position(request.start_sfen, moves))
        self._send.append(format_go(request.limits))
        self._search = RunningSearch(request, self._timeouts.info_interval_ms)
        self._state = State.PONDERING if request.limits.ponder else State.SEARCHING
        if not request.limits.ponder:
            self._wait_for(self._search, now_ms)

    def _wait_for(self, search: RunningSearch, now_ms: int) -> None:
        if search.request.expected_ms is not None:
            self._waiting.begin(now_ms, search.request.expected_ms + self._timeouts.overdue_ms)

    def _give_up_search(self, now_ms: int) -> None:
        search = self._search
        if search is None:
            return
        search.give_up()
        if search.illegal_answer is not None or search.early_answer is not None:
            self._free(State.READY, now_ms)
        elif self._state is not State.STOPPING:
            self._send_stop(search, now_ms)

    def _send_stop(self, search: RunningSearch, now_ms: int) -> None:
        self._send.append("stop")
        self._state = State.STOPPING
        self._waiting.begin(now_ms, self._timeouts.stop_ms)
        self._answer_early(search, now_ms)

    def _answer_early(self, search: RunningSearch, now_ms: int) -> None:
        """Take the answer that came while it was pondering, if one did."""
        if search.early_answer is not None:
            answer, search.early_answer = search.early_answer, None
            self._answer(search, answer, "bestmove", now_ms)

    def _receive_answer(self, best: BestMove, text: str, now_ms: int) -> None:
        search = self._search
        if search is not None and self._state is State.PONDERING:
            # Against the protocol, but harmless: some engines answer when a mate is found while pondering.
            search.early_answer = best
        elif search is None:
            self._events.append(AnswerDropped(text))
        elif search.is_for_mate:
            # It does not know "go mate" and has searched for a move.
            self._receive_checkmate(Checkmate(CheckmateResult.NOT_IMPLEMENTED), text, now_ms)
        else:
            self._answer(search, best, text, now_ms)

    def _answer(self, search: RunningSearch, best: BestMove, text: str, now_ms: int) -> None:
        if search.illegal_answer is not None:
            # This one is the search's own answer, so the one before was a second answer to another search.
            self._fail(FailureKind.ANSWERED_TWICE, search.illegal_answer.move or "")
        elif best.move == self._last_answer and not search.allows(best):
            # The answer before, said twice: the engine still owes the one to this search.
            self._last_answer = None
            self._events.append(AnswerDropped(text))
        elif search.wanted and not search.allows(best):
            self._refuse(search, best, now_ms)
        else:
            if search.wanted:
                self._events += search.tell(now_ms, at_once=True)
                self._events.append(SearchDone(search.request.search_id, best, search.lines_for(best)))
            else:
                self._events.append(AnswerDropped(text))
            self._last_answer = best.move
            self._free(State.READY, now_ms)

    def _refuse(self, search: RunningSearch, illegal: BestMove, now_ms: int) -> None:
        """An illegal answer ends the talk, once it is known whether it was meant for this search."""
        if self._last_answer is None:
            self._fail(FailureKind.ILLEGAL_MOVE, illegal.move or "")
            return
        if self._state is State.SEARCHING:
            self._send_stop(search, now_ms)
        search.illegal_answer = illegal
        self._waiting.begin(now_ms, self._timeouts.second_answer_ms)

    def _receive_checkmate(self, checkmate: Checkmate, text: str, now_ms: int) -> None:
        search = self._search
        if search is None or not search.is_for_mate or self._state is State.PONDERING:
            self._events.append(AnswerDropped(text))
            return
        if search.wanted:
            self._events.append(MateSearchDone(search.request.search_id, checkmate))
        else:
            self._events.append(AnswerDropped(text))
        self._free(State.READY, now_ms)

    # --- waiting, failing, reporting ------------------------------------------------------------------------

    def _deadline_passed(self, now_ms: int) -> None:
        if self._state is State.HANDSHAKING:
            self._fail(FailureKind.NOT_USI)
        elif self._state is State.PREPARING:
            self._fail(FailureKind.TIMED_OUT_PREPARING)
        elif self._state is State.SEARCHING and self._search is not None:
            self._events.append(SearchOverdue(self._search.request.search_id))
            self._send_stop(self._search, now_ms)
        elif self._search is not None and self._search.illegal_answer is not None:
            self._fail(FailureKind.ILLEGAL_MOVE, self._search.illegal_answer.move or "")
        elif self._state is State.STOPPING:
            self._fail(FailureKind.TIMED_OUT)

    def _fail(self, kind: FailureKind, detail: str = "", exit_code: int | None = None) -> None:
        if self._state is State.DEAD:
            return
        told = printable(detail[:MAX_SHOWN_CHARS])
        self._events.append(
            Failed(EngineFailure(kind, self._program, told, exit_code, self._last_lines.printable()))
        )
        self._die()

    def _die(self) -> None:
        self._state = State.DEAD
        self._search = None
        self._next_search = None
        self._new_setup = None
        self._waiting.end()

    def _require(self, command: str, *states: State) -> None:
        if self._state not in states:
            raise CommandOrderError(command, self._state.value)

    def _step(self) -> Step:
        step = Step(tuple(self._send), tuple(self._events))
        self._send.clear()
        self._events.clear()
        return step
