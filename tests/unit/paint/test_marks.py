"""No mark on a board is told by its hue alone: seen with every kind of colour vision, each is itself.

Strong marks are told apart at a glance, the everyday ones more softly.

The three dichromatic views are simulated by the matrices of Machado, Oliveira and Fernandes (2009, severity
1) on linear light; the fourth has no colours at all.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from shogi_desktop.gui.board.marks_item import _PAINTERS, Mark
from shogi_desktop.paint.board import paint_marks
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.theme import BOARDS, Theme, with_strong_marks
from shogi_desktop.rules import STANDARD, parse_square, parse_usi_move
from tests.support.contrast import SHARES, brightness, linear, ratio

Matrix = tuple[tuple[float, float, float], ...]
VISIONS: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "no colours": (SHARES, SHARES, SHARES),
}
SIDE = 48
STRONG = [with_strong_marks(theme) for theme in BOARDS]
APART = {True: 1.5, False: 1.1}
"""How much lighter or darker a point must be, with strong marks and without."""


def seen_luminance(color: QColor, vision: Matrix) -> float:
    light = linear(color)
    return brightness(
        min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in vision
    )


def contrast(one: QColor, other: QColor, vision: Matrix) -> float:
    return ratio(seen_luminance(one, vision), seen_luminance(other, vision))


def over(veil: QColor, ground: QColor) -> QColor:
    share = veil.alphaF()

    def mixed(top: float, below: float) -> float:
        return top * share + below * (1 - share)

    return QColor.fromRgbF(
        mixed(veil.redF(), ground.redF()),
        mixed(veil.greenF(), ground.greenF()),
        mixed(veil.blueF(), ground.blueF()),
    )


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", STRONG, ids=lambda theme: theme.id)
def test_the_lines_of_marks_stand_out_from_the_board(theme: Theme, vision: str) -> None:
    matrix = VISIONS[vision]
    for name in ("mark_line", "destination", "cursor"):
        mark = over(getattr(theme, name), theme.board)
        assert contrast(mark, theme.board, matrix) >= 3, name
    # On their own square's ground as well.
    assert contrast(theme.mark_line, over(theme.last_target, theme.board), matrix) >= 2.2


def painted_marks(theme: Theme) -> dict[str, QImage]:
    """A square of the board with each mark alone."""
    layout = BoardLayout(STANDARD, cell_height=SIDE)
    move = parse_usi_move("7g7f", STANDARD)
    shown = {}

    def square(name: str) -> tuple[QImage, QPainter, QRectF]:
        rect = layout.square_rect(parse_square(name))
        image = QImage(rect.size().toSize(), QImage.Format.Format_RGB32)
        image.fill(theme.board)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-rect.topLeft())
        return image, painter, rect

    for label, name, options in (
        ("destination of the move", "7f", {"last_move": move}),
        ("origin of the move", "7g", {"last_move": move}),
        ("check", "5a", {"check": parse_square("5a")}),
    ):
        image, painter, _ = square(name)
        paint_marks(painter, layout, theme, **options)
        painter.end()
        shown[label] = image
    for mark in (Mark.SELECTED, Mark.TARGET, Mark.CAPTURE, Mark.CURSOR):
        image, painter, rect = square("5e")
        _PAINTERS[mark](painter, rect, theme)
        painter.end()
        shown[mark.value] = image
    return shown


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(
    "theme",
    dict.fromkeys((*BOARDS, *STRONG)),
    ids=lambda theme: f"{theme.id}-{'strong' if theme.strong_marks else 'quiet'}",
)
def test_each_mark_looks_unlike_every_other_and_unlike_no_mark(theme: Theme, vision: str) -> None:
    matrix = VISIONS[vision]
    known: dict[int, float] = {}

    def luminances(image: QImage) -> list[float]:
        found = []
        for y in range(0, image.height(), 2):
            for x in range(0, image.width(), 2):
                color = image.pixel(x, y)
                if color not in known:
                    known[color] = seen_luminance(QColor(color), matrix)
                found.append(known[color])
        return found

    shown = {name: luminances(image) for name, image in painted_marks(theme).items()}
    shown["none"] = [seen_luminance(theme.board, matrix)] * len(shown["check"])
    for one, other in combinations(shown, 2):
        pairs = list(zip(shown[one], shown[other], strict=True))
        apart = sum((max(a, b) + 0.05) / (min(a, b) + 0.05) >= APART[theme.strong_marks] for a, b in pairs)
        assert apart >= 0.02 * len(pairs), f"{one} and {other}: {apart} of {len(pairs)} points differ"
