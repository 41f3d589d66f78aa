"""When the position editor is shown, from where, and what becomes of what is set up on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from shogi_desktop.app.own_handicaps import OwnHandicaps, id_of
from shogi_desktop.app.play import PlayController
from shogi_desktop.app.setup import GameSetup
from shogi_desktop.game import Record
from shogi_desktop.gui.file_actions import Say
from shogi_desktop.gui.look import Appearance
from shogi_desktop.rules import Color, Position

if TYPE_CHECKING:
    from shogi_desktop.app.position_editor import Draft
    from shogi_desktop.gui.editor import EditorPage

_TOPIC = "editor"


class AskGame(Protocol):
    """Asks how a game from a position is to be played; `on_begin` is called before it begins."""

    def __call__(self, setup: GameSetup, position: Position, on_begin: Callable[[], None]) -> None: ...


class EditorActions(QObject):
    """The editor's page, made when it is first wanted, and the ways to it and from it.

    `handicap_wanted` carries the game's and the handicap's id where a new game is to be asked for with one
    of the player's own.
    """

    handicap_wanted = Signal(str, str)
    changed = Signal()
    """Another position is being set up, or what was set up is used or given up."""

    def __init__(
        self,
        window: QWidget,
        pages: QStackedWidget,
        start_page: QWidget,
        play_page: QWidget,
        controller: PlayController,
        own: OwnHandicaps,
        say: Say,
        withdraw: Callable[[str], None],
        appearance: Callable[[], Appearance],
        may_leave_game: Callable[[], bool],
        ask_game: AskGame,
        study: Callable[[Record], None],
    ) -> None:
        """Show the page among `pages`, `start_page` and `play_page` being there already.

        :param may_leave_game: whether the record on the board may make way; asks the player if need be.
        :param study: opens a record that was set up.
        """
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._start_page = start_page
        self._play_page = play_page
        self._controller = controller
        self._own = own
        self._say = say
        self._withdraw = withdraw
        self._appearance = appearance
        self._may_leave_game = may_leave_game
        self._ask_game = ask_game
        self._study = study
        self._came_from: QWidget | None = None
        self.page: EditorPage | None = None

    @property
    def shown(self) -> bool:
        """Whether the editor is what the window shows."""
        return self.page is not None and self._pages.currentWidget() is self.page

    # --- ways in ------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the editor: with the position on the board if one is shown, else with what was last in it."""
        if self.shown:
            return
        cursor = self._controller.cursor
        on_board = self._pages.currentWidget() is self._play_page
        page = self._page()
        if on_board and cursor is not None:
            from shogi_desktop.app.position_editor import Draft  # noqa: PLC0415 - see _page

            page.begin(Draft.of(cursor.position()))
        self._show(page)

    def compose(self, position: Position) -> None:
        """Show the editor for a handicap of the player's own: a click takes off, White moves first."""
        from shogi_desktop.app.position_editor import Draft  # noqa: PLC0415 - see _page

        page = self._page()
        page.begin(replace(Draft.of(position), turn=Color.WHITE, ply=1))
        page.take_off_by_click(on=True)
        self._show(page)

    def take_up(self, draft: Draft) -> None:
        """Show the editor with a position that was being set up when the program was ended."""
        page = self._page()
        page.begin(type(draft).start(draft.variant))
        page.change(draft)
        self._show(page)

    def _show(self, page: EditorPage) -> None:
        if not self.shown:
            self._came_from = self._pages.currentWidget()
        self._pages.setCurrentWidget(page)
        page.board.setFocus()

    def _page(self) -> EditorPage:
        if self.page is None:
            # Imported when first asked for: the window is on the screen sooner.
            from shogi_desktop.gui.editor import EditorPage  # noqa: PLC0415

            self.page = page = EditorPage(self._appearance(), self._own, self._pages)
            page.said.connect(self._tell)
            page.changed.connect(self.changed)
            page.left.connect(self.leave)
            page.play_wanted.connect(self.play)
            page.study_wanted.connect(self.study)
            page.keep_wanted.connect(self.keep)
            self._pages.addWidget(page)
        return self.page

    # --- ways out -----------------------------------------------------------------------------------------

    def put_away(self) -> None:
        """Something else is shown in the place of the editor: Undo there brings back what was set up."""
        if self.page is not None and self.shown:
            self._settle()
            self._withdraw(_TOPIC)

    def _settle(self) -> None:
        if self.page is not None:
            self.page.editor.settle()
            self.changed.emit()

    def may_close(self) -> bool:
        """Whether the window may close; asks where something set up would be lost, on whatever page."""
        page = self.page
        if page is None or not page.editor.edited:
            return True
        from shogi_desktop.gui.editor.dialogs import AskLeaveDialog  # noqa: PLC0415 - see _page

        if not AskLeaveDialog(self._window).exec():
            return False
        self._settle()
        return True

    def leave(self) -> None:
        """Go back to where the editor was opened from; what was there is untouched."""
        if self.shown:
            self.put_away()
            self._pages.setCurrentWidget(self._came_from or self._start_page)

    def play(self) -> None:
        """Ask how a game from the position is to be played."""
        page = self.page
        if page is None or not page.verdict.playable:
            return
        draft = page.draft
        self._ask_game(_setup_of(draft), draft.position(), self._done)

    def study(self) -> None:
        """Open the position for study; a running game waits in its journal."""
        page = self.page
        if page is None or not page.verdict.studyable or not self._may_leave_game():
            return
        draft = page.draft
        named = draft.handicap
        self._done()
        self._study(Record(draft.variant, draft.sfen(), None if named is None else named.id))

    def keep(self) -> None:
        """Ask for a name and keep the position as a handicap of the player's own."""
        page = self.page
        if page is None or not page.verdict.playable:
            return
        from shogi_desktop.gui.editor.dialogs import NameDialog  # noqa: PLC0415 - see _page

        variant = page.draft.variant
        dialog = NameDialog(
            self.tr("Save as own handicap"), "", lambda name: self._own.has(variant, name), self._window
        )
        if not dialog.exec():
            return
        own = self._own.save(variant, dialog.name, replace(page.draft, ply=1).sfen())
        self._settle()
        self._say(
            self.tr("“{name}” is offered with the handicaps of a new game now.").format(name=own.name),
            action=self.tr("New game…"),
            handler=lambda: self.handicap_wanted.emit(variant.id, id_of(own)),
            topic=_TOPIC,
        )

    def _done(self) -> None:
        if self.page is not None:
            self._settle()
            self._withdraw(_TOPIC)

    # --- look and words -----------------------------------------------------------------------------------

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        if self.page is not None:
            self.page.use_look(appearance)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        if self.page is not None:
            self.page.retranslate()

    def _tell(self, text: str) -> None:
        if text:
            self._say(text, topic=_TOPIC)
        else:
            self._withdraw(_TOPIC)


def _setup_of(draft: Draft) -> GameSetup:
    """A game from that position; a named handicap keeps its name, and its manners."""
    named = draft.handicap
    return GameSetup(
        variant=draft.variant.id, handicap="" if named is None else named.id, start_sfen=draft.sfen()
    )
