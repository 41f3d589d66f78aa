"""A person at a table without a server: each thing that one may say, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.board.activity import Activity
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.online import connection
from shogi_desktop.app.online.company import ChatLine
from shogi_desktop.app.online.seats import Place, kept_seat
from shogi_desktop.app.online.table import MOST_FILES, PAUSES_MS, OnlineTable, Stage, _write
from shogi_desktop.app.play.events import Concluded, DrawDeclined, DrawOffered, Ended
from shogi_desktop.csa.carrier import Address
from shogi_desktop.csa.client import Account, CsaClient, State, Step
from shogi_desktop.csa.ends import EndMark, EndResult, Word
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
    Told,
)
from shogi_desktop.csa.moves import MoveLine
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.csa.times import TimeRule
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import csa
from shogi_desktop.rules import STANDARD, Color
from tests.support.desks import AtOnce

NOON = datetime(2026, 11, 23, 12, 0, 0)
BLACK, WHITE = Color.BLACK, Color.WHITE
TIME = TimeRule(total=600, byoyomi=10)
SUMMARY = GameSummary("g-1", "anna", "boris", BLACK, black_time=TIME, white_time=TIME)
LET_IN = LoggedIn("anna")
GONE = TalkFailed(TalkFailure(FailureKind.SERVER_GONE))
LOST = GameOver(EndMark.RESIGN, EndResult.LOSE, None)
CLUB = Place("club.example", 4090, "anna", "G-600-10")
STAGES = ("moved_on", "proposed", "rejected", "over")
NOT_KEPT = "did not keep the game"


class Wire:
    """In the place of `Carrier`: notes what is to be said, and tells what the test wants."""

    made: list[Wire]

    def __init__(self, address: Address, client: CsaClient, tell: Callable[[Event], None]) -> None:
        self.address, self.account = address, client._account
        self._client, self._tell = client, tell
        self.said: list[str] = []
        self.is_running = self.dropped = False
        self.limits: list[float] = []
        Wire.made.append(self)

    def start(self) -> None:
        self.is_running = True

    def give(self, command: Callable[[CsaClient, int], Step]) -> None:
        """Have it said by a client that stands where every word may be said."""
        self._client._state = (
            State.PROPOSED if command in {CsaClient.agree, CsaClient.reject} else State.PLAYING
        )
        self._client._summary, self._client._is_house = SUMMARY, True
        self.said += command(self._client, 0).send

    def leave(self) -> None:
        self.is_running = False

    def drop(self) -> None:
        self.dropped = True

    def wait(self, limit_s: float) -> bool:
        self.limits.append(limit_s)
        return not self.is_running

    def tell(self, *events: Event) -> None:
        for event in events:
            self._tell(event)
        QCoreApplication.processEvents()


class Person:
    """Somebody at a table, and what it has told."""

    def __init__(self, folder: Path, *pauses_ms: int, disk: AtOnce | None = None) -> None:
        self.now = 1_000
        self.board = BoardModel(lambda: self.now)
        self.games, self.seat_file = folder / "games", folder / "seats" / "seat.json"
        self.seat_file.parent.mkdir(parents=True, exist_ok=True)
        self.rooms = 0
        self.table = OnlineTable(
            self.board,
            self.games,
            disk or AtOnce(),
            lambda: self.now,
            lambda: NOON,
            pauses_ms=pauses_ms,
            seat_file=self.seat_file,
            make_room=self._make_room,
        )
        self.told: list[tuple[object, ...]] = []
        self.events: list[object] = []
        self.board.happened.connect(self.events.append)
        for name in (
            "moved_on",
            "proposed",
            "rejected",
            "over",
            "other_left",
            "unsaved",
        ):
            getattr(self.table, name).connect(lambda *said, name=name: self.told.append((name, *said)))
        for name in ("failed", "noticed"):
            getattr(self.table, name).connect(lambda words, name=name: self.told.append((name, words())))
        self.table.back.connect(lambda: self.told.append(("back",)))

    def _make_room(self) -> None:
        self.rooms += 1

    @property
    def wire(self) -> Wire:
        return Wire.made[-1]

    def all(self, name: str) -> list[object]:
        return [one[1] for one in self.told if one[0] == name]

    def hear(self, *events: Event) -> Person:
        self.wire.tell(*events)
        return self

    def logged_in(self, place: Place = CLUB) -> Person:
        self.table.log_in(place, "sesame")
        return self.hear(LET_IN)

    def playing(self, summary: GameSummary = SUMMARY) -> Person:
        self.logged_in().hear(Proposed(summary))
        self.table.agree()
        return self.hear(GameStarted(summary.game_id))

    def moves(self) -> int:
        (file,) = self.games.iterdir()
        return len(csa.load(file.read_bytes()).record.main_line())


@pytest.fixture
def person(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Person]]:
    Wire.made = []
    monkeypatch.setattr(connection, "Carrier", Wire)
    made: list[Person] = []

    def make(*pauses_ms: int, disk: AtOnce | None = None) -> Person:
        made.append(Person(tmp_path / str(len(made)), *pauses_ms, disk=disk))
        return made[-1]

    yield make
    for one in made:
        one.table.leave()
        one.board.clear()


def test_who_logs_in_connects_with_name_and_words_and_waits(person: Callable[..., Person]) -> None:
    anna = person()
    assert (anna.table.stage, anna.table.game, anna.table.is_house) == (Stage.AWAY, None, False)
    anna.table.log_in(CLUB, "sesame")
    assert anna.table.stage is Stage.CONNECTING
    assert (anna.wire.address, anna.wire.account) == (
        Address("club.example", 4090),
        Account("anna", "G-600-10,sesame"),
    )
    assert anna.table.place == CLUB
    anna.hear(LET_IN)
    assert anna.all("moved_on") == [Stage.CONNECTING, Stage.WAITING]
    first = anna.wire
    with pytest.raises(LineError):
        anna.table.log_in(structs.replace(CLUB, user="a name with blanks"), "")
    assert (anna.table.stage, anna.table.place, first.is_running) == (Stage.WAITING, CLUB, True)
    anna.table.log_in(structs.replace(CLUB, host="other.example"), "")
    assert not first.is_running
    first.tell(GONE)
    assert anna.all("failed") == [], "nobody hears a talk that was left"
    anna.table.leave()
    assert (anna.table.stage, anna.wire.is_running, anna.table.wait(0.0)) == (Stage.AWAY, False, True)


def test_a_proposal_is_agreed_to_once_or_rejected(person: Callable[..., Person]) -> None:
    anna = person().logged_in()
    anna.table.agree()
    anna.table.reject()
    assert anna.wire.said == [], "nothing is proposed"
    anna.hear(Proposed(SUMMARY))
    assert (anna.table.stage, anna.all("proposed")) == (Stage.ASKED, [SUMMARY])
    anna.table.agree()
    anna.table.agree()
    assert (anna.table.stage, anna.wire.said) == (Stage.AGREED, ["AGREE g-1"])
    anna.table.reject()
    assert anna.wire.said[-1] == "REJECT g-1"
    anna.hear(GameRejected("g-1", "anna"), GameStarted("g-1"))
    assert (anna.table.stage, anna.all("rejected"), anna.table.game) == (Stage.WAITING, ["anna"], None)
    anna.hear(Proposed(SUMMARY))
    anna.table.reject()
    assert anna.wire.said[-2:] == ["REJECT g-1"] * 2


def test_a_game_comes_onto_the_board_with_its_event_time_and_date(person: Callable[..., Person]) -> None:
    anna = person()
    anna.board.show(Activity(anna.board), Record(STANDARD), modified=True)
    anna.playing()
    assert (anna.table.stage, anna.rooms, anna.board.modified) == (Stage.PLAYING, 1, False)
    game, record = anna.table.game, anna.board.record
    assert game is anna.board.activity and game is not None and game.running
    assert record is not None
    assert "club.example" in record.headers["event"]
    assert record.headers["date"] == "2026/11/23 12:00:00"
    assert "10" in record.headers["time_limit"]
    seat = kept_seat(anna.seat_file)
    assert seat is not None
    assert (seat.place, seat.game_id, seat.opponent, seat.file, seat.asks_password, seat.resigning) == (
        CLUB, "g-1", "boris", "20261123-120000-g-1", True, False,
    )  # fmt: skip
    game.play(next(iter(game.mirror.position.legal_moves())))
    assert len(anna.wire.said) == 2
    anna.hear(MoveTold(MoveLine("+7776FU", 1)))
    assert anna.moves() == 1
    game.resign()
    seat = kept_seat(anna.seat_file)
    assert seat is not None and seat.resigning


def test_at_its_end_a_game_is_told_saved_and_left(person: Callable[..., Person]) -> None:
    anna = person().playing().hear(MoveTold(MoveLine("+7776FU", 1)))
    anna.events.clear()
    anna.hear(LOST)
    lost = Outcome(Reason.RESIGNATION, WHITE)
    assert anna.all("over") == [lost]
    assert anna.events == [Concluded(lost), Ended(lost)]
    assert (anna.table.stage, anna.table.game, anna.wire.is_running) == (Stage.AWAY, None, False)
    assert (anna.moves(), kept_seat(anna.seat_file), anna.all("failed")) == (1, None, [])
    assert anna.all("noticed") == []


def test_clocks_that_differ_are_spoken_of_at_the_end(person: Callable[..., Person]) -> None:
    anna = person().playing().hear(MoveTold(MoveLine("+7776FU", 9)))
    assert anna.all("noticed") == []
    anna.hear(LOST)
    (said,) = anna.all("noticed")
    assert "9 s more" in str(said)


@pytest.mark.parametrize("after", [TalkClosed(), GONE])
def test_at_a_server_of_ours_both_stay_until_it_closes(after: Event, person: Callable[..., Person]) -> None:
    anna = person().playing().hear(Told("DESKTOP", "1"), LOST)
    assert (anna.table.is_house, anna.table.stage, anna.wire.is_running) == (True, Stage.AFTER, True)
    assert not anna.table.log_in_again()
    anna.hear(after)
    assert (anna.table.stage, anna.wire.is_running, anna.all("failed")) == (Stage.AWAY, False, [])
    assert anna.table.log_in_again()
    assert (anna.table.stage, anna.table.is_house, len(Wire.made)) == (Stage.CONNECTING, False, 2)


def test_who_puts_something_else_on_the_board_after_a_game_is_gone(person: Callable[..., Person]) -> None:
    anna = person().playing().hear(Told("DESKTOP", "1"), LOST)
    anna.board.clear()
    assert (anna.table.stage, anna.wire.is_running) == (Stage.AWAY, False)


def test_who_puts_something_else_on_the_board_in_a_game_leaves_it_without_a_word(
    person: Callable[..., Person],
) -> None:
    anna = person().playing()
    said = list(anna.wire.said)
    anna.events.clear()
    anna.board.clear()
    assert (anna.wire.dropped, anna.wire.said, anna.table.stage) == (True, said, Stage.AWAY)
    assert anna.all("over") == [Outcome(Reason.INTERRUPTED)]
    assert anna.events == []
    assert kept_seat(anna.seat_file) is not None, "it can be gone on with"


def test_who_leaves_gives_up(person: Callable[..., Person]) -> None:
    anna = person().playing()
    anna.table.leave()
    assert anna.wire.said[-1] == Word.RESIGN.value
    assert (anna.all("over"), anna.wire.dropped) == ([Outcome(Reason.RESIGNATION, WHITE)], False)
    assert kept_seat(anna.seat_file) is None


def test_a_talk_that_ends_before_a_game_is_told_only_where_it_failed(person: Callable[..., Person]) -> None:
    anna = person().logged_in().hear(TalkClosed())
    assert (anna.table.stage, anna.all("failed")) == (Stage.AWAY, [])
    anna.logged_in().hear(GONE)
    assert (anna.table.stage, anna.all("failed")) == (
        Stage.AWAY,
        ["The connection to club.example was lost."],
    )


def test_a_talk_that_closes_or_makes_no_sense_in_a_game_is_told(person: Callable[..., Person]) -> None:
    for event, said in ((TalkClosed(), "was lost"), (MoveTold(MoveLine("+5555FU", 1)), "not understand")):
        anna = person().playing().hear(event)
        assert said in str(anna.all("failed")[0])
        assert anna.all("over") == [Outcome(Reason.INTERRUPTED)]
        assert (anna.table.stage, kept_seat(anna.seat_file)) == (Stage.AWAY, None)
        assert [type(one) for one in anna.events] == [Concluded]


# --- a lost connection ------------------------------------------------------------------------------------


def test_a_lost_connection_is_sought_after_each_pause_and_then_given_up(
    person: Callable[..., Person],
) -> None:
    anna = person(1_000, 2_000).playing()
    pauses = []
    for _ in range(2):
        lost = anna.wire
        anna.hear(GONE)
        assert (anna.table.stage, lost.is_running, anna.all("over")) == (Stage.SEEKING, False, [])
        assert anna.board.activity.clock_paused
        assert anna.table._again.isActive()
        pauses.append(anna.table._again.interval())
        anna.table._again.timeout.emit()
        assert anna.wire is not lost and anna.wire.account == lost.account
    assert pauses == [1_000, 2_000]
    anna.hear(TalkFailed(TalkFailure(FailureKind.NO_ANSWER)))
    assert anna.table.stage is Stage.AWAY
    assert anna.all("over") == [Outcome(Reason.INTERRUPTED)]
    assert len(anna.all("failed")) == 1


def test_what_does_not_pass_by_itself_is_not_waited_for(person: Callable[..., Person]) -> None:
    anna = person(1_000, 2_000).playing().hear(GONE)
    anna.table._again.timeout.emit()
    anna.hear(TalkFailed(TalkFailure(FailureKind.LOGIN_REFUSED)))
    assert (anna.table.stage, len(anna.all("failed"))) == (Stage.AWAY, 1)


def sought(anna: Person) -> Person:
    """Whose connection is back, and the game not yet."""
    anna.hear(GONE)
    anna.table._again.timeout.emit()
    return anna.hear(LET_IN)


def test_a_game_that_is_given_back_goes_on_without_a_question(person: Callable[..., Person]) -> None:
    anna = person(1_000, 2_000).playing()
    game = anna.table.game
    sought(anna)
    assert (anna.table.stage, anna.table._patience.isActive()) == (Stage.SEEKING, True)
    back = structs.replace(SUMMARY, moves=(MoveLine("+7776FU", 1), MoveLine("-3334FU", 1)))
    anna.hear(Told("DESKTOP", "1"), Proposed(back))
    assert not anna.table._patience.isActive()
    assert (anna.wire.said, anna.all("proposed")) == (["AGREE g-1"], [SUMMARY])
    anna.hear(GameStarted("g-1"))
    assert (anna.table.game, anna.table.stage, anna.told[-1]) == (game, Stage.PLAYING, ("back",))
    assert game is not None and game.is_house
    assert anna.moves() == 2
    anna.hear(GONE)
    assert anna.table._again.interval() == 1_000, "the pauses begin anew"


@pytest.mark.parametrize("by", ["time", "server"])
def test_a_game_that_is_not_given_back_is_broken_off(by: str, person: Callable[..., Person]) -> None:
    anna = sought(person(1_000).playing())
    if by == "time":
        anna.table._patience.timeout.emit()
    else:
        anna.hear(GameRejected("g-1", "boris"))
    assert (anna.table.stage, anna.wire.is_running) == (Stage.AWAY, False)
    assert anna.all("over") == [Outcome(Reason.INTERRUPTED)]
    assert NOT_KEPT in str(anna.all("failed")[0])
    assert (anna.all("rejected"), kept_seat(anna.seat_file)) == ([], None)


def test_another_game_in_the_place_of_the_lost_one_is_asked_about(person: Callable[..., Person]) -> None:
    other = structs.replace(SUMMARY, game_id="g-2")
    anna = sought(person(1_000).playing()).hear(Proposed(other))
    assert (anna.table.stage, anna.table.game, anna.all("failed")) == (Stage.ASKED, None, [])
    assert anna.all("proposed") == [SUMMARY, other]
    assert NOT_KEPT in str(anna.all("noticed")[0])


# --- beside the protocol ----------------------------------------------------------------------------------


def test_who_has_asked_for_another_game_is_not_asked_again(person: Callable[..., Person]) -> None:
    anna = person().playing().hear(Told("DESKTOP", "1"), LOST)
    anna.table.company.ask_rematch()
    anna.hear(Proposed(structs.replace(SUMMARY, game_id="g-2")))
    assert (anna.table.stage, anna.all("proposed")) == (Stage.AGREED, [SUMMARY])
    assert (anna.wire.said[-1], anna.table.company.asked) == ("AGREE g-1", False)


def test_the_other_side_may_be_away_and_come_back(person: Callable[..., Person]) -> None:
    anna = person().playing()
    game = anna.table.game
    assert game is not None
    for tag, is_away in (("PAUSED", True), ("RESUMED", False)):
        anna.hear(Told(tag, "boris"))
        assert game.clock_paused is is_away
    assert anna.all("other_left") == [True, False]


def test_a_draw_is_offered_and_declined_in_a_game_only(person: Callable[..., Person]) -> None:
    anna = person().logged_in().hear(Told("DESKTOP", "1"))
    draw = Word.DRAW.value
    anna.hear(Told("OFFER", draw), Told("DECLINED", draw))
    assert anna.events == []
    anna.hear(Proposed(SUMMARY), GameStarted("g-1"))
    wanted: list[bool] = []
    anna.table.company.wanted.connect(lambda: wanted.append(True))
    anna.hear(Told("CHAT", draw), Told("OFFER", "REMATCH"))
    assert (anna.events, wanted) == ([], [True])
    assert list(anna.table.company.lines) == [ChatLine("?", draw)]
    anna.hear(Told("OFFER", draw), Told("DECLINED", draw))
    assert [type(event) for event in anna.events] == [DrawOffered, DrawDeclined]


def test_chat_is_heard_at_servers_of_ours_only_and_forgotten_with_the_talk(
    person: Callable[..., Person],
) -> None:
    anna = person().logged_in().hear(Told("CHAT", "boris: hello"))
    assert list(anna.table.company.lines) == []
    anna.hear(Told("DESKTOP", "1"), Told("CHAT", "boris: hello"))
    assert list(anna.table.company.lines) == [ChatLine("boris", "hello")]
    anna.hear(TalkClosed())
    assert list(anna.table.company.lines) == []


def test_a_draw_is_declined_by_a_word_to_the_server(person: Callable[..., Person]) -> None:
    anna = person().playing()
    game = anna.table.game
    assert game is not None
    game.answer_draw(accepted=False)
    game.answer_draw(accepted=True)
    assert anna.wire.said[-2:] == ["%%%DECLINE", Word.DRAW.value]


# --- the disk ---------------------------------------------------------------------------------------------


def test_what_the_disk_refuses_is_told_with_its_folder_and_a_mistake_is_raised(
    person: Callable[..., Person], qtlog: object
) -> None:
    class Full(AtOnce):
        error: Exception = OSError(28, "No space left on device")

        def run(self, work: object, then: object = None, failed: object = None) -> None:
            assert callable(failed)
            failed(self.error)

    disk = Full()
    anna = person(disk=disk).playing()
    assert anna.told[-2:] == [
        ("unsaved", disk.error, anna.seat_file.parent),
        ("moved_on", Stage.PLAYING),
    ]
    anna.hear(MoveTold(MoveLine("+7776FU", 1)))
    assert anna.told[-1] == ("unsaved", disk.error, anna.games)
    disk.error = ValueError("a mistake")
    game = anna.table.game
    assert game is not None
    with pytest.raises(ValueError, match="a mistake"):
        anna.table._save(game)
    disk.error = OSError(28, "No space left on device")


def test_of_the_games_that_are_played_the_last_hundred_stay(tmp_path: Path) -> None:
    for number in range(MOST_FILES):
        (tmp_path / f"2025{number:04}").touch()
    newest = _write(tmp_path, "20261123-1", Record(STANDARD))
    names = sorted(path.name for path in tmp_path.iterdir())
    assert len(names) == MOST_FILES == 100
    assert (names[0], names[-1]) == ("20250001", newest.name)


def test_who_leaves_is_waited_for_four_seconds_and_a_game_eight(person: Callable[..., Person]) -> None:
    anna = person().logged_in()
    assert anna.table._patience.interval() == 8_000
    anna.table.leave()
    assert anna.table.wait()
    assert anna.wire.limits == [4.0]
    assert anna.table._line.wait()
    assert anna.wire.limits == [4.0, 4.0]


def test_a_lost_connection_is_sought_for_two_minutes_more_and_more_seldom() -> None:
    assert sum(PAUSES_MS) == 120_500
    assert list(PAUSES_MS) == sorted(PAUSES_MS)
    assert (len(PAUSES_MS), PAUSES_MS[0]) == (9, 500)


def test_a_game_knows_that_the_server_is_this_program_s_own_as_soon_as_that_is_said(
    person: Callable[..., Person],
) -> None:
    anna = person().playing()
    game = anna.table.game
    assert game is not None and not game.is_house
    anna.hear(Told("DESKTOP", "1"))
    assert game.is_house and anna.table.is_house
