"""A line of KIF by itself: a move or none, its time, and what the lines after it say."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.kif_lines import LinesAhead, any_move, joined_move, milliseconds, plain_move

MOVES = ["   1 ７六歩(77)   ( 0:01/00:00:01)", "*a word", "   2 ３四歩(33)", "変化：2手", "   2 ８四歩(83)"]


def test_a_move_is_read_with_its_number_and_times() -> None:
    match = plain_move(MOVES[0])
    assert match is not None
    assert match.groups() == ("1", "７六歩(77)", "0:01", "00:00:01")
    assert plain_move("7. ７六歩(77)") is None
    assert any_move("7. ７六歩(77)") is not None
    assert plain_move(MOVES[1]) is None


def test_no_pattern_is_tried_on_a_line_of_more_than_five_hundred_characters() -> None:
    longest = "1 ７六歩(77)".ljust(500)
    assert plain_move(longest) is not None
    assert plain_move(longest + " ") is None
    lenient = "1. ７六歩".ljust(500)
    assert any_move(lenient) is not None
    assert any_move(lenient + " ") is None
    joined = "x 2 ３四歩(33)".rjust(500)
    assert joined_move(joined) is not None
    assert joined_move(" " + joined) is None


def test_the_next_number_is_looked_for_in_five_lines_and_read_up_to_nine_digits() -> None:
    assert LinesAhead(["", *["*"] * 4, "1234567890 ３四歩(33)"]).next_number(0) == 123_456_789
    assert LinesAhead(["", *["*"] * 5, "2 ３四歩(33)"]).next_number(0) is None


def test_moves_ahead_are_looked_for_in_four_hundred_lines() -> None:
    assert len(list(LinesAhead([MOVES[0]] * 500).move_texts(0))) == 400


def test_the_next_move_is_found_behind_a_lost_end_of_line() -> None:
    match = joined_move("( 0:0   2 ３四歩(33)   ( 0:02/0:02)")
    assert match is not None
    assert match.groups()[:2] == ("2", "３四歩(33)")


@pytest.mark.parametrize(
    ("text", "ms"),
    [
        ("0:01", 1_000),
        ("75:03", 4_503_000),
        ("1:00:05", 3_605_000),
        ("0:01.5", 1_500),
        ("0:01.23456", 1_234),
        ("0：07", 7_000),
        ("2：05", 125_000),
        ("1：02：03.25", 3_723_250),
    ],
)
def test_times_are_of_any_width(text: str, ms: int) -> None:
    assert milliseconds(text) == ms


def test_moves_ahead_end_with_the_line_of_play() -> None:
    ahead = LinesAhead(MOVES)
    assert list(ahead.move_texts(0)) == ["３四歩(33)"]
    assert ahead.next_number(0) == 2
    assert list(ahead.move_texts(2)) == []
    assert ahead.next_number(4) is None


def test_moves_of_ki2_ahead_begin_in_the_line_itself() -> None:
    ahead = LinesAhead(["▲７六歩 △３四歩", "▲２六歩", "まで3手で先手の勝ち", "△８四歩"])
    assert list(ahead.ki2_texts(0, " △３四歩")) == ["△３四歩", "▲２六歩"]


def test_moves_of_ki2_ahead_are_read_without_the_blanks_behind_them_up_to_the_end() -> None:
    lines = ["▲７六歩    △３四歩", "*a word", "▲２六歩    △８四歩　", "まで4手で中断", "▲２五歩"]
    assert list(LinesAhead(lines).ki2_texts(0, "△３四歩 \t ")) == ["△３四歩", "▲２六歩", "△８四歩"]
