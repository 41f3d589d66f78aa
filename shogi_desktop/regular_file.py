"""Bytes of a file that somebody named: of a file, and of no more than can be a kifu. Without Qt.

A pipe would be waited for and a device read for ever; a name may hold what no system takes. All of that is an
`UnfitFileError`, so whoever reads what a person or another program named reads it here.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import BinaryIO, Final

LARGEST_BYTES: Final = 20_000_000
"""A collection of some ten thousand games; who has larger ones keeps them in several files."""
_NEVER_WAIT: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_FLAGS: Final = os.O_RDONLY | _NEVER_WAIT
_ADDING_FLAGS: Final = os.O_WRONLY | os.O_APPEND | os.O_CREAT | _NEVER_WAIT
_OWN_FLAGS: Final = os.O_RDWR | os.O_CREAT | _NEVER_WAIT | getattr(os, "O_NOFOLLOW", 0)


class Unfit(Enum):
    """Why something is not read; the value says it in English."""

    FOLDER = "it is a folder"
    NO_FILE = "it is a device or a pipe"
    TOO_LARGE = "it is too large"
    NAME = "no file can have that name"
    STRANGER = "something else has that name: move it away"


class UnfitFileError(OSError):
    """What was named is no file, or none of a kifu's size."""

    def __init__(self, path: Path, why: Unfit) -> None:
        super().__init__(f"{path}: {why.value}")
        self.filename = str(path)
        self.strerror = why.value
        self.why = why

    def __str__(self) -> str:
        return f"{self.filename}: {self.strerror}"


def is_stream(path: Path) -> bool:
    """Whether a pipe or a device has that name, which the shell may have given to it."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


def read_file(path: Path, most: int = LARGEST_BYTES) -> bytes:
    """What is in the file at `path`.

    :raises UnfitFileError: it is no file, has more than `most` bytes, or a name that cannot be.
    :raises OSError: the system refused.
    """
    with open_file(path) as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        raise UnfitFileError(path, Unfit.TOO_LARGE)
    return data


def read_whole(path: Path) -> bytes:
    """What is in a file of the program's own, whatever its size.

    :raises UnfitFileError: it is no file, or has a name that cannot be.
    :raises OSError: the system refused.
    """
    with open_file(path) as stream:
        return stream.read()


def left_beside(path: Path, is_ours: Callable[[bytes], bool]) -> bytes:
    """What an earlier run has left in its file at `path`, beside what it writes; nothing where there is none.

    :raises UnfitFileError: what has that name is none of ours: no file, a link, or of another content.
    :raises OSError: the system refused.
    """
    if path.is_symlink():
        raise UnfitFileError(path, Unfit.STRANGER)
    try:
        data = read_whole(path)
    except FileNotFoundError:
        return b""
    if data and not is_ours(data):
        raise UnfitFileError(path, Unfit.STRANGER)
    return data


def open_beside(path: Path, at: int) -> BinaryIO:
    """The file at `path`, made where there is none, to be written from the byte `at` on; what follows goes.

    Of `left_beside` it is known that it is ours; a link or a pipe that came there since is not followed.

    :raises UnfitFileError: it is no file. :raises OSError: the system refused.
    """
    try:
        handle = os.open(path, _OWN_FLAGS, 0o666)
    except OSError as error:
        if error.errno in {errno.ELOOP, errno.ENXIO}:
            raise UnfitFileError(path, Unfit.STRANGER) from error
        raise
    try:
        _check(path, os.fstat(handle))
        os.ftruncate(handle, at)
        stream = os.fdopen(handle, "r+b")
    except BaseException:
        os.close(handle)
        raise
    stream.seek(at)
    return stream


def open_to_add(path: Path) -> BinaryIO:
    """The file at `path`, made where there is none, to be added to; what is written goes there at once.

    :raises UnfitFileError: it is no file. :raises OSError: the system refused.
    """
    try:
        handle = os.open(path, _ADDING_FLAGS, 0o666)
    except OSError as error:
        if error.errno == errno.ENXIO:
            raise UnfitFileError(path, Unfit.NO_FILE) from error
        raise
    stream: BinaryIO = os.fdopen(handle, "ab", buffering=0)  # as much as is used of it
    try:
        _check(path, os.fstat(handle))
    except UnfitFileError:
        stream.close()
        raise
    return stream


def write_all(stream: BinaryIO, data: bytes) -> None:
    """Write all of `data` to what `open_to_add` gave. :raises OSError: the disk refused some of it."""
    rest = memoryview(data)
    while rest:
        rest = rest[stream.write(rest) :]


def open_file(path: Path) -> BinaryIO:
    """The file at `path`, however large, to be read where that is wanted.

    :raises UnfitFileError: it is no file, or has a name that cannot be.
    :raises OSError: the system refused.
    """
    try:
        _check(path, path.stat())  # before it is opened: that alone means something to some devices
        handle = os.open(path, _FLAGS)
    except ValueError as error:
        raise UnfitFileError(path, Unfit.NAME) from error
    stream = os.fdopen(handle, "rb")
    try:
        _check(path, os.fstat(handle))
    except UnfitFileError:
        stream.close()
        raise
    return stream


def real_path(path: Path) -> Path:
    """Where `path` leads, all links followed; `path` itself where no file can have that name.

    Of links that lead in a circle it is one of them: who opens it says so.
    """
    try:
        return Path(os.path.realpath(path))  # `Path.resolve` raises at a circle
    except ValueError:
        return path.absolute()


def is_folder(path: Path) -> bool:
    """Whether there is a folder at `path`; not where no file can have that name, whatever Python."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def is_there(path: Path) -> bool:
    """Whether there is anything at `path`; not where no file can have that name, whatever Python."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def is_taken(path: Path) -> bool:
    """Whether no new file can be made at `path`: also where a link leads to nothing."""
    try:
        return os.path.lexists(path)
    except ValueError:
        return False


def _check(path: Path, found: os.stat_result) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise UnfitFileError(path, Unfit.FOLDER)
    if not stat.S_ISREG(found.st_mode):
        raise UnfitFileError(path, Unfit.NO_FILE)
