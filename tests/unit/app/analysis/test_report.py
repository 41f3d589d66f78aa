"""The report of a game as JSON: what was found of each move, and what there is to say of the whole."""

from __future__ import annotations

import json
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest

from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.analysis import jobs
from shogi_desktop.app.analysis.game_analysis import Effort, Finding, Plan
from shogi_desktop.app.analysis.games_json import GamesJson
from shogi_desktop.app.analysis.jobs import analyse_game, job_of
from shogi_desktop.app.analysis.joining import keep_in_record
from shogi_desktop.app.analysis.kept import KeptEvaluation, KeptFinding, finding_of, kept_of
from shogi_desktop.app.analysis.report import GameData, game_data
from shogi_desktop.app.engines.required import EngineOptionError
from shogi_desktop.app.jobs.running import run_jobs
from shogi_desktop.app.jobs.workers import Here
from shogi_desktop.game import Evaluation, ForcedMate, Outcome, Reason, Record
from shogi_desktop.rules import STANDARD, Color, parse_usi_move
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.events import SearchDone
from shogi_desktop.usi.messages import BestMove, Centipawns, Info, Verdict
from shogi_desktop.usi.search import SearchRequest
from tests.support.analysing import LINE, record_of_line

PLAN = Plan(Effort(nodes=100))


def found(ply: int, score: int | ForcedMate, *line: str, others: tuple[Evaluation, ...] = ()) -> Finding:
    moves = tuple(parse_usi_move(usi, STANDARD) for usi in line)
    return Finding(ply, Evaluation(score, depth=9, engine="Deep", line=moves), others)


def written(*games: GameData) -> bytes:
    """The file of those games, which were done in the other order."""
    with GamesJson() as gathered:
        for number, game in reversed(list(enumerate(games))):
            gathered.add((number, 1), game)
        return b"".join(gathered.pieces())


def report(
    *findings: Finding, plan: Plan = PLAN, number: int | None = None, record: Record | None = None
) -> dict[str, Any]:
    """The report of a game of which that was found, as a reader of the JSON has it."""
    record = record or record_of_line()
    known = {one.ply: one for one in findings}
    keep_in_record(record, known)
    data = game_data("a.kif", record, plan, known, lambda _position, move, _target: move.usi, number)
    text = written(data)
    assert text.endswith(b"\n")
    assert text.startswith(b'{\n "games": [')
    (game,) = json.loads(text)["games"]
    found_: dict[str, Any] = game
    return found_


THREE = (found(0, 30, "7g7f", "3c3d"), found(1, -500, "3c3d"), found(2, 600, "2g2f"))


def test_each_move_has_what_was_found_for_the_position_before_it() -> None:
    first, second = report(*THREE)["plies"]
    assert first == {
        "ply": 1,
        "move": "7g7f",
        "best": "7g7f",
        "win_chance": round(chance(30, STANDARD), 4),
        "pv": ["7g7f", "3c3d"],
        "judgement": "best",
        "reasons": [],
        "score_cp": 30,
        "book": True,
    }
    assert (second["ply"], second["move"], second["score_cp"], second["pv"]) == (2, "3c3d", -500, ["3c3d"])


def test_a_mate_is_told_in_plies_with_the_sign_of_the_side_that_mates() -> None:
    mates = [ForcedMate(Color.BLACK, 7), ForcedMate(Color.WHITE, 4), ForcedMate(Color.WHITE)]
    plies = report(*(found(ply, mate) for ply, mate in enumerate(mates)), found(3, 0))["plies"]
    assert [(ply["mate"], ply["win_chance"]) for ply in plies] == [(7, 1.0), (-4, 0.0), ("-", 0.0)]
    assert all("score_cp" not in ply for ply in plies)
    assert plies[0]["best"] is None
    assert plies[0]["pv"] == []


def test_several_lines_are_told_the_best_one_first() -> None:
    other = Evaluation(ForcedMate(Color.BLACK, 5), line=(parse_usi_move("2g2f", STANDARD),))
    first, second = report(found(0, 30, "7g7f", others=(other,)), *THREE[1:])["plies"]
    assert first["lines"] == [
        {"pv": ["7g7f"], "win_chance": round(chance(30, STANDARD), 4), "score_cp": 30},
        {"pv": ["2g2f"], "win_chance": 1.0, "mate": 5},
    ]
    assert "lines" not in second


def test_only_the_moves_of_the_plan_are_told() -> None:
    def told(plan: Plan) -> list[int]:
        return [ply["ply"] for ply in report(*THREE, found(3, 0), plan=plan)["plies"]]

    assert told(PLAN) == [1, 2, 3]
    assert told(replace(PLAN, first=2)) == [2, 3]
    assert told(replace(PLAN, last=2)) == [1, 2]
    assert told(replace(PLAN, sides=frozenset({Color.WHITE}))) == [2]


def test_a_fault_has_its_reasons_with_the_line_that_proves_them() -> None:
    record = Record(STANDARD, "4k4/9/9/9/r8/9/9/9/4K3R b - 1")
    path: tuple[int, ...] = ()
    for usi in ("1i1e", "9e1e"):
        path = record.append(path, parse_usi_move(usi, STANDARD))
    blunder = report(found(0, 0, "1i1a"), found(1, -3_000, "9e1e"), found(2, -3_000), record=record)["plies"][
        0
    ]
    assert blunder["judgement"] == "blunder"
    for reason in blunder["reasons"]:
        assert reason["id"]
        assert reason["text"].endswith(".")
        assert reason["line"]
    assert blunder["reasons"]


def test_the_summary_tells_of_both_sides_and_of_the_end() -> None:
    record = record_of_line()
    record.headers.update(black="Aiko", white="Ben")
    record.node(record.end_path()).outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    game = report(*THREE, found(3, 600), record=record, number=4)
    summary = game["summary"]
    assert (game["file"], game["game"]) == ("a.kif", 4)
    assert (summary["variant"], summary["engine"]) == ("shogi", "Deep")
    assert (summary["winner"], summary["reason"]) == ("black", "resignation")
    black, white = summary["black"], summary["white"]
    assert (black["name"], white["name"]) == ("Aiko", "Ben")
    assert (black["moves"], white["moves"]) == (2, 1)
    for side in (black, white):
        faults = sum(side[name] for name in ("inaccuracies", "mistakes", "blunders"))
        of_side = [ply for ply in game["plies"] if (ply["ply"] % 2 == 1) is (side is black)]
        assert faults == sum(ply["judgement"] in {"inaccuracy", "mistake", "blunder"} for ply in of_side)
        assert side["accuracy"] == round(side["accuracy"], 1)
        assert "castle" not in side
    assert "opening" not in summary


def test_a_game_without_an_end_a_number_or_anything_found_says_so_by_silence() -> None:
    game = report()
    assert "game" not in game
    assert game["plies"] == []
    assert game["summary"]["engine"] == ""
    assert game["summary"]["black"]["accuracy"] is None
    assert [game["summary"][side]["name"] for side in ("black", "white")] == ["", ""]
    assert not {"winner", "reason"} & game["summary"].keys()
    drawn = record_of_line()
    drawn.node(drawn.end_path()).outcome = Outcome(Reason.AGREEMENT)
    assert report(record=drawn)["summary"]["winner"] is None


def test_what_was_found_is_kept_on_the_nodes_of_the_main_line() -> None:
    record = record_of_line()
    keep_in_record(record, {0: THREE[0], 2: THREE[2]})
    kept = [node.evaluation for node in (record.root, *record.main_line())]
    assert kept[:3] == [THREE[0].evaluation, None, THREE[2].evaluation]


# --- what goes between processes ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("finding", "kept"),
    [
        (THREE[0], KeptFinding(0, KeptEvaluation(30, depth=9, engine="Deep", line="7g7f 3c3d"))),
        (
            found(3, ForcedMate(Color.WHITE, 4), others=(Evaluation(ForcedMate(Color.BLACK), nodes=7),)),
            KeptFinding(
                3, KeptEvaluation(mate="-4", depth=9, engine="Deep"), (KeptEvaluation(mate="+", nodes=7),)
            ),
        ),
    ],
)
def test_a_finding_goes_through_as_plain_values(finding: Finding, kept: KeptFinding) -> None:
    assert kept_of(finding) == kept
    assert finding_of(kept, STANDARD) == finding


def test_a_job_is_the_main_line_up_to_the_first_foul() -> None:
    engine = EngineCommand("/e/x")
    record = record_of_line()
    end = Outcome(Reason.RESIGNATION, Color.BLACK)
    record.node(record.end_path()).outcome = end
    job = job_of(record, PLAN, engine, {"Threads": 1})
    assert (job.variant_id, job.start_sfen, job.moves, job.end) == ("shogi", STANDARD.start_sfen, LINE, end)
    assert (job.plan, job.engine, job.options, job.known) == (PLAN, engine, {"Threads": 1}, ())
    record.main_line()[2].illegal = True
    cut = job_of(record, PLAN, engine, {})
    assert (cut.moves, cut.end) == (LINE[:2], None)
    aside = record_of_line()
    aside.node((0,) * 6).outcome, aside.node((0,) * 6).ends_aside = end, True
    assert job_of(aside, PLAN, engine, {}).end is None
    empty = Record(STANDARD)
    empty.root.outcome = end
    assert (job_of(empty, PLAN, engine, {}).moves, job_of(empty, PLAN, engine, {}).end) == ((), end)


# --- a job --------------------------------------------------------------------------------------------------


class Engine:
    """An engine that finds every position even, and notes what it is told."""

    name = "Deep"

    def __init__(self, command: EngineCommand, *, restarts: bool) -> None:
        assert restarts
        self.command = command
        self.told: list[object] = []
        self.rejected: dict[str, Rejected] = {}

    def __enter__(self) -> Engine:
        made.append(self)
        return self

    def __exit__(self, *_: object) -> None:
        self.told.append("closed")

    def interrupt(self) -> None:
        self.told.append("interrupted")

    def prepare(self, variant_id: str, options: dict[str, object]) -> None:
        self.told.append((variant_id, options))
        if "Contempt" in options:
            self.rejected["Contempt"] = Rejected(options["Contempt"], "0 to 5")

    def wait_until_ready(self) -> None:
        self.told.append("ready")

    def search(self, request: SearchRequest) -> Future[SearchDone]:
        self.told.append(request.moves)
        best = "2g2f" if len(request.moves) % 2 == 0 else "8c8d"
        line = Info(8, nodes=100, score=Centipawns(0), pv=(best,))
        future: Future[SearchDone] = Future()
        future.set_result(SearchDone(1, BestMove(Verdict.MOVE, best), (line,)))
        return future


made: list[Engine] = []


@dataclass(frozen=True)
class Rejected:
    """What an engine said to an option."""

    value: object
    expected: str


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> list[Engine]:
    made.clear()
    monkeypatch.setattr(jobs, "EngineHandle", Engine)
    return made


def test_a_job_is_done_position_by_position_and_tells_each(engines: list[Engine]) -> None:
    command = EngineCommand("/e/x")
    plan = replace(PLAN, last=2)
    job = job_of(record_of_line(), plan, command, {"Threads": 1})
    told: list[KeptFinding] = []
    found = analyse_game(job, lambda one, _: told.append(one))
    assert [one.ply for one in found] == [0, 1, 2]
    assert sorted(one.ply for one in told) == [0, 1, 2]
    assert {one.best.engine for one in found} == {"Deep"}
    (engine,) = engines
    assert engine.command == command
    assert engine.told[:2] == [("shogi", {"Threads": 1}), "ready"]
    assert engine.told[-1] == "closed"
    again = replace(job, known=found)
    assert analyse_game(again) == found
    assert len(engines) == 1


def test_our_own_engine_stays_for_the_next_game_of_a_run_and_no_other_does(
    engines: list[Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "bundled_engine", lambda: EngineCommand("/own"))
    plan = replace(PLAN, last=1)
    for command, started in ((None, 1), (EngineCommand("/e/x"), 2)):
        made.clear()
        with Here() as here:
            games = ((number, job_of(record_of_line(), plan, command, {})) for number in range(2))
            found = [done.result for done in run_jobs(here, analyse_game, games)]
        assert found[0] == found[1]
        assert len(engines) == started
        assert [engine.told[-1] for engine in engines] == ["closed"] * started
        told = [word for engine in engines for word in engine.told]
        assert told.count(("shogi", {})) == 2, "prepared for each game, which begins a new one"


def test_an_engine_that_failed_is_not_asked_again(
    engines: list[Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "bundled_engine", lambda: EngineCommand("/own"))
    job = job_of(record_of_line(), PLAN, None, {"Contempt": 9})
    with Here() as here:
        errors = [done.error for done in run_jobs(here, analyse_game, [(0, job), (1, job)])]
    assert [type(error) for error in errors] == [EngineOptionError] * 2
    assert [engine.told[-1] for engine in engines] == ["closed"] * 2


def test_several_lines_are_asked_for_where_they_are_wanted(engines: list[Engine]) -> None:
    plan = replace(PLAN, effort=Effort(nodes=100, multipv=3), last=1)
    analyse_game(job_of(record_of_line(), plan, EngineCommand("/e/x"), {}))
    assert engines[0].told[0] == ("shogi", {"MultiPV": 3})


def test_an_option_that_is_not_taken_ends_the_job(engines: list[Engine]) -> None:
    job = job_of(record_of_line(), PLAN, EngineCommand("/e/x"), {"Contempt": 9})
    with pytest.raises(EngineOptionError, match="The engine Deep takes 0 to 5 for Contempt, not 9"):
        analyse_game(job)
    assert str(EngineOptionError("Deep", "Hash", 1, "")) == "The engine Deep has no option Hash"


@pytest.mark.parametrize("count", [0, 1, 3])
def test_games_gathered_on_the_disk_make_the_file_that_they_make_at_once(count: int) -> None:
    data = [
        game_data(f"{n}.kif", record_of_line(), PLAN, {}, lambda _position, move, _target: move.usi, n)
        for n in range(count)
    ]
    at_once = msgspec.json.format(msgspec.json.encode({"games": data}), indent=1) + b"\n"
    assert written(*data) == at_once


def test_games_that_come_after_the_file_was_written_are_in_the_next_one() -> None:
    record = record_of_line()
    data = [game_data(name, record, PLAN, {}, lambda *_: "", None) for name in ("a.kif", "b.kif", "c.kif")]
    with GamesJson() as gathered:
        gathered.add((1, 1), data[1])
        gathered.add((0, 1), data[0])
        b"".join(gathered.pieces())
        gathered.add((2, 1), data[2])
        assert b"".join(gathered.pieces()) == written(*data)
