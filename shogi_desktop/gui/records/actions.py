"""What the player does with files and the clipboard: the dialogs that ask for names, and what is said.

Finished games are saved here too, without asking (docs/decisions/0007-finished-games.md).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.play.events import Concluded, Continued
from shogi_desktop.app.records import files
from shogi_desktop.app.records.automatic_saves import keep_game
from shogi_desktop.app.records.unsaved import Origin
from shogi_desktop.app.system.regular_file import is_folder, is_there
from shogi_desktop.app.words.formats import losses_text, problem_line
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game import Record
from shogi_desktop.gui.records.ask_changed import AskChangedDialog, ChangeAnswer
from shogi_desktop.gui.records.ask_losses import AskLossesDialog, LossAnswer
from shogi_desktop.gui.records.file_kinds import SaveKind, has_suffix, kind_of, open_patterns, save_kinds
from shogi_desktop.gui.records.problems_dialog import ProblemsDialog
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.notation.result import FormatId, ProblemKind

_SHOWN_PROBLEMS = 3
_CLIPBOARD = "clipboard"


class FileActions(QObject):
    """Open, save, copy and paste for the record on the board.

    `kept_as` tells the name of the file that a finished game was saved in, or an empty one when the record
    on the board is another.
    """

    kept_as = Signal(str)
    file_changed = Signal()
    """The record on the board belongs to another file than before, or to none."""
    used = Signal(object)
    """A file, by its path, was opened or saved."""
    collection_opened = Signal(object)
    """A file, by its path, was opened that holds more games than the one shown."""
    missing = Signal(object)
    """A file, by its path, could not be opened."""

    def __init__(self, shell: Shell, desk: Desk) -> None:
        """Act on the record on the board."""
        super().__init__(shell.window)
        self._shell = shell
        self._desk = desk
        self._model = desk.board
        self._file: Path | None = None
        self._digest: bytes | None = None
        self._may_overwrite = True
        self._has_problems = False
        self._kind = save_kinds()[0]
        desk.board.happened.connect(self._on_event)
        QGuiApplication.clipboard().dataChanged.connect(self._forget_clipboard)

    def _on_event(self, event: object) -> None:
        if isinstance(event, Concluded):
            self._keep_finished()
        elif isinstance(event, Continued):
            self.forget_file()

    @property
    def file(self) -> Path | None:
        """The file that the record on the board was read from or saved to last."""
        return self._file

    @property
    def origin(self) -> Origin:
        """The file that the record on the board belongs to, and how it would be saved."""
        return Origin(
            self._kind.format.id,
            self._kind.encoding,
            "" if self._file is None else str(self._file),
            (self._digest or b"").hex(),
            self._may_overwrite,
            self._has_problems,
        )

    def take_up(self, origin: Origin) -> None:
        """The record on the board belongs where it did when the program was ended."""
        self.forget_file()
        wanted = (origin.format, origin.encoding)
        kinds = {(kind.format.id, kind.encoding): kind for kind in save_kinds()}
        self._kind = kinds.get(wanted, self._kind)
        if origin.file:
            self._file, self._digest = Path(origin.file), bytes.fromhex(origin.digest) or None
            self._may_overwrite, self._has_problems = origin.may_overwrite, origin.has_problems

    def forget_file(self) -> None:
        """The record on the board is a new one."""
        self._file = self._digest = None
        self.file_changed.emit()
        self._has_problems = False
        encoding = self._shell.settings.current.kifu_encoding
        self._kind = next(kind for kind in save_kinds() if kind.encoding == encoding)
        self.kept_as.emit("")

    # --- reading --------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Ask for a kifu and open it."""
        # lupdate does not look into f-strings.
        kifu, everything = self.tr("Game records"), self.tr("All files")
        name, _ = QFileDialog.getOpenFileName(
            self._shell.window,
            self.tr("Open a kifu"),
            str(self._folder()),
            f"{kifu} ({open_patterns()});;{everything} (*)",
        )
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Open the kifu at `path` for study; the game on the board stays when that fails."""
        try:
            opened = files.open_file(path)
        except files.FileTrouble as trouble:
            self._shell.say(str(trouble), topic="file")
            if not is_there(path):
                self.missing.emit(path)
            return
        others = any(problem.what is ProblemKind.MORE_GAMES for problem in opened.problems)
        if self.show_opened(opened, path) and others:
            self.collection_opened.emit(path)

    def show_opened(self, opened: files.Opened, path: Path, place: RecordPath = ()) -> bool:
        """Put a record that was read from `path` on the board for study, at `place`; whether it was."""
        if not self._shell.may_leave():
            return False
        self._desk.open_record(opened.record, place)
        self.forget_file()
        self._file, self._digest = path, opened.digest
        self.file_changed.emit()
        self.used.emit(path)
        self._kind = self._kind_read(opened)
        self._has_problems = bool(opened.problems)
        # The other games of the file would be lost from it, and so would a format its name does not tell.
        several = {ProblemKind.MORE_GAMES, ProblemKind.LOST_GAME}
        is_one_game = all(problem.what not in several for problem in opened.problems)
        self._may_overwrite = is_one_game and path.suffix.lower() in self._kind.suffixes
        self._shell.withdraw("file")
        self._keep_folder(path)
        self._tell_problems(opened, path.name, is_file=True)
        return True

    @staticmethod
    def _kind_read(opened: files.Opened) -> SaveKind:
        """The kind of file that was opened: it is saved as what it was."""
        fitting = [kind for kind in save_kinds() if kind.format.id is opened.format]
        return next((kind for kind in fitting if kind.encoding == opened.encoding), fitting[0])

    def paste(self) -> None:
        """Open the game or position on the clipboard for study."""
        self._open_text(QGuiApplication.clipboard().text(), self.tr("The clipboard"), dropped=False)

    def _forget_clipboard(self) -> None:
        """It holds something else than what was said of it."""
        self._shell.withdraw(_CLIPBOARD)

    def open_dropped(self, text: str) -> None:
        """Open the game or position in a text, or in a web address, that was dropped on the window."""
        self._open_text(text, self.tr("What was dropped"), dropped=True)

    def _open_text(self, text: str, name: str, *, dropped: bool) -> None:
        try:
            opened = files.read_text(text, dropped=dropped)
        except files.FileTrouble as trouble:
            self._shell.say(str(trouble), topic="file" if dropped else _CLIPBOARD)
            return
        if not self._shell.may_leave():
            return
        self._desk.open_record(opened.record)
        self.forget_file()
        self._shell.withdraw("file")
        self._tell_problems(opened, name, is_file=False)

    def _tell_problems(self, opened: files.Opened, name: str, *, is_file: bool) -> None:
        if not opened.problems:
            return
        shown = "; ".join(problem_line(problem) for problem in opened.problems[:_SHOWN_PROBLEMS])
        more = len(opened.problems) - _SHOWN_PROBLEMS
        if more > 0:
            shown += "; " + self.tr("%n more", "", more)
        sentence = self.tr("{file} was read with reservations: {problems}")
        self._shell.say(
            sentence.format(file=name, problems=shown),
            action=self.tr("Show…"),
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

    # --- writing --------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Save to the file the record belongs to; ask for one where there is none, or it would lose by it."""
        if self._file is None or not self._may_overwrite:
            self.save_as()
        else:
            self._save_to(self._file, self._kind)

    def save_as(self) -> None:
        """Ask for a name and save there."""
        record = self._model.record
        if record is None:
            return
        usual = self._usual_kind()
        name, chosen = QFileDialog.getSaveFileName(
            self._shell.window,
            self.tr("Save kifu"),
            str(self._offered(record, usual.suffixes[0])),
            ";;".join(kind.filter for kind in save_kinds()),
            usual.filter,
        )
        if not name:
            return
        kind = kind_of(Path(name), chosen, usual)
        if kind is None:
            text = self.tr(
                "Kifu are not written as {suffix}. Give a name that ends in .kif or .kifu (KIF), "
                "or choose another kind of file."
            ).format(suffix=Path(name).suffix)
            self._refuse(text)
            return
        path = self._checked(_with_suffix(Path(name), kind.suffixes[0]), Path(name))
        if path is not None:
            self._save_to(path, kind)

    def _usual_kind(self) -> SaveKind:
        """What the dialog begins with: what the record was read or saved as, in the window's language."""
        wanted = (self._kind.format, self._kind.encoding)
        kinds = save_kinds()
        return next((kind for kind in kinds if (kind.format, kind.encoding) == wanted), kinds[0])

    def _checked(self, path: Path, chosen: Path) -> Path | None:
        """`path` where a kifu can be saved there, else None, and the player has been told why not."""
        if not is_folder(path.parent):
            text = self.tr("{file} cannot be saved: there is no folder {folder}.").format(
                file=path, folder=path.parent
            )
        elif path != chosen and is_there(path):
            text = self.tr("{file} is there already. To replace it, choose it by its whole name.").format(
                file=path
            )
        else:
            return path
        self._refuse(text)
        return None

    def _refuse(self, text: str) -> None:
        self._shell.say(text, action=self.tr("Save elsewhere…"), handler=self.save_as, topic="file")

    def _save_to(self, path: Path, kind: SaveKind) -> None:
        record = self._model.record
        if record is None:
            return
        try:
            lost = files.losses(record, kind.format)
            if lost and not self._may_lose(kind, losses_text(lost)):
                return
            if not self._may_replace(path):
                return
            backup = files.back_up(path) if self._has_problems and path == self._file else None
            files.save_file(record, path, kind.encoding, kind.format)
        except files.CharactersMissing as trouble:
            self._shell.say(
                str(trouble),
                action=self.tr("Save as UTF-8"),
                handler=lambda: self._save_to(path, replace(kind, encoding=files.UTF_8)),
                topic="file",
            )
            return
        except files.FileTrouble as trouble:
            self._refuse(str(trouble))
            return
        self._shell.withdraw("file")
        self._keep_folder(path)
        if backup is not None:
            text = self.tr("{file} is saved. What it was before is kept as {backup}.")
            self._shell.say(text.format(file=path.name, backup=backup.name), topic="file")
        if lost:
            return  # what the file does not hold is still unsaved
        self._file, self._kind, self._may_overwrite, self._has_problems = path, kind, True, False
        self.file_changed.emit()
        self._digest = files.digest(path)
        self.used.emit(path)
        self._model.modified = False

    def _may_replace(self, path: Path) -> bool:
        """Whether the file at `path` may be replaced; asks where it is no longer as it was here."""
        now = files.digest(path)
        if path != self._file or now is None or now == self._digest:
            return True
        dialog = AskChangedDialog(path.name, self._shell.window)
        dialog.exec()
        dialog.deleteLater()
        if dialog.answer is ChangeAnswer.ELSEWHERE:
            self.save_as()
        return dialog.answer is ChangeAnswer.REPLACE

    def _may_lose(self, kind: SaveKind, lost: list[str]) -> bool:
        """Whether the player wants the file all the same; another format is asked for at once."""
        dialog = AskLossesDialog(kind.format.name, lost, self._shell.window)
        dialog.exec()
        dialog.deleteLater()
        if dialog.answer is LossAnswer.OTHER:
            self._kind = save_kinds()[0]
            self.save_as()
        return dialog.answer is LossAnswer.SAVE

    def _keep_finished(self) -> None:
        """Save a game that has just ended in a file of its own, which it belongs to from now on."""
        record = self._model.record
        if not self._shell.settings.current.keep_games or record is None or not record.main_line():
            return
        try:
            # The name carries the local time, as players write it.
            path = keep_game(record, self._shell.paths.games_dir, datetime.now())  # noqa: DTZ005
        except files.FileTrouble as trouble:
            self._shell.say(
                str(trouble), action=self.tr("Save elsewhere…"), handler=self.save_as, topic="file"
            )
            return
        self._file, self._kind, self._may_overwrite, self._has_problems = path, save_kinds()[0], True, False
        self.file_changed.emit()
        self._digest = files.digest(path)
        self._model.modified = False
        self.kept_as.emit(path.name)

    def copy_game(self) -> None:
        """Put the game on the clipboard as KIF."""
        self.copy_game_as(FormatId.KIF)

    @property
    def copies(self) -> dict[str, Callable[[], None]]:
        """The handlers of the commands that copy the game in a certain format."""
        wanted = (
            FormatId.KI2,
            FormatId.CSA,
            FormatId.JKF,
            FormatId.USI,
            FormatId.PSN,
            FormatId.HODGES,
        )
        return {f"copy_{entry.value}": partial(self.copy_game_as, entry) for entry in wanted}

    def copy_game_as(self, format_id: FormatId) -> None:
        """Put the game on the clipboard in that format."""
        if self._model.record is None:
            return
        try:
            QGuiApplication.clipboard().setText(files.game_text(self._model.record, format_id))
        except files.FileTrouble as trouble:
            self._shell.say(str(trouble), topic="file")

    def copy_diagram(self) -> None:
        """Put the position shown on the clipboard as a diagram of characters."""
        cursor = self._model.cursor
        if cursor is not None:
            QGuiApplication.clipboard().setText(files.diagram_text(cursor.record, cursor.path))

    def copy_position(self) -> None:
        """Put the position shown on the clipboard as SFEN."""
        cursor = self._model.cursor
        if cursor is not None:
            QGuiApplication.clipboard().setText(files.position_text(cursor.record, cursor.path))

    # --- folders --------------------------------------------------------------------------------------------

    def _folder(self) -> Path:
        kept = self._shell.settings.current.kifu_folder
        return Path(kept) if kept and is_folder(Path(kept)) else self._shell.paths.documents_dir

    def _keep_folder(self, path: Path) -> None:
        self._shell.settings.update(kifu_folder=str(path.parent))

    def _offered(self, record: Record, suffix: str) -> Path:
        if self._file is not None and self._may_overwrite:
            return self._file.with_suffix(suffix)
        # The name carries the local time, as players write it.
        return files.suggested_path(self._folder(), record, datetime.now(), suffix)  # noqa: DTZ005


def _with_suffix(path: Path, suffix: str) -> Path:
    """`path`, with `suffix` at its end where it has none."""
    return path if has_suffix(path) else path.with_name(path.name + suffix)
