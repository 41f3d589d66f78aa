"""The course and the rules reference as the window knows them: made when first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QStackedWidget, QWidget

from shogi_desktop.app.paths import AppPaths
from shogi_desktop.app.play import PlayController
from shogi_desktop.app.settings import SettingsStore
from shogi_desktop.gui.board import system_wants_less_motion
from shogi_desktop.gui.look import Appearance
from shogi_desktop.gui.printing.actions import PrintActions
from shogi_desktop.rules import STANDARD, Variant

if TYPE_CHECKING:
    from shogi_desktop.gui.learn.page import LearnPage
    from shogi_desktop.gui.learn.reference_window import ReferenceWindow


class LearnActions(QObject):
    """Show the course, the reference, and the rules on paper.

    Going to the course and back leaves a running game as it is.

    :ivar page: the course, None before it was first shown. :ivar reference: likewise the reference.
    """

    def __init__(
        self,
        pages: QStackedWidget,
        controller: PlayController,
        settings: SettingsStore,
        paths: AppPaths,
        printing: PrintActions,
        say: Callable[[str], None],
        appearance: Callable[[], Appearance],
        first_game: Callable[[], None],
        parent: QObject,
    ) -> None:
        """:param first_game: asks how the reader's first game is to be."""
        super().__init__(parent)
        self._pages = pages
        self._controller = controller
        self._settings = settings
        self._paths = paths
        self._printing = printing
        self._say = say
        self._appearance = appearance
        self._first_game = first_game
        self._before: QWidget | None = None
        self.page: LearnPage | None = None
        self.reference: ReferenceWindow | None = None

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the commands of the table do."""
        return {
            "learn": self.open,
            "reference": self.show_reference,
            "rules_sheet": lambda: self.print_sheet(self.variant.id),
        }

    @property
    def shown(self) -> bool:
        """Whether the course is on the screen."""
        return self.page is not None and self._pages.currentWidget() is self.page

    @property
    def variant(self) -> Variant:
        """The game of the lesson or board that is looked at."""
        if self.page is not None and self.shown:
            return self.page.variant
        record = self._controller.record
        return STANDARD if record is None else record.variant

    def open(self) -> None:
        """Show the course, or go back when it is shown."""
        if self.shown:
            self.leave()
            return
        page = self.page or self._make()
        self._before = self._pages.currentWidget()
        settings = self._settings.current
        still = settings.reduces_motion(system=system_wants_less_motion())
        page.use_manner(still=still, piece_tips=settings.piece_tips)
        self._pages.setCurrentWidget(page)
        page.enter()

    def leave(self) -> None:
        """Go back to the page that was there before."""
        if self.shown and self._before is not None:
            self._pages.setCurrentWidget(self._before)
            self._before.setFocus()

    def _make(self) -> LearnPage:
        # Loaded when first asked for: the window is on the screen sooner.
        from shogi_desktop.app.learn.progress import Progress  # noqa: PLC0415
        from shogi_desktop.gui.learn.page import LearnPage  # noqa: PLC0415

        self.page = page = LearnPage(Progress(self._paths.learn_file, self._say), self._appearance())
        page.left.connect(self.leave)
        page.reference_wanted.connect(self.show_reference)
        page.sheet_wanted.connect(lambda: self.print_sheet(self.variant.id))
        page.game_wanted.connect(self._first_game)
        self._pages.addWidget(page)
        return page

    # --- the reference ------------------------------------------------------------------------------------

    def show_reference(self, variant: Variant | None = None, section: str = "") -> None:
        """Open the rules of `variant`, by default those of the game looked at."""
        from shogi_desktop.gui.learn.reference_window import ReferenceWindow  # noqa: PLC0415 - see _make

        if self.reference is None:
            self.reference = ReferenceWindow(self._appearance())
            self.reference.sheet_wanted.connect(self.print_sheet)
        self.reference.open(variant or self.variant, section)

    def help_in(self, dialog: QDialog, variant: Callable[[], Variant], section: str = "") -> None:
        """Let F1 open the rules from `dialog`, which keeps the window's own keys from being heard."""
        shortcut = QShortcut(QKeySequence("F1"), dialog)
        shortcut.activated.connect(lambda: self.show_reference(variant(), section))

    def print_sheet(self, variant_id: str) -> None:
        """Show the sheet with the rules of that game, to be printed."""
        self._printing.print_rules(variant_id)

    # --- the window's changes -----------------------------------------------------------------------------

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        if self.page is not None:
            self.page.use_look(appearance)
        if self.reference is not None:
            self.reference.use_look(appearance)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        if self.page is not None:
            self.page.retranslate()
        if self.reference is not None:
            self.reference.retranslate()

    def close(self) -> None:
        """Take the reference away with the window."""
        if self.reference is not None:
            self.reference.close()
            self.reference.deleteLater()
            self.reference = None
