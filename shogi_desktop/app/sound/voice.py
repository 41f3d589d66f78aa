"""A voice of the system, asked from a process of its own, or none.

A slow or hanging speech service (Linux has them) holds whoever asks it for seconds. So Qt's speech module is
loaded by `voice_process`, a second start of this program without a window; here it is only written to, and it
is killed when it does not answer. It runs while somebody wants it: while the clock is to be counted, or while
the settings ask which languages can be spoken.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal, SignalInstance

import shogi_desktop

PROCESS_ARGUMENT: Final = "--voice"
"""The only argument of a start of this program as the process behind a voice."""
ANSWER_MS: Final = 15_000
"""A service that has not told its languages by then has none."""
END_MS: Final = 500
_MODULE: Final = "shogi_desktop.app.sound.voice_process"


class Voice(Protocol):
    """Something that speaks. All calls return at once and never raise.

    `changed` tells that `languages` have become known, or that the voice is lost.
    """

    changed: SignalInstance

    @property
    def languages(self) -> frozenset[str] | None:
        """ISO 639 codes of what it can speak; None while that is not known."""

    def prepare(self) -> None:
        """It will be wanted soon: ask for the languages."""

    def say(self, text: str, language: str, volume: float) -> None:
        """Say `text`, breaking off what is being said. `volume`: 0 to 1."""

    def hush(self) -> None:
        """Be silent at once."""

    def rest(self) -> None:
        """It is not wanted for the time being."""

    def close(self) -> None:
        """End for good."""


class NoVoice(QObject):
    """No voice."""

    changed = Signal()

    @property
    def languages(self) -> frozenset[str] | None:
        """None can be spoken."""
        return frozenset()

    def prepare(self) -> None:
        """Nothing is needed."""

    def say(self, text: str, language: str, volume: float) -> None:
        """Nothing is said."""

    def hush(self) -> None:
        """Nothing was said."""

    def rest(self) -> None:
        """Nothing is there."""

    def close(self) -> None:
        """Nothing is left."""


class SystemVoice(QObject):
    """The system's voice, by way of `voice_process`."""

    changed = Signal()

    def __init__(
        self,
        command: Sequence[str] | None = None,
        parent: QObject | None = None,
        *,
        answer_ms: int = ANSWER_MS,
    ) -> None:
        """`command` starts the process; None for this program's own."""
        super().__init__(parent)
        self._command = tuple(command or own_command())
        self._process: QProcess | None = None
        self._languages: frozenset[str] | None = None
        self._closed = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(answer_ms)
        self._patience.timeout.connect(self._lose)

    @property
    def languages(self) -> frozenset[str] | None:
        """What the process has told; none once it broke."""
        return self._languages

    def prepare(self) -> None:
        """Start the process, unless it runs or there is nothing to be had from it."""
        if self._process is not None or self._closed or self._languages == frozenset():
            return
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(list(self._command[1:]))
        process.setWorkingDirectory(str(Path(shogi_desktop.__file__).resolve().parents[1]))
        process.setProcessEnvironment(_environment())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._lose)
        process.errorOccurred.connect(self._lose)
        self._process = process
        self._patience.start()
        process.start()

    def say(self, text: str, language: str, volume: float) -> None:
        """Hand it over; without a process, or with one that is not ready, nothing is said."""
        if self._languages is not None and language in self._languages:
            self._write(f"say {language} {round(100 * volume)} {' '.join(text.split())}")

    def hush(self) -> None:
        """Tell the process."""
        self._write("hush")

    def rest(self) -> None:
        """Let the process go; what it told stays known."""
        self._patience.stop()
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._lose)
        process.errorOccurred.disconnect(self._lose)
        if process.state() is QProcess.ProcessState.NotRunning:
            process.deleteLater()
            return
        process.finished.connect(process.deleteLater)
        process.closeWriteChannel()
        QTimer.singleShot(END_MS, process, process.kill)

    def close(self) -> None:
        """End the process here and now: it keeps nothing that could be lost."""
        self._closed = True
        process = self._process
        self.rest()
        for left in self.findChildren(QProcess):
            left.kill()
            left.waitForFinished(END_MS)
        del process

    def _write(self, line: str) -> None:
        if self._process is not None and self._process.state() is QProcess.ProcessState.Running:
            self._process.write(f"{line}\n".encode())

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            words = bytes(process.readLine().data()).decode("utf-8", "replace").split()
            if words[:1] == ["languages"]:
                self._patience.stop()
                self._languages = frozenset(words[1:])
                self.changed.emit()
            elif words[:1] == ["failed"]:
                self._lose()
                return
            process = self._process

    def _lose(self) -> None:
        """It broke, hangs, or has nothing to offer: silence from here on."""
        self.rest()
        if self._languages != frozenset():
            self._languages = frozenset()
            self.changed.emit()


def own_command() -> tuple[str, ...]:
    """How this program is started once more as the process behind a voice."""
    if getattr(sys, "frozen", False):
        return (sys.executable, PROCESS_ARGUMENT)
    return (sys.executable, "-m", _MODULE)


def _environment() -> QProcessEnvironment:
    environment = QProcessEnvironment.systemEnvironment()
    if sys.platform == "darwin":
        # The system's speech reports through the run loop, which a Qt program without a window has only so.
        environment.insert("QT_EVENT_DISPATCHER_CORE_FOUNDATION", "1")
    return environment
