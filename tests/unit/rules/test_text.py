"""Squares, USI moves and SFEN: what is read, what is written, what is refused and in which words."""

from unittest.mock import ANY

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    BetzaError,
    BoardMove,
    Color,
    Drop,
    Fault,
    HandError,
    ImpasseRule,
    MoveTextError,
    OffBoardError,
    Position,
    RulesError,
    SecondKingError,
    SfenError,
    SquareError,
    Variant,
    parse_square,
    parse_usi_move,
    problems_of,
    square,
    square_name,
    variant_by_id,
    variant_of_sfen,
)
from shogi_desktop.rules.errors import SfenFault
from shogi_desktop.rules.geometry import BOARD_CELLS
from tests.support.extent import extent
from tests.support.playouts import playouts

both_games = pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)


@both_games
def test_square_names_read_back(variant: Variant) -> None:
    names = [square_name(sq) for sq in variant.squares]
    assert len(set(names)) == variant.files * variant.ranks
    assert [parse_square(name) for name in names] == list(variant.squares)


@pytest.mark.parametrize("text", ["", "7", "f", "7z", "0a", "a7", "07f", "７f", "7F", "12a", "7ff"])
def test_what_is_not_a_square_is_refused(text: str) -> None:
    with pytest.raises(SquareError):
        parse_square(text)


@both_games
def test_usi_moves_read_back(variant: Variant) -> None:
    for index, position in enumerate(playouts(variant, 3, 100, seed=1)):
        if index % 10 == 0:
            for move in position.legal_moves():
                assert parse_usi_move(move.usi, variant) == move


def test_usi_moves_of_the_tenth_file_and_rank() -> None:
    assert parse_usi_move("10j10i", OKISAKI) == BoardMove(square(10, 10), square(10, 9))
    assert parse_usi_move("8b9a+", OKISAKI) == BoardMove(square(8, 2), square(9, 1), promote=True)
    assert parse_usi_move("Q*10a", OKISAKI) == Drop(OKISAKI.kind("queen"), square(10, 1))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7g",
        "7g7",
        "7g7f++",
        "P*",
        "*5e",
        "K*5e",
        "Q*5e",
        "+P*5e",
        "10a9a",
        "resign",
        "P*5j",
        "p*5e",
        "7g7f ",
    ],
)
def test_what_is_not_a_move_of_standard_shogi_is_refused(text: str) -> None:
    with pytest.raises(MoveTextError):
        parse_usi_move(text, STANDARD)


@given(st.text(max_size=12))
def test_any_text_is_a_move_or_a_clean_error(text: str) -> None:
    try:
        move = parse_usi_move(text, OKISAKI)
    except MoveTextError:
        return
    assert move.usi == text


@both_games
def test_sfen_reads_back(variant: Variant) -> None:
    for position in playouts(variant, extent(2, 10), 80, seed=7):
        again = Position.from_sfen(position.sfen(), variant)
        assert again == position
        assert again.sfen() == position.sfen()
        assert variant_of_sfen(position.sfen()) is variant


def test_sfen_without_a_move_number_and_with_hands_in_any_order_is_read() -> None:
    position = Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 w 2p3PbR", STANDARD)
    assert position.sfen() == "4k4/9/9/9/9/9/9/9/4K4 w R3Pb2p 1"


@pytest.mark.parametrize(
    ("sfen", "place"),
    [
        ("", "text"),
        ("9/9/9", "text"),
        ("9/9/9 b - 1", "board"),
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSN b - 1", "rank 9"),
        ("lnsgkgsnl/1r5b1/pppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "rank 3"),
        ("lnsgkgsnl/1r5b1/ppppqpppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "rank 3"),
        ("lnsgkgsnl/1r5b1/ppppppppp/0/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "rank 4"),
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK+GSNL b - 1", "rank 9"),
        ("lnsgkgsnl/1r5b1/ppppppppp/4k4/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "rank 4"),
        ("4k4/9/9/9/9/9/9/9/4K4 x - 1", "side to move"),
        ("4k4/9/9/9/9/9/9/9/4K4 b K 1", "hands"),
        ("4k4/9/9/9/9/9/9/9/4K4 b 2 1", "hands"),
        ("4k4/9/9/9/9/9/9/9/4K4 b P-p 1", "hands"),
        ("4k4/9/9/9/9/9/9/9/4K4 b - one", "move number"),
        ("4k4/9/9/9/9/9/9/9/4K4 b - 1 more", "text"),
    ],
)
def test_a_broken_sfen_is_refused_with_its_place(sfen: str, place: str) -> None:
    with pytest.raises(SfenError) as caught:
        Position.from_sfen(sfen, STANDARD)
    assert caught.value.place == place
    assert place in str(caught.value)


@given(st.text(alphabet="lnsgkrbpLNSGKRBPq+0123456789/ bw-", max_size=90))
def test_any_text_is_a_position_or_a_clean_error(text: str) -> None:
    try:
        position = Position.from_sfen(text, STANDARD)
    except SfenError:
        return
    assert Position.from_sfen(position.sfen(), STANDARD) == position


def test_unknown_names_are_refused_with_those_there_are() -> None:
    with pytest.raises(RulesError, match="shogi, okisakishogi"):
        variant_by_id("chushogi")
    with pytest.raises(RulesError, match="even, lance"):
        Position.start(STANDARD, "twelve")


@both_games
def test_taking_back_a_whole_game_restores_the_start(variant: Variant) -> None:
    position = Position.start(variant)
    played = []
    for index in range(200):
        moves = sorted(position.legal_moves(), key=lambda move: move.usi)
        if not moves:
            break
        played.append((position.key(), position.play(moves[index * 7 % len(moves)])))
    for key, transition in reversed(played):
        position.undo(transition)
        assert position.key() == key
    assert position.sfen() == variant.start_sfen


def test_a_copy_is_independent() -> None:
    position = Position.start(STANDARD)
    copy = position.copy()
    position.play(parse_usi_move("7g7f", STANDARD))
    assert copy.sfen() == STANDARD.start_sfen
    assert copy != position


@pytest.mark.parametrize(
    ("sfen", "fault", "color", "where"),
    [
        ("9/9/9/9/9/9/9/9/4K4 b - 1", Fault.NO_KING, Color.WHITE, None),
        ("4k4/9/4P4/9/4P4/9/9/9/4K4 b - 1", Fault.NIFU, Color.BLACK, "5e"),
        ("N3k4/9/9/9/9/9/9/9/4K4 b - 1", Fault.DEAD_PIECE, Color.BLACK, "9a"),
        ("4k4/9/9/9/9/9/9/9/p3K4 b - 1", Fault.DEAD_PIECE, Color.WHITE, "9i"),
        ("4k4/4G4/9/9/9/9/9/9/4K4 b - 1", Fault.OPPONENT_IN_CHECK, Color.WHITE, "5a"),
    ],
)
def test_a_position_that_cannot_arise_is_told(
    sfen: str, fault: Fault, color: Color, where: str | None
) -> None:
    problems = problems_of(Position.from_sfen(sfen, STANDARD))
    found = [(p.fault, p.color, p.square and square_name(p.square)) for p in problems]
    assert (fault, color, where) in found


def test_too_many_pieces_count_promoted_ones_and_hands() -> None:
    position = Position.from_sfen("+R3k4/9/9/9/4r4/9/9/9/4K4 b r 1", STANDARD)
    assert [p.kind for p in problems_of(position) if p.fault is Fault.TOO_MANY] == [STANDARD.kind("rook")]


@both_games
def test_positions_of_real_play_have_no_problem(variant: Variant) -> None:
    for index, position in enumerate(playouts(variant, 3, 60, seed=20)):
        if index % 10 == 0:
            assert problems_of(position) == []


def test_the_words_for_impasse_rules_in_files_stay() -> None:
    """Journals and settings of years hold them."""
    assert {rule.name: rule.value for rule in ImpasseRule} == {
        "NONE": "none",
        "POINTS_24": "24-point",
        "POINTS_27": "27-point",
        "DECLARATION_27": "27-point declaration",
        "DECLARATION_24": "24-point declaration",
        "TRY_RULE": "try rule",
        "ALL_PIECES_HOME": "all pieces home",
        "AGREEMENT": "agreement",
    }


def test_an_empty_board_is_before_its_first_move_with_black_to_move() -> None:
    empty = Position(STANDARD)
    assert empty.sfen() == "9/9/9/9/9/9/9/9/9 b - 1"
    assert [empty.king(color) for color in Color] == [None, None]


def test_a_king_taken_off_the_board_may_stand_elsewhere() -> None:
    position = Position.start(STANDARD)
    home, elsewhere = parse_square("5i"), parse_square("5e")
    king = position.piece_at(home)

    position.put(None, home)
    assert position.king(Color.BLACK) is None
    position.put(king, elsewhere)

    assert position.king(Color.BLACK) == elsewhere


def test_what_is_off_the_board_or_cannot_be_in_hand_is_refused_by_name() -> None:
    position = Position.start(STANDARD)

    with pytest.raises(OffBoardError, match="not on the board of shogi") as off:
        position.put(None, square(10, 10))
    assert (off.value.sq, off.value.variant_id) == (square(10, 10), "shogi")
    for kind, count in ((STANDARD.kind("king"), 1), (STANDARD.kind("pawn"), -1), (STANDARD.kind("tokin"), 1)):
        with pytest.raises(HandError, match=f"{count} × {kind.id}") as wrong:
            position.set_hand(Color.BLACK, kind, count)
        assert (wrong.value.kind_id, wrong.value.count) == (kind.id, count)
    position.set_hand(Color.BLACK, STANDARD.kind("pawn"), 0)
    assert position == Position.start(STANDARD)


@both_games
def test_the_games_list_their_pieces_in_both_colours_and_the_least_of_them(variant: Variant) -> None:
    assert {(piece.kind, piece.color) for piece in variant.pieces} == {
        (kind, color) for kind in variant.kinds for color in Color
    }
    assert variant.least_kind is variant.kind("pawn")


def test_a_transition_says_whether_the_piece_turned_over() -> None:
    position = Position.from_sfen("4k4/9/9/8P/9/9/9/9/4K4 b P 1", STANDARD)

    for usi, promoted in (("1d1c+", True), ("1d1c", False), ("P*2e", False)):
        transition = position.play(parse_usi_move(usi, STANDARD))
        assert transition.promoted is promoted
        position.undo(transition)


def test_what_stands_in_a_message_names_itself() -> None:
    pawn = STANDARD.piece(STANDARD.kind("pawn"), Color.WHITE)

    assert (repr(STANDARD), repr(pawn.kind)) == ("Variant('shogi')", "PieceKind('pawn')")
    assert repr(pawn) == "Piece('p')"
    assert STANDARD.start_sfen.split()[0] in repr(Position.start(STANDARD))


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (SquareError("x9"), "'x9' is not a square: expected file and rank, as in 7f"),
        (OffBoardError(170, "shogi"), "square 170 is not on the board of shogi"),
        (SecondKingError(Color.WHITE), "a second white king"),
        (HandError("king", 2), "2 × king cannot be in hand"),
        (BetzaError("fZ", 1), "cannot read the Betza move 'fZ' at character 2"),
        (MoveTextError("7g"), "'7g' is not a USI move: expected 7g7f, 8h2b+ or P*5e"),
        (SfenError("x", "board", "there is none"), "SFEN 'x', board: there is none"),
    ],
)
def test_an_error_says_what_is_wrong_with_which_value(error: RulesError, said: str) -> None:
    assert str(error) == said


def test_sfen_of_a_board_and_a_side_alone_has_empty_hands() -> None:
    board = "4k4/9/9/9/9/9/9/9/4K4 b"
    assert Position.from_sfen(board, STANDARD).sfen() == f"{board} - 1"
    for text in ("4k4/9/9/9/9/9/9/9/4K4", f"{board} - 1 x", ""):
        with pytest.raises(SfenError) as caught:
            Position.from_sfen(text, STANDARD)
        assert caught.value.place == "text"


def test_a_board_of_no_game_is_refused_with_the_sizes_that_there_are() -> None:
    with pytest.raises(SfenError, match="3 ranks; expected 9 or 10"):
        variant_of_sfen("9/9/9 b - 1")
    with pytest.raises(SfenError, match="0 ranks"):
        variant_of_sfen("")


def test_a_list_of_squares_has_room_for_eleven_files_and_ranks() -> None:
    assert square(11, 11) < BOARD_CELLS


def test_what_is_no_position_is_another_thing_unless_it_says_otherwise() -> None:
    assert (Position.start(STANDARD) == "startpos") is False
    assert Position.start(STANDARD) == ANY


def test_an_error_of_a_position_names_a_rank_only_where_one_has_it() -> None:
    plain = SfenError("x", "hands", "there are none")
    assert (plain.fault, plain.rank) == (SfenFault.NOT_UNDERSTOOD, 0)
    with pytest.raises(SfenError) as refused:
        Position.from_sfen("4k4/9/9/4z4/9/9/9/9/4K4 b - 1", STANDARD)
    assert (refused.value.fault, refused.value.rank) == (SfenFault.UNKNOWN_PIECE, 4)


def test_a_square_is_named_up_to_the_eleventh_file_whether_a_board_has_it_or_not() -> None:
    assert parse_square("11k") == square(11, 11)
    for text in ("12a", "01a", "0a", "a", "1", "", "1l"):
        with pytest.raises(SquareError):
            parse_square(text)
