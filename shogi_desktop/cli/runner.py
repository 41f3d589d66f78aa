"""From a command line to its command, and from an error to a sentence.

Says in one sentence on standard error what went wrong: exit status 1; 2 for a command line that makes no
sense or a machine that lacks something. Only the module of the command asked for is imported, and those that
paint only after the machine has been asked whether it can.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Protocol

from shogi_desktop.app.jobs.workers import WorkersError
from shogi_desktop.app.system.short_text import begun_large
from shogi_desktop.cli import COMMANDS
from shogi_desktop.cli.common import OUTPUT, CommandError, prepare_to_paint
from shogi_desktop.game import GameError
from shogi_desktop.notation import NotationError, UnencodableError
from shogi_desktop.rules import RulesError
from shogi_desktop.system_check import Machine

_WITHOUT_QT: Final = frozenset({"convert", "perft", "doctor", "book", "serve", "selfplay"})


class Command(Protocol):
    """What a module of this package offers."""

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Add what the command understands."""

    def run(self, options: argparse.Namespace, machine: Machine, /) -> int:
        """Carry the command out; the exit status."""


def run(arguments: Sequence[str], machine: Machine | None = None) -> int:
    """Run the command line `arguments`, the command's name first, and return the exit status."""
    machine = machine or Machine()
    name = arguments[0]
    try:
        command = _load(name, machine)
        parser = argparse.ArgumentParser(prog=f"shogi-desktop {name}", description=_sentence(COMMANDS[name]))
        command.add_arguments(parser)
        return _with_all_printed(command.run(_parse(parser, arguments[1:]), machine))
    except CommandError as error:
        return _complain(name, str(error), error.exit_status)
    except UnencodableError as error:
        return _complain(name, f"{error}. Write a .kifu, which is UTF-8 and holds every character")
    except (RulesError, GameError, NotationError, WorkersError) as error:
        return _complain(name, str(error))
    except BrokenPipeError:  # whoever read the output has enough of it, such as `head`
        _let_go_of_output()
        return 1
    except OSError as error:
        place = error.filename or ("a file" if _is_output_taken() else OUTPUT)
        return _complain(name, f"{place}: {error.strerror or error}")
    except KeyboardInterrupt:
        return _complain(name, "interrupted", 130)


def _with_all_printed(exit_status: int) -> int:
    """The same. :raises OSError: what was printed last is not taken."""
    if sys.stdout is not None:
        sys.stdout.flush()
    return exit_status


def _is_output_taken() -> bool:
    """Whether standard output takes what was printed; where not, nothing more is tried."""
    try:
        _with_all_printed(0)
    except OSError:
        _let_go_of_output()
        return False
    return True


def _let_go_of_output() -> None:
    """Have Python not try again at its end to write what nobody takes, and complain."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _load(name: str, machine: Machine) -> Command:
    """Import the command's module; for one that paints, first make sure that Qt can be imported."""
    if name not in COMMANDS:
        raise CommandError(
            f"there is no command {name}; the commands are {', '.join(COMMANDS)}", exit_status=2
        )
    if name not in _WITHOUT_QT:
        prepare_to_paint(machine)
    command: Command = importlib.import_module(f"shogi_desktop.cli.{name}")
    return command


def _parse(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.Namespace:
    """Options may stand anywhere, between the files too; where there are commands within, after those."""
    if any(action.nargs == argparse.PARSER for action in parser._actions):
        return parser.parse_args(words)
    return parser.parse_intermixed_args(words)


def _complain(command: str, sentence: str, exit_status: int = 1) -> int:
    print(f"shogi-desktop {command}: {sentence}", file=sys.stderr)
    return exit_status


def _sentence(summary: str) -> str:
    return f"{begun_large(summary)}."
