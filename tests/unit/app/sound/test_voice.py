"""The voice's process: what it tells, what it is told, and that a bad one costs silence and nothing else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from shogi_desktop import bootstrap
from shogi_desktop.app.sound import voice_process
from shogi_desktop.app.sound.sounds import Silence
from shogi_desktop.app.sound.voice import NoVoice, SystemVoice, _environment, own_command

TALKS = """
import sys
print('languages en ja', flush=True)
for line in sys.stdin:
    open(sys.argv[1], 'a').write(line)
"""
MakeVoice = Callable[..., SystemVoice]


@pytest.fixture
def make_voice(qtbot: QtBot) -> Iterator[MakeVoice]:
    made: list[SystemVoice] = []

    def make(program: str, *arguments: str, answer_ms: int = 15_000) -> SystemVoice:
        voice = SystemVoice((sys.executable, "-c", program, *arguments), answer_ms=answer_ms)
        made.append(voice)
        return voice

    yield make
    for voice in made:
        voice.close()


def test_it_tells_its_languages_and_says_what_it_is_given(
    make_voice: MakeVoice, qtbot: QtBot, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    voice = make_voice(TALKS, str(heard))
    assert voice.languages is None
    with qtbot.waitSignal(voice.changed):
        voice.prepare()
    assert voice.languages == {"en", "ja"}
    voice.say("30\nseconds", "en", 0.7)
    voice.say("třicet", "cs", 0.7)
    voice.hush()
    voice.rest()
    qtbot.waitUntil(lambda: heard.exists() and heard.read_text().endswith("hush\n"))
    assert heard.read_text() == "say en 70 30 seconds\nhush\n"
    assert voice.languages == {"en", "ja"}


@pytest.mark.parametrize(
    "program",
    [
        "",
        "print('languages')",
        "raise SystemExit(3)",
        "print('languages en'); print('failed', flush=True)",
        "import time; print('languages en'); print('failed', flush=True); time.sleep(600)",
    ],
)
def test_a_voice_that_ends_or_gives_up_is_none(make_voice: MakeVoice, qtbot: QtBot, program: str) -> None:
    voice = make_voice(program)
    voice.prepare()
    qtbot.waitUntil(lambda: voice.languages == frozenset())
    voice.say("nine", "en", 1.0)
    voice.prepare()
    assert voice.languages == frozenset()


def test_a_service_that_hangs_is_given_up(make_voice: MakeVoice, qtbot: QtBot) -> None:
    voice = make_voice("import time; time.sleep(600)", answer_ms=50)
    with qtbot.waitSignal(voice.changed):
        voice.prepare()
    assert voice.languages == frozenset()


def test_a_service_that_hangs_holds_up_no_end(make_voice: MakeVoice, qtbot: QtBot) -> None:
    voice = make_voice("import time; print('languages en', flush=True); time.sleep(600)")
    with qtbot.waitSignal(voice.changed):
        voice.prepare()
    (process,) = voice.findChildren(QProcess)
    voice.close()
    assert process.state() is QProcess.ProcessState.NotRunning


def test_a_program_that_is_not_there_is_silence(qtbot: QtBot, tmp_path: Path) -> None:
    voice = SystemVoice((str(tmp_path / "nothing"),))
    voice.prepare()
    qtbot.waitUntil(lambda: voice.languages == frozenset())
    voice.close()


def test_after_the_end_nothing_is_started(make_voice: MakeVoice) -> None:
    voice = make_voice(TALKS, "unused")
    voice.close()
    voice.prepare()
    voice.say("nine", "en", 1.0)
    assert voice.languages is None


def test_where_there_is_no_sound_there_is_no_voice() -> None:
    assert isinstance(Silence().voice, NoVoice)
    assert Silence().voice.languages == frozenset()


def test_the_process_speaks_through_qt() -> None:
    """Qt brings an engine for tests, which is silent and knows five locales."""
    done = subprocess.run(
        (*own_command(), "mock"), input="say en 50 nine\nnonsense\nsay xx\nhush\n", capture_output=True,
        text=True, timeout=30, check=False,
    )  # fmt: skip
    if done.stdout == "languages\n":
        pytest.skip("this Qt brings no speech")
    assert (done.returncode, done.stdout) == (0, "languages en fi nb nn\n")


def test_the_program_itself_is_the_process_where_it_is_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    program, argument = own_command()
    spoken: list[list[str]] = []
    monkeypatch.setattr(voice_process, "main", lambda arguments: spoken.append(list(arguments)) or 0)
    assert (program, bootstrap.main([argument]), spoken) == (sys.executable, 0, [[]])


def test_it_is_started_once_and_not_after_the_end(make_voice: MakeVoice) -> None:
    voice = make_voice("import sys; sys.stdin.read()")
    voice.prepare()
    voice.prepare()
    assert len(voice.findChildren(QProcess)) == 1
    voice.close()
    closed = make_voice("import sys; sys.stdin.read()")
    closed.close()
    closed.prepare()
    assert closed.findChildren(QProcess) == []


def test_without_a_process_nothing_is_said_and_nothing_breaks(make_voice: MakeVoice, qtbot: QtBot) -> None:
    voice = make_voice(TALKS, "unused")
    voice.hush()
    with qtbot.waitSignal(voice.changed):
        voice.prepare()
    voice.rest()
    voice.hush()
    voice.say("nine", "en", 1.0)
    voice.rest()
    assert voice.languages == {"en", "ja"}


@pytest.mark.parametrize(("system", "value"), [("darwin", "1"), ("linux", ""), ("win32", "")])
def test_on_a_mac_the_voice_s_process_has_the_run_loop_that_speech_reports_through(
    system: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("QT_EVENT_DISPATCHER_CORE_FOUNDATION", raising=False)
    monkeypatch.setattr(sys, "platform", system)
    assert _environment().value("QT_EVENT_DISPATCHER_CORE_FOUNDATION") == value
