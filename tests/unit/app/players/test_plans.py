"""The file of plans: every man can get where it is wanted, castles have the shapes games are named by."""

from __future__ import annotations

from collections import Counter
from threading import Thread
from time import sleep
from typing import Any

import msgspec
import pytest

from shogi_desktop.analysis.castles import Castle, castle_of, forms_of
from shogi_desktop.analysis.judgement import STRICT
from shogi_desktop.analysis.openings import Strategy, classify
from shogi_desktop.app.players import plans
from shogi_desktop.app.players.plans import FREE, CastlePlan, Goal, Plan, plans_of, style_ids
from shogi_desktop.app.players.wishes import steps
from shogi_desktop.app.problems.traps import puzzles_of_traps
from shogi_desktop.app.words.styles import ANY, STYLES
from shogi_desktop.game import Record
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant, parse_square, parse_usi_move
from shogi_desktop.rules.move import BoardMove
from tests.support.minishogi import MINISHOGI

BOTH = pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
EARLIER = ("static", "ranging", "attack", "solid")


def pairs(variant: Variant) -> list[tuple[Plan, CastlePlan]]:
    known = plans_of(variant)
    return [(plan, known.castle(castle_id, plan)) for plan in known.plans for castle_id in plan.castles]


@BOTH
def test_every_man_can_reach_its_square_from_the_start(variant: Variant) -> None:
    for plan, castle in pairs(variant):
        for game in plan.games:
            position = Position.start(variant, game)
            color = Color.WHITE if plan.side == "white" else Color.BLACK
            for goal in (*plan.first, *plan.later, *castle.goals):
                if goal.symbol:
                    assert reached(goal, position, color), f"{plan.id} in {game}: {goal}"


def reached(goal: Goal, position: Position, color: Color) -> bool:
    """Whether a man of that kind gets there; one that the giver is without need not."""
    variant = position.variant
    men = [
        variant.seen_by(color, sq)
        for sq, piece in position.pieces()
        if piece.color is color and piece.kind.symbol == goal.symbol
    ]
    return not men or any(goal.square in steps(variant, goal.symbol, sq) for sq in men)


@BOTH
def test_no_plan_wants_more_men_of_a_kind_than_there_are(variant: Variant) -> None:
    start = Position.start(variant)
    there = Counter(piece.kind.symbol for _, piece in start.pieces() if piece.color is Color.BLACK)
    for plan, castle in pairs(variant):
        goals = dict.fromkeys((*plan.first, *plan.later, *castle.goals))
        squares = []
        for symbol in {goal.symbol for goal in goals} - {"", "P"}:
            own = [goal for goal in goals if goal.symbol == symbol]
            if len(own) > there[symbol]:
                # What waits for another goal comes before what its man does else, and is for a while only.
                assert all(goal.after is None for goal in own[there[symbol] :]), (plan.id, castle.id)
                own = [goal for goal in own if goal.after is None]
            assert len(own) <= there[symbol], (plan.id, castle.id)
            squares += [goal.square for goal in own]
        assert len(set(squares)) == len(squares), f"two men on one square: {plan.id}, {castle.id}"


@BOTH
def test_moves_of_a_plan_can_be_made_on_the_board(variant: Variant) -> None:
    for plan in plans_of(variant).plans:
        for goal in (*plan.first, *plan.later):
            if goal.move:
                move = parse_usi_move(goal.move, variant)
                assert isinstance(move, BoardMove)
                assert variant.contains(move.origin) and variant.contains(move.target) and not goal.symbol


@BOTH
def test_repertoires_name_plans_and_castles_that_there_are(variant: Variant) -> None:
    known = plans_of(variant)
    plans, castles = {plan.id for plan in known.plans}, {castle.id for castle in known.castles}
    for repertoire in known.repertoires:
        assert set(repertoire.plans) <= plans and set(repertoire.castles) <= castles, repertoire.id
    assert {plan.answer for plan in known.plans} <= {repertoire.id for repertoire in known.repertoires}


@BOTH
def test_a_castle_that_has_a_name_is_built_in_the_shape_that_is_named(variant: Variant) -> None:
    forms = {castle.code: shapes for castle, shapes in forms_of(variant)}
    built = [castle for castle in plans_of(variant).castles if castle.id in forms]
    assert {castle.id for castle in built} == set(forms) - {Castle.SNOWROOF.code}
    for castle in built:
        men = {goal.square: goal.symbol for goal in castle.body}
        assert any(shape.items() <= men.items() for shape in forms[castle.id]), castle.id


def test_the_pawns_behind_the_last_man_are_not_of_the_body_of_a_castle() -> None:
    named = (("K", "2h"), ("G", "3h"), ("P", "2f"))
    king, gold, pawn = (Goal(symbol, parse_square(name)) for symbol, name in named)
    castles = ((pawn, king, gold, pawn), (king,), (pawn,), ())
    bodies = [CastlePlan("c", goals, (), ()).body for goals in castles]
    assert bodies == [(pawn, king, gold), (king,), (), ()]


def test_a_castle_may_cost_what_its_row_says_and_the_usual_where_that_says_nothing() -> None:
    budgets = {castle.id: castle.budget for castle in plans_of(STANDARD).castles}
    assert (budgets.pop("silver_crown"), budgets.pop("anaguma")) == (0.095, 0.045)
    assert set(budgets.values()) == {0.06}


def test_a_plan_that_is_named_like_an_opening_puts_its_rook_where_that_has_it() -> None:
    codes = {strategy.code for strategy in Strategy}
    files = {"central": 5, "fourth_file": 6, "third_file": 7, "opposing": 8, "right_fourth_file": 4}
    for plan in plans_of(STANDARD).plans:
        assert not plan.opening or plan.opening in codes
        assert plan.rook_files - {2, 3} == ({files[plan.opening]} if plan.opening in files else set()), (
            plan.id
        )


@BOTH
def test_all_styles_of_before_are_repertoires(variant: Variant) -> None:
    assert style_ids(variant)[:6] == (ANY, FREE, *EARLIER)
    for style in EARLIER:
        found = plans_of(variant).repertoire(style)
        assert found is not None and found.id == style


def test_every_style_that_has_words_is_one_of_standard_shogi_and_the_other_way_round() -> None:
    assert style_ids(STANDARD) == STYLES


def test_an_unknown_style_is_the_mixed_one_and_without_a_plan_there_is_none() -> None:
    mixed = plans_of(STANDARD).repertoire(ANY)
    assert mixed is not None and plans_of(STANDARD).repertoire("of a later version") is mixed
    assert plans_of(STANDARD).repertoire(FREE) is None


def test_every_handicap_of_standard_shogi_up_to_ten_pieces_has_a_plan_for_either_side() -> None:
    games = {handicap.id for handicap in STANDARD.handicaps} - {"naked_king", "three_pawns", "dragonfly"}
    for side in ("black", "white"):
        planned = {g for plan in plans_of(STANDARD).plans if plan.side in {"", side} for g in plan.games}
        assert games <= planned


def test_a_game_without_a_file_has_no_plans_and_no_style_but_the_two() -> None:
    assert plans_of(MINISHOGI).plans == plans_of(MINISHOGI).castles == ()
    assert style_ids(MINISHOGI) == ("", FREE)
    assert plans_of(MINISHOGI).repertoire(FREE) is None


def test_a_castle_that_the_file_does_not_know_is_an_error() -> None:
    known = plans_of(STANDARD)
    with pytest.raises(KeyError, match=f"no_castle beside {known.plans[0].id}"):
        known.castle("no_castle", known.plans[0])


# --- what the atlas shows of them ---------------------------------------------------------------------------


def record_of(line: tuple[str, ...], variant: Variant) -> Record:
    """The line as a game. A move that is none fails."""
    record = Record(variant, variant.start_sfen)
    path: tuple[int, ...] = ()
    position = Position.start(variant)
    for text in line:
        move = parse_usi_move(text, variant)
        assert position.is_legal(move), f"{text} after {position.sfen()}"
        position.play(move)
        path = record.append(path, move)
    return record


@BOTH
def test_the_line_of_a_plan_is_a_game_that_is_named_like_it(variant: Variant) -> None:
    shown = [plan for plan in plans_of(variant).plans if plan.line]
    openings = {plan.opening for plan in plans_of(variant).plans if "even" in plan.games}
    assert openings == {plan.opening for plan in shown}
    for plan in shown:
        record = record_of(plan.line, variant)
        strategy = classify(record, shortest=0).strategy
        if plan.opening:
            assert strategy is not None and strategy.code == plan.opening, plan.id
        else:  # the other side's rook ranges
            assert strategy is Strategy.FOURTH_FILE_ROOK and "ranging" in plan.needs, plan.id


@BOTH
def test_every_castle_that_has_a_name_is_shown_and_stands_at_the_end_of_its_line(variant: Variant) -> None:
    named = {castle.code for castle, _ in forms_of(variant)} - {Castle.SNOWROOF.code}
    shown = {castle.id: castle for castle in plans_of(variant).castles if castle.line}
    assert set(shown) == named
    for castle in shown.values():
        end = record_of(castle.line, variant).position((0,) * len(castle.line))
        found = castle_of(end, Color.BLACK)
        assert found is not None and found.code == castle.id


@BOTH
def test_traps_are_blunders_with_one_clearly_best_answer(variant: Variant) -> None:
    known = plans_of(variant)
    every: list[Plan | CastlePlan] = [*known.plans, *known.castles]
    for shown in every:
        for puzzle in puzzles_of_traps(
            variant, [parse_usi_move(text, variant) for text in shown.line], shown.traps, shown.id
        ):
            assert puzzle.fault is not None
            judged, _ = puzzle.judged()
            assert judged.loss >= STRICT.inaccuracy, shown.id
            assert puzzle.start.is_legal(puzzle.line[0]) and puzzle.start.is_legal(puzzle.fault.line[0])


def test_openings_and_castles_have_traps() -> None:
    assert sum(len(plan.traps) for plan in plans_of(STANDARD).plans) >= 8
    assert all(castle.traps for castle in plans_of(STANDARD).castles if castle.line)
    okisaki = plans_of(OKISAKI)
    every: list[Plan | CastlePlan] = [*okisaki.plans, *okisaki.castles]
    assert [shown.id for shown in every if shown.line and not shown.traps] == ["centre"]


def test_plans_are_read_by_one_thread_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, at_once = 0, []
    decode = msgspec.toml.decode

    def slow(text: bytes, **options: Any) -> Any:
        nonlocal reading
        reading += 1
        at_once.append(reading)
        sleep(0.02)
        reading -= 1
        return decode(text, **options)

    monkeypatch.setattr(msgspec.toml, "decode", slow)
    plans._read.cache_clear()
    threads = [Thread(target=plans_of, args=(STANDARD,)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert at_once == [1]
