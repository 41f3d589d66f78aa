"""How often a castle that a mistake lets be broken is: mistakes found in the engine's games with itself,
confirmed by deeper searches, and put to one far deeper.

    python -m tests.bench.castles SHARD [--first N] [--games N] [--told N] [--deep NODES] [--out FILE]

Of each game of a shard of `engine/tune` those positions are taken in which something attacks a guard beside
the king of the side to move, twelve plies apart at least. The mistakes are moves among the six that a search
of six lines likes best, where its lines show the picture. `analysis.reasons.castle` confirms them or not.
What it confirms is borne out where a search of ``--deep`` nodes from an empty table says all of this:

- the move costs ten points of win chance or more;
- the line that is told loses at its end, after the player's answer, 60 % of that or more, and not ten points
  more than the move itself: a search of half as many nodes says so;
- with the best move no guard beside the king is taken within four plies, in which the other one takes it.

Told beside it is how often the deep line, too, takes a guard as soon and leaves fewer beside the king.
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
from shogi_desktop.analysis.reasons import Confirmation, castle
from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.analysis.findings import evaluation_of
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.handle import EngineHandle, request_for
from shogi_desktop.app.problems.finding import ask
from shogi_desktop.game import Evaluation, ForcedMate, Record
from shogi_desktop.rules import Color, Move, Position, variant_by_id
from shogi_desktop.usi.messages import GoLimits
from tests.bench.rare_reasons import UNSCORED, games_of, move_of
from tests.bench.reasons import _evaluation, played

LINES: Final = 6
SHORT: Final = 15_000
FIRST_PLY: Final = 16
APART: Final = 12
EVEN: Final = 1_200
"""Centipawns: beyond, the game is decided."""
MISTAKE: Final = 0.10
PART: Final = 0.6
THROWN: Final = 0.10
HELD: Final = 4


class Asked:
    """The engine, each search from an empty table, or with what the ones before have left there (`kept`)."""

    def __init__(self, variant_id: str, lines: int, hash_mb: int, *, kept: bool = False) -> None:
        self._kept = kept
        self._engine = EngineHandle(bundled_engine())
        self._engine.prepare(variant_id, {"USI_Hash": hash_mb, "Threads": 1, "MultiPV": lines})
        self._engine.wait_until_ready()

    def search(self, position: Position, nodes: int) -> list[Evaluation]:
        """What is found, the best first; a mate on the board where nothing can be moved."""
        if not position.has_legal_move():
            return [Evaluation(ForcedMate(position.turn.opponent, 0), nodes=nodes)]
        if not self._kept:
            self._engine.new_game()
        request = request_for(position.sfen(), (), position, GoLimits(nodes=nodes), 600_000)
        lines = self._engine.search(request).result().lines
        return [found for info in lines if (found := evaluation_of(info, position)) is not None]

    def close(self) -> None:
        self._engine.close()


def positions_of(game: list[tuple[int, int]], first: Position) -> Iterator[Position]:
    """Positions of a game in which a guard is attacked."""
    position, last = first, -APART
    for ply, (raw, score) in enumerate(game):
        mover = position.turn
        if ply >= max(FIRST_PLY, last + APART) and score != UNSCORED and abs(score) < EVEN:
            guards = castle.guards_of(position, mover)
            attacked = any(position.attackers(square, mover.opponent) for square in guards)
            if len(guards) >= 2 and attacked and not position.is_check():
                last = ply
                yield position.copy()
        position.play(move_of(raw, position.variant))


def mistake_in(position: Position, lines: list[Evaluation]) -> JudgedMove | None:
    """The best of the moves that lets the castle be broken."""
    for other in lines[1:]:
        if not other.line:
            continue
        record = Record(position.variant, position.sfen())
        node = record.root.add(other.line[0])
        judgement, loss = judge(lines[0], other.line[0], other.score, position.turn, position.variant)
        judged = JudgedMove(1, node, position, lines[0], other.score, tuple(other.line[1:]), judgement, loss)
        if judgement.is_fault and castle.broken_castle(Evidence(judged)):
            return judged
    return None


def confirmed(asked: Asked, confirmation: Confirmation) -> tuple[JudgedMove, Evaluation] | None:
    """The mistake as the deeper searches know it, and what they say of the position after it."""
    ask(confirmation, asked.search)
    if not confirmation.confirmed or confirmation.following is None:
        return None
    return confirmation.judged, confirmation.following


def labelled(judged: JudgedMove, following: Evaluation) -> dict[str, Any]:
    """The mistake, and what is known on either side of it, as in `tests/data/reasons.json`."""
    before = judged.before
    return {
        "variant": judged.position.variant.id,
        "sfen": judged.position.sfen(),
        "move": judged.move.usi,
        "before": _evaluation(before.score, before.line) | {"nodes": before.nodes},
        "after": _evaluation(following.score, following.line) | {"nodes": following.nodes},
    }


def borne_out(
    asked: Asked, judged: JudgedMove, told: tuple[Move, ...], nodes: int
) -> tuple[dict[str, bool], list[float]]:
    """What a deep search says of each part of the claim, and the win chances before, after and at the end."""
    mover, position = judged.mover, judged.position
    after = played(position, (judged.move,))
    end = played(after, judged.reply[: len(told)])
    best, worst = asked.search(position, nodes)[0], asked.search(after, nodes)[0]
    last = asked.search(end, nodes // 2)[0]

    def share(found: Evaluation) -> float:
        black = chance(found.score, position.variant)
        return black if mover is Color.BLACK else 1 - black

    chances = [share(each) for each in (best, worst, last)]
    judgement, loss = judge(best, judged.move, worst.score, mover, position.variant)
    deep = Evidence(JudgedMove(1, judged.node, position, best, worst.score, worst.line, judgement, loss))
    return {
        "mistake": loss >= MISTAKE,
        "lost": chances[0] - chances[2] >= PART * loss and chances[1] - chances[2] <= THROWN,
        "held": castle.falls(deep.best_walk, mover, HELD) is None,
        "same": bool(castle.broken_castle(deep)),
    }, chances


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shard", type=Path)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--told", type=int, default=1_000, help="stop after so many")
    parser.add_argument("--deep", type=int, default=2_000_000)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    data = options.shard.read_bytes()
    variant = variant_by_id(data[8:24].rstrip(b"\0").decode())
    several, single = Asked(variant.id, LINES, 16), Asked(variant.id, 1, 128)
    count: Counter[str] = Counter()
    kept: list[dict[str, Any]] = []
    for game in islice(games_of(data), options.first, options.first + options.games):
        for position in positions_of(game, Position.start(variant)):
            count["positions"] += 1
            judged = mistake_in(position, several.search(position, SHORT))
            if judged is None:
                continue
            count["found"] += 1
            deeper = confirmed(single, castle.CastleConfirmation(judged))
            if deeper is None:
                continue
            judged, following = deeper
            told = castle.broken_castle(Evidence(judged))
            says, chances = borne_out(single, judged, told, options.deep)
            right = says["mistake"] and says["lost"] and says["held"]
            count["told"] += 1
            count["right"] += right
            count["same line"] += right and says["same"]
            line = " ".join(move.usi for move in told)
            numbers = " ".join(f"{each:.2f}" for each in chances)
            print("right" if right else "WRONG", position.sfen(), ":", line, says, numbers, flush=True)
            print(dict(count), flush=True)
            kept.append(labelled(judged, following) | {"reason": line, "right": right})
            if options.out:
                options.out.write_text(json.dumps(kept, indent=0), "utf-8")
        if count["told"] >= options.told:
            break
    print(f"{count['right']} of {count['told']} right, {count['same line']} by the same picture")
    several.close()
    single.close()


if __name__ == "__main__":
    main()
