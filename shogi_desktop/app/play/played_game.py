"""The course of a game: the one way of a move, whoever makes it, and what follows from it.

A move goes through the session; then it is on the board, and on its way to the disk. When it is there, the
other clock starts and the player to move is asked. Who is asked is for `game`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtCore import QTimer

from shogi_desktop.app.board.activity import Activity
from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.play.events import (
    Concluded,
    Continued,
    Ended,
    FoulRefused,
    Moved,
    TookBack,
)
from shogi_desktop.app.play.game_clock import GameClock
from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.words.rules import foul_text
from shogi_desktop.game import (
    Attempt,
    ClockReading,
    Event,
    FoulMade,
    FoulRule,
    GameEnded,
    GameOverError,
    MovePlayed,
    NoFoulError,
    Outcome,
    Path,
    Reason,
    Session,
    TakenBack,
    foul_of,
)
from shogi_desktop.rules import Color, IllegalMoveError, Move

NOTE_MS = 1_000
"""A comment being typed is on disk so long after the last key."""


@dataclass(slots=True)
class Customs:
    """What holds for every game at this board, whenever it is changed.

    :ivar held: a dialog lies over the board: in a casual game the clocks stand still for it.
    :ivar computer_resigns: otherwise it plays on until it is mated.
    """

    held: bool = False
    computer_resigns: bool = True


class PlayedGame(Activity):
    """A game as it is played, from its first move to its end, and on the disk.

    :ivar setup: how it was set up; sides switched since then count. :ivar session: what has been played.
    :ivar clock: the clocks.
    """

    def __init__(
        self,
        board: BoardModel,
        setup: GameSetup,
        session: Session,
        journal: GameJournal,
        customs: Customs,
        now_ms: Callable[[], int],
    ) -> None:
        """:param now_ms: a monotonic time."""
        super().__init__(board)
        self.setup = setup
        self.session = session
        self._board = board
        self._journal = journal
        self._customs = customs
        self._now = now_ms
        self._over = self._acting = self._closed = False
        self._lines = 0
        self._on_disk = True
        self._unwritten_note: Path | None = None
        self.clock = GameClock(session, now_ms, self._time_stands, self)
        self.clock.ticked.connect(self._on_tick)
        self._note_timer = QTimer(self)
        self._note_timer.setSingleShot(True)
        self._note_timer.setInterval(NOTE_MS)
        self._note_timer.timeout.connect(self.write_note)
        self._unsubscribe = session.subscribe(self._on_event)

    def close(self) -> None:
        """Put the game away. Its journal is let go by whoever has given it."""
        self._closed = True
        self.clock.stop()
        self._note_timer.stop()
        self._unsubscribe()

    def hold(self) -> None:
        """A dialog lies over the board, or does no more (`Customs.held`)."""
        self.clock.settle()
        self._board.note(Change.CLOCK)

    def _on_tick(self) -> None:
        self._board.note(Change.CLOCK)

    # --- for the game, which knows the players ------------------------------------------------------------

    @property
    def _hand_colors(self) -> frozenset[Color]:
        """The sides that people move at the moment."""
        return self.setup.human_colors

    def _ask(self) -> None:
        """Let the side to move think, unless a hand moves it."""

    def _drop_question(self) -> None:
        """No answer is wanted any more: moves are taken back."""

    def _tell_players(self, event: Event) -> None:
        """Let the players hear what happened."""

    def _waits_for_player(self) -> bool:
        """Whether the player to move is no hand and not there to think."""
        return False

    def _time_stands(self) -> bool:
        """Whether nobody's time passes: the disk, a dialog or the start of an engine is waited for."""
        held = self._customs.held and self.setup.dialogs_pause
        return not self._on_disk or held or self._waits_for_player()

    # --- what holds -----------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether it goes on."""
        return self.session.outcome is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.session.outcome

    @property
    def turn(self) -> Color | None:
        """Who is to move, while it goes on."""
        return self.session.turn if self.running else None

    @property
    def tip(self) -> Path:
        """Where it stands."""
        return self.session.path

    @property
    def human(self) -> Color | None:
        """The side of the only person, where the computer plays the other one."""
        computer = self.setup.computer_color
        return None if computer is None else computer.opponent

    @property
    def takes_fouls(self) -> bool:
        """Whether the hand is let make fouls."""
        return self.running and self.session.rules.fouls is not FoulRule.PREVENTED

    @property
    def kept(self) -> bool:
        """Whether it goes on and is in its journal, to be resumed whatever happens."""
        return self.running and self._journal.writing

    @property
    def on_disk(self) -> bool:
        """Whether its journal holds it as it stands, so far as it can be written at all."""
        return self._on_disk

    @property
    def plies(self) -> int:
        """How many moves it stands at."""
        return len(self.session.path)

    @property
    def played_plies(self) -> int:
        """How many of them were made in it: it may have been set up with some."""
        return self.plies - len(self.setup.moves)

    @property
    def clock_paused(self) -> bool:
        """Whether the clock of the side to move stands still: for a dialog, or until the engine is there."""
        return self.running and self._on_disk and self.clock.paused

    def reading(self, color: Color) -> ClockReading | None:
        """What the clock of `color` shows now; None where time has no limit."""
        return self.clock.reading(color)

    @property
    def hand_reading(self) -> ClockReading | None:
        """What the clock of a person who is to move shows; None where none is, or time has no limit."""
        turn = self.turn
        return None if turn is None or turn not in self.setup.human_colors else self.reading(turn)

    def movable_colors(self) -> frozenset[Color]:
        """The sides of people, where the position shown is the one the game stands at."""
        return self._hand_colors if self.running and self._board.at_tip else frozenset()

    @property
    def plies_to_take_back(self) -> int:
        """How many moves a take-back undoes: the player's last, and the computer's answer; 0 for none."""
        if not self.setup.human_colors:
            return 0
        plies = 1 if self.session.turn.opponent in self.setup.human_colors else 2
        return plies if plies <= self.played_plies else 0

    def _refresh(self) -> None:
        self._board.note(Change.STATE)

    # --- moves ----------------------------------------------------------------------------------------------

    def play(self, move: Move) -> bool:
        """A move by hand."""
        return self._submit(move)

    def attempt(self, attempt: Attempt) -> bool:
        """What a hand did where fouls can be made; where the rules only warn of one it is refused."""
        foul = foul_of(self.session.position, attempt)
        if foul is None:
            return self._board.play(attempt.move)
        if self.session.rules.fouls is FoulRule.WARNED:
            self._board.tell(FoulRefused(foul))
            return False
        return self._act(lambda: self.session.play_foul(attempt, self._now()))

    def _submit(self, move: Move) -> bool:
        return self._act(lambda: self.session.play(move, self._now()))

    def _act(self, act: Callable[[], object]) -> bool:
        """Let a move happen, then go on; whether it did.

        It does not where it is forbidden, or comes too late: when the flag fell before it, the session has
        told how the game ended.
        """
        with self._board.together():
            self._acting = True
            try:
                act()
            except (IllegalMoveError, NoFoulError, GameOverError):
                return False
            finally:
                self._acting = False
            self._go_on()
            self._refresh()
        return True

    def _go_on(self) -> None:
        """Begin the next turn, if the move before it is on the disk."""
        if self._on_disk and self.running:
            self.clock.begin_turn()
            self._ask()

    def _wait_for_disk(self) -> Callable[[], None]:
        """Let time stand still until what is returned is called: the next line of the journal is there."""
        self._lines, self._on_disk = self._lines + 1, False
        line = self._lines
        self.clock.settle()
        return lambda: self._landed(line)

    def _landed(self, line: int) -> None:
        """So many lines are on the disk; all that were written since need their own time."""
        if line == self._lines and not self._closed:
            self._on_disk = True
            if not self._acting:
                with self._board.together():
                    self._go_on()
                    self._refresh()

    def take_back(self) -> None:
        """Undo the player's last move, and the computer's answer to it if there was one."""
        with self._board.together():
            plies = self.plies_to_take_back
            if not plies:
                return
            self.write_note()
            self._drop_question()
            self._act(lambda: self.session.take_back(plies, self._now()))
            self.clock.watch()

    def resign(self) -> None:
        """The person gives up: the only one, or of two the one to move."""
        human = self.human
        self._say(lambda: self.session.resign(self.session.turn if human is None else human, self._now()))

    def _say(self, say: Callable[[], object]) -> None:
        """Somebody ends the game by a word; too late, when the flag has fallen before it."""
        with self._board.together(), suppress(GameOverError):
            say()

    def settle_end(self) -> None:
        """Conclude a resumed game that its last move had ended: it was cut off before that was written."""
        if self.session.outcome is not None and self._journal.writing:
            with self._board.together():
                self._on_event(GameEnded(self.session.outcome, self.session.path))

    # --- notes ----------------------------------------------------------------------------------------------

    def noted(self) -> None:
        """Put a note of the reader's into the journal, soon."""
        cursor = self._board.cursor
        if not self._over and cursor is not None:
            if self._unwritten_note not in {None, cursor.path}:
                self.write_note()
            self._unwritten_note = cursor.path
            self._note_timer.start()

    def write_note(self) -> None:
        """Put the note that was made last into the journal, if it is not there yet."""
        self._note_timer.stop()
        path, self._unwritten_note = self._unwritten_note, None
        if path is not None:
            node = self.session.record.node(path)
            self._journal.noted(len(path), node.comment, node.bookmark)

    # --- what the session tells -----------------------------------------------------------------------------

    def _on_event(self, event: Event) -> None:
        with self._board.together():
            self._tell_players(event)
            if isinstance(event, MovePlayed):
                self._after_move(event)
            elif isinstance(event, FoulMade):
                self._after_foul(event)
            elif isinstance(event, TakenBack):
                self._after_take_back(event)
            elif isinstance(event, GameEnded):
                self._after_end(event)

    def _after_move(self, event: MovePlayed) -> None:
        clock, board = self.session.clock, self._board
        settled = None if clock is None else clock.state()
        self._journal.moved(event.transition.move.usi, event.spent_ms, settled, self._wait_for_disk())
        board.tell(Moved(event.transition, self.session.position))
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
            comment = self.session.record.node(self.session.path).comment
            cursor.go_to(self.session.path)
            cursor.set_text(f"{comment}\n{text}".strip(), self._now())

    def _after_take_back(self, event: TakenBack) -> None:
        clock = self.session.clock
        settled = None if clock is None else clock.state()
        self._journal.took_back(len(event.transitions), settled, self._wait_for_disk())
        self._board.tell(TookBack(len(event.transitions)))
        goes_on, self._over = self._over, False
        if goes_on:
            # What was noted after the end is in no journal yet.
            for node in self.session.record.node(event.path).line():
                if node.comment or node.bookmark is not None:
                    self._journal.noted(node.ply, node.comment, node.bookmark)
        self._board.modified = True
        cursor = self._board.cursor
        if cursor is not None:
            # Notes on moves that are gone cannot be undone any more.
            cursor.history.clear()
            cursor.go_to(event.path)
        if goes_on:
            self._board.tell(Continued())

    def _after_end(self, event: GameEnded) -> None:
        board, told = self._board, event.outcome.reason is not Reason.INTERRUPTED
        self.clock.stop()
        self.write_note()
        self._over = True
        # What was said of it has been noted as a change already.
        board.modified |= self.played_plies > 0
        if told:
            board.tell(Concluded(event.outcome))
        self._journal.ended(event.outcome.reason.name, lambda: self._end_landed(event.outcome))
        board.note(Change.CLOCK | Change.LINE | Change.STATE)

    def _end_landed(self, outcome: Outcome) -> None:
        """The end is on the disk. One that was broken off has nothing to tell."""
        if outcome.reason is not Reason.INTERRUPTED and not self._closed:
            self._board.tell(Ended(outcome))
