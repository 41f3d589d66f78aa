"""The list of engines: a name, and below it who made it and what it plays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shogi_desktop.app.engines.registry import RegisteredEngine
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.joined import listed
from shogi_desktop.gui.engines.state_words import games_text
from shogi_desktop.gui.look.style import px, tokens_of
from shogi_desktop.gui.look.tokens import GRID, SMALL_PX
from shogi_desktop.gui.widgets.plain import tip

_ID = int(Qt.ItemDataRole.UserRole)
_SECOND = _ID + 1
_MOST_AUTHOR = 40


class EngineList(QListWidget):
    """The engines; the rows say their ids."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Engines"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_TwoLines(self))
        self.setUniformItemSizes(True)

    def show_engines(self, engines: Sequence[RegisteredEngine]) -> None:
        """Show these; the one chosen stays chosen as long as it is there. Nobody is told."""
        chosen = self.chosen
        self.blockSignals(True)
        self.clear()
        for engine in engines:
            author = in_one_line(engine.author, _MOST_AUTHOR)
            second = f"{games_text(engine)} · {author}" if author else games_text(engine)
            item = QListWidgetItem(engine.label)
            item.setData(_ID, engine.id)
            item.setData(_SECOND, second)
            item.setToolTip(tip(f"{engine.label}\n{second}"))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, listed((engine.label, second)))
            self.addItem(item)
        self._set_row(chosen)
        self.blockSignals(False)

    @property
    def chosen(self) -> str:
        """The id of the engine chosen; empty for none."""
        item = self.currentItem()
        return str(item.data(_ID)) if self.currentRow() >= 0 else ""

    def choose(self, engine_id: str) -> None:
        """Choose an engine, as the player would."""
        self._set_row(engine_id)

    def choose_none(self) -> None:
        """Let no engine be chosen."""
        self.setCurrentRow(-1)

    def _set_row(self, engine_id: str) -> None:
        rows = (row for row in range(self.count()) if self.item(row).data(_ID) == engine_id)
        self.setCurrentRow(next(rows, -1))


class _TwoLines(QStyledItemDelegate):
    """Paints both lines, cut where the list is narrower."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        high = QFontMetrics(option.font).height() + QFontMetrics(_small(option.font)).height()
        return QSize(super().sizeHint(option, index).width(), high + 2 * GRID)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        name, shown.text = shown.text, ""
        style = shown.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, shown.widget)
        place = shown.rect.adjusted(GRID + 2, GRID // 2, -GRID, -GRID // 2)
        half = place.height() // 2
        tokens = tokens_of(shown.palette)
        bold = QFont(shown.font)
        bold.setWeight(QFont.Weight.DemiBold)
        second = str(index.data(_SECOND))
        upper = QRect(place.left(), place.top(), place.width(), half)
        lower = QRect(place.left(), place.top() + half, place.width(), half)
        painter.save()
        for rect, text, font, color in (
            (upper, name, bold, tokens.text),
            (lower, second, _small(shown.font), tokens.dim),
        ):
            painter.setFont(font)
            painter.setPen(QColor(color))
            cut = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
            painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), cut)
        painter.restore()


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPixelSize(px(SMALL_PX))
    return small
