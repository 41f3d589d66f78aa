"""Deeper searches that confirm a reason: what they ask for, and what refutes it, for both sides and games."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.reasons import CONFIRMATIONS, ReasonId, as_confirmed, reasons_for
from shogi_desktop.analysis.reasons.castle import CastleConfirmation, broken_castle
from shogi_desktop.analysis.reasons.confirming import Confirmation, Wanted, chance_before
from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.reasons.initiative import InitiativeConfirmation
from shogi_desktop.analysis.win_chance import score_of
from shogi_desktop.game import Evaluation, Node
from shogi_desktop.rules import Color, parse_usi_moves, variant_by_id
from tests.support.judged import judged_move

DATA = Path(__file__).parents[2] / "data" / "reasons.json"
K = 1_000


@dataclass(frozen=True)
class Case:
    """A fault of which a confirmed reason is known, as short searches saw it."""

    kind: type[Confirmation]
    judged: JudgedMove

    @property
    def before(self) -> float:
        """The player's win chance before the fault; `after` likewise."""
        return chance_before(self.judged)

    @property
    def after(self) -> float:
        return chance_before(replace(self.judged, before=Evaluation(self.judged.after)))

    def score(self, share: float) -> int:
        """The score that gives the player this win chance."""
        black = share if self.judged.mover is Color.BLACK else 1 - share
        return score_of(black, self.judged.position.variant)

    def answer(self, wanted: Wanted) -> Evaluation:
        """What bears the reason out."""
        if wanted.passed:
            return Evaluation(self.score(self.clear[pass_of(wanted)]))
        if wanted.moves or wanted.after:
            return Evaluation(self.judged.after, line=self.judged.reply[len(wanted.moves) :])
        return self.judged.before

    @property
    def clear(self) -> dict[str, float]:
        """The player's win chance after each pass, where the initiative is given up."""
        return {
            "threat": self.before + 0.2,
            "quiet": self.before,
            "answer": self.after - 0.195,
            "back": self.before - 0.19,
        }


def pass_of(wanted: Wanted) -> str:
    """Which pass it is: after the engine's move, the mistake, the answer to it, the reply to the first."""
    return (("threat", "back"), ("quiet", "answer"))[wanted.after][len(wanted.moves) - (not wanted.after)]


def case_of(raw: dict[str, Any]) -> JudgedMove:
    variant = variant_by_id(raw["variant"])
    before, after = (
        Evaluation(raw[key]["score"], line=parse_usi_moves(raw[key]["line"].split(), variant))
        for key in ("before", "after")
    )
    return judged_move(variant, raw["sfen"], raw["move"], before, after)


def some_cases() -> list[Case]:
    """One of each reason, game and side, where a threat has room to better and to worsen."""
    found: dict[tuple[str, str, str], Case] = {}
    for raw in json.loads(DATA.read_text("utf-8")):
        for kind in CONFIRMATIONS:
            if [each["id"] for each in raw["reasons"]] != [kind.reason.value]:
                continue
            key = (kind.reason.value, raw["variant"], raw["sfen"].split()[1])
            if key not in found:
                case = Case(kind, case_of(raw))
                if case.after > 0.2 and (case.before < 0.79 or kind is CastleConfirmation):
                    found[key] = case
    assert len(found) == 8, sorted(found)
    return list(found.values())


CASES = some_cases()
CASTLES = [case for case in CASES if case.kind is CastleConfirmation]
INITIATIVES = [case for case in CASES if case.kind is InitiativeConfirmation]
Answer = Callable[[Case, Wanted], Evaluation]


def confirmed(case: Case, answer: Answer = Case.answer, known: int = 0) -> tuple[Confirmation, list[Wanted]]:
    """The confirmation when all that it wants was answered, and what that was."""
    confirmation = case.kind(case.judged, known)
    asked: list[Wanted] = []
    while (wanted := confirmation.wanted) is not None:
        asked.append(wanted)
        confirmation.take(answer(case, wanted))
    return confirmation, asked


def is_search(wanted: Wanted) -> bool:
    """Whether it is one of the two positions beside the fault."""
    return not wanted.moves and not wanted.passed


def searches(asked: list[Wanted]) -> list[tuple[bool, int]]:
    return [(each.after, each.nodes) for each in asked if is_search(each)]


LADDER = [(True, 100 * K), (False, 100 * K), (True, 400 * K), (False, 400 * K)]


def test_both_positions_are_searched_twice_the_second_time_four_times_as_deep() -> None:
    for case in CASES:
        confirmation, asked = confirmed(case)
        assert confirmation.confirmed
        assert searches(asked) == LADDER


def test_what_it_costs_at_most_is_the_sum_of_all_that_is_asked() -> None:
    for case in CASES:
        for known in (0, 500 * K):
            confirmation, asked = confirmed(case, known=known)
            assert confirmation.cost == sum(each.nodes for each in asked)


def test_what_was_searched_longer_is_searched_as_long_again() -> None:
    for known, nodes in ((0, 400), (1, 400), (400 * K, 400), (400 * K + 1, 800), (900 * K, 1_200)):
        confirmation, asked = confirmed(CASES[0], known=known)
        assert confirmation.nodes == nodes * K
        assert [each.nodes for each in asked[:4]] == [nodes * K // 4] * 2 + [nodes * K] * 2


def test_what_was_confirmed_can_be_told_from_the_nodes_that_are_kept() -> None:
    for case in CASES:
        assert not case.kind.is_done(case.judged)
        confirmation, _ = confirmed(case)
        judged = confirmation.judged
        judged.node.evaluation = confirmation.following
        assert case.kind.is_done(judged)
        assert [reason.id for reason in reasons_for(judged)] == [case.kind.reason]
        for other in CONFIRMATIONS:
            assert other.is_done(judged) is (other is case.kind)
        judged.node.evaluation = None


def test_evaluations_are_marked_as_confirmed_for_a_reason_that_has_to_be() -> None:
    for case in CASES:
        before, after = case.judged.before, Evaluation(case.judged.after, line=case.judged.reply)
        known, following = as_confirmed(case.kind.reason, before, after)
        node = Node(Node(), case.judged.move)
        node.evaluation = following
        assert case.kind.is_done(replace(case.judged, before=known, node=node))
        for reason in (None, ReasonId.HANGS_PIECE):
            assert as_confirmed(reason, before, after) == (before, after)


def test_the_nodes_kept_are_those_asked_for_whatever_the_engine_says() -> None:
    def few(case: Case, wanted: Wanted) -> Evaluation:
        return structs.replace(case.answer(wanted), nodes=99)

    for case in CASES:
        confirmation, _ = confirmed(case, few)
        assert confirmation.following is not None
        kept = (confirmation.judged.before.nodes, confirmation.following.nodes)
        assert kept == (400 * K, 600 * K if case.kind is CastleConfirmation else 650 * K)


def test_the_last_evaluations_are_those_that_count() -> None:
    def shifted(case: Case, wanted: Wanted) -> Evaluation:
        found = case.answer(wanted)
        if (wanted.after, wanted.nodes) != (False, 400 * K) or not is_search(wanted):
            return found
        return structs.replace(found, score=case.score(case.before + 0.01))

    for case in CASES:
        judged = confirmed(case, shifted)[0].judged
        assert judged.before.score == case.score(case.before + 0.01)
        assert judged.loss == pytest.approx(case.judged.loss + 0.01, abs=0.002)


def test_a_move_that_costs_too_little_is_not_asked_about() -> None:
    for case in CASES:
        slight = Case(case.kind, replace(case.judged, loss=0.149))
        confirmation, asked = confirmed(slight)
        assert (confirmation.confirmed, asked) == (False, [])


def with_no_loss(case: Case, wanted: Wanted) -> Evaluation:
    even = case.score(case.before if wanted.after else case.after)
    return structs.replace(case.answer(wanted), score=even)


def with_no_line(case: Case, wanted: Wanted) -> Evaluation:
    return structs.replace(case.answer(wanted), line=())


@pytest.mark.parametrize("search", range(4))
@pytest.mark.parametrize("empty", [with_no_loss, with_no_line])
def test_a_search_that_shows_no_loss_or_no_line_ends_it(search: int, empty: Answer) -> None:
    def answer(case: Case, wanted: Wanted) -> Evaluation:
        is_meant = is_search(wanted) and (wanted.after, wanted.nodes) == LADDER[search]
        return empty(case, wanted) if is_meant else case.answer(wanted)

    for case in CASES:
        confirmation, asked = confirmed(case, answer)
        assert not confirmation.confirmed
        assert searches(asked) == LADDER[: search + 1]


def test_an_engine_that_says_nothing_confirms_nothing() -> None:
    for case in CASES:
        confirmation = case.kind(case.judged)
        confirmation.give_up()
        assert (confirmation.wanted, confirmation.confirmed) == (None, False)


# Castles: the end of the line


def ends_with(case: Case, share: float) -> bool:
    """Whether a castle is confirmed where the player has that win chance at the end of the line."""

    def answer(case: Case, wanted: Wanted) -> Evaluation:
        return Evaluation(case.score(share)) if wanted.moves else case.answer(wanted)

    return confirmed(case, answer)[0].confirmed


def test_the_end_of_the_line_is_searched_last_and_half_as_deep() -> None:
    """It is the position after the capture and the answer to it."""
    for case in CASTLES:
        confirmation, asked = confirmed(case)
        plies = len(broken_castle(Evidence(confirmation.judged)))
        assert asked[-1] == Wanted(True, 200 * K, case.judged.reply[:plies])


def test_most_of_the_loss_must_be_there_at_the_end_of_the_line_and_not_much_more() -> None:
    for case in CASTLES:
        loss = case.before - case.after
        assert ends_with(case, case.after + 0.29 * loss)
        assert not ends_with(case, case.after + 0.31 * loss)
        assert ends_with(case, case.after - 0.078)
        assert not ends_with(case, case.after - 0.082)


# The initiative: what passing costs

PASSES = ["threat", "quiet", "answer", "back"]


def passing(
    case: Case, changed: dict[str, float], last: dict[str, float] | None = None
) -> tuple[bool, list[str]]:
    """Whether the initiative is confirmed where passes leave the player these win chances; which were asked.

    :param last: those of the last time, if others.
    """
    deepest = 0

    def answer(case: Case, wanted: Wanted) -> Evaluation:
        nonlocal deepest
        if not wanted.passed:
            deepest = max(deepest, wanted.nodes)
            return case.answer(wanted)
        shares = changed if last is None or deepest < 400 * K else last
        return Evaluation(case.score((case.clear | shares)[pass_of(wanted)]))

    confirmation, asked = confirmed(case, answer)
    return confirmation.confirmed, [pass_of(each) for each in asked if each.passed]


def test_passes_are_asked_for_the_short_lines_and_after_each_pair_of_searches() -> None:
    for case in INITIATIVES:
        _, asked = confirmed(case)
        assert [pass_of(each) if each.passed else each.nodes for each in asked] == [
            *(*PASSES, 100 * K, 100 * K, *PASSES, 400 * K, 400 * K, *PASSES)
        ]
        nodes = [each.nodes for each in asked if each.passed]
        quiet = (25 * K, 50 * K, 200 * K)
        assert nodes == [each for rung in quiet for each in (rung // 4, rung, rung // 4, rung // 4)]


@pytest.mark.parametrize(
    ("which", "clearly", "slightly", "hardly"),
    [
        ("threat", -0.045, -0.015, -0.005),
        ("quiet", 0.065, 0.035, 0.025),
        ("answer", 0.040, 0.010, 0.002),
        ("back", -0.115, -0.015, -0.005),
    ],
)
def test_each_pass_refutes_by_a_clear_margin_and_in_the_end_by_a_small_one(
    which: str, clearly: float, slightly: float, hardly: float
) -> None:
    """By how much it is another win chance than a clear case would have."""
    for case in INITIATIVES:

        def off(by: float, case: Case = case) -> dict[str, float]:
            return {which: case.clear[which] + by}

        assert passing(case, off(clearly)) == (False, PASSES[: PASSES.index(which) + 1])
        assert passing(case, off(slightly), {})[0], "not yet by the small one"
        confirmed_, asked = passing(case, {}, off(slightly))
        assert not confirmed_
        assert asked == [*PASSES, *PASSES, *PASSES[: PASSES.index(which) + 1]]
        assert passing(case, off(hardly))[0]
