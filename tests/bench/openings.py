"""What the opening plans come to: for docs/levels.md.

    python -m tests.bench.openings --styles fourth_file,anaguma,yagura --level 20 --games 50
    python -m tests.bench.openings --elo ranging,solid --level 20 --games 100 --out styles.jsonl
    python -m tests.bench.openings --chances mixed --level 23 --games 120

With `--styles` the style plays another one, the mixed repertoire if none is named, colours alternating, for
44 plies. Told of each style: in how many games its rook ranged, what the games were named, which castle it
had by ply 40, and how often in that time it went along with its plan where that had a move. With `--elo`
whole games are played against the same level without a plan; with `--chances` only 44 plies, after which a
search says what chances the style has: fewer games tell as much.

Each side has its engine: from one that both ask, a side would also know what the other has searched.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shogi_desktop.analysis.castles import Castle, castle_of  # noqa: E402
from shogi_desktop.analysis.openings import classify  # noqa: E402
from shogi_desktop.analysis.win_chance import chance  # noqa: E402
from shogi_desktop.app.match.statistics import elo_of  # noqa: E402
from shogi_desktop.app.players.levels import Level, choose, level_at, value_of  # noqa: E402
from shogi_desktop.app.players.opening_play import OpeningPlay, ranges  # noqa: E402
from shogi_desktop.app.players.plans import FREE, plans_of  # noqa: E402
from shogi_desktop.app.players.sight import View  # noqa: E402
from shogi_desktop.game import Record, endings  # noqa: E402
from shogi_desktop.rules import STANDARD, Color, Position, Variant, parse_usi_move, variant_by_id  # noqa: E402
from tests.bench.rungs import Asked  # noqa: E402

CASTLED_PLY = 40
OPENING_PLIES = 44
_JUDGING_NODES = 60_000
MAX_PLIES = 300


class Styled:
    """A level that opens in a style."""

    def __init__(self, engine: Asked, level: Level, style: str, variant: Variant, rng: random.Random) -> None:
        self._engine, self._level, self._variant, self._rng = engine, level, variant, rng
        self._opening = OpeningPlay(variant, style, rng)
        self.along: list[bool] = []

    def choose(self, start: str, moves: Sequence[str], position: Position) -> str:
        legal = position.legal_moves()
        wishes = self._opening.wishes(start, moves, position, legal)
        self._engine.set(self._level.search_options(len(moves), wishes=wishes))
        nodes = self._level.limits(wishes).nodes
        limit = "movetime 1000" if nodes is None else f"nodes {nodes}"
        best, lines = self._engine.lines(start, moves, limit)
        names = frozenset(move.usi for move in legal)
        if best not in names:
            return best
        last = parse_usi_move(moves[-1], self._variant) if moves else None
        view = View(position, last)
        text = choose(self._level, len(moves), best, lines, names, self._rng, view, wishes=wishes)
        if wishes is not None and wishes.places and len(moves) < CASTLED_PLY:
            self.along.append(text in wishes.places)
        return text


@dataclass
class Habits:
    """What was seen of a style."""

    games: int = 0
    ranged: int = 0
    wishes: int = 0
    along: int = 0
    openings: Counter[str] = field(default_factory=Counter)
    castles: Counter[str] = field(default_factory=Counter)

    def row(self, style: str) -> str:
        """A row of the table in docs/levels.md."""
        names = (
            ", ".join(f"{name} {count}" for name, count in found.most_common())
            for found in (self.openings, self.castles)
        )
        share = self.along / max(1, self.wishes)
        return f"| {style} | {self.games} | {self.ranged} | {' | '.join(names)} | {share:.0%} |"


def play(
    players: Sequence[Styled], variant: Variant, engines: Sequence[Asked], start: str, plies: int
) -> tuple[list[str], float | None]:
    """The moves, and Black's score; None where the game was broken off."""
    position = Position.from_sfen(start, variant)
    first = 0 if position.turn is Color.BLACK else 1
    history = endings.History(position)
    moves: list[str] = []
    for engine in engines:
        engine.new_game()
    while len(moves) < plies:
        text = players[(first + len(moves)) % 2].choose(start, moves, position)
        if text in {"resign", "win"}:
            loses = position.turn if text == "resign" else position.turn.opponent
            return moves, float(loses is Color.WHITE)
        history.push(position.play(parse_usi_move(text, variant)))
        moves.append(text)
        outcome = endings.ending_after(history)
        if outcome is not None:
            return moves, 0.5 if outcome.winner is None else float(outcome.winner is Color.BLACK)
    return moves, None if plies < MAX_PLIES else 0.5


def habits_of(style: str, other: str, strength: float, variant: Variant, games: int, seed: int) -> Habits:
    """The openings of a style."""
    found, level = Habits(), level_at(strength, variant.id)
    with _two_engines(level, variant) as engines:
        for number in range(games):
            rng = random.Random(f"{seed} {style} {number}")
            color = Color.WHITE if number % 2 else Color.BLACK
            mine, theirs = _sides(engines, level, (style, other), variant, rng)
            players = (mine, theirs) if color is Color.BLACK else (theirs, mine)
            moves, _ = play(players, variant, engines, variant.start_sfen, OPENING_PLIES)
            found.games += 1
            found.wishes += len(mine.along)
            found.along += sum(mine.along)
            _see(moves, color, variant, found)
    return found


@contextmanager
def _two_engines(level: Level, variant: Variant) -> Iterator[tuple[Asked, Asked]]:
    """One for each side."""
    engines = Asked(variant.id), Asked(variant.id)
    for engine in engines:
        engine.set(level.engine_options())
    try:
        yield engines
    finally:
        for engine in engines:
            engine.close()


def _sides(
    engines: Sequence[Asked], level: Level, styles: Sequence[str], variant: Variant, rng: random.Random
) -> list[Styled]:
    """The level with each of the styles."""
    return [Styled(engine, level, style, variant, rng) for engine, style in zip(engines, styles, strict=True)]


def _see(moves: Sequence[str], color: Color, variant: Variant, found: Habits) -> None:
    position, record = Position.start(variant), Record(variant)
    path, ranged = record.end_path(), False
    castle: str | None = None
    for ply, text in enumerate(moves, start=1):
        move = parse_usi_move(text, variant)
        position.play(move)
        path = record.append(path, move)
        ranged |= ranges(position, color)
        if ply <= CASTLED_PLY:
            castle = castle_in(position, color, castle) or castle
    found.ranged += ranged
    strategy = classify(record).strategy
    found.openings["none" if strategy is None else strategy.code] += 1
    found.castles[castle or "none"] += 1


def castle_in(position: Position, color: Color, known: str | None) -> str | None:
    """The castle that is there: one with a name, in another game the first of the plans' with all its men."""
    variant = position.variant
    if variant is STANDARD:
        castle = castle_of(position, color, next((one for one in Castle if one.code == known), None))
        return None if castle is None else castle.code
    men = {
        (variant.seen_by(color, sq), piece.kind.symbol)
        for sq, piece in position.pieces()
        if piece.color is color
    }
    there = [
        castle.id
        for castle in plans_of(variant).castles
        if {(goal.square, goal.symbol) for goal in castle.goals} <= men
    ]
    return known or (there[0] if there else None)


def match(
    style: str, other: str, strength: float, variant: Variant, games: int, seed: int, start: str
) -> str:
    """A match of the style against another from `start`, colours alternating, as a line of JSON."""
    level = level_at(strength, variant.id)
    wins = losses = draws = plies = 0
    began = time.monotonic()
    with _two_engines(level, variant) as engines:
        for number in range(games):
            rng = random.Random(f"{seed} {number // 2}")
            turned = number % 2 == 1
            mine, theirs = _sides(engines, level, (style, other), variant, rng)
            players = (theirs, mine) if turned else (mine, theirs)
            moves, score = play(players, variant, engines, start, MAX_PLIES)
            score = 0.5 if score is None else 1 - score if turned else score
            wins, losses, draws = wins + (score == 1), losses + (score == 0), draws + (score == 0.5)
            plies += len(moves)
    share = (wins + draws / 2) / games
    error = 1.96 * math.sqrt(max(share * (1 - share), 0.01) / games)
    return json.dumps(
        {
            "variant": variant.id,
            "level": strength,
            "style": style,
            "other": other,
            "games": games,
            "wins": wins,
            "losses": losses,
            "draws": draws,
            "elo": _elo(share),
            "from": _elo(share - error),
            "to": _elo(share + error),
            "plies": round(plies / games),
            "seconds": round(time.monotonic() - began),
            "when": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        }
    )


def chances_of(style: str, strength: float, variant: Variant, games: int, seed: int) -> str:
    """What chances the style has after the opening against the same level without a plan."""
    level, judge, found = level_at(strength, variant.id), Asked(variant.id), []
    with _two_engines(level, variant) as engines:
        for number in range(games):
            rng = random.Random(f"{seed} {style} {number}")
            mine, theirs = _sides(engines, level, (style, FREE), variant, rng)
            players = (theirs, mine) if number % 2 else (mine, theirs)
            moves, blacks = play(players, variant, engines, variant.start_sfen, OPENING_PLIES)
            if blacks is None:
                blacks = _blacks_chance(judge, variant, moves)
            found.append(1 - blacks if number % 2 else blacks)
    judge.close()
    mean = sum(found) / games
    margin = 1.96 * math.sqrt(sum((one - mean) ** 2 for one in found) / max(1, games - 1) / games)
    elo = f"{_elo(mean):+} ({_elo(mean - margin):+} … {_elo(mean + margin):+})"
    return f"| {variant.id} | {strength:g} | {style} | {games} | {mean:.1%} ± {margin:.1%} | {elo} |"


def _blacks_chance(judge: Asked, variant: Variant, moves: Sequence[str]) -> float:
    """Black's chance after these moves from the start, by a search."""
    judge.new_game()
    score = judge.lines(variant.start_sfen, moves, f"nodes {_JUDGING_NODES}")[1][0].score
    assert score is not None
    share = chance(int(max(-6_000.0, min(value_of(score), 6_000.0))), variant)
    return 1 - share if len(moves) % 2 else share


def _elo(share: float) -> int:
    return round(elo_of(min(max(share, 0.01), 0.99)))


def main(arguments: Sequence[str]) -> int:
    """Print the table, or play the matches."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", default="shogi")
    parser.add_argument("--level", type=float, default=20.0)
    parser.add_argument("--styles", default="", help="whose openings are looked at")
    parser.add_argument("--other", default="", help="the style of the other side (default: the mixed one)")
    parser.add_argument(
        "--elo", default="", help="styles that play whole games against the level without plan"
    )
    parser.add_argument("--chances", default="", help="styles whose chances after the opening are judged")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--handicap", default="even")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args(arguments)
    variant = variant_by_id(options.variant)
    start = variant.handicap(options.handicap).sfen
    for style in filter(None, options.styles.split(",")):
        found = habits_of(style, options.other, options.level, variant, options.games, options.seed)
        print(found.row(style), flush=True)
    for style in filter(None, options.chances.split(",")):
        print(chances_of(style, options.level, variant, options.games, options.seed), flush=True)
    for style in filter(None, options.elo.split(",")):
        line = match(style, FREE, options.level, variant, options.games, options.seed, start)
        print(line, flush=True)
        if options.out is not None:
            with options.out.open("a") as out:
                out.write(line + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
