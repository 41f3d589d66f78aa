"""The language of the window.

Texts stand in the code in English, marked by ``self.tr`` or :func:`QT_TRANSLATE_NOOP`; one that counts has
``%n`` (``%Ln`` where it may be large) and is in the plural: what one of them is called, English too has from
its file. The translations are kept in ``resources/i18n/shogi_desktop_<language>.ts``. Qt reads them compiled,
as ``.qm``: made by PySide6's ``lrelease`` when first needed and kept beside the source, as Python keeps its
own; a bundle, which has no ``lrelease``, brings them along
(docs/decisions/0051-translations-at-first-use.md). How moves are written is a setting of its own (see
``notation``).
"""

from __future__ import annotations

import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import PySide6
from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QProcess, QTranslator

_LOG = logging.getLogger(__name__)
_WRITTEN_AS: Final = {"en": "en_GB"}
_PATIENCE_MS: Final = 60_000


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark `text` for translation in `context` and return it as it is.

    The name is the one that ``lupdate`` looks for; Qt's own function of that name has no types.
    """
    del context
    return text


class Language(Struct, frozen=True):
    """A language of the window: its ISO 639 code and its own name for itself."""

    code: str
    name: str


LANGUAGES: Final = (
    Language("en", "English"),
    Language("ja", "日本語"),
    Language("cs", "Čeština"),
    Language("pt", "Português"),
)


def language_for(wanted: str, system: Sequence[str]) -> Language:
    """The language to use: the one set, else the first of the system's that we have, else English.

    :param wanted: the code in the settings; empty for the system's choice.
    :param system: the system's languages by preference, as ``QLocale.uiLanguages`` gives them (``"pt-BR"``).
    """
    for code in (wanted, *system):
        for language in LANGUAGES:
            if code and code.replace("_", "-").split("-")[0].lower() == language.code:
                return language
    return LANGUAGES[0]


def locale_for(code: str) -> QLocale:
    """How numbers and dates are written in that language: the system's own way where it speaks it.

    Where it does not, English dates are British as the texts are, the day before the month: most who read
    English on a system of another language write them so.
    """
    system = QLocale.system()
    return system if system.name().split("_")[0] == code else QLocale(_WRITTEN_AS.get(code, code))


def compile_translation(source: Path, target: Path) -> None:
    """Compile the ``.ts`` file `source` into `target`, which takes over its time of change.

    :raises OSError: ``lrelease`` cannot be started or fails, or nothing can be written there.
    """
    lrelease = Path(PySide6.__path__[0], "lrelease.exe" if sys.platform == "win32" else "lrelease")
    # Qt's way to run a program: Python's costs every start of ours some milliseconds, and few come here.
    process = QProcess()
    process.start(str(lrelease), ["-silent", str(source), "-qm", str(target)])
    if not process.waitForFinished(_PATIENCE_MS):
        raise OSError(f"{lrelease.name}: {process.errorString()}")
    if process.exitStatus() is not QProcess.ExitStatus.NormalExit or process.exitCode():
        said = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        raise OSError(f"{lrelease.name} failed: {said}")
    changed = source.stat().st_mtime_ns
    os.utime(target, ns=(changed, changed))


def _is_compiled(source: Path, target: Path) -> bool:
    if not source.is_file():
        return True
    return target.is_file() and target.stat().st_mtime_ns == source.stat().st_mtime_ns


@contextmanager
def compiled_translation(source: Path) -> Iterator[Path]:
    """Give the ``.qm`` file of the ``.ts`` file `source`, compiled now unless that is done.

    It stays beside the source where the folder can be written; elsewhere it lasts as long as the context.

    :raises OSError: as :func:`compile_translation`.
    """
    kept = source.with_suffix(".qm")
    if _is_compiled(source, kept):
        yield kept
        return
    with tempfile.TemporaryDirectory(prefix="shogi-desktop-", ignore_cleanup_errors=True) as folder:
        fresh = Path(folder, kept.name)
        compile_translation(source, fresh)
        # Whole or not at all: another start may be reading it.
        draft = kept.with_name(f"{kept.name}.{os.getpid()}")
        with suppress(OSError):
            shutil.copy2(fresh, draft)
            draft.replace(kept)
        yield fresh


class Translations:
    """The translators installed in the application."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.language = LANGUAGES[0]

    def use(self, wanted: str) -> Language:
        """Switch the application to the language wanted (see :func:`language_for`) and return what it became.

        A text without a translation stays English. Widgets are told by Qt's LanguageChange event.
        """
        self.remove()
        self.language = language_for(wanted, QLocale.system().uiLanguages())
        code = self.language.code
        if code != "en":
            self._install_qts(code)
        # In English the texts are those in the code; the file has the singulars of those that count.
        self._install_ours(code)
        QLocale.setDefault(locale_for(code))
        return self.language

    def remove(self) -> None:
        """Take the texts out of the application again: the window they are for is gone."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()

    def _install_qts(self, code: str) -> None:
        translator = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(QLocale(code), "qtbase", "_", folder):
            self._add(translator)

    def _install_ours(self, code: str) -> None:
        translator = QTranslator()
        try:
            with compiled_translation(self._folder / f"shogi_desktop_{code}.ts") as compiled:
                if translator.load(str(compiled)):
                    self._add(translator)
        except OSError as error:
            _LOG.warning("The texts in %s cannot be prepared (%s): they stay English.", code, error)

    def _add(self, translator: QTranslator) -> None:
        QCoreApplication.installTranslator(translator)
        self._installed.append(translator)
