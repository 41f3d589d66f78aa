"""Animations, read back by Pillow: every frame as it was painted, whatever was left out of the file."""

import io
import random
from array import array
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter

from shogi_desktop.paint.animation import AnimationFormat, Frame, encode_animation
from shogi_desktop.paint.diagram import Diagram, diagram_image
from shogi_desktop.paint.errors import AnimationError
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import BOOK, LIGHT, Theme
from shogi_desktop.rules import STANDARD, Position, parse_usi_move
from tests.support.extent import extent

pytestmark = pytest.mark.oracle

LOSSLESS = (AnimationFormat.APNG, AnimationFormat.WEBP)
WHITE, RED, BLUE = (QColor(name) for name in ("white", "#c02010", "#1040c0"))


def picture(
    *spots: tuple[int, int, QColor], size: tuple[int, int] = (61, 47), ground: QColor = WHITE
) -> QImage:
    """A picture with small squares in it."""
    image = QImage(QSize(*size), QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    for x, y, color in spots:
        painter.fillRect(x, y, 5, 4, color)
    painter.end()
    return image


def pixels(image: QImage) -> bytes:
    """Red, green and blue of every pixel of a QImage."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    data, stride = bytes(image.constBits()), image.bytesPerLine()
    return b"".join(data[y * stride : y * stride + 3 * image.width()] for y in range(image.height()))


def read_back(data: bytes) -> tuple[list[bytes], list[int]]:
    """Pillow's picture of each frame, and the delays in milliseconds."""
    with Image.open(io.BytesIO(data)) as animation:
        frames, delays = [], []
        for number in range(animation.n_frames):  # type: ignore[attr-defined]
            animation.seek(number)
            animation.load()
            frames.append(animation.convert("RGB").tobytes())
            delays.append(round(animation.info.get("duration", 0)))
        return frames, delays


MOVING = [
    picture((3, 3, RED)),
    picture((3, 3, RED), (40, 30, BLUE)),
    picture((20, 9, RED), (40, 30, BLUE)),
    picture((56, 43, RED)),
]


@pytest.mark.parametrize("wanted", AnimationFormat)
def test_every_frame_comes_back_as_it_was(wanted: AnimationFormat) -> None:
    frames, delays = read_back(encode_animation([Frame(image, 350) for image in MOVING], wanted))
    assert frames == [pixels(image) for image in MOVING]
    assert delays == [350] * 4


@pytest.mark.parametrize("wanted", AnimationFormat)
def test_a_frame_without_a_change_makes_the_one_before_last_longer(wanted: AnimationFormat) -> None:
    images = [MOVING[0], MOVING[0], MOVING[1], MOVING[1], MOVING[1]]
    frames, delays = read_back(encode_animation([Frame(image, 200) for image in images], wanted))
    assert frames == [pixels(MOVING[0]), pixels(MOVING[1])]
    assert delays == [400, 600]


@pytest.mark.parametrize("wanted", AnimationFormat)
def test_a_change_back_to_the_ground_is_a_change(wanted: AnimationFormat) -> None:
    images = [picture((10, 10, RED)), picture(), picture((10, 10, RED))]
    frames, _ = read_back(encode_animation([Frame(image, 100) for image in images], wanted))
    assert frames == [pixels(image) for image in images]


@pytest.mark.parametrize("wanted", AnimationFormat)
@pytest.mark.parametrize("repeat", [True, False])
def test_it_begins_again_only_where_that_is_wanted(wanted: AnimationFormat, repeat: bool) -> None:
    data = encode_animation([Frame(image, 100) for image in MOVING[:2]], wanted, repeat=repeat)
    with Image.open(io.BytesIO(data)) as animation:
        assert animation.info.get("loop", None) in ({0} if repeat else {1, None})


@pytest.mark.parametrize("wanted", AnimationFormat)
def test_a_single_picture_is_a_file_too(wanted: AnimationFormat) -> None:
    data = encode_animation([Frame(MOVING[0], 100)], wanted)
    with Image.open(io.BytesIO(data)) as animation:
        assert animation.convert("RGB").tobytes() == pixels(MOVING[0])


GAME_WIDTH = extent(150, 300)


def game_frames(theme: Theme, plies: int, width: int = GAME_WIDTH) -> Iterator[Frame]:
    position, piece_set = Position.start(STANDARD), PieceSet.load("one_kanji")
    for usi in ["", *["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e", "B*8e", "4e3d"]][: plies + 1]:
        move = parse_usi_move(usi, STANDARD) if usi else None
        if move is not None:
            position.play(move)
        diagram = Diagram(position.copy(), move, caption=usi or " ")
        yield Frame(diagram_image(diagram, width=width, theme=theme, piece_set=piece_set), 500)


@pytest.mark.parametrize("wanted", LOSSLESS)
def test_a_game_on_wood_loses_nothing(wanted: AnimationFormat) -> None:
    given = list(game_frames(LIGHT, 4))
    frames, _ = read_back(encode_animation(given, wanted))
    assert frames == [pixels(frame.image) for frame in given]


@pytest.mark.parametrize("theme", [LIGHT, BOOK], ids=lambda theme: theme.id)
def test_a_gif_of_a_game_is_close_to_its_pictures(theme: Theme) -> None:
    given = list(game_frames(theme, 4))
    frames, _ = read_back(encode_animation(given, AnimationFormat.GIF))
    for frame, read in zip(given, frames, strict=True):
        wanted = pixels(frame.image)
        differences = [abs(a - b) for a, b in zip(wanted, read, strict=True)]
        assert sum(differences) / len(differences) < 3
        assert sum(difference > 40 for difference in differences) / len(differences) < 0.002


@pytest.mark.parametrize("wanted", AnimationFormat)
def test_a_move_costs_a_fraction_of_a_picture(wanted: AnimationFormat) -> None:
    one, many = (len(encode_animation(game_frames(LIGHT, plies), wanted)) for plies in (0, 7))
    assert (many - one) / 7 < one / 8


def test_only_the_rectangle_that_changed_is_written() -> None:
    data = encode_animation([Frame(image, 100) for image in MOVING], AnimationFormat.GIF)
    with Image.open(io.BytesIO(data)) as animation:
        animation.seek(1)
        assert animation.dispose_extent == (40, 30, 45, 34)  # type: ignore[attr-defined]


@settings(max_examples=extent(4, 12))
@given(seed=st.integers(0, 2**32), colours=st.integers(1, 255), width=st.integers(1, 130))
def test_noise_of_few_colours_survives_in_a_gif(seed: int, colours: int, width: int) -> None:
    """Colours closer to each other than the eye tells may be taken for one."""
    rng = random.Random(seed)
    table = [QColor(rng.randrange(256), rng.randrange(256), rng.randrange(256)).rgb() for _ in range(colours)]
    data = array("I", rng.choices(table, k=130 * width)).tobytes()
    image = QImage(data, width, 130, 4 * width, QImage.Format.Format_RGB32)
    frames, _ = read_back(encode_animation([Frame(image, 100)], AnimationFormat.GIF))
    assert max(abs(a - b) for a, b in zip(frames[0], pixels(image), strict=True)) < 8


def test_a_colour_that_comes_late_is_in_the_table_too() -> None:
    images = [picture(), *[picture((3 + number, 3, RED)) for number in range(30)], picture((9, 9, BLUE))]
    frames, _ = read_back(encode_animation([Frame(image, 100) for image in images], AnimationFormat.GIF))
    assert frames == [pixels(image) for image in images]


@pytest.mark.parametrize(
    ("wanted", "longest"), [(AnimationFormat.GIF, 655_350), (AnimationFormat.APNG, 65_535)]
)
def test_a_picture_is_shown_no_longer_than_the_format_can_say(wanted: AnimationFormat, longest: int) -> None:
    frames = [Frame(MOVING[0], 600_000), Frame(MOVING[0], 600_000), Frame(MOVING[1], 100)]
    _, delays = read_back(encode_animation(frames, wanted))
    assert delays == [longest, 100]


def test_what_would_fill_the_memory_is_refused_before_it_is_painted() -> None:
    def frames() -> Iterator[Frame]:
        yield Frame(picture(size=(2000, 2300)), 100)
        raise AssertionError("painted on")

    with pytest.raises(AnimationError, match="GB of memory; choose a smaller width"):
        encode_animation(frames(), AnimationFormat.APNG, total=300)


def test_it_can_be_broken_off_at_any_frame() -> None:
    told = []

    def stop_at_two(done: int, total: int) -> bool:
        told.append((done, total))
        return done < 2

    frames = [Frame(image, 100) for image in MOVING]
    assert encode_animation(frames, AnimationFormat.GIF, total=4, progress=stop_at_two) == b""
    assert told == [(1, 4), (2, 4)]


@pytest.mark.parametrize("frames", [[], [Frame(picture(), 1), Frame(picture(size=(60, 47)), 1)]])
def test_what_is_no_animation_is_refused_in_a_sentence(frames: list[Frame]) -> None:
    with pytest.raises(AnimationError, match="could not be made"):
        encode_animation(frames, AnimationFormat.APNG)
