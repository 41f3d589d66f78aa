"""Pictures and animations as they were chosen: sizes, words, spans."""

from __future__ import annotations

import pytest

from shogi_desktop.app.printing.pictures import (
    caption_of,
    diagram_for,
)
from shogi_desktop.app.settings.print_choices import PictureChoices
from shogi_desktop.game import Record
from shogi_desktop.notation import MoveStyle
from shogi_desktop.paint.fonts import load_fonts
from shogi_desktop.paint.theme import Coordinates
from shogi_desktop.rules import STANDARD, Color, parse_usi_move

JAPANESE = MoveStyle.JAPANESE


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


@pytest.fixture
def record() -> Record:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    record.headers.update(black="木村", white="関根")
    for usi in ("7g7f", "3c3d", "8h2b+", "3a2b"):
        path = record.append(path, parse_usi_move(usi, STANDARD))
    return record


def test_a_diagram_shows_what_was_chosen(record: Record) -> None:
    choices = PictureChoices(
        coordinates="letters", hands="black", last_move=False, names=False, caption="number"
    )
    diagram = diagram_for(record, (0, 0, 0), choices, JAPANESE, flipped=True)
    assert (diagram.coordinates, diagram.hands, diagram.last_move) == (
        Coordinates.LETTERS,
        (Color.BLACK,),
        None,
    )
    assert (diagram.black, diagram.white, diagram.flipped) == ("", "", True)
    assert diagram.caption == "After move 3"


@pytest.mark.parametrize(
    ("style", "along"),
    [
        (MoveStyle.JAPANESE, Coordinates.JAPANESE),
        (MoveStyle.HODGES, Coordinates.LETTERS),
        (MoveStyle.DIGITS, Coordinates.DIGITS),
    ],
)
def test_coordinates_fit_the_notation(record: Record, style: MoveStyle, along: Coordinates) -> None:
    assert diagram_for(record, (), PictureChoices(), style).coordinates is along


def test_the_caption_names_the_last_move_as_moves_are_written(record: Record) -> None:
    node = record.node((0, 0, 0, 0))
    assert caption_of(record, node, "move", JAPANESE) == "4  ☖同　銀"
    assert caption_of(record, node, "move", MoveStyle.HODGES) == "4  Sx2b"
    assert caption_of(record, node, "none", JAPANESE) == ""
    assert caption_of(record, record.root, "move", JAPANESE) == ""
