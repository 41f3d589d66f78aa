"""The computer at the board: its engine, what it was asked last, what it thinks of its game.

Of the engine's answers it passes on those to the last question. What an answer does to the game and its
clocks is left to the controller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance

from shogi_desktop.app.levels import value_of
from shogi_desktop.app.opponent_protocol import Clocks, Opponent, OpponentFactory, OpponentGame
from shogi_desktop.app.resigning import Despair
from shogi_desktop.game import Session
from shogi_desktop.rules import Move, Variant

if TYPE_CHECKING:
    from shogi_desktop.usi.messages import Info, Score


class Computer(QObject):
    """One game's computer player at a time.

    Signals: `chose(Move)`, `resigned` and `declared_win` answer what was asked last; `failed(str)` when it
    cannot answer until it is restarted, `restarting(str)` and `restarted` when it helps itself; `delayed`
    when its start takes long, `ready` when it is there.
    """

    chose = Signal(object)
    resigned = Signal()
    declared_win = Signal()
    failed = Signal(str)
    restarting = Signal(str)
    restarted = Signal()
    delayed = Signal()
    ready = Signal()

    def __init__(self, opponents: OpponentFactory) -> None:
        super().__init__()
        self._opponents = opponents
        self._opponent: Opponent | None = None
        self._search_id: int | None = None
        self._score: Score | None = None
        self._despair = Despair()
        self.in_trouble = False
        self.starting = False

    @property
    def present(self) -> bool:
        """Whether there is an engine, be it in trouble."""
        return self._opponent is not None

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._search_id is not None

    @property
    def can_think(self) -> bool:
        """Whether it would think at once when asked."""
        return self._opponent is not None and not self.in_trouble and self._opponent.is_ready

    @property
    def score(self) -> int | None:
        """What it thought of its last move, in centipawns from its side; None before it thought."""
        return None if self._score is None else round(value_of(self._score))

    def invite(self, variant: Variant, level: int, game: OpponentGame) -> None:
        """Have an engine for a game. :raises EngineMissingError: there is none."""
        self._opponent = self._opponents(variant, level, game)
        for signal, slot in self._wires(self._opponent):
            signal.connect(slot)

    def dismiss(self) -> None:
        """Let go of the engine and of the game."""
        self.drop_question()
        self.begin_anew()
        self.in_trouble = self.starting = False
        opponent, self._opponent = self._opponent, None
        if opponent is not None:
            for signal, slot in self._wires(opponent):
                signal.disconnect(slot)
            opponent.quit()

    def ask(self, start_sfen: str, moves: Sequence[Move], clocks: Clocks | None) -> None:
        """Let it think; nothing happens while it cannot be asked."""
        if self._opponent is not None and not self.in_trouble:
            self._search_id = self._opponent.think(start_sfen, moves, clocks)

    def answer_now(self) -> None:
        """Have it answer with the best move it has found so far."""
        if self.thinking and self._opponent is not None:
            self._opponent.stop()

    def drop_question(self) -> None:
        """No answer is wanted any more."""
        if self.thinking and self._opponent is not None:
            self._opponent.cancel()
        self._search_id = None

    def rest(self) -> None:
        """Stop thinking, ahead too, which nobody asked for."""
        self.drop_question()
        if self._opponent is not None:
            self._opponent.cancel()

    def restart(self) -> None:
        """Start its engine again after trouble."""
        self.in_trouble = False
        if self._opponent is not None:
            self._opponent.restart()

    def fail(self, text: str) -> None:
        """It cannot be used until it is restarted."""
        self._search_id = None
        self.in_trouble = True
        self.starting = False
        self.failed.emit(text)

    def thinks_lost(self) -> bool:
        """Whether it has thought its game lost for some moves, this one included; asked once a move."""
        score = self.score
        return score is not None and self._despair.thought(score)

    def hope_again(self) -> None:
        """Moves were taken back."""
        self._despair.forget()

    def begin_anew(self) -> None:
        """It plays another side from now on: what it has thought does not count."""
        self._score, self._despair = None, Despair()

    def _wires(self, opponent: Opponent) -> tuple[tuple[SignalInstance, Callable[..., None]], ...]:
        return (
            (opponent.info, self._on_info),
            (opponent.best_move, self._on_best_move),
            (opponent.resigned, self._on_resigned),
            (opponent.declared_win, self._on_declared_win),
            (opponent.preparing, self._on_preparing),
            (opponent.ready, self._on_ready),
            (opponent.restarting, self.restarting.emit),
            (opponent.restarted, self.restarted.emit),
            (opponent.failed, self.fail),
        )

    def _on_info(self, search_id: int, info: Info) -> None:
        if search_id == self._search_id and info.multipv == 1 and info.score is not None:
            self._score = info.score

    def _on_best_move(self, search_id: int, move: Move) -> None:
        if self._is_answer(search_id):
            self.chose.emit(move)

    def _on_resigned(self, search_id: int) -> None:
        if self._is_answer(search_id):
            self.resigned.emit()

    def _on_declared_win(self, search_id: int) -> None:
        if self._is_answer(search_id):
            self.declared_win.emit()

    def _is_answer(self, search_id: int) -> bool:
        """Whether this answers the last question, which is then no longer open."""
        if search_id != self._search_id:
            return False
        self._search_id = None
        return True

    def _on_preparing(self, _elapsed_ms: int) -> None:
        if not self.starting:
            self.starting = True
            self.delayed.emit()

    def _on_ready(self) -> None:
        self.starting = False
        self.ready.emit()


def game_of(session: Session | None, style: str = "") -> OpponentGame:
    """What the engine has to know of the game; a style belongs to games from the usual start alone."""
    if session is None:
        return OpponentGame()
    record = session.record
    even = record.start_sfen == record.variant.start_sfen
    return OpponentGame(session.rules.endings.impasse, style if even else "")
