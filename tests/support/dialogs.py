"""Dialogs that a test does not answer: each would stand there for ever, and the test with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog


@contextmanager
def closed_after(limit_ms: int) -> Iterator[list[str]]:
    """Close a modal dialog that is open for so long; the titles of those that were."""
    left: list[str] = []
    run = QDialog.exec

    def run_for_a_while(dialog: QDialog) -> int:
        def give_up() -> None:
            left.append(dialog.windowTitle() or type(dialog).__name__)
            dialog.reject()

        timer = QTimer()
        timer.setSingleShot(True)
        timer.timeout.connect(give_up)
        timer.start(limit_ms)
        try:
            return run(dialog)
        finally:
            timer.stop()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QDialog, "exec", run_for_a_while)
        yield left
