"""A game that a server referees, without a server: what may be done when, and what is said to it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.online.refereed import RefereedGame
from shogi_desktop.app.play.events import Moved
from shogi_desktop.csa.ends import EndMark, EndResult, Word
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.events import GameOver
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import STANDARD, Color, parse_usi_move

_made: list[At] = []


@pytest.fixture(autouse=True)
def put_away(qapp: object) -> Iterator[None]:
    """No clock goes on ticking."""
    yield
    for at in _made:
        at.game.close()
    _made.clear()


BLACK, WHITE = Color.BLACK, Color.WHITE
HOME = "1GGKGGSS1/1NNLLSS2/9/9/9/9/9/9/4k4 b 2R2B 1"
"""Black's king is home with enough for a declaration."""
OVER = GameOver(EndMark.RESIGN, EndResult.WIN, None)


class At:
    """A game on a board, what was sent to its server, and a clock in the test's hand."""

    def __init__(self, ours: Color = BLACK, sfen: str = "", **more: object) -> None:
        self.now = 1_000
        self.sent: list[str | Word] = []
        self.left = self.declined = 0
        time = TimeRule(total=60, byoyomi=10)
        fields: dict[str, object] = {"black_time": time, "white_time": time, "start_sfen": sfen, **more}
        summary = GameSummary("g", "Aiko", "Ben", ours, **fields)  # type: ignore[arg-type]
        self.board = BoardModel(lambda: self.now)
        self.events: list[object] = []
        self.board.happened.connect(self.events.append)
        self.mirror = Mirror(summary)
        self.game = RefereedGame(
            self.board,
            self.mirror,
            self.sent.append,
            self.sent.append,
            self._leave,
            lambda: self.now,
            self._decline,
        )
        self.board.show(self.game, self.mirror.record, self.mirror.path, modified=False)
        _made.append(self)

    def _leave(self) -> None:
        self.left += 1

    def _decline(self) -> None:
        self.declined += 1

    def started(self) -> At:
        self.game.start()
        return self

    def told(self, *lines: str) -> None:
        for line in lines:
            self.now += 1_000
            self.game.take(MoveLine(line, 1))


def test_before_it_is_started_and_after_its_end_nothing_can_be_done() -> None:
    at = At()
    assert (at.game.running, at.game.turn, at.game.can_resign, at.game.can_rematch) == (False, None) + (
        False,
    ) * 2
    assert at.game.movable_colors() == frozenset()
    assert (at.game.human, at.game.mirror.opponent, at.game.outcome) == (BLACK, "Ben", None)
    at.game.resign()
    assert at.sent == []

    at.started()
    assert (at.game.running, at.game.turn, at.game.can_resign, at.game.can_rematch) == (
        True, BLACK, True, False,
    )  # fmt: skip
    assert not at.game.takes_help
    assert at.game.movable_colors() == {BLACK}

    outcome = at.game.end(OVER)
    assert outcome == at.game.outcome == Outcome(Reason.RESIGNATION, BLACK)
    assert (at.game.running, at.game.turn, at.game.can_resign, at.game.can_rematch) == (
        False, None, False, True,
    )  # fmt: skip
    assert at.game.takes_help
    assert at.game.movable_colors() == frozenset()
    assert not at.board.modified, "there is no move to be saved"
    at.game.resign()
    assert at.sent == []


def test_a_move_by_hand_is_made_when_the_server_tells_it() -> None:
    at = At().started()
    assert at.game.play(parse_usi_move("7g7f", STANDARD))
    assert at.sent == ["+7776FU"]
    assert (at.game.tip, at.game.movable_colors()) == ((), frozenset())
    at.told("+7776FU")
    assert (at.game.tip, at.game.plies, at.game.turn) == ((0,), 1, WHITE)
    assert at.board.modified
    assert [event.transition.color for event in at.events if isinstance(event, Moved)] == [BLACK]
    assert at.game.movable_colors() == {BLACK}, "a move may be thought out before its turn"
    at.told("-3334FU")
    assert at.game.movable_colors() == {BLACK}
    assert at.board.at_tip
    at.board.step(-1)
    assert at.game.movable_colors() == frozenset()
    at.told("+2726FU")
    assert at.board.cursor is not None
    assert at.board.cursor.path == (0,), "who looks elsewhere goes on looking there"
    assert at.game.break_off() == Outcome(Reason.INTERRUPTED)


def test_time_is_shown_of_each_side_and_of_the_hand_only_in_its_turn() -> None:
    at = At().started()
    at.now += 5_000
    reading = at.game.reading(BLACK)
    assert reading is not None and reading.main_ms == 55_000
    assert at.game.hand_reading == reading
    at.told("+7776FU")
    assert at.game.hand_reading is None
    white = at.game.reading(WHITE)
    assert white is not None and white.main_ms == 60_000
    untimed = At(black_time=TimeRule(), white_time=TimeRule()).started()
    assert (untimed.game.reading(BLACK), untimed.game.hand_reading) == (None, None)


def test_who_gives_up_out_of_turn_is_heard_in_turn_unless_the_server_hears_it_at_once() -> None:
    at = At(WHITE).started()
    told: list[bool] = []
    at.game.resigned.connect(lambda: told.append(True))
    at.game.resign()
    at.game.resign()
    assert (at.sent, at.game.resigning, at.game.can_resign) == ([], True, False)
    assert at.game.movable_colors() == frozenset()
    at.told("+7776FU")
    assert at.sent == [Word.RESIGN]
    assert told == [True]

    house = At(WHITE)
    house.game.is_house = True
    house.started().game.resign()
    assert house.sent == [Word.RESIGN]
    house.told("+7776FU")
    assert house.game.resigning


def test_who_is_mated_says_so_and_nobody_else_does() -> None:
    mate = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
    mated = At(WHITE, mate).started()
    mated.told("+0052KI")
    assert mated.sent == [Word.RESIGN]
    mating = At(BLACK, mate).started()
    mating.told("+0052KI")
    assert mating.sent == []


def test_an_impasse_is_declared_only_where_it_wins_and_servers_know_it() -> None:
    at = At(BLACK, HOME)
    assert (at.game.impasse, at.game.can_declare) == (None, False)
    at.started()
    assert at.game.impasse is not None
    assert at.game.can_declare
    at.game.declare()
    at.game.declare()
    assert at.sent == [Word.DECLARE]
    assert not at.game.can_declare
    assert at.game.movable_colors() == frozenset()

    others = [At(WHITE, HOME), At(BLACK, HOME, declares=False), At(BLACK)]
    for other in others:
        other.started().game.declare()
        assert (other.game.can_declare, other.sent) == (False, [])
    assert [other.game.impasse is None for other in others] == [False, True, False]


def test_a_lost_connection_stops_hands_and_clocks_until_the_game_is_given_back() -> None:
    at = At().started()
    assert not at.game.clock_paused
    at.game.cut()
    assert at.game.clock_paused
    assert at.game.movable_colors() == frozenset()
    at.now += 30_000
    reading = at.game.reading(BLACK)
    assert reading is not None and reading.main_ms == 60_000
    at.game.resign()
    assert at.sent == [], "nobody hears it"
    at.game.rejoin(at.mirror.summary)
    assert at.sent == [Word.RESIGN]
    assert not at.game.clock_paused

    other = At().started()
    other.game.wait_for_other(absent=True)
    assert other.game.clock_paused
    assert other.game.movable_colors() == {BLACK}
    other.game.wait_for_other(absent=False)
    assert not other.game.clock_paused


def test_what_was_said_as_the_connection_broke_is_said_again() -> None:
    at = At().started()
    at.game.play(parse_usi_move("7g7f", STANDARD))
    at.game.cut()
    at.game.rejoin(at.mirror.summary)
    assert at.sent == ["+7776FU", "+7776FU"]
    declared = At(BLACK, HOME).started()
    declared.game.declare()
    declared.game.cut()
    declared.game.rejoin(declared.mirror.summary)
    assert declared.sent == [Word.DECLARE, Word.DECLARE]


def test_who_puts_it_away_leaves_it() -> None:
    at = At().started()
    at.game.close()
    assert at.left == 1


def test_a_draw_is_offered_once_a_move_and_only_to_a_server_that_carries_it() -> None:
    at = At().started()
    at.game.offer_draw()
    assert (at.game.can_offer_draw, at.sent) == (False, [])
    at.game.is_house = True
    assert at.game.can_offer_draw
    at.game.offer_draw()
    at.game.offer_draw()
    assert (at.game.can_offer_draw, at.sent) == (False, [Word.DRAW])
    at.told("+7776FU")
    assert at.game.can_offer_draw
    at.board.step(-1)
    assert not at.game.can_offer_draw, "who looks elsewhere offers nothing"
    at.board.step(1)
    at.game.cut()
    assert not at.game.can_offer_draw
    resigned = At(WHITE)
    resigned.game.is_house = True
    assert not resigned.game.can_offer_draw, "it has not begun"
    resigned.started().game.resign()
    assert not resigned.game.can_offer_draw


def test_a_draw_is_taken_or_declined_as_long_as_the_game_goes_on() -> None:
    at = At()
    at.game.answer_draw(accepted=True)
    at.started().game.answer_draw(accepted=True)
    at.game.answer_draw(accepted=False)
    assert (at.sent, at.declined) == ([Word.DRAW], 1)
    at.game.end(OVER)
    for accepted in (True, False):
        at.game.answer_draw(accepted=accepted)
    assert (at.sent, at.declined) == ([Word.DRAW], 1)


def test_a_game_given_back_with_moves_that_were_missed_shows_them() -> None:
    at = At().started()
    at.told("+7776FU")
    at.game.cut()
    lines = (*at.mirror.summary.moves, MoveLine("+7776FU", 1), MoveLine("-3334FU", 2))
    changes: list[Changes] = []
    at.board.changed.connect(changes.append)
    at.game.rejoin(msgspec.structs.replace(at.mirror.summary, moves=lines))
    assert at.board.cursor is not None
    assert (at.game.plies, at.board.cursor.path) == (2, (0, 0))
    (told,) = changes
    assert all(change in told for change in (Change.LINE, Change.STATE, Change.CLOCK))


def test_a_game_broken_off_after_we_gave_up_was_lost_so() -> None:
    at = At(WHITE).started()
    at.game.resign()
    assert at.game.break_off() == Outcome(Reason.RESIGNATION, BLACK)


def test_a_draw_may_be_offered_after_any_move() -> None:
    at = At()
    at.game.is_house = True
    at.started()
    for line in ("+7776FU", "-3334FU", "+2726FU"):
        assert at.game.can_offer_draw
        at.told(line)
    assert at.game.can_offer_draw


def test_who_has_given_up_is_about_to_until_the_game_is_over() -> None:
    at = At(WHITE).started()
    assert not at.game.resigning
    at.game.resign()
    assert at.game.resigning
    at.game.break_off()
    assert not at.game.resigning


def test_to_a_server_of_ours_too_nothing_is_said_while_the_line_is_broken() -> None:
    at = At(WHITE)
    at.game.is_house = True
    at.started().game.cut()
    at.game.resign()
    assert at.sent == []
    at.game.rejoin(at.mirror.summary)
    assert at.sent == [Word.RESIGN]


def test_who_is_mated_and_gives_up_says_so_once() -> None:
    for is_house in (False, True):
        at = At(WHITE, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1")
        at.game.is_house = is_house
        at.started().told("+0052KI")
        at.game.resign()
        assert at.sent == [Word.RESIGN]


def test_a_move_that_was_heard_as_the_line_broke_is_not_said_again() -> None:
    at = At().started()
    at.game.play(parse_usi_move("7g7f", STANDARD))
    at.game.cut()
    at.game.rejoin(msgspec.structs.replace(at.mirror.summary, moves=(MoveLine("+7776FU", 1),)))
    assert at.sent == ["+7776FU"]
    assert (at.game.plies, at.game.turn) == (1, WHITE)


def test_who_gives_up_after_a_move_that_was_not_heard_does_not_make_it() -> None:
    at = At().started()
    at.game.play(parse_usi_move("7g7f", STANDARD))
    at.game.resign()
    at.game.cut()
    at.game.rejoin(at.mirror.summary)
    assert at.sent == ["+7776FU", Word.RESIGN]


def test_views_hear_of_what_has_changed_with_every_step() -> None:
    at = At()
    heard: list[Changes] = []
    at.board.changed.connect(heard.append)

    def told() -> set[Change]:
        what = {change for change in Change for one in heard if change in one}
        heard.clear()
        return what

    at.started()
    assert told() == {Change.STATE, Change.CLOCK}
    at.game.play(parse_usi_move("7g7f", STANDARD))
    assert told() == {Change.STATE}
    at.told("+7776FU")
    assert told() >= {Change.STATE, Change.CLOCK, Change.POSITION}
    at.game.wait_for_other(absent=True)
    assert told() == {Change.CLOCK}
    at.game.cut()
    assert told() == {Change.STATE, Change.CLOCK}
    at.game.rejoin(msgspec.structs.replace(at.mirror.summary, moves=(MoveLine("+7776FU", 1),)))
    assert told() == {Change.STATE, Change.CLOCK}
    at.game.is_house = True
    at.game.offer_draw()
    assert told() == {Change.STATE}
    at.game.resign()
    assert told() == {Change.STATE}
    at.game.end(OVER)
    assert told() >= {Change.STATE, Change.CLOCK, Change.LINE, Change.NOTES}


def test_a_game_given_back_that_ends_without_another_move_is_to_be_saved() -> None:
    at = At(moves=(MoveLine("+7776FU", 1),)).started()
    assert (at.game.plies, at.board.modified) == (1, False)
    at.game.end(OVER)
    assert at.board.modified


def test_its_clock_ticks_from_its_start_to_its_end() -> None:
    at = At()
    assert not at.game._timer.isActive()
    at.started()
    assert at.game._timer.isActive()
    heard: list[Changes] = []
    at.board.changed.connect(heard.append)
    at.game._timer.timeout.emit()
    assert [one.what for one in heard] == [Change.CLOCK]
    at.game.end(OVER)
    assert not at.game._timer.isActive()
    other = At().started()
    other.game.close()
    assert not other.game._timer.isActive()


def test_a_game_that_is_gone_on_with_elsewhere_cannot_be_rejoined() -> None:
    at = At().started()
    at.told("+7776FU")
    at.game.cut()
    with pytest.raises(LineError):
        at.game.rejoin(msgspec.structs.replace(at.mirror.summary, moves=()))
