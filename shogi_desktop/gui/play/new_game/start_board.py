"""The board that the new game starts from, and what is said of it below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from shogi_desktop.app.settings.own_handicaps import position_of
from shogi_desktop.app.settings.settings import OwnHandicap
from shogi_desktop.app.words.games import handicap_in_full, side_name
from shogi_desktop.gui.play.new_game.form import small_label
from shogi_desktop.gui.widgets.board_preview import BoardPreview
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import Handicap, Position, Variant

BOARD: Final = QSize(372, 408)
_LEAST_BOARD: Final = 96


class StartBoard(QWidget):
    """A small board, what start it shows and who begins, and how the computer opens.

    :ivar preview: the board.
    """

    def __init__(self, piece_set: PieceSet, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preview = BoardPreview(piece_set, theme, self)
        self.preview.setMaximumSize(BOARD)
        self.preview.setMinimumHeight(_LEAST_BOARD)
        self._caption = Label(self)
        self._caption.setProperty("role", "strong")
        self._caption.setWordWrap(True)
        self._explanation, self._style = small_label(self), small_label(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.preview, 1)
        for label in (self._caption, self._explanation, self._style):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            column.addWidget(label)

    def tell_style(self, sentence: str) -> None:
        """Say how the computer opens, or nothing."""
        self._style.setText(sentence)
        self._style.setVisible(bool(sentence))

    def show_position(self, position: Position, *, flipped: bool) -> None:
        """Show a position of a record, which the game goes on from."""
        self._show(position, self.tr("From this position"), "", flipped=flipped)

    def show_own(self, own: OwnHandicap, variant: Variant, *, flipped: bool) -> None:
        """Show a handicap of the player's own."""
        position = position_of(own, variant)
        sentence = self.tr("Your own handicap. {side} moves first.")
        side = side_name(position.turn, handicap=False)
        self._show(position, own.name, sentence.format(side=side), flipped=flipped)

    def show_handicap(self, handicap: Handicap, variant: Variant, *, flipped: bool) -> None:
        """Show a handicap that has a name, or the even game."""
        if handicap.is_even:
            sentence = self.tr("Black moves first.")
        else:
            sentence = self.tr("White gives these pieces and moves first.")
        position = Position.start(variant, handicap.id)
        self._show(position, handicap_in_full(handicap), sentence, flipped=flipped)

    def _show(self, position: Position, caption: str, explanation: str, *, flipped: bool) -> None:
        self.preview.show_position(position, flipped=flipped)
        self._caption.setText(caption)
        self._explanation.setText(explanation)
