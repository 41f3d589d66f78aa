"""Whether a fault gives up the initiative is asked by passing, when all positions of a game are known."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.reasons import ReasonId
from shogi_desktop.analysis.reasons.castle import CastleConfirmation
from shogi_desktop.analysis.reasons.initiative import InitiativeConfirmation
from shogi_desktop.analysis.win_chance import chance, score_of
from shogi_desktop.app.analysis.game_analysis import Effort, Finding, GameWalk, Plan, Question
from shogi_desktop.game import Evaluation, Record
from shogi_desktop.rules import STANDARD, Color, Move, Position
from shogi_desktop.usi.events import SearchDone
from shogi_desktop.usi.messages import BestMove, Centipawns, Info, Verdict
from tests.support.confirmed_case import confirmed_case

CASE = confirmed_case(ReasonId.DROPS_INITIATIVE)
MISTAKE, BEST, REPLY = CASE.mistake, CASE.best, CASE.reply
BEFORE, AFTER = chance(CASE.before, STANDARD), chance(CASE.after, STANDARD)
SHORT = 100
PLAN = Plan(Effort(nodes=SHORT))
THREAT, QUIET, ANSWER, BACK = range(4)
"""The passes, in the order in which they are asked: after the engine's move, after the mistake, after the
answer to it, after the reply to the engine's move."""
PASSES = ["threat", "quiet", "answer", "back"]
COST = 2 * 500_000 + sum(part // 2 + 3 * (part // 8) for part in (50_000, 100_000, 400_000))
CLEAR = {THREAT: BEFORE + 0.25, QUIET: BEFORE, ANSWER: AFTER - 0.19 - 0.005, BACK: BEFORE - 0.1}
"""The win chance that Black has then."""


def no_book(_position: Position, _move: Move) -> bool:
    return False


def a_walk(nodes: int = 12_000_000, known: tuple[Finding, ...] = (), plan: Plan = PLAN) -> GameWalk:
    """The mistake and its answer, of which is known already what it is worth, by so many nodes."""
    record = Record(STANDARD, CASE.sfen)
    record.root.add(MISTAKE).add(REPLY[0])
    later = Finding(2, Evaluation(CASE.after, 8, nodes, "E", REPLY[1:]))
    return GameWalk(record, plan, known=(later, *known), book=no_book)


def board_after(*moves: Move) -> str:
    """The position after these moves, without who is to move and how many were made."""
    position = Position.from_sfen(CASE.sfen, STANDARD)
    for move in moves:
        position.play(move)
    board, _, hands, *_ = position.sfen().split()
    return f"{board} {hands}"


PASSED = [board_after(BEST[0]), board_after(MISTAKE), board_after(MISTAKE, REPLY[0]), board_after(*BEST[:2])]


def pass_of(question: Question) -> int | None:
    """Which of the passes it is; None where nobody passes."""
    if question.start is None:
        return None
    board, turn, hands, *_ = question.start.split()
    which = PASSED.index(f"{board} {hands}")
    assert Color(turn == "w") is (Color.BLACK if which in {THREAT, QUIET} else Color.WHITE), "the other moves"
    return which


def answer(question: Question, chances: dict[int, float]) -> SearchDone:
    which = pass_of(question)
    if which is None:
        line, score = (BEST, CASE.before) if question.ply == 0 else (REPLY, CASE.after)
        pv = tuple(move.usi for move in line[len(question.further) :])
    else:
        pv, score = (), score_of(chances[which], STANDARD)
    seen = score if question.position.turn is Color.BLACK else -score
    info = Info(8, nodes=99, score=Centipawns(seen), pv=pv)
    return SearchDone(1, BestMove(Verdict.MOVE, pv[0] if pv else None), (info,))


def go_on(
    walk: GameWalk, chances: dict[int, float] | None = None, last: dict[int, float] | None = None
) -> list[int | str]:
    """Answer what is asked; which pass each question was, and of the others with how many nodes.

    :param last: the chances where the passes are searched the last time, if others than before.
    """
    asked: list[int | str] = []
    deepest = 0
    while (question := walk.next()) is not None:
        which, nodes = pass_of(question), walk.request(question).limits.nodes
        assert nodes is not None
        asked.append(nodes if which is None else PASSES[which])
        deepest = max(deepest, 0 if which is not None else nodes)
        told = chances or CLEAR
        if last is not None and deepest == 400_000:
            told = last
        walk.take(question, answer(question, told), "E")
        assert len(asked) < 100
    return asked


def test_the_passes_are_asked_for_the_short_lines_and_after_each_pair_of_searches() -> None:
    walk = a_walk()
    assert go_on(walk) == [SHORT] * 3 + [*PASSES, 100_000, 100_000, *PASSES, 400_000, 400_000, *PASSES]
    assert CASE.told_by(walk) == [ReasonId.DROPS_INITIATIVE]
    assert [walk.findings[ply].evaluation.nodes for ply in range(2)] == [400_000, 650_000]
    assert [walk.findings[ply].evaluation.line for ply in range(2)] == [BEST, REPLY]


def test_that_the_mistake_threatens_nothing_is_searched_deepest() -> None:
    walk, nodes = a_walk(), list[int | None]()
    while (question := walk.next()) is not None:
        if question.start is not None:
            nodes.append(question.nodes)
        walk.take(question, answer(question, CLEAR), "E")
    quiet = [25_000, 50_000, 200_000]
    assert nodes == [each for rung in quiet for each in (rung // 4, rung, rung // 4, rung // 4)]


def test_who_has_passed_is_told_the_engine_as_a_position_of_its_own() -> None:
    walk = a_walk()
    while (question := walk.next()) is not None:
        request = walk.request(question)
        assert (question.start is None) is (request.start_sfen == CASE.sfen)
        if question.start is not None:
            assert request.start_sfen == question.start
            position = Position.from_sfen(question.start, STANDARD)
            for move in request.moves:
                position.play(next(each for each in position.legal_moves() if each.usi == move))
            assert position.sfen().split()[:3] == question.position.sfen().split()[:3]
        walk.take(question, answer(question, CLEAR), "E")


REFUTED = [
    (THREAT, BEFORE + 0.15, BEFORE + 0.18),
    (QUIET, BEFORE + 0.07, BEFORE + 0.04),
    (ANSWER, AFTER - 0.15, AFTER - 0.18),
    (BACK, BEFORE - 0.36, BEFORE - 0.26),
]


@pytest.mark.parametrize(("which", "early", "late"), REFUTED)
def test_each_pass_refutes_by_a_clear_margin_and_in_the_end_by_a_small_one(
    which: int, early: float, late: float
) -> None:
    walk = a_walk()
    assert go_on(walk, CLEAR | {which: early})[3:] == PASSES[: which + 1]
    assert CASE.told_by(walk) == []
    walk = a_walk()
    asked = go_on(walk, CLEAR | {which: late}, CLEAR)
    assert asked[-7:] == [*PASSES[1:], 400_000, 400_000, *PASSES][-7:], "not yet by the small one"
    assert CASE.told_by(walk) == [ReasonId.DROPS_INITIATIVE]
    walk = a_walk()
    assert go_on(walk, CLEAR, CLEAR | {which: late})[-1] == PASSES[which]
    assert CASE.told_by(walk) == []
    assert walk.findings[1].evaluation.nodes == 99


@pytest.mark.parametrize("missing", [0, 5])
def test_a_fifth_of_the_nodes_of_the_game_is_the_bound(missing: int) -> None:
    walk = a_walk(5 * COST - missing - 3 * 99)
    assert (len(go_on(walk)) > 3) is (not missing)
    assert bool(CASE.told_by(walk)) is (not missing)


def test_what_was_confirmed_is_not_asked_again() -> None:
    walk = a_walk()
    go_on(walk)
    again = a_walk(known=(walk.findings[0], walk.findings[1]))
    assert again.next() is None
    assert CASE.told_by(again) == [ReasonId.DROPS_INITIATIVE]


def test_with_several_lines_nothing_is_asked() -> None:
    assert set(go_on(a_walk(plan=Plan(Effort(nodes=SHORT, multipv=2))))) == {SHORT}


def test_castles_come_first_and_of_each_kind_what_costs_most() -> None:
    walk = a_walk()
    walk._candidates = {
        1: (InitiativeConfirmation, 0.2),
        3: (CastleConfirmation, 0.16),
        5: (InitiativeConfirmation, 0.5),
        7: (CastleConfirmation, 0.3),
    }
    assert sorted(walk._candidates, key=walk._weight, reverse=True) == [7, 3, 5, 1]
