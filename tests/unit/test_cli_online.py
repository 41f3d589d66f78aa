"""`serve` and `online`: what they refuse, what they say, and a game between the two."""

from __future__ import annotations

import contextlib
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shogi_desktop.app.online.runner import OnlineGame, OnlineRunner
from shogi_desktop.bootstrap import main
from shogi_desktop.cli.online import summary_line
from shogi_desktop.csa.client import CsaClient
from shogi_desktop.csa.ends import EndResult
from shogi_desktop.csa.events import GameOver, Proposed
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import read
from shogi_desktop.rules import STANDARD, Color
from tests.support.extent import in_the_whole
from tests.unit.csa.test_sockets import Player

REPOSITORY = Path(__file__).parents[2]
FAKE = REPOSITORY / "tests" / "fakes" / "fake_engine.py"
PATIENCE_S = 60

pytestmark = pytest.mark.usefixtures("qapp")


def fake(mode: str, *arguments: object) -> str:
    return f"engine:{sys.executable} -S {FAKE} {mode} {' '.join(map(str, arguments))}"


@contextlib.contextmanager
def serving(*arguments: str) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    command = [sys.executable, "main.py", "serve", "--host", "127.0.0.1", "--port", "0", *arguments]
    server = subprocess.Popen(
        command, cwd=REPOSITORY, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stderr is not None
        said, found = "", None
        while found is None and server.poll() is None:
            said += server.stderr.readline()
            found = re.search(r"port (\d+)", said)
        assert found is not None, said
        yield int(found[1]), server
    finally:
        server.kill()
        server.communicate()


def other_agrees(other: Player) -> None:
    other.until(Proposed)
    other.carrier.give(CsaClient.agree)


def online(port: int, user: str, *more: str) -> int:
    where = ["online", "--host", "127.0.0.1", "--port", str(port), "--user", user]
    return main([*where, "--password", "word", "--game", "G-60-10", *more])


def test_two_engines_play_at_our_server_and_all_agree(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving("--save", str(tmp_path / "club"), "--games", "2", "--max-moves", "12") as (port, server):
        codes: list[int] = []

        def other() -> None:
            codes.append(online(port, "b", "--games", "2", "--player", fake("random", 2)))

        thread = threading.Thread(target=other)
        thread.start()
        save = str(tmp_path / "mine")
        code = online(port, "a", "--games", "2", "--player", fake("random", 1), "--save", save)
        thread.join(PATIENCE_S)
        assert server.wait(PATIENCE_S) == 0

    assert [code, *codes] == [0, 0]
    assert capsys.readouterr().out.count("2 of 2 games: 0 won, 2 drawn, 0 lost") == 2
    ours = sorted((tmp_path / "mine").glob("*.csa"))
    theirs = sorted((tmp_path / "club").glob("*/*.csa"))
    assert len(ours) == len(theirs) == 2
    for mine, clubs in zip(ours, theirs, strict=True):
        first, second = read(mine.read_bytes()).record, read(clubs.read_bytes()).record
        assert [n.move for n in first.main_line()] == [n.move for n in second.main_line()]
        assert first.outcome == second.outcome == Outcome(Reason.MOVE_LIMIT)


def test_an_engine_that_breaks_resigns_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with serving() as (port, _):
        other = Player(port, "b", "G-60-10-W,word")
        thread = threading.Thread(target=other_agrees, args=(other,))
        thread.start()
        code = online(port, "a", "--player", fake("dies_in_search"))
        thread.join(PATIENCE_S)
        over = other.until(GameOver)

    said = capsys.readouterr()
    assert code == 1
    assert said.out.startswith("0 of 1 game")
    assert isinstance(over, GameOver) and over.result is EndResult.WIN


@in_the_whole
def test_a_server_that_is_killed_and_started_again_gives_the_game_back(tmp_path: Path) -> None:
    club = str(tmp_path / "club")
    codes: dict[str, int] = {}

    def play(port: int, user: str, seed: int) -> None:
        codes[user] = online(port, user, "--player", fake("random", seed))

    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    arguments = ("--port", str(port), "--save", club, "--max-moves", "160", "--games", "1")
    with serving(*arguments):
        threads = [threading.Thread(target=play, args=(port, *who)) for who in (("a", 1), ("b", 2))]
        for thread in threads:
            thread.start()
        while not any(path.stat().st_size > 1_000 for path in Path(club, "running").glob("*.game")):
            time.sleep(0.02)
    # serving() has killed it.
    assert list(Path(club, "running").glob("*.game"))
    with serving(*arguments) as (_, server):
        for thread in threads:
            thread.join(PATIENCE_S)
        assert server.wait(PATIENCE_S) == 0

    assert codes == {"a": 0, "b": 0}
    assert list(Path(club, "running").iterdir()) == []
    assert len(Path(club, "results.jsonl").read_text().splitlines()) == 1


@in_the_whole
def test_a_player_that_is_killed_and_started_again_goes_on_with_its_game(tmp_path: Path) -> None:
    club = tmp_path / "club"
    with serving("--save", str(club), "--max-moves", "160", "--games", "1") as (port, server):
        codes: list[int] = []
        thread = threading.Thread(
            target=lambda: codes.append(online(port, "b", "--player", fake("random", 2)))
        )
        thread.start()
        command = [sys.executable, "main.py", "online", "--host", "127.0.0.1", "--port", str(port)]
        command += ["--user", "a", "--password", "word", "--game", "G-60-10", "--player", fake("random", 1)]
        killed = subprocess.Popen(
            command, cwd=REPOSITORY, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        while not any(path.stat().st_size > 1_000 for path in (club / "running").glob("*.game")):
            time.sleep(0.02)
        killed.kill()
        killed.wait()
        assert list((club / "running").glob("*.game"))
        codes.append(online(port, "a", "--player", fake("random", 1)))
        thread.join(PATIENCE_S)
        assert server.wait(PATIENCE_S) == 0

    assert codes == [0, 0]
    (line,) = (club / "results.jsonl").read_text().splitlines()
    assert '"default"' not in line


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--host", "x.invalid"], "No computer named x.invalid was found"),
        (["--host", "127.0.0.1", "--port", "9"], "No game server answers at 127.0.0.1, port 9"),
    ],
)
def test_what_is_in_the_way_is_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["online", *arguments, "--user", "a", "--password", "b", "--player", fake("random", 1)]) == 1

    said = capsys.readouterr()
    assert sentence in said.err
    assert said.out == "0 of 1 game: 0 won, 0 drawn, 0 lost\n"


def test_a_wrong_word_and_a_taken_name_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    with serving("--password", "sesame") as (port, _):
        assert online(port, "a", "--player", fake("random", 1)) == 1
    assert "127.0.0.1 did not accept the password. Check it and try again." in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["online", "--user", "a", "--password", "b"],
        ["online", "--host", "x", "--user", "a b", "--password", "b"],
        ["online", "--host", "x", "--user", "a", "--password", "b c"],
        ["online", "--host", "x", "--user", "a", "--password", "b", "--game", "nothing"],
        ["online", "--host", "x", "--user", "a", "--password", "b", "--games", "0"],
        ["online", "--host", "x", "--user", "a", "--password", "b", "--player", "nobody"],
        ["serve", "--game", "nothing"],
        ["serve", "--password", "a b"],
        ["serve", "--connections", "0"],
        ["serve", "--evening", "swiss"],
        ["serve", "--evening", "swiss", "--players", "a,a"],
        ["serve", "--evening", "swiss", "--players", "a,b c"],
        ["serve", "--evening", "swiss", "--players", "a,b", "--save", "x", "--rounds", "5"],
        ["serve", "--evening", "round-robin", "--players", "a,b"],
        ["serve", "--evening", "round-robin", "--players", "a,b", "--save", "x", "--absent", "c"],
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_happens(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2

    assert capsys.readouterr().err.startswith(f"shogi-desktop {arguments[0]}: ")


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--host", "127.0.0.1", "--port", port]) == 1

    assert f"127.0.0.1, port {port} cannot be served" in capsys.readouterr().err


def test_an_interrupt_tells_of_the_games_that_could_not_be_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: OnlineRunner) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(OnlineRunner, "run", interrupted)
    monkeypatch.setattr(OnlineRunner, "unsaved", 2)

    assert online(9, "a", "--player", fake("random", 1)) == 130

    said = capsys.readouterr()
    assert "interrupted; a game that was on is given up" in said.err
    assert "games that could not be saved: 2" in said.err
    assert said.out == "0 of 1 game: 0 won, 0 drawn, 0 lost\n"


def test_the_summary_counts() -> None:
    def game(outcome: Outcome) -> OnlineGame:
        return OnlineGame("g", Record(STANDARD), outcome, Color.BLACK, 0)

    ends = [
        Outcome(Reason.RESIGNATION, Color.BLACK),
        Outcome(Reason.TIMEOUT, Color.WHITE),
        Outcome(Reason.REPETITION),
        Outcome(Reason.INTERRUPTED),
    ]

    assert (
        summary_line([game(end) for end in ends], 5) == "4 of 5 games: 1 won, 1 drawn, 1 lost, 1 broken off"
    )
