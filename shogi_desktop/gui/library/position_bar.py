"""Says that the list shows the games with a certain position only, and what of it may be otherwise."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.library.patterns import PositionSearch
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.check import Check
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.two_parts import TwoParts


class PositionBar(QFrame):
    """The position searched for. `changed(PositionSearch | None)` comes when the player changes it."""

    changed = Signal(object)
    edit_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "hint")
        self._search: PositionSearch | None = None
        self._label = Label(self)
        self._label.setProperty("role", "strong")
        self.mirrored = Check(self)
        self.exchanged = Check(self)
        self.edit = QPushButton(self)
        self.remove = QPushButton(self)
        what, ways = QWidget(self), QWidget(self)
        for part, members in (
            (what, (self._label, self.mirrored, self.exchanged)),
            (ways, (self.edit, self.remove)),
        ):
            row = QHBoxLayout(part)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(2 * GRID)
            for member in members:
                row.addWidget(member)
                member.setProperty("tight", "yes")
            if part is what:
                row.addStretch(1)
            else:
                row.insertStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID + 4, 4, 4, 4)
        column.addWidget(TwoParts(what, ways, self))
        self.mirrored.toggled.connect(self._on_toggled)
        self.exchanged.toggled.connect(self._on_toggled)
        self.edit.clicked.connect(self.edit_wanted)
        self.remove.clicked.connect(lambda: self._change(None))
        self.retranslate()
        self.hide()

    @property
    def search(self) -> PositionSearch | None:
        """What is searched for, or None."""
        return self._search

    def set_search(self, search: PositionSearch | None) -> None:
        """Show what is searched for, without telling anyone."""
        self._search = search
        self.setVisible(search is not None)
        if search is not None:
            with QSignalBlocker(self.mirrored), QSignalBlocker(self.exchanged):
                self.mirrored.setChecked(search.mirrored)
                self.exchanged.setChecked(search.exchanged)
        self._name()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.mirrored.setText(self.tr("Mirrored too"))
        self.mirrored.setToolTip(self.tr("Also with left and right swapped"))
        self.exchanged.setText(self.tr("Colours swapped too"))
        self.exchanged.setToolTip(self.tr("Also from the other player's side"))
        self.edit.setText(self.tr("Change…"))
        self.edit.setToolTip(self.tr("Choose which squares must match"))
        self.remove.setText(self.tr("Any position"))
        self.remove.setToolTip(self.tr("Show games whatever their positions"))
        self._name()

    def _name(self) -> None:
        exact = self._search is None or self._search.exact
        text = self.tr("Games with this position") if exact else self.tr("Games with this pattern")
        self._label.setText(text)

    def _on_toggled(self) -> None:
        if self._search is not None:
            self._change(
                replace(
                    self._search, mirrored=self.mirrored.isChecked(), exchanged=self.exchanged.isChecked()
                )
            )

    def _change(self, search: PositionSearch | None) -> None:
        self.set_search(search)
        self.changed.emit(search)
