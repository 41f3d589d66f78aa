"""The journal of the game on the board, written in a thread: the clock waits for it, the window does not.

What a line says and what becomes of a damaged journal is `journal`'s; here it is said when a line is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from shogi_desktop.app.records.journal import Journal
from shogi_desktop.app.records.journal_lines import Reading, UnfinishedGame
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.system.background import Runs
from shogi_desktop.game import ClockState

Report = Callable[[OSError, Path], None]


class GameJournal:
    """Hands what happens in a game to its journal, in order.

    A folder that cannot be written is reported once, and the game goes on without a journal: what waits for a
    line to be on the disk is then called all the same.
    """

    def __init__(self, folder: Path, report: Report, background: Runs) -> None:
        self.folder = folder
        self._report = report
        self._background = background
        self._errors: list[tuple[OSError, Path]] = []
        self._journal = Journal(folder, self._note_error)
        self._open = False

    @property
    def writing(self) -> bool:
        """Whether what happens in the game is kept on disk, as far as is known."""
        return self._open

    def begin(self, setup: GameSetup, then: Callable[[], object]) -> None:
        """Start the journal of a new game; the one before, if any, is left as it is. `then` as below."""
        self._open = True
        self._run(lambda: self._journal.begin(setup), then)

    def resume(self, game: UnfinishedGame) -> Path | None:
        """Go on with the journal of a game that was cut off; see `Journal.resume`. Waits for the disk.

        :raises GameElsewhereError: another window plays it, or has played it on since it was read.
        """
        self._background.drain()
        copy = self._journal.resume(game)
        self._open = self._journal.writing
        self._tell()
        return copy

    def moved(
        self, usi: str, spent_ms: int | None, clock: ClockState | None, then: Callable[[], object]
    ) -> None:
        """Write an accepted move. :param then: called when it is on the disk."""
        self._run(lambda: self._journal.moved(usi, spent_ms, clock), then)

    def took_back(self, plies: int, clock: ClockState | None, then: Callable[[], object]) -> None:
        """Write that moves were taken back; a game that had ended goes on with that. `then` as above."""
        self._open = True
        self._run(lambda: self._journal.took_back(plies, clock), then)

    def noted(self, ply: int, comment: str, bookmark: str | None) -> None:
        """Write the comment and the bookmark of the position after `ply` moves of the record."""
        self._run(lambda: self._journal.noted(ply, comment, bookmark))

    def players_changed(self, setup: GameSetup) -> None:
        """Write who plays on from here."""
        self._run(lambda: self._journal.players_changed(setup))

    def ended(self, reason: str, then: Callable[[], object]) -> None:
        """Write that the game is over, and close its journal. `then` as above."""
        self._open = False
        self._run(lambda: self._journal.ended(reason), then)

    def close(self) -> None:
        """Let go of the file; a game without an end in it stays to be resumed."""
        self._open = False
        self._run(self._journal.close)

    def waiting(self) -> Iterator[Reading]:
        """What each journal says that is not over and that nobody is playing, the latest first.

        Waits for what is being written.
        """
        self._background.drain()
        return self._journal.waiting()

    def _run(self, work: Callable[[], object], then: Callable[[], object] | None = None) -> None:
        def written(_: object) -> None:
            self._tell()
            if then is not None:
                then()

        self._background.run(work, written)

    def _note_error(self, error: OSError, folder: Path) -> None:
        """Called wherever the journal is written."""
        self._errors.append((error, folder))

    def _tell(self) -> None:
        errors, self._errors = self._errors, []
        for error, folder in errors:
            self._open = False
            self._report(error, folder)
