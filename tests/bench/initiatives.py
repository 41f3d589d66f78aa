"""How often a mistake that gives up the initiative does: mistakes found in the engine's games with itself,
confirmed by deeper searches, and put to one far deeper.

    python -m tests.bench.initiatives SHARD [--first N] [--games N] [--told N] [--deep NODES] [--kept]
        [--out FILE]

Of each game of a shard of `engine/tune` those positions are taken in which the move that was played threatens
something, three plies apart at least: if the other side passes, a short search sees the win chance grow by 15
points. The mistakes are moves among the fourteen that a search of so many lines likes best. A short search
sorts out most that threaten something, too, or whose answer does not. `analysis.reasons.initiative` confirms
the others or not; with ``--kept`` its searches keep their table, as in a game that is analysed. Told are
those that have no weightier reason. What is told is borne out where searches of ``--deep`` nodes, and passes
of a quarter of that, from an empty table say all of this:

- the move costs ten points of win chance or more, with the answer that is told as well;
- who passes after the engine's move loses ten points or more; what is threatened in its reply weighs no more
  than that and ten points;
- if the other side passes after the mistake, the player stands ten points better than before it, at most;
- the player who passes after the answer loses ten points or more.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import judge
from shogi_desktop.analysis.reasons import ReasonId, reasons_for
from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.reasons.initiative import InitiativeConfirmation, may_drop_initiative
from shogi_desktop.analysis.waiting import turned
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.game import Evaluation, ForcedMate, Record
from shogi_desktop.rules import Color, Move, Position, variant_by_id
from tests.bench.castles import Asked, confirmed, labelled
from tests.bench.rare_reasons import UNSCORED, games_of, move_of
from tests.bench.reasons import played

LINES: Final = 14
SHORT: Final = 50_000
FIRST_PLY: Final = 34
APART: Final = 3
OPEN: Final = (0.38, 0.90)
"""The player's win chance, by the game's own score: a mistake can cost something and leave something."""
GLANCE: Final = 4_000
LOOK: Final = 12_000
PROMISING: Final = 0.15
THREATENS: Final = 0.17
QUIET: Final = 0.04
BACK: Final = 0.05
NATURAL: Final = 0.10
"""What a mistake costs, and so the least that a threat is worth."""


class Seen:
    """The engine's win chances for one side."""

    def __init__(self, asked: Asked, mover: Color) -> None:
        self._asked = asked
        self._mover = mover

    def share(self, score: int | ForcedMate, position: Position) -> float:
        """The side's win chance."""
        black = chance(score, position.variant)
        return black if self._mover is Color.BLACK else 1 - black

    def searched(self, position: Position, nodes: int) -> float:
        """Likewise, as a search sees it; 0 where the engine says nothing."""
        found = self._asked.search(position, nodes)
        return self.share(found[0].score, position) if found else 0.0

    def passed(self, position: Position, moves: tuple[Move, ...], nodes: int) -> float | None:
        """Likewise where the side to move after these moves passes; None in check."""
        position = played(position, moves)
        return None if position.is_check() else self.searched(turned(position), nodes)


def positions_of(game: list[tuple[int, int]], first: Position, asked: Asked) -> Iterator[Position]:
    """Positions of a game in which the move that was played threatens something."""
    position, last = first, -APART
    for ply, (raw, score) in enumerate(game):
        mover, move = position.turn, move_of(raw, position.variant)
        if ply >= max(FIRST_PLY, last + APART) and score != UNSCORED and not position.is_check():
            last = ply
            share = chance(score, position.variant)  # the score is the mover's
            if OPEN[0] <= share <= OPEN[1]:
                passed = Seen(asked, mover).passed(position, (move,), GLANCE)
                if passed is not None and passed - share >= PROMISING:
                    yield position.copy()
        position.play(move)


def mistakes_in(position: Position, lines: list[Evaluation], asked: Asked) -> Iterator[JudgedMove]:
    """Those of the moves that may give up the initiative."""
    seen, best = Seen(asked, position.turn), lines[0].line
    before = seen.share(lines[0].score, position)
    if not _keeps_it(seen, position, best, before):
        return
    for other in lines[1:]:
        if not other.line:
            continue
        record = Record(position.variant, position.sfen())
        node = record.root.add(other.line[0])
        judgement, loss = judge(lines[0], other.line[0], other.score, position.turn, position.variant)
        judged = JudgedMove(1, node, position, lines[0], other.score, tuple(other.line[1:]), judgement, loss)
        if not judgement.is_fault or not may_drop_initiative(Evidence(judged)):
            continue
        answered = seen.passed(position, other.line[:2], LOOK)
        if answered is None or seen.share(other.score, position) - answered < THREATENS:
            continue
        quiet = seen.passed(position, other.line[:1], LOOK)
        if quiet is not None and quiet - before <= QUIET:
            yield judged


def _keeps_it(seen: Seen, position: Position, best: tuple[Move, ...], before: float) -> bool:
    """Whether the engine's move threatens something that weighs more than what its reply does."""
    threat = seen.passed(position, best[:1], LOOK)
    if len(best) < 2 or threat is None or threat - before < THREATENS:
        return False
    back = seen.passed(position, best[:2], LOOK)
    return back is not None and before - back <= threat - before + BACK


def borne_out(asked: Asked, judged: JudgedMove, nodes: int) -> tuple[dict[str, bool], list[float]]:
    """What a deep search says of each part of the claim, and the win chances that it sees."""
    seen, position = Seen(asked, judged.mover), judged.position
    best, reply = judged.before.line[:2]
    move, answer = judged.move, judged.reply[0]
    found, worst = asked.search(position, nodes)[0], asked.search(played(position, (move,)), nodes)[0]
    before, after = seen.share(found.score, position), seen.share(worst.score, position)
    with_best, with_answer = before, after
    if found.line[:1] != (best,):
        with_best = seen.searched(played(position, (best,)), nodes // 2)
    if worst.line[:1] != (answer,):
        with_answer = seen.searched(played(position, (move, answer)), nodes // 2)
    passes = [
        seen.passed(position, moves, nodes // 4)
        for moves in ((best,), (best, reply), (move,), (move, answer))
    ]
    assert None not in passes
    threat, back, quiet, lost = (each or 0.0 for each in passes)
    return {
        "mistake": with_best - max(after, with_answer) >= NATURAL,
        "threat": threat - before >= NATURAL and before - back <= threat - before + NATURAL,
        "quiet": quiet - before <= NATURAL,
        "answer": after - lost >= NATURAL,
    }, [before, after, with_best, with_answer, threat, back, quiet, lost]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shard", type=Path)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--told", type=int, default=1_000, help="stop after so many")
    parser.add_argument("--deep", type=int, default=2_000_000)
    parser.add_argument("--kept", action="store_true", help="the searches that confirm keep their table")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    data = options.shard.read_bytes()
    variant = variant_by_id(data[8:24].rstrip(b"\0").decode())
    several, quick, single = Asked(variant.id, LINES, 8), Asked(variant.id, 1, 8), Asked(variant.id, 1, 128)
    deeper = Asked(variant.id, 1, 128, kept=options.kept)
    count: Counter[str] = Counter()
    kept: list[dict[str, Any]] = []
    known: set[str] = set()
    for game in islice(games_of(data), options.first, options.first + options.games):
        count["games"] += 1
        for position in positions_of(game, Position.start(variant), quick):
            board = position.sfen().rpartition(" ")[0]
            if board in known:
                continue
            known.add(board)
            count["positions"] += 1
            for judged in mistakes_in(position, several.search(position, SHORT), quick):
                count["found"] += 1
                case = told(deeper, single, judged, options.deep, count)
                if case is not None:
                    kept.append(case)
                    print(dict(count), flush=True)
                    if options.out:
                        options.out.write_text(json.dumps(kept, indent=0), "utf-8")
                    break
        if count["told"] >= options.told:
            break
    print(f"{count['right']} of {count['told']} right, {count['games']} games")
    for asked in (several, quick, single, deeper):
        asked.close()


def told(
    deeper: Asked, single: Asked, judged: JudgedMove, nodes: int, count: Counter[str]
) -> dict[str, Any] | None:
    """A mistake of which the review would tell this reason, as a labelled position, and whether it is so.

    :param deeper: confirms it. :param single: says with so many `nodes` whether it is so.
    """
    known = confirmed(deeper, InitiativeConfirmation(judged))
    if known is None:
        return None
    judged, following = known
    judged.node.evaluation = following
    reasons = reasons_for(judged)
    if not reasons or reasons[0].id is not ReasonId.DROPS_INITIATIVE:
        count["other reason"] += 1
        return None
    says, chances = borne_out(single, judged, nodes)
    right = all(says.values())
    count["told"] += 1
    count["right"] += right
    line, numbers = (
        " ".join(move.usi for move in reasons[0].line),
        " ".join(f"{each:.2f}" for each in chances),
    )
    print("right" if right else "WRONG", judged.position.sfen(), ":", line, says, numbers, flush=True)
    return labelled(judged, following) | {
        "reasons": [{"id": reason.id.value, "line": line} for reason in reasons[:1]],
        "right": right,
        "chances": chances,
    }


if __name__ == "__main__":
    main()
