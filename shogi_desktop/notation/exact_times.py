"""Times to the millisecond in a KIF file, whose own times are whole seconds.

They stand at the end of the file in lines that other programs skip, an entry for each move whose line does
not say it all: ``#times-ms 1:1234 2:870 5:3001/9005 5e:420``. The number counts the moves as they stand in
the file, variations included, 0 being the start; ``e`` marks the time before the end of the game there.
After the slash stands the mover's total where it is not the sum of the times; nothing where it is not known.

An entry that does not fit the seconds beside its move is stale (somebody has edited the file) and not used.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shogi_desktop.game import Node, Reason

_MARK = "#times-ms "
_WIDTH = 78
_ENTRY = r"\d{1,7}e?:\d{0,15}(?:/\d{0,15})?"
_LINE = re.compile(rf"#times-ms((?: {_ENTRY})+) *")
_PARTS = re.compile(r"(\d+)(e?):(\d*)(?:(/)(\d*))?")


@dataclass(frozen=True, slots=True)
class ExactTime:
    """One entry: the number of the move, whether the end after it is meant, its time, its total if said."""

    number: int
    at_end: bool
    time_ms: int | None
    says_total: bool = False
    total_ms: int | None = None

    def __str__(self) -> str:
        time = "" if self.time_ms is None else str(self.time_ms)
        total = "" if self.total_ms is None else str(self.total_ms)
        return f"{self.number}{'e' if self.at_end else ''}:{time}" + (f"/{total}" if self.says_total else "")


def total_at_end(node: Node) -> int | None:
    """All time of the side to move once it has ended the game at `node`; None if not known."""
    return _sum(node, node.outcome_time_ms)


def exact_time_lines(nodes: Sequence[Node]) -> Iterator[str]:
    """The lines that say the times of `nodes`, the start and then the moves in the order of the file."""
    line = ""
    for entry in _entries(nodes):
        text = f" {entry}"
        if line and len(line) + len(text) > _WIDTH:
            yield line
            line = ""
        line = line + text if line else _MARK.rstrip() + text
    if line:
        yield line


def parse_exact_times(line: str) -> list[ExactTime] | None:
    """The entries of such a line; None for any other line."""
    match = _LINE.fullmatch(line)
    if match is None:
        return None
    return [
        ExactTime(int(number), bool(end), _number(time), bool(slash), _number(total))
        for number, end, time, slash, total in _PARTS.findall(match[1])
    ]


def apply_exact_times(nodes: Sequence[Node], entries: Sequence[ExactTime]) -> None:
    """Give `nodes`, the start and then the moves in the order of the file, the times that fit them."""
    for entry in entries:
        if entry.number >= len(nodes):
            continue
        node = nodes[entry.number]
        if entry.at_end:
            _apply_at_end(node, entry)
        elif node.move is not None and _seconds(entry.time_ms) == _seconds(node.time_ms):
            _apply(node, entry)


def _apply(node: Node, entry: ExactTime) -> None:
    node.time_ms = entry.time_ms
    if entry.says_total:
        node.total_ms = entry.total_ms
        return
    total = _sum_after(node)
    if _seconds(total) == _seconds(node.total_ms):
        node.total_ms = total


def _apply_at_end(node: Node, entry: ExactTime) -> None:
    read = node.outcome_time_ms
    if read is None or _seconds(read) == _seconds(entry.time_ms):
        node.outcome_time_ms = entry.time_ms


def _entries(nodes: Sequence[Node]) -> Iterator[ExactTime]:
    for number, node in enumerate(nodes):
        if node.move is not None and not _line_says_all(node):
            is_sum = node.total_ms is not None and node.total_ms == _sum_after(node)
            yield ExactTime(number, False, node.time_ms, not is_sum, None if is_sum else node.total_ms)
        thought = node.outcome_time_ms
        # An end of unknown reason has no mark, and so no line that could hold its time.
        has_line = node.outcome is not None and node.outcome.reason is not Reason.UNKNOWN
        if thought is not None and (thought % 1000 or not has_line):
            yield ExactTime(number, True, thought)


def _line_says_all(node: Node) -> bool:
    if node.time_ms is None:
        return node.total_ms is None
    return node.time_ms % 1000 == 0 and node.total_ms is not None and node.total_ms % 1000 == 0


def _sum_after(node: Node) -> int | None:
    """The total that the times up to `node` give its mover; None if one is not known."""
    return None if node.parent is None else _sum(node.parent, node.time_ms)


def _sum(node: Node, time_ms: int | None) -> int | None:
    """The total of the side to move at `node` after another `time_ms`."""
    if time_ms is None:
        return None
    parent = node.parent
    before = 0 if parent is None or parent.move is None else parent.total_ms
    return None if before is None else before + time_ms


def _seconds(ms: int | None) -> int | None:
    return None if ms is None else ms // 1000


def _number(text: str) -> int | None:
    return int(text) if text else None
