"""What sets the diagram of a Japanese book apart: places, the border, the hands in vertical writing.

`diagram` puts it together. Words are those of the game itself: 持駒, なし.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from shogi_desktop.notation.kanji import number_name
from shogi_desktop.paint.layout import BoardLayout
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import Color, Hand

SIDE_LETTER = 0.50
"""Size of the writing beside the board, in heights of a square."""

PART = "　"
"""Parts the text beside the board: a wide blank ends a Latin run in vertical writing."""

_BORDER = 0.055
_LABEL = 0.40
_NO_LABEL = 0.10
_COLUMN = 0.62
_COLUMN_GAP = 0.16
_BARE_EDGE = 0.12
_EDGE = 0.08


@dataclass(frozen=True)
class BookLayout:
    """Where things lie in the diagram of a book without its caption, in the units of a `BoardLayout`.

    :ivar size: all of it.
    :ivar board: the grid.
    :ivar columns: beside the board, for those who have something to be written there.
    """

    size: QSizeF
    board: QRectF
    columns: dict[Color, QRectF]

    @classmethod
    def of(cls, layout: BoardLayout, written: Collection[Color], *, labels: bool) -> BookLayout:
        """The near player's column is right of the board, the other's left of it.

        :param written: the sides that have a column. :param labels: whether files and ranks are named.
        """
        unit, grid = layout.cell.height(), layout.board_rect.size()
        label = (_LABEL if labels else _NO_LABEL) * unit
        near, far = layout.near_color, layout.near_color.opponent
        left = (_COLUMN + _COLUMN_GAP if far in written else _BARE_EDGE) * unit
        edge = _EDGE * unit
        board = QRectF(edge + left, label, grid.width(), grid.height())
        right = board.right() + label
        columns = {}
        if far in written:
            columns[far] = QRectF(edge, board.top(), _COLUMN * unit, board.height())
        if near in written:
            columns[near] = QRectF(right, board.top(), _COLUMN * unit, board.height())
            right += _COLUMN * unit
        return cls(QSizeF(right + edge, board.bottom() + _BARE_EDGE * unit), board, columns)


def side_text(mark: str, name: str, hand: Hand | None, *, letters: bool, japanese: bool = True) -> str:
    """What stands beside the board: ``☗　名前　持駒　飛金二歩三``; in letters ``☗　Name　R　G2　P3``.

    :param hand: None where it is not shown.
    :param japanese: whether 持駒 and なし say what that is; else the pieces stand alone.
    """
    parts = [mark, name]
    if hand is not None and letters:
        parts.append(hand_text(hand, letters=True).replace(" ", PART) if hand else "")
    elif hand is not None:
        pieces = (kind.kanji + (number_name(count) if count > 1 else "") for kind, count in hand.items())
        parts += ["持駒", "".join(pieces) or "なし"] if japanese else ["".join(pieces)]
    return PART.join(filter(None, parts))


def hand_text(hand: Hand, *, letters: bool = False) -> str:
    """A hand in a line: ``飛 角 歩3``, or ``R B P3`` in letters; a dash when it is empty."""
    pieces = ((kind.symbol if letters else kind.kanji, count) for kind, count in hand.items())
    return " ".join(f"{name}{count if count > 1 else ''}" for name, count in pieces) or "–"


def paint_border(painter: QPainter, layout: BoardLayout, theme: Theme) -> None:
    """The strong line around the board."""
    line = _BORDER * layout.cell.height()
    painter.save()
    painter.setPen(QPen(theme.lines, line, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(layout.board_rect.adjusted(-line / 2, -line / 2, line / 2, line / 2))
    painter.restore()
