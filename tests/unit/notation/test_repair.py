"""Making out a damaged move by what is legal and by what follows."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.kif_repair import count_playable, likely_move, most_likely
from shogi_desktop.rules import STANDARD, Move, Position, Square, parse_square, parse_usi_move

PAWN = parse_usi_move("7g7f", STANDARD)


@pytest.mark.parametrize(
    ("texts", "played"),
    [
        ([], 0),
        (["nothing"], 0),
        (["2g2f"], 0),  # Black again
        (["3c3d"], 1),
        (["3c3d", "nothing", "2g2f"], 1),
        (["3c3d", "8h2b+", "3a2b", "nothing"], 3),
    ],
)
def test_the_moves_that_follow_count_as_far_as_they_can_be_played(texts: list[str], played: int) -> None:
    seen: list[Square] = []

    def read(text: str, position: Position, previous: Square) -> Move | None:
        seen.append(previous)
        return None if text == "nothing" else parse_usi_move(text, position.variant)

    assert count_playable(Position.start(STANDARD), PAWN, texts, read) == played
    targets = [PAWN.target, *(parse_usi_move(text, STANDARD).target for text in texts[:played])]
    assert seen == targets[: len(texts)]


def likely(text: str, *following: str, previous: str | None = None) -> tuple[str, int] | None:
    position = Position.start(STANDARD)
    found = likely_move(text, position, None if previous is None else parse_square(previous), following)
    return None if found is None else (found[0].usi, found[1])


def test_the_piece_that_is_named_tells_a_damaged_move_from_others() -> None:
    assert likely("７八金(?9)") == ("6i7h", 0)
    assert likely("７八銀(?9)") == ("7i7h", 0)
    assert likely("?") is None


def test_of_two_moves_as_like_the_text_the_one_is_meant_that_others_follow() -> None:
    assert likely("?六歩(?7)") is None
    assert likely("?六歩(?7)", "３四歩(33)", "２二角成(88)") == ("7g7f", 2)
    assert likely("?六歩(?7)", "３四歩(33)", "同　角成(88)") is None
    assert likely("?六歩(?7)", "３四歩(33)", "３三角成(88)", "同　桂(21)") == ("7g7f", 3)


def test_a_move_is_made_out_where_eleven_letters_of_twenty_are_right() -> None:
    position = Position.start(STANDARD)

    def said_with(right: int) -> tuple[Move, int] | None:
        spelt = {PAWN: "a" * right + "b" * (20 - right)}
        return most_likely("a" * 20, position, lambda move: spelt.get(move, ""), lambda move: 0)

    assert said_with(11) == (PAWN, 0)
    assert said_with(10) is None


def test_what_stands_behind_a_move_is_not_compared() -> None:
    assert likely("７八金(?9)   ( 0:10/00:00:10) and more than a move is long") == ("6i7h", 0)
