"""The player's books in the explorer: which they are, what they say, and what is changed in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMenu

from shogi_desktop.app.books.file import ENDINGS, write_book
from shogi_desktop.app.books.shelf import Answer, Shelf
from shogi_desktop.app.books.trouble import BookTrouble
from shogi_desktop.app.books.words import trouble_text
from shogi_desktop.app.system.background import Background
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.books import BookMove, BookPosition, board_of
from shogi_desktop.gui.explorer.book_dialog import BookDialog
from shogi_desktop.gui.records.folder import KifuFolder
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.file_name import FileKind
from shogi_desktop.gui.widgets.plain import add_entry, add_submenu, menu_text
from shogi_desktop.rules import Move, Position

_TOPIC = "books"


class PlayersBooks(QObject):
    """Asks the books in a thread of their own.

    :ivar answered: a position is answered for: the position, and a list of `Answer`.
    :ivar changed: they say something else than before.
    """

    answered = Signal(object, object)
    changed = Signal()

    def __init__(self, shell: Shell, parent: QObject) -> None:
        super().__init__(parent)
        self._shell = shell
        self._shelf = Shelf()
        self._reader = Background("books", self)
        self._asked: Position | None = None
        self.dialog: BookDialog | None = None

    @property
    def paths(self) -> Sequence[str]:
        """The files, in their order."""
        return self._shell.settings.current.books

    def ask(self, position: Position) -> None:
        """Ask all of them for `position`: see `answered`. Of several questions the last is answered."""
        self._asked, paths = position, self.paths
        if not paths:
            self.answered.emit(position, [])
            return

        def look() -> list[Answer] | None:
            return self._shelf.look_up(position, paths) if self._asked is position else None

        self._reader.run(look, lambda answers: self._take(position, answers))

    def _take(self, position: Position, answers: list[Answer] | None) -> None:
        if answers is not None and self._asked is position:
            self.answered.emit(position, answers)

    # --- which there are ----------------------------------------------------------------------------------

    def fill(self, menu: QMenu) -> None:
        """Put what can be done with the list of books into `menu`."""
        add_entry(menu, self.tr("Add a book…")).triggered.connect(self.ask_file)
        add_entry(menu, self.tr("New empty book…")).triggered.connect(self.ask_new)
        if self.paths:
            removing = add_submenu(menu, self.tr("Remove from the list"))
            for path in self.paths:
                entry = add_entry(removing, menu_text(in_one_line(Path(path).name)))
                entry.triggered.connect(lambda _=False, each=path: self.remove(each))

    def ask_file(self) -> None:
        """Ask for a book's file."""
        endings = " ".join(f"*{ending}" for ending in ENDINGS)
        books = self.tr("Opening books ({endings})").format(endings=endings)
        name, _ = QFileDialog.getOpenFileName(self._shell.window, self.tr("Add a book"), "", books)
        if name:
            self.add(name)

    def ask_new(self) -> None:
        """Ask where an empty book is to be made."""
        title = self.tr("New empty book")
        kind = FileKind(self.tr("YaneuraOu book"), (".db",))
        path = KifuFolder(self._shell).ask(title, self.tr("Opening book") + ".db", (kind,))
        if path is None:
            return
        self._reader.run(lambda: write_book(path, ()), lambda _: self.add(str(path)), self._tell)

    def add(self, path: str) -> None:
        """Have that book on the list."""
        if path not in self.paths:
            self._shell.settings.update(books=(*self.paths, path))

    def remove(self, path: str) -> None:
        """Take a book off the list; its file stays."""
        self._shell.settings.update(books=tuple(each for each in self.paths if each != path))

    # --- what they say ------------------------------------------------------------------------------------

    def edit(
        self, path: str, position: Position, before: BookPosition | None, write: Callable[[Move], str]
    ) -> None:
        """Ask what the book is to say of `position`, and have it say that."""
        title = self.tr("{book}: moves from this position").format(book=in_one_line(Path(path).name))
        comments = not path.lower().endswith(".bin")
        dialog = BookDialog(title, position, before, write, self._shell.window, comments=comments)
        dialog.accepted.connect(lambda: self._save(path, position, before, dialog.wanted))
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.open()

    def add_move(self, path: str, position: Position, before: BookPosition | None, move: Move) -> None:
        """Have the book know one more move of `position`."""
        moves = before.moves if before is not None else ()
        wanted = BookPosition(
            board_of(position),
            (*moves, BookMove(move.usi, count=1)),
            before.comment if before is not None else "",
            before.ply if before is not None else position.ply,
        )
        self._save(path, position, before, wanted)

    def _save(
        self, path: str, position: Position, before: BookPosition | None, wanted: BookPosition | None
    ) -> None:
        self._reader.run(
            lambda: self._shelf.save(path, position, before, wanted),
            lambda _: self.changed.emit(),
            self._tell,
        )

    def _tell(self, error: Exception) -> None:
        if not isinstance(error, BookTrouble):
            raise error
        self._shell.say(partial(trouble_text, error), topic=_TOPIC)
        self.changed.emit()

    def _forget_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None

    def close(self) -> None:
        """Finish what is written, and let the files go."""
        self._asked = None
        self._shelf.stop()
        self._reader.run(self._shelf.close)
        self._reader.close()
