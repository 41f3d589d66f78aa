"""``shogi-desktop match --resume tournament.json``: going on with a tournament that the window has begun."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from shogi_desktop.app.engines.failures import words_for_failure
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.match import GameResult
from shogi_desktop.app.match.jobs import play_in_cluster
from shogi_desktop.app.match.runner import Turn, play_schedule
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.match.standings import text_of
from shogi_desktop.app.match.tournament import Tournament, is_tournament
from shogi_desktop.cli.common import INTERRUPTED, CommandError, complain, counted
from shogi_desktop.cli.match_arguments import BAD_SETTINGS
from shogi_desktop.cli.match_table import game_line
from shogi_desktop.cli.workers import TerminalLine, workers_of

_OTHERS = ("json", "csv", "games_dir", "movetime", "save", "pdf", "png", "svg")


def wants_tournament(options: argparse.Namespace) -> bool:
    """Whether ``--resume`` names a tournament."""
    return options.resume is not None and is_tournament(Path(options.resume))


def run_tournament(options: argparse.Namespace) -> int:
    """Play what is missing of it, and print all tables. :raises CommandError: it cannot be played."""
    path = Path(options.resume)
    given = [name for name in (*MatchSettings.__struct_fields__, *_OTHERS) if _is_given(options, name)]
    if given:
        told = ", ".join(f"--{name.replace('_', '-')}" for name in given)
        raise CommandError(f"{path} holds a tournament with settings of its own; leave {told} out")
    failed = False
    told_at = time.monotonic()

    def over(match: int, game: GameResult) -> None:
        nonlocal failed, told_at
        now = time.monotonic()
        tournament.add(match, game, datetime.now().astimezone(), now - told_at)
        told_at = now
        failed |= game.failure is not None
        if game.failure is not None:
            print(game.failure_words, file=sys.stderr)
        print(game_line(game), flush=True)

    def left_out(turn: Turn, error: Exception) -> None:
        nonlocal failed
        failed = True
        complain("match", f"game {turn.number} of match {turn.match + 1} is left out: {error}")

    tournament = _opened(path)
    try:
        print(f"{tournament.played} of {counted(tournament.games, 'game')} played before", flush=True)
        if options.cluster is None:
            play_schedule(
                tournament.specs(),
                tournament.turns(),
                over,
                concurrency=options.jobs or 1,
                enough=tournament.enough,
            )
        else:
            _play_there(tournament, over, left_out, options)
    except KeyboardInterrupt:
        print(text_of(tournament), end="")
        print(f"interrupted; continue with: shogi-desktop match --resume {path}", file=sys.stderr)
        return INTERRUPTED
    except BAD_SETTINGS as error:
        raise CommandError(str(error)) from error
    except EngineFailedError as error:
        raise CommandError(words_for_failure(error.failure).sentence) from error
    print(text_of(tournament), end="")
    return 1 if failed else 0


def _play_there(
    tournament: Tournament,
    over: Callable[[int, GameResult], None],
    left_out: Callable[[Turn, Exception], None],
    options: argparse.Namespace,
) -> None:
    settings = [pairing.match.settings for pairing in tournament.pairings]
    line = TerminalLine()

    def tell(match: int, game: GameResult) -> None:
        line.clear()
        over(match, game)

    with workers_of(options) as workers:
        play_in_cluster(
            workers,
            settings,
            tournament.turns(),
            tell,
            left_out,
            enough=tournament.enough,
            on_tick=line.tell,
        )


def _opened(path: Path) -> Tournament:
    try:
        tournament = Tournament.open(path)
        tournament.begin()
    except BAD_SETTINGS as error:
        raise CommandError(str(error)) from error
    return tournament


def _is_given(options: argparse.Namespace, name: str) -> bool:
    return getattr(options, name, None) is not None
