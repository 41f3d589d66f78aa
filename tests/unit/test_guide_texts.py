"""What the guide prints in bold stands on a menu, a button or a field, in the language of the page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument

import shogi_desktop
from shogi_desktop.app.system.i18n import LANGUAGES

ROOT = Path(shogi_desktop.__file__).parent.parent
GUIDE = ROOT / "docs" / "guide"
CODES = [language.code for language in LANGUAGES]
PAGES = sorted(GUIDE.glob("*/*.md"))
BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
MNEMONIC = re.compile(r"\(&\w\)|&(?=\w)")
PLACE = re.compile(r"%L?n|%\d|\{\w+\}")
MOST_BYTES = 3_000_000

pytestmark = pytest.mark.skipif(not PAGES, reason="platform: the checkout is not here, only the package")


def bare(text: str) -> str:
    """A text of the program as it is read: without the mark of its key, on one line."""
    return " ".join(MNEMONIC.sub("", text).split())


@cache
def texts(language: str) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """All texts of the program in that language; those with places to fill in as patterns.

    One that is open at both ends, such as "{player} from {place}", would match almost anything.
    """
    source = language if language != "en" else "cs"
    tree = ET.parse(ROOT / "resources" / "i18n" / f"shogi_desktop_{source}.ts")
    found: set[str] = set()
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = translation.findall("numerusform")
        own = [form.text or "" for form in forms] if forms else [translation.text or ""]
        found |= {bare(text) for text in ([message.findtext("source") or ""] if language == "en" else own)}
    pieces = [PLACE.split(text) for text in found if PLACE.search(text)]
    patterns = [
        re.compile(".+".join(map(re.escape, parts)))
        for parts in pieces
        if any(end.strip(" :·") for end in (parts[0], parts[-1]))
    ]
    return frozenset(found), tuple(patterns)


def is_shown(quoted: str, language: str) -> bool:
    fixed, patterns = texts(language)
    return quoted in fixed or any(pattern.fullmatch(quoted) for pattern in patterns)


def quoted_in(file: Path) -> list[str]:
    return [" ".join(found.split()) for found in BOLD.findall(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.relative_to(GUIDE).as_posix())
def test_every_text_in_bold_is_one_of_the_program(file: Path) -> None:
    quoted = quoted_in(file)
    assert quoted
    assert [text for text in quoted if not is_shown(text, file.parent.name)] == []


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.relative_to(GUIDE).as_posix())
def test_what_is_quoted_is_in_bold(file: Path) -> None:
    """Italics would escape the test above; *Start* is a heading of another document."""
    prose = re.sub(r"^ *\* |`[^`\n]+`", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert set(re.findall(r"\*([^*]+)\*", prose.replace("**", ""))) <= {"Start"}


def test_a_text_that_the_program_does_not_have_would_be_found() -> None:
    assert is_shown("New game…", "en")
    assert is_shown("新しい対局…", "ja")
    assert is_shown("Best of 3", "en")
    assert not is_shown("New game", "ja")
    assert not is_shown("Neue Partie…", "en")
    assert not is_shown("New gome…", "en")
    assert not is_shown("Learn from mistakes", "en")


def test_each_language_has_the_same_pages_with_the_same_pictures() -> None:
    def outline(language: str) -> dict[str, list[str]]:
        files = sorted((GUIDE / language).glob("*.md"))
        return {file.name: re.findall(r"!\[[^\]]+\]\((.+?)\)", file.read_text("utf-8")) for file in files}

    assert len(outline("en")) == 7
    assert {language: outline(language) for language in CODES} == dict.fromkeys(CODES, outline("en"))


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.relative_to(GUIDE).as_posix())
def test_no_mark_of_markdown_is_left_standing_as_text(file: Path, qapp: object) -> None:
    """Beside Japanese brackets and dots, stars are easily taken for stars."""
    document = QTextDocument()
    document.setMarkdown(file.read_text(encoding="utf-8"))
    shown = document.toPlainText().replace("shogi-desktop_*.deb", "")
    assert "*" not in shown
    assert "](" not in shown


def test_the_names_of_the_levels_are_quoted_in_their_order() -> None:
    from shogi_desktop.app.settings.strengths import NAMED_FROM
    from shogi_desktop.app.words.games import level_name

    rows = re.findall(
        r"^\| (\d+)(?:–\d+)? \| \*\*(.+?)\*\*",
        (GUIDE / "en" / "4-clocks-and-levels.md").read_text("utf-8"),
        re.MULTILINE,
    )
    assert rows == [(str(number), level_name(number)) for number in NAMED_FROM]


def test_the_pictures_of_the_guide_are_small() -> None:
    pictures = list(GUIDE.glob("*/images/*"))
    assert pictures
    assert sum(file.stat().st_size for file in pictures) < MOST_BYTES
