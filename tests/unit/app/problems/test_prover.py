"""The engine that proves mates: asked once for each question, for the game that it is about."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from shogi_desktop.app.engines.mates import Finding, Verdict
from shogi_desktop.app.problems import prover as module
from shogi_desktop.app.problems.prover import EngineProver, NoMateSearchError
from shogi_desktop.rules import OKISAKI, STANDARD, Position, parse_usi_move
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.messages import Checkmate, CheckmateResult, GoLimits

MATE = Position.from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", STANDARD)
OTHER = Position.from_sfen("4k4/9/4P4/9/9/9/9/9/9 b 2G 1", STANDARD)
LARGE = Position.from_sfen("5k4/10/5P4/10/10/10/10/10/10/10 b G 1", OKISAKI)
FOUND = Finding(Verdict.MATE, (parse_usi_move("G*5b", STANDARD),))
UNKNOWN = Finding(Verdict.UNKNOWN)


class Asked(EngineProver):
    """A prover whose engine answers by a list; `asked` are the questions that reached it."""

    def __init__(self) -> None:
        super().__init__(EngineCommand(sys.executable, (str(Path(__file__)),)))
        self.asked: list[str] = []
        self.prepared: list[str] = []
        self.answers: dict[str, Finding] = {}

    def _ask(self, position: Position) -> Checkmate:
        self.asked.append(position.sfen())
        return Checkmate(CheckmateResult.TIMEOUT)

    def _be_ready_for(self, variant_id: str) -> None:
        self.prepared.append(variant_id)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[Asked]:
    made = Asked()
    monkeypatch.setattr(
        module, "read_finding", lambda position, _: made.answers.get(position.sfen(), UNKNOWN)
    )
    yield made
    made.close()


def test_a_question_that_was_answered_is_not_asked_again(asked: Asked) -> None:
    asked.answers[MATE.sfen()] = FOUND
    assert [asked.prove(MATE) for _ in range(3)] == [FOUND] * 3
    assert asked.asked == [MATE.sfen()]
    asked.prove(OTHER)
    asked.prove(LARGE)
    assert asked.asked == [MATE.sfen(), OTHER.sfen(), LARGE.sfen()]
    assert asked.prepared == ["shogi", "shogi", "okisakishogi"]


def test_a_question_without_an_answer_may_have_one_the_next_time(asked: Asked) -> None:
    assert asked.prove(MATE) == UNKNOWN
    asked.answers[MATE.sfen()] = FOUND
    assert asked.prove(MATE) == FOUND
    assert len(asked.asked) == 2


def test_only_so_many_answers_are_kept(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_KNOWN", 2)
    for position in (MATE, OTHER, LARGE):
        asked.answers[position.sfen()] = FOUND
    for position in (MATE, OTHER, MATE, LARGE, LARGE, MATE):
        asked.prove(position)
    assert asked.asked == [MATE.sfen(), OTHER.sfen(), LARGE.sfen(), MATE.sfen()]


def test_a_question_is_interrupted_at_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    prover, told = Asked(), []
    monkeypatch.setattr(prover._handle, "interrupt", lambda: told.append("interrupted"))
    prover.interrupt()
    assert told == ["interrupted"]


def test_an_engine_that_knows_no_search_for_mates_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    prover = EngineProver(EngineCommand("/opt/engines/plain"), limit_ms=700)
    monkeypatch.setattr(prover, "_handle", handle := Mock())
    handle.command = EngineCommand("/opt/engines/plain")
    handle.search.return_value.mate_result.return_value = Checkmate(CheckmateResult.NOT_IMPLEMENTED)
    with pytest.raises(NoMateSearchError) as raised:
        prover.prove(MATE)
    assert raised.value.program == "plain"
    assert raised.value.args == ("plain",)
    assert str(raised.value) == "plain does not understand go mate, so it cannot solve mating problems"
    request = handle.search.call_args.args[0]
    assert request.limits == GoLimits(mate_ms=700)


def test_the_engine_is_prepared_once_for_each_game_it_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    prover = EngineProver(EngineCommand(sys.executable), {"USI_Hash": 16})
    monkeypatch.setattr(prover._handle, "prepare", lambda game, options: told.append(f"{game} {options}"))
    monkeypatch.setattr(prover._handle, "wait_until_ready", lambda: told.append("ready"))
    monkeypatch.setattr(prover, "_ask", lambda _: Checkmate(CheckmateResult.TIMEOUT))
    for position in (MATE, OTHER, LARGE, MATE):
        assert prover.prove(position) == UNKNOWN
    options = {"USI_Hash": 16}
    assert told == [
        f"shogi {options}",
        "ready",
        f"okisakishogi {options}",
        "ready",
        f"shogi {options}",
        "ready",
    ]
