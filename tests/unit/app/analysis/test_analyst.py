"""Live analysis follows the board with real processes: scripted ones, some of them bad."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Protocol

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.analysis.analyst import SAY_MS, Analyst, Standing
from shogi_desktop.app.analysis.engines import AnalysisEngine, ChooseEngines, share_of_machine
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.study.study import Study
from shogi_desktop.game import Evaluation, Record
from shogi_desktop.rules import OKISAKI, STANDARD, Variant, parse_usi_move
from shogi_desktop.usi.messages import Centipawns
from tests.support.analysing import (
    LINE,
    PATIENCE_MS,
    engines,
    looker,
    record_of_line,
    scripted,
    studied,
    told,
)


class MakeAnalyst(Protocol):
    def __call__(self, board: BoardModel, choose: ChooseEngines) -> Analyst: ...


@pytest.fixture
def analyst_on(qtbot: QtBot) -> Iterator[MakeAnalyst]:
    made: list[Analyst] = []

    def make(board: BoardModel, choose: ChooseEngines) -> Analyst:
        made.append(Analyst(board, choose))
        return made[-1]

    yield make
    for analyst in made:
        assert analyst.close()


def depth_is(analyst: Analyst, depth: int, number: int = 0) -> Callable[[], bool]:
    def holds() -> bool:
        finding = analyst.seats[number].finding
        return finding is not None and finding.depth == depth

    return holds


def starts_of_search(log: Path) -> list[str]:
    return [line for line in told(log) if line.startswith(("position", "go", "stop"))]


def test_it_looks_at_the_position_shown_and_follows_the_board(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board, log = studied(record_of_line()), tmp_path / "log"
    analyst = analyst_on(board, engines(looker(log)))
    assert analyst.standing is Standing.OFF

    analyst.switch(on=True)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
    finding = analyst.seats[0].finding
    assert finding is not None
    assert [line.score for line in finding.lines] == [Centipawns(10), Centipawns(20), Centipawns(30)]
    assert (analyst.standing, analyst.seats[0].name) == (Standing.LOOKING, "Fake")

    board.step(1)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
    best = analyst.seats[0].finding
    assert best is not None and best.best is not None
    assert best.best.pv == LINE[1:]
    assert [line.split()[0] for line in starts_of_search(log)] == ["position", "go", "stop", "position", "go"]
    assert "go infinite" in told(log)


def test_a_position_that_comes_back_shows_at_once_what_was_found(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board = studied(record_of_line())
    analyst = analyst_on(board, engines(looker(tmp_path / "log")))
    analyst.switch(on=True)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
    board.step(1)
    assert not depth_is(analyst, 6)()

    board.step(-1)

    assert depth_is(analyst, 6)()
    assert board.record is not None
    kept = analyst.found_at(board.record.root)
    assert kept is not None and kept.depth == 6
    assert analyst.found_at(board.record.node((0, 0))) is None


def test_what_is_said_late_belongs_to_the_position_it_was_said_of(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board, log = studied(record_of_line()), tmp_path / "log"
    analyst = analyst_on(board, engines(looker(log, late_ms=150)))
    analyst.switch(on=True)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
    for _ in range(5):
        board.step(1)
        qtbot.wait(5)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)

    finding = analyst.seats[0].finding
    assert finding is not None and finding.best is not None
    assert finding.best.pv == LINE[5:]
    words = [line.split()[0] for line in starts_of_search(log)]
    pairs = list(pairwise(words))
    assert ("go", "position") not in pairs, "a search was begun before the one before had its stop"
    assert words.count("go") < 6, "positions that are passed by are not asked about"


def test_it_stops_when_nobody_can_see_it_and_goes_on_when_somebody_can(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board, log = studied(record_of_line()), tmp_path / "log"
    analyst = analyst_on(board, engines(looker(log)))
    analyst.switch(on=True)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)

    analyst.set_watched(False)
    qtbot.waitUntil(lambda: starts_of_search(log)[-1] == "stop", timeout=PATIENCE_MS)
    assert (analyst.standing, analyst.is_searching) == (Standing.AWAY, False)
    analyst.set_watched(True)
    qtbot.waitUntil(lambda: starts_of_search(log)[-1] == "go infinite", timeout=PATIENCE_MS)

    analyst.switch(on=False)
    qtbot.waitUntil(lambda: starts_of_search(log)[-1] == "stop", timeout=PATIENCE_MS)
    assert analyst.standing is Standing.OFF


def test_nobody_is_asked_where_there_is_no_move_or_a_king_could_be_taken(
    tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board = studied(Record(STANDARD, "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"))
    analyst = analyst_on(board, engines(looker(tmp_path / "log")))
    analyst.switch(on=True)
    assert (analyst.standing, analyst.seats) == (Standing.OVER, ())


def test_the_threat_is_asked_of_the_other_side_until_the_position_changes(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board, log = studied(record_of_line()), tmp_path / "log"
    analyst = analyst_on(board, engines(looker(log)))
    analyst.switch(on=True)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)

    analyst.show_threat(shown=True)
    qtbot.waitUntil(
        lambda: any(" w - " in line for line in told(log) if line.startswith("position")), timeout=PATIENCE_MS
    )
    assert analyst.threat and analyst.found() is None

    board.step(1)
    assert not analyst.threat


def test_more_lines_are_asked_for_and_their_number_is_bounded(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board = studied(record_of_line())
    analyst = analyst_on(board, engines(looker(tmp_path / "log")))
    analyst.switch(on=True)
    analyst.set_lines(99)

    def ten() -> bool:
        finding = analyst.seats[0].finding
        return finding is not None and len(finding.lines) == 10

    qtbot.waitUntil(ten, timeout=PATIENCE_MS)
    assert analyst.lines == 10


def test_four_engines_look_side_by_side_and_a_fifth_does_not(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board = studied(record_of_line())
    commands = [looker(tmp_path / f"log {number}") for number in range(5)]
    analyst = analyst_on(board, engines(*commands))
    analyst.switch(on=True)

    assert len(analyst.seats) == 4
    qtbot.waitUntil(lambda: all(depth_is(analyst, 6, number)() for number in range(4)), timeout=PATIENCE_MS)


def test_an_engine_that_dies_says_so_in_a_sentence_and_is_started_again_on_request(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board = studied(record_of_line())
    analyst = analyst_on(board, engines(scripted("dies_once", tmp_path / "marker", "7g7f")))
    analyst.switch(on=True)
    qtbot.waitUntil(lambda: bool(analyst.seats and analyst.seats[0].failure), timeout=PATIENCE_MS)
    assert analyst.seats[0].failure.endswith(".")
    board.step(1)
    assert analyst.seats[0].failure, "another position does not bring it back"
    board.step(-1)

    analyst.restart(analyst.seats[0])

    qtbot.waitUntil(lambda: analyst.seats[0].done, timeout=PATIENCE_MS)
    assert not analyst.seats[0].failure


def test_an_engine_that_lacks_the_game_looks_again_at_one_it_plays(
    qtbot: QtBot, analyst_on: MakeAnalyst
) -> None:
    board = studied(Record(OKISAKI))
    analyst = analyst_on(board, engines(scripted("standard_only")))
    analyst.switch(on=True)
    qtbot.waitUntil(lambda: bool(analyst.seats[0].failure), timeout=PATIENCE_MS)

    board.show(Study(board), record_of_line())

    qtbot.waitUntil(lambda: not analyst.seats[0].failure, timeout=PATIENCE_MS)


def test_another_game_has_the_engines_that_play_it(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    chosen = {STANDARD: looker(tmp_path / "log"), OKISAKI: scripted("looks", 0, tmp_path / "other", "8h8g")}

    def choose(variant: Variant) -> list[AnalysisEngine]:
        return [AnalysisEngine(variant.id, chosen[variant])]

    board = studied(record_of_line())
    analyst = analyst_on(board, choose)
    analyst.switch(on=True)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
    first = analyst.seats

    board.show(Study(board), Record(OKISAKI))
    assert [seat.engine.key for seat in analyst.seats] == ["okisakishogi"]
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
    board.show(Study(board), record_of_line())

    assert analyst.seats[0] is not first[0]
    assert depth_is(analyst, 6)(), "what was found before is still known"


def test_without_any_engine_a_sentence_says_so(analyst_on: MakeAnalyst) -> None:
    def none(_variant: object) -> list[object]:
        raise EngineMissingError(())

    analyst = analyst_on(studied(record_of_line()), none)  # type: ignore[arg-type]
    analyst.switch(on=True)
    assert analyst.failure.endswith(".")
    assert analyst.seats == ()


def test_a_flood_of_lines_is_listened_to_ten_times_a_second(qtbot: QtBot, analyst_on: MakeAnalyst) -> None:
    board = studied(record_of_line())
    analyst = analyst_on(board, engines(scripted("floods_lines")))
    analyst.switch(on=True)
    qtbot.waitUntil(
        lambda: analyst.seats[0].finding is not None and bool(analyst.seats[0].finding.lines),
        timeout=PATIENCE_MS,
    )
    finding = analyst.seats[0].finding
    assert finding is not None
    before, began = finding.revision, time.monotonic()
    qtbot.wait(500)
    spoken = (time.monotonic() - began) * 1000 / SAY_MS
    # Ten lines each time.
    assert 0 < finding.revision - before <= (spoken + 2) * 10
    board.step(1)
    qtbot.waitUntil(
        lambda: analyst.seats[0].finding is not finding and analyst.seats[0].is_searching, timeout=PATIENCE_MS
    )


def test_impossible_lines_are_taken_as_far_as_they_are_possible(
    qtbot: QtBot, analyst_on: MakeAnalyst
) -> None:
    analyst = analyst_on(studied(record_of_line()), engines(scripted("impossible_lines")))
    analyst.switch(on=True)
    qtbot.waitUntil(
        lambda: analyst.seats[0].finding is not None and len(analyst.seats[0].finding.lines) == 3,
        timeout=PATIENCE_MS,
    )
    found = analyst.found()
    assert found is not None
    assert found.line == tuple(parse_usi_move(usi, STANDARD) for usi in LINE[:2])


def test_what_was_found_goes_into_the_record_only_when_it_is_asked_for(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    record = record_of_line()
    board = studied(record)
    analyst = analyst_on(board, engines(looker(tmp_path / "log")))
    assert not analyst.keep()
    analyst.switch(on=True)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
    assert (record.root.evaluation, board.modified) == (None, False)

    assert analyst.keep()

    assert record.root.evaluation == analyst.found()
    assert board.modified
    board.undo_edit()
    assert record.root.evaluation is None


def test_the_machine_is_shared_out() -> None:
    alone, four = share_of_machine(1), share_of_machine(4)
    for share in (alone, four):
        assert isinstance(share["Threads"], int) and share["Threads"] >= 1
        assert isinstance(share["USI_Hash"], int) and 16 <= share["USI_Hash"] <= 128
    assert int(str(four["USI_Hash"])) <= int(str(alone["USI_Hash"]))


def test_what_was_found_is_kept_by_itself_only_where_that_is_wanted_and_deeper(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    record = record_of_line()
    board = studied(record)
    analyst = analyst_on(board, engines(looker(tmp_path / "log")))
    first = record.node((0,))
    deep = Evaluation(-7, depth=20)
    first.evaluation = deep
    analyst.switch(on=True)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
    found = analyst.found()
    board.step(1)
    assert record.root.evaluation is None, "nobody wanted that"
    board.step(-1)
    analyst.keeps = True
    board.step(1)
    assert record.root.evaluation == found
    assert board.modified
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
    board.step(1)
    assert first.evaluation is deep, "the record knew better"


def test_a_shallow_score_is_not_worth_keeping(qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst) -> None:
    record = record_of_line()
    board = studied(record)
    analyst = analyst_on(board, engines(scripted("book", "7g7f")))
    analyst.keeps = True
    analyst.switch(on=True)
    qtbot.waitUntil(depth_is(analyst, 1), timeout=PATIENCE_MS)
    board.step(1)
    assert record.root.evaluation is None


def test_other_engines_take_the_places_of_those_that_looked(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board, log = studied(record_of_line()), tmp_path / "log"
    analyst = analyst_on(board, engines(looker(log)))
    analyst.switch(on=True)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
    analyst.use_engines(engines(looker(tmp_path / "one"), looker(tmp_path / "two")))
    assert len(analyst.seats) == 2
    qtbot.waitUntil(depth_is(analyst, 6, 1), timeout=PATIENCE_MS)
    analyst.try_again()
    assert len(analyst.seats) == 2, "the same engines stay"
    assert depth_is(analyst, 6, 1)()


def test_an_engine_that_was_missing_is_found_when_it_is_looked_for_again(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    there: list[AnalysisEngine] = []

    def choose(_variant: Variant) -> list[AnalysisEngine]:
        if not there:
            raise EngineMissingError(())
        return there

    board = studied(record_of_line())
    analyst = analyst_on(board, choose)
    analyst.switch(on=True)
    there.append(AnalysisEngine("mine", looker(tmp_path / "log")))
    board.step(1)
    assert analyst.failure, "it is not looked for at every move"
    analyst.try_again()
    assert analyst.failure == ""
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)


def test_it_tells_whether_it_is_on_and_where_it_looks(analyst_on: MakeAnalyst, tmp_path: Path) -> None:
    board = studied(record_of_line())
    analyst = analyst_on(board, engines(looker(tmp_path / "log")))
    changes: list[Standing] = []
    analyst.changed.connect(lambda: changes.append(analyst.standing))
    assert (analyst.on, analyst.place, analyst.found(), analyst.can_threaten) == (False, None, None, False)
    assert analyst.found_at(Record(STANDARD).root) is None
    analyst.switch(on=True)
    analyst.switch(on=True)
    assert changes == [Standing.LOOKING]
    assert analyst.on
    assert analyst.place is not None and analyst.place.moves == ()
    assert analyst.can_threaten
    board.step(2)
    assert analyst.place.moves == LINE[:2]
    analyst.set_watched(True)
    analyst.show_threat(shown=False)
    analyst.set_lines(analyst.lines)
    assert len(changes) == 2, "nothing is told where nothing changes"
    assert analyst.found_at(Record(STANDARD).root, 7) is None


def test_engines_that_nobody_needs_for_long_are_let_go(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board = studied(record_of_line())
    analyst = analyst_on(board, engines(looker(tmp_path / "log")))
    analyst.switch(on=True)
    qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
    analyst._idle.setInterval(20)
    analyst.set_watched(False)
    (seat,) = analyst.seats
    qtbot.waitUntil(lambda: analyst.seats == (), timeout=PATIENCE_MS)
    assert seat.wait(PATIENCE_MS / 1000)
    analyst.set_watched(True)
    assert depth_is(analyst, 6)(), "what was found is still known"
    qtbot.waitUntil(lambda: len(analyst.seats) == 1, timeout=PATIENCE_MS)


def test_the_positions_looked_at_last_are_remembered(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.app.analysis.analyst._MOST_REMEMBERED", 2)
    record = record_of_line()
    board = studied(record)
    analyst = analyst_on(board, engines(looker(tmp_path / "log")))
    analyst.switch(on=True)
    for _ in range(3):
        qtbot.waitUntil(depth_is(analyst, 6), timeout=PATIENCE_MS)
        board.step(1)
    nodes = [record.root, *record.main_line()]
    assert [analyst.found_at(node) is not None for node in nodes[:3]] == [False, False, True]


def test_where_no_record_is_shown_nobody_is_asked(analyst_on: MakeAnalyst, tmp_path: Path) -> None:
    log = tmp_path / "log"
    analyst = analyst_on(BoardModel(lambda: 0), engines(looker(log)))
    analyst.switch(on=True)
    assert (analyst.standing, analyst.place, analyst.seats) == (Standing.AWAY, None, ())
    assert not log.exists()


def test_while_a_question_is_about_to_be_asked_it_is_said_to_search_and_off_it_is_asked_no_more(
    qtbot: QtBot, tmp_path: Path, analyst_on: MakeAnalyst
) -> None:
    board, log = studied(record_of_line()), tmp_path / "log"
    analyst = analyst_on(board, engines(looker(log)))
    analyst.switch(on=True)
    assert analyst.is_searching
    analyst.switch(on=False)
    assert not analyst.is_searching
    assert not analyst._asking.isActive()
