"""A game being played: a record, two clocks and the rules in force, with one way in for every move.

Whoever makes a move (human, engine, replay, paste) calls `Session.play`. What happens is told to subscribers
as plain events. Times are passed in; nothing here reads a clock or waits.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field

from shogi_desktop.game.clock import Clock, ClockState
from shogi_desktop.game.endings import EndingRules, History, ending_after
from shogi_desktop.game.errors import NoFoulError, TakeBackError
from shogi_desktop.game.fouls import Attempt, Foul, FoulRule, foul_of
from shogi_desktop.game.impasse import ImpasseJudge
from shogi_desktop.game.outcome import GameOverError, Outcome, Reason
from shogi_desktop.game.record import Path, Record
from shogi_desktop.rules import Color, IllegalMoveError, Move, Position, Transition


class GameRules(Struct, frozen=True):
    """The choices of one game beside its variant.

    `endings` are the optional endings; `fouls` says what a foul costs; `give_time_back` restores the clock on
    a take-back.
    """

    endings: EndingRules = field(default_factory=EndingRules)
    fouls: FoulRule = FoulRule.PREVENTED
    give_time_back: bool = False


class MovePlayed(Struct, frozen=True):
    """A move was made and recorded at `path`, after `spent_ms` (None without a clock).

    `outcome` is how it ended the game, if it did; a `GameEnded` follows then.
    """

    transition: Transition
    path: Path
    spent_ms: int | None
    outcome: Outcome | None


class FoulMade(Struct, frozen=True):
    """A foul was made by `attempt`; the move stands at `path` if the men allow it, else `path` is None."""

    foul: Foul
    attempt: Attempt
    path: Path | None


class TakenBack(Struct, frozen=True):
    """Moves were undone, `transitions` latest first; the game stands at `path` again."""

    transitions: tuple[Transition, ...]
    path: Path


class GameEnded(Struct, frozen=True):
    """The game is over, at `path`."""

    outcome: Outcome
    path: Path


Event = MovePlayed | FoulMade | TakenBack | GameEnded
Subscriber = Callable[[Event], None]


class Session:
    """One game in progress.

    `position` is the live position: read it, `copy` it to keep it, never change it.
    """

    def __init__(
        self,
        record: Record,
        clock: Clock | None = None,
        rules: GameRules | None = None,
        path: Path | None = None,
    ) -> None:
        """Go on at `path` of `record`: the end of the main line unless given.

        :raises PathError: if there is no such node.
        """
        self.record = record
        self.clock = clock
        self.rules = rules or GameRules()
        self.path: Path = record.end_path() if path is None else path
        self._history = History.of(record, self.path)
        # A foul that could not be made on the board is behind the game, not a part of it.
        self.path = self.path[: self._history.plies]
        outcome = record.node(record.end_path() if path is None else path).outcome
        if outcome is None and not record.node(self.path).illegal:
            outcome = ending_after(self._history, self.rules.endings)
        self._outcome = outcome
        self._clock_states: list[ClockState] = []
        self._subscribers: list[Subscriber] = []

    @property
    def position(self) -> Position:
        """The live position."""
        return self._history.position

    @property
    def history(self) -> History:
        """The course of the game, for asking about repetition; not to be changed."""
        return self._history

    @property
    def turn(self) -> Color:
        """The side to move."""
        return self.position.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._outcome

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Have `subscriber` called with every event from now on; call what is returned to stop that."""
        self._subscribers.append(subscriber)
        return lambda: self._subscribers.remove(subscriber)

    def start(self, now_ms: int) -> None:
        """Start the clock of the side to move: White's in a handicap game. Harmless without a clock."""
        if self.clock is not None and self._outcome is None:
            self.clock.start(self.turn, now_ms)

    def play(self, move: Move, now_ms: int = 0, spent_ms: int | None = None) -> Transition:
        """Make `move` for the side to move.

        A move that comes after the mover's time is up does not count: the game is then lost on time.

        :param spent_ms: what the move took by another referee's measure, a server's; None where we measure.

        :raises GameOverError: if the game is over, or is just now by time.
        :raises IllegalMoveError: if the rules forbid the move; nothing has changed then.
        """
        self._require_running()
        illegality = self.position.illegality(move)
        if illegality is not None:
            raise IllegalMoveError(move, illegality, self.position.sfen())
        if spent_ms is not None and self.clock is not None:
            self.clock.charge(spent_ms)
        self.check_time(now_ms)
        self._require_running()
        return self._make(move, now_ms, spent_ms=spent_ms)

    def play_foul(self, attempt: Attempt, now_ms: int = 0) -> Foul:
        """Make a foul, in a game where that is possible: it loses at once, or stands until it is called.

        A foul that is no move of the side to move loses at once.

        :raises NoFoulError: if `attempt` is no foul, or the rules of the game do not let it happen.
        :raises GameOverError: if the game is over, or is just now by time.
        """
        self._require_running()
        foul = foul_of(self.position, attempt)
        if foul is None or self.rules.fouls not in {FoulRule.STRICT, FoulRule.CALLED}:
            raise NoFoulError(attempt.move)
        self.check_time(now_ms)
        self._require_running()
        stands = attempt.color is self.turn and not attempt.as_promoted
        if stands:
            self._make(attempt.move, now_ms, foul_by=attempt.color)
        self._emit(FoulMade(foul, attempt, self.path if stands else None))
        if self._outcome is None and (self.rules.fouls is FoulRule.STRICT or not stands):
            self.foul(attempt.color, now_ms)
        return foul

    def call_foul(self, caller: Color, now_ms: int = 0) -> Path | None:
        """`caller` says that the opponent made a foul, now or earlier; the path of that move, or None.

        :raises GameOverError: if the game is over.
        """
        self._require_running()
        for length in range(1, len(self.path) + 1):
            path = self.path[:length]
            if self.record.node(path).illegal and self.record.turn_at(path) is caller:
                self.foul(caller.opponent, now_ms)
                return path
        return None

    def _make(
        self, move: Move, now_ms: int, *, foul_by: Color | None = None, spent_ms: int | None = None
    ) -> Transition:
        """The one way a move enters the game; after a foul only the king's capture ends it of itself."""
        pressed = self._press(now_ms)
        spent = spent_ms if pressed is None else pressed
        position = self.position
        transition = position.play(move) if foul_by is None else position.play_unchecked(move)
        self._history.push(transition)
        self.path = self.record.append(self.path, move, time_ms=spent)
        if foul_by is not None:
            self.record.node(self.path).illegal = True
        if transition.captured is not None and transition.captured.kind.royal:
            # Only after a foul that nobody called: the king had been left in check.
            self._outcome = Outcome(Reason.ILLEGAL_MOVE, transition.color)
        elif foul_by is None:
            self._outcome = ending_after(self._history, self.rules.endings)
        self._emit(MovePlayed(transition, self.path, spent, self._outcome))
        if self._outcome is not None:
            self._finish(self._outcome, now_ms)
        return transition

    def resign(self, color: Color, now_ms: int = 0) -> Outcome:
        """`color` gives up; a human may at any time (RULES.md 1.10). :raises GameOverError: if it is over."""
        return self.end(Outcome(Reason.RESIGNATION, color.opponent), now_ms)

    def timeout(self, color: Color, now_ms: int = 0) -> Outcome:
        """The time of `color` is up. :raises GameOverError: if the game is over."""
        return self.end(Outcome(Reason.TIMEOUT, color.opponent), now_ms)

    def foul(self, color: Color, now_ms: int = 0) -> Outcome:
        """`color` loses by a foul that is not recorded (2.3). :raises GameOverError: if the game is over."""
        return self.end(Outcome(Reason.ILLEGAL_MOVE, color.opponent), now_ms)

    @property
    def impasse(self) -> ImpasseJudge:
        """Who judges an impasse in this game, by its rule and what was given before it."""
        return self._history.judge(self.rules.endings.impasse)

    def declare(self, now_ms: int = 0) -> Outcome:
        """The side to move declares that its king is home; where that does not hold it loses (2.4).

        :raises GameOverError: if the game is over, or is just now by time.
        """
        self.check_time(now_ms)
        return self.end(self.impasse.declare(self.position), now_ms)

    def agree_impasse(self, now_ms: int = 0) -> Outcome:
        """Both players agree that neither can mate: the points decide, where the rule has any (2.4, 4.10).

        :raises GameOverError: if the game is over.
        """
        return self.end(self.impasse.agreed(self.position), now_ms)

    def agree_draw(self, now_ms: int = 0) -> Outcome:
        """Both players agree on a draw (2.7). :raises GameOverError: if the game is over."""
        return self.end(Outcome(Reason.AGREEMENT), now_ms)

    def interrupt(self, now_ms: int = 0) -> Outcome:
        """Break the game off. :raises GameOverError: if it is over."""
        return self.end(Outcome(Reason.INTERRUPTED), now_ms)

    def end(self, outcome: Outcome, now_ms: int = 0) -> Outcome:
        """End the game by somebody's word: agreement, declaration, adjudication.

        :raises GameOverError: if it is over.
        """
        self._require_running()
        self._finish(outcome, now_ms)
        return outcome

    def check_time(self, now_ms: int) -> Outcome | None:
        """End the game if the running clock has run out by `now_ms`; returns the outcome as it then is."""
        clock = self.clock
        if clock is not None and self._outcome is None and clock.running is not None:
            loser = clock.running
            if clock.remaining(loser, now_ms).flagged:
                self.timeout(loser, now_ms)
        return self._outcome

    def take_back(self, plies: int = 1, now_ms: int = 0) -> tuple[Transition, ...]:
        """Undo the last `plies` moves; an ended game goes on. Returns what was undone, latest first.

        A move taken back leaves the record unless other moves hang from it. Its time stays used unless the
        game's rules give it back. The clock starts anew for the side to move.

        :raises TakeBackError: if fewer moves were played; nothing has changed then.
        """
        played = self._history.plies
        if not 0 < plies <= played:
            raise TakeBackError(plies, played)
        self._clear_outcome()
        undone = []
        for _ in range(plies):
            undone.append(self._history.pop())
            node = self.record.node(self.path)
            if not node.children:
                self.record.remove(self.path)
            self.path = self.path[:-1]
        self._rewind_clock(plies, now_ms)
        self._emit(TakenBack(tuple(undone), self.path))
        return tuple(undone)

    def _require_running(self) -> None:
        if self._outcome is not None:
            raise GameOverError(self._outcome)

    def _press(self, now_ms: int) -> int | None:
        if self.clock is None:
            return None
        self._clock_states.append(self.clock.state())
        return self.clock.press(now_ms) if self.clock.running is not None else None

    def _rewind_clock(self, plies: int, now_ms: int) -> None:
        if self.clock is None:
            return
        self.clock.stop(now_ms)
        if self.rules.give_time_back and len(self._clock_states) >= plies:
            self.clock.restore(self._clock_states[-plies])
        del self._clock_states[-plies:]
        self.clock.start(self.turn, now_ms)

    def _clear_outcome(self) -> None:
        self._outcome = None
        node = self.record.node(self.path)
        node.outcome = node.outcome_time_ms = None
        node.ends_aside = False

    def _finish(self, outcome: Outcome, now_ms: int) -> None:
        self._outcome = outcome
        node = self.record.node(self.path)
        node.outcome = outcome
        if self.clock is not None and self.clock.running is not None:
            thought = self.clock.stop(now_ms)
            node.outcome_time_ms = thought or None
        self._emit(GameEnded(outcome, self.path))

    def _emit(self, event: Event) -> None:
        for subscriber in tuple(self._subscribers):
            subscriber(event)
