"""What a line of a KIF file may be, and what stands further down in the file: text alone, no positions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from shogi_desktop.notation.ki2_moves import is_ki2_line, ki2_tokens
from shogi_desktop.notation.kif_results import is_closing

_TIME = r"\d{1,6}[:：]\d{1,6}(?:[:：]\d{1,6})?(?:\.\d{1,9})?"
_MOVE = re.compile(
    r"\s*(\d+)\s+([^\s(]+(?:　[^\s(]+)?(?:\([\d.]+\))?)"
    rf"\s*(?:\(\s*({_TIME})\s*/\s*({_TIME})\s*\))?\s*\+?\s*"
)
"""A move as programs write it; `_LENIENT` reads what people and older programs make of it."""

_LENIENT = re.compile(
    r"\s*(\d+)[\s.．:：]+"
    r"([^\s(（].*?)"
    rf"\s*(?:[(（]\s*({_TIME})?\s*(?:[/／]\s*({_TIME})?\s*)?[)）])?\s*[+＋]?\s*"
)
_JOINED = re.compile(r".*?\D(\s+\d+\s+[^\s(]+(?:　[^\s(]+)?(?:\([\d.]+\)|打).*)")
"""A line whose end was lost: the next move stands behind it."""
BRANCH = re.compile(r"\s*変化\s*[：:]?\s*(\d+)\s*手?.*")
_LOOK_AHEAD = 400
_NEAR = 5
_LONGEST_NUMBER = 9
_LONGEST_LINE = 500
"""Longer lines are no moves, and patterns are not tried on them."""


def plain_move(line: str) -> re.Match[str] | None:
    """`line` as a move (or end mark) as programs write it: its number, text, time and total time."""
    return _MOVE.fullmatch(line) if len(line) <= _LONGEST_LINE else None


def any_move(line: str) -> re.Match[str] | None:
    """`line` as a numbered move or end mark in any spelling, with the same parts."""
    return plain_move(line) or (_LENIENT.fullmatch(line) if len(line) <= _LONGEST_LINE else None)


def joined_move(rest: str) -> re.Match[str] | None:
    """The next move, as `plain_move` has it, behind what is left of a line whose end was lost."""
    joined = _JOINED.fullmatch(rest) if len(rest) <= _LONGEST_LINE else None
    return None if joined is None else _MOVE.fullmatch(joined[1])


def number_of(digits: str) -> int:
    """The number of a move; of digits beyond any game's the first ones."""
    return int(digits[:_LONGEST_NUMBER])


class LinesAhead:
    """What the lines after one say of the moves to come, up to the next variation."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines

    def _after(self, number: int) -> Iterator[str]:
        for line in self._lines[number + 1 : number + 1 + _LOOK_AHEAD]:
            if BRANCH.fullmatch(line):
                return
            yield line

    def move_texts(self, number: int) -> Iterator[str]:
        """The texts of the moves after the `number`-th line."""
        for line in self._after(number):
            match = plain_move(line)
            if match is not None:
                yield match[2]

    def ki2_texts(self, number: int, rest: str) -> Iterator[str]:
        """The texts of the moves of KI2 in the `rest` of the `number`-th line, and in those after it."""
        yield from _ki2_texts(rest)
        for line in self._after(number):
            if is_closing(line):
                return
            if is_ki2_line(line):
                yield from _ki2_texts(line)

    def next_number(self, number: int) -> int | None:
        """The number of the move that stands soonest after the `number`-th line; None where none is near."""
        near = (_MOVE.fullmatch(line) for line in self._lines[number + 1 : number + 1 + _NEAR])
        return next((number_of(match[1]) for match in near if match is not None), None)


def _ki2_texts(line: str) -> Iterator[str]:
    return (token[0].rstrip() for token in ki2_tokens(line))


def milliseconds(text: str) -> int:
    """Milliseconds of ``75:03``, ``1:00:05`` or ``0:01.5``; digits and colons may be of any width."""
    rest, _, seconds = text.rpartition(":")
    hours_text, _, minutes = rest.rpartition(":")
    try:
        return (int(hours_text or 0) * 3600 + int(minutes) * 60 + int(seconds)) * 1000
    except ValueError:
        pass  # the seconds have a fraction, or a colon is of another width
    parts = text.replace("：", ":").split(":")
    seconds, _, fraction = parts[-1].partition(".")
    hours = int(parts[0]) if len(parts) == 3 else 0
    whole = hours * 3600 + int(parts[-2]) * 60 + int(seconds)
    return whole * 1000 + (int(f"{fraction:0<3}"[:3]) if fraction else 0)
