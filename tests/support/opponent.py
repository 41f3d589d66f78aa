"""The part of every scripted opponent that is the same: its signals, and being there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class SilentOpponent(QObject):
    """An opponent, as `app.opponent_protocol` has it, that is ready and never says anything by itself.

    A test's own opponent adds `think`, and notes what it wants to know.
    """

    info = Signal(int, object)
    best_move = Signal(int, object)
    resigned = Signal(int)
    declared_win = Signal(int)
    preparing = Signal(int)
    ready = Signal()
    restarting = Signal(str)
    restarted = Signal()
    failed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.is_ready = True

    def stop(self) -> None: ...

    def cancel(self) -> None: ...

    def restart(self) -> None: ...

    def quit(self) -> None: ...
