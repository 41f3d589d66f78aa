"""What is read of texts of every format, whole and damaged: all of it, with the place of each trouble."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.notation import NotationError, PositionTextError, read_all
from tests.support.told import told

FOLDER = Path(__file__).parent / "readings"


def detail_of(error: PositionTextError) -> str:
    detail = error.detail
    said = {name: getattr(detail, name) for name in ("rank", "count", "wanted", "part", "kind_id")}
    words = [detail.fault.name.lower(), *(f"{name} {value}" for name, value in said.items() if value)]
    words += [] if detail.color is None else [detail.color.name.lower()]
    return ", ".join([*words, *(problem.fault.name.lower() for problem in detail.problems)])


def told_of(text: str) -> list[str]:
    """What is told of each game in `text`, or why there is none."""
    try:
        results = read_all(text)
    except PositionTextError as error:
        return [f"PositionTextError: {error}", f"of {error.text!r}", detail_of(error)]
    except NotationError as error:
        return [f"{type(error).__name__}: {error}"]
    assert {result.encoding for result in results} == {None}
    return [line for result in results for line in told(result)]


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.stem)
def test_a_text_is_read_so(path: Path) -> None:
    """A file of cases: behind ``===`` what is tried, the text, behind ``---`` what is to be told of it."""
    cases = path.read_text(encoding="utf-8").split("=== ")[1:]
    expected, found = {}, {}
    for case in cases:
        text, _, lines = case.partition("\n---\n")
        name, _, text = text.partition("\n")
        expected[name] = lines.splitlines()
        found[name] = told_of(text + "\n")
    assert len(expected) == len(cases)
    assert found == expected
