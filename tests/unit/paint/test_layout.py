"""Where things lie: a point belongs to one square, nothing overlaps, flipping turns everything."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    VARIANTS,
    Color,
    Variant,
    file_of,
    parse_square,
    rank_of,
    square,
)

layouts = st.builds(
    lambda variant, flipped, height: BoardLayout(variant, flipped=flipped, cell_height=height),
    st.sampled_from(VARIANTS),
    st.booleans(),
    st.floats(min_value=8, max_value=400),
)


@given(layouts)
def test_the_middle_of_each_square_belongs_to_it(layout: BoardLayout) -> None:
    for sq in layout.variant.squares:
        assert layout.square_at(layout.square_rect(sq).center()) == sq


@given(layouts, st.floats(0, 1, exclude_max=True), st.floats(0, 1, exclude_max=True))
def test_every_point_of_the_grid_lies_on_the_square_that_is_said(
    layout: BoardLayout, x: float, y: float
) -> None:
    grid = layout.board_rect
    point = QPointF(grid.left() + x * grid.width(), grid.top() + y * grid.height())
    sq = layout.square_at(point)
    if sq is None:
        # Rounding may put a point of the last pixel on the far edge.
        assert min(grid.right() - point.x(), grid.bottom() - point.y()) < 1e-9 * grid.width()
    else:
        assert layout.square_rect(sq).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(point)


@pytest.mark.parametrize("variant", VARIANTS)
def test_points_beside_the_grid_are_on_no_square(variant: Variant) -> None:
    layout = BoardLayout(variant)
    grid = layout.board_rect
    for point in (
        grid.topLeft() - QPointF(1, -50),
        grid.topLeft() - QPointF(-50, 1),
        grid.bottomRight() + QPointF(1, -50),
        grid.bottomRight() + QPointF(-50, 1),
        layout.stand_rect(Color.BLACK).center(),
        layout.stand_rect(Color.WHITE).center(),
    ):
        assert layout.square_at(point) is None


@given(layouts)
def test_squares_are_eleven_to_twelve_and_fill_the_grid_without_overlap(layout: BoardLayout) -> None:
    rects = [layout.square_rect(sq) for sq in layout.variant.squares]
    assert all(rect.width() * 12 == pytest.approx(rect.height() * 11) for rect in rects)
    area = sum(rect.width() * rect.height() for rect in rects)
    assert area == pytest.approx(layout.board_rect.width() * layout.board_rect.height())
    shrunk = [rect.adjusted(0.01, 0.01, -0.01, -0.01) for rect in rects]
    assert not any(a.intersects(b) for a, b in itertools.combinations(shrunk, 2))


@pytest.mark.parametrize(
    ("variant", "flipped", "name"),
    [(STANDARD, False, "9a"), (STANDARD, True, "1i"), (OKISAKI, False, "10a"), (OKISAKI, True, "1j")],
)
def test_the_top_left_square(variant: Variant, flipped: bool, name: str) -> None:
    layout = BoardLayout(variant, flipped=flipped)
    assert layout.square_rect(parse_square(name)).topLeft() == layout.board_rect.topLeft()


@given(layouts)
def test_the_flipped_board_is_the_same_turned_half_round(layout: BoardLayout) -> None:
    other = BoardLayout(layout.variant, flipped=not layout.flipped, cell_height=layout.cell.height())
    whole = layout.bounds.center() * 2
    grid = layout.board_rect.center() * 2
    for sq in layout.variant.squares:
        turned = grid - layout.square_rect(sq).center()
        assert (turned - other.square_rect(sq).center()).manhattanLength() < 1e-6
    for color, kind in itertools.product(Color, layout.variant.hand_kinds):
        turned = whole - layout.stand_slot(color, kind).center()
        assert (turned - other.stand_slot(color, kind).center()).manhattanLength() < 1e-6


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
def test_labels_stand_beside_their_file_and_rank(variant: Variant, flipped: bool) -> None:
    layout = BoardLayout(variant, flipped=flipped)
    for sq in variant.squares:
        rect = layout.square_rect(sq)
        above, right = layout.file_label_rect(file_of(sq)), layout.rank_label_rect(rank_of(sq))
        assert above.center().x() == pytest.approx(rect.center().x())
        assert above.bottom() <= layout.board_rect.top() + 1e-9
        assert right.center().y() == pytest.approx(rect.center().y())
        assert right.left() >= layout.board_rect.right() - 1e-9


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
def test_near_stand_is_bottom_right_and_far_stand_top_left(variant: Variant, flipped: bool) -> None:
    layout = BoardLayout(variant, flipped=flipped)
    near, far = (Color.WHITE, Color.BLACK) if flipped else (Color.BLACK, Color.WHITE)
    assert layout.near_color is near
    assert not layout.is_upside_down(near)
    assert layout.is_upside_down(far)
    assert layout.stand_rect(near).left() > layout.frame_rect.right()
    assert layout.stand_rect(near).bottom() == pytest.approx(layout.frame_rect.bottom())
    assert layout.stand_rect(far).right() < layout.frame_rect.left()
    assert layout.stand_rect(far).top() == pytest.approx(layout.frame_rect.top())


@given(layouts)
def test_each_kind_has_a_place_of_its_own_on_the_stand(layout: BoardLayout) -> None:
    for color in Color:
        stand = layout.stand_rect(color)
        slots = {kind: layout.stand_slot(color, kind) for kind in layout.variant.hand_kinds}
        for kind, slot in slots.items():
            assert stand.contains(slot)
            assert stand.contains(layout.stand_count_rect(color, kind))
            assert layout.stand_piece_rect(color, kind).size() == layout.cell
            assert layout.stand_kind_at(color, slot.center()) is kind
        shrunk = [slot.adjusted(0.01, 0.01, -0.01, -0.01) for slot in slots.values()]
        assert not any(a.intersects(b) for a, b in itertools.combinations(shrunk, 2))


def test_stand_order_reads_from_the_owners_view() -> None:
    layout = BoardLayout(STANDARD)
    rook, bishop, gold = STANDARD.hand_kinds[:3]
    place = {kind: layout.stand_slot(Color.BLACK, kind).center() for kind in STANDARD.hand_kinds}
    assert place[rook].y() == place[bishop].y() < place[gold].y()
    assert place[rook].x() < place[bishop].x()
    far = {kind: layout.stand_slot(Color.WHITE, kind).center() for kind in STANDARD.hand_kinds}
    assert far[rook].x() > far[bishop].x()
    assert far[rook].y() > far[gold].y()


@given(layouts)
def test_bounds_hold_everything(layout: BoardLayout) -> None:
    for color in Color:
        assert layout.bounds.contains(layout.stand_rect(color))
        assert layout.bounds.contains(layout.card_rect(color))
        assert not layout.card_rect(color).intersects(layout.stand_rect(color))
        assert layout.card_rect(color).height() > layout.cell.height() * 2
    assert layout.bounds.contains(layout.frame_rect)
    assert layout.frame_rect.contains(layout.board_rect)


@pytest.mark.parametrize(
    ("variant", "below", "left_of"),
    [(STANDARD, {3, 6}, {6, 3}), (OKISAKI, {3, 7}, {7, 3})],
)
def test_stars_mark_the_corners_of_the_promotion_zones(
    variant: Variant, below: set[int], left_of: set[int]
) -> None:
    layout = BoardLayout(variant)
    found = set()
    for star in layout.star_points():
        x = (star.x() - layout.board_rect.left()) / layout.cell.width()
        y = (star.y() - layout.board_rect.top()) / layout.cell.height()
        found.add((round(x, 6), round(y, 6)))
    assert found == set(itertools.product(left_of, below))
    for _, y in found:
        rank = int(y)
        borders = {
            variant.in_zone(color, square(1, rank)) != variant.in_zone(color, square(1, rank + 1))
            for color in Color
        }
        assert True in borders


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
def test_without_the_far_stand_the_board_has_its_room(variant: Variant, flipped: bool) -> None:
    both = BoardLayout(variant, flipped=flipped)
    alone = BoardLayout(variant, flipped=flipped, far_stand=False)
    near = alone.near_color
    assert alone.stands == (near,) and set(both.stands) == set(Color)
    assert alone.frame_rect.size() == both.frame_rect.size()
    assert alone.bounds.width() < both.bounds.width() - both.stand_rect(near).width()
    assert alone.bounds.contains(alone.frame_rect) and alone.bounds.contains(alone.stand_rect(near))
    assert not alone.bounds.intersects(alone.stand_rect(near.opponent))
