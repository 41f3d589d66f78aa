"""When the position editor is shown, from where, and what becomes of what is set up on it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.records.position_editor import Draft
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.settings.own_handicaps import id_of
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.game import Record
from shogi_desktop.gui.editor import EditorPage
from shogi_desktop.gui.editor.dialogs import AskLeaveDialog
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.name_dialog import NameDialog
from shogi_desktop.rules import Color, Position

_TOPIC = "editor"


class EditorActions(Part):
    """The editor's page, made when it is first wanted, and the ways to it and from it."""

    changed = Signal()
    """Another position is being set up, or what was set up is used or given up."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        shell.unsaved.watch_editor(self.changed)
        self._came_from: QWidget | None = None
        self.page: EditorPage | None = None

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"edit_position": self.open}

    @property
    def shown(self) -> bool:
        """Whether the editor is what the window shows."""
        return self.page is not None and self._shell.pages.currentWidget() is self.page

    # --- ways in ------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the editor: with the position on the board if one is shown, else with what was last in it."""
        if self.shown:
            return
        play = self._shell.parts.play
        cursor = play.board.cursor
        page = self._page()
        if play.shown and cursor is not None:
            page.begin(Draft.of(cursor.position()))
        self._show(page)

    def compose(self, position: Position) -> None:
        """Show the editor for a handicap of the player's own: a click takes off, White moves first."""
        page = self._page()
        page.begin(replace(Draft.of(position), turn=Color.WHITE, ply=1))
        page.take_off_by_click(on=True)
        self._show(page)

    def paste(self) -> None:
        """Take the position that is on the clipboard."""
        if self.page is not None:
            self.page.paste()

    def take_up(self, draft: Draft) -> None:
        """Show the editor with a position that was being set up when the program was ended."""
        page = self._page()
        page.begin(type(draft).start(draft.variant))
        page.change(draft)
        self._show(page)

    def _show(self, page: EditorPage) -> None:
        if not self.shown:
            self._came_from = self._shell.pages.currentWidget()
        self._shell.pages.setCurrentWidget(page)
        page.board.setFocus()

    def _page(self) -> EditorPage:
        if self.page is None:
            self.page = page = EditorPage(
                self._shell.appearance, self._shell.own_handicaps, self._shell.pages
            )
            page.said.connect(self._tell)
            page.changed.connect(self.changed)
            page.left.connect(self.leave)
            page.play_wanted.connect(self.play)
            page.study_wanted.connect(self.study)
            page.keep_wanted.connect(self.keep)
            page.check_wanted.connect(self.check)
            self._shell.pages.addWidget(page)
        return self.page

    # --- ways out -----------------------------------------------------------------------------------------

    def may_leave(self, *, closing: bool) -> bool:
        """Whether something else may be shown: Undo brings back what was set up, unless the window closes."""
        if closing:
            return self._may_close()
        self.put_away()
        return True

    def put_away(self) -> None:
        """Something else is shown in the place of the editor: Undo there brings back what was set up."""
        if self.page is not None and self.shown:
            self._settle()
            self._shell.withdraw(_TOPIC)

    def _settle(self) -> None:
        if self.page is not None:
            self.page.editor.settle()
            self.changed.emit()

    def _may_close(self) -> bool:
        """Whether the window may close; asks where something set up would be lost, on whatever page."""
        page = self.page
        if page is None or not page.editor.edited:
            return True

        if not AskLeaveDialog(self._shell.window).exec():
            return False
        self._settle()
        return True

    def leave(self) -> None:
        """Go back to where the editor was opened from; what was there is untouched."""
        if self.shown:
            self.put_away()
            self._shell.pages.setCurrentWidget(self._came_from or self._shell.start_page)

    def play(self) -> None:
        """Ask how a game from the position is to be played."""
        page = self.page
        if page is None or not page.verdict.playable:
            return
        draft = page.draft
        self._shell.parts.new_games.ask_from(_setup_of(draft), draft.position(), self._done)

    def study(self) -> None:
        """Open the position for study; a running game waits in its journal."""
        page = self.page
        if page is None or not page.verdict.studyable or not self._shell.parts.play.may_leave(closing=False):
            return
        draft = page.draft
        named = draft.handicap
        self._done()
        self._shell.parts.play.study_position(
            Record(draft.variant, draft.sfen(), None if named is None else named.id)
        )

    def keep(self) -> None:
        """Ask for a name and keep the position as a handicap of the player's own."""
        page = self.page
        if page is None or not page.verdict.playable:
            return

        variant = page.draft.variant
        dialog = NameDialog(
            self.tr("Save as your own handicap"),
            "",
            lambda name: self._shell.own_handicaps.has(variant, name),
            self._shell.window,
        )
        if not dialog.exec():
            return
        own = self._shell.own_handicaps.save(variant, dialog.name, replace(page.draft, ply=1).sfen())
        self._settle()
        self._shell.say(
            lambda: self.tr("“{name}” is now among the handicaps for new games.").format(name=own.name),
            action=lambda: self.tr("New game…"),
            handler=lambda: self._shell.parts.new_games.ask_own_handicap_game(variant.id, id_of(own)),
            topic=_TOPIC,
        )

    def check(self) -> None:
        """Examine the position as a mating problem; a draft that is no position is told."""
        page = self.page
        if page is None:
            return
        if not page.verdict.studyable:
            self._tell(lambda: self.tr("First correct what is wrong with the position."))
            return
        self._shell.parts.problems.check(page.draft.position())

    def _done(self) -> None:
        if self.page is not None:
            self._settle()
            self._shell.withdraw(_TOPIC)

    # --- look and words -----------------------------------------------------------------------------------

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        if self.page is not None:
            self.page.use_look(appearance)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        if self.page is not None:
            self.page.retranslate()

    def _tell(self, text: Sentence | None) -> None:
        if text is not None:
            self._shell.say(text, topic=_TOPIC)
        else:
            self._shell.withdraw(_TOPIC)


def _setup_of(draft: Draft) -> GameSetup:
    """A game from that position; a named handicap keeps its name, and its manners."""
    named = draft.handicap
    return GameSetup(
        variant=draft.variant.id, handicap="" if named is None else named.id, start_sfen=draft.sfen()
    )
