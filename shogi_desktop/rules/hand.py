"""Pieces in hand, as a value to look at: changing them is `Position`'s business."""

from __future__ import annotations

from msgspec import Struct

from shogi_desktop.rules.pieces import PieceKind


class Hand(Struct, frozen=True):
    """One side's pieces in hand: every kind that can be there with its count, in the variant's order."""

    kinds: tuple[PieceKind, ...]
    counts: tuple[int, ...]

    def count(self, kind: PieceKind) -> int:
        """How many of `kind`; none of a kind that can't be in hand."""
        return self.counts[self.kinds.index(kind)] if kind in self.kinds else 0

    def items(self) -> list[tuple[PieceKind, int]]:
        """The kinds that are there, with their counts."""
        return [(kind, n) for kind, n in zip(self.kinds, self.counts, strict=True) if n]

    @property
    def total(self) -> int:
        """Number of pieces."""
        return sum(self.counts)

    def __bool__(self) -> bool:
        return any(self.counts)
