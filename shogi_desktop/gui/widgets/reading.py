"""Text to be read at length: larger letters on lines farther apart than those of other labels."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout, QTextLine, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.gui.widgets.plain import Label

_PITCH = 26 / 17
"""From line to line, in heights of the letters."""
_NARROWEST = 120


class ReadingText(Label):
    """A label of several lines; its style is the role ``reading``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "reading")
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def pitch(self) -> int:
        """From line to line, in pixels."""
        self.ensurePolished()
        return round(self.font().pixelSize() * _PITCH)

    def heightForWidth(self, width: int) -> int:
        """Its lines in that width."""
        return self.pitch * len(list(self._lines(width)))

    def sizeHint(self) -> QSize:
        """As high as it is in the width it has."""
        width = max(self.width(), _NARROWEST)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Narrow, if it must be: text goes on in the next line."""
        return QSize(_NARROWEST, self.pitch if self.text() else 0)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        for number, (_layout, line) in enumerate(self._lines(self.width())):
            top = number * self.pitch + (self.pitch - line.height()) / 2
            line.draw(painter, QPointF(0, top - line.y()))

    def _lines(self, width: int) -> Iterator[tuple[QTextLayout, QTextLine]]:
        """The lines, each with the layout that owns it."""
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        for paragraph in self.held_text.split("\n") if self.held_text else ():
            layout = QTextLayout(paragraph, self.font(), self)
            layout.setTextOption(option)
            layout.beginLayout()
            lines = []
            while (line := layout.createLine()).isValid():
                line.setLineWidth(max(1, width))
                lines.append(line)
            layout.endLayout()
            for line in lines:
                yield layout, line
