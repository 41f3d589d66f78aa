"""Random games from a seed, with names, times and an end: what other programs hold too."""

from __future__ import annotations

import random

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.rules import STANDARD


def random_record(seed: int, handicap: str = "even", *, times: bool = True) -> Record:
    rng = random.Random(seed)
    record = Record(STANDARD, handicap_id=handicap)
    record.headers.update(black="先手太郎", white="後手花子")
    position = record.start_position()
    path: tuple[int, ...] = ()
    for _ in range(90):
        moves = position.legal_moves()
        if not moves:
            break
        captures = [m for m in moves if position.piece_at(m.target)]
        move = rng.choice(captures if captures and rng.random() < 0.4 else moves)
        path = record.append(path, move, time_ms=rng.randint(0, 400) * 1000 if times else None)
        position.play(move)
    # KI2 has no mark for it: who is mated is not taken to have resigned.
    reason = Reason.CHECKMATE if position.is_checkmate() else Reason.RESIGNATION
    record.node(path).outcome = Outcome(reason, position.turn.opponent)
    return record


def usi(record: Record) -> list[str]:
    return [n.move.usi for n in record.main_line() if n.move]
