"""The levels and the characters on the command line."""

import json

import pytest

from shogi_desktop.app.players.characters import characters
from shogi_desktop.app.players.plans import style_ids
from shogi_desktop.cli.runner import run
from shogi_desktop.rules import STANDARD

pytestmark = pytest.mark.usefixtures("qapp")


def test_levels_and_characters_are_listed_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["levels", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [one["level"] for one in data["levels"]] == list(range(1, 41))
    assert [one["id"] for one in data["characters"]] == [one.id for one in characters()]
    first = data["characters"][0]
    assert set(first) == {"id", "name", "level", "rating", "grade", "styles"}
    assert [one["id"] for one in data["styles"]] == ["any", *style_ids(STANDARD)[1:]]
    assert len({one["name"] for one in data["styles"]}) == len(data["styles"])
    ratings = [one["rating"] for one in data["characters"]]
    assert ratings == sorted(ratings)


def test_they_are_listed_as_a_table_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["levels", "--variant", "okisakishogi"]) == 0
    table = capsys.readouterr().out
    assert all(f"  {one.id} " in table for one in characters())
    assert "  ranging " in table and "fourth_file" not in table


def test_nobody_of_that_name_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["usi", "--character", "nobody"])
    assert "mochi" in capsys.readouterr().err
