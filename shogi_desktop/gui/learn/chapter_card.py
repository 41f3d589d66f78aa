"""A chapter of the course as a card: a picture of what it is about, its name, how much of it is done."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from shogi_desktop.app.learn import texts
from shogi_desktop.app.learn.steps import Chapter
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.marking import mark
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.progress_bar import ProgressBar
from shogi_desktop.paint.movement import Corner, movement_size, paint_corner, paint_movement
from shogi_desktop.rules import Position, parse_square

_PICTURE = 96
_WIDTH = 264


def _corner(at: str, dots: tuple[str, ...] = (), veiled: tuple[str, ...] = ()) -> Corner:
    return Corner(parse_square(at), tuple(map(parse_square, dots)), tuple(map(parse_square, veiled)))


_MOVES: Final = {"pieces": "silver", "promotion": "dragon", "okisaki": "queen"}
"""Chapters shown by how a piece moves."""

_CORNERS: Final = {
    "set_up": ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", _corner("6g")),
    "drops": ("9/3r1k3/9/4N4/9/9/9/9/9 w - 1", _corner("6b", veiled=("5d",))),
    "drop_rules": ("9/9/9/9/9/9/PPPP1PPPP/9/9 b - 1", _corner("6e", dots=("5e", "5f", "5g"))),
    "mate": ("4k4/4G4/4P4/9/9/9/9/9/9 w - 1", _corner("6a", veiled=("5b",))),
    "endings": ("9/3GK4/2S1+R4/9/9/9/9/9/9 b - 1", _corner("6a", veiled=("5b",))),
    "handicaps": ("2sgkgs2/9/ppppppppp/9/9/9/9/9/9 w - 1", _corner("9a", dots=("9a", "8a", "8b"))),
}
"""Chapters shown by what stands in a corner of a board."""


class ChapterCard(QPushButton):
    """A card to press. :ivar chapter: the chapter it opens."""

    def __init__(self, chapter: Chapter, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.chapter = chapter
        self.setProperty("kind", "card")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.picture = _Picture(chapter, appearance, self)
        self._title = Label(self)
        self._title.setProperty("role", "strong")
        self._title.setWordWrap(True)
        self._count = Label(self)
        self._count.setProperty("role", "small")
        self._bar = ProgressBar(self)
        self._bar.setTextVisible(False)
        words = QVBoxLayout()
        words.setSpacing(GRID // 2)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._count)
        words.addSpacing(GRID // 2)
        words.addWidget(self._bar)
        words.addStretch(1)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, 12, 2 * GRID, 12)
        row.setSpacing(2 * GRID)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        for inner in (self.picture, self._title, self._count, self._bar):
            inner.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.retranslate()

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours, pieces and text of another size."""
        self.picture.use_look(appearance)
        self.updateGeometry()

    def retranslate(self) -> None:
        """Take the name in the language in use."""
        title = texts.chapter_title(self.chapter)
        self._title.setText(title)
        self.setAccessibleName(title)

    def show_count(self, done: int, count: int) -> None:
        """Show how many steps are done."""
        met = "yes" if done == count else "no"
        shown = f"{done} / {count}"
        if met == "yes":
            shown += " · " + self.tr("done")
        self._count.setText(shown)
        if self._count.property("met") != met:
            mark(self._count, met=met)
        self._bar.setRange(0, count)
        self._bar.setValue(done)
        self.setAccessibleDescription(f"{done} / {count}")

    def sizeHint(self) -> QSize:
        """As high as the picture and the words ask, in the width it has."""
        height = self._row.totalHeightForWidth(max(self.width(), px(_WIDTH)))
        return QSize(px(_WIDTH), max(height, self._row.sizeHint().height() if height < 0 else height))

    def minimumSizeHint(self) -> QSize:
        """No smaller: it would lose its words."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class _Picture(QWidget):
    def __init__(self, chapter: Chapter, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._chapter = chapter
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.use_look(appearance)

    def use_look(self, appearance: Appearance) -> None:
        self.appearance = appearance
        self.setFixedSize(movement_size(px(_PICTURE)).toSize())
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        rect, look, variant = QRectF(self.rect()), self.appearance, self._chapter.steps[0].variant
        kind = _MOVES.get(self._chapter.id)
        if kind is not None:
            paint_movement(painter, rect, variant.kind(kind), variant, look.theme, look.piece_set)
            return
        sfen, corner = _CORNERS[self._chapter.id]
        paint_corner(painter, rect, Position.from_sfen(sfen, variant), corner, look.theme, look.piece_set)
