"""The kifu library as the window knows it: its page is made when first asked for, and its threads with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from shogi_desktop.app.analysis.engines import ChooseEngines, built_in, registered
from shogi_desktop.app.engines.registry import Role
from shogi_desktop.app.library.analysing import LibraryAnalysis
from shogi_desktop.app.library.database import GameRow
from shogi_desktop.app.library.service import Library
from shogi_desktop.app.records import files
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.game import Record
from shogi_desktop.gui.library.page import LibraryPage
from shogi_desktop.gui.shell.page_part import PagePart
from shogi_desktop.gui.shell.part import Handlers
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.window_place import restore_split, split_text
from shogi_desktop.rules import Position


class LibraryActions(PagePart[LibraryPage]):
    """Show the library, search it for the position on the board, put one of its games on the board.

    Going to the library and back leaves a running game as it is: only a game that is opened takes its place,
    as one opened from a file does.
    """

    is_aid = True

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.library: Library | None = None
        self.analysis: LibraryAnalysis | None = None

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"library": self.open, "find_position": self.find_position}

    def _begin(self, page: LibraryPage) -> None:
        page.enter()

    def find_position(self) -> None:
        """List the games with the position on the board."""
        cursor = self._shell.parts.play.board.cursor
        if cursor is not None:
            self.list_games(cursor.position(), exchanged=False)

    def list_games(self, position: Position, *, exchanged: bool) -> None:
        """List the games with `position`; with the colours exchanged too, where that is wanted."""
        page = self._bring()
        page.find_position(position, exchanged=exchanged)
        page.enter()

    @property
    def service(self) -> Library:
        """What searches the library, at work; its page need not be there."""
        if self.library is None:
            self.library = Library(self._shell.paths.data_dir, self._shell.paths.games_dir, self)
        self.library.start()
        return self.library

    def list_these(self, games: Sequence[int], title: str) -> None:
        """List these games of the index; `title` says what they have in common."""
        page = self._bring()
        page.show_only(frozenset(games), title)
        page.enter()

    def ask_analysis(self, rows: Sequence[GameRow]) -> None:
        """Ask how these games are to be analysed."""
        page = self._bring()
        page.enter()
        page.analysing.ask([], rows)

    def add(self, paths: Iterable[Path]) -> None:
        """Take folders or files into the library, and show it."""
        if self._shell.refuses_help():
            return
        page = self._bring()
        page.collecting.add(list(paths))
        page.enter()

    def offer(self, path: Path) -> None:
        """A file of several games was opened: offer to list them all."""
        self._shell.say(
            lambda: self.tr("{file} contains several games; the first is shown.").format(file=path.name),
            action=lambda: self.tr("List all of them"),
            handler=lambda: self.add([path]),
            topic="file",
        )

    def _make(self) -> LibraryPage:
        self.analysis = LibraryAnalysis(
            self._shell.paths.data_dir,
            self._engines_of,
            self,
            cluster=lambda: self._shell.settings.current.cluster,
        )
        shell = self._shell
        self.page = LibraryPage(
            self.service, shell.appearance, self._writer(), shell.say, self.analysis, self._engines
        )
        self.analysis.look()
        self.page.table.restore_columns(self._shell.settings.current.library_columns)
        restore_split(self.page.split, self._shell.settings.current.library_split)
        self.page.open_wanted.connect(self._open_game)
        self.page.statistics_wanted.connect(lambda: self._shell.do("statistics"))
        self.page.back_wanted.connect(self.leave)
        self.page.books.made.connect(self._list_book)
        return self.page

    def _open_game(self, game: GameRow, place: RecordPath) -> None:
        try:
            opened = files.open_file(Path(game.path), game.number)
        except files.FileTrouble as error:
            trouble = error
            self._shell.say(lambda: str(trouble), topic="file")
            return
        shown = None if self.page is None else self.page.record_of(game)
        if shown is not None:
            take_evaluations(opened.record, shown)
        self._shell.parts.play.show_opened(opened, Path(game.path), place)

    def _list_book(self, path: str) -> None:
        """Have the explorer show a book that was made."""
        settings = self._shell.settings
        if path not in settings.current.books:
            settings.update(books=(*settings.current.books, path))

    def _engines(self) -> Sequence[tuple[str, str]]:
        registry = self._shell.parts.engines.registry
        usual = registry.chosen(Role.ANALYST)
        others = (one for one in registry.engines() if one.id != usual.id)
        return [(one.id, one.label) for one in (usual, *others)]

    def _engines_of(self, ids: Sequence[str]) -> ChooseEngines:
        if self._shell.outside.engine is not None:
            return built_in(self._shell.outside.engine)
        return registered(self._shell.parts.engines.registry, ids)

    def close(self) -> None:
        """End what the library does; an import stops, and goes on the next time."""
        if self.page is not None:
            self.page.books.close()
            self._shell.settings.update(
                library_columns=self.page.table.columns(), library_split=split_text(self.page.split)
            )
        if self.analysis is not None:
            self.analysis.close()
        if self.library is not None:
            self.library.close()


def take_evaluations(record: Record, known: Record) -> None:
    """Give `record` the evaluations of `known`, where it is the same game and says nothing itself."""
    line, other = record.main_line(), known.main_line()
    if [node.move for node in line] != [node.move for node in other]:
        return
    for node, one in zip((record.root, *line), (known.root, *other), strict=True):
        node.evaluation = node.evaluation or one.evaluation
