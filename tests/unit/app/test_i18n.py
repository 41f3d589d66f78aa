"""The language of the window: the one wanted, else the system's, else English."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.i18n import LANGUAGES, Translations, language_for

TS = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context><name>Words</name>
<message><source>Draw</source><translation>引き分け</translation></message></context></TS>
"""


@pytest.mark.parametrize(
    ("wanted", "system", "code"),
    [
        ("cs", ["ja-JP"], "cs"),
        ("", ["fr-FR", "pt-BR", "ja"], "pt"),
        ("", ["pt_BR"], "pt"),
        ("", ["fr"], "en"),
        ("", [], "en"),
        ("xx", ["ja"], "ja"),
    ],
)
def test_the_language_wanted_then_the_systems_then_english(wanted: str, system: list[str], code: str) -> None:
    assert language_for(wanted, system).code == code


def test_every_language_is_named_in_itself() -> None:
    assert [language.name for language in LANGUAGES] == ["English", "日本語", "Čeština", "Português"]


def test_a_translated_text_appears_and_goes_again(qapp: QCoreApplication, tmp_path: Path) -> None:
    release = shutil.which("pyside6-lrelease", path=sysconfig.get_path("scripts"))
    if release is None:
        pytest.skip("pyside6-lrelease is not beside this Python")
    source = tmp_path / "shogi_desktop_ja.ts"
    source.write_text(TS, encoding="utf-8")
    subprocess.run([release, "-silent", source], check=True)
    translations = Translations(tmp_path)
    assert translations.use("ja").code == "ja"
    assert QCoreApplication.translate("Words", "Draw") == "引き分け"
    assert QCoreApplication.translate("Words", "You win") == "You win"
    translations.use("en")
    assert QCoreApplication.translate("Words", "Draw") == "Draw"
