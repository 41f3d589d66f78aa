"""The coach: looks at each move before the computer is asked, warns, praises rarely, holds nothing up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.coaching import Warned
from shogi_desktop.analysis.reasons import ReasonId
from shogi_desktop.app.play import coach as coach_module
from shogi_desktop.app.play.adviser import Look
from shogi_desktop.app.play.coach import AFTER, AHEAD, AT_ONCE, OBVIOUS, PATIENCE_MS, Coach, Praised
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup, TimeSetup
from shogi_desktop.game import Series, SeriesKind
from shogi_desktop.rules import STANDARD, Color, parse_usi_move
from shogi_desktop.usi.messages import Centipawns, Mate
from tests.support.advisers import ScriptedAdviser
from tests.support.desks import AtOnce, Told, at_once
from tests.support.players import ScriptedPlayer, against
from tests.support.sentences import into
from tests.unit.analysis.test_coaching import SILVER_TO_LOSE

SETUP = GameSetup(handicap="", start_sfen=SILVER_TO_LOSE, white=LevelSetup(3), time=TimeSetup(600_000))


class Table(Told):
    """A person as Black against the computer, with a coach at their side."""

    def __init__(self, folder: Path) -> None:
        self.computer = ScriptedPlayer()
        self.now = 0
        super().__init__(at_once(folder), against(self.computer), lambda: self.now)
        self.adviser = ScriptedAdviser()
        self.coach = Coach(self.desk, self.adviser, AtOnce())
        self.coach.on = True
        self.desk.new_game(SETUP)

    def look_ahead(self, best: str = "4f4e 5b4b", score: int = 0, second: int = -50) -> None:
        """Let the coach find that much while the person thinks."""
        self.adviser.advise("4f4e")
        self.adviser.advise(*best.split(), score=Centipawns(score), second=Centipawns(second))

    def play(self, usi: str) -> None:
        assert self.board.play(parse_usi_move(usi, STANDARD))

    def blunder(self) -> None:
        """Give the silver away, and let the coach see it."""
        self.look_ahead()
        self.play("4f5e")
        self.adviser.advise("5b5e", "9i8h", score=Centipawns(1500))

    @property
    def asked(self) -> int:
        """How often the computer was asked."""
        return len(self.computer.asked)


@pytest.fixture
def table(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Table]:
    made = Table(tmp_path)
    yield made
    made.desk.leave()


def test_a_blunder_waits_for_the_persons_word_and_no_clock_runs(table: Table) -> None:
    table.now = 5_000
    table.blunder()
    word = table.coach.word
    assert isinstance(word, Warned)
    assert word.reason is not None
    assert word.reason.id is ReasonId.HANGS_PIECE
    assert table.asked == 0
    table.now = 65_000
    times = [table.current.clock.reading(color) for color in Color]
    assert [reading and reading.main_ms for reading in times] == [595_000, 600_000]


def test_played_anyway_it_stands_and_the_computer_is_asked_with_its_whole_time(table: Table) -> None:
    table.blunder()
    table.now = 60_000
    table.coach.let_stand()
    assert table.coach.word is None
    assert table.asked == 1
    clocks = table.computer.asked[0][1]
    assert clocks is not None
    assert clocks.white.main_ms == 600_000


def test_taken_back_it_is_gone_and_played_again_it_is_let_pass(table: Table) -> None:
    table.blunder()
    table.current.take_back()
    assert table.coach.word is None
    assert (table.current.plies, table.current.weighing) == (0, False)
    looks = len(table.adviser.asked)
    table.play("4f5e")
    assert table.asked == 1
    assert len(table.adviser.asked) == looks


def test_the_best_move_goes_on_at_once_without_a_second_look(table: Table) -> None:
    table.look_ahead()
    assert table.adviser.looks == [OBVIOUS, AHEAD]
    table.play("4f4e")
    assert (table.asked, table.coach.word) == (1, None)
    assert table.adviser.looks == [OBVIOUS, AHEAD]


def test_a_good_move_goes_on_after_a_look(table: Table) -> None:
    table.look_ahead()
    table.play("4f3e")
    assert table.asked == 0
    assert table.adviser.looks[-1] == AFTER
    table.adviser.advise("5b4b", score=Centipawns(30))
    assert (table.asked, table.coach.word) == (1, None)


def test_who_moves_before_the_coach_has_looked_is_looked_after_in_a_hurry(table: Table) -> None:
    table.play("4f5e")
    assert table.adviser.looks[-1] == AT_ONCE
    table.adviser.advise("4f4e", "5b4b", score=Centipawns(0))
    table.adviser.advise("5b5e", "9i8h", score=Centipawns(1500))
    assert isinstance(table.coach.word, Warned)


def test_a_coach_who_takes_too_long_gives_way(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach_module, "PATIENCE_MS", 1)
    table.look_ahead()
    table.play("4f5e")
    qtbot.waitUntil(lambda: table.asked == 1)
    assert table.adviser.cancelled == 1, "nobody waits for what it still looks for"
    table.adviser.advise("5b5e", "9i8h", score=Centipawns(1500))
    assert table.coach.word is None


def test_an_engine_that_fails_gives_way_too_and_is_told_of(table: Table) -> None:
    told: list[str] = []
    table.coach.failed.connect(into(told))
    table.adviser.failed.emit(lambda: "early")
    table.play("4f5e")
    table.adviser.failed.emit(lambda: "it broke")
    assert (table.asked, told) == (1, ["it broke"])


def test_switched_off_while_it_looks_the_game_goes_on(table: Table) -> None:
    table.look_ahead()
    table.play("4f5e")
    table.coach.on = False
    assert table.asked == 1
    table.computer.answer("5b5e")
    table.play("9i8h")
    assert table.asked == 2


def test_there_is_none_between_two_people_nor_in_a_match(table: Table) -> None:
    for setup in (
        GameSetup("shogi"),
        GameSetup("shogi", white=LevelSetup(3), match=Series(SeriesKind.BEST_OF, 3)),
    ):
        table.desk.new_game(setup)
        looks = len(table.adviser.asked)
        table.play("7g7f")
        assert not table.current.weighing
        assert len(table.adviser.asked) == looks


def test_the_computers_moves_are_not_weighed(table: Table) -> None:
    table.desk.new_game(GameSetup("shogi", black=LevelSetup(3), white=PersonSetup()))
    table.computer.answer("7g7f")
    assert not table.current.weighing
    assert table.current.plies == 1


def test_finishing_and_switching_end_the_waiting(table: Table) -> None:
    table.blunder()
    table.current.finish()
    assert (table.coach.word, table.asked) == (None, 1)


def find(table: Table, second: int = -900) -> None:
    """Play the best move where it is hard to see."""
    table.adviser.advise("4f3e")
    table.adviser.advise("4f4e", "5b4b", score=Centipawns(600), second=Centipawns(second))
    table.play("4f4e")


def test_a_find_is_praised_while_the_game_goes_on(table: Table) -> None:
    find(table)
    assert isinstance(table.coach.word, Praised)
    assert table.asked == 1
    table.computer.answer("5b4b")
    table.play("9i8h")
    assert table.coach.word is None


def test_what_a_hint_showed_is_no_find(table: Table) -> None:
    table.coach.note_hint()
    find(table)
    assert table.coach.word is None


def test_praise_is_rare(table: Table) -> None:
    find(table)
    table.computer.answer("5b5c")
    table.adviser.advise("9i9h")
    table.adviser.advise("4e4d", "5c5b", score=Centipawns(900), second=Centipawns(-900))
    table.play("4e4d")
    assert table.coach.word is None


def test_a_mate_that_is_missed_is_warned_of(table: Table) -> None:
    table.desk.new_game(GameSetup(handicap="", start_sfen="k8/9/1P7/9/9/9/9/9/K8 b G 1", white=LevelSetup(3)))
    table.adviser.advise("G*8b")
    table.adviser.advise("G*8b", score=Mate(True, 1))
    table.play("9i8h")
    table.adviser.advise("9a8a", score=Centipawns(200))
    assert isinstance(table.coach.word, Warned)
    assert table.coach.word.reason is not None
    assert table.coach.word.reason.id is ReasonId.MISSES_MATE


def test_what_comes_of_a_move_is_asked_of_the_position_after_it(table: Table) -> None:
    table.look_ahead()
    assert table.adviser.asked[-1] == ()
    table.play("4f5e")
    assert table.adviser.asked[-1] == ("4f5e",)


def test_an_answer_to_a_question_that_nobody_asks_any_more_is_nothing(table: Table) -> None:
    table.look_ahead()
    table.play("4f5e")
    table.adviser.advise("4f4e", score=Centipawns(0), question=1)
    assert (table.asked, table.coach.word) == (0, None)
    table.adviser.advise(question=len(table.adviser.asked))
    assert (table.asked, table.coach.word) == (1, None), "without an answer the move stands"


def test_a_warning_is_not_closed_but_answered_and_praise_is_closed(table: Table) -> None:
    table.blunder()
    table.coach.close_word()
    assert isinstance(table.coach.word, Warned)
    table.coach.let_stand()
    table.desk.new_game(SETUP)
    find(table)
    assert isinstance(table.coach.word, Praised)
    table.coach.close_word()
    assert table.coach.word is None


def test_patience_that_ends_after_the_warning_takes_nothing_back(table: Table) -> None:
    table.blunder()
    table.coach._give_way()
    assert isinstance(table.coach.word, Warned)
    assert table.asked == 0


def test_it_is_on_or_off_and_looks_ahead_when_it_is_switched_on(table: Table) -> None:
    table.coach.on = False
    assert table.coach.on is False
    table.desk.new_game(SETUP)
    looks = len(table.adviser.asked)
    table.coach.on = True
    assert table.coach.on is True
    assert len(table.adviser.asked) == looks + 1


def test_only_a_warning_waits_for_an_answer(table: Table) -> None:
    assert table.coach.warning is None
    find(table)
    assert isinstance(table.coach.word, Praised) and table.coach.warning is None
    table.desk.new_game(SETUP)
    table.blunder()
    assert table.coach.warning is table.coach.word is not None


def test_a_find_without_a_first_thought_or_a_second_best_is_not_praised(table: Table) -> None:
    table.adviser.advise()
    table.adviser.advise("4f4e", "5b4b", score=Centipawns(600), second=Centipawns(-900))
    table.play("4f4e")
    assert (table.coach.word, table.asked) == (None, 1)
    table.desk.new_game(SETUP)
    table.adviser.advise("4f3e")
    table.adviser.advise("4f4e", "5b4b", score=Centipawns(600))
    table.play("4f4e")
    assert (table.coach.word, table.asked) == (None, 2)


def test_a_move_that_was_let_stand_passes_the_next_time_and_no_other_does(table: Table) -> None:
    table.blunder()
    table.coach.let_stand()
    table.current.take_back()
    table.play("4f5e")
    assert (table.asked, table.coach.word) == (2, None), "said once, it is not said again"
    assert table.adviser.looks == [OBVIOUS, AHEAD, AFTER]
    table.current.take_back()
    table.play("4f3e")
    assert table.adviser.looks == [OBVIOUS, AHEAD, AFTER, AFTER]


def test_in_the_next_game_the_same_mistake_is_warned_of_again(table: Table) -> None:
    table.blunder()
    table.coach.let_stand()
    table.desk.new_game(SETUP)
    table.blunder()
    assert isinstance(table.coach.word, Warned)


def test_an_answer_about_the_game_before_asks_nothing_in_the_next_one(table: Table) -> None:
    assert table.adviser.looks == [OBVIOUS]
    table.desk.new_game(GameSetup(black=LevelSetup(3), white=PersonSetup()))
    table.adviser.advise("4f4e", question=1)
    assert table.adviser.looks == [OBVIOUS], "it is the computer's turn there"


def test_a_move_made_before_the_coach_knows_anything_stands_if_it_finds_nothing(table: Table) -> None:
    table.play("4f5e")
    assert table.adviser.looks[-1] == AT_ONCE
    table.adviser.advise()
    assert (table.asked, table.coach.word) == (1, None)


def test_an_answer_that_comes_after_the_move_was_let_go_is_not_waited_for(table: Table) -> None:
    table.look_ahead()
    table.play("4f5e")
    table.current.take_back()
    assert table.adviser.cancelled == 1


@pytest.mark.parametrize(("level", "warned"), [(3, False), (30, True)])
def test_what_is_a_mistake_goes_by_the_strength_of_the_game(table: Table, level: int, warned: bool) -> None:
    table.desk.new_game(msgspec.structs.replace(SETUP, white=LevelSetup(level)))
    table.look_ahead(score=250)
    table.play("4f5e")
    table.adviser.advise("5b5e", "9i8h", score=Centipawns(250))
    assert isinstance(table.coach.word, Warned) is warned


KINGS_WAY = """
    9i9h 9h9g 9g9f 9f9e 9e9d 9d9c 9c8c 8c8d 8d8e 8e8f 8f8g 8g8h 8h8i 8i7i 7i7h 7h7g 7g7f 7f7e 7e7d 7d7c
    7c6c 6c6d 6d6e 6e6f 6f6g 6g6h 6h6i
"""
FINDS = {0: "4f4e", 18: "4e3f", 20: "3f3e", 38: "3e4f", 40: "4f4e", 60: "4e3f"}
"""After so many plies the person finds a move that is hard to see."""


def test_there_is_praise_every_twenty_plies_at_most_and_three_times_in_a_game(table: Table) -> None:
    praised, way = [], iter(KINGS_WAY.split())
    for ply in range(0, 61, 2):
        move = FINDS.get(ply) or next(way)
        table.adviser.advise("1i1h" if ply in FINDS else move)
        table.adviser.advise(move, "5b4b", score=Centipawns(600), second=Centipawns(-900))
        table.play(move)
        if isinstance(table.coach.word, Praised):
            praised.append(ply)
        table.computer.answer("5b4b" if ply % 4 == 0 else "4b5b")
    assert praised == [0, 20, 40]


def test_the_looks_while_a_move_waits_leave_time_for_a_word() -> None:
    """The figures are those that the coach was measured with."""
    looks = [(look.ms, look.nodes, look.depth, look.lines) for look in (OBVIOUS, AHEAD, AT_ONCE, AFTER)]
    assert looks == [
        (50, 100_000, 1, 1),
        (300, 300_000, None, 2),
        (120, 150_000, None, 1),
        (180, 200_000, None, 1),
    ]
    assert AT_ONCE.ms + AFTER.ms < coach_module.PATIENCE_MS


def test_a_move_made_before_the_position_was_looked_at_at_all_stands(table: Table) -> None:
    """The computer's move and the person's come in one go: the views have not heard of the first yet."""
    table.look_ahead()
    table.play("4f4e")
    with table.board.news.together():
        table.computer.answer("5b4b")
        table.play("4e4d")
    assert (table.asked, table.coach.word) == (2, None)
    assert table.adviser.looks == [OBVIOUS, AHEAD]


def test_switched_off_it_asks_nothing_more_whatever_it_hears(table: Table) -> None:
    table.coach.on = False
    table.adviser.advise("4f4e")
    assert table.adviser.looks == [OBVIOUS]


def test_who_was_faster_is_looked_after_from_the_position_before_the_move(table: Table) -> None:
    table.play("4f5e")
    assert (table.adviser.looks[-1], table.adviser.asked[-1]) == (AT_ONCE, ())
    table.adviser.advise("4f4e", "5b4b", score=Centipawns(0))
    assert (table.adviser.looks[-1], table.adviser.asked[-1]) == (AFTER, ("4f5e",))


def test_who_resigns_while_the_coach_looks_hears_nothing_of_it(table: Table) -> None:
    table.look_ahead()
    table.play("4f5e")
    table.current.resign()
    table.adviser.advise("5b5e", "9i8h", score=Centipawns(1500))
    assert (table.asked, table.coach.word) == (0, None)
    assert not table.current.running


def test_it_goes_with_the_desk_that_it_belongs_to(table: Table) -> None:
    assert table.coach.parent() is table.desk


def test_what_is_obvious_is_seen_one_ply_deep_and_two_moves_are_compared_while_the_person_thinks() -> None:
    assert Look(50, 100_000, depth=1, lines=1) == OBVIOUS
    assert Look(300, 300_000, depth=None, lines=2) == AHEAD


def test_a_played_move_is_looked_at_for_less_than_it_waits_for() -> None:
    assert Look(120, 150_000) == AT_ONCE
    assert Look(180, 200_000) == AFTER
    assert AT_ONCE.ms < AFTER.ms < PATIENCE_MS
