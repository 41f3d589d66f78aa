"""``shogi-desktop tsume`` as a person or a script meets it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from shogi_desktop.app.jobs import choosing
from shogi_desktop.app.problems import examining
from shogi_desktop.app.problems.examination import UndecidedError
from shogi_desktop.bootstrap import main

pytestmark = pytest.mark.usefixtures("qapp")

FAKE = Path(__file__).parents[1] / "fakes" / "fake_engine.py"
THREE = "8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1"
TWO_WAYS = "4k4/9/3GP4/9/9/9/9/9/9 b G2r2b2g4s4n4l17p 1"
NONE = "4k4/9/9/9/9/9/9/9/9 b 2G2r2b2g4s4n4l18p 1"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.sfen").write_text(f"{THREE}\n{TWO_WAYS}\n")
    (tmp_path / "b.sfen").write_text(f"{NONE}\n")
    (tmp_path / "c.kif").write_text("no kifu at all")
    return tmp_path


def test_a_folder_is_solved_and_told_as_data(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = folder / "out.json"
    assert main(["tsume", str(folder), "--json", str(out)]) == 0
    told = json.loads(out.read_text())["problems"]
    assert [(Path(one["file"]).name, one["result"], one["plies"]) for one in told] == [
        ("a.sfen", "mate", 3),
        ("a.sfen", "mate", 1),
        ("b.sfen", "no mate", None),
    ]
    assert told[0]["sfen"] == THREE
    assert told[0]["line"] == ["2d2c+", "1b2a", "3c3b"]
    said = capsys.readouterr()
    assert "a.sfen:1: mate in 3: 2d2c+ 1b2a 3c3b" in said.out
    assert "c.kif: left out" in said.err


def test_a_check_finds_other_solutions(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tsume", str(folder / "a.sfen"), "--check", "--json", "-"]) == 1
    right, wrong = json.loads(capsys.readouterr().out)["problems"]
    assert (right["other_solutions"], right["superfluous"], right["proven"]) == ([], [], True)
    others = [(other["ply"], other["kind"], len(other["line"])) for other in wrong["other_solutions"]]
    assert others == [(1, "same length", 1)] * 2


def test_all_defences_are_told_as_a_tree(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tsume", str(folder / "a.sfen"), "--all", "--json", "-"]) == 0
    first = json.loads(capsys.readouterr().out)["problems"][0]
    assert first["tree"]["move"] == "2d2c+"
    assert first["tree"]["replies"][0]["move"] == "1b2a"
    assert first["tree"]["replies"][0]["then"]["move"] == "3c3b"


def test_a_tree_that_could_not_be_found_is_told_of(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def undecided(*_: object) -> None:
        raise UndecidedError

    monkeypatch.setattr(examining, "tree_of_defences", undecided)
    out = folder / "out.json"
    assert main(["tsume", str(folder), "--all", "--json", str(out)]) == 0
    first, _, no_mate = json.loads(out.read_text())["problems"]
    assert first["tree"] is None
    assert "tree" not in no_mate
    assert capsys.readouterr().out.count("no tree: a defence could not be decided within the limit") == 2


def test_nothing_to_solve_is_an_error(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tsume", str(folder / "c.kif")]) == 1
    assert "no mating problem" in capsys.readouterr().err
    assert main(["tsume", str(folder / "nowhere.kif")]) == 1
    assert main(["tsume", str(folder / "a.sfen"), "--limit", "0"]) == 2


@pytest.mark.parametrize("way", ["mates notimplemented", "random"])
def test_an_engine_that_does_not_look_for_mates_is_told(
    folder: Path, capsys: pytest.CaptureFixture[str], way: str
) -> None:
    """Other engines search for a move and answer with it, or say that they know nothing of mates."""
    engine = f"{sys.executable} -S {FAKE} {way}"
    assert main(["tsume", str(folder / "b.sfen"), "--engine", engine]) == 1
    assert "does not understand go mate" in capsys.readouterr().err


def test_an_engine_that_breaks_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = f"{sys.executable} -S {FAKE} dies-at-once"
    assert main(["tsume", str(folder / "b.sfen"), "--engine", engine, "--limit", "500"]) == 1
    assert "the engine failed" in capsys.readouterr().err


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.sfen").write_text("sfen 8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(choosing, "find_spec", lambda name: None)
        assert main(["tsume", str(tmp_path / "a.sfen"), "--cluster", "tcp://127.0.0.1:9"]) == 1
    assert "pip install 'shogi-desktop[cluster]'" in capsys.readouterr().err
    assert main(["tsume", str(tmp_path / "a.sfen"), "--jobs", "0"]) == 2
