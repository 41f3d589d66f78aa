"""Many fast games over our own server, and whether every one of them was counted, kept and told alike.

    nice -n 19 python -m tests.bench.online_games 1000 [--pairs 2] [--port 0] [--max-moves N]
                                                  [--levels A,B | --random]

The server and the players are processes of their own (`shogi-desktop serve`, `shogi-desktop online`). The
players are levels 1 and 2 unless told otherwise (unequal ones play shorter games), or with ``--random``
engines that make any legal move, which costs a busy machine less. A game is doubtful where its end is none
that play brings (time, a lost connection, an illegal move, broken off), or where the server's kifu and a
player's differ. Ends with a line of the figures; 1 where a game was lost or doubtful.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from shogi_desktop.csa.carrier import Address
from shogi_desktop.game import Record
from shogi_desktop.notation import read

DOUBTFUL = {"timeout", "default", "illegal_move", "interrupted", "false_declaration", "unknown"}
RANDOM = f"engine:{sys.executable} {Path(__file__).parents[1] / 'fakes' / 'fake_engine.py'} random {{}}"
MAIN = [sys.executable, "-m", "shogi_desktop"]


def main() -> int:
    """Play, compare, and print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--pairs", type=int, default=2, help="games at a time")
    parser.add_argument("--port", type=int, default=4982)
    parser.add_argument("--levels", default="1,2", metavar="A,B", help="who plays")
    parser.add_argument("--random", action="store_true", help="engines that make any legal move")
    parser.add_argument("--max-moves", type=int, default=0, metavar="N", help="a longer game is drawn")
    options = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="sd-online-") as place:
        folder = Path(place)
        each = options.games // options.pairs
        one, _, two = options.levels.partition(",")
        kinds = (f"level:{one}", f"level:{two}")
        if options.random:
            kinds = (RANDOM.format(1), RANDOM.format(2))
        more = ["--max-moves", str(options.max_moves)] if options.max_moves else []
        results = play(folder, options.pairs, each, Address("127.0.0.1", options.port), kinds, more)
        lost = options.pairs * each - len(results)
        reasons = Counter(result["reason"] for result in results)
        doubtful = [result["game_id"] for result in results if result["reason"] in DOUBTFUL]
        doubtful += [result["game_id"] for result in results if not alike(folder, result)]
        moves = sum(int(result["moves"]) for result in results)
    took = time.monotonic() - began
    print(f"{len(results)} games, {moves} moves, {took:.0f} s; lost {lost}, doubtful {len(doubtful)}")
    print(dict(reasons))
    for game_id in doubtful:
        print("doubtful:", game_id)
    return 1 if lost or doubtful else 0


def play(
    folder: Path, pairs: int, each: int, address: Address, kinds: tuple[str, str], more: list[str]
) -> list[dict[str, str]]:
    """Let the processes play; the results that the server has kept."""
    serve = [*MAIN, "serve", "--host", address.host, "--port", str(address.port), "--password", "bench"]
    serve += ["--save", str(folder / "server"), "--games", str(pairs * each), *more]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(serve, stderr=log)
        while "serving" not in (folder / "log").read_text():
            time.sleep(0.1)
        players = []
        for number in range(pairs):
            for kind, name in zip(kinds, ("one", "two"), strict=True):
                command = [*MAIN, "online", "--host", address.host, "--port", str(address.port)]
                command += [
                    "--user",
                    f"{name}{number}",
                    "--password",
                    "bench,x",
                    "--game",
                    f"t{number}-300-10",
                ]
                command += [
                    "--player",
                    kind,
                    "--games",
                    str(each),
                    "--save",
                    str(folder / f"{name}{number}"),
                ]
                players.append(
                    subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                )
        codes = [player.wait() for player in players]
        server.wait(30)
    if any(codes):
        print("a player ended with", codes)
    lines = (folder / "server" / "results.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def alike(folder: Path, result: dict[str, str]) -> bool:
    """Whether server and both players have the same moves, times and end."""
    file = Path(result["file"])
    found = [content(read((folder / "server" / file).read_bytes()).record)]
    for name in (result["black"], result["white"]):
        path = folder / name / file.name
        if not path.is_file():
            return False
        found.append(content(read(path.read_bytes()).record))
    return found[0] == found[1] == found[2]


def content(record: Record) -> object:
    """What all three have to have alike."""
    return [(node.move, node.time_ms) for node in record.main_line()], record.outcome


if __name__ == "__main__":
    sys.exit(main())
