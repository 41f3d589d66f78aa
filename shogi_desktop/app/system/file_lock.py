"""One program at a time at a file: who reads it, changes it and writes it anew holds the lock meanwhile.

Locked is the file's folder, so nothing is left in it, and a program that ends or is killed holds nothing. It
is a lock among programs that ask for it, as two windows do. A folder that cannot be locked, as on some
network file systems, does not keep the player from saving; neither does a program that never gives it back.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from shogi_desktop.regular_file import real_path

PATIENCE_S: Final = 2.0
"""How long is waited for the others. Who has it longer has stopped or copies a large book."""
_PAUSE_S: Final = 0.005


@contextmanager
def alone_with(path: Path, patience_s: float = PATIENCE_S) -> Iterator[None]:
    """Let no other thread or program that asks for it be at `path` until the end of the block.

    It is not to be asked for once more within the block. Where it cannot be had the block runs all the same.
    """
    handle = _opened(real_path(path).parent)
    try:
        deadline = time.monotonic() + patience_s
        while handle is not None and not _locked(handle) and time.monotonic() < deadline:
            time.sleep(_PAUSE_S)
        yield
    finally:
        if handle is not None:
            os.close(handle)  # which gives the lock back


if sys.platform == "win32":
    import hashlib
    import msvcrt
    import tempfile

    def _opened(folder: Path) -> int | None:
        # There no folder can be opened: a file stands for it.
        name = hashlib.blake2b(os.path.normcase(folder).encode(), digest_size=8).hexdigest()
        try:
            return os.open(Path(tempfile.gettempdir(), f"shogi-desktop-{name}.lock"), os.O_RDWR | os.O_CREAT)
        except OSError:
            return None

    def _locked(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import errno
    import fcntl

    def _opened(folder: Path) -> int | None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        except OSError:
            return None

    def _locked(handle: int) -> bool:
        """Whether nothing is left to be waited for."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in {errno.EWOULDBLOCK, errno.EINTR}
        return True
