"""Writing a file so that a crash leaves either the old one or the new one, never half of each."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Write `data` to a new file beside `path`, sync it, and put it in the place of `path`.

    :raises OSError: the folder or the disk refused; `path` is then as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        _keep_permissions(path, fresh)
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _keep_permissions(old: Path, fresh: Path) -> None:
    """Give the new file the old mode, or the usual one: a temporary file is readable by its owner only."""
    if os.name != "posix":
        return
    try:
        mode = old.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    fresh.chmod(mode)


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
