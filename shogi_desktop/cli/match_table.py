"""How a match stands, on the terminal: a table that is drawn anew in place, or plain lines elsewhere."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Sequence
from typing import TextIO

from shogi_desktop.app.match import PlayerSpec, Running, Usage
from shogi_desktop.app.match.results import MatchFile, Side
from shogi_desktop.app.match.statistics import Decision, Estimate, Sprt, Standing, superiority

_MOST_RUNNING = 8


class MatchTable:
    """The live table. Without a terminal only the games and, at the end, the table are written."""

    def __init__(self, match: MatchFile, test: Sprt | None, stream: TextIO | None = None) -> None:
        self._test = test
        self._stream = stream or sys.stdout
        self._live = _is_terminal(self._stream)
        self._drawn = 0
        self._running: Sequence[Running] = ()
        self._shown: MatchFile | None = None
        self._lines: list[str] = []
        self._began = time.monotonic()
        self._played_before = len(match.games)

    @property
    def seconds(self) -> float:
        """Since it was made."""
        return time.monotonic() - self._began

    def game(self, sentence: str, match: MatchFile) -> None:
        """Tell of a game that has ended."""
        self.clear()
        standing = match.standing
        score = f"  [{_counts(standing)}]" if match.settings.games > 1 else ""
        print(sentence + score, file=self._stream, flush=True)
        self.tick(match, self._running)

    def tick(self, match: MatchFile, running: Sequence[Running]) -> None:
        """Show how things are."""
        if not self._live or match.settings.games == 1:
            return
        self._running = running
        if match is not self._shown:  # the statistics are not worth a new reckoning with every move
            self._shown, self._lines = match, table_lines(match, self._test)
        lines = [*self._lines, self._progress(match)]
        self.clear()
        columns = shutil.get_terminal_size().columns
        for line in lines:
            print(line[: columns - 1], file=self._stream)
        self._drawn = len(lines)
        self._stream.flush()

    def finish(self, match: MatchFile) -> None:
        """Show the table for good."""
        self.clear()
        for line in table_lines(match, self._test):
            print(line, file=self._stream)
        self._stream.flush()

    def _progress(self, match: MatchFile) -> str:
        played = len(match.games) - self._played_before
        left = max(0, match.settings.games - len(match.games))
        rest = f", about {_duration(self.seconds / played * left)} left" if played else ""
        now = " · ".join(f"{game.number} (ply {game.plies})" for game in self._running[:_MOST_RUNNING])
        return f"{_duration(self.seconds)}{rest}" + (f"; playing {now}" if now else "")

    def clear(self) -> None:
        """Take the table away, so that something else can be written."""
        if self._drawn:
            self._stream.write(f"\x1b[{self._drawn}F\x1b[J")
            self._stream.flush()
            self._drawn = 0


def table_lines(match: MatchFile, test: Sprt | None) -> list[str]:
    """The table: who plays, the score and what it proves, what each player used and did wrong."""
    settings, standing = match.settings, match.standing
    names = player_names(match)
    played = f"{standing.games} of {settings.games} games in {_duration(match.seconds)}, seed {settings.seed}"
    lines = [f"{names[0]} against {names[1]}, {settings.variant}: {played}"]
    if standing.games:
        lines.append(f"  score {_counts(standing)}  {100 * standing.points / standing.games:.1f} %")
        lines.append(
            f"  Elo {Estimate.of(standing.sample)} at 95 %, "
            f"better with {100 * superiority(standing.sample):.1f} % (LOS)"
        )
        if standing.in_pairs:
            counts = " ".join(map(str, standing.sample.counts))
            lines.append(f"  pairs with 0, ½, 1, 1½, 2 points: {counts}")
    if test is not None:
        lines.append(_test_line(test, standing))
    sides: tuple[Side, Side] = ("first", "second")
    for name, side, usage in zip(names, sides, match.usage, strict=True):
        faults = ", ".join(f"{count} × {fault}" for fault, count in match.faults(side).items())
        lines.append(f"  {name}: {_used(usage)}" + (f"; lost by {faults}" if faults else ""))
    return lines


def player_names(match: MatchFile) -> tuple[str, str]:
    """What the players are called, with a mark where both are called alike."""
    settings = match.settings
    first, second = match.names
    if not first or not second:
        first = settings.black_name or PlayerSpec.parse(settings.black).label
        second = settings.white_name or PlayerSpec.parse(settings.white).label
    return (f"{first} (1)", f"{second} (2)") if first == second else (first, second)


def _counts(standing: Standing) -> str:
    return f"+{standing.wins} ={standing.draws} -{standing.losses}"


def _test_line(test: Sprt, standing: Standing) -> str:
    lower, upper = test.bounds
    decision = test.decision(standing.sample)
    said = "" if decision is Decision.GO_ON else f": {decision.value}"
    return (
        f"  SPRT elo0={test.elo0:g} elo1={test.elo1:g}: LLR {test.ratio(standing.sample):+.2f} "
        f"({lower:+.2f} … {upper:+.2f}){said}"
    )


def _used(usage: Usage) -> str:
    if not usage.moves:
        return "no moves yet"
    words = [f"{usage.moves} moves", f"{usage.time_ms / usage.moves:.0f} ms a move"]
    if usage.nodes:
        words.append(f"{usage.nodes / usage.moves:.0f} nodes")
        if usage.time_ms:
            words.append(f"{usage.nodes / usage.time_ms:.0f} k nodes/s")
    if usage.with_depth:
        words.append(f"depth {usage.depths / usage.with_depth:.1f}")
    return ", ".join(words)


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def _is_terminal(stream: TextIO) -> bool:
    """Whether the stream understands the sequences that move the cursor."""
    if not stream.isatty() or os.environ.get("TERM") == "dumb":
        return False
    if os.name == "nt":
        os.system("")  # noqa: S605 - an empty command switches the console to understanding them
    return True
