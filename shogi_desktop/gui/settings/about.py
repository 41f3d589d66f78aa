"""What the program is, its version and its licence."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from shogi_desktop import __version__
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.fitted_dialog import FittedDialog
from shogi_desktop.gui.widgets.plain import Label


class AboutDialog(FittedDialog):
    """A few lines of text and a button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Shogi Desktop"))
        title = Label(self.tr("Shogi Desktop"), self)
        title.setProperty("role", "title")
        version = Label(self.tr("Version {version}").format(version=__version__), self)
        version.setProperty("role", "dim")
        text = Label(
            self.tr(
                "Standard shogi and Okisaki shogi, with a computer opponent built in. Free "
                "software under the MIT licence; fonts and artwork come with licences of their own."
            ),
            self,
        )
        text.setWordWrap(True)
        text.setFixedWidth(px(46 * GRID))
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        network = Label(
            self.tr("It goes online only when you ask it to, and sends nothing about you to anyone."), self
        )
        network.setProperty("role", "dim")
        network.setWordWrap(True)
        network.setFixedWidth(text.width())
        close = QPushButton(self.tr("Close"), self)
        close.setProperty("kind", "primary")
        close.clicked.connect(self.accept)
        buttons = button_row(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(GRID)
        column.addWidget(title)
        column.addWidget(version)
        column.addSpacing(GRID)
        column.addWidget(text)
        column.addWidget(network)
        column.addSpacing(GRID)
        column.addLayout(buttons)
        close.setDefault(True)
        # The button does not stand out as focused before a key is used; Enter closes all the same.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
