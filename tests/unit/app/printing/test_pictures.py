"""Pictures and animations as they were chosen: sizes, words, spans."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.app.printing.pictures import (
    animation_bytes,
    caption_of,
    diagram_for,
    picture_bytes,
    pixel_width,
)
from shogi_desktop.app.settings.piece_sets import PiecesInUse
from shogi_desktop.app.settings.print_choices import IN_USE, AnimationChoices, PictureChoices
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.game import Record
from shogi_desktop.notation import MoveStyle
from shogi_desktop.paint.board import Coordinates
from shogi_desktop.paint.fonts import load_fonts
from shogi_desktop.paint.theme import THEMES
from shogi_desktop.rules import STANDARD, Color, Drop, parse_square, parse_usi_move
from tests.support.extent import extent

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


def test_a_foul_is_captioned_in_usi(record: Record) -> None:
    path = record.append((0, 0, 0, 0), Drop(STANDARD.kind("rook"), parse_square("5e")))
    record.node(path).illegal = True
    assert caption_of(record, record.node(path), "move", MoveStyle.USI).endswith("R*5e")


@pytest.mark.parametrize(
    ("choices", "pixels"),
    [
        (PictureChoices(pixels=777), 777),
        (PictureChoices(in_millimetres=True, millimetres=80, dpi=300), 945),
        (PictureChoices(in_millimetres=True, millimetres=1000, dpi=2400), 16_000),
    ],
)
def test_the_width_in_pixels(choices: PictureChoices, pixels: int) -> None:
    assert pixel_width(choices) == pixels


LOOKS = [(theme.id, pieces) for theme in THEMES for pieces in ("one_kanji", "two_kanji", "letters")]


@pytest.mark.parametrize(("theme", "pieces"), extent(LOOKS[::4], LOOKS))  # each theme, each set
def test_every_format_is_written_in_every_look(record: Record, theme: str, pieces: str) -> None:
    look = PictureChoices(pixels=200)
    look = msgspec.structs.replace(look, theme=theme, pieces=pieces)
    files = {}
    for name in ("png", "svg", "pdf"):
        choices = msgspec.structs.replace(look, format=name)
        files[name] = picture_bytes(diagram_for(record, (0,), choices, JAPANESE), choices)
    assert QImage.fromData(files["png"]).width() == 200
    assert QSvgRenderer(files["svg"]).isValid()
    assert files["pdf"].startswith(b"%PDF")


def test_millimetres_are_kept_in_every_format(record: Record) -> None:
    choices = PictureChoices(in_millimetres=True, millimetres=127, dpi=100)
    diagram = diagram_for(record, (), choices, JAPANESE)
    png = QImage.fromData(picture_bytes(diagram, choices))
    assert (png.width(), round(png.dotsPerMeterX() * 0.0254)) == (500, 100)
    svg = picture_bytes(diagram, msgspec.structs.replace(choices, format="svg"))
    assert b'width="127mm"' in svg


@pytest.mark.oracle
@pytest.mark.parametrize("name", ["gif", "apng", "webp"])
@pytest.mark.parametrize(("span", "frames"), [((0, 4), 5), ((1, 3), 3), ((2, 2), 1)])
def test_a_span_of_moves_has_a_frame_for_each_position(
    record: Record, name: str, span: tuple[int, int], frames: int
) -> None:
    choices = msgspec.structs.replace(AnimationChoices(pixels=160, delay_ms=300), format=name)
    data = animation_bytes(record, record.end_path(), span, choices, PictureChoices(), JAPANESE)
    with Image.open(io.BytesIO(data)) as animation:
        assert getattr(animation, "n_frames", 1) == frames
        assert animation.width == 160


@pytest.mark.oracle
def test_the_last_position_is_shown_longer(record: Record) -> None:
    choices = AnimationChoices(pixels=120, delay_ms=300, last_delay_ms=900)
    data = animation_bytes(record, record.end_path(), (0, 4), choices, PictureChoices(), JAPANESE)
    with Image.open(io.BytesIO(data)) as animation:
        delays = []
        for number in range(animation.n_frames):  # type: ignore[attr-defined]
            animation.seek(number)
            delays.append(animation.info["duration"])
    assert delays == [300, 300, 300, 300, 900]


def test_an_animation_follows_the_branch_that_is_shown(record: Record) -> None:
    branch = record.append((0,), parse_usi_move("8c8d", STANDARD))
    choices, look = AnimationChoices(pixels=100), PictureChoices()
    main = animation_bytes(record, record.end_path(), (0, 2), choices, look, JAPANESE)
    other = animation_bytes(record, branch, (0, 2), choices, look, JAPANESE)
    assert main != other


def test_the_pieces_in_use_are_taken_when_the_picture_is_painted(record: Record) -> None:
    chosen = PictureChoices(pieces=IN_USE, theme="light", pixels=200)
    pictures = []
    for in_use in (
        PiecesInUse("letters"),
        PiecesInUse("two_kanji"),
        PiecesInUse("two_kanji", dark_sides=True),
    ):
        painted = in_use.instead(chosen)
        pictures.append(picture_bytes(diagram_for(record, (0,), painted, JAPANESE), painted))
    assert len(set(pictures)) == 3
    assert PiecesInUse("letters").instead(PictureChoices()) == PictureChoices()


def test_a_set_in_use_that_is_gone_is_replaced_as_on_the_board() -> None:
    assert PiecesInUse.of(Settings(piece_set="/no/such/folder", dark_sides=True)) == PiecesInUse(
        "two_kanji", dark_sides=True
    )
