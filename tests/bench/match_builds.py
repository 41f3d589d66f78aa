"""Matches two builds of the engine: the match command with the settings of our workbench.

python -m tests.bench.match_builds new-binary old-binary --go "nodes 20000" --games 200

What it does not know goes on to `shogi-desktop match`: --sprt elo0=0,elo1=10 --concurrency 2 --json FILE …
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.bootstrap import main as command_line


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--go", default="nodes 20000")
    parser.add_argument("--old-go", default=None, help="another limit for the old build")
    parser.add_argument("--variant", choices=["shogi", "okisakishogi"], default="shogi")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args, others = parser.parse_known_args()
    players = []
    for color, name, program, go in (
        ("black", "new", args.new, args.go),
        ("white", "old", args.old, args.old_go or args.go),
    ):
        players += [f"--{color}", f"engine:{program}", f"--{color}-name", name]
        players += [f"--{color}-go", go.replace(" ", "="), f"--{color}-option", "USI_Hash=16"]
    match = ["--variant", args.variant, "--games", str(args.games), "--seed", str(args.seed)]
    return command_line(["match", *players, *match, *others])


if __name__ == "__main__":
    raise SystemExit(main())
