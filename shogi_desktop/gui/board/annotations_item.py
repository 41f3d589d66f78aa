"""Arrows and circles over the pieces, painted as in print, and the one that is being drawn."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shogi_desktop.game import NO_ANNOTATIONS, Annotations, Circle, Mark
from shogi_desktop.gui.board.piece_item import Look
from shogi_desktop.gui.board.repaint import repaint
from shogi_desktop.paint.annotations import arrow_line, arrow_shape, paint_annotations
from shogi_desktop.paint.layout import BoardLayout


class AnnotationsItem(QGraphicsItem):
    """The marks of a position. While one is being drawn, what there will be is shown: a repeated one is gone.

    :ivar annotations: the marks that the record holds.
    :ivar preview: the mark being drawn, or None.
    """

    def __init__(self, look: Look, layout: BoardLayout) -> None:
        super().__init__()
        self._look = look
        self._layout = layout
        self.annotations = NO_ANNOTATIONS
        self.preview: Mark | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def shown(self) -> Annotations:
        """What is to be seen."""
        return self.annotations if self.preview is None else self.annotations.toggled(self.preview)

    def set_layout(self, layout: BoardLayout) -> None:
        """Mark another board, or the same one from the other side."""
        self.prepareGeometryChange()
        self._layout = layout
        self.preview = None

    def set_marks(self, annotations: Annotations, preview: Mark | None = None) -> None:
        """Show `annotations` and the mark being drawn; only what changes is painted anew."""
        before = set(self.shown.marks)
        self.annotations, self.preview = annotations, preview
        for mark in before ^ set(self.shown.marks):
            repaint(self, self._extent(mark))

    def boundingRect(self) -> QRectF:
        return self._layout.bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        paint_annotations(painter, self._layout, self._look.theme, self.shown)

    def _extent(self, mark: Mark) -> QRectF:
        if isinstance(mark, Circle):
            on_board = self._layout.variant.contains(mark.square)
            return self._layout.square_rect(mark.square).adjusted(-2, -2, 2, 2) if on_board else QRectF()
        line = arrow_line(self._layout, mark)
        if line is None:
            return QRectF()
        return arrow_shape(line, self._layout.cell.height()).boundingRect().adjusted(-2, -2, 2, 2)
