"""Names of megabytes and with anything in them, as they can be shown."""

from __future__ import annotations

import pytest

from shogi_desktop.app.system.short_text import (
    begun_large,
    in_one_line,
    middle_left_out,
    shortened,
    without_control,
)


@pytest.mark.parametrize(
    ("text", "most", "shown"),
    [
        ("", 5, ""),
        ("abcde", 5, "abcde"),
        ("abcdef", 5, "abcd…"),
        ("abc  def", 5, "abc…"),
    ],
)
def test_a_text_is_cut_to_a_length_with_the_sign_for_it(text: str, most: int, shown: str) -> None:
    assert shortened(text, most) == shown
    assert in_one_line(text, most) == (shown if "  " not in text else "abc…")


def test_what_is_shown_by_itself_is_bounded() -> None:
    assert len(shortened("x" * 10_000_000)) == 2_000
    assert len(in_one_line("x" * 10_000_000)) == 120
    assert in_one_line("x" * 120) == "x" * 120


def test_a_name_after_blanks_without_end_is_known_to_go_on() -> None:
    assert in_one_line(" " * 1_000 + "Aiko").endswith("…")
    assert in_one_line("  Aiko \n Sato\t ") == "Aiko Sato"


@pytest.mark.parametrize(
    "mark", ["\x00", "\x07", "\x0b", "\x1f", "\x7f", "\u2028", "\u202e", "\u2066", "\u2069"]
)
def test_marks_that_steer_what_shows_them_are_left_out(mark: str) -> None:
    assert without_control(f"a{mark}b") == "ab"
    assert in_one_line(f"a{mark}b") in {"ab", "a b"}


def test_line_ends_and_tabs_stay_in_a_text_of_lines() -> None:
    assert without_control("a\tb\nc 棋 é") == "a\tb\nc 棋 é"


def test_without_a_length_a_text_has_two_thousand_characters_and_a_name_a_hundred_and_twenty() -> None:
    assert shortened("x" * 2_000) == "x" * 2_000
    assert shortened("x" * 2_001) == "x" * 1_999 + "…"
    assert in_one_line("x" * 120) == "x" * 120
    assert in_one_line("x" * 121) == "x" * 119 + "…"


def test_blanks_within_a_name_are_one_and_take_no_place_in_its_length() -> None:
    assert in_one_line("Aiko" + " " * 400 + "Sato") == "Aiko Sato"
    assert in_one_line("Aiko" + " " * 10_000 + "Sato") == "Aiko…"


def test_of_a_long_name_beginning_and_end_are_kept() -> None:
    name = "20261121 the final of the club's spring tournament.kif"
    assert middle_left_out(name, len(name)) == name
    assert middle_left_out(name, 30) == "20261121 the final…nament.kif"
    assert len(middle_left_out("x" * 500, 30)) == 30


def test_only_the_first_letter_of_an_entry_becomes_large() -> None:
    assert [begun_large(text) for text in ("tokin on 2a", "", "Bishop", "香 to 1b")] == [
        *("Tokin on 2a", "", "Bishop", "香 to 1b")
    ]
