"""What the editor's board shows besides board, pieces and stands: the piece box and the plates."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shogi_desktop.app.records.position_editor import Draft, InBox, box_kinds
from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.gui.editor.layout import EditorLayout
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import BODY_PX
from shogi_desktop.paint.board import paint_count
from shogi_desktop.paint.surfaces import faded
from shogi_desktop.paint.text import draw_text, sized_font
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import Color, PieceKind

_USED_UP = 0.22
"""Opacity of a kind in the box of which no piece is left."""
_PLATE_HEIGHT = 32
"""Pixels at 100 %; less where the board is small."""
_MOST_TEXT = 0.62
"""Letters in parts of the plate's height, where that is low."""


def _edge(theme: Theme) -> QColor:
    """Around the box and a plate: of the wood of the stands, strong where that is as white as the window."""
    return theme.window_text if theme.weight > 1 else faded(theme.stand, 0.9)


class _Layer(QGraphicsItem):
    """An item that lies over all of the board and takes no part in clicks."""

    def __init__(self, look: Look, layout: EditorLayout) -> None:
        super().__init__()
        self._look = look
        self._layout = layout
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_layout(self, layout: EditorLayout) -> None:
        """Lie on another board."""
        self.prepareGeometryChange()
        self._layout = layout
        self.update()

    def boundingRect(self) -> QRectF:
        return self._layout.board.bounds


class BoxItem(_Layer):
    """The piece box: one piece of each kind with the number left; kinds that are used up are faint.

    :ivar color: whose the pieces become that are taken out.
    """

    def __init__(self, look: Look, layout: EditorLayout) -> None:
        super().__init__(look, layout)
        self.color = Color.BLACK
        self._draft: Draft | None = None
        self._away: PieceKind | None = None

    def show_box(self, draft: Draft, away: PieceKind | None = None) -> None:
        """Show the box of `draft`, less one piece of `away`, which is in the air."""
        self._draft, self._away = draft, away
        self.update()

    def shown(self) -> dict[PieceKind, int]:
        """The kinds with the numbers to be read."""
        if self._draft is None:
            return {}
        return {kind: n - (kind is self._away) for kind, n in self._draft.box().items()}

    def boundingRect(self) -> QRectF:
        return self._layout.box_rect.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        draft, theme = self._draft, self._look.theme
        if draft is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = 0.10 * self._layout.unit
        painter.setPen(QPen(_edge(theme), 0.022 * self._layout.unit))
        painter.setBrush(faded(theme.stand, 0.22))
        painter.drawRoundedRect(self._layout.box_rect, radius, radius)
        shown = self.shown()
        for kind in box_kinds(draft.variant):
            count = shown[kind]
            color = draft.color_from_box(kind, self.color)
            upside_down = self._layout.board.is_upside_down(color)
            painter.setOpacity(1.0 if count else _USED_UP)
            piece = draft.variant.piece(kind, color)
            self._look.draw(painter, self._layout.piece_rect(InBox(kind)), piece, upside_down=upside_down)
            painter.setOpacity(1.0)
            if count > 1:
                paint_count(painter, self._layout.count_rect(kind), count, theme)


class PlatesItem(_Layer):
    """The two plates that say whose stand it is and, by being filled, who is to move."""

    def __init__(self, look: Look, layout: EditorLayout) -> None:
        super().__init__(look, layout)
        self._turn = Color.BLACK
        self._words: Mapping[Color, str] = {}

    def show_turn(self, turn: Color, words: Mapping[Color, str]) -> None:
        """Fill the plate of `turn`, and write `words` on both."""
        self._turn, self._words = turn, words
        self.update()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        theme = self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # The words are of the panel's size, however large the board is.
        scale = painter.worldTransform().m11()
        for color, text in self._words.items():
            rect = self._layout.plate_rect(color)
            spare = max(0.0, rect.height() - px(_PLATE_HEIGHT) / scale) / 2
            rect = rect.adjusted(0, spare, 0, -spare)
            chosen = color is self._turn
            painter.setPen(Qt.PenStyle.NoPen if chosen else QPen(_edge(theme), 2))
            painter.setBrush(theme.badge if chosen else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
            painter.setPen(theme.badge_text if chosen else theme.window_text)
            font = sized_font(min(rect.height() * _MOST_TEXT, px(BODY_PX) / scale), bold=chosen)
            draw_text(painter, rect, Qt.AlignmentFlag.AlignCenter, text, font)
