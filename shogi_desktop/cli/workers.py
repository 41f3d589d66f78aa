"""``--jobs`` and ``--cluster``: who does the work of a command, and how far it is."""

from __future__ import annotations

import argparse
import os
import sys
import threading
from collections.abc import Sequence
from typing import Final

from shogi_desktop.app.jobs.choosing import workers_for
from shogi_desktop.app.jobs.running import Progress
from shogi_desktop.app.jobs.workers import Workers
from shogi_desktop.cli.common import CommandError

_WIDTH: Final = 100


def add_workers_arguments(parser: argparse.ArgumentParser, what: str, *, also: Sequence[str] = ()) -> None:
    """Add both options; `what` is done several at a time. :param also: other names of ``--jobs``."""
    group = parser.add_argument_group("workers (docs/cluster.md)")
    group.add_argument(
        "--jobs", *also, type=int, metavar="N", dest="jobs", help=f"{what} at once (default: 1)"
    )
    group.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="a Dask scheduler (tcp://host:8786) or its file; local: one on this machine with N workers",
    )


def workers_of(options: argparse.Namespace) -> Workers:
    """Who is asked for. :raises CommandError: none are. :raises WorkersError: they cannot be had."""
    require_jobs(options)
    return workers_for(options.cluster, options.jobs)


def require_jobs(options: argparse.Namespace) -> None:
    """See that ``--jobs`` makes sense. :raises CommandError: it does not."""
    if options.jobs is not None and options.jobs < 1:
        raise CommandError("--jobs must be 1 or more", 2)


class TerminalLine:
    """One line on a terminal that is written anew and goes in the end; nothing elsewhere. From any thread."""

    def __init__(self) -> None:
        self._stream = sys.stderr
        self._lock = threading.Lock()
        self._width = 0
        self.is_shown = self._stream.isatty() and os.environ.get("TERM") != "dumb"

    def put(self, text: str) -> None:
        """Write `text` in place of what the line was."""
        if self.is_shown:
            text = text[:_WIDTH]
            with self._lock:
                print(f"\r{text:<{self._width}}\r{text}", end="", file=self._stream, flush=True)
                self._width = len(text)

    def clear(self) -> None:
        """Take the line away."""
        if self._width:
            self.put("")

    def tell(self, progress: Progress) -> None:
        """Say how far a run is; nothing once everything is done."""
        if progress.running:
            self.put(progress.words)
        else:
            self.clear()
