"""A handle of an engine that answers when a test says so, in place of `EngineHandle`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from shogi_desktop.app.engines.handle import EngineNews
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.events import SearchDone
from shogi_desktop.usi.messages import BestMove, Centipawns, Info, Verdict
from shogi_desktop.usi.search import SearchRequest


class Search:
    """A search that can be cancelled."""

    def __init__(self, notes: list[object]) -> None:
        self._notes = notes

    def cancel(self) -> None:
        self._notes.append("cancelled")


class Engine:
    """An engine that answers when the test says so. `notes` are what it is told."""

    latest: ClassVar[Engine]
    made: ClassVar[list[Engine]] = []

    def __init__(
        self, command: EngineCommand, on_news: Callable[[EngineNews], None], *_: object, **options: object
    ) -> None:
        Engine.latest = self
        Engine.made.append(self)
        self.command, self.tell, self.options = command, on_news, options
        self.name, self.has_failed = "Deep", False
        self.notes: list[object] = []
        self.given: dict[str, object] = {}
        self.answers: list[Callable[[SearchDone], None]] = []

    def prepare(self, variant_id: str, options: dict[str, object]) -> None:
        self.notes.append(variant_id)
        assert options
        self.given = options
        self.has_failed = False

    def search(self, request: SearchRequest, on_answer: Callable[[SearchDone], None]) -> Search:
        self.notes.append(request.moves)
        self.answers.append(on_answer)
        return Search(self.notes)

    def close(self) -> None:
        self.notes.append("closed")

    def wait(self, seconds: float) -> bool:
        self.notes.append(seconds)
        return True

    def answer(self, score: int | None, best: str, number: int = -1) -> None:
        """Answer a question, the latest by default: a score for the side to move, and a line."""
        infos = () if score is None else (Info(8, nodes=100, score=Centipawns(score), pv=(best,)),)
        self.answers[number](SearchDone(1, BestMove(Verdict.MOVE, best), infos))
