"""The kifu that a command line names: files, patterns and whole folders."""

from __future__ import annotations

import glob
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shogi_desktop.cli.common import STDIN, CommandError
from shogi_desktop.notation.formats import FORMATS
from shogi_desktop.regular_file import real_path

ANY_TEXT: Final = ".txt"
"""A suffix that tells no format when a folder is gone through, or a target is named."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file to read, and what it is called below the folder that was named."""

    name: str
    relative: Path


def sources(names: Sequence[str]) -> Iterator[Source]:
    """The files that are meant. :raises CommandError: a folder or a pattern holds none."""
    for name in names:
        path = Path(name)
        if name != STDIN and path.is_dir():
            yield from _in_folder(path)
        elif name != STDIN and not path.exists() and glob.has_magic(name):
            found = sorted(glob.glob(name, recursive=True))  # noqa: PTH207 - Path.glob takes no whole names
            if not found:
                raise CommandError(f"{name} matches no file")
            yield from (Source(match, Path(Path(match).name)) for match in found)
        else:
            yield Source(name, Path(path.name))


def _in_folder(folder: Path) -> Iterator[Source]:
    known = {suffix for entry in FORMATS for suffix, _ in entry.suffixes}
    found = sorted(path for path in folder.rglob("*") if path.suffix.lower() in known and path.is_file())
    if not found:
        raise CommandError(f"{folder} contains no kifu")
    for path in found:
        yield Source(str(path), path.relative_to(folder))


def free(path: Path, taken: set[Path]) -> Path:
    """`path`, with a number where a file of this run has that name; no source is ever written over."""
    candidate, number = path, 2
    while real_path(candidate) in taken:
        candidate = path.with_stem(f"{path.stem}-{number}")
        number += 1
    taken.add(real_path(candidate))
    return candidate
