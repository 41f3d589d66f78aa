"""A page to look at: a picture on a desk, as large as the player wants it, with buttons to turn pages."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.words.locale import percent_text
from shogi_desktop.gui.look.icons import sign
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.wrap_row import WrapRow

ZOOMS = (0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0, 4.0)
"""Steps of the zoom, to the real size of the paper at 96 pixels to the inch."""

_MARGIN = 2 * GRID


class _Paper(QWidget):
    """The picture, with a line around it and a shadow below; blank until it is there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.image = QImage()
        self.size_shown = QSize(1, 1)

    def show_size(self, size: QSize) -> None:
        """How large the picture is shown."""
        self.size_shown = size
        self.setMinimumSize(size + QSize(2 * _MARGIN, 2 * _MARGIN))
        self.update()

    @property
    def place(self) -> QRect:
        """Where the picture lies."""
        corner = self.rect().center() - QRect(0, 0, *self.size_shown.toTuple()).center()
        return QRect(corner, self.size_shown)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw shadow, paper and picture; one of another size is stretched until the right one comes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place = self.place
        for i in range(1, 5):
            painter.fillRect(place.adjusted(-i, 1 - i, i, i + 1), QColor(0, 0, 0, 14))
        painter.fillRect(place, Qt.GlobalColor.white)
        if not self.image.isNull():
            painter.drawImage(place, self.image)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRect(place.adjusted(-1, -1, 0, 0))


class _Area(QScrollArea):
    """Leaves to the view around it what turns pages, and what zooms: `zoomed` carries 1 or -1."""

    zoomed = Signal(int)

    _OTHERS = frozenset({Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Home, Qt.Key.Key_End})

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows scroll; the rest goes on."""
        if Qt.Key(event.key()) in self._OTHERS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls; with Ctrl it zooms."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoomed.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)


class PageView(QWidget):
    """One page of several. `wanted` asks for the picture of a page, counted from 0, so many pixels wide.

    Keys: PageUp and PageDown turn pages, Home and End go to the first and last, + − and 0 zoom; so does the
    wheel with Ctrl.
    """

    wanted = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self._index = 0
        self._page = QSize(595, 842)
        self._zoom: float | None = None
        self.paper = _Paper(self)
        self.area = _Area(self)
        self.area.setProperty("ring", "yes")
        self.area.setWidget(self.paper)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.zoomed.connect(self.step_zoom)
        self.area.setAccessibleName(self.tr("Preview"))
        self.previous = self._button("back", self.tr("Previous page"), lambda: self.turn_to(self._index - 1))
        self.next = self._button("forward", self.tr("Next page"), lambda: self.turn_to(self._index + 1))
        self.number = Label(self)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setMinimumWidth(px(7 * GRID))
        self.smaller = self._button("minus", self.tr("Smaller"), lambda: self.step_zoom(-1))
        self.larger = self._button("new", self.tr("Larger"), lambda: self.step_zoom(1))
        self.fit = QPushButton(self.tr("Fit"), self)
        self.fit.setToolTip(self.tr("Whole page"))
        self.fit.setAccessibleName(self.tr("Whole page"))
        self.fit.setProperty("kind", "quiet")
        self.fit.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.fit.clicked.connect(self.fit_page)
        self.zoom_text = Label(self)
        self.zoom_text.setProperty("role", "dim")
        self.zoom_text.setMinimumWidth(px(7 * GRID))
        self.zoom_text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()

    def _button(self, icon: str, name: str, handler: Callable[[], None]) -> QPushButton:
        button = QPushButton(self)
        button.setIcon(sign(icon))
        button.setAccessibleName(name)
        button.setToolTip(tip(name))
        button.setProperty("tight", "yes")
        button.setFixedWidth(px(5 * GRID))
        button.setAutoDefault(False)
        button.clicked.connect(handler)
        return button

    def _lay_out(self) -> None:
        bar = WrapRow()  # two lines of it where letters are large
        pages, zoom = QHBoxLayout(), QHBoxLayout()
        for widget in (self.previous, self.number, self.next):
            pages.addWidget(widget)
        pages.addStretch(1)
        for widget in (self.smaller, self.zoom_text, self.larger, self.fit):
            zoom.addWidget(widget)
        for group in (pages, zoom):
            holder = QWidget(self)
            group.setContentsMargins(0, 0, 0, 0)
            group.setSpacing(GRID)
            holder.setLayout(group)
            # In one line the pages take what is left, in two both begin at the left.
            wide = QSizePolicy.Policy.Expanding if group is pages else QSizePolicy.Policy.Fixed
            holder.setSizePolicy(wide, QSizePolicy.Policy.Preferred)
            bar.addWidget(holder)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self.area, 1)
        column.addLayout(bar)

    @property
    def index(self) -> int:
        """The page shown, counted from 0."""
        return self._index

    @property
    def count(self) -> int:
        """How many pages there are."""
        return self._count

    def show_pages(self, count: int, page: QSize) -> None:
        """Show one of `count` pages of that size in points; the same as before, as far as there is one."""
        self._count, self._page = count, page
        self._index = max(0, min(self._index, count - 1))
        self._refresh()

    def show_image(self, index: int, image: QImage) -> None:
        """Take the picture of a page; one that is not shown any more is not kept."""
        if index == self._index:
            self.paper.image = image
            self.paper.update()

    def turn_to(self, index: int) -> None:
        """Show that page, if there is one."""
        if 0 <= index < self._count and index != self._index:
            self._index = index
            self.paper.image = QImage()
            self.area.verticalScrollBar().setValue(0)
            self._refresh()

    def fit_page(self) -> None:
        """Show the whole page, however large the window is."""
        self._zoom = None
        self._refresh()

    def step_zoom(self, step: int) -> None:
        """The next larger or smaller zoom."""
        now = self._scale()
        if step > 0:
            self._zoom = next((zoom for zoom in ZOOMS if zoom > now * 1.01), ZOOMS[-1])
        else:
            self._zoom = next((zoom for zoom in reversed(ZOOMS) if zoom < now * 0.99), ZOOMS[0])
        self._refresh()

    def _scale(self) -> float:
        """Logical pixels to a 96th of an inch."""
        if self._zoom is not None:
            return self._zoom
        room = self.area.viewport().size() - QSize(2 * _MARGIN, 2 * _MARGIN)
        width, height = self._page.width() * 96 / 72, self._page.height() * 96 / 72
        return max(0.05, min(room.width() / width, room.height() / height))

    def _refresh(self) -> None:
        scale = self._scale()
        width = max(1, round(self._page.width() * 96 / 72 * scale))
        height = max(1, round(self._page.height() * 96 / 72 * scale))
        self.paper.show_size(QSize(width, height))
        self.previous.setEnabled(self._index > 0)
        self.next.setEnabled(self._index < self._count - 1)
        self.number.setText(f"{self._index + 1} / {self._count}" if self._count else "")
        self.zoom_text.setText(percent_text(scale * 100))
        if self._count:
            self.wanted.emit(self._index, round(width * self.devicePixelRatioF()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page into what there is now."""
        super().resizeEvent(event)
        if self._zoom is None:
            self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages and zoom."""
        match Qt.Key(event.key()):
            case Qt.Key.Key_PageDown:
                self.turn_to(self._index + 1)
            case Qt.Key.Key_PageUp:
                self.turn_to(self._index - 1)
            case Qt.Key.Key_Home:
                self.turn_to(0)
            case Qt.Key.Key_End:
                self.turn_to(self._count - 1)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.step_zoom(1)
            case Qt.Key.Key_Minus:
                self.step_zoom(-1)
            case Qt.Key.Key_0:
                self.fit_page()
            case _:
                super().keyPressEvent(event)
