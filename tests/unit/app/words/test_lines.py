"""A line of moves as a hint or a remark tells it: with the sides' signs, and as far as it can be played."""

from __future__ import annotations

from shogi_desktop.app.words.lines import LONGEST_LINE, line_text
from shogi_desktop.rules import STANDARD, Move, Position, Square, parse_square, parse_usi_move, square_name


def moves(*usi: str) -> list[Move]:
    return [parse_usi_move(text, STANDARD) for text in usi]


def told(position: Position, move: Move, before: Square | None) -> str:
    """The move, and where the one before it went."""
    return f"{move.usi}/{'' if before is None else square_name(before)}"


def test_each_move_has_the_sign_of_its_side_and_knows_where_the_one_before_went() -> None:
    start = Position.start(STANDARD)
    line = moves("7g7f", "3c3d", "8h2b+", "3a2b")
    assert line_text(line, start, None, told) == "☗7g7f/  ☖3c3d/7f  ☗8h2b+/3d  ☖3a2b/2b"
    assert line_text(line[:1], start, parse_square("5e"), told) == "☗7g7f/5e"
    assert start.sfen() == STANDARD.start_sfen


def test_a_sign_that_the_notation_writes_itself_is_not_doubled() -> None:
    start = Position.start(STANDARD)
    assert line_text(moves("7g7f"), start, None, lambda _p, move, _b: f"☗{move.usi}") == "☗7g7f"


def test_a_line_ends_where_it_cannot_be_played_on() -> None:
    start = Position.start(STANDARD)
    assert line_text(moves("7g7f", "7f7e", "3c3d"), start, None, told) == "☗7g7f/"


def test_no_more_is_told_than_anybody_follows() -> None:
    there_and_back = moves(*["2h3h", "8b7b", "3h2h", "7b8b"] * 3)
    text = line_text(there_and_back, Position.start(STANDARD), None, told)
    assert len(text.split("  ")) == LONGEST_LINE
