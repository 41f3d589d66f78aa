"""The list of piece sets to choose from, and a strip of board that shows every piece of the one chosen.

The pieces of the strip are drawn one by one: all of them at once would hold the window for 50 ms.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.app.settings.piece_sets import OfferedSet
from shogi_desktop.gui.tasks.slices import Slices
from shogi_desktop.gui.widgets.choice import ValueChoice
from shogi_desktop.gui.widgets.plain import tip
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.surfaces import paint_surface
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import VARIANTS, Color, Piece, Variant

_CELL = QSizeF(38, 41.5)
_LEAST_CELL = QSizeF(30, 33)


def _columns() -> tuple[tuple[Variant, str], ...]:
    seen: dict[tuple[str, str], tuple[Variant, str]] = {}
    for variant in VARIANTS:
        for kind in (variant.kinds[0], *variant.hand_kinds):
            seen.setdefault((kind.id, kind.betza), (variant, kind.id))
    return tuple(seen.values())


_COLUMNS = _columns()
"""What the strip shows: the pieces of the first game, then those that are or move otherwise in the next."""
_FIRST_COLUMNS = sum(variant is VARIANTS[0] for variant, _ in _COLUMNS)


class PieceSetChoice(ValueChoice):
    """Lists piece sets, by their ids."""

    def __init__(
        self, name: str, sets: Sequence[OfferedSet], value: str, parent: QWidget | None = None
    ) -> None:
        """:param name: what is chosen, for a screen reader. :param value: the id to begin with."""
        super().__init__(name, [(one.id, one.name) for one in sets], value, parent)
        for number, one in enumerate(sets):
            if Path(one.id).is_absolute():
                self.setItemData(number, tip(one.id), 3)  # Qt::ToolTipRole: where it lies
        self.setMinimumContentsLength(12)
        self.setSizeAdjustPolicy(ValueChoice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)


class PieceStrip(QWidget):
    """Two rows of board: Black's pieces, and White's above them with their promoted sides."""

    def __init__(self, name: str, piece_set: PieceSet, theme: Theme, parent: QWidget | None = None) -> None:
        """:param name: what it shows, for a screen reader."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._piece_set, self._theme = piece_set, theme
        self._slices = Slices(self)
        self._drawing_for = QSizeF()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self.sizeHint().height())

    def use_look(self, piece_set: PieceSet, theme: Theme) -> None:
        """Show other pieces or colours."""
        self._slices.stop()
        self._piece_set, self._theme = piece_set, theme
        self.update()

    @property
    def building(self) -> bool:
        """Whether pieces that have been asked for are still to be drawn."""
        return self._slices.running

    def finish(self) -> None:
        """Draw at once what is not drawn yet."""
        self._slices.finish()

    @property
    def piece_set(self) -> PieceSet:
        """The set shown."""
        return self._piece_set

    def sizeHint(self) -> QSize:
        """Two rows of squares."""
        return self._size(_CELL)

    def minimumSizeHint(self) -> QSize:
        """Small squares, of which the pieces can still be told apart."""
        return QSize(self._size(_LEAST_CELL).width(), self._size(_CELL).height())

    @staticmethod
    def _size(cell: QSizeF) -> QSize:
        return QSize(round(cell.width() * (len(_COLUMNS) + 0.25)) + 2, round(cell.height() * 2) + 2)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the squares and what stands on them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = self._cell()
        width = cell.width()
        top = (self.height() - 2 * cell.height()) / 2
        missing = False
        for begin, end, gap in ((0, _FIRST_COLUMNS, 0.0), (_FIRST_COLUMNS, len(_COLUMNS), 0.25)):
            board = QRectF(1 + (begin + gap) * width, top, (end - begin) * width, 2 * cell.height())
            paint_surface(painter, board, self._theme)
            painter.setPen(QPen(self._theme.lines, self._theme.weight))
            for column in range(end - begin + 1):
                x = board.left() + column * width
                painter.drawLine(QPointF(x, board.top()), QPointF(x, board.bottom()))
            for row in range(3):
                y = board.top() + row * cell.height()
                painter.drawLine(QPointF(board.left(), y), QPointF(board.right(), y))
            for number, (piece, upside_down) in enumerate(_pieces(begin, end)):
                column, row = divmod(number, 2)
                corner = board.topLeft() + QPointF(column * width, row * cell.height())
                if self._is_drawn(piece, cell, upside_down=upside_down):
                    painter.drawPixmap(corner, self._drawn(piece, cell, upside_down=upside_down))
                else:
                    missing = True
        if missing and not (self._slices.running and self._drawing_for == cell):
            self._drawing_for = cell
            self._slices.begin(self._draw_missing(cell))

    def _cell(self) -> QSizeF:
        width = min(_CELL.width(), (self.width() - 2) / (len(_COLUMNS) + 0.25))
        return QSizeF(width, width * _CELL.height() / _CELL.width())

    def _draw_missing(self, cell: QSizeF) -> Iterator[None]:
        """Draw one piece after the other, and show each."""
        for piece, upside_down in _pieces(0, len(_COLUMNS)):
            if not self._is_drawn(piece, cell, upside_down=upside_down):
                self._drawn(piece, cell, upside_down=upside_down)
                self.update()
                yield

    def _is_drawn(self, piece: Piece, cell: QSizeF, *, upside_down: bool) -> bool:
        ratio = self.devicePixelRatioF()
        return self._piece_set.keeps(piece, cell, ratio, upside_down=upside_down, theme=self._theme)

    def _drawn(self, piece: Piece, cell: QSizeF, *, upside_down: bool) -> QPixmap:
        ratio = self.devicePixelRatioF()
        return self._piece_set.pixmap(piece, cell, ratio, upside_down=upside_down, theme=self._theme)


def _pieces(begin: int, end: int) -> Iterator[tuple[Piece, bool]]:
    """The pieces of those columns, White's above Black's, and whether they stand upside down."""
    for variant, kind_id in _COLUMNS[begin:end]:
        kind = variant.kind(kind_id)
        yield variant.piece(kind.promoted or kind, Color.WHITE), True
        yield variant.piece(kind, Color.BLACK), False
