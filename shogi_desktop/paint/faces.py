"""Pieces as they are seen: the wedge of wood and the lettering on it.

A bundled set is a folder of SVG files with a manifest ``set.json`` that names the file of each face by the
kanji of RULES.md (``王`` is White's king; ``香@okisakishogi`` a face of that game alone). What an SVG fills
with ``currentColor`` takes the theme's ink. The drawing covers the body's bounding rectangle, apex up. A set
of the user's own is a folder too; `own_sets` reads it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.paint import wedge
from shogi_desktop.paint.errors import PieceSetError
from shogi_desktop.paint.own_sets import read_own_set
from shogi_desktop.paint.svg_path import outlines
from shogi_desktop.paint.text import draw_text, sized_font
from shogi_desktop.paint.theme import PieceStyle, Theme, white_side
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import VARIANTS, Color, Piece, Variant

PIECE_SETS = ("two_kanji", "one_kanji", "international", "letters", "beginner")
"""The sets that come with the program, in the order they are offered."""

_LETTER_DROP = 0.085
"""How far below the middle of the body an upright letter stands, in heights of the body."""

_MOST_BYTES = 32 * 1024 * 1024
"""Room for pixmaps: a 4K window's pieces a few times over. Full, it is emptied; only resizing fills it."""
_SHADOW_LAYERS = 7
_PNG = b"\x89PNG"
_BARE_SIZE = 0.80
"""Height of a character without body, to that of its square."""


_GAME_OF = {kind: variant.id for variant in VARIANTS for kind in variant.kinds}


def face_key(piece: Piece) -> str:
    """The character by which a set's manifest names the face of `piece`."""
    return "王" if piece.kind.royal and piece.color is Color.WHITE else piece.kind.kanji


class _Manifest(msgspec.Struct):
    """The content of ``set.json``."""

    faces: dict[str, str]
    upright: bool = False
    bodied: bool = False


class PieceSet(msgspec.Struct, eq=False):
    """One style of lettering, with the drawings it has made so far.

    Belongs to the thread that paints. Made by `load`.

    :ivar id: the word settings know it by.
    :ivar faces: SVG text of each face, by `face_key`.
    :ivar upright: whether faces stay upright on turned pieces. Such a set tells the sides by the shape of the
        piece alone.
    :ivar bodied: whether a piece is never painted without its body, not in a book either.
    :ivar wedge: whether the program paints the body; else the faces are whole pieces.
    :ivar dark_sides: whether White's pieces are of a darker wood.
    """

    id: str
    faces: dict[str, bytes]
    upright: bool = False
    bodied: bool = False
    wedge: bool = True
    dark_sides: bool = False
    _images: dict[str, QImage] = {}
    _paths: dict[str, QPainterPath] = {}
    _renderers: dict[tuple[str, int], QSvgRenderer] = {}
    _pixmaps: dict[tuple[object, ...], QPixmap] = {}
    _largest: dict[tuple[object, ...], QPixmap] = {}
    _pixmap_bytes: int = 0

    @classmethod
    def load(cls, set_id: str, *, dark_sides: bool = False) -> PieceSet:
        """The bundled set `set_id` (one of `PIECE_SETS`), or the user's own in the folder of that name.

        :param dark_sides: whether White's pieces are to be of a darker wood.
        :raises PieceSetError: if it can't be read.
        """
        if set_id in PIECE_SETS:
            found = cls.from_folder(set_id, resource_path(f"pieces/{set_id}"))
        else:
            own = read_own_set(Path(set_id))
            found = cls(set_id, own.faces, upright=own.upright, bodied=True, wedge=own.wedge)
        found.dark_sides = dark_sides
        return found

    @classmethod
    def from_folder(cls, set_id: str, folder: Path) -> PieceSet:
        """The set in `folder`. :raises PieceSetError: naming the file that is missing or can't be read."""
        manifest = folder / "set.json"
        try:
            content = msgspec.json.decode(manifest.read_bytes(), type=_Manifest)
        except (OSError, msgspec.MsgspecError) as error:
            raise PieceSetError(manifest, str(error)) from error
        faces = {}
        for key, name in content.faces.items():
            try:
                faces[key] = (folder / name).read_bytes()
            except OSError as error:
                raise PieceSetError(folder / name, str(error)) from error
        return cls(set_id, faces, upright=content.upright, bodied=content.bodied)

    def for_thread(self) -> PieceSet:
        """The same faces without the drawings made so far, for another thread to paint with."""
        return PieceSet(self.id, self.faces, self.upright, self.bodied, self.wedge, self.dark_sides)

    def key(self, piece: Piece) -> str:
        """The name of the face of `piece` in `faces`: one for its game alone before one for both."""
        own = f"{face_key(piece)}@{_GAME_OF.get(piece.kind, '')}"
        return own if own in self.faces else face_key(piece)

    def covers(self, variant: Variant) -> bool:
        """Whether the set has a face of its own for every piece of `variant`."""
        return all(self.key(piece) in self.faces for piece in variant.pieces)

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        piece: Piece,
        *,
        upside_down: bool = False,
        letters_upright: bool = False,
        theme: Theme,
        strong: bool = False,
    ) -> None:
        """Draw `piece` as it lies in the square `rect`; its shadow stays inside.

        :param letters_upright: the wood may point the other way, the lettering never does.
        :param strong: stressed, as the piece moved last is in a book; only where pieces are not wooden.
        :raises PieceSetError: if the set has no face for it.
        """
        if self.key(piece) not in self.faces:
            raise PieceSetError(Path(self.id), f"no face for {self.key(piece)}")
        if theme.piece_style is PieceStyle.BARE and not self.bodied:
            self._paint_bare(painter, rect, piece, upside_down=upside_down, ink=theme.ink, strong=strong)
            return
        if self.dark_sides and piece.color is Color.WHITE:
            theme = white_side(theme)
        body = wedge.body_rect(rect, piece.kind)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.wedge:
            _paint_no_body(painter, body, theme=theme, strong=strong)
        elif theme.piece_style is PieceStyle.WOOD:
            _paint_wooden_body(painter, body, seed=_seed(piece), upside_down=upside_down, theme=theme)
        else:
            _paint_outlined_body(painter, body, upside_down=upside_down, theme=theme, strong=strong)
        if upside_down and self.upright:
            # A letter lies below the middle of the wedge, where that is wide: turned, it is above.
            painter.translate(0, -2 * _LETTER_DROP * body.height() if self.wedge else 0)
        else:
            _turn(painter, body, upside_down=upside_down and not letters_upright)
        ink = theme.ink_promoted if piece.kind.is_promoted else theme.ink
        self._draw(painter, body, self.key(piece), ink)
        painter.restore()

    def _draw(self, painter: QPainter, body: QRectF, key: str, ink: QColor) -> None:
        """The face `key` on `body`: SVG in `ink`, or a picture as it is."""
        if not self.faces.get(key, b"").startswith(_PNG):
            self._renderer(key, ink).render(painter, body)
            return
        image = self._images.get(key)
        if image is None:
            image = self._images[key] = QImage.fromData(self.faces[key])
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = image.size().toSizeF().scaled(body.size(), Qt.AspectRatioMode.KeepAspectRatio)
        spot = QRectF(body.center() - QPointF(size.width() / 2, size.height() / 2), size)
        # Qt samples four pixels only: a large picture is made small first.
        device = painter.deviceTransform().mapRect(spot).size().toSize()
        if not device.isEmpty() and device.width() < image.width() / 2:
            smooth = Qt.TransformationMode.SmoothTransformation
            image = image.scaled(device, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        painter.drawImage(spot, image)

    def _paint_bare(
        self, painter: QPainter, rect: QRectF, piece: Piece, *, upside_down: bool, ink: QColor, strong: bool
    ) -> None:
        """The character alone, all kinds equally large; in bold gothic where it is `strong`."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _turn(painter, rect, upside_down=upside_down)
        size = _BARE_SIZE * rect.height()
        if strong:
            painter.setPen(ink)
            draw_text(
                painter, rect, Qt.AlignmentFlag.AlignCenter, face_key(piece), sized_font(size, bold=True)
            )
        else:
            path = self._outlines(self.key(piece))
            drawn = path.boundingRect()
            if drawn.isEmpty():
                # Not to be had as a path: as it is drawn on a piece, all of it.
                self._renderer(self.key(piece), ink).render(painter, wedge.body_rect(rect, piece.kind))
                painter.restore()
                return
            scale = min(0.92 * rect.width() / drawn.width(), size / drawn.height())
            painter.translate(rect.center())
            painter.scale(scale, scale)
            painter.translate(-drawn.center())
            painter.fillPath(path, ink)
        painter.restore()

    def paint_letters(
        self, painter: QPainter, rect: QRectF, piece: Piece, *, upside_down: bool = False, color: QColor
    ) -> None:
        """Draw only the lettering of `piece` where `paint` would put it, in `color`."""
        body = wedge.body_rect(rect, piece.kind)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _turn(painter, body, upside_down=upside_down and not self.upright)
        self._draw(painter, body, self.key(piece), color)
        painter.restore()

    def pixmap(
        self,
        piece: Piece,
        size: QSizeF,
        dpr: float = 1.0,
        *,
        upside_down: bool = False,
        letters_upright: bool = False,
        theme: Theme,
    ) -> QPixmap:
        """`piece` in a square of `size` logical pixels on a screen of `dpr`; kept for the next call."""
        width, height = _device_size(size, dpr)
        key = _drawing(
            piece, size, dpr, upside_down=upside_down, letters_upright=letters_upright, theme=theme
        )
        found = self._pixmaps.get(key)
        if found is not None:
            return found
        pixmap = QPixmap(width, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(
            painter,
            QRectF(0, 0, width, height),
            piece,
            upside_down=upside_down,
            letters_upright=letters_upright,
            theme=theme,
        )
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        size_bytes = 4 * width * height
        if self._pixmap_bytes + size_bytes > _MOST_BYTES:
            self._pixmaps.clear()
            self._largest.clear()
            self._pixmap_bytes = 0
        self._pixmaps[key] = pixmap
        seen = _seen(piece, upside_down=upside_down, letters_upright=letters_upright, theme=theme)
        largest = self._largest.get(seen)
        if largest is None or largest.width() < width:
            self._largest[seen] = pixmap
        self._pixmap_bytes += size_bytes
        return pixmap

    def keeps(
        self,
        piece: Piece,
        size: QSizeF,
        dpr: float = 1.0,
        *,
        upside_down: bool = False,
        letters_upright: bool = False,
        theme: Theme,
    ) -> bool:
        """Whether `pixmap` would answer at once, from what it has drawn before."""
        key = _drawing(
            piece, size, dpr, upside_down=upside_down, letters_upright=letters_upright, theme=theme
        )
        return key in self._pixmaps

    def largest(
        self, piece: Piece, *, upside_down: bool = False, letters_upright: bool = False, theme: Theme
    ) -> QPixmap | None:
        """The largest drawing of `piece` so far, to be stretched where there is no time to draw one."""
        seen = _seen(piece, upside_down=upside_down, letters_upright=letters_upright, theme=theme)
        return self._largest.get(seen)

    def _outlines(self, key: str) -> QPainterPath:
        """The lines of the face `key` without the stroke that is for screens; empty if they are not plain."""
        found = self._paths.get(key)
        if found is None:
            if key not in self.faces:
                raise PieceSetError(Path(self.id), f"no face for {key}")
            found = outlines(self.faces[key]) or QPainterPath()
            self._paths[key] = found
        return found

    def _renderer(self, key: str, color: QColor) -> QSvgRenderer:
        found = self._renderers.get((key, color.rgba()))
        if found is not None:
            return found
        if key not in self.faces:
            raise PieceSetError(Path(self.id), f"no face for {key}")
        svg = self.faces[key].replace(b"currentColor", color.name().encode())
        renderer = QSvgRenderer(QByteArray(svg))
        if not renderer.isValid():
            raise PieceSetError(Path(self.id), f"the face of {key} is not SVG")
        self._renderers[key, color.rgba()] = renderer
        return renderer


def _device_size(size: QSizeF, dpr: float) -> tuple[int, int]:
    return max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr))


def _drawing(
    piece: Piece, size: QSizeF, dpr: float, *, upside_down: bool, letters_upright: bool, theme: Theme
) -> tuple[object, ...]:
    """What tells one drawing of a piece from another."""
    seen = _seen(piece, upside_down=upside_down, letters_upright=letters_upright, theme=theme)
    return (*seen, *_device_size(size, dpr), dpr)


def _seen(piece: Piece, *, upside_down: bool, letters_upright: bool, theme: Theme) -> tuple[object, ...]:
    """What is to be seen in a drawing of a piece of any size."""
    return (piece, upside_down, upside_down and letters_upright, theme.id)


def _seed(piece: Piece) -> int:
    return sum(map(ord, piece.symbol.lower())) * 7


def _turn(painter: QPainter, body: QRectF, *, upside_down: bool) -> None:
    if upside_down:
        painter.translate(body.center() * 2)
        painter.scale(-1, -1)


def _placed(shape: QPainterPath, body: QRectF, *, upside_down: bool) -> QPainterPath:
    """`shape` of the unit square, stretched to `body` and turned if need be."""
    transform = QTransform(body.width(), 0, 0, body.height(), body.left(), body.top())
    if upside_down:
        transform = QTransform(-body.width(), 0, 0, -body.height(), body.right(), body.bottom())
    return transform.map(shape)


def _with_alpha(color: QColor, alpha: float) -> QColor:
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


def _paint_wooden_body(
    painter: QPainter, body: QRectF, *, seed: int, upside_down: bool, theme: Theme
) -> None:
    """Shadow, the piece's thickness, its lit top, grain and a bevel; light falls from the upper left."""
    height = body.height()
    shape = _placed(wedge.outline(), body, upside_down=upside_down)
    _paint_shadow(painter, shape.translated(0.004 * height, 0.020 * height), 0.038 * height, theme.shadow)
    side = QLinearGradient(body.topLeft(), body.bottomLeft())
    side.setColorAt(0, theme.piece_dark)
    side.setColorAt(1, theme.piece_dark.darker(135))
    painter.setPen(QPen(theme.piece_edge.darker(115), 0.010 * height))
    painter.setBrush(side)
    painter.drawPath(shape.translated(0, 0.023 * height))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(shape.translated(0, 0.012 * height))
    top = QLinearGradient(body.topLeft(), body.bottomRight())
    top.setColorAt(0, theme.piece_light)
    top.setColorAt(0.55, theme.piece)
    top.setColorAt(1, theme.piece.darker(107))
    painter.setBrush(top)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(shape)
    painter.setBrush(_with_alpha(theme.piece_dark, 0.28))
    painter.drawPath(_placed(wedge.grain(seed), body, upside_down=upside_down))
    rim = QLinearGradient(body.topLeft(), body.bottomRight())
    rim.setColorAt(0, QColor(255, 255, 255, 190))
    rim.setColorAt(0.45, QColor(255, 255, 255, 40))
    rim.setColorAt(0.55, _with_alpha(theme.piece_edge, 0.05))
    rim.setColorAt(1, _with_alpha(theme.piece_edge, 0.45))
    painter.setBrush(rim)
    painter.drawPath(_placed(wedge.bevel(0.022), body, upside_down=upside_down))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_with_alpha(theme.piece_edge, 0.75), max(0.007 * height, 0.35)))
    painter.drawPath(shape)


def _paint_shadow(painter: QPainter, shape: QPainterPath, blur: float, color: QColor) -> None:
    """A soft shadow of `shape`: layers that reach out to `blur` and add up to `color` where all overlap."""
    if not color.alpha():
        return
    layer = _with_alpha(color, 1 - (1 - color.alphaF()) ** (1 / _SHADOW_LAYERS))
    painter.setBrush(layer)
    for i in range(1, _SHADOW_LAYERS + 1):
        spread = 2 * blur * (i / _SHADOW_LAYERS) ** 1.3
        painter.setPen(QPen(layer, spread, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(shape)


def _paint_no_body(painter: QPainter, body: QRectF, *, theme: Theme, strong: bool) -> None:
    """What a whole piece stands on: nothing, or a frame where it is stressed."""
    if strong:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.lines, 0.04 * body.height()))
        painter.drawRect(body)


def _paint_outlined_body(
    painter: QPainter, body: QRectF, *, upside_down: bool, theme: Theme, strong: bool
) -> None:
    line = 0.055 if strong else 0.022 * theme.weight
    painter.setPen(Qt.PenStyle.NoPen)
    shape = _placed(wedge.outline(), body, upside_down=upside_down)
    _paint_shadow(painter, shape.translated(0, 0.016 * body.height()), 0.026 * body.height(), theme.shadow)
    painter.setBrush(theme.piece)
    painter.setPen(QPen(theme.piece_edge, line * body.height(), j=Qt.PenJoinStyle.MiterJoin))
    painter.drawPath(shape)
