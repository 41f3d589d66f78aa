"""A prover without an engine: plain search, for problems of a few plies."""

from __future__ import annotations

from shogi_desktop.app.engines.mates import NO_MATE, Finding, Verdict
from shogi_desktop.game.mating import PlainMate, checks, replies
from shogi_desktop.rules import Move, Position


class PlainProver:
    """Proves mates of at most seven plies; the longest defence is the first of the longest.

    :ivar asked: how often it was.
    """

    def __init__(self) -> None:
        self.asked = 0

    def prove(self, position: Position) -> Finding:
        """The finding for `position`, which stays as it is."""
        self.asked += 1
        work = position.copy()
        search = PlainMate(work, 200_000)
        left = search.attack(7)
        if left is None:
            return NO_MATE
        line: list[Move] = []
        while left:
            move = next(each for each in checks(work) if _mated(search, work, each, left - 1))
            line.append(move)
            work.perform_trusted(move)
            left -= 1
            if left:
                line.append(_longest(search, work, left))
                work.perform_trusted(line[-1])
                left -= 1
        return Finding(Verdict.MATE, tuple(line))


def _mated(search: PlainMate, work: Position, move: Move, left: int) -> bool:
    transition = work.perform_trusted(move)
    found = search.defend(left)
    work.undo(transition)
    return found is not None


def _longest(search: PlainMate, work: Position, left: int) -> Move:
    for move in replies(work):
        transition = work.perform_trusted(move)
        found = search.attack(left - 1)
        work.undo(transition)
        if found == left - 1:
            return move
    raise AssertionError("no reply holds out as long as all of them together")
