"""Several engines at one game: asked each by itself, told as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.analysis import running
from shogi_desktop.app.analysis.engines import AnalysisEngine
from shogi_desktop.app.analysis.game_analysis import Effort, Finding, Plan, Progress
from shogi_desktop.app.analysis.joining import keep_in_record, told_apart
from shogi_desktop.app.analysis.several import Findings, SeveralAnalyses
from shogi_desktop.game import Evaluation
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.events import Failed
from tests.support.analysing import record_of_line
from tests.support.answering import Engine

PLAN = Plan(Effort(nodes=100), first=1, last=2)
ENGINES = [
    AnalysisEngine("one", EngineCommand("/e/one"), options={"Threads": 3}),
    AnalysisEngine("two", EngineCommand("/e/two")),
]


class Desk:
    """Analyses by several engines, and what was told."""

    def __init__(self) -> None:
        self.progress: list[Progress] = []
        self.told: list[object] = []
        self.now = 0.0
        self.analyses = SeveralAnalyses(now_s=lambda: self.now)
        self.analyses.progressed.connect(self.progress.append)
        self.analyses.finished.connect(self.told.append)
        self.analyses.failed.connect(self.told.append)

    def start(self, known: Sequence[Findings] = ()) -> None:
        """Let both begin, each in its turn."""
        self.analyses.start(record_of_line(), PLAN, ENGINES, known=known)
        QCoreApplication.processEvents()


@pytest.fixture
def desk(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(running, "EngineHandle", Engine)
    monkeypatch.setattr(Engine, "made", [])
    made = Desk()
    yield made
    made.analyses.close()


def answer_all(engine: Engine, score: int = 0) -> None:
    """Answer until nothing is asked any more."""
    asked = 0
    while len(engine.answers) > asked:
        asked = len(engine.answers)
        plies = len(engine.notes[-1]) if isinstance(engine.notes[-1], tuple) else 0
        engine.answer(score if plies % 2 == 0 else -score, "8c8d" if plies % 2 else "2g2f")


def test_both_are_asked_at_once_and_what_they_find_is_told_when_both_are_done(desk: Desk) -> None:
    desk.start()
    one, two = Engine.made
    assert len(one.answers) == len(two.answers) == 1
    assert one.given["Threads"] == 3
    answer_all(one, 5)
    assert desk.analyses.is_running
    assert desk.told == []
    assert (desk.progress[-1].done, desk.progress[-1].total) == (3, 6)
    answer_all(two, -7)
    (found,) = desk.told
    assert isinstance(found, list)
    assert [each[0].evaluation.score for each in found] == [5, -7]
    assert not desk.analyses.is_running
    assert [one.notes[-1], two.notes[-1]] == [0.0, 0.0] or ("closed" in one.notes and "closed" in two.notes)


def test_the_time_left_is_that_of_the_slower_one_and_unsaid_before_both_have_found_something(
    desk: Desk,
) -> None:
    desk.start()
    one, two = Engine.made
    desk.now = 1.0
    one.answer(0, "2g2f")
    assert desk.progress[-1].seconds_left is None
    desk.now = 4.0
    two.answer(0, "2g2f")
    assert desk.progress[-1].seconds_left == 8.0


def test_stopped_it_gives_what_each_has_found_and_goes_on_from_there(desk: Desk) -> None:
    desk.start()
    one, _ = Engine.made
    one.answer(3, "2g2f")
    found = desk.analyses.stop()
    assert [len(each) for each in found] == [1, 0]
    assert not desk.analyses.is_running
    desk.start(found)
    again, _ = Engine.made[2:]
    assert (desk.progress[-1].done, desk.progress[-1].total) == (1, 6)
    assert again.notes[-1] == ("7g7f",)


def test_stopped_at_once_the_second_does_not_begin(desk: Desk) -> None:
    desk.analyses.start(record_of_line(), PLAN, ENGINES)
    assert [len(each) for each in desk.analyses.stop()] == [0, 0]
    QCoreApplication.processEvents()
    assert len(Engine.made) == 1


def test_where_one_fails_the_other_goes_on(desk: Desk) -> None:
    desk.start()
    one, two = Engine.made
    one.tell(Failed(EngineFailure(FailureKind.TIMED_OUT, "/e/one")))
    assert len(desk.told) == 1
    assert desk.analyses.is_running
    answer_all(two, 9)
    assert isinstance(desk.told[1], list)
    assert len(desk.told[1]) == 1
    assert desk.progress[-1].total == 3


def test_where_all_fail_nothing_is_told_to_be_done(desk: Desk) -> None:
    desk.start()
    for each in Engine.made:
        each.tell(Failed(EngineFailure(FailureKind.TIMED_OUT, "/e/x")))
    assert len(desk.told) == 2 and all(map(callable, desk.told))
    assert not desk.analyses.is_running


def test_engines_that_call_themselves_alike_sign_apart_also_where_nobody_was_asked() -> None:
    record = record_of_line()
    mine = {0: Finding(0, Evaluation(1, engine="E")), 1: Finding(1, Evaluation(2))}
    other = {0: Finding(0, Evaluation(3, engine="E")), 2: Finding(2, Evaluation(4, engine="E"))}
    keep_in_record(record, *told_apart([mine, other]))
    said = [[(each.engine, each.score) for each in node.opinions] for node in record.walk()]
    assert said[:3] == [[("E", 1), ("E (2)", 3)], [("E", 2)], [("E (2)", 4)]]
    assert told_apart([mine]) == [mine]
