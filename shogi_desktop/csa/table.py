"""One game on a server: proposed, played, judged, interrupted by a lost connection, and ended.

The moves go through the same `game.Session` as in the window. Mate does not end a game by the protocol: the
side that is mated says so itself (``%TORYO``), and has `TableRules.mate_ms` for it. While a player's
connection is lost the clocks stand; who does not come back within `grace_ms`, all absences counted, loses.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.csa.ends import WORDS, Word, end_lines
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.moves import MoveLine, is_move, meant, move_line, read_move_line
from shogi_desktop.csa.server_events import GameBegan, GameEnded, MoveMade, Outbox, SeatKey
from shogi_desktop.csa.summary import GameSummary, summary_lines
from shogi_desktop.game import Clock, EndingRules, GameRules, Outcome, Reason, Record, Session
from shogi_desktop.notation.csa_words import SIGNS
from shogi_desktop.rules import Color, ImpasseRule

MOST_WATCHERS: Final = 20
LONGEST_GAME: Final = 2_000
"""Plies of a game without a limit of its own, so that nobody fills the server's memory."""
_MATED = frozenset({Reason.CHECKMATE, Reason.NO_MOVE})


class TableRules(Struct, frozen=True):
    """What holds at every table. `abandoned_ms`: both are away for so long, and the game is broken off."""

    agree_ms: int = 120_000
    grace_ms: int = 120_000
    mate_ms: int = 30_000
    abandoned_ms: int = 24 * 3_600_000


class Seat:
    """A player's place. `guest` is the connection, None while it is lost."""

    def __init__(self, name: str, key: SeatKey, guest: int | None, grace_ms: int) -> None:
        self.name = name
        self.key = key
        self.guest = guest
        self.grace_ms = grace_ms
        self.agreed = False
        self.is_house = False
        self.offers: Word | None = None
        self.missed: list[str] = []
        """Lines since the summary of a game that is taken up again, until its player agrees."""

    @property
    def is_here(self) -> bool:
        """Whether somebody sits there who has agreed."""
        return self.guest is not None and self.agreed


class Audience:
    """Who sits and stands at a table, and what is said to whom."""

    def __init__(self, seats: tuple[Seat, Seat], out: Outbox) -> None:
        self.seats = dict(zip(Color, seats, strict=True))
        self.watchers: list[int] = []
        self.begun = False
        self._out = out

    def tell_all(self, line: str) -> None:
        """A line of the protocol, to both players and to those who watch."""
        for seat in self.seats.values():
            self.say(seat, line)
        self.tell_watchers(line)

    def tell_watchers(self, line: str) -> None:
        """To those who watch alone."""
        for watcher in self.watchers:
            self._out.say(watcher, f"##[WATCH] {line}")

    def say(self, seat: Seat, *lines: str) -> None:
        """To one player; one who is back and has not agreed yet hears it when he does."""
        if self.begun and seat.guest is not None and not seat.agreed:
            seat.missed += lines
        else:
            self._out.say(seat.guest, *lines)

    def tell_house(self, color: Color, line: str) -> None:
        """Something beyond the protocol, to who understands it."""
        seat = self.seats[color]
        if seat.is_house and seat.is_here:
            self._out.say(seat.guest, line)

    @property
    def all_house(self) -> bool:
        """Whether both players are there, with clients of ours."""
        return all(seat.is_house and seat.is_here for seat in self.seats.values())

    def tell_of_partner(self, color: Color) -> None:
        """Tell a player, and the other one, that both have clients of ours."""
        if self.all_house:
            self.tell_house(color, "##[PARTNER] desktop")

    def chat(self, name: str, text: str, *, to_players: bool) -> None:
        """Somebody at the table says something, to all who may hear it."""
        line = f"##[CHAT] {name}: {text}"
        for color in self.seats if to_players else ():
            self.tell_house(color, line)
        for watcher in self.watchers:
            self._out.say(watcher, line)


class Stage(Enum):
    """Where a table stands."""

    PROPOSED = "proposed"
    PLAYING = "playing"
    OVER = "over"


class Table:
    """One game. Every method that lets something happen is given the time, in milliseconds."""

    def __init__(
        self,
        summary: GameSummary,
        seats: tuple[Seat, Seat],
        game_name: str,
        rules: TableRules,
        out: Outbox,
        now_ms: int,
    ) -> None:
        """A game that is proposed; `resume` makes it one that was broken off by the server's end."""
        self.summary = summary
        self.audience = Audience(seats, out)
        self.seats = self.audience.seats
        self.game_name = game_name
        self.stage = Stage.PROPOSED
        self._rules = rules
        self._out = out
        self._since_ms = now_ms
        self._away_ms: int | None = None
        self._mated_ms: int | None = None
        self._moves: list[MoveLine] = []
        self.clock = Clock(summary.black_time.control, summary.white_time.control)
        self.session = self._session()
        for move in summary.moves:
            self._replay(move)

    def _session(self) -> Session:
        summary = self.summary
        start = summary.start_position().sfen()
        named = next((h for h in summary.variant.handicaps if h.sfen == start), None)
        record = Record(summary.variant, start, None if named is None else named.id)
        record.headers.update(black=summary.black, white=summary.white, event=summary.game_id)
        impasse = ImpasseRule.DECLARATION_27 if summary.declares else ImpasseRule.NONE
        return Session(record, rules=GameRules(EndingRules(impasse, summary.max_moves or LONGEST_GAME)))

    def _replay(self, line: MoveLine) -> None:
        """:raises LineError: a move of the summary is none of this game."""
        color, move = self.session.turn, meant(line.text, self.session.position)
        if move is None or self.session.outcome is not None or self.session.position.illegality(move):
            raise LineError(line.text, "it cannot be made here")
        spent_ms = (line.units or 0) * self.summary.time(color).unit_ms
        self.session.play(move, spent_ms=spent_ms)
        self.clock.start(color, 0)
        self.clock.charge(spent_ms)
        self.clock.press(0)
        self.clock.stop(0)
        self._moves.append(line)

    # --- what holds -----------------------------------------------------------------------------------------

    @property
    def game_id(self) -> str:
        """Its name, unique on the server."""
        return self.summary.game_id

    @property
    def plies(self) -> int:
        """Moves made."""
        return len(self._moves)

    @property
    def is_over(self) -> bool:
        """Whether nothing happens at it any more."""
        return self.stage is Stage.OVER

    def color_of(self, guest: int) -> Color | None:
        """Whose place a connection has."""
        return next((color for color, seat in self.seats.items() if seat.guest == guest), None)

    def seat_of(self, name: str) -> Color | None:
        """Whose place a player has."""
        return next((color for color, seat in self.seats.items() if seat.name == name), None)

    def next_tick_ms(self) -> int | None:
        """When `tick` next has something to do."""
        if self.stage is Stage.PROPOSED:
            return self._since_ms + self._rules.agree_ms
        if self.stage is Stage.OVER:
            return None
        if self._away_ms is not None:
            return self._away_ms + self._patience_ms()
        return self._mated_ms if self._mated_ms is not None else self.clock.flag_at()

    def _patience_ms(self) -> int:
        away = [seat for seat in self.seats.values() if not seat.is_here]
        return self._rules.abandoned_ms if len(away) == 2 else away[0].grace_ms

    # --- proposing ------------------------------------------------------------------------------------------

    def propose(self) -> None:
        """Tell both what is to be played."""
        for color, seat in self.seats.items():
            self._out.say(seat.guest, *summary_lines(replace(self.summary, your_turn=color)))

    def resume(self, now_ms: int) -> None:
        """Take it up as one whose players have all lost their connection."""
        self.stage = Stage.PLAYING
        self.audience.begun = True
        self._away_ms = now_ms
        self.clock.start(self.session.turn, now_ms)
        self.clock.pause(now_ms)
        if self._has_ended_itself():
            self._finish_by_session()

    def agree(self, color: Color, now_ms: int) -> None:
        """A player takes the game, or takes it up again."""
        seat = self.seats[color]
        if seat.agreed or self.stage is Stage.OVER:
            return
        if self.stage is Stage.PLAYING:
            self._count_absence(now_ms)
            seat.agreed = True
            self._out.say(seat.guest, f"START:{self.game_id}", *seat.missed)
            seat.missed.clear()
            self.audience.tell_house(color.opponent, f"##[RESUMED] {seat.name}")
            self.audience.tell_of_partner(color)
            if self._away_count == 0:
                self._away_ms = None
                self.clock.resume(now_ms)
            return
        seat.agreed = True
        if self._away_count == 0:
            self.stage, self.audience.begun = Stage.PLAYING, True
            keys = (self.seats[Color.BLACK].key, self.seats[Color.WHITE].key)
            self._out.tell(GameBegan(self.summary, keys, self.game_name))
            self.audience.tell_all(f"START:{self.game_id}")
            for one in Color:
                self.audience.tell_of_partner(one)
            self.clock.start(self.session.turn, now_ms)

    def reject(self, color: Color) -> None:
        """A player does not want it; one who is back and does not want to go on has given it up."""
        if self.stage is Stage.PROPOSED:
            self._reject(self.seats[color].name)
        elif self.stage is Stage.PLAYING and not self.seats[color].agreed:
            self._lose_absent(color)

    def _reject(self, by: str) -> None:
        self.stage = Stage.OVER
        self.audience.tell_all(f"REJECT:{self.game_id} by {by}")

    # --- playing --------------------------------------------------------------------------------------------

    def take(self, color: Color, text: str, now_ms: int) -> None:
        """A line of a player who plays. What is no word of a game is his foul, out of turn it is dropped."""
        if self.stage is not Stage.PLAYING or not self.seats[color].is_here:
            return
        word = WORDS.get(text.partition(",")[0])
        if word in {Word.INTERRUPT, Word.DRAW}:
            self.offer(color, word)
        elif word is Word.RESIGN and self._may_resign(color):
            self._end(self._loss(color))
        elif color is self.session.turn and (is_move(text) or word is not None):
            self._take_turn(color, text, now_ms)

    def _take_turn(self, color: Color, text: str, now_ms: int) -> None:
        if not self._charge(color, now_ms):
            return
        if text == Word.DECLARE.value:
            self._declare(color)
        else:
            self._move(color, text, now_ms)

    def _may_resign(self, color: Color) -> bool:
        """Out of turn too, where both are ours; other servers and clients know it on one's turn alone."""
        return color is self.session.turn or self.seats[color].is_house

    def _loss(self, color: Color) -> Outcome:
        outcome = self.session.outcome
        return Outcome(Reason.RESIGNATION, color.opponent) if outcome is None else outcome

    def _charge(self, color: Color, now_ms: int) -> bool:
        """Charge the turn so far, whose clock then stands; False: it was too much, and the game is over."""
        rule = self.summary.time(color)
        self.clock.charge(rule.charged(self.clock.elapsed(now_ms)) * rule.unit_ms)
        if self.clock.remaining(color, now_ms).flagged:
            self._end(self._by_mate() or Outcome(Reason.TIMEOUT, color.opponent))
            return False
        return True

    def _declare(self, color: Color) -> None:
        if self.session.outcome is not None or not self.summary.declares:
            self._end(Outcome(Reason.FALSE_DECLARATION, color.opponent))
        else:
            self._end(self.session.impasse.declare(self.session.position))

    def _move(self, color: Color, text: str, now_ms: int) -> None:
        """A move, its time charged."""
        rule = self.summary.time(color)
        spent_ms = self.clock.elapsed(now_ms)
        try:
            line = read_move_line(text, self.summary.variant)
        except LineError:
            line = None
        move = None if line is None else meant(line.text, self.session.position)
        if line is None or move is None or self.session.outcome is not None:
            self._end(self._by_mate() or Outcome(Reason.ILLEGAL_MOVE, color.opponent))
            return
        if self.session.position.illegality(move) is not None:
            self._end(Outcome(Reason.ILLEGAL_MOVE, color.opponent))
            return
        self.session.play(move, spent_ms=spent_ms)
        self.clock.press(now_ms)
        told = move_line(line.text, spent_ms // rule.unit_ms)
        self._moves.append(MoveLine(line.text, spent_ms // rule.unit_ms))
        if line.comment:
            self.session.record.node(self.session.path).comment = line.comment
        for seat in self.seats.values():
            seat.offers = None
        self._out.tell(MoveMade(self.game_id, told))
        self.audience.tell_all(told)
        if self._has_ended_itself():
            self._finish_by_session()
        elif self._by_mate() is not None:
            self._mated_ms = now_ms + self._rules.mate_ms
        elif self._away_ms is not None:
            self.clock.pause(now_ms)

    def _by_mate(self) -> Outcome | None:
        """The mated side did something else than to resign, or nothing at all."""
        return self.session.outcome

    def _has_ended_itself(self) -> bool:
        outcome = self.session.outcome
        return outcome is not None and outcome.reason not in _MATED

    def _finish_by_session(self) -> None:
        assert self.session.outcome is not None
        self._end(self.session.outcome)

    def offer(self, color: Color, word: Word) -> None:
        """A draw, or to break off: it happens when both have said so."""
        seat, other = self.seats[color], self.seats[color.opponent]
        if self.stage is not Stage.PLAYING or self.session.outcome is not None:
            return
        seat.offers = word
        if other.offers is word:
            reason = Reason.AGREEMENT if word is Word.DRAW else Reason.INTERRUPTED
            self._end(Outcome(reason))
        elif word is Word.DRAW and not other.is_house:
            seat.offers = None  # nobody there could hear it
            self.audience.tell_house(color, f"##[DECLINED] {word.value}")
        else:
            self.audience.tell_house(color.opponent, f"##[OFFER] {word.value}")

    def decline(self, color: Color) -> None:
        """What the other side offers is not wanted."""
        other = self.seats[color.opponent]
        if other.offers is not None:
            self.audience.tell_house(color.opponent, f"##[DECLINED] {other.offers.value}")
            other.offers = None

    # --- lost connections -----------------------------------------------------------------------------------

    @property
    def _away_count(self) -> int:
        return sum(not seat.is_here for seat in self.seats.values())

    def left(self, color: Color, now_ms: int) -> None:
        """A player's connection is gone."""
        seat = self.seats[color]
        if self.stage is Stage.PROPOSED:
            seat.guest = None
            self._reject(seat.name)
        elif self.stage is Stage.PLAYING:
            self._count_absence(now_ms)
            was_here, seat.guest, seat.agreed = seat.is_here, None, False
            seat.missed.clear()
            self.clock.pause(now_ms)
            self._away_ms = now_ms
            if self._patience_ms() <= 0:
                self._lose_absent(color)
            elif was_here:
                self.audience.tell_house(color.opponent, f"##[PAUSED] {seat.name} {seat.grace_ms // 1000}")
        else:
            seat.guest = None

    def rejoin(self, color: Color, guest: int) -> None:
        """A player is back: the game as it stands is proposed again, and goes on when he agrees."""
        seat = self.seats[color]
        seat.guest, seat.agreed, seat.is_house = guest, False, False
        seat.missed.clear()
        summary = replace(self.summary, your_turn=color, moves=tuple(self._moves))
        self._out.say(guest, *summary_lines(summary))

    def _count_absence(self, now_ms: int) -> None:
        """Who alone was waited for has used so much of his grace: before anybody comes or goes."""
        away = [seat for seat in self.seats.values() if not seat.is_here]
        if self._away_ms is not None:
            if len(away) == 1:
                away[0].grace_ms -= now_ms - self._away_ms
            self._away_ms = now_ms

    def _lose_absent(self, color: Color) -> None:
        node = self.session.record.node(self.session.path)
        note = f"The connection of {self.seats[color].name} was lost."
        node.comment = "\n".join(filter(None, (node.comment, note)))
        self._end(self._by_mate() or Outcome(Reason.DEFAULT, color.opponent))

    # --- time, and the end ----------------------------------------------------------------------------------

    def tick(self, now_ms: int) -> None:
        """Time has passed."""
        due_ms = self.next_tick_ms()
        if due_ms is None or now_ms < due_ms:
            return
        if self.stage is Stage.PROPOSED:
            self._reject("the server (nobody agreed in time)")
        elif self._away_ms is not None:
            away = [color for color, seat in self.seats.items() if not seat.is_here]
            if len(away) == 2:
                self._end(Outcome(Reason.INTERRUPTED))
            else:
                self._lose_absent(away[0])
        elif self._mated_ms is not None:
            self._finish_by_session()
        else:
            self._charge(self.session.turn, now_ms)

    def _end(self, outcome: Outcome) -> None:
        self.stage = Stage.OVER
        session = self.session
        self._mated_ms = self._away_ms = None
        if session.outcome is None:
            session.end(outcome)
        for color, seat in self.seats.items():
            if seat.agreed:
                self.audience.say(seat, *end_lines(outcome, color))
            else:
                self._out.say(seat.guest, f"REJECT:{self.game_id} by the server (the game is over)")
        winner = "" if outcome.winner is None else f" {SIGNS[outcome.winner]}"
        self.audience.tell_watchers(f"END {outcome.reason.value}{winner}")
        self._out.tell(
            GameEnded(
                self.game_id,
                self.summary.black,
                self.summary.white,
                self.game_name,
                session.record,
                outcome,
            )
        )

    def watch(self, guest: int) -> bool:
        """Let somebody see the game; whether there was room."""
        watchers = self.audience.watchers
        if len(watchers) >= MOST_WATCHERS or self.stage is Stage.OVER:
            return False
        watchers.append(guest)
        summary = replace(self.summary, your_turn=None, moves=tuple(self._moves))
        lines = summary_lines(summary)
        if self.stage is Stage.PLAYING:
            lines.append(f"START:{self.game_id}")
        self._out.say(guest, *(f"##[WATCH] {line}" for line in lines))
        return True
