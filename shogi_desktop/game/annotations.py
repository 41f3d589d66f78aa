"""What a reader of a record marks beside words: a sign such as ``!?`` on the move, arrows and circles.

No format of shogi has a place for them, every format has one for comments: so they live there, as one last
line that a person can read and any program keeps::

    [marks: !?, 7g-7f, R*5e red, 5e blue]

A sign; arrows from a square, or from the hand of Black (``R*``) or White (``r*``), to a square; circles.
Squares and letters are those of USI, a colour is named unless it is green. Only a line written exactly as
`join_comment` writes it is taken for one, and only at the end: whatever else stands in a comment is the
writer's own text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.rules import BoardMove, Color, Move, Square, parse_square, square_name

_LINE = re.compile(r"\[marks: ([^\[\]\n]+)\]")
_NONE = "[marks]"
"""Stands below a text that ends like a line of marks and is none."""
_SEPARATOR = ", "


class Glyph(Enum):
    """A verdict on a move, by the signs of chess; the value is what is written."""

    GOOD = "!"
    MISTAKE = "?"
    BRILLIANT = "!!"
    BLUNDER = "??"
    INTERESTING = "!?"
    DUBIOUS = "?!"


class MarkColor(Enum):
    """The colours to draw with; the value is the word written in the comment. GREEN, the first, is not."""

    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"


class InHand(Struct, frozen=True):
    """A piece in the hand of `color`, as where an arrow begins.

    :ivar letter: its SFEN letter in upper case (``R``): a comment does not know its variant.
    """

    color: Color
    letter: str


class Arrow(Struct, frozen=True):
    """An arrow from a square, or from a piece in hand, to another square."""

    origin: Square | InHand
    target: Square
    color: MarkColor = MarkColor.GREEN


def arrow_of(move: Move, color: Color, mark: MarkColor = MarkColor.GREEN) -> Arrow:
    """The arrow that shows a move of `color`."""
    origin = move.origin if isinstance(move, BoardMove) else InHand(color, move.kind.symbol)
    return Arrow(origin, move.target, mark)


class Circle(Struct, frozen=True):
    """A ring round a square."""

    square: Square
    color: MarkColor = MarkColor.GREEN


Mark = Arrow | Circle


class Annotations(Struct, frozen=True):
    """All that is marked at one node of a record: a sign on its move, drawings on the position after it."""

    glyph: Glyph | None = None
    marks: tuple[Mark, ...] = ()

    def __bool__(self) -> bool:
        return self.glyph is not None or bool(self.marks)

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """The arrows, in the order drawn."""
        return tuple(mark for mark in self.marks if isinstance(mark, Arrow))

    @property
    def circles(self) -> tuple[Circle, ...]:
        """The circles, in the order drawn."""
        return tuple(mark for mark in self.marks if isinstance(mark, Circle))

    def toggled(self, mark: Mark) -> Annotations:
        """With `mark` drawn; drawn a second time it goes, in another colour it changes."""
        rest = tuple(old for old in self.marks if replace(old, color=mark.color) != mark)
        return replace(self, marks=rest if mark in self.marks else (*rest, mark))

    def with_glyph(self, glyph: Glyph | None) -> Annotations:
        """With that sign instead of the one there is."""
        return replace(self, glyph=glyph)

    def without_marks(self) -> Annotations:
        """With nothing drawn on the board."""
        return replace(self, marks=())


NO_ANNOTATIONS = Annotations()


def split_comment(comment: str) -> tuple[str, Annotations]:
    """The text of a comment and what its last line marks; a comment without such a line is all text."""
    head, found, last = comment.rpartition("\n")
    if found and not head:
        return comment, NO_ANNOTATIONS  # join_comment writes no empty line above
    if found and last == _NONE and split_comment(head)[0] != head:
        return head, NO_ANNOTATIONS
    annotations = _read_line(last)
    if annotations is None:
        return comment, NO_ANNOTATIONS
    return head, annotations


def join_comment(text: str, annotations: Annotations) -> str:
    """The comment that `split_comment` takes apart into `text` and `annotations` again."""
    if annotations:
        line = _line(annotations)
        return f"{text}\n{line}" if text else line
    return f"{text}\n{_NONE}" if split_comment(text)[0] != text else text


def _line(annotations: Annotations) -> str:
    return f"[marks: {_SEPARATOR.join(_words(annotations))}]"


def _words(annotations: Annotations) -> Iterator[str]:
    if annotations.glyph is not None:
        yield annotations.glyph.value
    for mark in annotations.marks:
        color = "" if mark.color is MarkColor.GREEN else f" {mark.color.value}"
        if isinstance(mark, Circle):
            yield square_name(mark.square) + color
        elif isinstance(mark.origin, InHand):
            letter = mark.origin.letter
            letter = letter if mark.origin.color is Color.BLACK else letter.lower()
            yield f"{letter}*{square_name(mark.target)}{color}"
        else:
            yield f"{square_name(mark.origin)}-{square_name(mark.target)}{color}"


def _read_line(line: str) -> Annotations | None:
    """What a line of marks says; None if it is none, or not written as we write it."""
    match = _LINE.fullmatch(line)
    if match is None:
        return None
    words = match[1].split(_SEPARATOR)
    glyph = next((glyph for glyph in Glyph if glyph.value == words[0]), None)
    try:
        marks = tuple(_read_mark(word) for word in words[glyph is not None :])
    except ValueError:
        return None
    annotations = Annotations(glyph, marks)
    return annotations if _line(annotations) == line else None


def _read_mark(word: str) -> Mark:
    """:raises ValueError: `word` is no mark."""
    place, _, color_word = word.partition(" ")
    color = MarkColor(color_word) if color_word else MarkColor.GREEN
    if "*" in place:
        letter, _, target = place.partition("*")
        if len(letter) != 1 or not (letter.isascii() and letter.isalpha()):
            raise ValueError(word)
        owner = Color.BLACK if letter.isupper() else Color.WHITE
        return Arrow(InHand(owner, letter.upper()), parse_square(target), color)
    origin, between, target = place.partition("-")
    if between:
        return Arrow(parse_square(origin), parse_square(target), color)
    return Circle(parse_square(place), color)
