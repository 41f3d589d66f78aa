"""What a format does not hold of a record, found by writing it and reading it back (decision 0008).

So nothing is lost that is not counted here, whatever the format; there is no table that could drift. What a
reader adds of its own (totals that follow from the times) is no loss.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from shogi_desktop.game import Node, Outcome, Record
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.result import ReadResult


class LossKind(Enum):
    """What is lost, from the worst to the least."""

    MOVES = "moves"
    """Moves of the main line."""
    POSITION = "position"
    """The start position."""
    VARIATIONS = "variations"
    """Branches, each with all below it."""
    ILLEGAL_MOVES = "illegal moves"
    """That a move is against the rules."""
    OUTCOMES = "outcomes"
    """How a line ended, or exactly why."""
    COMMENTS = "comments"
    EVALUATIONS = "evaluations"
    """What engines said of positions."""
    HEADERS = "headers"
    """Names, event, date and whatever else stands at the head."""
    HANDICAP = "handicap"
    """The name of the handicap; the position itself is kept."""
    MOVE_NUMBER = "move number"
    """Which move of a game the first one is."""
    TIMES = "times"
    MILLISECONDS = "milliseconds"
    """Times that are kept in whole seconds."""
    TOTALS = "totals"
    """Times on the clock that are not the sum of the times of the moves."""
    BOOKMARKS = "bookmarks"
    REMARKS = "remarks"
    """Notes of programs."""


@dataclass(frozen=True, slots=True)
class Loss:
    """So many things of one kind that are lost."""

    kind: LossKind
    count: int

    def __str__(self) -> str:
        return f"{self.kind.value}: {self.count}"


def losses(
    record: Record, dumps: Callable[[Record], str], loads: Callable[[str], ReadResult]
) -> tuple[Loss, ...]:
    """What a text that `dumps` writes and `loads` reads does not hold of `record`, the worst first.

    :raises CannotHoldError: if the format has no place for the record at all.
    """
    text = dumps(record)
    try:
        again = loads(text).record
    except NotationError:  # a position after a foul may be one that cannot be set up
        again = Record(record.variant)
    counts = difference(record, again)
    return tuple(Loss(kind, counts[kind]) for kind in LossKind if counts[kind])


def difference(record: Record, again: Record) -> Counter[LossKind]:
    """How much of each kind stands in `record` and not in `again`."""
    counts: Counter[LossKind] = Counter()
    board, number = record.start_sfen.rsplit(" ", 1)
    board_again, number_again = again.start_sfen.rsplit(" ", 1)
    counts[LossKind.POSITION] = int(board != board_again)
    counts[LossKind.MOVE_NUMBER] = int(board == board_again and number != number_again)
    counts[LossKind.HANDICAP] = int(record.handicap_id not in {None, again.handicap_id})
    counts[LossKind.HEADERS] = sum(again.headers.get(k) != value for k, value in record.headers.items())
    main_line = {id(node) for node in record.main_line()}
    pairs: list[tuple[Node, Node | None]] = [(record.root, again.root)]
    while pairs:
        old, new = pairs.pop()
        if new is None and id(old) not in main_line:
            counts[LossKind.VARIATIONS] += 1
            continue
        counts[LossKind.MOVES] += new is None
        counts.update(_notes_lost(old, new or Node()))
        found = {} if new is None else {child.move: child for child in new.children}
        pairs += [(child, found.get(child.move)) for child in old.children]
    return counts


def _notes_lost(old: Node, new: Node) -> list[LossKind]:
    """What is said of one move and not said again."""
    lost = [
        kind
        for kind, before, after in (
            (LossKind.ILLEGAL_MOVES, old.illegal, new.illegal),
            (LossKind.OUTCOMES, _end(old), _end(new)),
            (LossKind.COMMENTS, old.comment, new.comment),
            (LossKind.EVALUATIONS, old.opinions, new.opinions),
            (LossKind.BOOKMARKS, old.bookmark, new.bookmark),
            (LossKind.REMARKS, old.remarks, new.remarks),
        )
        if before != after and before not in (None, "", [], ())
    ]
    times = ((old.time_ms, new.time_ms), (old.outcome_time_ms, new.outcome_time_ms))
    worst = [_time_lost(before, after) for before, after in times]
    for kind in (LossKind.TIMES, LossKind.MILLISECONDS):
        if kind in worst:
            return [*lost, kind]
    is_total_lost = _time_lost(old.total_ms, new.total_ms) is LossKind.TIMES
    return [*lost, LossKind.TOTALS] if is_total_lost else lost


def _end(node: Node) -> tuple[Outcome, bool] | None:
    """The outcome at `node`, and whether its line ends by it."""
    return None if node.outcome is None else (node.outcome, node.next is None)


def _time_lost(before: int | None, after: int | None) -> LossKind | None:
    if before is None or before == after:
        return None
    if after is None or abs(before - after) >= 1000:
        return LossKind.TIMES
    return LossKind.MILLISECONDS
