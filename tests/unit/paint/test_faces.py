"""Pieces: every kind has a face of its own in every set, of the right size, ink and direction."""

import itertools
import json
import math
import re
from pathlib import Path

import pytest
from PIL import ImageChops
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from shogi_desktop.paint import wedge
from shogi_desktop.paint.errors import PieceSetError
from shogi_desktop.paint.faces import PIECE_SETS, PieceSet
from shogi_desktop.paint.svg_path import outlines
from shogi_desktop.paint.theme import DARK, LIGHT, PRINT, THEMES, Theme
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, Piece, Variant
from tests.support.extent import extent, in_the_whole
from tests.support.pictures import count, in_all, mask, pillow

Sets = dict[str, PieceSet]


BLACK, WHITE = Color.BLACK, Color.WHITE


@pytest.fixture(scope="module")
def sets() -> Sets:
    return {set_id: PieceSet.load(set_id) for set_id in PIECE_SETS}


def picture(
    piece_set: PieceSet, piece: Piece, *, theme: Theme = LIGHT, height: int = 96, upside_down: bool = False
) -> QImage:
    width = round(height * 11 / 12)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    piece_set.paint(painter, QRectF(0, 0, width, height), piece, upside_down=upside_down, theme=theme)
    painter.end()
    return image


def one_of_each_face(piece_set: PieceSet) -> list[Piece]:
    """A piece for each face of the set, of White only where Black has none like it."""
    pieces = [piece for variant in VARIANTS for piece in variant.pieces]
    pieces.sort(key=lambda piece: piece.color is BLACK)
    return list({piece_set.key(piece): piece for piece in pieces}.values())


def inked(image: QImage, *, red: bool) -> int:
    """Number of clearly red, or of black, pixels."""
    reds, greens, blues, alphas = pillow(image).split()
    solid = mask(alphas, least=201)
    if red:
        return count(in_all(solid, mask(reds, least=131), mask(greens, most=59), mask(blues, most=59)))
    return count(in_all(solid, *(mask(band, most=50) for band in (reds, greens, blues))))


@pytest.mark.parametrize("set_id", PIECE_SETS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_piece_has_a_face_of_its_own(sets: Sets, set_id: str, variant: Variant) -> None:
    piece_set = sets[set_id]
    assert piece_set.covers(variant)
    by_kind = {}
    for kind in variant.kinds:
        by_kind[kind.id] = piece_set.faces[piece_set.key(variant.piece(kind, BLACK))]
    for a, b in itertools.combinations(by_kind, 2):
        assert by_kind[a] != by_kind[b], (a, b)


@pytest.mark.parametrize("set_id", [set_id for set_id in PIECE_SETS if set_id != "letters"])
def test_whites_king_is_written_differently(sets: Sets, set_id: str) -> None:
    for variant in VARIANTS:
        king = variant.kind("king")
        black = picture(sets[set_id], variant.piece(king, BLACK))
        white = picture(sets[set_id], variant.piece(king, WHITE))
        assert black != white


@pytest.mark.parametrize("kind_id", ["knight", "promoted_knight", "promoted_lance", "tokin"])
def test_okisaki_pieces_show_their_own_characters(sets: Sets, kind_id: str) -> None:
    standard = STANDARD.piece(STANDARD.kind(kind_id), BLACK)
    okisaki = OKISAKI.piece(OKISAKI.kind(kind_id), BLACK)
    assert picture(sets["one_kanji"], standard) != picture(sets["one_kanji"], okisaki)


@pytest.mark.parametrize("set_id", PIECE_SETS)
def test_faces_are_painted_in_black_and_promoted_ones_in_red(sets: Sets, set_id: str) -> None:
    for piece in one_of_each_face(sets[set_id]):
        if piece.color is not BLACK:
            continue
        kind = piece.kind
        image = picture(sets[set_id], piece)
        red, black = inked(image, red=True), inked(image, red=False)
        expected, other = (red, black) if kind.is_promoted else (black, red)
        assert expected > 150, kind
        assert other < expected / 4, kind


@pytest.mark.parametrize("set_id", PIECE_SETS)
def test_no_face_is_blank_or_needs_a_font(sets: Sets, set_id: str) -> None:
    for face in sets[set_id].faces.values():
        assert b"<text" not in face
        assert b"currentColor" in face


@pytest.mark.parametrize("set_id", PIECE_SETS)
def test_lettering_stays_on_the_wood(sets: Sets, set_id: str) -> None:
    """Whatever ink there is lies inside the wedge, a line's breadth from its edge."""
    piece_set = sets[set_id]
    for piece in one_of_each_face(piece_set):
        image = QImage(220, 240, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        cell = QRectF(image.rect())
        piece_set.paint_letters(painter, cell, piece, color=PRINT.ink)
        body = wedge.body_rect(cell, piece.kind)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.translate(body.topLeft())
        painter.scale(body.width(), body.height())
        painter.fillPath(wedge.outline(0.01), PRINT.ink)
        painter.end()
        alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
        assert max(bytes(alpha.constBits())) < 128, piece


@pytest.mark.parametrize("variant", VARIANTS)
def test_pieces_shrink_from_king_to_pawn_and_keep_their_size_when_promoted(variant: Variant) -> None:
    order = ["king", "queen", "rook", "bishop", "gold", "silver", "knight", "lance", "pawn"]
    sizes = [wedge.body_size(variant.kind(id_)) for id_ in order if id_ != "queen" or variant is OKISAKI]
    assert all(a[0] >= b[0] and a[1] >= b[1] for a, b in itertools.pairwise(sizes))
    assert sizes[0] > sizes[-1]
    for kind in variant.kinds:
        if kind.promoted is not None:
            assert wedge.body_size(kind) == wedge.body_size(kind.promoted)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.id)
@pytest.mark.parametrize("upside_down", [False, True])
def test_a_piece_with_its_shadow_stays_in_its_square(sets: Sets, theme: Theme, upside_down: bool) -> None:
    """The outermost pixels stay all but clear: neighbours are not smudged."""
    # Each third kind for a theme, a different third for the next.
    for kind in OKISAKI.kinds[extent(THEMES.index(theme) % 3, 0) :: extent(3, 1)]:
        piece = OKISAKI.piece(kind, BLACK)
        image = picture(sets["two_kanji"], piece, theme=theme, upside_down=upside_down, height=120)
        alpha = pillow(image).getchannel("A")
        alpha.paste(0, (1, 1, image.width() - 1, image.height() - 1))  # leaves the edge
        assert not any(alpha.histogram()[60:]), kind


def test_far_players_pieces_point_down(sets: Sets) -> None:
    rook = STANDARD.piece(STANDARD.kind("rook"), BLACK)

    def width_at(image: QImage, y: int) -> int:
        return sum(image.pixelColor(x, y).alpha() > 200 for x in range(image.width()))

    up = picture(sets["one_kanji"], rook, theme=PRINT)
    down = picture(sets["one_kanji"], rook, theme=PRINT, upside_down=True)
    near_top, near_bottom = 12, 96 - 14
    assert width_at(up, near_top) < width_at(up, near_bottom)
    assert width_at(down, near_top) > width_at(down, near_bottom)


def test_print_theme_uses_black_and_white_only(sets: Sets) -> None:
    image = picture(sets["one_kanji"], STANDARD.piece(STANDARD.kind("dragon"), BLACK), theme=PRINT)
    red, green, blue, _ = pillow(image).split()
    assert red == green == blue


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0, 3.0])
def test_pixmaps_have_the_devices_pixels_and_are_kept(sets: Sets, dpr: float) -> None:
    pawn = STANDARD.piece(STANDARD.kind("pawn"), WHITE)
    size = QSizeF(55, 60)
    pixmap = sets["one_kanji"].pixmap(pawn, size, dpr, upside_down=True, theme=LIGHT)
    assert (pixmap.width(), pixmap.height()) == (round(55 * dpr), round(60 * dpr))
    assert pixmap.devicePixelRatio() == dpr
    again = sets["one_kanji"].pixmap(pawn, size, dpr, upside_down=True, theme=LIGHT)
    assert again.cacheKey() == pixmap.cacheKey()
    other = sets["one_kanji"].pixmap(pawn, size, dpr, upside_down=True, theme=DARK)
    assert other.toImage() != pixmap.toImage()


def test_resizing_a_window_for_hours_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.paint.faces._MOST_BYTES", 4 * 60 * 66 * 10)
    piece_set = PieceSet.load("one_kanji")
    pawn = STANDARD.piece(STANDARD.kind("pawn"), BLACK)
    for width in range(20, 60):
        piece_set.pixmap(pawn, QSizeF(width, width * 1.09), theme=LIGHT)
    kept = sum(4 * pixmap.width() * pixmap.height() for pixmap in piece_set._pixmaps.values())
    assert 0 < kept <= 4 * 60 * 66 * 10


def test_manifests_name_every_file_there_is() -> None:
    for set_id in PIECE_SETS:
        folder = resource_path(f"pieces/{set_id}")
        names = json.loads((folder / "set.json").read_text(encoding="utf-8"))["faces"]
        assert sorted(set(names.values())) == sorted(path.name for path in folder.glob("*.svg"))


def test_a_missing_set_is_named(tmp_path: Path) -> None:
    with pytest.raises(PieceSetError) as caught:
        PieceSet.from_folder("mine", tmp_path)
    assert caught.value.path == tmp_path / "set.json"


def test_a_missing_face_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "set.json").write_text('{"faces": {"歩": "pawn.svg"}}', encoding="utf-8")
    with pytest.raises(PieceSetError) as caught:
        PieceSet.from_folder("mine", tmp_path)
    assert caught.value.path == tmp_path / "pawn.svg"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"faces": 3}', '{"faces": {"歩": 3}}', "\ufeff{"])
def test_a_damaged_manifest_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "set.json").write_text(text, encoding="utf-8")
    with pytest.raises(PieceSetError):
        PieceSet.from_folder("mine", tmp_path)


def test_a_set_without_a_face_says_which(tmp_path: Path) -> None:
    (tmp_path / "set.json").write_text('{"faces": {"歩": "pawn.svg"}}', encoding="utf-8")
    (tmp_path / "pawn.svg").write_bytes(PieceSet.load("one_kanji").faces["歩"])
    piece_set = PieceSet.from_folder("mine", tmp_path)
    assert not piece_set.covers(STANDARD)
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    try:
        rook = STANDARD.piece(STANDARD.kind("rook"), BLACK)
        with pytest.raises(PieceSetError, match="飛"):
            piece_set.paint(painter, QRectF(0, 0, 40, 40), rook, theme=LIGHT)
    finally:
        painter.end()


def stem(letter: bytes, size: tuple[int, int]) -> float:
    """The mean width of strokes, in widths of the body: twice the area by the length of the edge."""
    path = outlines(letter)
    assert path is not None
    image = QImage(size[0] // 4, size[1] // 4, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(0.25, 0.25)
    painter.fillPath(path, QColor(255, 255, 255))
    painter.end()
    ink = mask(pillow(image).getchannel("R"), least=128)
    edge = sum(count(ImageChops.difference(ink, ImageChops.offset(ink, *by))) for by in ((1, 0), (0, 1)))
    return 2 * count(ink) / (edge * math.pi / 4) / image.width()


@in_the_whole
def test_the_two_letters_of_a_piece_have_strokes_of_one_width_and_so_have_all_pieces() -> None:
    stems = []
    for variant in VARIANTS:
        for kind in variant.kinds:
            for color in Color:
                piece = variant.piece(kind, color)
                svg = PieceSet.load("two_kanji").faces[PieceSet.load("two_kanji").key(piece)]
                letters = re.findall(rb'<path d="[^"]*"/>', svg)
                upper, lower = (stem(letter, wedge.body_size(kind)) for letter in letters)
                assert upper == pytest.approx(lower, rel=0.08), kind.id
                stems += [upper, lower]
    assert max(stems) < 1.08 * min(stems)


def test_two_letters_fill_the_width_of_the_wood_on_every_piece(sets: Sets) -> None:
    """A rook's are no narrower than a pawn's: at least 0.57 of the body, so larger on larger pieces."""
    for variant in VARIANTS:
        for piece in variant.pieces:
            image = QImage(550, 600, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            sets["two_kanji"].paint_letters(painter, QRectF(image.rect()), piece, color=PRINT.ink)
            painter.end()
            box = mask(pillow(image).getchannel("A"), least=128).getbbox()
            assert box is not None
            body = wedge.body_rect(QRectF(image.rect()), piece.kind)
            assert 0.57 <= (box[2] - box[0]) / body.width() <= 0.80, piece
            assert 0.80 <= (box[3] - box[1]) / body.height() <= 0.87, piece
