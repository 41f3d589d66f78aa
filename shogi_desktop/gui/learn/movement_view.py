"""How one piece moves, as a small diagram with the piece's name below, in the pieces of the settings."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from shogi_desktop.app.learn.words import movement_text, piece_name
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.paint.movement import movement_size, paint_movement
from shogi_desktop.rules import PieceKind, Variant

HEIGHT = 132
_WIDTH = 168


class MovementView(QWidget):
    """The movement diagram of one kind."""

    def __init__(
        self, kind: PieceKind, variant: Variant, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._picture = _Picture(kind, variant, appearance, self)
        self._kind = kind
        self._name = Label(self)
        self._name.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._name.setWordWrap(True)
        self._name.setProperty("role", "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._name)
        self.setFixedWidth(px(_WIDTH))
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self._name.setText(piece_name(self._kind))
        self.setAccessibleName(f"{piece_name(self._kind)}: {movement_text(self._kind)}")
        self.setToolTip(tip(movement_text(self._kind)))

    def use_look(self, appearance: Appearance) -> None:
        """Paint with other pieces or colours, or beside larger text."""
        self.setFixedWidth(px(_WIDTH))
        self._picture.use_look(appearance)


class _Picture(QWidget):
    def __init__(self, kind: PieceKind, variant: Variant, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind, self._variant = kind, variant
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.use_look(appearance)

    def use_look(self, appearance: Appearance) -> None:
        self.appearance = appearance
        self.setFixedSize(movement_size(px(HEIGHT)).toSize())
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        look = self.appearance
        paint_movement(painter, QRectF(self.rect()), self._kind, self._variant, look.theme, look.piece_set)
