"""A drawn face in the window."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QWidget

from shogi_desktop.gui.look.style import tokens_of
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.paint.portrait import portrait_image
from shogi_desktop.paint.portrait_looks import PortraitLooks


def portrait_pixmap(looks: PortraitLooks, size: int, widget: QWidget) -> QPixmap:
    """A face `size` logical pixels wide for `widget`; in high contrast with a line around it."""
    ratio = widget.devicePixelRatioF()
    tokens = tokens_of(widget.palette())
    edge = QColor(tokens.text).rgba() if tokens.is_high_contrast else None
    pixmap = QPixmap.fromImage(portrait_image(looks, round(size * ratio), edge))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class Portrait(Label):
    """Shows a face; who it is, is said beside it."""

    def show_face(self, looks: PortraitLooks, size: int) -> None:
        """Show that face, `size` logical pixels wide."""
        self.setFixedSize(size, size)
        self.setPixmap(portrait_pixmap(looks, size, self))
