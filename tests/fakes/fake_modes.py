"""What the engine of `fake_engine.py` does, mode by mode: for tests of whoever talks to engines.

It knows no rules except in the mode ``random``. A mode imports what it alone needs: hundreds of tests start
this program, and imports are most of its cost.
"""

from __future__ import annotations

import os
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from random import Random

    from shogi_desktop.rules import Move, Position

OPTIONS = [
    "option name USI_Variant type combo default shogi var shogi var okisakishogi",
    "option name Threads type spin default 1 min 1 max 64",
    "option name MultiPV type spin default 1 min 1 max 600",
]


def note(path: str, text: str) -> None:
    """Add `text` to a file. Without pathlib, which takes as long to import as Python to start."""
    with open(path, "a", encoding="utf-8") as log:  # noqa: PTH123
        log.write(text)


def exists(path: str) -> bool:
    return os.path.exists(path)  # noqa: PTH110


def say(*lines: str) -> None:
    for line in lines:
        sys.stdout.write(line + "\n")
    sys.stdout.flush()


def find_ours() -> None:
    """Let our rules be imported, and msgspec: with ``-S`` a start takes half the time and finds neither."""
    if "shogi_desktop" in sys.modules:
        return
    sys.path.insert(0, __file__.rsplit(os.sep, 3)[0])
    if sys.flags.no_site:
        home = sys.executable.rsplit(os.sep, 2)[0]
        sys.path += [
            f"{home}/lib/python3.{sys.version_info.minor}/site-packages",
            f"{home}/Lib/site-packages",
        ]
    # What msgspec does as well without; to import that takes longer than all the rules.
    sys.modules.setdefault("typing_extensions", None)  # type: ignore[arg-type]


def handshake(line: str) -> None:
    if line == "usi":
        say("id name Fake", "id author Tests", *OPTIONS, "usiok")
    elif line == "isready":
        say("readyok")


def silent(line: str) -> None:
    """Says nothing at all."""


def dies_at_start(line: str) -> None:
    sys.stderr.write("cannot find nn.bin\n")
    sys.stderr.flush()
    sys.exit(3)


def not_usi(line: str) -> None:
    sys.exit(0)


def book(line: str) -> None:
    """Answers every search with the next of its arguments."""
    handshake(line)
    if line.startswith("go"):
        move = sys.argv.pop(2)
        say(f"info depth 1 score cp 10 nodes 20 pv {move}", f"bestmove {move}")


def styled(line: str) -> None:
    """Has the options of a style, and adds what it is told of them to the file of its first argument.

    Each search it answers with the next of the others.
    """
    if line == "usi":
        say(*(f"option name {name} type spin default 100 min 50 max 200" for name in ("Attack", "Defence")))
    elif line.startswith(("setoption name Attack", "setoption name Defence")):
        note(sys.argv[2], line.removeprefix("setoption name ") + "\n")
    handshake(line)
    if line.startswith("go"):
        move = sys.argv.pop(3)
        say(f"info depth 1 score cp 10 nodes 20 pv {move}", f"bestmove {move}")


_thinking_ahead: list[str] = []


def ponders(line: str) -> None:
    """Answers each search with the next of its arguments, "MOVE EXPECTED"; while it ponders, when told to.

    A ponderhit without a ponder search, or a search while it ponders, ends it.
    """
    handshake(line)
    if line in {"ponderhit", "stop"}:
        say(f"bestmove {_thinking_ahead.pop()}")
    elif line.startswith("go"):
        if _thinking_ahead:
            sys.exit(1)
        move, expected = sys.argv.pop(2).split()
        if " ponder" in line:
            _thinking_ahead.append(f"{move} ponder {expected}")
        else:
            say(f"bestmove {move} ponder {expected}")


def dies_in_search(line: str) -> None:
    import signal

    handshake(line)
    if line.startswith("go"):
        say("info string about to crash")
        os.kill(os.getpid(), signal.SIGKILL) if os.name == "posix" else os._exit(9)


def dies_once(line: str) -> None:
    """Dies in the first search of all, told by a file that it leaves; then answers with its last argument."""
    handshake(line)
    if line.startswith("go"):
        if not exists(sys.argv[2]):
            note(sys.argv[2], "")
            sys.exit(7)
        say(f"bestmove {sys.argv[3]}")


def waits_for_stop(line: str) -> None:
    handshake(line)
    if line == "stop":
        say("bestmove 7g7f")


def deaf_in_search(line: str) -> None:
    """Hears nothing once it searches, not even the end of its input or a request to terminate."""
    import signal

    handshake(line)
    if line.startswith("go"):
        if os.name == "posix":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        say("info string deaf")
        while True:
            signal.pause()


def standard_only(line: str) -> None:
    """Has no option to choose the game."""
    if line == "usi":
        say("id name Plain", "usiok")
    else:
        handshake(line)


def floods(line: str) -> None:
    handshake(line)
    if line.startswith("go"):
        say(*(f"info depth {depth} nodes {depth} score cp 1 pv 7g7f" for depth in range(1, 5_001)))
        say("bestmove 7g7f")


def floods_for_ever(line: str) -> None:
    handshake(line)
    if line.startswith("go"):
        while True:
            say("info depth 1 score cp 1 pv 7g7f")


class Looker:
    """Looks at any position of one game, known by its moves: the arguments after the second.

    Of each position it tells as many lines as it is asked for; all begin with the game's next move and are
    worth 10, 20, … for the side to move. It answers `stop` after so many milliseconds (the first argument),
    telling lines of the old position meanwhile, and adds what it is told to the file of the second.
    """

    def __init__(self) -> None:
        self.late_s = int(sys.argv[2]) / 1000
        self.log = sys.argv[3]
        self.game = sys.argv[4:]
        self.wanted = 1
        self.made = 0

    def __call__(self, line: str) -> None:
        handshake(line)
        note(self.log, line + "\n")
        words = line.split()
        if words[:3] == ["setoption", "name", "MultiPV"]:
            self.wanted = int(words[4])
        elif words[:1] == ["position"]:
            self.made = len(words[words.index("moves") + 1 :]) if "moves" in words else 0
        elif words[:1] == ["go"]:
            self.tell(depth=5)
            self.tell(depth=6)
        elif words[:1] == ["stop"]:
            if self.late_s:
                self.tell(depth=7)
                time.sleep(self.late_s)
                self.tell(depth=8)
            say(f"bestmove {self.game[self.made]}")

    def tell(self, depth: int) -> None:
        pv = " ".join(self.game[self.made :])
        for number in range(1, self.wanted + 1):
            head = f"info depth {depth} seldepth {depth} multipv {number} nodes {1000 * depth} nps 500000"
            say(f"{head} score cp {10 * number} pv {pv}")


class Flood:
    """Tells ten thousand lines a second until it is stopped."""

    def __init__(self) -> None:
        self.flows = False

    def __call__(self, line: str) -> None:
        import threading

        handshake(line)
        if line.startswith("go"):
            self.flows = True
            threading.Thread(target=self.flow, daemon=True).start()
        elif line == "stop":
            self.flows = False
            say("bestmove 7g7f")

    def flow(self) -> None:
        depth = 0
        while self.flows:
            for _ in range(10):
                depth += 1
                head = f"info depth {depth} nodes {depth} nps 1000000 score cp 5"
                say(*(f"{head} multipv {number} pv 7g7f 3c3d" for number in range(1, 11)))
            time.sleep(0.01)


def impossible_lines(line: str) -> None:
    """Its second line goes wrong after a move, its third at once, and there is no fourth."""
    handshake(line)
    if line.startswith("go"):
        say(
            "info depth 3 multipv 1 score mate -4 nodes 9 pv 7g7f 3c3d",
            "info depth 3 multipv 2 score cp 5 nodes 9 pv 2g2f 2f2e <b>x</b>",
            "info depth 3 multipv 3 score cp 4 nodes 9 pv 5a5b",
            "info depth 3 multipv 0 score cp 4 pv 7g7f",
            "info depth 3 multipv 99 score cp 4 pv 7g7f",
            "info depth 3 multipv 1 score cp upperbound 3 pv 7g7f",
        )
    elif line == "stop":
        say("bestmove 7g7f")


def looks_for_mate(line: str) -> None:
    """Says how far it has come, and answers ``go mate`` when it is stopped."""
    handshake(line)
    if line.startswith("go mate"):
        say("info depth 9 nodes 12345 time 800")
    elif line == "stop":
        say("checkmate timeout")


def garbage(line: str) -> None:
    handshake(line)
    if line.startswith("go"):
        sys.stdout.buffer.write(b"\xff\xfe\x00 not text\n" + b"x" * 300_000 + b"\n")
        sys.stdout.buffer.flush()
        say("Segmentation faul", "bestmove 7g7f")


class RandomPlayer:
    """Plays any legal move of either game; the second argument is the seed, the third what it scores it.

    It learns the rules when it is to move: to import them takes twice as long as the rest of its start.
    """

    def __init__(self) -> None:
        self.seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
        self.score = int(sys.argv[3]) if len(sys.argv) > 3 else 0
        self.random: Random | None = None
        self.variant = "shogi"
        self.told: list[str] = []

    def __call__(self, line: str) -> None:
        handshake(line)
        words = line.split()
        if words[:3] == ["setoption", "name", "USI_Variant"]:
            self.variant = words[4]
        elif words[:2] == ["position", "sfen"]:
            self.told = words
        elif words[:1] == ["go"]:
            moves = self.position().legal_moves()
            move = self.choice(moves).usi if moves else "resign"
            say(f"info depth 1 nodes 20 score cp {self.score} pv {move}", f"bestmove {move}")

    def position(self) -> Position:
        """The position that it was told last; else that of the beginning."""
        find_ours()
        from shogi_desktop import rules

        variant = rules.variant_by_id(self.variant)
        if not self.told:
            return rules.Position.start(variant)
        position = rules.Position.from_sfen(" ".join(self.told[2:6]), variant)
        for text in self.told[7:]:
            position.play(rules.parse_usi_move(text, variant))
        return position

    def choice(self, moves: list[Move]) -> Move:
        if self.random is None:
            from random import Random

            self.random = Random(self.seed)
        return self.random.choice(moves)


class EvenPlayer(RandomPlayer):
    """Tells a line for every legal move, all alike but for the last by name, which is a little better."""

    def __call__(self, line: str) -> None:
        if not line.startswith("go"):
            super().__call__(line)
            return
        best, *others = sorted((move.usi for move in self.position().legal_moves()), reverse=True)
        for place, text in enumerate((best, *others), start=1):
            say(f"info depth 1 nodes 20 multipv {place} score cp {100 if text == best else 0} pv {text}")
        say(f"bestmove {best}")


class OptionedPlayer(RandomPlayer):
    """Has options of every kind, and adds what it is told of them to the file of its first argument."""

    def __init__(self) -> None:
        self.log = sys.argv.pop(2)
        super().__init__()

    def __call__(self, line: str) -> None:
        if line == "usi":
            say(
                "option name Book type check default true",
                "option name USI_Hash type spin default 64 min 1 max 1024",
                "option name Style type combo default calm var calm var wild",
                "option name Nick type string default <empty>",
                "option name EvalDir type filename default eval",
                "option name Clear type button",
            )
        if line.startswith("setoption"):
            note(self.log, line.removeprefix("setoption name ") + "\n")
        super().__call__(line)


class SlowPlayer(RandomPlayer):
    """Takes as many seconds to start as its first argument says."""

    def __init__(self) -> None:
        time.sleep(float(sys.argv.pop(2)))
        super().__init__()


class StudiousPlayer(RandomPlayer):
    """Takes as many seconds to get ready for the first time as its first argument says."""

    def __init__(self) -> None:
        self.needs_s = float(sys.argv.pop(2))
        super().__init__()

    def __call__(self, line: str) -> None:
        if line == "isready":
            time.sleep(self.needs_s)
            self.needs_s = 0.0
        super().__call__(line)


class MatePlayer(RandomPlayer):
    """Answers ``go mate`` by ``checkmate`` and its first argument."""

    def __init__(self) -> None:
        self.said = sys.argv.pop(2)
        super().__init__()

    def __call__(self, line: str) -> None:
        if line.startswith("go mate"):
            say("info nodes 12345 string looking", f"checkmate {self.said}")
        else:
            super().__call__(line)


class HomelyPlayer(RandomPlayer):
    """Ends at once unless it is run in the folder of its first argument."""

    def __init__(self) -> None:
        if os.path.realpath(sys.argv.pop(2)) != os.path.realpath("."):
            sys.exit("where am I?")
        del sys.argv[2:]
        super().__init__()


class HungryPlayer(RandomPlayer):
    """Gets ready only if there is the file of its first argument; says so, and waits."""

    def __init__(self) -> None:
        self.file = sys.argv.pop(2)
        super().__init__()

    def __call__(self, line: str) -> None:
        if line == "isready" and not exists(self.file):
            say(f"info string Error! eval file {os.path.basename(self.file)} not found")  # noqa: PTH119
        else:
            super().__call__(line)


class StarvedPlayer(RandomPlayer):
    """Ends, with a word of what it misses, as soon as it is to get ready."""

    def __init__(self) -> None:
        del sys.argv[2:]
        super().__init__()

    def __call__(self, line: str) -> None:
        if line == "isready":
            sys.exit("failed to open nn.bin")
        super().__call__(line)


class ManyNamesPlayer(RandomPlayer):
    """Has two hundred options, long and hostile names among them."""

    def __call__(self, line: str) -> None:
        if line == "usi":
            say("id name <b>Bold</b> & " + "very " * 40 + "long", "id author <img src=x> \u202egnol")
            say("option name " + "W" * 150 + " type string default " + "x" * 5_000)
            say("option name <h1>Big</h1> &Ampersand type check default false")
            say(*(f"option name Option_{number} type spin default {number}" for number in range(196)))
            say("option name Combo type combo default a var a " + " ".join(f"var v{n}" for n in range(500)))
            say("option name " + "N" * 400 + " type check default true", "usiok")
            return
        super().__call__(line)


def resigns(line: str) -> None:
    """Resigns every game at once."""
    handshake(line)
    if line.startswith("go"):
        say("bestmove resign")


def uci(line: str) -> None:
    """Speaks the language of chess engines alone."""
    say("uciok" if line == "uci" else f"Unknown command: {line}")


def xboard(line: str) -> None:
    """Speaks that of older ones."""
    say("feature ping=1 done=1" if line.startswith("protover") else f"Error (unknown command): {line}")


def chess(line: str) -> None:
    """Speaks USI, and plays chess."""
    if line == "usi":
        say("id name Chess", "option name UCI_Variant type combo default chess var chess", "usiok")
    else:
        handshake(line)


class NamedPlayer(RandomPlayer):
    """Is called as its first argument says."""

    def __init__(self) -> None:
        self.name = sys.argv.pop(2)
        super().__init__()

    def __call__(self, line: str) -> None:
        if line == "usi":
            say(f"id name {self.name}", "id author Tests", *OPTIONS, "usiok")
        else:
            super().__call__(line)


class ModestPlayer(RandomPlayer):
    """Says "by" before the name of its author."""

    def __call__(self, line: str) -> None:
        if line == "usi":
            say("id name Fake", "id author by somebody", *OPTIONS, "usiok")
        else:
            super().__call__(line)


PLAYERS: dict[str, type[RandomPlayer] | type[Looker] | type[Flood]] = {
    "floods_lines": Flood,
    "random": RandomPlayer,
    "by_somebody": ModestPlayer,
    "named": NamedPlayer,
    "even": EvenPlayer,
    "looks": Looker,
    "optioned": OptionedPlayer,
    "slow": SlowPlayer,
    "studious": StudiousPlayer,
    "homely": HomelyPlayer,
    "mates": MatePlayer,
    "hungry": HungryPlayer,
    "starved": StarvedPlayer,
    "many_names": ManyNamesPlayer,
}


def main() -> None:
    """Behave as the first argument says."""
    mode = sys.argv[1]
    act = PLAYERS[mode]() if mode in PLAYERS else globals()[mode]
    for raw in sys.stdin:
        line = raw.strip()
        if line == "quit":
            return
        act(line)
