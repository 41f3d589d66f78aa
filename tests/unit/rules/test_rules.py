"""RULES.md 1 to 4, rule by rule: each test carries the number of the rule it holds us to."""

import pytest

from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    BoardMove,
    Color,
    Drop,
    Illegality,
    IllegalMoveError,
    Position,
    Variant,
    file_of,
    parse_square,
    parse_usi_move,
    rank_of,
    square,
)


def at(sfen: str, variant: Variant = STANDARD) -> Position:
    return Position.from_sfen(sfen, variant)


def why_not(position: Position, usi: str) -> Illegality | None:
    return position.illegality(parse_usi_move(usi, position.variant))


def targets(position: Position, origin: str) -> set[str]:
    return {move.usi[len(origin) :] for move in position.legal_moves_from(parse_square(origin))}


def test_rule_1_1_a_captured_piece_loses_its_promotion_and_changes_sides() -> None:
    position = at("4k4/9/9/9/4+r4/4G4/9/9/4K4 b - 1")
    transition = position.play(parse_usi_move("5f5e", STANDARD))
    assert transition.captured is STANDARD.piece(STANDARD.kind("dragon"), Color.WHITE)
    assert position.hand(Color.BLACK).items() == [(STANDARD.kind("rook"), 1)]
    assert not position.hand(Color.WHITE)


@pytest.mark.parametrize(
    ("usi", "legal"),
    [("2d2c+", True), ("2d2c", True), ("8c9d+", True), ("8f8e+", False), ("8f8e", True)],
)
def test_rule_1_2_promotion_when_a_move_starts_or_ends_in_the_zone(usi: str, legal: bool) -> None:
    position = at("4k4/9/1S7/7S1/9/1S7/9/9/4K4 b - 1")
    assert position.is_legal(parse_usi_move(usi, STANDARD)) is legal


def test_rule_1_2_a_drop_never_promotes() -> None:
    with pytest.raises(ValueError, match="not a USI move"):
        parse_usi_move("+S*5e", STANDARD)


@pytest.mark.parametrize(
    ("piece", "rank", "forced"),
    [
        ("P", "b", True),
        ("P", "c", False),
        ("L", "b", True),
        ("L", "c", False),
        ("N", "c", True),
        ("N", "d", True),
        ("N", "e", False),
        ("S", "b", False),
    ],
)
def test_rule_1_3_promotion_is_forced_where_the_piece_could_never_move_again(
    piece: str, rank: str, forced: bool
) -> None:
    rows = ["4k4", *["9"] * 7, "4K4"]
    rows["abcdefghi".index(rank)] = f"1{piece}7"
    position = at(f"{'/'.join(rows)} b - 1")
    one_or_two = 2 if piece == "N" else 1
    target_rank = "abcdefghi"["abcdefghi".index(rank) - one_or_two]
    target = ("7" if piece == "N" else "8") + target_rank
    expected = Illegality.MUST_PROMOTE if forced else None
    assert why_not(position, f"8{rank}{target}") is expected
    assert why_not(position, f"8{rank}{target}+") is None


def test_rule_1_4_a_drop_goes_to_an_empty_square_from_ones_own_hand() -> None:
    position = at("4k4/9/9/9/4p4/9/9/9/4K4 b Gs 1")
    assert why_not(position, "G*5e") is Illegality.OCCUPIED
    assert why_not(position, "G*5f") is None
    assert why_not(position, "S*5f") is Illegality.NOT_IN_HAND


@pytest.mark.parametrize(
    ("usi", "reason"),
    [
        ("P*1a", Illegality.DEAD_END),
        ("L*1a", Illegality.DEAD_END),
        ("N*1a", Illegality.DEAD_END),
        ("N*1b", Illegality.DEAD_END),
        ("N*1c", None),
        ("L*1b", None),
        ("S*1a", None),
    ],
)
def test_rule_1_5_no_drop_where_the_piece_could_never_move(usi: str, reason: Illegality | None) -> None:
    assert why_not(at("4k4/9/9/9/9/9/9/9/4K4 b SNLP 1"), usi) is reason


def test_rule_1_6_nifu_counts_the_whole_file() -> None:
    for rank in "ai":
        position = Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b P 1", STANDARD)
        position.put(STANDARD.piece(STANDARD.kind("pawn"), Color.BLACK), parse_square(f"2{rank}"))
        assert position.illegality(parse_usi_move("P*2e", STANDARD)) is Illegality.NIFU
        assert position.illegality(parse_usi_move("P*1e", STANDARD)) is None


def test_rule_1_6_nifu_counts_unpromoted_own_pawns_only() -> None:
    position = at("4k4/9/9/9/1p1+P4P/9/9/9/4K4 b P 1")
    assert why_not(position, "P*1c") is Illegality.NIFU
    assert why_not(position, "P*6d") is None, "a tokin does not count"
    assert why_not(position, "P*8d") is None, "the opponent's pawn does not count"
    assert {file_of(drop.target) for drop in position.legal_drops(STANDARD.kind("pawn"))} == set(range(2, 10))


def test_rule_1_7_a_pawn_drop_may_not_mate() -> None:
    position = at("7lk/7p1/8G/9/9/9/9/9/K8 b P 1")
    assert why_not(position, "P*1b") is Illegality.UCHIFUZUME
    assert parse_usi_move("P*1b", STANDARD) not in position.legal_moves()


def test_rule_1_7_a_pawn_drop_may_check() -> None:
    position = at("8k/7p1/8G/9/9/9/9/9/K8 b P 1")
    position.play(parse_usi_move("P*1b", STANDARD))
    assert position.is_check()
    assert targets(position, "1a") == {"2a"}


def test_rule_1_7_a_pawn_move_may_mate_and_so_may_another_drop() -> None:
    by_move = at("7lk/9/7GP/7G1/9/9/9/9/K8 b - 1")
    by_move.play(parse_usi_move("1c1b", STANDARD))
    assert by_move.is_checkmate()
    by_drop = at("7lk/7p1/8G/9/9/9/9/9/K8 b G 1")
    by_drop.play(parse_usi_move("G*1b", STANDARD))
    assert by_drop.is_checkmate()


def test_rule_1_7_a_pinned_defender_does_not_save_the_king_from_the_pawn() -> None:
    pinned = at("R6sk/9/8G/9/9/9/9/9/K8 b P 1")
    free = at("7sk/9/8G/9/9/9/9/9/K8 b P 1")
    assert why_not(pinned, "P*1b") is Illegality.UCHIFUZUME
    assert why_not(free, "P*1b") is None, "the silver takes the pawn"


def test_rule_1_8_a_check_must_be_answered() -> None:
    position = at("4k4/9/9/9/4r4/9/9/9/4K3G b P 1")
    assert position.checkers() == [parse_square("5e")]
    assert why_not(position, "1i1h") is Illegality.LEAVES_CHECK
    assert {move.usi for move in position.legal_moves()} == {
        *("5i4h", "5i4i", "5i6h", "5i6i"),
        *("P*5f", "P*5g", "P*5h"),
    }


def test_rule_1_8_a_pinned_piece_stays_on_the_line() -> None:
    position = at("4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1")
    assert targets(position, "5h") == {"5g"}


def test_rule_1_8_the_king_does_not_step_back_along_the_line_of_check() -> None:
    position = at("4k4/9/9/4r4/9/9/9/4K4/9 b - 1")
    assert "5i" not in targets(position, "5h")


def test_rule_1_8_two_checks_at_once_leave_only_the_king_to_move() -> None:
    double = at("4r4/9/9/9/9/9/3n5/9/4K4 b G 1")
    assert len(double.checkers()) == 2
    assert {file_of(move.origin) for move in double.legal_moves() if isinstance(move, BoardMove)} == {5}
    assert not double.legal_drops(STANDARD.kind("gold"))


def test_rule_1_9_mate() -> None:
    position = at("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1")
    assert position.is_check()
    assert position.is_checkmate()
    assert position.legal_moves() == []


def test_rule_1_9_no_legal_move_without_check() -> None:
    position = at("8k/6S2/7G1/9/9/9/9/9/4K4 w - 1")
    assert not position.is_check()
    assert not position.has_legal_move()
    assert not position.is_checkmate()


@pytest.mark.parametrize(
    ("usi", "reason"),
    [
        ("5e5d", Illegality.NO_PIECE),
        ("3c3d", Illegality.OPPONENTS_PIECE),
        ("8h7g", Illegality.OWN_PIECE_ON_TARGET),
        ("8h2b", Illegality.BAD_MOVEMENT),
        ("7g7e", Illegality.BAD_MOVEMENT),
        ("7g7f+", Illegality.CANNOT_PROMOTE),
        ("5i5h+", Illegality.CANNOT_PROMOTE),
        ("P*5e", Illegality.NOT_IN_HAND),
        ("7g7f", None),
    ],
)
def test_rule_2_3_every_foul_has_its_name(usi: str, reason: Illegality | None) -> None:
    assert why_not(Position.start(STANDARD), usi) is reason


def test_rule_2_3_a_square_off_the_board_is_a_foul_of_its_own() -> None:
    position = Position.start(STANDARD)
    assert position.illegality(BoardMove(square(7, 7), square(10, 7))) is Illegality.OFF_BOARD
    assert position.illegality(Drop(STANDARD.kind("pawn"), square(10, 7))) is Illegality.OFF_BOARD


def test_rule_2_3_an_illegal_move_is_refused_and_changes_nothing() -> None:
    position = Position.start(STANDARD)
    with pytest.raises(IllegalMoveError, match="7g7e is illegal: the piece does not move that way"):
        position.play(parse_usi_move("7g7e", STANDARD))
    assert position.sfen() == STANDARD.start_sfen


@pytest.mark.parametrize("usi", ["P*1c", "5i5e", "1e1d+"])
def test_rule_2_3_a_foul_can_be_played_unchecked_and_taken_back(usi: str) -> None:
    position = at("4k4/9/9/9/8P/9/9/9/4K4 b P 1")
    before = position.sfen()
    transition = position.play_unchecked(parse_usi_move(usi, STANDARD))
    assert position.turn is Color.WHITE
    position.undo(transition)
    assert position.sfen() == before


@pytest.mark.parametrize("usi", ["G*5e", "5e5d", "5a5b", "5i5h+"])
def test_rule_2_3_what_the_pieces_cannot_do_is_refused_even_unchecked(usi: str) -> None:
    position = at("4k4/9/9/9/8P/9/9/9/4K4 b P 1")
    with pytest.raises(IllegalMoveError):
        position.play_unchecked(parse_usi_move(usi, STANDARD))


def test_what_is_put_on_the_board_gives_check_also_after_moves() -> None:
    position = Position.start(STANDARD)
    for usi in ("7g7f", "3c3d"):
        position.play(parse_usi_move(usi, STANDARD))
    lance = STANDARD.piece(STANDARD.kind("lance"), Color.WHITE)
    position.put(lance, parse_square("5h"))
    assert position.is_check(Color.BLACK) and position.checkers() == [parse_square("5h")]
    position.put(None, parse_square("5h"))
    assert not position.is_check(Color.BLACK)


def test_who_is_taken_off_the_board_or_replaced_moves_no_more() -> None:
    position = Position.start(STANDARD)
    assert all(position.legal_moves_from(parse_square(name)) for name in ("7g", "2g"))
    position.put(None, parse_square("7g"))
    position.put(STANDARD.piece(STANDARD.kind("gold"), Color.WHITE), parse_square("2g"))
    origins = {move.origin for move in position.legal_moves() if isinstance(move, BoardMove)}
    assert origins.isdisjoint({parse_square("7g"), parse_square("2g")})
    assert position.origins(parse_square("7f"), STANDARD.kind("pawn")) == []
    position.turn = Color.WHITE
    assert position.legal_moves_from(parse_square("2g"))
    assert position.sfen().split()[0].split("/")[6] == "PP1PPPPgP"


@pytest.mark.parametrize("piece", ["r", "l", "g", "+r", "s", "p", "+b"])
def test_a_piece_beside_the_king_checks_it_once(piece: str) -> None:
    position = at(f"4k4/9/9/9/9/9/9/4{piece}4/4K4 b - 1")
    assert position.checkers() == [parse_square("5h")]


def test_rule_1_5_a_king_whom_only_a_drop_can_save_is_not_mated() -> None:
    shut_in = "4k4/9/9/9/r8/9/9/1P7/KL7 b {} 1"
    saved = at(shut_in.format("G"))
    assert {move.usi for move in saved.legal_moves()} == {"G*9f", "G*9g", "G*9h"}
    assert saved.has_legal_move() and not saved.is_checkmate()
    mated = at(shut_in.format("-"))
    assert not mated.has_legal_move() and mated.is_checkmate()


def test_rule_1_7_a_pawn_mates_nobody_where_there_is_no_king() -> None:
    """A mating problem has one king only: his side may drop a pawn wherever it can move on."""
    position = at("4k4/9/9/9/9/9/9/9/9 w p 1")
    drops = {move.target for move in position.legal_moves() if isinstance(move, Drop)}
    assert drops == {sq for sq in STANDARD.squares if rank_of(sq) < 9 and sq != parse_square("5a")}
    assert all(position.is_legal(Drop(STANDARD.kind("pawn"), sq)) for sq in drops)


HANDICAP_BOARDS = {
    "lance": "lnsgkgsn1/1r5b1",
    "right_lance": "1nsgkgsnl/1r5b1",
    "bishop": "lnsgkgsnl/1r7",
    "rook": "lnsgkgsnl/7b1",
    "rook_lance": "lnsgkgsn1/7b1",
    "two": "lnsgkgsnl/9",
    "three": "lnsgkgsn1/9",
    "four": "1nsgkgsn1/9",
    "five": "2sgkgsn1/9",
    "five_left": "1nsgkgs2/9",
    "six": "2sgkgs2/9",
    "seven_left": "2sgkg3/9",
    "seven_right": "3gkgs2/9",
    "eight": "3gkg3/9",
    "nine": "3gk4/9",
    "ten": "4k4/9",
    "dragonfly": "4k4/1r5b1",
}


@pytest.mark.parametrize(("handicap_id", "far_ranks"), HANDICAP_BOARDS.items())
def test_rule_3_handicaps_of_standard_shogi(handicap_id: str, far_ranks: str) -> None:
    sfen = STANDARD.handicap(handicap_id).sfen
    assert sfen == f"{far_ranks}/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"


def test_rule_3_bare_king_and_three_pawns() -> None:
    bare = Position.start(STANDARD, "naked_king")
    three = Position.start(STANDARD, "three_pawns")
    assert [piece for _, piece in bare.pieces() if piece.color is Color.WHITE] == [
        STANDARD.piece(STANDARD.kind("king"), Color.WHITE)
    ]
    assert three.hand(Color.WHITE).items() == [(STANDARD.kind("pawn"), 3)]
    assert three.sfen().split()[0] == bare.sfen().split()[0]


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)
def test_rule_3_white_moves_first_in_every_handicap_and_gives_what_the_name_says(variant: Variant) -> None:
    given = {"lance": 1, "bishop": 1, "rook": 1, "rook_lance": 2, "two": 2, "three": 3, "four": 4, "five": 5}
    given |= {"six": 6, "seven_left": 7, "seven_right": 7, "eight": 8, "nine": 9, "ten": 10}
    full = sum(1 for _ in Position.start(variant).pieces())
    assert [handicap.id for handicap in variant.handicaps if handicap.is_even] == ["even"]
    for handicap in variant.handicaps[1:]:
        position = Position.start(variant, handicap.id)
        assert position.turn is Color.WHITE
        assert position.has_legal_move()
        if handicap.id in given:
            assert full - sum(1 for _ in position.pieces()) == given[handicap.id], handicap.id


def test_rule_4_2_the_start_of_okisaki_shogi() -> None:
    position = Position.start(OKISAKI)
    counts = {kind.id: 0 for kind in OKISAKI.kinds}
    for _, piece in position.pieces():
        counts[piece.kind.id] += piece.color is Color.BLACK
    assert {k: n for k, n in counts.items() if n} == {
        "king": 1,
        "queen": 1,
        "rook": 1,
        "bishop": 1,
        "gold": 2,
        "silver": 2,
        "knight": 2,
        "lance": 2,
        "pawn": 10,
    }


def test_rule_4_3_the_queen_moves_as_in_chess_and_does_not_promote() -> None:
    position = at("9k/10/10/10/4Q5/10/10/10/10/K9 b - 1", OKISAKI)
    assert len(position.legal_moves_from(parse_square("6e"))) == 9 + 9 + 8 + 9
    assert OKISAKI.kind("queen").promoted is None


def test_rule_4_4_the_knight_leaps_as_in_chess() -> None:
    position = at("9k/10/10/10/4N5/10/10/10/10/K9 b - 1", OKISAKI)
    assert targets(position, "6e") == {
        *("5c", "5c+", "7c", "7c+", "4d", "8d", "4f", "8f", "5g", "7g"),
    }


def test_rule_4_5_the_lance_runs_both_ways() -> None:
    position = at("9k/10/10/10/4L5/10/10/10/10/K9 b - 1", OKISAKI)
    assert {move[:2] for move in targets(position, "6e")} == {f"6{r}" for r in "abcdfghi"} | {"6j"}


def test_rule_4_6_only_the_pawn_is_forced_to_promote_or_barred_from_a_drop() -> None:
    position = at("k9/4P5/5N4/6L3/10/10/10/10/10/K9 b NLP 1", OKISAKI)
    assert why_not(position, "6b6a") is Illegality.MUST_PROMOTE
    assert why_not(position, "5c4a") is None
    assert why_not(position, "4d4a") is None
    assert why_not(position, "P*1a") is Illegality.DEAD_END
    assert why_not(position, "N*1a") is None
    assert why_not(position, "L*1a") is None


def test_rule_4_6_the_zone_is_the_three_far_ranks() -> None:
    zone = {rank_of(sq) for sq in OKISAKI.squares if OKISAKI.in_zone(Color.BLACK, sq)}
    assert zone == {1, 2, 3}
    assert {rank_of(sq) for sq in OKISAKI.squares if OKISAKI.in_zone(Color.WHITE, sq)} == {8, 9, 10}


def test_rule_4_7_nifu_and_uchifuzume_hold_on_ten_files() -> None:
    position = at("8lk/8p1/9G/P9/10/10/10/10/10/K9 b P 1", OKISAKI)
    assert why_not(position, "P*10c") is Illegality.NIFU
    assert why_not(position, "P*1b") is Illegality.UCHIFUZUME


def test_rule_2_1_pieces_in_either_hand_make_another_position() -> None:
    keys = {at(f"4k4/9/9/9/9/9/9/9/4K4 {turn} {hands} 1").key() for turn in "bw" for hands in "-PpG"}
    assert len(keys) == 8


def test_rule_4_8_a_bare_king_loses_in_okisaki_shogi_alone() -> None:
    assert [variant.bare_king_loses for variant in (STANDARD, OKISAKI)] == [False, True]


def test_a_king_that_was_taken_stands_nowhere_until_it_is_put_back() -> None:
    position = at("4k4/9/9/9/4R4/9/9/9/4K4 b - 1")
    transition = position.play_unchecked(parse_usi_move("5e5a", STANDARD))
    assert position.king(Color.WHITE) is None
    assert position.king(Color.BLACK) == parse_square("5i")
    assert not position.is_check()
    position.undo(transition)
    assert position.king(Color.WHITE) == parse_square("5a")
    assert position == at("4k4/9/9/9/4R4/9/9/9/4K4 b - 1")
