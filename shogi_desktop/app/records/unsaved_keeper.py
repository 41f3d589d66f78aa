"""Keeps what is in no file of the player's yet on the disk, soon after each change, in a thread of its own.

One file a window, locked while the window lives, taken away when the work is saved or given up. What a window
that was killed has left is offered by the next one, which takes its file over. What is kept is `unsaved`'s.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from shogi_desktop.app.records.journal import lock_of
from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.app.system.background import Background
from shogi_desktop.regular_file import read_whole

if TYPE_CHECKING:
    from shogi_desktop.app.records.unsaved import Offer, Unsaved

PAUSE_MS = 500
"""A change is on its way to the disk so long after it at the latest, however fast others follow."""
SHARE = 20
"""Of a very large record the snapshot is made so seldom that it takes one part in so many of the time."""
STALE_S = 3600.0
"""What a killed writer has left half written is removed when it is that old."""
PATTERN = "unsaved-*.json"


class UnsavedKeeper(QObject):
    """Keeps the work of one window below `folder`. `failed` carries the error of a disk that refuses it."""

    failed = Signal(object)
    kept = Signal()
    """What was the work when it was begun is on the disk."""

    def __init__(
        self,
        folder: Path,
        at_risk: Callable[[], bool],
        work: Callable[[], Unsaved],
        now: Callable[[], datetime] = datetime.now,
        parent: QObject | None = None,
    ) -> None:
        """:param at_risk: whether there is work that is in no file. :param work: that work as it stands."""
        super().__init__(parent)
        self._folder = folder
        self._at_risk = at_risk
        self._work = work
        self._now = now
        self._path: Path | None = None
        self._lock: QLockFile | None = None
        self._background = Background("unsaved", self)
        self._changed = False
        self._refused = False
        self._rest_ms = 0
        self._closed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._look)

    def change(self, *, at_once: bool = False) -> None:
        """The work is another one: it is kept soon, or, `at_once`, when the event loop is reached again."""
        self._changed = True
        self.look_soon(at_once=at_once)

    def look_soon(self, *, at_once: bool = False) -> None:
        """The work may be saved or given up: what is kept of it goes then."""
        if not self._closed and (at_once or not self._timer.isActive()):
            self._timer.start(max(0 if at_once else PAUSE_MS, self._rest_ms))

    def flush(self) -> None:
        """Have the work as it stands on the disk, or nothing if nothing is at risk, before this returns."""
        self._timer.stop()
        self._background.drain()
        self._look()
        self._background.drain()

    def close(self, *, keep: bool) -> None:
        """The window goes. :param keep: its work stays, to be offered at the next start."""
        if keep:
            self.flush()
        self._closed = True
        self._timer.stop()
        self._background.close()
        if not keep:
            self._drop()
        self._let_go()

    # --- what others have left ----------------------------------------------------------------------------

    def left(self) -> Iterator[Path]:
        """The files of windows that are gone, the latest first (`unsaved.first_offer` reads them)."""
        try:
            paths = sorted(self._folder.glob(PATTERN), reverse=True)
            for stale in self._folder.glob(".*.new"):
                if time.time() - stale.stat().st_mtime > STALE_S:
                    stale.unlink()
        except OSError:
            return
        for path in paths:
            lock = lock_of(path)
            if path != self._path and lock.tryLock(0):
                lock.unlock()
                yield path

    def take_over(self, offer: Offer) -> bool:
        """Go on with that work in its file; False: another window has it, or it is no longer what it was."""
        lock = lock_of(offer.path)
        if not lock.tryLock(0):
            return False
        with suppress(OSError):
            if read_whole(offer.path) == offer.data:
                self._background.drain()
                self._drop()
                self._path, self._lock = offer.path, lock
                return True
        lock.unlock()
        return False

    # --- keeping ------------------------------------------------------------------------------------------

    def _look(self) -> None:
        if not self._at_risk():
            self._changed = False
            if self._background.busy:
                self.look_soon()
            else:
                self._drop()
        elif self._changed and self._background.busy:
            self.look_soon()  # the latest state is the one to keep
        elif self._changed and not self._refused:
            self._changed = False
            self._keep()

    def _keep(self) -> None:
        if self._path is None and not self._begin():
            return
        began = time.monotonic()
        path, work = self._path, self._work()
        self._rest_ms = round((time.monotonic() - began) * 1000) * SHARE
        assert path is not None
        self._background.run(
            lambda: write_atomically(path, work.text()), lambda _: self.kept.emit(), self._fail
        )

    def _begin(self) -> bool:
        """Take a file for this window; False: the disk refused, which was told."""
        path = self._folder / f"unsaved-{self._now():%Y%m%d-%H%M%S-%f}-{os.getpid()}.json"
        lock = lock_of(path)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._refuse(error)
            return False
        if not lock.tryLock(0):
            self._refuse(OSError(None, "its lock file cannot be made", str(path)))
            return False
        self._path, self._lock = path, lock
        return True

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, OSError | ValueError):
            raise error
        self._refuse(error)

    def _refuse(self, error: OSError | ValueError) -> None:
        """Say once that the disk refuses; what is on it stays, and nothing more is tried with this work."""
        if not self._refused:
            self._refused = True
            self.failed.emit(error)

    def _drop(self) -> None:
        """Nothing is at risk: take the file away."""
        self._refused = False
        if self._path is not None:
            with suppress(OSError):
                self._path.unlink()
        self._let_go()

    def _let_go(self) -> None:
        self._path = None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
