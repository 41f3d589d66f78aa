"""What one engine has found in one position: its lines, and how much it has looked at.

Engines speak of the side to move; everybody else here of Black. Moves stay the text that the engine wrote
until somebody wants to see them: most lines are replaced before that.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import Color, Move, Position, RulesError, parse_usi_move
from shogi_desktop.usi.messages import Bound, Info, Mate, Score

MOST_LINES: Final = 10
MOST_PLIES: Final = 40
"""Of each line; nobody follows more, and an engine may write any number."""
_MOST_CENTIPAWNS: Final = 100_000


def score_for_black(score: Score, turn: Color) -> int | ForcedMate:
    """An engine's score of a position in which `turn` is to move, from Black's side."""
    if isinstance(score, Mate):
        return ForcedMate(turn if score.winning else turn.opponent, score.plies)
    value = max(-_MOST_CENTIPAWNS, min(_MOST_CENTIPAWNS, score.value))
    return value if turn is Color.BLACK else -value


def legal_line(texts: tuple[str, ...], position: Position) -> tuple[Move, ...]:
    """The moves of `texts` as far as they can be made from `position` on."""
    position, line = position.copy(), []
    for text in texts:
        try:
            move = parse_usi_move(text, position.variant)
            position.play(move)
        except (RulesError, ValueError):
            break
        line.append(move)
    return tuple(line)


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

    def evaluation(self, position: Position) -> Evaluation | None:
        """The best line as a value for a record; None where none begins with a legal move of `position`."""
        best = self.best
        line = () if best is None else legal_line(best.pv, position)
        if best is None or best.score is None or not line:
            return None
        score = score_for_black(best.score, self.turn)
        return Evaluation(score, best.depth, self.nodes, self.engine, line)
