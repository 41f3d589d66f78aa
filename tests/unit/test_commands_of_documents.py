"""The command lines of all documents are understood by the commands that they name."""

from __future__ import annotations

import argparse
import importlib
import re
import shlex
from pathlib import Path

import pytest

import shogi_desktop
from shogi_desktop.cli import COMMANDS
from shogi_desktop.cli.runner import _parse

REPOSITORY = Path(shogi_desktop.__file__).parent.parent
DOCUMENTS = sorted((*REPOSITORY.glob("*.md"), *REPOSITORY.glob("docs/**/*.md")))
FENCE = re.compile(r"^```\w*\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"^shogi-desktop +(.+)$", re.MULTILINE)
LEAST_LINES = 70

pytestmark = pytest.mark.skipif(not DOCUMENTS, reason="platform: the checkout is not here, only the package")


def command_lines() -> list[tuple[str, list[str]]]:
    """The document and the words of each line in a block of code, without its comment."""
    found = []
    for file in DOCUMENTS:
        for block in FENCE.findall(file.read_text(encoding="utf-8")):
            lines = LINE.findall(block.replace("\\\n", " "))
            found += [(file.name, shlex.split(line, comments=True)) for line in lines]
    return found


def understand(words: list[str]) -> argparse.Namespace:
    name, *rest = words
    assert name in COMMANDS, name
    parser = argparse.ArgumentParser(exit_on_error=False)
    importlib.import_module(f"shogi_desktop.cli.{name}").add_arguments(parser)
    return _parse(parser, rest)


def test_every_command_line_of_the_documents_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    lines = command_lines()
    assert len(lines) >= LEAST_LINES
    wrong = []
    for name, words in lines:
        try:
            understand(words)
        except (SystemExit, argparse.ArgumentError) as error:
            wrong.append((name, shlex.join(words), str(error), capsys.readouterr().err))
    assert wrong == []


def test_every_command_is_in_a_document() -> None:
    assert {words[0] for _, words in command_lines()} == set(COMMANDS)


def test_a_wrong_line_would_be_found() -> None:
    with pytest.raises((SystemExit, argparse.ArgumentError)):
        understand(["render", "game.kif", "game.gif", "--untill", "60"])
