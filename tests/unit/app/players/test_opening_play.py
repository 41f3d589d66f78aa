"""Which plan holds in a position, what it wishes, and how a level chooses by it."""

from __future__ import annotations

import random

import msgspec
import pytest

from shogi_desktop.analysis.win_chance import scale
from shogi_desktop.app.players.levels import choose, level_at
from shogi_desktop.app.players.opening_play import (
    OpeningPlay,
    _has_needs,
    _is_even_trade,
    _keeping,
    merged_goals,
    ranges,
)
from shogi_desktop.app.players.plans import FREE, CastlePlan, Goal, Need, plans_of
from shogi_desktop.app.players.sight import Eyes, Line, View, planned_impressions
from shogi_desktop.app.players.wishes import Allowance, Wishes
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Variant, parse_square, parse_usi_move
from shogi_desktop.usi.messages import Centipawns, Info

SHARP = Eyes(7.0, 0.0)


def at(moves: str, variant: Variant = STANDARD, game: str = "even") -> tuple[Position, list[str]]:
    position, texts = Position.start(variant, game), moves.split()
    for text in texts:
        position.play(parse_usi_move(text, variant))
    return position, texts


def wishes(
    style: str, moves: str, variant: Variant = STANDARD, game: str = "even", seed: int = 1
) -> Wishes | None:
    position, texts = at(moves, variant, game)
    start = Position.start(variant, game).sfen()
    play = OpeningPlay(variant, style, random.Random(seed))
    return play.wishes(start, texts, position, position.legal_moves())


def wanted(style: str, moves: str, **others: object) -> dict[str, int]:
    found = wishes(style, moves, **others)  # type: ignore[arg-type]
    return {} if found is None else dict(found.places)


def test_the_next_man_of_the_plan_comes_first() -> None:
    places = wanted("fourth_file", "")
    assert places["7g7f"] == 0 and places["6g6f"] == 1 and places["2h6h"] == 2
    assert "2g2f" not in places


def test_what_would_stand_in_the_way_of_a_ranging_rook_waits_for_it() -> None:
    for seed in range(20):
        before = wanted("mino", "7g7f 3c3d 2h6h", seed=seed)
        assert before and not {"7a7b", "5a6b", "4a5b"} & set(before)
        after = wanted("mino", "7g7f 3c3d 2h6h 4c4d 6g6f 8b4b 5i4h", seed=seed)
        assert "5a6b" in after


def test_the_castle_is_still_wanted_when_a_rook_that_has_ranged_attacks() -> None:
    places = wanted("fourth_file", "7g7f 3c3d 6g6f 8c8d 2h6h 7a6b 6f6e 5a4b 6h6f 6a5b")
    assert "5i4h" in places
    back = wanted("fourth_file", "7g7f 3c3d 6g6f 8c8d 2h6h 7a6b 6h2h 5a4b")
    assert "2h6h" in back and "5i4h" not in back


def test_a_silver_crown_can_be_built_in_its_order() -> None:
    ranged = "7g7f 3c3d 6g6f 8c8d 2h6h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 6a5b 2g2f 5c5d"
    places = wanted("silver_crown", ranged)
    assert "3i3h" in places and "4i3h" not in places
    silver_stands = wanted("silver_crown", f"{ranged} 3i3h 7c7d 3h2g 4c4d")
    assert "4i3h" in silver_stands


def test_white_follows_the_plan_with_the_board_turned_round() -> None:
    places = wanted("fourth_file", "7g7f")
    assert places["3c3d"] == 0 and places["4c4d"] == 1 and places["8b4b"] == 2


def test_a_move_that_takes_a_man_from_its_place_goes_against_the_plan() -> None:
    found = wishes("fourth_file", "7g7f 3c3d 6g6f 8c8d 2h6h 8d8e")
    assert found is not None
    assert {"6h2h", "6h5h"} <= found.against
    assert "9g9f" not in found.against


def test_a_pawn_goes_on_from_where_it_was_wanted_first() -> None:
    found = wishes("climbing_silver", "2g2f 8c8d 7g7f 8d8e")
    assert found is not None
    assert "2f2e" in found.places and "2f2e" not in found.against


def test_a_man_waits_for_another_one() -> None:
    built = "7g7f 3c3d 6g6f 8c8d 2h6h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 6a5b 1i1h 5c5d"
    plays = [OpeningPlay(STANDARD, "anaguma", random.Random(seed)) for seed in range(20)]
    position, texts = at(built)
    legal = position.legal_moves()
    start = STANDARD.start_sfen
    found = [w for play in plays if (w := play.wishes(start, texts, position, legal)) and "2h1i" in w.places]
    assert found
    assert all("3i2h" not in one.places for one in found)


def test_a_static_rook_changes_its_plan_when_the_other_rook_ranges() -> None:
    play = OpeningPlay(STANDARD, "yagura", random.Random(1))
    before, _ = at("7g7f 3c3d 2g2f 4c4d")
    after, _ = at("7g7f 3c3d 2g2f 8b4b")
    plans = [play.plan("even", position) for position in (before, after)]
    assert [plan and plan[0].id for plan in plans] == ["yagura", "hold"]


def test_a_yagura_is_no_plan_without_bishops() -> None:
    position, _ = at("7g7f 3c3d 8h2b+ 3a2b 6i7h 4a3b")
    chosen = OpeningPlay(STANDARD, "yagura", random.Random(1)).plan("even", position)
    assert chosen is not None and chosen[0].id != "yagura"


def test_the_castle_of_a_yagura_is_built_after_the_bishops_are_exchanged_too() -> None:
    position, _ = at("7g7f 3c3d 8h2b+ 3a2b 6i7h 4a3b")
    chosen = OpeningPlay(STANDARD, "yagura", random.Random(1)).plan("even", position)
    assert chosen is not None and (chosen[0].id, chosen[1].id) == ("yagura_exchanged", "yagura")
    one_gone, _ = at("7g7f 3c3d 8h2b+")
    chosen = OpeningPlay(STANDARD, "yagura", random.Random(1)).plan("even", one_gone)
    assert chosen is not None and chosen[0].id not in {"yagura", "yagura_exchanged"}


def test_a_rook_that_has_ranged_keeps_to_the_plans_of_its_file() -> None:
    position, _ = at("5g5f 3c3d 2h5h 8c8d")
    for seed in range(10):
        chosen = OpeningPlay(STANDARD, "", random.Random(seed)).plan("even", position)
        assert chosen is not None and chosen[0].id == "central"


def test_a_castle_is_built_by_who_is_named_for_it() -> None:
    position, _ = at("7g7f 3c3d")
    for seed in range(10):
        chosen = OpeningPlay(STANDARD, "silver_crown", random.Random(seed)).plan("even", position)
        assert chosen is not None and chosen[1].id == "silver_crown"


def test_preferences_are_drawn_once_for_a_game_and_differ_between_games() -> None:
    position, _ = at("")
    ids = set()
    for seed in range(30):
        play = OpeningPlay(STANDARD, "", random.Random(seed))
        plans = {chosen[0].id for _ in range(3) if (chosen := play.plan("even", position))}
        assert len(plans) == 1
        ids |= plans
    assert len(ids) >= 6


def test_a_move_of_the_plan_is_wanted_once() -> None:
    trade = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b"
    places = wanted("bishop_exchange", trade)
    assert places["8h2b+"] == 0
    after = wanted("bishop_exchange", f"{trade} 8h2b+ 3a2b")
    assert after and "8h2b+" not in after


@pytest.mark.parametrize("style", [FREE, "", "ranging"])
def test_nothing_is_wished_without_a_plan_in_check_or_late(style: str) -> None:
    position, _ = at("")
    play = OpeningPlay(STANDARD, style, random.Random(1))
    early = play.wishes(STANDARD.start_sfen, [], position, position.legal_moves())
    assert (early is None) is (style == FREE)
    late = ["9g9f"] * plans_of(STANDARD).plies
    assert play.wishes(STANDARD.start_sfen, late, position, position.legal_moves()) is None
    assert play.wishes("4k4/9/9/9/9/9/9/9/4K4 b - 1", [], position, position.legal_moves()) is None
    checked, texts = at("7g7f 5a4b 8h3c+")
    assert play.wishes(STANDARD.start_sfen, texts, checked, checked.legal_moves()) is None


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
@pytest.mark.parametrize("style", ["", "static", "ranging", "attack", "solid"])
def test_every_style_has_a_wish_for_the_first_move_of_either_side(variant: Variant, style: str) -> None:
    reply = "3c3d" if variant is STANDARD else "3b3c"
    first = "7g7f" if variant is STANDARD else "8h8g"
    for seed in range(5):
        assert wanted(style, "", variant=variant, seed=seed)
        assert wanted(style, first, variant=variant, seed=seed), reply


@pytest.mark.parametrize("game", ["lance", "bishop", "rook", "two", "four", "six", "eight", "ten"])
def test_who_gives_a_handicap_has_a_plan_and_who_receives_it_too(game: str) -> None:
    giver = wanted("", "", game=game)
    assert giver
    first = next(iter(giver))
    assert wanted("", first, game=game)


def test_a_giver_leaves_even_exchanges_to_the_other_side() -> None:
    board = "lnsgkg1nl/9/pppp1pppp/4s4/4S4/4P4/PPPP1PPPP/1B5R1/LNSGKG1NL w - 1"
    position = Position.from_sfen(board, STANDARD)
    legal = position.legal_moves()
    play = OpeningPlay(STANDARD, "", random.Random(1))
    gives = play.wishes(STANDARD.handicap("two").sfen, [], position, legal)
    even = play.wishes(STANDARD.start_sfen, ["7g7f"], position, legal)
    assert gives is not None and "5d5e" in gives.against
    assert even is not None and "5d5e" not in even.against


# --- the choice ----------------------------------------------------------------------------------------


def within(tolerance: float) -> Allowance:
    return Allowance(tolerance, tolerance, tolerance / 2)


def chosen(values: dict[str, int], wished: Wishes, eyes: Eyes = SHARP) -> str:
    lines = {text: Line(float(value)) for text, value in values.items()}
    looks = planned_impressions(lines, View(Position.start(STANDARD)), eyes, random.Random(1), wished)
    return max(looks, key=lambda text: looks[text])


def test_the_plan_is_followed_within_the_tolerance_only() -> None:
    wished = Wishes(within(100), {"6g6f": 0})
    assert chosen({"2g2f": 50, "6g6f": -40}, wished) == "6g6f"
    assert chosen({"2g2f": 50, "6g6f": -60}, wished) == "2g2f"


def test_who_stands_worse_gives_up_half_as_much_for_a_plan() -> None:
    wished = Wishes(within(100), {"6g6f": 0})
    assert chosen({"2g2f": -150, "6g6f": -190}, wished) == "6g6f"
    assert chosen({"2g2f": -150, "6g6f": -210}, wished) == "2g2f"
    assert chosen({"2g2f": -20, "6g6f": -90}, wished) == "6g6f"


def test_of_the_moves_of_a_plan_the_next_comes_first_unless_a_later_one_is_much_better() -> None:
    wished = Wishes(within(200), {"7g7f": 0, "6g6f": 1})
    assert chosen({"7g7f": 0, "6g6f": 20}, wished) == "7g7f"
    assert chosen({"7g7f": 0, "6g6f": 120}, wished) == "6g6f"


def test_what_spoils_the_plan_must_be_better_by_the_tolerance() -> None:
    wished = Wishes(within(100), {}, frozenset({"2g2f"}))
    assert chosen({"2g2f": 90, "6g6f": 0}, wished) == "6g6f"
    assert chosen({"2g2f": 110, "6g6f": 0}, wished) == "2g2f"


def test_the_men_of_a_castle_asked_for_by_name_may_cost_more_than_the_rest_of_a_plan() -> None:
    wished = Wishes(within(100), {"6g6f": 0, "3i3h": 1}, builds=frozenset({"3i3h"}), castle=within(200))
    assert chosen({"2g2f": 50, "6g6f": -60}, wished) == "2g2f"
    assert chosen({"2g2f": 50, "3i3h": -140}, wished) == "3i3h"
    assert chosen({"2g2f": 50, "3i3h": -160}, wished) == "2g2f"
    plain = msgspec.structs.replace(wished, builds=frozenset(), castle=None)
    assert chosen({"2g2f": 50, "3i3h": -140}, plain) == "2g2f"


def test_what_spoils_a_castle_asked_for_by_name_must_be_better_by_what_that_may_cost() -> None:
    wished = Wishes(within(100), {}, frozenset({"2g2f"}), castle=within(200))
    assert chosen({"2g2f": 190, "6g6f": 0}, wished) == "6g6f"
    assert chosen({"2g2f": 210, "6g6f": 0}, wished) == "2g2f"


def test_only_the_castle_that_the_style_is_named_after_may_cost_more() -> None:
    against_static, against_ranging = "7g7f 8c8d 6g6f 8d8e 8h7g 3c3d", "7g7f 3c3d 2g2f 4c4d 5i6h 8b4b"
    for moves, costs_more in ((against_static, False), (against_ranging, True)):
        found = wishes("left_mino", moves)
        assert found is not None and found.places
        assert (found.castle is not None) is costs_more and bool(found.builds) is costs_more


def test_a_plan_without_a_castle_has_none_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpeningPlay, "_castles", lambda *_, **__: [])
    for style in ("", "mino"):
        found = wishes(style, "")
        assert found is not None and found.places and found.castle is None


def test_a_central_rook_opens_with_its_own_pawn_before_the_bishops_see_each_other() -> None:
    assert wanted("central", "") == {"5g5f": 0, "2h5h": 1}
    assert {"7g7f", "2h5h"} <= wanted("central", "5g5f 3c3d").keys()


def test_a_style_named_after_a_castle_knows_which_moves_build_it() -> None:
    ready = "7g7f 3c3d 6g6f 8c8d 2h6h 8d8e 8h7g 5a4b"
    found = wishes("mino", ready)
    assert found is not None and {"5i4h", "3i3h"} <= found.builds <= set(found.places)
    assert {"1g1f", "9g9f"} <= set(found.places) - found.builds
    opening = wishes("fourth_file", ready)
    assert opening is not None and not opening.builds


@pytest.mark.parametrize(("noise", "least", "most"), [(60.0, 100, 100), (180.0, 75, 95), (520.0, 45, 70)])
def test_a_weak_player_forgets_its_plan_at_times_and_a_strong_one_never(
    noise: float, least: int, most: int
) -> None:
    wished = Wishes(within(100), {"6g6f": 0})
    moves = ("2g2f", "6g6f", "9g9f", "1g1f", "4g4f", "5g5f", "3g3f", "7g7f")
    lines = {text: Line(0.0) for text in moves}
    view, rng = View(Position.start(STANDARD)), random.Random(1)
    looks = [planned_impressions(lines, view, Eyes(7.0, noise), rng, wished) for _ in range(100)]
    assert least <= sum(set(one) == {"6g6f"} for one in looks) <= most


@pytest.mark.parametrize("number", [1, 10, 20, 36])
def test_levels_of_every_strength_follow_the_plan_among_even_moves(number: int) -> None:
    texts = ("2g2f", "6g6f", "9g9f", "7g7f")
    lines = [
        Info(depth=3, multipv=place, score=Centipawns(10 - place), nodes=9, pv=(text,))
        for place, text in enumerate(texts, start=1)
    ]
    wished = Wishes(within(100), {"6g6f": 0}, lines=plans_of(STANDARD).lines)
    view = View(Position.start(STANDARD))
    args = (level_at(number, STANDARD.id), 0, "2g2f", lines, texts)
    assert choose(*args, random.Random(1), view, wishes=wished) == "6g6f"
    assert level_at(number, STANDARD.id).multipv_at(0, wishes=wished) >= 10


@pytest.mark.parametrize("style", ["fourth_file", "attack", "solid"])
def test_a_game_that_no_plan_is_for_has_none(style: str) -> None:
    play = OpeningPlay(STANDARD, style, random.Random(1))
    assert play.plan("even", Position.start(STANDARD)) is not None
    assert play.plan("none such", Position.start(STANDARD)) is None


# --- what a plan needs of a position ------------------------------------------------------------------------


def goal(symbol: str, square: str) -> Goal:
    return Goal(symbol, parse_square(square))


def test_the_goals_of_plan_and_castle_come_by_turns_and_each_once() -> None:
    first, king, gold, silver, pawn = (
        goal("P", "7f"),
        goal("K", "2h"),
        goal("G", "5h"),
        goal("S", "7g"),
        goal("P", "6f"),
    )
    plan = msgspec.structs.replace(plans_of(STANDARD).plans[0], first=(first,), later=(silver, pawn))
    castle = CastlePlan("c", (king, gold, silver), (), ())
    assert merged_goals(plan, castle) == [first, king, silver, gold, pawn]
    assert merged_goals(plan, CastlePlan("c", (), (), ())) == [first, silver, pawn]
    short = msgspec.structs.replace(plan, later=())
    assert merged_goals(short, castle) == [first, king, gold, silver]


@pytest.mark.parametrize(
    ("sfen", "black", "white"),
    [
        ("4k4/1r7/9/9/9/9/9/7R1/4K4 b - 1", False, False),
        ("4k4/3r5/9/9/9/9/9/4R4/4K4 b - 1", True, False),  # white's fourth file is its right
        ("4k4/4r4/9/9/9/9/9/5R3/4K4 b - 1", False, True),
        ("4k4/8r/9/9/9/9/9/R8/4K4 b - 1", True, True),
        ("4k4/r8/9/9/9/9/4R4/9/4K4 b - 1", False, False),  # one has left its camp, one is at home
        ("4k4/9/9/9/9/9/9/3RR4/4K4 b - 1", False, False),
    ],
)
def test_a_rook_ranges_in_the_middle_and_on_the_far_side_of_its_camp(
    sfen: str, black: bool, white: bool
) -> None:
    position = Position.from_sfen(sfen, STANDARD)
    assert (ranges(position, Color.BLACK), ranges(position, Color.WHITE)) == (black, white)


@pytest.mark.parametrize(
    ("sfen", "move", "even"),
    [
        ("4k4/4g4/4s4/4S4/9/9/9/9/4K4 b - 1", "5d5c", True),
        ("4k4/9/4s4/4S4/9/9/9/9/4K4 b - 1", "5d5c", False),  # for good
        ("4k4/4g4/4r4/4S4/9/9/9/9/4K4 b - 1", "5d5c", False),  # worth much more
        ("4k4/4g4/4p4/4S4/9/9/9/9/4K4 b - 1", "5d5c", False),  # worth much less
        ("4k4/4g4/4p4/4P4/9/9/9/9/4K4 b - 1", "5d5c", False),  # pawns go
        ("4k4/4g4/4s4/4S4/9/9/9/9/4K4 b G 1", "G*5e", False),
        ("4k4/4g4/4s4/4K4/9/9/9/9/9 b - 1", "5d5c", False),
        ("4k4/4g4/9/4S4/9/9/9/9/4K4 b - 1", "5d5c", False),
    ],
)
def test_an_even_trade_takes_about_as_much_as_is_taken_back(sfen: str, move: str, even: bool) -> None:
    position = Position.from_sfen(sfen, STANDARD)
    assert _is_even_trade(parse_usi_move(move, STANDARD), position) is even


@pytest.mark.parametrize(
    ("sfen", "met"),
    [
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", {"static", "bishops"}),
        ("lnsgkgsnl/3r3b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", {"static", "bishops"}),
        ("lnsgkgsnl/4r2b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", {"ranging", "bishops"}),
        ("lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/7R1/LNSGKGSNL b Bb 1", {"static", "exchanged"}),
        ("lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b B 1", {"static"}),
    ],
)
def test_a_plan_needs_the_other_rook_and_the_bishops_to_stand_so(sfen: str, met: set[str]) -> None:
    position = Position.from_sfen(sfen, STANDARD)
    needs: tuple[Need, ...] = ("ranging", "static", "bishops", "exchanged")
    assert {need for need in needs if _has_needs((need,), position)} == met
    assert _has_needs((), position)


def test_a_weight_says_how_often_a_plan_is_preferred() -> None:
    preferred = 0
    for seed in range(400):
        play = OpeningPlay(STANDARD, "static", random.Random(seed))
        preferred += play._drawn("a", 3.0) > play._drawn("b", 1.0)
        assert play._drawn("a", 3.0) == play._drawn("a", 3.0) <= 0
    assert preferred == pytest.approx(300, abs=35)


def test_of_a_plan_with_more_to_come_than_its_castle_all_is_wanted() -> None:
    later = tuple(goal("P", square) for square in ("6f", "5f", "4f"))
    plan = msgspec.structs.replace(plans_of(STANDARD).plans[0], first=(), later=later)
    assert merged_goals(plan, CastlePlan("c", (goal("K", "2h"),), (), ())) == [goal("K", "2h"), *later]


def test_who_keeps_pieces_without_a_plan_gives_up_a_little_for_it() -> None:
    kept = _keeping(None, Position.start(STANDARD), ())
    assert (kept.places, kept.against) == ({}, frozenset())
    assert 0 < kept.allowance.rest < kept.allowance.tolerance
    wished = Wishes(within(70), {"7g7f": 0}, lines=50)
    assert _keeping(wished, Position.start(STANDARD), ()) == wished


def test_a_plan_is_worth_a_tenth_of_the_chances_at_first_and_less_later() -> None:
    first, later = wishes("fourth_file", ""), wishes("fourth_file", "9g9f 9c9d")
    assert first is not None and later is not None
    assert first.allowance.tolerance == pytest.approx(4 * scale(STANDARD) * 0.1)
    assert later.allowance.tolerance == pytest.approx(4 * scale(STANDARD) * (0.1 - 0.03 * 2 / 44))


@pytest.mark.parametrize(("variant", "plies", "lines"), [(STANDARD, 44, 50), (OKISAKI, 34, 24)])
def test_a_game_says_how_long_it_is_planned_and_how_far_down_is_looked(
    variant: Variant, plies: int, lines: int
) -> None:
    position, _ = at("", variant)
    play = OpeningPlay(variant, "", random.Random(1))
    for made, expected in (([], lines), (["9g9f"] * (plies - 1), lines), (["9g9f"] * plies, None)):
        found = play.wishes(variant.start_sfen, made, position, position.legal_moves())
        assert (found and found.lines) == expected


def test_a_plan_may_cost_little_in_all_and_the_men_of_a_castle_asked_for_by_name_more() -> None:
    opening, castle = wishes("fourth_file", ""), wishes("silver_crown", "")
    giver = wishes("", "", game="two")
    assert opening is not None and castle is not None and giver is not None
    tolerance = 4 * scale(STANDARD) * 0.1
    assert opening.allowance == Allowance(tolerance, 4 * scale(STANDARD) * 0.035, tolerance / 12)
    assert opening.castle is None and not opening.builds
    assert castle.allowance == opening.allowance
    assert castle.castle == Allowance(tolerance, 4 * scale(STANDARD) * 0.095, tolerance / 6)
    budget = opening.allowance.budget + plans_of(STANDARD).advantages["two"]
    assert giver.allowance == msgspec.structs.replace(opening.allowance, budget=budget)


def test_who_receives_a_handicap_does_not_spend_it_on_a_plan() -> None:
    even = wishes("", "")
    receiver = wishes("", "5a5b", game="two")
    assert even is not None and receiver is not None
    advantage = plans_of(STANDARD).advantages["two"]
    tolerance = receiver.allowance.tolerance
    assert receiver.allowance.budget == pytest.approx(even.allowance.budget - advantage)
    for best, least in ((advantage + 300, tolerance), (advantage - 200, receiver.allowance.rest)):
        given_up = best - receiver.allowance.least(best)
        assert given_up == pytest.approx(min(least, 300 + even.allowance.budget))


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)
def test_the_worth_of_every_handicap_with_a_plan_is_known(variant: Variant) -> None:
    known = plans_of(variant)
    named = {game for plan in known.plans for game in plan.games} - {"even"}
    assert named == set(known.advantages)
    lesser = ("rook", "two", "four", "six", "eight", "ten")
    worths = [known.advantages[game] for game in lesser]
    assert worths == sorted(worths) and all(worth > 0 for worth in known.advantages.values())


def test_from_the_budget_on_a_move_of_the_plan_must_be_nearly_the_best() -> None:
    allowed = Allowance(300.0, 100.0, 20.0)
    assert [allowed.least(best) for best in (400.0, 150.0, 0.0, -90.0, -200.0)] == [
        *(100.0, -100.0, -100.0, -110.0, -220.0)
    ]


def test_who_has_no_plan_keeps_no_pieces_either() -> None:
    assert wishes(FREE, "", game="rook") is None


def test_who_gives_a_rook_keeps_pieces_for_ninety_plies() -> None:
    start = Position.start(STANDARD, "rook").sfen()
    exchange = Position.from_sfen("4k4/9/5g3/4s4/9/4S4/4G4/9/4K4 w - 1", STANDARD)
    play = OpeningPlay(STANDARD, "fourth_file", random.Random(1))
    for plies, keeps in ((88, True), (90, False)):
        found = play.wishes(start, ["9c9d"] * plies, exchange, [parse_usi_move("5d5f", STANDARD)])
        assert (found is not None) is keeps


def test_who_does_not_know_the_start_has_no_wish_even_where_pieces_could_be_kept() -> None:
    exchange = "4k4/9/9/4s4/4S4/4G4/9/9/4K4 w - 1"
    position = Position.from_sfen(exchange, STANDARD)
    play = OpeningPlay(STANDARD, "fourth_file", random.Random(1))
    assert play.wishes(exchange, [], position, position.legal_moves()) is None
    given = play.wishes(Position.start(STANDARD, "rook").sfen(), [], position, position.legal_moves())
    assert given is not None and "5d5e" in given.against


def test_who_has_neither_a_plan_nor_anything_to_keep_has_no_wish() -> None:
    start = Position.start(STANDARD, "rook").sfen()
    bare = Position.from_sfen("4k4/9/5g3/9/9/9/4G4/9/4K4 w - 1", STANDARD)
    play = OpeningPlay(STANDARD, "fourth_file", random.Random(1))
    assert play.wishes(start, ["9c9d"] * 60, bare, bare.legal_moves()) is None


def test_a_king_takes_what_it_can_and_that_is_no_trade() -> None:
    board = Position.from_sfen("4k4/4s4/4K4/9/9/9/9/9/9 b - 1", STANDARD)
    assert not _is_even_trade(parse_usi_move("5c5b", STANDARD), board)


def test_a_move_of_the_plan_that_was_made_is_not_wished_again_where_it_can_be() -> None:
    trade = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 8h2b+ 3a2b B*8h"
    open_again = f"{trade} 9c9d"
    position, _ = at(open_again)
    assert "8h2b+" in {move.usi for move in position.legal_moves()}
    found = wanted("bishop_exchange", open_again)
    assert found and "8h2b+" not in found


def test_plans_are_drawn_from_those_that_go_with_a_castle_of_the_repertoire() -> None:
    start = Position.start(STANDARD)
    mixed = plans_of(STANDARD).repertoire("mixed")
    assert mixed is not None
    for seed in range(12):
        play = OpeningPlay(STANDARD, "", random.Random(seed))
        play._repertoire = msgspec.structs.replace(mixed, castles=("anaguma",))
        chosen = play.plan("even", start)
        assert chosen is not None and chosen[1].id == "anaguma"
        play._repertoire = msgspec.structs.replace(mixed, castles=("none such",))
        assert play.plan("even", start) is not None, "where none goes with one, from all that fit"


def test_among_planned_moves_the_judgement_is_rough_to_either_side_alike() -> None:
    view, rng = View(Position.start(STANDARD)), random.Random(5)
    lines, wished = {"2g2f": Line(50.0)}, Wishes(within(100), {"2g2f": 0})
    values = [planned_impressions(lines, view, Eyes(9.0, 20.0), rng, wished)["2g2f"] for _ in range(1_000)]
    mean = sum(values) / len(values)
    assert abs(mean - 50.0) < 2.0
    assert max(values) - min(values) > 10.0


@pytest.mark.parametrize(
    ("top", "value", "goes_along"),
    [
        (100, 20, True),
        (100, 19, False),
        (0, -80, True),
        (0, -81, False),
        (-81, -121, True),
        (-81, -122, False),
    ],
)
def test_a_planned_move_may_be_worse_by_the_tolerance_and_by_half_of_it_for_who_stands_worse(
    top: int, value: int, goes_along: bool
) -> None:
    lines = {"2g2f": Line(top), "7g7f": Line(value)}
    view, eyes = View(Position.start(STANDARD)), Eyes(60.0, 0.0)
    found = planned_impressions(lines, view, eyes, random.Random(1), Wishes(within(80), {"7g7f": 0}))
    assert (set(found) == {"7g7f"}) is goes_along


@pytest.mark.parametrize(("value", "is_left"), [(81, True), (80, False)])
def test_what_spoils_a_plan_is_left_where_it_is_better_by_more_than_the_tolerance(
    value: int, is_left: bool
) -> None:
    lines = {"2g2f": Line(0), "7g7f": Line(value)}
    view, eyes = View(Position.start(STANDARD)), Eyes(60.0, 0.0)
    wishes = Wishes(within(80), {}, frozenset({"7g7f"}))
    assert ("7g7f" in planned_impressions(lines, view, eyes, random.Random(1), wishes)) is is_left
