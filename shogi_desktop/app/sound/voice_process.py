"""The process behind `voice.SystemVoice`: reads lines and speaks through Qt's speech module.

    python -m shogi_desktop.app.sound.voice_process [ENGINE]

It first writes one line, `languages en ja …` (none where the system has no voice); then it obeys
`say LANGUAGE VOLUME TEXT` (volume 0 to 100) and `hush`, until its input ends. `failed` is its last word when
the system's service gives up. ENGINE names one of Qt's speech engines, for tests; by default it takes the
first of the system's that works.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibrary, QLocale, QObject, Qt, Signal

try:
    from PySide6.QtTextToSpeech import QTextToSpeech
except ImportError:  # as packed by some distributions
    _SPEECH = False
else:
    _SPEECH = True

_GRACE_S: Final = 2.0
_LINUX_LIBRARY: Final = ("speechd", 2)
"""What Qt's speech on Linux stands on; where it lacks, Qt would print a line about it."""
_NO_VOICE: Final = "mock"


class Speaker(QObject):
    """Obeys the lines it is given, with one of Qt's speech engines."""

    def __init__(self, speech: QTextToSpeech) -> None:
        super().__init__()
        self._speech = speech
        self._locales: dict[str, QLocale] = {}
        system = QLocale.system()
        for locale in speech.availableLocales():
            language = code_of(locale)
            # The system's own country, then the language's, then whatever there is.
            if language not in self._locales or locale == QLocale(language):
                self._locales[language] = locale
        if system in speech.availableLocales():
            self._locales[code_of(system)] = system
        speech.errorOccurred.connect(self._give_up)

    @property
    def languages(self) -> list[str]:
        """The ISO 639 codes of what can be spoken."""
        return sorted(self._locales)

    def obey(self, line: str) -> None:
        """Do what one line says; what cannot be understood is passed over."""
        match line.split(maxsplit=3):
            case ["hush"]:
                self._speech.stop()
            case ["say", language, volume, text] if language in self._locales and volume.isdigit():
                locale = self._locales[language]
                if self._speech.locale() != locale:
                    self._speech.setLocale(locale)
                self._speech.setVolume(min(100, int(volume)) / 100)
                self._speech.say(text)

    def _give_up(self) -> None:
        print("failed", flush=True)
        QCoreApplication.exit(1)


class _Reader(QObject):
    """Reads standard input in a thread: there is no other way on every system."""

    line = Signal(str)
    ended = Signal()

    def run(self) -> None:
        for line in sys.stdin:
            self.line.emit(line)
        self.ended.emit()
        # A service that hangs would keep this process for ever.
        time.sleep(_GRACE_S)
        os._exit(0)


def code_of(locale: QLocale) -> str:
    """The ISO 639 code of a locale's language."""
    return QLocale.languageToCode(locale.language())


def speech_of_system(engine: str | None) -> QTextToSpeech | None:
    """A speech engine that works; None where there is none."""
    if not _SPEECH:
        return None
    if engine is None and sys.platform == "linux" and not QLibrary(*_LINUX_LIBRARY).load():
        return None
    names = [engine] if engine else [name for name in QTextToSpeech.availableEngines() if name != _NO_VOICE]
    for name in names:
        speech = QTextToSpeech(name)
        if speech.state() is not QTextToSpeech.State.Error and speech.availableLocales():
            return speech
    return None


def main(arguments: Sequence[str]) -> int:
    """Run until the input ends; the exit status."""
    application = QCoreApplication(["shogi-desktop-voice"])
    speech = speech_of_system(arguments[0] if arguments else None)
    if speech is None:
        print("languages", flush=True)
        return 0
    speaker, reader = Speaker(speech), _Reader()
    reader.line.connect(speaker.obey, Qt.ConnectionType.QueuedConnection)
    reader.ended.connect(application.quit, Qt.ConnectionType.QueuedConnection)
    print("languages", *speaker.languages, flush=True)
    threading.Thread(target=reader.run, daemon=True).start()
    return application.exec()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
