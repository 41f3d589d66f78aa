"""A USI engine that does one thing wrong, as its first argument says: for `tests.bench.hostile_engines`.

It plays legal moves otherwise: the table's first player moves its rook's pawn to and fro as far as that goes.
Further arguments are ignored; they mark the process for whoever looks for it. With the argument ``--shell``
the mode is run by a shell that stays its parent.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from shogi_desktop.rules import STANDARD, Position, parse_usi_move

_MODES: dict[str, Callable[[str], None]] = {}
_position = Position.start(STANDARD)


def mode(act: Callable[[str], None]) -> Callable[[str], None]:
    """List a way to behave under its function's name."""
    _MODES[act.__name__] = act
    return act


def say(*lines: str) -> None:
    """Write lines at once."""
    raw(*(line.encode() + b"\n" for line in lines))


def raw(*chunks: bytes) -> None:
    """Write bytes at once."""
    for chunk in chunks:
        sys.stdout.buffer.write(chunk)
    sys.stdout.buffer.flush()


def legal(number: int = 0) -> str:
    """A legal move, `number` of them passed over."""
    moves = sorted(move.usi for move in _position.legal_moves())
    return moves[min(number, len(moves) - 1)] if moves else "resign"


def serve(line: str, name: str = "Hostile") -> None:
    """What an honest engine does."""
    global _position  # noqa: PLW0603 - a program of one conversation
    words = line.split()
    if line == "usi":
        say(f"id name {name}", "id author Tests", "usiok")
    elif line == "isready":
        say("readyok")
    elif words[:2] == ["position", "sfen"]:
        _position = Position.from_sfen(" ".join(words[2:6]), STANDARD)
        for text in words[7:]:
            _position.play(parse_usi_move(text, STANDARD))
    elif words[:1] == ["go"]:
        say(f"info depth 1 score cp 0 nodes 1 pv {legal()}", f"bestmove {legal()}")


def on_go(answer: Callable[[], None]) -> Callable[[str], None]:
    """Honest but for what it does when it is to search."""

    def act(line: str) -> None:
        if line.split()[:1] == ["go"]:
            answer()
        else:
            serve(line)

    return act


def answers(*lines: str) -> Callable[[str], None]:
    """Answers each search with the same lines."""
    return on_go(lambda: say(*lines))


def deaf() -> None:
    """Hear nothing any more, and end at nothing but force."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    while True:
        time.sleep(3600)


# --- at the start -------------------------------------------------------------------------------------------


@mode
def silent(_line: str) -> None: ...


@mode
def ends_at_once(_line: str) -> None:
    sys.exit(0)


@mode
def dies_at_usi(_line: str) -> None:
    sys.exit(3)


@mode
def garbage_at_usi(_line: str) -> None:
    raw(os.urandom(100_000))


@mode
def no_readyok(line: str) -> None:
    if line == "isready":
        sys.exit(1)
    serve(line)


@mode
def endless_options(line: str) -> None:
    number = 0
    while line == "usi":
        number += 1
        say(*(f"option name X{number}_{i} type spin default 1 min 1 max 9" for i in range(1000)))


@mode
def many_options(line: str) -> None:
    if line == "usi":
        say(*(f"option name X{i} type string default {'y' * 50}" for i in range(300_000)))
    serve(line)


@mode
def long_name(line: str) -> None:
    serve(line, "n" * 60_000)


@mode
def odd_name(line: str) -> None:
    serve(line, "<img src=x> \x1b[31m \u202e {program} %n %1")


@mode
def odd_options(line: str) -> None:
    if line == "usi":
        say("option", "option name", "option name A type", "option name B type spin default x min y max z")
        say("option name C type combo", "option name C type combo var", "option name D type what default 3")
    serve(line)


@mode
def marked_options(line: str) -> None:
    """Names, values and choices that would be run, turn the writing or break the line."""
    if line == "usi":
        evil = "<img src=/dev/zero> &amp; \u202e \x1b[2J \u2028 \x85 \0"
        say(*(f"option name {evil}{i} type string default {evil}" for i in range(5)))
        say(f"option name combo type combo default {evil} var {evil} var <b>x</b>")
        say(f"option name {evil} type button", "option name  type check default true")
        say("option name type type type check", "option name \t type check")
    serve(line)


@mode
def combos_of_thousands(line: str) -> None:
    if line == "usi":
        choices = " ".join(f"var {i}" for i in range(7_000))
        say(*(f"option name C{number} type combo default 0 {choices}" for number in range(600)))
        say(f"option name Last type combo default 0 {' '.join(f'var {i}' for i in range(100_000))}")
    serve(line)


@mode
def options_of_megabytes(line: str) -> None:
    if line == "usi":
        say(*(f"option name {'N' * 30_000}{i} type string default {'y' * 30_000}" for i in range(600)))
        say(f"option name {'N' * 1_000_000} type string default {'y' * 1_000_000}")
    serve(line)


@mode
def long_numbers(line: str) -> None:
    if line == "usi":
        digits = "9" * 5_000
        say(f"option name A type spin default {digits} min -{digits} max {digits}")
        say("option name B type spin default 999999999999999999 min -999999999999999999 max 9")
        say("option name C type spin default 5 min 9 max 1", "option name MultiPV type spin default 1 max -3")
        say(f"option name D type check default {digits}", "option name Threads type string default x")
    serve(line)


# --- in the search ------------------------------------------------------------------------------------------


def _flood(chunk: bytes, size: int) -> None:
    for _ in range(size // len(chunk)):
        raw(chunk)


def _late_second_answer() -> None:
    say(f"bestmove {legal()}")
    second = legal(1)

    def again() -> None:
        time.sleep(0.05)
        say(f"bestmove {second}")

    threading.Thread(target=again, daemon=True).start()


def _close_output() -> None:
    sys.stdout.flush()
    os.close(1)
    deaf()


_MODES |= {
    "illegal": answers("bestmove 5a5b"),
    "empty_move": answers("bestmove"),
    "none": answers("bestmove (none)"),
    "null_bytes": on_go(lambda: raw(b"bestmove \0\0\0\n")),
    "win_at_once": answers("bestmove win"),
    "resigns_at_once": answers("bestmove resign"),
    "drop_of_nothing": answers("bestmove P*5e"),
    "long_move": answers("bestmove " + "7g7f" * 10_000),
    "twice": on_go(lambda: say(f"bestmove {legal()}", f"bestmove {legal(1)}")),
    "twice_late": on_go(_late_second_answer),
    "three_times": on_go(lambda: say(*(f"bestmove {legal(number)}" for number in range(3)))),
    "checkmate": answers("checkmate nomate", "bestmove resign"),
    "hangs": on_go(lambda: time.sleep(3600)),
    "deaf": on_go(deaf),
    "exits": on_go(lambda: sys.exit(7)),
    "segv": on_go(lambda: os.kill(os.getpid(), signal.SIGSEGV)),
    "kills_itself": on_go(lambda: os.kill(os.getpid(), signal.SIGKILL)),
    "closes_output": on_go(_close_output),
    "binary_flood": on_go(lambda: _flood(os.urandom(1 << 16), 1 << 28)),
    "line_flood": on_go(lambda: _flood(b"info depth 1 score cp 1 pv 7g7f\n" * 1000, 1 << 28)),
    "endless_line": on_go(lambda: _flood(b"x" * (1 << 16), 1 << 30)),
    "error_flood": on_go(lambda: _flood_errors()),  # noqa: PLW0108 - defined below
    "string_flood": on_go(lambda: _flood(b"info string <b>" + b"x " * 1000 + b"\n", 1 << 27)),
    "multipv_flood": on_go(lambda: _flood_lines()),  # noqa: PLW0108 - defined below
    "long_lines": on_go(
        lambda: _flood(b"info depth 9 score cp 1 pv" + b" 7g7f 3c3d" * 6_000 + b"\n", 1 << 27)
    ),
    "odd_infos": on_go(
        lambda: say(
            "info",
            "info depth",
            "info score mate +",
            "info score cp 99999999999999999999 depth -1 multipv 0 pv",
            "info multipv 1000000000 score cp 1 pv 7g7f",
            "info nodes " + "9" * 5000,
            f"bestmove {legal()}",
        )
    ),
}


def _flood_lines() -> None:
    for depth in range(1, 200):
        say(*(f"info depth {depth} multipv {n} score cp {-n} pv {legal(n % 30)}" for n in range(1, 5_000)))


def _flood_errors() -> None:
    for _ in range(100_000):
        sys.stderr.write("error " * 20 + "\n")
    say(f"bestmove {legal()}")


# --- at the end ---------------------------------------------------------------------------------------------


@mode
def never_quits(line: str) -> None:
    if line == "quit":
        deaf()
    serve(line)


@mode
def leaves_a_child(line: str) -> None:
    """Goes, and a child of it keeps its pipes."""
    if line == "usi":
        subprocess.Popen([sys.executable, __file__, "silent", *sys.argv[2:]], stdin=subprocess.PIPE)
    serve(line)


def main() -> None:
    name, *rest = sys.argv[1:]
    if "--shell" in rest:
        rest.remove("--shell")
        again = shlex.join([sys.executable, __file__, name, *rest])
        sys.exit(subprocess.call(["/bin/sh", "-c", f"{again}; exit 0"]))
    act = _MODES[name]
    for read in iter(sys.stdin.buffer.readline, b""):
        line = read.decode().strip()
        act(line)
        if line == "quit":
            return
    if name in {"deaf", "never_quits"}:
        deaf()


main()
