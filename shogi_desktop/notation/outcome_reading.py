"""What the board says of an end that a file names too vaguely: shared by the readers of all formats."""

from __future__ import annotations

from shogi_desktop.game import History, Node, Outcome, Reason, Record, ending_after
from shogi_desktop.notation.walker import Walker

TWO_ENDS = "another line of play ended here otherwise; this end is kept as a remark"
"""What is told of a second end in one place, of which a record holds one."""


def exact_foul(record: Record, node: Node, outcome: Outcome) -> Outcome:
    """`outcome` at `node`; a foul that is a perpetual check in truth is called by its name."""
    if outcome.reason is not Reason.ILLEGAL_MOVE or node.illegal:
        return outcome
    found = ending_after(History.of(record, node.path))
    is_perpetual = found is not None and found.reason is Reason.PERPETUAL_CHECK
    return found if found is not None and is_perpetual and found.winner is outcome.winner else outcome


def reason_found(walker: Walker, said: Outcome) -> Outcome:
    """The reason that the position gives where the file names a winner only."""
    if said.reason is not Reason.UNKNOWN or said.winner is None:
        return said
    if walker.node.illegal:
        return Outcome(Reason.ILLEGAL_MOVE, said.winner)
    position = walker.position
    is_mate = said.winner is not position.turn and position.is_checkmate()
    return Outcome(Reason.CHECKMATE, said.winner) if is_mate else said
