"""Kifu and texts are opened for study: asked for, read in a thread, and put on the board.

Saving is `saving`'s, what is copied `clipboard`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.records import files
from shogi_desktop.app.records.document import Document
from shogi_desktop.app.words.formats import problem_line
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.gui.records.clipboard import ClipboardActions
from shogi_desktop.gui.records.file_kinds import kind_of_document, open_patterns
from shogi_desktop.gui.records.folder import KifuFolder
from shogi_desktop.gui.records.problems_dialog import ProblemsDialog
from shogi_desktop.gui.records.saving import Saver
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.notation.result import ProblemKind
from shogi_desktop.regular_file import is_there

_SHOWN_PROBLEMS = 3
_CLIPBOARD = "clipboard"
PATIENCE_MS: Final = 400
"""What is read in so short a time is not told of while it is read."""


class FileActions(QObject):
    """Opens files and texts.

    :ivar saver: saves what is on the board. :ivar clipboard: copies it.
    """

    used = Signal(object)
    """A file, by its path, was opened."""
    collection_opened = Signal(object)
    """A file, by its path, was opened that holds more games than the one shown."""
    missing = Signal(object)
    """A file, by its path, could not be opened."""

    def __init__(self, shell: Shell, desk: Desk) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._desk = desk
        self._folder = KifuFolder(shell)
        self.saver = Saver(shell, desk.board, self._folder)
        self.clipboard = ClipboardActions(shell, desk.board)
        self._reading = ""
        self._asked = 0
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._tell_reading)
        desk.board.changed.connect(self._on_changed)
        QGuiApplication.clipboard().dataChanged.connect(self._forget_clipboard)

    def _on_changed(self, changes: Changes) -> None:
        if Change.RECORD in changes:
            self.break_off()  # what is there now was asked for later

    # --- asking -------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Ask for a kifu and open it."""
        # lupdate does not look into f-strings.
        kifu, everything = self.tr("Game records"), self.tr("All files")
        name, _ = QFileDialog.getOpenFileName(
            self._shell.window,
            self.tr("Open a kifu"),
            str(self._folder.path),
            f"{kifu} ({open_patterns()});;{everything} (*)",
        )
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Open the kifu at `path` for study; the game on the board stays when that fails."""

        def refuse(trouble: files.FileTrouble) -> None:
            self._shell.say(lambda: str(trouble), topic="file")
            if not is_there(path):
                self.missing.emit(path)

        self._read(path.name, lambda: files.open_file(path), lambda opened: self._take(opened, path), refuse)

    def paste(self) -> None:
        """Open the game or position on the clipboard for study."""
        self._open_text(QGuiApplication.clipboard().text(), self.tr("The clipboard"), dropped=False)

    def open_dropped(self, text: str) -> None:
        """Open the game or position in a text, or in a web address, that was dropped on the window."""
        self._open_text(text, self.tr("The dropped item"), dropped=True)

    def _open_text(self, text: str, name: str, *, dropped: bool) -> None:
        topic = "file" if dropped else _CLIPBOARD
        self._read(
            name,
            lambda: files.read_text(text, dropped=dropped),
            lambda opened: self._take_text(opened, name),
            lambda trouble: self._shell.say(lambda: str(trouble), topic=topic),
        )

    def _forget_clipboard(self) -> None:
        """It holds something else than what was said of it."""
        self._shell.withdraw(_CLIPBOARD)

    # --- reading ------------------------------------------------------------------------------------------

    def _read(
        self,
        name: str,
        work: Callable[[], files.Opened],
        then: Callable[[files.Opened], object],
        refuse: Callable[[files.FileTrouble], object],
    ) -> None:
        """Read in a thread; nothing comes of it where something else is asked for meanwhile."""
        self.break_off()
        asked, self._reading = self._asked, name
        self._patience.start()

        def done(opened: files.Opened) -> None:
            if asked == self._asked:
                self.break_off()
                then(opened)

        def failed(error: Exception) -> None:
            if not isinstance(error, files.FileTrouble):
                raise error
            if asked == self._asked:
                self.break_off()
                refuse(error)

        self._shell.background.run(work, done, failed)

    def break_off(self) -> None:
        """Let nothing come of what is being read."""
        self._asked += 1
        self._patience.stop()
        self._shell.withdraw("reading")

    def _tell_reading(self) -> None:
        self._shell.say(
            lambda: self.tr("Reading {file}…").format(file=self._reading),
            action=lambda: self.tr("Cancel"),
            handler=self.break_off,
            topic="reading",
        )

    # --- what was read ------------------------------------------------------------------------------------

    def _take(self, opened: files.Opened, path: Path) -> None:
        others = any(problem.what is ProblemKind.MORE_GAMES for problem in opened.problems)
        if self.show_opened(opened, path) and others:
            self.collection_opened.emit(path)

    def show_opened(self, opened: files.Opened, path: Path, place: RecordPath = ()) -> bool:
        """Put a record that was read from `path` on the board for study, at `place`; whether it was."""
        if not self._shell.may_leave():
            return False
        suffixes = kind_of_document(opened.format, opened.encoding).suffixes
        self._desk.open_record(opened.record, place, Document.read(opened, path, suffixes))
        self.used.emit(path)
        self._shell.withdraw("file")
        self._folder.remember(path)
        self._tell_problems(opened, path.name, is_file=True)
        return True

    def _take_text(self, opened: files.Opened, name: str) -> None:
        if not self._shell.may_leave():
            return
        self._desk.open_record(opened.record)
        self._shell.withdraw("file")
        self._tell_problems(opened, name, is_file=False)

    def _tell_problems(self, opened: files.Opened, name: str, *, is_file: bool) -> None:
        if not opened.problems:
            return

        def sentence() -> str:
            shown = "; ".join(problem_line(problem) for problem in opened.problems[:_SHOWN_PROBLEMS])
            more = len(opened.problems) - _SHOWN_PROBLEMS
            if more > 0:
                shown += "; " + self.tr("%n more", "", more)
            return self.tr("{file} was read with problems: {problems}").format(file=name, problems=shown)

        self._shell.say(
            sentence,
            action=lambda: self.tr("Show…"),
            handler=lambda: self._show_problems(opened, name, is_file=is_file),
            topic="file",
        )

    def _show_problems(self, opened: files.Opened, name: str, *, is_file: bool) -> None:
        tokens = self._shell.appearance.tokens
        dialog = ProblemsDialog(
            name, opened.text, opened.problems, tokens, self._shell.window, is_file=is_file
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
