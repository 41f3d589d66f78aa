"""What is quoted in messages, and the sentences for what the rules forbid."""

from __future__ import annotations

import pytest

from shogi_desktop.notation import NotationError, read
from shogi_desktop.rules import STANDARD, Illegality, IllegalMoveError, Position, parse_usi_move, quoted


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("7g7f", "'7g7f'"),
        ("同　銀成(22)", "'同　銀成(22)'"),
        ("a\x00\x07\x1b[31mb", "'a�[31mb'"),
        ("two\r\n\tlines", "'two lines'"),
        ("\ud800\u202ex", "'�x'"),
        ("x" * 61, f"'{'x' * 60}…'"),
        ("\n" * 1000, "''"),
    ],
)
def test_a_quotation_can_be_shown_on_one_line(text: str, shown: str) -> None:
    assert quoted(text).replace("…", "") == shown.replace("…", "")
    assert len(quoted(text)) <= 63


def test_a_quotation_that_is_cut_says_so() -> None:
    assert quoted("y" * 1_000_000) == f"'{'y' * 60}…'"


@pytest.mark.parametrize(
    "data",
    [
        bytes(range(256)) * 400,
        b"\x89PNG\r\n\x1a\n" + bytes(10_000),
        "手合割：平手\n   1 ".encode() + b"\x01\x02" * 3000 + b"\n",
        b"position sfen " + b"\x07" * 5000 + b" b - 1",
        b"position startpos moves 7g7f " + b"\x1b" * 5000,
    ],
)
def test_messages_about_files_are_short_and_hold_no_control_characters(data: bytes) -> None:
    try:
        messages = [str(problem) for problem in read(data).problems]
    except NotationError as error:
        messages = [str(error)]
    assert messages
    for message in messages:
        assert message.isprintable(), message
        assert len(message) < 250


@pytest.mark.parametrize("illegality", Illegality)
def test_every_reason_against_a_move_has_words_of_its_own(illegality: Illegality) -> None:
    assert illegality.text.replace(" ", "").replace("'", "").replace(",", "").strip("()").islower()
    assert [other for other in Illegality if other.text == illegality.text] == [illegality]


def test_no_message_shows_the_name_of_a_constant() -> None:
    position = Position.start(STANDARD)
    with pytest.raises(IllegalMoveError) as refused:
        position.play(parse_usi_move("7g5e", STANDARD))
    assert "the piece does not move that way" in str(refused.value)
    for text in ("position startpos moves 7g5e", "手合割：平手\n   1 ５五歩(77)\n"):
        (problem,) = read(text).problems
        assert "the piece does not move that way" in problem.text
        assert "_" not in problem.text


def test_what_fits_is_quoted_whole_and_what_is_one_longer_is_cut() -> None:
    assert quoted("a" * 9, 9) == f"'{'a' * 9}'"
    assert quoted("a" * 10, 9) == f"'{'a' * 9}…'"
    assert quoted("a" + " " * 35, 9) == "'a'"
    assert quoted("a" + " " * 36, 9) == "'a…'"


def test_what_shrinks_is_looked_at_up_to_four_times_the_length() -> None:
    assert quoted("a" + " " * 30 + "b", 9) == "'a b'"
    assert quoted("a" + " " * 34 + "b", 9) == "'a b'"
    assert quoted("a" + " " * 35 + "b", 9) == "'a…'"
