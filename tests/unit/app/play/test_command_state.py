"""What can be commanded follows from what is on the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.play.command_state import state_of
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup
from shogi_desktop.app.shell.commands import CommandState
from shogi_desktop.game import Circle, EditKind, Record
from shogi_desktop.rules import STANDARD, parse_square, parse_usi_move
from tests.support.desks import Told, at_once
from tests.support.players import ScriptedPlayer, against


class Table(Told):
    """A desk with a scripted computer."""

    def __init__(self, folder: Path) -> None:
        self.computer = ScriptedPlayer()
        self.computer.is_ready = True
        super().__init__(at_once(folder), against(self.computer), lambda: 0)

    @property
    def holds(self) -> set[str]:
        state = state_of(self.desk)
        return {field.name for field in msgspec.structs.fields(CommandState) if getattr(state, field.name)}

    def play(self, *texts: str) -> None:
        for usi in texts:
            assert self.board.play(parse_usi_move(usi, STANDARD))

    def study(self, *lines: str) -> None:
        """A record of such lines on the board, at its start."""
        record = Record(STANDARD)
        for line in lines:
            path: tuple[int, ...] = ()
            for usi in line.split():
                path = record.append(path, parse_usi_move(usi, STANDARD))
        self.desk.open_record(record)


@pytest.fixture
def table(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path)
    yield made
    made.desk.leave()


def test_before_the_first_game_nothing_holds(table: Table) -> None:
    assert table.holds == set()


def test_what_holds_beside_the_board_goes_on_holding(table: Table) -> None:
    before = CommandState(elsewhere=True, match_waits=True, can_resume=True)
    assert state_of(table.desk, before) == before
    table.desk.new_game(GameSetup())
    here = state_of(table.desk, before)
    assert (here.elsewhere, here.match_waits, here.can_resume, here.running) == (True,) * 4


def test_a_game_of_two_people(table: Table) -> None:
    table.desk.new_game(GameSetup())
    assert table.holds == {"has_record", "running", "can_resign"}
    table.play("7g7f")
    playing = {"has_record", "running", "can_resign", "can_take_back", "can_step_back", "on_move"}
    assert table.holds == playing
    table.board.step(-1)
    assert table.holds == playing - {"can_step_back", "on_move"} | {"can_step_forward"}
    table.current.resign()
    ended = {"has_record", "can_rematch", "can_step_forward", "can_take_back", "can_analyse"}
    assert table.holds == ended


def test_a_game_against_the_computer(table: Table) -> None:
    table.desk.new_game(GameSetup(white=LevelSetup(3)))
    assert table.holds == {"has_record", "running", "can_resign", "has_computer"}
    table.play("7g7f")
    assert {"can_move_now", "has_computer"} <= table.holds
    table.computer.fail(lambda: "It broke.")
    assert "engine_trouble" in table.holds
    assert "can_move_now" not in table.holds
    table.current.resign()
    assert not {"engine_trouble", "has_computer", "can_resign", "running"} & table.holds


def test_nobody_resigns_between_two_engines(qapp: QCoreApplication, tmp_path: Path) -> None:
    told = Told(at_once(tmp_path), lambda *_: ScriptedPlayer(), lambda: 0)
    told.desk.new_game(GameSetup(black=LevelSetup(1), white=LevelSetup(3)))
    state = state_of(told.desk)
    assert state.running
    assert not (state.can_resign or state.can_take_back or state.has_computer)
    told.desk.leave()


def test_a_record_without_variations(table: Table) -> None:
    table.study("7g7f 3c3d")
    assert table.holds == {"has_record", "can_step_forward", "has_alternatives", "can_analyse"}
    table.board.step(1)
    on_move = {"has_record", "can_step_back", "can_delete", "has_alternatives", "on_move", "can_analyse"}
    assert table.holds == on_move | {"can_step_forward"}
    table.board.step(1)
    assert table.holds == on_move


def test_a_branch_can_change_its_place_where_there_is_another_one(table: Table) -> None:
    table.study("7g7f", "2g2f", "5g5f")
    order = {"on_branch", "can_move_up", "can_move_down"}
    for path, holds in (((0,), {"can_move_down"}), ((1,), order), ((2,), order - {"can_move_down"})):
        table.board.go_to(path)
        assert table.holds & order == holds


def test_in_a_game_nothing_is_reordered_or_cut_off(table: Table) -> None:
    table.desk.new_game(GameSetup())
    table.play("7g7f", "3c3d")
    assert not {"can_delete", "on_branch", "can_move_up", "can_move_down", "has_alternatives"} & table.holds


def test_changes_can_be_undone_and_made_again(table: Table) -> None:
    table.study("7g7f")
    table.board.set_text("A thought")
    assert {"can_undo_edit", "can_redo_edit"} & table.holds == {"can_undo_edit"}
    table.board.undo_edit()
    assert {"can_undo_edit", "can_redo_edit"} & table.holds == {"can_redo_edit"}


def test_what_is_drawn_can_be_wiped_away(table: Table) -> None:
    table.study("7g7f")
    assert table.board.cursor is not None
    cursor = table.board.cursor
    cursor.toggle_mark(Circle(parse_square("5e")))
    assert "has_marks" in table.holds
    assert cursor.history.undo_kind is EditKind.DRAWING
    table.board.step(1)
    assert "has_marks" not in table.holds


def test_a_move_can_be_put_before_or_behind_its_alternatives_as_far_as_there_are_some(table: Table) -> None:
    table.study("7g7f", "2g2f", "9g9f")
    order = {"can_move_up", "can_move_down", "has_alternatives"}
    for number, holds in (
        (0, {"can_move_down"}),
        (1, {"can_move_up", "can_move_down"}),
        (2, {"can_move_up"}),
    ):
        assert table.board.cursor is not None
        table.board.cursor.go_to((number,))
        assert table.holds & order == holds | {"has_alternatives"}
    table.study("7g7f 3c3d", "7g7f 8c8d")
    assert table.board.cursor is not None
    table.board.cursor.go_to((0,))
    assert table.holds & order == {"has_alternatives"}, "the only first move"
    table.board.cursor.go_to((0, 1))
    assert table.holds & order == {"has_alternatives", "can_move_up"}


def test_in_a_game_only_where_a_record_branches_there_are_alternatives(table: Table) -> None:
    record = Record(STANDARD)
    for usi in ("7g7f", "2g2f"):
        record.append((), parse_usi_move(usi, STANDARD))
    table.desk.new_game(GameSetup())
    assert "has_alternatives" not in table.holds
