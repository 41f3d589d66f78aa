"""The evaluation graph below the moves: click or drag goes there, the mouse over it tells move and score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.gui.look.keys import shows_ring
from shogi_desktop.gui.look.style import px, tokens_of
from shogi_desktop.gui.look.tokens import RADIUS, Tokens
from shogi_desktop.gui.widgets.plain import show_tip
from shogi_desktop.paint.graph import (
    Graph,
    GraphColors,
    GraphLayout,
    names_height,
    paint_graph,
    paint_graph_cursor,
    paint_names,
)

_HEIGHT: Final = 104
_LOW: Final = 72
_LABEL: Final = 10
_NAMES: Final = 17
_MARGIN: Final = 4


class GraphView(QWidget):
    """Shows a graph and the place in it that is looked at.

    :ivar ply_chosen: the position that a click, a drag or a key asks for.
    :ivar menu_wanted: the point (global) at which its menu is asked for.
    """

    ply_chosen = Signal(int)
    menu_wanted = Signal(object)

    def __init__(self, describe: Callable[[int], str], parent: QWidget | None = None) -> None:
        """:param describe: says what is known of the position after so many moves."""
        super().__init__(parent)
        self._describe = describe
        self._graph = Graph(0)
        self._ply = 0
        self._low = False
        self._painted: tuple[object, QPixmap] | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Evaluation graph"))

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.setAccessibleName(self.tr("Evaluation graph"))
        self.show_ply(self._ply)

    def fit(self, *, low: bool) -> None:
        """Take less room where there is little."""
        self._low = low
        more = max(0.0, self._names_height() - px(_NAMES))  # the curves keep their height
        self.setFixedHeight(px(_LOW) if low else px(_HEIGHT) + round(more))

    @property
    def graph(self) -> Graph:
        """What it shows."""
        return self._graph

    @property
    def ply(self) -> int:
        """The place looked at: after so many moves."""
        return self._ply

    def show_graph(self, graph: Graph) -> None:
        """Show another graph."""
        if graph != self._graph:
            self._graph = graph
            self._painted = None
            self.fit(low=self._low)
            self.update()

    def show_ply(self, ply: int) -> None:
        """Mark the place looked at."""
        self._ply = ply
        self.setAccessibleDescription(self._describe(ply))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, px(_HEIGHT))

    def graph_layout(self) -> GraphLayout:
        """Where everything is, in the widget's units."""
        top = _MARGIN + self._names_height()
        place = QRectF(self.rect()).adjusted(_MARGIN, top, -_MARGIN, -2)
        return GraphLayout(self._graph, place, px(_LABEL))

    def _names_height(self) -> float:
        """The line above the curves that says whose they are; none in a low graph."""
        return 0.0 if self._low else names_height(self._graph, px(_NAMES))

    def paintEvent(self, _: QPaintEvent) -> None:
        """The curve is painted once; over it the place looked at, which changes at every step."""
        tokens, ratio = tokens_of(self.palette()), self.devicePixelRatioF()
        layout = self.graph_layout()
        colors = colors_of(tokens)
        key = (self.size().toTuple(), ratio, tokens.name, px(_LABEL))
        if self._painted is None or self._painted[0] != key:
            pixmap = QPixmap(self.size() * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(colors.ground)
            inner = QPainter(pixmap)
            paint_graph(inner, layout, colors)
            if self._names_height():
                place = QRectF(2 * _MARGIN, 3, self.width() - 3 * _MARGIN, self._names_height())
                paint_names(inner, place, self._graph, colors)
            inner.end()
            self._painted = (key, pixmap)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        corners = QPainterPath()
        corners.addRoundedRect(frame, RADIUS, RADIUS)
        painter.save()
        painter.setClipPath(corners)
        painter.drawPixmap(0, 0, self._painted[1])
        painter.restore()
        paint_graph_cursor(painter, layout, colors, self._ply)
        focused = shows_ring(self)
        painter.setPen(QPen(QColor(tokens.focus if focused else tokens.line), 2 if focused else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(corners)

    # --- mouse and keys -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(self.graph_layout().ply_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag along the game; without a button down, say what is there."""
        ply = self.graph_layout().ply_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(ply)
        step = max(1, round(self.graph_layout().step))
        place = QRect(round(self.graph_layout().x(ply)) - step, 0, 2 * step, self.height())
        show_tip(self._describe(ply), event.globalPosition().toPoint(), self, place)

    def _go(self, ply: int) -> None:
        if ply != self._ply:
            self.ply_chosen.emit(ply)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        self.menu_wanted.emit(self.mapToGlobal(self.rect().center()) if by_key else event.globalPos())

    def event(self, event: QEvent) -> bool:
        """Up and Down are the graph's own while it has the keys; Left and Right step as everywhere."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go to the mistake before and the one after."""
        plies = sorted(self._graph.faults)
        if event.key() == Qt.Key.Key_Down:
            self._go(next((ply for ply in plies if ply > self._ply), self._ply))
        elif event.key() == Qt.Key.Key_Up:
            self._go(next((ply for ply in reversed(plies) if ply < self._ply), self._ply))
        else:
            event.ignore()


def colors_of(tokens: Tokens) -> GraphColors:
    """The colours of a graph in a window of these tokens."""
    black, white = QColor(tokens.text), QColor(tokens.line)
    bars = QColor(tokens.text), QColor(tokens.line)
    if tokens.name in {"dark", "contrast-dark"}:
        # Black's part is dark in every look.
        black, white = QColor("#0b0b0c"), QColor("#8d8a85")
        bars = QColor(tokens.faint), QColor(tokens.text)
    else:
        black.setAlphaF(0.55)
    if tokens.name == "contrast-light":
        white = QColor("#d8d8d8")
        bars = bars[0], white
    return GraphColors(
        ground=QColor(tokens.surface),
        line=QColor(tokens.line),
        text=QColor(tokens.dim),
        black=black,
        white=white,
        bars=bars,
        first=QColor(tokens.text),
        others=(QColor(tokens.focus), QColor(tokens.good), QColor(tokens.on_warning)),
        cursor=QColor(tokens.accent),
        inaccuracy=QColor(tokens.on_warning),
        mistake=QColor(tokens.on_warning),
        blunder=QColor(tokens.danger),
    )
