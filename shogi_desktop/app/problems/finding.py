"""What makes a position a problem of the best move: searches of several lines, the review's reasons, and
what the program's levels play there.

For the tools that make our problems and the traps of the atlas (`packaging/tools`). Slow.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import judge
from shogi_desktop.analysis.reasons import Confirmation, Reason, ReasonId, reasons_for
from shogi_desktop.analysis.waiting import judged_waiting, turned
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.analysis.findings import evaluation_of
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.handle import EngineHandle, request_for
from shogi_desktop.app.players.levels import choose, level_at
from shogi_desktop.app.players.sight import View
from shogi_desktop.app.problems.collection import NOTHING
from shogi_desktop.game import Evaluation, ForcedMate, Record
from shogi_desktop.rules import BoardMove, Color, Drop, Move, Position, Variant, parse_usi_move
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.messages import Bound, GoLimits, Info

MARGIN: Final = 0.08
"""The win chance by which the best move is better than any other, and the fault that is told of."""
PUNISHED: Final = frozenset(
    {
        ReasonId.WALKS_INTO_MATE,
        ReasonId.HANGS_PIECE,
        ReasonId.ALLOWS_FORK,
        ReasonId.ALLOWS_PIN,
        ReasonId.ALLOWS_DISCOVERED_ATTACK,
        ReasonId.BAD_EXCHANGE,
        ReasonId.LOSES_LATER,
        ReasonId.LETS_CASTLE_BE_BROKEN,
        ReasonId.DROPS_INITIATIVE,
    }
)
"""Reasons that are shown by what answers the fault: the answer may be what is to be found."""
PICTURES: Final = frozenset({ReasonId.ALLOWS_FORK, ReasonId.ALLOWS_PIN, ReasonId.ALLOWS_DISCOVERED_ATTACK})
"""Those of them that a move shows whatever was played before it."""
_SEARCH_MS: Final = 60_000
_TELLS_ALL: Final = Timeouts(info_interval_ms=0)
"""What an engine says within a few milliseconds is told as well: most searches are over in fifty."""
_MIDDLEGAME: Final = 40
"""So many plies are taken to have been played: beyond the opening, where levels play with more chance."""


class Searcher:
    """The engine, asked for the best lines of a position. As a context it is closed and waited for."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self._handle = EngineHandle(bundled_engine(), timeouts=_TELLS_ALL, restarts=True)
        self._handle.prepare(variant.id, {"USI_Hash": 32, "Threads": 1})
        self._handle.wait_until_ready()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._handle.close()
        self._handle.wait()

    def lines(self, position: Position, nodes: int, lines: int) -> list[Evaluation]:
        """The best lines of a search of so many nodes, from Black's side, the best first: as they were when
        last all of them had been searched as deep.
        """
        said = self.all_said(position, nodes, lines)
        found = [evaluation_of(info, position) for info in last_whole(said, lines) or last_exact(said)]
        return [one for one in found if one is not None and one.line]

    def said(self, position: Position, nodes: int, lines: int) -> list[Info]:
        """The same as the engine says it: the last exact word on each line."""
        return last_exact(self.all_said(position, nodes, lines))

    def all_said(self, position: Position, nodes: int, lines: int) -> list[Info]:
        """All that the engine says on its way."""
        said: list[Info] = []

        def hear(info: Info) -> None:
            if info.score is not None and info.pv:
                said.append(info)

        limits, options = GoLimits(nodes=nodes), {"MultiPV": lines}
        request = request_for(position.sfen(), (), position, limits, _SEARCH_MS, options)
        self._handle.search(request, on_info=hear).result()
        return said


def last_exact(said: Iterable[Info]) -> list[Info]:
    """The last exact word on each line."""
    last = {info.multipv: info for info in said if info.bound is Bound.EXACT}
    return [last[number] for number in sorted(last)]


def last_whole(said: Iterable[Info], lines: int) -> list[Info]:
    """What was said of so many lines when last all of them had been searched as deep, exactly; nothing where
    that never was.

    A search that is cut off ends with words on some lines from one depth and on others from the depth before:
    how far one is ahead of another is not told by those.
    """
    whole: list[Info] = []
    begun: list[Info] = []
    for info in said:
        if info.multipv == 1:
            begun = []
        if info.bound is Bound.EXACT and info.multipv == len(begun) + 1:
            if not begun or info.depth == begun[0].depth:
                begun.append(info)
            if len(begun) == lines:
                whole, begun = begun, []
    return whole


def choices(
    searcher: Searcher, position: Position, levels: Iterable[int], tries: int, rng: random.Random
) -> Counter[Move]:
    """What the program's levels of those numbers play in `position`, so many times each."""
    drawn: Counter[Move] = Counter()
    legal = [move.usi for move in position.legal_moves()]
    searched: dict[tuple[int, int], list[Info]] = {}
    for number in levels:
        one = level_at(number, position.variant.id)
        nodes = one.limits().nodes
        assert nodes is not None, "the strongest levels are bound by time alone"
        lines = one.multipv_at(_MIDDLEGAME)
        if (nodes, lines) not in searched:  # the weaker ones differ by what they overlook alone
            searched[nodes, lines] = searcher.said(position, nodes, lines)
        said = searched[nodes, lines]
        for _ in range(tries):
            text = choose(one, _MIDDLEGAME, said[0].pv[0], said, legal, rng, View(position))
            drawn[parse_usi_move(text, position.variant)] += 1
    return drawn


def share(score: int | ForcedMate, position: Position) -> float:
    """The win chance of the side to move."""
    black = chance(score, position.variant)
    return black if position.turn is Color.BLACK else 1 - black


def lead(best: int | ForcedMate, second: int | ForcedMate, position: Position) -> float:
    """By how much win chance the side to move is better off with the one score than with the other."""
    return share(best, position) - share(second, position)


def reasons_against(
    position: Position, best: Evaluation, move: Move, after: Evaluation
) -> tuple[Reason, ...]:
    """Why `move` is a fault where `best` was found before it and `after` follows it; none where it is
    none.
    """
    judged = fault_of(position, best, move, after)
    return () if judged is None else reasons_for(judged)


def fault_of(position: Position, best: Evaluation, move: Move, after: Evaluation) -> JudgedMove | None:
    """`move` as the review judges it, if it is a fault that costs enough to be told of."""
    record = Record(position.variant, position.sfen())
    node = record.root.add(move)
    judgement, loss = judge(best, move, after.score, position.turn, position.variant)
    if not judgement.is_fault or loss < MARGIN:
        return None
    return JudgedMove(1, node, position, best, after.score, after.line, judgement, loss)


Search = Callable[[Position, int], Sequence[Evaluation]]
"""Says what a search of so many nodes finds in a position, the best first."""


def ask(confirmation: Confirmation, search: Search, most: int | None = None) -> None:
    """Go the way of a confirmation to its end, or to the first search of more than `most` nodes."""
    judged = confirmation.judged
    while (wanted := confirmation.wanted) is not None and (most is None or wanted.nodes <= most):
        position = judged.position.copy()
        for move in (judged.move, *wanted.moves) if wanted.after else wanted.moves:
            position.play(move)
        if wanted.passed:
            position = turned(position)
        if not position.has_legal_move():
            confirmation.take(Evaluation(ForcedMate(position.turn.opponent, 0)))
        elif found := search(position, wanted.nodes):
            confirmation.take(found[0])
        else:
            confirmation.give_up()


def pictures_of(position: Position, best: Evaluation, otherwise: Evaluation) -> tuple[Reason, ...]:
    """What the best move makes on the board, a fork, a pin or an opened line, that wins something.

    :param otherwise: what was found where the other side is to move instead (`analysis.waiting.turned`).
    """
    judged = judged_waiting(turned(position), otherwise, best)
    if judged is None or not judged.judgement.is_fault or judged.loss < MARGIN:
        return ()
    return tuple(reason for reason in reasons_for(judged) if reason.id in PICTURES)


def tellable(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """What a problem may be about, of all that is proven: where there is a mate, that and nothing else."""
    return reasons[:1] if reasons and reasons[0].id is ReasonId.MISSES_MATE else reasons


def follows(evaluation: Evaluation) -> Evaluation:
    """What a line says of the position after its first move."""
    return Evaluation(evaluation.score, line=evaluation.line[1:])


class Sifted(NamedTuple):
    """A position as engine-sift has found it: after `last` in `before`, or `before` itself where `last` is
    not known. `family`: the game.
    """

    family: str
    kind: str
    before: Position
    last: Move | None


def sifted(path: Path, variant: Variant, family: str = "") -> Iterator[Sifted]:
    """What engine-sift has written, or others in the same way: a ``-`` stands for no last move.

    :param family: what the numbers of the list are numbers of; empty for the list itself.
    """
    for row in path.read_text("utf-8").splitlines():
        head, last, _ = row.split(" | ")
        game, _, kind, sfen = head.split(" ", 3)
        before = Position.from_sfen(sfen, variant)
        move = None if last == NOTHING else parse_usi_move(last, variant)
        yield Sifted(f"{family or path.stem}.{game}", kind, before, move)


def steps_back(position: Position) -> Iterator[tuple[Position, Move]]:
    """Positions from which the other side comes to this one by a move that takes nothing; and the move."""
    variant = position.variant
    for target, piece in position.pieces():
        if piece.color is position.turn:
            continue
        without = turned(position)
        without.put(None, target)
        for origin in variant.squares:
            if position.piece_at(origin) is None:
                before = without.copy()
                before.put(piece, origin)
                yield from _leading(before, BoardMove(origin, target))
        if piece.kind in variant.hand_kinds:
            without.set_hand(piece.color, piece.kind, without.hand(piece.color).count(piece.kind) + 1)
            yield from _leading(without, Drop(piece.kind, target))


def _leading(before: Position, last: Move) -> Iterator[tuple[Position, Move]]:
    """The two, if the move could be played there and the other side could not have taken the king."""
    if not before.is_check(before.turn.opponent) and before.is_legal(last):
        yield before, last
