"""What the voice's process makes of the lines it is given, with a speech that only notes what it is told."""

from __future__ import annotations

import io
import subprocess
import sys
import threading
from enum import Enum
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, Signal

from shogi_desktop.app.sound import voice_process
from shogi_desktop.app.sound.voice_process import Speaker, code_of, main, speech_of_system
from tests.support.threads import NotedThread

US, GB, JP = QLocale("en_US"), QLocale("en_GB"), QLocale("ja_JP")


class Noted(QObject):
    """A speech engine that notes what is asked of it."""

    errorOccurred = Signal(object, str)  # noqa: N815 - Qt's name

    def __init__(self, *locales: QLocale) -> None:
        super().__init__()
        self._locales = list(locales)
        self._locale = locales[0]
        self.told: list[tuple[object, ...]] = []

    def availableLocales(self) -> list[QLocale]:  # noqa: N802 - Qt's name
        return self._locales

    def locale(self) -> QLocale:
        return self._locale

    def setLocale(self, locale: QLocale) -> None:  # noqa: N802 - Qt's name
        self._locale = locale
        self.told.append(("locale", locale.name()))

    def setVolume(self, volume: float) -> None:  # noqa: N802 - Qt's name
        self.told.append(("volume", volume))

    def say(self, text: str) -> None:
        self.told.append(("say", text))

    def stop(self) -> None:
        self.told.append(("stop",))


def speaking(monkeypatch: pytest.MonkeyPatch, system: QLocale, *locales: QLocale) -> tuple[Speaker, Noted]:
    monkeypatch.setattr(QLocale, "system", lambda: system)
    speech = Noted(*locales)
    return Speaker(speech), speech  # type: ignore[arg-type]


def test_its_languages_are_told_by_code_in_order(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker, _ = speaking(monkeypatch, US, JP, GB, US)
    assert speaker.languages == ["en", "ja"]
    assert code_of(JP) == "ja"


@pytest.mark.parametrize(
    ("system", "known", "spoken"),
    [
        (GB, (GB, US), "en_GB"),
        (GB, (US, GB), "en_GB"),
        (JP, (GB, US), "en_US"),
        (JP, (US, GB), "en_US"),
        (JP, (QLocale("en_AU"), GB), "en_AU"),
    ],
)
def test_of_several_countries_the_systems_own_is_spoken_then_the_usual_one_then_the_first(
    qapp: QCoreApplication,
    monkeypatch: pytest.MonkeyPatch,
    system: QLocale,
    known: tuple[QLocale, ...],
    spoken: str,
) -> None:
    speaker, speech = speaking(monkeypatch, system, JP, *known)
    speaker.obey("say en 100 nine")
    assert speech.locale().name() == spoken


def test_it_says_a_line_in_its_language_as_loud_as_told(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker, speech = speaking(monkeypatch, US, US, JP)
    speaker.obey("say en 70 thirty seconds\n")
    speaker.obey("say ja 0 三十秒")
    speaker.obey("say ja 250 十秒")
    speaker.obey("hush\n")
    assert speech.told == [
        ("volume", 0.7),
        ("say", "thirty seconds\n"),
        ("locale", "ja_JP"),
        ("volume", 0.0),
        ("say", "三十秒"),
        ("volume", 1.0),
        ("say", "十秒"),
        ("stop",),
    ]


@pytest.mark.parametrize(
    "line", ["", "say", "say en 50", "say cs 50 devět", "say en loud nine", "hush now", "stop"]
)
def test_what_it_does_not_understand_is_passed_over(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    speaker, speech = speaking(monkeypatch, US, US)
    speaker.obey(line)
    assert speech.told == []


def test_a_service_that_gives_up_is_told_and_the_process_ends(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ended: list[int] = []
    monkeypatch.setattr(QCoreApplication, "exit", ended.append)
    _speaker, speech = speaking(monkeypatch, US, US)
    speech.errorOccurred.emit(None, "gone")
    assert capsys.readouterr().out == "failed\n"
    assert ended == [1]


def test_the_reader_hands_on_each_line_and_ends_the_process_some_time_after_the_input(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[object] = []
    monkeypatch.setattr(sys, "stdin", io.StringIO("hush\nsay en 50 nine\n"))
    monkeypatch.setattr("time.sleep", lambda seconds: happened.append(seconds > 1))
    monkeypatch.setattr("os._exit", happened.append)
    reader = voice_process._Reader()
    reader.line.connect(happened.append)
    reader.ended.connect(lambda: happened.append("ended"))
    reader.run()
    assert happened == ["hush\n", "say en 50 nine\n", "ended", True, 0]


def test_without_a_voice_it_says_so_and_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(voice_process, "QCoreApplication", lambda _: None)
    monkeypatch.setattr(voice_process, "speech_of_system", asked.append)
    assert main([]) == 0
    assert main(["mock"]) == 0
    assert capsys.readouterr().out == "languages\n" * 2
    assert asked == [None, "mock"]


def test_it_tells_its_languages_at_once_and_listens_until_the_input_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parts = Mock()
    parts.Speaker.return_value.languages = ("en", "ja")
    parts.QCoreApplication.return_value.exec.return_value = 7
    for name in ("QCoreApplication", "Speaker", "_Reader", "speech_of_system", "print"):
        monkeypatch.setattr(voice_process, name, getattr(parts, name), raising=False)
    monkeypatch.setattr(threading, "Thread", NotedThread)
    NotedThread.made.clear()
    assert main(["mock", "more"]) == 7
    reader, queued = parts._Reader.return_value, Qt.ConnectionType.QueuedConnection
    assert parts.speech_of_system.mock_calls == [call("mock")]
    assert reader.line.connect.mock_calls == [call(parts.Speaker.return_value.obey, queued)]
    assert reader.ended.connect.mock_calls == [call(parts.QCoreApplication.return_value.quit, queued)]
    assert parts.print.mock_calls == [call("languages", "en", "ja", flush=True)]
    (thread,) = NotedThread.made
    assert thread.how == {"target": reader.run, "daemon": True}
    assert thread.asked == ["start"]


def test_a_linux_without_the_speech_service_is_not_asked_for_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    class Missing:
        def __init__(self, name: str, version: int) -> None:
            assert (name, version) == ("speechd", 2)

        def load(self) -> bool:
            return False

    class Speech:
        State = Enum("State", ["Ready", "Error"])

        def __init__(self, name: str) -> None:
            self.name = name

        @staticmethod
        def availableEngines() -> list[str]:  # noqa: N802 - Qt's name
            return ["speechd"]

        def state(self) -> Enum:
            return Speech.State["Ready"]

        def availableLocales(self) -> list[QLocale]:  # noqa: N802 - Qt's name
            return [US]

    def found(engine: str | None) -> str | None:
        return getattr(speech_of_system(engine), "name", None)

    monkeypatch.setattr(voice_process, "QTextToSpeech", Speech)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(voice_process, "QLibrary", Missing)
    assert found(None) is None
    assert found("named") == "named", "who names one knows what there is"
    monkeypatch.setattr(Missing, "load", lambda _: True)
    assert found(None) == "speechd"


def test_a_qt_that_was_packed_without_speech_has_no_voice() -> None:
    without = (
        "import sys; sys.modules['PySide6.QtTextToSpeech'] = None; "
        "from shogi_desktop.app.sound.voice_process import main; sys.exit(main(['mock']))"
    )
    done = subprocess.run([sys.executable, "-c", without], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, ["languages"], "")


def test_the_first_engine_that_works_and_has_a_voice_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    class Speech:
        State = Enum("State", ["Ready", "Error"])

        def __init__(self, name: str) -> None:
            self.name = name

        @staticmethod
        def availableEngines() -> list[str]:  # noqa: N802 - Qt's name
            return ["mock", "broken", "silent", "works", "later"]

        def state(self) -> Enum:
            return Speech.State["Error" if self.name == "broken" else "Ready"]

        def availableLocales(self) -> list[QLocale]:  # noqa: N802 - Qt's name
            return [] if self.name == "silent" else [US]

    monkeypatch.setattr(voice_process, "QTextToSpeech", Speech)
    monkeypatch.setattr(sys, "platform", "darwin")
    found = [speech_of_system(name) for name in (None, "broken", "silent", "later")]
    assert [getattr(speech, "name", None) for speech in found] == ["works", None, None, "later"]
