"""Find "find the move" problems in the engine's games with itself.

    python packaging/tools/find_moves.py shogi games.games found.jsonl --seconds 3600 --seed 1

The games are a shard of ``engine-selfplay`` (engine/tune/games.h). A position of theirs, or one after a
blunder that was possible there, is taken where one move is clearly the best (by `MARGIN` of the win chance)
and the detectors of the review can prove why one of the next best moves is a fault
(`shogi_desktop.analysis.reasons`). What a quick search of several lines has found is searched again with more
effort: the best move and the margin must be the same, and the detectors must say the same of longer lines.
Found problems are added to the file, one JSON object a line; ``make_move_problems.py`` chooses.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.analysis.reasons import Reason
from shogi_desktop.app.match.self_play import PlayedPly, games_in
from shogi_desktop.app.problems.finding import MARGIN, Searcher, follows, reasons_against, share
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import Color, Drop, Move, Position, Variant, variant_by_id

_HOPE: Final = 0.25
"""With less chance to win after the best move there is nothing to find."""
_CHOICE: Final = 10
"""With fewer legal moves there is nothing to find either."""
_GLANCE_NODES: Final = 4_000
_GLANCE_LINES: Final = 3
_QUICK_NODES: Final = 40_000
_QUICK_LINES: Final = 10
_SURE_NODES: Final = 150_000
_FROM_PLY: Final = 14
_STRIDE: Final = 4
"""One of so many positions of a game is looked at."""
_MOST_OF_A_GAME: Final = 3
_LEVEL_CP: Final = 2_000
"""Positions are taken from games that are not decided yet, by the score that the shard keeps."""


@dataclass(frozen=True)
class Candidate:
    """A problem: the best move of `position` in `best.line`, and a `fault` that a `reason` speaks against."""

    position: Position
    best: Evaluation
    second: int | ForcedMate
    fault: Move
    answered: Evaluation
    reason: Reason


class Finder:
    """Goes through positions and writes down the problems that it finds."""

    def __init__(self, searcher: Searcher, wanted: int, counts: Counter[str]) -> None:
        self._searcher, self._wanted, self.counts = searcher, wanted, counts
        self.looked = 0

    def wants(self, reason: Reason) -> bool:
        """Whether there are not enough of that kind yet."""
        return self.counts[reason.id.value] < self._wanted

    def look(self, position: Position, previous: Move | None) -> tuple[Candidate | None, list[Evaluation]]:
        """A problem at `position`, if it is one; and what the quick search has found there."""
        self.looked += 1
        if len(position.legal_moves()) < _CHOICE:
            return None, []
        glance = self._searcher.lines(position, _GLANCE_NODES, _GLANCE_LINES)
        if len(glance) < 2 or not _stands_out(position, glance, previous):
            return None, glance
        lines = self._searcher.lines(position, _QUICK_NODES, _QUICK_LINES)
        if len(lines) < _QUICK_LINES or not _stands_out(position, lines, previous):
            return None, glance
        quick = [
            (line.line[0], reasons[0])
            for line in lines[1:]
            if (reasons := reasons_against(position, lines[0], line.line[0], follows(line)))
        ]
        wished = [(move, reason) for move, reason in quick if self.wants(reason)]
        if not wished:
            return None, glance
        move, reason = min(wished, key=lambda one: self.counts[one[1].id.value])
        return self._made_sure(position, previous, move, reason), glance

    def _made_sure(
        self, position: Position, previous: Move | None, fault: Move, quick: Reason
    ) -> Candidate | None:
        lines = self._searcher.lines(position, _SURE_NODES, 2)
        if len(lines) < 2 or not _stands_out(position, lines, previous):
            return None
        after = position.copy()
        after.play(fault)
        answers = self._searcher.lines(after, _SURE_NODES, 2)
        if not answers:
            return None
        reasons = reasons_against(position, lines[0], fault, answers[0])
        if not reasons or reasons[0].id is not quick.id:
            return None
        return Candidate(position, lines[0], lines[1].score, fault, answers[0], reasons[0])


def _stands_out(position: Position, lines: list[Evaluation], previous: Move | None) -> bool:
    """Whether the first line is clearly the best, and no mere taking back."""
    best = share(lines[0].score, position)
    if best < _HOPE or best - share(lines[1].score, position) < MARGIN:
        return False
    mates = isinstance(lines[0].score, ForcedMate)
    move = lines[0].line[0]
    return mates or previous is None or isinstance(move, Drop) or move.target != previous.target


def written(found: Candidate, family: str) -> str:
    """The problem as a line of the file."""
    return json.dumps(
        {
            "family": family,
            "sfen": found.position.sfen(),
            "reason": found.reason.id.value,
            "best": [move.usi for move in found.best.line],
            "score": _score_text(found.best.score),
            "second": _score_text(found.second),
            "fault": found.fault.usi,
            "reply": [move.usi for move in found.answered.line],
            "after": _score_text(found.answered.score),
        }
    )


def _score_text(score: int | ForcedMate) -> str:
    """From Black's side: ``123`` or ``mate b 5``."""
    if isinstance(score, ForcedMate):
        return f"mate {'b' if score.winner is Color.BLACK else 'w'} {score.plies or 0}"
    return str(score)


def main() -> int:
    """Find until the time is up."""
    options = _options()
    variant = variant_by_id(options.variant)
    chance_of = random.Random(options.seed)
    all_games = list(games_in(options.shard.read_bytes(), variant))
    chance_of.shuffle(all_games)
    counts: Counter[str] = Counter()
    if options.found.is_file():
        counts.update(json.loads(row)["reason"] for row in options.found.read_text("utf-8").splitlines())
    until = time.monotonic() + options.seconds
    with Searcher(variant) as searcher, options.found.open("a", encoding="utf-8") as output:
        finder = Finder(searcher, options.wanted, counts)
        for number, game in enumerate(all_games):
            if time.monotonic() > until:
                break
            for found in _of_game(finder, game, variant, chance_of):
                counts[found.reason.id.value] += 1
                print(written(found, f"{options.seed}.{number}"), file=output, flush=True)
            if number % 20 == 19:
                print(f"{number + 1} games, {finder.looked} looked at, {dict(counts)}", flush=True)
    print(f"{finder.looked} positions, {dict(counts)}")
    return 0


def _of_game(
    finder: Finder, game: list[PlayedPly], variant: Variant, chance_of: random.Random
) -> Iterator[Candidate]:
    """The problems of one game, and those that a blunder would have made of its positions."""
    position = Position.start(variant)
    previous: Move | None = None
    left = _MOST_OF_A_GAME
    phase = chance_of.randrange(_STRIDE)
    for ply, (move, score) in enumerate(game):
        level = score is not None and abs(score) < _LEVEL_CP
        if left > 0 and level and ply >= _FROM_PLY and ply % _STRIDE == phase:
            found, lines = finder.look(position.copy(), previous)
            if found is not None:
                left -= 1
                yield found
            blunder = _blunder(position, lines)
            if blunder is not None:
                after = position.copy()
                after.play(blunder)
                found, _ = finder.look(after, blunder)
                if found is not None:
                    left -= 1
                    yield found
        position.play(move)
        previous = move


def _blunder(position: Position, lines: list[Evaluation]) -> Move | None:
    """The best of the lines that gives away what a problem's other moves give away."""
    for line in lines[1:]:
        if share(lines[0].score, position) - share(line.score, position) >= MARGIN:
            return line.line[0]
    return None


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("shard", type=Path)
    parser.add_argument("found", type=Path, help="problems are added to this file")
    parser.add_argument("--seconds", type=int, default=3_600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wanted", type=int, default=330, help="problems of a kind (default: %(default)s)")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
