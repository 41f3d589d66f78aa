"""A search as it is asked for, and as it runs: what the engine says in it, and whose answer is whose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from shogi_desktop.usi.events import SearchInfo
from shogi_desktop.usi.messages import MAX_LISTED, BestMove, Bound, GoLimits, Info, Verdict


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """One search: the position as start SFEN and moves (USI text), the limits, and what counts as an answer.

    ``legal`` holds the legal moves of the searched position as USI text (None: any move is passed on).
    ``expected_ms`` is the longest the search should take by its limits, None when it has no end of its own.
    """

    search_id: int
    start_sfen: str
    moves: tuple[str, ...] = ()
    limits: GoLimits = field(default_factory=GoLimits)
    legal: frozenset[str] | None = None
    expected_ms: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    """Options to set before this search; those of ``prepare`` hold for all."""


class RunningSearch:
    """A search that the engine was told to make and has not answered.

    What it says is kept by ``multipv`` to go with the answer, and told at intervals, the newest of each kind.

    :ivar request: what is searched. :ivar wanted: whether somebody waits for the answer.
    :ivar early_answer: what it said while it was pondering, when nobody had asked yet.
    :ivar illegal_answer: an answer that may have been meant for the search before this one.
    """

    def __init__(self, request: SearchRequest, interval_ms: int) -> None:
        """:param interval_ms: how long nothing is told after something was."""
        self.request = request
        self.wanted = not request.limits.ponder
        self.early_answer: BestMove | None = None
        self.illegal_answer: BestMove | None = None
        self._interval = interval_ms
        self._lines: dict[int, Info] = {}
        self._bounds: dict[int, Info] = {}
        self._held: dict[tuple[int, bool], Info] = {}
        self._told_at: int | None = None

    @property
    def is_for_mate(self) -> bool:
        """Whether ``checkmate`` is what answers it."""
        return self.request.limits.mate_ms is not None

    def allows(self, best: BestMove) -> bool:
        """Whether it may be answered so."""
        legal = self.request.legal
        return best.verdict is not Verdict.MOVE or legal is None or best.move in legal

    def give_up(self) -> None:
        """Nobody waits for it any more: nothing is told of it."""
        self.wanted = False
        self._held.clear()

    def take(self, info: Info) -> None:
        """Keep what the engine says."""
        exact = info.bound is Bound.EXACT
        kept = self._lines if exact else self._bounds
        known = info.multipv in kept or len(kept) < MAX_LISTED
        if info.pv and info.score is not None and known:
            kept[info.multipv] = replace(info, string=None)
            if exact:
                self._bounds.pop(info.multipv, None)
        key = (info.multipv, bool(info.pv))
        if key in self._held or len(self._held) < 2 * MAX_LISTED:
            self._held[key] = info

    def next_tell_ms(self) -> int | None:
        """When what is held back is to be told; None where nothing is."""
        return self._told_at + self._interval if self._held and self._told_at is not None else None

    def tell(self, now_ms: int, *, at_once: bool = False) -> list[SearchInfo]:
        """What is to be told now of what was said; ``at_once``: all of it."""
        if not at_once and self._told_at is not None and now_ms - self._told_at < self._interval:
            return []
        told = [SearchInfo(self.request.search_id, info) for info in self._held.values()]
        self._held.clear()
        self._told_at = now_ms
        return told

    def lines_for(self, best: BestMove) -> tuple[Info, ...]:
        """The last exact lines; where none of them begins with the answer, a bound that does so as well."""
        lines = dict(self._lines)
        if not any(line.pv[0] == best.move for line in lines.values()):
            of_answer = [number for number, bound in self._bounds.items() if bound.pv[0] == best.move]
            if of_answer:
                lines[min(of_answer)] = self._bounds[min(of_answer)]
        return tuple(lines[number] for number in sorted(lines))
