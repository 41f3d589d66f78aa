"""Games between programs for the engine's match scripts: players, a referee, the score.

For players that are no USI engines, which `shogi-desktop match` cannot play, and for a referee of somebody
else. Players are processes or functions that choose a move in USI notation; the referee alone knows the
rules: cshogi for standard shogi, our `rules` and `game` for Okisaki (which no other library here plays to its
end).
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Protocol

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shogi_desktop.app.match.openings import bundled_openings, read_openings  # noqa: E402
from shogi_desktop.app.match.statistics import Estimate, Standing  # noqa: E402
from shogi_desktop.rules import variant_by_id  # noqa: E402
from shogi_desktop.usi.dialect import dialect_of  # noqa: E402

ENGINE = ROOT / "build" / "engine" / "shogi-desktop-engine"
MAX_PLIES = 320


class Player(Protocol):
    """One side of a game."""

    name: str

    def new_game(self, opening: Sequence[str]) -> None:
        """Start afresh; `opening` has been played from the start position."""

    def choose(self, moves: Sequence[str]) -> str:
        """The move after `moves` (from the start position): USI text, "resign" or "win"."""

    def close(self) -> None: ...


def _pipes(command: Sequence[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def _stream(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


class UsiPlayer:
    """A USI engine with a fixed `go` command, such as "movetime 1000" or "nodes 5000"."""

    def __init__(self, command: Sequence[str], go: str, variant: str, options: dict[str, str] | None = None):
        self.name = f"{Path(command[0]).name} ({go})"
        self._go = go
        self._process = _pipes(command)
        self.spans: list[tuple[float, float]] = []
        self.send("usi")
        self._dialect = dialect_of(self._name(), variant)
        for name, value in {"USI_Variant": variant, **(options or {})}.items():
            self.send(f"setoption name {name} value {value}")
        self.send("isready")
        self.read_until("readyok")

    def _name(self) -> str:
        name = self.read_until("id name").removeprefix("id name").strip()
        self.read_until("usiok")
        return name

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def seconds(self) -> list[float]:
        """How long each answer took."""
        return [end - begin for begin, end in self.spans]

    def send(self, line: str) -> None:
        _stream(self._process.stdin).write(line + "\n")

    def read_until(self, word: str) -> str:
        while True:
            line = _stream(self._process.stdout).readline()
            if not line:
                raise RuntimeError(f"{self.name} has ended")
            if line.startswith(word):
                return line.rstrip()

    def new_game(self, opening: Sequence[str]) -> None:
        self.send("usinewgame")
        self.send("isready")
        self.read_until("readyok")

    def choose(self, moves: Sequence[str]) -> str:
        told = " moves " + " ".join(map(self._dialect.to_engine, moves)) if moves else ""
        self.send("position startpos" + told)
        started = time.monotonic()
        self.send(f"go {self._go}")
        move = self.read_until("bestmove").split()[1]
        self.spans.append((started, time.monotonic()))
        return self._dialect.from_engine(move)

    def close(self) -> None:
        self.send("quit")
        self._process.wait(5)


class GnuShogiPlayer:
    """GNU Shogi 1.4.2 in its xshogi dialect: it answers each move with its own, until told to `force`."""

    def __init__(self, command: str, seconds: int):
        self.name = f"GNU Shogi ({seconds} s)"
        self._command = [command, "-X"]
        # One move in so many seconds: what its command line calls seconds is longer.
        self._level = f"level 1 0:{seconds:02}"
        self._process: subprocess.Popen[str] | None = None
        self._told = 0
        self._thinking_side = False
        self.seconds: list[float] = []

    def new_game(self, opening: Sequence[str]) -> None:
        self.close()
        self._process = _pipes(self._command)
        self._told = 0
        self._thinking_side = False
        self._send(self._level)
        self._send("force")

    def _send(self, line: str) -> None:
        assert self._process is not None
        _stream(self._process.stdin).write(line + "\n")

    def choose(self, moves: Sequence[str]) -> str:
        assert self._process is not None
        started = time.monotonic()
        for move in moves[self._told :]:
            self._send(move)
        if not self._thinking_side:
            self._send("go")
            self._thinking_side = True
        while True:
            line = _stream(self._process.stdout).readline()
            if not line or "Resign" in line or "Opponent mates" in line:
                return "resign"
            if line.startswith("Illegal"):
                raise RuntimeError(f"GNU Shogi refused a move after {' '.join(moves)}: {line}")
            if match := re.match(r"\d+\. \.\.\. (\S+)", line):
                self._told = len(moves) + 1
                self.seconds.append(time.monotonic() - started)
                return match[1]

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


class RandomPlayer:
    """Any legal move, as the referee sees them."""

    name = "random mover"

    def __init__(self, variant: str, seed: int):
        self._variant = variant
        self._random = random.Random(seed)

    def new_game(self, opening: Sequence[str]) -> None: ...

    def choose(self, moves: Sequence[str]) -> str:
        referee = make_referee(self._variant)
        for move in moves:
            referee.play(move)
        return self._random.choice(sorted(referee.legal()))

    def close(self) -> None: ...


class Referee(Protocol):
    """The rules of one game."""

    def legal(self) -> set[str]: ...

    def play(self, move: str) -> None: ...

    def result(self) -> tuple[str, float] | None:
        """The reason and Black's score (1, 0.5, 0) once the game is over."""


class CshogiReferee:
    """Standard shogi by cshogi."""

    def __init__(self) -> None:
        import cshogi

        self._cshogi = cshogi
        self._board = cshogi.Board()

    def legal(self) -> set[str]:
        return {self._cshogi.move_to_usi(m) for m in self._board.legal_moves}

    def play(self, move: str) -> None:
        self._board.push_usi(move)

    def result(self) -> tuple[str, float] | None:
        c, black_to_move = self._cshogi, self._board.turn == self._cshogi.BLACK
        if self._board.is_game_over():
            return "mate", 0.0 if black_to_move else 1.0
        drawn = self._board.is_draw()
        if drawn == c.REPETITION_DRAW:
            return "repetition", 0.5
        if drawn in {c.REPETITION_WIN, c.REPETITION_LOSE}:
            return "perpetual check", 1.0 if (drawn == c.REPETITION_WIN) == black_to_move else 0.0
        return None


class RulesReferee:
    """Any variant by this program's own rules."""

    def __init__(self, variant: str) -> None:
        from shogi_desktop.game import endings
        from shogi_desktop.rules import Color, Position, parse_usi_move, variant_by_id

        self._variant = variant_by_id(variant)
        self._parse, self._black = parse_usi_move, Color.BLACK
        self._ending = endings.ending_after
        self._history = endings.History(Position.start(self._variant))

    def legal(self) -> set[str]:
        return {m.usi for m in self._history.position.legal_moves()}

    def play(self, move: str) -> None:
        self._history.push(self._history.position.play(self._parse(move, self._variant)))

    def result(self) -> tuple[str, float] | None:
        outcome = self._ending(self._history)
        if outcome is None:
            return None
        if outcome.winner is None:
            return outcome.reason.name, 0.5
        return outcome.reason.name, 1.0 if outcome.winner is self._black else 0.0


def make_referee(variant: str) -> Referee:
    return CshogiReferee() if variant == "shogi" else RulesReferee(variant)


@dataclass
class Game:
    black: str
    white: str
    moves: list[str]
    reason: str
    score: float
    """Black's: 1, 0.5 or 0."""


def play_game(black: Player, white: Player, variant: str, opening: Sequence[str]) -> Game:
    """One game from the start position on; an illegal move loses."""
    referee, moves = make_referee(variant), list(opening)
    for move in opening:
        referee.play(move)
    players = (black, white)
    for player in players:
        player.new_game(opening)
    while len(moves) < MAX_PLIES:
        if over := referee.result():
            return Game(black.name, white.name, moves, *over)
        side = len(moves) % 2
        move = players[side].choose(moves)
        if move == "resign" or move not in referee.legal():
            reason = "resignation" if move == "resign" else f"illegal {move}"
            return Game(black.name, white.name, moves, reason, float(side))
        referee.play(move)
        moves.append(move)
    return Game(black.name, white.name, moves, "move limit", 0.5)


def openings(variant: str, count: int, seed: int) -> list[list[str]]:
    """Some of the balanced openings that come with the program."""
    game = variant_by_id(variant)
    known = read_openings(bundled_openings(game), game)
    chosen = random.Random(seed).sample(known, min(count, len(known)))
    return [[move.usi for move in opening.moves] for opening in chosen]


@dataclass
class Score:
    """Results of one player over a match, two games after one another being a pair."""

    results: dict[int, float] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)

    def add(self, points: float, reason: str) -> None:
        self.results[len(self.results) + 1] = points
        self.reasons[reason] = self.reasons.get(reason, 0) + 1

    def __str__(self) -> str:
        standing = Standing.of(self.results, paired=True)
        elo = Estimate.of(standing.sample)
        return f"+{standing.wins} ={standing.draws} -{standing.losses}  Elo {elo}  {self.reasons}"


def play_match(
    first: Player, second: Player, variant: str, begun: Sequence[Sequence[str]], *, verbose: bool = True
) -> Score:
    """Every opening twice, colours exchanged; the score is the first player's."""
    score = Score()
    for number, opening in enumerate(begun):
        for first_is_black in (True, False):
            pair = (first, second) if first_is_black else (second, first)
            game = play_game(*pair, variant, opening)
            score.add(game.score if first_is_black else 1 - game.score, game.reason)
            if verbose:
                print(
                    f"{number + 1}{'a' if first_is_black else 'b'} {len(game.moves)} plies: {score}",
                    flush=True,
                )
                print("   " + " ".join(game.moves), flush=True)
    return score
