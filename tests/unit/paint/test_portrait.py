"""The drawn faces: every one is drawn, no two look alike, and all stay within their circle."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from shogi_desktop.app.players.characters import Character, characters
from shogi_desktop.paint.portrait import paint_portrait, portrait_image

ALL = characters()


@pytest.mark.parametrize("one", ALL, ids=[one.id for one in ALL])
def test_a_face_fills_its_circle_and_nothing_beyond_it(qapp: object, one: Character) -> None:
    image = portrait_image(one.face, 48)
    assert image.pixelColor(0, 0).alpha() == 0 and image.pixelColor(47, 47).alpha() == 0
    assert image.pixelColor(24, 1).alpha() == 255
    colours = {image.pixel(x, y) for x in range(8, 40) for y in range(8, 40)}
    assert len(colours) > 40


def test_no_two_faces_look_alike_even_where_they_are_small(qapp: object) -> None:
    small = [portrait_image(one.face, 24) for one in ALL]

    def difference(one: QImage, other: QImage) -> float:
        pairs = (
            (one.pixelColor(x, y), other.pixelColor(x, y)) for x in range(2, 22, 2) for y in range(2, 22, 2)
        )
        return sum(abs(a.lightness() - b.lightness()) + abs(a.red() - b.red()) for a, b in pairs) / 200

    for number, one in enumerate(small):
        for other in small[number + 1 :]:
            assert difference(one, other) > 10


def test_a_face_is_the_same_picture_at_twice_the_size(qapp: object) -> None:
    face = ALL[3].face
    large = QImage(96, 96, QImage.Format.Format_ARGB32_Premultiplied)
    large.fill(0)
    painter = QPainter(large)
    paint_portrait(painter, face, QRectF(0, 0, 96, 96))
    painter.end()
    assert large == portrait_image(face, 96)


def test_an_edge_is_drawn_where_one_is_wanted(qapp: object) -> None:
    edge = QColor("#000000")
    assert portrait_image(ALL[0].face, 100, edge.rgba()).pixelColor(50, 1).lightness() < 60
    assert portrait_image(ALL[0].face, 100).pixelColor(50, 1).lightness() > 120
