"""A button that opens something below it, a menu or more choices, with the sign for it beside its word."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter

from shogi_desktop.gui.look.style import px

_GAP: Final = 8
"""Between the icon, the word and the sign, in pixels at 100 %."""
_HALF: Final = 4.0
"""Half of the sign's width, in pixels, and its height."""
_STROKE: Final = 1.6


def draw_down(painter: QPainter, middle: QPointF, color: QColor, *, up: bool = False) -> None:
    """Draw the sign of what opens below, an angle that points down, around `middle`; `up`: it is open."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, _STROKE))
    high = -_HALF if up else _HALF
    tip = middle + QPointF(0, high / 2)
    painter.drawPolyline([tip + QPointF(-_HALF, -high), tip, tip + QPointF(_HALF, -high)])


class MenuButton(QPushButton):
    """As other buttons, in whichever kind; the word and its sign stand together, however wide the button is.

    A style sheet puts the sign at the button's right edge, over the word in a narrow one and far from it in a
    wide one.
    """

    def sizeHint(self) -> QSize:
        """Room for the icon, the word and the sign."""
        self.ensurePolished()
        option = self._option()
        inside = QSize(sum(self._widths()), self.fontMetrics().height())
        return self.style().sizeFromContents(QStyle.ContentsType.CT_PushButton, option, inside, self)

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the button as its style does, and upon it what it says."""
        painter = QStylePainter(self)
        option = self._option()
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        icon, gap, word, after, sign = widths = self._widths()
        place = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        spare = 0 if self.property("kind") == "link" else max(0, place.width() - sum(widths)) // 2
        left = place.left() + spare
        if icon:
            state = QStyle.StateFlag.State_Enabled in option.state
            self.icon().paint(
                painter,
                QRect(left, place.top(), icon, place.height()),
                Qt.AlignmentFlag.AlignCenter,
                self.icon().Mode.Normal if state else self.icon().Mode.Disabled,
            )
        left += icon + gap
        at = QRect(left, place.top(), word, place.height())
        palette: QPalette = option.palette
        shown = self.style().styleHint(QStyle.StyleHint.SH_UnderlineShortcut, option, self)
        letter = Qt.TextFlag.TextShowMnemonic if shown else Qt.TextFlag.TextHideMnemonic
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        role = QPalette.ColorRole.ButtonText
        painter.drawItemText(at, flags | letter, palette, self.isEnabled(), self._word, role)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        middle = QPointF(left + word + after + sign / 2, place.center().y() + 1)
        draw_down(painter, middle, palette.color(group, role), up=self.isChecked())

    def _option(self) -> QStyleOptionButton:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        has_menu = QStyleOptionButton.ButtonFeature.HasMenu
        option.features &= ~has_menu
        return option

    @property
    def _word(self) -> str:
        return self.text().strip()

    def _widths(self) -> tuple[int, int, int, int, int]:
        """Of icon, gap, word, gap and sign."""
        icon = 0 if self.icon().isNull() else self.iconSize().width()
        word = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self._word).width()
        return icon, px(_GAP) if icon else 0, word, px(_GAP), round(2 * _HALF)
