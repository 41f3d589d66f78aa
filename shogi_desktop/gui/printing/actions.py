"""What the player does with paper and pictures: the dialogs, diagrams to copy, the kifu as PDF."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from shogi_desktop.app.analysis.course import graph_on_paper
from shogi_desktop.app.printing.pictures import diagram_for
from shogi_desktop.app.printing.sheets import kifu_sheet, page_setup
from shogi_desktop.app.printing.tasks import Task
from shogi_desktop.app.records import files
from shogi_desktop.app.settings.move_style import move_style
from shogi_desktop.app.settings.piece_sets import PiecesInUse, with_usable_pieces
from shogi_desktop.game import Record
from shogi_desktop.gui.printing import diagram_data
from shogi_desktop.gui.printing.animation_dialog import AnimationDialog
from shogi_desktop.gui.printing.diagram_data import ClipboardPicture
from shogi_desktop.gui.printing.picture_dialog import PictureDialog, PictureSource
from shogi_desktop.gui.printing.print_dialog import PrintDialog, PrintSource
from shogi_desktop.gui.records.export import export
from shogi_desktop.gui.records.folder import KifuFolder
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.tasks.background import Jobs
from shogi_desktop.gui.widgets.file_name import PDF
from shogi_desktop.paint.page import Progress, sheet_pdf_bytes


class PrintActions(Part):
    """Print, export and copy what is on the board.

    :ivar dialog: the dialog that is open, or None.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._play = shell.parts.play
        self._jobs = Jobs(self)
        self._dragged: TemporaryDirectory[str] | None = None
        self.dialog: QDialog | None = None

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {
            "print": self.print,
            "export_pdf": self.export_pdf,
            "export_picture": self.export_picture,
            "export_animation": self.export_animation,
            "copy_picture": self.copy_picture,
        }

    # --- dialogs ------------------------------------------------------------------------------------------

    def print(self) -> None:
        """Show the pages of the record, of diagrams or of a score sheet, to be printed."""
        cursor = self._play.board.cursor
        source = PrintSource(
            None if cursor is None else cursor.record.copy(),
            self._play.page.flipped,
            move_style(self._shell.settings.current),
            self._offered,
            self._shell.paths.pieces_dir,
            in_use=self._in_use,
            shown=() if cursor is None else cursor.path,
        )
        before = with_usable_pieces(self._shell.settings.current.printing)
        # Of a position without moves the record would be a diagram on an empty page.
        alone = before.sheet == "kifu" and cursor is not None and cursor.record.root.next is None
        wanted = msgspec.structs.replace(before, sheet="diagrams") if alone else before
        dialog = PrintDialog(source, wanted, self._shell.window)

        def keep() -> None:
            choices = dialog.choices
            if alone and choices.sheet == wanted.sheet:
                choices = msgspec.structs.replace(choices, sheet=before.sheet)
            self._shell.settings.update(printing=choices)

        self._open(dialog, keep)

    def print_rules(self, variant_id: str) -> None:
        """Show the rules of a game on one page, to be printed; what is printed otherwise stays chosen."""
        settings = self._shell.settings.current
        source = PrintSource(
            None, flipped=False, style=move_style(settings), offered=self._offered,
            pieces_dir=self._shell.paths.pieces_dir, variant=variant_id, in_use=self._in_use,
        )  # fmt: skip
        before = with_usable_pieces(settings.printing)
        dialog = PrintDialog(source, msgspec.structs.replace(before, sheet="rules"), self._shell.window)

        def keep() -> None:
            choices = dialog.choices
            if choices.sheet == "rules":
                choices = msgspec.structs.replace(choices, sheet=before.sheet)
            self._shell.settings.update(printing=choices)

        self._open(dialog, keep)

    def print_problems(self, records: Sequence[Record], tasks: Sequence[Task], title: str) -> None:
        """Show sheets of these problems, to be printed; the sheet chosen otherwise stays so.

        :param tasks: what is asked in each.
        """
        settings = self._shell.settings.current
        source = PrintSource(
            None, flipped=False, style=move_style(settings), offered=self._offered,
            pieces_dir=self._shell.paths.pieces_dir, in_use=self._in_use,
            records=tuple(records), tasks=tuple(tasks), title=title,
        )  # fmt: skip
        before = with_usable_pieces(settings.printing)
        dialog = PrintDialog(source, msgspec.structs.replace(before, sheet="diagrams"), self._shell.window)

        def keep() -> None:
            choices = msgspec.structs.replace(dialog.choices, sheet=before.sheet)
            self._shell.settings.update(printing=choices)

        self._open(dialog, keep)

    def export_picture(self) -> None:
        """Make a picture of the position shown."""
        source = self._picture_source()
        if source is not None:
            dialog = PictureDialog(
                source, with_usable_pieces(self._shell.settings.current.pictures), self._shell.window
            )
            self._open(dialog, lambda: self._shell.settings.update(pictures=dialog.choices))

    def export_animation(self) -> None:
        """Make an animation of the line shown."""
        source = self._picture_source()
        if source is not None:
            current = self._shell.settings.current
            look = with_usable_pieces(current.pictures)
            dialog = AnimationDialog(source, current.animations, look, self._shell.window)
            self._open(dialog, lambda: self._keep_animation(dialog))

    def _keep_animation(self, dialog: AnimationDialog) -> None:
        pictures = msgspec.structs.replace(
            self._shell.settings.current.pictures, pieces=dialog.look.pieces, names=dialog.look.names
        )
        self._shell.settings.update(animations=dialog.choices, pictures=pictures)

    def _open(self, dialog: QDialog, keep: Callable[[], None]) -> None:
        dialog.finished.connect(keep)
        dialog.finished.connect(self._forget)
        dialog.finished.connect(dialog.deleteLater)
        self.dialog = dialog
        dialog.open()

    def _forget(self) -> None:
        self.dialog = None

    def close(self) -> None:
        """End what is open and what is being painted, with the window."""
        if self.dialog is not None:
            self.dialog.reject()
        self._jobs.end()
        if self._dragged is not None:
            self._dragged.cleanup()
            self._dragged = None

    def _picture_source(self) -> PictureSource | None:

        cursor = self._play.board.cursor
        if cursor is None:
            return None
        style = move_style(self._shell.settings.current)
        return PictureSource(
            cursor.record.copy(),
            cursor.path,
            self._play.page.flipped,
            style,
            self._offered,
            self._shell.paths.pieces_dir,
            self._in_use,
        )

    @property
    def _in_use(self) -> PiecesInUse:
        """The pieces on the window's board."""
        return PiecesInUse.of(self._shell.settings.current)

    # --- without a dialog ---------------------------------------------------------------------------------

    def export_pdf(self) -> None:
        """Ask for a name and write the kifu there, printed as it was printed last."""
        record = self._play.board.record
        if record is None:
            return
        path = KifuFolder(self._shell).ask(self.tr("Save kifu as PDF"), self._offered(".pdf"), (PDF,))
        if path is None:
            return
        current, copy, flipped = self._shell.settings.current, record.copy(), self._play.page.flipped
        choices = self._in_use.instead(with_usable_pieces(current.printing))

        def data() -> bytes:
            graph = graph_on_paper(copy)
            sheet = kifu_sheet(copy, choices, move_style(current), flipped=flipped, graph=graph)
            return sheet_pdf_bytes(sheet, page_setup(choices))

        export(self._shell, self._jobs, path, data)

    def copy_picture(self) -> None:
        """Put the position shown on the clipboard as a picture, as pictures were made last."""
        self._paint(lambda picture: picture.put())

    def drag_out(self, board: QWidget) -> None:
        """Let the mouse, whose button is down on `board`, carry the position shown to another program."""

        def begin(picture: ClipboardPicture) -> None:

            if not self._mouse_is_down():
                return
            file = self._drag_folder() / self._offered(".png").name
            try:
                files.write_bytes(file, picture.png)
            except files.FileTrouble as error:
                trouble = error
                self._shell.say(lambda: str(trouble), topic="file")
                return
            diagram_data.drag_out(picture, file, board)

        self._paint(begin)

    def _mouse_is_down(self) -> bool:
        """Whether the button is still down, now that the picture is painted."""
        return bool(QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton)

    def _drag_folder(self) -> Path:
        """Where pictures lie that were dragged out: until the window is closed, for who takes them late."""
        if self._dragged is None:
            self._dragged = TemporaryDirectory(prefix="shogi-desktop-", ignore_cleanup_errors=True)
        return Path(self._dragged.name)

    def _paint(self, done: Callable[[ClipboardPicture], None]) -> None:

        source = self._picture_source()
        if source is None:
            return
        choices = source.in_use.instead(with_usable_pieces(self._shell.settings.current.pictures))

        def work(_: Progress) -> ClipboardPicture:
            diagram = diagram_for(source.record, source.path, choices, source.style, flipped=source.flipped)
            text = files.text_of_position(source.record, source.path)
            return ClipboardPicture.of(diagram, choices, text)

        self._start(work, done)

    def _start(self, work: Callable[[Progress], object], succeeded: Callable[..., object]) -> None:
        self._jobs.start(work, succeeded, lambda text: self._shell.say(text, topic="file"))

    def _offered(self, suffix: str) -> Path:
        """A name for a file of that suffix: that of the record's own file, else made of the game."""
        file, record = self._play.board.document.path, self._play.board.record
        if file is not None:
            return file.with_suffix(suffix)
        folder = KifuFolder(self._shell).path
        if record is None:
            return folder / (self.tr("Shogi") + suffix)
        # The name carries the local time, as players write it.
        return files.suggested_path(folder, record, datetime.now(), suffix)  # noqa: DTZ005
