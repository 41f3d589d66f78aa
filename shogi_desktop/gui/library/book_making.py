"""A book is made of the library's games: asked for by a dialog, shown by a row, told of at its end."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop.app.books.words import trouble_text
from shogi_desktop.app.library.book_making import BookFilter
from shogi_desktop.app.library.book_run import BookReport, BookRun, GamePlace
from shogi_desktop.app.library.database import GameRow
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.joined import listed, sentences
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.gui.library.book_dialog import MakeBookDialog
from shogi_desktop.gui.library.import_row import BookRow
from shogi_desktop.gui.widgets.file_name import FileKind, ask_file_name
from shogi_desktop.gui.widgets.notice_bar import Say

_TOPIC: Final = "book of games"
_NAMED: Final = 3


class BookMaking(QObject):
    """Makes books. :ivar dialog: asks what goes into one, or None."""

    made = Signal(str)
    """A book was written: its file."""

    def __init__(self, row: BookRow, say: Say, page: QWidget) -> None:
        super().__init__(page)
        self._row, self._say, self._page = row, say, page
        self.run = BookRun(self)
        self.dialog: MakeBookDialog | None = None
        self.run.progressed.connect(row.show_progress)
        self.run.ended.connect(self._tell_end)
        row.stop_wanted.connect(self.run.stop)

    def ask(self, chosen: Sequence[GameRow], listed: Sequence[GameRow]) -> None:
        """Ask which moves of these games are wanted."""
        if self.run.running:
            self._say(lambda: self.tr("A book is already being made. Stop it first."), topic=_TOPIC)
            return
        dialog = MakeBookDialog(_places(chosen), _places(listed), self._page)
        dialog.accepted.connect(lambda: self._ask_target(dialog.games, dialog.wanted))
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def _ask_target(self, games: Sequence[GamePlace], wanted: BookFilter) -> None:
        kinds = (
            FileKind(self.tr("YaneuraOu book"), (".db",)),
            FileKind(self.tr("Apery book, standard shogi only"), (".bin",)),
        )
        path = ask_file_name(
            self._page, self.tr("Make an opening book"), self.tr("Opening book") + ".db", kinds
        )
        if path is not None:
            self.run.start(games, wanted, path)

    def _tell_end(self, report: BookReport) -> None:
        self._row.hide()
        if report.stopped:
            return
        self._say(lambda: self._end_words(report), topic=_TOPIC)
        if report.trouble is None and report.positions:
            self.made.emit(str(report.target))

    def _end_words(self, report: BookReport) -> str:
        file = in_one_line(report.target.name)
        if report.trouble is not None:
            words = [trouble_text(report.trouble)]
        elif not report.positions:
            words = [
                self.tr(
                    "No suitable move was found in %Ln games; {file} was not written.", "", report.of
                ).format(file=file)
            ]
        else:
            text = self.tr(
                "{file} is written; the explorer shows it now. Games: {games}, positions: {positions}, "
                "moves: {moves}."
            )
            words = [
                text.format(
                    file=file,
                    positions=number_text(report.positions),
                    moves=number_text(report.moves),
                    games=number_text(report.games),
                )
            ]
        if report.failed:
            text = self.tr("Files that could not be read: {number} ({names}).")
            names = listed(in_one_line(Path(path).name) for path in report.failed[:_NAMED])
            words.append(text.format(number=number_text(len(report.failed)), names=names))
        return sentences(*words)

    def close(self) -> None:
        """Stop what is being made."""
        self.run.close()


def _places(rows: Sequence[GameRow]) -> list[GamePlace]:
    return [(row.path, row.number) for row in rows if row.plies and not row.vanished]
