"""The title of the window says what is on the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.play.title import board_title
from shogi_desktop.app.records.document import Document
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup
from shogi_desktop.game import Record
from shogi_desktop.rules import STANDARD, Color
from tests.support.desks import Told, at_once
from tests.support.players import no_engine

TWO_PLAYERS = GameSetup(black=PersonSetup("Aiko"), white=PersonSetup("Ben"))


@pytest.fixture
def told(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Told]:
    made = Told(at_once(tmp_path), no_engine, lambda: 0)
    yield made
    made.desk.leave()


def test_an_empty_board_has_no_title(told: Told) -> None:
    assert board_title(told.desk) == ""


def test_a_game_says_who_is_to_move_and_who_plays(told: Told) -> None:
    told.desk.new_game(TWO_PLAYERS)
    assert board_title(told.desk) == "Black to move · Aiko – Ben"
    told.board.play(next(iter(told.current.session.position.legal_moves())))
    assert board_title(told.desk) == "White to move · Aiko – Ben"


def test_a_handicap_game_has_other_sides_and_nameless_people_are_left_out(told: Told) -> None:
    told.desk.new_game(GameSetup(handicap="rook"))
    assert board_title(told.desk) == "Uwate to move"


def test_a_game_that_is_over_says_how_it_ended(told: Told) -> None:
    told.desk.new_game(TWO_PLAYERS)
    told.current.resign()
    assert told.current.outcome is not None
    assert told.current.outcome.winner is Color.WHITE
    assert board_title(told.desk) == "White wins · Aiko – Ben"


def test_a_record_is_called_by_its_file_else_by_its_players(told: Told) -> None:
    record = Record(STANDARD)
    record.headers.update(black="Aiko\nof Kobe", white="Ben")
    told.desk.open_record(record, document=Document(path=Path("/games/final.kifu")))
    assert board_title(told.desk) == "final.kifu"
    told.board.forget_document()
    assert board_title(told.desk) == "Aiko of Kobe – Ben"
    told.desk.open_record(Record(STANDARD))
    assert board_title(told.desk) == "New record"


def test_a_long_name_is_shortened(told: Told) -> None:
    record = Record(STANDARD)
    record.headers["white"] = "x" * 99
    told.desk.open_record(record)
    assert len(board_title(told.desk)) == 40
