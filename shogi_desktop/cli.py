"""The program without a window: match, render, convert, perft and doctor.

Reads the command line, calls the same parts that the window uses, and says in one sentence on standard error
what went wrong (exit status 1; 2 for a command line that makes no sense). Painting needs no screen: where
files are painted, Qt's offscreen platform is used.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence

from shogi_desktop.rules import VARIANTS, Position, RulesError, perft, variant_by_id
from shogi_desktop.system_check import Machine

COMMANDS: Mapping[str, str] = {
    "match": "play engine against engine; save, print and draw the games",
    "render": "draw a position of a kifu (PNG, SVG) or print the kifu (PDF)",
    "convert": "turn a kifu into another format",
    "perft": "count the positions to a depth",
    "doctor": "look whether everything that the program needs is there",
}


class CommandError(Exception):
    """A command that cannot go on; the message is a sentence for the person at the terminal."""


def run(arguments: Sequence[str], machine: Machine | None = None) -> int:
    """Run the command line `arguments`, the command's name first, and return the exit status."""
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace, Machine], int] = options.run
    try:
        return command(options, machine or Machine())
    except (CommandError, RulesError) as error:
        print(f"shogi-desktop {arguments[0]}: {error}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="shogi-desktop")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, command: Callable[[argparse.Namespace, Machine], int]) -> argparse.ArgumentParser:
        summary = COMMANDS[name]
        subparser = commands.add_parser(name, help=summary, description=f"{summary.capitalize()}.")
        subparser.set_defaults(run=command)
        return subparser

    _add_perft_arguments(add("perft", _perft))
    return parser


def _add_variant_argument(parser: argparse.ArgumentParser) -> None:
    names = [variant.id for variant in VARIANTS]
    parser.add_argument("--variant", choices=names, default=names[0], help="the game (default: %(default)s)")


# --- perft -------------------------------------------------------------------------------------------------


def _add_perft_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("depth", type=int, help="plies to look ahead")
    _add_variant_argument(parser)
    parser.add_argument("--sfen", help="the position to start from (default: the start position)")
    parser.add_argument("--divide", action="store_true", help="show the count below each first move")


def _perft(options: argparse.Namespace, _machine: Machine) -> int:
    variant = variant_by_id(options.variant)
    position = Position.from_sfen(options.sfen or variant.start_sfen, variant)
    if options.depth < 0:
        raise CommandError("a depth is zero or more plies")
    if not options.divide or options.depth == 0:
        print(perft(position, options.depth))
        return 0
    total = 0
    for move in position.legal_moves():
        transition = position.play(move)
        count = perft(position, options.depth - 1)
        position.undo(transition)
        print(f"{move.usi}: {count}")
        total += count
    print(total)
    return 0
