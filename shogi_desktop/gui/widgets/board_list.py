"""A list of boards to choose from, each with a corner of it: where tiles (`board_choice`) have no room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.tasks.slices import Slices
from shogi_desktop.gui.widgets.board_choice import board_sample
from shogi_desktop.gui.widgets.choice import ValueChoice
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme

_SAMPLE = QSize(25, 20)


class BoardList(ValueChoice):
    """Lists boards, by the values of the setting."""

    def __init__(
        self, name: str, boards: Sequence[tuple[str, str]], value: str, parent: QWidget | None = None
    ) -> None:
        """:param name: what is chosen, for a screen reader. :param boards: values and their texts."""
        super().__init__(name, boards, value, parent)
        self._slices = Slices(self)

    def show_samples(self, themes: Sequence[Theme], piece_set: PieceSet) -> None:
        """Show a corner of each board, in their order, with a piece of that set; painted one by one."""
        size = QSize(px(_SAMPLE.width()), px(_SAMPLE.height()))
        self.setIconSize(size)
        self._slices.begin(self._paint_samples(themes, piece_set, QSizeF(size)))

    def _paint_samples(self, themes: Sequence[Theme], piece_set: PieceSet, size: QSizeF) -> Iterator[None]:
        for number, theme in enumerate(themes):
            sample = board_sample((theme,), piece_set, size, self.devicePixelRatioF())
            icon = QIcon(sample)
            # Qt would tint the one of the row that is marked.
            icon.addPixmap(sample, QIcon.Mode.Selected)
            self.setItemIcon(number, icon)
            yield
