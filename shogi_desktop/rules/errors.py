"""What can go wrong in `rules`: one base class, each error naming the value and the place in it."""

from __future__ import annotations

from shogi_desktop.rules.quoting import quoted


class RulesError(ValueError):
    """Base of every error that this package raises."""


class SquareError(RulesError):
    """`text` is not a square such as ``7f`` or ``10j``."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{quoted(text)} is not a square: expected file and rank, as in 7f")
        self.text = text


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


class SfenError(RulesError):
    """A position in SFEN that cannot be set up.

    `place` says where in the text the trouble is ("rank 3", "hands", …), `why` says what it is.
    """

    def __init__(self, text: str, place: str, why: str) -> None:
        super().__init__(f"SFEN {quoted(text)}, {place}: {why}")
        self.text = text
        self.place = place
        self.why = why
