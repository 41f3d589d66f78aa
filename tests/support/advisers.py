"""Who is asked for hints in tests."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.engines.game import EngineGame
from shogi_desktop.app.play.adviser import HINT, Advice, Look
from shogi_desktop.rules import Move, Position, parse_usi_move
from shogi_desktop.usi.messages import Score


class ScriptedAdviser(QObject):
    """Notes what it is asked, and answers when the test says so."""

    advised = Signal(int, object)
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, ...]] = []
        self.starts: list[Position] = []
        self.looks: list[Look] = []
        self.games: list[EngineGame] = []
        self.cancelled = 0

    def ask(self, start: Position, moves: Sequence[Move], game: EngineGame, look: Look = HINT) -> int:
        self.asked.append(tuple(move.usi for move in moves))
        self.starts.append(start)
        self.looks.append(look)
        self.games.append(game)
        return len(self.asked)

    def advise(
        self,
        *line: str,
        score: Score | None = None,
        question: int | None = None,
        second: Score | None = None,
    ) -> None:
        """Answer the question asked last, or another one, with that line; without one it knows nothing."""
        number = question or len(self.asked)
        variant = self.starts[number - 1].variant
        moves = tuple(parse_usi_move(usi, variant) for usi in line)
        self.advised.emit(number, Advice(moves, score, second) if moves else None)

    def cancel(self, question: int) -> None:
        self.cancelled += question == len(self.asked)

    def close(self, limit_ms: int = 0) -> bool:
        return True
