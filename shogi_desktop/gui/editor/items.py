"""What the editor's board shows besides board, pieces and stands: the piece box, the plates, the marks."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shogi_desktop.app.records.position_editor import Draft, InBox, Place, box_kinds
from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.gui.editor.layout import EditorLayout
from shogi_desktop.paint.board import paint_count
from shogi_desktop.paint.surfaces import faded
from shogi_desktop.paint.text import draw_text, sized_font
from shogi_desktop.rules import Color, PieceKind

_USED_UP = 0.22
"""Opacity of a kind in the box of which no piece is left."""


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
        painter.setPen(QPen(faded(theme.stand, 0.9), 0.022 * self._layout.unit))
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
        for color, text in self._words.items():
            rect = self._layout.plate_rect(color)
            chosen = color is self._turn
            painter.setPen(Qt.PenStyle.NoPen if chosen else QPen(faded(theme.stand, 0.9), 2))
            painter.setBrush(theme.badge if chosen else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
            painter.setPen(theme.badge_text if chosen else theme.window_text)
            font = sized_font(rect.height() * 0.5, bold=chosen)
            draw_text(painter, rect, Qt.AlignmentFlag.AlignCenter, text, font)


class Mark(Enum):
    """One mark of one place. Painted in the order given here."""

    HOVER = "hover"
    FAULT = "fault"
    """Something is wrong with what stands here."""
    SELECTED = "selected"
    AIMED = "aimed"
    """Where the piece held would be put now."""
    CURSOR = "cursor"


class MarksItem(_Layer):
    """All marks of one level, above the pieces or below them."""

    def __init__(self, look: Look, layout: EditorLayout) -> None:
        super().__init__(look, layout)
        self._marks: dict[Place, frozenset[Mark]] = {}

    @property
    def marks(self) -> Mapping[Place, frozenset[Mark]]:
        """What is marked now."""
        return self._marks

    def set_marks(self, marks: Mapping[Place, frozenset[Mark]]) -> None:
        """Show exactly `marks`."""
        for place in self._marks.keys() | marks.keys():
            if self._marks.get(place) != marks.get(place):
                self.update(self._layout.slot(place).adjusted(-4, -4, 4, 4))
        self._marks = dict(marks)

    def set_layout(self, layout: EditorLayout) -> None:
        self._marks = {}
        super().set_layout(layout)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, marks in self._marks.items():
            rect = self._layout.slot(place)
            for mark in Mark:
                if mark in marks:
                    self._paint_mark(painter, rect, mark)

    def _paint_mark(self, painter: QPainter, rect: QRectF, mark: Mark) -> None:
        theme, unit = self._look.theme, self._layout.unit
        if mark is Mark.HOVER:
            painter.fillRect(rect, faded(theme.selection, 0.45))
        elif mark is Mark.FAULT:
            painter.fillRect(rect, faded(theme.check, 0.38))
            _frame(painter, rect, theme.check, unit * 0.05)
        elif mark is Mark.SELECTED:
            painter.fillRect(rect, theme.selection)
            _frame(painter, rect, faded(theme.destination, 1.3), unit * 0.035)
        elif mark is Mark.AIMED:
            painter.fillRect(rect, faded(theme.destination, 0.55))
        else:
            light = theme.cursor.lightnessF() < 0.5
            _frame(painter, rect, QColor(255, 255, 255, 200) if light else QColor(0, 0, 0, 180), unit * 0.1)
            _frame(painter, rect, theme.cursor, unit * 0.06)


def _frame(painter: QPainter, rect: QRectF, color: QColor, width: float) -> None:
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2
    painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))
