"""A game: one way in for every move, with an opponent that follows a script."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.game import game_of
from shogi_desktop.app.play.command_state import state_of
from shogi_desktop.app.play.events import Continued, Ended, EngineFailed, EngineRestarted, EngineRestarting
from shogi_desktop.app.play.game_start import continued, record_of
from shogi_desktop.app.players.player import Person, Player
from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.records.journal import GameElsewhereError, Journal
from shogi_desktop.app.settings.game_setup import (
    GameSetup,
    LevelSetup,
    PersonSetup,
    PlayerSetup,
    RulesSetup,
    TimeSetup,
)
from shogi_desktop.app.system.background import Runs
from shogi_desktop.game import ClockState, Outcome, Reason, Record, Session
from shogi_desktop.rules import STANDARD, Color, Move, RulesError, parse_usi_move
from tests.support.desks import AtOnce, OnDemand, Told, at_once
from tests.support.journals import unfinished, waiting
from tests.support.players import ScriptedPlayer

TWO_PLAYERS = GameSetup(black=PersonSetup("Aiko"), white=PersonSetup("Ben"))
AGAINST_COMPUTER = GameSetup(black=PersonSetup("Aiko"), white=LevelSetup(1))
BYOYOMI = TimeSetup(main_ms=60_000, byoyomi_ms=10_000)


class Bench(Told):
    """A desk with its time, journal, opponents and what it told."""

    def __init__(self, folder: Path, disk: Runs | None = None) -> None:
        self.now = 1_000
        self.folder = folder
        self.opponents: list[ScriptedPlayer] = []
        self.engine_is_missing = False
        self.engine_is_slow = False
        self.troubles: list[str] = []
        self.journal = GameJournal(
            folder, lambda error, path: self.troubles.append(str(path)), disk or AtOnce()
        )
        super().__init__(self.journal, self.new_player, lambda: self.now)
        self.board.happened.connect(self._note_trouble)

    def _note_trouble(self, event: object) -> None:
        if isinstance(event, EngineFailed):
            self.troubles.append(event.text())

    @property
    def ended(self) -> list[Outcome]:
        return [event.outcome for event in self.events if isinstance(event, Ended)]

    @property
    def shown(self) -> list[str]:
        return [one.shown.position.sfen() for one in self.changes if one.shown is not None]

    @property
    def cursor(self) -> Cursor:
        assert self.board.cursor is not None
        return self.board.cursor

    def new_player(self, setup: PlayerSetup, session: Session) -> Player:
        if isinstance(setup, PersonSetup):
            return Person(setup.name)
        assert isinstance(setup, LevelSetup)
        self.told = game_of(session, setup.style)
        if self.engine_is_missing:
            raise EngineMissingError((Path("/nowhere/engine"),))
        self.opponents.append(ScriptedPlayer())
        self.opponents[-1].is_ready = not self.engine_is_slow
        return self.opponents[-1]

    @property
    def opponent(self) -> ScriptedPlayer:
        return self.opponents[-1]

    def moves(self) -> list[str]:
        assert self.board.record is not None
        return [node.move.usi for node in self.board.record.main_line() if node.move is not None]

    def by_hand(self, *texts: str) -> None:
        for usi in texts:
            assert self.board.play(move(usi)), usi


def move(usi: str) -> Move:
    return parse_usi_move(usi, STANDARD)


@pytest.fixture
def bench(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Callable[[], Bench]]:
    made: list[Bench] = []

    def make() -> Bench:
        made.append(Bench(tmp_path / "journal"))
        return made[-1]

    yield make
    for bench in made:
        bench.desk.leave()


@pytest.fixture
def game(bench: Callable[[], Bench]) -> Bench:
    game = bench()
    game.desk.new_game(AGAINST_COMPUTER)
    return game


def test_who_thinks_when_the_game_is_put_away_is_told_that_no_answer_is_wanted(
    bench: Callable[[], Bench], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bench()
    game.desk.new_game(AGAINST_COMPUTER)
    game.by_hand("7g7f")
    (opponent,) = game.opponents
    assert opponent.is_thinking
    told: list[str] = []
    for name in ("cancel", "close"):
        monkeypatch.setattr(opponent, name, lambda name=name: told.append(name))
    game.desk.leave()
    assert told == ["cancel", "close"]


def test_two_people_move_in_turn_and_an_illegal_move_is_refused(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f", "3c3d")
    assert not game.board.play(move("3d3e"))
    assert not game.board.play(move("7f7d"))
    assert game.moves() == ["7g7f", "3c3d"]


def test_the_computer_is_asked_with_the_whole_game_and_its_answer_is_played(game: Bench) -> None:
    assert game.opponent.asked == []
    game.by_hand("7g7f")
    assert game.opponent.asked == [(("7g7f",), None)]
    assert game.current.seats.thinking
    game.opponent.answer("3c3d")
    assert game.moves() == ["7g7f", "3c3d"]
    assert not game.current.seats.thinking


def test_the_player_cannot_move_for_the_computer(game: Bench) -> None:
    game.by_hand("7g7f")
    assert game.board.movable_colors() == {Color.BLACK}
    assert not game.board.play(move("3c3d"))


def test_an_answer_to_an_older_search_is_dropped(game: Bench) -> None:
    game.by_hand("7g7f")
    game.current.take_back()
    assert "cancel" in game.opponent.calls
    game.opponent.answer("3c3d")
    game.by_hand("2g2f")
    assert game.moves() == ["2g2f"]
    game.opponent.answer("8c8d")
    assert game.moves() == ["2g2f", "8c8d"]


def test_two_engines_play_each_other_and_nobody_else_moves(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(GameSetup(black=LevelSetup(3), white=LevelSetup(4)))
    black, white = game.opponents
    assert (black.asked, white.asked) == ([((), None)], [])
    black.answer("7g7f")
    assert white.asked == [(("7g7f",), None)]
    assert not game.board.movable_colors()
    white.answer("3c3d")
    black.resign()
    assert game.moves() == ["7g7f", "3c3d"]
    assert game.ended == [Outcome(Reason.RESIGNATION, Color.WHITE)]


def test_between_two_engines_a_person_has_nothing_to_take_back_or_to_resign(
    bench: Callable[[], Bench],
) -> None:
    game = bench()
    game.desk.new_game(GameSetup(black=LevelSetup(3), white=LevelSetup(4)))
    for player, usi in zip(game.opponents * 2, ("7g7f", "3c3d", "2g2f", "8c8d"), strict=True):
        player.answer(usi)
    state = state_of(game.desk)
    assert state.running
    assert not any((state.can_resign, state.can_take_back, state.has_computer))


def test_taking_back_undoes_the_computers_move_too(game: Bench) -> None:
    game.by_hand("7g7f")
    game.opponent.answer("3c3d")
    game.current.take_back()
    assert game.moves() == []
    assert game.board.turn is Color.BLACK
    assert not state_of(game.desk).can_take_back


def test_in_a_handicap_game_the_computer_begins_and_its_first_move_stays(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(GameSetup(handicap="rook", white=LevelSetup(1)))
    assert game.board.turn is Color.WHITE
    assert len(game.opponent.asked) == 1
    game.opponent.answer("5a4b")
    assert not state_of(game.desk).can_take_back


def test_whites_clock_starts_first_in_a_handicap_game(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(GameSetup(handicap="rook", time=BYOYOMI))
    game.now += 5_000
    white, black = game.current.clock.reading(Color.WHITE), game.current.clock.reading(Color.BLACK)
    assert white is not None
    assert black is not None
    assert (white.main_ms, black.main_ms) == (55_000, 60_000)


def test_the_computer_is_told_both_clocks(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(GameSetup(white=LevelSetup(1), time=BYOYOMI))
    game.now += 7_000
    game.by_hand("7g7f")
    clocks = game.opponent.asked[0][1]
    assert clocks is not None
    assert (clocks.black.main_ms, clocks.white.main_ms) == (53_000, 60_000)


def test_time_up_ends_the_game_for_the_side_to_move(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(GameSetup(time=TimeSetup(main_ms=5_000)))
    game.now += 5_000
    game.current.clock._tick()
    assert game.ended == [Outcome(Reason.TIMEOUT, Color.WHITE)]
    assert not game.board.running


def test_the_other_clock_starts_only_when_the_move_is_on_disk(
    bench: Callable[[], Bench], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bench()
    game.desk.new_game(GameSetup(time=BYOYOMI))
    moved = Journal.moved

    def slow_disk(journal: Journal, usi: str, spent_ms: int | None, clock: ClockState | None) -> None:
        moved(journal, usi, spent_ms, clock)
        game.now += 300

    monkeypatch.setattr(Journal, "moved", slow_disk)
    game.by_hand("7g7f")
    reading = game.current.clock.reading(Color.WHITE)
    assert reading is not None
    assert reading.main_ms == 60_000


def test_resigning_is_the_persons_even_while_the_computer_thinks(game: Bench) -> None:
    game.by_hand("7g7f")
    game.current.resign()
    assert game.ended == [Outcome(Reason.RESIGNATION, Color.WHITE)]
    assert "cancel" in game.opponent.calls


def test_the_computer_may_resign(game: Bench) -> None:
    game.by_hand("7g7f")
    game.opponent.resign()
    assert game.ended == [Outcome(Reason.RESIGNATION, Color.BLACK)]


def test_a_failing_engine_keeps_the_game_and_a_retry_goes_on_with_it(game: Bench) -> None:
    game.by_hand("7g7f")
    game.opponent.fail(lambda: "The engine broke.")
    assert game.troubles == ["The engine broke."]
    assert game.board.running
    assert game.moves() == ["7g7f"]
    assert state_of(game.desk).engine_trouble
    game.current.retry_engine()
    assert "restart" in game.opponent.calls
    game.opponent.answer("3c3d")
    assert game.moves() == ["7g7f", "3c3d"]


def test_a_missing_engine_keeps_the_game_and_a_retry_finds_it(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.engine_is_missing = True
    game.desk.new_game(AGAINST_COMPUTER)
    assert "/nowhere/engine" in game.troubles[0]
    game.by_hand("7g7f")
    game.engine_is_missing = False
    game.current.retry_engine()
    game.opponent.answer("3c3d")
    assert game.moves() == ["7g7f", "3c3d"]


def test_an_engine_that_helps_itself_is_told_and_the_game_goes_on(game: Bench) -> None:
    game.by_hand("7g7f")
    trouble = "It broke.".strip
    game.opponent.restarting.emit(trouble)
    game.opponent.restarted.emit()
    game.opponent.answer("3c3d")
    told = [event for event in game.events if isinstance(event, EngineRestarting | EngineRestarted)]
    assert told == [EngineRestarting(trouble), EngineRestarted()]
    assert game.moves() == ["7g7f", "3c3d"]


def test_a_win_rightly_declared_by_the_computer_is_its_win(bench: Callable[[], Bench]) -> None:
    game = bench()
    start = "4K4/9/9/9/9/9/+p+p+p+p+p+p+p+p+p/1+p+r+b5/4k4 b rbPPP 1"
    game.desk.new_game(GameSetup(handicap="", start_sfen=start, white=LevelSetup(1)))
    game.by_hand("5a4a")
    game.opponent.declare_win()
    assert game.ended == [Outcome(Reason.DECLARATION, Color.WHITE)]


def test_a_win_wrongly_declared_by_the_computer_is_its_loss(game: Bench) -> None:
    game.by_hand("7g7f")
    game.opponent.declare_win()
    assert game.ended == [Outcome(Reason.FALSE_DECLARATION, Color.BLACK)]


def test_a_move_that_comes_as_the_flag_falls_loses_on_time(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(GameSetup(time=TimeSetup(main_ms=5_000)))
    game.now += 5_000
    assert not game.board.play(move("7g7f"))
    assert game.ended == [Outcome(Reason.TIMEOUT, Color.WHITE)]


def test_an_answer_that_comes_as_the_flag_falls_loses_on_time(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(GameSetup(white=LevelSetup(1), time=TimeSetup(main_ms=5_000)))
    game.by_hand("7g7f")
    game.now += 5_000
    game.opponent.answer("3c3d")
    assert game.ended == [Outcome(Reason.TIMEOUT, Color.BLACK)]
    assert game.troubles == []


def test_an_illegal_answer_is_trouble_and_not_a_move(game: Bench) -> None:
    game.by_hand("7g7f")
    game.opponent.answer("3c3e")
    assert game.moves() == ["7g7f"]
    assert "3c3e" in game.troubles[0]


def test_mate_ends_the_game_and_its_journal(bench: Callable[[], Bench]) -> None:
    game = bench()
    start = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
    game.desk.new_game(GameSetup(handicap="", start_sfen=start))
    game.by_hand("G*5b")
    assert game.ended == [Outcome(Reason.CHECKMATE, Color.BLACK)]
    assert unfinished(game.journal) is None


def test_a_game_that_was_cut_off_is_resumed_with_moves_times_and_clocks(bench: Callable[[], Bench]) -> None:
    first = bench()
    first.desk.new_game(GameSetup(white=LevelSetup(1), time=BYOYOMI))
    first.now += 4_000
    first.by_hand("7g7f")
    first.now += 2_000
    first.opponent.answer("3c3d")
    first.now += 9_000
    first.desk.leave()
    second = bench()
    left = waiting(second.journal)
    second.desk.resume(left)
    assert second.moves() == ["7g7f", "3c3d"]
    black, white = second.current.clock.reading(Color.BLACK), second.current.clock.reading(Color.WHITE)
    assert black is not None
    assert white is not None
    assert (black.main_ms, white.main_ms) == (56_000, 58_000)
    second.by_hand("2g2f")
    second.opponent.answer("8c8d")
    second.desk.leave()
    third = bench()
    left = waiting(third.journal)
    assert [line.usi for line in left.moves] == ["7g7f", "3c3d", "2g2f", "8c8d"]


def test_leaving_a_running_game_leaves_it_to_be_resumed_but_a_new_game_ends_it(
    bench: Callable[[], Bench],
) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f")
    game.desk.leave()
    assert unfinished(game.journal) is not None
    game.desk.resume(waiting(game.journal))
    game.desk.new_game(TWO_PLAYERS)
    assert unfinished(game.journal) is None
    assert game.ended == []


def test_opening_a_record_leaves_the_running_game_to_be_resumed(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f")
    game.desk.open_record(Record(STANDARD))
    left = waiting(game.journal)
    game.desk.resume(left)
    assert game.moves() == ["7g7f"]
    assert game.board.running


def test_a_running_game_cannot_be_turned_into_study(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f")
    game.desk.study_game()
    assert game.board.running


def test_a_game_that_goes_on_after_its_end_can_be_resumed(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f", "3c3d")
    game.current.resign()
    assert game.board.cursor is not None
    game.board.step(-1)
    game.board.cursor.set_comment("noted after the end")
    game.current.take_back()
    game.by_hand("8c8d")
    game.current.take_back()
    game.desk.leave()
    assert [event for event in game.events if isinstance(event, Continued)] == [Continued()]
    left = waiting(game.journal)
    assert [line.usi for line in left.moves] == ["7g7f"]
    assert [note.comment for note in left.notes] == ["noted after the end"]


def test_an_end_taken_back_before_it_is_on_the_disk_is_told_no_more(
    qapp: QCoreApplication, tmp_path: Path
) -> None:
    disk = OnDemand()
    game = Bench(tmp_path, disk)
    game.desk.new_game(TWO_PLAYERS)
    disk.drain()
    game.by_hand("7g7f", "3c3d")
    disk.drain()
    game.current.resign()
    game.current.take_back()
    game.by_hand("8c8d")
    disk.drain()
    assert game.ended == []
    game.current.resign()
    assert game.ended == []
    disk.drain()
    assert [outcome.winner for outcome in game.ended] == [Color.WHITE]
    game.desk.leave()


def test_comments_and_bookmarks_of_a_running_game_are_resumed(bench: Callable[[], Bench]) -> None:
    first = bench()
    first.desk.new_game(TWO_PLAYERS)
    first.by_hand("7g7f", "3c3d", "2g2f")
    cursor = first.board.cursor
    assert cursor is not None
    cursor.set_comment("Lost wi")
    cursor.set_comment("Lost with its move")
    first.current.take_back()
    cursor.set_comment("Kept")
    first.board.step(-1)
    cursor.toggle_bookmark()
    first.desk.leave()
    second = bench()
    left = waiting(second.journal)
    second.desk.resume(left)
    assert second.board.record is not None
    line = second.board.record.main_line()
    assert [(node.comment, node.bookmark) for node in line] == [("", "1"), ("Kept", None)]


def test_a_comment_is_on_disk_soon_after_the_last_key(
    bench: Callable[[], Bench], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.app.play.recorder.NOTE_MS", 1)
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f")
    assert game.board.cursor is not None
    game.board.cursor.set_comment("Slow")
    (path,) = game.folder.glob("*.jsonl")
    qtbot.waitUntil(lambda: b"Slow" in path.read_bytes())


def test_a_game_is_not_resumed_in_two_windows(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f")
    game.desk.leave()
    first, second = bench(), bench()
    seen = waiting(second.journal)
    first.desk.resume(seen)
    with pytest.raises(GameElsewhereError):
        second.desk.resume(seen)
    assert second.desk.game is None
    first.by_hand("3c3d")
    first.desk.leave()
    with pytest.raises(GameElsewhereError):
        second.desk.resume(seen)
    fresh = waiting(second.journal)
    second.desk.resume(fresh)
    assert second.moves() == ["7g7f", "3c3d"]


def test_the_engines_start_is_not_charged_to_the_computer(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.engine_is_slow = True
    game.desk.new_game(GameSetup(black=LevelSetup(1), time=TimeSetup(byoyomi_ms=1_000)))
    game.now += 5_000
    game.current.clock._tick()
    assert game.board.running
    game.opponent.become_ready()
    game.now += 900
    game.current.clock._tick()
    assert game.board.running
    game.now += 100
    game.current.clock._tick()
    assert game.ended == [Outcome(Reason.TIMEOUT, Color.WHITE)]


def test_the_player_moves_and_is_timed_while_the_engine_starts(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.engine_is_slow = True
    game.desk.new_game(GameSetup(white=LevelSetup(1), time=BYOYOMI))
    game.now += 2_000
    game.by_hand("7g7f")
    game.now += 4_000
    game.opponent.become_ready()
    game.now += 1_000
    game.opponent.answer("3c3d")
    black, white = game.current.clock.reading(Color.BLACK), game.current.clock.reading(Color.WHITE)
    assert black is not None
    assert white is not None
    assert (black.main_ms, white.main_ms) == (58_000, 59_000)


def test_an_engine_that_fails_loses_no_time_until_it_is_started_again(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(GameSetup(white=LevelSetup(1), time=TimeSetup(main_ms=10_000)))
    game.by_hand("7g7f")
    game.now += 4_000
    game.opponent.fail(lambda: "The engine broke.")
    game.now += 60_000
    game.current.clock._tick()
    assert game.board.running
    game.current.retry_engine()
    game.now += 1_000
    game.opponent.answer("3c3d")
    white = game.current.clock.reading(Color.WHITE)
    assert white is not None
    assert white.main_ms == 9_000


def test_a_slow_start_of_the_engine_is_told_until_it_is_ready(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.engine_is_slow = True
    game.desk.new_game(AGAINST_COMPUTER)
    assert not game.current.seats.starting
    game.opponent.be_slow()
    assert game.current.seats.starting
    game.opponent.become_ready()
    assert not game.current.seats.starting


def test_a_setup_that_names_nothing_changes_nothing(game: Bench) -> None:
    game.by_hand("7g7f")
    for setup in (
        GameSetup(variant="chess"),
        GameSetup(handicap="twelve"),
        GameSetup(start_sfen="nonsense"),
        GameSetup(moves=("7g7c",)),
    ):
        with pytest.raises(RulesError):
            game.desk.new_game(setup)
    assert game.board.running
    assert game.moves() == ["7g7f"]


def test_while_an_earlier_position_is_looked_at_nothing_can_be_moved(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f", "3c3d")
    game.board.step(-1)
    assert game.board.movable_colors() == frozenset()
    assert not game.board.play(move("8c8d"))
    game.board.go_to_tip()
    game.by_hand("2g2f")


def test_the_computers_answer_does_not_tear_the_player_from_an_earlier_position(game: Bench) -> None:
    game.by_hand("7g7f")
    game.board.step(-1)
    before = game.shown[-1]
    game.opponent.answer("3c3d")
    assert game.shown[-1] == before
    assert game.board.cursor is not None
    assert len(game.board.cursor.line) == 2


def test_a_new_game_goes_on_from_any_position_with_the_moves_before_it(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f", "3c3d", "2g2f")
    game.board.step(-1)
    game.desk.new_game(continued(AGAINST_COMPUTER, game.cursor))
    assert game.moves() == ["7g7f", "3c3d"]
    game.by_hand("8h2b+")
    assert game.opponent.asked[-1][0] == ("7g7f", "3c3d", "8h2b+")
    game.current.take_back()
    assert not state_of(game.desk).can_take_back, "moves from before the game stay"


def test_studying_a_record_branches_without_clock_or_journal(bench: Callable[[], Bench]) -> None:
    game = bench()
    record = Record(STANDARD)
    path = record.append((), move("7g7f"))
    record.append(path, move("3c3d"))
    game.desk.open_record(record)
    assert game.desk.study is not None
    game.board.step(1)
    game.by_hand("8c8d", "2g2f")
    assert [node.move.usi for node in record.node((0,)).children if node.move] == ["3c3d", "8c8d"]
    assert not game.folder.exists()
    assert game.board.modified


def test_studying_a_finished_game_starts_where_it_was_looked_at(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f", "3c3d")
    game.current.resign()
    game.board.step(-1)
    game.desk.study_game()
    assert game.desk.study is not None
    assert game.board.cursor is not None
    assert game.board.cursor.index == 1


def test_in_study_the_end_is_told_only_where_the_line_ends(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f", "3c3d")
    game.current.resign()
    game.desk.study_game()
    assert game.board.outcome == Outcome(Reason.RESIGNATION, Color.WHITE)
    game.board.step(-1)
    assert game.board.outcome is None
    game.by_hand("8c8d")
    assert game.board.outcome is None


@pytest.mark.parametrize(("handicap", "giver"), [("even", "Aiko"), ("rook", "Ben"), ("", "Aiko")])
def test_a_rematch_exchanges_colours_but_never_who_gives_the_handicap(handicap: str, giver: str) -> None:
    setup = GameSetup(handicap=handicap, black=PersonSetup("Aiko"), white=PersonSetup("Ben"))
    assert setup.rematch().white.name == giver


def test_a_rematch_is_offered_only_when_no_game_runs(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f")
    assert not state_of(game.desk).can_rematch
    game.current.resign()
    assert state_of(game.desk).can_rematch


def test_names_date_and_time_go_into_the_record(qapp: QCoreApplication, tmp_path: Path) -> None:
    told = Told(at_once(tmp_path), lambda *_: ScriptedPlayer(), lambda: 0, lambda: datetime(2026, 1, 2, 3, 4))
    told.desk.new_game(GameSetup(black=PersonSetup("Aiko"), white=LevelSetup(4), time=BYOYOMI))
    assert told.board.record is not None
    assert told.board.record.headers == {
        "black": "Aiko",
        "white": "Computer level 4",
        "date": "2026/01/02 03:04:00",
        "time_limit": "1 min, then 10 s a move",
    }
    told.desk.leave()


@pytest.mark.parametrize(
    ("sfen", "words"),
    [
        ("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", "Black has no king"),
        ("4k4/9/9/9/9/9/9/9/4R3K b - 1", "the king of White on 5a could be captured at once"),
    ],
)
def test_no_game_begins_from_a_position_that_cannot_be_played(sfen: str, words: str) -> None:
    with pytest.raises(RulesError, match=words):
        record_of(GameSetup(handicap="", start_sfen=sfen), datetime(2026, 1, 2))


def spent(game: Bench) -> list[int | None]:
    assert game.board.record is not None
    return [node.time_ms for node in game.board.record.main_line()]


def tick(game: Bench) -> None:
    game.current.clock._timer.timeout.emit()


@pytest.mark.parametrize("ticks", [(), (1,), (99, 101, 4_321), tuple(range(0, 12_000, 37))])
def test_how_often_the_clock_ticks_changes_no_time(
    bench: Callable[[], Bench], ticks: tuple[int, ...]
) -> None:
    game = bench()
    game.desk.new_game(GameSetup(time=TimeSetup(main_ms=5_000, byoyomi_ms=10_000, periods=2)))
    begun = game.now
    for at in ticks:
        game.now = begun + at
        tick(game)
    game.now = begun + 12_347
    game.by_hand("7g7f")
    assert spent(game) == [12_347]
    reading = game.current.clock.reading(Color.BLACK)
    assert reading is not None
    assert (reading.periods, reading.shown_ms, reading.period_ms) == (2, 10_000, 10_000)


@pytest.mark.parametrize(("late_ms", "counts"), [(-1, True), (0, False)])
def test_the_last_millisecond_counts_without_any_tick(
    bench: Callable[[], Bench], late_ms: int, counts: bool
) -> None:
    game = bench()
    game.desk.new_game(GameSetup(time=BYOYOMI))
    game.now += 70_000 + late_ms
    assert game.board.play(move("7g7f")) is counts
    assert game.board.running is counts


TIMED = GameSetup(black=PersonSetup("Aiko"), white=LevelSetup(1), time=BYOYOMI)


def left(game: Bench, color: Color = Color.BLACK) -> int:
    reading = game.current.clock.reading(color)
    assert reading is not None
    return reading.shown_ms


def test_an_open_dialog_stops_the_clock_of_a_casual_game(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TIMED)
    game.now += 1_000
    game.desk.hold(held=True)
    assert game.current.clock_paused
    game.now += 3_600_000
    tick(game)
    assert left(game) == 59_000
    game.desk.hold(held=False)
    game.now += 500
    game.by_hand("7g7f")
    assert spent(game) == [1_500]


def test_while_the_dialog_is_open_no_clock_starts_again(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TIMED)
    game.by_hand("7g7f")
    game.now += 2_000
    game.desk.hold(held=True)
    game.now += 90_000
    game.opponent.answer("3c3d")
    assert game.current.clock_paused
    game.now += 90_000
    assert (left(game), left(game, Color.WHITE)) == (60_000, 58_000)
    game.current.take_back()
    assert game.current.clock_paused
    game.desk.hold(held=False)
    game.now += 700
    assert left(game) == 59_300


def test_closing_a_dialog_does_not_start_the_clock_of_an_engine_that_is_not_there(
    bench: Callable[[], Bench],
) -> None:
    game = bench()
    game.engine_is_slow = True
    game.desk.new_game(TIMED)
    game.by_hand("7g7f")
    game.desk.hold(held=True)
    game.desk.hold(held=False)
    game.now += 30_000
    assert left(game, Color.WHITE) == 60_000
    game.desk.hold(held=True)
    game.opponent.become_ready()
    game.now += 30_000
    assert left(game, Color.WHITE) == 60_000
    game.desk.hold(held=False)
    game.now += 1_000
    assert left(game, Color.WHITE) == 59_000


@pytest.mark.parametrize(
    ("setup", "pauses"),
    [
        (TIMED, True),
        (GameSetup(black=PersonSetup("A"), white=PersonSetup("B"), time=BYOYOMI), False),
        (GameSetup(white=LevelSetup(1), time=BYOYOMI, rules=RulesSetup(fouls="strict")), False),
        (GameSetup(white=LevelSetup(1), time=BYOYOMI, rules=RulesSetup(dialogs_pause=False)), False),
        (GameSetup(time=BYOYOMI, rules=RulesSetup(dialogs_pause=True)), True),
    ],
)
def test_only_casual_games_and_those_set_so_stop_for_a_dialog(
    bench: Callable[[], Bench], setup: GameSetup, pauses: bool
) -> None:
    game = bench()
    game.desk.new_game(setup)
    game.desk.hold(held=True)
    game.now += 5_000
    assert left(game) == (60_000 if pauses else 55_000)


def test_the_computer_is_asked_when_the_move_before_is_on_the_disk(
    qapp: QCoreApplication, tmp_path: Path
) -> None:
    disk = OnDemand()
    game = Bench(tmp_path, disk)
    game.desk.new_game(AGAINST_COMPUTER)
    disk.drain()
    game.by_hand("7g7f")
    assert game.opponent.asked == []
    disk.drain()
    assert [texts for texts, _ in game.opponent.asked] == [("7g7f",)]
    game.current.resign()
    disk.drain()
    assert len(game.opponent.asked) == 1, "nobody is asked in a game that is over"
    game.desk.leave()


def test_a_resumed_game_that_its_last_move_had_ended_is_concluded_once(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f")
    game.current.settle_end()
    assert game.ended == [], "a game that goes on has no end to settle"
    game.current.resign()
    before = len(game.ended)
    game.current.settle_end()
    assert len(game.ended) == before, "an end that is on the disk is settled"


def test_an_end_that_was_cut_off_before_it_was_written_is_told_and_written_when_it_is_settled(
    bench: Callable[[], Bench],
) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f")
    with pytest.MonkeyPatch.context() as cut:
        cut.setattr(game.current.session, "_subscribers", [])
        game.current.session.resign(Color.WHITE, game.now)
    assert (game.ended, game.current.recorder.kept) == ([], True)
    game.current.settle_end()
    assert game.ended == [Outcome(Reason.RESIGNATION, Color.BLACK)]
    assert not game.current.recorder.kept


def test_a_game_is_modified_by_moves_and_stays_so(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    assert not game.board.modified
    game.by_hand("7g7f")
    assert game.board.modified
    game.board.modified = False
    game.current.take_back()
    assert game.board.modified
    game.by_hand("7g7f")
    game.current.resign()
    assert game.board.modified


def test_a_game_that_ends_before_its_first_move_is_nothing_to_save(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.current.resign()
    assert not game.board.modified


def test_a_game_whose_journal_cannot_be_written_goes_on_and_is_not_kept(
    bench: Callable[[], Bench], tmp_path: Path
) -> None:
    (tmp_path / "journal").write_text("a file in the way")
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f", "3c3d")
    assert game.current.running
    assert not game.current.kept


def test_a_game_is_kept_in_its_journal_while_it_goes_on(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f")
    assert game.current.kept is True
    game.current.resign()
    assert game.current.kept is False


def test_the_desk_knows_the_set_up_of_its_game(bench: Callable[[], Bench]) -> None:
    game = bench()
    assert game.desk.setup is None
    game.desk.new_game(TWO_PLAYERS)
    assert game.desk.setup == TWO_PLAYERS


def test_between_two_engines_nothing_can_be_taken_back(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(GameSetup(black=LevelSetup(1), white=LevelSetup(2)))
    assert game.current.plies_to_take_back == 0


def test_while_the_engine_starts_slowly_the_window_is_told(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.engine_is_slow = True
    game.desk.new_game(AGAINST_COMPUTER)
    game.changes.clear()
    game.opponent.be_slow()
    assert any(Change.STATE in one for one in game.changes)


def test_a_computer_that_begins_is_asked_when_the_journal_is_on_the_disk(
    qapp: QCoreApplication, tmp_path: Path
) -> None:
    disk = OnDemand()
    game = Bench(tmp_path, disk)
    game.desk.new_game(GameSetup(black=LevelSetup(1), white=PersonSetup("Ben")))
    assert game.opponent.asked == []
    disk.drain()
    assert [texts for texts, _ in game.opponent.asked] == [()]
    game.desk.leave()


def test_a_computer_that_plays_for_both_sides_plays_to_the_end(game: Bench) -> None:
    game.by_hand("7g7f")
    game.current.finish()
    for move in ("3c3d", "2g2f", "8c8d", "2f2e", "8d8e", "2e2d", "8e8f", "2d2c+", "8f8g+", "2c3b", "8g7h"):
        game.opponent.answer(move, -20_000)
    assert game.current.running and game.current.plies == 12
    assert not game.current.gave_up


def test_who_has_the_computer_play_for_one_side_alone_has_nothing_to_stop(game: Bench) -> None:
    heard = len(game.changes)
    game.current.stop_finishing()
    assert len(game.changes) == heard
    game.by_hand("7g7f")
    game.current.stop_finishing()
    assert game.opponent.is_thinking


def test_who_goes_on_with_a_damaged_game_is_told_where_its_copy_is(bench: Callable[[], Bench]) -> None:
    game = bench()
    game.desk.new_game(TWO_PLAYERS)
    game.by_hand("7g7f")
    game.by_hand("3c3d")
    game.desk.leave()
    (file,) = game.folder.glob("*.jsonl")
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:-1], b"rubbish\n"]))
    copy = game.desk.resume(waiting(game.journal))
    assert copy is not None and copy.read_bytes().endswith(b"rubbish\n")
    game.desk.leave()
