"""Results are kept, survive damage, and are counted as a player would count them."""

from __future__ import annotations

import csv
import errno
import io
import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from shogi_desktop.app.results.history import (
    History,
    PlayedGame,
    Result,
    Standing,
    as_csv,
    played_game,
    standing,
)
from shogi_desktop.app.results.rating import RatedGame, opponent_points
from shogi_desktop.app.settings.game_setup import EngineSetup, GameSetup, LevelSetup, RemoteSetup, TimeSetup
from shogi_desktop.game import Outcome, Reason
from shogi_desktop.rules import Color

WHEN = datetime(2026, 11, 21, 18, 5, 7)
GAME = PlayedGame("2026-11-21T18:05:07", "shogi", "even", "black", "won", "checkmate", 87, strength=3)
AGAINST_COMPUTER = GameSetup(
    white=LevelSetup(4), handicap="rook", time=TimeSetup(main_ms=600_000, byoyomi_ms=30_000)
)


def make(path: Path) -> tuple[History, list[object]]:
    said: list[object] = []
    return History(path, lambda what, _: said.append(what)), said


def with_results(*results: Result) -> Sequence[PlayedGame]:
    return [msgspec.structs.replace(GAME, result=result) for result in results]


def test_games_come_back_in_their_order(tmp_path: Path) -> None:
    history, said = make(tmp_path / "deep" / "results.jsonl")
    assert history.games() == ()
    later = msgspec.structs.replace(GAME, result="lost", file="/home/aiko/a.kif", taken_back=2)
    history.add(GAME)
    history.add(later)
    assert make(history.path)[0].games() == (GAME, later)
    assert said == []


def test_a_game_is_synced_before_add_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    history, _ = make(tmp_path / "results.jsonl")
    synced: list[bytes] = []
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(history.path.read_bytes()))
    history.add(GAME)
    assert synced[0].endswith(b"\n") and b'"checkmate"' in synced[0]


def test_a_game_that_did_not_stand_is_withdrawn_and_the_others_stay(tmp_path: Path) -> None:
    history, said = make(tmp_path / "results.jsonl")
    other = msgspec.structs.replace(GAME, result="lost")
    for game in (GAME, other, GAME):
        history.add(game)
    history.withdraw(GAME)
    assert history.games() == (GAME, other)
    history.withdraw(GAME)
    history.withdraw(GAME)
    assert history.games() == (other,)
    assert said == []


def test_withdrawing_leaves_damaged_lines_as_they_are(tmp_path: Path) -> None:
    history, _ = make(tmp_path / "results.jsonl")
    history.path.write_bytes(b"{torn\n")
    history.add(GAME)
    history.withdraw(GAME)
    assert history.path.read_bytes() == b"{torn\n"


@pytest.mark.parametrize("damage", [b"{", b"\xff\xfe\n", b'{"variant": 3\n', b'["no game"]\n'])
def test_damaged_lines_are_set_aside_and_said_and_the_others_stand(tmp_path: Path, damage: bytes) -> None:
    history, said = make(tmp_path / "results.jsonl")
    history.add(GAME)
    with history.path.open("ab") as stream:
        stream.write(damage)
    history.add(GAME)
    assert history.games() == (GAME, GAME)
    assert said == [1]
    aside = tmp_path / "results.jsonl.broken"
    assert aside.read_bytes() == damage.rstrip(b"\n") + b"\n"
    assert history.games() == (GAME, GAME)
    assert said == [1]


def test_lines_that_cannot_be_set_aside_are_told_of_once_and_stay(tmp_path: Path) -> None:
    history, said = make(tmp_path / "results.jsonl")
    history.add(GAME)
    with history.path.open("ab") as stream:
        stream.write(b"{torn\n")
    before = history.path.read_bytes()
    (tmp_path / "results.jsonl.broken").mkdir()

    assert history.games() == (GAME,)

    (error,) = said
    assert isinstance(error, OSError)
    assert history.path.read_bytes() == before


STRANGE_RESULTS = (
    b'{"ended":"2027-01-01T10:00:00","variant":"chess","level":3,"colour":"black","result":"won"}\n',
    msgspec.json.encode(GAME).replace(b'"won"', b'"forfeited"') + b"\n",
    msgspec.json.encode(msgspec.structs.replace(GAME, level=15)) + b"\n",
    msgspec.json.encode(GAME)[:-1] + b',"mood":"calm"}\n',
)


def test_lines_of_another_version_stay_as_they_are(tmp_path: Path) -> None:
    history, said = make(tmp_path / "results.jsonl")
    damage = b"{damaged\n"
    history.path.write_bytes(damage + b"".join(STRANGE_RESULTS))
    assert history.games() == (GAME,)
    assert said == [1]
    history.add(GAME)
    assert history.games() == (GAME, GAME)
    assert history.path.read_bytes().startswith(b"".join(STRANGE_RESULTS))


def test_every_cut_of_the_file_keeps_the_games_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)  # hundreds of them; the disk is not what is asked about
    history, _ = make(tmp_path / "results.jsonl")
    history.add(GAME)
    length = history.path.stat().st_size
    history.add(GAME)
    data = history.path.read_bytes()
    for cut in range(length, len(data)):
        history.path.write_bytes(data[:cut])
        history.add(msgspec.structs.replace(GAME, plies=1))
        games = history.games()
        assert games[0] == GAME and games[-1].plies == 1


@pytest.mark.skipif(os.name != "posix", reason="platform: limits of POSIX")
def test_a_full_disk_is_reported_and_what_was_there_stands(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    history, said = make(tmp_path / "results.jsonl")
    history.add(GAME)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (history.path.stat().st_size + 9, before[1]))
    try:
        history.add(GAME)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    (error,) = said
    assert isinstance(error, OSError) and error.errno == errno.EFBIG
    assert history.games() == (GAME,)


def test_all_can_be_deleted_what_was_set_aside_too(tmp_path: Path) -> None:
    history, said = make(tmp_path / "results.jsonl")
    history.path.write_bytes(b"{\n")
    history.games()
    history.add(GAME)
    history.delete_all()
    assert list(tmp_path.iterdir()) == []
    assert history.games() == ()
    assert said == [1]


def test_streaks_and_scores_by_hand() -> None:
    results = ("won", "won", "won", "void", "lost", "drawn", "won", "void", "won")
    found = standing(with_results(*results))  # type: ignore[arg-type]
    assert found == Standing(won=5, drawn=1, lost=1, streak=2, best_streak=3)
    assert found.games == 7
    assert found.score == pytest.approx(5.5 / 7)


@pytest.mark.parametrize(
    ("results", "streak", "best"),
    [
        ((), 0, 0),
        (("lost", "lost"), -2, 0),
        (("won", "lost"), -1, 1),
        (("lost", "won"), 1, 1),
        (("won", "drawn"), 0, 1),
        (("lost", "drawn", "lost"), -1, 0),
    ],
)
def test_streaks(results: tuple[Result, ...], streak: int, best: int) -> None:
    found = standing(with_results(*results))
    assert (found.streak, found.best_streak) == (streak, best)


def test_no_games_have_no_score() -> None:
    assert Standing().score is None


@pytest.mark.parametrize(
    ("outcome", "result"),
    [
        (Outcome(Reason.RESIGNATION, Color.BLACK), "won"),
        (Outcome(Reason.TIMEOUT, Color.WHITE), "lost"),
        (Outcome(Reason.IMPASSE), "drawn"),
        (Outcome(Reason.REPETITION), "void"),
    ],
)
def test_a_game_is_noted_as_the_player_saw_it(outcome: Outcome, result: str) -> None:
    game = played_game(AGAINST_COMPUTER, outcome, 87, 0, Path("/k/a.kif"), WHEN)
    assert game == PlayedGame(
        "2026-11-21T18:05:07", "shogi", "rook", "black", result, outcome.reason.value, 87,  # type: ignore[arg-type]
        TimeSetup(main_ms=600_000, byoyomi_ms=30_000), str(Path("/k/a.kif")), strength=4,
    )  # fmt: skip


@pytest.mark.parametrize(
    "begun", [{"start_sfen": "4k4/9/9/9/9/9/9/9/4K4 b R 1"}, {"moves": ("7g7f",)}], ids=["position", "moves"]
)
def test_a_game_from_a_position_is_noted_as_such(begun: dict[str, object]) -> None:
    outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    setup = msgspec.structs.replace(AGAINST_COMPUTER, **begun)
    game = played_game(setup, outcome, 1, 2, None, WHEN)
    assert game is not None
    assert (game.from_position, game.taken_back, game.plies, game.file) == (True, 2, 1, "")


def test_the_colour_is_the_persons() -> None:
    game = played_game(AGAINST_COMPUTER.turned(), Outcome(Reason.RESIGNATION, Color.WHITE), 9, 0, None, WHEN)
    assert game is not None
    assert (game.colour, game.result) == ("white", "won")


def test_a_game_of_two_people_or_without_a_move_is_not_noted() -> None:
    outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    assert played_game(GameSetup(), outcome, 30, 0, None, WHEN) is None
    assert played_game(AGAINST_COMPUTER, outcome, 0, 0, None, WHEN) is None


def points(handicap: str) -> int:
    """What level 3 is worth where it gives that handicap."""
    found = opponent_points("shogi", 3, handicap, computer_gives=True)
    assert found is not None
    return found


def test_a_game_against_an_engine_of_ones_own_is_noted_and_not_rated() -> None:
    setup = GameSetup(black=EngineSetup(("/opt/yane/YaneuraOu.exe", "-q")))
    game = played_game(setup, Outcome(Reason.RESIGNATION, Color.WHITE), 80, 0, None, WHEN)
    assert game is not None
    assert (game.engine, game.level, game.result, game.rated()) == ("YaneuraOu", 0, "won", None)
    assert ",YaneuraOu" in as_csv([game])


def test_a_game_against_a_character_tells_whom_and_is_rated_by_its_strength() -> None:
    setup = GameSetup(white=LevelSetup(6.5, name="Otto", character="otto"))
    game = played_game(setup, Outcome(Reason.CHECKMATE, Color.BLACK), 80, 0, None, WHEN)
    assert game is not None
    assert (game.character, game.at, game.result) == ("otto", 6.5, "won")
    assert game.rated() is not None
    assert as_csv([game]).rstrip().endswith(",otto")


def test_what_says_nothing_of_strength_is_not_rated() -> None:
    assert GAME.rated() == RatedGame(points("even"), 1.0)
    for change in ({"taken_back": 1}, {"from_position": True}, {"result": "void"}, {"handicap": "dragonfly"}):
        assert msgspec.structs.replace(GAME, **change).rated() is None


def test_the_receiver_of_a_handicap_is_the_one_it_helps() -> None:
    receiver = msgspec.structs.replace(GAME, handicap="two", colour="black").rated()
    giver = msgspec.structs.replace(GAME, handicap="two", colour="white").rated()
    assert receiver is not None and giver is not None
    assert receiver.opponent == points("two")
    assert receiver.opponent < points("even") < giver.opponent


def test_the_csv_is_read_back_by_a_csv_reader() -> None:
    odd = msgspec.structs.replace(GAME, file='/home/あいこ/a "b", c.kif', time=TimeSetup(byoyomi_ms=30_000))
    rows = list(csv.DictReader(io.StringIO(as_csv([GAME, odd]))))
    assert [row["level"] for row in rows] == ["3", "3"]
    assert rows[0] == {
        "ended": "2026-11-21T18:05:07", "variant": "shogi", "level": "3", "handicap": "even",
        "colour": "black", "result": "won", "reason": "checkmate", "moves": "87",
        "main_s": "0.0", "byoyomi_s": "0.0",
        "increment_s": "0.0", "taken_back": "0", "from_position": "0", "file": "", "engine": "",
        "character": "",
    }  # fmt: skip
    assert rows[1]["file"] == '/home/あいこ/a "b", c.kif'
    assert rows[1]["byoyomi_s"] == "30.0"
    timed = msgspec.structs.replace(
        GAME, time=TimeSetup(600_000, 30_500, 10_000), taken_back=3, from_position=True
    )
    (row,) = csv.DictReader(io.StringIO(as_csv([timed])))
    assert (row["main_s"], row["byoyomi_s"], row["increment_s"]) == ("600.0", "30.5", "10.0")
    assert (row["taken_back"], row["from_position"]) == ("3", "1")


def test_a_line_has_all_that_is_known_of_the_game() -> None:
    setup = GameSetup(
        white=LevelSetup(6.5, name="Otto", character="otto"),
        handicap="lance",
        time=TimeSetup(main_ms=600_000),
    )
    when = datetime(2026, 11, 21, 18, 5, 7, 123_456)

    line = played_game(setup, Outcome(Reason.RESIGNATION, Color.BLACK), 61, 2, Path("/a.kif"), when, hints=3)

    assert line == PlayedGame(
        ended="2026-11-21T18:05:07",
        variant="shogi",
        handicap="lance",
        colour="black",
        result="won",
        reason="resignation",
        plies=61,
        time=setup.time,
        file="/a.kif",
        taken_back=2,
        strength=6.5,
        hints=3,
        character="otto",
    )


def test_an_engine_of_the_player_s_own_is_nobody_of_the_program_s_and_has_no_strength() -> None:
    setup = GameSetup(black=EngineSetup(("/opt/suisho.sh", "--quiet")))
    line = played_game(setup, Outcome(Reason.CHECKMATE, Color.BLACK), 90, 0, None, WHEN)
    assert line is not None
    assert (line.engine, line.character, line.strength, line.rung) == ("suisho", "", 0.0, 0)
    assert (line.colour, line.result, line.file) == ("white", "lost", "")


def test_a_game_without_a_computer_or_a_move_is_no_line() -> None:
    over = Outcome(Reason.RESIGNATION, Color.BLACK)
    assert played_game(GameSetup(), over, 61, 0, None, WHEN) is None
    assert played_game(AGAINST_COMPUTER, over, 0, 0, None, WHEN) is None
    assert played_game(GameSetup(white=RemoteSetup("example.org")), over, 61, 0, None, WHEN) is None
