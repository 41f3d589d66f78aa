"""Pictures and animations as they were chosen: sizes, words, spans."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Literal

import msgspec
import pytest
from PySide6.QtGui import QImage

from shogi_desktop.app.printing import pictures
from shogi_desktop.app.printing.pictures import (
    MOST_PIXELS,
    animation_bytes,
    caption_of,
    diagram_for,
    picture_bytes,
    pixel_width,
)
from shogi_desktop.app.settings.print_choices import AnimationChoices, PictureChoices
from shogi_desktop.game import Annotations, Circle, Record, join_comment
from shogi_desktop.notation import MoveStyle
from shogi_desktop.paint.animation import AnimationFormat, Frame
from shogi_desktop.paint.diagram import Diagram
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.fonts import load_fonts
from shogi_desktop.paint.theme import Coordinates
from shogi_desktop.rules import STANDARD, Color, parse_square, parse_usi_move

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


def test_a_capture_where_the_move_before_went_is_written_as_that(record: Record) -> None:
    assert [
        caption_of(record, record.node((0,) * ply), "move", MoveStyle.JAPANESE).split("  ", 1)
        for ply in (1, 3, 4)
    ] == [["1", "☗７六歩"], ["3", "☗２二角成"], ["4", "☖同　銀"]]
    assert caption_of(record, record.root, "move", JAPANESE) == ""
    assert caption_of(record, record.node((0,)), "none", JAPANESE) == ""


def test_a_foul_without_a_piece_is_still_named_by_its_square(record: Record) -> None:
    path = record.append((0,), parse_usi_move("5e5d", STANDARD))
    assert caption_of(record, record.node(path), "move", JAPANESE) == "2  ☖５四？"


def test_marks_names_and_words_are_on_the_diagram(record: Record) -> None:
    node = record.node((0,))
    node.comment = join_comment("A thought.", Annotations(None, (Circle(parse_square("5e")),)))
    diagram = diagram_for(record, (0,), PictureChoices(), JAPANESE)
    assert diagram.annotations.marks == (Circle(parse_square("5e")),)
    assert (diagram.black, diagram.white) == ("木村", "関根")
    assert diagram.last_move == node.move
    assert diagram.hand_words is not None
    assert not diagram.flipped
    nameless = diagram_for(Record(STANDARD), (), PictureChoices(), JAPANESE)
    assert (nameless.black, nameless.white) == ("", "")


@pytest.mark.parametrize(
    ("choices", "pixels"),
    [
        (PictureChoices(pixels=777), 777),
        (PictureChoices(pixels=777, in_millimetres=True, millimetres=254, dpi=100), 1_000),
        (PictureChoices(in_millimetres=True, millimetres=5, dpi=36), 7),
        (PictureChoices(in_millimetres=True, millimetres=1_000, dpi=2_400), MOST_PIXELS),
    ],
)
def test_a_picture_is_as_wide_as_was_chosen_in_pixels_or_on_paper(
    choices: PictureChoices, pixels: int
) -> None:
    assert pixel_width(choices) == pixels


def test_each_format_of_a_picture_has_its_width_in_its_own_units(record: Record) -> None:
    diagram = diagram_for(record, (0,), PictureChoices(), JAPANESE)
    pixels = PictureChoices(pixels=96)
    paper = PictureChoices(in_millimetres=True, millimetres=20, dpi=150)

    png = QImage.fromData(picture_bytes(diagram, pixels))
    assert (png.width(), png.pixelColor(0, 0).alpha()) == (96, 255)
    dense = QImage.fromData(picture_bytes(diagram, paper))
    assert (dense.width(), round(dense.dotsPerMeterX() * 0.0254)) == (118, 150)
    clear = QImage.fromData(picture_bytes(diagram, msgspec.structs.replace(pixels, transparent=True)))
    assert clear.pixelColor(0, 0).alpha() == 0

    for choices, width in ((pixels, 96), (paper, 76)):  # 96 units to the inch
        svg = picture_bytes(diagram, msgspec.structs.replace(choices, format="svg")).decode()
        assert f'viewBox="0 0 {width} ' in svg
    for choices, points in ((pixels, 72), (paper, 57)):  # 72 to the inch
        pdf = picture_bytes(diagram, msgspec.structs.replace(choices, format="pdf"))
        box = re.search(rb"/MediaBox \[0 0 ([0-9.]+) ", pdf)
        assert box is not None and round(float(box[1])) == points


class Encoded:
    """What an animation was made of, in place of a file."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.frames: list[Frame] = []
        self.told: dict[str, object] = {}
        monkeypatch.setattr("shogi_desktop.app.printing.pictures.encode_animation", self.encode)

    def encode(self, frames: Iterable[Frame], made: AnimationFormat, **told: object) -> bytes:
        self.frames, self.told = list(frames), {"format": made, **told}
        return b"x"


SMALL = AnimationChoices(pixels=80, delay_ms=500, last_delay_ms=2_000, format="apng", repeat=False)


def test_an_animation_shows_the_span_that_was_asked_for_the_last_position_longer(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded = Encoded(monkeypatch)
    assert animation_bytes(record, (0, 0), (1, 3), SMALL, PictureChoices(), JAPANESE) == b"x"
    assert [frame.delay_ms for frame in encoded.frames] == [500, 500, 2_000]
    assert encoded.told == {
        "format": AnimationFormat.APNG,
        "repeat": False,
        "total": 3,
        "progress": None,
    }
    assert {frame.image.width() for frame in encoded.frames} == {80}
    assert len({frame.image.height() for frame in encoded.frames}) == 1


def test_an_animation_goes_to_the_end_of_the_line_where_less_is_there_than_asked_for(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded = Encoded(monkeypatch)
    animation_bytes(record, (), (2, 99), SMALL, PictureChoices(), JAPANESE)
    assert [frame.delay_ms for frame in encoded.frames] == [500, 500, 2_000]
    animation_bytes(record, (), (3, 3), SMALL, PictureChoices(), JAPANESE)
    assert ([frame.delay_ms for frame in encoded.frames], encoded.told["total"]) == ([2_000], 1)


def test_without_captions_a_picture_in_motion_is_lower_and_never_changes_its_size(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded = Encoded(monkeypatch)
    heights = []
    for caption in ("move", "none"):
        choices = msgspec.structs.replace(SMALL, caption=caption)
        animation_bytes(record, (), (0, 2), choices, PictureChoices(), JAPANESE)
        (height,) = {frame.image.height() for frame in encoded.frames}
        heights.append(height)
    assert heights[0] > heights[1]


@pytest.mark.parametrize("form", ["png", "svg", "pdf"])
def test_a_picture_has_the_look_that_was_chosen_in_each_format(
    record: Record, monkeypatch: pytest.MonkeyPatch, form: Literal["png", "svg", "pdf"]
) -> None:
    told: dict[str, Any] = {}

    def paint(diagram: Diagram, **how: Any) -> bytes:
        told.update(how, diagram=diagram)
        return b"painted"

    def load(name: str, *, dark_sides: bool) -> str:
        return f"{name} {dark_sides}"

    monkeypatch.setattr(pictures, f"diagram_{form}", paint)
    monkeypatch.setattr(PieceSet, "load", load)
    choices = PictureChoices(
        format=form, theme="dark", pieces="letters", dark_sides=True, transparent=True, pixels=96
    )
    diagram = diagram_for(record, (), choices, JAPANESE)
    assert picture_bytes(diagram, choices) == b"painted"
    assert (told["diagram"], told["piece_set"], told["transparent"]) == (diagram, "letters True", True)
    assert told["theme"].id == "dark"
    assert told["width"] == (72 if form == "pdf" else 96)
    assert told.get("dpi") is None
