"""Which move of a book is played, and the books that players have, each opened once."""

from __future__ import annotations

import random
from enum import Enum, auto
from pathlib import Path

from shogi_desktop.app.books.file import BookFile
from shogi_desktop.app.books.trouble import BookTrouble
from shogi_desktop.books import BookMove
from shogi_desktop.rules import Position


class Choose(Enum):
    """How a move is chosen among those of a book."""

    WEIGHT = auto()
    """By chance, each as often as it was counted."""
    BEST = auto()
    """The one with the best score; where none has one, the one counted most."""


def choice(moves: tuple[BookMove, ...], choose: Choose, rng: random.Random) -> str:
    """The move that is played (USI text); empty where there is none. A move whose weight is 0 never is."""
    wanted = [move for move in moves if move.weight > 0]
    if not wanted:
        return ""
    if choose is Choose.BEST:
        scored = [(move.score, move.weight, move.move) for move in wanted if move.score is not None]
        if scored:
            *_, best = max(scored, key=lambda each: each[:2])
            return best
        return max(wanted, key=lambda move: move.weight).move
    (drawn,) = rng.choices(wanted, [move.weight for move in wanted])
    return drawn.move


class PlayedBook:
    """A book that a player plays from. What goes wrong with it is kept, and it plays on without.

    :ivar trouble: the first thing that went wrong, to be told once; None while nothing has.
    """

    def __init__(self, path: Path, choose: Choose = Choose.WEIGHT) -> None:
        self._file = BookFile(path)
        self._choose = choose
        self.trouble: BookTrouble | None = None

    def open(self) -> None:
        """Look the book through, which may take long. :raises BookTrouble: it is none."""
        self._file.survey()

    def move(self, position: Position, rng: random.Random) -> str:
        """The move to play in `position` (USI text); empty where the book knows none."""
        try:
            found = self._file.lookup(position)
        except BookTrouble as trouble:
            self.trouble = self.trouble or trouble
            return ""
        return "" if found is None else choice(found.moves, self._choose, rng)

    def close(self) -> None:
        """Let the file go."""
        self._file.close()
