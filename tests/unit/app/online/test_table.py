"""Two people at a server of ours, each with a board: a whole game, and whatever may come in its way."""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.online.seats import Place, Seat, keep_seat, kept_seat
from shogi_desktop.app.online.table import OnlineTable, Stage, _write
from shogi_desktop.app.play.command_state import state_of
from shogi_desktop.app.play.events import Ended, Moved
from shogi_desktop.csa.server import ServerRules
from shogi_desktop.csa.summary import GameSummary, summary_lines
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import csa
from shogi_desktop.rules import STANDARD, Color, parse_usi_move
from tests.support.desks import AtOnce, Told, at_once
from tests.support.online import PATIENCE_S, hosting
from tests.support.players import ScriptedPlayer

NOON = datetime(2026, 11, 23, 12, 0, 0)
SUMMARY = GameSummary("g-1", "anna", "boris", Color.BLACK)


class Person(Told):
    """Somebody with a board, at a table."""

    def __init__(self, folder: Path, name: str, pauses_ms: tuple[int, ...] = ()) -> None:
        super().__init__(at_once(folder / "journal"), lambda *_: ScriptedPlayer(), lambda: 1_000)
        self.name, self.games, self.is_house = name, folder / name, False
        self.seat_file = folder / f"{name}.json"
        self.table = OnlineTable(
            self.board,
            self.games,
            AtOnce(),
            lambda: 1_000,
            lambda: NOON,
            pauses_ms=pauses_ms,
            seat_file=self.seat_file,
        )
        self.proposals: list[GameSummary] = []
        self.sentences: list[str] = []
        self.refused: list[object] = []
        self.rejections: list[str] = []
        self.outcomes: list[Outcome] = []
        self.table.proposed.connect(self.proposals.append)
        self.table.failed.connect(lambda words: self.sentences.append(words()))
        self.table.rejected.connect(self.rejections.append)
        self.table.over.connect(self.outcomes.append)
        self.table.unsaved.connect(lambda error, _: self.refused.append(error))

    def log_in(self, port: int, password: str = "G-600-10,s") -> None:
        game, _, word = password.partition(",")
        self.table.log_in(Place("127.0.0.1", port, self.name, game, self.is_house), word)

    @property
    def moves(self) -> list[str]:
        record = self.board.record
        return [] if record is None else [node.move.usi for node in record.main_line() if node.move]

    def by_hand(self, usi: str) -> bool:
        return self.board.play(parse_usi_move(usi, STANDARD))

    def saved(self) -> Record:
        (file,) = self.games.iterdir()
        assert file.name.startswith("20261123-120000-")
        return csa.load(file.read_bytes()).record


@contextmanager
def saying(*answers: tuple[str, list[str]]) -> Iterator[int]:
    """A server that answers each line it waits for, then closes."""

    def serve() -> None:
        connection, _ = listener.accept()
        with connection, connection.makefile("rw", newline="\n") as stream:
            for expected, lines in answers:
                while not stream.readline().startswith(expected):
                    pass
                stream.write("".join(f"{line}\n" for line in lines))
                stream.flush()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield listener.getsockname()[1]
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


@pytest.fixture
def person(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Callable[..., Person]]:
    made: list[Person] = []

    def make(name: str, *pauses_ms: int) -> Person:
        made.append(Person(tmp_path, name, pauses_ms))
        return made[-1]

    yield make
    for one in made:
        one.table.leave()
        one.desk.leave()
        assert one.table.wait(PATIENCE_S)


def until(qtbot: QtBot, holds: Callable[[], bool]) -> None:
    qtbot.waitUntil(holds, timeout=int(PATIENCE_S * 1_000))


def both_have(plies: int, *people: Person) -> bool:
    return all(len(one.moves) == plies for one in people)


def is_let_in(one: Person) -> bool:
    return one.table.stage in {Stage.WAITING, Stage.ASKED}


def seated(qtbot: QtBot, port: int, *people: Person) -> tuple[Person, Person]:
    """Both log in, one after the other, and agree; Black, who was first, and White."""
    for one in people:
        one.log_in(port)
        until(qtbot, partial(is_let_in, one))
    until(qtbot, lambda: all(one.table.stage is Stage.ASKED for one in people))
    for one in people:
        one.table.agree()
    until(qtbot, lambda: all(one.table.stage is Stage.PLAYING for one in people))
    first, second = people
    return (first, second) if first.board.human is Color.BLACK else (second, first)


def test_a_game_by_hand_at_two_boards_to_a_resignation(qtbot: QtBot, person: Callable[..., Person]) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna"), person("boris"))
        assert {one.name for one in (black, white)} == {"anna", "boris"}
        assert not white.by_hand("3c3d"), "it is not White's turn"
        for mover, usi in ((black, "7g7f"), (white, "3c3d"), (black, "2g2f")):
            plies = len(mover.moves) + 1
            assert mover.by_hand(usi)
            until(qtbot, partial(both_have, plies, black, white))
        white.table.game.resign()  # type: ignore[union-attr]
        until(qtbot, lambda: bool(black.outcomes and white.outcomes))

    won = Outcome(Reason.RESIGNATION, Color.BLACK)
    for one in (black, white):
        assert one.outcomes == [won] == [one.board.outcome]
        assert one.table.stage is Stage.AWAY and one.sentences == []
        assert sum(isinstance(event, Moved) for event in one.events) == 3
        assert [event.outcome for event in one.events if isinstance(event, Ended)] == [won]
        saved = one.saved()
        assert [node.move.usi for node in saved.main_line() if node.move] == ["7g7f", "3c3d", "2g2f"]
        assert saved.headers["black"] == black.name and saved.outcome == won
        assert all(node.time_ms is not None for node in saved.main_line() if node.move)


def test_who_gives_up_out_of_turn_is_heard_in_turn(qtbot: QtBot, person: Callable[..., Person]) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna"), person("boris"))
        game = white.table.game
        assert game is not None
        game.resign()
        assert game.resigning and white.board.running
        assert white.board.movable_colors() == frozenset()
        assert black.by_hand("7g7f")
        until(qtbot, lambda: bool(black.outcomes and white.outcomes))
    assert white.moves == black.moves == ["7g7f"]
    assert white.outcomes == [Outcome(Reason.RESIGNATION, Color.BLACK)]


def test_a_move_waits_for_the_servers_word_and_shows_the_servers_time(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    anna = person("anna")
    talk = (
        ("LOGIN", ["LOGIN:anna OK", *summary_lines(SUMMARY)]),
        ("AGREE", ["START:g-1"]),
        ("+7776FU", ["+7776FU,T7", "-3334FU,T2"]),
        ("%TORYO", ["%TORYO", "#RESIGN", "#LOSE"]),
    )
    with saying(*talk) as port:
        anna.log_in(port)
        until(qtbot, lambda: bool(anna.proposals))
        anna.table.agree()
        until(qtbot, lambda: anna.table.stage is Stage.PLAYING)
        assert anna.by_hand("7g7f")
        assert anna.moves == [], "the server has not told it yet"
        assert not anna.by_hand("2g2f"), "one move at a time"
        until(qtbot, lambda: len(anna.moves) == 2)
        assert [node.time_ms for node in anna.board.record.main_line()] == [7_000, 2_000]  # type: ignore[union-attr]
        anna.table.game.resign()  # type: ignore[union-attr]
        until(qtbot, lambda: bool(anna.outcomes))

    assert anna.outcomes == [Outcome(Reason.RESIGNATION, Color.WHITE)]


def test_nothing_is_taken_back_hinted_or_analysed_while_it_goes_on(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna"), person("boris"))
        for one in (black, white):
            state = state_of(one.desk)
            assert state.running
            assert not (state.can_take_back or state.can_analyse or state.can_move_now or state.has_computer)
            assert not one.board.can_reshape
        black.table.game.resign()  # type: ignore[union-attr]
        until(qtbot, lambda: bool(black.outcomes and white.outcomes))
        assert state_of(black.desk).can_analyse


def test_a_server_that_goes_in_mid_game_is_told_and_the_record_is_kept(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna"), person("boris"))
        assert black.by_hand("7g7f")
        until(qtbot, lambda: white.moves == ["7g7f"] == black.moves)
    until(qtbot, lambda: bool(black.outcomes and white.outcomes))
    for one in (black, white):
        assert one.sentences == ["The connection to 127.0.0.1 was lost."]
        assert one.outcomes == [Outcome(Reason.INTERRUPTED)]
        assert one.table.stage is Stage.AWAY and not one.board.running
        assert [node.move.usi for node in one.saved().main_line() if node.move] == ["7g7f"]


def test_who_lost_the_connection_logs_in_again_and_goes_on(
    qtbot: QtBot, person: Callable[..., Person], tmp_path: Path
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna"), person("boris"))
        assert black.by_hand("7g7f")
        until(qtbot, lambda: white.moves == ["7g7f"] == black.moves)
        carrier = white.table._line._carrier
        assert carrier is not None and carrier._wire is not None
        carrier._wire.socket.shutdown(socket.SHUT_RDWR)
        until(qtbot, lambda: bool(white.sentences))
        white.log_in(port)
        until(qtbot, lambda: white.table.stage is Stage.ASKED)
        white.table.agree()
        until(qtbot, lambda: white.table.stage is Stage.PLAYING)
        assert white.moves == ["7g7f"]
        assert white.by_hand("3c3d")
        until(qtbot, lambda: black.moves == white.moves == ["7g7f", "3c3d"])


def test_who_rejects_is_named_and_both_wait_on(qtbot: QtBot, person: Callable[..., Person]) -> None:
    anna, boris = person("anna"), person("boris")
    with hosting() as port:
        for one in (anna, boris):
            one.log_in(port)
        until(qtbot, lambda: bool(anna.proposals and boris.proposals))
        anna.table.agree()
        boris.table.reject()
        until(qtbot, lambda: anna.rejections == ["boris"])
        assert anna.board.record is None


def test_leaving_gives_a_running_game_up_and_keeps_it(qtbot: QtBot, person: Callable[..., Person]) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna"), person("boris"))
        assert black.by_hand("7g7f")
        until(qtbot, lambda: white.moves == ["7g7f"] == black.moves)
        black.table.leave()
        assert black.table.stage is Stage.AWAY
        until(qtbot, lambda: bool(white.outcomes))
    assert black.outcomes == [Outcome(Reason.RESIGNATION, Color.WHITE)]
    assert white.outcomes == [Outcome(Reason.RESIGNATION, Color.WHITE)]
    assert len(black.saved().main_line()) == 1


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("wrong", "127.0.0.1 did not accept the password. Check it and try again."),
        ("sesame,another", "Someone is already logged in at 127.0.0.1 under this name. Choose another name."),
    ],
)
def test_a_login_that_is_refused_has_a_sentence_and_the_password_is_in_no_log(
    word: str,
    sentence: str,
    qtbot: QtBot,
    person: Callable[..., Person],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    anna, other = person("anna"), person("anna")
    with hosting(ServerRules(word="sesame")) as port:
        anna.log_in(port, ",sesame")
        until(qtbot, lambda: anna.table.stage is Stage.WAITING)
        other.log_in(port, f",{word}")
        until(qtbot, lambda: bool(other.sentences))
    assert other.sentences == [sentence]
    assert other.table.stage is Stage.AWAY
    assert "sesame" not in caplog.text


def test_nobody_listens(qtbot: QtBot, person: Callable[..., Person]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    anna = person("anna")
    anna.log_in(port)
    until(qtbot, lambda: bool(anna.sentences))
    assert f"No game server answers at 127.0.0.1, port {port}." in anna.sentences[0]


def test_a_login_that_is_given_up_is_heard_of_no_more(qtbot: QtBot, person: Callable[..., Person]) -> None:
    anna = person("anna")
    with hosting() as port:
        anna.log_in(port)
        until(qtbot, lambda: anna.table.stage is Stage.WAITING)
        anna.table.leave()
        assert anna.table.stage is Stage.AWAY
        assert anna.table.wait(PATIENCE_S)
    assert anna.sentences == []


def test_what_was_said_before_leaving_and_not_heard_yet_is_not_heard(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    anna = person("anna")
    anna.log_in(port)
    carrier = anna.table._line._carrier
    assert carrier is not None and carrier.wait(PATIENCE_S), "its failure is on the way to the window"
    anna.table.leave()
    QCoreApplication.processEvents()
    assert anna.sentences == []


def test_a_move_that_cannot_be_made_ends_the_talk_with_a_sentence(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    anna = person("anna")
    talk = (
        ("LOGIN", ["LOGIN:anna OK", *summary_lines(SUMMARY)]),
        ("AGREE", ["START:g-1", "+5555FU,T1"]),
    )
    with saying(*talk) as port:
        anna.log_in(port)
        until(qtbot, lambda: bool(anna.proposals))
        anna.table.agree()
        until(qtbot, lambda: bool(anna.sentences))
    assert "does not understand" in anna.sentences[0]
    assert anna.outcomes == [Outcome(Reason.INTERRUPTED)]


def test_who_is_mated_says_so_by_himself(qtbot: QtBot, person: Callable[..., Person]) -> None:
    boris = person("boris")
    mate = GameSummary("g-2", "anna", "boris", Color.WHITE, start_sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1")
    talk = (
        ("LOGIN", ["LOGIN:boris OK", *summary_lines(mate)]),
        ("AGREE", ["START:g-2", "+0052KI,T1"]),
        ("%TORYO", ["%TORYO", "#RESIGN", "#LOSE"]),
    )
    with saying(*talk) as port:
        boris.log_in(port)
        until(qtbot, lambda: bool(boris.proposals))
        boris.table.agree()
        until(qtbot, lambda: bool(boris.outcomes))
    assert boris.outcomes == [Outcome(Reason.CHECKMATE, Color.BLACK)]


def test_a_disk_that_refuses_the_game_is_told_and_the_game_goes_on(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna"), person("boris"))
        black.games.write_text("a file where the folder would be")
        assert black.by_hand("7g7f")
        until(qtbot, lambda: white.moves == ["7g7f"] == black.moves)
        assert len(black.refused) == 1 and isinstance(black.refused[0], OSError)
        assert black.board.running


def cut(one: Person) -> None:
    """Break the connection of a person, as a pulled cable would."""
    carrier = one.table._line._carrier
    assert carrier is not None and carrier._wire is not None
    carrier._wire.socket.shutdown(socket.SHUT_RDWR)


def test_a_lost_connection_comes_back_by_itself_and_the_game_goes_on(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna", 60, 60), person("boris", 60, 60))
        assert black.by_hand("7g7f")
        until(qtbot, partial(both_have, 1, black, white))
        cut(white)
        until(qtbot, lambda: white.table.stage is Stage.SEEKING)
        assert white.board.movable_colors() == frozenset()
        assert white.board.activity.clock_paused
        until(qtbot, lambda: white.table.stage is Stage.PLAYING)
        assert not white.board.activity.clock_paused
        assert white.by_hand("3c3d")
        until(qtbot, partial(both_have, 2, black, white))
        assert white.sentences == white.outcomes == []
        assert white.saved().main_line()[-1].move == parse_usi_move("3c3d", STANDARD)


def test_a_move_that_was_on_its_way_as_the_connection_broke_is_made(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna", *[20] * 400), person("boris"))
        cut(black)
        assert black.by_hand("7g7f"), "nobody knows yet that the line is broken"
        until(qtbot, partial(both_have, 1, black, white))
        assert black.outcomes == []


@pytest.mark.parametrize("is_house", [False, True])
def test_who_gives_up_as_the_connection_breaks_is_heard(
    is_house: bool, qtbot: QtBot, person: Callable[..., Person]
) -> None:
    people = person("anna", 60, 60), person("boris", 60, 60)
    for one in people:
        one.is_house = is_house
    with hosting() as port:
        black, white = seated(qtbot, port, *people)
        cut(white)
        until(qtbot, lambda: white.table.stage is Stage.SEEKING)
        white.board.activity.resign()
        seat = kept_seat(white.seat_file)
        assert seat is not None and seat.resigning
        if not is_house:
            until(qtbot, lambda: white.table.stage is Stage.PLAYING)
            assert black.by_hand("7g7f"), "only then it is White's turn to be heard"
        until(qtbot, lambda: bool(black.outcomes and white.outcomes))
    assert white.outcomes == black.outcomes == [Outcome(Reason.RESIGNATION, Color.BLACK)]


def test_who_had_given_up_has_lost_even_where_nobody_hears_it(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna"), person("boris"))
        white.board.activity.resign()
    until(qtbot, lambda: bool(white.outcomes))
    assert white.outcomes == [Outcome(Reason.RESIGNATION, Color.BLACK)]
    assert black.outcomes == [] or black.outcomes == [Outcome(Reason.INTERRUPTED)]


def test_a_server_that_comes_back_without_the_game_is_told(
    qtbot: QtBot, person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna", *[20] * 400), person("boris"))
        assert black.by_hand("7g7f")
        until(qtbot, partial(both_have, 1, black, white))
    black.table._patience.setInterval(0)
    with hosting(port=port):
        until(qtbot, lambda: bool(black.sentences))
    assert "did not keep the game" in black.sentences[0]
    assert black.outcomes == [Outcome(Reason.INTERRUPTED)]
    assert not black.seat_file.exists()


def test_the_other_sides_clock_stands_while_its_connection_is_lost(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    people = person("anna"), person("boris", 300)
    for one in people:
        one.is_house = True
    with hosting() as port:
        seated(qtbot, port, *people)
        anna, boris = people
        left: list[bool] = []
        anna.table.other_left.connect(left.append)
        cut(boris)
        until(qtbot, lambda: left == [True])
        assert anna.board.activity.clock_paused
        until(qtbot, lambda: left == [True, False])
        assert not anna.board.activity.clock_paused


def test_a_game_that_is_put_away_waits_at_the_server(qtbot: QtBot, person: Callable[..., Person]) -> None:
    with hosting() as port:
        black, white = seated(qtbot, port, person("anna"), person("boris"))
        assert black.by_hand("7g7f")
        until(qtbot, partial(both_have, 1, black, white))
        white.desk.leave()
        seat = kept_seat(white.seat_file)
        assert seat is not None
        assert seat.opponent == black.name and seat.place == white.table.place
        assert white.outcomes == [Outcome(Reason.INTERRUPTED)]
        white.table.log_in(seat.place, "s")
        until(qtbot, lambda: white.table.stage is Stage.ASKED)
        assert white.proposals[-1].game_id == seat.game_id
        white.table.agree()
        until(qtbot, lambda: white.table.stage is Stage.PLAYING)
        assert white.moves == ["7g7f"]


def test_after_a_game_one_may_wait_for_another_one(qtbot: QtBot, person: Callable[..., Person]) -> None:
    with hosting() as port:
        people = seated(qtbot, port, person("anna"), person("boris"))
        assert not people[0].table.log_in_again(), "not in the midst of a game"
        people[0].board.activity.resign()
        until(qtbot, lambda: all(one.outcomes for one in people))
        assert not people[0].seat_file.exists()
        for one in people:
            assert one.table.log_in_again()
        until(qtbot, lambda: all(len(one.proposals) == 2 for one in people))


def test_a_seat_has_no_password_and_a_damaged_one_is_none(tmp_path: Path) -> None:
    place = Place("h", 1, "anna", "g-1-2", is_house=True).with_token()
    assert place.account("sesame").password == f"g-1-2,sesame,{place.token}"
    assert Place("h", 1, "anna").with_token().token == ""
    file = tmp_path / "seat.json"
    keep_seat(file, Seat(place, "id", asks_password=True))
    assert "sesame" not in file.read_text()
    assert kept_seat(file) == Seat(place, "id", asks_password=True)
    file.write_bytes(b"{")
    assert kept_seat(file) is None


def test_a_game_is_written_into_a_folder_that_is_made_for_it(tmp_path: Path) -> None:
    path = _write(tmp_path / "games" / "online", "a-b", Record(STANDARD))
    assert path.parent == tmp_path / "games" / "online"
    assert path.is_file()


def test_who_has_logged_in_nowhere_or_waits_already_does_not_log_in_again(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    anna = person("anna")
    assert not anna.table.log_in_again(), "there is nowhere to go back to"
    with hosting() as port:
        anna.log_in(port)
        until(qtbot, lambda: anna.table.stage is Stage.WAITING)
        assert not anna.table.log_in_again()
        assert anna.table.stage is Stage.WAITING
        anna.table.leave()


def test_that_somebody_is_away_says_nothing_where_there_is_no_game(person: Callable[..., Person]) -> None:
    anna = person("anna")
    left: list[bool] = []
    anna.table.other_left.connect(left.append)
    anna.table._take_told("PAUSED", "boris")
    anna.table._take_told("RESUMED", "boris")
    assert left == []


def test_what_is_said_in_a_game_is_not_that_somebody_is_away(
    qtbot: QtBot, person: Callable[..., Person]
) -> None:
    with hosting() as port:
        people = seated(qtbot, port, person("anna"), person("boris"))
        left: list[bool] = []
        people[0].table.other_left.connect(left.append)
        people[0].table._take_told("CHAT", "boris hello")
        assert left == []
