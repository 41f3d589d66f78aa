"""``shogi-desktop match``: play engine against engine; save, print and draw the games.

The main job of the program on a machine without a screen, and the proof that a packaged program works.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from shogi_desktop.app.engines.failures import words_for_failure
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.match import GameResult, play_games
from shogi_desktop.app.match.game import MatchSpec, pair_of
from shogi_desktop.app.match.jobs import play_in_cluster
from shogi_desktop.app.match.report import player_names
from shogi_desktop.app.match.results import MatchFile, MatchFileError, MatchStore, decision_of
from shogi_desktop.app.match.runner import Turn
from shogi_desktop.app.match.statistics import Decision, Sprt
from shogi_desktop.cli import match_arguments
from shogi_desktop.cli.common import (
    INTERRUPTED,
    CommandError,
    complain,
    counted,
    require_writable,
    write_bytes,
)
from shogi_desktop.cli.convert import Target, target_of_suffix
from shogi_desktop.cli.match_table import MatchTable, game_line
from shogi_desktop.cli.painting import painting, write_pdf, write_png, write_svg
from shogi_desktop.cli.tournament import run_tournament, wants_tournament
from shogi_desktop.cli.workers import require_jobs, workers_of
from shogi_desktop.game import Record
from shogi_desktop.notation import NotationError, kif
from shogi_desktop.paint.errors import PaintError
from shogi_desktop.system_check import Machine

Write = Callable[[Record, Path], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``match`` understands."""
    match_arguments.add_arguments(parser)
    files = parser.add_argument_group("files", "with several games they are numbered: out-1.kif, out-2.kif …")
    files.add_argument("--save", metavar="FILE", help="the record; .kif (Shift_JIS), .kifu (UTF-8), .usi")
    files.add_argument("--pdf", metavar="FILE", help="the printed record")
    files.add_argument("--png", metavar="FILE", help="the final position")
    files.add_argument("--svg", metavar="FILE", help="the final position")


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Play the match, write each game's files as soon as it is over, and print the score."""
    writers = _writers(options)
    require_jobs(options)
    if wants_tournament(options):
        return run_tournament(options)
    try:
        match, path = match_arguments.match_of(options)
        _require_writable(writers, match.settings.spec().games)
        store = MatchStore(match, path)
        store.begin()
        told = _Told(store, match.settings.test(), writers)
    except match_arguments.BAD_SETTINGS as error:
        raise CommandError(str(error)) from error
    spec = match.settings.spec()
    _say_what_is_there(match, spec)
    with painting():
        try:
            if options.cluster is None:
                _play_here(spec, told, options.jobs or 1)
            else:
                _play_there(told, options)
        except KeyboardInterrupt:
            return _interrupted(options, path, told)
        except match_arguments.BAD_SETTINGS as error:
            raise CommandError(str(error)) from error
        except EngineFailedError as error:
            raise CommandError(words_for_failure(error.failure).sentence) from error
    if spec.games == 1:
        print(_score(store.match))
    else:
        told.table.finish(store.match)
    return 1 if told.failed else 0


def _play_here(spec: MatchSpec, told: _Told, places: int) -> None:
    play_games(
        spec,
        told.over,
        concurrency=places,
        skip=told.store.match.results.keys(),
        enough=told.enough,
        on_tick=lambda running: told.table.tick(told.store.match, running),
    )


def _play_there(told: _Told, options: argparse.Namespace) -> None:
    """In a cluster. :raises WorkersError: there is none, or it has gone."""
    settings, played = told.store.match.settings, told.store.match.results
    turns = [Turn(0, number) for number in range(1, settings.games + 1) if number not in played]
    with workers_of(options) as workers:
        play_in_cluster(
            workers,
            [settings],
            turns,
            lambda _, game: told.over(game),
            lambda turn, error: told.left_out(turn.number, error),
            enough=lambda _: told.enough(),
            on_tick=lambda progress: told.table.tell(told.store.match, progress),
        )


class _Told:
    """Takes each game as it ends: keeps it, writes its files, tells of it.

    :ivar failed: whether an engine broke, or a file could not be written.
    """

    def __init__(self, store: MatchStore, test: Sprt | None, writers: list[tuple[str, Write]]) -> None:
        self.store = store
        self.table = MatchTable(store.match, test)
        self.failed = False
        self._test = test
        self._writers = writers
        self._told = 0.0

    def enough(self) -> bool:
        """Whether the test has decided the match."""
        return decision_of(self.store.match, self._test) is not Decision.GO_ON

    def over(self, game: GameResult) -> None:
        """A game has ended. :raises MatchFileError: it cannot be kept."""
        settings = self.store.match.settings
        now = datetime.now().astimezone()
        game.record.headers["date"] = f"{now:%Y/%m/%d}"
        pair = pair_of(game.number, alternate=settings.alternate)
        try:
            self.store.add(game, pair, now, self.table.seconds - self._told)
        except MatchFileError:
            self.table.game(game_line(game), self.store.match)
            self.table.finish(self.store.match)
            raise
        self._told = self.table.seconds
        if game.failure is not None:
            self.failed = True
            self.table.clear()
            print(game.failure_words, file=sys.stderr)
        self.table.game(game_line(game), self.store.match)
        self.failed |= not _write_all(game.record, self._writers, game.number, settings.games)

    def left_out(self, number: int, error: Exception) -> None:
        """A game that no worker could play."""
        self.failed = True
        self.table.clear()
        complain("match", f"game {number} is left out: {error}")


def _say_what_is_there(match: MatchFile, spec: MatchSpec) -> None:
    if match.games:
        print(f"{len(match.games)} of {counted(match.settings.games, 'game')} played before", flush=True)
    if 0 < len(spec.openings) <= spec.pair(spec.games):
        print(f"There are {len(spec.openings)} openings: later games repeat them", file=sys.stderr)


def _interrupted(options: argparse.Namespace, path: Path | None, told: _Told) -> int:
    """Show what there is and how to go on; games in progress are left out."""
    with suppress(MatchFileError):
        told.store.begin()  # the interrupt may have come while a game was being written
    told.table.finish(told.store.match)
    if path is None:
        print("interrupted; with --json FILE a match can be resumed", file=sys.stderr)
    else:
        there = "" if options.cluster is None else f" --cluster {shlex.quote(options.cluster)}"
        several = f" --jobs {options.jobs}" if (options.jobs or 1) > 1 else ""
        print(
            f"interrupted; continue with: shogi-desktop match --resume {path}{there}{several}",
            file=sys.stderr,
        )
    return INTERRUPTED


def _writers(options: argparse.Namespace) -> list[tuple[str, Write]]:
    """Return what is to be written of each game; refuse the impossible before the first move."""
    writers: list[tuple[str, Write]] = []
    if options.save is not None:
        wanted = target_of_suffix(Path(options.save).suffix)
        if wanted is None:
            raise CommandError(f"{options.save} does not tell the format; end it in .kif, .kifu or .usi")
        writers.append((options.save, lambda record, path: _save(record, path, wanted)))
    for name, write in ((options.pdf, write_pdf), (options.png, write_png), (options.svg, write_svg)):
        if name is not None:
            writers.append((name, write))
    return writers


def _require_writable(writers: list[tuple[str, Write]], games: int) -> None:
    """See before the first game that every game's files can be written. :raises CommandError: one cannot."""
    for name, _ in writers:
        for number in range(1, games + 1):
            require_writable(_numbered(Path(name), number, games))


def _write_all(record: Record, writers: list[tuple[str, Write]], number: int, games: int) -> bool:
    """Write the `number`-th game's files; whether all could be. If one could not, the game is printed."""
    failed = False
    for name, write in writers:
        try:
            write(record, _numbered(Path(name), number, games))
        except (CommandError, NotationError, PaintError, OSError) as error:
            failed = True
            print(f"shogi-desktop match: {error}", file=sys.stderr)
    if failed:
        print(f"shogi-desktop match: game {number} follows as KIF", file=sys.stderr)
        print(kif.dumps(record), flush=True)
    return not failed


def _save(record: Record, path: Path, wanted: Target) -> None:
    write_bytes(path, wanted.format.dump(record, wanted.encoding))


def _numbered(path: Path, number: int, games: int) -> Path:
    return path if games == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")


def _score(match: MatchFile) -> str:
    standing, (first, second) = match.standing, player_names(match)
    return f"{first} {standing.wins}, {second} {standing.losses}, undecided {standing.draws}"
