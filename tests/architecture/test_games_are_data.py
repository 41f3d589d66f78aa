"""What differs from game to game is said by the games: nowhere else is asked which game it is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from shogi_desktop.rules import VARIANTS
from tests.support.source import MODULES, PACKAGE, nodes, text_of

_ASKED = re.compile(r"\b(?:is|==|!=|is not|in) \(?(?:OKISAKI|STANDARD)\b(?!\.)|OKISAKI (?:if|in)\b")
_NAMES_OKISAKI = {"rules/__init__.py", "app/learn/course.py"}
"""The package gives the games out; the course has a chapter on this one."""


def files() -> list[Path]:
    return [path for path in MODULES if "rules/variants/" not in path.as_posix()]


def test_no_code_asks_which_game_it_is() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in files()
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if _ASKED.search(line)
    ]
    assert found == []


def test_only_its_chapter_of_the_course_names_okisaki_shogi_in_code() -> None:
    naming = {
        path.relative_to(PACKAGE).as_posix()
        for path in files()
        if re.search(r"^(?!\s*#).*\bOKISAKI\b", text_of(path), re.MULTILINE)
    }
    assert naming == _NAMES_OKISAKI


def test_the_id_of_a_game_stands_only_in_tables_of_what_each_is() -> None:
    ids = {variant.id for variant in VARIANTS}
    naming = {
        path.relative_to(PACKAGE).as_posix()
        for path in files()
        if any(isinstance(node.value, str) and node.value in ids for node in nodes(path, ast.Constant))
    }
    assert naming == {
        "app/players/levels.py",  # how its levels are spaced
        "app/results/rating.py",  # what the levels were measured at
        "app/words/games.py",  # what it is called
        "notation/movetext_reader.py",  # the word of a tag in PSN
    }
