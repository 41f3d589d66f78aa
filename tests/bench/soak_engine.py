"""Sends the engine random commands for some minutes: sound, garbage, absurd values, impossible positions.

python -m tests.bench.soak_engine --engine build/engine-asan/shogi-desktop-engine --minutes 20

The engine must stay alive, answer `isready` within the patience, give one answer to each `go`, and end in
peace. Meant for a build with sanitizers (SHOGI_SANITIZE=address,undefined), which turns a hidden fault into
an end.
"""

from __future__ import annotations

import argparse
import queue
import random
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]
START = {
    "shogi": "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "okisakishogi": "lnsgkqgsnl/1r6b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSGQKGSNL b - 1",
}
ODD_POSITIONS = (
    "4k4/9/4P4/9/9/9/9/9/9 b 2G 1",
    "4k4/9/9/9/9/9/9/9/9 b 18P 1",
    "9/9/9/9/9/9/9/9/9 b - 1",
    "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1",
    "4k4/4+P4/9/9/9/9/9/9/4K4 b - 1",
    "kkkkkkkkk/9/9/9/9/9/9/9/9 b - 1",
    "+k8/9/9/9/9/9/9/9/8+K b - 1",
    "PPPPPPPPP/9/9/9/9/9/9/9/4K4 b 99P 1",
    "5k4/10/5P4/10/10/10/10/10/10/4K5 b 2Q 1",
    "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP -5",
    "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 99999999999",
)
ABSURD = (
    "-1",
    "0",
    "1",
    "3",
    "1e9",
    "0x10",
    "99999999999999999999",
    "",
    "NaN",
    "true",
    "\x00",
    "ぷ",
    "+5",
    "--",
)
WORDS = (
    "usi",
    "isready",
    "go",
    "mate",
    "infinite",
    "ponder",
    "position",
    "sfen",
    "startpos",
    "moves",
    "7g7f",
    "P*5e",
    "setoption",
    "name",
    "value",
    "Threads",
    "MultiPV",
    "USI_Variant",
    "stop",
    "ponderhit",
    "b",
    "w",
    "-",
    "d",
)


class Engine:
    """The process, its lines read in the background."""

    def __init__(self, program: Path) -> None:
        self._process = subprocess.Popen([str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin: IO[bytes] = self._process.stdin
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()

    def _read(self, stream: IO[bytes]) -> None:
        for line in stream:
            self._lines.put(line.decode("utf-8", "replace").rstrip())

    def send(self, line: str) -> None:
        self._stdin.write(line.encode("utf-8", "surrogateescape") + b"\n")
        self._stdin.flush()

    def until(self, starts: tuple[str, ...], patience_s: float) -> list[str]:
        """The lines up to the first that starts with one of `starts`."""
        seen: list[str] = []
        deadline = time.monotonic() + patience_s
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise TimeoutError(f"no {starts} within {patience_s} s, seen {seen[-3:]}") from None
            seen.append(line)
            if line.startswith(starts):
                return seen

    def close(self) -> int:
        self.send("quit")
        return self._process.wait(60)


class Soak:
    """One stream of random commands."""

    def __init__(self, engine: Engine, seed: int, patience_s: float) -> None:
        self._engine = engine
        self._random = random.Random(seed)
        self._patience_s = patience_s
        self._variant = "shogi"
        self.sent: Counter[str] = Counter()
        self.history: list[str] = []
        self.slowest_stop_s = 0.0

    def _send(self, kind: str, line: str) -> None:
        self.sent[kind] += 1
        self.history = [*self.history[-30:], line]
        self._engine.send(line)

    def step(self) -> None:
        steps = (
            self._position,
            self._game,
            self._search,
            self._mate,
            self._option,
            self._garbage,
            self._sync,
        )
        self._random.choices(steps, weights=(4, 4, 4, 4, 2, 6, 2))[0]()

    def _sync(self) -> list[str]:
        self._send("isready", "isready")
        return self._engine.until(("readyok",), self._patience_s)

    def _position(self) -> None:
        sfen = self._random.choice([*ODD_POSITIONS, *START.values()])
        if self._random.random() < 0.5:
            letters = list(sfen)
            for _ in range(self._random.randint(1, 3)):
                at = self._random.randrange(len(letters))
                letters[at] = self._random.choice("kKrRbBgGsSnNlLpPqQ+/123456789 -bw")
            sfen = "".join(letters)
        self._send("position", f"position sfen {sfen}")

    def _game(self) -> None:
        """A game of legal moves, with an impossible one at its end now and then."""
        moves: list[str] = []
        for _ in range(self._random.randint(0, 12)):
            self._engine.send(f"position startpos moves {' '.join(moves)}")
            self._engine.send("legalmoves")
            legal = self._engine.until(("legalmoves",), self._patience_s)[-1].split()[1:]
            if not legal:
                break
            moves.append(self._random.choice(legal))
        if self._random.random() < 0.2:
            moves.append(self._random.choice(["5e5e", "10z1a", "K*5e", "P*5e+", "7g7f+"]))
        self._send("game", f"position startpos moves {' '.join(moves)}")

    def _search(self) -> None:
        how = self._random.choice(
            (
                "depth 5",
                "nodes 3000",
                "movetime 30",
                "infinite",
                "btime 0 wtime 0 byoyomi 20",
                "ponder",
                "btime 50",
                f"nodes {self._random.choice(ABSURD)}",
                f"byoyomi {self._random.choice(ABSURD)} depth 3",
            )
        )
        self._run("search", f"go {how}", "bestmove")

    def _mate(self) -> None:
        how = self._random.choice(["50", "infinite", "200", self._random.choice(ABSURD)])
        self._run("mate", f"go mate {how}", "checkmate")

    def _run(self, kind: str, line: str, answer: str) -> None:
        self._sync()
        self._send(kind, line)
        if self._random.random() < 0.5:
            time.sleep(self._random.choice([0.0, 0.002, 0.05, 0.3]))
        stopped = time.monotonic()
        self._send("stop", "stop")
        self._engine.until((answer,), self._patience_s)
        self.slowest_stop_s = max(self.slowest_stop_s, time.monotonic() - stopped)
        extra = [text for text in self._sync()[:-1] if text.startswith(("bestmove", "checkmate"))]
        if extra:
            raise AssertionError(f"a second answer to {line!r}: {extra}")

    def _option(self) -> None:
        name = self._random.choice(
            ["MultiPV", "Threads", "MoveOverhead", "USI_Hash", "USI_Ponder", "Nonsense"]
        )
        # Sizes that a small machine has.
        bounds = {"Threads": ("1", "2", "3", "0", "-7"), "USI_Hash": ("1", "2", "16", "0", "x")}
        value = self._random.choice(bounds.get(name, ABSURD))
        self._send("option", f"setoption name {name} value {value}")
        if self._random.random() < 0.3:
            self._variant = self._random.choice(list(START))
            self._send("option", f"setoption name USI_Variant value {self._variant}")

    def _garbage(self) -> None:
        kind = self._random.randrange(3)
        if kind == 0:
            line = bytes(self._random.randrange(1, 256) for _ in range(self._random.randint(1, 200)))
            text = line.replace(b"\n", b" ").decode("utf-8", "surrogateescape")
        elif kind == 1:
            text = " ".join(self._random.choices(WORDS + ABSURD, k=self._random.randint(1, 8)))
        else:
            text = self._random.choice(
                ["x" * 1_500_000, "position startpos moves" + " 7g7f" * 20_000, "position sfen"]
            )
        if text.split()[:1] == ["quit"] or ("Threads" in text and "name" in text):
            return
        self._send("garbage", text)
        self._send("stop", "stop")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", type=Path, default=ROOT / "build" / "engine" / "shogi-desktop-engine")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=30.0, help="seconds for any answer")
    args = parser.parse_args()

    engine = Engine(args.engine)
    soak = Soak(engine, args.seed, args.patience)
    end = time.monotonic() + 60 * args.minutes
    try:
        while time.monotonic() < end:
            soak.step()
        status = engine.close()
    except (OSError, TimeoutError, AssertionError, subprocess.TimeoutExpired) as problem:
        print(
            f"FAILED: {problem!r}; the latest commands:", *(line[:200] for line in soak.history), sep="\n  "
        )
        return 1
    figures = ", ".join(f"{count} {kind}" for kind, count in sorted(soak.sent.items()))
    print(f"{args.minutes:g} min, seed {args.seed}: {figures}; status {status}")
    print(f"slowest answer to stop {1000 * soak.slowest_stop_s:.0f} ms")
    return 0 if status == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
