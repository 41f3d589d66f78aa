"""Faults that seem to let a castle be broken are put once more, when all positions of a game are known."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shogi_desktop.analysis.reasons import ReasonId
from shogi_desktop.app.analysis.game_analysis import Effort, Finding, GameWalk, Pace, Plan, Question
from shogi_desktop.app.analysis.jobs import _search_all
from shogi_desktop.app.analysis.running import GameAnalysis
from shogi_desktop.game import Evaluation, Record
from shogi_desktop.rules import STANDARD, Color, Move, Position
from shogi_desktop.usi.events import SearchDone
from shogi_desktop.usi.messages import BestMove, Centipawns, Info, Verdict
from shogi_desktop.usi.search import SearchRequest
from tests.support.confirmed_case import confirmed_case

CASE = confirmed_case(ReasonId.LETS_CASTLE_BE_BROKEN)
MISTAKE, BEFORE, BEST, AFTER, REPLY = CASE.mistake, CASE.before, CASE.best, CASE.after, CASE.reply
PLIES = CASE.plies
SHORT = 100
PLAN = Plan(Effort(nodes=SHORT))
DEEP = [100_000, 100_000, 400_000, 400_000, 200_000]
Score = Callable[[Question], int | None]


def no_book(_position: Position, _move: Move) -> bool:
    return False


def a_walk(nodes: int = 12_000_000, plan: Plan = PLAN, known: tuple[Finding, ...] = ()) -> GameWalk:
    """The mistake and its answer, of which is known already what it is worth, by so many nodes."""
    record = Record(STANDARD, CASE.sfen)
    record.root.add(MISTAKE).add(REPLY[0])
    later = Finding(2, Evaluation(AFTER, 8, nodes, "E", REPLY[1:]))
    return GameWalk(record, plan, known=(later, *known), book=no_book)


def score_of(question: Question) -> int | None:
    """What the engine says, from Black's side: at every depth the same."""
    return BEFORE if question.ply == 0 else AFTER


def answer(question: Question, score: int | None) -> SearchDone:
    line = BEST if question.ply == 0 else REPLY
    pv = tuple(move.usi for move in line[len(question.further) :])
    turn = question.position.turn
    told = () if score is None else (Centipawns(score if turn is Color.BLACK else -score),)
    # As engines do, it says fewer nodes than it was asked for.
    lines = tuple(Info(8, nodes=99, score=each, pv=pv) for each in told)
    return SearchDone(1, BestMove(Verdict.MOVE, pv[0] if pv else None), lines)


def go_on(walk: GameWalk, score: Score = score_of, most: int = 100) -> list[int | None]:
    """Answer what is asked; with how many nodes each position was to be searched."""
    asked: list[int | None] = []
    while len(asked) < most and (question := walk.next()) is not None:
        assert walk.next() == question, "to ask again changes nothing"
        asked.append(walk.request(question).limits.nodes)
        walk.take(question, answer(question, score(question)), "E")
    return asked


def test_the_mistake_is_put_once_more_after_all_positions_are_known() -> None:
    walk = a_walk()
    assert go_on(walk) == [SHORT, SHORT, SHORT, *DEEP]
    assert CASE.told_by(walk) == [ReasonId.LETS_CASTLE_BE_BROKEN]
    assert [walk.findings[ply].evaluation.nodes for ply in range(2)] == [400_000, 600_000]


def test_both_evaluations_are_told_of_and_the_progress_counts_the_mistake() -> None:
    walk = a_walk()
    assert (walk.done, walk.total) == (1, 3)
    go_on(walk, most=3)
    assert (walk.done, walk.total) == (3, 4)
    go_on(walk, most=4)
    question = walk.next()
    assert question is not None
    assert question.further[:PLIES] == REPLY[:PLIES]
    found = walk.take(question, answer(question, AFTER), "E")
    assert [each.ply for each in found] == [0, 1]
    assert [each.evaluation.line for each in found] == [BEST, REPLY]
    assert (walk.done, walk.total) == (4, 4)


@pytest.mark.parametrize(("nodes", "is_asked"), [(6_000_000, True), (5_990_000, False)])
def test_a_fifth_of_the_nodes_of_the_game_is_the_bound(nodes: int, *, is_asked: bool) -> None:
    walk = a_walk(nodes)
    assert go_on(walk) == [SHORT, SHORT, SHORT, *(DEEP if is_asked else ())]
    assert walk.done == walk.total
    assert bool(CASE.told_by(walk)) is is_asked


def test_what_was_searched_longer_is_searched_as_long_again() -> None:
    short = (
        Finding(0, Evaluation(BEFORE, 8, 500_000, "E", BEST)),
        Finding(1, Evaluation(AFTER, 8, 410_000, "E", REPLY)),
    )
    assert go_on(a_walk(known=short)) == [2 * nodes for nodes in DEEP]


@pytest.mark.parametrize("asked", range(1, 5))
def test_a_run_that_was_stopped_puts_the_mistake_again_and_one_that_was_done_does_not(asked: int) -> None:
    walk = a_walk()
    go_on(walk, most=3 + asked)
    again = a_walk(known=(walk.findings[0], walk.findings[1]))
    assert go_on(again) == DEEP
    assert a_walk(known=(again.findings[0], again.findings[1])).next() is None


def test_no_more_is_asked_where_a_deeper_search_shows_something_else() -> None:
    walk = a_walk()
    assert go_on(walk, lambda question: BEFORE if question.nodes else score_of(question))[3:] == DEEP[:1]
    assert CASE.told_by(walk) == []
    assert walk.findings[1].evaluation.nodes == 99


@pytest.mark.parametrize("end", [BEFORE, AFTER - 3_000, None])
def test_at_the_end_of_the_line_the_loss_must_be_there_and_no_other(end: int | None) -> None:
    walk = a_walk()
    assert go_on(walk, lambda question: end if question.nodes == DEEP[-1] else score_of(question))[3:] == DEEP
    assert CASE.told_by(walk) == []


def test_an_evaluation_that_makes_the_answer_a_fault_is_not_kept() -> None:
    """The answer was not the engine's, but as good by what the short searches said."""
    record = Record(STANDARD, CASE.sfen)
    mistake = record.root.add(MISTAKE)
    position = record.position((0,))
    other = next(move for move in position.legal_moves() if move != REPLY[0])
    mistake.add(other)
    for slip, is_kept in ((0, True), (400, False)):
        later = Finding(2, Evaluation(AFTER + slip, 8, 12_000_000, "E"))
        walk = GameWalk(record, PLAN, known=(later,), book=no_book)

        def score(question: Question, slip: int = slip) -> int:
            return (AFTER if question.nodes or not slip else AFTER + slip) if question.ply else BEFORE

        assert go_on(walk, score)[-5:] == DEEP
        assert bool(CASE.told_by(walk)) is is_kept
        assert (walk.findings[1].evaluation.nodes == 600_000) is is_kept


def test_with_several_lines_or_for_the_other_side_nothing_is_put_once_more() -> None:
    for plan in (Plan(Effort(nodes=SHORT, multipv=2)), Plan(PLAN.effort, sides=frozenset({Color.WHITE}))):
        assert set(go_on(a_walk(plan=plan))) <= {SHORT}


class Scripted:
    """An engine that answers what the walk asks, at once."""

    name = "E"

    def __init__(self, walk: GameWalk) -> None:
        self._walk = walk

    def search(
        self, _request: SearchRequest, on_answer: Callable[[SearchDone], None] | None = None
    ) -> Scripted:
        question = self._walk.next()
        assert question is not None
        self._done = answer(question, score_of(question))
        if on_answer is not None:
            on_answer(self._done)
        return self

    def result(self) -> SearchDone:
        return self._done


def test_a_job_tells_of_the_deep_evaluations_as_of_all_others() -> None:
    walk, told = a_walk(), list[tuple[int, int | None]]()
    _search_all(walk, Scripted(walk), lambda kept, _: told.append((kept.ply, kept.best.nodes)))  # type: ignore[arg-type]
    assert told == [(1, 99), (0, 198), (0, 400_000), (1, 600_000)]


def test_the_window_hears_how_far_it_is_while_the_mistake_is_put_once_more() -> None:
    walk, heard = a_walk(), list[tuple[int, int]]()
    analysis = GameAnalysis()
    analysis._walk = walk
    pace = Pace(walk, 0)
    question = walk.next()
    assert question is not None

    def told(_: Finding | None) -> None:
        progress = pace.progress(1)
        heard.append((progress.done, progress.total))

    analysis._ask(Scripted(walk), walk, question, told, lambda: heard.append((0, 0)))  # type: ignore[arg-type]
    assert heard == [(2, 3), (3, 4), *[(3, 4)] * 4, (4, 4), (4, 4), (0, 0)]
