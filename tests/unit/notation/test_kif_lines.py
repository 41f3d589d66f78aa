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


def test_no_pattern_is_tried_on_a_line_that_is_too_long() -> None:
    assert plain_move("1 ７六歩" + " " * 500) is None
    assert any_move("1 ７六歩" + " " * 500) is None
    assert joined_move(" " * 500 + "x 2 ３四歩(33)") is None


def test_the_next_move_is_found_behind_a_lost_end_of_line() -> None:
    match = joined_move("( 0:0   2 ３四歩(33)   ( 0:02/0:02)")
    assert match is not None
    assert match.groups()[:2] == ("2", "３四歩(33)")


@pytest.mark.parametrize(
    ("text", "ms"),
    [("0:01", 1_000), ("75:03", 4_503_000), ("1:00:05", 3_605_000), ("0:01.5", 1_500), ("0：07", 7_000)],
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
