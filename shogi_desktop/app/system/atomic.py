"""Writing a file so that a crash leaves either the old one or the new one, never half of each.

What stands at the path stays what it is: a symbolic link goes on leading to its file, a file keeps its
permissions, its owner and its extended attributes, and one that is write-protected is refused. Only where the
file itself has to stay, because it has other names too (hard links) or an owner that cannot be given to a new
one, it is written in place; the new content then lies whole beside it until that is done.
"""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from shogi_desktop.regular_file import Unfit, UnfitFileError, is_stream


def write_atomically(path: Path, data: bytes) -> None:
    """Write `data` to a new file beside `path`, sync it, and put it in the place of `path`.

    :raises OSError: the folder or the disk refused; `path` is then as it was.
    """
    write_pieces_atomically(path, (data,))


def write_pieces_atomically(path: Path, pieces: Iterable[bytes], *, sync: bool = True) -> None:
    """The same with data that comes piece by piece, as of a file that is too large for the memory.

    :param sync: wait until the disk has it: else a power cut may cost it, as it does other programs' files.
    :raises OSError: the folder or the disk refused, or something that is no file has that name; `path` is
        then as it was. So it is where making a piece raises something.
    """
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    if is_stream(path):
        # Who may do anything would put a file in the place of /dev/null.
        raise UnfitFileError(path, Unfit.NO_FILE)
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    # A name of a fixed length: that of `path` may be as long as the system allows.
    try:
        handle, name = tempfile.mkstemp(prefix=".", suffix=".new", dir=path.parent)
    except OSError as error:
        error.filename = str(path)  # the other name tells nobody anything
        raise
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            for piece in pieces:
                stream.write(piece)
            stream.flush()
            if sync:
                os.fsync(stream.fileno())
        if _can_take_the_place(fresh, path):
            fresh.replace(path)
        else:
            _write_in_place(path, fresh.read_bytes())
            fresh.unlink()
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    if sync:
        sync_folder(path.parent)


def _can_take_the_place(fresh: Path, old: Path) -> bool:
    """Whether `fresh` can be to everybody what `old` was; it is given all that `old` has."""
    if os.name != "posix":
        return True
    try:
        status = old.stat()
    except FileNotFoundError:
        # A temporary file is readable by its owner only.
        mask = os.umask(0)
        os.umask(mask)
        fresh.chmod(0o666 & ~mask)
        return True
    if status.st_nlink > 1:
        return False
    made = fresh.stat()
    if (made.st_uid, made.st_gid) != (status.st_uid, status.st_gid):
        try:
            os.chown(fresh, status.st_uid, status.st_gid)
        except OSError:
            return False
    shutil.copystat(old, fresh)
    os.utime(fresh)
    return True


def _write_in_place(path: Path, data: bytes) -> None:
    """Write `data` into the file that is there. :raises OSError: it cannot be; it then has what it had."""
    before = path.read_bytes()
    try:
        _overwrite(path, data)
    except OSError:
        with suppress(OSError):
            _overwrite(path, before)
        raise


def _overwrite(path: Path, data: bytes) -> None:
    with path.open("r+b") as stream:
        stream.write(data)
        stream.truncate()
        stream.flush()
        os.fsync(stream.fileno())


def sync_folder(folder: Path) -> None:
    """Make a new name in `folder` durable, where the system knows how."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        # Some network file systems refuse to sync a folder; the file itself is already safe.
        pass
    finally:
        os.close(handle)
