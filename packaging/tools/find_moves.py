"""Find "find the move" problems in the engine's games with itself.

    python packaging/tools/find_moves.py shogi found.jsonl one.games two.games --seconds 3600 --seed 1

The games are shards of ``engine-selfplay`` (engine/tune/games.h), which keep the score of every position.
Where it leaps, and stays where it leapt to, a fault was played that can be punished. Such positions are
looked at, each further than the one before for as long as one move is clearly the best (`_STEPS`). Faults
are the moves that the program's weaker levels choose there, which are a person's, and the engine's next best;
the detectors of the review (`shogi_desktop.analysis.reasons`) must prove why one is a fault. Of several, that
of the rarest reason is taken. Where those levels nearly always find the best move there is nothing to find.
Where a problem might be, the positions in which such a fault can be punished, or the solution goes on, are
looked at too.

With ``--before`` it looks at the positions in which such a fault was made, not at those in which it can be
punished: what the fault allows is there what its reason tells, a fork, a pin, a mate, a lost exchange.
``--only`` names the reasons that are wanted, ``--have`` a list of problems that are there already.

Found problems are added to the file, one JSON object a line; ``make_move_problems.py`` chooses.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.analysis.reasons import Reason, ReasonId
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.match.self_play import GamesIn, PlayedPly
from shogi_desktop.app.problems.collection import puzzles_in, score_text
from shogi_desktop.app.problems.finding import (
    MARGIN,
    Searcher,
    choices,
    follows,
    lead,
    reasons_against,
    share,
    tellable,
)
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import Drop, Move, Position, Variant, variant_by_id

_HOPE: Final = 0.25
"""With less chance to win after the best move there is nothing to find."""
_CHOICE: Final = 10
"""With fewer legal moves there is nothing to find either."""
_STEPS: Final = ((1_500, 2, 0.25), (8_000, 2, 0.25), (25_000, 3, 0.25), (120_000, 2, 0.22))
"""Nodes, lines, and the win chance by which the best must be ahead, before the faults are looked at."""
_LAST_STEP: Final = (300_000, 2, MARGIN)
_REPLY_NODES: Final = (12_000, 60_000)
_FROM_PLY: Final = 14
_LEAP: Final = 0.15
"""The win chance by which the scores of a shard leap where a fault was played."""
_BEFORE: Final = 3
_AFTER: Final = 5
"""So many scores before a leap are all lower than so many from there on: else it is mostly noise."""
_MOST_OF_A_GAME: Final = 3
_MOST_BEYOND: Final = 6
"""With so many positions waiting for a look no others are added."""
_LEVELS: Final = (3, 6, 9, 12)
"""Who is tempted: up to about there a level looks a move ahead and chooses as a person does."""
_TRIES: Final = 6
"""Moves of each."""
_PLAIN: Final = 0.85
"""The share of them that are the best move, from which on there is nothing to find."""
_FAULTS: Final = 10
"""So many are looked at, those that tempt most."""
_TOLD: Final = 3
"""So many of them are searched once more, until the reason of one is the same."""


@dataclass(frozen=True)
class Candidate:
    """A problem: the best move of `position` in `best.line`, and a `fault` that a `reason` speaks against.

    :ivar finders: the share, 0 … 1, of the weaker levels' moves that are the best one. :ivar tempted: that of
        those that are the fault.
    """

    position: Position
    best: Evaluation
    second: int | ForcedMate
    fault: Move
    answered: Evaluation
    reason: Reason
    finders: float
    tempted: float


class Finder:
    """Goes through positions and writes down the problems that it finds."""

    def __init__(
        self,
        searcher: Searcher,
        wanted: int,
        counts: Counter[str],
        rng: random.Random,
        only: Collection[ReasonId] = tuple(ReasonId),
    ) -> None:
        self._searcher, self._wanted, self.counts, self._rng = searcher, wanted, counts, rng
        self._only = frozenset(only)
        self.steps: Counter[str] = Counter()
        """How many positions came how far."""
        self.beyond: list[tuple[Position, Move]] = []
        """Positions worth a look after the one looked at last, each with the move that led there: where a
        fault of its can be punished, and where its solution goes on.
        """

    def wants(self, reason: ReasonId) -> bool:
        """Whether there are not enough of that kind yet."""
        return reason in self._only and self.counts[reason.value] < self._wanted

    def look(self, position: Position, previous: Move | None, played: Move | None) -> Candidate | None:
        """A problem at `position`, if it is one. `played` is what was played there."""
        self.steps["looked at"] += 1
        self.beyond.clear()
        if len(position.legal_moves()) < _CHOICE:
            return None
        lines: list[Evaluation] = []
        known: dict[Move, Evaluation] = {}
        for step in _STEPS:
            before, lines = lines, self._standing_out(position, previous, step)
            if not lines or (before and step is _STEPS[-1] and before[0].line[0] != lines[0].line[0]):
                return None
            if isinstance(lines[0].score, ForcedMate) and not self.wants(ReasonId.MISSES_MATE):
                return None
            known.update((line.line[0], follows(line)) for line in lines[1:])
        drawn = choices(self._searcher, position, _LEVELS, _TRIES, self._rng)
        if drawn[lines[0].line[0]] >= _PLAIN * drawn.total():
            return None
        self.steps["hidden"] += 1
        faults = self._faults(position, lines[0], drawn, known, played)
        if not faults:
            return None
        self.steps["reason"] += 1
        return self._made_sure(position, previous, lines[0].line[0], faults, drawn)

    def _standing_out(
        self, position: Position, previous: Move | None, step: tuple[int, int, float]
    ) -> list[Evaluation]:
        """The lines of a search, if the first is clearly the best."""
        nodes, count, margin = step
        lines = self._searcher.lines(position, nodes, count)
        if len(lines) < 2 or not _stands_out(position, lines, previous, margin):
            return []
        self.steps[f"{nodes} nodes"] += 1
        return lines

    def _faults(
        self,
        position: Position,
        best: Evaluation,
        drawn: Counter[Move],
        known: dict[Move, Evaluation],
        played: Move | None,
    ) -> list[tuple[Move, ReasonId]]:
        """Faults that can be told of, each with a reason: rare reasons first, then what tempts most."""
        tempting = drawn.copy()
        tempting.update(known.keys())
        if played is not None:
            tempting[played] += _TRIES
        del tempting[best.line[0]]
        found = []
        for move, often in tempting.most_common(_FAULTS):
            answered = known.get(move) or self._answered(position, move, _REPLY_NODES[0])
            reasons = () if answered is None else reasons_against(position, best, move, answered)
            if reasons and drawn[move]:
                self._go_beyond(position, move)
            found += [
                (self.counts[reason.id.value] // 10, -often, move.usi, move, reason.id)
                for reason in tellable(reasons)
                if self.wants(reason.id)
            ]
        if len(best.line) > 2:
            self._go_beyond(position, *best.line[:2])
        return [(move, reason) for *_, move, reason in sorted(found, key=lambda one: one[:3])]

    def _go_beyond(self, position: Position, *moves: Move) -> None:
        after = position.copy()
        for move in moves:
            after.play(move)
        self.beyond.append((after, moves[-1]))

    def _answered(self, position: Position, move: Move, nodes: int) -> Evaluation | None:
        """What follows a move; None where that is its end."""
        after = position.copy()
        after.play(move)
        answers = self._searcher.lines(after, nodes, 1) if after.has_legal_move() else []
        return answers[0] if answers else None

    def _made_sure(
        self,
        position: Position,
        previous: Move | None,
        best: Move,
        faults: list[tuple[Move, ReasonId]],
        drawn: Counter[Move],
    ) -> Candidate | None:
        lines = self._standing_out(position, previous, _LAST_STEP)
        if not lines or lines[0].line[0] != best:
            return None
        for fault, wished in faults[:_TOLD]:
            answered = self._answered(position, fault, _REPLY_NODES[1])
            reasons = () if answered is None else reasons_against(position, lines[0], fault, answered)
            reason = next((one for one in reasons if one.id is wished), None)
            if answered is not None and reason is not None:
                self.steps["found"] += 1
                total = drawn.total()
                finders, tempted = drawn[best] / total, drawn[fault] / total
                return Candidate(
                    position, lines[0], lines[1].score, fault, answered, reason, finders, tempted
                )
        return None


def _stands_out(position: Position, lines: list[Evaluation], previous: Move | None, margin: float) -> bool:
    """Whether the first line is clearly the best, and no mere taking back."""
    best, second = lines[0].score, lines[1].score
    if share(best, position) < _HOPE or lead(best, second, position) < margin:
        return False
    mates = isinstance(best, ForcedMate)
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
            "score": score_text(found.best.score),
            "second": score_text(found.second),
            "fault": found.fault.usi,
            "reply": [move.usi for move in found.answered.line],
            "after": score_text(found.answered.score),
            "finders": round(found.finders, 3),
            "tempted": round(found.tempted, 3),
        }
    )


def main() -> int:
    """Find until the time is up."""
    options = _options()
    variant = variant_by_id(options.variant)
    rng = random.Random(options.seed)
    shards = [GamesIn(path.read_bytes(), variant) for path in options.shards]
    games = [(shard, number) for shard, games in enumerate(shards) for number in range(len(games))]
    rng.shuffle(games)
    counts: Counter[str] = Counter()
    if options.found.is_file():
        counts.update(json.loads(row)["reason"] for row in options.found.read_text("utf-8").splitlines())
    if options.have:
        counts.update(
            puzzle.reason.value
            for puzzle in puzzles_in(options.have.read_text("utf-8"), variant)
            if puzzle.reason
        )
    until = time.monotonic() + options.seconds
    with Searcher(variant) as searcher, options.found.open("a", encoding="utf-8") as output:
        finder = Finder(searcher, options.wanted, counts, rng, options.only)
        for done, (shard, number) in enumerate(games[options.skip :], start=options.skip):
            if time.monotonic() > until:
                break
            for found in _of_game(finder, shards[shard][number], variant, before=options.before):
                counts[found.reason.id.value] += 1
                name = f"{options.shards[shard].stem}.{number}"
                print(written(found, name), file=output, flush=True)
            if done % 50 == 49:
                print(f"{done + 1} games, {dict(finder.steps)}, {dict(counts)}", flush=True)
    print(f"{dict(finder.steps)}, {dict(counts)}")
    return 0


def _of_game(
    finder: Finder, game: Sequence[PlayedPly], variant: Variant, *, before: bool
) -> Iterator[Candidate]:
    """The problems of one game: where a fault can be punished, or `before` it was made."""
    position = Position.start(variant)
    previous: Move | None = None
    left = _MOST_OF_A_GAME
    leaps = [ply - before for ply in _leaps(game, variant)]
    for ply, (move, _) in enumerate(game):
        if not left or not leaps:
            return
        if ply == leaps[0]:
            leaps.pop(0)
            waiting = [(position.copy(), previous)]
            while waiting and left:
                here, last = waiting.pop(0)
                found = finder.look(here, last, move if here == position else None)
                if not before and len(waiting) < _MOST_BEYOND:
                    waiting.extend(finder.beyond)
                if found is not None:
                    left -= 1
                    yield found
        position.perform_trusted(move)
        previous = move


def _leaps(game: Sequence[PlayedPly], variant: Variant) -> list[int]:
    """The plies before which a fault was played that was not taken back."""
    hopes = [None if ply.score is None else chance(ply.score, variant) for ply in game]
    leaps = []
    for ply in range(_FROM_PLY, len(game) - 1):
        before = _seen_from(hopes, ply, range(ply - _BEFORE, ply))
        after = _seen_from(hopes, ply, range(ply, min(ply + _AFTER, len(game))))
        takes_back = game[ply].move.target == game[ply - 1].move.target
        if before and after and not takes_back and min(after) - max(before) >= _LEAP and min(after) >= _HOPE:
            leaps.append(ply)
    return leaps


def _seen_from(hopes: Sequence[float | None], ply: int, plies: range) -> list[float]:
    """The chances at `plies` of who is to move at `ply`; nothing where one of them is not known."""
    seen = []
    for one in plies:
        hope = hopes[one]
        if hope is None:
            return []
        seen.append(hope if (one - ply) % 2 == 0 else 1 - hope)
    return seen


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("found", type=Path, help="problems are added to this file")
    parser.add_argument("shards", type=Path, nargs="+")
    parser.add_argument("--seconds", type=int, default=3_600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="games that a run with this seed has seen")
    parser.add_argument("--wanted", type=int, default=330, help="problems of a kind (default: %(default)s)")
    parser.add_argument("--before", action="store_true", help="look where the faults were made")
    parser.add_argument("--only", type=ReasonId, nargs="*", default=tuple(ReasonId), help="wanted reasons")
    parser.add_argument("--have", type=Path, help="problems that are there already, counted with the others")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
