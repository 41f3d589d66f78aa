"""Tournaments: who meets whom in which order, what is kept, how it stands; and matches run in a thread."""

import json
import os
import sys
import threading
import time
from datetime import date, datetime
from pathlib import Path

import msgspec
import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import missing_engine_text
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.engines.launch import Launch
from shogi_desktop.app.engines.registry import EngineGoneError, RegisteredEngine, Registry
from shogi_desktop.app.match import GameResult, MatchSpec, Pace, PlayerSpec, results, running, tournament
from shogi_desktop.app.match.contestants import Contestant
from shogi_desktop.app.match.matches import FOLDER, make_match, matches_in, require_listed
from shogi_desktop.app.match.openings import OpeningsError
from shogi_desktop.app.match.players import PlayerSpecError, Usage
from shogi_desktop.app.match.results import FileFault, MatchFileError, encode_match, read_match
from shogi_desktop.app.match.runner import Running, Stop, Turn, play_schedule
from shogi_desktop.app.match.running import MatchRun
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.match.standings import Standings, data_of, text_of
from shogi_desktop.app.match.statistics import Decision
from shogi_desktop.app.match.tournament import Tournament
from shogi_desktop.bootstrap import main
from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.regular_file import read_whole
from shogi_desktop.rules import STANDARD, Color, Position
from shogi_desktop.usi.command import EngineCommand
from tests.support.extent import in_the_whole

FAKE = Path(__file__).parents[3] / "fakes" / "fake_engine.py"
_TWO = '"players": [{"player": "level:1"}, {"player": "level:2"}]'
_ELSEWHERE = '{"first": 0, "second": 1, "file": "../match.json"}'
SETTINGS = MatchSettings(go="nodes=1", games=2, alternate=True, max_moves=8, seed=7)


def fake(name: str, mode: str = "random", *arguments: object) -> Contestant:
    words = " ".join(map(str, (sys.executable, "-S", FAKE, mode, *arguments)))
    return Contestant(player=f"engine:{words}", name=name)


def three() -> tuple[Contestant, ...]:
    return fake("A", "random", 1), fake("B", "random", 2), fake("C", "random", 3)


def play(tournament: Tournament, **how: object) -> None:
    tournament.begin()

    def over(match: int, game: GameResult) -> None:
        tournament.add(match, game, datetime.now().astimezone(), 1.0)

    play_schedule(tournament.specs(), tournament.turns(), over, enough=tournament.enough, **how)  # type: ignore[arg-type]


def test_everybody_meets_everybody_an_opening_at_a_time(tmp_path: Path) -> None:
    made = Tournament.create(tmp_path / "T", three(), msgspec.structs.replace(SETTINGS, games=4))
    assert [(pairing.first, pairing.second) for pairing in made.pairings] == [(0, 1), (0, 2), (1, 2)]
    turns = made.turns()
    assert turns[:7] == [
        Turn(0, 1), Turn(0, 2), Turn(1, 1), Turn(1, 2), Turn(2, 1), Turn(2, 2), Turn(0, 3),
    ]  # fmt: skip
    assert len(turns) == made.games == 12


def test_a_gauntlet_is_the_first_with_all_others(tmp_path: Path) -> None:
    made = Tournament.create(tmp_path / "T", three(), SETTINGS, gauntlet=True)
    assert [(pairing.first, pairing.second) for pairing in made.pairings] == [(0, 1), (0, 2)]


def test_a_match_of_two_is_the_file_of_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    made = Tournament.create(tmp_path / "T", three()[:2], SETTINGS)
    assert made.path.name == "match.json"
    assert main(["match", "--resume", str(made.path)]) == 0
    assert "A against B, shogi: 2 of 2 games" in capsys.readouterr().out
    again = Tournament.open(made.path)
    assert again.is_over
    assert again.played == 2
    assert [(pairing.first, pairing.second) for pairing in again.pairings] == [(0, 1)]
    assert sorted(path.name for path in (tmp_path / "T" / "games").iterdir()) == [
        "game-0001.kifu",
        "game-0002.kifu",
    ]


@in_the_whole
def test_a_tournament_is_gone_on_with_by_either(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    made = Tournament.create(tmp_path / "T", three(), SETTINGS)
    stop = Stop()
    played = 0

    def over(match: int, game: GameResult) -> None:
        nonlocal played
        made.add(match, game, datetime.now().astimezone(), 1.0)
        played += 1
        if played == 2:
            stop.stop()

    play_schedule(made.specs(), made.turns(), over, stop=stop)
    left = Tournament.open(made.path)
    assert left.played == 2
    assert len(left.turns()) == 4
    assert main(["match", "--resume", str(made.path)]) == 0
    said = capsys.readouterr().out
    assert "2 of 6 games played before" in said
    assert "T: 6 of 6 games" in said
    assert "A against C, shogi: 2 of 2 games" in said
    assert Tournament.open(made.path).is_over


def test_the_command_does_not_change_the_settings_of_a_tournament(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    made = Tournament.create(tmp_path / "T", three(), SETTINGS)
    assert main(["match", "--resume", str(made.path), "--games", "9"]) == 1
    assert "leave --games out" in capsys.readouterr().err


def test_the_table_counts_each_player_against_all(tmp_path: Path) -> None:
    players = (fake("A"), fake("B", "resigns"), fake("C", "random", 3))
    made = Tournament.create(tmp_path / "T", players, SETTINGS)
    play(made, concurrency=2)
    standings = Standings.of(made)
    by_name = {line.name: line for line in standings.players}
    assert by_name["B"].standing.losses == 4
    assert by_name["A"].standing.wins == by_name["C"].standing.wins == 2
    assert by_name["A"].standing.draws == 2  # at the limit of moves
    assert standings.players[-1].name == "B"
    assert by_name["A"].standing.sample.counts == (0, 0, 1, 0, 1)
    assert by_name["B"].estimate is not None
    assert by_name["B"].estimate.elo == float("-inf")
    assert len(standings.games) == standings.total == 6
    assert "B" in text_of(made)
    assert len(json.loads(data_of(made))["matches"]) == 3


def test_what_the_searches_used_is_added_up_over_all_pairings(tmp_path: Path) -> None:
    made = Tournament.create(tmp_path / "T", three(), SETTINGS)
    made.begin()
    outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    for pairing in range(3):
        first, second = Usage(1, 10, 100), Usage(2, 20, 10**pairing)
        record = Record(STANDARD)
        record.headers.update(black="first", white="second")
        game = GameResult(record, outcome, first_is_black=True, number=1, usage=(first, second))
        made.add(pairing, game, datetime(2026, 11, 24).astimezone(), 1.0)
    used = {line.name: line.usage for line in Standings.of(made).players}
    assert used == {"A": Usage(2, 20, 200), "B": Usage(3, 30, 101), "C": Usage(4, 40, 110)}


def test_the_figures_of_two_are_those_of_the_command(tmp_path: Path) -> None:
    players = (fake("A"), fake("B", "resigns"))
    made = Tournament.create(
        tmp_path / "T", players, msgspec.structs.replace(SETTINGS, sprt="elo0=0,elo1=400")
    )
    play(made)
    summary = read_match(made.path).summary
    line = next(line for line in Standings.of(made).players if line.name == "A")
    assert summary is not None
    assert line.estimate is not None
    assert round(line.estimate.low, 1) == summary.elo_low
    assert line.superiority is not None
    assert round(line.superiority, 4) == summary.superiority
    test = Standings.of(made).test
    assert test is not None
    assert round(test.ratio, 3) == summary.llr
    assert test.decision is Decision(summary.decision)


def test_a_pairing_that_is_decided_is_left_the_others_go_on(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, games=40, sprt="elo0=0,elo1=800,alpha=0.2,beta=0.2")
    made = Tournament.create(tmp_path / "T", (fake("A"), fake("B", "resigns")), settings)
    play(made)
    assert 2 < made.played < 40
    assert made.is_over


@in_the_whole
def test_an_engine_that_ends_loses_and_the_others_play_on(tmp_path: Path) -> None:
    players = (fake("A"), fake("B", "dies_in_search"), fake("C", "random", 3))
    made = Tournament.create(tmp_path / "T", players, SETTINGS)
    play(made)
    line = next(line for line in Standings.of(made).players if line.name == "B")
    assert line.faults == {"crash": 4}
    assert made.played == 6


def test_an_engine_that_never_starts_is_told_before_the_first_game(tmp_path: Path) -> None:
    made = Tournament.create(
        tmp_path / "T", (*three(), Contestant(player="engine:/no/such/engine")), SETTINGS
    )
    with pytest.raises(EngineFailedError):
        play(made)
    assert made.played == 0


def test_those_called_alike_are_told_apart(tmp_path: Path) -> None:
    made = Tournament.create(tmp_path / "T", (fake("A"), fake("A", "random", 2)), SETTINGS)
    assert [player.label for player in made.players] == ["A (1)", "A (2)"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not an engine match"),
        ('{"format": "x"}', "not an engine match"),
        ('{"format": "shogi-desktop tournament 1", "players": [], "pairings": []}', "without players"),
        (
            f'{{"format": "shogi-desktop tournament 1", {_TWO}, "pairings": [{_ELSEWHERE}]}}',
            "impossible pairing",
        ),
    ],
)
def test_what_is_no_match_is_refused_with_its_name(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(text)
    with pytest.raises(MatchFileError, match=said) as caught:
        Tournament.open(path)
    assert str(path) in str(caught.value)


def test_the_file_of_a_match_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Tournament.create(tmp_path / "T", three()[:2], SETTINGS)
    read: list[Path] = []
    for module in (results, tournament):
        monkeypatch.setattr(module, "read_whole", lambda path: read.append(path) or read_whole(path))
    assert Tournament.open(made.path).games == made.games
    assert read == [made.path]


def test_a_file_of_somebody_else_writes_only_beside_itself(tmp_path: Path) -> None:
    made = Tournament.create(tmp_path / "T", three()[:2], SETTINGS)
    match = read_match(made.path)
    bad = msgspec.structs.replace(
        match, csv=str(tmp_path / "T" / "note.txt"), games_dir=str(tmp_path / "home")
    )
    made.path.write_bytes(encode_match(bad))
    kept = Tournament.open(made.path, trusted=False).pairings[0].match
    assert kept.csv is None
    assert kept.games_dir == str(tmp_path / "T" / "games" / "match")
    assert Tournament.open(made.path).pairings[0].match.csv == bad.csv


def test_games_begin_from_a_position(tmp_path: Path) -> None:
    position = Position.start(STANDARD, "rook")
    made = make_match(tmp_path, "", three()[:2], SETTINGS, sfen=position.sfen(), today=date(2026, 1, 2))
    assert made.title == "2026-01-02 A - B"
    assert made.specs()[0].openings[0].start_sfen == position.sfen()
    again = make_match(tmp_path, "", three()[:2], SETTINGS, today=date(2026, 1, 2))
    assert again.title == "2026-01-02 A - B 2"
    assert {name for name, _ in matches_in(tmp_path)} == {made.title, again.title}


def test_openings_that_cannot_be_read_leave_no_match_behind(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, openings=str(tmp_path / "none"))
    with pytest.raises(OpeningsError):
        make_match(tmp_path, "a/b: c?", three()[:2], settings, today=date(2026, 1, 2))
    assert matches_in(tmp_path) == []


def test_only_engines_of_the_list_are_started(tmp_path: Path, qapp: object) -> None:
    registry = Registry(tmp_path / "engines.json", built_in=lambda: EngineCommand("/opt/own"))
    made = Tournament.create(tmp_path / "T", three()[:2], SETTINGS)
    with pytest.raises(EngineGoneError, match="A"):
        require_listed(made, registry)
    for number in (1, 2):
        command = (sys.executable, "-S", str(FAKE), "random", str(number))
        registry.add(RegisteredEngine(f"e{number}", name=f"E{number}", command=command, games=("shogi",)))
    require_listed(made, registry)
    moved = msgspec.structs.replace(made.players[0], folder=str(tmp_path))
    with pytest.raises(EngineGoneError):
        require_listed(Tournament(made.path, (moved, made.players[1]), made.pairings), registry)


def test_an_engine_of_the_list_is_started_in_its_folder(tmp_path: Path, qapp: object) -> None:
    registry = Registry(tmp_path / "engines.json", built_in=lambda: EngineCommand("/opt/own"))
    command = (sys.executable, "-S", str(FAKE), "random", "1")
    registry.add(RegisteredEngine("e", name="E", command=command, games=("shogi",), folder=str(tmp_path)))
    made = Tournament.create(tmp_path / "T", (three()[0], Contestant(player="level:1")), SETTINGS)
    require_listed(made, registry)
    own = msgspec.structs.replace(made.players[0], folder=str(tmp_path))
    require_listed(Tournament(made.path, (own, made.players[1]), made.pairings), registry)
    other = msgspec.structs.replace(made.players[0], folder=str(tmp_path / "elsewhere"))
    with pytest.raises(EngineGoneError, match="A"):
        require_listed(Tournament(made.path, (other, made.players[1]), made.pairings), registry)


def test_the_program_s_own_engine_may_always_play(tmp_path: Path, qapp: object) -> None:
    registry = Registry(tmp_path / "engines.json", built_in=lambda: EngineCommand("/opt/own"))
    players = (Contestant(player="engine:/opt/own", name="own"), Contestant(player="level:1"))
    require_listed(Tournament.create(tmp_path / "T", players, SETTINGS), registry)


@pytest.mark.parametrize(("first", "second"), [(0, 2), (2, 1), (-1, 0), (0, -1), (5, 6)])
def test_a_pairing_of_somebody_who_is_not_there_cannot_be(first: int, second: int, tmp_path: Path) -> None:
    made = Tournament.create(tmp_path / "T", three()[:2], SETTINGS)
    path = made.path.with_name("tournament.json")
    line = f'{{"first": {first}, "second": {second}, "file": "match.json"}}'
    path.write_text(f'{{"format": "shogi-desktop tournament 1", {_TWO}, "pairings": [{line}]}}')
    with pytest.raises(MatchFileError, match="impossible pairing"):
        Tournament.open(path)
    path.write_text(
        path.read_text().replace(f'"first": {first}, "second": {second}', '"first": 1, "second": 0')
    )
    (pairing,) = Tournament.open(path).pairings
    assert (pairing.first, pairing.second) == (1, 0)


def ended(made: Tournament, match: int, number: int, winner: Color | None, *, first_is_black: bool) -> None:
    record = Record(STANDARD)
    record.headers.update(black="x", white="y")
    reason = Reason.MOVE_LIMIT if winner is None else Reason.RESIGNATION
    game = GameResult(record, Outcome(reason, winner), first_is_black, number=number)
    made.add(match, game, datetime(2026, 11, 24, 12, number).astimezone(), 2.5)


@pytest.mark.parametrize(("alternate", "counts"), [(True, {"A": (0, 0, 4, 0, 0)}), (False, {"A": (4, 0, 4)})])
def test_pairs_of_games_are_pairs_in_every_pairing(
    alternate: bool, counts: dict[str, tuple[int, ...]], tmp_path: Path
) -> None:
    """The first has lost each first game of a pair and won the second one."""
    settings = msgspec.structs.replace(SETTINGS, games=4, alternate=alternate)
    made = Tournament.create(tmp_path / "T", three(), settings, gauntlet=True)
    made.begin()
    for match in (0, 1):
        for number in range(1, 5):
            first_is_black = not alternate or number % 2 == 1
            first_wins = number % 2 == 0
            winner = Color.BLACK if first_wins is first_is_black else Color.WHITE
            ended(made, match, number, winner, first_is_black=first_is_black)
    standings = Standings.of(made)
    by_name = {line.name: line for line in standings.players}
    assert by_name["A"].standing.sample.counts == counts["A"]
    assert (by_name["A"].standing.wins, by_name["A"].standing.losses) == (4, 4)
    assert (by_name["B"].standing.wins, by_name["B"].standing.losses) == (2, 2)
    assert standings.seconds == 20.0
    assert standings.test is None


def test_each_game_of_the_standings_names_its_players_and_its_winner(tmp_path: Path) -> None:
    made = Tournament.create(tmp_path / "T", three(), SETTINGS)
    made.begin()
    ended(made, 1, 1, Color.WHITE, first_is_black=True)
    ended(made, 2, 2, None, first_is_black=False)
    first, second = Standings.of(made).games
    assert (first.match, first.black, first.white, first.winner, first.loser_by_fault) == (1, 0, 2, 2, None)
    assert (second.match, second.black, second.white, second.winner) == (2, 2, 1, None)
    assert [line.name for line in Standings.of(made).players] == ["C", "B", "A"]
    unplayed = {line.name: line for line in Standings.of(made).players}["A"]
    assert unplayed.estimate is not None
    fresh = Tournament.create(tmp_path / "U", three(), SETTINGS)
    assert all(line.estimate is None and line.superiority is None for line in Standings.of(fresh).players)


def test_an_engine_of_the_list_is_a_player_by_what_starts_it() -> None:
    command = EngineCommand("/opt/my engine", ("--quiet", "a b"), "/opt/eval")
    launch = Launch("Mine", command, {"Threads": 2, "Ponder": False, "Book": True, "Clear": None})
    made = Contestant.of_launch(launch)
    assert made == Contestant(
        player="engine:'/opt/my engine' --quiet 'a b'",
        name="Mine",
        folder="/opt/eval",
        options={"Threads": "2", "Ponder": "false", "Book": "true", "Clear": None},
    )
    assert Contestant.of_launch(launch, "Other").label == "Other"
    assert Contestant.of_launch(Launch("", EngineCommand("/opt/e"), {})).folder == ""
    assert Contestant(player="level:3").label == "Level 3"


def test_games_are_kept_by_their_numbers_in_the_folder_of_their_pairing(tmp_path: Path) -> None:
    made = Tournament.create(tmp_path / "T", three(), SETTINGS)
    assert made.game_file(1, 7) == tmp_path / "T" / "games" / "1-3" / "game-0007.kifu"
    pairing = made.pairings[1]
    pairing.store.match = msgspec.structs.replace(pairing.match, games_dir=None)
    assert made.game_file(1, 7) is None


@pytest.mark.parametrize(
    ("csv", "kept"),
    [("games.csv", True), ("sub/games.csv", False), ("games.txt", False), ("../games.csv", False)],
)
def test_a_file_of_somebody_else_writes_a_table_beside_itself_or_none(
    csv: str, kept: bool, tmp_path: Path
) -> None:
    made = Tournament.create(tmp_path / "T", three()[:2], SETTINGS)
    own = str(tmp_path / "T" / "games" / "deep")
    match = msgspec.structs.replace(read_match(made.path), csv=str(tmp_path / "T" / csv), games_dir=own)
    made.path.write_bytes(encode_match(match))
    opened = Tournament.open(made.path, trusted=False).pairings[0].match
    assert (opened.csv is not None) is kept
    assert opened.games_dir == own
    made.path.write_bytes(encode_match(msgspec.structs.replace(match, csv=None, games_dir=None)))
    nothing = Tournament.open(made.path, trusted=False).pairings[0].match
    assert (nothing.csv, nothing.games_dir) == (None, None)


# --- in a thread ------------------------------------------------------------------------------------------


class Schedule:
    """In the place of `play_schedule`: ends games when the clock says."""

    error: BaseException | None = None

    def __init__(self, *games: tuple[float, GameResult]) -> None:
        self.games, self.now = games, 100.0
        self.specs: list[MatchSpec] = []
        self.how: dict[str, object] = {}

    def __call__(self, specs: list[MatchSpec], turns: list[Turn], over: object, **how: object) -> None:
        assert callable(over)
        self.specs, self.how = specs, how
        for at, game in self.games:
            self.now = at
            over(0, game)
        if self.error is not None:
            raise self.error


@pytest.fixture
def scheduled(monkeypatch: pytest.MonkeyPatch) -> Schedule:
    games = []
    for number, at in ((1, 107.0), (2, 112.5)):
        record = Record(STANDARD)
        record.headers.update(black="A", white="B")
        outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
        games.append((at, GameResult(record, outcome, first_is_black=number == 1, number=number)))
    made = Schedule(*games)
    monkeypatch.setattr(running, "play_schedule", made)
    monkeypatch.setattr(time, "monotonic", lambda: made.now)
    return made


def test_of_each_game_the_time_since_the_one_before_is_kept(
    tmp_path: Path, qtbot: QtBot, scheduled: Schedule
) -> None:
    run = MatchRun(built_in=lambda: EngineCommand("/opt/own"))
    made = Tournament.create(tmp_path / "T", (Contestant(player="level:1"), three()[1]), SETTINGS)
    progress = QSignalSpy(run.progressed)
    with qtbot.waitSignal(run.finished) as finished:
        run.start(made, concurrency=3)
    assert finished.args == [None]
    assert made.pairings[0].match.seconds == 12.5
    assert progress.count() == 2
    assert progress.at(1)[0].seconds == 12.5
    (spec,) = scheduled.specs
    assert spec.first.command is not None and spec.second.command is not None
    assert (spec.first.command.program, spec.second.command.program) == ("/opt/own", sys.executable)
    assert spec.first.command.low_priority and spec.second.command.low_priority
    assert (scheduled.how["concurrency"], scheduled.how["tick_s"]) == (3, 0.2)


def test_a_match_is_about_to_end_only_once_it_was_stopped(
    tmp_path: Path, qtbot: QtBot, scheduled: Schedule
) -> None:
    run = MatchRun(built_in=lambda: EngineCommand("/opt/own"))
    assert (run.is_running, run.is_stopping) == (False, False)
    run.stop()
    assert run.close()
    with qtbot.waitSignal(run.finished):
        run.start(Tournament.create(tmp_path / "T", three()[:2], SETTINGS))
        assert (run.is_running, run.is_stopping) == (True, False)
        run.stop()
        assert (run.is_running, run.is_stopping) == (True, True)
    assert (run.is_running, run.is_stopping) == (False, False)


def test_an_engine_of_ours_that_is_nowhere_is_told_in_a_sentence(
    tmp_path: Path, qtbot: QtBot, scheduled: Schedule
) -> None:
    scheduled.error = EngineMissingError((Path("/opt/own"),))
    run = MatchRun(built_in=lambda: EngineCommand("/opt/own"))
    with qtbot.waitSignal(run.finished) as finished:
        run.start(Tournament.create(tmp_path / "T", three()[:2], SETTINGS))
    assert finished.args == [missing_engine_text]


def test_what_is_closed_tells_nothing_more(tmp_path: Path, qtbot: QtBot, scheduled: Schedule) -> None:
    run = MatchRun(built_in=lambda: EngineCommand("/opt/own"))
    ends, progress = QSignalSpy(run.finished), QSignalSpy(run.progressed)
    run.start(Tournament.create(tmp_path / "T", three()[:2], SETTINGS))
    assert run.close()
    qtbot.wait(1)
    assert (ends.count(), progress.count(), run.is_running) == (0, 0, False)


def test_a_match_runs_beside_the_window_and_tells(tmp_path: Path, qtbot: QtBot) -> None:
    players = (fake("A"), fake("B", "dies_in_search"))
    run = MatchRun(built_in=lambda: EngineCommand("/no"))
    faults, progress = QSignalSpy(run.faulted), QSignalSpy(run.progressed)
    with qtbot.waitSignal(run.finished, timeout=20_000) as finished:
        run.start(Tournament.create(tmp_path / "T", players, SETTINGS))
        assert run.is_running
    assert finished.args == [None]
    assert not run.is_running
    assert progress.count() == faults.count() == 2
    assert "B" in faults.at(0)[0]()


def test_a_match_is_stopped_at_once_and_its_engines_end(tmp_path: Path, qtbot: QtBot) -> None:
    players = (fake("A", "waits_for_stop"), fake("B", "waits_for_stop"))
    run = MatchRun()
    settings = msgspec.structs.replace(SETTINGS, go="thinking=60000")
    tournament = Tournament.create(tmp_path / "T", players, settings)
    with qtbot.waitSignal(run.ticked, timeout=20_000) as ticked:
        run.start(tournament, concurrency=2)
    assert all(isinstance(one, Running) for one in ticked.args[0])
    began = time.monotonic()
    with qtbot.waitSignal(run.finished, timeout=20_000):
        run.stop()
        assert run.is_stopping
    assert time.monotonic() - began < 10
    assert tournament.played == 0
    assert run.close()


def test_closing_waits_for_the_engines(tmp_path: Path, qtbot: QtBot) -> None:
    run = MatchRun()
    with qtbot.waitSignal(run.ticked, timeout=20_000):
        run.start(
            Tournament.create(
                tmp_path / "T", (fake("A", "waits_for_stop"), fake("B", "waits_for_stop")), SETTINGS
            )
        )
    assert run.close()
    assert not run.is_running


def test_what_is_in_the_way_is_a_sentence(tmp_path: Path, qtbot: QtBot) -> None:
    run = MatchRun()
    players = (fake("A"), Contestant(player="engine:/no/such/engine"))
    with qtbot.waitSignal(run.finished, timeout=20_000) as finished:
        run.start(Tournament.create(tmp_path / "T", players, SETTINGS))
    assert finished.args is not None
    assert "engine" in finished.args[0]()


@in_the_whole
def test_a_game_in_progress_can_be_looked_at(tmp_path: Path) -> None:
    player = PlayerSpec(
        command=EngineCommand(sys.executable, ("-S", str(FAKE), "random", "5")), pace=Pace(nodes=1)
    )
    seen: list[Running] = []
    spec = MatchSpec(player, player, max_moves=150)
    play_schedule([spec], [Turn(0, 1)], lambda *_: None, on_tick=seen.extend, tick_s=0.001)
    lives = [one.live for one in seen if one.live is not None]
    assert lives
    lengths = [len(live.moves) for live in lives]
    assert lengths == sorted(lengths)
    assert lengths[-1] > 2
    assert lives[0].clocks_ms is None


def test_every_engine_is_tried_before_the_first_game_however_late_it_plays(tmp_path: Path) -> None:
    players = (fake("A"), fake("B", "random", 2), fake("C", "dies_at_start"))
    made = Tournament.create(tmp_path / "T", players, SETTINGS, gauntlet=True)
    with pytest.raises(EngineFailedError):
        play(made)
    assert made.played == 0


def test_a_match_has_two_to_sixteen_players(tmp_path: Path) -> None:
    many = [Contestant(player="level:1", name=f"L{number}") for number in range(17)]
    for number in (1, 17):
        with pytest.raises(ValueError, match="2 to 16 players"):
            Tournament.create(tmp_path / str(number), many[:number], SETTINGS)
    made = Tournament.create(tmp_path / "16", many[:16], SETTINGS, gauntlet=True)
    assert len(made.pairings) == 15


def test_the_folder_of_a_match_has_a_name_of_eighty_characters_at_most(tmp_path: Path) -> None:
    def named(title: str) -> str:
        made = make_match(tmp_path, title, three()[:2], SETTINGS, today=date(2026, 11, 24))
        return made.path.parent.name

    assert named("x" * 80) == "x" * 80
    assert named("x" * 81) == "x" * 79
    assert named("x" * 81) == "x" * 79 + " 2"
    assert named('a/b:c*"?') == "a b c"
    assert named("...") == "Match"
    assert named("") == "2026-11-24 A - B"


def test_a_folder_without_a_match_is_passed_over_and_the_last_one_comes_first(tmp_path: Path) -> None:
    made = [
        make_match(tmp_path, title, three()[:2], SETTINGS, today=date(2026, 1, 2)) for title in ("a", "b")
    ]
    for number, match in enumerate(made):
        os.utime(match.path, (number, number))
    (tmp_path / FOLDER / "empty").mkdir()
    (tmp_path / FOLDER / "a file").touch()
    assert [name for name, _ in matches_in(tmp_path)] == ["b", "a"]
    assert matches_in(tmp_path / "nowhere") == []


@pytest.mark.parametrize(
    ("title", "folder"),
    [("a/b: c?", "a b c"), ("...", "Match"), ("x" * 300, "x" * 79), ("a\nb", "a b"), (" . ", "Match")],
)
def test_a_match_is_called_as_a_folder_can_be_called(title: str, folder: str, tmp_path: Path) -> None:
    made = make_match(tmp_path, title, three()[:2], SETTINGS, today=date(2026, 1, 2))
    assert made.title.rstrip("…") == folder
    again = make_match(tmp_path, title, three()[:2], SETTINGS, today=date(2026, 1, 2))
    assert again.title == f"{made.title} 2"


@pytest.mark.parametrize("text", ["engine:'unended", "engine:", "level:x", "level:99", "human", "human:anna"])
def test_what_names_no_player_is_refused_by_what_was_typed(text: str) -> None:
    with pytest.raises(PlayerSpecError) as refused:
        PlayerSpec.parse(text)
    assert text in str(refused.value)


@in_the_whole
def test_games_of_pairings_with_an_odd_number_are_each_counted(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, games=1, max_moves=4)
    made = Tournament.create(tmp_path / "T", three(), settings)
    play(made)
    assert [line.standing.games for line in Standings.of(made).players] == [2, 2, 2]


def test_a_third_match_of_a_name_has_the_third_number(tmp_path: Path) -> None:
    made = [make_match(tmp_path, "T", three()[:2], SETTINGS, today=date(2026, 1, 2)) for _ in range(4)]
    assert [one.path.parent.name for one in made] == ["T", "T 2", "T 3", "T 4"]


def test_a_match_is_waited_for_fifteen_seconds_at_most(qapp: object) -> None:
    waited: list[float] = []

    class Stuck(threading.Thread):
        def join(self, timeout: float | None = None) -> None:
            waited.append(timeout or 0.0)

        def is_alive(self) -> bool:
            return True

    run = MatchRun()
    run._thread = Stuck()
    assert not run.close()
    assert waited == [15.0]


def test_the_last_twenty_matches_are_offered(tmp_path: Path) -> None:
    for number in range(23):
        folder = tmp_path / FOLDER / f"m{number:02}"
        folder.mkdir(parents=True)
        (folder / ("match.json" if number % 2 else "tournament.json")).touch()
        os.utime(next(folder.iterdir()), (number, number))
    assert [name for name, _ in matches_in(tmp_path)] == [f"m{number:02}" for number in range(22, 2, -1)]


def test_a_match_whose_files_cannot_be_written_is_not_begun(
    tmp_path: Path, qtbot: QtBot, scheduled: Schedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Tournament) -> None:
        raise MatchFileError(tmp_path / "T", FileFault.UNWRITABLE, "the disk is full")

    made = Tournament.create(tmp_path / "T", three()[:2], SETTINGS)
    monkeypatch.setattr(Tournament, "begin", refuse)
    run = MatchRun(built_in=lambda: EngineCommand("/opt/own"))
    with qtbot.waitSignal(run.finished) as finished:
        run.start(made)
    assert finished.args is not None and "the disk is full" in finished.args[0]()
    assert made.played == 0


def test_a_folder_with_files_of_both_kinds_is_one_match(tmp_path: Path) -> None:
    folder = tmp_path / FOLDER / "both"
    folder.mkdir(parents=True)
    for name in ("match.json", "tournament.json"):
        (folder / name).touch()
    assert matches_in(tmp_path) == [("both", folder / "tournament.json")]
