"""The ladder of levels: each level against the one below it.

    python -m tests.bench.ladder --variant shogi --games 40 --pairs 2-1,3-2,1-0 --out ladder.jsonl

"Level 0" is the simulated beginner of tests/fakes/beginner.py.

Each pair of games begins with the same few random moves, once with either colour. One line of JSON for each
match goes to ``--out`` as soon as it is over. ``--table`` and ``--ratings`` turn such files into the tables
of docs/levels.md; several lines about the same players are one match played in parts. What an opening comes
to and costs is measured by `tests.bench.openings`.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shogi_desktop.app.engines.bundled import bundled_engine  # noqa: E402
from shogi_desktop.app.engines.handle import EngineHandle  # noqa: E402
from shogi_desktop.app.match import GameResult, MatchResult, MatchSpec, PlayerSpec, run_match  # noqa: E402
from shogi_desktop.app.match.statistics import Estimate, Sample  # noqa: E402
from shogi_desktop.app.players.levels import level_at  # noqa: E402
from shogi_desktop.rules import VARIANTS  # noqa: E402
from shogi_desktop.usi.command import EngineCommand  # noqa: E402
from tests.bench.ratings import Score, rated, rating_table  # noqa: E402

BEGINNER = ROOT / "tests" / "fakes" / "beginner.py"
LADDER = (*(f"{number}-{number - 1}" for number in range(1, 11)), "2-0")
Match = dict[str, object]
"""A line of the record."""


def player(number: int, engine: EngineCommand) -> PlayerSpec:
    """A level of the engine, or the beginner for 0."""
    if number:
        return PlayerSpec(strength=number, command=engine)
    return PlayerSpec(command=EngineCommand(sys.executable, (str(BEGINNER), "1", "0.8")))


def play(upper: int, lower: int, options: argparse.Namespace) -> Match:
    """One match of the ladder, as a line of the record."""
    command = EngineCommand(options.engine) if options.engine else bundled_engine()
    spec = MatchSpec(
        player(upper, command),
        player(lower, command),
        options.variant,
        games=options.games,
        seed=options.seed,
        max_moves=options.max_moves,
        alternate=True,
        opening_plies=options.opening_plies,
    )
    began = time.monotonic()
    result = run_match(spec, lambda game: _tell(upper, lower, game))
    seconds = time.monotonic() - began
    return summary(upper, lower, options.variant, result, seconds, _engine_name(command))


def summary(upper: int, lower: int, variant: str, result: MatchResult, seconds: float, engine: str) -> Match:
    """What is kept of a match."""
    plies = [len(game.record.main_line()) for game in result.games]
    reasons: dict[str, int] = {}
    for game in result.games:
        reasons[game.outcome.reason.value] = reasons.get(game.outcome.reason.value, 0) + 1
    return {
        "variant": variant,
        "upper": upper,
        "lower": lower,
        "games": len(result.games),
        "wins": result.wins,
        "losses": result.losses,
        "undecided": result.undecided,
        "plies": round(sum(plies) / max(1, len(plies))),
        "reasons": reasons,
        "failures": sum(game.failure is not None for game in result.games),
        "seconds": round(seconds, 1),
        "engine": engine,
        "levels": [repr(level_at(number, variant)) for number in (upper, lower) if number],
        "when": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
    }


def elo(wins: int, losses: int, undecided: int) -> str:
    """The difference in rating with half of its 95 % interval; one end of it where all were won or lost."""
    estimate = Estimate.of(Sample.of_games(wins, undecided, losses))
    if math.isinf(estimate.elo):
        bound = f"over {estimate.low:.0f}" if estimate.elo > 0 else f"under {estimate.high:.0f}"
        return bound.replace("-", "−")
    return f"{estimate.elo:+.0f} ± {estimate.half_width:.0f}".replace("-", "−")


def matches(lines: Iterable[str]) -> list[Match]:
    """The matches, parts of the same one added up; the games in order, the ladder from below."""
    found: dict[tuple[str, int, int], Match] = {}
    for line in lines:
        part = json.loads(line)
        key = (part["variant"], part["lower"], part["upper"])
        found[key] = _sum(found[key], part) if key in found else part
    return [found[key] for key in sorted(found, key=lambda key: (key[0] != "shogi", *key[1:]))]


def _sum(one: Match, other: Match) -> Match:
    """Two parts of a match as one."""
    games = [int(str(part["games"])) for part in (one, other)]
    plies = sum(int(str(part["plies"])) * n for part, n in zip((one, other), games, strict=True))
    added = {
        key: int(str(one[key])) + int(str(other[key]))
        for key in ("games", "wins", "losses", "undecided", "failures")
    }
    return other | added | {"plies": round(plies / sum(games))}


def _counts(match: Match) -> tuple[int, int, int]:
    wins, losses, undecided = (int(str(match[key])) for key in ("wins", "losses", "undecided"))
    return wins, losses, undecided


def table(lines: Iterable[str]) -> str:
    """The matches of the ladder as a Markdown table."""
    rows = [
        "| game | match | games | won | lost | undecided | Elo | plies | date |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for match in matches(lines):
        pair = f"{match['upper']} – {match['lower'] or 'beginner'}"
        rows.append(_row(match["variant"], pair, match))
    return "\n".join(rows)


def _row(first: object, second: object, match: Match) -> str:
    counts = _counts(match)
    cells = (first, second, match["games"], *counts, elo(*counts), match["plies"], match["when"])
    return "| " + " | ".join(map(str, cells)) + " |"


def ratings(lines: Iterable[str]) -> str:
    """The ratings that follow from the matches: a table for each game, and the figures for the program."""
    found = matches(lines)
    parts = []
    for variant in dict.fromkeys(str(match["variant"]) for match in found):
        scores = [
            Score(int(str(match["upper"])), int(str(match["lower"])), *_counts(match))
            for match in found
            if match["variant"] == variant
        ]
        parts.append(rating_table(variant, rated(scores)))
    return "\n\n".join(parts)


def _tell(upper: int, lower: int, game: GameResult) -> None:
    colour = "black" if game.first_is_black else "white"
    plies = len(game.record.main_line())
    print(f"{upper}-{lower} {colour} {game.first_score} {game.outcome.reason.value} {plies}", flush=True)


def _engine_name(command: EngineCommand) -> str:
    with EngineHandle(command) as engine:
        engine.prepare("shogi", {})
        engine.wait_until_ready()
        return engine.name


def main(arguments: Sequence[str]) -> int:
    """Play the matches asked for, or print the table of those played."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", default="shogi", choices=[variant.id for variant in VARIANTS])
    parser.add_argument("--pairs", default=",".join(LADDER), help="upper-lower,… (default: the whole ladder)")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opening-plies", type=int, default=4)
    parser.add_argument("--max-moves", type=int, default=320)
    parser.add_argument("--engine", help="the engine's program (default: the checkout's own)")
    parser.add_argument("--out", type=Path, default=Path("ladder.jsonl"))
    for name, what in TABLES.items():
        parser.add_argument(
            f"--{name}", type=Path, nargs="+", metavar="FILE", help=f"print {what[0]} of these files instead"
        )
    options = parser.parse_args(arguments)
    for name, what in TABLES.items():
        if files := getattr(options, name.replace("-", "_")):
            print(what[1](line for file in files for line in file.read_text().splitlines()))
            return 0
    for upper, lower in map(_pair, options.pairs.split(",")):
        line = play(upper, lower, options)
        with options.out.open("a") as out:
            out.write(json.dumps(line) + "\n")
        score = f"+{line['wins']} -{line['losses']} ={line['undecided']}"
        print(f"{upper}-{lower}: {score} {line['seconds']} s", flush=True)
    return 0


def _pair(text: str) -> tuple[int, int]:
    upper, lower = map(int, text.split("-"))
    return upper, lower


TABLES: dict[str, tuple[str, Callable[[Iterable[str]], str]]] = {
    "table": ("the table", table),
    "ratings": ("the ratings", ratings),
}


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
