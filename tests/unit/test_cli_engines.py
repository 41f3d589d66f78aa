"""The player's engines on the command line: listed, tried out, and taken by their names."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from shogi_desktop.app.engines.registry import Profile, RegisteredEngine, Registry, Role
from shogi_desktop.app.match.contestants import option_texts
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.cli.common import CommandError
from shogi_desktop.cli.owned_engines import owned_engine
from shogi_desktop.cli.runner import run

pytestmark = pytest.mark.usefixtures("qapp")

FAKE = Path(__file__).parents[1] / "fakes" / "fake_engine.py"


@pytest.fixture(autouse=True)
def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Registry:
    paths = AppPaths.below(tmp_path)
    monkeypatch.setattr(AppPaths, "of_start", lambda: paths)
    registry = Registry(paths.engines_file)
    registry.add(
        RegisteredEngine(
            "",
            name="Randy",
            command=(sys.executable, "-S", str(FAKE), "random"),
            folder=str(tmp_path),
            games=("shogi",),
            profiles=(Profile("fast", "Fast", {"Threads": 2, "MultiPV": 1, "Gone": True, "Press": None}),),
        )
    )
    return registry


def test_engines_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["engines"]) == 0
    head, built_in, randy = capsys.readouterr().out.splitlines()
    assert head.split() == ["name", "plays", "profiles", "command"]
    assert built_in.startswith("Built-in engine  shogi, okisakishogi")
    assert randy.startswith("Randy            shogi ")
    assert "Default, Fast" in randy


def test_engines_are_listed_as_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["engines", "--json"]) == 0
    built_in, randy = json.loads(capsys.readouterr().out)["engines"]
    assert built_in["id"] == "built-in"
    assert Path(built_in["command"][0]).is_file()
    assert (randy["name"], randy["games"], randy["folder"]) == ("Randy", ["shogi"], str(tmp_path))
    assert randy["profiles"][1]["options"]["Threads"] == 2


def test_engines_are_tried_out(capsys: pytest.CaptureFixture[str], registry: Registry) -> None:
    registry.add(RegisteredEngine("", name="Gone", command=("/nowhere/engine",), games=("shogi",)))
    assert run(["engines", "--try"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "Gone: The file /nowhere/engine does not exist."


def test_an_engine_is_found_by_its_name_and_profile(tmp_path: Path) -> None:
    assert owned_engine("no such engine", Role.MATCH) is None
    assert owned_engine(sys.executable, Role.MATCH) is None
    usual, fast = owned_engine("randy", Role.MATCH), owned_engine("Randy:fast", Role.MATCH)
    assert usual is not None
    assert fast is not None
    assert (usual.options, usual.command.directory) == ({}, str(tmp_path))
    assert option_texts(fast.options) == {"Threads": "2", "MultiPV": "1", "Gone": "true", "Press": None}
    with pytest.raises(CommandError, match="Randy has no profile 'slow': Default, Fast"):
        owned_engine("Randy:slow", Role.MATCH)


def test_an_engine_of_the_players_own_plays_a_match(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "out.json"
    arguments = ["match", "--black", "engine:Randy", "--white", "level:1", "--max-moves", "6"]
    assert run([*arguments, "--go", "nodes=10", "--json", str(out)]) == 0
    settings = json.loads(out.read_text(encoding="utf-8"))["settings"]
    assert (settings["black_name"], settings["black_folder"]) == ("Randy", str(tmp_path))
    assert "Randy" in capsys.readouterr().out


def test_an_option_on_the_command_line_goes_before_that_of_the_profile(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The fake engine has no such options: the first that it is to be given is named."""
    assert run(["match", "--black", "engine:Randy:fast", "--black-option", "Gone=false"]) == 1
    assert "has no option Gone" in capsys.readouterr().err


def test_the_kifu_is_analysed_by_an_engine_of_the_players_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kifu = tmp_path / "game.usi"
    kifu.write_text("position startpos moves 7g7f 3c3d\n", encoding="utf-8")
    assert run(["analyse", str(kifu), "--engine", "Randy", "--nodes", "10", "--json", "-"]) == 0
    assert '"games"' in capsys.readouterr().out
