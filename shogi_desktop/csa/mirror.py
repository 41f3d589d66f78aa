"""A game on a server as we hear of it: its record, its position and its clocks.

The server's word stands: a move that our rules forbid is played and marked, a time that our clock thinks used
up goes on, and the end is the one that it tells. Where we would have judged otherwise, the record says so.
"""

from __future__ import annotations

from msgspec import Struct

from shogi_desktop.csa.ends import outcome_told
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.events import GameOver
from shogi_desktop.csa.moves import MoveLine, meant
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.game import (
    Clock,
    EndingRules,
    History,
    Outcome,
    Path,
    Reason,
    Record,
    ending_after,
)
from shogi_desktop.rules import Color, ImpasseRule, Position, RulesError

_IMPOSSIBLE = "the server tells a move that cannot be made in this position"
SKEW_MS = 3_000
"""A move for which the server charges so much more or less than passed here shows a slow net, or a clock."""


class Skew(Struct, frozen=True):
    """The largest difference between the server's time for a move of ours and our measure: theirs - ours."""

    ms: int = 0

    @property
    def is_large(self) -> bool:
        """Whether it is worth a word."""
        return abs(self.ms) >= SKEW_MS


class Mirror:
    """What has been told of one game."""

    def __init__(self, summary: GameSummary) -> None:
        """:raises LineError: a move of the summary cannot be made."""
        self.summary = summary
        start = summary.start_position().sfen()
        named = next((h for h in summary.variant.handicaps if h.sfen == start), None)
        self.record = Record(summary.variant, start, None if named is None else named.id)
        self.record.headers.update(black=summary.black, white=summary.white)
        self.history = History(self.record.start_position())
        self.path: Path = ()
        self.clock = Clock(summary.black_time.control, summary.white_time.control)
        self.outcome: Outcome | None = None
        self.skew = Skew()
        self._notes: list[str] = []
        impasse = ImpasseRule.DECLARATION_27 if summary.declares else ImpasseRule.NONE
        self._rules = EndingRules(impasse, summary.max_moves)
        for move in summary.moves:
            self.clock.start(self.turn, 0)
            self.take(move, 0)
        self.clock.stop(0)

    @property
    def position(self) -> Position:
        """The position as it stands; not to be changed."""
        return self.history.position

    @property
    def turn(self) -> Color:
        """Who is to move."""
        return self.position.turn

    @property
    def ours(self) -> Color:
        """Our side."""
        return self.summary.your_turn or Color.BLACK

    @property
    def opponent(self) -> str:
        """What the other side is called at the server."""
        return self.summary.name(self.ours.opponent)

    @property
    def is_mated(self) -> bool:
        """Whether the side to move has no legal move: by the protocol it has to resign."""
        return not self.position.has_legal_move()

    def start(self, now_ms: int) -> None:
        """The server has started the clock."""
        self.clock.start(self.turn, now_ms)

    def pause(self, now_ms: int) -> None:
        """The connection is lost: for as long as it is, the clocks stand here as they do at the server."""
        self.clock.pause(now_ms)

    def rejoin(self, summary: GameSummary, now_ms: int) -> None:
        """The server gives the game back as it stands there now; its clock runs again.

        :raises LineError: it is another game, or lacks moves that have been told.
        """
        fresh = Mirror(summary)
        known = [node.move for node in self.record.main_line()]
        told = fresh.record.main_line()
        if fresh.record.start_sfen != self.record.start_sfen or [n.move for n in told[: len(known)]] != known:
            raise LineError(summary.game_id, "it is not the game that was left")
        for node in told[len(known) :]:
            assert node.move is not None
            self.path = self.record.append(self.path, node.move, time_ms=node.time_ms)
        spent_ms = 0 if told[len(known) :] else self.clock.elapsed(now_ms)
        self.history, self.clock = fresh.history, fresh.clock
        self.clock.start(self.turn, now_ms - spent_ms)

    def take(self, line: MoveLine, now_ms: int) -> None:
        """A move that the server tells. :raises LineError: it cannot be made, whatever the rules."""
        color, position = self.turn, self.position
        move = meant(line.text, position)
        if move is None:
            raise LineError(line.text, _IMPOSSIBLE)
        expected = ending_after(self.history, self._rules)
        illegality = position.illegality(move)
        if expected is not None:
            self._note(f"By our rules the game was over before this move ({expected.reason.value}).")
        try:
            transition = position.play(move) if illegality is None else position.play_unchecked(move)
        except RulesError:
            raise LineError(line.text, _IMPOSSIBLE) from None
        if illegality is not None:
            self._note(f"By our rules {line.text} is illegal; the server let it stand.")
        self.history.push(transition)
        self._charge(color, line, now_ms)
        self.record.node(self.path).illegal = illegality is not None
        self._write_notes()

    def _charge(self, color: Color, line: MoveLine, now_ms: int) -> None:
        rule = self.summary.time(color)
        move = self.history.last.transition
        assert move is not None
        spent_ms = None if line.units is None else line.units * rule.unit_ms
        if spent_ms is None:
            spent_ms = self.clock.elapsed(now_ms)
        elif color is self.ours and now_ms:
            skew_ms = spent_ms - rule.charged(self.clock.elapsed(now_ms)) * rule.unit_ms
            if abs(skew_ms) > abs(self.skew.ms):
                self.skew = Skew(skew_ms)
        self.clock.charge(spent_ms)
        if self.clock.remaining(color, now_ms).flagged:
            self._note(f"By our clock the time was up before {line.text}.")
        self.clock.press(now_ms)
        self.clock.start(color.opponent, now_ms)
        self.path = self.record.append(self.path, move.move, time_ms=spent_ms)

    def end(self, over: GameOver) -> Outcome:
        """The game is over, as the server says."""
        told = outcome_told(over.mark, over.result, over.word, self.ours)
        own = ending_after(self.history, self._rules)
        if own is not None and told.reason is Reason.RESIGNATION and own.winner is told.winner:
            told = own  # mated, and said so: the protocol has no word for mate
        elif own is not None and own != told:
            self._note(f"By our rules the game ended otherwise ({own.reason.value}).")
        return self.finish(told)

    def finish(self, outcome: Outcome) -> Outcome:
        """Let the record end so."""
        self.outcome = outcome
        self.record.node(self.path).end(outcome)
        self.clock.stop(0)
        self._write_notes()
        return outcome

    def _note(self, sentence: str) -> None:
        self._notes.append(sentence)

    def _write_notes(self) -> None:
        node = self.record.node(self.path)
        if self._notes:
            node.comment = "\n".join(filter(None, (node.comment, *self._notes)))
            self._notes.clear()
