"""Finds what a window shows cut off or on top of each other, by the geometry of its widgets."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QLabel,
    QLayout,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QStackedLayout,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QWidget,
)

_SLACK = 1
_Style = Qt.ToolButtonStyle


def cramped(window: QWidget) -> list[str]:
    """A line for each text that is wider or higher than its place, and for each two that overlap."""
    found: list[str] = []
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisibleTo(window):
            continue
        if isinstance(widget, QLabel):
            found += _cut_label(widget)
        elif isinstance(widget, QAbstractButton):
            found += _cut_button(widget)
        elif isinstance(widget, QAbstractScrollArea):
            found += _sideways(widget)
        layout = widget.layout()
        if layout is not None and not isinstance(layout, QStackedLayout):
            found += _overlapping(widget, layout)
    return found


def _sideways(area: QAbstractScrollArea) -> Iterator[str]:
    """Reading and tables go down, never to the side as well; a text as it was written may."""
    over = area.horizontalScrollBar().maximum()
    if over > 0 and not isinstance(area, QPlainTextEdit):
        yield f"{_name(area)} is {over} wider than can be seen"


def _cut_label(label: QLabel) -> Iterator[str]:
    text = label.text()
    if not text or not label.pixmap().isNull():
        return
    room = label.contentsRect()
    if "<" in text and label.textFormat() is not Qt.TextFormat.PlainText:
        document = QTextDocument()
        document.setHtml(text)
        text = document.toPlainText()
    elif label.buddy() is not None:
        text = _without_mnemonic(text)
    metrics = QFontMetrics(label.font())
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        widest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0)
        # Japanese breaks anywhere.
        wide = widest if text.isascii() else 0
        high = needed > label.height() + _SLACK
    else:
        lines = text.splitlines()
        wide = max(map(metrics.horizontalAdvance, lines))
        # Japanese letters are lower than the lines of the Latin font that comes first.
        high = metrics.size(0, text).height() > room.height() + 2 * _SLACK
    if wide > room.width() + _SLACK or high:
        yield f"label {label.text()!r}: {wide} wide in {room.width()}, {label.height()} high"


def _cut_button(button: QAbstractButton) -> Iterator[str]:
    if not isinstance(button, QPushButton | QCheckBox | QToolButton) or not button.text():
        return
    style = button.toolButtonStyle() if isinstance(button, QToolButton) else _Style.ToolButtonTextBesideIcon
    icon = QSize(0, 0) if button.icon().isNull() else button.iconSize()
    if style is _Style.ToolButtonIconOnly and not icon.isEmpty():
        return
    metrics = QFontMetrics(button.font())
    text = _without_mnemonic(button.text())
    lines = text.splitlines() or [text]
    wide, high = max(map(metrics.horizontalAdvance, lines)), len(lines) * metrics.height()
    if style is _Style.ToolButtonTextUnderIcon:
        high += icon.height()
    elif style is not _Style.ToolButtonTextOnly and not icon.isEmpty():
        wide += icon.width() + 4
    room = button.width() - 6
    if isinstance(button, QPushButton):
        option = QStyleOptionButton()
        button.initStyleOption(option)
        room = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button).width()
    if wide > room + _SLACK or high > button.height() or button.height() < _least(button):
        yield f"button {text!r}: {wide} wide in {room}, {button.height()} high"


def _least(button: QAbstractButton) -> int:
    """A box with a text draws nothing beyond its own edge; one that is pressed together cuts the text."""
    return button.sizeHint().height() - _SLACK if isinstance(button, QCheckBox) else 0


def _without_mnemonic(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def _widgets(layout: QLayout, parent: QWidget) -> list[QWidget]:
    """The children of `parent` that `layout`, or one within it, puts in their places, without those hidden.

    Asked for by child: a layout's item, once seen by Python, is taken for what Qt makes at its address later.
    """
    layouts = (layout, *layout.findChildren(QLayout))
    children = parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [
        child
        for child in children
        if not child.isHidden() and any(one.indexOf(child) >= 0 for one in layouts)
    ]


def _overlapping(parent: QWidget, layout: QLayout) -> Iterator[str]:
    members = _widgets(layout, parent)
    inside = parent.rect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
    scrolled = isinstance(parent.parentWidget(), QScrollArea)
    for number, one in enumerate(members):
        if not scrolled and not inside.contains(one.geometry()) and not one.geometry().isEmpty():
            yield f"{_name(one)} reaches beyond {_name(parent)}: {one.geometry()} in {parent.rect()}"
        for other in members[number + 1 :]:
            shared: QRect = one.geometry() & other.geometry()
            if shared.width() > _SLACK and shared.height() > _SLACK:
                yield f"{_name(one)} and {_name(other)} overlap by {shared.width()} × {shared.height()}"


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()
    return f"{type(widget).__name__} {text!r}"
