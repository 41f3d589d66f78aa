"""The five boards: what they are made of can be seen, at any size, and stays in its place."""

from __future__ import annotations

import random
import threading
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF

from shogi_desktop.paint import surfaces
from shogi_desktop.paint.board import paint_board
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.surfaces import paint_surface
from shogi_desktop.paint.theme import (
    BOARDS,
    CONTRAST,
    LIGHT,
    PAPER,
    PLAIN,
    Coordinates,
    Material,
    Theme,
    on_window,
)
from shogi_desktop.paint.wedge import BODY_SIZES, body_rect
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Variant

TEXTURED = [theme for theme in BOARDS if theme.material in {Material.WOOD, Material.PAPER}]
EVEN = [theme for theme in BOARDS if theme.material is Material.FLAT]


def sample(theme: Theme, side: int = 96) -> QImage:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_surface(painter, QRectF(0, 0, side, side), theme)
    painter.end()
    return image


def shades(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def board(theme: Theme, layout: BoardLayout) -> QImage:
    size = layout.bounds.size().toSize()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(-layout.bounds.topLeft())
    paint_board(painter, layout, replace(theme, coordinates=Coordinates.NONE))
    painter.end()
    return image


@pytest.mark.parametrize("theme", TEXTURED, ids=lambda theme: theme.id)
def test_wood_and_paper_have_a_texture_that_is_the_same_each_time(theme: Theme) -> None:
    assert len(shades(sample(theme))) > 40
    assert sample(theme) == sample(theme)


def test_the_clouds_of_paper_are_of_its_own_hue() -> None:
    """Lighter and darker, never stains of pink or green."""
    image = sample(PAPER, 384)
    for x in range(12, 372, 6):
        for y in range(12, 372, 6):
            color = image.pixelColor(x, y)
            if color.lightness() > 200:  # not a fibre
                assert 0 <= color.red() - color.green() <= 13, (x, y, color.name())
                assert 6 <= color.green() - color.blue() <= 30, (x, y, color.name())


@pytest.mark.parametrize("theme", EVEN, ids=lambda theme: theme.id)
def test_an_even_board_has_one_colour(theme: Theme) -> None:
    assert shades(sample(theme)) == {theme.board.rgb()}


def test_the_grain_of_wood_runs_upwards() -> None:
    image = sample(LIGHT)

    def change(step_x: int, step_y: int) -> float:
        total = 0.0
        for x in range(2, 90, 3):
            for y in range(2, 90, 3):
                a, b = image.pixelColor(x, y), image.pixelColor(x + step_x, y + step_y)
                total += abs(a.lightnessF() - b.lightnessF())
        return total

    assert change(3, 0) > 2 * change(0, 3)


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
@pytest.mark.parametrize("theme", BOARDS, ids=lambda theme: theme.id)
def test_shadow_and_edge_stay_in_the_room_that_the_layout_gives(theme: Theme, variant: Variant) -> None:
    layout = BoardLayout(variant, cell_height=40)
    image = board(theme, layout)
    rim = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
    rim += [image.pixelColor(x, y).alpha() for y in range(image.height()) for x in (0, image.width() - 1)]
    assert max(rim) <= 10


@pytest.mark.parametrize("theme", BOARDS, ids=lambda theme: theme.id)
def test_a_stand_is_edged_and_even_where_pieces_lie(theme: Theme) -> None:
    layout = BoardLayout(STANDARD, cell_height=60)
    image = board(theme, layout)
    stand = layout.stand_rect(Color.BLACK)

    def at(point: QPointF) -> QColor:
        return image.pixelColor(point.toPoint())

    middle = at(stand.center())
    across = [at(QPointF(stand.left() + i / 2, stand.center().y())) for i in range(2, 20)]
    assert max(abs(color.lightness() - middle.lightness()) for color in across) >= 12


def test_pieces_lie_on_every_board_in_their_nine_sizes() -> None:
    cell = QRectF(0, 0, 110, 120)
    order = ("king", "rook", "gold", "knight", "lance", "pawn")
    areas = [body_rect(cell, STANDARD.kind(id_)) for id_ in order]
    assert all(a.width() > b.width() and a.height() > b.height() for a, b in pairwise(areas))
    assert BODY_SIZES["rook"] == BODY_SIZES["bishop"] and BODY_SIZES["gold"] == BODY_SIZES["silver"]
    assert all(cell.contains(rect) for rect in areas)


@pytest.mark.parametrize("theme", [PAPER, CONTRAST, PLAIN], ids=lambda theme: theme.id)
def test_the_window_around_a_board_has_the_windows_colours(theme: Theme) -> None:
    shown = on_window(theme, "#123456", "#fedcba")
    assert (shown.window.name(), shown.window_text.name()) == ("#123456", "#fedcba")
    assert (shown.id, shown.board, shown.ink) == (theme.id, theme.board, theme.ink)
    assert on_window(theme, "#123456", "#fedcba") is shown


def test_a_grain_that_two_threads_want_is_drawn_by_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    light, dark = (QColor(name).rgb() for name in ("#ffddaa", "#664422"))
    alone = surfaces._Grain(1, light, dark, 64).image()
    grain, streak = surfaces._Grain(1, light, dark, 64), surfaces._streak
    midway, on, found = threading.Event(), threading.Event(), []

    def slow_streak(rng: random.Random, x: float, width: float) -> QPolygonF:
        midway.set()
        assert on.wait(20)
        return streak(rng, x, width)

    monkeypatch.setattr(surfaces, "_streak", slow_streak)
    first = threading.Thread(target=grain.grow)
    second = threading.Thread(target=lambda: found.append(grain.image()))
    first.start()
    assert midway.wait(20)
    second.start()
    second.join(0.05)
    assert second.is_alive(), "it draws into what the other draws"
    on.set()
    first.join()
    second.join()
    assert found == [alone]
