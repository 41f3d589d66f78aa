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

import logging
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from shogi_desktop.usi.dialect import USI, dialect_of
from shogi_desktop.usi.errors import CommandOrderError, EngineFailure, FailureKind, OptionValueError
from shogi_desktop.usi.events import (
    AnswerDropped,
    EngineReady,
    Event,
    Failed,
    Identified,
    MateSearchDone,
    OptionRejected,
    SearchDone,
    SearchInfo,
    SearchOverdue,
    Stage,
    StillWaiting,
)
from shogi_desktop.usi.lines import decode_line, printable
from shogi_desktop.usi.messages import (
    BestMove,
    Bound,
    ButtonOption,
    Checkmate,
    CheckOption,
    ComboOption,
    EngineMessage,
    EngineOption,
    FilenameOption,
    GoLimits,
    IdAuthor,
    IdName,
    Info,
    ReadyOk,
    SpinOption,
    StringOption,
    UsiOk,
    Verdict,
    format_go,
    format_position,
    format_setoption,
    parse_message,
)

STANDARD_VARIANT = "shogi"
VARIANT_OPTION = "USI_Variant"

MAX_LINES = 600
"""Most ``multipv`` numbers and most options kept: more than any position has moves (593)."""

_LOG = logging.getLogger("shogi_desktop.engine_lines")  # kept for a crash report, where one may be written
_MAX_LAST_LINES = 20
_MAX_LAST_LINE_CHARS = 300
_MAX_NAME_CHARS = 100

_IMPLIED_OPTIONS: Mapping[str, EngineOption] = {
    "USI_Hash": SpinOption("USI_Hash", 16, 1),
    "USI_Ponder": CheckOption("USI_Ponder", default=False),
}
"""Options that an engine may take without having listed them (USI: "have a fixed meaning")."""


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


_WAITING_FOR_ANSWER = frozenset({State.SEARCHING, State.PONDERING, State.STOPPING})


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
class SearchRequest:
    """One search: the position as start SFEN and moves (USI text), the limits, and what counts as an answer.

    ``legal`` holds the legal moves of the searched position as USI text (None: any move is passed on).
    ``expected_ms`` is the longest the search should take by its limits, None when it has no end of its own.
    """

    search_id: int
    start_sfen: str
    moves: tuple[str, ...] = ()
    limits: GoLimits = field(default_factory=GoLimits)
    legal: frozenset[str] | None = None
    expected_ms: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    """Options to set before this search; those of ``prepare`` hold for all."""


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
        self._name = ""
        self._author = ""
        self._options: dict[str, EngineOption] = {}
        self._dialect = USI
        self._last_lines: deque[str] = deque(maxlen=_MAX_LAST_LINES)
        self._send: list[str] = []
        self._events: list[Event] = []
        # Waiting: since when, for how long, and when to say so next.
        self._waiting_since = 0
        self._deadline: int | None = None
        self._next_word: int | None = None
        # What is to be done as soon as the engine is free.
        self._new_setup: tuple[str, Mapping[str, object]] | None = None
        self._new_game = False
        self._next_search: SearchRequest | None = None
        # The running search.
        self._search: SearchRequest | None = None
        self._wanted = False
        self._early_answer: BestMove | None = None
        self._last_answer: str | None = None
        self._illegal_answer: BestMove | None = None
        self._lines: dict[int, Info] = {}
        self._bounds: dict[int, Info] = {}
        self._held_infos: dict[tuple[int, bool], Info] = {}
        self._infos_shown_at: int | None = None

    # --- what can be asked ----------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """Where the conversation stands."""
        return self._state

    @property
    def options(self) -> Mapping[str, EngineOption]:
        """The options the engine has listed, by name."""
        return self._options

    @property
    def last_lines(self) -> tuple[str, ...]:
        """The last things the engine said that were not mere search output, oldest first."""
        return tuple(map(printable, self._last_lines))

    def next_tick_ms(self) -> int | None:
        """When ``tick`` next has something to do, None when nothing is being waited for."""
        times = [time for time in (self._deadline, self._next_word) if time is not None]
        if self._held_infos and self._infos_shown_at is not None:
            times.append(self._infos_shown_at + self._timeouts.info_interval_ms)
        return min(times, default=None)

    # --- commands -------------------------------------------------------------------------------------------

    def start(self, now_ms: int) -> Step:
        """Begin the handshake; the process has been launched."""
        self._require("start", State.NOT_STARTED)
        self._state = State.HANDSHAKING
        self._send.append("usi")
        self._wait(now_ms, self._timeouts.handshake_ms, talk=True)
        return self._step()

    def prepare(self, variant_id: str, options: Mapping[str, object], now_ms: int) -> Step:
        """Set the variant and the options and have the engine get ready for a new game.

        A running search is given up. What the engine lacks or does not take is skipped and reported as
        ``OptionRejected``; only a variant it cannot play is a failure.
        """
        self._refuse_when("prepare", State.NOT_STARTED, State.DEAD)
        self._new_setup = (variant_id, dict(options))
        self._next_search = None
        self._give_up_search(now_ms)
        self._go_on(now_ms)
        return self._step()

    def new_game(self, now_ms: int) -> Step:
        """Tell the engine, before the next search, that another game begins. A running search is given up."""
        self._refuse_when("new_game", State.NOT_STARTED, State.DEAD)
        self._new_game = True
        self._next_search = None
        self._give_up_search(now_ms)
        return self._step()

    def search(self, request: SearchRequest, now_ms: int) -> Step:
        """Search as soon as the engine is free; an earlier search that still runs or waits is given up."""
        self._refuse_when("search", State.NOT_STARTED, State.DEAD)
        self._next_search = request
        self._give_up_search(now_ms)
        self._go_on(now_ms)
        return self._step()

    def ponder_hit(self, now_ms: int) -> Step:
        """The move pondered on was played: the search counts from now, with its ``expected_ms``."""
        self._require("ponder_hit", State.PONDERING)
        self._state = State.SEARCHING
        self._wanted = True
        self._send.append("ponderhit")
        self._start_search_deadline(now_ms)
        if self._early_answer is not None:
            answer, self._early_answer = self._early_answer, None
            self._answer(answer, now_ms)
        return self._step()

    def stop(self, now_ms: int) -> Step:
        """Have the running search answer at once; its answer counts. Without one nothing happens."""
        if self._state in (State.SEARCHING, State.PONDERING):
            self._send_stop(now_ms, wanted=True)
        return self._step()

    def cancel(self, now_ms: int) -> Step:
        """Give up the running and the waiting search: no event of theirs will come any more."""
        self._next_search = None
        self._give_up_search(now_ms)
        return self._step()

    def quit(self) -> Step:
        """Say good-bye. Nothing more is expected of the engine, and no event follows."""
        if self._state not in (State.NOT_STARTED, State.DEAD):
            if self._state in _WAITING_FOR_ANSWER:
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
        if self._illegal_answer is not None:
            self._fail(FailureKind.ILLEGAL_MOVE, self._illegal_answer.move or "", exit_code)
            return self._step()
        if self._state is State.HANDSHAKING and exit_code == 0:
            # It ran to its end in good order and did not answer "usi": some other program.
            kind = FailureKind.NOT_USI
        elif self._state in (State.NOT_STARTED, State.HANDSHAKING, State.IDLE, State.PREPARING):
            kind = FailureKind.DIED_AT_START
        elif self._state in (State.SEARCHING, State.PONDERING) or self._next_search or self._wanted:
            kind = FailureKind.DIED_IN_SEARCH
        else:
            kind = FailureKind.DIED_IDLE
        self._fail(kind, exit_code=exit_code)
        return self._step()

    def receive_error_line(self, line: bytes) -> None:
        """A line of the engine's standard error: only kept to be shown when it fails."""
        self._remember(decode_line(line))

    def receive_line(self, line: bytes, now_ms: int) -> Step:
        """A line the engine wrote, without its line end."""
        if self._state is State.DEAD:
            return self._step()
        text = decode_line(line)
        message = self._in_usi(parse_message(text))
        match message:
            case Info():
                self._receive_info(message, now_ms)
            case BestMove():
                self._receive_answer(message, text, now_ms)
            case Checkmate():
                self._receive_checkmate(message, text, now_ms)
            case UsiOk():
                self._receive_usiok()
                self._go_on(now_ms)
            case ReadyOk():
                self._receive_readyok()
                self._go_on(now_ms)
            case IdName(name):
                self._name = printable(name[:_MAX_NAME_CHARS])
            case IdAuthor(author):
                self._author = printable(author[:_MAX_NAME_CHARS])
            case (
                CheckOption()
                | SpinOption()
                | ComboOption()
                | StringOption()
                | FilenameOption()
                | ButtonOption()
            ):
                if len(self._options) < MAX_LINES:
                    self._options[message.name] = message
        if not isinstance(message, Info) or message.string:
            self._remember(text)
        return self._step()

    def _in_usi(self, message: EngineMessage) -> EngineMessage:
        """The message with its moves as USI writes them."""
        if self._dialect is USI:
            return message
        usi = self._dialect.from_engine
        match message:
            case Info(currmove=currmove, pv=pv):
                return replace(message, currmove=currmove and usi(currmove), pv=tuple(map(usi, pv)))
            case BestMove(move=move, ponder=ponder):
                return replace(message, move=move and usi(move), ponder=ponder and usi(ponder))
            case Checkmate(moves=moves):
                return replace(message, moves=tuple(map(usi, moves)))
        return message

    def tick(self, now_ms: int) -> Step:
        """Time has passed: notice what is overdue and show what was held back."""
        if self._held_infos and self._infos_are_due(now_ms):
            self._show_infos(now_ms)
        if self._next_word is not None and now_ms >= self._next_word:
            stage = Stage.HANDSHAKE if self._state is State.HANDSHAKING else Stage.PREPARING
            self._events.append(StillWaiting(stage, now_ms - self._waiting_since))
            self._next_word = now_ms + self._timeouts.still_waiting_ms
        if self._deadline is not None and now_ms >= self._deadline:
            self._deadline_passed(now_ms)
        return self._step()

    # --- start and preparation ------------------------------------------------------------------------------

    def _receive_usiok(self) -> None:
        if self._state is not State.HANDSHAKING:
            return
        self._state = State.IDLE
        self._stop_waiting()
        self._events.append(Identified(self._name, self._author, dict(self._options)))

    def _receive_readyok(self) -> None:
        if self._state is not State.PREPARING:
            return
        self._state = State.READY
        self._new_game = True
        self._stop_waiting()
        self._events.append(EngineReady())

    def _prepare_now(self, now_ms: int) -> None:
        assert self._new_setup is not None
        variant_id, options = self._new_setup
        self._new_setup = None
        self._dialect = dialect_of(self._name, variant_id)
        if not self._set_variant(variant_id):
            self._fail(FailureKind.VARIANT_UNSUPPORTED, variant_id)
            return
        for name, value in options.items():
            self._set_option(name, value)
        self._send.append("isready")
        self._state = State.PREPARING
        self._wait(now_ms, self._timeouts.ready_ms, talk=True)

    def _set_variant(self, variant_id: str) -> bool:
        """Whether the engine plays the variant; one without the option plays standard shogi only."""
        option = self._options.get(VARIANT_OPTION)
        if option is not None:
            try:
                self._send.append(format_setoption(option, variant_id))
            except OptionValueError:
                option = None
        return option is not None or variant_id == STANDARD_VARIANT

    def _set_option(self, name: str, value: object) -> None:
        option = self._options.get(name) or _IMPLIED_OPTIONS.get(name)
        if option is None:
            self._events.append(OptionRejected(name, value, ""))
            return
        try:
            self._send.append(format_setoption(option, value))
        except OptionValueError as error:
            self._events.append(OptionRejected(name, value, error.expected))

    # --- searches -------------------------------------------------------------------------------------------

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
        moves = [self._dialect.to_engine(move) for move in request.moves]
        self._send.append(format_position(request.start_sfen, moves))
        self._send.append(format_go(request.limits))
        self._search = request
        self._wanted = not request.limits.ponder
        self._state = State.PONDERING if request.limits.ponder else State.SEARCHING
        self._early_answer = None
        self._lines.clear()
        self._bounds.clear()
        self._held_infos.clear()
        self._infos_shown_at = None
        if not request.limits.ponder:
            self._start_search_deadline(now_ms)

    def _start_search_deadline(self, now_ms: int) -> None:
        assert self._search is not None
        if self._search.expected_ms is not None:
            self._wait(now_ms, self._search.expected_ms + self._timeouts.overdue_ms)

    def _give_up_search(self, now_ms: int) -> None:
        if self._illegal_answer is not None:
            self._search_over()
        elif self._state in (State.SEARCHING, State.PONDERING):
            if self._early_answer is not None:
                self._search_over()
            else:
                self._send_stop(now_ms, wanted=False)
        self._wanted = False
        self._held_infos.clear()

    def _send_stop(self, now_ms: int, *, wanted: bool) -> None:
        self._send.append("stop")
        self._state = State.STOPPING
        self._wanted = wanted
        self._wait(now_ms, self._timeouts.stop_ms)
        if self._early_answer is not None:
            answer, self._early_answer = self._early_answer, None
            self._answer(answer, now_ms)

    def _receive_answer(self, best: BestMove, text: str, now_ms: int) -> None:
        if self._state is State.PONDERING:
            # Against the protocol, but harmless: some engines answer when a mate is found while pondering.
            self._early_answer = best
        elif self._state in (State.SEARCHING, State.STOPPING) and self._is_mate_search():
            self._events.append(AnswerDropped(text))
        elif self._state in (State.SEARCHING, State.STOPPING):
            self._answer(best, now_ms, text)
        else:
            self._events.append(AnswerDropped(text))

    def _answer(self, best: BestMove, now_ms: int, text: str = "bestmove") -> None:
        assert self._search is not None
        request = self._search
        if self._illegal_answer is not None:
            # This one is the search's own answer, so the one before was a second answer to another search.
            self._fail(FailureKind.ANSWERED_TWICE, self._illegal_answer.move or "")
            return
        illegal = (
            best.verdict is Verdict.MOVE and request.legal is not None and best.move not in request.legal
        )
        if illegal and best.move == self._last_answer:
            # The answer before, said twice: the engine still owes the one to this search.
            self._last_answer = None
            self._events.append(AnswerDropped(text))
            return
        wanted, lines = self._wanted, self._lines_for(best)
        if not wanted:
            self._events.append(AnswerDropped(text))
        elif illegal:
            self._refuse(best, now_ms)
            return
        else:
            self._show_infos(now_ms)
            self._events.append(SearchDone(request.search_id, best, lines))
        self._last_answer = best.move
        self._search_over()
        self._go_on(now_ms)

    def _refuse(self, illegal: BestMove, now_ms: int) -> None:
        """An illegal answer ends the talk, once it is known whether it was meant for this search."""
        if self._last_answer is None:
            self._fail(FailureKind.ILLEGAL_MOVE, illegal.move or "")
            return
        if self._state is State.SEARCHING:
            self._send_stop(now_ms, wanted=True)
        self._illegal_answer = illegal
        self._wait(now_ms, self._timeouts.second_answer_ms)

    def _is_mate_search(self) -> bool:
        return self._search is not None and self._search.limits.mate_ms is not None

    def _receive_checkmate(self, checkmate: Checkmate, text: str, now_ms: int) -> None:
        if self._state not in (State.SEARCHING, State.STOPPING) or not self._is_mate_search():
            self._events.append(AnswerDropped(text))
            return
        assert self._search is not None
        if self._wanted:
            self._events.append(MateSearchDone(self._search.search_id, checkmate))
        else:
            self._events.append(AnswerDropped(text))
        self._search_over()
        self._go_on(now_ms)

    def _search_over(self) -> None:
        self._state = State.READY
        self._search = None
        self._wanted = False
        self._early_answer = self._illegal_answer = None
        self._lines.clear()
        self._bounds.clear()
        self._held_infos.clear()
        self._stop_waiting()

    # --- search information ---------------------------------------------------------------------------------

    def _receive_info(self, info: Info, now_ms: int) -> None:
        if self._state not in _WAITING_FOR_ANSWER or self._search is None:
            return
        if self._state is State.STOPPING and not self._wanted:
            return
        exact = info.bound is Bound.EXACT
        kept = self._lines if exact else self._bounds
        known = info.multipv in kept or len(kept) < MAX_LINES
        if info.pv and info.score is not None and known:
            kept[info.multipv] = replace(info, string=None)
            if exact:
                self._bounds.pop(info.multipv, None)
        key = (info.multipv, bool(info.pv))
        if key in self._held_infos or len(self._held_infos) < 2 * MAX_LINES:
            self._held_infos[key] = info
        if self._infos_are_due(now_ms):
            self._show_infos(now_ms)

    def _lines_for(self, best: BestMove) -> tuple[Info, ...]:
        """The last exact lines; where none of them begins with the answer, a bound that does so as well."""
        lines = dict(self._lines)
        if not any(line.pv[0] == best.move for line in lines.values()):
            of_answer = [number for number, bound in self._bounds.items() if bound.pv[0] == best.move]
            if of_answer:
                lines[min(of_answer)] = self._bounds[min(of_answer)]
        return tuple(lines[number] for number in sorted(lines))

    def _infos_are_due(self, now_ms: int) -> bool:
        shown_at = self._infos_shown_at
        return shown_at is None or now_ms - shown_at >= self._timeouts.info_interval_ms

    def _show_infos(self, now_ms: int) -> None:
        if self._search is not None:
            search_id = self._search.search_id
            self._events.extend(SearchInfo(search_id, info) for info in self._held_infos.values())
        self._held_infos.clear()
        self._infos_shown_at = now_ms

    # --- waiting, failing, reporting ------------------------------------------------------------------------

    def _deadline_passed(self, now_ms: int) -> None:
        if self._state is State.HANDSHAKING:
            self._fail(FailureKind.NOT_USI)
        elif self._state is State.PREPARING:
            self._fail(FailureKind.TIMED_OUT_PREPARING)
        elif self._state is State.SEARCHING and self._search is not None:
            self._events.append(SearchOverdue(self._search.search_id))
            self._send_stop(now_ms, wanted=True)
        elif self._illegal_answer is not None:
            self._fail(FailureKind.ILLEGAL_MOVE, self._illegal_answer.move or "")
        elif self._state is State.STOPPING:
            self._fail(FailureKind.TIMED_OUT)

    def _wait(self, now_ms: int, limit_ms: int, *, talk: bool = False) -> None:
        self._waiting_since = now_ms
        self._deadline = now_ms + limit_ms
        self._next_word = now_ms + self._timeouts.still_waiting_ms if talk else None

    def _stop_waiting(self) -> None:
        self._deadline = None
        self._next_word = None

    def _fail(self, kind: FailureKind, detail: str = "", exit_code: int | None = None) -> None:
        if self._state is State.DEAD:
            return
        told = printable(detail[:_MAX_LAST_LINE_CHARS])
        self._events.append(Failed(EngineFailure(kind, self._program, told, exit_code, self.last_lines)))
        self._die()

    def _die(self) -> None:
        self._state = State.DEAD
        self._search = None
        self._next_search = None
        self._new_setup = None
        self._wanted = False
        self._illegal_answer = None
        self._lines.clear()
        self._bounds.clear()
        self._held_infos.clear()
        self._stop_waiting()

    def _remember(self, text: str) -> None:
        if text.strip():
            self._last_lines.append(text[:_MAX_LAST_LINE_CHARS])
            if _LOG.isEnabledFor(logging.DEBUG):
                _LOG.debug("%s", printable(self._last_lines[-1]))

    def _require(self, command: str, state: State) -> None:
        if self._state is not state:
            raise CommandOrderError(command, self._state.value)

    def _refuse_when(self, command: str, *states: State) -> None:
        if self._state in states:
            raise CommandOrderError(command, self._state.value)

    def _step(self) -> Step:
        step = Step(tuple(self._send), tuple(self._events))
        self._send.clear()
        self._events.clear()
        return step
