"""From a command line to its command, and from an error to a sentence.

Reads the command line, calls the same parts that the window uses, and says in one sentence on standard error
what went wrong (exit status 1; 2 for a command line that makes no sense or a machine that lacks something).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from shogi_desktop.cli import COMMANDS, convert, doctor, match, perft, render
from shogi_desktop.cli.common import CommandError
from shogi_desktop.game import GameError
from shogi_desktop.notation import NotationError
from shogi_desktop.rules import RulesError
from shogi_desktop.system_check import Machine

_MODULES = {"match": match, "render": render, "convert": convert, "perft": perft, "doctor": doctor}


def run(arguments: Sequence[str], machine: Machine | None = None) -> int:
    """Run the command line `arguments`, the command's name first, and return the exit status."""
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace, Machine], int] = options.run
    try:
        return command(options, machine or Machine())
    except CommandError as error:
        _complain(arguments[0], str(error))
        return error.exit_status
    except (RulesError, GameError, NotationError) as error:
        _complain(arguments[0], str(error))
    except OSError as error:
        _complain(arguments[0], f"{error.filename or 'the file'}: {error.strerror or error}")
    except KeyboardInterrupt:
        _complain(arguments[0], "interrupted")
    return 1


def _complain(command: str, sentence: str) -> None:
    print(f"shogi-desktop {command}: {sentence}", file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="shogi-desktop")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, module in _MODULES.items():
        summary = COMMANDS[name]
        subparser = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        subparser.set_defaults(run=module.run)
        module.add_arguments(subparser)
    return parser
