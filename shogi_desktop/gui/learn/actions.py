"""The course and the rules reference as the window knows them: made when first asked for."""

from __future__ import annotations

import msgspec
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.learn.progress import Progress
from shogi_desktop.app.settings.piece_sets import BEGINNER
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.gui.learn.page import LearnPage
from shogi_desktop.gui.learn.reference_window import ReferenceWindow
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.motion import system_wants_less_motion
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.rules import STANDARD, Variant


class LearnActions(Part):
    """Show the course, the reference, and the rules on paper.

    Going to the course and back leaves a running game as it is.

    :ivar page: the course, None before it was first shown. :ivar reference: likewise the reference.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._before: QWidget | None = None
        self._easy: PieceSet | None = None
        self.page: LearnPage | None = None
        self.reference: ReferenceWindow | None = None

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {
            "learn": self.open,
            "reference": self.show_reference,
            "rules_sheet": lambda: self.print_sheet(self.variant.id),
        }

    @property
    def shown(self) -> bool:
        """Whether the course is on the screen."""
        return self.page is not None and self._shell.pages.currentWidget() is self.page

    @property
    def variant(self) -> Variant:
        """The game of the lesson or board that is looked at."""
        if self.page is not None and self.shown:
            return self.page.variant
        record = self._shell.parts.play.board.record
        return STANDARD if record is None else record.variant

    def open(self) -> None:
        """Show the course, or go back when it is shown."""
        if self.shown:
            self.leave()
            return
        page = self.page or self._make()
        self._before = self._shell.pages.currentWidget()
        settings = self._shell.settings.current
        still = settings.reduces_motion(system=system_wants_less_motion())
        page.use_manner(still=still, piece_tips=settings.piece_tips)
        self._shell.pages.setCurrentWidget(page)
        page.enter()

    def leave(self) -> None:
        """Go back to the page that was there before."""
        if self.shown and self._before is not None:
            self._shell.pages.setCurrentWidget(self._before)
            self._before.setFocus()

    def _make(self) -> LearnPage:
        progress = Progress(self._shell.paths.learn_file, self._say)
        self.page = page = LearnPage(progress, self._look_of(self._shell.appearance))
        page.contents.show_easy_pieces(on=self._shell.settings.current.course_pieces)
        page.easy_pieces_wanted.connect(lambda on: self._shell.settings.update(course_pieces=on))
        page.left.connect(self.leave)
        page.reference_wanted.connect(self.show_reference)
        page.sheet_wanted.connect(lambda: self.print_sheet(self.variant.id))
        page.game_wanted.connect(lambda: self._shell.parts.new_games.ask_first(self.variant))
        page.atlas_wanted.connect(lambda: self._shell.do("atlas"))
        self._shell.pages.addWidget(page)
        return page

    def _say(self, text: Sentence) -> None:
        self._shell.say(text, topic="learn")

    # --- the reference ------------------------------------------------------------------------------------

    def show_reference(self, variant: Variant | None = None, section: str = "") -> None:
        """Open the rules of `variant`, by default those of the game looked at."""
        if self.reference is None:
            self.reference = ReferenceWindow(self._shell.appearance)
            self.reference.sheet_wanted.connect(self.print_sheet)
        self.reference.open(variant or self.variant, section)

    def print_sheet(self, variant_id: str) -> None:
        """Show the sheet with the rules of that game, to be printed."""
        self._shell.parts.printing.print_rules(variant_id)

    # --- the window's changes -----------------------------------------------------------------------------

    def use_settings(self, before: Settings, settings: Settings) -> None:
        """Other pieces in the course."""
        if self.page is not None and before.course_pieces != settings.course_pieces:
            self.page.contents.show_easy_pieces(on=settings.course_pieces)
            self.page.use_look(self._look_of(self._shell.appearance))

    def _look_of(self, appearance: Appearance) -> Appearance:
        """`appearance` in the course: with pieces that show their moves, if they are wanted."""
        settings = self._shell.settings.current
        if not settings.course_pieces:
            return appearance
        if self._easy is None or self._easy.dark_sides != settings.dark_sides:
            self._easy = PieceSet.load(BEGINNER, dark_sides=settings.dark_sides)
        return msgspec.structs.replace(appearance, piece_set=self._easy)

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        if self.page is not None:
            self.page.use_look(self._look_of(appearance))
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
