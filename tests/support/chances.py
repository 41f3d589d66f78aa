"""A game of which is known what was to be expected after each move: for tests of what is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shogi_desktop.analysis.win_chance import score_of
from shogi_desktop.game import Evaluation, Record
from shogi_desktop.rules import STANDARD, parse_usi_move

# A general of either side walks to and fro.
TO_AND_FRO: Final = ("4i4h", "4a4b", "4h4i", "4b4a")


def game_with_chances(*chances: float, times: Sequence[int | None] = ()) -> Record:
    """A record of moves after which Black has these chances; the first is that of the start.

    :param times: of the moves, in milliseconds; none where they are not known.
    """
    record = Record(STANDARD)
    record.root.evaluation = Evaluation(
        score_of(chances[0], STANDARD), line=(parse_usi_move("7g7f", STANDARD),)
    )
    path: tuple[int, ...] = ()
    for ply, value in enumerate(chances[1:]):
        path = record.append(path, parse_usi_move(TO_AND_FRO[ply % 4], STANDARD))
        best = "3c3d" if ply % 2 == 0 else "7g7f"
        node = record.node(path)
        node.evaluation = Evaluation(score_of(value, STANDARD), line=(parse_usi_move(best, STANDARD),))
        if times:
            node.time_ms = times[ply]
    return record
