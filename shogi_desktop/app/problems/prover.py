"""Who says whether a position is a mate: an engine that understands ``go mate``, held to the rules.

What an engine claims is held to the rules by `app.engines.mates`. Without Qt; to be asked in a thread.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol, Self

from shogi_desktop.app.engines.handle import EngineHandle, request_for
from shogi_desktop.app.engines.mates import Finding, Verdict, read_finding
from shogi_desktop.rules import Position
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.messages import Checkmate, CheckmateResult, GoLimits

DEFAULT_LIMIT_MS: Final = 10_000
_MOST_KNOWN: Final = 50_000
"""Answers that are kept; a long evening of problems must not fill the memory."""


class NoMateSearchError(Exception):
    """The engine that was asked does not understand ``go mate``. :ivar program: which."""

    def __init__(self, program: str) -> None:
        super().__init__(program)
        self.program = program

    def __str__(self) -> str:
        return f"{self.program} does not understand go mate, so it cannot solve mating problems"


class Prover(Protocol):
    """Says whether the side to move mates."""

    def prove(self, position: Position) -> Finding:
        """The finding for `position`, which stays as it is."""


class EngineProver:
    """An engine asked by ``go mate``. As a context it is closed and waited for."""

    def __init__(
        self,
        command: EngineCommand,
        options: Mapping[str, object] | None = None,
        limit_ms: int = DEFAULT_LIMIT_MS,
    ) -> None:
        """:param limit_ms: what one position may take; what takes longer is unknown."""
        self._handle = EngineHandle(command, restarts=True)
        self._options = dict(options or {})
        self._limit_ms = limit_ms
        self._variant_id: str | None = None
        self._known: dict[Hashable, Finding] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
        self._handle.wait()

    def close(self) -> None:
        """Let go of the engine; its process ends by itself."""
        self._handle.close()

    def interrupt(self) -> None:
        """Have what is being asked raise `EngineInterruptedError`. From any thread."""
        self._handle.interrupt()

    def prove(self, position: Position) -> Finding:
        """What the engine finds; the same question is asked once.

        :raises EngineFailedError: the engine broke.
        :raises EngineInterruptedError: see `interrupt`.
        :raises NoMateSearchError: it answers with a move, or says that it knows no search for mates.
        """
        key = (position.variant.id, position.key())
        finding = self._known.get(key)
        if finding is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._be_ready_for(position.variant.id)
            finding = read_finding(position, self._ask(position))
            if finding.verdict is not Verdict.UNKNOWN:
                self._known[key] = finding
        return finding

    def _be_ready_for(self, variant_id: str) -> None:
        if self._variant_id != variant_id:
            self._handle.prepare(variant_id, self._options)
            self._handle.wait_until_ready()
            self._variant_id = variant_id
            self._known.clear()

    def _ask(self, position: Position) -> Checkmate:
        limits = GoLimits(mate_ms=self._limit_ms)
        request = request_for(position.sfen(), (), position, limits, self._limit_ms)
        said = self._handle.search(request).mate_result()
        if said.result is CheckmateResult.NOT_IMPLEMENTED:
            raise NoMateSearchError(Path(self._handle.command.program).name)
        return said
