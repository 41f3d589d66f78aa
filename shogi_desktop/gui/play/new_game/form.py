"""What the parts of the new-game dialog are built of: labels that lead to a field, quiet buttons."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.gui.widgets.overhang import hang_out_right, widen
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.tight_button import tight_button

LONGEST_NAME = 60

translate = QCoreApplication.translate


def section_label(text: str, buddy: QWidget, parent: QWidget) -> Label:
    """What a field is called; its mnemonic leads there. A field without an accessible name gets it."""
    label = Label(text, parent)
    label.setProperty("role", "section")
    label.setBuddy(buddy)
    if not buddy.accessibleName():
        buddy.setAccessibleName(text.replace("&", ""))
    return label


def section(
    part: QWidget, title: str, widget: QWidget, buddy: QWidget | None = None, beside: QWidget | None = None
) -> QVBoxLayout:
    """Lay out `part`: a title, and below it what it is about.

    :param beside: a quiet button at the title's right; the part is then to go `beyond` its column.
    """
    inside = QVBoxLayout(part)
    inside.setContentsMargins(0, 0, 0, 0)
    inside.setSpacing(4)
    head = QHBoxLayout()
    head.addWidget(section_label(title, buddy or widget, part), 1)
    if beside is not None:
        widen(inside)
        hang_out_right(head, beside)
    inside.addLayout(head)
    inside.addWidget(widget, 1)
    return inside


def small_label(parent: QWidget) -> Label:
    """A label for words that explain, in as many lines as they need."""
    label = Label(parent)
    label.setProperty("role", "small")
    label.setWordWrap(True)
    return label


def name_field(name: str, parent: QWidget) -> QLineEdit:
    """A field for a player's name, which may be left empty."""
    field = QLineEdit(name, parent)
    field.setMaxLength(LONGEST_NAME)
    field.setPlaceholderText(translate("NewGameDialog", "No name"))
    return field


def text_of(field: QLineEdit) -> str:
    """What is written there."""
    return field.text().strip()


def quiet_button(text: str, handler: Callable[[], object], parent: QWidget) -> QPushButton:
    """A button that does not press itself forward."""
    button = tight_button(text, handler, parent)
    button.setProperty("kind", "quiet")
    return button


def in_order(*widgets: QWidget) -> None:
    """Let Tab go through these, one after another."""
    for before, after in itertools.pairwise(widgets):
        QWidget.setTabOrder(before, after)
