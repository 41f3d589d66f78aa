"""The files in a folder that may hold games or positions, with all that is below it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from shogi_desktop.notation.formats import FORMATS

SUFFIXES = frozenset(suffix for entry in FORMATS for suffix, _ in entry.suffixes)
"""What is looked at in a folder. A file that is named itself may be called anything."""
_UNSURE = frozenset({".txt", ".json", ".pgn"})
"""Such a file in a folder need not be a kifu: games of chess end in ``.pgn`` too."""


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file on disk; an `unsure` one is no trouble when it is no kifu."""

    path: str
    size: int
    mtime_ns: int
    unsure: bool = False


def files_below(folder: str, stop: Callable[[], bool]) -> Iterator[FoundFile]:
    """The files below `folder`, in the order of their names; links to folders are not followed."""
    waiting = [folder]
    while waiting and not stop():
        place = waiting.pop()
        try:
            with os.scandir(place) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError:
            continue
        folders = []
        for entry in entries:
            try:
                if entry.is_dir(follow_symlinks=False):
                    folders += [] if entry.name.startswith(".") else [entry.path]
                    continue
                suffix = os.path.splitext(entry.name)[1].lower()  # noqa: PTH122 - 10 000 of these
                if suffix in SUFFIXES and entry.is_file():
                    status = entry.stat()
                    yield FoundFile(entry.path, status.st_size, status.st_mtime_ns, suffix in _UNSURE)
            except OSError:
                pass
        waiting += reversed(folders)
