"""What one engine has found in one position: its lines, and how much it has looked at.

Engines speak of the side to move; everybody else here of Black. Moves stay the text that the engine wrote
until somebody wants to see them: most lines are replaced before that.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from shogi_desktop.app.analysis.findings import evaluation_of, seen_from_black
from shogi_desktop.game import Evaluation
from shogi_desktop.rules import Color, MoveTextError, Position, Variant, parse_usi_move
from shogi_desktop.usi.messages import Bound, Info

MOST_LINES: Final = 10
MOST_PLIES: Final = 40
"""Of each line; nobody follows more, and an engine may write any number."""


class Finding:
    """The lines of one engine in one position, through all the times that it looks at it.

    Asked again it shows what was known until the engine has come as deep as it had: nothing falls back.

    :ivar turn: who is to move. :ivar engine: who says so. :ivar revision: changes with what there is to see.
    :ivar nodes: searched in this look; `nps`: a second; `time_ms`: so far. None: not said.
    """

    def __init__(self, turn: Color, engine: str = "") -> None:
        self.turn = turn
        self.engine = engine
        self.revision = 0
        self.nodes: int | None = None
        self.nps: int | None = None
        self.time_ms: int | None = None
        self._wanted = MOST_LINES
        self._outline: tuple[Info, Evaluation] | None = None
        self._lines: dict[int, Info] = {}
        self._fresh: dict[int, Info] | None = None

    def look_again(self, wanted: int) -> None:
        """The engine begins to look at the position, for so many lines."""
        self._wanted = wanted
        self._fresh = {} if self._lines else None
        self.revision += 1

    @property
    def lines(self) -> tuple[Info, ...]:
        """The lines in the engine's order, each with score and moves."""
        return tuple(self._lines[number] for number in sorted(self._lines))[: self._wanted]

    @property
    def best(self) -> Info | None:
        """The first line."""
        return min(self._lines.items())[1] if self._lines else None

    @property
    def depth(self) -> int | None:
        """How deep the first line was searched, in plies."""
        return None if self.best is None else self.best.depth

    def take(self, info: Info) -> None:
        """Take what the engine says."""
        self.revision += 1
        self.nodes = self.nodes if info.nodes is None else info.nodes
        self.nps = self.nps if info.nps is None else info.nps
        self.time_ms = self.time_ms if info.time_ms is None else info.time_ms
        lines = self._lines if self._fresh is None else self._fresh
        if info.score is None or not info.pv or not 1 <= info.multipv <= MOST_LINES:
            return
        if info.bound is not Bound.EXACT and info.multipv in lines:
            return
        lines[info.multipv] = replace(info, pv=info.pv[:MOST_PLIES], string=None)
        if self._fresh is not None and self._caught_up(self._fresh):
            self._lines, self._fresh = self._fresh, None

    def _caught_up(self, fresh: dict[int, Info]) -> bool:
        """Whether the new lines say as much as those from before."""
        if 1 not in fresh:
            return False
        deep = (fresh[1].depth or 0) >= (self.depth or 0)
        return len(fresh) >= min(self._wanted, len(self._lines)) if deep else len(fresh) > len(self._lines)

    def outline(self, variant: Variant) -> Evaluation | None:
        """The score and the first move, as the engine says them: for many positions at a glance."""
        best = self.best
        if best is None or best.score is None:
            return None
        if self._outline is None or self._outline[0] is not best:
            try:
                line = (parse_usi_move(best.pv[0], variant),)
            except MoveTextError:
                return None
            score = seen_from_black(best.score, self.turn)
            self._outline = best, Evaluation(score, best.depth, engine=self.engine, line=line)
        return self._outline[1]

    def evaluation(self, position: Position) -> Evaluation | None:
        """The best line as a value for a record; None where none begins with a legal move of `position`."""
        found = None if self.best is None else evaluation_of(self.best, position, self.engine)
        return None if found is None or not found.line else msgspec.structs.replace(found, nodes=self.nodes)
