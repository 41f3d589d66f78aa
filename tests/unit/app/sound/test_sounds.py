"""The sound files are what their script makes, and a machine without sound is silent and untroubled."""

from __future__ import annotations

import array
import importlib.util
import itertools
import sys
import wave
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, QUrl, Signal, qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication

import shogi_desktop
from shogi_desktop.app.sound import sounds
from shogi_desktop.app.sound.sounds import QtSounds, Silence, Sound, system_sounds
from shogi_desktop.app.sound.voice import NoVoice
from tests.support.extent import in_the_whole

SCRIPT = Path(shogi_desktop.__file__).parent.parent / "packaging" / "tools" / "make_sounds.py"


def samples(path: Path) -> array.array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        found = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return found


@pytest.fixture(scope="module")
def script() -> ModuleType:
    if not SCRIPT.is_file():
        pytest.skip("platform: the checkout is not here, only the package")
    spec = importlib.util.spec_from_file_location("make_sounds", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["make_sounds"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_has_its_file_and_none_is_large(sound: Sound) -> None:
    data = samples(sound.file)
    assert 0.05 <= len(data) / 44_100 <= 1.0
    assert 0.25 <= max(map(abs, data)) / 32_768 <= 0.95
    assert sound.file.stat().st_size < 100_000


@in_the_whole
def test_the_files_are_what_the_script_makes(script: ModuleType, tmp_path: Path) -> None:
    script.write(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {sound.file.name for sound in Sound}
    for path in tmp_path.iterdir():
        made, kept = samples(path), samples(Sound(path.stem).file)
        assert len(made) == len(kept)
        # Another machine's sine may differ in its last bit, which is at most one step of sixteen bits.
        assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


def test_the_continuous_tone_joins_onto_itself() -> None:
    data = samples(Sound.CONTINUOUS.file)
    steps = [abs(b - a) for a, b in itertools.pairwise(data)]
    assert abs(data[0] - data[-1]) <= max(steps)


@pytest.mark.parametrize("sound", [Sound.MOVE, Sound.CAPTURE, Sound.DROP])
def test_wood_falls_silent_at_once_and_a_drop_is_the_shortest(sound: Sound) -> None:
    data = samples(sound.file)
    tail = data[-441:]
    assert max(map(abs, tail)) < 100
    assert len(samples(Sound.DROP.file)) <= len(data) <= len(samples(Sound.CAPTURE.file))


def test_without_a_screen_there_is_no_sound(qapp: QApplication) -> None:
    assert isinstance(system_sounds(), Silence)


@pytest.mark.parametrize(
    ("name", "below"), [("PULSE_RUNTIME_PATH", "native"), ("XDG_RUNTIME_DIR", "pulse/native")]
)
def test_a_sound_server_is_found_by_its_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, below: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sounds, "_SYSTEM_FOLDERS", ())
    environment = {name: str(tmp_path)}
    assert not sounds._server_is_there(environment)
    (tmp_path / below).parent.mkdir(exist_ok=True)
    (tmp_path / below).touch()
    assert sounds._server_is_there(environment)
    assert sounds._server_is_there({"PULSE_SERVER": "tcp:somewhere"})
    monkeypatch.setattr(sys, "platform", "win32")
    assert sounds._server_is_there({})


def test_a_machine_without_the_library_is_silent_without_a_message(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sounds, "MODULE", "PySide6.NoSuchMultimedia")
    player = QtSounds()
    player.prepare()
    player.play(Sound.MOVE, 0.5)
    player.stop(Sound.CONTINUOUS)
    player.close()
    player.close()
    assert capfd.readouterr() == ("", "")


def test_nothing_is_loaded_before_a_sound_is_wanted(qapp: QApplication) -> None:
    player = QtSounds()
    player.close()
    assert "PySide6.QtMultimedia" not in sys.modules


def test_the_voice_ends_with_the_sounds(qapp: QApplication) -> None:
    ended: list[str] = []

    class Voice(NoVoice):
        def close(self) -> None:
            ended.append("voice")

    player = QtSounds()
    player.voice = Voice()
    player.close()
    assert ended == ["voice"]


def test_talk_of_audio_is_dropped_and_all_else_passes(qapp: QApplication) -> None:
    heard: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, text: heard.append(text))
    try:
        with sounds._without_talk_of_audio():
            qWarning("PulseAudioService: pa_context_connect() failed")
            qWarning("something else")
        qWarning("PulseAudioService: later")
    finally:
        qInstallMessageHandler(before)
    assert heard == ["something else", "PulseAudioService: later"]


# --- the player, with effects that only note what they are told ---------------------------------------------


class Effect:
    """What Qt would play."""

    made: ClassVar[list[Effect]] = []

    class Loop(Enum):
        Infinite = -2

    def __init__(self, device: object) -> None:
        self.device = device
        self.source = ""
        self.told: list[object] = []
        self.loaded = True
        Effect.made.append(self)

    def setLoopCount(self, count: int) -> None:  # noqa: N802 - Qt's name
        self.told.append(("loops", count))

    def setSource(self, url: QUrl) -> None:  # noqa: N802 - Qt's name
        self.source = Path(url.toLocalFile()).stem

    def isLoaded(self) -> bool:  # noqa: N802 - Qt's name
        return self.loaded

    def setVolume(self, volume: float) -> None:  # noqa: N802 - Qt's name
        self.told.append(("volume", volume))

    def play(self) -> None:
        self.told.append("play")

    def stop(self) -> None:
        self.told.append("stop")


class Devices(QObject):
    """The machine's devices, one of which is the usual."""

    audioOutputsChanged = Signal()  # noqa: N815 - Qt's name
    there: ClassVar[bool] = True
    latest: ClassVar[Devices]

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        Devices.latest = self

    @staticmethod
    def defaultAudioOutput() -> SimpleNamespace:  # noqa: N802 - Qt's name
        return SimpleNamespace(isNull=lambda: not Devices.there)


@pytest.fixture
def player(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[QtSounds]:
    """A player whose library is loaded at once."""
    multimedia = ModuleType("PySide6.QtMultimedia")
    multimedia.__dict__.update(QSoundEffect=Effect, QMediaDevices=Devices)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", multimedia)
    monkeypatch.setattr(sounds._Loader, "start", lambda self: self.loaded.emit(multimedia))
    Effect.made, Devices.there = [], True
    made = QtSounds()
    yield made
    made.close()


def effect(sound: Sound) -> Effect:
    (found,) = (one for one in Effect.made if one.source == sound.file.stem)
    return found


def test_each_sound_is_loaded_once_and_the_continuous_one_goes_round(player: QtSounds) -> None:
    player.prepare()
    player.prepare()
    assert sorted(one.source for one in Effect.made) == sorted(sound.file.stem for sound in Sound)
    assert effect(Sound.CONTINUOUS).told == [("loops", -2)]
    assert effect(Sound.MOVE).told == []


def test_a_sound_is_played_as_loud_as_it_seems_and_stopped_at_once(player: QtSounds) -> None:
    player.play(Sound.MOVE, 0.5)
    player.stop(Sound.MOVE)
    assert effect(Sound.MOVE).told == [("volume", 0.125), "play", "stop"]
    assert effect(Sound.CHECK).told == []


def test_what_is_not_loaded_yet_is_left_out(player: QtSounds) -> None:
    player.prepare()
    effect(Sound.MOVE).loaded = False
    player.play(Sound.MOVE, 0.5)
    assert effect(Sound.MOVE).told == []


def test_without_a_device_nothing_is_heard_until_there_is_one(player: QtSounds) -> None:
    Devices.there = False
    player.play(Sound.MOVE, 1.0)
    player.stop(Sound.MOVE)
    assert Effect.made == []
    Devices.there = True
    Devices.latest.audioOutputsChanged.emit()
    player.play(Sound.MOVE, 1.0)
    assert effect(Sound.MOVE).told == [("volume", 1.0), "play"]


def test_effects_are_made_anew_when_headphones_come(player: QtSounds) -> None:
    player.prepare()
    Effect.made = []
    Devices.latest.audioOutputsChanged.emit()
    player.play(Sound.DROP, 1.0)
    assert effect(Sound.DROP).told == [("volume", 1.0), "play"]


def test_after_the_end_nothing_is_heard_or_loaded(player: QtSounds) -> None:
    player.play(Sound.MOVE, 1.0)
    first = effect(Sound.MOVE)
    player.close()
    Effect.made = []
    player.play(Sound.MOVE, 1.0)
    player.prepare()
    assert (first.told[-1], Effect.made) == ("play", [])
    player._follow_devices(sys.modules["PySide6.QtMultimedia"])
    assert Effect.made == []


def test_where_the_server_is_there_sounds_are_qts(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("PySide6.QtGui.QGuiApplication.platformName", lambda: "xcb")
    monkeypatch.setattr(sounds, "_server_is_there", lambda _: False)
    assert isinstance(system_sounds(), Silence)
    monkeypatch.setattr(sounds, "_server_is_there", lambda _: True)
    made = system_sounds()
    assert isinstance(made, QtSounds)
    made.close()


def test_a_library_that_cannot_be_loaded_or_imported_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "MODULE", "json")  # a text, which is no library
    assert not sounds._load_multimedia()
    monkeypatch.setattr(sounds, "MODULE", "_nowhere")
    assert not sounds._load_multimedia()


def test_headphones_that_come_after_the_end_are_nothing_to_it(player: QtSounds) -> None:
    player._make_effects()
    player.prepare()
    player.close()
    Effect.made = []
    Devices.latest.audioOutputsChanged.emit()
    assert Effect.made == []


@pytest.mark.parametrize("there", [True, False])
def test_what_the_loader_finds_it_hands_over_once_the_server_was_asked(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    told: list[object] = []
    multimedia = ModuleType("PySide6.QtMultimedia")
    multimedia.__dict__["QMediaDevices"] = SimpleNamespace(audioOutputs=lambda: told.append("asked"))
    monkeypatch.setattr(sounds, "_load_multimedia", lambda: multimedia if there else None)
    loader = sounds._Loader()
    loader.loaded.connect(told.append)
    loader.run()
    assert told == (["asked", multimedia] if there else [])


def test_a_sound_server_of_the_system_is_looked_for_in_both_its_places(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(Path, "exists", lambda path: bool(asked.append(path.as_posix())))
    assert not sounds._server_is_there({})
    assert asked == ["/run/pulse/native", "/var/run/pulse/native"]
