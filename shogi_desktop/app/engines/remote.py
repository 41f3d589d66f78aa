"""An engine on another computer: the `ssh` command that starts it, and whether that would work.

The login has to work by a key: nothing is ever asked, and no password is kept. The other side needs a shell
as Linux, macOS and the like have. What is written in a form becomes neither an option of ssh nor a command
there.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from statistics import median
from typing import Final, Self

from msgspec import Struct

SSH: Final = "ssh"
_OPTIONS: Final = (
    *("-T", "-a", "-x"),
    *("-o", "BatchMode=yes"),
    *("-o", "ConnectTimeout=10"),
    *("-o", "ServerAliveInterval=5"),
    *("-o", "ServerAliveCountMax=3"),
    *("-o", "ClearAllForwardings=yes"),
)
"""No terminal, no agent, no window; a line that is broken is noticed within twenty seconds."""
_NAME: Final = re.compile(r"[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?")
_ADDRESS: Final = re.compile(r"[0-9a-fA-F:]*:[0-9a-fA-F:.]*(?:%[A-Za-z0-9_]+)?")
MOST_NAME: Final = 255
MOST_PROGRAM: Final = 1_000
MOST_PORT: Final = 65_535
_READY: Final = "shogi-desktop is here"
_PINGS: Final = 5
_PATIENCE_S: Final = 20.0
_MOST_SAID: Final = 4_000
_REFUSED: Final = 255
"""What ssh itself ends with."""
_MISSING: Final = 127


class RemoteTrouble(Enum):
    """Why an engine on another computer cannot be started."""

    BAD_HOST = "bad host"
    BAD_USER = "bad user"
    BAD_PORT = "bad port"
    BAD_PROGRAM = "bad program"
    NO_SSH = "no ssh"
    HOST_UNKNOWN = "host unknown"
    UNREACHABLE = "unreachable"
    KEY_UNKNOWN = "key unknown"
    """The host's key is not among those known."""
    KEY_CHANGED = "key changed"
    REFUSED = "refused"
    """The host does not take our key."""
    NO_PROGRAM = "no program"
    SILENT = "silent"
    """It takes too long."""
    OTHER = "other"


_SAYINGS: Final = (
    (re.compile("REMOTE HOST IDENTIFICATION HAS CHANGED"), RemoteTrouble.KEY_CHANGED),
    (re.compile("Host key verification failed|No .* host key is known"), RemoteTrouble.KEY_UNKNOWN),
    (re.compile("Could not resolve hostname|Name or service not known"), RemoteTrouble.HOST_UNKNOWN),
    (re.compile("Permission denied|Too many authentication failures"), RemoteTrouble.REFUSED),
    (
        re.compile("Connection (refused|closed)|timed out|No route to host|unreachable|reset by peer"),
        RemoteTrouble.UNREACHABLE,
    ),
)
"""What ssh says, and what it means; the first that fits. It speaks English wherever it runs."""


class RemoteEngine(Struct, frozen=True):
    """Where it is, and what starts it there.

    :ivar user: empty: as ssh has it for that host. :ivar port: the same. :ivar program: and its arguments,
        as one writes them in a shell; ``~/`` is the user's home.
    """

    host: str
    program: str
    user: str = ""
    port: int | None = None

    @property
    def trouble(self) -> RemoteTrouble | None:
        """What of it makes no sense."""
        if not _is_name(self.host) and not _ADDRESS.fullmatch(self.host):
            return RemoteTrouble.BAD_HOST
        if self.user and not _is_name(self.user):
            return RemoteTrouble.BAD_USER
        if self.port is not None and not 1 <= self.port <= MOST_PORT:
            return RemoteTrouble.BAD_PORT
        words = _words(self.program)
        if not words or not words[0] or words[0].startswith("-") or not self.program.isprintable():
            return RemoteTrouble.BAD_PROGRAM
        return RemoteTrouble.BAD_PROGRAM if len(self.program) > MOST_PROGRAM else None

    def command(self) -> tuple[str, ...]:
        """What starts it, run in the folder of its program, where its files mostly are.

        :raises ValueError: it makes no sense; see `trouble`.
        """
        login = self._login()
        program, *arguments = _words(self.program)
        folder, slash, name = _at_home(program).rpartition("/")
        there = f"cd {shlex.quote(folder or slash)} && " if slash else ""
        start = f"./{name}" if slash else name
        return (*login, f"{there}exec {shlex.join([start, *arguments])}")

    def question(self) -> tuple[str, ...]:
        """What looks whether login and program are there, and then says back what it hears.

        :raises ValueError: it makes no sense; see `trouble`.
        """
        login = self._login()
        program = shlex.quote(_at_home(_words(self.program)[0]))
        look = f"command -v {program} >/dev/null 2>&1 || exit {_MISSING}"
        return (*login, f"{look}; echo {shlex.quote(_READY)}; exec cat")

    def _login(self) -> tuple[str, ...]:
        if self.trouble is not None:
            raise ValueError(self.trouble.value)
        port = () if self.port is None else ("-p", str(self.port))
        user = ("-l", self.user) if self.user else ()
        return (SSH, *_OPTIONS, *port, *user, "--", self.host)

    @classmethod
    def of_command(cls, command: Sequence[str]) -> Self | None:
        """The one that `command` starts; None for any command that was not made here."""
        head = len(_OPTIONS) + 1
        if tuple(command[:head]) != (SSH, *_OPTIONS) or "--" not in command[head:]:
            return None
        end = command.index("--", head)
        given = dict(zip(command[head:end:2], command[head + 1 : end : 2], strict=False))
        words = _words(command[-1])
        if words[:1] == ["cd"] and " ".join(words[2:4]) == "&& exec" and len(words) > 4:
            words = [f"{words[1].rstrip('/')}/{words[4].removeprefix('./')}", *words[5:]]
        else:
            words = words[1:]
        port = given.get("-p", "")
        made = cls(
            command[end + 1] if len(command) > end + 1 else "",
            shlex.join(words),
            given.get("-l", ""),
            int(port) if port.isdecimal() else None,
        )
        return made if made.trouble is None and made.command() == tuple(command) else None


def _is_name(text: str) -> bool:
    return len(text) <= MOST_NAME and _NAME.fullmatch(text) is not None


def _words(text: str) -> list[str]:
    """The words of a line, none where a quotation mark is missing."""
    try:
        return shlex.split(text)
    except ValueError:
        return []


def _at_home(program: str) -> str:
    """The path from where a login begins, which is the home."""
    return f".{program[1:]}" if program.startswith("~/") else program


@dataclass(frozen=True, slots=True)
class Asked:
    """What came of asking the other side. :ivar said: its last words. :ivar delay_ms: of a line and back."""

    trouble: RemoteTrouble | None = None
    said: str = ""
    delay_ms: int = 0


class Asking:
    """Asks the other side whether the engine could be started; `interrupt` ends it from another thread."""

    def __init__(self, remote: RemoteEngine, patience_s: float = _PATIENCE_S) -> None:
        """:param patience_s: for each answer."""
        self._remote = remote
        self._patience_s = patience_s
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._over = False

    def interrupt(self) -> None:
        """Wait no more."""
        with self._lock:
            self._over = True
            if self._process is not None:
                self._process.kill()

    def ask(self) -> Asked:
        """Do it; blocks for `patience_s` at most, and for as long again where the line is slow."""
        if self._remote.trouble is not None:
            return Asked(self._remote.trouble)
        if shutil.which(SSH) is None:
            return Asked(RemoteTrouble.NO_SSH)
        with self._lock:
            if self._over:
                return Asked(RemoteTrouble.SILENT)
            try:
                self._process = _begun(self._remote.question())
            except OSError as error:
                return Asked(RemoteTrouble.NO_SSH, error.strerror or str(error))
        with self._process as process:
            assert process.stdin is not None
            late = threading.Timer(self._patience_s, process.kill)
            late.daemon = True
            late.start()
            try:
                return self._talk(process)
            finally:
                late.cancel()
                process.kill()
                with suppress(OSError):  # what was not said yet is not to be said any more
                    process.stdin.close()

    def _talk(self, process: subprocess.Popen[bytes]) -> Asked:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        first = process.stdout.readline(_MOST_SAID)
        # A shell may greet before it does what it is told.
        while first and first.strip() != _READY.encode():
            first = process.stdout.readline(_MOST_SAID)
        if not first:
            said = process.stderr.read(_MOST_SAID).decode(errors="replace").strip()
            return _why(process.wait(), said)
        delays = []
        for number in range(_PINGS):
            began = time.monotonic()
            try:
                process.stdin.write(b"%d\n" % number)
                process.stdin.flush()
            except OSError:
                return Asked(RemoteTrouble.UNREACHABLE)
            if not process.stdout.readline(_MOST_SAID):
                return Asked(RemoteTrouble.UNREACHABLE)
            delays.append(time.monotonic() - began)
        return Asked(delay_ms=round(1000 * median(delays)))


def _begun(command: Sequence[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # Windows only
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, creationflags=flags)


def _why(status: int, said: str) -> Asked:
    """What ssh has ended with, and what it said before."""
    last = said.splitlines()[-1].strip() if said else ""
    if status == _MISSING:
        return Asked(RemoteTrouble.NO_PROGRAM)
    if status < 0:
        return Asked(RemoteTrouble.SILENT, last)
    if status == _REFUSED:
        for pattern, trouble in _SAYINGS:
            if pattern.search(said):
                return Asked(trouble, last)
    return Asked(RemoteTrouble.OTHER, last)
