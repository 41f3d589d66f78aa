"""What the player does with files and the clipboard: the dialogs that ask for names, and what is said.

Finished games are saved here too, without asking (docs/decisions/0007-finished-games.md).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from shogi_desktop.app import files
from shogi_desktop.app.keeping import keep_game
from shogi_desktop.app.paths import AppPaths
from shogi_desktop.app.play import PlayController
from shogi_desktop.app.settings import SettingsStore
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game import Record

_SHOWN_PROBLEMS = 3
_SUFFIX = re.compile(r"[.][A-Za-z][A-Za-z0-9]{1,4}")
_USI_SUFFIXES = frozenset({".usi", ".sfen"})
_WRITTEN = frozenset({".kif", ".kifu"}) | _USI_SUFFIXES


class Say(Protocol):
    """Tells the player something, with a button where something can be done."""

    def __call__(
        self, text: str, *, action: str = "", handler: Callable[[], None] | None = None, topic: str = ""
    ) -> None: ...


class FileActions(QObject):
    """Open, save, copy and paste for the record on the board.

    `kept_as` tells the name of the file that a finished game was saved in, or an empty one when the record
    on the board is another.
    """

    kept_as = Signal(str)
    used = Signal(object)
    """A file, by its path, was opened or saved."""
    missing = Signal(object)
    """A file, by its path, could not be opened."""

    def __init__(
        self,
        window: QWidget,
        controller: PlayController,
        settings: SettingsStore,
        paths: AppPaths,
        say: Say,
        withdraw: Callable[[str], None],
        may_leave: Callable[[], bool],
    ) -> None:
        """Act on the record of `controller`.

        :param withdraw: takes back what was said on a topic.
        :param may_leave: whether another record may take its place; asks the player if need be.
        """
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._settings = settings
        self._paths = paths
        self._say = say
        self._withdraw = withdraw
        self._may_leave = may_leave
        self._file: Path | None = None
        self._may_overwrite = True
        self._encoding = files.UTF_8
        controller.concluded.connect(self._keep_finished)
        controller.continued.connect(self.forget_file)

    @property
    def file(self) -> Path | None:
        """The file that the record on the board was read from or saved to last."""
        return self._file

    def forget_file(self) -> None:
        """The record on the board is a new one."""
        self._file = None
        self._encoding = self._settings.current.kifu_encoding
        self.kept_as.emit("")

    # --- reading --------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Ask for a kifu and open it."""
        patterns = self.tr("Game records") + " (*.kif *.kifu *.usi *.sfen *.txt)"
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open a kifu"),
            str(self._folder()),
            f"{patterns};;{self.tr('All files')} (*)",
        )
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Open the kifu at `path` for study; the game on the board stays when that fails."""
        try:
            opened = files.open_file(path)
        except files.FileTrouble as trouble:
            self._say(str(trouble), topic="file")
            if not path.exists():
                self.missing.emit(path)
            return
        self.show_opened(opened, path)

    def show_opened(self, opened: files.Opened, path: Path, place: RecordPath = ()) -> None:
        """Put a record that was read from `path` on the board for study, at `place`."""
        if not self._may_leave():
            return
        self._controller.open_record(opened.record, place)
        self.forget_file()
        self._file, self._encoding = path, opened.encoding
        self.used.emit(path)
        # What was not taken as it stood would be lost from the file, and so would another format.
        self._may_overwrite = not opened.problems and path.suffix.lower() in _WRITTEN
        self._withdraw("file")
        self._keep_folder(path)
        self._tell_problems(opened, path.name)

    def paste(self) -> None:
        """Open the game or position on the clipboard for study."""
        self._open_text(QGuiApplication.clipboard().text(), self.tr("The clipboard"), dropped=False)

    def open_dropped(self, text: str) -> None:
        """Open the game or position in a text, or in a web address, that was dropped on the window."""
        self._open_text(text, self.tr("What was dropped"), dropped=True)

    def _open_text(self, text: str, name: str, *, dropped: bool) -> None:
        try:
            opened = files.read_text(text, dropped=dropped)
        except files.FileTrouble as trouble:
            self._say(str(trouble), topic="file")
            return
        if not self._may_leave():
            return
        self._controller.open_record(opened.record)
        self.forget_file()
        self._withdraw("file")
        self._tell_problems(opened, name)

    def _tell_problems(self, opened: files.Opened, name: str) -> None:
        if not opened.problems:
            return
        shown = "; ".join(str(problem) for problem in opened.problems[:_SHOWN_PROBLEMS])
        more = len(opened.problems) - _SHOWN_PROBLEMS
        if more > 0:
            shown += "; " + self.tr("%n more", "", more)
        sentence = self.tr("{file} was read with reservations: {problems}")
        self._say(sentence.format(file=name, problems=shown), topic="file")

    # --- writing --------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Save to the file the record belongs to; ask for one where there is none, or it would lose by it."""
        if self._file is None or not self._may_overwrite:
            self.save_as()
        else:
            self._save_to(self._file, self._encoding)

    def save_as(self) -> None:
        """Ask for a name and save there."""
        record = self._controller.record
        if record is None:
            return
        utf8, shift_jis = self.tr("KIF, UTF-8") + " (*.kif *.kifu)", self.tr("KIF, Shift_JIS") + " (*.kif)"
        usi = self.tr("USI text") + " (*.usi *.sfen)"
        chosen = shift_jis if self._encoding == files.SHIFT_JIS else utf8
        name, kind = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save kifu"),
            str(self._offered(record, ".kif")),
            f"{utf8};;{shift_jis};;{usi}",
            chosen,
        )
        if not name:
            return
        path = self._checked(_with_suffix(Path(name), ".usi" if kind == usi else ".kif"), Path(name))
        if path is not None:
            self._save_to(path, files.SHIFT_JIS if kind == shift_jis else files.UTF_8)

    def _checked(self, path: Path, chosen: Path) -> Path | None:
        """`path` where a kifu can be saved there, else None, and the player has been told why not."""
        if path.suffix.lower() not in _WRITTEN:
            text = self.tr(
                "Kifu are not written as {suffix}. Give a name that ends in .kif or .kifu (KIF), "
                "or in .usi or .sfen (moves only)."
            ).format(suffix=path.suffix)
        elif not path.parent.is_dir():
            text = self.tr("{file} cannot be saved: there is no folder {folder}.").format(
                file=path, folder=path.parent
            )
        elif path != chosen and path.exists():
            text = self.tr("{file} is there already. To replace it, choose it by its whole name.").format(
                file=path
            )
        else:
            return path
        self._say(text, action=self.tr("Save elsewhere…"), handler=self.save_as, topic="file")
        return None

    def _save_to(self, path: Path, encoding: str) -> None:
        record = self._controller.record
        if record is None:
            return
        try:
            files.save_file(record, path, encoding)
        except files.CharactersMissing as trouble:
            self._say(
                str(trouble),
                action=self.tr("Save as UTF-8"),
                handler=lambda: self._save_to(path, files.UTF_8),
                topic="file",
            )
            return
        except files.FileTrouble as trouble:
            self._say(str(trouble), action=self.tr("Save elsewhere…"), handler=self.save_as, topic="file")
            return
        self._withdraw("file")
        self._keep_folder(path)
        if not files.holds_all(record, path):
            text = self.tr("{file} holds the moves only: names, times, comments and branches need KIF.")
            self._say(
                text.format(file=path.name),
                action=self.tr("Save as KIF…"),
                handler=self.save_as,
                topic="file",
            )
            return
        self._file, self._encoding, self._may_overwrite = path, encoding, True
        self.used.emit(path)
        self._controller.mark_saved()

    def _keep_finished(self) -> None:
        """Save a game that has just ended in a file of its own, which it belongs to from now on."""
        record = self._controller.record
        if not self._settings.current.keep_games or record is None or not record.main_line():
            return
        try:
            # The name carries the local time, as players write it.
            path = keep_game(record, self._paths.games_dir, datetime.now())  # noqa: DTZ005
        except files.FileTrouble as trouble:
            self._say(str(trouble), action=self.tr("Save elsewhere…"), handler=self.save_as, topic="file")
            return
        self._file, self._encoding, self._may_overwrite = path, files.UTF_8, True
        self._controller.mark_saved()
        self.kept_as.emit(path.name)

    def copy_game(self) -> None:
        """Put the game on the clipboard as KIF."""
        if self._controller.record is not None:
            QGuiApplication.clipboard().setText(files.game_text(self._controller.record))

    def copy_position(self) -> None:
        """Put the position shown on the clipboard as SFEN."""
        cursor = self._controller.cursor
        if cursor is not None:
            QGuiApplication.clipboard().setText(files.position_text(cursor.record, cursor.path))

    # --- folders --------------------------------------------------------------------------------------------

    def _folder(self) -> Path:
        kept = self._settings.current.kifu_folder
        return Path(kept) if kept and Path(kept).is_dir() else self._paths.documents_dir

    def _keep_folder(self, path: Path) -> None:
        self._settings.update(kifu_folder=str(path.parent))

    def _offered(self, record: Record, suffix: str) -> Path:
        if self._file is not None and self._may_overwrite:
            return self._file.with_suffix(suffix)
        # The name carries the local time, as players write it.
        return files.suggested_path(self._folder(), record, datetime.now(), suffix)  # noqa: DTZ005


def _with_suffix(path: Path, suffix: str) -> Path:
    """`path`, with `suffix` at its end where it has none."""
    return path if _SUFFIX.fullmatch(path.suffix) else path.with_name(path.name + suffix)
