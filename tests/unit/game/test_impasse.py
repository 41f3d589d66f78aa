"""Impasse (RULES.md 2.4, 4.10): every rule set by hand, the declared win against cshogi too."""

import random

import pytest

from shogi_desktop.game import (
    EndingRules,
    GameRules,
    ImpasseJudge,
    Outcome,
    Reason,
    Record,
    Session,
    SideCount,
    both_kings_in,
)
from shogi_desktop.game.impasse import points_given
from shogi_desktop.rules import OKISAKI, STANDARD, Color, ImpasseRule, Position, parse_usi_move

BLACK, WHITE = Color.BLACK, Color.WHITE
BY_27 = ImpasseJudge(ImpasseRule.DECLARATION_27)
BY_24 = ImpasseJudge(ImpasseRule.DECLARATION_24)

# Both kings in; the sides have {hand} and, in their zones, eleven and ten men beside the king.
ENTERED = "4K4/+P+P+P+P+P+P+P+P+P/1G2+R2G1/9/9/9/1g1+r2g2/+p+p+p+p+p+p+p1+p/4k4 {turn} {hand} 1"


def position(sfen: str) -> Position:
    return Position.from_sfen(sfen, STANDARD)


def entered(hand: str, turn: str = "b") -> Position:
    return position(ENTERED.format(hand=hand, turn=turn))


# --- counting -----------------------------------------------------------------------------------------------


def test_pieces_and_points_are_counted_by_hand() -> None:
    black = BY_27.count(entered("B2Pr2s"), BLACK)
    # nine tokin, two golds, a dragon in the zone; a bishop and two pawns in hand
    assert black == SideCount(True, False, pieces_in_zone=12, zone_points=16 + 7, all_points=16 + 7)
    white = BY_27.count(entered("B2Pr2s"), WHITE)
    # eight tokin, two golds, a dragon; a rook and two silvers in hand
    assert white == SideCount(True, False, pieces_in_zone=11, zone_points=15 + 7, all_points=15 + 7)


def test_the_start_position_has_27_points_a_side() -> None:
    start = Position.start(STANDARD)
    counts = [BY_27.count(start, color) for color in Color]
    assert [(c.all_points, c.pieces_in_zone, c.king_in_zone) for c in counts] == [(27, 0, False)] * 2


def test_pieces_outside_the_zone_count_for_an_agreement_only() -> None:
    count = BY_27.count(position("4K4/9/9/R8/4P4/9/9/9/4k4 b - 1"), BLACK)
    assert (count.pieces_in_zone, count.zone_points, count.all_points) == (0, 0, 6)


def test_check_is_that_of_the_side_counted_whoever_is_to_move() -> None:
    checked = position("4K4/9/9/4R4/9/9/9/9/4k4 w - 1")
    assert [BY_27.count(checked, color).in_check for color in Color] == [False, True]
    checked = position("4k4/9/9/9/4r4/9/9/9/4K4 w - 1")
    assert [BY_27.count(checked, color).in_check for color in Color] == [True, False]


@pytest.mark.parametrize(
    ("handicap", "given"),
    [("even", 0), ("lance", 1), ("rook", 5), ("two", 10), ("six", 14), ("three_pawns", 24)],
)
def test_what_white_gave_counts_for_white(handicap: str, given: int) -> None:
    start = Position.start(STANDARD, handicap)
    judge = ImpasseJudge.of(ImpasseRule.POINTS_27, start)
    assert judge.given == given
    assert judge.count(start, WHITE).all_points == 27
    assert judge.count(start, BLACK).all_points == 27


def test_a_start_from_the_middle_of_a_game_gives_nothing() -> None:
    start = position("lnsgkgsnl/7b1/pppppp1pp/6p2/9/2P4r1/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1")
    moved = position("lnsgkgsnl/7b1/pppppp1pp/9/9/9/PPPPPPP1P/1B5R1/LNSGKGSNL w R2P 1")
    assert ImpasseJudge.of(ImpasseRule.POINTS_27, start).given == 0
    assert ImpasseJudge.of(ImpasseRule.POINTS_27, moved).given == 0


# --- 27-point declaration -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sfen", "holds"),
    [
        ("4k4/9/9/9/9/9/+p+p+p+p+p+p+p+p+p/1+p+r6/4K4 w rb2p 1", False),  # the king is at home
        ("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/1+p+r+b5/4k4 w rb 1", True),
        ("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/9/4k4 w 2r2b 1", False),  # nine in the zone
        ("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/1+p+r6/4k4 w r 1", False),  # too few points
        ("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/1+p+r+b5/4k4 w b2p 1", True),
        ("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/1+p+r+b5/4k3R w b2p 1", False),  # in check
    ],
)
def test_each_condition_counts(sfen: str, holds: bool) -> None:
    assert BY_27.may_declare(position(sfen)) is holds


def test_black_needs_a_point_more_than_white() -> None:
    black = "4K4/1+P+R+B5/+P+P+P+P+P+P+P+P+P/9/9/9/9/9/4k4 b {hand} 1"
    assert not BY_27.may_declare(position(black.format(hand="B2P")))
    assert BY_27.may_declare(position(black.format(hand="B3P")))
    white = "4K4/9/9/9/9/9/+p+p+p+p+p+p+p+p+p/1+p+r+b5/4k4 w {hand} 1"
    assert not BY_27.may_declare(position(white.format(hand="bp")))
    assert BY_27.may_declare(position(white.format(hand="b2p")))
    for rule in (ImpasseRule.POINTS_27, ImpasseRule.DECLARATION_27):
        judge = ImpasseJudge(rule)
        assert (judge.points_to_win(BLACK), judge.points_to_win(WHITE)) == (28, 27)


def test_a_false_declaration_loses_and_is_no_draw() -> None:
    session = Session(
        Record(STANDARD, "4K4/9/9/9/9/9/9/9/4k4 b - 1"),
        rules=GameRules(EndingRules(ImpasseRule.DECLARATION_27)),
    )
    assert session.declare() == Outcome(Reason.FALSE_DECLARATION, WHITE)
    assert session.record.outcome == Outcome(Reason.FALSE_DECLARATION, WHITE)


def test_a_declaration_with_pieces_given_wins() -> None:
    low = position("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/1+p+r6/4k4 w br 1")
    assert BY_27.declare(low) == Outcome(Reason.FALSE_DECLARATION, BLACK)
    judge = ImpasseJudge.of(ImpasseRule.DECLARATION_27, Position.start(STANDARD, "rook"))
    assert judge.declare(low) == Outcome(Reason.DECLARATION, WHITE)


def test_no_rule_lets_nobody_declare() -> None:
    assert not ImpasseJudge(ImpasseRule.NONE).may_declare(
        position("9/9/9/9/9/4K4/+p+p+p+p+p+p+p+p+p/1+p+r+b5/4k4 w rb 1")
    )


# --- 24-point declaration -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "outcome"),
    [
        ("RB5P", Outcome(Reason.DECLARATION, BLACK)),  # 16 + 15
        ("RB4P", Outcome(Reason.IMPASSE)),  # 30
        ("B3P", Outcome(Reason.IMPASSE)),  # 24
        ("B2P", Outcome(Reason.FALSE_DECLARATION, WHITE)),  # 23
    ],
)
def test_31_wins_24_draws_fewer_loses(hand: str, outcome: Outcome) -> None:
    assert BY_24.declare(entered(hand)) == outcome


# --- by agreement -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "hand", "winner"),
    [
        (ImpasseRule.POINTS_24, "B3Prs3n", None),  # 24 : 24
        (ImpasseRule.POINTS_24, "B2Prs3n", WHITE),  # 23 : 24
        (ImpasseRule.POINTS_24, "B3Pr3n", BLACK),  # 24 : 23
        (ImpasseRule.POINTS_24, "2b", WHITE),
        (ImpasseRule.POINTS_27, "B2S2N2Lr4n3l", WHITE),  # 27 : 27
        (ImpasseRule.POINTS_27, "B3S2N2Lr3n3l", BLACK),  # 28 : 26
        (ImpasseRule.POINTS_27, "B", None),  # a set-up position with too few pieces for either
        (ImpasseRule.AGREEMENT, "2B2R", None),
    ],
)
def test_an_agreed_impasse(rule: ImpasseRule, hand: str, winner: Color | None) -> None:
    assert ImpasseJudge(rule).agreed(entered(hand)) == Outcome(Reason.IMPASSE, winner)


def test_only_with_both_kings_in_can_it_be_proposed() -> None:
    judge = ImpasseJudge(ImpasseRule.POINTS_24)
    assert judge.may_propose(entered("B"))
    one = position("4K4/9/9/9/4k4/9/9/9/9 b - 1")
    assert not both_kings_in(one)
    assert not judge.may_propose(one)
    assert not BY_27.may_propose(entered("B"))


def test_okisaki_shogi_has_agreement_and_no_points() -> None:
    usual = EndingRules.usual(OKISAKI)
    assert usual.impasse is ImpasseRule.AGREEMENT
    both_in = Position.from_sfen("4K5/10/10/10/10/10/10/10/10/4k5 b QRB 1", OKISAKI)
    judge = ImpasseJudge(usual.impasse)
    assert judge.may_propose(both_in)
    assert not judge.may_declare(both_in)
    assert judge.agreed(both_in) == Outcome(Reason.IMPASSE)


# --- of itself ----------------------------------------------------------------------------------------------


def outcome_of(rule: ImpasseRule, sfen: str, *moves: str) -> Outcome | None:
    session = Session(Record(STANDARD, sfen), rules=GameRules(EndingRules(rule)))
    for text in moves:
        session.play(parse_usi_move(text, STANDARD))
    return session.outcome


def test_try_rule_wins_on_the_other_kings_square() -> None:
    rule, won = ImpasseRule.TRY_RULE, Outcome(Reason.TRY_RULE, BLACK)
    assert outcome_of(rule, "9/4K4/9/9/9/9/4k4/9/9 b - 1", "5b5a") == won
    assert outcome_of(rule, "9/4K4/9/9/9/9/4k4/9/9 b - 1", "5b4a") is None
    white = Outcome(Reason.TRY_RULE, WHITE)
    assert outcome_of(rule, "9/4K4/9/9/9/9/9/4k4/9 w - 1", "5h5i") == white


def test_try_rule_waits_until_both_kings_have_entered() -> None:
    assert outcome_of(ImpasseRule.TRY_RULE, "9/4K4/9/9/4k4/9/9/9/9 b - 1", "5b5a") is None


def test_all_pieces_home_ends_the_game_by_points() -> None:
    rule = ImpasseRule.ALL_PIECES_HOME
    last = "4K4/9/9/4S4/9/9/4k4/9/9 b {hand} 1"
    assert outcome_of(rule, last.format(hand="2R2B10P"), "5d5c") == Outcome(Reason.IMPASSE, BLACK)
    assert outcome_of(rule, last.format(hand="2r2b4p"), "5d5c") == Outcome(Reason.IMPASSE, WHITE)
    assert outcome_of(rule, last.format(hand="2R2B4P"), "5d5c") == Outcome(Reason.IMPASSE)  # 25 : 29
    assert outcome_of(rule, "4K4/9/9/4S4/8P/9/4k4/9/9 b - 1", "5d5c") is None


# --- against others -----------------------------------------------------------------------------------------


@pytest.mark.oracle
def test_cshogi_agrees_on_random_entered_kings() -> None:
    cshogi = pytest.importorskip("cshogi")
    rng = random.Random(7)
    answers = set()
    for _ in range(400):
        sfen = random_entered(rng)
        ours = BY_27.may_declare(position(sfen))
        assert ours == bool(cshogi.Board(sfen).is_nyugyoku()), sfen
        answers.add(ours)
    assert answers == {True, False}


def random_entered(rng: random.Random) -> str:
    """A position with Black's king far up, some of its pieces with it, and some in hand."""
    squares = [(file, rank) for rank in range(4) for file in range(9)]
    rng.shuffle(squares)
    board = {squares.pop(): "K"}
    names = ["+P"] * 12 + ["+R", "+B", "G", "+S", "+N", "+L"]
    for name in rng.sample(names, rng.randint(8, 16)):
        board[squares.pop()] = name
    board[(4, 8)] = "k"
    rows = []
    for rank in range(9):
        cells = [board.get((file, rank), "1") for file in range(9)]
        rows.append("".join(cells))
    hand = "".join(f"{count}{kind}" for kind, count in (("R", 1), ("B", 1), ("P", rng.randint(1, 6))))
    return f"{'/'.join(rows)} b {hand} 1"


def test_whoever_has_more_than_a_whole_set_was_given_nothing() -> None:
    more = position("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b 2P 1")
    assert points_given(more) == 0
