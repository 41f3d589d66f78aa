"""What sets a western diagram apart: players above and below the board, hands in words, all upright.

`diagram` puts it together. The words come in with it, in the language of whoever reads it.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.text import draw_text, sized_font
from shogi_desktop.rules import Color, Hand, PieceKind

_LABEL = 0.46
_NO_LABEL = 0.10
_EDGE = 0.12
_ROW = 0.50
_GAP = 0.10
_NAME = 0.38
_WORDS = 0.34
_SMALLEST = 0.45
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class HandWords:
    """The words in which pieces in hand are written.

    :ivar line: with ``{pieces}``: ``In hand: {pieces}``.
    :ivar names: of kinds, by id. :ivar between: two of them. :ivar none: an empty hand.
    """

    line: str
    none: str
    names: Mapping[str, str] = field(default_factory=dict)
    between: str = ", "

    def text(self, hand: Hand) -> str:
        """``In hand: rook, gold × 2``."""
        return self.line.format(pieces=self.between.join(self._pieces(hand)) or self.none)

    def before(self, hand: Hand, kind: PieceKind) -> tuple[str, str]:
        """The text up to `kind` and that of `kind`; all of the text and nothing if it is not in hand."""
        kinds = [held for held, _ in hand.items()]
        if kind not in kinds:
            return self.text(hand), ""
        pieces, place = self._pieces(hand), kinds.index(kind)
        front = self.line.partition("{pieces}")[0]
        return front + "".join(piece + self.between for piece in pieces[:place]), pieces[place]

    def _pieces(self, hand: Hand) -> list[str]:
        return [
            self.names.get(kind.id, kind.kanji)
            + (f"\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{count}" if count > 1 else "")
            for kind, count in hand.items()
        ]


@dataclass(frozen=True)
class UprightLayout:
    """Where things are in such a diagram without its caption, in the units of a `BoardLayout`.

    :ivar size: all of it. :ivar board: the grid.
    :ivar names: the rows of the names. :ivar hands: the rows of the hands, for those who have one written.
    """

    size: QSizeF
    board: QRectF
    names: dict[Color, QRectF]
    hands: dict[Color, QRectF]

    @classmethod
    def of(
        cls, layout: BoardLayout, named: Collection[Color], held: Collection[Color], *, labels: bool
    ) -> UprightLayout:
        """The near player is below the board, the other above it.

        :param named: the sides that have a row for a name. :param held: those that have one for a hand; a
            side with a hand and without a name has its sign in that row.
        """
        unit, grid = layout.cell.height(), layout.board_rect.size()
        label = (_LABEL if labels else _NO_LABEL) * unit
        edge, row = _EDGE * unit, _ROW * unit
        names: dict[Color, QRectF] = {}
        hands: dict[Color, QRectF] = {}
        y = 0.0
        board = QRectF()
        for color in (layout.near_color.opponent, layout.near_color):
            if color is layout.near_color:
                board = QRectF(edge, y + label, grid.width(), grid.height())
                y = board.bottom() + (_GAP + _EDGE) * unit
            for rows, wanted in ((names, named), (hands, held)):
                if color in wanted:
                    rows[color] = QRectF(edge, y, grid.width() + label, row)
                    y += row
        return cls(QSizeF(board.right() + label + edge, y + edge), board, names, hands)


def paint_name(painter: QPainter, row: QRectF, mark: str, name: str, unit: float) -> None:
    """A sign and the name in bold; a longer name is set smaller."""
    text = f"{mark} {name}"
    draw_text(painter, row, _LEFT, text, _fitted(text, row.width(), _NAME * unit, bold=True))


def paint_hand_words(painter: QPainter, row: QRectF, text: str, unit: float) -> None:
    """What is in hand; more of it is set smaller."""
    draw_text(painter, row, _LEFT, text, _fitted(text, row.width(), _WORDS * unit))


def hand_words_place(row: QRectF, text: str, before: str, piece: str, unit: float) -> QPointF:
    """The middle of `piece` in `text`, which is written in `row`, after `before`."""
    metrics = QFontMetricsF(_fitted(text, row.width(), _WORDS * unit))
    left = metrics.horizontalAdvance(before)
    return QPointF(row.left() + left + metrics.horizontalAdvance(piece) / 2, row.center().y())


def _fitted(text: str, width: float, size: float, *, bold: bool = False) -> QFont:
    """The font in which `text` has room in `width`, down to less than a half of `size`."""
    font = sized_font(size, bold=bold)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    return font if wide <= width else sized_font(math.floor(size * max(_SMALLEST, width / wide)), bold=bold)
