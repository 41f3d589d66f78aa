"""A game being played: the one way of a move, whoever makes it, and what follows from it.

A move goes through the session; then it is on the board, and on its way to the disk. When it is there, the
other clock starts and the player to move is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QTimer

from shogi_desktop.app.board.activity import Activity
from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.play.events import (
    Concluded,
    Continued,
    Ended,
    EngineFailed,
    EngineRestarted,
    EngineRestarting,
    FoulRefused,
    Moved,
    SidesSwitched,
    TookBack,
)
from shogi_desktop.app.play.game_clock import GameClock
from shogi_desktop.app.play.seats import Seats
from shogi_desktop.app.players.player import PlayerMaker, course_of
from shogi_desktop.app.players.resigning import LOWEST_LEVEL
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


class Game(Activity):
    """One game from its first move to its end, and until its board is used for something else.

    :ivar setup: how it was set up; sides switched since then count. :ivar session: what has been played.
    :ivar seats: the players. :ivar clock: the clocks.
    :ivar assisted: sides were switched, or the computer moved for the person.
    :ivar gave_up: the computer resigned the game, which it had seen lost for some moves.
    """

    def __init__(
        self,
        board: BoardModel,
        setup: GameSetup,
        session: Session,
        journal: GameJournal,
        players: PlayerMaker,
        customs: Customs,
        now_ms: Callable[[], int],
    ) -> None:
        """Lay it out; `begin` begins it. :param now_ms: a monotonic time."""
        super().__init__(board)
        self.setup = setup
        self.session = session
        self.assisted = self.gave_up = False
        self._board = board
        self._journal = journal
        self._customs = customs
        self._now = now_ms
        self._finishing = self._over = self._acting = self._closed = False
        self._lines = 0
        self._on_disk = True
        self._unwritten_note: Path | None = None
        self.clock = GameClock(session, now_ms, self._time_stands, self)
        self.clock.ticked.connect(lambda: board.note(Change.CLOCK))
        self.seats = Seats(players, self)
        self._note_timer = QTimer(self)
        self._note_timer.setSingleShot(True)
        self._note_timer.setInterval(NOTE_MS)
        self._note_timer.timeout.connect(self.write_note)
        self._unsubscribe = session.subscribe(self._on_event)
        self._listen()

    def _listen(self) -> None:
        seats = self.seats
        seats.chose.connect(self._on_chosen)
        seats.resigned.connect(lambda: self._say(lambda: self.session.resign(self.session.turn, self._now())))
        seats.declared_win.connect(lambda: self._say(lambda: self.session.declare(self._now())))
        seats.delayed.connect(self._refresh)
        seats.ready.connect(self._on_ready)
        seats.restarting.connect(self._on_restarting)
        seats.restarted.connect(lambda: self._board.tell(EngineRestarted()))
        seats.failed.connect(self._on_failed)

    def begin(self, *, anew: bool) -> None:
        """Sit the players down and let the game go on from where it stands.

        :param anew: it has no journal yet.
        """
        with self._board.together():
            self._acting = True
            self.seats.meet(self.setup, self.session)
            if anew:
                self._journal.begin(self.setup, self._wait_for_disk())
            self._acting = False
            if self.session.outcome is None:
                self.clock.start()
            self._ask()
            self._refresh()

    def close(self) -> None:
        """Put the game away. Its journal is let go by whoever has given it."""
        self._closed = True
        self.clock.stop()
        self._note_timer.stop()
        self.seats.cancel()
        self._unsubscribe()
        self.seats.dismiss()

    # --- what holds ---------------------------------------------------------------------------------------

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
    def finishing(self) -> bool:
        """Whether the computer moves for both sides until it ends."""
        return self._finishing and self.running

    @property
    def has_computer(self) -> bool:
        """Whether it goes on with the computer in it."""
        return self.running and self.setup.computer_color is not None

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

    @property
    def _hand_colors(self) -> frozenset[Color]:
        """The sides that people move at the moment."""
        return frozenset() if self._finishing else self.setup.human_colors

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

    # --- moves --------------------------------------------------------------------------------------------

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
            self.stop_finishing()
            plies = self.plies_to_take_back
            if not plies:
                return
            self.gave_up = False
            self.write_note()
            self.seats.cancel()
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

    # --- notes --------------------------------------------------------------------------------------------

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

    # --- what the session tells ---------------------------------------------------------------------------

    def _on_event(self, event: Event) -> None:
        with self._board.together():
            self.seats.tell(event)
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

    # --- the computer -------------------------------------------------------------------------------------

    def move_now(self) -> None:
        """Have the computer play the best move it has found so far."""
        self.seats.stop()

    def finish(self) -> None:
        """Have the computer move for both sides until the game ends or `stop_finishing`."""
        if not self.has_computer or self._finishing:
            return
        with self._board.together():
            self._finishing = self.assisted = True
            self._journal.players_changed(self.setup)
            if not self.seats.thinking:
                self._ask()
            self._refresh()

    def stop_finishing(self) -> None:
        """Give the person's side back to the person."""
        if not self._finishing:
            return
        with self._board.together():
            self._finishing = False
            if self.running and self.session.turn in self.setup.human_colors:
                self.seats.cancel()
                self.clock.settle()
            self._refresh()

    def switch_sides(self) -> None:
        """The person goes on with the computer's side, the computer with the person's; clocks stay."""
        if not self.has_computer:
            return
        with self._board.together():
            self.stop_finishing()
            self.seats.cancel()
            self.setup = msgspec.structs.replace(self.setup, black=self.setup.white, white=self.setup.black)
            self.assisted = True
            self.seats.swap()
            self._journal.players_changed(self.setup)
            headers = self.session.record.headers
            names = {"black": headers.pop("white", ""), "white": headers.pop("black", "")}
            headers.update({side: name for side, name in names.items() if name})
            self._board.tell(SidesSwitched())
            self._ask()
            self._refresh()

    def retry_engine(self) -> None:
        """Start the engine again after trouble and let it go on where it was."""
        if not self.running:
            return
        with self._board.together():
            self.seats.restart()
            self.seats.meet(self.setup, self.session)
            self._ask()
            self._refresh()

    def hold(self) -> None:
        """A dialog lies over the board, or does no more (`Customs.held`)."""
        self.clock.settle()
        self._board.note(Change.CLOCK)

    def _time_stands(self) -> bool:
        """Whether nobody's time passes: the disk, a dialog or the start of an engine is waited for."""
        turn = self.session.turn
        return (
            not self._on_disk
            or (self._customs.held and self.setup.dialogs_pause)
            or (turn not in self._hand_colors and self.seats.absent(turn))
        )

    def _ask(self) -> None:
        """Let the side to move think, unless a hand moves it."""
        session = self.session
        if session.outcome is not None or not self._on_disk:
            return
        self.clock.settle()
        if session.turn in self._hand_colors:
            return
        if session.impasse.declare(session.position).winner is session.turn:
            # Whatever rule the engine knows of: by the one of this game it has won.
            session.declare(self._now())
            return
        if self.seats.absent(session.turn):
            # An engine's start is no thinking time.
            self.clock.begin_turn_standing()
        player = self.seats.asked(session.turn, for_both=self._finishing)
        if player is not None and not player.has_failed:
            player.think(course_of(session), self.clock.clocks)

    def _give_turn_back(self) -> None:
        """The engine broke: its turn begins anew when it is there again."""
        if self.session.turn not in self._hand_colors:
            self.clock.begin_turn_standing()

    def _on_ready(self) -> None:
        self.clock.settle()
        self._refresh()

    def _on_restarting(self, text: str) -> None:
        self._give_turn_back()
        self._board.tell(EngineRestarting(text))

    def _on_failed(self, text: str) -> None:
        with self._board.together():
            self._give_turn_back()
            self._board.tell(EngineFailed(text))
            self._refresh()

    def _on_chosen(self, move: Move) -> None:
        player = self.seats.asked(self.session.turn, for_both=self._finishing)
        if self._gives_up():
            self.gave_up = True
            self._say(lambda: self.session.resign(self.session.turn, self._now()))
        elif not self._submit(move) and self.running and player is not None:
            player.has_failed = True
            sentence = self.tr("The engine answered with a move that the rules forbid ({move}).")
            self._on_failed(sentence.format(move=move.usi))

    def _gives_up(self) -> bool:
        """Whether the computer, having thought, resigns instead of moving."""
        player = self.seats.asked(self.session.turn, for_both=self._finishing)
        if player is None or self._finishing or not self.running:
            return False
        level = self.setup.level(self.session.turn) or 0
        return player.thinks_lost() and self._customs.computer_resigns and level >= LOWEST_LEVEL
