"""Every kifu of the corpus gives what is written down for it, and loses nothing on the way out and in."""

import json
from pathlib import Path

import pytest

from shogi_desktop.notation import jkf, kif, psn, read

from .describe import FOLDER, describe

EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
FILES = sorted(FOLDER.glob("*/*.*"))
FILES = [path for path in FILES if path.parent.name != "__pycache__"]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_corpus_file_gives_what_is_expected(path: Path) -> None:
    assert describe(path) == EXPECTED[path.name]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_corpus_file_survives_being_written_and_read(path: Path) -> None:
    record = read(path.read_bytes()).record
    for entry in (kif, jkf, psn):
        assert read(entry.dump(record)).record == record


def test_every_expectation_has_its_file() -> None:
    assert {p.name for p in FILES} == set(EXPECTED)
