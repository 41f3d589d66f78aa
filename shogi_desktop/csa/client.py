"""A client's half of the talk as a state machine: no IO, no clock, no threads.

Lines of the server and the owner's commands go in, each with the time in milliseconds (any monotonic clock);
lines to send and events come out as a `Step`. Whoever carries the bytes (`carrier`) sends `Step.send`, passes
`Step.events` on, calls `tick` at `next_tick_ms` and closes after `TalkClosed` or `TalkFailed`.

The server is the referee: nothing here judges a move or a time. Commands that come too late, as a move that
crosses the end of its game, are dropped.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from msgspec import Struct

from shogi_desktop.csa.ends import MARKS, RESULTS, WORDS, EndMark, EndResult, Word
from shogi_desktop.csa.errors import FailureKind, LineError, SummaryError, TalkFailure, TalkOrderError
from shogi_desktop.csa.events import (
    Event,
    GameOver,
    GameRejected,
    GameStarted,
    LoggedIn,
    MoveTold,
    Proposed,
    TalkClosed,
    TalkFailed,
    Told,
)
from shogi_desktop.csa.lines import Pace, Throttle, chat_text, decoded
from shogi_desktop.csa.moves import is_move, read_move_line
from shogi_desktop.csa.summary import FormatError, GameSummary, SummaryReader, VersionError
from shogi_desktop.rules import quoted

USER: Final = re.compile(r"[A-Za-z0-9_@.-]{1,32}")
"""A name to log in by."""
PASSWORD: Final = re.compile(r"[\x21-\x7e]{1,128}")
MOST_UNKNOWN: Final = 100
"""Lines that are not understood, before the talk is given up."""
_HELLO: Final = "%%%DESKTOP 1"
_TAGGED = re.compile(r"##\[([A-Z0-9_]{1,20})\](.*)")
_PACE = Pace(burst=6_000, each_second=500)
"""A summary of a long game comes at once; what comes for ever is a line a move, of fast engines many."""


class State(Enum):
    """Where the talk stands."""

    NEW = "new"
    LOGGING_IN = "logging in"
    REFUSED = "refused"
    WAITING = "waiting for a game"
    READING = "reading a summary"
    PROPOSED = "asked to agree"
    AGREED = "waiting for the other side"
    PLAYING = "playing"
    LEAVING = "logging out"
    CLOSED = "closed"


class Timeouts(Struct, frozen=True):
    """In milliseconds."""

    login_ms: int = 30_000
    reason_ms: int = 1_000
    """How long after a refused login a reason for it may come."""
    keep_alive_ms: int = 45_000
    """After so long without a line of ours an empty one is sent; the protocol asks for 30 s at least."""
    answer_ms: int = 60_000
    """A server that has answered empty lines before, and does not within so long, is gone."""
    leave_ms: int = 3_000


class Account(Struct, frozen=True):
    """Who logs in. `is_house`: the server is ours, and asked for more than the protocol (chat, offers).

    :ivar is_extended: by shogi-server's extended mode: no game is asked for.
    The password is in no text that this package makes.
    """

    user: str
    password: str
    is_house: bool = False
    is_extended: bool = False

    def __post_init__(self) -> None:
        """:raises LineError: for what no server would take."""
        if not USER.fullmatch(self.user):
            raise LineError(self.user, "a name has up to 32 letters, digits and _ @ . -")
        if not PASSWORD.fullmatch(self.password):
            raise LineError("the password", "it has up to 128 characters of ASCII and no blank")

    def __repr__(self) -> str:
        return f"Account({self.user!r})"


class Step(Struct, frozen=True):
    """What follows from one call: lines to send and events, both in order."""

    send: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()


class CsaClient:
    """One connection's talk, from LOGIN to its end. Another login takes a new client."""

    def __init__(self, account: Account, timeouts: Timeouts | None = None) -> None:
        self._account = account
        self._timeouts = timeouts or Timeouts()
        self._state = State.NEW
        self._send: list[str] = []
        self._events: list[Event] = []
        self._reader: SummaryReader | None = None
        self._summary: GameSummary | None = None
        self._mark: EndMark | None = None
        self._word: Word | None = None
        self._throttle = Throttle(_PACE)
        self._unknown = 0
        self._games = 0
        self._due_ms: int | None = None
        self._sent_ms = 0
        self._pinged_ms: int | None = None
        self._answers_pings = False
        self._is_house = False

    @property
    def state(self) -> State:
        """Where the talk stands."""
        return self._state

    @property
    def is_house(self) -> bool:
        """Whether the server is one of ours and has said so."""
        return self._is_house

    def next_tick_ms(self) -> int | None:
        """When `tick` next has something to do; None: never."""
        if self._state in {State.NEW, State.CLOSED}:
            return None
        times = [self._sent_ms + self._timeouts.keep_alive_ms]
        if self._due_ms is not None:
            times.append(self._due_ms)
        if self._pinged_ms is not None and self._answers_pings:
            times.append(self._pinged_ms + self._timeouts.answer_ms)
        return min(times)

    # --- commands -------------------------------------------------------------------------------------------

    def start(self, now_ms: int) -> Step:
        """Log in; the connection stands. :raises TalkOrderError: it has begun before."""
        if self._state is not State.NEW:
            raise TalkOrderError("a login", self._state.value)
        mode = " x1" if self._account.is_extended else ""
        self._say(f"LOGIN {self._account.user} {self._account.password}{mode}", now_ms)
        self._go(State.LOGGING_IN, now_ms + self._timeouts.login_ms)
        return self._step()

    def agree(self, now_ms: int) -> Step:
        """Take the proposed game."""
        if self._state is State.PROPOSED and self._summary is not None:
            self._say(f"AGREE {self._summary.game_id}".rstrip(), now_ms)
            self._go(State.AGREED)
        return self._step()

    def reject(self, now_ms: int) -> Step:
        """Do not take it."""
        if self._state in {State.PROPOSED, State.AGREED} and self._summary is not None:
            self._say(f"REJECT {self._summary.game_id}".rstrip(), now_ms)
        return self._step()

    def move(self, text: str, now_ms: int, comment: str = "") -> Step:
        """Make a move, spelt as the protocol does; `comment` is ``* 30 -3334FU``, without its ``'``."""
        if self._state is State.PLAYING:
            note = comment.encode("ascii", "ignore").decode()[:1_000]
            self._say(f"{text},'{note}" if note else text, now_ms)
        return self._step()

    def word(self, word: Word, now_ms: int) -> Step:
        """Resign, declare a win, or ask to break off."""
        if self._state is State.PLAYING:
            self._say(word.value, now_ms)
        return self._step()

    def house(self, command: str, text: str, now_ms: int) -> Step:
        """Say something that only servers of ours understand; to others nothing is sent."""
        if self._is_house and self._state not in {State.LEAVING, State.CLOSED}:
            self._say(f"%%%{command} {chat_text(text)}".rstrip(), now_ms)
        return self._step()

    def extended(self, command: str, text: str, now_ms: int) -> Step:
        """Say something of shogi-server's extended mode, where one has logged in by it."""
        if self._account.is_extended and self._state is State.WAITING:
            self._say(f"%%{command} {text}".rstrip(), now_ms)
        return self._step()

    def logout(self, now_ms: int) -> Step:
        """Leave; in a game this gives it up."""
        if self._state in {State.NEW, State.LOGGING_IN, State.REFUSED}:
            self._close()
        elif self._state not in {State.LEAVING, State.CLOSED}:
            self._say("LOGOUT", now_ms)
            self._go(State.LEAVING, now_ms + self._timeouts.leave_ms)
        return self._step()

    # --- what comes -----------------------------------------------------------------------------------------

    def receive(self, line: bytes, now_ms: int) -> Step:
        """A line of the server, without its end."""
        if self._state in {State.NEW, State.CLOSED}:
            return Step()
        if not self._throttle.admits(now_ms):
            self._fail(FailureKind.FLOOD)
            return self._step()
        try:
            text = decoded(line)
            if not text.strip():
                self._pong()
            elif (tagged := _TAGGED.fullmatch(text)) is not None:
                self._take_tagged(tagged[1], tagged[2].strip())
            else:
                self._take(text, now_ms)
        except VersionError as error:
            self._fail(FailureKind.VERSION, str(error))
        except FormatError as error:
            self._say("REJECT", now_ms)
            self._fail(FailureKind.FORMAT, str(error))
        except LineError as error:
            self._fail(FailureKind.BAD_LINE, str(error))
        return self._step()

    def flooded(self, now_ms: int) -> Step:  # noqa: ARG002 - as all that comes from outside
        """The server sends a line without an end."""
        self._fail(FailureKind.FLOOD)
        return self._step()

    def closed(self, now_ms: int, detail: str = "") -> Step:  # noqa: ARG002 - likewise
        """The connection is gone; `detail` is the system's word for why."""
        if self._state is State.REFUSED:
            self._fail(FailureKind.LOGIN_REFUSED)
        elif self._state is State.LEAVING or (self._state is State.WAITING and self._games):
            self._close()
        else:
            self._fail(FailureKind.SERVER_GONE, detail)
        return self._step()

    def failed(self, kind: FailureKind, detail: str) -> Step:
        """The connection never stood."""
        self._fail(kind, detail)
        return self._step()

    def tick(self, now_ms: int) -> Step:
        """Time has passed."""
        if self._state in {State.NEW, State.CLOSED}:
            return Step()
        if self._due_ms is not None and now_ms >= self._due_ms:
            self._due_ms = None
            if self._state is State.LOGGING_IN:
                self._fail(FailureKind.NO_ANSWER)
            elif self._state is State.REFUSED:
                self._fail(FailureKind.LOGIN_REFUSED)
            elif self._state is State.LEAVING:
                self._close()
        self._ping(now_ms)
        return self._step()

    def _ping(self, now_ms: int) -> None:
        """Keep the connection alive, and see whether it is."""
        if self._state is State.CLOSED:
            return
        pinged = self._pinged_ms
        if self._answers_pings and pinged is not None and now_ms >= pinged + self._timeouts.answer_ms:
            self._fail(FailureKind.SERVER_GONE, f"no answer for {self._timeouts.answer_ms // 1000} s")
        elif now_ms >= self._sent_ms + self._timeouts.keep_alive_ms:
            self._say("", now_ms)
            self._pinged_ms = now_ms if pinged is None else pinged

    # --- lines ----------------------------------------------------------------------------------------------

    def _take(self, text: str, now_ms: int) -> None:
        match self._state:
            case State.LOGGING_IN:
                self._take_login(text, now_ms)
            case State.READING:
                self._take_summary(text)
            case State.WAITING if text == "BEGIN Game_Summary":
                self._reader = SummaryReader()
                self._go(State.READING)
            case State.PROPOSED | State.AGREED if text.startswith(("START:", "REJECT:")):
                self._take_agreement(text)
            case State.PLAYING:
                self._take_game(text)
            case State.LEAVING:
                if text.startswith("LOGOUT:"):
                    self._close()
            case _:
                self._take_unknown(text)

    def _take_login(self, text: str, now_ms: int) -> None:
        if text == "LOGIN:incorrect":
            self._go(State.REFUSED, now_ms + self._timeouts.reason_ms)
        elif text.startswith("LOGIN:") and text.endswith(" OK"):
            self._go(State.WAITING)
            self._events.append(LoggedIn(text[6:-3].strip()))
            if self._account.is_house:
                self._say(_HELLO, now_ms)
        else:
            self._take_unknown(text)

    def _take_tagged(self, tag: str, text: str) -> None:
        if self._state is State.REFUSED and tag == "LOGIN":
            kinds = {kind.value: kind for kind in FailureKind}
            self._fail(kinds.get(text, FailureKind.LOGIN_REFUSED))
            return
        if tag == "DESKTOP":
            self._is_house = self._account.is_house
        self._pong()
        self._events.append(Told(tag, text))

    def _take_summary(self, text: str) -> None:
        assert self._reader is not None
        summary = self._reader.feed(text)
        if summary is None:
            return
        if summary.your_turn is None:
            raise SummaryError("END Game_Summary", "it does not say whose side is ours (Your_Turn)")
        self._reader, self._summary = None, summary
        self._go(State.PROPOSED)
        self._events.append(Proposed(summary))

    def _take_agreement(self, text: str) -> None:
        if text.startswith("START:"):
            self._mark = self._word = None
            self._go(State.PLAYING)
            self._events.append(GameStarted(text[6:].strip()))
        else:
            game_id, _, by = text[7:].partition(" by ")
            self._games += 1
            self._go(State.WAITING)
            self._events.append(GameRejected(game_id.strip(), by.strip()))

    def _take_game(self, text: str) -> None:
        assert self._summary is not None
        word = text.partition(",")[0]
        if is_move(text):
            self._events.append(MoveTold(read_move_line(text, self._summary.variant)))
        elif word in WORDS:
            self._word = WORDS[word]
        elif word in RESULTS:
            self._end(RESULTS[word])
        elif word in MARKS:
            self._mark = MARKS[word]
            if self._mark is EndMark.CHUDAN:
                self._end(None)
        else:
            self._take_unknown(text)

    def _take_unknown(self, text: str) -> None:
        self._unknown += 1
        if self._unknown > MOST_UNKNOWN:
            raise LineError(text, "nothing of the protocol; too many such lines have come")
        self._events.append(Told("", quoted(text)))

    def _end(self, result: EndResult | None) -> None:
        self._games += 1
        self._go(State.WAITING)
        self._events.append(GameOver(self._mark, result, self._word))

    # --- the rest -------------------------------------------------------------------------------------------

    def _pong(self) -> None:
        self._answers_pings |= self._pinged_ms is not None
        self._pinged_ms = None

    def _say(self, text: str, now_ms: int) -> None:
        self._send.append(text)
        self._sent_ms = now_ms

    def _go(self, state: State, due_ms: int | None = None) -> None:
        self._state, self._due_ms = state, due_ms

    def _close(self) -> None:
        self._go(State.CLOSED)
        self._events.append(TalkClosed())

    def _fail(self, kind: FailureKind, detail: str = "") -> None:
        if self._state is not State.CLOSED:
            self._go(State.CLOSED)
            self._events.append(TalkFailed(TalkFailure(kind, detail)))

    def _step(self) -> Step:
        step = Step(tuple(self._send), tuple(self._events))
        self._send.clear()
        self._events.clear()
        return step
