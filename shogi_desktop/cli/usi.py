"""``shogi-desktop usi``: a level or a character of the computer as a USI engine, for other programs."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.players.characters import character_of, characters
from shogi_desktop.app.players.usi_opponent import UsiOpponent
from shogi_desktop.app.settings.strengths import RUNGS
from shogi_desktop.app.words.styles import ANY, STYLES
from shogi_desktop.cli.common import CommandError, standard_input
from shogi_desktop.system_check import Machine

_LONGEST_LINE: Final = 100_000
_USUAL_LEVEL: Final = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add which level plays."""
    parser.add_argument(
        "--level", type=float, default=_USUAL_LEVEL, help=f"1 to {RUNGS}, fractions too (default: 20)"
    )
    styles = [style for style in STYLES if style != ANY]
    parser.add_argument(
        "--style", choices=styles, default="", help="its opening style (default: any opening)"
    )
    parser.add_argument(
        "--character",
        choices=[one.id for one in characters()],
        default="",
        metavar="ID",
        help="a character instead of level and style (see: shogi-desktop levels)",
    )
    parser.add_argument(
        "--tempo", action="store_true", help="reply when a person would, not as soon as the move is found"
    )


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Talk USI on standard input and output until `quit` or the end of the input."""

    def say(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    styles = [style for style in STYLES if style != ANY]
    commands = standard_input()
    if sys.stdout is None:
        raise CommandError("there is nowhere to answer: standard output is closed")
    try:
        opponent = UsiOpponent(
            bundled_engine(),
            say,
            level=options.level,
            style=options.style,
            styles=styles,
            character=character_of(options.character),
            tempo=options.tempo,
        )
    except ValueError as error:
        raise CommandError(f"{error}. Choose --level 1 to --level {RUNGS}", 2) from error
    except EngineMissingError as error:
        raise CommandError(str(error)) from error
    try:
        while line := commands.readline(_LONGEST_LINE):
            if not opponent.hear(line):
                break
    except BrokenPipeError:  # whoever asked has gone
        return 0
    finally:
        opponent.close()
    return 0
