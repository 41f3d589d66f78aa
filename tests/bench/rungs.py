"""Games of levels and baselines, and what the levels blunder: for docs/levels.md.

    python -m tests.bench.rungs --blunders 4,8,old:1 --games 10

A player is a strength (12, 12.5), one of the ten levels of before (old:3; tests/bench/ten_levels.py) or a
baseline (tests/bench/ baselines.py). Each pair of games begins with the same four random moves, once with
either colour; a game of 300 plies is drawn. Two engine processes are spoken to directly, without the
program's handles: a game of weak levels takes half a second. Matches of them are played by
`tests.bench.chain`.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shogi_desktop.analysis.values import worth  # noqa: E402
from shogi_desktop.app.players.levels import FULL_STRENGTH_MS, choose, level_at, value_of  # noqa: E402
from shogi_desktop.app.players.sight import View  # noqa: E402
from shogi_desktop.app.system.machine import processors  # noqa: E402
from shogi_desktop.game import endings  # noqa: E402
from shogi_desktop.rules import (  # noqa: E402
    Color,
    Drop,
    Move,
    Position,
    Variant,
    parse_usi_move,
    square_name,
    variant_by_id,
)
from shogi_desktop.usi.messages import Info, parse_message  # noqa: E402
from tests.bench import ten_levels  # noqa: E402
from tests.bench.baselines import BASELINES  # noqa: E402

ENGINE = ROOT / "build" / "engine" / "shogi-desktop-engine"
MAX_PLIES = 300
OPENING_PLIES = 4
JUDGED = "nodes 5000"
MATE_IN_ONE = 29_998
LOST = 3_000
"""Who is so far behind does not count as blundering."""


class Asked:
    """An engine process that is asked for its lines."""

    def __init__(self, variant: str) -> None:
        self._process = subprocess.Popen([ENGINE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.tell("usi", f"setoption name USI_Variant value {variant}", "isready")
        self._until("readyok")

    def tell(self, *lines: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("".join(line + "\n" for line in lines).encode())

    def _until(self, word: str) -> list[str]:
        """What is said up to the line that begins with `word`; nothing comes after it before it is asked."""
        assert self._process.stdout is not None
        read, last = bytearray(), b"\n" + word.encode()
        while not (read.endswith(b"\n") and (b"\n" + read).rfind(last) >= 0):
            part = os.read(self._process.stdout.fileno(), 1 << 16)
            if not part:
                raise RuntimeError("the engine has ended")
            read += part
        return read.decode().splitlines()

    def set(self, options: dict[str, object]) -> None:
        self.tell(*(f"setoption name {name} value {value}" for name, value in options.items()))

    def new_game(self) -> None:
        self.tell("usinewgame", "isready")
        self._until("readyok")

    def lines(self, start: str, moves: Sequence[str], go: str) -> tuple[str, list[Info]]:
        """The answer, and the last exact line of each number."""
        self.tell(
            f"position sfen {start} moves {' '.join(moves)}" if moves else f"position sfen {start}",
            f"go {go}",
        )
        read = self._until("bestmove")
        found: dict[int, Info] = {}
        # From the last one back, and each number once: an engine tells all its lines two times or more.
        for text in reversed(read[:-1]):
            number = int(told[1].split(" ", 1)[0]) if len(told := text.split(" multipv ", 1)) > 1 else 1
            if number in found or " pv " not in text:
                continue
            info = parse_message(text)
            if isinstance(info, Info) and info.pv and info.score is not None:
                found[info.multipv] = info
        return read[-1].split()[1], [found[number] for number in sorted(found)]

    def used(self) -> float:
        """The processor time that it has used, in seconds; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.tell("quit")
        self._process.wait(10)


class Player:
    """One side: chooses a move (USI text), or "resign" or "win" where the engine says so."""

    def __init__(self, text: str, variant: Variant, engine: Asked | None = None) -> None:
        self.text, self._variant = text, variant
        self._baseline = BASELINES.get(text)
        self._old = ten_levels.level(int(text[4:])) if text.startswith("old:") else None
        new = self._baseline is None and self._old is None
        self._new = level_at(float(text), variant.id) if new else None
        self._engine = None if self._baseline is not None else engine or Asked(variant.id)
        self.random_moves = 0
        if self._engine is not None and self._old is not None:
            self._engine.set(self._old.engine_options())
        if self._engine is not None and self._new is not None:
            self._engine.set(self._new.engine_options(processors()))

    def new_game(self) -> None:
        if self._engine is not None:
            self._engine.new_game()

    def choose(
        self, start: str, moves: Sequence[str], position: Position, legal: list[Move], rng: random.Random
    ) -> str:
        if self._baseline is not None:
            return self._baseline(position, rng).usi
        assert self._engine is not None
        names = frozenset(move.usi for move in legal)
        if self._old is not None:
            if self._old.opening_plies:
                self._engine.set(self._old.search_options(len(moves)))
            best, lines = self._engine.lines(start, moves, f"nodes {self._old.nodes}")
            state = rng.getstate()
            if best in names and self._old.blunder and rng.random() < self._old.blunder:
                self.random_moves += 1
            rng.setstate(state)
            return (
                ten_levels.choose(self._old, len(moves), best, lines, names, rng) if best in names else best
            )
        assert self._new is not None
        self._engine.set(self._new.search_options(len(moves)))
        nodes = self._new.nodes
        limit = f"movetime {FULL_STRENGTH_MS}" if nodes is None else f"nodes {nodes}"
        best, lines = self._engine.lines(start, moves, limit)
        last = parse_usi_move(moves[-1], self._variant) if moves else None
        if best not in names:
            return best
        return choose(self._new, len(moves), best, lines, names, rng, View(position, last))

    def close(self) -> None:
        if self._engine is not None:
            self._engine.close()


def play_game(black: Player, white: Player, variant: Variant, seed: str) -> tuple[float, list[str], str]:
    """Black's score, the moves and why it ended."""
    rng = random.Random(seed)
    position = Position.start(variant)
    start = position.sfen()
    history = endings.History(position)
    opening = random.Random(seed.rsplit(" ", 1)[0])
    moves: list[str] = []
    for player in (black, white):
        player.new_game()
    while len(moves) < MAX_PLIES:
        legal = position.legal_moves()
        if len(moves) < OPENING_PLIES:
            text = opening.choice(legal).usi
        else:
            player = (black, white)[len(moves) % 2]
            text = player.choose(start, moves, position, legal, rng)
            if text in {"resign", "win"}:
                loses = position.turn if text == "resign" else position.turn.opponent
                return float(loses is Color.WHITE), moves, text
        history.push(position.play(parse_usi_move(text, variant)))
        moves.append(text)
        outcome = endings.ending_after(history)
        if outcome is not None:
            score = 0.5 if outcome.winner is None else float(outcome.winner is Color.BLACK)
            return score, moves, outcome.reason.value
    return 0.5, moves, "move limit"


@dataclass
class Blunders:
    """What happened in games of a player with itself, both sides together."""

    games: int = 0
    plies: int = 0
    random: int = 0
    blunders: int = 0
    """Moves that lose 300 centipawns or more by the judge's search."""
    given: int = 0
    """Of them those that put a rook, bishop, dragon, horse or queen where the best answer takes it, for a
    piece worth 300 less or for none."""
    ignored: int = 0
    """Of them those that leave a recapture which was best."""
    mates: int = 0
    mates_found: int = 0

    def row(self, text: str) -> str:
        """A row of the table in docs/levels.md."""
        per = [
            f"{count / self.games:.2f}" for count in (self.random, self.blunders, self.given, self.ignored)
        ]
        found = f"{self.mates_found} of {self.mates}"
        return (
            f"| {text} | {self.games} | {self.plies / self.games:.0f} | " + " | ".join(per) + f" | {found} |"
        )


def blunders_of(text: str, variant_id: str, games: int, seed: int) -> Blunders:
    """Play games of a player with itself and have every move judged by a search of its own."""
    variant = variant_by_id(variant_id)
    player, judge, found = Player(text, variant), Asked(variant_id), Blunders()
    for number in range(games):
        _, moves, _ = play_game(player, player, variant, f"{seed} {number} False")
        found.games += 1
        found.plies += len(moves)
        _judge(moves, variant, judge, found)
    found.random = player.random_moves
    player.close()
    judge.close()
    return found


def _judge(moves: Sequence[str], variant: Variant, judge: Asked, found: Blunders) -> None:
    position = Position.start(variant)
    start, taken_on = position.sfen(), None
    before = judge.lines(start, (), JUDGED)
    judge.new_game()
    for ply, text in enumerate(moves):
        move = parse_usi_move(text, variant)
        best, lines = before
        value = _value(lines)
        victim = position.piece_at(move.target)
        piece = move.kind if isinstance(move, Drop) else getattr(position.piece_at(move.origin), "kind", None)
        takes = victim is not None
        got = worth(victim.kind, variant) if victim is not None else 0
        mate = value > MATE_IN_ONE
        position.play(move)
        before = judge.lines(start, moves[: ply + 1], JUDGED)
        answer, lines = before
        over = not position.has_legal_move()
        lost = 0.0 if over else value + _value(lines)
        found.mates += mate
        found.mates_found += mate and over
        if ply >= OPENING_PLIES and lost >= 300 and value > -LOST:
            found.blunders += 1
            target = square_name(move.target)
            large = (
                piece is not None
                and (piece.large or piece.id == "queen")
                and worth(piece, variant) >= got + 300
            )
            found.given += large and answer.rstrip("+").endswith(target) and "*" not in answer
            retakes = taken_on is not None and best.rstrip("+").endswith(taken_on) and "*" not in best
            found.ignored += retakes and not (takes and text.rstrip("+").endswith(str(taken_on)))
        taken_on = square_name(move.target) if takes else None


def _value(lines: Sequence[Info]) -> float:
    return value_of(lines[0].score) if lines and lines[0].score is not None else 0.0


def main(arguments: Sequence[str]) -> int:
    """Play, judge and print a row for each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", default="shogi")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--blunders", required=True, help="play these with themselves and count blunders")
    options = parser.parse_args(arguments)
    for text in options.blunders.split(","):
        print(blunders_of(text, options.variant, options.games, options.seed).row(text), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
