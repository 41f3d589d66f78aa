"""Prove an installed wheel: its engine runs, plays both games, and counts the same moves as its Python rules.

Run by cibuildwheel in a fresh environment of each system (pyproject.toml); needs no display and none of Qt's
system libraries, which the machines that build wheels do not have.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import shogi_desktop
from shogi_desktop.resources_path import resources_root
from shogi_desktop.rules import STANDARD, Position, perft

DEPTH = 3


def main() -> int:
    """Compare; 1 with a sentence where something is not as it should be."""
    package = Path(shogi_desktop.__file__).parent
    engine = next((package / "bin").glob("shogi-desktop-engine*"), None)
    if engine is None or not (resources_root() / "fonts").is_dir():
        print(f"{package} lacks its engine or its resources.", file=sys.stderr)
        return 1
    command = [str(engine), "go", "perft", str(DEPTH)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    expected = perft(Position.from_sfen(STANDARD.start_sfen, STANDARD), DEPTH)
    print(f"{engine}: perft {DEPTH} is {expected}")
    if str(expected) not in told.split():
        print(f"The rules count {expected} sequences of moves, the engine says:\n{told}", file=sys.stderr)
        return 1
    for variant in ("shogi", "okisakishogi"):
        asked = f"setoption name USI_Variant value {variant}\ngo depth 4\n"
        told = subprocess.run(
            [str(engine)], input=asked, capture_output=True, text=True, check=True, timeout=60
        ).stdout
        if "error" in told or "bestmove " not in told:
            print(f"The engine does not play {variant}:\n{told}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
