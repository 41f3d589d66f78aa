"""What several commands share: their error, the arguments for a game and a kifu, the way to a painter."""

from __future__ import annotations

import argparse
import getpass
import os
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, TextIO

from shogi_desktop.app.system.atomic import write_pieces_atomically
from shogi_desktop.app.system.json_text import to_json
from shogi_desktop.game import Record
from shogi_desktop.notation import NotationError, ReadResult, read, read_all
from shogi_desktop.regular_file import LARGEST_BYTES, is_stream
from shogi_desktop.rules import VARIANTS
from shogi_desktop.system_check import Machine, check_headless, explain

STDIN = "-"
OUTPUT: Final = "standard output"
INTERRUPTED: Final = 130
"""The exit status after Ctrl+C, as shells have it."""
GO_ON: Final = "continue with the same command and --resume"


class CommandError(Exception):
    """A command that cannot go on; the message is a sentence for the person at the terminal."""

    def __init__(self, sentence: str, exit_status: int = 1) -> None:
        super().__init__(sentence)
        self.exit_status = exit_status


def counted(number: int, noun: str) -> str:
    """So many of what the noun names: *1 game*, *2 games*."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def complain(command: str, sentence: str) -> None:
    """Say on standard error what went wrong with part of a command's work."""
    print(f"shogi-desktop {command}: {sentence}", file=sys.stderr)


def add_variant_argument(parser: argparse.ArgumentParser) -> None:
    """Add ``--variant``, standard shogi by default."""
    names = [variant.id for variant in VARIANTS]
    parser.add_argument("--variant", choices=names, default=names[0], help="the game (default: %(default)s)")


def read_kifu(name: str) -> Record:
    """Return the record in the file `name` (``-``: standard input), whatever its format.

    Places that could not be read are reported on standard error; what stands before them is kept.

    :raises CommandError: if the file cannot be opened or is no kifu at all.
    """
    return _read(name, lambda data: [read(data)])[0].record


def read_games(name: str) -> list[ReadResult]:
    """Return every game in the file `name`: see `read_kifu`."""
    return _read(name, read_all)


def read_bytes_of(name: str) -> bytes:
    """Return what is in the file `name` (``-``: standard input), if it can be a kifu by its size.

    :raises CommandError: it cannot be read, or is too large.
    """
    try:
        data = _read_bytes(name)
    except OSError as error:
        raise CommandError(f"{name} cannot be read: {error.strerror}") from error
    if len(data) > LARGEST_BYTES:
        raise CommandError(f"{name} is too large to be a kifu")
    return data


def games_in(data: bytes, name: str) -> tuple[list[ReadResult], list[str]]:
    """Every game in `data`, which is of the file `name`, and a sentence for each place not read.

    :raises CommandError: it is no kifu at all.
    """
    return _games(name, data, read_all)


def _read(name: str, reader: Callable[[bytes], list[ReadResult]]) -> list[ReadResult]:
    results, told = _games(name, read_bytes_of(name), reader)
    for sentence in told:
        print(sentence, file=sys.stderr)
    return results


def _games(
    name: str, data: bytes, reader: Callable[[bytes], list[ReadResult]]
) -> tuple[list[ReadResult], list[str]]:
    try:
        results = reader(data)
    except NotationError as error:
        raise CommandError(f"{name} is not a kifu that this program can read: {error}") from error
    return results, [
        f"{name}:{problem.line}:{problem.column}: {problem.text}"
        for result in results
        for problem in result.problems
    ]


def _read_bytes(name: str) -> bytes:
    """No more than is needed to see that it is too much: a device may never end."""
    if name == STDIN:
        return standard_input().buffer.read(LARGEST_BYTES + 1)
    with Path(name).open("rb") as stream:
        return stream.read(LARGEST_BYTES + 1)


def standard_input() -> TextIO:
    """Standard input. :raises CommandError: whoever started the program has closed it."""
    if sys.stdin is None:
        raise CommandError("there is nothing to read: standard input is closed")
    return sys.stdin


def write_output(pieces: Iterable[bytes]) -> None:
    """Write results to standard output, in UTF-8 whatever the terminal's encoding is.

    :raises CommandError: whoever started the program has closed it. :raises OSError: the system refuses.
    """
    if sys.stdout is None:
        raise CommandError("there is nowhere to write: standard output is closed")
    try:
        sys.stdout.flush()
        sys.stdout.buffer.writelines(pieces)
        sys.stdout.buffer.flush()
    except OSError as error:
        raise OSError(error.errno, error.strerror, OUTPUT) from error


def write_json(value: object, *, indent: int = 2) -> None:
    """The same with a value as JSON for people to read, with a line feed at its end."""
    write_output((to_json(value, indent=indent), b"\n"))


def write_bytes(path: Path, data: bytes, *, sync: bool = True) -> None:
    """Write `data` to `path`, all or nothing; what is no file there, such as a pipe, is written into.

    :param sync: wait until it is on the disk: not for thousands of files that can be made again.
    :raises CommandError: if the system refuses; names the file and its reason.
    """
    write_pieces(path, (data,), sync=sync)


def write_pieces(path: Path, pieces: Iterable[bytes], *, sync: bool = True) -> None:
    """The same with data that comes piece by piece.

    :raises CommandError: if the system refuses; names the file and its reason.
    """
    try:
        if is_stream(path):
            with path.open("wb") as stream:
                stream.writelines(pieces)
        else:
            # A folder that is not there is more likely misspelt than wanted.
            path.parent.stat()
            write_pieces_atomically(path, pieces, sync=sync)
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror}") from error


def require_writable(path: Path) -> None:
    """See that a file can be written at `path`, leaving nothing behind: for work that takes long to do.

    :raises CommandError: it cannot; says why.
    """
    folder = path.absolute().parent
    if not folder.is_dir():
        raise CommandError(f"{path} cannot be written: there is no folder {folder}")
    if path.is_dir():
        raise CommandError(f"{path} cannot be written: it is a folder")
    try:
        if is_stream(path):
            return  # opened once only: a pipe ends for its reader when it is closed
        if path.exists():
            path.open("ab").close()
        else:
            tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror or error}") from error


def password_of(text: str) -> str:
    """The password that an option names; for ``-`` it is asked for, or a line of standard input."""
    if text != STDIN:
        return text
    stream = standard_input()
    return getpass.getpass() if stream.isatty() else stream.readline().strip()


def prepare_to_paint(machine: Machine) -> None:
    """Make Qt paint into files, on a machine with a screen or without: to be called before Qt is imported.

    :raises CommandError: if a library that Qt needs is missing.
    """
    finding = check_headless(machine)
    if finding is not None:
        raise CommandError(explain(finding), finding.exit_status)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
