"""What windows do besides what is seen: in slices of their own thread and in others."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from shogi_desktop.app.system.background import Background
from shogi_desktop.gui.board.fitted import FittedView
from shogi_desktop.gui.tasks.background import Job, PaintThread
from shogi_desktop.gui.tasks.slices import Slices


def at_work(windows: Iterable[QWidget]) -> bool:
    """Whether something that the windows have asked for is not done, or is drawn for another size."""
    return any(map(_is_at_work, windows))


def _is_at_work(window: QWidget) -> bool:
    return (
        any(slices.running for slices in window.findChildren(Slices))
        or any(thread.busy for thread in window.findChildren(PaintThread))
        or any(thread.busy for thread in window.findChildren(Background))
        or any(job.isRunning() for job in window.findChildren(Job))
        or any(not board.is_sharp for board in window.findChildren(FittedView) if board.isVisible())
    )
