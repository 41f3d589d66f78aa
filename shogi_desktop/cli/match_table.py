"""How a match stands, on the terminal: a table that is drawn anew in place, or plain lines elsewhere."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Sequence
from typing import TextIO

from shogi_desktop.app.jobs.running import Progress
from shogi_desktop.app.match import GameResult, Running
from shogi_desktop.app.match.report import counts_text, duration_text, table_lines
from shogi_desktop.app.match.results import MatchFile
from shogi_desktop.app.match.statistics import Sprt
from shogi_desktop.app.words.games import outcome_text, side_name
from shogi_desktop.cli.common import counted
from shogi_desktop.rules import Color

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
        self._note = ""
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
        score = f"  [{counts_text(standing)}]" if match.settings.games > 1 else ""
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

    def tell(self, match: MatchFile, progress: Progress) -> None:
        """Show how things are where the games are played elsewhere."""
        self._note = f"pairs: {progress.words}"
        self.tick(match, ())

    def finish(self, match: MatchFile) -> None:
        """Show the table for good."""
        self.clear()
        for line in table_lines(match, self._test):
            print(line, file=self._stream)
        self._stream.flush()

    def _progress(self, match: MatchFile) -> str:
        played = len(match.games) - self._played_before
        left = max(0, match.settings.games - len(match.games))
        rest = f", about {duration_text(self.seconds / played * left)} left" if played else ""
        now = " · ".join(f"{game.number} (ply {game.plies})" for game in self._running[:_MOST_RUNNING])
        if self._note:
            return f"{duration_text(self.seconds)}{rest}; {self._note}"
        return f"{duration_text(self.seconds)}{rest}" + (f"; playing {now}" if now else "")

    def clear(self) -> None:
        """Take the table away, so that something else can be written."""
        if self._drawn:
            self._stream.write(f"\x1b[{self._drawn}F\x1b[J")
            self._stream.flush()
            self._drawn = 0


def game_line(game: GameResult) -> str:
    """A game that has ended, in a line."""
    record = game.record
    words = outcome_text(game.outcome, record)
    black, white = (
        f"{record.headers[key]} ({side_name(color, handicap=record.is_handicap)})"
        for key, color in (("black", Color.BLACK), ("white", Color.WHITE))
    )
    moves = counted(len(record.main_line()), "move")
    return f"Game {game.number}: {black} against {white}, {moves}. {words.headline}: {words.reason}"


def _is_terminal(stream: TextIO) -> bool:
    """Whether the stream understands the sequences that move the cursor."""
    if not stream.isatty() or os.environ.get("TERM") == "dumb":
        return False
    if os.name == "nt":
        os.system("")  # noqa: S605 - an empty command switches the console to understanding them
    return True
