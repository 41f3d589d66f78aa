"""Faces as paths: the same shape as Qt's own renderer of SVG draws."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.paint.faces import PIECE_SETS, PieceSet
from shogi_desktop.paint.svg_path import outlines

SIZE = (140, 160)


def drawn(paint: Callable[[QPainter], object]) -> bytes:
    image = QImage(*SIZE, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return bytes(image.constBits())


def apart(ours: bytes, theirs: bytes) -> float:
    """How much the points of two pictures differ in the mean, of 255."""
    one, other = (Image.frombytes("L", SIZE, data) for data in (ours, theirs))
    return float(ImageStat.Stat(ImageChops.difference(one, other)).mean[0])


@pytest.mark.parametrize("set_id", PIECE_SETS)
def test_every_bundled_face_is_the_shape_that_qt_draws(set_id: str) -> None:
    for key, svg in PieceSet.load(set_id).faces.items():
        path = outlines(svg)
        assert path is not None, key
        plain = svg.replace(b'stroke="currentColor"', b"").replace(b"currentColor", b"#000000")
        plain = re.sub(rb' fill-opacity="[0-9.]+"', b"", plain)
        renderer = QSvgRenderer(QByteArray(plain))
        shown = renderer.viewBoxF()

        def by_path(painter: QPainter, path: QPainterPath = path, shown: QRectF = shown) -> None:
            painter.scale(140 / shown.width(), 160 / shown.height())
            painter.fillPath(path, QColor("black"))

        ours = drawn(by_path)

        def by_qt(painter: QPainter, renderer: QSvgRenderer = renderer) -> None:
            renderer.render(painter, QRectF(0, 0, 140, 160))

        theirs = drawn(by_qt)
        assert apart(ours, theirs) < 0.5, key


@pytest.mark.parametrize(
    "svg",
    [
        b"<svg/>",
        b'<svg><path d="m1 1 2 2"/></svg>',
        b'<svg><g transform="scale(2)"><path d="M1 1L2 2Z"/></g></svg>',
        b'<svg><path d="M1 1A2 2 0 0 0 3 3"/></svg>',
    ],
)
def test_what_is_more_than_plain_paths_is_left_to_qt(svg: bytes) -> None:
    assert outlines(svg) is None


def test_pairs_after_a_moveto_are_lines() -> None:
    path = outlines(b'<svg><path d="M0 0 10 0 10 10Z"/></svg>')
    assert path is not None
    assert path.boundingRect() == QRectF(0, 0, 10, 10)
    assert path.elementCount() == 4


def test_a_set_that_is_no_plain_path_is_drawn_all_the_same(tmp_path: Path) -> None:
    from shogi_desktop.paint.theme import BOOK
    from shogi_desktop.rules import STANDARD, Color

    face = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 10"><circle cx="4" cy="5" r="3"/></svg>'
    piece_set = PieceSet("round", {"歩": face})
    piece = STANDARD.piece(STANDARD.kind("pawn"), Color.BLACK)
    data = drawn(lambda painter: piece_set.paint(painter, QRectF(0, 0, 140, 160), piece, theme=BOOK))
    assert min(data) < 50
