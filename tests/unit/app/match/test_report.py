"""The tables of a match: what the command prints and the window exports, to the letter."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from shogi_desktop.app.engines.launch import Launch
from shogi_desktop.app.match import GameResult
from shogi_desktop.app.match.contestants import Contestant
from shogi_desktop.app.match.players import Fault, Usage
from shogi_desktop.app.match.report import duration_text, player_names, table_lines
from shogi_desktop.app.match.results import encode_match
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.match.standings import Standings, data_of, text_of
from shogi_desktop.app.match.statistics import Decision
from shogi_desktop.app.match.tournament import Tournament
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.rules import STANDARD, Color, parse_usi_move
from shogi_desktop.usi.command import EngineCommand

SETTINGS = MatchSettings(games=4, alternate=True, seed=7)
WHEN = datetime(2026, 11, 24, 3, 4, 5).astimezone()
PLAYERS = (
    Contestant(player="level:1", name="A"),
    Contestant(player="level:2", name="Bob"),
    Contestant(player="level:3", name="C"),
)


def result(
    number: int,
    winner: Color | None,
    *,
    first_is_black: bool = True,
    fault: Fault | None = None,
    usage: tuple[Usage, Usage] = (Usage(), Usage()),
) -> GameResult:
    """A game of one move; who loses by a fault is who has not won."""
    outcome = Outcome(Reason.AGREEMENT) if winner is None else Outcome(Reason.RESIGNATION, winner)
    record = Record(STANDARD)
    record.headers.update(black="A" if first_is_black else "Bob", white="Bob" if first_is_black else "A")
    record.node(record.append((), parse_usi_move("7g7f", STANDARD))).outcome = outcome
    return GameResult(
        record,
        outcome,
        first_is_black,
        number=number,
        fault=fault,
        faulty=None if fault is None or winner is None else winner.opponent,
        usage=usage,
    )


def two(folder: Path, **settings: object) -> Tournament:
    made = Tournament.create(folder / "T", PLAYERS[:2], msgspec.structs.replace(SETTINGS, **settings))
    made.begin()
    return made


def test_a_match_without_a_game_says_so(tmp_path: Path) -> None:
    assert text_of(two(tmp_path)).splitlines() == [
        "A against Bob, shogi: 0 of 4 games in 0:00:00, seed 7",
        "  A: no moves yet",
        "  Bob: no moves yet",
    ]


def test_the_table_says_who_won_what_it_proves_and_what_was_used(tmp_path: Path) -> None:
    made = two(tmp_path, sprt="elo0=0,elo1=200")
    made.add(0, result(1, Color.BLACK, usage=(Usage(4, 200, 80_000, 30, 4), Usage(3, 60))), WHEN, 61.0)
    made.add(0, result(2, Color.BLACK, first_is_black=False, fault=Fault.TIME), WHEN, 3600.0)
    lines = text_of(made).splitlines()
    assert lines[:2] == [
        "A against Bob, shogi: 2 of 4 games in 1:01:01, seed 7",
        "  score +1 =0 -1  50.0%",
    ]
    assert lines[2].startswith("  Elo ") and lines[2].endswith(" at 95%, better with 50.0% (LOS)")
    assert lines[3] == "  pairs with 0, ½, 1, 1½, 2 points: 0 0 1 0 0"
    assert lines[4].startswith("  SPRT elo0=0 elo1=200: LLR ") and lines[4].endswith(")")
    assert lines[5:] == [
        "  A: 4 moves, 50 ms a move, 20000 nodes, 400 k nodes/s, depth 7.5; lost by 1 × time",
        "  Bob: 3 moves, 20 ms a move",
    ]
    test = Standings.of(made).test
    assert test is not None and test.decision is Decision.GO_ON


def test_a_decided_test_says_for_whom(tmp_path: Path) -> None:
    made = two(tmp_path, sprt="elo0=0,elo1=400", games=40)
    for number in range(1, 41):
        first_is_black = number % 2 == 1
        made.add(
            0,
            result(number, Color.BLACK if first_is_black else Color.WHITE, first_is_black=first_is_black),
            WHEN,
            1.0,
        )
    (line,) = [line for line in text_of(made).splitlines() if "SPRT" in line]
    standing = Standings.of(made)
    assert standing.test is not None
    assert standing.test.decision is not Decision.GO_ON
    assert line.endswith(f"): {standing.test.decision.value}")
    assert made.is_over


def test_nodes_that_took_no_time_have_no_speed(tmp_path: Path) -> None:
    made = two(tmp_path)
    made.add(0, result(1, None, usage=(Usage(2, 0, 10), Usage(1, 1))), WHEN, 1.0)
    assert "  A: 2 moves, 0 ms a move, 5 nodes" in text_of(made).splitlines()


def test_those_called_alike_are_told_apart_and_those_who_never_played_by_their_words(tmp_path: Path) -> None:
    alike = two(tmp_path, black_name="", white_name="").pairings[0].match
    assert player_names(alike) == ("A", "Bob")
    settings = msgspec.structs.replace(
        alike.settings, black_name="", white_name="", white=alike.settings.black
    )
    first, second = player_names(msgspec.structs.replace(alike, settings=settings))
    assert (first[-4:], second[-4:]) == (" (1)", " (2)")
    assert first[:-4] == second[:-4] != ""
    assert table_lines(alike, None)[0].startswith("A against Bob, ")


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0, "0:00:00"), (59.4, "0:00:59"), (59.6, "0:01:00"), (3_599, "0:59:59"), (36_061, "10:01:01")],
)
def test_durations_have_hours_minutes_and_seconds(seconds: float, shown: str) -> None:
    assert duration_text(seconds) == shown


def test_a_game_names_winner_and_loser_by_their_places(tmp_path: Path) -> None:
    made = Tournament.create(tmp_path / "T", PLAYERS, SETTINGS)
    made.begin()
    assert [made.settings.games, made.games] == [4, 12]
    made.add(2, result(1, Color.WHITE, fault=Fault.ILLEGAL_MOVE), WHEN, 1.0)
    later = WHEN.replace(minute=5)
    made.add(0, result(2, Color.BLACK, first_is_black=False), later, 1.0)
    made.add(1, result(3, None), later.replace(minute=6), 1.0)
    games = Standings.of(made).games
    assert [(game.match, game.black, game.white) for game in games] == [(2, 1, 2), (0, 1, 0), (1, 0, 2)]
    assert [game.winner for game in games] == [2, 1, None]
    assert [game.loser_by_fault for game in games] == [1, None, None]


def test_of_several_pairings_all_players_stand_in_one_table_the_best_first(tmp_path: Path) -> None:
    made = Tournament.create(tmp_path / "Cup", PLAYERS, SETTINGS)
    made.begin()
    made.add(0, result(1, Color.WHITE), WHEN, 1.0)
    made.add(2, result(1, None), WHEN, 2.0)
    table = text_of(made).split("\n\n")[0].splitlines()
    assert table[0] == "Cup: 2 of 12 games in 0:00:03"
    assert [line.split()[:6] for line in table[1:]] == [
        ["1", "Bob", "1.5", "of", "2", "+1"],
        ["2", "C", "0.5", "of", "1", "+0"],
        ["3", "A", "0.0", "of", "1", "+0"],
    ]
    assert all("Elo" in line for line in table[1:])
    assert {line.index(" of ") for line in table[1:]} == {table[1].index(" of ")}
    assert data_of(made).startswith(b"{")
    files = [json.loads(encode_match(pairing.store.summed())) for pairing in made.pairings]
    assert len(files) > 1
    assert json.loads(data_of(made)) == {"matches": files}
    first = Tournament(made.path, made.players, made.pairings[:1])
    assert json.loads(data_of(first)) == files[0]


def test_games_are_kept_by_their_number_where_they_are_kept(tmp_path: Path) -> None:
    made = two(tmp_path)
    path = made.game_file(0, 12)
    assert path is not None
    assert path.name == "game-0012.kifu"
    made.add(0, result(1, Color.BLACK), WHEN, 1.0)
    first = made.game_file(0, 1)
    assert first is not None and first.is_file()
    made.pairings[0].store.match = msgspec.structs.replace(made.pairings[0].match, games_dir=None)
    assert made.game_file(0, 1) is None


def test_an_engine_of_the_list_plays_with_its_folder_and_its_options_as_usi_text() -> None:
    command = EngineCommand("/a b/engine", ("--quiet", "x y"), directory="/a b")
    options = {"Ponder": True, "OwnBook": False, "Threads": 2, "Clear": None, "File": "a.db"}
    launch = Launch("Their name", command, options)
    made = Contestant.of_launch(launch)
    assert made.player == "engine:'/a b/engine' --quiet 'x y'"
    assert (made.name, made.folder) == ("Their name", "/a b")
    assert made.options == {
        "Ponder": "true", "OwnBook": "false", "Threads": "2", "Clear": None, "File": "a.db",
    }  # fmt: skip
    renamed = Contestant.of_launch(msgspec.structs.replace(launch, options={}), "Mine")
    assert (renamed.label, renamed.options) == ("Mine", {})
    assert Contestant(player="level:3").label != ""
