"""What is wrong with a position, in words, with its place."""

import pytest

from shogi_desktop.rules import (
    STANDARD,
    Color,
    Fault,
    Position,
    PositionProblem,
    SecondKingError,
    UnplayableError,
    oddities_for_study,
    parse_square,
    problems_of,
    require_playable,
)


@pytest.mark.parametrize(
    ("sfen", "texts"),
    [
        ("9/9/9/9/9/9/9/9/9 b - 1", ["Black has no king", "White has no king"]),
        ("4k4/9/9/9/4R4/9/9/9/4K4 b - 1", ["the king of White on 5a could be captured at once"]),
    ],
)
def test_a_position_that_nobody_could_play_is_refused_with_the_reasons(sfen: str, texts: list[str]) -> None:
    with pytest.raises(UnplayableError) as caught:
        oddities_for_study(Position.from_sfen(sfen, STANDARD))
    assert [problem.text for problem in caught.value.problems] == texts


def test_oddities_are_told_with_their_places() -> None:
    position = Position.from_sfen("P3k4/P8/9/9/9/9/9/9/4K4 b - 1", STANDARD)
    assert [oddity.text for oddity in oddities_for_study(position)] == [
        "the pawn of Black on 9a could never move",
        "a second pawn of Black is on the file of 9b (nifu)",
    ]


def test_each_problem_names_whose_and_which_piece_it_is_and_where() -> None:
    pawn, knight = STANDARD.kind("pawn"), STANDARD.kind("knight")
    position = Position.from_sfen("P3k4/P8/9/9/9/9/9/n8/4K4 b 18p 1", STANDARD)
    assert problems_of(position) == [
        PositionProblem(Fault.DEAD_PIECE, Color.BLACK, parse_square("9a"), pawn),
        PositionProblem(Fault.NIFU, Color.BLACK, parse_square("9b"), pawn),
        PositionProblem(Fault.DEAD_PIECE, Color.WHITE, parse_square("9h"), knight),
        PositionProblem(Fault.TOO_MANY, kind=pawn),
    ]
    in_check = Position.from_sfen("4k4/9/9/9/4R4/9/9/9/9 b - 1", STANDARD)
    assert problems_of(in_check) == [
        PositionProblem(Fault.NO_KING, Color.BLACK),
        PositionProblem(Fault.OPPONENT_IN_CHECK, Color.WHITE, parse_square("5a")),
    ]


def test_every_problem_is_a_clause_with_side_piece_and_place() -> None:
    square, kind = parse_square("5e"), STANDARD.kind("lance")

    assert {fault: PositionProblem(fault, Color.WHITE, square, kind).text for fault in Fault} == {
        Fault.NO_KING: "White has no king",
        Fault.NIFU: "a second pawn of White is on the file of 5e (nifu)",
        Fault.DEAD_PIECE: "the lance of White on 5e could never move",
        Fault.OPPONENT_IN_CHECK: "the king of White on 5e could be captured at once",
        Fault.TOO_MANY: "there are more pieces of the kind lance than the set has",
        Fault.SECOND_KING: "a second king of White is on 5e",
    }


def test_a_second_king_is_refused_by_its_side() -> None:
    position = Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b - 1", STANDARD)
    white_king = position.piece_at(parse_square("5a"))
    assert white_king is not None

    with pytest.raises(SecondKingError, match="a second white king") as caught:
        position.put(white_king, parse_square("5e"))
    assert caught.value.color is Color.WHITE


@pytest.mark.parametrize(
    ("sfen", "texts"),
    [
        ("4k4/9/9/9/9/9/9/9/4K4 b - 1", []),
        ("4k4/9/9/9/9/9/9/9/9 b - 1", ["Black has no king"]),
        ("9/9/9/9/9/9/9/9/9 b - 1", ["Black has no king", "White has no king"]),
        ("4k4/9/9/9/4R4/9/9/9/4K4 b - 1", ["the king of White on 5a could be captured at once"]),
        # odd, and no more
        ("4k4/9/9/9/9/9/4P4/4P4/4K4 b - 1", []),
        ("N3k4/9/9/9/9/9/9/9/4K4 b 19P 1", []),
    ],
)
def test_a_game_needs_two_kings_that_cannot_be_captured_at_once(sfen: str, texts: list[str]) -> None:
    position = Position.from_sfen(sfen, STANDARD)
    if not texts:
        require_playable(position)
        return
    with pytest.raises(UnplayableError) as caught:
        require_playable(position)
    assert [problem.text for problem in caught.value.problems] == texts
    assert str(caught.value) == "; ".join(texts)


def test_what_is_too_many_is_counted_on_board_and_in_hands_together() -> None:
    enough = Position.from_sfen("4k4/9/9/9/4+P4/9/9/9/4K4 b 10P7p 1", STANDARD)
    too_many = Position.from_sfen("4k4/9/9/9/4+P4/9/9/9/4K4 b 10P8p 1", STANDARD)

    assert oddities_for_study(enough) == []
    assert [oddity.text for oddity in oddities_for_study(too_many)] == [
        "there are more pieces of the kind pawn than the set has"
    ]


def test_an_attacker_without_a_king_is_no_oddity_but_a_defender_without_one_is() -> None:
    assert oddities_for_study(Position.from_sfen("4k4/9/9/9/9/9/9/9/9 b - 1", STANDARD)) == []
    assert [
        oddity.text
        for oddity in oddities_for_study(Position.from_sfen("9/9/9/9/9/9/9/9/4K4 b - 1", STANDARD))
    ] == ["White has no king"]


def test_a_kind_with_a_name_of_two_words_is_told_in_words() -> None:
    kind = next(kind for kind in STANDARD.kinds if "_" in kind.id)
    said = PositionProblem(Fault.DEAD_PIECE, Color.BLACK, parse_square("1a"), kind).text
    assert said == f"the {kind.id.replace('_', ' ')} of Black on 1a could never move"
