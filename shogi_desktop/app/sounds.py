"""What can be heard, and the player of it: Qt's own, in a thread, or nothing at all.

Audio is never in the way. Its library is loaded, and the sound server asked, in a thread of its own and only
when a board is there (the program's start does none of it); a machine without the library, a server or a
device is silent, without a message. What is played when is `app.game_sounds`' business; the files are made by
packaging/tools/make_sounds.py.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import (
    QLibrary,
    QLoggingCategory,
    QObject,
    Qt,
    QThread,
    QUrl,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QGuiApplication

from shogi_desktop.resources_path import resource_path

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect


class Sound(Enum):
    """What can be heard; the value is the name of its file below resources/sounds."""

    MOVE = "move"
    CAPTURE = "capture"
    DROP = "drop"
    CHECK = "check"
    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    BEEP = "beep_short"
    CONTINUOUS = "beep_long"

    @property
    def file(self) -> Path:
        """Its WAV file, which need not be there."""
        return resource_path(f"sounds/{self.value}.wav")


class Sounds(Protocol):
    """Something that makes sounds. All calls return at once and never raise."""

    def prepare(self) -> None:
        """Sounds will be wanted soon: load what is needed."""

    def play(self, sound: Sound, volume: float) -> None:
        """Let `sound` be heard once, or :attr:`Sound.CONTINUOUS` until `stop`. `volume`: 0 to 1."""

    def stop(self, sound: Sound) -> None:
        """Let `sound` be heard no longer."""

    def close(self) -> None:
        """End for good."""


class Silence:
    """No sound."""

    def prepare(self) -> None:
        """Nothing is needed."""

    def play(self, sound: Sound, volume: float) -> None:
        """Nothing is heard."""

    def stop(self, sound: Sound) -> None:
        """Nothing was heard."""

    def close(self) -> None:
        """Nothing is left."""


class QtSounds(QObject):
    """Plays through Qt Multimedia. Its thread begins with `prepare` and ends with `close`."""

    _wanted = Signal(object, float)
    _unwanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: _AudioThread | None = None

    def prepare(self) -> None:
        """Begin to load, where that has not begun."""
        if self._thread is None:
            self._thread = _AudioThread(self._wanted, self._unwanted)
            self._thread.start()

    def play(self, sound: Sound, volume: float) -> None:
        """Hand over to the thread. What is wanted before it is ready is left out: late, it would mislead."""
        self.prepare()
        self._wanted.emit(sound, volume)

    def stop(self, sound: Sound) -> None:
        """Hand over to the thread."""
        self._unwanted.emit(sound)

    def close(self) -> None:
        """End the thread, and wait until it has let go of the device."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.requestInterruption()
            thread.quit()
            thread.wait()


class _AudioThread(QThread):
    """Loads Qt Multimedia and holds the effects; everything of theirs happens here."""

    def __init__(self, wanted: SignalInstance, unwanted: SignalInstance) -> None:
        super().__init__()
        self.setObjectName("sounds")
        self._wanted, self._unwanted = wanted, unwanted

    def run(self) -> None:
        """Load, play what is wanted until told to end, let go."""
        if not _load_multimedia() or self.isInterruptionRequested():
            return
        player = _Player()
        player.follow_devices()
        queued = Qt.ConnectionType.QueuedConnection
        self._wanted.connect(player.play, queued)
        self._unwanted.connect(player.stop, queued)
        self.exec()
        player.close()


class _Player(QObject):
    """The effects of the default device. Lives in the audio thread."""

    def __init__(self) -> None:
        super().__init__()
        self._effects: dict[Sound, QSoundEffect] = {}

    def follow_devices(self) -> None:
        """Make the effects, and make them anew whenever headphones come or go."""
        from PySide6.QtMultimedia import QMediaDevices  # noqa: PLC0415 - loaded late, see the module's text

        self._devices = QMediaDevices()
        self._devices.audioOutputsChanged.connect(self._make_effects)
        self._make_effects()

    def _make_effects(self) -> None:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # noqa: PLC0415 - see above

        self._effects.clear()
        device = QMediaDevices.defaultAudioOutput()
        if device.isNull():
            return
        for sound in Sound:
            effect = QSoundEffect(device)
            if sound is Sound.CONTINUOUS:
                effect.setLoopCount(QSoundEffect.Loop.Infinite.value)
            effect.setSource(QUrl.fromLocalFile(str(sound.file)))
            self._effects[sound] = effect

    def play(self, sound: Sound, volume: float) -> None:
        """Play `sound` from its beginning."""
        effect = self._effects.get(sound)
        if effect is not None and effect.isLoaded():
            # Amplitude as the cube of the slider's place: loudness then seems to grow evenly along it.
            effect.setVolume(volume**3)
            effect.play()

    def stop(self, sound: Sound) -> None:
        """Be silent at once."""
        effect = self._effects.get(sound)
        if effect is not None:
            effect.stop()

    def close(self) -> None:
        """Let go of the device."""
        self._effects.clear()
        self._devices.audioOutputsChanged.disconnect(self._make_effects)
        del self._devices


def _load_multimedia() -> bool:
    """Import Qt Multimedia; whether that worked.

    The library is loaded by Qt first, which lets the window's thread go on meanwhile: `import` alone would
    hold Python, and with it the window, for some 30 ms; after this it takes 3 to 8 ms.
    """
    spec = importlib.util.find_spec("PySide6.QtMultimedia")
    if spec is None or spec.origin is None:
        return False
    QLoggingCategory.setFilterRules("qt.multimedia*=false")
    if not QLibrary(spec.origin).load():
        return False
    try:
        importlib.import_module("PySide6.QtMultimedia")
    except ImportError:
        return False
    return True


def system_sounds(parent: QObject | None = None) -> Sounds:
    """The sounds of this machine; silence where nobody could hear any."""
    if QGuiApplication.platformName() in {"offscreen", "minimal"} or not _server_is_there(os.environ):
        return Silence()
    return QtSounds(parent)


def _server_is_there(environment: Mapping[str, str]) -> bool:
    """Whether sound can be asked for. On Linux Qt speaks to PulseAudio's socket (PipeWire has one as well).

    Qt prints a line for a server that is not there; so it is not asked.
    """
    if sys.platform != "linux":
        return True
    if environment.get("PULSE_SERVER"):
        return True
    folders = [Path("/run/pulse"), Path("/var/run/pulse")]
    for name, below in (("PULSE_RUNTIME_PATH", ""), ("XDG_RUNTIME_DIR", "pulse")):
        if environment.get(name):
            folders.append(Path(environment[name], below))
    return any((folder / "native").exists() for folder in folders)
