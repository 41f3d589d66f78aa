"""Marks on pieces say what the rules say, and the small signs what a piece was."""

import itertools
import re

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.paint import wedge
from shogi_desktop.paint.faces import PIECE_SETS, PieceSet
from shogi_desktop.paint.theme import DARK, LIGHT, PRINT, Theme, white_side
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, PieceKind, Variant
from tests.support.contrast import contrast
from tests.support.extent import extent
from tests.support.pictures import count, mask, piece_picture, pillow

Sets = dict[str, PieceSet]


MARK = re.compile(rb'id="(slide|step|leap)_(-?\d)_(-?\d)"')
KINDS = [(variant, kind) for variant in VARIANTS for kind in variant.kinds]
GOLD_MOVERS = ("promoted_silver", "promoted_knight", "promoted_lance", "tokin")
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


def sign_of(piece_set: PieceSet, variant: Variant, kind_id: str, height: int) -> Image.Image:
    """How much of each pixel the sign of a kind covers, its body filling a picture of that height."""
    kind = variant.kind(kind_id)
    width, tall = wedge.body_size(kind)
    image = QImage(round(height * width / tall), height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(height / tall, height / tall)
    renderer = drawn(face(piece_set, variant, kind))
    renderer.render(painter, "sign", renderer.boundsOnElement("sign"))
    painter.end()
    return pillow(image).getchannel("A")


@pytest.mark.parametrize(("variant", "kind"), KINDS)
def test_a_sign_takes_three_fifths_of_the_piece_and_stands_in_its_middle(
    sets: Sets, variant: Variant, kind: PieceKind
) -> None:
    ink = mask(sign_of(sets["international"], variant, kind.id, 600), least=128)
    left, top, right, bottom = ink.getbbox() or (0, 0, 0, 0)
    wide, high = (right - left) / ink.width, (bottom - top) / ink.height
    assert max(wide, high) == pytest.approx(0.6, abs=0.03)
    assert min(wide, high) >= 0.4
    assert (left + right) / 2 / ink.width == pytest.approx(0.5, abs=0.01)
    assert (top + bottom) / 2 / ink.height == pytest.approx(0.515, abs=0.01)


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_moves_as_gold_wears_its_shield_with_the_sign_of_what_it_was(
    sets: Sets, variant: Variant
) -> None:
    """Told apart on a board whose squares are 36 pixels high: there the body of a pawn is 29."""
    piece_set = sets["international"]
    gold, silver = (sign_of(piece_set, variant, kind, 600) for kind in ("gold", "promoted_silver"))
    assert not count(mask(ImageChops.subtract(silver, gold), least=128)), "nothing beyond the shield"
    small = [sign_of(piece_set, variant, kind, 29) for kind in ("gold", *GOLD_MOVERS)]
    for one, other in itertools.combinations(small, 2):
        box = (0, 0, min(one.width, other.width), 29)
        differs = ImageChops.difference(one.crop(box), other.crop(box))
        assert ImageStat.Stat(differs).sum[0] / 255 >= 15


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
