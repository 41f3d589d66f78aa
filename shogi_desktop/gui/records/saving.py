"""The record on the board is saved: where, whether something would be lost by it, and then in a thread.

Finished games are saved here too, without asking (docs/decisions/0007-finished-games.md).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.play.events import Concluded, Continued
from shogi_desktop.app.records import files
from shogi_desktop.app.records.automatic_saves import keep_game
from shogi_desktop.app.records.document import Document
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.formats import losses_text
from shogi_desktop.game import Record
from shogi_desktop.gui.records.ask_changed import AskChangedDialog, ChangeAnswer
from shogi_desktop.gui.records.ask_losses import AskLossesDialog, LossAnswer
from shogi_desktop.gui.records.file_kinds import (
    SaveKind,
    has_suffix,
    kind_of,
    kind_of_document,
    save_kinds,
)
from shogi_desktop.gui.records.folder import KifuFolder
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.file_name import may_be_written
from shogi_desktop.notation.losses import Loss
from shogi_desktop.regular_file import is_folder


@dataclass(frozen=True, slots=True)
class _Save:
    """A record on its way into a file: `record` as it was on the board, `copy` for the thread."""

    record: Record
    copy: Record
    revision: int
    path: Path
    kind: SaveKind
    before: Document


@dataclass(slots=True)
class Kept:
    """A finished game that is being saved by itself. :ivar file: where it is, when it is there."""

    file: Path | None = None


class Saver(QObject):
    """Saves the record of a board.

    :ivar kept: the game that has ended, as it is being saved by itself; None where that is not wanted.
    """

    kept_as = Signal(str)
    """The name of the file that a finished game was saved in; empty when the record is another."""
    used = Signal(object)
    """A file, by its path, was saved."""

    def __init__(self, shell: Shell, model: BoardModel, folder: KifuFolder) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._model = model
        self._folder = folder
        self.kept: Kept | None = None
        model.happened.connect(self._on_event)
        model.changed.connect(self._on_changed)

    def _on_changed(self, changes: Changes) -> None:
        if Change.RECORD in changes and self._model.document.path is None:
            self.kept_as.emit("")

    def _on_event(self, event: object) -> None:
        if isinstance(event, Concluded):
            self._keep_finished()
        elif isinstance(event, Continued):
            self._model.forget_document()
            self.kept_as.emit("")

    # --- where to -----------------------------------------------------------------------------------------

    def save(self) -> None:
        """Save to the file the record belongs to; ask for one where there is none, or it would lose by it."""
        document = self._model.document
        if document.path is None or not document.may_overwrite:
            self.save_as()
        else:
            self._save_to(document.path, self._kind)

    def save_as(self) -> None:
        """Ask for a name and save there."""
        record, usual = self._model.record, self._kind
        if record is None:
            return
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
            self._refuse(
                lambda: self.tr(
                    "Kifu cannot be written as {suffix}. Use a name ending in .kif or .kifu (KIF), or "
                    "choose another kind of file."
                ).format(suffix=Path(name).suffix)
            )
            return
        path = self._checked(_with_suffix(Path(name), kind.suffixes[0]), Path(name))
        if path is not None:
            self._save_to(path, kind)

    @property
    def _kind(self) -> SaveKind:
        """What the record was read or saved as, in the window's language."""
        return kind_of_document(self._model.document.format, self._model.document.encoding)

    def _offered(self, record: Record, suffix: str) -> Path:
        document = self._model.document
        if document.path is not None and document.may_overwrite:
            return document.path.with_suffix(suffix)
        # The name carries the local time, as players write it.
        return files.suggested_path(self._folder.path, record, datetime.now(), suffix)  # noqa: DTZ005

    def _checked(self, path: Path, chosen: Path) -> Path | None:
        """`path` where a kifu can be saved there, else None, and the player has been told why not."""
        if not is_folder(path.parent):
            self._refuse(
                lambda: self.tr("{file} cannot be saved: the folder {folder} does not exist.").format(
                    file=path, folder=path.parent
                )
            )
        elif path == chosen or may_be_written(path, self.tr("Save kifu"), self._shell.window):
            return path
        return None

    def _refuse(self, text: Sentence) -> None:
        self._shell.say(
            text, action=lambda: self.tr("Save somewhere else…"), handler=self.save_as, topic="file"
        )

    # --- saving -------------------------------------------------------------------------------------------

    def _save_to(self, path: Path, kind: SaveKind) -> None:
        """Find out, in a thread, what would be lost; then ask, and write in the thread."""
        record = self._model.record
        if record is None:
            return
        save = _Save(record, record.copy(), self._model.revision, path, kind, self._model.document)
        self._shell.background.run(
            lambda: (files.losses(save.copy, kind.format), files.digest(path)),
            lambda found: self._write(save, *found),
            lambda error: self._fail(save, error),
        )

    def _write(self, save: _Save, lost: tuple[Loss, ...], now: bytes | None) -> None:
        """Ask where something would be lost, and write."""
        if lost and not self._may_lose(save.kind, losses_text(lost)):
            return
        if not self._may_replace(save, now):
            return

        def write() -> tuple[Path | None, bytes | None]:
            copied = save.before.has_problems and save.path == save.before.path
            backup = files.back_up(save.path) if copied else None
            files.save_file(save.copy, save.path, save.kind.encoding, save.kind.format)
            return backup, files.digest(save.path)

        self._shell.background.run(
            write,
            lambda done: self._finish(save, *done, whole=not lost),
            lambda error: self._fail(save, error),
        )

    def _fail(self, save: _Save, error: Exception) -> None:
        if isinstance(error, files.CharactersMissing):
            self._shell.say(
                lambda: str(error),
                action=lambda: self.tr("Save as UTF-8"),
                handler=lambda: self._save_to(save.path, replace(save.kind, encoding=files.UTF_8)),
                topic="file",
            )
        elif isinstance(error, files.FileTrouble):
            self._refuse(lambda: str(error))
        else:
            raise error

    def _finish(self, save: _Save, backup: Path | None, digest: bytes | None, *, whole: bool) -> None:
        """The file is written. :param whole: it holds all that the record does."""
        self._shell.withdraw("file")
        self._folder.remember(save.path)
        if backup is not None:
            kept = backup.name
            self._shell.say(
                lambda: self.tr("{file} is saved. The previous version is kept as {backup}.").format(
                    file=save.path.name, backup=kept
                ),
                topic="file",
            )
        if not whole:
            return  # what the file does not hold is still unsaved
        self._belongs_to(save.record, save.revision, save.kind, save.path, digest)
        self.used.emit(save.path)

    def _belongs_to(
        self, record: Record, revision: int, kind: SaveKind, path: Path, digest: bytes | None
    ) -> None:
        """The record, if it is still on the board, is in a file as it stood at `revision`."""
        model = self._model
        if record is not model.record:
            return
        with model.news.together():
            model.document = Document(kind.format.id, kind.encoding).saved(path, digest)
            if revision == model.revision:
                model.modified = False

    def _may_replace(self, save: _Save, now: bytes | None) -> bool:
        """Whether the file may be replaced; asks where it is no longer as it was here."""
        if save.path != save.before.path or now is None or now == save.before.digest:
            return True
        dialog = AskChangedDialog(save.path.name, self._shell.window)
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
            usual = save_kinds()[0]
            self._model.document = replace(
                self._model.document, format=usual.format.id, encoding=usual.encoding
            )
            self.save_as()
        return dialog.answer is LossAnswer.SAVE

    # --- finished games -----------------------------------------------------------------------------------

    def _keep_finished(self) -> None:
        """Save a game that has just ended in a file of its own, which it belongs to from now on.

        That is done in the order of the journal: its end is written there when the game is in the file.
        """
        record, self.kept = self._model.record, None
        if not self._shell.settings.current.keep_games or record is None or not record.main_line():
            return
        copy, revision, folder = record.copy(), self._model.revision, self._shell.paths.games_dir
        kept = self.kept = Kept()

        def keep() -> bytes | None:
            # The name carries the local time, as players write it.
            kept.file = keep_game(copy, folder, datetime.now())  # noqa: DTZ005
            return files.digest(kept.file)

        def done(digest: bytes | None) -> None:
            if kept.file is not None and record is self._model.record and self._model.outcome is not None:
                self._belongs_to(record, revision, save_kinds()[0], kept.file, digest)
                self.kept_as.emit(kept.file.name)

        def failed(error: Exception) -> None:
            if not isinstance(error, files.FileTrouble):
                raise error
            self._refuse(lambda: str(error))

        self._shell.journal_thread.run(keep, done, failed)


def _with_suffix(path: Path, suffix: str) -> Path:
    """`path`, with `suffix` at its end where it has none."""
    return path if has_suffix(path) else path.with_name(path.name + suffix)
