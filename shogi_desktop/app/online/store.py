"""What a server keeps on the disk: each game as it is played, its kifu when it is over, the results.

A game that goes on is a file of the protocol's own lines: the summary, then the moves. It is there before the
players hear of a move, so that a killed server takes its games up again. Moves are flushed, not synced: a
power cut may cost the last seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.app.online.files import file_stem, save_record
from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.app.system.json_text import from_json
from shogi_desktop.app.system.line_file import LineFile
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.moves import MoveLine, read_move_line
from shogi_desktop.csa.server_events import GameBegan, GameEnded, MoveMade, SeatKey
from shogi_desktop.csa.summary import GameSummary, SummaryReader, summary_lines
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.regular_file import open_to_add, write_all
from shogi_desktop.rules import Color

LARGEST_BYTES: Final = 1_000_000
"""Of the file of a running game."""


class Result(Struct, frozen=True):
    """A game that is over, as a line of ``results.jsonl``. `winner` empty: nobody."""

    game_id: str
    game: str
    black: str
    white: str
    winner: str
    reason: str
    moves: int
    date: str
    file: str


class _Head(Struct, frozen=True):
    game: str
    keys: tuple[tuple[str, str], tuple[str, str]]


class RunningGame(Struct, frozen=True):
    """A game that an earlier run has not ended."""

    summary: GameSummary
    keys: tuple[SeatKey, SeatKey]
    game: str


class GameStore:
    """The folder of a server."""

    def __init__(self, folder: Path, report: Callable[[str], None], now: Callable[[], datetime]) -> None:
        """`report` is told in a sentence what the disk refused. :raises OSError: there is no such folder."""
        self._folder = folder
        self._running = folder / "running"
        self._running.mkdir(parents=True, exist_ok=True)
        self._report = report
        self._now = now
        self._lines = LineFile(
            folder / "results.jsonl",
            lambda line: from_json(line, Result),
            lambda trouble, path: report(f"{path}: {trouble}"),
        )

    def results(self) -> list[Result]:
        """All games that were played, the oldest first."""
        return self._lines.read()

    def began(self, event: GameBegan) -> None:
        """A game has begun."""
        black, white = event.keys
        head = _Head(event.game_name, ((black.digest, black.address), (white.digest, white.address)))
        lines = [msgspec.json.encode(head).decode(), *summary_lines(event.summary)]
        path = self._path(event.summary.game_id)
        with self._refusals(path):
            write_atomically(path, ("\n".join(lines) + "\n").encode())

    def moved(self, event: MoveMade) -> None:
        """A move was made."""
        path = self._path(event.game_id)
        with self._refusals(path), open_to_add(path) as stream:
            write_all(stream, f"{event.line}\n".encode("ascii"))

    def ended(self, event: GameEnded) -> Result:
        """A game is over: its kifu is written, then its result, then the running game is removed."""
        now = self._now()
        record = event.record
        record.headers["end_date"] = f"{now:%Y/%m/%d %H:%M:%S}"
        folder = self._folder / f"{now:%Y-%m-%d}"
        file = ""
        with self._refusals(folder):
            file = save_record(folder, event.game_id, record).relative_to(self._folder).as_posix()
        winner = event.outcome.winner
        result = Result(
            event.game_id,
            event.game_name,
            event.black,
            event.white,
            "" if winner is None else (event.black if winner is Color.BLACK else event.white),
            event.outcome.reason.value,
            len(record.main_line()),
            f"{now:%Y-%m-%d %H:%M:%S}",
            file,
        )
        if file and self._lines.add(result):
            with suppress(OSError):
                self._path(event.game_id).unlink(missing_ok=True)
        return result

    def running(self) -> Iterator[RunningGame]:
        """The games that an earlier run has not ended; one that cannot be read is told, and stays."""
        over = {result.game_id for result in self.results()}
        for path in sorted(self._running.glob("*.game")):
            try:
                if path.stat().st_size > LARGEST_BYTES:
                    raise ValueError("it is too large")  # noqa: TRY301 - told as all that is wrong with it
                game = _read(path.read_text("ascii"))
            except (OSError, ValueError, LineError, msgspec.DecodeError) as error:
                self._report(f"{path} is not a game that can be resumed: {error}")
                continue
            if game.summary.game_id in over:
                path.unlink(missing_ok=True)
            else:
                yield game

    def put_away(self, game: RunningGame) -> None:
        """Let a game that an earlier run has not ended be broken off: as far as it went it becomes a kifu."""
        summary = game.summary
        outcome = Outcome(Reason.INTERRUPTED)
        try:
            mirror = Mirror(summary)
        except LineError as error:
            self._report(f"{summary.game_id} cannot be saved as a kifu: {error}")
            return
        mirror.finish(outcome)
        record = mirror.record
        self.ended(GameEnded(summary.game_id, summary.black, summary.white, game.game, record, outcome))

    def write_text(self, name: str, text: str) -> None:
        """Write a file for people, such as the table."""
        path = self._folder / name
        with self._refusals(path):
            write_atomically(path, text.encode())

    def _path(self, game_id: str) -> Path:
        return self._running / f"{file_stem(game_id)}.game"

    def _refusals(self, path: Path) -> _Refusals:
        return _Refusals(path, self._report)


class _Refusals(AbstractContextManager[object, bool]):
    """Suppresses what the disk refuses, and tells it: a full disk ends no game."""

    def __init__(self, path: Path, report: Callable[[str], None]) -> None:
        self._path = path
        self._report = report

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        if isinstance(error, OSError):
            self._report(f"{self._path} cannot be written: {error.strerror or error}")
            return True
        return False


def _read(text: str) -> RunningGame:
    """:raises ValueError: :raises LineError: :raises msgspec.DecodeError:"""
    first, _, *rest = text.split("\n")
    head = from_json(first, _Head)
    reader = SummaryReader()
    summary = None
    moves: list[MoveLine] = []
    # The last piece is empty, or a line that a kill has cut.
    for line in rest[:-1]:
        if summary is None:
            summary = reader.feed(line)
        else:
            moves.append(read_move_line(line, summary.variant))
    if summary is None:
        raise ValueError("it ends in the middle")
    black, white = (SeatKey(digest, address) for digest, address in head.keys)
    return RunningGame(replace(summary, moves=(*summary.moves, *moves)), (black, white), head.game)
