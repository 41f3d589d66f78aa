"""The ratings of the levels from a chain of matches, played where they are least certain.

    python -m tests.bench.chain --variant shogi --levels 1-20 --minutes 60 --out levels_shogi.json
    python -m tests.bench.chain --out levels_shogi.json --add other_machine.json one_more.json
    python -m tests.bench.chain --table docs/strength/levels_*.json

Each level meets the one below it and, as often at most, the two below that. Which match is played next is
decided after every pair of games: the one that is expected to make the steps most certain for its time
(`next_match`). What was played is in the file, which is written after every pair, so that a run may be ended
at any time and goes on where it was. Ratings are those of Bradley and Terry with what is expected of a step
as the prior.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shogi_desktop.app.settings.strengths import RUNGS  # noqa: E402
from shogi_desktop.rules import variant_by_id  # noqa: E402
from tests.bench.rungs import Asked, Player, play_game  # noqa: E402

SLOPE = math.log(10) / 400
LOWEST, STEP, STEP_DEVIATION = 300.0, 125.0, 60.0
"""Ratings: of the first level; of a step, what is expected of it and how surely."""
BEND_DEVIATION = 30.0
"""How far a step may be from the one before it: the settings change little by little (`level_at`)."""
WIDEST = 3
"""How far apart the levels of a match may be: wide ones say most of what several steps are together."""
CLOSE, ALIKE = 0.25, 0.1
"""Players this close to two levels, and as far apart as these are but for this, tell how the two score."""
FIRST_GUESS_S = 0.4
"""What a game takes that was not played yet, at level 1; stronger ones take longer."""


@dataclass
class Match:
    """The games of two players so far, from the first one's side."""

    first: str
    second: str
    wins: int = 0
    losses: int = 0
    draws: int = 0
    plies: int = 0
    seconds: float = 0.0

    @property
    def games(self) -> int:
        """How many were played."""
        return self.wins + self.losses + self.draws

    @property
    def score(self) -> float:
        """The share of the points that the first player won."""
        return (self.wins + self.draws / 2) / self.games

    def add(self, more: Match) -> None:
        """Count the games of another match too."""
        for name in ("wins", "losses", "draws", "plies", "seconds"):
            setattr(self, name, getattr(self, name) + getattr(more, name))

    def interval(self) -> tuple[float, float]:
        """Where its true share is with 95 %: Wilson's interval, a draw counted as two halves."""
        z, n, p = 1.96, self.games, self.score
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return middle - half, middle + half


@dataclass
class Record:
    """All matches of one game by one engine, as they are kept."""

    variant: str
    engine: str
    matches: list[Match] = field(default_factory=list)

    def match(self, first: str, second: str) -> Match:
        """The match of these two; a new one where they have not met."""
        for one in self.matches:
            if (one.first, one.second) == (first, second):
                return one
        self.matches.append(Match(first, second))
        return self.matches[-1]

    def near(self, first: str, second: str) -> Match:
        """The games of two levels and of all players close to them: when levels are spaced anew, what was
        played before is between levels."""
        found = Match(first, second)
        for one in self.matches:
            up, down = _beside(one.first, first), _beside(one.second, second)
            if max(abs(up), abs(down)) <= CLOSE and round(abs(up - down), 2) <= ALIKE:
                found.add(one)
        return found

    def add(self, other: Record) -> None:
        """Count the games of another run too, which has had a seed of its own.

        :raises ValueError: when they are games of another variant or engine.
        """
        if (self.variant, self.engine) != (other.variant, other.engine):
            raise ValueError(
                f"{other.variant} by {other.engine!r} is no part of {self.variant} by {self.engine!r}"
            )
        for more in other.matches:
            self.match(more.first, more.second).add(more)

    def save(self, path: Path) -> None:
        """Written whole, or not at all."""
        now = datetime.now(UTC).strftime("%Y-%m-%d")
        played = [m for m in self.matches if m.games]
        played.sort(key=lambda m: (_order(m.first), _order(m.second)))
        rows = ",\n".join("  " + json.dumps(asdict(m) | {"seconds": round(m.seconds)}) for m in played)
        head = json.dumps({"variant": self.variant, "engine": self.engine, "last": now})[:-1]
        part = path.with_suffix(".part")
        part.write_text(f'{head}, "matches": [\n{rows}\n]}}\n')
        part.replace(path)


def _strength(name: str) -> float | None:
    """A level, or a strength between two; None of another player."""
    try:
        return float(name)
    except ValueError:
        return None


def _beside(name: str, level: str) -> float:
    """How far a player is above a level; infinitely, where it is no level."""
    strength = _strength(name)
    return math.inf if strength is None else strength - float(level)


def _order(name: str) -> tuple[bool, float, str]:
    strength = _strength(name)
    return strength is None, strength or 0.0, name


def read_record(path: Path) -> Record:
    """What is kept in a file."""
    kept = json.loads(path.read_text())
    return Record(kept["variant"], kept["engine"], [Match(**row) for row in kept["matches"]])


@dataclass
class Fit:
    """Ratings, the lowest level's being `LOWEST`, and how uncertain they are together."""

    names: list[str]
    ratings: list[float]
    covariance: list[list[float]]

    def error(self, first: str, second: str) -> float:
        """The standard error of the difference of two ratings."""
        return math.sqrt(self.shared(first, second, first, second))

    def shared(self, a: str, b: str, c: str, d: str) -> float:
        """The covariance of the differences a – b and c – d."""
        one, other, third, fourth = (self.names.index(name) for name in (a, b, c, d))
        v = self.covariance
        return v[one][third] - v[one][fourth] - v[other][third] + v[other][fourth]

    def points(self, name: str) -> float:
        """The rating of a player."""
        return self.ratings[self.names.index(name)]


class _Normal:
    """The normal equations of one round: what pulls at the ratings, and how stiffly."""

    def __init__(self, size: int) -> None:
        self.pull = [0.0] * size
        self.stiff = [[0.0] * size for _ in range(size)]

    def add(self, terms: Sequence[tuple[int, float]], force: float, weight: float) -> None:
        """A sum of ratings, each `terms` (which, how many times), that is pulled by `force`."""
        for one, times in terms:
            self.pull[one] += times * force
            for other, again in terms:
                self.stiff[one][other] += times * again * weight


def fit(levels: Sequence[str], matches: Iterable[Match]) -> Fit:
    """The likeliest ratings of `levels`, the weakest first and each a step from the next, by their matches.

    A strength between two levels is taken to be on the line between their ratings, as its settings are; other
    players get no rating.
    """
    ratings = [LOWEST + STEP * number for number in range(len(levels))]
    strengths = [float(name) for name in levels]
    known = [(m, gap) for m in matches if m.games and (gap := _gap(m, strengths))]
    inverse: list[list[float]] = []
    for _ in range(60):
        normal = _Normal(len(levels))
        for number in range(1, len(levels)):
            step = ratings[number] - ratings[number - 1]
            terms: tuple[tuple[int, float], ...] = ((number, 1), (number - 1, -1))
            normal.add(terms, (STEP - step) / STEP_DEVIATION**2, 1 / STEP_DEVIATION**2)
            if number > 1:
                bend = step - ratings[number - 1] + ratings[number - 2]
                terms = ((number, 1), (number - 1, -2), (number - 2, 1))
                normal.add(terms, -bend / BEND_DEVIATION**2, 1 / BEND_DEVIATION**2)
        for m, gap in known:
            points = sum(times * ratings[one] for one, times in gap)
            chance = 1 / (1 + math.exp(-SLOPE * points))
            force = SLOPE * (m.wins + m.draws / 2 - m.games * chance)
            normal.add(gap, force, SLOPE**2 * m.games * chance * (1 - chance))
        inverse = _inverse([row[1:] for row in normal.stiff[1:]])
        moved = [sum(v * p for v, p in zip(row, normal.pull[1:], strict=True)) for row in inverse]
        ratings = [ratings[0], *(old + move for old, move in zip(ratings[1:], moved, strict=True))]
        if max(map(abs, moved), default=0.0) < 0.1:
            break
    covariance = [[0.0] * len(levels), *([0.0, *row] for row in inverse)]
    return Fit(list(levels), ratings, covariance)


def _gap(match: Match, levels: Sequence[float]) -> tuple[tuple[int, float], ...]:
    """The gap between two players as a sum of ratings of `levels`: () where one has none."""
    up, down = _shares(match.first, levels), _shares(match.second, levels)
    if not (up and down):
        return ()
    both = dict.fromkeys((one for one, _ in (*up, *down)), 0.0)
    for sign, shares in ((1, up), (-1, down)):
        for one, share in shares:
            both[one] += sign * share
    return tuple(both.items())


def _shares(name: str, levels: Sequence[float]) -> tuple[tuple[int, float], ...]:
    """The levels whose ratings make that of a strength, and how much of it each makes."""
    strength = _strength(name)
    if strength is None or not levels[0] <= strength <= levels[-1]:
        return ()
    below = min(bisect_right(levels, strength), len(levels) - 1) - 1
    share = (strength - levels[below]) / (levels[below + 1] - levels[below])
    return (below, 1 - share), (below + 1, share)


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss and Jordan; the matrices here are positive definite, so no pivots are looked for."""
    size = len(matrix)
    rows = [[*row, *(float(k == n) for k in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        pivot = rows[n][n]
        rows[n] = [value / pivot for value in rows[n]]
        for k in range(size):
            if k != n and (share := rows[k][n]):
                rows[k] = [a - share * b for a, b in zip(rows[k], rows[n], strict=True)]
    return [row[size:] for row in rows]


def next_match(fitted: Fit, record: Record) -> tuple[str, str]:
    """The match whose next two games lower the variances of all steps most, for the time that they take."""
    names = fitted.names
    steps = list(zip(names[1:], names, strict=False))
    games = {(m.first, m.second): m.games for m in record.matches}

    def played(first: str, second: str) -> int:
        return games.get((first, second), 0)

    best, chosen = -1.0, steps[0]
    for up in range(1, len(names)):
        for down in range(max(0, up - WIDEST), up):
            first, second = names[up], names[down]
            if down < up - 1 and played(first, second) >= played(first, names[up - 1]):
                continue
            gap = fitted.points(first) - fitted.points(second)
            chance = 1 / (1 + math.exp(-SLOPE * gap))
            told = 2 * SLOPE**2 * chance * (1 - chance)
            own = fitted.shared(first, second, first, second)
            gain = sum(fitted.shared(first, second, a, b) ** 2 for a, b in steps)
            gain *= told / (1 + told * own)
            # Divided by the root of the time: who costs more gets fewer games, but some.
            worth = gain / math.sqrt(_seconds(first, second, record))
            if worth > best:
                best, chosen = worth, (first, second)
    return chosen


def _seconds(first: str, second: str, record: Record) -> float:
    """What a game of these two takes."""
    for one in record.matches:
        if (one.first, one.second) == (first, second) and one.games:
            return max(one.seconds / one.games, 0.1)
    near = [m for m in record.matches if m.first == first and m.games]
    if near:
        return max(near[0].seconds / near[0].games, 0.1)
    return FIRST_GUESS_S * math.pow(1.15, max(0.0, float(first) - 16))


class Arena:
    """Two engine processes, one for each side, that play whatever levels are asked for."""

    def __init__(self, variant: str) -> None:
        self.variant = variant_by_id(variant)
        self._engines = [Asked(variant), Asked(variant)]

    def play_pair(self, match: Match, seed: int) -> None:
        """Two more games of a match, from one beginning with either colour."""
        number = match.games // 2
        players = [
            Player(text, self.variant, engine)
            for text, engine in zip((match.first, match.second), self._engines, strict=True)
        ]
        began = time.process_time() + self._used()
        for turned in (False, True):
            one, other = players[::-1] if turned else players
            score, moves, _ = play_game(one, other, self.variant, f"{seed} {number} {turned}")
            score = 1 - score if turned else score
            match.wins += score == 1
            match.losses += score == 0
            match.draws += score == 0.5
            match.plies += len(moves)
        match.seconds += time.process_time() + self._used() - began

    def _used(self) -> float:
        return sum(engine.used() for engine in self._engines)

    def close(self) -> None:
        """End the engines."""
        for engine in self._engines:
            engine.close()


def table(records: Sequence[Record]) -> str:
    """What docs/levels.md has: for each game ratings, steps and the matches of neighbours; then the others.

    The margin of a step is 95 % by all matches and the prior; that of a score is of these games alone, those
    of players close to the two levels among them (`Record.near`). The last line of each game is
    `rating.LEVEL_POINTS`.
    """
    levels = [str(number) for number in range(1, RUNGS + 1)]
    fits = [fit(levels, record.matches) for record in records]
    rows = ["| level |" + "".join(f" {one.variant} | step | +, –, = | score (95 %) |" for one in records)]
    rows.append("|---" * (1 + 4 * len(records)) + "|")
    for number, level in enumerate(levels):
        row = f"| {level} |"
        for record, fitted in zip(records, fits, strict=True):
            row += f" {round(fitted.points(level))} |"
            if number == 0:
                row += " | | |"
                continue
            below = levels[number - 1]
            step, margin = fitted.points(level) - fitted.points(below), 1.96 * fitted.error(level, below)
            row += f" {step:.0f} ± {margin:.0f} | {_counts(record.near(level, below))} |"
        rows.append(row)
    for record in records:
        rows += ["", f"| {record.variant} | +, –, = | score (95 %) |", "|---" * 3 + "|"]
        for one in record.matches:
            if one.games and not (one.first in levels and one.second in levels):
                rows.append(f"| {one.first} – {one.second} | {_counts(one)} |")
    rows += ["", *(", ".join(str(round(points)) for points in fitted.ratings) for fitted in fits)]
    return "\n".join(rows)


def _counts(one: Match) -> str:
    if not one.games:
        return "| "
    low, high = one.interval()
    return f"{one.wins}, {one.losses}, {one.draws} | {one.score:.0%} ({low:.0%}–{high:.0%})"


def run(record: Record, levels: Sequence[str], path: Path, minutes: float, seed: int) -> None:
    """Play on until the time is over."""
    arena, end = Arena(record.variant), time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        first, second = next_match(fit(levels, record.matches), record)
        match = record.match(first, second)
        arena.play_pair(match, seed)
        record.save(path)
    arena.close()


def play_pairs(record: Record, pairs: str, games: int, path: Path, seed: int) -> None:
    """Play the matches asked for until each has so many games."""
    arena = Arena(record.variant)
    for pair in pairs.split(","):
        match = record.match(*pair.split("-"))
        while match.games < games:
            arena.play_pair(match, seed)
            record.save(path)
    arena.close()


def main(arguments: Sequence[str]) -> int:
    """Play, or print what was played."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", default="shogi")
    parser.add_argument("--levels", default=f"1-{RUNGS}", help="the levels of the chain: 1-20, 1.5,2,2.5")
    parser.add_argument("--pairs", default="", help="these matches and no chain: 7-mat2,1-child")
    parser.add_argument("--games", type=int, default=20, help="so many of each of --pairs")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", default="", help="what is written into a new file as the engine")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--add", type=Path, nargs="+", default=[], help="play nothing, add these to --out")
    parser.add_argument("--table", type=Path, nargs="+", help="print what these files have")
    options = parser.parse_args(arguments)
    if options.table:
        print(table([read_record(path) for path in options.table]))
        return 0
    if options.out is None:
        parser.error("--out is needed")
    new = Record(options.variant, options.engine)
    record = read_record(options.out) if options.out.exists() else new
    if options.add:
        for path in options.add:
            record.add(read_record(path))
        record.save(options.out)
        return 0
    if options.pairs:
        play_pairs(record, options.pairs, options.games, options.out, options.seed)
        return 0
    low, _, high = options.levels.partition("-")
    levels = [str(n) for n in range(int(low), int(high) + 1)] if high else options.levels.split(",")
    run(record, levels, options.out, options.minutes, options.seed)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
