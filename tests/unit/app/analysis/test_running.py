"""A game analysed beside the window: asked one position after another, broken off, failed, tried anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.app.analysis import running
from shogi_desktop.app.analysis.game_analysis import Effort, Finding, Plan, Progress
from shogi_desktop.app.analysis.running import GameAnalysis, Tried
from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.game import Evaluation, Record
from shogi_desktop.rules import OKISAKI, STANDARD, parse_usi_move
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.events import Failed
from tests.support.analysing import record_of_line
from tests.support.answering import Engine

PLAN = Plan(Effort(nodes=100), first=1, last=2)
COMMAND = EngineCommand("/e/x")


class Desk:
    """An analysis, and what it told."""

    def __init__(self, command: EngineCommand | None = COMMAND) -> None:
        self.told: list[Any] = []
        self.now = 0.0
        self.analysis = GameAnalysis(command, now_s=lambda: self.now)
        for signal in (
            self.analysis.progressed,
            self.analysis.finished,
            self.analysis.tried,
            self.analysis.failed,
        ):
            signal.connect(self.told.append)


@pytest.fixture
def desk(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(running, "EngineHandle", Engine)
    made = Desk()
    yield made
    made.analysis.close()


def test_each_position_is_asked_and_told_and_all_of_it_at_the_end(desk: Desk) -> None:
    assert not desk.analysis.is_running
    desk.analysis.start(record_of_line(), PLAN)
    engine = Engine.latest
    assert desk.analysis.is_running
    assert engine.command.low_priority
    timeouts = engine.options["timeouts"]
    assert isinstance(timeouts, Timeouts) and timeouts.overdue_ms == 10_000
    assert engine.notes[0] == "shogi"
    while desk.analysis.is_running:
        engine.answer(0, "8c8d" if len(engine.notes[-1]) % 2 else "2g2f")
    *progress, findings = desk.told
    assert all(isinstance(one, Progress) for one in progress)
    assert [one.done for one in progress if isinstance(one, Progress)] == [0, 1, 2, 3]
    assert isinstance(findings, dict)
    assert set(findings) == {0, 1, 2}
    assert findings[0].evaluation.engine == "Deep"


def test_what_is_known_is_not_asked_and_a_game_all_known_needs_no_engine(desk: Desk) -> None:
    known = [Finding(ply, Evaluation(0)) for ply in range(3)]
    desk.analysis.start(record_of_line(), PLAN, known)
    assert not desk.analysis.is_running
    assert desk.told == [{one.ply: one for one in known}]


def test_broken_off_it_gives_what_was_found_and_hears_no_more(desk: Desk) -> None:
    desk.analysis.start(record_of_line(), PLAN)
    engine = Engine.latest
    engine.answer(0, "2g2f")
    found = desk.analysis.cancel()
    assert len(found) == 1
    assert engine.notes[-1] == "cancelled"
    told = len(desk.told)
    engine.answer(0, "8c8d")
    assert len(desk.told) == told
    assert desk.analysis.cancel() == {}


def test_another_game_takes_the_place_of_the_one_before_and_the_engine_stays(desk: Desk) -> None:
    desk.analysis.start(record_of_line(), PLAN)
    engine = Engine.latest
    desk.analysis.start(record_of_line(), PLAN)
    assert Engine.latest is engine
    assert engine.notes.count("shogi") == 1
    assert "cancelled" in engine.notes
    other = Record(OKISAKI)
    other.append((), parse_usi_move("8h8g", OKISAKI))
    desk.analysis.start(other, PLAN)
    assert "okisakishogi" in engine.notes
    engine.has_failed = True
    desk.analysis.start(other, PLAN)
    assert engine.notes.count("okisakishogi") == 2


def test_an_engine_that_fails_is_told_while_it_is_wanted(desk: Desk) -> None:
    desk.analysis.start(record_of_line(), PLAN)
    gone = Failed(EngineFailure(FailureKind.TIMED_OUT, "/e/x"))
    Engine.latest.tell(gone)
    assert desk.told[-1]() == "The engine x no longer responds."
    assert not desk.analysis.is_running
    told = len(desk.told)
    Engine.latest.tell(gone)
    assert len(desk.told) == told


def test_an_engine_without_scores_is_told(desk: Desk) -> None:
    desk.analysis.start(record_of_line(), PLAN)
    for _ in range(9):
        if desk.analysis.is_running:
            Engine.latest.answer(None, "2g2f")
    assert desk.told[-1]() == "The engine Deep gives no scores. Choose another engine."
    assert not desk.analysis.is_running


def test_without_any_engine_it_says_so(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> EngineCommand:
        raise EngineMissingError((Path("/nowhere"),))

    monkeypatch.setattr(running, "bundled_engine", missing)
    desk = Desk(None)
    desk.analysis.start(record_of_line(), PLAN)
    assert [one() for one in desk.told] == ["The program's engine is missing. Reinstall the program."]
    assert not desk.analysis.is_running
    assert desk.analysis.close()


def test_the_engine_is_waited_for_at_the_end(desk: Desk) -> None:
    assert desk.analysis.close()
    desk.analysis.start(record_of_line(), PLAN)
    assert desk.analysis.close(1_500)
    assert Engine.latest.notes[-3:] == ["cancelled", "closed", 1.5]
    desk.analysis.start(record_of_line(), PLAN)
    assert desk.analysis.close()
    assert Engine.latest.notes[-1] == 4.0


# --- a move tried instead -----------------------------------------------------------------------------------


def fault() -> JudgedMove:
    """The second move of a game, after which Black stands much better; 8c8d was to be played."""
    record = record_of_line()
    best = parse_usi_move("8c8d", STANDARD)
    reply = parse_usi_move("2g2f", STANDARD)
    for node, score in ((record.root, 0), (record.node((0,)), 0), (record.node((0, 0)), 2_000)):
        node.evaluation = Evaluation(score, line=(best, reply) if node.ply == 1 else ())
    return list(judged_moves(record, in_book=lambda *_: False))[1]


def test_the_move_that_the_engine_would_have_played_costs_nothing(desk: Desk) -> None:
    judged = fault()
    best = judged.best
    assert best is not None
    desk.analysis.try_move(record_of_line(), judged, best, Effort(nodes=100))
    assert desk.told == [Tried(judged, best, 0.0, (parse_usi_move("2g2f", STANDARD),))]
    assert not desk.analysis.is_running
    desk.analysis.try_move(record_of_line(), judged, parse_usi_move("4a3b", STANDARD), Effort(nodes=100))
    assert desk.analysis.is_running
    desk.analysis.try_move(record_of_line(), judged, best, Effort(nodes=100))
    assert not desk.analysis.is_running, "what was tried before is not waited for"


def test_another_move_is_searched_and_told_with_what_it_costs_and_what_answers_it(desk: Desk) -> None:
    judged, tried = fault(), parse_usi_move("4a3b", STANDARD)
    desk.analysis.try_move(record_of_line(), judged, tried, Effort(nodes=100))
    assert Engine.latest.notes[-1] == ("7g7f", "4a3b")
    Engine.latest.answer(0, "2g2f")
    (found,) = desk.told
    assert isinstance(found, Tried)
    assert (found.judged, found.move, found.loss) == (judged, tried, 0.0)
    assert found.reply == (parse_usi_move("2g2f", STANDARD),)
    assert not desk.analysis.is_running
    desk.analysis.try_move(record_of_line(), judged, tried, Effort(nodes=100))
    Engine.latest.answer(2_000, "2g2f")
    for _ in range(3):
        if desk.analysis.is_running:
            Engine.latest.answer(0, "8c8d")
    assert isinstance(desk.told[-1], Tried)
    assert desk.told[-1].loss > 0.1


def test_a_move_tried_late_in_a_game_is_searched_after_all_the_moves_before_it(desk: Desk) -> None:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for usi, score in (("7g7f", 0), ("3c3d", 0), ("2g2f", 0), ("4c4d", 1_500)):
        path = record.append(path, parse_usi_move(usi, STANDARD))
        record.node(path).evaluation = Evaluation(score)
    record.root.evaluation = Evaluation(0)
    record.node((0, 0, 0)).evaluation = Evaluation(0, line=(parse_usi_move("8c8d", STANDARD),))
    judged = list(judged_moves(record, in_book=lambda *_: False))[3]
    desk.analysis.try_move(record, judged, parse_usi_move("4a3b", STANDARD), Effort(nodes=100))
    assert Engine.latest.notes[-1] == ("7g7f", "3c3d", "2g2f", "4a3b")


def test_a_move_that_ends_the_game_costs_nothing_where_it_wins(desk: Desk) -> None:
    record = Record(STANDARD, "k8/9/1P7/9/9/9/9/9/8K b 2G 1")
    played, mate = (parse_usi_move(usi, STANDARD) for usi in ("1i1h", "G*8b"))
    record.append((), played)
    record.root.evaluation = Evaluation(0, line=(parse_usi_move("G*9b", STANDARD),))
    record.node((0,)).evaluation = Evaluation(-2_000)
    judged = next(iter(judged_moves(record, in_book=lambda *_: False)))
    desk.analysis.try_move(record, judged, mate, Effort(nodes=100))
    (found,) = desk.told
    assert isinstance(found, Tried)
    assert found.loss <= 0.0 and found.reply == ()
