"""A file of lines of JSON that only grows: each line is on the disk when `add` returns.

A line torn by a power cut spoils no other, and two windows that write at once lose nothing of each other.
Lines that are no JSON are set aside in a file beside and told; those that only another version understands
stay where they are.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.app.system.file_lock import alone_with
from shogi_desktop.app.system.json_text import from_json, to_json
from shogi_desktop.regular_file import open_to_add, read_whole, write_all

BROKEN: Final = ".broken"
Line = TypeVar("Line")


class LineFile(Generic[Line]):
    """The file. `report` is told what the disk refused, and how many lines were set aside, in which file."""

    def __init__(
        self,
        path: Path,
        understand: Callable[[bytes], Line],
        report: Callable[[OSError | int, Path], None],
    ) -> None:
        """:param understand: makes a line of its bytes. :raises msgspec.DecodeError: in it: it cannot."""
        self.path = path
        self._understand = understand
        self._report = report
        self._end: int | None = None
        """Where the file ended when it was last read, or added to since by this window alone."""

    def add(self, *lines: msgspec.Struct) -> bool:
        """Append lines; False: the disk refused, which was told."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with alone_with(self.path), open_to_add(self.path) as stream:
                # A line torn by a power cut gets an end, so that it spoils no other.
                end = stream.tell()
                torn = end and not self._ends_whole()
                data = (b"\n" if torn else b"") + encoded(lines)
                write_all(stream, data)
                os.fsync(stream.fileno())
                if end == self._end:
                    self._end = stream.tell()
        except OSError as error:
            self._report(error, self.path)
            return False
        return True

    def withdraw(self, line: msgspec.Struct) -> None:
        """Take the latest line that says just that out again; nothing happens where it is gone already."""
        wanted = to_json(line)
        try:
            with alone_with(self.path):
                lines = read_whole(self.path).splitlines(keepends=True)
                found = next((n for n in reversed(range(len(lines))) if lines[n].rstrip() == wanted), None)
                if found is not None:
                    write_atomically(self.path, b"".join((*lines[:found], *lines[found + 1 :])))
        except FileNotFoundError:
            pass
        except OSError as error:
            self._report(error, self.path)

    def read(self) -> list[Line]:
        """The lines that are understood, the oldest first."""
        self._end = None
        try:
            data = read_whole(self.path)
        except FileNotFoundError:
            return []
        except OSError as error:
            self._report(error, self.path)
            return []
        found: list[Line] = []
        good: list[bytes] = []
        bad: list[bytes] = []
        for line in data.split(b"\n"):
            if not line.strip():
                continue
            try:
                found.append(self._understand(line))
            except (msgspec.DecodeError, RecursionError):
                (good if _is_of_another_version(line) else bad).append(line + b"\n")
            else:
                good.append(line + b"\n")
        self._end = len(data)
        if bad:
            self._set_aside(bad, good, data)
        return found

    def rewrite(self, lines: Iterable[msgspec.Struct]) -> None:
        """Put these lines into the place of those that `read` has brought, as far as they are all there is.

        Where another window has added some since, or the disk refuses, the old ones stand.
        """
        try:
            with alone_with(self.path):
                if self._end is not None and self.path.exists() and self.path.stat().st_size != self._end:
                    return
                data = encoded(lines)
                write_atomically(self.path, data)
                self._end = len(data)
        except OSError as error:
            self._report(error, self.path)

    def delete(self) -> None:
        """Remove the file, and what was set aside."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            self._report(error, self.path)
            return
        with suppress(OSError):
            self.path.with_name(self.path.name + BROKEN).unlink()

    def _ends_whole(self) -> bool:
        with self.path.open("rb") as stream:
            stream.seek(-1, os.SEEK_END)
            return stream.read() == b"\n"

    def _set_aside(self, bad: Sequence[bytes], good: Iterable[bytes], data: bytes) -> None:
        aside = self.path.with_name(self.path.name + BROKEN)
        try:
            with alone_with(self.path):
                # Another window may have added a line meanwhile or tidied up: the next reading sees to it.
                if read_whole(self.path) != data:
                    return
                with open_to_add(aside) as stream:
                    write_all(stream, b"".join(bad))
                    os.fsync(stream.fileno())
                whole = b"".join(good)
                write_atomically(self.path, whole)
                self._end = len(whole)
        except OSError as error:
            self._report(error, self.path)
            return
        self._report(len(bad), aside)


def encoded(lines: Iterable[msgspec.Struct]) -> bytes:
    """The lines as they stand in the file."""
    return b"".join(to_json(line) + b"\n" for line in lines)


def _is_of_another_version(line: bytes) -> bool:
    """Whether a line that is not understood by this version is whole all the same."""
    try:
        from_json(line, dict[str, object])
    except msgspec.DecodeError:
        return False
    return True
