"""A level or an engine that plays at somebody's server, game after game, without the window.

The players are those of matches (`app.match.players`): a seat at a board, which here is the mirror of the
server's. When the connection is lost it is made anew, and a server that lets a game be taken up again gives
it back.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from dataclasses import replace as with_pace
from pathlib import Path
from typing import Final

from msgspec import Struct

from shogi_desktop.app.engines.handle import EngineInterruptedError
from shogi_desktop.app.match.pace import Pace
from shogi_desktop.app.match.players import Answer, PlayerSpec, Seat
from shogi_desktop.app.online.files import name_for, save_record
from shogi_desktop.csa.carrier import Address, Carrier
from shogi_desktop.csa.client import Account, CsaClient
from shogi_desktop.csa.ends import Word
from shogi_desktop.csa.errors import FailureKind, LineError, TalkFailure
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
)
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.moves import spelt
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.game import Evaluation, Outcome, Reason, Record
from shogi_desktop.rules import Color, ImpasseRule, RulesError, Variant, parse_usi_move
from shogi_desktop.usi.messages import Verdict

RETRIED: Final = frozenset(
    {FailureKind.SERVER_GONE, FailureKind.NO_ANSWER, FailureKind.NO_NETWORK, FailureKind.REFUSED}
)
"""What may pass by itself; the rest needs somebody to change something."""
MOST_RETRIES: Final = 8
_LONGEST_PAUSE_S: Final = 30.0
_NEXT_GAME_S: Final = 2.0
"""How long after a game the server may close or propose the next; then we log out."""
_LINE_MOVES: Final = 12


class OnlinePlan(Struct, frozen=True):
    """What is to be played, and where. `margin_ms` of each move's time are left to the network."""

    address: Address
    account: Account
    games: int = 1
    folder: Path | None = None
    margin_ms: int = 300
    tells_evaluations: bool = True


class OnlineGame(Struct, frozen=True):
    """A game that was played; `outcome` is what the server said, INTERRUPTED where it went silent."""

    game_id: str
    record: Record
    outcome: Outcome
    ours: Color
    skew_ms: int

    @property
    def points(self) -> float | None:
        """1, a half or 0; None where nothing counts."""
        if self.outcome.reason is Reason.INTERRUPTED:
            return None
        return 0.5 if self.outcome.winner is None else float(self.outcome.winner is self.ours)


class TalkError(Exception):
    """The games cannot go on; `failure` says why."""

    def __init__(self, failure: TalkFailure) -> None:
        super().__init__(failure.kind.value)
        self.failure = failure


class OnlineRunner:
    """Plays the games. Its methods are called in one thread; `run` blocks."""

    def __init__(
        self,
        plan: OnlinePlan,
        spec: PlayerSpec,
        on_event: Callable[[Event], None] = lambda _: None,
        on_game: Callable[[OnlineGame], None] = lambda _: None,
        sleep: Callable[[float], object] | None = None,
        on_unsaved: Callable[[OSError, Path], None] = lambda *_: None,
    ) -> None:
        """:param on_unsaved: told that the disk refuses games in a folder, once until it takes them again."""
        self._plan = plan
        self._spec = spec
        self._on_event = on_event
        self._on_game = on_game
        self._on_unsaved = on_unsaved
        self._seat: Seat | None = None
        self._variant: Variant | None = None
        self._mirror: Mirror | None = None
        self._playing = False
        self._pending: Evaluation | None = None
        self._carrier: Carrier | None = None
        self._events: queue.SimpleQueue[Event | None] = queue.SimpleQueue()
        self._stop = threading.Event()
        self._sleep = sleep or self._stop.wait
        self._ends = False
        self.games: list[OnlineGame] = []
        self._unsaved: dict[str, Record] = {}
        self._file_name = ""
        self._is_refused = False

    @property
    def unsaved(self) -> int:
        """How many games the disk has refused so far: they go on, and are tried again with each move."""
        return len(self._unsaved)

    def run(self) -> list[OnlineGame]:
        """Play all games.

        :raises TalkError: they cannot go on.
        :raises EngineFailedError: the engine broke; the game was resigned.
        :raises EngineOptionError: it does not take an option. :raises EngineMissingError: there is none.
        """
        retries = 0
        try:
            while self._goes_on:
                before = len(self.games)
                failure, came_in = self._talk()
                if failure is None:
                    continue
                retries = 0 if came_in or len(self.games) > before else retries + 1
                if failure.kind not in RETRIED or (not came_in and not self.games and self._mirror is None):
                    raise TalkError(failure)
                if retries > MOST_RETRIES:
                    self._give_up_game()
                    raise TalkError(failure)
                self._sleep(min(_LONGEST_PAUSE_S, 0.5 * 2**retries))
        finally:
            self._leave()
        return self.games

    def stop(self, *, after_game: bool) -> None:
        """End early, from any thread; a game that goes on is given up, unless it may end by itself first."""
        self._ends = True
        if not after_game:
            self._stop.set()
            if self._seat is not None:
                self._seat.interrupt()
        self._events.put(None)  # so that whoever waits for an event looks again

    @property
    def _goes_on(self) -> bool:
        """Whether something is to be played yet."""
        if self._stop.is_set() or (self._ends and self._mirror is None):
            return False
        return len(self.games) < self._plan.games

    def _leave(self) -> None:
        if self._carrier is not None:
            self._carrier.leave()
            self._carrier.wait()
        if self._seat is not None:
            self._seat.close()
        self._save_all()

    # --- one connection -------------------------------------------------------------------------------------

    def _talk(self) -> tuple[TalkFailure | None, bool]:
        """Connect, and play what is proposed; how it ended, and whether we were let in."""
        self._events = queue.SimpleQueue()
        self._carrier = Carrier(self._plan.address, CsaClient(self._plan.account), self._events.put)
        self._carrier.start()
        self._playing = came_in = False
        before = len(self.games)
        while self._goes_on:
            is_between = len(self.games) > before and self._mirror is None
            try:
                event = self._events.get(timeout=_NEXT_GAME_S if is_between else None)
            except queue.Empty:
                self._carrier.leave()
                self._carrier.wait()
                return None, came_in
            if event is None:
                continue
            self._on_event(event)
            came_in |= isinstance(event, LoggedIn)
            if isinstance(event, TalkFailed):
                return event.failure, came_in
            if isinstance(event, TalkClosed):
                return None, came_in
            try:
                self._take(event)
            except EngineInterruptedError:
                pass
            except LineError as error:
                self._carrier.leave()
                self._give_up_game()
                failure = TalkFailure(FailureKind.BAD_LINE, str(error))
                self._on_event(TalkFailed(failure))
                return failure, came_in
        self._resign_if_playing()
        return None, came_in

    def _resign_if_playing(self) -> None:
        """We stop in the midst of a game: leaving it has lost it."""
        mirror = self._mirror
        if mirror is not None and self._playing and mirror.outcome is None:
            self._say(Word.RESIGN)
            self._finish(mirror, mirror.finish(Outcome(Reason.RESIGNATION, mirror.ours.opponent)))

    def _take(self, event: Event) -> None:
        match event:
            case Proposed(summary):
                self._propose(summary)
            case GameRejected():
                self._give_up_game()
                self._playing = False
            case GameStarted() if self._mirror is not None:
                self._playing = True
                self._mirror.start(_now_ms())
                self._think(self._mirror)
            case MoveTold(move) if self._mirror is not None:
                is_ours = self._mirror.turn is self._mirror.ours
                self._mirror.take(move, _now_ms())
                if is_ours and self._pending is not None:
                    self._mirror.record.node(self._mirror.path).evaluation = self._pending
                self._pending = None
                self._save(self._mirror)
                self._think(self._mirror)
            case GameOver() if self._mirror is not None:
                self._finish(self._mirror, self._mirror.end(event))

    def _propose(self, summary: GameSummary) -> None:
        before = None if self._mirror is None else self._mirror.summary.game_id
        if self._mirror is not None and before != summary.game_id:
            self._give_up_game()  # the server did not keep it
        self._mirror = mirror = Mirror(summary)
        if self._plan.folder is not None and before != summary.game_id:
            goes_on = bool(mirror.record.main_line())
            self._file_name = name_for(self._plan.folder, summary.game_id, goes_on=goes_on)
        self._make_ready(mirror)
        assert self._carrier is not None
        self._carrier.give(CsaClient.agree)

    def _make_ready(self, mirror: Mirror) -> None:
        """An engine that is started before the game begins uses up no time of it."""
        if self._seat is None or self._variant is not mirror.record.variant:
            if self._seat is not None:
                self._seat.close()
            self._variant = mirror.record.variant
            self._seat = Seat(self._spec, self._variant, None, self._stop)
        control = mirror.clock.control(mirror.ours)
        if self._spec.strength is None and not control.unlimited:
            self._seat.spec = with_pace(self._spec, pace=Pace(control=control))
        self._seat.begin_game(mirror.summary.game_id)

    # --- thinking -------------------------------------------------------------------------------------------

    def _think(self, mirror: Mirror) -> None:
        if not self._playing or mirror.turn is not mirror.ours:
            return
        if mirror.is_mated:
            self._say(Word.RESIGN)
            return
        judge = mirror.history.judge(ImpasseRule.DECLARATION_27)
        if mirror.summary.declares and judge.declare(mirror.position).winner is mirror.ours:
            self._say(Word.DECLARE)
            return
        now = _now_ms()
        flag_at = mirror.clock.flag_at()
        margin = self._plan.margin_ms
        budget = None if flag_at is None else max(1, flag_at - now - margin)
        seat = self._seat
        assert seat is not None
        try:
            answer = seat.answer(mirror, now + margin, budget)
        except EngineInterruptedError:
            raise
        except Exception:
            self._say(Word.RESIGN)
            raise
        self._answer(mirror, answer)

    def _answer(self, mirror: Mirror, answer: Answer) -> None:
        if answer.verdict is Verdict.RESIGN:
            self._say(Word.RESIGN)
        elif answer.verdict is Verdict.WIN:
            self._say(Word.DECLARE)
        else:
            move = parse_usi_move(answer.move, mirror.record.variant)
            text = spelt(move, mirror.position)
            comment = self._evaluate(mirror, answer)
            assert self._carrier is not None
            self._carrier.give(lambda client, now: client.move(text, now, comment))

    def _evaluate(self, mirror: Mirror, answer: Answer) -> str:
        """Keep what the search said for the record; as servers show it, from Black's side."""
        if answer.score is None:
            return ""
        score = round(answer.score if mirror.ours is Color.BLACK else -answer.score)
        position = mirror.position.copy()
        moves, texts = [], []
        try:
            for index, text in enumerate(answer.line[:_LINE_MOVES]):
                move = parse_usi_move(text, mirror.record.variant)
                if position.illegality(move) is not None or (index == 0 and text != answer.move):
                    break
                if index:
                    moves.append(move)
                    texts.append(spelt(move, position))
                position.play(move)
        except RulesError:
            pass  # a line of play that is none is cut there
        self._pending = Evaluation(score, answer.depth, answer.nodes, line=tuple(moves))
        return " ".join(["*", str(score), *texts]) if self._plan.tells_evaluations else ""

    def _say(self, word: Word) -> None:
        assert self._carrier is not None
        self._carrier.give(lambda client, now: client.word(word, now))

    # --- the end of a game ----------------------------------------------------------------------------------

    def _give_up_game(self) -> None:
        """The server does not take up a game that was lost with the connection."""
        mirror = self._mirror
        if mirror is not None and mirror.outcome is None and mirror.path:
            self._finish(mirror, mirror.finish(Outcome(Reason.INTERRUPTED)))
        self._mirror = None

    def _finish(self, mirror: Mirror, outcome: Outcome) -> None:
        self._playing = False
        self._save(mirror)
        game = OnlineGame(mirror.summary.game_id, mirror.record, outcome, mirror.ours, mirror.skew.ms)
        self._mirror = None
        self.games.append(game)
        self._on_game(game)

    def _save(self, mirror: Mirror) -> None:
        if self._plan.folder is not None:
            self._unsaved[self._file_name] = mirror.record
            self._save_all()

    def _save_all(self) -> None:
        """Write what is not on the disk. A disk that refuses ends no game, and none is given up for it."""
        folder = self._plan.folder
        if folder is None:
            return
        for name, record in list(self._unsaved.items()):
            try:
                save_record(folder, name, record)
            except OSError as error:
                if not self._is_refused:
                    self._on_unsaved(error, folder)
                self._is_refused = True
                return
            del self._unsaved[name]
        self._is_refused = False


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
