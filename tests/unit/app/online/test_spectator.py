"""A game that is watched, without a server: what the board shows of it, and when it is put away."""

from __future__ import annotations

import msgspec
import pytest

from shogi_desktop.app.board.activity import Activity
from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.online.spectator import Spectator
from shogi_desktop.app.play.events import Concluded, Ended
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.rules import STANDARD, Color

SUMMARY = GameSummary("g-1", "anna", "boris", None, black_time=TimeRule(total=600, byoyomi=30))
WON = Outcome(Reason.RESIGNATION, Color.BLACK)


class Seat:
    """Somebody who watches, with what the board has told."""

    def __init__(self, *, keeps: bool = True) -> None:
        self.board = BoardModel(lambda: 1_000)
        self.rooms = self.gone = 0
        self.spectator = Spectator(self.board, lambda: 1_000, self._make_room, unaided=True, keeps=keeps)
        self.spectator.put_away.connect(self._go)
        self.events: list[object] = []
        self.board.happened.connect(self.events.append)

    def _make_room(self) -> None:
        self.rooms += 1

    def _go(self) -> None:
        self.gone += 1

    def proposed(self, summary: GameSummary = SUMMARY) -> Seat:
        self.spectator.propose(summary, "shogi.example")
        return self


pytestmark = pytest.mark.usefixtures("qapp")


def finish(mirror: Mirror) -> Outcome:
    return mirror.finish(WON)


def test_nothing_is_there_before_a_game_is_proposed() -> None:
    seat = Seat()
    assert (seat.spectator.summary, seat.spectator.running, seat.spectator.is_shown) == (None, False, False)
    seat.spectator.start()
    seat.spectator.show()
    seat.spectator.take(MoveLine("+7776FU", 1))
    seat.spectator.end(finish)
    assert (seat.rooms, seat.events, seat.board.record) == (0, [], None)


def test_who_follows_sees_the_game_from_its_start_with_its_name_and_time() -> None:
    seat = Seat().proposed()
    seat.spectator.follows = True
    assert (seat.spectator.summary, seat.spectator.running, seat.rooms) == (SUMMARY, False, 0)
    seat.spectator.start()
    assert (seat.spectator.running, seat.spectator.is_shown, seat.rooms) == (True, True, 1)
    seat.spectator.show()
    assert seat.rooms == 1, "it is shown already"
    record = seat.board.record
    assert record is not None
    assert "shogi.example" in record.headers["event"]
    assert record.headers["time_limit"]
    seat.spectator.take(MoveLine("+7776FU", 1))
    assert len(record.main_line()) == 1
    activity = seat.board.activity
    assert activity is not None and not activity.takes_help, "people play it"
    seat.board.activity.close()


def test_a_game_not_looked_at_goes_on_and_is_shown_as_it_stands() -> None:
    seat = Seat().proposed()
    seat.spectator.start()
    seat.spectator.take(MoveLine("+7776FU", 1))
    assert (seat.spectator.is_shown, seat.board.record) == (False, None)
    seat.spectator.show()
    assert seat.spectator.follows and seat.spectator.is_shown
    assert seat.board.cursor is not None and seat.board.cursor.path == (0,)
    seat.board.activity.close()


@pytest.mark.parametrize("keeps", [True, False])
def test_the_end_is_told_and_saved_only_where_this_program_saves_it(keeps: bool) -> None:
    seat = Seat(keeps=keeps).proposed()
    seat.spectator.follows = True
    seat.spectator.start()
    seat.spectator.take(MoveLine("+7776FU", 1))
    seat.events.clear()
    seat.spectator.end(finish)
    seat.spectator.end(finish)
    assert seat.events == [*([Concluded(WON)] if keeps else []), Ended(WON)]
    assert (seat.board.modified, seat.spectator.running) == (keeps, False)
    seat.board.activity.close()


def test_a_game_broken_off_is_kept_and_called_no_end() -> None:
    seat = Seat().proposed()
    seat.spectator.follows = True
    seat.spectator.start()
    seat.events.clear()
    seat.spectator.break_off()
    assert seat.events == [Concluded(Outcome(Reason.INTERRUPTED))]
    unseen = Seat().proposed()
    unseen.spectator.start()
    unseen.spectator.end(finish)
    assert (unseen.events, unseen.spectator.running) == ([], False)
    seat.board.activity.close()


def test_the_next_game_takes_the_place_of_the_last_and_nobody_has_left() -> None:
    seat = Seat().proposed()
    seat.spectator.follows = True
    seat.spectator.start()
    first = seat.board.activity
    seat.proposed(msgspec.structs.replace(SUMMARY, game_id="g-2", black="carol"))
    assert not seat.spectator.running
    seat.spectator.start()
    assert (seat.rooms, seat.gone) == (2, 0)
    assert seat.board.activity is not first and seat.spectator.is_shown
    seat.board.activity.close()
    assert (seat.gone, seat.spectator.follows) == (1, False)


def test_what_has_changed_is_said_with_every_move_and_at_the_end() -> None:
    seat = Seat().proposed()
    seat.spectator.follows = True
    seat.spectator.start()
    heard: list[Changes] = []
    seat.board.changed.connect(heard.append)
    seat.spectator.take(MoveLine("+7776FU", 1))
    assert all(any(change in one for one in heard) for change in (Change.STATE, Change.CLOCK))
    heard.clear()
    seat.spectator.end(finish)
    (told,) = heard
    assert all(change in told for change in (Change.CLOCK, Change.LINE, Change.NOTES, Change.STATE))


def test_what_is_not_shown_is_not_said_to_be() -> None:
    seat = Seat().proposed()
    seat.spectator.start()
    assert seat.spectator.is_shown is False
    seat.spectator.show()
    assert seat.spectator.is_shown is True
    seat.board.activity.close()
    assert seat.spectator.is_shown is False


def test_what_else_is_on_the_board_is_not_the_game() -> None:
    seat = Seat().proposed()
    assert not seat.spectator.is_shown
    seat.spectator.start()
    seat.spectator.show()
    seat.board.show(Activity(seat.board), Record(STANDARD))
    assert (seat.spectator.is_shown, seat.gone) == (False, 1)
    seat.spectator.take(MoveLine("+7776FU", 1))
    assert seat.spectator.running, "it goes on unseen"
    assert seat.board.record is not None and not seat.board.record.main_line()


def test_a_game_shown_before_it_begins_begins_when_it_does() -> None:
    seat = Seat().proposed()
    seat.spectator.show()
    assert not seat.board.running
    seat.spectator.start()
    assert (seat.rooms, seat.spectator.running) == (1, True)
    seat.board.activity.close()


def test_the_next_game_s_moves_are_not_made_on_the_one_that_is_still_looked_at() -> None:
    seat = Seat().proposed()
    seat.spectator.start()
    seat.spectator.show()
    seat.spectator.follows = False
    seat.proposed(msgspec.structs.replace(SUMMARY, game_id="g-2"))
    seat.spectator.start()
    seat.spectator.take(MoveLine("+7776FU", 1))
    assert seat.board.record is not None and not seat.board.record.main_line()
    seat.spectator.end(finish)
    assert seat.board.outcome is None
    seat.board.activity.close()


def test_a_game_that_comes_onto_the_board_is_not_to_be_saved_whatever_was_there_before() -> None:
    seat = Seat().proposed()
    seat.board.show(Activity(seat.board), Record(STANDARD), modified=True)
    seat.spectator.start()
    assert seat.board.modified
    seat.spectator.show()
    assert not seat.board.modified
    seat.board.activity.close()
