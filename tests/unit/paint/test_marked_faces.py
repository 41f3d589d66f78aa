"""Marks on pieces say what the rules say, and the small signs what a piece was."""

import itertools
import re

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.paint.faces import PIECE_SETS, PieceSet
from shogi_desktop.paint.theme import DARK, LIGHT, PRINT, Theme, white_side
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, PieceKind, Variant
from tests.support.contrast import contrast
from tests.support.extent import extent
from tests.support.pictures import piece_picture

Sets = dict[str, PieceSet]


MARK = re.compile(rb'id="(slide|step|leap)_(-?\d)_(-?\d)"')
KINDS = [(variant, kind) for variant in VARIANTS for kind in variant.kinds]
BLACK, WHITE = Color.BLACK, Color.WHITE


@pytest.fixture(scope="module")
def sets() -> Sets:
    return {set_id: PieceSet.load(set_id) for set_id in PIECE_SETS}


def face(piece_set: PieceSet, variant: Variant, kind: PieceKind, color: Color = BLACK) -> bytes:
    return piece_set.faces[piece_set.key(variant.piece(kind, color))]


def drawn(svg: bytes) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(svg.replace(b"currentColor", b"#000000")))


@pytest.mark.parametrize("set_id", ["international", "beginner"])
@pytest.mark.parametrize(("variant", "kind"), KINDS)
def test_every_move_has_its_mark_and_no_mark_lacks_a_move(
    sets: Sets, set_id: str, variant: Variant, kind: PieceKind
) -> None:
    found = {(word, (int(x), int(y))) for word, x, y in MARK.findall(face(sets[set_id], variant, kind))}
    slides = {(b"slide", vector) for vector in kind.movement.slides}
    near = {(b"step", vector) for vector in kind.movement.steps if max(map(abs, vector)) == 1}
    far = {(b"leap", vector) for vector in kind.movement.steps if max(map(abs, vector)) > 1}
    assert found == slides | near | far


@pytest.mark.parametrize("set_id", ["international", "beginner"])
@pytest.mark.parametrize(("variant", "kind"), KINDS)
def test_a_mark_lies_where_the_piece_goes(sets: Sets, set_id: str, variant: Variant, kind: PieceKind) -> None:
    renderer = drawn(face(sets[set_id], variant, kind))
    body = renderer.viewBoxF()
    for word, x, y in MARK.findall(face(sets[set_id], variant, kind)):
        bounds = renderer.boundsOnElement(f"{word.decode()}_{x.decode()}_{y.decode()}")
        right = (bounds.center().x() / body.width() - 0.5) * 2
        forward = (0.5 - bounds.center().y() / body.height()) * 2
        for wanted, got in ((int(x), right), (int(y), forward)):
            assert (abs(got) < 0.04) if wanted == 0 else (got * wanted > 0.02), (kind, x, y)
        assert max(abs(right), abs(forward)) > 0.5


def test_the_arrowhead_tells_a_range_from_a_step(sets: Sets) -> None:
    """Of two marks that point the same way, only the one of a slide is broad at its end."""
    pieces = sets["international"]
    slide = drawn(face(pieces, STANDARD, STANDARD.kind("rook"))).boundsOnElement("slide_0_1")
    step = drawn(face(pieces, STANDARD, STANDARD.kind("gold"))).boundsOnElement("step_0_1")
    assert slide.width() > 2 * step.width()


@pytest.mark.parametrize(("variant", "kind"), KINDS)
def test_a_promoted_piece_tells_in_its_lower_right_corner_what_it_was(
    sets: Sets, variant: Variant, kind: PieceKind
) -> None:
    svg = face(sets["international"], variant, kind)
    assert (b'id="was"' in svg) == kind.is_promoted
    if kind.is_promoted:
        renderer = drawn(svg)
        body, corner = renderer.viewBoxF(), renderer.boundsOnElement("was").center()
        assert corner.x() > 0.6 * body.width() and corner.y() > 0.75 * body.height()


def test_what_moves_as_gold_shows_the_sign_of_gold_and_differs_by_what_it_was(sets: Sets) -> None:
    def part(kind_id: str, name: bytes) -> bytes:
        svg = face(sets["international"], STANDARD, STANDARD.kind(kind_id))
        return re.search(rb'id="%s"><path d="([^"]*)"' % name, svg)[1]  # type: ignore[index]

    golds = ["promoted_silver", "promoted_knight", "promoted_lance", "tokin"]
    assert part("promoted_silver", b"sign") == part("gold", b"sign")  # the same size of wood
    assert len({part(kind_id, b"was") for kind_id in golds}) == len(golds)


@pytest.mark.parametrize("set_id", ["international", "beginner"])
def test_the_lance_is_marked_as_its_game_has_it(sets: Sets, set_id: str) -> None:
    lances = [face(sets[set_id], variant, variant.kind("lance")) for variant in (STANDARD, OKISAKI)]
    assert [b"slide_0_-1" in svg for svg in lances] == [False, True]


def bands(image: QImage) -> Image.Image:
    """The four bytes of each pixel as they are: colours count as much as they cover."""
    return Image.frombytes("RGBA", (image.width(), image.height()), bytes(image.constBits()))


@pytest.mark.parametrize("set_id", PIECE_SETS)
@pytest.mark.parametrize("height", extent([24], [24, 48, 96]))
def test_pieces_can_be_told_apart_at_every_size(sets: Sets, set_id: str, height: int) -> None:
    """No two kinds of a game look alike to within a hundredth of their ink, not on a small board either."""
    for variant in VARIANTS:
        shown = [
            bands(piece_picture(sets[set_id], variant.piece(kind, BLACK), height=height))
            for kind in variant.kinds
        ]
        for a, b in itertools.combinations(shown, 2):
            ink = sum(ImageStat.Stat(ImageChops.difference(a, b)).sum)
            assert ink > 0.01 * 255 * a.width * a.height


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.id)
def test_the_wood_tells_the_sides_and_lettering_is_read_on_both(theme: Theme) -> None:
    white = white_side(theme)
    assert contrast(theme.piece, white.piece) > 3
    assert contrast(white.ink, white.piece) > 7
    assert contrast(white.ink_promoted, white.piece) > 3.5


def test_white_alone_is_of_dark_wood_and_paper_has_none() -> None:
    plain, sides = PieceSet.load("one_kanji"), PieceSet.load("one_kanji", dark_sides=True)
    rook = STANDARD.kind("rook")
    for color, theme, same in ((BLACK, LIGHT, True), (WHITE, LIGHT, False), (WHITE, PRINT, True)):
        piece = STANDARD.piece(rook, color)
        a, b = (piece_picture(one, piece, theme=theme) for one in (plain, sides))
        assert (a == b) is same
