"""Faults with a rare reason, sought in the engine's games with itself (the shards of `engine/tune`).

    python -m tests.bench.rare_reasons SHARD {pin,discovered} [--first N] [--games N] [--loss SHARE]

Whole games hold a pin or a discovered attack that costs something once in some hundred moves. So first the
plies are taken at which the scores of two moves in a row say that much was lost, and of these the ones after
which the moves of the game show the picture. Only they are searched as a review does it, and what the
detectors say is put to the question by a deep search as in `tests.bench.reasons`. The picture is what the
detectors ask for themselves; so the share that is right is that of any game.
"""

from __future__ import annotations

import argparse
import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.analysis.reasons import ReasonId, reasons_for, tactics
from shogi_desktop.analysis.reasons.evidence import LOSS, Evidence
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.analysis.game_analysis import Effort, Plan
from shogi_desktop.app.analysis.jobs import analyse_game, job_of
from shogi_desktop.app.analysis.joining import keep_in_record
from shogi_desktop.app.analysis.kept import finding_of
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.handle import EngineHandle
from shogi_desktop.game import Evaluation, Node, Record
from shogi_desktop.rules import BoardMove, Drop, Move, Position, Square, Variant, square, variant_by_id
from tests.bench.reasons import Deep, is_right

HEADER: Final = 32
UNSCORED: Final = -32768
DROPPED: Final = {1: "P", 2: "L", 3: "N", 4: "S", 5: "B", 6: "R", 7: "G", 15: "Q"}
SOUGHT: Final = {
    "pin": ReasonId.ALLOWS_PIN,
    "discovered": ReasonId.ALLOWS_DISCOVERED_ATTACK,
}
FOLLOWED: Final = 9
"""Plies of the game that show what came of a move."""

Ply = tuple[int, int]
"""A move and its score, as the shard has them (`engine/tune/games.h`)."""


def games_of(data: bytes) -> Iterator[list[Ply]]:
    """The games of a shard, as far as they are whole."""
    at = HEADER
    while at + 4 <= len(data):
        (plies,) = struct.unpack_from("<H", data, at)
        end = at + 8 + 4 * plies
        if end > len(data):
            return
        yield [struct.unpack_from("<Hh", data, at + 4 + 4 * ply) for ply in range(plies)]
        at = end


def square_of(index: int, variant: Variant) -> Square:
    """The square of an index of the engine (`engine/core/geometry.h`)."""
    low = 64 // variant.ranks
    file, rank = divmod(index, variant.ranks) if index < 64 else divmod(index - 64, variant.ranks)
    return square((file if index < 64 else low + file) + 1, rank + 1)


def move_of(raw: int, variant: Variant) -> Move:
    """A move from the engine's 16 bits (`engine/core/types.h`)."""
    target, origin = square_of(raw & 127, variant), raw >> 7 & 127
    if raw & 1 << 15:
        letter = DROPPED[origin & 15]
        return Drop(next(kind for kind in variant.hand_kinds if kind.letter == letter), target)
    return BoardMove(square_of(origin, variant), target, promote=bool(raw & 1 << 14))


def shows(position: Position, line: Sequence[Move], sought: str) -> bool:
    """Whether the moves that were played show the picture; the first of `line` is the fault."""
    node = Node().add(line[0])
    evidence = Evidence(
        JudgedMove(1, node, position, Evaluation(0), 0, tuple(line[1:]), Judgement.BLUNDER, 1.0)
    )
    holds = tactics._is_pin if sought == "pin" else tactics._is_discovered
    for plies in tactics._CASHED:
        capture = evidence.played[plies - 1] if len(evidence.played) > plies else None
        if not isinstance(capture, BoardMove) or tactics._stirs(evidence, capture.target, plies):
            continue
        taken = evidence.after(plies - 1).piece_at(capture.target)
        lost = evidence.is_piece(taken) and evidence.settled_loss(plies) >= LOSS
        if lost and holds(evidence, evidence.played[1], capture):
            return True
    return False


def faults_of(game: Sequence[Ply], variant: Variant, sought: str, least: float) -> Iterator[JudgedMove]:
    """The faults of a game that show the picture, searched as a review does it."""
    scores = [score for _, score in game]
    position, moves = Position.start(variant), [move_of(raw, variant) for raw, _ in game]
    for ply in range(len(game) - max(tactics._CASHED)):
        here, next_ = scores[ply], scores[ply + 1]
        known = UNSCORED not in {here, next_}
        loses = known and chance(here, variant) - (1 - chance(next_, variant)) >= least
        if loses and shows(position, moves[ply : ply + FOLLOWED], sought):
            yield from _searched(position, moves[ply])
        position.play(moves[ply])


def _searched(position: Position, move: Move) -> list[JudgedMove]:
    record = Record(position.variant, position.sfen())
    record.append((), move)
    plan = Plan(Effort(nodes=6_000))
    kept = analyse_game(job_of(record, plan, bundled_engine(), {"USI_Hash": 16}))
    keep_in_record(record, {one.ply: finding_of(one, record.variant) for one in kept})
    return judged_moves(record)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shard", type=Path)
    parser.add_argument("sought", choices=SOUGHT)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--loss", type=float, default=0.08)
    options = parser.parse_args()
    data = options.shard.read_bytes()
    variant = variant_by_id(data[8:24].rstrip(b"\0").decode())
    told: Counter[bool] = Counter()
    with EngineHandle(bundled_engine()) as engine:
        deep = Deep(engine, variant.id, 60_000)
        for game in islice(games_of(data), options.first, options.first + options.games):
            for judged in faults_of(game, variant, options.sought, options.loss):
                for reason in reasons_for(judged):
                    if reason.id is SOUGHT[options.sought]:
                        right = is_right(deep, judged, reason)
                        told[right] += 1
                        line = " ".join(move.usi for move in reason.line)
                        print("right" if right else "WRONG", judged.position.sfen(), ":", line, flush=True)
    print(f"{options.sought}: {told[True]} of {told.total()} right, {options.games} games")


if __name__ == "__main__":
    main()
