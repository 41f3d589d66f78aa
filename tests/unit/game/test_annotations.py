"""Signs, arrows and circles live in the last line of a comment, and no comment ever loses a word to them."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from shogi_desktop.game import (
    NO_ANNOTATIONS,
    Annotations,
    Arrow,
    Circle,
    Glyph,
    InHand,
    Mark,
    MarkColor,
    Record,
    join_comment,
    split_comment,
)
from shogi_desktop.game.annotations import arrow_of
from shogi_desktop.notation.formats import FORMATS, Format
from shogi_desktop.notation.result import FormatId
from shogi_desktop.rules import OKISAKI, STANDARD, Color, parse_square, parse_usi_move

_SQUARES = st.sampled_from(OKISAKI.squares)
_COLORS = st.sampled_from(MarkColor)
_HANDS = st.builds(InHand, st.sampled_from(Color), st.sampled_from("RBGSNLPQ"))
_MARKS = st.one_of(
    st.builds(Arrow, st.one_of(_SQUARES, _HANDS), _SQUARES, _COLORS), st.builds(Circle, _SQUARES, _COLORS)
)
ANNOTATIONS = st.builds(
    Annotations, st.one_of(st.none(), st.sampled_from(Glyph)), st.lists(_MARKS, max_size=5).map(tuple)
)
_MARK_LINES = st.sampled_from(
    ("[marks]", "[marks: !]", "[marks: 7g-7f, 5e red]", "[marks: 5e green]", "[marks: ]", "[marks: 0a]", "")
)
TEXTS = st.one_of(st.text(), st.lists(st.one_of(st.text(max_size=5), _MARK_LINES), max_size=4).map("\n".join))


@given(TEXTS, ANNOTATIONS)
@example("[marks]", NO_ANNOTATIONS)
@example("[marks: !]", NO_ANNOTATIONS)
@example("\n", Annotations(Glyph.GOOD))
def test_what_is_joined_comes_apart_again(text: str, annotations: Annotations) -> None:
    assert split_comment(join_comment(text, annotations)) == (text, annotations)


@given(TEXTS)
@example("\n[marks: !]")
@example("[marks: !]\n[marks]")
def test_no_comment_loses_anything(comment: str) -> None:
    assert join_comment(*split_comment(comment)) == comment


def test_the_line_is_one_that_a_person_can_read() -> None:
    marks: tuple[Mark, ...] = (
        Arrow(parse_square("7g"), parse_square("7f")),
        Arrow(InHand(Color.BLACK, "R"), parse_square("5e"), MarkColor.RED),
        Arrow(InHand(Color.WHITE, "P"), parse_square("5d"), MarkColor.YELLOW),
        Circle(parse_square("10j"), MarkColor.BLUE),
    )
    comment = join_comment("Sharp.", Annotations(Glyph.INTERESTING, marks))
    assert comment == "Sharp.\n[marks: !?, 7g-7f, R*5e red, p*5d yellow, 10j blue]"


@pytest.mark.parametrize(
    "line",
    [
        "[marks: !, ?]",
        "[marks: 7g7f]",
        "[marks: 5e green]",
        "[marks: 5e pink]",
        "[marks: RR*5e]",
        " [marks: !]",
    ],
)
def test_a_line_written_otherwise_is_text(line: str) -> None:
    assert split_comment(line) == (line, NO_ANNOTATIONS)


def test_drawing_again_takes_away_and_another_colour_repaints() -> None:
    arrow = Arrow(parse_square("7g"), parse_square("7f"))
    red = Arrow(parse_square("7g"), parse_square("7f"), MarkColor.RED)
    circle = Circle(parse_square("7f"))
    drawn = NO_ANNOTATIONS.toggled(arrow).toggled(circle)
    assert (drawn.arrows, drawn.circles) == ((arrow,), (circle,))
    assert drawn.toggled(red).marks == (circle, red)
    assert drawn.toggled(arrow).toggled(circle) == NO_ANNOTATIONS
    assert not NO_ANNOTATIONS


WITHOUT_COMMENTS = {FormatId.USI, FormatId.SFEN, FormatId.BOD}


@pytest.mark.parametrize(
    "made", [f for f in FORMATS if f.id not in WITHOUT_COMMENTS], ids=lambda made: made.id.value
)
@settings(max_examples=15)
@given(ANNOTATIONS)
def test_every_format_that_holds_comments_brings_them_back(made: Format, annotations: Annotations) -> None:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("7g7f", STANDARD))
    record.node(path).comment = join_comment("本文", annotations)
    read = made.loads(made.dumps(record)).record
    assert read.node(path).comment == record.node(path).comment


@given(ANNOTATIONS)
def test_the_line_needs_no_characters_that_shift_jis_lacks(annotations: Annotations) -> None:
    assert join_comment("", annotations).isascii()


def test_marks_are_taken_away_and_the_verdict_stays() -> None:
    drawn = Annotations(Glyph.GOOD, (Circle(parse_square("5e")),))

    assert drawn.without_marks() == Annotations(Glyph.GOOD)


@pytest.mark.parametrize("letter", ["1", "é", "歩", "+", "RR", ""])
def test_a_mark_from_the_hand_begins_with_one_plain_letter(letter: str) -> None:
    plain = join_comment("", Annotations(None, (Arrow(InHand(Color.BLACK, "P"), parse_square("5e")),)))
    assert split_comment(plain)[1].marks
    odd = plain.replace("P*", f"{letter}*")
    assert split_comment(odd) == (odd, Annotations())


@pytest.mark.parametrize("color", Color)
def test_the_arrow_of_a_move_begins_at_its_square_or_in_its_hand(color: Color) -> None:
    board, drop = parse_usi_move("7g7f", STANDARD), parse_usi_move("P*5e", STANDARD)
    assert arrow_of(board, color) == Arrow(parse_square("7g"), parse_square("7f"), MarkColor.GREEN)
    assert arrow_of(drop, color, MarkColor.RED) == Arrow(
        InHand(color, "P"), parse_square("5e"), MarkColor.RED
    )


def test_a_line_of_many_marks_is_read() -> None:
    line = "[marks: !?, 7g-7f, R*5e red, p*5d yellow, 10j blue]"
    text, annotations = split_comment(f"Sharp.\n{line}")
    assert (text, annotations.glyph) == ("Sharp.", Glyph.INTERESTING)
    assert annotations.marks == (
        Arrow(parse_square("7g"), parse_square("7f")),
        Arrow(InHand(Color.BLACK, "R"), parse_square("5e"), MarkColor.RED),
        Arrow(InHand(Color.WHITE, "P"), parse_square("5d"), MarkColor.YELLOW),
        Circle(parse_square("10j"), MarkColor.BLUE),
    )


def test_a_sign_takes_the_place_of_another_and_can_go() -> None:
    shown = Annotations(Glyph.GOOD, marks=(Circle(parse_square("5e")),))
    assert shown.with_glyph(Glyph.BLUNDER) == Annotations(Glyph.BLUNDER, marks=shown.marks)
    assert shown.with_glyph(None) == Annotations(marks=shown.marks)


def test_a_text_that_ends_like_marks_is_written_with_a_line_of_no_marks_below_it() -> None:
    """Files have it: it may never be another."""
    assert join_comment("well\n[marks: !]", NO_ANNOTATIONS) == "well\n[marks: !]\n[marks]"
    assert split_comment("well\n[marks: !]\n[marks]") == ("well\n[marks: !]", NO_ANNOTATIONS)
