"""What was read of a kifu, line by line, for tests to compare with what they expect."""

from __future__ import annotations

from collections.abc import Iterator

from shogi_desktop.game import Evaluation, ForcedMate, Node
from shogi_desktop.notation import ReadResult


def told(result: ReadResult) -> list[str]:
    """Return format and start, the headers, each move with what is said of it, and the problems.

    A move stands behind its number, before all that follow it: of two with one number the second is a
    variation.
    """
    record = result.record
    start = record.handicap_id or "no handicap"
    is_named = record.handicap_id and record.variant.handicap(start).sfen == record.start_sfen
    lines = [f"{result.format}, {start}" if is_named else f"{result.format}, {start}: {record.start_sfen}"]
    lines += [f"{key}: {value!r}" for key, value in record.headers.items()]
    for node in record.walk():
        move = "start" if node.move is None else f"{node.ply} {node.move.usi}"
        said = list(_said_of(node))
        if said or node.move is not None:
            lines.append(" ".join([move, *said]))
    return [*lines, *(f"{problem.what.name.lower()}, {problem}" for problem in result.problems)]


def _said_of(node: Node) -> Iterator[str]:
    if node.illegal:
        yield "illegal"
    if node.time_ms is not None or node.total_ms is not None:
        yield f"{node.time_ms}/{node.total_ms}"
    if node.comment:
        yield repr(node.comment)
    if node.bookmark is not None:
        yield f"&{node.bookmark!r}"
    yield from (f"#{remark!r}" for remark in node.remarks)
    yield from (_evaluation(evaluation) for evaluation in node.opinions)
    if node.outcome is not None:
        winner = node.outcome.winner
        yield f"= {node.outcome.reason.value}" + ("" if winner is None else f", {winner.name.lower()} wins")
    if node.ends_aside:
        yield "aside"
    if node.outcome_time_ms is not None:
        yield f"in {node.outcome_time_ms}"


def _evaluation(evaluation: Evaluation) -> str:
    score = evaluation.score
    if isinstance(score, ForcedMate):
        score_text = f"{score.winner.name.lower()} mates in {score.plies}"
    else:
        score_text = str(score)
    line = " ".join(move.usi for move in evaluation.line)
    return f"<{score_text}, {evaluation.depth}, {evaluation.nodes}, {evaluation.engine!r}, {line}>"
