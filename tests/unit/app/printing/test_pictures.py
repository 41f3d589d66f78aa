"""Pictures and animations as they were chosen: sizes, words, spans."""

from __future__ import annotations

import io
from collections.abc import Iterable

import msgspec
import pytest
from PIL import Image
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.app.printing import pictures
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
from shogi_desktop.game import Annotations, Circle, Record, join_comment
from shogi_desktop.notation import MoveStyle
from shogi_desktop.paint.animation import AnimationFormat, Frame
from shogi_desktop.paint.diagram import Diagram
from shogi_desktop.paint.fonts import load_fonts
from shogi_desktop.paint.theme import THEMES, Coordinates, theme_by_id
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
    painted_with = []
    for in_use in (
        PiecesInUse("letters"),
        PiecesInUse("two_kanji"),
        PiecesInUse("two_kanji", dark_sides=True),
    ):
        painted = in_use.instead(chosen)
        painted_with.append(picture_bytes(diagram_for(record, (0,), painted, JAPANESE), painted))
    assert len(set(painted_with)) == 3
    assert PiecesInUse("letters").instead(PictureChoices()) == PictureChoices()


def test_a_set_in_use_that_is_gone_is_replaced_as_on_the_board() -> None:
    assert PiecesInUse.of(Settings(piece_set="/no/such/folder", dark_sides=True)) == PiecesInUse(
        "two_kanji", dark_sides=True
    )


@pytest.fixture
def encoded(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[Frame], dict[str, object]]]:
    """What is handed over to be made into a file: the frames, and with what."""
    asked: list[tuple[list[Frame], dict[str, object]]] = []

    def encode(frames: Iterable[Frame], form: object, **others: object) -> bytes:
        asked.append((list(frames), {"form": form, **others}))
        return b"the file"

    monkeypatch.setattr(pictures, "encode_animation", encode)
    return asked


@pytest.mark.parametrize(("span", "total"), [((0, 4), 5), ((1, 3), 3), ((2, 2), 1), ((3, 1), 1)])
def test_how_far_an_animation_is_can_be_told(
    record: Record, encoded: list[tuple[list[Frame], dict[str, object]]], span: tuple[int, int], total: int
) -> None:
    choices = AnimationChoices(pixels=100, repeat=False, format="webp")
    told = object()
    data = animation_bytes(
        record,
        record.end_path(),
        span,
        choices,
        PictureChoices(),
        JAPANESE,
        progress=told,  # type: ignore[arg-type]
    )
    ((_, others),) = encoded
    assert data == b"the file"
    assert others == {"form": AnimationFormat.WEBP, "repeat": False, "total": total, "progress": told}


def test_the_frames_stand_still_as_long_as_chosen_the_last_one_longer(
    record: Record, encoded: list[tuple[list[Frame], dict[str, object]]]
) -> None:
    choices = AnimationChoices(pixels=100, delay_ms=300, last_delay_ms=900)
    for span in ((1, 3), (3, 99)):
        animation_bytes(record, record.end_path(), span, choices, PictureChoices(), JAPANESE)
    delays = [[frame.delay_ms for frame in frames] for frames, _ in encoded]
    assert delays == [[300, 300, 900], [300, 900]]


@pytest.mark.parametrize(
    ("caption", "captions"),
    [
        ("none", ["", "", ""]),
        ("number", [" ", "After move 1", "After move 2"]),
        ("move", [" ", "1  ☗７六歩", "2  ☖３四歩"]),
    ],
)
def test_every_frame_has_a_caption_or_none_has(
    record: Record,
    encoded: list[tuple[list[Frame], dict[str, object]]],
    monkeypatch: pytest.MonkeyPatch,
    caption: str,
    captions: list[str],
) -> None:
    drawn: list[tuple[Diagram, dict[str, object]]] = []
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    monkeypatch.setattr(
        pictures, "diagram_image", lambda diagram, **how: drawn.append((diagram, how)) or image
    )
    choices = msgspec.structs.replace(AnimationChoices(pixels=100, theme="print"), caption=caption)
    look = PictureChoices(pieces="letters", names=False, caption="number")
    animation_bytes(record, record.end_path(), (0, 2), choices, look, JAPANESE, flipped=True)
    assert [diagram.caption for diagram, _ in drawn] == captions
    assert [diagram.position for diagram, _ in drawn] == [record.position((0,) * plies) for plies in range(3)]
    diagram, how = drawn[2]
    assert (diagram.flipped, diagram.black, diagram.last_move) == (True, "", parse_usi_move("3c3d", STANDARD))
    assert how["width"] == 100
    assert how["theme"] is theme_by_id("print")


@pytest.mark.parametrize(
    ("choices", "width"),
    [
        (PictureChoices(format="svg", pixels=300), 300),
        (PictureChoices(format="svg", in_millimetres=True, millimetres=254), 960),
        (PictureChoices(format="pdf", pixels=96), 72.0),
        (PictureChoices(format="pdf", in_millimetres=True, millimetres=254), 720.0),
        (PictureChoices(format="png", pixels=300), 300),
    ],
)
def test_a_drawing_has_the_width_chosen_in_its_own_units(
    record: Record, monkeypatch: pytest.MonkeyPatch, choices: PictureChoices, width: float
) -> None:
    asked: list[dict[str, object]] = []
    monkeypatch.setattr(
        pictures, f"diagram_{choices.format}", lambda _, **how: asked.append(how) or b"the picture"
    )
    clear = msgspec.structs.replace(choices, transparent=True, theme="print")
    assert picture_bytes(diagram_for(record, (), clear, JAPANESE), clear) == b"the picture"
    (how,) = asked
    assert how["width"] == pytest.approx(width)
    assert how["transparent"] is True
    assert how["theme"] is theme_by_id("print")
    assert how.get("dpi") is None


def test_a_picture_of_nothing_is_a_pixel_wide() -> None:
    assert pixel_width(PictureChoices(in_millimetres=True, millimetres=5, dpi=36)) == 7
    thin = msgspec.structs.replace(PictureChoices(in_millimetres=True), millimetres=0)
    assert pixel_width(thin) == 1


def test_a_diagram_shows_names_hands_and_what_is_drawn(record: Record) -> None:
    record.node((0,)).comment = join_comment("", Annotations(marks=(Circle(parse_square("5e")),)))
    diagram = diagram_for(record, (0,), PictureChoices(caption="none"), JAPANESE)
    assert (diagram.black, diagram.white, diagram.caption) == ("木村", "関根", "")
    assert diagram.hands == (Color.BLACK, Color.WHITE)
    assert diagram.annotations.marks == (Circle(parse_square("5e")),)
    assert diagram.last_move == parse_usi_move("7g7f", STANDARD)
    none, white = (PictureChoices(hands=hands) for hands in ("none", "white"))
    assert diagram_for(record, (), none, JAPANESE).hands == ()
    assert diagram_for(record, (), white, JAPANESE).hands == (Color.WHITE,)
