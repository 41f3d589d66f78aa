"""Changes that are in no file: kept on the disk while they are made, offered after the program was ended."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.records.unsaved_keeper import UnsavedKeeper
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.app.words.locale import short_date_time
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.window.parts import Parts
from shogi_desktop.gui.window.start_page import StartPage

if TYPE_CHECKING:
    from shogi_desktop.app.board.model import BoardModel
    from shogi_desktop.app.records.unsaved import Offer, Unsaved


class UnsavedActions(QObject):
    """Watches the record on the board and the position being set up, and brings back what was left of them.

    :ivar keeper: writes them.
    """

    changed = Signal()
    """The record or the position being set up is not what it was."""

    def __init__(self, paths: AppPaths, parts: Parts, start_page: StartPage, parent: QObject) -> None:
        super().__init__(parent)
        self._shell: Shell | None = None
        self._parts = parts
        self._page = start_page
        self._offer: Offer | None = None
        self.keeper = UnsavedKeeper(paths.journal_dir, self._at_risk, self._work, parent=self)
        self.keeper.failed.connect(lambda error: self._tell_failed(error, paths.journal_dir))
        start_page.unsaved_wanted.connect(self.go_on)

    def meet(self, shell: Shell) -> None:
        """Get to know the window. To be called once, before anything is kept."""
        self._shell = shell
        shell.pages.currentChanged.connect(self._on_page)

    def watch_board(self, board: BoardModel) -> None:
        """Keep the record on the board from now on."""
        board.changed.connect(self._on_board)

    def _on_board(self, changes: Changes) -> None:
        reshaped = Change.TREE in changes
        if reshaped or Change.NOTES in changes:
            self.changed.emit()
        if reshaped or Change.NOTES in changes or Change.LINE in changes:
            self.keeper.change(at_once=reshaped)
        elif Change.STATE in changes:
            self.keeper.look_soon()

    def watch_editor(self, signal: SignalInstance) -> None:
        """Keep the position being set up from now on; `signal` tells that it has changed."""
        signal.connect(self.keeper.change)
        signal.connect(self.changed)

    @property
    def _window(self) -> Shell:
        if self._shell is None:
            raise RuntimeError("there is no window yet")
        return self._shell

    def _at_risk(self) -> bool:
        return self._record_at_risk or self._board_at_risk

    @property
    def _record_at_risk(self) -> bool:
        """Whether the record on the board has changes that are neither in a file nor in a game's journal."""
        parts = self._parts
        return parts.has("play") and parts.play.board.modified and not parts.play.board.running

    @property
    def _board_at_risk(self) -> bool:
        page = self._parts.editing.page if self._parts.has("editing") else None
        return page is not None and page.editor.edited

    def _work(self) -> Unsaved:
        parts = self._parts
        record = parts.play.board if self._record_at_risk else None
        page = parts.editing.page if self._board_at_risk else None
        return parts.unsaved.work(record, None if page is None else page.draft)

    # --- what was left ------------------------------------------------------------------------------------

    def _on_page(self) -> None:
        self.keeper.look_soon()
        if self._window.pages.currentWidget() is self._page:
            self.look()

    def look(self) -> None:
        """Offer on the start page what a window has left that is gone."""
        left = list(self.keeper.left())
        self._offer = self._parts.unsaved.offer(left, self._tell_damaged) if left else None
        self.retranslate()

    def retranslate(self) -> None:
        """Offer it in the language in use."""
        offer = self._offer
        if offer is None:
            self._page.set_unsaved("", "")
            return
        when = short_date_time(offer.when)
        if offer.record is None or offer.origin is None:
            self._page.set_unsaved(self.tr("Continue setting up a position"), when)
            return
        headers = offer.record.headers
        players = " – ".join(name for name in (headers.get("black"), headers.get("white")) if name)
        name = Path(offer.origin.file).name or players or self.tr("record without a name")
        text = self.tr("Unsaved · {name} · {when}").format(name=name, when=when)
        self._page.set_unsaved(self.tr("Continue your study"), text)

    def go_on(self) -> None:
        """Put on the board what is offered, as unsaved as it was."""
        offer, parts = self._offer, self._parts
        if offer is None or not self._window.may_leave():
            return
        if not self.keeper.take_over(offer):
            self.look()
            self._window.say(lambda: self.tr("Another window of the program has taken this over."))
            return
        parts.play.take_up(offer)
        if offer.draft is not None:
            parts.editing.take_up(offer.draft)
        self._offer = None
        self.retranslate()

    # --- what is said -------------------------------------------------------------------------------------

    def _tell_damaged(self, file: Path) -> None:
        self._window.say(
            lambda: self.tr("Unsaved changes on the disk were damaged and moved to {file}.").format(file=file)
        )

    def _tell_failed(self, error: OSError | ValueError, folder: Path) -> None:
        reason = getattr(error, "strerror", None) or error
        self._window.say(
            lambda: self.tr(
                "Your changes cannot be backed up in {folder} ({reason}). Save them before you close the "
                "program."
            ).format(folder=folder, reason=reason),
            topic="journal",
        )
