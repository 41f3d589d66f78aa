"""Records of random games, and folders of kifu, for tests of what keeps and finds them."""

from __future__ import annotations

from pathlib import Path
from random import Random

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import kif
from shogi_desktop.rules import STANDARD, Drop, Variant


def random_record(
    seed: int, variant: Variant = STANDARD, handicap: str = "even", plies: int = 40, branches: int = 0
) -> Record:
    """A random game that resigns at its end, with so many variations in it."""
    rng = Random(seed)
    record = Record(variant, handicap_id=handicap)
    record.headers.update(black=f"Black {seed}", white=f"White {seed % 3}", date=f"{2000 + seed % 20}/01/02")
    path: tuple[int, ...] = ()
    for length in (plies, *(rng.randint(1, 6) for _ in range(branches))):
        path = path if not path else path[: rng.randrange(len(path))]
        position = record.position(path)
        for _ in range(length):
            moves = sorted(position.legal_moves(), key=lambda move: move.usi)
            if not moves:
                break
            lively = [m for m in moves if isinstance(m, Drop) or m.promote or position.piece_at(m.target)]
            move = rng.choice(lively if lively and rng.random() < 0.5 else moves)
            position.play(move)
            path = record.append(path, move)
        if branches == 0:
            record.node(path).outcome = Outcome(Reason.RESIGNATION, position.turn.opponent)
    return record


def write_kifu(folder: Path, record: Record, name: str) -> Path:
    """Save `record` in `folder`, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(kif.dump(record, "utf-8"))
    return path
