"""An engine tried out while the window goes on: `probe.try_engine` in a thread, told of by signals."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.engines.bridge import Bridge
from shogi_desktop.app.engines.handle import EngineInterruptedError
from shogi_desktop.app.engines.probe import PATIENT, Patience, press, try_engine
from shogi_desktop.app.settings.game_setup import OptionValue
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand


class Trial(QObject):
    """One trial at a time; another one gives up the one before, of which nothing is heard any more.

    Signals: ``waiting(StillWaiting)`` every second while the engine starts; ``found(Findings)`` at the end;
    ``pressed(EngineFailure | None)`` after a button was pressed.
    """

    waiting = Signal(object)
    found = Signal(object)
    pressed = Signal(object)

    def __init__(self, parent: QObject | None = None, *, timeouts: Timeouts = PATIENT) -> None:
        super().__init__(parent)
        self._timeouts = timeouts
        self._bridge = Bridge()
        self._patience = Patience()
        self._threads: list[threading.Thread] = []
        self._number = 0
        self.running = False
        """Whether something is to be told."""

    def begin(
        self, command: Sequence[str], folder: str = "", options: Mapping[str, OptionValue] | None = None
    ) -> None:
        """Try an engine out; see `try_engine`."""

        def work(patience: Patience, number: int) -> Callable[[], None]:
            tell = self._told_by(number, self.waiting.emit)
            findings = try_engine(
                command, folder, options, patience=patience, tell=tell, timeouts=self._timeouts
            )
            return lambda: self.found.emit(findings)

        self._start(work)

    def press(self, command: EngineCommand, options: Mapping[str, OptionValue], button: str) -> None:
        """Press a button of an engine; see `probe.press`."""

        def work(patience: Patience, _number: int) -> Callable[[], None]:
            try:
                failure = press(command, options, button, patience=patience, timeouts=self._timeouts)
            except EngineInterruptedError:
                return lambda: None
            return lambda: self.pressed.emit(failure)

        self._start(work)

    def give_up(self) -> None:
        """End the trial; what was found so far is told."""
        self._patience.give_up()

    def forget(self) -> None:
        """End the trial; nothing is told of it any more."""
        self._number += 1
        self.running = False
        self._patience.give_up()

    def close(self) -> None:
        """End it, and wait until no process of it is left: when the program ends."""
        self.forget()
        for thread in self._threads:
            thread.join()

    def _start(self, work: Callable[[Patience, int], Callable[[], None]]) -> None:
        self.forget()
        self._patience, number = Patience(), self._number
        self.running = True
        patience, bridge = self._patience, self._bridge

        def run() -> None:
            tell = work(patience, number)
            bridge(lambda: self._end(number, tell))

        thread = threading.Thread(target=run, name="engine-trial", daemon=True)
        self._threads = [*(one for one in self._threads if one.is_alive()), thread]
        thread.start()

    def _end(self, number: int, tell: Callable[[], None]) -> None:
        if number == self._number:
            self.running = False
            tell()

    def _told_by(self, number: int, tell: Callable[[object], None]) -> Callable[[object], None]:
        bridge = self._bridge

        def pass_on(news: object) -> None:
            bridge(lambda: tell(news) if number == self._number else None)

        return pass_on
