"""The score behind a move: a mate is one whatever the record says after it."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.judged import score_after
from shogi_desktop.game import Evaluation, ForcedMate, Record
from shogi_desktop.rules import STANDARD, Color, Position, parse_usi_move

MATING = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"


def scored(move: str, answer: str, *, illegal: bool) -> object:
    """The score after `move`, which `answer` follows in the record."""
    record = Record(STANDARD, start_sfen=MATING)
    path = record.append((), parse_usi_move(move, STANDARD))
    node = record.node(path)
    node.evaluation = Evaluation(70)
    follow = record.node(record.append(path, parse_usi_move(answer, STANDARD)))
    follow.illegal = illegal
    return score_after(node, record.position(path))


def test_a_legal_move_that_follows_needs_no_look_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Position] = []
    monkeypatch.setattr(Position, "has_legal_move", looked.append)
    assert scored("G*4b", "5a4b", illegal=False) == 70
    assert not looked


def test_a_foul_after_a_mate_makes_it_no_less_a_mate() -> None:
    assert scored("G*5b", "5a5b", illegal=True) == ForcedMate(Color.BLACK, 0)
