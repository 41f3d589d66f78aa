"""What a game asks of a player, whoever it is: a person, an engine, somebody over a network, a script.

A game has a player for each colour. It asks the one to move to think, and hears the answer by signal. A
question needs no number: after `cancel`, or another `think`, nothing is answered to the one before.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.players.resigning import ResignRule, Resigns
from shogi_desktop.app.settings.game_setup import PlayerSetup
from shogi_desktop.game import ClockReading, Event, Session, TakenBack
from shogi_desktop.rules import Move, Position, Variant


class Course(Struct, frozen=True):
    """A game so far: where it began (SFEN) and its moves."""

    start_sfen: str
    moves: tuple[Move, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """The moves as USI text."""
        return tuple(move.usi for move in self.moves)

    def position(self, variant: Variant) -> Position:
        """The position reached. :raises RulesError: the moves cannot be made."""
        position = Position.from_sfen(self.start_sfen, variant)
        for move in self.moves:
            position.play(move)
        return position

    def is_retaken_by(self, move: Move, variant: Variant) -> bool:
        """Whether `move` takes back what has just taken something. :raises RulesError: as `position`."""
        if not self.moves or self.moves[-1].target != move.target:
            return False
        before = replace(self, moves=self.moves[:-1]).position(variant)
        return before.piece_at(move.target) is not None


class Clocks(Struct, frozen=True):
    """Both clocks as they stand when a player begins to think, and the increments of both."""

    black: ClockReading
    white: ClockReading
    black_increment_ms: int = 0
    white_increment_ms: int = 0


class Player(QObject):
    """A player, here one that is always ready and never moves by itself. Nothing in it waits.

    Signals:
        ``chose(Move)``, ``resigned()``, ``declared_win()``: the answer to what it was asked last. Whether a
        win is declared rightly is not its to say.
        ``delayed()``: it is slow to get ready, and still given time; ``ready()`` when it is there.
        ``restarting(text)``: it broke and helps itself; ``restarted()`` when that is done.
        ``failed(text)``: it is of no use until `restart`.
    """

    chose = Signal(object)
    resigned = Signal()
    declared_win = Signal()
    delayed = Signal()
    ready = Signal()
    restarting = Signal(object)
    restarted = Signal()
    failed = Signal(object)
    warned = Signal(object)

    def __init__(self, name: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = name
        """What it is called; empty where nobody has said."""
        self.is_hand = False
        """Whether its moves come from the board of this screen."""
        self.is_ready = True
        """Whether it would think at once when asked."""
        self.is_thinking = False
        """Whether an answer is to come."""
        self.is_starting = False
        """Whether it takes long to get ready, and is still given time."""
        self.has_failed = False
        """Whether it cannot answer until it is started again."""
        self.score: int | None = None
        """What it thought of its last move, in centipawns from its side; None where it does not say."""
        self._resign_rule = ResignRule()

    def gives_up(self, manner: Resigns) -> bool:
        """Whether who has that manner would resign now, this move counted; asked once a move."""
        if self.score is None:
            return False
        self._resign_rule.thought(self.score)
        return self._resign_rule.gives_up(manner)

    def prepare(self) -> None:
        """Get ready, so as to be there when it is first asked."""

    def think(self, course: Course, clocks: Clocks | None) -> None:
        """Begin to think about the position that `course` has reached."""

    def stop(self) -> None:
        """Answer at once, with the best move found so far."""

    def cancel(self) -> None:
        """Stop thinking, ahead too; no answer is wanted any more."""

    def told(self, event: Event) -> None:
        """Hear what happened in the game, of its own doing too; after a take-back it hopes again."""
        if isinstance(event, TakenBack):
            self._resign_rule.forget()

    def begin_anew(self) -> None:
        """It plays another side from now on: what it has thought so far does not count."""
        self.score, self._resign_rule = None, ResignRule()

    def restart(self) -> None:
        """Start again after it failed."""

    def close(self) -> None:
        """Leave the table. Returns at once; nothing is heard of it any more."""


class Person(Player):
    """A person at this screen."""

    def __init__(self, name: str = "", parent: QObject | None = None) -> None:
        super().__init__(name, parent)
        self.is_hand = True


class Absent(Player):
    """The place of a player who could not be had."""

    def __init__(self, name: str = "", parent: QObject | None = None) -> None:
        super().__init__(name, parent)
        self.is_ready = False
        self.has_failed = True


PlayerMaker = Callable[[PlayerSetup, Session], Player]
"""Makes the player of one side of a game. :raises EngineMissingError: its engine is nowhere."""


def course_of(session: Session) -> Course:
    """The game of `session` so far."""
    nodes = session.record.node(session.path).line()
    return Course(session.record.start_sfen, tuple(node.move for node in nodes if node.move is not None))
