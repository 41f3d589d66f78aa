"""Who is asked for hints in tests."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.engines.game import EngineGame
from shogi_desktop.app.play.adviser import Advice
from shogi_desktop.rules import STANDARD, Move, Position, parse_usi_move
from shogi_desktop.usi.messages import Score


class ScriptedAdviser(QObject):
    """Notes what it is asked, and answers when the test says so."""

    advised = Signal(int, object)
    failed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, ...]] = []
        self.cancelled = 0

    def ask(self, start: Position, moves: Sequence[Move], game: EngineGame) -> int:
        self.asked.append(tuple(move.usi for move in moves))
        return len(self.asked)

    def advise(self, *line: str, score: Score | None = None, question: int | None = None) -> None:
        """Answer the question asked last, or another one, with that line; without one it knows nothing."""
        moves = tuple(parse_usi_move(usi, STANDARD) for usi in line)
        self.advised.emit(question or len(self.asked), Advice(moves, score) if moves else None)

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self, limit_ms: int = 0) -> bool:
        return True
