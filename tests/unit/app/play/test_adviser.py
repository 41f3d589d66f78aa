"""The engine as an adviser: asked and answered by numbers, started once, let go when another is chosen."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sized
from pathlib import Path
from typing import Protocol

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import missing_engine_text
from shogi_desktop.app.engines.game import EngineGame
from shogi_desktop.app.engines.handle import EngineHandle
from shogi_desktop.app.engines.launch import Launch
from shogi_desktop.app.play import adviser as module
from shogi_desktop.app.play.adviser import HINT, Advice, EngineAdviser, Look
from shogi_desktop.rules import STANDARD, ImpasseRule, Move, Position, RulesError, Variant, parse_usi_move
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.messages import Centipawns
from tests.support.analysing import LINE, PATIENCE_MS, looker, scripted, told
from tests.support.sentences import into

START = Position.start(STANDARD)
GAME = EngineGame(ImpasseRule.DECLARATION_27)


def usi(*texts: str) -> tuple[Move, ...]:
    return tuple(parse_usi_move(text, STANDARD) for text in texts)


def are(number: int, heard: Sized) -> Callable[[], bool]:
    """Whether so many have been heard."""
    return lambda: len(heard) == number


class Heard:
    """What an adviser has said."""

    def __init__(self, adviser: EngineAdviser) -> None:
        self.advice: list[tuple[int, Advice | None]] = []
        self.failures: list[str] = []
        adviser.advised.connect(lambda question, advice: self.advice.append((question, advice)))
        adviser.failed.connect(into(self.failures))


class Meet(Protocol):
    def __call__(
        self,
        command: EngineCommand | None = None,
        chosen: Callable[[Variant], Launch | None] = ...,
    ) -> tuple[EngineAdviser, Heard]: ...


@pytest.fixture
def meet(qtbot: QtBot) -> Iterator[Meet]:
    """An adviser and what it says; its process is gone when the test ends."""
    met: list[EngineAdviser] = []

    def make(
        command: EngineCommand | None = None, chosen: Callable[[Variant], Launch | None] = lambda _: None
    ) -> tuple[EngineAdviser, Heard]:
        met.append(EngineAdviser(command, chosen=chosen))
        return met[-1], Heard(met[-1])

    yield make
    for adviser in met:
        assert adviser.close()


def test_each_question_has_a_number_and_its_answer_the_line_with_its_score(qtbot: QtBot, meet: Meet) -> None:
    adviser, heard = meet(scripted("book", "7g7f", "2g2f"))
    assert adviser.ask(START, (), GAME) == 1
    qtbot.waitUntil(are(1, heard.advice), timeout=PATIENCE_MS)
    assert adviser.ask(START, usi("7g7f", "3c3d"), GAME) == 2
    qtbot.waitUntil(are(2, heard.advice), timeout=PATIENCE_MS)

    assert heard.advice == [
        (1, Advice(usi("7g7f"), Centipawns(10))),
        (2, Advice(usi("2g2f"), Centipawns(10))),
    ]
    assert heard.failures == []


def test_it_is_started_and_told_the_rules_once_and_asked_as_many_times_as_there_are_questions(
    qtbot: QtBot, meet: Meet, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    adviser, heard = meet(scripted("optioned", log))
    for number in (1, 2):
        adviser.ask(START, (), GAME)
        qtbot.waitUntil(are(number, heard.advice), timeout=PATIENCE_MS)
    once = told(log)
    assert once.count("USI_Hash value 64") == 1
    adviser.ask(START, (), EngineGame(ImpasseRule.TRY_RULE))
    qtbot.waitUntil(are(3, heard.advice), timeout=PATIENCE_MS)
    assert adviser._engine is not None
    assert adviser._engine.rejected.keys() == {"EnteringKingRule"}, "it was told of the rules"


def test_it_looks_for_a_second_and_an_engine_of_the_players_is_told_so_as_byoyomi(
    qtbot: QtBot, meet: Meet, tmp_path: Path
) -> None:
    own, players = tmp_path / "own", tmp_path / "players"
    adviser, _ = meet(looker(own))
    adviser.ask(START, usi(LINE[0]), GAME)
    qtbot.waitUntil(lambda: any(line.startswith("go") for line in told(own)), timeout=PATIENCE_MS)
    (go,) = [line for line in told(own) if line.startswith("go")]
    assert "movetime 1000" in go
    assert "nodes" in go
    assert any(line.endswith("moves 7g7f") for line in told(own))

    launch = Launch("Mine", looker(players), {})
    adviser, _ = meet(None, lambda _: launch)
    adviser.ask(START, (), GAME)
    qtbot.waitUntil(lambda: any(line.startswith("go") for line in told(players)), timeout=PATIENCE_MS)
    assert [line for line in told(players) if line.startswith("go")] == ["go btime 0 wtime 0 byoyomi 1000"]


def test_another_engine_takes_the_place_of_the_first_when_the_player_chooses_it(
    qtbot: QtBot, meet: Meet
) -> None:
    launches = [
        Launch("First", scripted("book", "7g7f"), {}),
        Launch("Second", scripted("book", "2g2f"), {}),
    ]
    adviser, heard = meet(None, lambda _: launches[0])
    adviser.ask(START, (), GAME)
    qtbot.waitUntil(are(1, heard.advice), timeout=PATIENCE_MS)
    first = adviser._engine
    del launches[0]
    adviser.ask(START, (), GAME)
    qtbot.waitUntil(are(2, heard.advice), timeout=PATIENCE_MS)

    assert [advice.line for _, advice in heard.advice if advice is not None] == [usi("7g7f"), usi("2g2f")]
    assert first is not None
    qtbot.waitUntil(lambda: first.has_ended, timeout=PATIENCE_MS)


def test_no_answer_comes_to_a_question_that_was_taken_back(qtbot: QtBot, meet: Meet) -> None:
    adviser, heard = meet(scripted("book", "7g7f", "2g2f"))
    first = adviser.ask(START, (), GAME)
    adviser.cancel(first)
    second = adviser.ask(START, (), GAME)
    adviser.cancel(first)  # too late: it is not what is searched now
    qtbot.waitUntil(are(1, heard.advice), timeout=PATIENCE_MS)
    assert [question for question, _ in heard.advice] == [second]


def test_only_the_question_that_is_being_asked_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(EngineHandle, "__init__", lambda self, *_, **__: None)
    for name in ("prepare", "search"):
        monkeypatch.setattr(EngineHandle, name, lambda *_, **__: None)
    monkeypatch.setattr(EngineHandle, "has_failed", False, raising=False)
    monkeypatch.setattr(EngineHandle, "cancel", lambda _: told.append("cancel"))
    adviser = EngineAdviser(scripted("book"))
    adviser.cancel(0)  # nothing was asked, and there is no engine
    first, second = adviser.ask(START, (), GAME), adviser.ask(START, (), GAME)
    adviser.cancel(first)
    assert told == []
    adviser.cancel(second)
    assert told == ["cancel"]


def test_an_engine_that_cannot_run_is_told_and_started_anew_by_the_next_question(
    qtbot: QtBot, meet: Meet
) -> None:
    adviser, heard = meet(scripted("dies_at_start"))
    for number in (1, 2):
        assert adviser.ask(START, (), GAME) == number
        qtbot.waitUntil(are(number, heard.failures), timeout=PATIENCE_MS)
    assert "stopped while it was starting" in heard.failures[0]
    assert Path(sys.executable).name in heard.failures[0]
    assert heard.advice == []


def test_a_missing_engine_is_told_in_a_sentence(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> EngineCommand:
        raise EngineMissingError(())

    monkeypatch.setattr(module, "bundled_engine", none)
    adviser, heard = meet()
    adviser.ask(START, (), GAME)
    assert heard.failures == [missing_engine_text()]
    assert adviser.close()


def test_moves_that_cannot_be_made_are_no_question(meet: Meet) -> None:
    adviser, _ = meet(scripted("book", "7g7f"))
    with pytest.raises(RulesError):
        adviser.ask(START, usi("7g7e"), GAME)
    assert adviser._engine is None, "nothing was started for it"


def test_the_position_asked_about_stays_as_it_is(meet: Meet) -> None:
    adviser, _ = meet(scripted("silent"))
    start = Position.start(STANDARD)
    adviser.ask(start, usi("7g7f"), GAME)
    assert start.sfen() == START.sfen()


def test_a_hint_is_looked_for_a_second_or_a_million_positions_and_one_move_is_scored() -> None:
    assert Look(1_000, 1_000_000, depth=None, lines=1) == HINT


def test_engines_that_have_ended_are_waited_for_no_more_and_the_others_for_so_many_seconds(
    qtbot: QtBot, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    launches = [Launch(name, scripted("book", "7g7f"), {}) for name in ("First", "Second", "Third")]
    adviser, heard = meet(None, lambda _: launches[0])
    for number in (1, 2, 3):
        adviser.ask(START, (), GAME)
        qtbot.waitUntil(are(number, heard.advice), timeout=PATIENCE_MS)
        qtbot.waitUntil(lambda: all(one.has_ended for one in adviser._leaving), timeout=PATIENCE_MS)
        if number < 3:
            del launches[0]
    assert len(adviser._leaving) == 1, "the first had ended when the second was let go"
    waited: list[float] = []
    wait = EngineHandle.wait

    def noting(engine: EngineHandle, limit_s: float) -> bool:
        waited.append(limit_s)
        return wait(engine, limit_s)

    monkeypatch.setattr(EngineHandle, "wait", noting)
    assert adviser.close(2_500)
    assert set(waited) == {2.5}


def test_the_programs_own_engine_takes_one_processor_for_a_hint(
    qtbot: QtBot, meet: Meet, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    adviser, heard = meet(scripted("optioned", log))
    adviser.ask(START, (), GAME)
    qtbot.waitUntil(are(1, heard.advice), timeout=PATIENCE_MS)
    assert "Threads value 1" in told(log)
