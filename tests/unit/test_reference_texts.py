"""What the reference quotes is in the program: texts in italics, menus, keys and numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import shogi_desktop
from shogi_desktop.app.shell.commands import COMMANDS
from tests.unit.test_guide_texts import bare, is_shown

ROOT = Path(shogi_desktop.__file__).parent.parent
PAGE = ROOT / "docs" / "user-guide.md"
PROBLEMS = ROOT / "resources" / "problems"
CODE = re.compile(r"^(```|~~~).*?^\1 *$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
ITEM = re.compile(r"^ *\* ", re.MULTILINE)
ITALIC = re.compile(r"(?<![*\w])\*(?!\*)([^*]+)\*(?![*\w])")
MENUS = {"game", "edit", "moves", "record", "view", "help"}
QT_NAMES = {"PageUp": "PgUp", "PageDown": "PgDown", "←": "Left", "→": "Right", "↑": "Up", "↓": "Down"}
RANGES = {"Ctrl+1 … Ctrl+6": ", ".join(f"Ctrl+{number}" for number in range(1, 7))}
ELSEWHERE = {"Ctrl+Enter"}
"""Keys of the page that are no command's: the board takes them itself."""

pytestmark = pytest.mark.skipif(
    not PAGE.is_file(), reason="platform: the checkout is not here, only the package"
)


def text() -> str:
    return PAGE.read_text(encoding="utf-8")


def quoted() -> list[list[str]]:
    """What is in italics, each as the steps of a way: a menu, its submenu, the command."""
    prose = ITEM.sub("- ", CODE.sub("", text())).replace("**", "")
    return [" ".join(found.split()).split(" → ") for found in ITALIC.findall(prose)]


def ways() -> set[tuple[str, ...]]:
    """Every command's menu, submenu and text."""
    found: set[tuple[str, ...]] = set()
    for command in COMMANDS:
        if command.menu is not None:
            steps = (command.menu.name.capitalize(), bare(command.submenu), bare(command.text))
            found.add(tuple(step for step in steps if step))
    return found


def keys_of_the_page() -> set[str]:
    table = text().split("## Keys\n")[1].split("\n## ")[0]
    cells = re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE)
    found: set[str] = set()
    for cell in cells:
        for key in re.split(r", (?!$)| or | (?=[←→↑↓])", RANGES.get(cell, cell)):
            parts = re.split(r"\+(?=.)", key.strip())
            found.add("+".join(QT_NAMES.get(part, part) for part in parts))
    return found


def test_every_text_in_italics_is_one_of_the_program() -> None:
    steps = [step for way in quoted() for step in way]
    assert len(steps) > 200
    assert [step for step in steps if not is_shown(step, "en")] == []


def test_every_way_through_the_menus_leads_to_a_command() -> None:
    known = ways()
    beginnings = {way[:length] for way in known for length in range(1, len(way) + 1)}
    pieces = ("View", "Pieces")  # a menu that is made of the sets there are
    named = [tuple(way) for way in quoted() if len(way) > 1 and way[0].lower() in MENUS]
    assert len(named) >= 10
    assert [way for way in named if way not in beginnings and way[:2] != pieces] == []


def test_the_keys_are_those_of_the_commands() -> None:
    own = {key for command in COMMANDS for key in command.shortcuts}
    page = keys_of_the_page()
    assert own - page == set()
    assert page - own - ELSEWHERE == set()


def test_there_are_as_many_problems_as_the_page_says() -> None:
    lines = [line for file in PROBLEMS.glob("*.sfen") for line in file.read_text("utf-8").splitlines()]
    problems = sum(1 for line in lines if line and not line.startswith("#"))
    assert "more than five thousand in all" in text()
    assert 5_000 < problems < 6_000
