"""One game of a match: from its opening to an outcome, whatever the engines do.

Every move goes through the same ``game.Session`` as in the window. A game never hangs: a search that is
overdue is stopped, and an engine that does not stop, dies, oversteps its time or answers with an illegal move
loses, with an outcome and a comment in the record that say so.
"""

from __future__ import annotations

import random
import threading
from dataclasses import dataclass

from msgspec.structs import replace

from shogi_desktop.app.engines.failures import words_for_failure
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.match.openings import Opening
from shogi_desktop.app.match.players import Answer, Fault, PlayerSpec, Seat, Usage, fault_of
from shogi_desktop.app.words.games import side_name
from shogi_desktop.game import (
    Clock,
    EndingRules,
    GameRules,
    Outcome,
    Reason,
    Record,
    Session,
)
from shogi_desktop.rules import Color, Move, Variant, parse_usi_move, unnamed_variant
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.errors import EngineFailure
from shogi_desktop.usi.messages import Verdict

DEFAULT_MAX_MOVES = 512
DEFAULT_MARGIN_MS = 100
DEFAULT_RESIGN_MOVES = 3
DEFAULT_DRAW_SCORE = 20
_KEYS = {Color.BLACK: "black", Color.WHITE: "white"}


def _happened(failure: EngineFailure, record: Record, color: Color) -> str:
    side = side_name(color, handicap=record.is_handicap)
    return words_for_failure(failure, f"{record.headers[_KEYS[color]]} ({side})").happened


@dataclass(frozen=True, slots=True)
class Adjudication:
    """When a game is ended that both engines think is decided; None: never.

    Lost for the side that both have had behind by ``resign_score`` centipawns or more for ``resign_moves``
    moves each; drawn when both have said at most ``draw_score`` for ``draw_moves`` moves each.
    """

    resign_score: int | None = None
    resign_moves: int = DEFAULT_RESIGN_MOVES
    draw_moves: int | None = None
    draw_score: int = DEFAULT_DRAW_SCORE

    def outcome(self, scores: list[float | None]) -> Outcome | None:
        """What ``scores``, of each move from Black's side, decide; None stands for a move without one."""
        if self.resign_score is not None and (last := _last(scores, self.resign_moves)):
            if min(last) >= self.resign_score:
                return Outcome(Reason.RESIGNATION, Color.BLACK)
            if max(last) <= -self.resign_score:
                return Outcome(Reason.RESIGNATION, Color.WHITE)
        last = [] if self.draw_moves is None else _last(scores, self.draw_moves)
        if last and max(map(abs, last)) <= self.draw_score:
            return Outcome(Reason.AGREEMENT)
        return None


def _last(scores: list[float | None], moves: int) -> list[float]:
    """The scores of the last ``moves`` moves of each side, empty where one is missing."""
    last = [score for score in scores[-2 * moves :] if score is not None]
    return last if len(last) == 2 * moves else []


@dataclass(frozen=True, slots=True)
class MatchSpec:
    """A match of ``first`` against ``second``.

    ``first`` has Black in the first game, and in all games unless ``alternate``. Games begin from
    ``openings``, shuffled by the seed and taken in turn, where there are any, and with ``opening_plies``
    random legal moves; with ``alternate`` both games of a pair begin alike. The same ``seed`` gives the same
    openings and the same draws among an engine's lines. At ``max_moves`` plies a game is drawn. A clock is
    overstepped when a move comes more than ``margin_ms`` too late.
    """

    first: PlayerSpec
    second: PlayerSpec
    variant: str = unnamed_variant().id
    handicap: str = "even"
    games: int = 1
    seed: int = 0
    max_moves: int = DEFAULT_MAX_MOVES
    alternate: bool = False
    opening_plies: int = 0
    openings: tuple[Opening, ...] = ()
    adjudication: Adjudication = Adjudication()
    margin_ms: int = DEFAULT_MARGIN_MS

    def first_is_black(self, number: int) -> bool:
        """In game ``number``, counted from 1."""
        return not (self.alternate and number % 2 == 0)

    def pair(self, number: int) -> int:
        """The pair of game ``number``, counted from 0; without ``alternate`` each game stands alone."""
        return pair_of(number, alternate=self.alternate)

    def opening(self, number: int) -> int | None:
        """Which of the openings game ``number`` has, None without any."""
        if not self.openings:
            return None
        order = list(range(len(self.openings)))
        random.Random(f"{self.seed} openings").shuffle(order)
        return order[self.pair(number) % len(order)]


def pair_of(number: int, *, alternate: bool) -> int:
    """See `MatchSpec.pair`."""
    return (number - 1) // 2 if alternate else number - 1


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: its record, how it ended, who had Black, and what broke where an engine did.

    ``number`` counts from 1; ``opening`` is an index into those of the match. ``faulty`` is who committed
    ``fault``. ``usage`` is of the first player and the second.
    """

    record: Record
    outcome: Outcome
    first_is_black: bool
    failure: EngineFailure | None = None
    number: int = 1
    opening: int | None = None
    fault: Fault | None = None
    faulty: Color | None = None
    adjudicated: bool = False
    usage: tuple[Usage, Usage] = (Usage(), Usage())

    @property
    def failure_words(self) -> str:
        """What broke, by the name that the engine gave and its colour; empty where nothing did."""
        if self.failure is None or self.faulty is None:
            return ""
        return _happened(self.failure, self.record, self.faulty)

    @property
    def first_score(self) -> float:
        """1 when ``MatchSpec.first`` won, 0 when it lost, else a half."""
        if self.outcome.winner is None:
            return 0.5
        return 1.0 if (self.outcome.winner is Color.BLACK) == self.first_is_black else 0.0

    def is_first(self, color: Color) -> bool:
        """Whether ``color`` was the first player's."""
        return (color is Color.BLACK) == self.first_is_black


@dataclass(frozen=True, slots=True)
class Live:
    """A game as it stands, to be looked at from another thread.

    ``names`` are Black's and White's, ``clocks_ms`` what is left of their main time, or else of the
    byōyomi (None: there is no clock), ``score`` the last one said, in centipawns from Black's side.
    """

    variant: str
    start_sfen: str
    moves: tuple[Move, ...]
    names: tuple[str, str]
    clocks_ms: tuple[int, int] | None = None
    score: float | None = None


class Table:
    """Two seats for one game after the other.

    ``number``, ``plies`` and ``live`` may be read from another thread.
    """

    def __init__(self, spec: MatchSpec, variant: Variant, timeouts: Timeouts | None) -> None:
        self._spec = spec
        self._variant = variant
        self._stop = threading.Event()
        self._seats = tuple(
            Seat(player, variant, timeouts, self._stop) for player in (spec.first, spec.second)
        )
        self.number = self.plies = 0
        self.live: Live | None = None

    def open(self) -> None:
        """Start both engines. :raises EngineFailedError: :raises EngineOptionError:"""
        for seat in self._seats:
            seat.begin_game("")

    def play(self, number: int) -> GameResult:
        """Play game ``number`` of the match. :raises EngineInterruptedError: when stopped meanwhile."""
        self.number, self.plies, self.live = number, 0, None
        spec = self._spec
        first_is_black = spec.first_is_black(number)
        seats = self._seats if first_is_black else self._seats[::-1]
        game = _Game(spec, self._variant, (seats[0], seats[1]), number)
        self.live = game.live
        while game.session.outcome is None:
            game.play_move()
            self.plies, self.live = game.session.history.plies, game.live
        usage = game.usage if first_is_black else game.usage[::-1]
        assert game.session.outcome is not None
        return GameResult(
            game.session.record,
            game.session.outcome,
            first_is_black,
            game.failure,
            number,
            spec.opening(number),
            game.fault,
            game.faulty,
            game.adjudicated,
            (usage[0], usage[1]),
        )

    def interrupt(self) -> None:
        """Have the game given up, from another thread."""
        self._stop.set()
        for seat in self._seats:
            seat.interrupt()

    def close(self) -> None:
        """End both engines."""
        for seat in self._seats:
            seat.close()


class _Game:
    """One game while it is played.

    Its clock runs on a time of its own, which stands still but for the players' thinking, and on which a
    move within the margin after the flag is one made just before it.
    """

    def __init__(self, spec: MatchSpec, variant: Variant, seats: tuple[Seat, Seat], number: int) -> None:
        self._spec = spec
        self._seats = seats
        self._now_ms = 0
        self._scores: list[float | None] = []
        self.failure: EngineFailure | None = None
        self.fault: Fault | None = None
        self.faulty: Color | None = None
        self.adjudicated = False
        self.usage = (Usage(), Usage())
        self.session = self._begin(variant, number)
        self._start_engines(number)
        if self.session.outcome is None:
            self.session.start(self._now_ms)

    @property
    def live(self) -> Live:
        """How it stands."""
        record, clock = self.session.record, self.session.clock
        assert clock is not None
        clocked = any(seat.spec.pace.is_clocked for seat in self._seats)
        shown = (clock.remaining(color, self._now_ms) for color in Color)
        black, white = (reading.main_ms or reading.byoyomi_ms for reading in shown)
        said = (score for score in reversed(self._scores) if score is not None)
        return Live(
            record.variant.id,
            record.start_sfen,
            tuple(node.move for node in record.node(self.session.path).line() if node.move),
            (record.headers["black"], record.headers["white"]),
            (black, white) if clocked else None,
            next(said, None),
        )

    def _begin(self, variant: Variant, number: int) -> Session:
        spec = self._spec
        index = spec.opening(number)
        opening = None if index is None else spec.openings[index]
        if opening is None or opening.start_sfen == variant.start_sfen:
            record = Record(variant, handicap_id=spec.handicap)
        else:
            record = Record(variant, opening.start_sfen)
        black, white = (seat.spec.pace.control for seat in self._seats)
        endings = replace(EndingRules.usual(variant), move_limit=spec.max_moves)
        session = Session(record, Clock(black, white), GameRules(endings))
        for move in () if opening is None else opening.moves:
            session.play(move)
        rng = random.Random(f"{spec.seed} {spec.pair(number)}")
        for _ in range(spec.opening_plies):
            if session.outcome is None:
                session.play(rng.choice(sorted(session.position.legal_moves(), key=lambda move: move.usi)))
        return session

    def _start_engines(self, number: int) -> None:
        """An engine that played before and does not start again has lost."""
        for color, seat in zip(Color, self._seats, strict=True):
            try:
                seat.begin_game(f"{self._spec.seed} {number} {color.name}")
            except EngineFailedError as error:
                if self.session.outcome is None:
                    self._fail(color, error.failure)
            self.session.record.headers.setdefault(_KEYS[color], seat.name)

    def play_move(self) -> None:
        """One move of the side to move, or the end of the game by its word, its time or its failure."""
        color = self.session.turn
        assert self.session.clock is not None
        flag_at = self.session.clock.flag_at()
        budget = None if flag_at is None else flag_at - self._now_ms
        try:
            answer = self._seats[color].answer(self.session, self._now_ms, budget)
        except EngineFailedError as error:
            self._fail(color, error.failure)
            return
        self._count(color, answer)
        self._now_ms += self._charged_ms(answer.spent_ms, budget)
        if self.session.check_time(self._now_ms) is not None:
            self.fault, self.faulty = Fault.TIME, color
        elif answer.verdict is Verdict.RESIGN:
            self.session.resign(color, self._now_ms)
        elif answer.verdict is Verdict.WIN:
            self.session.declare(self._now_ms)
        else:
            self.session.play(parse_usi_move(answer.move, self.session.record.variant), self._now_ms)
            self._adjudicate()

    def _charged_ms(self, spent_ms: int, budget_ms: int | None) -> int:
        if budget_ms is not None and budget_ms <= spent_ms < budget_ms + self._spec.margin_ms:
            return budget_ms - 1
        return spent_ms

    def _count(self, color: Color, answer: Answer) -> None:
        black, white = self.usage
        if color is Color.BLACK:
            self.usage = (black.with_answer(answer), white)
        else:
            self.usage = (black, white.with_answer(answer))
        ours = answer.score
        self._scores.append(-ours if ours is not None and color is Color.WHITE else ours)

    def _adjudicate(self) -> None:
        if self.session.outcome is not None:
            return
        outcome = self._spec.adjudication.outcome(self._scores)
        if outcome is not None:
            self.adjudicated = True
            self._remark("Ended by adjudication.")
            self.session.end(outcome, self._now_ms)

    def _fail(self, color: Color, failure: EngineFailure) -> None:
        """End the game by what an engine did. One that is gone cannot move any more: it loses on time."""
        seat = self._seats[color]
        self.session.record.headers[_KEYS[color]] = seat.name  # gone with the engine
        seat.close()
        self.failure, self.fault, self.faulty = failure, fault_of(failure), color
        reason = Reason.ILLEGAL_MOVE if self.fault is Fault.ILLEGAL_MOVE else Reason.TIMEOUT
        self._remark(_happened(failure, self.session.record, color))
        self.session.end(Outcome(reason, color.opponent), self._now_ms)

    def _remark(self, sentence: str) -> None:
        node = self.session.record.node(self.session.path)
        node.comment = "\n".join(filter(None, (node.comment, sentence)))
