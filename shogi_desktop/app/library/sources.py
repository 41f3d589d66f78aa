"""Which files belong to the library: the folders and files that the player has named.

That is the one thing no file on disk tells, so it is kept apart from the index, in a small JSON file that
survives the loss of it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from shogi_desktop.app.records.folders import FoundFile, files_below
from shogi_desktop.app.system.kept_file import Hitch, KeptFile, KeptFileTrouble
from shogi_desktop.regular_file import is_folder


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


def find_files(sources: Sources, stop: Callable[[], bool]) -> Iterator[FoundFile]:
    """Every file of the library that is there now, each once; ends early when `stop` says so."""
    seen = set(sources.removed)
    for folder in sources.folders:
        for file in files_below(folder, stop):
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


def _is_below(path: str, folder: str) -> bool:
    """Whether `path` is `folder` or lies in it."""
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


class SourcesFile:
    """The file that keeps the sources. A damaged one is set aside (`kept_file`), never mended.

    :ivar trouble: why the sources in force are not those of the file; None where they are.
    """

    def __init__(self, path: Path, first: Sources) -> None:
        """:param first: the sources where nothing was ever chosen."""
        self.trouble: KeptFileTrouble | None = None
        self._file = KeptFile(path, first, self._take_trouble)
        self._current = self._file.load()

    def _take_trouble(self, trouble: KeptFileTrouble) -> None:
        # What another version has kept is left to it.
        if trouble.hitch is not Hitch.STRANGE:
            self.trouble = trouble

    @property
    def current(self) -> Sources:
        """The sources in force."""
        return self._current

    def change(self, sources: Sources) -> None:
        """Take and keep other sources. :raises OSError: they hold, but could not be written."""
        if sources != self._current:
            self._current = sources
            self._file.write(sources)
