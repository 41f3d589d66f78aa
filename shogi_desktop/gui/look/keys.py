"""Rings round what has the focus, and underlined letters: only for a hand that uses the keys.

A ring shows from a press of a key to one of the mouse; style sheet and widgets that paint themselves ask for
the property ``keyed`` (:func:`shows_ring`). Fields for text show their focus always, as their caret does. The
letters that open a menu or a field with Alt are underlined while Alt is held.

Keys and mouse are watched at the system's windows, through which each event comes once; a filter of the
application would be asked about every event of every widget.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPen, QPolygonF, QWindow
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QTextEdit,
    QWidget,
)

from shogi_desktop.gui.look.marking import mark

_SHARES_ACTIVATION: Final = QStyle.StyleHint.SH_Widget_ShareActivation
_UNDERLINES: Final = QStyle.StyleHint.SH_UnderlineShortcut
_SIGNS: Final = {
    QStyle.PrimitiveElement.PE_IndicatorMenuCheckMark: ((0.14, 0.53), (0.39, 0.79), (0.86, 0.24)),
    QStyle.PrimitiveElement.PE_IndicatorArrowRight: ((0.38, 0.24), (0.64, 0.5), (0.38, 0.76)),
    QStyle.PrimitiveElement.PE_IndicatorArrowUp: ((0.24, 0.62), (0.5, 0.36), (0.76, 0.62)),
    QStyle.PrimitiveElement.PE_IndicatorArrowDown: ((0.24, 0.38), (0.5, 0.64), (0.76, 0.38)),
}
"""What menus show beside their entries: corners of a line, in parts of the square it fills."""
_STROKE: Final = 0.11
"""How thick it is, in parts of that square."""
_WRITTEN_IN: Final = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox)


def shows_ring(widget: QWidget | None) -> bool:
    """Whether `widget` is to show that it has the focus."""
    return widget is not None and widget.hasFocus() and widget.property("keyed") == "yes"


class HouseStyle(QProxyStyle):
    """Qt's Fusion; underlined letters show while Alt is held, and signs in menus grow with the text.

    Fusion's own tick has seven pixels whatever room the style sheet gives it. Qt asks for hints thousands of
    times while a window is made, three times in four whether a widget is as active as its window: that is
    answered here, as each question that goes on to Fusion takes twice as long.
    """

    def __init__(self) -> None:
        super().__init__("fusion")
        self.alt_held = False

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,
    ) -> int:
        """Qt's answers but for the underlines."""
        if hint is _SHARES_ACTIVATION:
            return 0
        if hint is _UNDERLINES:
            return int(self.alt_held)
        return QProxyStyle.styleHint(self, hint, option, widget, returnData)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw ticks and arrows of menus as the icons beside them are drawn; Fusion draws all else."""
        corners = _SIGNS.get(element) if isinstance(widget, QMenu) else None
        if corners is None:
            QProxyStyle.drawPrimitive(self, element, option, painter, widget)
            return
        room = QRectF(option.rect)
        side = min(room.width(), room.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(room.center())
        x, y = square.x(), square.y()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QPen(option.palette.windowText(), _STROKE * side)
        ink.setCapStyle(Qt.PenCapStyle.RoundCap)
        ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(ink)
        painter.drawPolyline(
            QPolygonF([QPointF(x + side * across, y + side * down) for across, down in corners])
        )
        painter.restore()


class KeyboardSigns(QObject):
    """Watches whether keys or the mouse are used, and marks the widget with the focus accordingly."""

    def __init__(self, application: QApplication, style: HouseStyle) -> None:
        super().__init__(application)
        self._style = style
        self._keys = False
        self._marked: QWidget | None = None
        self._watched: set[QWindow] = set()
        application.focusChanged.connect(self._follow)
        application.focusWindowChanged.connect(self._watch)
        self._watch(QGuiApplication.focusWindow())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See what the hand uses; nothing is kept from anybody."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._pressed(event)
        elif kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Alt:
                self._hold_alt(held=False)
        elif kind == QEvent.Type.MouseButtonPress:
            self._keys = False
            self._follow(None, QApplication.focusWidget())
            self._hold_alt(held=False)
        elif kind == QEvent.Type.FocusOut:
            self._hold_alt(held=False)
        return super().eventFilter(watched, event)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None and window not in self._watched:
            self._watched.add(window)
            window.installEventFilter(self)
            window.destroyed.connect(lambda: self._watched.discard(window))

    def _pressed(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt:
            self._hold_alt(held=True)
            return
        focus = QApplication.focusWidget()
        if isinstance(focus, _WRITTEN_IN) and event.text().isprintable() and event.text():
            return
        if not self._keys:
            self._keys = True
            self._follow(None, focus)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        # A menu bar shows where one is by itself; with another look it would forget which menu is open.
        wanted = now if self._keys and not isinstance(now, QMenuBar) else None
        if wanted is self._marked:
            return
        before, self._marked = self._marked, wanted
        if before is not None:
            with suppress(RuntimeError):  # it may be gone
                mark(before, keyed="no")
                before.update()
        if wanted is not None:
            mark(wanted, keyed="yes")
            wanted.update()

    def _hold_alt(self, *, held: bool) -> None:
        if held != self._style.alt_held:
            self._style.alt_held = held
            for window in QApplication.topLevelWidgets():
                if window.isVisible():
                    window.update()
