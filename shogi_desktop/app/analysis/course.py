"""The course of a game as a graph: from the evaluations of its nodes, and from what engines find meanwhile.

Nothing is asked of an engine here. Moves are judged as in a review, by `analysis.judged`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Final

from shogi_desktop.analysis.judged import EvaluationOf, JudgedMove, each_judged
from shogi_desktop.analysis.judgement import STRICT, Judgement, Thresholds
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.players.book import in_book
from shogi_desktop.app.settings.settings import ScoreView
from shogi_desktop.app.words.evaluations import percent
from shogi_desktop.game import MOST_OPINIONS, Evaluation, ForcedMate, Node, Record
from shogi_desktop.paint.graph import Fault, Graph, Series
from shogi_desktop.rules import Color, Variant

FoundAt = Callable[[Node, int], Evaluation | None]
"""What the live engine of that number has found at a node."""

Says = Callable[[Node], Sequence[Evaluation]]
"""What engines say of the position after a node's move, the one that counts first."""

JudgedBy = Callable[[Record, Sequence[Node], EvaluationOf], Iterable[JudgedMove]]
"""Judges the moves of a line of a record by the evaluations given."""

HIGHEST: Final = 2_000
"""Centipawns at the upper edge, where points are shown; what is more is not told apart."""
_MOST_SERIES: Final = MOST_OPINIONS
_LEAST_OF_LINE: Final = 2
_TAKING_TURNS: Final = 2
"""Engines that may each have looked at a part of a game; what more have said apart makes no lines."""
_LEAST_OF_SIDE: Final = 2
_FAULTS: Final = {
    Judgement.INACCURACY: Fault.INACCURACY,
    Judgement.MISTAKE: Fault.MISTAKE,
    Judgement.BLUNDER: Fault.BLUNDER,
}


def judged_by(thresholds: Thresholds) -> JudgedBy:
    """Judges as a review does that forgives as much as `thresholds` say."""
    return lambda record, line, known: each_judged(record, line, thresholds, in_book, known)


def recorded(node: Node) -> Sequence[Evaluation]:
    """What the record says."""
    return node.opinions


def has_course(line: Sequence[Node], says: Says = recorded) -> bool:
    """Whether enough of a line is evaluated for a graph to say something."""
    return sum(bool(says(node)) for node in line) >= _LEAST_OF_LINE


def graph_of(
    record: Record,
    line: Sequence[Node],
    view: ScoreView,
    found_at: FoundAt | None = None,
    engines: int = 0,
    judged: JudgedBy | None = None,
    says: Says = recorded,
) -> Graph:
    """The graph of a line of `record`, whose first node is the root's.

    :param found_at: what engines find live; `engines`: how many there are.
    :param judged: judges its moves; strictly, by default.
    :param says: what the positions are worth; by default what the record says.
    """
    work = graphing(record, line, view, found_at, engines, judged, says)
    while True:
        try:
            next(work)
        except StopIteration as end:
            graph: Graph = end.value
            return graph


def graphing(
    record: Record,
    line: Sequence[Node],
    view: ScoreView,
    found_at: FoundAt | None = None,
    engines: int = 0,
    judged: JudgedBy | None = None,
    says: Says = recorded,
) -> Generator[None, None, Graph]:
    """As `graph_of`, with a rest after every move that is judged."""
    nodes = [record.root, *line]
    numbers = range(min(engines, _MOST_SERIES))
    live = [] if found_at is None else [[found_at(node, each) for node in nodes] for each in numbers]
    first = record.turn_at(())
    said = [says(node) for node in nodes]
    counts = [each[0] if each else None for each in said]
    sides = [] if any(map(any, live)) else _series_of_sides(counts, first)
    kept = [each for _, each in sides] or _kept_series(said)
    found = [each for each in (*kept, *live) if any(each)][:_MOST_SERIES]
    names = [record.headers.get(key, "") for key, _ in sides]
    chances = is_chance(view)
    series = tuple(
        Series(
            tuple(
                None if each is None else height_of(each.score, record.variant, chances=chances)
                for each in one
            ),
            names[number] if names else _engine_of(one),
        )
        for number, one in enumerate(found)
    )
    scored = counts if sides else found[0] if found else []
    faults: dict[int, Fault] = {}
    if scored:
        faults = yield from _faults(record, nodes, scored, judged or judged_by(STRICT))
    return Graph(
        len(line),
        series,
        faults,
        tuple(node.time_ms for node in line),
        first,
        _ticks(chances=chances),
    )


def is_chance(view: ScoreView) -> bool:
    """Whether scores are shown as win chances."""
    return view in {"chance", "mover_chance"}


def height_of(score: int | ForcedMate, variant: Variant, *, chances: bool) -> float:
    """How high a score stands, -1 to 1, from Black's side."""
    if isinstance(score, ForcedMate):
        return 1.0 if score.winner is Color.BLACK else -1.0
    if chances:
        return 2 * chance(score, variant) - 1
    return max(-1.0, min(1.0, score / HIGHEST))


def graph_on_paper(record: Record) -> Graph | None:
    """The graph of a record's main line as it is printed; None where too little of it is evaluated."""
    line = record.main_line()
    return graph_of(record, line, "chance") if has_course(line) else None


def _engine_of(found: Sequence[Evaluation | None]) -> str:
    return next((each.engine for each in found if each is not None and each.engine), "")


def _series_of_sides(
    found: Sequence[Evaluation | None], first: Color
) -> list[tuple[str, list[Evaluation | None]]]:
    """Black's and White's own evaluations, by the key of their names, where a server has kept both.

    There each player says what he thinks after his own move, without depth or name: two engines. What
    anybody else has written says depth or engine.
    """
    said = [each for each in found if each is not None]
    if any(each.engine or each.depth is not None or each.nodes is not None for each in said):
        return []
    if any(isinstance(each.score, ForcedMate) for each in said):
        return []
    odd = [each if ply % 2 else None for ply, each in enumerate(found)]
    even = [each if ply and not ply % 2 else None for ply, each in enumerate(found)]
    counts = [sum(each is not None for each in one) for one in (odd, even)]
    if min(counts) < _LEAST_OF_SIDE or min(counts) * 3 < max(counts):
        return []
    keys = ("black", "white") if first is Color.BLACK else ("white", "black")
    return [(keys[0], odd), (keys[1], even)]


def _kept_series(said: Sequence[Sequence[Evaluation]]) -> list[list[Evaluation | None]]:
    """What is said of the positions, apart for each engine.

    Where engines have said something beside others, the one by which moves are judged comes first, whole, and
    then those that said most of the rest; else two that have looked at much of it come apart.
    """
    whole = [each[0] if each else None for each in said]
    if any(len(each) > 1 for each in said):
        return [whole, *_beside(said)]
    names = dict.fromkeys(each.engine for each in whole if each is not None)
    if len(names) != _TAKING_TURNS:
        return [whole]
    apart = [[each if each is not None and each.engine == name else None for each in whole] for name in names]
    counts = [sum(each is not None for each in one) for one in apart]
    return apart if min(counts) * 3 >= max(counts) else [whole]


def _beside(said: Sequence[Sequence[Evaluation]]) -> Iterator[list[Evaluation | None]]:
    """What the engines say that have said most beside the evaluations that count."""
    ((main, _),) = Counter(each[0].engine for each in said if each).most_common(1)
    counts = Counter(one.engine for each in said for one in each[1:])
    others = [name for name, count in counts.most_common() if name != main and count >= _LEAST_OF_LINE]
    for name in others or [main]:
        yield [next((one for one in each if one.engine == name), None) for each in said]


def _faults(
    record: Record, nodes: Sequence[Node], found: Sequence[Evaluation | None], judged: JudgedBy
) -> Generator[None, None, dict[int, Fault]]:
    """The faults in a line by their plies, `nodes` beginning with the root."""
    known = {id(node): each for node, each in zip(nodes, found, strict=True)}
    faults: dict[int, Fault] = {}
    for one in judged(record, nodes[1:], lambda node: known[id(node)]):
        if one.judgement in _FAULTS:
            faults[one.ply] = _FAULTS[one.judgement]
        yield
    return faults


def _ticks(*, chances: bool) -> tuple[tuple[float, str], ...]:
    if chances:
        return tuple((2 * share - 1, percent(share)) for share in (0.25, 0.5, 0.75))
    marks = (-HIGHEST // 2, 0, HIGHEST // 2)
    return tuple((mark / HIGHEST, f"{mark:+d}".replace("-", "−") if mark else "0") for mark in marks)
