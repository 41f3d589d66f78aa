"""The game on the board: the one way of a move, whoever makes it, and what follows from it.

A move comes in from the board, the engine or a record and goes through the session; then it is on disk, the
other clock starts, the views are told, and the opponent is asked. When no game runs, the same board studies
the record: both sides are moved freely and new moves become branches.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from enum import Enum
from pathlib import Path as FilePath

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.play.game_start import clock_of, record_of, rules_of
from shogi_desktop.app.play.resuming import replay
from shogi_desktop.app.players.player import Absent, Clocks, Player, PlayerMaker, course_of
from shogi_desktop.app.players.resigning import LOWEST_LEVEL
from shogi_desktop.app.records.cursor import Cursor, Shown
from shogi_desktop.app.records.journal import Journal
from shogi_desktop.app.records.journal_lines import UnfinishedGame
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.shell.commands import CommandState
from shogi_desktop.app.words.rules import foul_text
from shogi_desktop.game import (
    Attempt,
    Clock,
    ClockReading,
    Edit,
    EditKind,
    Event,
    Foul,
    FoulMade,
    FoulRule,
    GameEnded,
    GameOverError,
    GameRules,
    MovePlayed,
    NoFoulError,
    Outcome,
    Path,
    Reason,
    Record,
    Session,
    TakenBack,
    foul_at,
    foul_of,
)
from shogi_desktop.rules import (
    Color,
    IllegalMoveError,
    Move,
)

TICK_MS = 100
NOTE_MS = 1_000
"""A comment being typed is on disk so long after the last key."""


class Activity(Enum):
    """What the board is used for."""

    NOTHING = "nothing"
    PLAYING = "playing"
    STUDYING = "studying"


class PlayController(QObject):
    """The game or the record on the board.

    Signals: `shown` when the board has to show another position; `record_changed` when another record is
    there; `line_changed` when the line looked at has other moves, or the tree; `tree_changed` before it
    when a reader reshaped the tree; `edited` when a comment, a mark or a bookmark was changed;
    `state_changed` when turn, activity, thinking, outcome or what can be undone changed;
    `moved(Transition, Position)` when a move of the game was made, by whomever, with the position after it;
    `taken_back(int)` with the plies; `clock_changed` while a clock runs; `concluded(Outcome)` when a game is
    over but still in its journal, for whoever keeps it elsewhere, then `ended(Outcome)`;
    `foul_refused(Foul)` when one was tried where the rules only warn; `engine_failed(str)` with a sentence,
    the game being kept; `engine_restarting(str)` and `engine_restarted` when it helps itself; `continued`
    when a game that had ended goes on after a take-back; `sides_switched` when the person and the computer
    changed sides; `set_aside` when a running game made way for a
    record and waits in its journal.
    """

    shown = Signal(object)
    record_changed = Signal()
    line_changed = Signal()
    tree_changed = Signal()
    edited = Signal()
    state_changed = Signal()
    moved = Signal(object, object)
    taken_back = Signal(int)
    clock_changed = Signal()
    concluded = Signal(object)
    ended = Signal(object)
    foul_refused = Signal(object)
    continued = Signal()
    set_aside = Signal()
    sides_switched = Signal()
    engine_failed = Signal(str)
    engine_restarting = Signal(str)
    engine_restarted = Signal()

    def __init__(
        self,
        journal: Journal,
        players: PlayerMaker,
        now_ms: Callable[[], int],
        today: Callable[[], datetime] = datetime.now,
    ) -> None:
        """Where `players` raises `EngineMissingError` the game waits for a retry. `now_ms` is monotonic.

        `assisted` tells that sides were switched, or that the computer moved for the person; `gave_up` that
        the computer resigned a game that it had seen lost for some moves.
        `computer_resigns` may be set to False: it then plays on until it is mated.
        """
        super().__init__()
        self._journal = journal
        self._now = now_ms
        self._today = today
        self._cursor: Cursor | None = None
        self._session: Session | None = None
        self._unsubscribe: Callable[[], None] | None = None
        self._over = False
        self._held = False
        self._unwritten_note: Path | None = None
        self._finishing = False
        self._new_player = players
        self._players: dict[Color, Player] = {}
        self.setup: GameSetup | None = None
        self.modified = False
        self.assisted = False
        self.gave_up = False
        self.computer_resigns = True
        self._clock_timer = QTimer(self)
        self._clock_timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._clock_timer.setInterval(TICK_MS)
        self._clock_timer.timeout.connect(self._tick)
        self._note_timer = QTimer(self)
        self._note_timer.setSingleShot(True)
        self._note_timer.setInterval(NOTE_MS)
        self._note_timer.timeout.connect(self._write_note)

    # --- what holds ---------------------------------------------------------------------------------------

    @property
    def cursor(self) -> Cursor | None:
        """The record on the board and the place looked at; None before the first."""
        return self._cursor

    @property
    def record(self) -> Record | None:
        """The record on the board."""
        return None if self._cursor is None else self._cursor.record

    @property
    def activity(self) -> Activity:
        """What the board is used for."""
        if self._cursor is None:
            return Activity.NOTHING
        return Activity.STUDYING if self._session is None else Activity.PLAYING

    @property
    def running(self) -> bool:
        """Whether a game is going on."""
        return self._session is not None and self._session.outcome is None

    @property
    def kept(self) -> bool:
        """Whether the running game is in its journal, to be resumed whatever happens."""
        return self.running and self._journal.writing

    @property
    def session(self) -> Session | None:
        """The game being played or just over; for asking, and for ending it by somebody's word."""
        return self._session

    @property
    def takes_fouls(self) -> bool:
        """Whether the hand is let make fouls in the position shown."""
        session = self._session
        return session is not None and self.running and session.rules.fouls is not FoulRule.PREVENTED

    @property
    def computer_score(self) -> int | None:
        """What the computer thought of its last move, in centipawns from its side; None before it thought."""
        return next((player.score for player in self._players.values() if not player.is_hand), None)

    @property
    def foul(self) -> Foul | None:
        """The foul that the game on the board ended by, as far as the record tells."""
        cursor, outcome = self._cursor, self.outcome
        if cursor is None or outcome is None or outcome.reason is not Reason.ILLEGAL_MOVE:
            return None
        return foul_at(cursor.record, cursor.path if self._session is None else self._session.path)

    @property
    def outcome(self) -> Outcome | None:
        """How the game on the board ended; in study, how it ended in the position looked at."""
        if self._session is not None:
            return self._session.outcome
        return None if self._cursor is None else self._cursor.node.outcome

    @property
    def turn(self) -> Color | None:
        """Who is to move in the running game."""
        return self._session.turn if self._session is not None and self.running else None

    @property
    def plies(self) -> int:
        """How many moves the game on the board stands at."""
        return 0 if self._session is None else len(self._session.path)

    @property
    def thinking(self) -> bool:
        """Whether the computer is thinking."""
        return any(player.is_thinking for player in self._players.values())

    @property
    def engine_starting(self) -> bool:
        """Whether the computer's engine takes long to start, and is still given time."""
        return any(player.is_starting for player in self._players.values())

    @property
    def engine_trouble(self) -> bool:
        """Whether the computer cannot answer until it is started again."""
        return any(player.has_failed for player in self._players.values())

    @property
    def finishing(self) -> bool:
        """Whether the computer moves for both sides until the game ends."""
        return self._finishing and self.running

    @property
    def has_computer(self) -> bool:
        """Whether a game with the computer in it is running."""
        return self.running and self.setup is not None and self.setup.computer_color is not None

    @property
    def _hand_colors(self) -> frozenset[Color]:
        """The sides that people move at the moment."""
        if self.setup is None or self._finishing:
            return frozenset()
        return self.setup.human_colors

    @property
    def human(self) -> Color | None:
        """The side of the only person, where the computer plays the other one."""
        if self.setup is None or self._session is None:
            return None
        computer = self.setup.computer_color
        return None if computer is None else computer.opponent

    @property
    def at_tip(self) -> bool:
        """Whether the position shown is the one the game stands at."""
        return self._session is None or (self._cursor is not None and self._cursor.path == self._session.path)

    def movable_colors(self) -> frozenset[Color]:
        """The sides that may be moved by hand in the position shown."""
        if self._session is None:
            return frozenset(Color) if self._cursor is not None else frozenset()
        return self._hand_colors if self.running and self.at_tip else frozenset()

    def command_state(self) -> CommandState:
        """What the table of commands asks about the game."""
        cursor = self._cursor
        if cursor is None:
            return CommandState()
        return CommandState(
            has_record=True,
            running=self.running,
            can_resign=self.running and self.setup is not None and bool(self.setup.human_colors),
            can_take_back=self._plies_to_take_back() > 0,
            can_step_back=cursor.index > 0,
            can_step_forward=not cursor.at_end,
            can_delete=self._session is None and cursor.index > 0,
            can_rematch=self.setup is not None and not self.running,
            engine_trouble=self.engine_trouble and self.running,
            can_move_now=self.thinking,
            has_computer=self.has_computer,
            can_undo_edit=cursor.history.undo_kind is not None,
            can_redo_edit=cursor.history.redo_kind is not None,
            # In study the keys for it are no one else's, even where there is no choice.
            has_alternatives=cursor.siblings > 1 or self.can_reshape,
            on_move=cursor.index > 0,
            on_branch=self.can_reshape and cursor.on_branch,
            can_move_up=self.can_reshape and cursor.index > 0 and cursor.path[-1] > 0,
            can_move_down=self.can_reshape and cursor.index > 0 and cursor.path[-1] < cursor.siblings - 1,
            has_marks=bool(cursor.annotations.marks),
        )

    @property
    def can_reshape(self) -> bool:
        """Whether branches may be cut off and put in another order: only where no game is being played."""
        return self._cursor is not None and self._session is None

    def reading(self, color: Color) -> ClockReading | None:
        """What the clock of `color` shows now; None where time has no limit."""
        if self._session is None or self._session.clock is None:
            return None
        reading = self._session.clock.remaining(color, self._now())
        return None if reading.unlimited else reading

    @property
    def clock_paused(self) -> bool:
        """Whether the clock of the side to move stands still: for a dialog, or until the engine is there."""
        session = self._session
        return self.running and session is not None and session.clock is not None and session.clock.paused

    def hold(self, *, held: bool) -> None:
        """A dialog lies over the board, or does no more: in a casual game the clocks stand still for it."""
        self._held = held
        session = self._session
        if held:
            self._stand_still()
        elif session is not None and session.clock is not None and not self._waits_for_engine:
            session.clock.resume(self._now())
        self.clock_changed.emit()

    # --- beginning ----------------------------------------------------------------------------------------

    def new_game(self, setup: GameSetup) -> None:
        """Begin a game; one that is running is broken off: the player has been told so.

        :raises RulesError: the set-up names no game or start that there is; nothing has changed then.
        """
        record, rules = record_of(setup, self._today()), rules_of(setup)
        if self.running and self._session is not None:
            self._session.interrupt(self._now())
        self._release()
        self._journal.begin(setup)
        self._begin(setup, record, clock_of(setup), rules)

    def resume(self, game: UnfinishedGame) -> FilePath | None:
        """Go on with a game that was cut off, its clocks as they stood after its last move.

        :returns: where its journal was copied to as it stood, if that was damaged.
        :raises RulesError: the journal's set-up cannot be read; nothing has changed then.
        :raises GameElsewhereError: another window of the program plays it; nothing has changed then.
        """
        again = replay(game)
        self._write_note()
        copy = self._journal.resume(again.game)
        self._release(keep_journal=True)
        self.assisted = game.assisted
        self._begin(game.setup, again.record, again.clock, again.rules)
        return copy

    def settle_end(self) -> None:
        """Conclude a resumed game that its last move had ended: it was cut off before that was written."""
        session = self._session
        if session is not None and session.outcome is not None and self._journal.writing:
            self._on_event(GameEnded(session.outcome, session.path))

    def open_record(self, record: Record, path: Path | None = None, *, modified: bool = False) -> None:
        """Put a record on the board for study, at `path` or at its beginning.

        A running game stays in its journal to be resumed.

        :param modified: it has changes that are in no file.
        """
        waits = self.kept and self._session is not None and len(self._session.path) > self._given_plies
        self._release()
        self.setup = None
        self.modified = modified
        self._show_record(record, () if path is None else path)
        if waits:
            self.set_aside.emit()

    def study(self) -> None:
        """Study the game that was played to its end."""
        if self._cursor is None or self.running:
            return
        path = self._cursor.path
        record = self._cursor.record
        self._release()
        self.setup = None
        self._show_record(record, path)

    def leave(self) -> None:
        """Put the game away; a running one stays in its journal to be resumed.

        What was changed and is in no file is given up: the player has been asked.
        """
        self._release()
        self.modified = False

    def _begin(self, setup: GameSetup, record: Record, clock: Clock, rules: GameRules) -> None:
        self.setup = setup
        self._session = Session(record, clock, rules)
        self._unsubscribe = self._session.subscribe(self._on_event)
        self.modified = False
        self._show_record(record, self._session.path)
        self._meet()
        if self._session.outcome is None:
            self._session.start(self._now())
            self._clock_timer.start()
        self._ask()
        self.state_changed.emit()

    def _show_record(self, record: Record, path: Path) -> None:
        self._cursor = Cursor(record, path)
        self._cursor.moved.connect(self._on_cursor_moved)
        self._cursor.line_changed.connect(self.line_changed)
        self._cursor.edited.connect(self._on_edited)
        self._cursor.tree_changed.connect(self._on_tree_changed)
        self.record_changed.emit()
        self.shown.emit(self._cursor.shown())
        self.state_changed.emit()

    def _release(self, *, keep_journal: bool = False) -> None:
        self._clock_timer.stop()
        self._drop_question()
        if self._unsubscribe is not None:
            self._unsubscribe()
        self._write_note()
        self._unsubscribe = self._session = None
        if not keep_journal:
            self._journal.close()
        self._over = self._finishing = self.assisted = self.gave_up = False
        self._dismiss()
        self.clock_changed.emit()

    # --- moves --------------------------------------------------------------------------------------------

    def play(self, move: Move) -> bool:
        """A move by hand in the position shown; whether it was made."""
        if self._cursor is None:
            return False
        position = self._cursor.position()
        if position.turn not in self.movable_colors() or not position.is_legal(move):
            return False
        if self._session is None:
            self._cursor.play(move)
            self.state_changed.emit()
            return True
        return self._submit(move)

    def attempt(self, attempt: Attempt) -> bool:
        """What a hand did in a game where fouls can be made; whether it came about.

        A foul is made, or where the rules only warn it is refused with `foul_refused`.
        """
        session = self._session
        if session is None or attempt.color not in self.movable_colors():
            return False
        foul = foul_of(session.position, attempt)
        if foul is None:
            return self.play(attempt.move)
        if session.rules.fouls is FoulRule.WARNED:
            self.foul_refused.emit(foul)
            return False
        try:
            session.play_foul(attempt, self._now())
        except (NoFoulError, GameOverError):
            return False
        self._ask()
        self.state_changed.emit()
        return True

    def _submit(self, move: Move) -> bool:
        session = self._session
        if session is None or session.outcome is not None:
            return False
        try:
            session.play(move, self._now())
        except (IllegalMoveError, GameOverError):
            # Forbidden, or too late: the flag fell before it, and the session has told how that ended.
            return False
        self._ask()
        self.state_changed.emit()
        return True

    def take_back(self) -> None:
        """Undo the player's last move, and the computer's answer to it if there was one."""
        self.stop_finishing()
        plies = self._plies_to_take_back()
        if plies and self._session is not None:
            self.gave_up = False
            self._write_note()
            self._drop_question()
            self._session.take_back(plies, self._now())
            self._clock_timer.start()
            self._ask()
            self.state_changed.emit()

    def _plies_to_take_back(self) -> int:
        session = self._session
        if session is None or self.setup is None or not self.setup.human_colors:
            return 0
        played = len(session.path) - self._given_plies
        last_mover = session.turn.opponent
        plies = 1 if last_mover in self.setup.human_colors else 2
        return plies if plies <= played else 0

    @property
    def _given_plies(self) -> int:
        """How many moves the game was set up with."""
        return 0 if self.setup is None else len(self.setup.moves)

    def resign(self) -> None:
        """The person gives up: the only one, or of two the one to move."""
        session = self._session
        if session is not None and session.outcome is None:
            human = self.human
            session.resign(session.turn if human is None else human, self._now())

    def mark_saved(self) -> None:
        """The record is in a file as it stands."""
        self.modified = False
        self.state_changed.emit()

    # --- looking around -----------------------------------------------------------------------------------

    def step(self, plies: int) -> None:
        """Look `plies` further along the line, or back."""
        if self._cursor is not None:
            self._cursor.step(plies)

    def go_to_index(self, index: int) -> None:
        """Look at the position after `index` moves of the line."""
        if self._cursor is not None:
            self._cursor.go_to_index(index)

    def go_to(self, path: Path) -> None:
        """Look at the position at `path`. :raises PathError: there is no such node."""
        if self._cursor is not None:
            self._cursor.go_to(path)

    def go_to_tip(self) -> None:
        """Look at the position the game stands at."""
        if self._cursor is not None and self._session is not None:
            self._cursor.go_to(self._session.path)

    def setup_from_here(self, base: GameSetup) -> GameSetup:
        """`base` as a game that goes on from the position shown, its moves so far kept."""
        cursor = self._cursor
        if cursor is None:
            return base
        record = cursor.record
        moves = tuple(node.move.usi for node in cursor.node.line() if node.move is not None)
        return msgspec.structs.replace(
            base,
            variant=record.variant.id,
            handicap=record.handicap_id or "",
            start_sfen=record.start_sfen,
            moves=moves,
        )

    def _on_cursor_moved(self, shown: Shown) -> None:
        self.shown.emit(shown)
        self.state_changed.emit()

    def _on_edited(self) -> None:
        self.modified = True
        cursor = self._cursor
        if self.running and cursor is not None:
            if self._unwritten_note not in {None, cursor.path}:
                self._write_note()
            self._unwritten_note = cursor.path
            self._note_timer.start()
        self.edited.emit()
        self.state_changed.emit()

    def _on_tree_changed(self) -> None:
        self.modified = True
        self.tree_changed.emit()
        self.line_changed.emit()

    def _write_note(self) -> None:
        """Put the note that was made last into the journal, if it is not there yet."""
        self._note_timer.stop()
        path, self._unwritten_note = self._unwritten_note, None
        if path is not None and self._session is not None:
            node = self._session.record.node(path)
            self._journal.noted(len(path), node.comment, node.bookmark)

    # --- changes to the record ----------------------------------------------------------------------------

    def set_text(self, text: str) -> None:
        """Change the words of the comment at the position shown, as they are typed."""
        if self._cursor is not None:
            self._cursor.set_text(text, self._now())

    def edit(self, kind: EditKind, edit: Edit) -> bool:
        """Change the record, if that is allowed now; whether it was done.

        In a game being played the tree is the game's own, and so are players and dates; notes are the
        reader's, at the position shown.
        """
        cursor = self._cursor
        if cursor is None or ((edit.reshapes or edit.place is None) and not self.can_reshape):
            return False
        cursor.edit(kind, edit)
        return True

    def undo_edit(self) -> None:
        """Take back the last change of the record; moves of a game are not among them."""
        if self._cursor is not None:
            self._cursor.undo()

    def redo_edit(self) -> None:
        """Make the change again that was undone last."""
        if self._cursor is not None:
            self._cursor.redo()

    # --- what the session tells ---------------------------------------------------------------------------

    def _on_event(self, event: Event) -> None:
        for player in self._players.values():
            player.told(event)
        if isinstance(event, MovePlayed):
            self._after_move(event)
        elif isinstance(event, FoulMade):
            self._after_foul(event)
        elif isinstance(event, TakenBack):
            self._after_take_back(event)
        elif isinstance(event, GameEnded):
            self._after_end(event)

    def _after_move(self, event: MovePlayed) -> None:
        session, cursor = self._session, self._cursor
        if session is None or cursor is None:
            return
        clock = session.clock
        self._journal.moved(
            event.transition.move.usi, event.spent_ms, None if clock is None else clock.state()
        )
        if clock is not None and clock.running is not None:
            # The move is on disk only now: the other side's time begins here, not before.
            clock.start(session.turn, self._now())
            self._stand_still()
        self.moved.emit(event.transition, session.position)
        self.modified = True
        if cursor.path == event.path[:-1]:
            cursor.go_to(event.path)
        else:
            cursor.refresh()

    def _after_foul(self, event: FoulMade) -> None:
        """A foul that the record cannot hold as a move is told in the comment."""
        session, cursor = self._session, self._cursor
        if session is None or cursor is None or event.path is not None:
            return
        text = f"{event.attempt.move.usi}: {foul_text(event.foul)}"
        comment = session.record.node(session.path).comment
        cursor.go_to(session.path)
        cursor.set_text(f"{comment}\n{text}".strip(), self._now())

    def _after_take_back(self, event: TakenBack) -> None:
        clock = None if self._session is None else self._session.clock
        self._journal.took_back(len(event.transitions), None if clock is None else clock.state())
        self.taken_back.emit(len(event.transitions))
        goes_on, self._over = self._over, False
        if goes_on and self._session is not None:
            # What was noted after the end is in no journal yet.
            for node in self._session.record.node(event.path).line():
                if node.comment or node.bookmark is not None:
                    self._journal.noted(node.ply, node.comment, node.bookmark)
        self.modified = True
        if self._cursor is not None:
            # Notes on moves that are gone cannot be undone any more.
            self._cursor.history.clear()
            self._cursor.go_to(event.path)
        if goes_on:
            self.continued.emit()

    def _after_end(self, event: GameEnded) -> None:
        self._clock_timer.stop()
        self._write_note()
        self._over = True
        # What was said of it has been noted as a change already.
        self.modified |= len(event.path) > self._given_plies
        if event.outcome.reason is not Reason.INTERRUPTED:
            self.concluded.emit(event.outcome)
        self._journal.ended(event.outcome.reason.name)
        self.clock_changed.emit()
        self.line_changed.emit()
        self.state_changed.emit()
        if event.outcome.reason is not Reason.INTERRUPTED:
            self.ended.emit(event.outcome)

    def _tick(self) -> None:
        if self._session is not None:
            self._session.check_time(self._now())
            self.clock_changed.emit()

    # --- the computer -------------------------------------------------------------------------------------

    def move_now(self) -> None:
        """Have the computer play the best move it has found so far."""
        for player in self._players.values():
            if player.is_thinking:
                player.stop()

    def finish(self) -> None:
        """Have the computer move for both sides until the game ends or `stop_finishing`."""
        if not self.has_computer or self._finishing or self.setup is None:
            return
        self._finishing = self.assisted = True
        self._journal.players_changed(self.setup)
        if not self.thinking:
            self._ask()
        self.state_changed.emit()

    def stop_finishing(self) -> None:
        """Give the person's side back to the person."""
        if not self._finishing:
            return
        self._finishing = False
        session, setup = self._session, self.setup
        if self.running and session is not None and setup is not None and session.turn in setup.human_colors:
            self._drop_question()
            if session.clock is not None:
                session.clock.resume(self._now())
        self.state_changed.emit()

    def switch_sides(self) -> None:
        """The person goes on with the computer's side, the computer with the person's; clocks stay."""
        session, setup = self._session, self.setup
        if session is None or setup is None or not self.has_computer:
            return
        self.stop_finishing()
        self._drop_question()
        self.setup = msgspec.structs.replace(setup, black=setup.white, white=setup.black)
        self.assisted = True
        self._players = {color: self._players[color.opponent] for color in Color}
        for player in self._players.values():
            player.begin_anew()
        self._journal.players_changed(self.setup)
        headers = session.record.headers
        names = {"black": headers.pop("white", ""), "white": headers.pop("black", "")}
        headers.update({side: name for side, name in names.items() if name})
        if session.clock is not None:
            session.clock.resume(self._now())
        self.sides_switched.emit()
        self._ask()
        self.state_changed.emit()

    def retry_engine(self) -> None:
        """Start the engine again after trouble and let it go on where it was."""
        if not self.running:
            return
        for player in self._players.values():
            if player.has_failed:
                player.restart()
        self._meet()
        self._ask()
        self.state_changed.emit()

    def _meet(self) -> None:
        """Have a player for each side, where there is none yet."""
        setup, session = self.setup, self._session
        if setup is None or session is None:
            return
        for color in Color:
            present = self._players.get(color)
            if present is not None and not isinstance(present, Absent):
                continue
            try:
                player = self._new_player(setup.player(color), session)
            except EngineMissingError as error:
                self._players[color] = Absent()
                sentence = self.tr(
                    "The program's engine is missing (looked for as {place}). "
                    "The game is kept. Install the program again, then start the engine again."
                )
                self._on_failed(sentence.format(place=error.places[0]))
                continue
            self._players[color] = player
            for signal, slot in self._wires(player):
                signal.connect(slot)

    def _wires(self, player: Player) -> tuple[tuple[SignalInstance, Callable[..., object]], ...]:
        return (
            (player.chose, self._on_chosen),
            (player.resigned, self._on_resigned),
            (player.declared_win, self._on_declared_win),
            (player.delayed, self.state_changed.emit),
            (player.ready, self._on_ready),
            (player.restarting, self._on_restarting),
            (player.restarted, self.engine_restarted.emit),
            (player.failed, self._on_failed),
        )

    def _dismiss(self) -> None:
        """Let the players go."""
        players, self._players = self._players, {}
        for player in players.values():
            if not isinstance(player, Absent):
                for signal, slot in self._wires(player):
                    signal.disconnect(slot)
            player.close()

    def _drop_question(self) -> None:
        """No answer is wanted any more."""
        for player in self._players.values():
            if player.is_thinking:
                player.cancel()

    @property
    def _asked(self) -> Player | None:
        """Who is to be asked for the next move; None where it comes from a hand.

        A game that is finished for a person is played to its end by the other side's player.
        """
        session = self._session
        player = None if session is None else self._players.get(session.turn)
        if session is not None and player is not None and player.is_hand:
            return self._players.get(session.turn.opponent) if self._finishing else None
        return player

    def _ask(self) -> None:
        session = self._session
        if session is None or self.setup is None or session.outcome is not None:
            return
        self._stand_still()
        if session.turn in self._hand_colors:
            return
        if session.impasse.declare(session.position).winner is session.turn:
            # Whatever rule the engine knows of: by the one of this game it has won.
            session.declare(self._now())
            return
        if self._waits_for_engine:
            self._hold_clock()
        elif session.clock is not None:
            session.clock.resume(self._now())
            self._stand_still()
        player = self._asked
        if player is not None and not player.has_failed:
            player.think(course_of(session), self._clocks())

    def _hold_clock(self) -> None:
        """Begin the computer's turn anew, its time standing still: an engine's start is no thinking time."""
        session, setup = self._session, self.setup
        if session is None or setup is None or session.clock is None or session.outcome is not None:
            return
        if session.turn not in self._hand_colors:
            session.clock.start(session.turn, self._now())
            session.clock.pause(self._now())

    @property
    def _waits_for_engine(self) -> bool:
        """Whether the player to move is not there to think."""
        session = self._session
        player = None if session is None else self._players.get(session.turn)
        return player is not None and not player.is_hand and (player.has_failed or not player.is_ready)

    def _stand_still(self) -> None:
        """Stop the clock if a dialog lies over a game that waits for it."""
        session, setup = self._session, self.setup
        if not self._held or session is None or setup is None or session.clock is None:
            return
        if session.outcome is None and setup.dialogs_pause:
            session.clock.pause(self._now())

    def _on_ready(self) -> None:
        if self._session is not None and self._session.clock is not None and not self.engine_trouble:
            self._session.clock.resume(self._now())
            self._stand_still()
        self.state_changed.emit()

    def _on_restarting(self, text: str) -> None:
        self._hold_clock()
        self.engine_restarting.emit(text)

    def _clocks(self) -> Clocks | None:
        black, white = self.reading(Color.BLACK), self.reading(Color.WHITE)
        if black is None or white is None or self._session is None or self._session.clock is None:
            return None
        clock = self._session.clock
        return Clocks(
            black, white, clock.control(Color.BLACK).increment_ms, clock.control(Color.WHITE).increment_ms
        )

    def _on_chosen(self, move: Move) -> None:
        if self._gives_up() and self._session is not None:
            self.gave_up = True
            self._session.resign(self._session.turn, self._now())
            return
        player = self._asked
        if not self._submit(move) and self.running and player is not None:
            player.has_failed = True
            sentence = self.tr("The engine answered with a move that the rules forbid ({move}).")
            self._on_failed(sentence.format(move=move.usi))

    def _gives_up(self) -> bool:
        """Whether the computer, having thought, resigns instead of moving."""
        setup, session, player = self.setup, self._session, self._asked
        if setup is None or session is None or player is None or self._finishing:
            return False
        level = setup.level(session.turn) or 0
        return player.thinks_lost() and self.computer_resigns and level >= LOWEST_LEVEL

    def _on_resigned(self) -> None:
        session = self._session
        if session is not None and session.outcome is None:
            session.resign(session.turn, self._now())

    def _on_declared_win(self) -> None:
        session = self._session
        if session is not None and session.outcome is None:
            session.declare(self._now())

    def _on_failed(self, text: str) -> None:
        self._hold_clock()
        self.engine_failed.emit(text)
        self.state_changed.emit()
