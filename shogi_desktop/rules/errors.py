"""What can go wrong in `rules`: one base class, each error naming the value and the place in it."""

from __future__ import annotations

from enum import Enum, auto

from shogi_desktop.rules.color import Color
from shogi_desktop.rules.quoting import quoted


class RulesError(ValueError):
    """Base of every error that this package raises."""


class SquareError(RulesError):
    """`text` is not a square such as ``7f`` or ``10j``."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{quoted(text)} is not a square: expected file and rank, as in 7f")
        self.text = text


class OffBoardError(RulesError):
    """The board of the game `variant_id` has no square of the number `sq`."""

    def __init__(self, sq: int, variant_id: str) -> None:
        super().__init__(f"square {sq} is not on the board of {variant_id}")
        self.sq = sq
        self.variant_id = variant_id


class SecondKingError(RulesError):
    """`color` has a king already."""

    def __init__(self, color: Color) -> None:
        super().__init__(f"a second {color.name.lower()} king")
        self.color = color


class HandError(RulesError):
    """So many pieces (`count`) of the kind `kind_id` cannot be in hand."""

    def __init__(self, kind_id: str, count: int) -> None:
        super().__init__(f"{count} × {kind_id} cannot be in hand")
        self.kind_id = kind_id
        self.count = count


class BetzaError(RulesError):
    """`text` is not a piece move in the part of Betza's notation that the program reads."""

    def __init__(self, text: str, offset: int) -> None:
        super().__init__(f"cannot read the Betza move {quoted(text)} at character {offset + 1}")
        self.text = text
        self.offset = offset


class MoveTextError(RulesError):
    """`text` is not a move in USI form for the variant at hand."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{quoted(text)} is not a USI move: expected 7g7f, 8h2b+ or P*5e")
        self.text = text


class SfenFault(Enum):
    """What is wrong with a position in SFEN, for those who say it in another language."""

    FIELDS = auto()
    """Board, side to move and hands are not all there."""
    RANKS = auto()
    """The board has a number of ranks that no game has, or not this one."""
    SQUARES = auto()
    """A rank has too few or too many squares."""
    UNKNOWN_PIECE = auto()
    SECOND_KING = auto()
    TURN = auto()
    """The side to move is neither b nor w."""
    HANDS = auto()
    """What is said to be in hand cannot be."""
    NUMBER = auto()
    """The move number is none."""
    NOT_UNDERSTOOD = auto()


class SfenError(RulesError):
    """A position in SFEN that cannot be set up.

    `place` says where in the text the trouble is ("rank 3", "hands", …), `why` says what it is, both in
    English; `fault` is its sort and `rank` the rank that has it, from the top, where it is in one.
    """

    def __init__(
        self, text: str, place: str, why: str, fault: SfenFault = SfenFault.NOT_UNDERSTOOD, rank: int = 0
    ) -> None:
        super().__init__(f"SFEN {quoted(text)}, {place}: {why}")
        self.text = text
        self.place = place
        self.why = why
        self.fault = fault
        self.rank = rank
