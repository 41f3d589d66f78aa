"""A small board beside a line of an engine, with the position that the line leads to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.board_preview import BoardPreview
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import Move, Position

_BOARD: Final = (232, 288)


class LinePreview(QFrame):
    """Lies over the window, left of the lines; takes nothing from the mouse."""

    def __init__(self, piece_set: PieceSet, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self.setProperty("panel", "bubble")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.board = BoardPreview(piece_set, theme, self, steady=True)
        self.text = Label(self)
        self.text.setWordWrap(True)
        self.text.setProperty("role", "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        column.addWidget(self.board)
        column.addWidget(self.text)
        self.hide()

    def use_look(self, piece_set: PieceSet, theme: Theme) -> None:
        """Take other pieces or colours."""
        self.board.use_look(piece_set, theme)

    def tell(self, position: Position, last_move: Move, text: str, *, flipped: bool) -> None:
        """Show the position after `last_move`, and the moves that led there."""
        self.board.setFixedSize(px(_BOARD[0]), px(_BOARD[1]))
        self.board.show_position(position, flipped=flipped, last_move=last_move)
        self.text.setText(text)

    def show_beside(self, place: QRect) -> None:
        """Appear left of `place`, which is told in the window's own units, and inside the window."""
        window = self.window()
        self.ensurePolished()
        width = self.board.minimumWidth() + 2 * GRID + 8
        self.setFixedWidth(width)
        layout = self.layout()
        height = self.sizeHint().height() if layout is None else layout.totalHeightForWidth(width)
        self.resize(width, height)
        top = max(GRID, min(place.top(), window.height() - self.height() - GRID))
        self.move(QPoint(max(GRID, place.left() - width - GRID), top))
        self.show()
        self.raise_()
