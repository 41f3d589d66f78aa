"""The explorer: its command, what it asks of whom, and what its rows do.

It follows the board as analysis does. The library answers from its own thread, the last question only; until
then the rows of the position before stand there, pale, and cannot be played.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QMenu

from shogi_desktop.app.analysis.memory import known_moves
from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.books.shelf import Answer
from shogi_desktop.app.library.exploring import Explored
from shogi_desktop.app.players.book import styles_of
from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.settings.move_style import move_style
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.game import Arrow, InHand, MarkColor
from shogi_desktop.gui.board.ideas_item import Idea
from shogi_desktop.gui.explorer.books import PlayersBooks
from shogi_desktop.gui.explorer.faces import Face, HeadFace, MoveFace
from shogi_desktop.gui.explorer.pane import ExplorerPane
from shogi_desktop.gui.explorer.sections import book_rows, built_in_rows, library_rows, memory_rows
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.plain import add_entry, menu_text
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.rules import BoardMove, Move, Position

_AFTER_MS: Final = 30
"""Positions that follow one another faster are not all asked about."""
_CHANGED_MS: Final = 400
"""After so long of quiet what has changed in the library is looked at."""


class ExplorerPart(Part):
    """What is known of the moves from the position on the board. :ivar pane: where it is shown."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._board = shell.parts.play.board
        self._page = shell.parts.play.page
        self.pane = ExplorerPane()
        self._explored: Explored | None = None
        self._failure = ""
        self._answers: list[Answer] | None = None
        self._asked: Position | None = None
        """What the rows are about, or will be when the library has answered."""
        self._listens = False
        self.books = PlayersBooks(shell, self)
        self.books.answered.connect(self._on_books)
        self.books.changed.connect(self._ask)
        self._soon = self._timer(_AFTER_MS, self._ask)
        self._later = self._timer(_CHANGED_MS, self._ask)
        self._opened = False
        """The player has just opened it, and has not heard yet what is in it."""
        self._page.add_below_moves(self.pane, self.pane.fit)
        self.pane.view.pointed.connect(self._point)
        self.pane.view.chosen.connect(lambda face: self._play(face.move))
        self.pane.view.listed.connect(self._list_games)
        self.pane.view.menu_wanted.connect(self._open_menu)
        self.pane.help_wanted.connect(lambda: self._shell.do("library"))
        self.pane.more.menu().aboutToShow.connect(self._fill_more)
        self._board.changed.connect(self._on_changed)
        shell.pages.currentChanged.connect(self._follow)
        self._follow()

    def _timer(self, interval: int, do: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(do)
        return timer

    def take_up(self) -> None:
        """Show what is known of the position on the board, where that is wanted."""
        self._follow()

    # --- commands -----------------------------------------------------------------------------------------

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"explorer": self._switch}

    def _switch(self) -> None:
        shown = not self._shell.settings.current.explorer_shown
        self._opened = shown
        self._shell.settings.update(explorer_shown=shown)
        if not shown:
            say(self.pane, self.tr("The explorer is closed."))
        if shown and self._board.running:
            self._shell.say(lambda: self.tr("The explorer opens when the game is over."), topic="explorer")

    # --- following the board ------------------------------------------------------------------------------

    def _on_changed(self, changes: Changes) -> None:
        seen = (Change.RECORD, Change.POSITION, Change.STATE, Change.TREE, Change.NOTES)
        if any(change in changes for change in seen):
            self._follow()

    def _follow(self) -> None:
        """Take up the position on the board, where the explorer is wanted."""
        settings, cursor = self._shell.settings.current, self._board.cursor
        self._shell.actions["explorer"].setChecked(settings.explorer_shown)
        wanted = settings.explorer_shown and cursor is not None and not self._board.running
        if wanted is self.pane.isHidden():
            self.pane.setVisible(wanted)
        if not wanted or cursor is None or not self._shell.parts.play.shown:
            self._soon.stop()
            self._point(None)
            return
        self._listen()
        if self._asked is None or self._asked != cursor.position():
            self.pane.view.set_stale(stale=True)
            if not self._soon.isActive():
                self._soon.start()
        elif not self.pane.view.stale:
            # The same position: analysis may know more of it by now.
            self._show()

    def _listen(self) -> None:
        """Hear of the library, which is opened for that."""
        if not self._listens:
            self._listens = True
            library = self._shell.parts.library.service
            library.explored.connect(self._on_explored)
            library.changed.connect(self._on_library_changed)
            library.imported.connect(self._on_library_changed)
            library.failed.connect(self._on_failed)

    def _on_library_changed(self) -> None:
        if self.pane.isVisible() and not self._later.isActive():
            self._later.start()

    def _ask(self) -> None:
        cursor = self._board.cursor
        if cursor is None or self.pane.isHidden():
            return
        position = cursor.position()
        if position != self._asked:
            # Asked once more, what was known stays until it is known better.
            self._explored = self._answers = None
        self._asked = position
        self.books.ask(self._asked)
        exchanged = self._shell.settings.current.explorer_exchanged
        self._shell.parts.library.service.explore(self._asked, exchanged=exchanged)

    def _on_explored(self, explored: Explored) -> None:
        self._explored, self._failure = explored, ""
        self._show()

    def _on_books(self, position: Position, answers: list[Answer]) -> None:
        if position is self._asked:
            self._answers = answers
            self._show()

    def _on_failed(self, reason: str) -> None:
        self._explored = None
        self._failure = self.tr("The library cannot be used: {reason}").format(reason=reason)
        if not self.pane.isHidden():
            self._show()

    # --- showing ------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Write the rows, unless another position has come meanwhile: that is asked about already."""
        cursor = self._board.cursor
        if cursor is None or self._asked is None or self._asked != cursor.position():
            return
        if self._explored is None and not self._failure:
            # Books answer sooner: the rows come together, and do not jump.
            return
        self.pane.model.show_faces(self._rows(cursor, self._asked))
        self.pane.view.set_stale(stale=False)
        self._say()
        self.pane.fit()
        if self._opened:
            self._opened = False
            self._speak()

    def _speak(self) -> None:
        """Tell who listens what has opened: how many moves are known, the first, and what is missing."""
        moves = [face for face in self.pane.model.faces if isinstance(face, MoveFace)]
        words = [
            self.tr("Explorer, %n known moves.", "", len(moves)),
            *(f"{face.spoken}." for face in moves[:1]),
        ]
        say(self.pane, sentences(*words, self.pane.note.text()))

    def _rows(self, cursor: Cursor, position: Position) -> list[Face]:
        last = cursor.node.move
        before = None if last is None else last.target

        def write(move: Move) -> str:
            return self._page.write_move(position, move, before)

        view = self._shell.settings.current.score_view
        parts = self._shell.parts
        findings = parts.analysis.memory() if parts.has("analysis") else {}
        rows = [] if self._explored is None else library_rows(self._explored, write)
        rows += book_rows(self._answers or (), write, position.variant)
        rows += built_in_rows(styles_of(position), write)
        known = known_moves(cursor, findings)
        rows += memory_rows(known, write, view, position.turn, position.variant)
        return rows

    def _say(self) -> None:
        """Explain what is missing."""
        if self._failure:
            self.pane.say(self._failure, "")
        elif self._explored is None or self._explored.total:
            self.pane.say("", "")
        elif self._shell.parts.library.service.importing:
            self.pane.say(self.tr("Looking for games in your folders…"), "")
        else:
            text = self.tr("The library has no games yet. Add a folder of kifu to see what was played here.")
            self.pane.say(text, self.tr("Kifu library"))

    def _point(self, face: MoveFace | None) -> None:
        """Show the move on the board, as an arrow."""
        scene = self._page.scene
        cursor = self._board.cursor
        if face is None or cursor is None:
            scene.point_at_move(None)
            return
        move, turn = face.move, cursor.position().turn
        here = move.origin if isinstance(move, BoardMove) else InHand(turn, move.kind.symbol)
        scene.point_at_move(Idea(Arrow(here, move.target, MarkColor.YELLOW)))

    # --- what rows do -------------------------------------------------------------------------------------

    def _play(self, move: Move) -> None:
        """Make the move: where it was made before it is followed."""
        if self.pane.view.stale:
            return
        if not self._board.can_reshape:
            # Beside a finished game: from here on it is studied.
            self._shell.do("study")
        self._board.play(move)

    def _list_games(self, face: HeadFace | MoveFace) -> None:
        """List the games with the position shown, or with the one that a move leads to."""
        cursor = self._board.cursor
        if cursor is None:
            return
        position = cursor.position()
        if isinstance(face, MoveFace):
            position.play(face.move)
        exchanged = self._shell.settings.current.explorer_exchanged
        self._shell.parts.library.list_games(position, exchanged=exchanged)

    def menu_of(self, face: HeadFace | MoveFace) -> QMenu:
        """What can be done with a row."""
        menu = QMenu(self._shell.window)
        if isinstance(face, MoveFace):
            play = add_entry(menu, self.tr("Play {move}").format(move=face.text))
            play.triggered.connect(lambda: self._play(face.move))
        self._add_book_entries(menu, face)
        if face.lists:
            games = add_entry(menu, self.tr("List the games"))
            games.triggered.connect(lambda: self._list_games(face))
        return menu

    def _add_book_entries(self, menu: QMenu, face: HeadFace | MoveFace) -> None:
        """What can be done in books: one's own row is changed, other moves are taken into them."""
        position = self._asked
        if position is None or self.pane.view.stale:
            return
        for answer in self._answers or ():
            if answer.trouble is not None:
                continue
            name = menu_text(in_one_line(Path(answer.path).name))
            known = {each.move for each in answer.found.moves} if answer.found is not None else set()
            if face.book == answer.path:
                entry = add_entry(menu, self.tr("Edit the moves…"))
                entry.triggered.connect(lambda _=False, each=answer: self._edit(each))
            elif isinstance(face, MoveFace) and face.move.usi not in known:
                entry = add_entry(menu, self.tr("Add to {book}").format(book=name))
                entry.triggered.connect(
                    lambda _=False, each=answer, move=face.move: self.books.add_move(
                        each.path, position, each.found, move
                    )
                )

    def _edit(self, answer: Answer) -> None:
        position, cursor = self._asked, self._board.cursor
        if position is None or cursor is None:
            return
        last = cursor.node.move
        before = None if last is None else last.target
        write = self._page.write_move
        self.books.edit(answer.path, position, answer.found, lambda move: write(position, move, before))

    def _open_menu(self, face: Face, place: QPoint) -> None:
        if isinstance(face, HeadFace | MoveFace):
            menu = self.menu_of(face)
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(place)

    def _fill_more(self) -> None:
        settings = self._shell.settings.current
        menu = self.pane.more.menu()
        menu.clear()
        entry = menu.addAction(self.tr("Include games with colours swapped"))
        entry.setCheckable(True)
        entry.setChecked(settings.explorer_exchanged)
        entry.triggered.connect(
            lambda: self._shell.settings.update(explorer_exchanged=not settings.explorer_exchanged)
        )
        menu.addSeparator()
        self.books.fill(menu)

    # --- the window's changes -----------------------------------------------------------------------------

    def use_settings(self, before: Settings, settings: Settings) -> None:
        """Take up what has changed in the settings."""
        written = move_style(before) is not move_style(settings) or before.score_view != settings.score_view
        if before.explorer_exchanged != settings.explorer_exchanged or before.books != settings.books:
            self._asked = None
        if before.explorer_shown != settings.explorer_shown or self._asked is None:
            self._follow()
        elif written:
            self._show()

    def use_look(self, _appearance: Appearance) -> None:
        """Take other colours, pieces or text of another size."""
        self.pane.fit()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.pane.retranslate()
        self._show()

    def close(self) -> None:
        """Nothing is shown any more."""
        self._soon.stop()
        self._later.stop()
        self.books.close()
