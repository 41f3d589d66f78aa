"""Changes that are in no file: kept on the disk while they are made, offered after the program was ended."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from shogi_desktop.app.locale_words import short_date_time
from shogi_desktop.app.paths import AppPaths
from shogi_desktop.app.play import PlayController
from shogi_desktop.app.unsaved_keeper import UnsavedKeeper
from shogi_desktop.gui.editor_actions import EditorActions
from shogi_desktop.gui.file_actions import FileActions, Say
from shogi_desktop.gui.game_actions import GameActions
from shogi_desktop.gui.start_page import StartPage

if TYPE_CHECKING:
    from shogi_desktop.app.unsaved import Offer, Unsaved


class UnsavedActions(QObject):
    """Watches the record on the board and the position being set up, and brings back what was left of them.

    :ivar keeper: writes them.
    """

    def __init__(
        self,
        controller: PlayController,
        games: GameActions,
        files: FileActions,
        editing: EditorActions,
        pages: QStackedWidget,
        start_page: StartPage,
        paths: AppPaths,
        say: Say,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._games = games
        self._files = files
        self._editing = editing
        self._pages = pages
        self._start_page = start_page
        self._say = say
        self._offer: Offer | None = None
        self.keeper = keeper = UnsavedKeeper(paths.journal_dir, self._at_risk, self._work, parent=self)
        keeper.failed.connect(lambda error: self._tell_failed(error, paths.journal_dir))
        controller.edited.connect(keeper.change)
        controller.line_changed.connect(keeper.change)
        controller.tree_changed.connect(lambda: keeper.change(at_once=True))
        controller.ended.connect(lambda: keeper.change(at_once=True))
        controller.state_changed.connect(keeper.look_soon)
        editing.changed.connect(keeper.change)
        pages.currentChanged.connect(self._on_page)
        start_page.unsaved_wanted.connect(self.go_on)

    def _at_risk(self) -> bool:
        return self._record_at_risk or self._board_at_risk

    @property
    def _record_at_risk(self) -> bool:
        """Whether the record on the board has changes that are neither in a file nor in a game's journal."""
        return self._controller.modified and not self._controller.running

    @property
    def _board_at_risk(self) -> bool:
        return self._editing.page is not None and self._editing.page.editor.edited

    def _work(self) -> Unsaved:
        # Only now: most starts end without.
        from shogi_desktop.app.unsaved import BoardData, RecordData, StudyData, Unsaved  # noqa: PLC0415

        study, board = None, None
        cursor = self._controller.cursor
        if self._record_at_risk and cursor is not None:
            study = StudyData(RecordData.of(cursor.record), cursor.path, self._files.origin)
        if self._board_at_risk and self._editing.page is not None:
            board = BoardData.of(self._editing.page.draft)
        # Local time, as the reader is told it.
        return Unsaved(datetime.now().isoformat(timespec="seconds"), study, board)  # noqa: DTZ005

    # --- what was left ------------------------------------------------------------------------------------

    def _on_page(self) -> None:
        self.keeper.look_soon()
        if self._pages.currentWidget() is self._start_page:
            self.look()

    def look(self) -> None:
        """Offer on the start page what a window has left that is gone."""
        self._offer = self.keeper.offer(self._tell_damaged)
        self.retranslate()

    def retranslate(self) -> None:
        """Offer it in the language in use."""
        offer = self._offer
        if offer is None:
            self._start_page.set_unsaved("", "")
            return
        when = short_date_time(offer.when)
        if offer.record is None or offer.origin is None:
            self._start_page.set_unsaved(self.tr("Go on setting up a position"), when)
            return
        headers = offer.record.headers
        players = " – ".join(name for name in (headers.get("black"), headers.get("white")) if name)
        name = Path(offer.origin.file).name or players or self.tr("record without a name")
        text = self.tr("Unsaved · {name} · {when}").format(name=name, when=when)
        self._start_page.set_unsaved(self.tr("Go on with your study"), text)

    def go_on(self) -> None:
        """Put on the board what is offered, as unsaved as it was."""
        offer = self._offer
        if offer is None or not self._games.may_leave_record():
            return
        if not self.keeper.take_over(offer):
            self.look()
            self._say(self.tr("Another window of the program goes on with this."))
            return
        self._games.clear_notices()
        if offer.record is not None and offer.origin is not None:
            self._controller.open_record(offer.record, offer.place, modified=True)
            self._files.take_up(offer.origin)
        if offer.draft is not None:
            self._editing.take_up(offer.draft)
        self._offer = None
        self.retranslate()

    # --- what is said -------------------------------------------------------------------------------------

    def _tell_damaged(self, file: Path) -> None:
        sentence = self.tr("Unsaved changes were damaged on the disk and were set aside as {file}.")
        self._say(sentence.format(file=file))

    def _tell_failed(self, error: OSError | ValueError, folder: Path) -> None:
        sentence = self.tr(
            "Your changes cannot be kept safe in {folder} ({reason}). Save them before you close the program."
        )
        reason = getattr(error, "strerror", None) or error
        self._say(sentence.format(folder=folder, reason=reason), topic="journal")
