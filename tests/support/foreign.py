"""Looks through a window for text of other people that Qt would take for HTML."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLabel, QMessageBox, QWidget

_MOST_ROWS = 60


def run_as_html(root: QWidget) -> list[str]:
    """A line for each label, tip and message below `root` whose text would be run as HTML."""
    return [f"{where}: {text[:80]!r}" for where, text in _rich_texts(root) if GuiQt.mightBeRichText(text)]


def _rich_texts(root: QWidget) -> Iterator[tuple[str, str]]:
    for widget in (root, *root.findChildren(QWidget)):
        name = type(widget).__name__
        if isinstance(widget, QLabel | QMessageBox) and widget.textFormat() != Qt.TextFormat.PlainText:
            yield f"{name} that is not plain", widget.text()
        yield f"tip of {name}", widget.toolTip()
        yield f"help of {name}", widget.whatsThis()
        for action in widget.actions():
            yield f"tip of an action of {name}", action.toolTip()
        if isinstance(widget, QAbstractItemView | QComboBox) and widget.model() is not None:
            for text in _tips(widget.model()):
                yield f"tip in {name}", text
    for action in root.findChildren(QAction):
        yield "tip of an action", action.toolTip()


def _tips(model: QAbstractItemModel) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for row in range(min(model.rowCount(QModelIndex()), _MOST_ROWS)):
        for column in range(columns):
            yield str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")
