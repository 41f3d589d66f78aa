"""A list of boards to choose from, each with a corner of it: where tiles (`board_choice`) have no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, QSizeF, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.gui.style import px
from shogi_desktop.gui.widgets.board_choice import board_sample
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme

_SAMPLE = QSize(25, 20)


class BoardList(Choice):
    """Lists boards. `chosen` carries the value the player picks, never by :meth:`set_value`."""

    chosen = Signal(str)

    def __init__(
        self, name: str, boards: Sequence[tuple[str, str]], value: str, parent: QWidget | None = None
    ) -> None:
        """:param name: what is chosen, for a screen reader. :param boards: values and their texts."""
        super().__init__(parent)
        self.setAccessibleName(name)
        for one, text in boards:
            self.addItem(text, one)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_value(value)
        self.activated.connect(lambda _: self.chosen.emit(self.value))

    @property
    def value(self) -> str:
        """The board chosen."""
        return str(self.currentData())

    def set_value(self, value: str) -> None:
        """Choose a board without telling anyone; one that is not offered leaves the choice as it is."""
        index = self.findData(value)
        if index >= 0:
            self.setCurrentIndex(index)

    def choose(self, value: str) -> None:
        """Choose a board as the player would."""
        self.set_value(value)
        self.activated.emit(self.currentIndex())

    def show_samples(self, themes: Sequence[Theme], piece_set: PieceSet) -> None:
        """Show a corner of each board, in their order, with a piece of that set."""
        size = QSize(px(_SAMPLE.width()), px(_SAMPLE.height()))
        self.setIconSize(size)
        for number, theme in enumerate(themes):
            sample = board_sample((theme,), piece_set, QSizeF(size), self.devicePixelRatioF())
            self.setItemIcon(number, QIcon(sample))
