"""A line that starts an engine, as a person writes it, and the command that it is."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Sequence
from pathlib import Path

from shogi_desktop.app.engines.launch import usual_folder

WINDOWS = os.name == "nt"
_BLANKS = " \t\r\n"
"""What stands around words, and no more: Unicode's other blanks may be part of a name."""


class CommandLineError(ValueError):
    """A line that starts nothing: it is empty, or a quotation mark is missing."""


def read_command(line: str, *, windows: bool = WINDOWS) -> tuple[str, ...]:
    """The program and its arguments.

    A path as it stands, blanks and all, where there is such a file; else words as the system's shell has
    them. Names of files become absolute, so that the engine can be run in its own folder.

    :raises CommandLineError: the line is empty, or a quotation mark is missing.
    """
    line = line.strip(_BLANKS)
    path = _at_home(line)
    if line and _is_file(path):
        return (str(path.absolute()),)
    words = _windows_words(line) if windows else _words(line)
    if not words or not words[0]:
        raise CommandLineError("there is no program")
    program, *arguments = words
    return (_absolute(str(_at_home(program))), *map(_absolute, arguments))


def written(command: Sequence[str], *, windows: bool = WINDOWS) -> str:
    """The line that `read_command` makes this command of."""
    return subprocess.list2cmdline(command) if windows else shlex.join(command)


def other_folders(command: Sequence[str]) -> tuple[str, ...]:
    """Where else an engine may want to be run: the folders of files among its arguments (``node x.js``)."""
    files = (Path(argument) for argument in command[1:])
    folders = (str(file.parent) for file in files if file.is_absolute() and _is_file(file))
    return tuple(dict.fromkeys(folder for folder in folders if folder != usual_folder(command)))


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError as error:
        raise CommandLineError("a quotation mark is missing") from error


def _windows_words(line: str) -> list[str]:
    """As Windows' own CommandLineToArgvW: only ``"`` quotes, a backslash is itself but before a ``"``."""
    words: list[str] = []
    word, quoted, begun, at = "", False, False, 0
    while at < len(line):
        slashes = len(line) - at - len(line[at:].lstrip("\\"))
        at += slashes
        if at < len(line) and line[at] == '"':
            word += "\\" * (slashes // 2)
            if slashes % 2:
                word += '"'
            else:
                quoted = not quoted
            begun, at = True, at + 1
            continue
        word += "\\" * slashes
        begun = begun or bool(slashes)
        if at < len(line):
            if line[at] in " \t" and not quoted:
                words += [word] if begun else []
                word, begun = "", False
            else:
                word, begun = word + line[at], True
            at += 1
    if quoted:
        raise CommandLineError("a quotation mark is missing")
    return [*words, word] if begun else words


def _at_home(text: str) -> Path:
    """The path, a ``~`` at its beginning replaced where there is such a home."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def _absolute(word: str) -> str:
    return str(Path(word).absolute()) if _is_file(Path(word)) else word


def _is_file(path: Path) -> bool:
    """Whether there is such a file; what cannot be the name of one is none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
