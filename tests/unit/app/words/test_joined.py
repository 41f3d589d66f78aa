"""Sentences and lists as each language puts them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.system.i18n import Translations
from shogi_desktop.app.words.joined import headed, listed, sentences
from shogi_desktop.resources_path import resource_path


@pytest.fixture
def translations(qapp: QApplication) -> Iterator[Translations]:
    assert qapp is not None
    translations = Translations(resource_path("i18n"))
    yield translations
    translations.use("en")


@pytest.mark.parametrize(
    ("language", "paragraph", "line", "names"),
    [
        ("en", "One. Two.", "White wins. Black resigned.", "one, two, three"),
        ("cs", "One. Two.", "White wins. Black resigned.", "one, two, three"),
        ("ja", "One.Two.", "White wins。Black resigned.", "one、two、three"),
    ],
)
def test_each_language_has_its_own_signs(
    translations: Translations, language: str, paragraph: str, line: str, names: str
) -> None:
    translations.use(language)
    assert sentences("One.", "", "Two.") == paragraph
    assert headed("White wins", "Black resigned.") == line
    assert listed(["one", "two", "three"]) == names


def test_what_says_nothing_leaves_no_trace() -> None:
    assert sentences() == sentences("", "") == ""
    assert sentences("", "{Braces} stay.") == "{Braces} stay."
    assert sentences("{One}.", "{Two}.") == "{One}. {Two}."
