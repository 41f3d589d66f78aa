"""Long matches on the command line: results on disk, going on after a break, the table."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from shogi_desktop.app.match import results
from shogi_desktop.app.match.results import MatchFile, encode_match, read_match
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.match.statistics import Sprt
from shogi_desktop.app.system.atomic import write_atomically
from shogi_desktop.bootstrap import main
from shogi_desktop.cli.match_table import MatchTable
from shogi_desktop.game import Reason
from shogi_desktop.notation import read
from tests.support.extent import in_the_whole

REPOSITORY = Path(__file__).parents[2]
FAKE = REPOSITORY / "tests" / "fakes" / "fake_engine.py"

pytestmark = pytest.mark.usefixtures("qapp")


def fake(mode: str, *arguments: object) -> str:
    return f"engine:{sys.executable} -S {FAKE} {mode} {' '.join(map(str, arguments))}"


SHORT = [
    "match", "--black", fake("random", 1), "--white", fake("random", 2), "--black-name", "Kimura",
    "--white-name", "Sekine", "--go", "nodes=1", "--max-moves", "12", "--seed", "7",
]  # fmt: skip


def test_a_match_leaves_its_score_its_table_and_its_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, table, records = tmp_path / "out.json", tmp_path / "out.csv", tmp_path / "games"
    places = ["--json", str(target), "--csv", str(table), "--games-dir", str(records)]

    assert main([*SHORT, "--games", "4", "--concurrency", "2", *places]) == 0

    kept = json.loads(target.read_bytes())
    assert kept["summary"]["games"] == kept["summary"]["draws"] == 4
    assert kept["summary"]["pairs"] == [0, 0, 2, 0, 0]
    assert kept["names"] == ["Kimura", "Sekine"]
    assert [game["black"] for game in kept["games"]] == ["first", "second"] * 2
    assert kept["games"][0]["opening"] == kept["games"][1]["opening"] != kept["games"][2]["opening"]
    rows = list(csv.DictReader(table.read_text().splitlines()))
    assert sorted(row["game"] for row in rows) == ["1", "2", "3", "4"]
    assert rows[0]["reason"] == "move_limit"
    names = sorted(path.name for path in records.iterdir())
    assert names == [f"game-000{number}.kifu" for number in (1, 2, 3, 4)]
    record = read((records / "game-0002.kifu").read_bytes()).record
    assert (record.headers["black"], record.headers["white"]) == ("Sekine", "Kimura")
    assert record.outcome is not None
    assert record.outcome.winner is None
    said = capsys.readouterr().out
    assert "Kimura against Sekine" in said
    assert "score +0 =4 -0  50.0%" in said
    assert "pairs with 0, ½, 1, 1½, 2 points: 0 0 2 0 0" in said
    assert "\x1b" not in said


@pytest.mark.parametrize("option", ["--jobs", "--concurrency"])
def test_no_games_at_a_time_make_no_sense(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, option, "0"]) == 2
    assert capsys.readouterr().err == "shogi-desktop match: --jobs must be 1 or more\n"


def test_a_match_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    main([*SHORT, "--games", "4", "--json", str(whole)])
    capsys.readouterr()
    match = read_match(whole)
    part.write_bytes(
        encode_match(msgspec.structs.replace(match, games=(match.games[0], match.games[3]), csv=None))
    )
    table = tmp_path / "part.csv"

    assert main(["match", "--resume", str(part), "--csv", str(table)]) == 0

    said = capsys.readouterr().out
    assert "2 of 4 games played before" in said
    assert [f"Game {number}:" in said for number in (1, 2, 3, 4)] == [False, True, True, False]
    resumed = read_match(part)
    assert [(line.game, line.opening, line.black) for line in resumed.games] == [
        (line.game, line.opening, line.black) for line in match.games
    ]
    assert [line.split(",")[0] for line in table.read_text().splitlines()[1:]] == ["1", "4", "2", "3"]


@in_the_whole
def test_the_same_file_goes_on_with_the_same_match_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = str(tmp_path / "out.json")
    assert main([*SHORT, "--games", "2", "--json", target]) == 0

    assert main([*SHORT, "--games", "4", "--json", target]) == 0
    assert len(read_match(Path(target)).games) == 4
    assert main([*SHORT[:-2], "--json", target]) == 0
    assert main([*SHORT, "--games", "4", "--json", target, "--white-option", "Threads=2"]) == 1
    assert "--white-option" in capsys.readouterr().err
    assert main(["match", "--resume", target, "--seed", "8"]) == 1
    assert "--seed" in capsys.readouterr().err
    assert main(["match", "--resume", target, "--games", "3"]) == 1
    assert "play 4 games or more" in capsys.readouterr().err


def test_another_build_is_another_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "out.json"
    main([*SHORT, "--json", str(target)])
    match = read_match(target)
    changed = msgspec.structs.replace(match, fingerprints=match.fingerprints | {"white": "0"})
    target.write_bytes(encode_match(changed))

    assert main(["match", "--resume", str(target), "--games", "2"]) == 1

    assert "another white" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--json", "{file}/out.json"], "cannot be written"),
        (["--csv", "{file}/out.csv"], "cannot be written"),
        (["--games-dir", "{file}"], "cannot be written"),
        (["--resume", "{file}"], "not an engine match"),
        (["--resume", "{file}.gone"], "cannot be read"),
        (["--json", "{file}"], "not an engine match"),
        (["--openings", "{file}"], "line 1"),
        (["--openings", "{file}", "--handicap", "rook"], "even games"),
        (["--go", "fast"], "nodes=20000"),
        (["--white", "level:3", "--white-go", "nodes=5"], "limits of its own"),
        (["--sprt", "elo5=1"], "elo0=0"),
        (["--resign-score", "0"], "resign-score"),
        (["--black-option", "Contempt=3"], "no option Contempt"),
        (["--black-option", "Threads=many"], "whole number"),
    ],
)
def test_what_cannot_be_is_refused_before_the_first_game(
    tmp_path: Path, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sir")

    assert main([*SHORT, *(argument.format(file=file) for argument in arguments)]) == 1

    said = capsys.readouterr()
    assert words in said.err
    assert said.err.count("\n") == 1
    assert "Game" not in said.out


def test_a_decided_test_stops_the_match_and_needs_no_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A pair won is worth ln(0.849 / 0.5) = 0.53 of 2.94: six of them decide."""
    target = tmp_path / "out.json"
    loser = fake("book", *["resign"] * 100)
    line = ["match", "--black", fake("random", 1), "--white", loser, "--games", "100", "--openings", "none"]

    assert main([*line, "--sprt", "elo0=0,elo1=300", "--json", str(target)]) == 0

    summary = json.loads(target.read_bytes())["summary"]
    assert (summary["games"], summary["wins"]) == (12, 12)
    assert summary["decision"] == "H1 accepted"
    assert summary["elo"] is None
    assert summary["elo_low"] > 0
    assert "H1 accepted" in capsys.readouterr().out
    assert main(["match", "--resume", str(target)]) == 0
    assert len(read_match(target).games) == 12


def test_faults_are_counted_and_the_match_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "out.json"
    line = ["match", "--black", fake("random", 1), "--white", fake("book", "1a1a"), "--games", "2"]

    assert main([*line, "--json", str(target), "--white-name", "Rogue"]) == 1

    summary = json.loads(target.read_bytes())["summary"]
    assert summary["faults"] == {"first": {}, "second": {"illegal move": 2}}
    assert summary["wins"] == 2
    said = capsys.readouterr()
    assert "lost by 2 × illegal move" in said.out
    assert "1a1a" in said.err


def test_a_disk_that_fills_up_ends_the_match_and_loses_no_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "out.json"

    def write_one_game(path: Path, data: bytes) -> None:
        if data.count(b'"opening"') > 1:
            raise OSError(28, "No space left on device", str(path))
        write_atomically(path, data)

    monkeypatch.setattr(results, "write_atomically", write_one_game)

    assert main([*SHORT, "--games", "4", "--json", str(target)]) == 1

    said = capsys.readouterr()
    assert f"{target} cannot be written: No space left on device" in said.err
    assert "Game 2:" in said.out
    assert "score +0 =2 -0" in said.out
    assert [line.game for line in read_match(target).games] == [1]


LISTEN = """\
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""


@in_the_whole
@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_an_interrupt_keeps_what_there_is_and_tells_how_to_go_on(tmp_path: Path) -> None:
    target = tmp_path / "out.json"
    line = [*SHORT, "--games", "10000", "--concurrency", "2", "--json", str(target)]
    # A shell starts what runs in the background, these tests perhaps, with interrupts ignored.
    with subprocess.Popen(
        [sys.executable, "-c", LISTEN, sys.executable, "main.py", *line],
        cwd=REPOSITORY,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while not process.stdout.readline().startswith("Game"):
            pass
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)

    assert process.returncode == 130
    assert "Kimura against Sekine" in out
    assert f"shogi-desktop match --resume {target} --jobs 2" in err
    assert "Traceback" not in err
    assert len(read_match(target).games) >= 1


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_a_table_that_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "200")
    match = MatchFile(settings=MatchSettings(games=20, alternate=True, black="level:1", white="level:2"))
    screen = Terminal()
    table = MatchTable(match, Sprt(0, 50), screen)

    table.tick(match, [])
    table.game("Game 1: somehow.", match)

    first, _, second = screen.getvalue().partition("\x1b[5F\x1b[J")
    assert "Level 1 against Level 2" in first
    assert "LLR +0.00 (-2.94 … +2.94)" in first
    assert second.startswith("Game 1: somehow.")
    assert "Level 1 against Level 2" in second


def test_a_game_of_two_random_players_is_recorded_with_its_end(tmp_path: Path) -> None:
    """The limit of moves is in the record, and so are the times."""
    main([*SHORT, "--games-dir", str(tmp_path)])

    record = read((tmp_path / "game-0001.kifu").read_bytes()).record
    assert record.outcome is not None
    assert record.outcome.reason in {Reason.MOVE_LIMIT, Reason.IMPASSE, Reason.AGREEMENT}
    assert all(node.time_ms is not None for node in record.main_line())
