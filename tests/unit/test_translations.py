"""Every text of the program is translated: none is missing, stale or without its placeholders."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import Translations
from tests.support.source import MODULES, nodes

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("ja", "cs", "pt", "en")
PLACEHOLDER = re.compile(r"\{\w*\}|%L?n|%\d")
ALLOWED: dict[tuple[str, str], dict[str, str | None]] = {
    # Japanese counts ranks in characters, and names a handicap once.
    ("ja", "Editor"): {"square": "kanji"},
    ("ja", "Spoken"): {"square": "kanji"},
    ("ja", "RecommendDialog"): {"kanji": None},
}
ONE_ALONE = {"en", "cs"}
"""Their first form is for one alone, which may be a word."""
NUMBER = {"%n", "%Ln"}


def messages(language: str) -> Iterator[tuple[str, ET.Element]]:
    tree = ET.parse(ROOT / "resources" / "i18n" / f"shogi_desktop_{language}.ts")
    for context in tree.iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name") or "", message


def translations(message: ET.Element) -> list[str]:
    found = message.find("translation")
    assert found is not None
    forms = found.findall("numerusform")
    return [form.text or "" for form in forms] if forms else [found.text or ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    unfinished = [
        (context, message.findtext("source"))
        for context, message in messages(language)
        if not all(translations(message)) or message.find("translation[@type='unfinished']") is not None
    ]
    assert not unfinished


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_has_the_places_of_its_text(language: str) -> None:
    for context, message in messages(language):
        source = message.findtext("source") or ""
        changes = ALLOWED.get((language, context), {})
        for form, text in enumerate(translations(message)):
            here, there = set(PLACEHOLDER.findall(source)), set(PLACEHOLDER.findall(text))
            if form == 0 and language in ONE_ALONE and message.get("numerus") == "yes":
                here, there = here - NUMBER, there - NUMBER
            for old, new in changes.items():
                if f"{{{old}}}" not in there:
                    here.discard(f"{{{old}}}")
                    there.discard(f"{{{new}}}")
            assert here == there, (context, source, text)


def test_the_files_know_every_text_of_the_code() -> None:
    tool = ROOT / "packaging" / "tools" / "update_translations.py"
    done = subprocess.run(
        [sys.executable, str(tool), "--check"], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_text_is_where_the_tools_do_not_find_it() -> None:
    """lupdate sees neither a context in a variable, nor a text in an f-string, nor another name for `tr`."""
    lost = []
    for file in MODULES:
        for text in nodes(file, ast.JoinedStr):
            lost += [f"{file}:{text.lineno}" for call in ast.walk(text) if _translates(call)]
        lost += [f"{file}:{call.lineno}" for call in nodes(file, ast.Call) if _is_lost(call)]
    assert not lost


def _translates(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and _name(node) in {"tr", "translate"} and _has_text(node)


def _is_lost(call: ast.Call) -> bool:
    if _name(call) == "tr":
        return isinstance(call.func, ast.Name) and _has_text(call)
    variable_context = bool(call.args) and isinstance(call.args[0], ast.Name)
    return _name(call) == "translate" and variable_context and _has_text(call)


def _has_text(call: ast.Call) -> bool:
    return any(isinstance(arg, ast.Constant) and isinstance(arg.value, str) for arg in call.args[-2:])


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def counting(language: str) -> list[tuple[str, str, list[str]]]:
    """Context, text and forms of every text that says a number of things."""
    return [
        (context, message.findtext("source") or "", translations(message))
        for context, message in messages(language)
        if message.get("numerus") == "yes"
    ]


FORMS = {
    "en": {0: 1, 1: 0, 2: 1, 5: 1},
    "ja": {0: 0, 1: 0, 2: 0, 5: 0},
    "cs": {0: 2, 1: 0, 2: 1, 5: 2},
    "pt": {0: 0, 1: 0, 2: 1, 5: 1},
}
"""Which form says so many; Brazilian Portuguese counts none as it counts one."""
NEVER_DIFFERS = {"%n more", "… %n more characters. Click or press Enter to show all."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_counts_is_right_for_none_one_two_and_five(qapp: object, language: str) -> None:
    del qapp
    said = Translations(ROOT / "resources" / "i18n")
    said.use(language)
    try:
        for context, text, forms in counting(language):
            for number, form in FORMS[language].items():
                shown = QCoreApplication.translate(context, text, "", number)
                expected = forms[form].replace("%Ln", str(number)).replace("%n", str(number))
                assert shown == expected, (context, text, number)
    finally:
        said.use("en")


def test_in_english_one_is_not_said_as_many_are() -> None:
    same = {source for _, source, (one, many) in counting("en") if one == many or many != source}
    assert same <= NEVER_DIFFERS
    assert not [one for _, _, (one, _) in counting("en") if re.search(r"%L?n [a-z]*[a-rt-z]s\b", one)]


def test_every_text_with_a_number_in_it_is_known_as_one_that_counts() -> None:
    for language in LANGUAGES:
        plain = [m.findtext("source") or "" for _, m in messages(language) if m.get("numerus") != "yes"]
        assert not [text for text in plain if re.search(r"%L?n", text)]
    assert {text for _, text, _ in counting("en")} == {text for _, text, _ in counting("cs")}


ALWAYS_MANY = {
    "A rating needs {count} counted games, with both wins and losses; so far: {done}.",
    "Draw after {moves} moves",
    "Every {moves} moves",
    "{done} of {count} steps done",
    "{moves} moves",
    "{moves} moves at most",
    "The decks are full ({number} positions). Remove some first.",
}
"""Their numbers are those of a rule, of a list of choices, or never small."""
FROM_THE_RULES = ("The {depth} rows farthest from you", "{game} is played by two on a board of")
_NUMBERS = "count|depth|files|games|lost|minutes|moves|number|pieces|plies|positions|ranks|rows|seconds|total"


def test_no_english_text_says_one_of_a_thing_in_the_plural() -> None:
    doubtful = re.compile(rf"\{{({_NUMBERS})\}} (?:[a-z]+ )?(?!has\b|is\b|was\b)[a-z]+[a-rt-z]s\b")
    found = {message.findtext("source") or "" for _, message in messages("cs")}
    doubts = {text for text in found if doubtful.search(text)}
    assert {text for text in doubts if not text.startswith(FROM_THE_RULES)} == ALWAYS_MANY


_JAPANESE = "[\u3040-\u30ff\u3400-\u9fff、。「」（）：・／～]"
_SPACED = re.compile(
    f"{_JAPANESE} (?=[0-9A-Za-z{{%\u3040-\u9fff])|[0-9A-Za-z}}] {_JAPANESE}|^ (?={_JAPANESE})"
)
BETWEEN_WORDS = {
    "Computer level {number}",  # a name in records of before
    "Matches (*.json)",
    "Opening books ({endings})",
    "one two three four five six seven eight nine ten",
    "{mark} signature",
    "Move {number}: {move}",
}
"""Names, what a file dialog reads, what is counted aloud, and a mark."""
TYPED = re.compile(r"ssh|[-+=*x_.] | [-+=*x_]|Q\b")
"""Texts with something to be typed, or with signs, which spaces keep apart."""


def test_japanese_has_no_space_beside_a_number_a_name_or_a_unit() -> None:
    spaced = [
        (context, text)
        for context, message in messages("ja")
        for text in translations(message)
        if not context.startswith("Q")
        and message.findtext("source") not in BETWEEN_WORDS
        and _SPACED.search(text)
        and not TYPED.search(text)
    ]
    assert not spaced


FOREIGN_QUOTES = {"ja": '"“”«»', "cs": '"”«»', "pt": '"„«»'}


@pytest.mark.parametrize("language", FOREIGN_QUOTES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    foreign = set(FOREIGN_QUOTES[language])
    found = [
        text for _, message in messages(language) for text in translations(message) if foreign & set(text)
    ]
    assert not found
    assert not [
        source for _, m in messages(language) if set('"„«»') & set(source := m.findtext("source") or "")
    ]
