"""`buoy`: a position is set at a server, counted and removed, and what may be in the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.bootstrap import main
from shogi_desktop.csa.server import ServerRules
from tests.support.online import hosting
from tests.unit.app.online.test_runner import Scripted

KIFU = "V2.2\nPI\n+\n+7776FU\n-3334FU\n+2726FU\n%TORYO\n"
GAME = "buoy_ladder-900-10"

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def kifu(tmp_path: Path) -> str:
    path = tmp_path / "game.csa"
    path.write_text(KIFU)
    return str(path)


def buoy(port: int, what: str, *more: str, user: str = "anna", game: str = GAME) -> int:
    where = ["--host", "127.0.0.1", "--port", str(port), "--user", user, "--password", "s", "--game", game]
    return main(["buoy", what, *where, *more])


def test_a_buoy_is_set_counted_and_deleted(kifu: str, capsys: pytest.CaptureFixture[str]) -> None:
    with hosting() as port:
        assert buoy(port, "set", "--kifu", kifu, "--moves", "2", "--count", "3") == 0
        assert buoy(port, "count") == 0
        assert capsys.readouterr().out == "3\n"
        assert buoy(port, "set", "--kifu", kifu) == 1
        assert "duplicated buoy game name" in capsys.readouterr().err
        assert buoy(port, "delete", user="boris") == 1
        assert "not allowed" in capsys.readouterr().err
        assert buoy(port, "delete") == 0
        assert buoy(port, "count") == 0
        assert capsys.readouterr().out == "it is not set\n"


@pytest.mark.parametrize(
    ("more", "game", "sentence"),
    [
        ([], GAME, "--kifu says which moves"),
        (["--kifu", "KIFU", "--count", "0"], GAME, "--count 1 to 1000"),
        (["--kifu", "KIFU", "--moves", "0"], GAME, "--moves must be 1 or more"),
        (["--kifu", "KIFU"], "ladder-900-10", "begins with buoy_"),
        (["--kifu", "KIFU"], "buoy_ladder", "not the name of a game"),
    ],
)
def test_what_makes_no_sense_is_said(
    more: list[str], game: str, sentence: str, kifu: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert buoy(9, "set", *(kifu if one == "KIFU" else one for one in more), game=game) == 2
    assert sentence in capsys.readouterr().err


def test_what_the_server_is_in_the_way_of_is_said(kifu: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert buoy(9, "set", "--kifu", kifu) == 1
    assert "No game server answers at 127.0.0.1, port 9" in capsys.readouterr().err
    with hosting(ServerRules(word="sesame")) as port:
        assert buoy(port, "count") == 1
    assert "did not accept the password" in capsys.readouterr().err


def test_a_server_without_buoys_is_not_waited_for_for_ever(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = Scripted(
        [("LOGIN", ["LOGIN:anna OK"]), ("%%GETBUOYCOUNT", []), ("LOGOUT", ["LOGOUT:completed"])]
    )
    monkeypatch.setattr("shogi_desktop.app.online.buoys.ask.__defaults__", (0.2,))
    assert buoy(silent.port, "count") == 1
    assert "keeps no buoys" in capsys.readouterr().err
    assert silent.heard[0].startswith("LOGIN anna s x1")


def test_the_moves_of_another_start_are_not_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "handicap.csa"
    path.write_text(KIFU.replace("PI", "PI82HI22KA").replace("+\n+", "-\n-").replace("+2726FU\n", ""))
    assert buoy(9, "set", "--kifu", str(path)) == 1
    assert "begins in another position" in capsys.readouterr().err
