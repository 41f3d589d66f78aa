"""A part with a page of its own in the window: made when it is first shown, left for the one before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Generic, TypeVar

from PySide6.QtWidgets import QWidget

from shogi_desktop.app.settings.move_style import move_style
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.words.lines import Write
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.shell.part import Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.tasks.slices import NEXT_TURN
from shogi_desktop.gui.widgets.move_writer import move_writer


class Page(QWidget):
    """A page of the window: what changes in the window reaches it here.

    Its accessible name is what the title of the window calls it.
    """

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours, pieces or text of another size."""

    def set_writer(self, write: Write) -> None:
        """Write moves in another way."""

    def retranslate(self) -> None:
        """Take the texts of the language in use."""


P = TypeVar("P", bound=Page)


class PagePart(Part, Generic[P]):
    """Shows its page, and goes back to the one before it.

    :cvar is_aid: its page helps whoever plays, and stays closed while somebody elsewhere is played.
    :ivar page: the page, None before it was first shown.
    """

    is_aid: ClassVar[bool] = False

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.page: P | None = None
        self._before: QWidget | None = None

    @property
    def shown(self) -> bool:
        """Whether the page is on the screen."""
        return self.page is not None and self._shell.pages.currentWidget() is self.page

    def open(self) -> None:
        """Show the page, or go back when it is shown."""
        if self.shown:
            self.leave()
        elif not (self.is_aid and self._shell.refuses_help()):
            self._begin(self._bring())

    def leave(self) -> None:
        """Go back to the page that was there before."""
        if self.shown and self._before is not None:
            self._shell.pages.setCurrentWidget(self._before)
            self._before.setFocus()

    def _make(self) -> P:
        """Make the page."""
        raise NotImplementedError

    def _begin(self, page: P) -> None:
        """The page was opened: what it does each time."""

    def making_ahead(self) -> Iterator[object]:
        """Make the page before it is asked for, unseen, with rests."""
        if self.page is None:
            self.page = self._make()
            yield NEXT_TURN
            for widget in self._in_window(self.page).findChildren(QWidget):
                # Else Qt does it for all in the turn that shows them.
                widget.ensurePolished()
                yield None

    def _in_window(self, page: P) -> P:
        """The page, as one of the window's."""
        if self._shell.pages.indexOf(page) < 0:
            self._shell.pages.addWidget(page)
        return page

    def _bring(self) -> P:
        """Bring the page onto the screen."""
        page = self.page
        if page is None:
            page = self.page = self._make()
        self._in_window(page)
        if not self.shown:
            self._before = self._shell.pages.currentWidget()
            self._shell.pages.setCurrentWidget(page)
        return page

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours, pieces or text of another size."""
        if self.page is not None:
            self.page.use_look(appearance)

    def use_settings(self, before: Settings, settings: Settings) -> None:
        """Write moves as they are wanted now."""
        if self.page is not None and move_style(before) is not move_style(settings):
            self.page.set_writer(self._writer())

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        if self.page is not None:
            self.page.set_writer(self._writer())
            self.page.retranslate()

    def _writer(self) -> Write:
        """How moves are written now."""
        return move_writer(move_style(self._shell.settings.current))
