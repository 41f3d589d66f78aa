"""The language of the window.

Texts stand in the code in English, marked by ``self.tr`` or :func:`QT_TRANSLATE_NOOP`. The translations are
kept in ``resources/i18n/shogi_desktop_<language>.ts`` and read from the ``.qm`` files made of them by
``packaging/tools/update_translations.py``. How moves are written is a setting of its own (see
``notation``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark `text` for translation in `context` and return it as it is.

    The name is the one that ``lupdate`` looks for; Qt's own function of that name has no types.
    """
    del context
    return text


@dataclass(frozen=True, slots=True)
class Language:
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
    """How numbers and dates are written in that language: the system's own way where it speaks it."""
    system = QLocale.system()
    return system if system.name().split("_")[0] == code else QLocale(code)


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
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()
        self.language = language_for(wanted, QLocale.system().uiLanguages())
        code = self.language.code
        if code != "en":
            qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._install(f"qtbase_{code}", qt_folder)
            self._install(f"shogi_desktop_{code}", str(self._folder))
        QLocale.setDefault(locale_for(code))
        return self.language

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator()
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
