"""The numerals and names of Japanese kifu."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.kanji import number_name, parse_number, side_name, square_text, to_ascii
from shogi_desktop.notation.kif_moves import origin_of
from shogi_desktop.rules import OKISAKI, Color, parse_square, square


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (1, "一"),
        (9, "九"),
        (10, "十"),
        (11, "十一"),
        (18, "十八"),
        (20, "二十"),
        (21, "二十一"),
        (99, "九十九"),
    ],
)
def test_numbers_are_written_as_in_japanese(number: int, name: str) -> None:
    assert number_name(number) == name


def test_every_number_reads_back_in_kanji_and_in_digits_of_any_width() -> None:
    for number in range(1, 100):
        wide = str(number).translate(str.maketrans("0123456789", "０１２３４５６７８９"))
        assert [parse_number(text) for text in (number_name(number), str(number), wide)] == [number] * 3


@pytest.mark.parametrize(
    ("text", "number"),
    [("一八", 18), ("〇", 0), ("十〇", 10), ("二〇", 20), ("", None), ("歩", None), ("十歩", None),
     ("-1", None), ("1.5", None), ("9" * 40, 999_999_999)],
)  # fmt: skip
def test_numbers_are_read_however_they_are_put_and_nothing_else_is(text: str, number: int | None) -> None:
    assert parse_number(text) == number


def test_squares_have_a_wide_file_and_a_rank_in_kanji() -> None:
    assert [square_text(parse_square(name)) for name in ("7f", "1a", "9i")] == ["７六", "１一", "９九"]
    assert square_text(square(10, 10)) == "１０十"
    assert all(square_text(sq) for sq in OKISAKI.squares)


def test_sides_are_named_by_the_kind_of_game_and_signs_made_plain() -> None:
    assert [side_name(color, handicap=False) for color in Color] == ["先手", "後手"]
    assert [side_name(color, handicap=True) for color in Color] == ["下手", "上手"]
    assert to_ascii("１２．３：（４）＋　５六") == "12.3:(4)+ 5六"


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("77", "7g"), ("７７", "7g"), ("10.10", "10j"), ("10.1", "10a"), ("1010", "10j"), ("110", "1j"),
        ("101", "10a"), ("00", None), ("07", None), ("70", None), ("7", None), ("7a", None), ("a7", None),
        ("", None), ("11.1", None), ("1.11", None), ("7.", None), ("x10", None),
    ],
)  # fmt: skip
def test_an_origin_is_a_file_and_a_rank_on_some_board(text: str, origin: str | None) -> None:
    assert (origin_of(text) or None) == (None if origin is None else parse_square(origin))
