"""A dialog as large as what it says, where the screen has room for that."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QDialog

from shogi_desktop.gui.widgets.room import room_on_screen


class FittedDialog(QDialog):
    """Takes its size when it is first shown, unless it has been given one; grows where more is said later.

    Qt's own way ends at two thirds of the screen, where fields are pressed into each other, and reckons the
    lines of its texts for a width that the dialog does not take where its least width is larger.
    """

    def setVisible(self, visible: bool) -> None:
        """Show or hide it."""
        if visible and not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            self.ensurePolished()
            self.resize(self._wanted().boundedTo(room_on_screen(self)))
        super().setVisible(visible)

    def event(self, event: QEvent) -> bool:
        """Become higher where a text needs more lines: Qt looks at that only when a dialog is opened."""
        layout = self.layout()
        if event.type() is QEvent.Type.LayoutRequest and layout is not None:
            layout.activate()
            needed = layout.minimumHeightForWidth(self.width())
            if self.height() < needed:
                self.resize(self.width(), min(needed, room_on_screen(self).height()))
        return super().event(event)

    def _wanted(self) -> QSize:
        layout = self.layout()
        wanted = self.sizeHint().expandedTo(self.minimumSize())
        if layout is not None and layout.hasHeightForWidth():
            height = layout.totalHeightForWidth(wanted.width())
            return QSize(wanted.width(), max(height, self.minimumHeight()))
        return wanted
