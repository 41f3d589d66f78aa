"""A slider that goes where it is clicked; Qt's own goes one step that way."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget


class Slider(QSlider):
    """A horizontal slider. A press on its bar brings the handle there, and goes on as a drag."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Bring the handle below the mouse first, so that Qt takes the press for one on the handle."""
        if event.button() is Qt.MouseButton.LeftButton:
            option = QStyleOptionSlider()
            self.initStyleOption(option)
            control = QStyle.ComplexControl.CC_Slider
            groove, handle = (
                self.style().subControlRect(control, option, part, self)
                for part in (QStyle.SubControl.SC_SliderGroove, QStyle.SubControl.SC_SliderHandle)
            )
            if not handle.contains(event.position().toPoint()):
                span = groove.width() - handle.width()
                at = round(event.position().x()) - groove.x() - handle.width() // 2
                self.setValue(
                    QStyle.sliderValueFromPosition(
                        self.minimum(), self.maximum(), at, span, option.upsideDown
                    )
                )
        super().mousePressEvent(event)
