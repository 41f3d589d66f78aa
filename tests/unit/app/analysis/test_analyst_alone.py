"""What live analysis asks, keeps and tells, by engines that say what a test has them say: no process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject

from shogi_desktop.app.analysis import analyst as analyst_module
from shogi_desktop.app.analysis.analyst import FOLLOW_MS, Analyst, Seat, Standing
from shogi_desktop.app.analysis.engines import AnalysisEngine, share_of_machine
from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.game import Evaluation, Record
from shogi_desktop.rules import STANDARD, Variant
from shogi_desktop.usi.client import Timeouts
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.events import EngineReady, Failed, SearchDone
from shogi_desktop.usi.messages import BestMove, Centipawns, Info, Verdict
from shogi_desktop.usi.search import SearchRequest
from tests.support.analysing import LINE, record_of_line, studied

pytestmark = pytest.mark.usefixtures("qapp")


class Asked:
    """A search: what is to be heard, and whether it was given up."""

    def __init__(
        self, request: SearchRequest, info: Callable[[Info], None], done: Callable[[SearchDone], None]
    ) -> None:
        self.request, self.info, self.done = request, info, done
        self.is_running = True

    def cancel(self) -> None:
        self.is_running = False

    def say(self, depth: int, move: str = LINE[0], multipv: int = 1) -> None:
        self.info(Info(depth=depth, multipv=multipv, score=Centipawns(10), pv=(move,)))


class Handle:
    """Stands for an engine's handle."""

    def __init__(
        self, command: EngineCommand, on_news: Callable[[Any], None], *_: object, **__: object
    ) -> None:
        self.command, self.news = command, on_news
        self.name = "Said"
        self.is_ready = False
        self.prepared: list[tuple[str, dict[str, object]]] = []
        self.asked: list[Asked] = []
        self.closed = False
        self.limits: list[float] = []

    def prepare(self, variant_id: str, options: dict[str, object]) -> None:
        self.prepared.append((variant_id, options))

    def search(
        self, request: SearchRequest, info: Callable[[Info], None], done: Callable[[SearchDone], None]
    ) -> Asked:
        self.asked.append(Asked(request, info, done))
        return self.asked[-1]

    def close(self) -> None:
        self.closed = True

    def wait(self, limit_s: float) -> bool:
        self.limits.append(limit_s)
        return self.closed


class Desk:
    """An analyst, what it looks at, and the handles that it made."""

    def __init__(self, handles: list[Handle], board: BoardModel, *engines: AnalysisEngine) -> None:
        self.handles, self.board = handles, board
        self.clock_ms = 1_000
        chosen = engines or (AnalysisEngine("a", EngineCommand("a"), name="Given"),)
        self.analyst = Analyst(board, lambda _: chosen, now_ms=lambda: self.clock_ms)
        _desks.append(self)
        self.told = 0
        self.analyst.changed.connect(self._hear)

    def _hear(self) -> None:
        self.told += 1

    @property
    def asked(self) -> Asked:
        return self.handles[-1].asked[-1]

    def step(self, count: int = 1) -> None:
        """Show another position, long after the last."""
        self.clock_ms += 1_000
        self.board.step(count)


@pytest.fixture
def handles(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Handle]]:
    made: list[Handle] = []

    def make(*arguments: Any, **named: Any) -> Handle:
        made.append(Handle(*arguments, **named))
        return made[-1]

    monkeypatch.setattr(analyst_module, "EngineHandle", make)
    yield made
    for desk in _desks:
        desk.analyst.close()
    _desks.clear()


_desks: list[Desk] = []


@pytest.fixture
def record() -> Record:
    return record_of_line()


@pytest.fixture
def desk(handles: list[Handle], record: Record) -> Desk:
    return Desk(handles, studied(record))


def test_the_first_line_is_told_at_once_and_those_behind_it_are_looked_up(desk: Desk) -> None:
    desk.analyst.switch(on=True)
    told = desk.told
    desk.asked.info(Info(depth=1))
    assert desk.told == told, "there is no line yet"
    desk.asked.say(2)
    assert desk.told == told + 1
    desk.asked.say(3)
    assert desk.told == told + 1
    finding = desk.analyst.seats[0].finding
    assert finding is not None
    revision = finding.revision
    desk.asked.say(4)
    assert finding.revision == revision + 1
    assert finding.engine == "Said", "it is found by what calls itself so"
    desk.handles[0].name = ""
    desk.asked.say(5)
    assert finding.engine == "Given"


def test_every_look_at_a_position_is_a_new_state_of_its_finding(desk: Desk) -> None:
    desk.analyst.switch(on=True)
    finding = desk.analyst.seats[0].finding
    assert finding is not None
    seen = [finding.revision]
    desk.asked.say(4)
    seen.append(finding.revision)
    desk.clock_ms += FOLLOW_MS
    desk.analyst.set_lines(2)
    seen.append(finding.revision)
    assert len(set(seen)) == 3
    assert seen == sorted(seen)


def test_an_engine_that_ends_by_itself_has_said_its_last_lines(desk: Desk) -> None:
    desk.analyst.switch(on=True)
    told = desk.told
    line = Info(depth=9, multipv=1, score=Centipawns(5), pv=LINE[:2])
    desk.asked.done(SearchDone(1, BestMove(Verdict.MOVE, LINE[0]), (line,)))
    (seat,) = desk.analyst.seats
    assert seat.done
    assert seat.finding is not None and seat.finding.depth == 9
    assert desk.told > told
    desk.step()
    assert not seat.done


def test_a_failure_is_told_by_the_name_that_was_given(desk: Desk) -> None:
    desk.analyst.switch(on=True)
    (seat,) = desk.analyst.seats
    told = desk.told
    desk.handles[0].news(EngineReady())
    assert (desk.told, seat.failure) == (told + 1, "")
    desk.handles[0].news(Failed(EngineFailure(FailureKind.DIED_IN_SEARCH, "/opt/engine")))
    assert desk.told == told + 2
    assert "Given" in seat.failure
    assert not seat.is_searching
    desk.step()
    assert len(desk.handles[0].asked) == 1, "it is not asked again"
    desk.clock_ms += FOLLOW_MS
    desk.analyst.restart(seat)
    assert len(desk.handles[0].asked) == 2
    assert [variant for variant, _ in desk.handles[0].prepared] == ["shogi", "shogi"]


def test_a_threat_is_no_finding_of_the_position_on_the_board(desk: Desk, record: Record) -> None:
    desk.analyst.switch(on=True)
    desk.asked.say(8)
    assert desk.analyst.found() is not None
    desk.clock_ms += FOLLOW_MS
    desk.analyst.show_threat(shown=True)
    desk.asked.say(9, "3c3d")
    assert desk.analyst.found() is None
    assert not desk.analyst.keep()
    assert record.root.evaluation is None


def test_what_is_kept_by_hand_is_what_each_engine_has_found(handles: list[Handle], record: Record) -> None:
    engines = [AnalysisEngine(key, EngineCommand(key), name=key.upper()) for key in ("a", "b", "c")]
    desk = Desk(handles, studied(record), *engines)
    record.root.evaluation = Evaluation(5, engine="D")
    desk.analyst.switch(on=True)
    for handle in handles[:2]:
        handle.asked[-1].say(8)
    assert desk.analyst.keep()
    assert [each.engine for each in record.root.opinions] == ["Said", "Said (2)", "D"]


def test_of_an_engine_that_there_is_not_nothing_was_found(desk: Desk, record: Record) -> None:
    desk.analyst.switch(on=True)
    desk.asked.say(8)
    assert desk.analyst.found_at(record.root) is not None
    assert desk.analyst.found_at(record.root, 1) is None
    assert desk.analyst.found_at(record.node((0,))) is None


def test_only_what_concerns_it_makes_it_look_again(desk: Desk) -> None:
    desk.board.changed.emit(Change.STATE)
    assert desk.told == 0, "it is switched off"
    desk.analyst.switch(on=True)
    told = desk.told
    desk.board.changed.emit(Change.STATE)
    desk.board.changed.emit(Change.NOTES)
    desk.board.changed.emit(Change.CLOCK)
    assert desk.told == told, "no game has begun or ended"
    assert len(desk.handles[0].asked) == 1
    desk.board.changed.emit(Change.POSITION)
    assert desk.told == told + 1


def test_without_engines_there_is_nothing_to_let_go_of(desk: Desk) -> None:
    desk.analyst.set_watched(False)
    assert not desk.analyst._idle.isActive()
    desk.analyst.set_watched(True)
    desk.analyst.switch(on=True)
    assert not desk.analyst._idle.isActive()
    desk.analyst.set_watched(False)
    assert desk.analyst._idle.isActive()
    assert not desk.asked.is_running
    assert not desk.handles[0].closed


@pytest.mark.parametrize("known", [None, 5, 7, 8])
def test_what_was_found_replaces_what_is_less_deep(desk: Desk, record: Record, known: int | None) -> None:
    before = None if known is None else Evaluation(-9, depth=known)
    record.root.evaluation = before
    desk.analyst.keeps = True
    desk.analyst.switch(on=True)
    desk.asked.say(7)
    found = desk.analyst.found()
    desk.step()
    assert record.root.evaluation == (found if known in {None, 5} else before)


@pytest.mark.parametrize(("depth", "kept"), [(5, False), (6, True)])
def test_less_than_six_plies_are_not_worth_keeping(
    desk: Desk, record: Record, depth: int, kept: bool
) -> None:
    desk.analyst.keeps = True
    desk.analyst.switch(on=True)
    desk.asked.say(depth)
    desk.step()
    assert (record.root.evaluation is not None) is kept


def test_what_was_not_found_is_not_kept(desk: Desk, record: Record) -> None:
    desk.analyst.keeps = True
    desk.analyst.switch(on=True)
    desk.step()
    assert record.root.evaluation is None
    desk.asked.say(9, LINE[1])
    desk.board.changed.emit(Change.RECORD)
    assert record.node((0,)).evaluation is None, "it may be another record"


def test_positions_that_follow_one_another_are_asked_about_after_a_rest(desk: Desk) -> None:
    desk.analyst.switch(on=True)
    (handle,) = desk.handles
    desk.clock_ms += FOLLOW_MS - 10
    desk.board.step(1)
    assert len(handle.asked) == 1
    assert desk.analyst._asking.isActive()
    assert desk.analyst._asking.interval() == 10
    desk.analyst._asking.stop()
    desk.clock_ms += 10
    desk.board.step(1)
    assert [ask.request.moves for ask in handle.asked] == [(), LINE[:2]]
    desk.clock_ms += FOLLOW_MS
    desk.board.step(1)
    assert len(handle.asked) == 3
    desk.clock_ms += 1
    desk.board.step(-1)
    assert desk.analyst._asking.isActive()
    desk.clock_ms += FOLLOW_MS
    desk.board.step(-1)
    assert len(handle.asked) == 4
    assert not desk.analyst._asking.isActive(), "it was asked about, and need not be once more"


def test_of_several_engines_the_deepest_is_remembered(handles: list[Handle], record: Record) -> None:
    names = ("a", "b", "c")
    desk = Desk(handles, studied(record), *(AnalysisEngine(name, EngineCommand(name)) for name in names))
    desk.analyst.switch(on=True)
    assert desk.analyst.memory() == {}
    for handle, depth in zip(handles, (4, 9, 6), strict=True):
        handle.asked[-1].say(depth)
    (finding,) = desk.analyst.memory().values()
    assert finding.depth == 9
    assert [desk.analyst.found_at(record.root, number) is not None for number in range(4)] == [
        *[True] * 3,
        False,
    ]


def test_each_engine_has_its_share_and_its_own_options(handles: list[Handle], record: Record) -> None:
    engines = (
        AnalysisEngine("a", EngineCommand("a"), options={"USI_Hash": 7, "Style": "x"}),
        AnalysisEngine("b", EngineCommand("b")),
    )
    desk = Desk(handles, studied(record), *engines)
    desk.analyst.switch(on=True)
    (_, first), (_, second) = (handle.prepared[0] for handle in handles)
    assert (first["USI_Hash"], first["Style"]) == (7, "x")
    assert second == share_of_machine(2)
    assert [handle.asked[0].request.options for handle in handles] == [{"MultiPV": 3}] * 2
    desk.step()
    assert all(len(handle.prepared) == 1 for handle in handles)


def test_other_engines_make_the_first_go_and_the_same_ones_stay(
    handles: list[Handle], record: Record
) -> None:
    desk = Desk(handles, studied(record))
    desk.analyst.switch(on=True)
    desk.analyst.try_again()
    assert len(handles) == 1
    other = (AnalysisEngine("b", EngineCommand("b")),)

    def choose(_: Variant) -> tuple[AnalysisEngine, ...]:
        return other

    desk.analyst.use_engines(choose)
    assert [handle.closed for handle in handles] == [True, False]
    assert desk.analyst.close()
    assert handles[1].closed
    assert desk.analyst.standing is Standing.LOOKING
    assert not desk.analyst.on


def test_what_is_kept_by_itself_is_told_as_a_note_and_a_change_of_the_record(desk: Desk) -> None:
    told: list[Changes] = []
    desk.analyst.keeps = True
    desk.analyst.switch(on=True)
    desk.asked.say(7)
    desk.board.changed.connect(told.append)
    desk.step()
    for change in (Change.NOTES, Change.STATE):
        assert any(change in changes for changes in told)
    assert desk.board.modified


def test_an_analyst_goes_with_what_it_belongs_to(desk: Desk) -> None:
    parent = QObject()
    analyst = Analyst(desk.board, lambda _: (), parent)
    assert analyst.parent() is parent


def test_of_a_board_without_a_record_and_of_a_node_of_another_nothing_is_known(
    handles: list[Handle], desk: Desk
) -> None:
    empty = Desk(handles, BoardModel(lambda: 0))
    empty.analyst.switch(on=True)
    assert empty.analyst.found_at(Record(STANDARD).root) is None
    desk.analyst.switch(on=True)
    desk.asked.say(8)
    assert desk.analyst.found_at(Record(STANDARD).root) is None


def test_what_is_found_while_the_same_position_is_shown_is_not_kept_yet(desk: Desk, record: Record) -> None:
    desk.analyst.keeps = True
    desk.analyst.switch(on=True)
    desk.asked.say(9)
    desk.clock_ms += FOLLOW_MS
    desk.analyst.set_lines(2)
    assert record.root.evaluation is None
    desk.analyst.keeps = False
    desk.step()
    assert record.root.evaluation is None


def test_engines_are_waited_for_four_seconds_at_the_end(desk: Desk) -> None:
    desk.analyst.switch(on=True)
    assert desk.analyst.close()
    assert desk.handles[0].limits == [4.0]


def test_nobody_is_waited_for_while_the_window_goes_on(desk: Desk) -> None:
    """Who has gone is let go of; who has not is asked once more."""
    desk.analyst.switch(on=True)
    first = desk.handles[0]
    for name in ("b", "c", "d"):
        engine = AnalysisEngine(name, EngineCommand(name))

        def choose(_: Variant, engine: AnalysisEngine = engine) -> tuple[AnalysisEngine, ...]:
            return (engine,)

        desk.analyst.use_engines(choose)
    assert first.limits == [0]
    assert all(handle.closed for handle in desk.handles[:3])


def test_engines_that_nobody_looks_at_are_let_go_after_half_a_minute(desk: Desk) -> None:
    desk.analyst.switch(on=True)
    desk.analyst.switch(on=False)
    idle = desk.analyst._idle
    assert (idle.isActive(), idle.interval(), desk.handles[0].closed) == (True, 30_000, False)
    idle.timeout.emit()
    assert desk.handles[0].closed


def test_of_an_engine_that_was_not_asked_yet_nothing_is_said(handles: list[Handle]) -> None:
    seat = Seat(AnalysisEngine("E", EngineCommand("/e")), lambda do: do(), lambda: None, Timeouts())
    assert (seat.failure, seat.finding, seat.done, seat.is_searching) == ("", None, False, False)
    assert not seat.is_ready
    handles[-1].is_ready = True
    assert seat.is_ready is True


def test_who_stops_looking_right_after_a_step_does_not_ask_about_it_any_more(desk: Desk) -> None:
    desk.analyst.switch(on=True)
    desk.clock_ms += FOLLOW_MS - 10
    desk.board.step(1)
    assert desk.analyst._asking.isActive()
    assert desk.analyst.is_searching
    desk.analyst.switch(on=False)
    assert not desk.analyst._asking.isActive()
    assert not desk.analyst.is_searching
