"""The lines of engines as moves that can be shown: legal, written, each with the position after it.

Lines of one position begin alike and mostly end as they did a moment ago, so every move is made and written
once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from shogi_desktop.app.analysis.place import Place
from shogi_desktop.app.words.lines import Write
from shogi_desktop.rules import Color, Move, Position, RulesError, Square, parse_usi_move

_SYMBOLS: Final = {Color.BLACK: "☗", Color.WHITE: "☖"}
_MOST_STEPS: Final = 2_000
"""Beyond that an engine has changed its mind so often that it is cheaper to begin anew."""


@dataclass(slots=True)
class Step:
    """A move of a line. :ivar text: as it is written, with the sign of its side. :ivar position: after it."""

    move: Move
    text: str
    position: Position
    following: dict[str, Step | None] = field(default_factory=dict)


class LineReader:
    """Reads the lines that begin at one place."""

    def __init__(self, place: Place, write: Write) -> None:
        """:param write: writes a move in a notation."""
        self.place = place
        self._write = write
        self._first: dict[str, Step | None] = {}
        self._steps = 0

    def steps(self, texts: Sequence[str]) -> Iterator[Step]:
        """The moves of `texts` (USI), as far as they can be made."""
        if self._steps > _MOST_STEPS:
            self._first, self._steps = {}, 0
        known, position, before = self._first, self.place.position, self.place.before
        for text in texts:
            if text not in known:
                known[text] = self._step(text, position, before)
                self._steps += 1
            step = known[text]
            if step is None:
                return
            yield step
            known, position, before = step.following, step.position, step.move.target

    def _step(self, text: str, position: Position, before: Square | None) -> Step | None:
        try:
            move = parse_usi_move(text, position.variant)
        except (RulesError, ValueError):
            return None
        if not position.is_legal(move):
            return None
        written, symbol = self._write(position, move, before), _SYMBOLS[position.turn]
        after = position.copy()
        after.perform_trusted(move)
        return Step(move, written if written.startswith(symbol) else f"{symbol}{written}", after)
