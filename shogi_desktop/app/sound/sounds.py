"""What can be heard, and the player of it: Qt's own, in a thread, or nothing at all.

Audio is never in the way. Its library is loaded, and the sound server asked, in a thread of its own and only
when a board is there (the program's start does none of it); a machine without the library, a server or a
device is silent, without a message. What is played when is `app.play.game_sounds`' business; the files are
made by packaging/tools/make_sounds.py.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import (
    QLibrary,
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QThread,
    QtMsgType,
    QUrl,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication

from shogi_desktop.app.sound.voice import NoVoice, SystemVoice, Voice
from shogi_desktop.resources_path import resource_path

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

MODULE = "PySide6.QtMultimedia"
_TALK = ("No QtMultimedia backends found", "PulseAudioService:")
_SYSTEM_FOLDERS = (Path("/run/pulse"), Path("/var/run/pulse"))


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
    """Something that makes sounds. All calls return at once and never raise. `voice` is what speaks."""

    voice: Voice

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

    def __init__(self) -> None:
        self.voice: Voice = NoVoice()

    def prepare(self) -> None:
        """Nothing is needed."""

    def play(self, sound: Sound, volume: float) -> None:
        """Nothing is heard."""

    def stop(self, sound: Sound) -> None:
        """Nothing was heard."""

    def close(self) -> None:
        """Nothing is left."""


class QtSounds(QObject):
    """Plays through Qt Multimedia, which `prepare` begins to load in a thread; the effects live in this one.

    (An effect that is stopped in a thread of its own leaves Qt 6.11 with a notifier on a closed file, and its
    event loop spinning.)
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.voice: Voice = SystemVoice(parent=self)
        self._loader: _Loader | None = None
        self._effects: dict[Sound, QSoundEffect] = {}
        self._devices: QMediaDevices | None = None
        self._multimedia: ModuleType | None = None
        self._closed = False

    def prepare(self) -> None:
        """Begin to load, where that has not begun."""
        if self._loader is None and not self._closed:
            self._loader = _Loader(self)
            self._loader.loaded.connect(self._follow_devices)
            self._loader.start()

    def play(self, sound: Sound, volume: float) -> None:
        """Play from the beginning. What is wanted before all is loaded is left out: it would come late."""
        self.prepare()
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
        """Let go of the device; nothing is heard any more, nor loaded."""
        self._closed = True
        self.voice.close()
        self._effects.clear()
        self._devices = None
        if self._loader is not None:
            self._loader.wait()

    def _follow_devices(self, multimedia: ModuleType) -> None:
        """Make the effects of Qt Multimedia, and make them anew whenever headphones come or go."""
        if self._closed:
            return
        self._multimedia = multimedia
        self._devices = multimedia.QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._make_effects)
        self._make_effects()

    def _make_effects(self) -> None:
        self._effects.clear()
        multimedia, devices = self._multimedia, self._devices
        if multimedia is None or devices is None or (device := devices.defaultAudioOutput()).isNull():
            return
        for sound in Sound:
            effect = multimedia.QSoundEffect(device)
            if sound is Sound.CONTINUOUS:
                effect.setLoopCount(multimedia.QSoundEffect.Loop.Infinite.value)
            effect.setSource(QUrl.fromLocalFile(str(sound.file)))
            self._effects[sound] = effect


class _Loader(QThread):
    """Loads Qt Multimedia and asks the sound server for its devices: both may take long, once."""

    loaded = Signal(object)

    def run(self) -> None:
        """Hand over the library by `loaded`, or say nothing where there is no sound to be had."""
        multimedia = _load_multimedia()
        if multimedia is not None:
            with _without_talk_of_audio():
                multimedia.QMediaDevices.audioOutputs()
            self.loaded.emit(multimedia)


@contextmanager
def _without_talk_of_audio() -> Iterator[None]:
    """Keep Qt from telling a terminal that it has no codecs (the bundle needs none) or no sound server."""

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if text.startswith(_TALK):
            return
        if callable(before):
            before(kind, context, text)
        else:
            print(text, file=sys.stderr)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _load_multimedia() -> ModuleType | None:
    """Import Qt Multimedia; None where that does not work.

    The library is loaded by Qt first, which lets the window's thread go on meanwhile: `import` alone would
    hold Python, and with it the window, for some 30 ms; after this it takes 3 to 8 ms.
    """
    spec = importlib.util.find_spec(MODULE)
    if spec is None or spec.origin is None:
        return None
    QLoggingCategory.setFilterRules("qt.multimedia*=false")
    if not QLibrary(spec.origin).load():
        return None
    try:
        return importlib.import_module(MODULE)
    except ImportError:
        return None


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
    folders = list(_SYSTEM_FOLDERS)
    for name, below in (("PULSE_RUNTIME_PATH", ""), ("XDG_RUNTIME_DIR", "pulse")):
        if environment.get(name):
            folders.append(Path(environment[name], below))
    return any((folder / "native").exists() for folder in folders)
