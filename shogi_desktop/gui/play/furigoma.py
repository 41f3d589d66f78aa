"""Furigoma to look at: five pawns fly up and fall, those on their edge again, then it is told who begins."""

from __future__ import annotations

import math

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.words.joined import headed
from shogi_desktop.game import Fall, Furigoma
from shogi_desktop.gui.look.tokens import GRID, RADIUS
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import Theme
from shogi_desktop.rules import STANDARD, Color

THROW_MS = 1_100
_PIECE = QSizeF(58, 64)
_STEP = 76.0
_AREA = QSize(5 * 76 + 40, 220)
_GROUND = 152.0
_HEIGHT = 88.0
"""How high the pawns fly, in pixels."""
_TURNS = 3
_LAG = 0.08
"""Each pawn falls a little after the one before it, as a share of the throw."""
_EDGE = 0.16
"""How wide a pawn looks that stands on its edge."""
_TILTS = (-14.0, 9.0, -4.0, 12.0, -8.0)
_SHIFTS = (10.0, -12.0, 4.0, -8.0, 12.0)


class Tossers(Struct, frozen=True):
    """Who is who: what the two players are called, and the first one throws."""

    thrower: str
    other: str


class _Pawns(QWidget):
    """Five pawns, at some moment of some throw."""

    clicked = Signal()

    def __init__(self, furigoma: Furigoma, piece_set: PieceSet, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._furigoma = furigoma
        self._piece_set = piece_set
        self._theme = theme
        self._throw = 0
        self._progress = 0.0
        self.setMinimumWidth(_AREA.width())
        self.setFixedHeight(_AREA.height())

    def show_moment(self, throw: int, progress: float) -> None:
        """Show the pawns at `progress` (0 to 1) of the throw of that number."""
        self._throw, self._progress = throw, progress
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click skips what is still to be seen."""
        self.clicked.emit()
        event.accept()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw each pawn where it is now."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.translate((self.width() - _AREA.width()) / 2, 0)
        falls = self._furigoma.throws[self._throw]
        before = self._furigoma.throws[self._throw - 1] if self._throw else (Fall.STANDING,) * len(falls)
        for number, fall in enumerate(falls):
            flies = before[number] is Fall.STANDING
            self._paint(painter, number, fall, self._flight(number) if flies else 1.0)
        painter.end()

    def _flight(self, number: int) -> float:
        """How far the pawn of that number is on its way."""
        share = 1 - _LAG * (len(_TILTS) - 1)
        return min(1.0, max(0.0, (self._progress - _LAG * number) / share))

    def _paint(self, painter: QPainter, number: int, fall: Fall, flight: float) -> None:
        turn = math.cos(2 * math.pi * _TURNS * flight)
        landed = flight >= 1.0
        face = fall if landed else (Fall.PAWN if turn > 0 else Fall.TOKIN)
        kind = STANDARD.kind("pawn") if face is not Fall.TOKIN else STANDARD.kind("tokin")
        piece = STANDARD.piece(kind, Color.BLACK)
        width = 1.0 if landed else max(_EDGE, abs(turn))
        if landed and fall is Fall.STANDING:
            width = _EDGE
        lift = _HEIGHT * 4 * flight * (1 - flight)
        ground = QPointF(20 + _STEP * (number + 0.5), _GROUND + _SHIFTS[number] * flight)
        self._paint_shadow(painter, ground, width, lift)
        place = ground - QPointF(0, lift)
        painter.save()
        painter.translate(place)
        painter.rotate(_TILTS[number] * flight + 360 * _TURNS * (1 - flight) * (0 if landed else 0.25))
        painter.scale(width, 1.0)
        pixmap = self._piece_set.pixmap(piece, _PIECE, self.devicePixelRatioF(), theme=self._theme)
        box = QRectF(-_PIECE.width() / 2, -_PIECE.height() / 2, _PIECE.width(), _PIECE.height())
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        painter.restore()

    def _paint_shadow(self, painter: QPainter, ground: QPointF, width: float, lift: float) -> None:
        """A soft spot below the pawn, fainter the higher it flies."""
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, round(70 - 45 * lift / _HEIGHT)))
        half = _PIECE.width() * max(width, 0.4) / 2
        painter.drawEllipse(ground + QPointF(0, _PIECE.height() * 0.47), half, 6.0)
        painter.restore()


class FurigomaDialog(FittedDialog):
    """Shows a furigoma that was thrown. Any key or a click skips to its end; then it is closed to begin.

    However it is closed, what was thrown stands.
    """

    def __init__(
        self,
        furigoma: Furigoma,
        players: Tossers,
        piece_set: PieceSet,
        theme: Theme,
        *,
        reduced_motion: bool,
        parent: QWidget | None = None,
    ) -> None:
        """:param reduced_motion: the pawns lie there at once."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Furigoma"))
        self._furigoma = furigoma
        self._players = players
        self._throw = 0
        self._over = False
        self._pawns = _Pawns(furigoma, piece_set, theme, self)
        self._pawns.clicked.connect(self.skip)
        self._head = Label(self)
        self._head.setProperty("role", "heading")
        self._head.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._text = Label(self)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.begin = QPushButton(self.tr("Start playing"), self)
        self.begin.setProperty("kind", "primary")
        self.begin.setDefault(True)
        self.begin.clicked.connect(self.accept)
        self._lay_out()
        self._flight = QVariantAnimation(self)
        self._flight.setStartValue(0.0)
        self._flight.setEndValue(1.0)
        self._flight.setDuration(THROW_MS)
        self._flight.valueChanged.connect(self._show_flight)
        self._flight.finished.connect(self._landed)
        if reduced_motion:
            self.skip()
        else:
            self._tell_throwing()
            self._flight.start()

    def _lay_out(self) -> None:
        buttons = button_row(self.begin)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        column.addWidget(self._pawns)
        column.addWidget(self._head)
        column.addWidget(self._text)
        column.addSpacing(GRID)
        column.addLayout(buttons)
        # Room for the longest of the texts, so that nothing moves when they change.
        self._text.setMinimumHeight(4 * self._text.fontMetrics().lineSpacing())

    @property
    def over(self) -> bool:
        """Whether the pawns lie and the result is told."""
        return self._over

    @property
    def words(self) -> tuple[str, str]:
        """What the dialog says: the result, and its explanation."""
        return self._head.text(), self._text.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The first key skips the throw; after that Enter and Esc close the dialog."""
        if not self._over:
            self.skip()
            event.accept()
        else:
            super().keyPressEvent(event)

    def skip(self) -> None:
        """Show the end at once."""
        if self._over:
            return
        self._flight.stop()
        self._throw = len(self._furigoma.throws) - 1
        self._pawns.show_moment(self._throw, 1.0)
        self._tell_result()

    def done(self, result: int) -> None:
        """Close; nothing goes on flying."""
        self._flight.stop()
        super().done(result)

    def _show_flight(self, progress: float) -> None:
        self._pawns.show_moment(self._throw, progress)

    def _landed(self) -> None:
        if self._throw + 1 < len(self._furigoma.throws):
            self._throw += 1
            self._head.setText(self.tr("On its edge: tossed again"))
            self._flight.start()
        else:
            self._tell_result()

    def _tell_throwing(self) -> None:
        self._head.setText(self.tr("Furigoma"))
        self._text.setText(
            self.tr(
                "Five pawns are tossed for {player}. If more of them show the pawn than the tokin, "
                "{player} plays Black."
            ).format(player=self._players.thrower)
        )
        self.begin.setEnabled(False)

    def _tell_result(self) -> None:
        self._over = True
        players, tokin = self._players, self._furigoma.tokin
        first, second = players.thrower, players.other
        if not self._furigoma.thrower_begins:
            first, second = second, first
        head = self.tr("Pawns: {pawns}, tokin: {tokin}")
        self._head.setText(head.format(pawns=len(self._furigoma.result) - tokin, tokin=tokin))
        reason = (
            self.tr("More pawns than tokin: {player} plays Black and moves first.")
            if self._furigoma.thrower_begins
            else self.tr("More tokin than pawns: {player} plays White.")
        )
        sides = self.tr("☗ Black: {black}     ☖ White: {white}").format(black=first, white=second)
        self._text.setText(f"{sides}\n{reason.format(player=players.thrower)}")
        self.setAccessibleDescription(headed(self._head.text(), self._text.text()))
        self.begin.setEnabled(True)
        self.begin.setFocus()
