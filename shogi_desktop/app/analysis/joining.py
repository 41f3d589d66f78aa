"""What several engines have found of a game, put side by side on the nodes of its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from shogi_desktop.app.analysis.game_analysis import Finding
from shogi_desktop.game import Evaluation, Node, Record, opinions


def keep_in_record(record: Record, *findings: Mapping[int, Finding]) -> None:
    """Put what was found on the nodes of the main line.

    :param findings: by ply, of each engine, the one that counts first.
    """
    for node in (record.root, *record.main_line()):
        found = opinions_at(node, findings)
        if found:
            node.take_opinions(found)


def joined(findings: Sequence[Mapping[int, Finding]]) -> Iterator[Finding]:
    """What several engines have found as one finding for each position: the first engine's, and as its others
    what the rest say. By ply.
    """
    for ply in sorted({ply for each in findings for ply in each}):
        first, *rest = (each[ply] for each in findings if ply in each)
        yield replace(first, others=(*first.others, *(one.evaluation for one in rest)))


def told_apart(findings: Sequence[Mapping[int, Finding]]) -> list[Mapping[int, Finding]]:
    """What several engines have found, each signed with a name that no other has.

    Two profiles of one engine, or two builds, call themselves alike; and of a position with a single move
    nobody was asked.
    """
    if len(findings) < 2:
        return list(findings)
    names = (
        next((one.evaluation.engine for one in each.values() if one.evaluation.engine), "")
        for each in findings
    )
    return [
        {ply: replace(one, evaluation=replace(one.evaluation, engine=sign)) for ply, one in each.items()}
        for each, sign in zip(findings, signs(names), strict=True)
    ]


def signs(names: Iterable[str]) -> Iterator[str]:
    """The names of engines, each with a number where another before it has the same."""
    counted: Counter[str] = Counter()
    for each in names:
        name = each or "?"
        counted[name] += 1
        yield name if counted[name] == 1 else f"{name} ({counted[name]})"


def opinions_at(node: Node, findings: Sequence[Mapping[int, Finding]]) -> tuple[Evaluation, ...]:
    """What a node says of its position from now on; empty where nothing was found of it."""
    found = [each[node.ply].evaluation for each in findings if node.ply in each]
    return opinions(found, node.opinions) if found else ()
