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

from tests.support.source import MODULES, nodes

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("ja", "cs", "pt")
PLACEHOLDER = re.compile(r"\{\w*\}|%n|%\d")
ALLOWED: dict[tuple[str, str], dict[str, str | None]] = {
    # Japanese counts ranks in characters, and names a handicap once.
    ("ja", "Editor"): {"square": "kanji"},
    ("ja", "Spoken"): {"square": "kanji"},
    ("ja", "RecommendDialog"): {"kanji": None},
}


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
        for text in translations(message):
            here, there = set(PLACEHOLDER.findall(source)), set(PLACEHOLDER.findall(text))
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
        for node in nodes(file):
            if isinstance(node, ast.JoinedStr):
                lost += [f"{file}:{node.lineno}" for call in ast.walk(node) if _translates(call)]
            elif isinstance(node, ast.Call) and _is_lost(node):
                lost.append(f"{file}:{node.lineno}")
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
