"""Analyses that were begun and not ended: found again by the same wish for the same game, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from shogi_desktop.app.analysis import unfinished
from shogi_desktop.app.analysis.game_analysis import Effort, Finding, Plan
from shogi_desktop.app.analysis.jobs import GameJob, job_of
from shogi_desktop.app.analysis.unfinished import UnfinishedAnalyses
from shogi_desktop.game import Evaluation
from shogi_desktop.rules import Color
from shogi_desktop.usi.command import EngineCommand
from tests.support.analysing import record_of_line

PLAN = Plan(Effort(movetime_ms=300), first=2, sides=frozenset({Color.WHITE}))
JOBS = [job_of(record_of_line(), PLAN, EngineCommand(name), {"Threads": 1}) for name in ("/e/one", "/e/two")]
FOUND = Finding(1, Evaluation(30, depth=9, nodes=500, engine="One"))


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[UnfinishedAnalyses]:
    made = UnfinishedAnalyses(tmp_path / "analyses")
    made.begin(["one", "two"], JOBS)
    made.add(JOBS[0], FOUND)
    yield made
    made.close()


def other(job: GameJob) -> GameJob:
    return replace(job, moves=job.moves[:-1])


def test_what_was_wished_and_found_is_there_at_the_next_start(
    kept: UnfinishedAnalyses, tmp_path: Path
) -> None:
    kept.close()
    again = UnfinishedAnalyses(tmp_path / "analyses")
    wish = again.wish(job_of(record_of_line(), Plan(Effort()), None, {}))
    assert wish is not None
    assert (wish.engines, wish.plan) == (("one", "two"), PLAN)
    for _ in range(2):  # as often as the game is opened
        left = again.left(JOBS)
        assert left is not None
        assert left.known == [{1: FOUND}, {}]
        assert (left.progress.done, left.progress.total) == (1, 12)


def test_another_game_effort_or_engine_has_nothing_left(kept: UnfinishedAnalyses) -> None:
    assert kept.wish(other(JOBS[0])) is None
    assert kept.left([replace(JOBS[0], plan=Plan(Effort(movetime_ms=301))), JOBS[1]]) is None
    assert kept.left([JOBS[1], JOBS[0]]) is None
    assert kept.left([replace(JOBS[0], options={"Threads": 2}), JOBS[1]]) is None


def test_what_is_done_or_begun_anew_leaves_nothing(kept: UnfinishedAnalyses, tmp_path: Path) -> None:
    fresh = [replace(job, plan=Plan(Effort(nodes=10))) for job in JOBS]
    kept.begin(["one", "two"], fresh)
    assert kept.left(JOBS) is None
    left = kept.left(fresh)
    assert left is not None
    assert left.known == [{}, {}]
    kept.end(fresh)
    assert kept.wish(JOBS[0]) is None
    assert list((tmp_path / "analyses").iterdir()) == []


def test_the_games_begun_first_are_forgotten(
    kept: UnfinishedAnalyses, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unfinished, "MOST_GAMES", 1)
    kept.begin(["one"], [other(JOBS[0])])
    assert kept.wish(JOBS[0]) is None
    assert kept.wish(other(JOBS[0])) is not None
    assert [path.suffix for path in (tmp_path / "analyses").iterdir()] == [".json"]


def test_a_damaged_wish_is_none(kept: UnfinishedAnalyses, tmp_path: Path) -> None:
    (path,) = (tmp_path / "analyses").glob("*.json")
    path.write_text('{"engines": []}')
    assert kept.wish(JOBS[0]) is None
    assert kept.left(JOBS) is None
    kept.begin(["one", "two"], JOBS)
    assert kept.left(JOBS) is not None
