"""A game is written down as it is played: on the board, in the record, in the journal.

What is written to the disk takes its time; `landed` tells when all of it is there.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.play.events import Concluded, Continued, Ended, Moved, TookBack
from shogi_desktop.app.play.game_clock import GameClock
from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.words.rules import foul_text
from shogi_desktop.game import (
    Event,
    FoulMade,
    GameEnded,
    MovePlayed,
    Outcome,
    Path,
    Reason,
    Session,
    TakenBack,
)

NOTE_MS = 1_000
"""A comment being typed is on disk so long after the last key."""


class Recorder(QObject):
    """Keeps the record of `session` on `board` and in `journal`.

    :ivar on_disk: whether the journal holds the game as it stands, so far as it can be written at all.
    """

    landed = Signal()
    """All that has been written is on the disk."""

    def __init__(
        self,
        board: BoardModel,
        setup: GameSetup,
        session: Session,
        journal: GameJournal,
        clock: GameClock,
        now_ms: Callable[[], int],
    ) -> None:
        super().__init__(clock)
        self._board, self._session, self._journal = board, session, journal
        self._clock, self._now = clock, now_ms
        self._lines = 0
        self.on_disk = True
        self._end: Outcome | None = None
        self._set_up_with = len(setup.moves)
        self._closed = False
        self._unwritten_note: Path | None = None
        self._note_timer = QTimer(self)
        self._note_timer.setSingleShot(True)
        self._note_timer.setInterval(NOTE_MS)
        self._note_timer.timeout.connect(self.write_note)

    def begin(self, setup: GameSetup) -> None:
        """Begin the journal of a new game."""
        self._journal.begin(setup, self._wait_for_disk())

    def players_changed(self, setup: GameSetup) -> None:
        """Write who plays on from here."""
        self._journal.players_changed(setup)

    def close(self) -> None:
        """Write no more. The journal is let go by whoever has given it."""
        self._closed = True
        self._note_timer.stop()

    @property
    def kept(self) -> bool:
        """Whether what happens in the game is in its journal, to be resumed whatever comes."""
        return self._journal.writing

    def _wait_for_disk(self) -> Callable[[], None]:
        """Let time stand still until what is returned is called: the next line of the journal is there."""
        self._lines, self.on_disk = self._lines + 1, False
        line = self._lines
        self._clock.settle()
        return lambda: self._landed(line)

    def _landed(self, line: int) -> None:
        """So many lines are on the disk; all that were written since need their own time."""
        if line == self._lines and not self._closed:
            self.on_disk = True
            self.landed.emit()

    # --- notes ----------------------------------------------------------------------------------------------

    def noted(self) -> None:
        """Put a note of the reader's into the journal, soon."""
        cursor = self._board.cursor
        if self._end is None and cursor is not None:
            if self._unwritten_note not in {None, cursor.path}:
                self.write_note()
            self._unwritten_note = cursor.path
            self._note_timer.start()

    def write_note(self) -> None:
        """Put the note that was made last into the journal, if it is not there yet."""
        self._note_timer.stop()
        path, self._unwritten_note = self._unwritten_note, None
        if path is not None:
            node = self._session.record.node(path)
            self._journal.noted(len(path), node.comment, node.bookmark)

    # --- what happens ---------------------------------------------------------------------------------------

    def write(self, event: Event) -> None:
        """Write down what the session tells."""
        if isinstance(event, MovePlayed):
            self._after_move(event)
        elif isinstance(event, FoulMade):
            self._after_foul(event)
        elif isinstance(event, TakenBack):
            self._after_take_back(event)
        elif isinstance(event, GameEnded):
            self._after_end(event)

    def _after_move(self, event: MovePlayed) -> None:
        clock, board = self._session.clock, self._board
        settled = None if clock is None else clock.state()
        self._journal.moved(event.transition.move.usi, event.spent_ms, settled, self._wait_for_disk())
        board.news.tell(Moved(event.transition, self._session.position))
        board.modified = True
        self._follow(event.path)

    def _follow(self, path: Path) -> None:
        """Show the move that was made at `path`, unless the reader looks elsewhere."""
        cursor = self._board.cursor
        if cursor is None:
            return
        if cursor.path == path[:-1]:
            cursor.go_to(path)
        else:
            cursor.refresh()

    def _after_foul(self, event: FoulMade) -> None:
        """A foul that the record cannot hold as a move is told in the comment."""
        cursor = self._board.cursor
        if event.path is None and cursor is not None:
            text = f"{event.attempt.move.usi}: {foul_text(event.foul)}"
            comment = self._session.record.node(self._session.path).comment
            cursor.go_to(self._session.path)
            cursor.set_text(f"{comment}\n{text}".strip(), self._now())

    def _after_take_back(self, event: TakenBack) -> None:
        clock = self._session.clock
        settled = None if clock is None else clock.state()
        self._journal.took_back(len(event.transitions), settled, self._wait_for_disk())
        self._board.news.tell(TookBack(len(event.transitions)))
        goes_on, self._end = self._end is not None, None
        if goes_on:
            # What was noted after the end is in no journal yet.
            for node in self._session.record.node(event.path).line():
                if node.comment or node.bookmark is not None:
                    self._journal.noted(node.ply, node.comment, node.bookmark)
        self._board.modified = True
        cursor = self._board.cursor
        if cursor is not None:
            # Notes on moves that are gone cannot be undone any more.
            cursor.history.clear()
            cursor.go_to(event.path)
        if goes_on:
            self._board.news.tell(Continued())

    def _after_end(self, event: GameEnded) -> None:
        board, told = self._board, event.outcome.reason is not Reason.INTERRUPTED
        self._clock.stop()
        self.write_note()
        self._end = event.outcome
        # What was said of it has been noted as a change already.
        board.modified |= len(self._session.path) > self._set_up_with
        if told:
            board.news.tell(Concluded(event.outcome))
        self._journal.ended(event.outcome.reason.name, lambda: self._end_landed(event.outcome))
        board.news.note(Change.CLOCK | Change.LINE | Change.STATE)

    def _end_landed(self, outcome: Outcome) -> None:
        """The end is on the disk. One that was broken off, or is taken back already, has nothing to tell."""
        if outcome is self._end and outcome.reason is not Reason.INTERRUPTED and not self._closed:
            self._board.news.tell(Ended(outcome))
