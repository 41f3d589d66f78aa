"""How often the reasons given for faults are right: on games of weak levels, judged by something else.

Each reason is found from a shallow search (``--nodes``) and put to the question by a deep one
(``--deep``), which the detectors do not see:

- a mate, by trying all checks and all replies with the rules' own code; a long one by the deep search;
- lost or missed material: the position at the end of the reason's line is searched deep, and the player must
  stand worse there (missed: better) than before the fault by a good part of what the piece is worth; and the
  fault must still be one.

    python -m tests.bench.reasons FOLDER… --out labelled.json

prints the share that is right, for each reason and game, and those that are not. With ``--out`` those
that are right are kept as positions for the tests (`tests/data/reasons.json`).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.analysis.judgement import STRICT, judge
from shogi_desktop.analysis.reasons import Reason, ReasonId, reasons_for
from shogi_desktop.analysis.values import worth
from shogi_desktop.app.analysis.findings import evaluation_of
from shogi_desktop.app.analysis.game_analysis import Effort, Plan
from shogi_desktop.app.analysis.jobs import analyse_game, job_of
from shogi_desktop.app.analysis.joining import keep_in_record
from shogi_desktop.app.analysis.kept import finding_of
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.handle import EngineHandle, request_for
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.notation import read
from shogi_desktop.rules import Color, Move, Position
from shogi_desktop.usi.messages import GoLimits

MATES = {ReasonId.MISSES_MATE, ReasonId.WALKS_INTO_MATE}
DECIDED = 5_000
"""A mate on the scale of centipawns."""
BRUTE_PLIES = 5
"""Mates so short are proven by trying everything."""
PART = 0.6
"""Of a piece's worth, that the deep search must see gone."""


@dataclass(frozen=True, slots=True)
class Case:
    """A fault with the reasons found, and whether the deep search bears each out."""

    judged: JudgedMove
    reasons: tuple[Reason, ...]
    right: tuple[bool, ...]
    file: str


class Deep:
    """Searches positions by themselves, each from an empty table."""

    def __init__(self, engine: EngineHandle, variant_id: str, nodes: int) -> None:
        self._engine = engine
        self._nodes = nodes
        engine.prepare(variant_id, {"USI_Hash": 64, "Threads": 1})
        engine.wait_until_ready()

    def evaluation(self, position: Position, times: int = 1) -> Evaluation:
        """What a search says of a position that is so many times as deep."""
        if not position.has_legal_move():
            return Evaluation(ForcedMate(position.turn.opponent, 0))
        request = request_for(position.sfen(), (), position, GoLimits(nodes=times * self._nodes), 120_000)
        self._engine.new_game()
        done = self._engine.search(request).result()
        found = evaluation_of(done.lines[0], position) if done.lines else None
        return found or Evaluation(0)

    def score(self, position: Position, color: Color, times: int = 1) -> int:
        """The score of a position for `color`."""
        score = self.evaluation(position, times).score
        if isinstance(score, ForcedMate):
            return DECIDED if score.winner is color else -DECIDED
        score = max(-DECIDED, min(DECIDED, score))
        return score if color is Color.BLACK else -score


def played(position: Position, line: tuple[Move, ...]) -> Position:
    """The position after `line`; raises where it cannot be played."""
    position = position.copy()
    for move in line:
        position.play(move)
    return position


def is_forced(position: Position, plies: int) -> bool:
    """Whether the side to move mates by checks in so many plies, by trying everything."""
    for move in position.legal_moves():
        transition = position.perform_trusted(move)
        mates = False
        if position.is_check():
            replies = position.legal_moves()
            mates = not replies or (plies > 1 and all(_answered(position, one, plies) for one in replies))
        position.undo(transition)
        if mates:
            return True
    return False


def _answered(position: Position, reply: Move, plies: int) -> bool:
    transition = position.perform_trusted(reply)
    mates = is_forced(position, plies - 2)
    position.undo(transition)
    return mates


def is_right(deep: Deep, judged: JudgedMove, reason: Reason) -> bool:
    """Whether the deep search bears the reason out."""
    mover, before, variant = judged.mover, judged.position, judged.position.variant
    end = played(before, reason.line)
    if reason.id in MATES:
        if not end.is_checkmate():
            return False
        winner = mover if reason.id is ReasonId.MISSES_MATE else mover.opponent
        start = before if reason.id is ReasonId.MISSES_MATE else played(before, (judged.move,))
        assert reason.plies is not None
        if reason.plies <= BRUTE_PLIES:
            return is_forced(start, reason.plies)
        return deep.score(start, winner, times=10) == DECIDED
    at_best = deep.evaluation(before)
    after = deep.evaluation(played(before, (judged.move,)))
    judgement, _ = judge(at_best, judged.move, after.score, mover, variant, STRICT.widened(0.8))
    if not judgement.is_fault:
        return False
    best_score = deep.score(before, mover)
    if reason.id in {ReasonId.MISSES_CAPTURE, ReasonId.MISSES_WIN}:
        return best_score - deep.score(played(before, (judged.move,)), mover) >= _part(reason, judged)
    return best_score - deep.score(end, mover) >= _part(reason, judged)


def _part(reason: Reason, judged: JudgedMove) -> float:
    assert reason.kind is not None
    return PART * min(300, worth(reason.kind, judged.position.variant) / 2)


def cases_of(file: Path, nodes: int, deep_nodes: int) -> list[Case]:
    """The faults of the game in `file` that have reasons."""
    record = read(file.read_bytes()).record
    kept = analyse_game(job_of(record, Plan(Effort(nodes=nodes)), bundled_engine(), {"USI_Hash": 32}))
    keep_in_record(record, {one.ply: finding_of(one, record.variant) for one in kept})
    found = []
    with EngineHandle(bundled_engine()) as engine:
        deep = Deep(engine, record.variant.id, deep_nodes)
        for judged in judged_moves(record):
            if not judged.judgement.is_fault:
                continue
            reasons = reasons_for(judged)
            right = tuple(is_right(deep, judged, reason) for reason in reasons)
            found.append(Case(judged, reasons, right, file.name))
    return found


def labelled(case: Case) -> dict[str, Any]:
    """The fault as a position for the tests."""
    judged = case.judged
    return {
        "variant": judged.position.variant.id,
        "sfen": judged.position.sfen(),
        "move": judged.move.usi,
        "before": _evaluation(judged.before.score, judged.before.line),
        "after": _evaluation(judged.after, judged.reply),
        "reasons": [
            {
                "id": reason.id.value,
                "line": [move.usi for move in reason.line],
                **({} if reason.square is None else {"square": reason.square}),
            }
            for reason in case.reasons
        ],
    }


def _evaluation(score: int | ForcedMate, line: tuple[Move, ...]) -> dict[str, Any]:
    value: Any = score
    if isinstance(score, ForcedMate):
        value = {"winner": score.winner.name.lower(), "plies": score.plies}
    return {"score": value, "line": [move.usi for move in line]}


def _work(argument: tuple[str, int, int]) -> tuple[str, list[dict[str, Any]], list[tuple[str, bool, str]]]:
    file, nodes, deep = argument
    rows, told = [], []
    for case in cases_of(Path(file), nodes, deep):
        variant = case.judged.position.variant.id
        for reason, right in zip(case.reasons, case.right, strict=True):
            line = " ".join(move.usi for move in reason.line)
            where = f"{case.file} {case.judged.ply} {case.judged.position.sfen()} : {line}"
            told.append((f"{variant} {reason.id.value}", right, where))
        rows.append(labelled(case) | {"right": all(case.right), "kind": variant})
    return file, rows, told


def _files(folders: list[str]) -> Iterator[Path]:
    for name in folders:
        path = Path(name)
        yield from sorted(path.rglob("*.kif*")) if path.is_dir() else [path]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--nodes", type=int, default=6_000)
    parser.add_argument("--deep", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out")
    options = parser.parse_args()
    right: Counter[str] = Counter()
    total: Counter[str] = Counter()
    kept: list[dict[str, Any]] = []
    faults = explained = 0
    arguments = [(str(path), options.nodes, options.deep) for path in _files(options.folders)]
    with ProcessPoolExecutor(options.jobs) as executor:
        for _, rows, told in executor.map(_work, arguments):
            faults += len(rows)
            explained += sum(bool(row["reasons"]) for row in rows)
            kept += [row for row in rows if row["right"]]
            for name, holds, where in told:
                total[name] += 1
                right[name] += holds
                if not holds:
                    print("WRONG", name, where, flush=True)
    for name in sorted(total):
        print(f"{name:<40}{right[name]:>5} of {total[name]:>5}  {right[name] / total[name]:.1%}")
    both = sum(right.values()), sum(total.values())
    print(f"in all {both[0]} of {both[1]}, {both[0] / max(1, both[1]):.1%}; {explained} of {faults} faults")
    if options.out:
        Path(options.out).write_text(json.dumps(kept, indent=0), "utf-8")


if __name__ == "__main__":
    main()
