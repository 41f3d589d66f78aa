"""The graph by its properties: where things are, and what of them can be seen."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from shogi_desktop.paint.graph import (
    PAPER,
    Fault,
    Graph,
    GraphLayout,
    Series,
    graph_image,
    graph_png,
    graph_svg,
    names_height,
    paint_graph,
    paint_graph_cursor,
    paint_names,
    points_of,
)
from shogi_desktop.rules import Color

RECT = QRectF(0, 0, 400, 120)
WHOLE = Graph(
    4,
    (Series((0.0, 0.5, None, -0.5, -1.0), "A"), Series((None, 0.2, 0.1, 0.0, None), "B")),
    {3: Fault.BLUNDER},
    (1_000, 60_000, None, 4_000),
    ticks=((0.5, "+1000"), (0.0, "0"), (-0.5, "−1000")),
)

pytestmark = pytest.mark.usefixtures("qapp")


def painted(graph: Graph, cursor: int | None = None) -> QImage:
    image = QImage(400, 120, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    layout = GraphLayout(graph, RECT)
    paint_graph(painter, layout, PAPER)
    if cursor is not None:
        paint_graph_cursor(painter, layout, PAPER, cursor)
    painter.end()
    return image


def color_at(image: QImage, place: QPointF) -> QColor:
    return image.pixelColor(round(place.x()), round(place.y()))


def darkest(image: QImage, rect: QRectF) -> int:
    return min(
        image.pixelColor(x, y).lightness()
        for x in range(round(rect.left()), round(rect.right()))
        for y in range(round(rect.top()), round(rect.bottom()))
    )


def test_plies_and_heights_have_places_and_places_have_plies() -> None:
    layout = GraphLayout(WHOLE, RECT)
    places = [layout.x(ply) for ply in range(5)]
    assert places == sorted(places)
    assert [layout.ply_at(x) for x in places] == [0, 1, 2, 3, 4]
    assert [layout.ply_at(x) for x in (-99.0, 999.0)] == [0, 4]
    assert layout.ply_at(places[1] + 0.4 * layout.step) == 1
    assert layout.y(1) < layout.y(0) < layout.y(-1)
    assert layout.y(5) == layout.y(1), "what is beyond the edge stands at it"
    assert RECT.contains(layout.curve)


def test_a_graph_without_times_leaves_its_room_to_the_curve() -> None:
    without = GraphLayout(Graph(4, WHOLE.series), RECT)
    assert without.bars.height() == 0
    assert without.curve.height() > GraphLayout(WHOLE, RECT).curve.height()


def test_the_line_goes_past_what_is_not_known() -> None:
    layout = GraphLayout(WHOLE, RECT)
    assert [round(point.x()) for point in points_of(layout, WHOLE.series[0])] == [
        round(layout.x(ply)) for ply in (0, 1, 3, 4)
    ]


def test_black_s_advantage_is_filled_dark_and_white_s_light() -> None:
    layout, image = GraphLayout(WHOLE, RECT), painted(WHOLE)
    above = color_at(image, QPointF(layout.x(1), layout.y(0.3)))
    below = color_at(image, QPointF(layout.x(3.6), layout.y(-0.3)))
    assert above == PAPER.black
    assert below == PAPER.white


def test_long_thoughts_have_higher_bars_and_the_mover_s_own_shade() -> None:
    layout, image = GraphLayout(WHOLE, RECT), painted(WHOLE)

    def height(ply: int) -> int:
        x = round(layout.x(ply) - layout.step * 0.4)
        column = [
            image.pixelColor(x, y) for y in range(round(layout.bars.top()), round(layout.bars.bottom()))
        ]
        return sum(color != PAPER.ground for color in column)

    assert height(2) > height(4) > 0
    assert height(3) <= 1, "but for the line that the bars hang on"
    assert WHOLE.mover(1) is Color.BLACK and WHOLE.mover(2) is Color.WHITE
    bottom = layout.bars.bottom() - 2
    assert color_at(image, QPointF(layout.x(1) - layout.step * 0.4, bottom)) == PAPER.bars[0]
    assert color_at(image, QPointF(layout.x(2) - layout.step * 0.4, bottom)) == PAPER.bars[1]


def test_faults_are_marked_on_the_line_and_differ_without_hue() -> None:
    layout = GraphLayout(WHOLE, RECT)
    center = QPointF(layout.x(3), layout.y(-0.5))
    pictures = []
    for fault in Fault:
        graph = Graph(4, WHOLE.series[:1], {3: fault}, ticks=WHOLE.ticks, times=WHOLE.times)
        image = painted(graph)
        area = QRectF(center.x() - 12, center.y() - 12, 24, 24).toRect()
        pictures.append(image.copy(area).convertToFormat(QImage.Format.Format_Grayscale8))
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[i + 1 :])


def test_a_fault_where_nothing_is_known_is_left_out() -> None:
    graph = Graph(4, WHOLE.series[:1], {2: Fault.BLUNDER, 99: Fault.MISTAKE})
    assert painted(graph) == painted(Graph(4, WHOLE.series[:1]))


def test_the_place_looked_at_is_a_line_from_top_to_bottom() -> None:
    layout, plain, marked = GraphLayout(WHOLE, RECT), painted(WHOLE), painted(WHOLE, cursor=2)
    x = round(layout.x(2))
    changed = [y for y in range(120) if plain.pixelColor(x, y) != marked.pixelColor(x, y)]
    assert changed[0] <= layout.curve.top() + 1 and changed[-1] >= layout.bars.bottom() - 2


def test_two_engines_are_two_lines() -> None:
    one = painted(Graph(4, WHOLE.series[:1], ticks=WHOLE.ticks, times=WHOLE.times))
    assert painted(Graph(4, WHOLE.series, ticks=WHOLE.ticks, times=WHOLE.times)) != one


def runs_of(number: int) -> list[tuple[bool, int]]:
    """How the line of that series is broken over many short moves: drawn or not, for how many pixels."""
    heights = (0.0, 0.5, 0.3, 0.7)
    graph = Graph(120, tuple(Series((height,) * 121) for height in heights[: number + 1]))
    layout = GraphLayout(graph, QRectF(0, 0, 1600, 480), 0)
    image = QImage(1600, 480, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_graph(painter, layout, PAPER)
    painter.end()
    y = layout.y(heights[number])
    row = range(round(layout.x(0)) + 5, round(layout.x(120)) - 5)
    is_drawn = [color_at(image, QPointF(x, y)).lightness() < 180 for x in row]
    return [(drawn, len(list(run))) for drawn, run in groupby(is_drawn)][1:-1]


def test_the_lines_of_four_engines_differ_without_hue_over_many_short_moves_too() -> None:
    """There a move is shorter than a dash."""
    assert runs_of(0) == []
    shapes = [{round(length / 10) for drawn, length in runs_of(number) if drawn} for number in (1, 2, 3)]
    (dash,), (dot,) = shapes[0], shapes[1]
    assert dash >= 3 * dot > 0
    assert shapes[2] == {dot, max(shapes[2])}
    assert max(shapes[2]) > dash


def test_whose_lines_they_are_is_said_two_in_a_row() -> None:
    """The samples differ as the lines do, and every name has its room."""
    series = tuple(Series((0.0,), name) for name in ("One", "Two", "Three", "Four"))
    assert [names_height(Graph(0, series[:count]), 20) for count in (1, 2, 3, 4)] == [0, 20, 40, 40]
    image = QImage(400, 40, QImage.Format.Format_RGB32)
    image.fill(PAPER.ground)
    painter = QPainter(image)
    paint_names(painter, QRectF(0, 0, 400, 40), Graph(0, series), PAPER)
    painter.end()
    parts = [image.copy(x, y, 200, 20) for y in (0, 20) for x in (0, 200)]
    samples = [part.copy(0, 0, 52, 20).convertToFormat(QImage.Format.Format_Grayscale8) for part in parts]
    assert all(one != other for i, one in enumerate(samples) for other in samples[i + 1 :])
    assert all(darkest(part, QRectF(62, 0, 138, 20)) < 120 for part in parts)


def test_a_long_name_takes_the_room_that_a_short_one_beside_it_leaves() -> None:
    """It was cut at the middle."""

    def shown(width: int, second: str) -> QImage:
        image = QImage(width, 20, QImage.Format.Format_RGB32)
        image.fill(PAPER.ground)
        painter = QPainter(image)
        graph = Graph(0, (Series((0.0,), "A"), Series((0.0,), second)))
        paint_names(painter, QRectF(0, 0, width, 20), graph, PAPER)
        painter.end()
        return image

    wide, narrow = shown(600, "The second engine 2.1"), shown(330, "The second engine 2.1")
    whole = [x for x in range(301, 600) if darkest(wide, QRectF(x, 0, 1, 20)) < 200]
    there = [x for x in range(92, 330) if darkest(narrow, QRectF(x, 0, 1, 20)) < 200]
    assert there[-1] - there[0] >= whole[-1] - whole[0], "sample and all of the name"


@pytest.mark.parametrize("plies", [0, 1, 600])
def test_any_number_of_moves_can_be_painted(plies: int) -> None:
    graph = Graph(plies, (Series(tuple((-1) ** ply * 0.5 for ply in range(plies + 1))),))
    image = painted(graph, cursor=plies)
    layout = GraphLayout(graph, RECT)
    assert darkest(image, layout.curve) < 60
    assert layout.ply_at(layout.curve.right()) == plies


def test_nothing_is_painted_beside_the_rectangle() -> None:
    image = QImage(440, 160, QImage.Format.Format_RGB32)
    image.fill(QColor("#123456"))
    painter = QPainter(image)
    paint_graph(painter, GraphLayout(WHOLE, RECT.translated(20, 20)), PAPER)
    painter.end()
    edges = [(x, y) for x in range(440) for y in (5, 155)] + [(x, y) for x in (5, 435) for y in range(160)]
    assert all(image.pixelColor(x, y) == QColor("#123456") for x, y in edges)


def test_it_becomes_a_picture_a_png_and_an_svg() -> None:
    assert QGuiApplication.instance() is not None
    assert graph_image(WHOLE, 640, 200).size().toTuple() == (640, 200)
    assert graph_png(WHOLE, 640, 200).startswith(b"\x89PNG")
    svg = graph_svg(WHOLE, 640, 200, "Evaluations").decode()
    assert "<title>Evaluations</title>" in svg
    assert "<text" not in svg, "lettering is outlines, to look alike everywhere"
