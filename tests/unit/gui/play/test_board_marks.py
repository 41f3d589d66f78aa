"""What lies over the board is drawn together: the record's marks, a hint, the reason, the foul."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.players.player import Person
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup, RulesSetup
from shogi_desktop.game import Arrow, Attempt, Circle, Mark, MarkColor
from shogi_desktop.gui.board import BoardScene
from shogi_desktop.gui.play.board_marks import BoardMarks
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import LIGHT
from shogi_desktop.rules import STANDARD, Color, Square, parse_square, parse_usi_move
from tests.support.desks import Told, at_once

HINT = Arrow(parse_square("7g"), parse_square("7f"), MarkColor.BLUE)
OWN = Circle(parse_square("5e"), MarkColor.GREEN)


class Shown:
    """A game of two people where fouls lose, on a scene."""

    def __init__(self, folder: Path) -> None:
        self.told = Told(at_once(folder), lambda setup, _: Person(setup.name), lambda: 0)
        self.scene = BoardScene(LIGHT, PieceSet.load("two_kanji"))
        self.marks = BoardMarks(self.told.board, self.scene)
        self.told.desk.new_game(
            GameSetup(black=PersonSetup("Aiko"), white=PersonSetup("Ben"), rules=RulesSetup(fouls="strict"))
        )

    @property
    def drawn(self) -> tuple[Mark, ...]:
        return self.scene.annotations.marks

    def circled(self) -> set[Square]:
        return {mark.square for mark in self.drawn if isinstance(mark, Circle)}


@pytest.fixture
def shown(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Shown]:
    shown = Shown(tmp_path)
    yield shown
    shown.told.desk.leave()
    shown.scene.deleteLater()


def test_a_hint_and_a_reason_lie_over_what_the_reader_has_drawn(shown: Shown) -> None:
    shown.scene.mark_drawn.emit(OWN)
    shown.marks.refresh()
    assert shown.drawn == (OWN,)
    shown.marks.show_hint((HINT,))
    shown.marks.show_why([parse_square("2b")])
    assert shown.drawn == (OWN, HINT, Circle(parse_square("2b"), MarkColor.RED))
    shown.marks.show_why(())
    shown.marks.show_hint(())
    assert shown.drawn == (OWN,)


def test_what_the_reader_draws_twice_is_gone(shown: Shown) -> None:
    for _ in range(2):
        shown.scene.mark_drawn.emit(OWN)
    shown.marks.refresh()
    assert shown.drawn == ()


def test_a_foul_stays_marked_beside_everything_else_while_its_move_is_looked_at(shown: Shown) -> None:
    board = shown.told.board
    assert board.play(parse_usi_move("7g7f", STANDARD))
    assert board.attempt(Attempt(parse_usi_move("2b2d", STANDARD), Color.WHITE))
    assert board.outcome is not None
    shown.marks.refresh()
    assert shown.circled() == {parse_square("2d")}
    shown.scene.mark_drawn.emit(OWN)
    shown.marks.show_hint((HINT,))
    assert shown.circled() == {parse_square("2d"), OWN.square}
    assert HINT in shown.drawn
    board.step(-1)
    shown.marks.refresh()
    assert not shown.circled()
