"""Mate searches asked without waiting, and what is believed of the answers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.handle import EngineHandle
from shogi_desktop.app.engines.mates import Finding, MateSearch, Verdict, read_finding
from shogi_desktop.app.engines.registry import RegisteredEngine, Registry, Role
from shogi_desktop.game.mating import is_mated
from shogi_desktop.rules import OKISAKI, STANDARD, Position
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind
from shogi_desktop.usi.events import EngineReady, Failed
from shogi_desktop.usi.messages import Checkmate, CheckmateResult
from shogi_desktop.usi.search import SearchRequest
from tests.support.sentences import into

FAKE = Path(__file__).parents[3] / "fakes" / "fake_engine.py"
MATE_IN_ONE = Position.from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", STANDARD)


def mates(said: str) -> EngineCommand:
    return EngineCommand(sys.executable, ("-S", str(FAKE), "mates", said))


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("G*5b", Verdict.MATE),
        ("G*4b", Verdict.UNKNOWN),
        ("5c5b+", Verdict.UNKNOWN),
        ("nomate", Verdict.NO_MATE),
        ("timeout", Verdict.UNKNOWN),
        ("notimplemented", Verdict.UNKNOWN),
    ],
)
def test_what_is_said_of_a_mate_is_held_to_the_rules(qtbot: QtBot, said: str, verdict: Verdict) -> None:
    search = MateSearch()
    with qtbot.waitSignal(search.found, timeout=20_000) as found:
        search.start(mates(said), {}, MATE_IN_ONE, 1_000)
    assert found.args is not None
    finding = found.args[0]
    assert isinstance(finding, Finding)
    assert finding.verdict is verdict
    assert [move.usi for move in finding.line] == (["G*5b"] if verdict is Verdict.MATE else [])
    assert not search.is_running
    assert search.close()


def test_a_mate_from_afar_is_believed_whatever_could_be_put_between() -> None:
    start = Position.from_sfen("9k/R7pp/7N2/10/10/10/10/10/10/10 b 2qr2b4g4s3n4l18p 1", OKISAKI)
    found = read_finding(start, Checkmate(CheckmateResult.MATE, ("10b10a",)))
    assert found.verdict is Verdict.MATE


def test_an_end_that_takes_too_long_to_judge_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.app.engines.mates.is_mated", partial(is_mated, most_nodes=1))
    start = Position.from_sfen("9k/R7pp/7N2/10/10/10/10/10/10/10 b 2qr2b4g4s3n4l18p 1", OKISAKI)
    found = read_finding(start, Checkmate(CheckmateResult.MATE, ("10b10a",)))
    assert found.verdict is Verdict.UNKNOWN


def test_the_own_engine_mates_and_another_question_takes_the_place_of_the_first(qtbot: QtBot) -> None:
    search = MateSearch()
    heard: list[Finding] = []
    search.found.connect(heard.append)
    search.start(bundled_engine(), {}, Position.start(STANDARD), 60_000)
    search.start(bundled_engine(), {}, MATE_IN_ONE, 10_000)
    qtbot.waitUntil(lambda: bool(heard), timeout=20_000)
    assert [finding.plies for finding in heard] == [1]
    assert search.close()


def test_an_engine_that_breaks_is_a_sentence(qtbot: QtBot) -> None:
    search = MateSearch()
    with qtbot.waitSignal(search.failed, timeout=20_000) as failed:
        search.start(EngineCommand("/no/such/engine"), {}, MATE_IN_ONE, 1_000)
    assert failed.args is not None
    assert "engine" in failed.args[0]()
    assert search.close()


def test_only_a_solver_has_the_role(tmp_path: Path, qapp: object) -> None:
    registry = Registry(tmp_path / "engines.json", built_in=lambda: EngineCommand("/opt/own"))
    solver, player = (
        registry.add(RegisteredEngine(name, command=("/x", name), games=("shogi",), mates=name == "solver"))
        for name in ("solver", "player")
    )
    registry.choose(Role.MATE, player.id)
    assert registry.chosen(Role.MATE).is_built_in
    registry.choose(Role.MATE, solver.id)
    assert registry.chosen(Role.MATE, STANDARD).id == solver.id


def test_an_engine_that_does_not_end_in_time_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    search = MateSearch()
    assert search.close(), "where there is none, none is waited for"
    with qtbot.waitSignal(search.found, timeout=20_000):
        search.start(mates("nomate"), {}, MATE_IN_ONE, 1_000)
    waited: list[float] = []
    wait = EngineHandle.wait

    def late(engine: EngineHandle, limit_s: float) -> bool:
        waited.append(limit_s)
        assert wait(engine, 20)
        return False

    monkeypatch.setattr(EngineHandle, "wait", late)
    assert not search.close(2_500)
    assert waited == [2.5]


def test_a_line_with_a_move_that_gives_no_check_is_no_answer_though_it_ends_in_mate() -> None:
    start = Position.from_sfen("5k3/9/4P4/9/9/9/9/9/4K4 b G 1", STANDARD)
    found = read_finding(start, Checkmate(CheckmateResult.MATE, ("5i5h", "4a5a", "G*5b")))
    assert found.verdict is Verdict.UNKNOWN


class Handle:
    """An engine's handle that only notes."""

    made: ClassVar[list[Handle]] = []

    def __init__(
        self, command: EngineCommand, hear: Callable[[object], None], *_: object, **__: object
    ) -> None:
        self.command, self.hear = command, hear
        self.has_failed = False
        self.told: list[object] = []
        self.made.append(self)

    def prepare(self, variant_id: str, options: dict[str, object]) -> None:
        self.told.append((variant_id, dict(options)))

    def search(self, request: SearchRequest, *_: object, **__: object) -> Handle:
        self.told.append(request.limits.mate_ms)
        return self

    def cancel(self) -> None:
        self.told.append("cancel")

    def close(self) -> None:
        self.told.append("close")

    def wait(self, limit_s: float) -> bool:
        self.told.append(limit_s)
        return True


def test_an_engine_is_kept_while_it_is_the_same_one_for_the_same_game(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.app.engines.mates.EngineHandle", Handle)
    Handle.made.clear()
    search, one = MateSearch(), EngineCommand("one")
    search.start(one, {"Threads": 1}, MATE_IN_ONE, 500)
    assert search.is_running
    search.start(one, {"Threads": 1}, MATE_IN_ONE, 600)
    (first,) = Handle.made
    assert first.told == [("shogi", {"Threads": 1}), 500, "cancel", 600]
    first.told.clear()

    search.start(one, {"Threads": 1}, Position.start(OKISAKI), 500)
    assert first.told == ["cancel", ("okisakishogi", {"Threads": 1}), 500]
    first.has_failed = True
    search.start(one, {"Threads": 1}, Position.start(OKISAKI), 500)
    assert first.told[3:] == ["cancel", ("okisakishogi", {"Threads": 1}), 500]

    search.start(one, {"Threads": 2}, Position.start(OKISAKI), 500)
    search.start(EngineCommand("two"), {"Threads": 2}, Position.start(OKISAKI), 500)
    assert [handle.command.program for handle in Handle.made] == ["one", "one", "two"]
    assert [handle.told[-1] for handle in Handle.made] == ["close", "close", 500]
    assert Handle.made[1].told[:2] == [("okisakishogi", {"Threads": 2}), 500]
    assert search.close(2_000)
    assert not search.is_running
    assert Handle.made[-1].told[-2:] == ["close", 2.0]
    assert search.close()


def test_a_failure_is_told_where_something_was_asked(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.app.engines.mates.EngineHandle", Handle)
    Handle.made.clear()
    search, said = MateSearch(), list[str]()
    search.failed.connect(into(said))
    search.start(EngineCommand("one"), {}, MATE_IN_ONE, 500)
    failed = Failed(EngineFailure(FailureKind.DIED_IN_SEARCH, "/opt/one"))
    Handle.made[0].hear(EngineReady())
    assert search.is_running
    Handle.made[0].hear(failed)
    assert not search.is_running
    Handle.made[0].hear(failed)
    assert len(said) == 1
    assert search.close()
