"""The command line of ``match``, and what it and the file of an earlier run make of a match.

No setting has a default of argparse's: what was not given is None, so that a resumed match can tell.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import msgspec

from shogi_desktop.app.books.trouble import BookTrouble
from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.registry import Role
from shogi_desktop.app.match.contestants import Contestant
from shogi_desktop.app.match.refusals import REFUSED
from shogi_desktop.app.match.results import MatchFile, read_match, with_same_programs
from shogi_desktop.app.match.settings import (
    BALANCED,
    NO_BOOK,
    NO_OPENINGS,
    MatchSettings,
    canonical_player,
)
from shogi_desktop.cli.common import CommandError, counted
from shogi_desktop.cli.owned_engines import owned_engine
from shogi_desktop.cli.workers import add_workers_arguments
from shogi_desktop.rules import VARIANTS

BAD_SETTINGS = (*REFUSED, BookTrouble, EngineMissingError)
"""What a match that cannot be played raises: each a sentence for the person at the terminal."""

_FLAGS = {"black_options": "--black-option", "white_options": "--white-option"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what tells one match from another, and where its results go."""
    _add_players(parser)
    _add_games(parser)
    _add_endings(parser)
    add_workers_arguments(parser, "games", also=("--concurrency",))
    results = parser.add_argument_group("results", "see docs/matches.md for what the numbers mean")
    results.add_argument(
        "--json", metavar="FILE", help="the score and every game; an existing match is continued"
    )
    results.add_argument("--resume", metavar="FILE", help="continue the match in that JSON file")
    results.add_argument("--csv", metavar="FILE", help="a table with a line for each game")
    results.add_argument("--games-dir", metavar="DIR", help="the record of each game, as KIF in UTF-8")


def _add_players(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("players", "Black and White are those of the first game")
    for color in ("black", "white"):
        group.add_argument(
            f"--{color}",
            metavar="PLAYER",
            help="level:1 to level:40, engine:/path/to/a/usi/program, engine:'program argument …' or "
            "engine:NAME, one of your engines (see shogi-desktop engines) (default: level:5)",
        )
    for color in ("black", "white"):
        group.add_argument(f"--{color}-name", metavar="NAME", help="the player's name in records and tables")
        group.add_argument(
            f"--{color}-option",
            action="append",
            metavar="NAME=VALUE",
            help="an option of the player's engine; may be given more than once; USI_Variant is set anyway",
        )
        group.add_argument(
            f"--{color}-book",
            metavar="FILE",
            help="like --book, for this player only (resumed matches keep it)",
        )
        group.add_argument(f"--{color}-go", metavar="LIMITS", help="like --go, for this player only")
    group.add_argument(
        "--book",
        metavar="FILE",
        help="an opening book (.db or .bin) that both play from before they think; none: no book",
    )
    group.add_argument(
        "--book-best",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="always play the book's best move (default: each move by its weight)",
    )
    limits = group.add_mutually_exclusive_group()
    limits.add_argument(
        "--go",
        metavar="LIMITS",
        help="limits of an engine without a level: nodes=20000, depth=8, movetime=200, byoyomi=1s, "
        "time=5m,inc=2s, time=10m,byoyomi=30s; without a unit times are milliseconds (default: thinking=1s)",
    )
    limits.add_argument("--movetime", type=int, metavar="MS", help="same as --go thinking=MS")
    group.add_argument(
        "--margin", type=int, metavar="MS", help="milliseconds of grace before a flag falls (default: 100)"
    )


def _add_games(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("games")
    group.add_argument("--games", type=int, metavar="N", help="number of games (default: 1)")
    names = [variant.id for variant in VARIANTS]
    group.add_argument("--variant", choices=names, help=f"the game (default: {names[0]})")
    group.add_argument("--handicap", metavar="ID", help="handicap: lance, rook, six … (default: none)")
    group.add_argument(
        "--alternate",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="change colours after each game (default: in even matches of several games)",
    )
    group.add_argument(
        "--openings",
        metavar="FILE",
        help="a line of USI text for each opening, played with both colours; none: the start position "
        "(default: our own balanced ones, in even matches of several games)",
    )
    group.add_argument(
        "--seed", type=int, help="number to repeat the same games with (default: different games each time)"
    )


def _add_endings(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("endings besides those of the rules")
    group.add_argument("--max-moves", type=int, metavar="N", help="draw after N moves (default: 512)")
    group.add_argument(
        "--resign-score",
        type=int,
        metavar="CP",
        help="end a game as lost when both engines say so by this many centipawns",
    )
    group.add_argument("--resign-moves", type=int, metavar="N", help="… for N moves each (default: 3)")
    group.add_argument(
        "--draw-moves",
        type=int,
        metavar="N",
        help="end a game as drawn when both engines have said for N moves each",
    )
    group.add_argument(
        "--draw-score", type=int, metavar="CP", help="… no more than this many centipawns (default: 20)"
    )
    group.add_argument(
        "--sprt",
        metavar="TEST",
        help="stop as soon as elo0=0,elo1=10,alpha=0.05,beta=0.05 is decided; these values are the defaults",
    )


def match_of(options: argparse.Namespace) -> tuple[MatchFile, Path | None]:
    """The match that is asked for, with the games that it has already, and the JSON file it belongs to.

    :raises CommandError: where the command line and the file do not go together.
    """
    given = _given(options)
    path: Path | None
    if options.resume is not None:
        path = Path(options.resume)
        if options.json is not None and Path(options.json) != path:
            raise CommandError("--resume continues in the same file; leave --json out")
        match = read_match(path)
        stored = match.settings
        asked = msgspec.structs.replace(stored, **given)
        _refuse_other(path, asked.differences(stored), "resume it with")
    else:
        path = None if options.json is None else Path(options.json)
        if path is None or not path.exists():
            match = MatchFile(settings=_complete(given))
        else:
            match = read_match(path)
            known = {"seed": match.settings.seed, "games": match.settings.games}
            asked = _complete(known | given)
            _refuse_other(path, asked.differences(match.settings), "choose another file, or play it with")
    settings = msgspec.structs.replace(match.settings, **{k: v for k, v in given.items() if k == "games"})
    last = max(match.results, default=0)
    if settings.games < last:
        raise CommandError(f"{path} has game {last} already; play {counted(last, 'game')} or more")
    match = with_same_programs(match, path)
    match = msgspec.structs.replace(
        match,
        settings=settings,
        csv=match.csv if options.csv is None else str(Path(options.csv).absolute()),
        games_dir=match.games_dir if options.games_dir is None else str(Path(options.games_dir).absolute()),
    )
    return match, path


def _refuse_other(path: Path, names: list[str], advice: str) -> None:
    if names:
        told = ", ".join(_FLAGS.get(name, f"--{name.replace('_', '-')}") for name in names)
        raise CommandError(f"{path} holds a match with another {told}; {advice} the same")


def _given(options: argparse.Namespace) -> dict[str, object]:
    """The settings that the command line names, as `MatchSettings` has them."""
    given = {name: getattr(options, name, None) for name in MatchSettings.__struct_fields__}
    for color in ("black", "white"):
        book = given[f"{color}_book"] or options.book
        if book is not None:
            given[f"{color}_book"] = book if book == NO_BOOK else str(Path(str(book)).absolute())
        if given[color] is not None:
            given |= _player(color, str(given[color]))
        pairs = getattr(options, f"{color}_option")
        if pairs is not None:
            given[f"{color}_options"] = {**(given[f"{color}_options"] or {}), **dict(map(_option, pairs))}
        given[f"{color}_name"] = getattr(options, f"{color}_name") or given[f"{color}_name"]
    if options.movetime is not None:
        given["go"] = f"thinking={options.movetime}"
    if options.openings not in {None, NO_OPENINGS, BALANCED}:
        given["openings"] = str(Path(options.openings).absolute())
    return {name: value for name, value in given.items() if value is not None}


def _player(color: str, text: str) -> dict[str, object]:
    """A player as `MatchSettings` has it; one of the player's own engines by its name."""
    kind, _, name = text.partition(":")
    launch = owned_engine(name, Role.MATCH) if kind == "engine" else None
    if launch is None:
        return {color: canonical_player(text)}
    one = Contestant.of_launch(launch)
    return {
        color: one.player,
        f"{color}_folder": one.folder or None,
        f"{color}_name": one.name,
        f"{color}_options": one.options or None,
    }


def _option(text: str) -> tuple[str, str | None]:
    name, equals, value = text.partition("=")
    return name.strip(), value if equals else None


def _complete(given: dict[str, object]) -> MatchSettings:
    """With what was left out: the seed, and colours and openings as they suit the number of games."""
    even_match = given.get("games", 1) != 1 and given.get("handicap", "even") == "even"
    defaults: dict[str, object] = {
        "alternate": even_match,
        "openings": BALANCED if even_match else NO_OPENINGS,
        "seed": random.SystemRandom().getrandbits(32),
    }
    return msgspec.structs.replace(MatchSettings(), **(defaults | given))
