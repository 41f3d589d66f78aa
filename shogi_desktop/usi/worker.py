"""A ``UsiClient`` carried by a thread of its own, for a window that must never wait.

``EngineWorker`` lives in the window's thread and only posts commands; the carrier it owns lives in a
``QThread`` with the ``QProcess``, and everything the engine says crosses over as a signal. One worker is one
process: after its end a restart takes a new worker.

The end of a process: ``quit``, a second's grace, terminate, another second, kill. ``shut_down`` asks for it
and returns at once; ``wait`` is for the program's exit only, where there is no event loop left to wait in.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMetaObject, QObject, QProcess, Qt, QThread, QTimer, Signal, Slot

from shogi_desktop.usi.client import SearchRequest, State, Step, Timeouts, UsiClient
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import FailureKind
from shogi_desktop.usi.events import Failed
from shogi_desktop.usi.lines import LineBuffer

GRACE_MS = 1_000
"""How long a process may take to end after ``quit``, and again after being terminated."""

_Command = Callable[[UsiClient, int], Step]


class EngineWorker(QObject):
    """One engine process in a thread of its own; all methods return at once.

    Commands may be given from the start: a search waits until the engine is ready. After ``Failed`` they are
    ignored.
    """

    reported = Signal(object)
    """A ``usi.events.Event``; ``Failed`` is the last one."""
    ended = Signal()
    """The process is gone and the thread has finished: the worker may be deleted."""

    _commanded = Signal(object)
    _shut_down_asked = Signal()

    def __init__(
        self, command: EngineCommand, timeouts: Timeouts | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._thread.setObjectName("engine")
        self._carrier = _Carrier(command, timeouts)
        self._carrier.moveToThread(self._thread)
        self._thread.started.connect(self._carrier.launch)
        self._commanded.connect(self._carrier.carry_out, Qt.ConnectionType.QueuedConnection)
        self._shut_down_asked.connect(self._carrier.shut_down, Qt.ConnectionType.QueuedConnection)
        self._carrier.reported.connect(self.reported, Qt.ConnectionType.QueuedConnection)
        self._hold: QMetaObject.Connection | None = None

    def start(self, variant_id: str, options: Mapping[str, object]) -> None:
        """Launch the process, shake hands, set variant and options, and get ready."""
        # The connected function keeps the worker alive until its thread has finished, whoever lets go of
        # it: a QThread must not be deleted while it runs. (A bound method would not keep it.)
        self._hold = self._thread.finished.connect(
            lambda: self._let_go(),  # noqa: PLW0108
            Qt.ConnectionType.QueuedConnection,
        )
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._leave_with_the_program)
        self._thread.start()
        self.prepare(variant_id, options)

    def prepare(self, variant_id: str, options: Mapping[str, object]) -> None:
        """Set the engine up anew, for another game; a running search is given up."""
        chosen = dict(options)
        self._commanded.emit(lambda client, now_ms: client.prepare(variant_id, chosen, now_ms))

    def new_game(self) -> None:
        """The next search belongs to another game; a running one is given up."""
        self._commanded.emit(UsiClient.new_game)

    def search(self, request: SearchRequest) -> None:
        """Search, as soon as the engine is free for it; what it searched before is given up."""
        self._commanded.emit(lambda client, now_ms: client.search(request, now_ms))

    def ponder_hit(self) -> None:
        """The move pondered on was played."""
        self._commanded.emit(_ponder_hit)

    def stop(self) -> None:
        """Answer the running search at once."""
        self._commanded.emit(UsiClient.stop)

    def cancel(self) -> None:
        """Give up the running search; no answer will come."""
        self._commanded.emit(UsiClient.cancel)

    def shut_down(self) -> None:
        """Have the process end; ``ended`` follows within about two seconds."""
        self._shut_down_asked.emit()

    def is_running(self) -> bool:
        """Whether the thread runs: from ``start`` until just before ``ended``."""
        return self._thread.isRunning()

    def wait(self, limit_ms: int = 4 * GRACE_MS) -> bool:
        """Block until the thread has finished, at the program's exit. False when the limit passed."""
        finished = bool(self._thread.wait(limit_ms))
        if finished:
            self._let_go()
        return finished

    def _let_go(self) -> None:
        hold, self._hold = self._hold, None
        if hold is not None:
            QObject.disconnect(hold)
            self.ended.emit()

    @Slot()
    def _leave_with_the_program(self) -> None:
        if self.is_running():
            self.shut_down()
            self.wait()


def _ponder_hit(client: UsiClient, now_ms: int) -> Step:
    """A ponder search may be over by the time the hit reaches this thread; then there is nothing to tell."""
    return client.ponder_hit(now_ms) if client.state is State.PONDERING else Step()


class _Carrier(QObject):
    """The half that lives in the thread: owns process, timer and client."""

    reported = Signal(object)

    def __init__(self, command: EngineCommand, timeouts: Timeouts | None) -> None:
        super().__init__()
        self._command = command
        self._client = UsiClient(command.program, timeouts)
        self._output = LineBuffer()
        self._errors = LineBuffer()
        self._process: QProcess | None = None
        self._timer: QTimer | None = None
        self._waiting: list[_Command] = []
        self._next_force = 0

    @Slot()
    def launch(self) -> None:
        """Create the process in this thread, where its notifiers work."""
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)
        self._process = QProcess()
        self._process.setProgram(self._command.program)
        self._process.setArguments(list(self._command.arguments))
        if self._command.directory is not None:
            self._process.setWorkingDirectory(self._command.directory)
        self._process.started.connect(self._started)
        self._process.errorOccurred.connect(self._error_occurred)
        self._process.finished.connect(self._finished)
        self._process.readyReadStandardOutput.connect(self._read_output)
        self._process.readyReadStandardError.connect(self._read_errors)
        self._process.start()

    @Slot(object)
    def carry_out(self, command: _Command) -> None:
        """Give the client a command; before the process runs it is kept."""
        if self._client.state is State.NOT_STARTED:
            self._waiting.append(command)
        elif self._client.state is not State.DEAD:
            self._act(command(self._client, _now_ms()))

    @Slot()
    def shut_down(self) -> None:
        """``quit``, and force step by step if it has no effect."""
        self._act(self._client.quit())
        if self._process is None or self._process.state() is QProcess.ProcessState.NotRunning:
            self._leave()
            return
        self._process.closeWriteChannel()
        self._force_later()

    # --- what the process reports ---------------------------------------------------------------------------

    @Slot()
    def _started(self) -> None:
        if self._client.state is not State.NOT_STARTED:
            return
        self._act(self._client.start(_now_ms()))
        commands, self._waiting = self._waiting, []
        for command in commands:
            self.carry_out(command)

    @Slot(QProcess.ProcessError)
    def _error_occurred(self, error: QProcess.ProcessError) -> None:
        """Only a failed launch matters here: every other error is followed by ``finished``."""
        if error is not QProcess.ProcessError.FailedToStart or self._process is None:
            return
        missing = not Path(self._command.program).is_file()
        kind = FailureKind.MISSING_FILE if missing else FailureKind.NOT_EXECUTABLE
        self._act(self._client.launch_failed(kind, self._process.errorString()))

    @Slot(int, QProcess.ExitStatus)
    def _finished(self, exit_code: int, status: QProcess.ExitStatus) -> None:
        self._read_errors()
        self._read_output()
        for line in self._output.flush():
            self._act(self._client.receive_line(line, _now_ms()))
        # Qt gives the signal's number for a crash; negative is how subprocess writes it.
        code = -exit_code if status is QProcess.ExitStatus.CrashExit else exit_code
        self._act(self._client.process_ended(code))
        self._leave()

    @Slot()
    def _read_output(self) -> None:
        if self._process is None:
            return
        chunk = self._process.readAllStandardOutput().data()
        for line in self._output.feed(bytes(chunk)):
            self._act(self._client.receive_line(line, _now_ms()))

    @Slot()
    def _read_errors(self) -> None:
        if self._process is None:
            return
        for line in self._errors.feed(bytes(self._process.readAllStandardError().data())):
            self._client.receive_error_line(line)

    @Slot()
    def _tick(self) -> None:
        if self._client.state is State.DEAD:
            self._use_force()
        else:
            self._act(self._client.tick(_now_ms()))

    # --- acting ---------------------------------------------------------------------------------------------

    def _act(self, step: Step) -> None:
        if step.send and self._process is not None:
            self._process.write("".join(line + "\n" for line in step.send).encode())
        for event in step.events:
            self.reported.emit(event)
            if isinstance(event, Failed):
                self._end_failed_process()
        due = self._client.next_tick_ms()
        if self._timer is not None and self._client.state is not State.DEAD:
            if due is None:
                self._timer.stop()
            else:
                self._timer.start(max(0, due - _now_ms()))

    def _end_failed_process(self) -> None:
        """A failed engine may be stuck or flooding: no grace for it."""
        if self._process is None or self._process.state() is QProcess.ProcessState.NotRunning:
            self._leave()
        else:
            self._process.kill()

    def _use_force(self) -> None:
        if self._process is None:
            return
        if self._next_force == 0:
            self._process.terminate()
            self._next_force = 1
            self._force_later()
        else:
            self._process.kill()

    def _force_later(self) -> None:
        if self._timer is not None:
            self._timer.start(GRACE_MS)

    def _leave(self) -> None:
        """The process is gone: give everything back and end the thread."""
        if self._timer is not None:
            self._timer.stop()
            self._timer.deleteLater()
            self._timer = None
        if self._process is not None:
            self._process.deleteLater()
            self._process = None
        QThread.currentThread().quit()


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
