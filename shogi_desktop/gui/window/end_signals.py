"""The system asks the program to end: by a signal (a shutdown, a terminal that is closed, Ctrl+C).

Python hears of a signal only between two of its own steps, and Qt's event loop makes none while nothing
happens; so the number of the signal comes through a socket, which the loop listens to.
"""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

NAMES = ("SIGTERM", "SIGHUP", "SIGINT", "SIGBREAK")


class EndSignals(QObject):
    """Emits `asked` with the first signal that asks for the end; a second one ends the program at once."""

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        self._before = {
            number: signal.getsignal(number)
            for number in (getattr(signal, name, None) for name in NAMES)
            # Who started the program in the background, or with nohup, wants some of them ignored.
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN
        }
        for number in self._before:
            signal.signal(number, _heard)
        self._wakeup = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def close(self) -> None:
        """Give the signals back to whom they belonged."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before.clear()
        self._reader.close()
        self._writer.close()

    def _read(self) -> None:
        if not set(self._reader.recv(64)) & set(self._before):
            return
        for number in self._before:
            signal.signal(number, signal.SIG_DFL)
        self.asked.emit()


def _heard(_number: int, _frame: FrameType | None) -> None:
    """The socket has been told."""
