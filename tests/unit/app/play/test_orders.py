"""What a person can order in a game beside moving: move now, finish, change sides, try the engine again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.play.events import (
    Concluded,
    Continued,
    Ended,
    EngineFailed,
    EngineRestarted,
    EngineRestarting,
    FoulRefused,
    Moved,
    PlayerWarned,
    SetAside,
    SidesSwitched,
    TookBack,
)
from shogi_desktop.app.players.player import Person, Player
from shogi_desktop.app.players.resigning import LOWEST_LEVEL, Wish
from shogi_desktop.app.records.document import Document
from shogi_desktop.app.settings.game_setup import (
    GameSetup,
    LevelSetup,
    PersonSetup,
    PlayerSetup,
    RulesSetup,
    TimeSetup,
)
from shogi_desktop.game import Attempt, Foul, Outcome, Reason, Record, Session
from shogi_desktop.rules import STANDARD, Color, Move, parse_usi_move
from tests.support.desks import Told, at_once
from tests.support.journals import waiting
from tests.support.players import ScriptedPlayer

TIMED = TimeSetup(main_ms=60_000)


def move(usi: str) -> Move:
    return parse_usi_move(usi, STANDARD)


class Table(Told):
    """A desk, its time, and the computers that sat down at it."""

    def __init__(self, folder: Path) -> None:
        self.now = 0
        self.computers: list[ScriptedPlayer] = []
        self.journal = at_once(folder)
        super().__init__(self.journal, self._player, lambda: self.now)

    def _player(self, setup: PlayerSetup, _session: Session) -> Player:
        if isinstance(setup, PersonSetup):
            return Person(setup.name)
        self.computers.append(ScriptedPlayer())
        return self.computers[-1]

    @property
    def computer(self) -> ScriptedPlayer:
        return self.computers[-1]

    @property
    def moves(self) -> list[str]:
        return [node.move.usi for node in self.current.session.record.main_line() if node.move]

    def begin(self, **others: object) -> None:
        """A game of Aiko, who is Black, against the computer."""
        self.desk.new_game(
            GameSetup(black=PersonSetup("Aiko"), white=LevelSetup(3), **others)  # type: ignore[arg-type]
        )

    def two_people(self, **others: object) -> None:
        self.desk.new_game(GameSetup(**others))  # type: ignore[arg-type]

    def play(self, *texts: str) -> None:
        for usi in texts:
            assert self.board.play(move(usi)), usi

    def turn(self, mine: str, its: str, score: int | None = None) -> None:
        self.play(mine)
        self.computer.answer(its, score)

    def told(self, *kinds: type) -> list[object]:
        return [event for event in self.events if isinstance(event, kinds)]

    def asked_last(self) -> tuple[str, ...]:
        return self.computer.asked[-1][0]

    def spent(self, color: Color) -> int:
        reading = self.current.clock.reading(color)
        assert reading is not None
        return 60_000 - reading.main_ms


@pytest.fixture
def table(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path)
    yield made
    made.desk.leave()


# --- the computer -------------------------------------------------------------------------------------------


def test_who_thinks_can_be_told_to_move_now(table: Table) -> None:
    table.begin()
    table.current.move_now()
    assert table.computer.calls == []
    table.play("7g7f")
    table.current.move_now()
    assert table.computer.calls == ["stop"]


def test_the_computer_finishes_the_game_for_both_sides(table: Table) -> None:
    table.begin()
    assert not table.current.finishing
    table.current.finish()
    assert table.current.finishing
    assert table.current.assisted
    assert table.asked_last() == ()
    assert table.board.movable_colors() == frozenset()
    table.computer.answer("7g7f")
    table.computer.answer("3c3d")
    assert table.moves == ["7g7f", "3c3d"]
    assert table.asked_last() == ("7g7f", "3c3d")
    table.computer.resign()
    assert table.current.outcome == Outcome(Reason.RESIGNATION, Color.WHITE)
    assert not table.current.finishing


def test_the_computer_that_thinks_already_is_not_asked_once_more_to_finish(table: Table) -> None:
    table.begin()
    table.play("7g7f")
    table.current.finish()
    table.current.finish()
    assert len(table.computer.asked) == 1


def test_the_person_takes_the_side_back_while_the_computer_thinks_for_it(table: Table) -> None:
    table.begin(time=TIMED)
    table.current.finish()
    table.now = 5_000
    table.current.stop_finishing()
    assert table.computer.calls == ["cancel"]
    assert table.board.movable_colors() == {Color.BLACK}
    assert not table.current.finishing
    table.play("7g7f")
    assert table.spent(Color.BLACK) == 5_000


def test_the_person_takes_the_side_back_while_the_computer_thinks_for_its_own(table: Table) -> None:
    table.begin()
    table.play("7g7f")
    table.current.finish()
    table.current.stop_finishing()
    assert "cancel" not in table.computer.calls
    table.computer.answer("3c3d")
    assert table.board.movable_colors() == {Color.BLACK}
    assert len(table.computer.asked) == 1


def test_nothing_is_finished_where_no_computer_plays_or_the_game_is_over(table: Table) -> None:
    table.two_people()
    table.current.finish()
    table.current.stop_finishing()
    assert not table.current.finishing
    assert not table.current.assisted
    table.begin()
    table.current.resign()
    table.current.finish()
    assert table.computer.asked == []


def test_taking_back_ends_the_finishing(table: Table) -> None:
    table.begin()
    table.turn("7g7f", "3c3d")
    table.current.finish()
    table.current.take_back()
    assert not table.current.finishing
    assert table.moves == []
    assert table.board.movable_colors() == {Color.BLACK}


def test_sides_are_switched_with_their_players_names_and_thoughts(table: Table) -> None:
    table.begin(time=TIMED)
    record = table.current.session.record
    assert record.headers["black"] == "Aiko"
    computer = record.headers["white"]
    table.turn("7g7f", "3c3d", 55)
    table.now = 3_000
    table.current.switch_sides()
    assert (record.headers["black"], record.headers["white"]) == (computer, "Aiko")
    assert table.current.setup.white == PersonSetup("Aiko")
    assert table.current.human is Color.WHITE
    assert table.current.assisted
    assert table.computer.score is None
    assert table.asked_last() == ("7g7f", "3c3d")
    assert table.told(SidesSwitched) != []
    table.computer.answer("2g2f")
    assert table.moves[-1] == "2g2f"
    assert table.board.movable_colors() == {Color.WHITE}
    assert table.spent(Color.BLACK) == 3_000


def test_a_nameless_person_leaves_no_empty_name_behind(table: Table) -> None:
    table.desk.new_game(GameSetup(white=LevelSetup(3)))
    headers = table.current.session.record.headers
    computer = headers["white"]
    table.current.switch_sides()
    assert (headers.get("black"), headers.get("white")) == (computer, None)
    table.current.switch_sides()
    assert (headers.get("black"), headers.get("white")) == (None, computer)


def test_the_one_who_thought_before_the_switch_is_not_heard_any_more(table: Table) -> None:
    table.begin()
    table.play("7g7f")
    table.current.finish()
    table.current.switch_sides()
    assert table.computer.calls[0] == "cancel"
    assert not table.current.finishing
    assert table.board.movable_colors() == {Color.WHITE}
    table.computer.answer("3c3d")
    assert table.moves == ["7g7f"]


def test_sides_are_not_switched_without_a_computer_or_after_the_end(table: Table) -> None:
    table.two_people(black=PersonSetup("Aiko"), white=PersonSetup("Ben"))
    table.current.switch_sides()
    assert table.current.setup.black == PersonSetup("Aiko")
    table.begin()
    table.current.resign()
    table.current.switch_sides()
    assert table.current.human is Color.BLACK
    assert table.told(SidesSwitched) == []


def test_a_switched_game_is_resumed_as_it_was_switched(table: Table) -> None:
    table.begin()
    table.turn("7g7f", "3c3d")
    table.current.switch_sides()
    table.desk.leave()
    table.desk.resume(waiting(table.journal))
    assert table.current.human is Color.WHITE
    assert table.current.assisted


def trouble() -> str:
    return "It broke."


def test_a_broken_engine_is_told_and_started_again_on_demand(table: Table) -> None:
    table.begin(time=TIMED)
    table.play("7g7f")
    table.now = 4_000
    table.computer.fail(trouble)
    assert table.told(EngineFailed) == [EngineFailed(trouble)]
    table.now = 50_000
    table.current.retry_engine()
    assert table.computer.calls[-1] == "restart"
    assert len(table.computer.asked) == 2
    table.now = 51_000
    table.computer.answer("3c3d")
    assert table.spent(Color.WHITE) == 1_000


def test_an_engine_that_helps_itself_gets_its_time_back(table: Table) -> None:
    table.begin(time=TIMED)
    table.play("7g7f")
    table.now = 4_000
    table.computer.restarting.emit(trouble)
    assert table.told(EngineRestarting) == [EngineRestarting(trouble)]
    table.now = 9_000
    table.computer.restarted.emit()
    table.computer.ready.emit()
    assert len(table.told(EngineRestarted)) == 1
    table.now = 10_000
    table.computer.answer("3c3d")
    assert table.spent(Color.WHITE) == 1_000


def test_an_engine_that_breaks_in_the_persons_turn_costs_the_person_nothing_and_gives_nothing(
    table: Table,
) -> None:
    table.begin(time=TIMED)
    table.now = 4_000
    table.computer.fail(trouble)
    table.now = 5_000
    table.play("7g7f")
    assert table.spent(Color.BLACK) == 5_000


def test_what_is_of_no_use_to_the_computer_is_told_and_it_plays_on(table: Table) -> None:
    table.begin()
    table.computer.warned.emit(trouble)
    assert table.told(PlayerWarned) == [PlayerWarned(trouble)]
    table.turn("7g7f", "3c3d")
    assert table.moves == ["7g7f", "3c3d"]


def test_after_the_end_no_engine_is_started_again(table: Table) -> None:
    table.begin()
    table.computer.fail(trouble)
    table.current.resign()
    table.current.retry_engine()
    assert "restart" not in table.computer.calls


@pytest.mark.parametrize(
    ("level", "wish", "score", "plies"),
    [
        (LevelSetup(LOWEST_LEVEL), "own", -3_001, 7),
        (LevelSetup(LOWEST_LEVEL), "own", -3_000, 16),
        (LevelSetup(LOWEST_LEVEL), "never", -9_000, 16),
        (LevelSetup(LOWEST_LEVEL - 1), "own", -9_000, 16),
        (LevelSetup(1), "lost", -9_000, 7),
        (LevelSetup(10, character="nico"), "own", -1_801, 5),
        (LevelSetup(10, character="nico"), "lost", -1_801, 16),
        (LevelSetup(12, character="rosa"), "own", -3_001, 7),
        (LevelSetup(21.5, character="sam"), "own", -9_000, 16),
        (LevelSetup(21.5, character="sam"), "lost", -9_000, 7),
        (LevelSetup(20, character="of a later version"), "own", -9_000, 7),
    ],
)
def test_the_computer_resigns_in_its_manner_what_it_has_long_thought_lost(
    table: Table, level: LevelSetup, wish: Wish, score: int, plies: int
) -> None:
    table.desk.customs.resigning = wish
    table.desk.new_game(GameSetup(white=level))
    thought = [0, *[score] * 7]
    for file, its in zip(range(9, 1, -1), thought, strict=True):
        if table.board.running:
            table.turn(f"{file}g{file}f", f"{file}c{file}d", its)
    assert table.current.plies == plies
    gives_up = plies < 16
    assert table.current.gave_up is gives_up
    assert table.current.outcome == (Outcome(Reason.RESIGNATION, Color.BLACK) if gives_up else None)
    table.current.take_back()
    assert not table.current.gave_up
    assert table.board.running


def test_an_answer_that_the_rules_forbid_is_the_engines_trouble(table: Table) -> None:
    table.begin()
    table.play("7g7f")
    table.computer.answer("7a7g")
    (trouble,) = table.told(EngineFailed)
    assert isinstance(trouble, EngineFailed)
    assert trouble.text() == "The engine replied with an illegal move (7a7g)."
    assert table.computer.has_failed
    assert table.board.running


# --- moves and fouls by hand --------------------------------------------------------------------------------


def test_what_happens_is_told_in_its_order(table: Table) -> None:
    table.two_people()
    table.play("7g7f")
    table.current.take_back()
    table.play("2g2f")
    table.current.resign()
    kinds = [type(event) for event in table.events]
    assert kinds == [Moved, TookBack, Moved, Concluded, Ended]
    table.current.take_back()
    assert [type(event) for event in table.events[5:]] == [TookBack, Continued]


def test_a_foul_is_refused_and_named_or_loses_as_the_rules_have_it(table: Table) -> None:
    nowhere = Attempt(move("2h2b"), Color.BLACK)
    table.two_people(rules=RulesSetup(fouls="warned"))
    assert table.board.takes_fouls
    assert not table.board.attempt(nowhere)
    (refused,) = table.told(FoulRefused)
    assert isinstance(refused, FoulRefused)
    assert isinstance(refused.foul, Foul)
    assert table.moves == []
    table.two_people(rules=RulesSetup(fouls="strict"))
    assert table.board.attempt(nowhere)
    assert table.current.outcome == Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)
    assert not table.board.takes_fouls
    table.two_people()
    assert not table.board.takes_fouls


def test_what_is_no_foul_is_a_move(table: Table) -> None:
    table.two_people(rules=RulesSetup(fouls="strict"))
    assert table.board.attempt(Attempt(move("7g7f"), Color.BLACK))
    assert table.moves == ["7g7f"]
    assert table.board.running


def test_a_foul_that_no_record_holds_as_a_move_is_told_in_the_comment(table: Table) -> None:
    table.two_people(rules=RulesSetup(fouls="strict"))
    table.play("7g7f")
    table.board.set_text("A thought")
    assert table.board.attempt(Attempt(move("2g2f"), Color.BLACK))
    assert table.current.outcome == Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)
    assert table.moves == ["7g7f"]
    thought, foul = table.current.session.record.node((0,)).comment.split("\n")
    assert thought == "A thought"
    assert foul.startswith("2g2f: ")


def test_the_comment_of_a_foul_stands_at_the_last_move_whatever_is_looked_at(table: Table) -> None:
    table.two_people(rules=RulesSetup(fouls="strict"))
    table.play("7g7f", "3c3d")
    table.board.step(-1)
    table.current.session.play_foul(Attempt(move("3d3e"), Color.WHITE))
    first, second = table.current.session.record.main_line()
    assert (first.comment, second.comment[:6]) == ("", "3d3e: ")


def test_a_computer_that_has_won_by_the_rule_is_not_asked_for_a_move(table: Table) -> None:
    start = "4K4/9/9/9/9/9/+p+p+p+p+p+p+p+p+p/1+p+r+b5/4k4 b rbPPP 1"
    table.desk.new_game(GameSetup(handicap="", start_sfen=start, white=LevelSetup(1)))
    table.play("5a4a")
    assert table.current.outcome == Outcome(Reason.DECLARATION, Color.WHITE)
    assert table.computer.asked == []


# --- taking back, counting, resigning -----------------------------------------------------------------------


def test_of_the_moves_that_a_game_began_with_none_is_taken_back(table: Table) -> None:
    table.two_people(start_sfen=STANDARD.start_sfen, handicap="", moves=("7g7f", "3c3d"))
    assert (table.current.plies, table.current.played_plies) == (2, 0)
    assert table.current.plies_to_take_back == 0
    table.current.take_back()
    assert table.moves == ["7g7f", "3c3d"]
    table.play("2g2f")
    assert table.current.plies_to_take_back == 1
    table.current.take_back()
    assert table.moves == ["7g7f", "3c3d"]


def test_notes_beyond_a_move_taken_back_cannot_be_undone_any_more(table: Table) -> None:
    table.two_people()
    table.play("7g7f")
    table.board.set_text("A thought")
    assert table.board.cursor is not None
    assert table.board.cursor.history.undo_kind is not None
    table.current.take_back()
    assert table.board.cursor.history.undo_kind is None


def test_a_game_is_changed_once_a_move_was_made_in_it(table: Table) -> None:
    table.two_people()
    assert not table.board.modified
    table.current.resign()
    assert not table.board.modified
    table.two_people()
    table.play("7g7f")
    assert table.board.modified
    table.board.modified = False
    table.current.resign()
    assert table.board.modified


def test_a_game_broken_off_has_nothing_to_tell(table: Table) -> None:
    table.two_people()
    table.play("7g7f")
    table.two_people()
    assert table.told(Concluded, Ended) == []


def test_the_reading_of_the_hand_is_that_of_a_person_to_move(table: Table) -> None:
    table.begin(time=TIMED)
    assert table.current.hand_reading == table.current.clock.reading(Color.BLACK)
    table.play("7g7f")
    assert table.current.hand_reading is None
    table.current.resign()
    assert table.current.hand_reading is None
    table.begin()
    assert table.current.hand_reading is None


# --- the clock ----------------------------------------------------------------------------------------------


def test_the_clock_is_shown_anew_as_time_passes_and_a_fallen_flag_ends_the_game(
    table: Table, qtbot: QtBot
) -> None:
    table.two_people(time=TIMED)
    table.changes.clear()
    qtbot.waitUntil(lambda: any(change.what == Change.CLOCK for change in table.changes))
    table.now = 60_000
    qtbot.waitUntil(lambda: not table.board.running)
    assert table.current.outcome == Outcome(Reason.TIMEOUT, Color.WHITE)
    table.changes.clear()
    qtbot.wait(150)
    assert table.changes == []


def test_a_casual_games_clock_stands_while_a_dialog_lies_over_the_board(table: Table) -> None:
    table.begin(time=TIMED)
    table.desk.hold(held=True)
    assert table.current.clock_paused
    table.now = 9_000
    table.desk.hold(held=False)
    assert not table.current.clock_paused
    table.now = 10_000
    table.play("7g7f")
    assert table.spent(Color.BLACK) == 1_000


def test_a_game_without_a_clock_has_none_to_hold(table: Table) -> None:
    table.begin()
    table.desk.hold(held=True)
    table.desk.hold(held=False)
    assert not table.current.clock_paused
    assert table.current.clock.reading(Color.BLACK) is None


def test_after_the_end_no_clock_goes_on(table: Table) -> None:
    table.begin(time=TIMED)
    table.current.resign()
    table.desk.hold(held=True)
    table.desk.hold(held=False)
    table.now = 30_000
    assert table.spent(Color.BLACK) == 0
    assert not table.current.clock_paused


# --- other things on the board ------------------------------------------------------------------------------


def test_a_record_is_opened_with_its_file_and_its_changes(table: Table) -> None:
    document = Document(path=Path("/games/a.kif"))
    table.desk.open_record(Record(STANDARD), document=document)
    assert table.board.document == document
    assert not table.board.modified
    table.desk.open_record(Record(STANDARD), modified=True)
    assert table.board.document == Document()
    assert table.board.modified
    assert table.desk.study is not None
    assert table.desk.setup is None


def test_a_running_game_is_said_to_be_set_aside_once_a_move_was_made_in_it(table: Table) -> None:
    table.two_people()
    table.desk.open_record(Record(STANDARD))
    assert table.told(SetAside) == []
    table.two_people()
    table.play("7g7f")
    table.desk.open_record(Record(STANDARD))
    assert len(table.told(SetAside)) == 1
    assert waiting(table.journal).moves[0].usi == "7g7f"


def test_leaving_gives_up_what_was_changed(table: Table) -> None:
    table.desk.open_record(Record(STANDARD), modified=True)
    table.changes.clear()
    table.desk.leave()
    assert not table.board.modified
    assert table.desk.study is None
    assert len(table.changes) == 1


def test_a_foul_that_the_record_holds_as_a_move_needs_no_comment(table: Table) -> None:
    table.two_people(rules=RulesSetup(fouls="strict"))
    assert table.board.attempt(Attempt(move("8h2b"), Color.BLACK))
    assert table.current.outcome == Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)
    assert table.moves == ["8h2b"]
    assert table.current.session.record.node((0,)).illegal
    assert all(not node.comment for node in table.current.session.record.walk())


def test_the_end_of_a_game_changes_its_clock_its_line_and_who_is_to_move(table: Table) -> None:
    table.two_people()
    table.play("7g7f")
    table.changes.clear()
    table.current.resign()
    (change,) = table.changes
    assert all(one in change for one in (Change.CLOCK, Change.LINE, Change.STATE))
    assert Change.RECORD not in change


def test_a_game_that_is_over_is_not_kept_to_be_resumed(table: Table) -> None:
    table.two_people()
    table.play("7g7f")
    assert table.current.kept
    table.current.resign()
    assert not table.current.kept


def test_a_game_reads_its_clocks_and_has_none_where_time_has_no_limit(table: Table) -> None:
    table.two_people(time=TimeSetup(main_ms=60_000))
    for color in Color:
        reading = table.current.reading(color)
        assert reading is not None and reading.main_ms == 60_000
    table.two_people()
    assert [table.current.reading(color) for color in Color] == [None, None]


def test_who_finishes_the_game_for_both_sides_resigns_for_neither(table: Table) -> None:
    table.desk.customs.resigning = "lost"
    table.begin()
    table.play("9g9f")
    table.current.finish()
    moves = [text for file in range(9, 1, -1) for text in (f"{file}c{file}d", f"{file - 1}g{file - 1}f")]
    for text in moves:
        table.computer.answer(text, -9_000)
    assert table.current.running
    assert table.current.plies == 1 + len(moves)


def test_an_engine_that_failed_is_asked_nothing_until_it_is_started_again(table: Table) -> None:
    table.begin()
    table.play("7g7f")
    table.computer.fail(trouble)
    table.current.take_back()
    table.play("2g2f")
    assert table.asked_last() == ("7g7f",)
    table.current.retry_engine()
    assert table.asked_last() == ("2g2f",)


def test_what_happens_to_a_game_that_was_put_away_is_told_to_nobody(table: Table) -> None:
    table.two_people()
    table.play("7g7f")
    session = table.current.session
    table.desk.leave()
    events, changes = len(table.events), len(table.changes)
    session.play(move("3c3d"), 0)
    session.resign(Color.BLACK)
    assert (len(table.events), len(table.changes)) == (events, changes)
    assert [one.usi for one in waiting(table.journal).moves] == ["7g7f"]
