"""Folders and files come into the library and go out of it; what came of reading them is told."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from shogi_desktop.app.library.importing import Report
from shogi_desktop.app.library.reading import TroubleKind
from shogi_desktop.app.library.service import Library
from shogi_desktop.app.system.kept_file import Hitch, KeptFileTrouble
from shogi_desktop.gui.library.chosen_games import TOPIC, open_with_system
from shogi_desktop.gui.library.troubles_dialog import TroublesDialog
from shogi_desktop.gui.widgets.notice_bar import Say
from shogi_desktop.gui.widgets.plain import add_submenu


class Collecting(QObject):
    """Asks what `library` is to take in, takes it in, and tells of trouble.

    :ivar troubles_dialog: lists what could not be read, or None.
    """

    added = Signal()
    """Something is being taken in."""

    def __init__(self, library: Library, say: Say, page: QWidget) -> None:
        super().__init__(page)
        self._library, self._say, self._page = library, say, page
        self._folder = ""
        self.troubles_dialog: TroublesDialog | None = None
        library.imported.connect(self._tell_report)
        library.troubles.connect(self._show_troubles)
        library.rebuilding.connect(self._tell_rebuilding)
        library.failed.connect(self._tell_failure)
        library.set_aside.connect(self._tell_set_aside)
        library.sources_lost.connect(self._tell_sources_lost)

    def ask_folder(self) -> None:
        """Ask for a folder to take in."""
        name = QFileDialog.getExistingDirectory(self._page, self.tr("Add a folder of kifu"), self._folder)
        if name:
            self._folder = name
            self.add([Path(name)])

    def ask_files(self) -> None:
        """Ask for files to take in."""
        names, _ = QFileDialog.getOpenFileNames(self._page, self.tr("Add kifu"), self._folder)
        if names:
            self._folder = str(Path(names[0]).parent)
            self.add([Path(name) for name in names])

    def add(self, paths: list[Path]) -> None:
        """Take folders or files in."""
        self._library.start()
        self._library.add(paths)
        self.added.emit()

    def fill(self, menu: QMenu) -> None:
        """Put into `menu` what concerns the library as a whole."""
        menu.addAction(self.tr("Check for changed files"), self._library.refresh)
        menu.addAction(self.tr("Files with problems…"), self._library.list_troubles)
        menu.addSeparator()
        menu.addAction(self.tr("Folders of the library:")).setEnabled(False)
        for folder in self._library.sources.folders:
            one = add_submenu(menu, folder)
            one.addAction(self.tr("Open"), partial(open_with_system, folder))
            one.addAction(self.tr("Remove from the library"), partial(self._library.remove_folder, folder))

    # --- what is told -------------------------------------------------------------------------------------

    def _tell_report(self, report: Report) -> None:
        bad = sum(trouble.kind is not TroubleKind.RESERVATIONS for trouble in report.troubles)
        if bad:
            self._say(
                lambda: self.tr("%n files could not be added to the library.", "", bad),
                action=lambda: self.tr("Show…"),
                handler=lambda: self._show_troubles(report.troubles),
                topic=TOPIC,
            )

    def _show_troubles(self, troubles: object) -> None:
        assert isinstance(troubles, list | tuple)
        dialog = TroublesDialog(troubles, self._page)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget_dialog)
        self.troubles_dialog = dialog
        dialog.open()

    def _forget_dialog(self) -> None:
        self.troubles_dialog = None

    def _tell_rebuilding(self) -> None:
        self._say(
            lambda: self.tr(
                "The library index was damaged or came from another version. It is being rebuilt "
                "from your files."
            ),
            topic=TOPIC,
        )

    def _tell_set_aside(self, aside: Path) -> None:
        self._say(
            lambda: self.tr(
                "The analyses of your library's games were damaged. What could be read of them is kept; the "
                "file was moved to {file}."
            ).format(file=aside),
            topic=TOPIC,
        )

    def _tell_sources_lost(self, trouble: KeptFileTrouble) -> None:
        self._say(lambda: self._lost_words(trouble), topic=TOPIC)

    def _lost_words(self, trouble: KeptFileTrouble) -> str:
        if trouble.hitch is Hitch.SET_ASIDE:
            text = self.tr(
                "The list of your library's folders was damaged. It was moved to {file}; the library shows "
                "your own games until you add your folders again."
            )
        else:
            text = self.tr(
                "The list of your library's folders in {file} cannot be read ({reason}). The library shows "
                "your own games; allow reading that file, then start the program again."
            )
        return text.format(file=trouble.file, reason=trouble.reason)

    def _tell_failure(self, reason: str) -> None:
        self._say(
            lambda: self.tr(
                "The library cannot be used ({reason}). Free some space or allow writing there, then "
                "try again."
            ).format(reason=reason),
            action=lambda: self.tr("Try again"),
            handler=self._library.refresh,
            topic=TOPIC,
        )
