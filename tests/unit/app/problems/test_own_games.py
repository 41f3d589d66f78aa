"""Cards of the practice deck as problems: missed mates are mates, other mistakes best moves."""

from __future__ import annotations

import msgspec
import pytest

from shogi_desktop.analysis.judged import judged_moves
from shogi_desktop.analysis.reasons import ReasonId, reasons_for
from shogi_desktop.app.analysis.cards import card_of, mistake_of
from shogi_desktop.app.practice.deck import Card, Held
from shogi_desktop.app.problems.collection import Puzzle, listed, own_moves, puzzles_in
from shogi_desktop.app.problems.own_games import puzzle_of_card, puzzles_of_cards
from shogi_desktop.game import Evaluation, Record
from shogi_desktop.rules import STANDARD, VARIANTS, Variant
from tests.support.confirmed_case import confirmed_case
from tests.support.extent import extent
from tests.support.problems import checks_all_the_way

BOTH = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)


def card(puzzle: Puzzle) -> Card:
    judged, record = puzzle.judged()
    made = card_of(judged, record, "black", "Aiko – Ben", "2026-11-25")
    assert made is not None
    return made


def missed_mates(variant: Variant) -> list[Puzzle]:
    return [one for one in own_moves(variant) if one.reason is ReasonId.MISSES_MATE]


@BOTH
def test_a_missed_mate_by_checks_is_a_mate_and_another_one_a_best_move(variant: Variant) -> None:
    mates = missed_mates(variant)
    by_checks = [one for one in mates if checks_all_the_way(one)]
    others = [one for one in mates if not checks_all_the_way(one)]
    assert by_checks
    for one in by_checks[: extent(2, None)] + others[: extent(2, None)]:
        made = puzzle_of_card(Held(card(one)))
        assert made is not None
        assert (made.start, made.line, made.source) == (one.start, one.line, "Aiko – Ben")
        assert made.is_mate is checks_all_the_way(one)
        assert made.card == card(one).id


@BOTH
def test_any_other_mistake_asks_for_the_better_move_and_keeps_the_fault(variant: Variant) -> None:
    other = [one for one in own_moves(variant) if one.reason is not ReasonId.MISSES_MATE][:12]
    for one in other:
        made = puzzle_of_card(Held(card(one)))
        assert made is not None and made.fault is not None and one.fault is not None
        weightiest = next((reason.id for reason in reasons_for(one.judged()[0])), None)
        assert (made.line, made.fault.line, made.reason) == (one.line, one.fault.line, weightiest)
        assert not made.is_mate


@pytest.mark.parametrize(
    ("reason", "nodes"), [(ReasonId.LETS_CASTLE_BE_BROKEN, 600_000), (ReasonId.DROPS_INITIATIVE, 650_000)]
)
def test_a_problem_says_what_deeper_searches_have_confirmed(reason: ReasonId, nodes: int) -> None:
    """When it is made and when it is solved, from a card and from a list."""
    case = confirmed_case(reason)
    record = Record(STANDARD, case.sfen)
    record.root.evaluation = Evaluation(case.before, nodes=400_000, line=case.best)
    record.root.add(case.mistake).evaluation = Evaluation(case.after, nodes=nodes, line=case.reply)
    (again,) = judged_moves(record)
    assert [reason.id for reason in reasons_for(again)] == [reason]
    made = card_of(again, record, "black", "Aiko – Ben", "2026-11-25")
    assert made is not None
    kept = mistake_of(made.variant, made.content)
    assert kept is not None
    assert [reason.id for reason in reasons_for(kept[0])] == [reason]
    puzzle = puzzle_of_card(Held(made))
    assert puzzle is not None
    assert puzzle.reason is reason
    (listed_one,) = puzzles_in(listed(puzzle, 3), STANDARD)
    for one in (puzzle, listed_one):
        assert [told.id for told in reasons_for(one.judged()[0])] == [reason]


def test_cards_that_make_no_problem_are_left_out() -> None:
    one, two = (card(puzzle) for puzzle in missed_mates(VARIANTS[0])[:2])
    strange = msgspec.structs.replace(two, kind="joseki")
    broken = msgspec.structs.replace(two, content={"moves": 3})
    held = [Held(broken), Held(two, suspended=True), Held(strange), Held(one)]
    assert [puzzle.card for puzzle in puzzles_of_cards(held)] == [one.id]
