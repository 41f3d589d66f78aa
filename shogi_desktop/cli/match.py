"""``shogi-desktop match``: play engine against engine; save, print and draw the games.

The main job of the program on a machine without a screen, and the proof that a packaged program works.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from shogi_desktop.app.engines import EngineMissingError, words_for_failure
from shogi_desktop.app.match import GameResult, MatchResult, MatchSpec, PlayerSpec, PlayerSpecError, run_match
from shogi_desktop.app.words import outcome_text, side_name
from shogi_desktop.cli.common import CommandError, add_variant_argument, require_writable, write_bytes
from shogi_desktop.cli.convert import Format, encode
from shogi_desktop.cli.painting import painting, write_pdf, write_png, write_svg
from shogi_desktop.game import Record
from shogi_desktop.notation import NotationError, kif
from shogi_desktop.paint.errors import PaintError
from shogi_desktop.rules import Color, variant_by_id
from shogi_desktop.system_check import Machine
from shogi_desktop.usi.pipes import EngineFailedError

Write = Callable[[Record, Path], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``match`` understands."""
    player = "level:1 to level:10, or engine:/path/to/a/usi/program (default: %(default)s)"
    parser.add_argument("--black", default="level:5", metavar="PLAYER", help=player)
    parser.add_argument("--white", default="level:5", metavar="PLAYER", help=player)
    parser.add_argument("--games", type=int, default=1, metavar="N", help="how many games (default: 1)")
    parser.add_argument("--alternate", action="store_true", help="change colours after each game")
    add_variant_argument(parser)
    parser.add_argument("--handicap", default="even", metavar="ID", help="lance, rook, six … (default: none)")
    parser.add_argument("--movetime", type=int, metavar="MS", help="time a move of an engine without a level")
    parser.add_argument("--max-moves", type=int, metavar="N", help="a game this long is drawn")
    parser.add_argument("--seed", type=int, help="play the same games again (default: others every time)")
    files = parser.add_argument_group("files", "of several games they get numbers: out-1.kif, out-2.kif …")
    files.add_argument("--save", metavar="FILE", help="the record; .kif (Shift_JIS), .kifu (UTF-8), .usi")
    files.add_argument("--pdf", metavar="FILE", help="the record on paper")
    files.add_argument("--png", metavar="FILE", help="the final position")
    files.add_argument("--svg", metavar="FILE", help="the final position")


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Play the match, write each game's files as soon as it is over, and print the score."""
    writers = _writers(options)
    spec = _spec(options)
    for name, _ in writers:
        for number in range(1, spec.games + 1):
            require_writable(_numbered(Path(name), number, spec.games))
    played: list[GameResult] = []
    complete = True

    def over(game: GameResult) -> None:
        played.append(game)
        game.record.headers["date"] = f"{datetime.now().astimezone():%Y/%m/%d}"
        print(_line(len(played), game), flush=True)
        if game.failure is not None:
            print(words_for_failure(game.failure).sentence, file=sys.stderr)
        nonlocal complete
        complete &= _write_all(game.record, writers, len(played), spec.games)

    with painting():
        try:
            result = run_match(spec, over)
        except EngineMissingError as error:
            raise CommandError(str(error)) from error
        except EngineFailedError as error:
            raise CommandError(words_for_failure(error.failure).sentence) from error
    print(_score(result))
    return 1 if not complete or any(game.failure is not None for game in result.games) else 0


def _writers(options: argparse.Namespace) -> list[tuple[str, Write]]:
    """Return what is to be written of each game; refuse the impossible before the first move."""
    writers: list[tuple[str, Write]] = []
    if options.save is not None:
        suffix = Path(options.save).suffix.removeprefix(".").lower()
        if suffix not in {wanted.value for wanted in Format}:
            raise CommandError(f"{options.save} does not tell the format; end it in .kif, .kifu or .usi")
        wanted = Format(suffix)
        writers.append((options.save, lambda record, path: _save(record, path, wanted)))
    for name, write in ((options.pdf, write_pdf), (options.png, write_png), (options.svg, write_svg)):
        if name is not None:
            writers.append((name, write))
    return writers


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


def _save(record: Record, path: Path, wanted: Format) -> None:
    write_bytes(path, encode(record, wanted))


def _spec(options: argparse.Namespace) -> MatchSpec:
    if options.games < 1:
        raise CommandError("a match has one game or more")
    variant_by_id(options.variant).handicap(options.handicap)
    try:
        black, white = PlayerSpec.parse(options.black), PlayerSpec.parse(options.white)
    except PlayerSpecError as error:
        raise CommandError(str(error)) from error
    if options.movetime is not None:
        black, white = (replace(player, movetime_ms=options.movetime) for player in (black, white))
    spec = MatchSpec(
        black,
        white,
        variant=options.variant,
        handicap=options.handicap,
        games=options.games,
        alternate=options.alternate,
        seed=random.SystemRandom().getrandbits(32) if options.seed is None else options.seed,
    )
    return spec if options.max_moves is None else replace(spec, max_moves=options.max_moves)


def _numbered(path: Path, number: int, games: int) -> Path:
    return path if games == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")


def _line(number: int, game: GameResult) -> str:
    record = game.record
    words = outcome_text(game.outcome, record)
    black, white = (
        f"{record.headers[key]} ({side_name(color, handicap=record.is_handicap)})"
        for key, color in (("black", Color.BLACK), ("white", Color.WHITE))
    )
    moves = len(record.main_line())
    return f"Game {number}: {black} against {white}, {moves} moves. {words.headline}: {words.reason}"


def _score(result: MatchResult) -> str:
    spec = result.spec
    wins, losses, undecided = result.wins, result.losses, result.undecided
    return f"{spec.first.label} {wins}, {spec.second.label} {losses}, undecided {undecided}"
