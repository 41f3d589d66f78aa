"""One window for all kifu: a second start hands its files to the program that is running, and ends.

The running program listens on a local socket (a named pipe on Windows) that only its user may open. The
message is a line of JSON, answered by a line; a start that gets no answer opens a window of its own, so that
a hung program costs nobody a kifu. Programs with different data folders (portable copies) do not meet. The
listening end is `listener`'s.
"""

from __future__ import annotations

import ctypes
import os
import socket
import stat
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCryptographicHash, QLockFile, QUrl

from shogi_desktop.app.system.start_request import ACTIVATION, ANSWER, Request
from shogi_desktop.regular_file import real_path

if TYPE_CHECKING:
    from shogi_desktop.app.system.listener import Listener

PATIENCE_S = 4.0
_LONGEST_FOLDER = 60
_LOCK_PATIENCE_MS = 3_000


def absolute_files(arguments: Sequence[str]) -> tuple[str, ...]:
    """The files named on a command line, made absolute; ``file:`` addresses become paths."""
    files = []
    for argument in arguments:
        url = QUrl(argument) if argument.startswith("file:") else QUrl()
        path = Path(url.toLocalFile() or argument)
        # A way up is followed as the system does; a link that was named keeps its name.
        files.append(str(real_path(path) if ".." in path.parts else path.absolute()))
    return tuple(files)


def request_of(files: Sequence[str], environ: Mapping[str, str] = os.environ) -> Request:
    """The request of this start."""
    return Request(tuple(files), {name: environ[name] for name in ACTIVATION if environ.get(name)})


def socket_name(data_dir: Path, environ: Mapping[str, str] = os.environ) -> str | None:
    """Where the programs with this data folder meet, or None where no place is safe from other users."""
    # Qt's own: Python's would load OpenSSL at every start.
    digest = QCryptographicHash.hash(os.fsencode(data_dir), QCryptographicHash.Algorithm.Sha256)
    key = bytes(digest.toHex().data()).decode("ascii")[:16]
    if sys.platform == "win32":
        return f"shogi-desktop-{key}"
    folder = _private_folder(environ)
    return None if folder is None else str(folder / f"shogi-desktop-{key}.socket")


def _private_folder(environ: Mapping[str, str]) -> Path | None:
    """A folder on this machine that only this user may enter; a socket's path must be short (108 bytes)."""
    given = environ.get("XDG_RUNTIME_DIR", "")
    if given and len(os.fsencode(given)) <= _LONGEST_FOLDER and _is_private(Path(given)):
        return Path(given)
    made = Path(tempfile.gettempdir()) / f"shogi-desktop-{_user_id()}"
    try:
        made.mkdir(mode=0o700, exist_ok=True)
    except OSError:
        return None
    return made if _is_private(made) else None


def _is_private(folder: Path) -> bool:
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == _user_id() and not found.st_mode & 0o077


def _user_id() -> int:
    getuid: Callable[[], int] = getattr(os, "getuid", lambda: 0)
    return getuid()


def hand_over(name: str, request: Request, patience_s: float = PATIENCE_S) -> bool:
    """Whether a running program took the request. Without Qt: its sockets need an application object."""
    if sys.platform != "win32" and not Path(name).exists():
        return False
    _let_window_come_up()
    asked = _ask_pipe if sys.platform == "win32" else _ask_socket
    try:
        return asked(name, request.encoded(), patience_s) == ANSWER
    except OSError:
        return False


def _ask_socket(name: str, message: bytes, patience_s: float) -> bytes:

    family: int = getattr(socket, "AF_UNIX", 0)
    with socket.socket(family, socket.SOCK_STREAM) as connection:
        connection.settimeout(patience_s)
        connection.connect(name)
        connection.sendall(message)
        with connection.makefile("rb") as answers:
            return answers.readline(len(ANSWER))


def _ask_pipe(name: str, message: bytes, patience_s: float) -> bytes:
    """The same by a named pipe, whose reading knows no patience: a thread is left behind instead."""
    answers: list[bytes] = []

    def ask() -> None:
        with suppress(OSError), Path(rf"\\.\pipe\{name}").open("r+b", buffering=0) as pipe:
            pipe.write(message)
            answers.append(pipe.readline(len(ANSWER)))

    asking = threading.Thread(target=ask, name="hand-over", daemon=True)
    asking.start()
    asking.join(patience_s)
    return answers[0] if answers else b""


def _let_window_come_up() -> None:
    """Windows gives the foreground only to a program that the one in front, this one, has named."""
    if sys.platform == "win32":
        ctypes.windll.user32.AllowSetForegroundWindow(-1)


class Meeting:
    """The right to listen at `name`, held by the first start from its first moment on."""

    def __init__(self, name: str, lock: QLockFile | None) -> None:
        self._name = name
        self._lock = lock

    def listen(self) -> Listener:
        """Begin to hear later starts; they have waited for it. Needs the application object."""
        # Qt's network library is loaded only by who stays.
        from shogi_desktop.app.system.listener import Listener  # noqa: PLC0415

        listener = Listener()
        listener.listen(self._name)
        if self._lock is not None:
            self._lock.unlock()
        return listener


def meet(name: str, request: Request) -> Meeting | None:
    """Hand the request over, or become the program that listens.

    :returns: None where another program took the request. Of two starts at once exactly one gets a meeting;
        the other waits until it listens. Who cannot be listened to only goes unheard.
    """
    lock = None if sys.platform == "win32" else QLockFile(f"{name}.lock")
    if lock is not None:
        lock.tryLock(_LOCK_PATIENCE_MS)
    if hand_over(name, request):
        return None
    return Meeting(name, lock)
