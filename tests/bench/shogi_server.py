"""The ends of games at a server of somebody else: our client plays both sides, and says what it was told.

    ruby ./shogi-server --max-moves 20 test 4983      (a checkout of shogi-server, outside this repository)
    python -m tests.bench.shogi_server 4983

Each case is a game of its own. The last column is what both sides' mirrors make of it.
"""

from __future__ import annotations

import queue
import sys
import time

from shogi_desktop.csa.carrier import Address, Carrier, Command
from shogi_desktop.csa.client import Account, CsaClient
from shogi_desktop.csa.ends import Word
from shogi_desktop.csa.events import Event, GameOver, GameStarted, MoveTold, Proposed, TalkClosed, TalkFailed
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.moves import spelt
from shogi_desktop.rules import Color, parse_usi_move

# There Black gives the handicap, and moves first.
# Shogi-server does not count the start position: it sees the fourth occurrence a cycle later than we do.
QUIET = ["2h3h", "8b7b", "3h2h", "7b8b"]
CASES: dict[str, tuple[str, list[str], str]] = {
    "resignation": ("a-60-10", ["7g7f", "3c3d"], "%TORYO"),
    "a false declaration": ("b-60-10", ["7g7f", "3c3d"], "%KACHI"),
    "an illegal move": ("c-60-10", ["7g7f", "3c3d"], "+2222OU"),
    "a man who is not there": ("d-60-10", ["7g7f", "3c3d"], "+5554FU"),
    "fourfold repetition": ("e-60-10", [*QUIET * 3, "2h3h"], ""),
    "time up": ("f-2-1", ["7g7f"], ""),
    "byoyomi, then time up": ("g-0-2", ["7g7f", "3c3d"], ""),
    "an increment, then time up": ("h-1-1F", ["7g7f", "3c3d"], ""),
    "the limit of moves (20)": (
        "i-60-10",
        (QUIET * 2 + ["1g1f", "1c1d", "9g9f", "9c9d"] + QUIET * 2)[:20],
        "",
    ),
    "a lost connection": ("j-60-10", ["7g7f", "3c3d"], "CUT"),
    "breaking off": ("k-60-10", ["7g7f", "3c3d"], "%CHUDAN"),
    "handicap of two pieces": ("hc2p_l-60-10", ["5i5h", "3c3d"], "%TORYO"),
    "handicap of a lance": ("hclance_m-60-10", ["5i5h", "3c3d"], "%TORYO"),
}


class Side:
    """One side of a game."""

    def __init__(self, port: int, name: str, game: str) -> None:
        self.events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.mirror: Mirror | None = None
        self.told = ""
        client = CsaClient(Account(name, f"{game},word"))
        self.carrier = Carrier(Address("127.0.0.1", port), client, self.events.put)
        self.carrier.start()

    def until(self, *kinds: type[Event]) -> Event:
        """Take events up to one of those kinds."""
        while True:
            event = self.events.get(timeout=70)
            if isinstance(event, Proposed):
                self.mirror = Mirror(event.summary)
            elif isinstance(event, GameStarted) and self.mirror is not None:
                self.mirror.start(now_ms())
            elif isinstance(event, MoveTold) and self.mirror is not None:
                self.mirror.take(event.move, now_ms())
            elif isinstance(event, GameOver) and self.mirror is not None:
                outcome = self.mirror.end(event)
                winner = "nobody" if outcome.winner is None else outcome.winner.name.lower()
                self.told = f"{outcome.reason.value}, {winner}"
            if isinstance(event, (*kinds, TalkFailed, TalkClosed)):
                return event


def moving(line: str) -> Command:
    """The command that makes a move."""
    return lambda client, now: client.move(line, now)


def now_ms() -> int:
    """A monotonic time."""
    return time.monotonic_ns() // 1_000_000


def play(port: int, game: str, moves: list[str], last: str) -> str:
    """Play the case; what both were told."""
    black, white = Side(port, "black", f"{game}-B"), Side(port, "white", f"{game}-W")
    for side in (black, white):
        side.until(Proposed)
        side.carrier.give(CsaClient.agree)
    for side in (black, white):
        side.until(GameStarted)
    for text in moves:
        assert black.mirror is not None
        mover = black if black.mirror.turn is Color.BLACK else white
        line = spelt(parse_usi_move(text, black.mirror.record.variant), black.mirror.position)
        mover.carrier.give(moving(line))
        for side in (black, white):
            side.until(MoveTold)
    assert black.mirror is not None
    mover, other = (black, white) if black.mirror.turn is Color.BLACK else (white, black)
    if last == "CUT":
        mover.carrier.leave()
        mover.told = "left"
    elif last.startswith("%"):
        mover.carrier.give(lambda client, now: client.word(Word(last), now))
    elif last:
        mover.carrier.give(lambda client, now: client.move(last, now))
    for side in (other, mover):
        if side.told != "left":
            side.until(GameOver)
        side.carrier.leave()
    skew = max(abs(side.mirror.skew.ms) for side in (black, white) if side.mirror is not None)
    notes = {node.comment for node in black.mirror.record.main_line() if node.comment}
    return f"black: {black.told}; white: {white.told}; skew {skew} ms {notes or ''}"


def main() -> int:
    """Play all cases, or those named."""
    port, *names = sys.argv[1:]
    for name, (game, moves, last) in CASES.items():
        if not names or name in names:
            try:
                told = play(int(port), game, moves, last)
            except queue.Empty:
                told = "nothing was told for 70 s"
            print(f"{name:32}{told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
