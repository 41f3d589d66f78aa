"""Which files belong to the library: the folders and files that the player has named.

That is the one thing no file on disk tells, so it is kept apart from the index, in a small JSON file that
survives the loss of it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from shogi_desktop.app.system.kept_file import KeptFile
from shogi_desktop.app.system.regular_file import is_folder

SUFFIXES = frozenset(
    {".kif", ".kifu", ".ki2", ".ki2u", ".csa", ".jkf", ".json", ".usi", ".sfen", ".psn", ".bod", ".txt"}
)
"""What is looked at in a folder. A file that is named itself may be called anything."""
_UNSURE = frozenset({".txt", ".json"})
"""Such a file in a folder need not be a kifu."""


class Sources(msgspec.Struct, frozen=True, omit_defaults=True):
    """The library's folders, with all that is below them, single files, and what was taken out again."""

    folders: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()

    def with_added(self, paths: Iterable[Path]) -> Sources:
        """The same with folders or files more; what was removed of them comes back."""
        folders, files, added = list(self.folders), list(self.files), []
        for path in paths:
            place = path.absolute()
            added.append(str(place))
            known = folders if is_folder(place) else files
            if known is files and any(_is_below(str(place), folder) for folder in folders):
                continue
            if str(place) not in known:
                known.append(str(place))
        kept = tuple(gone for gone in self.removed if not any(_is_below(gone, new) for new in added))
        return Sources(tuple(folders), tuple(files), kept)

    def hold(self, path: str) -> bool:
        """Whether a file of that path would belong to the library, were it there."""
        if path in self.removed:
            return False
        return path in self.files or any(_is_below(path, folder) for folder in self.folders)

    def without_files(self, paths: Iterable[str]) -> Sources:
        """The same without those files, wherever they come from."""
        gone = set(paths)
        files = tuple(file for file in self.files if file not in gone)
        below = {path for path in gone if any(_is_below(path, folder) for folder in self.folders)}
        removed = (*self.removed, *sorted(below - set(self.removed)))
        return Sources(self.folders, files, removed)

    def without_folder(self, folder: str) -> Sources:
        """The same without a folder and what was said of files below it."""
        removed = tuple(path for path in self.removed if not _is_below(path, folder))
        return Sources(tuple(one for one in self.folders if one != folder), self.files, removed)


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file on disk that belongs to the library; an `unsure` one is no trouble when it is no kifu."""

    path: str
    size: int
    mtime_ns: int
    unsure: bool = False


def find_files(sources: Sources, stop: Callable[[], bool]) -> Iterator[FoundFile]:
    """Every file of the library that is there now, each once; ends early when `stop` says so."""
    seen = set(sources.removed)
    for folder in sources.folders:
        for file in _below(folder, stop):
            if file.path not in seen:
                seen.add(file.path)
                yield file
    for path in sources.files:
        if path in seen:
            continue
        seen.add(path)
        try:
            status = os.stat(path)  # noqa: PTH116 - paths are text here
        except OSError:
            continue
        yield FoundFile(path, status.st_size, status.st_mtime_ns)


def _below(folder: str, stop: Callable[[], bool]) -> Iterator[FoundFile]:
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
                continue
        waiting += reversed(folders)


def _is_below(path: str, folder: str) -> bool:
    """Whether `path` is `folder` or lies in it."""
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


class SourcesFile:
    """The file that keeps the sources. A damaged one is set aside (`kept_file`), never mended."""

    def __init__(self, path: Path, first: Sources) -> None:
        """:param first: the sources where nothing was ever chosen."""
        self._file = KeptFile(path, first)
        self._current = self._file.load()

    @property
    def current(self) -> Sources:
        """The sources in force."""
        return self._current

    def change(self, sources: Sources) -> None:
        """Take and keep other sources. :raises OSError: they hold, but could not be written."""
        if sources != self._current:
            self._current = sources
            self._file.write(sources)
