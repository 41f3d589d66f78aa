"""The language of the window: the one wanted, else the system's, else English."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import LANGUAGES, Translations, compile_translation, language_for

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


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "shogi_desktop_ja.ts"
    file.write_text(TS, encoding="utf-8")
    return file


@pytest.fixture
def translations(qapp: QCoreApplication, source: Path) -> Iterator[Translations]:
    made = Translations(source.parent)
    yield made
    made.use("en")


def draw() -> str:
    return QCoreApplication.translate("Words", "Draw")


def test_a_translated_text_appears_and_goes_again(translations: Translations) -> None:
    assert translations.use("ja").code == "ja"
    assert draw() == "引き分け"
    assert QCoreApplication.translate("Words", "You win") == "You win"
    translations.use("en")
    assert draw() == "Draw"


def test_a_translation_is_compiled_once(translations: Translations, source: Path) -> None:
    translations.use("ja")
    first = source.with_suffix(".qm").stat()

    translations.use("ja")

    again = source.with_suffix(".qm").stat()
    assert (first.st_ino, first.st_ctime_ns) == (again.st_ino, again.st_ctime_ns)
    assert sorted(path.name for path in source.parent.iterdir()) == [
        "shogi_desktop_ja.qm",
        "shogi_desktop_ja.ts",
    ]


@pytest.mark.parametrize("seconds", [-1000, 1000], ids=["older", "newer"])
def test_a_changed_translation_is_compiled_again(
    translations: Translations, source: Path, seconds: int
) -> None:
    """One put back from an archive may well be older than what was made of the other."""
    translations.use("ja")
    changed = source.stat().st_mtime + seconds
    source.write_text(TS.replace("引き分け", "持将棋"), encoding="utf-8")
    os.utime(source, (changed, changed))

    translations.use("ja")

    assert draw() == "持将棋"


def test_a_bundle_has_the_compiled_file_alone(translations: Translations, source: Path) -> None:
    compile_translation(source, source.with_suffix(".qm"))
    source.unlink()

    translations.use("ja")

    assert draw() == "引き分け"


def test_a_folder_that_cannot_be_written_is_no_hindrance(translations: Translations, source: Path) -> None:
    source.with_suffix(".qm").mkdir()  # nothing can be put there, even by root

    translations.use("ja")

    assert draw() == "引き分け"


def test_without_the_compiler_the_window_stays_english_and_the_log_says_so(
    translations: Translations,
    source: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(PySide6, "__path__", [str(source.parent)])

    translations.use("ja")

    assert draw() == "Draw"
    assert "ja cannot be prepared" in caplog.text
    assert "lrelease" in caplog.text


@pytest.mark.skipif(os.name != "posix", reason="a script that POSIX runs")
def test_a_compiler_that_fails_is_told_in_the_log_in_its_own_words(
    translations: Translations,
    source: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    compiler = source.with_name("lrelease")
    compiler.write_text('#!/bin/sh\nprintf "no room left \\351\\n" >&2\nexit 1\n', encoding="utf-8")
    compiler.chmod(0o755)
    monkeypatch.setattr(PySide6, "__path__", [str(source.parent)])

    translations.use("ja")

    assert draw() == "Draw"
    assert "lrelease failed: no room left" in caplog.text


@pytest.mark.parametrize(("language", "cancel"), [("ja", "キャンセル"), ("cs", "Zrušit"), ("pt", "Cancelar")])
def test_qts_own_buttons_speak_the_language(translations: Translations, language: str, cancel: str) -> None:
    translations.use(language)

    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
