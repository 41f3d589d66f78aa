"""The log, and the report that is written when something breaks: what a developer needs, nothing personal.

The log rotates; what an engine says last is kept in memory for a report only. A fault of the interpreter
itself leaves its traceback in a file that the next start makes a report of. Who is told of a report, and how,
is left to the window (`gui.window.crash_dialog`) and to ``doctor``.
"""

from __future__ import annotations

import faulthandler
import getpass
import logging
import os
import platform
import sys
import time
import traceback
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import qVersion

from shogi_desktop import __version__

LOG = logging.getLogger("shogi_desktop")
ENGINE_LOG = logging.getLogger("shogi_desktop.engine_lines")
LOG_FILE = "shogi-desktop.log"
LOG_BYTES = 256 * 1024
LOGS_KEPT = 3
REPORTS_KEPT = 20
ENGINE_LINES = 60
LOG_LINES = 60
_FAULTS = "fault-"
_FORGOTTEN_AFTER_S = 7 * 24 * 3600.0


def without_personal(text: str, home: Path | None = None, user: str | None = None) -> str:
    """`text` with the home folder as ``~`` and the user's name in other paths as ``USER``."""
    home = home or Path.home()
    for folder in sorted({str(home), str(home.resolve()), home.as_posix()}, key=len, reverse=True):
        if len(folder) > 1:
            text = text.replace(folder, "~").replace(folder.replace("\\", "\\\\"), "~")
    if user is None:
        with suppress(OSError, KeyError, ImportError):
            user = getpass.getuser()
    if user:
        for separator in ("/", "\\"):
            text = text.replace(f"{separator}{user}{separator}", f"{separator}USER{separator}")
    return text


class _Tail(logging.Handler):
    """Keeps the last lines of a logger."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self.lines: deque[str] = deque(maxlen=lines)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class CrashReports:
    """Writes the log and the reports below `folder`; a folder that cannot be written costs only them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._recent = _Tail(LOG_LINES)
        self._engine = _Tail(ENGINE_LINES)
        self._handlers: list[logging.Handler] = []
        self._faults: IO[str] | None = None

    def begin(self, *, watch_faults: bool = True) -> Path | None:
        """Open the log and watch for faults.

        :param watch_faults: whether faults of the interpreter are to be caught, by one watcher a process.
        :returns: the report of a fault that ended an earlier run, if there was one.
        """
        form = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._recent.setFormatter(form)
        LOG.setLevel(logging.INFO)
        ENGINE_LOG.setLevel(logging.DEBUG)
        ENGINE_LOG.propagate = False
        ENGINE_LOG.addHandler(self._engine)
        self._handlers = [self._recent]
        earlier = None
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = RotatingFileHandler(
                self.folder / LOG_FILE, maxBytes=LOG_BYTES, backupCount=LOGS_KEPT, encoding="utf-8"
            )
            file.setFormatter(form)
            self._handlers.append(file)
            earlier = self._collect_faults()
            if watch_faults:
                self._faults = (self.folder / f"{_FAULTS}{os.getpid()}.txt").open("w", encoding="utf-8")
                faulthandler.enable(self._faults)
        except OSError:
            # Settings and journal say that the folder cannot be written; a log is not worth a second word.
            earlier = None
        for handler in self._handlers:
            LOG.addHandler(handler)
        LOG.info("Shogi Desktop %s starts on %s", __version__, sys.platform)
        return earlier

    def end(self) -> None:
        """Close the log; a run that ends here had no fault."""
        if self._faults is not None:
            faulthandler.disable()
            self._faults.close()
            with suppress(OSError):
                Path(self._faults.name).unlink()
            self._faults = None
        for handler in self._handlers:
            LOG.removeHandler(handler)
            handler.close()
        self._handlers = []
        ENGINE_LOG.removeHandler(self._engine)
        ENGINE_LOG.propagate = True
        ENGINE_LOG.setLevel(logging.NOTSET)

    def write_error(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
        thread: str = "",
    ) -> Path | None:
        """Report an exception that nobody caught; the file, or None where none could be written."""
        told = "".join(traceback.format_exception(kind, error, trace))
        LOG.error("%s", without_personal(told))
        return self.write(told, thread)

    def write(self, told: str, thread: str = "", now: datetime | None = None) -> Path | None:
        """Write a report of what is `told`; the file, or None where none could be written."""
        # The name carries the local time, as the user's file manager does.
        moment = now or datetime.now()  # noqa: DTZ005
        text = without_personal(self._text(told, thread, moment))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path = self.folder / f"report-{moment:%Y%m%d-%H%M%S-%f}.txt"
            path.write_text(text, encoding="utf-8")
        except OSError:
            return None
        for old in sorted(self.folder.glob("report-*.txt"))[:-REPORTS_KEPT]:
            with suppress(OSError):
                old.unlink()
        return path

    def _text(self, told: str, thread: str, moment: datetime) -> str:

        parts = [
            f"Shogi Desktop {__version__}",
            f"When: {moment.isoformat(timespec='seconds')}",
            f"System: {platform.platform()}, {platform.machine()}",
            f"Python: {platform.python_version()}, Qt: {_qt_version()}",
            *([f"Thread: {thread}"] if thread else []),
            "",
            told.rstrip(),
            *_section("Last lines of the log", self._recent.lines),
            *_section("Last lines of the engine", self._engine.lines),
        ]
        return "\n".join(parts) + "\n"

    def _collect_faults(self) -> Path | None:
        """Make a report of the traceback that an earlier run left when it was ended by a fault."""
        report = None
        for file in self.folder.glob(f"{_FAULTS}*.txt"):
            told = file.read_text(encoding="utf-8", errors="replace")
            if told.strip():
                report = self.write(f"An earlier run was ended by a fault:\n\n{told}") or report
                file.unlink()
            elif time.time() - file.stat().st_mtime > _FORGOTTEN_AFTER_S:
                file.unlink()  # of a run that was killed; a younger one may be running
        return report


def _section(title: str, lines: Sequence[str] | deque[str]) -> list[str]:
    return ["", f"{title}:", *(f"  {line}" for line in lines)] if lines else []


def _qt_version() -> str:

    return qVersion()
