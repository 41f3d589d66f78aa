"""Move text case by case, as books print it."""

import pytest

from shogi_desktop.notation.errors import MoveReadError
from shogi_desktop.notation.japanese import move_text, parse_move_text
from shogi_desktop.notation.style import MoveStyle, parse_typed_move
from shogi_desktop.notation.style import move_text as styled
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    Color,
    Position,
    Square,
    Variant,
    parse_square,
    parse_usi_move,
    square,
)


def board(
    black: str, *, white: str = "K1a", turn: str = "b", hand: str = "-", variant: Variant = STANDARD
) -> Position:
    """Pieces named like ``G4i``; Black's king stands on 9i unless named."""
    position = Position(variant)
    for color, text in ((Color.BLACK, black), (Color.WHITE, white)):
        for item in text.split():
            split = 2 if item.startswith("+") else 1
            kind = variant.kind_for_symbol(item[:split])
            position.put(variant.piece(kind, color), parse_square(item[split:]))
    if position.king(Color.BLACK) is None:
        position.put(variant.piece(variant.kind("king"), Color.BLACK), parse_square("9i"))
    for symbol in hand.replace("-", ""):
        color = Color.BLACK if symbol.isupper() else Color.WHITE
        position.set_hand(color, variant.kind_for_symbol(symbol.upper()), 1)
    position.turn = Color.BLACK if turn == "b" else Color.WHITE
    return position


def text(position: Position, usi: str, previous: str | None = None) -> str:
    move = parse_usi_move(usi, position.variant)
    assert position.is_legal(move)
    return move_text(position, move, parse_square(previous) if previous else None)


def test_a_plain_move_names_square_and_piece() -> None:
    assert text(Position.start(STANDARD), "7g7f") == "☗７六歩"


def test_white_has_its_own_mark() -> None:
    position = Position.start(STANDARD, "two")
    assert text(position, "7a6b") == "☖６二銀"


def test_the_square_of_the_move_before_is_same() -> None:
    assert text(board("P5f", white="K1a G5e"), "5f5e", "5e") == "☗同　歩"


def test_promotion_and_its_refusal_are_said_only_where_there_is_a_choice() -> None:
    position = board("S4d +P9c P9b G1i", white="K1a")
    assert text(position, "4d3c+") == "☗３三銀成"
    assert text(position, "4d3c") == "☗３三銀不成"
    assert text(position, "9b9a+") == "☗９一歩成"
    assert text(position, "9c8b") == "☗８二と"
    assert text(position, "1i1h") == "☗１八金"


@pytest.mark.parametrize(
    ("written", "usi"),
    [
        *(("３三銀成", "4d3c+"), ("３三銀成り", "4d3c+"), ("３三銀", "4d3c")),
        *(("３三銀不成", "4d3c"), ("３三銀成らず", "4d3c"), ("３三銀生", "4d3c")),
    ],
)
def test_promotion_is_said_in_several_words(written: str, usi: str) -> None:
    assert parse_move_text(written, board("S4d")).usi == usi


def test_drop_is_said_only_where_a_piece_could_go_there_too() -> None:
    assert text(board("G4i", hand="G"), "G*5h") == "☗５八金打"
    assert text(board("G4i", hand="G"), "G*5e") == "☗５五金"


def test_a_pinned_piece_is_told_apart_all_the_same() -> None:
    position = board("K5i G5h G7h", white="K1a R5a", hand="G")
    assert text(position, "7h6g") == "☗６七金左"
    assert text(position, "G*6g") == "☗６七金打"


def test_a_piece_told_apart_from_a_pinned_one_is_read() -> None:
    """The rook on 5g cannot leave its file, but whoever writes need not look for that."""
    position = board("K5i R5g R4b", white="K1a R5a")
    for written in ("☗４七飛右", "☗４七飛引", "☗４七飛右引", "☗４七飛"):
        assert parse_move_text(written, position).usi == "4b4g"
    for written in ("☗４七飛左", "☗４七飛寄"):
        with pytest.raises(MoveReadError):
            parse_move_text(written, position)


def test_a_text_made_unambiguous_by_a_pin_alone_is_read() -> None:
    position = board("K5i G5h G7h", white="K1a R5a", hand="")
    assert parse_move_text("☗６七金", position).usi == "7h6g"
    assert parse_move_text("☗６七金", board("K5i G5h", white="K1a R5a", hand="G")).usi == "G*6g"


@pytest.mark.parametrize(
    ("pieces", "usi", "expected"),
    [
        ("G6i G4i", "6i5h", "☗５八金左"),
        ("G6i G4i", "4i5h", "☗５八金右"),
        ("G6i G5i", "5i5h", "☗５八金直"),
        ("G6i G5i", "6i5h", "☗５八金左"),
        ("G6h G6i", "6h5h", "☗５八金寄"),
        ("G6h G6i", "6i5h", "☗５八金上"),
        ("G5g G4i", "5g5h", "☗５八金引"),
        ("G6i G5i G4i", "5i5h", "☗５八金直"),
        ("G6h G6i G5i", "6i5h", "☗５八金左上"),
        ("G6h G6i G5i", "6h5h", "☗５八金寄"),
        ("G6h G4h G5i", "6h5h", "☗５八金左"),
        ("G6h G6i G4h G4i", "6h5h", "☗５八金左寄"),
        ("S6g S4g S6i S4i", "6g5h", "☗５八銀左引"),
        ("S6g S4g S6i S4i", "4i5h", "☗５八銀右上"),
        ("S6i S5i", "5i5h", "☗５八銀直"),
        ("+R5b +R9d", "5b5d", "☗５四龍引"),
        ("+R5f +R9d", "9d5d", "☗５四龍寄"),
        ("+B6f +B5f", "5f5e", "☗５五馬右"),
        ("+B6f +B5f", "6f5e", "☗５五馬左"),
        ("+S6i G5i", "6i5h", "☗５八成銀"),
        ("N6i N4i", "6i5g", "☗５七桂左"),
        ("R2h R8h", "2h5h", "☗５八飛右"),
    ],
)
def test_words_tell_pieces_apart(pieces: str, usi: str, expected: str) -> None:
    assert text(board(pieces), usi) == expected


def test_left_and_right_are_those_of_the_mover() -> None:
    position = board("K9i", white="K1a G6a G4a", turn="w")
    assert text(position, "4a5b") == "☖５二金左"
    assert text(board("K9i", white="K1a G5a G4a", turn="w"), "5a5b") == "☖５二金直"
    assert text(board("K9i", white="K1a R7e R3e", turn="w"), "7e5e") == "☖５五飛右"


def test_tenth_file_and_rank_of_okisaki() -> None:
    position = Position.start(OKISAKI)
    assert text(position, "10h10g") == "☗１０七歩"
    assert text(board("K10j Q5i", variant=OKISAKI), "5i5j") == "☗５十妃"


def test_okisakis_knights_fall_back_on_the_origin() -> None:
    position = board("K10j N6g N7f", variant=OKISAKI)
    assert text(position, "6g5e") == "☗５五跳(67)"
    assert parse_move_text("☗５五跳(67)", position) == parse_usi_move("6g5e", OKISAKI)


@pytest.mark.parametrize(
    "written",
    ["☗７六歩", "▲７六歩", "７六歩", "76歩", "▲７六歩行", "７六歩(77)", " ７六　歩 ", "7六歩直"],
)
def test_customary_forms_are_read(written: str) -> None:
    assert parse_move_text(written, Position.start(STANDARD)).usi == "7g7f"


@pytest.mark.parametrize("written", ["同歩", "同　歩", "同 歩"])
def test_same_square_is_read_with_any_blank(written: str) -> None:
    position = board("P5f", white="K1a G5e")
    assert parse_move_text(written, position, parse_square("5e")).usi == "5f5e"
    with pytest.raises(MoveReadError):
        parse_move_text(written, position, None)


@pytest.mark.parametrize(
    "written", ["△７六歩", "７五歩", "７六金", "", "歩", "７六歩打", "０六歩", "76", "５十玉"]
)
def test_what_cannot_be_played_is_refused(written: str) -> None:
    with pytest.raises(MoveReadError):
        parse_move_text(written, Position.start(STANDARD))


@pytest.mark.parametrize("written", ["５五金左打", "５五金上", "５五金成", "５五金打(45)", "５五金左(00)"])
def test_what_only_a_move_on_the_board_has_is_said_of_no_drop(written: str) -> None:
    position = board("", hand="G")
    assert parse_move_text("５五金(00)", position).usi == "G*5e"
    with pytest.raises(MoveReadError):
        parse_move_text(written, position)


@pytest.mark.parametrize("previous", [None, square(10, 6)])
def test_the_same_square_is_one_of_the_board(previous: Square | None) -> None:
    position = Position.from_sfen("4k4/9/9/9/9/G8/9/9/4K4 b - 1", STANDARD)
    with pytest.raises(MoveReadError):
        parse_move_text("同金", position, previous)


def test_an_ambiguous_text_names_the_choices() -> None:
    with pytest.raises(MoveReadError) as caught:
        parse_move_text("５八金", board("G6i G4i"))
    assert caught.value.choices == ("☗５八金左", "☗５八金右")


# Western


def western(position: Position, usi: str) -> tuple[str, str]:
    move = parse_usi_move(usi, position.variant)
    return styled(position, move, MoveStyle.HODGES), styled(position, move, MoveStyle.DIGITS)


@pytest.mark.parametrize(
    ("pieces", "usi", "expected"),
    [
        ("P7g", "7g7f", ("P-7f", "P-76")),
        ("G6i G4i", "6i5h", ("G6i-5h", "G69-58")),
        ("S4d", "4d3c", ("S-3c=", "S-33=")),
        ("S4d", "4d3c+", ("S-3c+", "S-33+")),
        ("B8h", "8h1a+", ("Bx1a+", "Bx11+")),
        ("+N3g", "3g3f", ("+N-3f", "+N-36")),
    ],
)
def test_hodges_and_digits(pieces: str, usi: str, expected: tuple[str, str]) -> None:
    assert western(board(pieces, white="K9a G1a"), usi) == expected


def test_in_digits_a_dot_stands_only_beside_a_ten() -> None:
    start = Position.start(STANDARD)
    assert styled(start, parse_usi_move("9g9f", STANDARD), MoveStyle.DIGITS) == "P-96"
    assert styled(start, parse_usi_move("9i9h", STANDARD), MoveStyle.DIGITS) == "L-98"


def test_hodges_has_a_sign_for_the_piece_that_was_not_there() -> None:
    start, move = Position.start(STANDARD), parse_usi_move("5e5d", STANDARD)
    assert styled(start, move, MoveStyle.HODGES) == "?5e-5d"


def test_hodges_drop() -> None:
    assert western(board("K9i", hand="P"), "P*5e") == ("P*5e", "P*55")


def test_okisaki_squares_beyond_nine() -> None:
    assert western(Position.start(OKISAKI), "10h10g") == ("P-10g", "P-10.7")


@pytest.mark.parametrize(
    "typed", ["P-7f", "p-7f", "P7f", "Px7f", "P-76", "p76", "7g7f", "7G7F", "P7g-7f", " P - 7f ", "P77-76"]
)
def test_typed_moves_are_read_in_any_form(typed: str) -> None:
    assert parse_typed_move(typed, Position.start(STANDARD)).usi == "7g7f"


@pytest.mark.parametrize("typed", ["P*5e", "p*5e", "P'5e", "P*55", "p5e"])
def test_typed_drops_are_read(typed: str) -> None:
    position = board("K9i", hand="P")
    if typed == "p5e":
        with pytest.raises(MoveReadError):
            parse_typed_move(typed, position)
    else:
        assert parse_typed_move(typed, position).usi == "P*5e"


def test_a_piece_that_must_promote_does_so_when_nothing_is_said() -> None:
    position = board("P9b S4d", white="K1a")
    assert parse_typed_move("P-9a", position).usi == "9b9a+"
    assert parse_typed_move("S-3c", position).usi == "4d3c"
    assert parse_typed_move("S-3c+", position).usi == "4d3c+"


@pytest.mark.parametrize(
    "typed", ["", "P", "P-5e", "Z-7f", "7g7e", "P-7f+", "x", "P*5e", "10z", "P-00", "++", "P-7j"]
)
def test_nonsense_typed_is_refused(typed: str) -> None:
    with pytest.raises(MoveReadError):
        parse_typed_move(typed, Position.start(STANDARD))


def test_ambiguous_hodges_names_the_choices() -> None:
    with pytest.raises(MoveReadError) as caught:
        parse_typed_move("G-5h", board("G6i G4i"))
    assert set(caught.value.choices) == {"G6i-5h", "G4i-5h"}
