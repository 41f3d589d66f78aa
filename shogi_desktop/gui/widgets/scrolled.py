"""A page that scrolls where it is higher than its place, with a line where more of it is out of sight."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QWidget


def scrolled(
    page: QWidget,
    parent: QWidget | None,
    *,
    sideways: bool = False,
    whole: bool = False,
    lined: bool = True,
) -> QScrollArea:
    """`page` in an area without a frame, as wide as the area; Tab passes the area by.

    :param sideways: it may also be wider than its place. :param whole: the area asks for the room of all of
        it, and for its least width beside a scroll bar: for dialogs, which are as high as the screen allows.
    :param lined: a line shows where there is more; not for an area that has lines around it anyway.
    """
    area = _WholeArea(page, parent) if whole else _LinedArea(parent) if lined else QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if not sideways:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    return area


def bring_into_sight(widget: QWidget) -> None:
    """Scroll what `widget` is in until it is seen, as soon as it has been laid out."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if isinstance(area, QScrollArea):
        found = area
        QTimer.singleShot(0, widget, lambda: found.ensureWidgetVisible(widget, 0, 0))


def bar_width(area: QAbstractScrollArea) -> int:
    """How many pixels of width the area's scroll bar takes while there is one."""
    return area.verticalScrollBar().sizeHint().width()


class _LinedArea(QScrollArea):
    """Where letters are cut by an edge one sees what cuts them. The window's own edge needs no line."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.edges = QFrame(self), QFrame(self)
        """Above and below what is seen."""
        for edge in self.edges:
            edge.setProperty("panel", "line")
            edge.hide()
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(lambda _: self._show_edges())
        bar.rangeChanged.connect(lambda *_: self._show_edges())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_edges()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_edges()

    def _show_edges(self) -> None:
        bar, seen = self.verticalScrollBar(), self.viewport().geometry()
        top, bottom = self.edges
        below = self.window().height() - self.mapTo(self.window(), seen.bottomLeft()).y()
        for edge, y, shown in (
            (top, seen.top(), bar.value() > bar.minimum()),
            (bottom, seen.bottom(), bar.value() < bar.maximum() and below > 1),
        ):
            edge.setGeometry(seen.left(), y, seen.width(), 1)
            edge.setVisible(shown)
            edge.raise_()


class _WholeArea(_LinedArea):
    """Qt's own area asks for 24 lines at most, and for no width at all."""

    def __init__(self, page: QWidget, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._page = page

    def sizeHint(self) -> QSize:
        """The page's, with a place for the scroll bar."""
        return self._with_bar(self._page.sizeHint())

    def minimumSizeHint(self) -> QSize:
        """As wide as the page must be; a few lines high."""
        least = self._page.minimumSizeHint()
        return self._with_bar(QSize(least.width(), min(least.height(), super().minimumSizeHint().height())))

    def hasHeightForWidth(self) -> bool:
        """As its page."""
        return self._page.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        """The page's: what has lines of text is the higher the narrower."""
        return self._page.heightForWidth(width - bar_width(self))

    def _with_bar(self, size: QSize) -> QSize:
        return QSize(size.width() + bar_width(self), size.height())
