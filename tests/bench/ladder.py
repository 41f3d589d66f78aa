"""The ladder of levels: each level against the one two below it, and level 5 against level 1.

    python tests/bench/ladder.py --variant shogi --games 24 --pairs 3-1,4-2,1-0 --out ladder.jsonl

"Level 0" is the simulated beginner of tests/fakes/beginner.py.

Each pair of games begins with the same few random moves, once with either colour. One line of JSON for each
match goes to ``--out`` as soon as it is over; ``--table`` turns such files into the table of docs/levels.md.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shogi_desktop.app.engines import EngineCommand, bundled_engine  # noqa: E402
from shogi_desktop.app.levels import level  # noqa: E402
from shogi_desktop.app.match import GameResult, MatchResult, MatchSpec, PlayerSpec, run_match  # noqa: E402
from shogi_desktop.app.match.statistics import Estimate, Sample  # noqa: E402
from shogi_desktop.rules import VARIANTS  # noqa: E402
from shogi_desktop.usi.pipes import PipeEngine  # noqa: E402

BEGINNER = ROOT / "tests" / "fakes" / "beginner.py"
LADDER = ("1-0", "2-0", "3-0", "5-1", *(f"{number}-{number - 2}" for number in range(3, 11)))


def player(number: int, engine: EngineCommand) -> PlayerSpec:
    """A level of the engine, or the beginner for 0."""
    if number:
        return PlayerSpec(level=level(number), command=engine)
    return PlayerSpec(command=EngineCommand(sys.executable, (str(BEGINNER), "1", "0.8")))


def play(upper: int, lower: int, options: argparse.Namespace) -> dict[str, object]:
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
    return summary(upper, lower, options.variant, result, time.monotonic() - began, _engine_name(command))


def summary(
    upper: int, lower: int, variant: str, result: MatchResult, seconds: float, engine: str
) -> dict[str, object]:
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
        "levels": [repr(level(number)) for number in (upper, lower) if number],
        "when": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
    }


def elo(wins: int, losses: int, undecided: int) -> str:
    """The difference in rating with half of its 95 % interval; one end of it where all were won or lost."""
    estimate = Estimate.of(Sample.of_games(wins, undecided, losses))
    if math.isinf(estimate.elo):
        return f"over {estimate.low:.0f}" if estimate.elo > 0 else f"under {estimate.high:.0f}"
    return f"{estimate.elo:+.0f} ± {estimate.half_width:.0f}"


def table(lines: Iterable[str]) -> str:
    """The matches as a Markdown table, the last one of each pair."""
    latest: dict[tuple[str, int, int], dict[str, object]] = {}
    for line in lines:
        match = json.loads(line)
        latest[match["variant"], match["lower"], match["upper"]] = match
    rows = [
        "| game | match | games | won | lost | undecided | Elo | plies | date |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for (variant, lower, upper), match in sorted(
        latest.items(), key=lambda item: (item[0][0] != "shogi", *item[0][1:])
    ):
        counts = [int(str(match[key])) for key in ("wins", "losses", "undecided")]
        cells = (
            variant,
            f"{upper} – {lower or 'beginner'}",
            match["games"],
            *counts,
            elo(*counts),
            match["plies"],
            match["when"],
        )
        rows.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(rows)


def _tell(upper: int, lower: int, game: GameResult) -> None:
    colour = "black" if game.first_is_black else "white"
    plies = len(game.record.main_line())
    print(f"{upper}-{lower} {colour} {game.first_score} {game.outcome.reason.value} {plies}", flush=True)


def _engine_name(command: EngineCommand) -> str:
    with PipeEngine(command) as engine:
        engine.open("shogi", {})
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
    parser.add_argument(
        "--table", type=Path, nargs="+", metavar="FILE", help="print the table of these files instead"
    )
    options = parser.parse_args(arguments)
    if options.table:
        print(table(line for file in options.table for line in file.read_text().splitlines()))
        return 0
    for pair in options.pairs.split(","):
        upper, lower = map(int, pair.split("-"))
        line = play(upper, lower, options)
        with options.out.open("a") as out:
            out.write(json.dumps(line) + "\n")
        print(
            f"{pair}: +{line['wins']} -{line['losses']} ={line['undecided']} {line['seconds']} s", flush=True
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
