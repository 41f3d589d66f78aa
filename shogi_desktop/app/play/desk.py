"""What is done at the board: a game is begun or resumed, a record studied; what was there is put away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path as FilePath

from PySide6.QtCore import QObject

from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.play.events import SetAside
from shogi_desktop.app.play.game import Game
from shogi_desktop.app.play.game_start import clock_of, record_of, rules_of
from shogi_desktop.app.play.played_game import Customs
from shogi_desktop.app.play.resuming import replay
from shogi_desktop.app.players.player import PlayerMaker
from shogi_desktop.app.records.document import Document
from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.records.journal_lines import UnfinishedGame
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.study.study import Study
from shogi_desktop.game import Clock, GameRules, Path, Record, Session


class Desk(QObject):
    """Begins games and studies on `board`.

    :ivar board: what is on the board. :ivar customs: what holds for every game.
    """

    def __init__(
        self,
        journal: GameJournal,
        players: PlayerMaker,
        now_ms: Callable[[], int],
        today: Callable[[], datetime] = datetime.now,
        new_document: Callable[[], Document] = Document,
        parent: QObject | None = None,
    ) -> None:
        """Where `players` raises `EngineMissingError` the game waits for a retry. `now_ms` is monotonic.

        :param new_document: how a record that is in no file would be saved.
        """
        super().__init__(parent)
        self.board = BoardModel(now_ms, new_document, self)
        self.customs = Customs()
        self._journal = journal
        self._players = players
        self._now = now_ms
        self._today = today

    @property
    def game(self) -> Game | None:
        """The game being played or just over; None in study, and before the first."""
        activity = self.board.activity
        return activity if isinstance(activity, Game) else None

    @property
    def setup(self) -> GameSetup | None:
        """How the game on the board was set up."""
        return None if self.game is None else self.game.setup

    @property
    def study(self) -> Study | None:
        """The study on the board."""
        activity = self.board.activity
        return activity if isinstance(activity, Study) else None

    def with_game(self, do: Callable[[Game], object]) -> None:
        """Do something with the game on the board, if there is one."""
        if self.game is not None:
            do(self.game)

    def hold(self, *, held: bool) -> None:
        """A dialog lies over the board, or does no more: in a casual game the clocks stand still for it."""
        self.customs.held = held
        self.with_game(Game.hold)

    def new_game(self, setup: GameSetup) -> None:
        """Begin a game; one that is running is broken off: the player has been told so.

        :raises RulesError: the set-up names no game or start that there is; nothing has changed then.
        """
        record, rules = record_of(setup, self._today()), rules_of(setup)
        with self.board.news.together():
            if self.game is not None and self.game.running:
                self.game.session.interrupt(self._now())
            self.let_go()
            self._begin(setup, record, clock_of(setup), rules).begin(anew=True)

    def resume(self, game: UnfinishedGame) -> FilePath | None:
        """Go on with a game that was cut off, its clocks as they stood after its last move.

        :returns: where its journal was copied to as it stood, if that was damaged.
        :raises RulesError: the journal's set-up cannot be read; nothing has changed then.
        :raises GameElsewhereError: another window of the program plays it; nothing has changed then.
        """
        again = replay(game)
        if self.game is not None:
            self.game.recorder.write_note()
        copy = self._journal.resume(again.game)
        with self.board.news.together():
            resumed = self._begin(game.setup, again.record, again.clock, again.rules)
            resumed.assisted = game.assisted
            resumed.begin(anew=False)
        return copy

    def _begin(self, setup: GameSetup, record: Record, clock: Clock, rules: GameRules) -> Game:
        """Put a game on the board that has not begun yet."""
        session = Session(record, clock, rules)
        game = Game(self.board, setup, session, self._journal, self._players, self.customs, self._now)
        self.board.show(game, record, session.path, modified=False)
        return game

    def open_record(
        self,
        record: Record,
        path: Path | None = None,
        document: Document | None = None,
        *,
        modified: bool = False,
    ) -> None:
        """Put a record on the board for study, at `path` or at its beginning.

        A running game stays in its journal to be resumed.

        :param document: its file, where it is in one. :param modified: it has changes that are in no file.
        """
        waits = self.game is not None and self.game.kept and self.game.played_plies > 0
        with self.board.news.together():
            self._study(record, () if path is None else path, modified=modified)
            if document is not None:
                self.board.document = document
        if waits:
            self.board.news.tell(SetAside())

    def study_game(self) -> None:
        """Study the game that was played to its end."""
        cursor = self.board.cursor
        if cursor is not None and not self.board.running:
            self._study(cursor.record, cursor.path)

    def _study(self, record: Record, path: Path, *, modified: bool | None = None) -> None:
        self.let_go()
        self.board.show(Study(self.board), record, path, modified=modified)

    def let_go(self) -> None:
        """Let the journal of the game there is go; a game that is not over stays in it."""
        if self.game is not None:
            self.game.recorder.write_note()
            self._journal.close()

    def leave(self) -> None:
        """Put the game away; a running one stays in its journal to be resumed.

        What was changed and is in no file is given up: the player has been asked.
        """
        with self.board.news.together():
            self.let_go()
            self.board.clear()
            self.board.modified = False
            self.board.news.note(Change.STATE)
