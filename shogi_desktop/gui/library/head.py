"""The head of the library's page: the way back, how much is listed, and what can be done with the library."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.app.library.database import Found
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.gui.look.icons import sign
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.menu_button import MenuButton
from shogi_desktop.gui.widgets.plain import Label, tip
from shogi_desktop.gui.widgets.sign_buttons import back_button
from shogi_desktop.gui.widgets.two_parts import TwoParts


class LibraryHead(QWidget):
    """Buttons and a count. The signals say which button was pressed; `more` and `add` open menus."""

    back_wanted = Signal()
    statistics_wanted = Signal()
    analysis_wanted = Signal()
    folder_wanted = Signal()
    files_wanted = Signal()
    more_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = back_button(self)
        self._title = Label(self)
        self._title.setProperty("role", "heading")
        self.count = _Count(self)
        self.statistics = QPushButton(self)
        self.analyse = QPushButton(self)
        self.add = MenuButton(self)
        self._adding = QMenu(self.add)
        self.add_folder, self.add_files = QAction(self), QAction(self)
        self.add_folder.triggered.connect(self.folder_wanted)
        self.add_files.triggered.connect(self.files_wanted)
        self._adding.addActions((self.add_folder, self.add_files))
        self.add.setMenu(self._adding)
        self.more = QPushButton(self)
        name, ways = QWidget(self), QWidget(self)
        row = QHBoxLayout(name)
        for member in (self.back, self._title, self.count):
            row.addWidget(member)
        row.setStretchFactor(self.count, 1)
        # Without a count, too, the rest stays at the left.
        row.addStretch()
        ending = QHBoxLayout(ways)
        ending.addStretch(1)
        for member in (self.statistics, self.analyse, self.add, self.more):
            ending.addWidget(member)
        for line in (row, ending):
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(GRID)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(TwoParts(name, ways, self))
        for button, wanted in (
            (self.back, self.back_wanted),
            (self.statistics, self.statistics_wanted),
            (self.analyse, self.analysis_wanted),
            (self.more, self.more_wanted),
        ):
            button.clicked.connect(wanted)

    @property
    def title(self) -> str:
        """What the page is called."""
        return self._title.text()

    def retranslate(self) -> None:
        """Take the texts of the language in use; the count waits for `show_count`."""
        self.back.setText(self.tr("Back"))
        self.back.setToolTip(self.tr("Go back to where you were"))
        self._title.setText(self.tr("Kifu library"))
        self.statistics.setText(self.tr("Statistics…"))
        self.statistics.setToolTip(self.tr("Your accuracy over time, mistakes, openings"))
        self.analyse.setText(self.tr("Analyse…"))
        self.analyse.setToolTip(self.tr("Let an engine check every move of these games in the background"))
        self.add.setText(self.tr("Add"))
        self.add.setToolTip(self.tr("Add a folder of kifu or single files to the library"))
        self.add_folder.setText(self.tr("Add a folder…"))
        self.add_files.setText(self.tr("Add files…"))
        self.more.setIcon(sign("more"))
        self.more.setToolTip(self.tr("Opening book, folders, files with problems"))
        self.more.setAccessibleName(self.tr("More library options"))

    def show_count(self, found: Found, *, everything: bool) -> None:
        """Say how many games are listed, and where some are left out how many there are and who won."""
        if everything or not found.total:
            self.count.show_texts(self.tr("%Ln games", "", found.total))
        else:
            text = self.tr("{found} of %Ln games", "", found.total)
            short = text.format(found=number_text(len(found.games)))
            won = self.tr("☗ {black} won · ☖ {white} won").format(
                black=number_text(found.won[0]), white=number_text(found.won[1])
            )
            self.count.show_texts(short, f"{short}   {won}" if any(found.won) else "")
        self.count.setVisible(bool(found.total))
        self.analyse.setEnabled(bool(found.games))


class _Count(Label):
    """Shows its longer text where that has room, else the shorter one; the tip has what is left out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "dim")
        self._short = self._long = ""

    def show_texts(self, short: str, long: str = "") -> None:
        """Show `long` where there is room for it."""
        self._short, self._long = short, long or short
        self.setToolTip(tip(long))
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Wide enough for the longer text."""
        return QSize(self._width(self._long), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the shorter text."""
        return QSize(self._width(self._short), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what has room now."""
        super().resizeEvent(event)
        self._fit()

    def _width(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + 2

    def _fit(self) -> None:
        self.setText(self._long if self._width(self._long) <= self.width() else self._short)
